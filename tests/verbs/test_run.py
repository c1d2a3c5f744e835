"""`run`: what it needs, and which files it uses when one of the host's is damaged."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from clock.__main__ import main
from clock.files.config import config_dir
from clock.ledger import Ledger
from clock.moment import BoxTime
from clock.settings import Settings
from clock.verbs.good_files import GoodFiles


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """Return a copy of the shipped configuration."""
    return Path(shutil.copytree(config_dir(), tmp_path / "config"))


def test_without_a_screen_one_sentence_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """README: it names the screen, and how to see pictures without one."""
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    told = CliRunner().invoke(main, ["run", "--data", str(tmp_path)])

    assert told.exit_code == 1
    assert len(told.output.splitlines()) == 1
    assert "rehearse SCRIPT --shots DIR" in told.output


def test_a_second_clock_leaves_the_screen_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told that the night is taken, before it looks for a screen."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    first = Ledger(tmp_path, BoxTime().now())
    told = CliRunner().invoke(main, ["run", "--data", str(tmp_path)])
    first.close()

    assert told.exit_code == 1
    assert "Another tournament clock is running" in told.output


@pytest.mark.parametrize("size", ["1280", "1280x", "bigxsmall", "12x7"])
def test_a_window_has_a_size(size: str) -> None:
    """A size that is none is a fault of usage."""
    told = CliRunner().invoke(main, ["run", "--window", size])

    assert told.exit_code == 2
    assert "1280x720" in told.output


def test_the_chosen_house_comes_first(config: Path, tmp_path: Path) -> None:
    """The others can be begun from the menu."""
    nights = GoodFiles(config, tmp_path / "data").nights("new-year")

    assert [night.house.name for night in nights] == ["new-year", "freezeout", "gananda", "wired-pair"]
    assert "New Year" in nights[0].house_text


@pytest.mark.parametrize("name", ["clock.toml", "players.csv", "houses/gananda.toml"])
def test_the_last_good_copy_of_a_damaged_file_stays_in_use(config: Path, tmp_path: Path, name: str) -> None:
    """Design section 6: a damaged file is refused whole, and the screen is told its name."""

    def everything() -> tuple[object, object, object, str]:
        files = GoodFiles(config, tmp_path / "data")
        return files.settings(), files.regulars(), files.nights("gananda")[0].house, files.warning

    good = everything()
    (config / name).write_bytes(b"\xff\x00 damaged")
    damaged = everything()

    assert good[-1] == ""
    assert damaged == (*good[:-1], Path(name).name)


def test_a_damaged_house_that_was_never_good_ends_with_its_faults(
    config: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a copy there is nothing to go on with: the faults are told, and the program ends."""
    (config / "houses/gananda.toml").write_text("title = 3")
    with pytest.raises(SystemExit) as ended:
        GoodFiles(config, tmp_path / "data").nights("gananda")

    assert ended.value.code == 1
    assert "gananda.toml" in capsys.readouterr().err


def test_another_damaged_house_is_left_out(config: Path, tmp_path: Path) -> None:
    """A house that is not tonight's does not stop the night; the screen names it."""
    (config / "houses/wired-pair.toml").write_text("title = 3")
    files = GoodFiles(config, tmp_path / "data")

    assert [night.house.name for night in files.nights("gananda")] == ["gananda", "freezeout", "new-year"]
    assert files.warning == "wired-pair.toml"


def test_without_files_the_built_in_settings_hold(tmp_path: Path) -> None:
    """A box without clock.toml and players.csv works."""
    files = GoodFiles(tmp_path, tmp_path / "data")

    assert (files.settings(), files.regulars()) == (Settings(), ())
