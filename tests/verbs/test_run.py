"""`run`: what it needs, and which files it uses when one of the host's is damaged."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from clock.__main__ import main
from clock.appliance.good_files import GoodFiles
from clock.appliance.wall_screen import may_come
from clock.files.config import config_dir
from clock.ledger import Ledger, read_night
from clock.moment import BoxTime
from clock.settings import Settings
from tests.faults.programs import UNSEEN, rehearsed, running, state_in

RUNNING = "house gananda\nplayers 9\n0:00:00 start\n"


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


@pytest.mark.parametrize(
    ("surroundings", "card", "may"),
    [
        ({}, False, False),  # somebody at a prompt, on a machine without a screen
        ({}, True, True),  # a box whose television is off
        ({"SDL_VIDEODRIVER": "kmsdrm"}, True, True),
        ({"DISPLAY": ":9"}, True, False),  # a desktop that does not answer
        ({"SDL_VIDEODRIVER": "no such driver"}, True, False),
        ({"INVOCATION_ID": "5f"}, False, True),  # the system started it: the card may be slow to come
        ({"NOTIFY_SOCKET": "/run/x", "WAYLAND_DISPLAY": "wayland-0"}, False, True),
    ],
)
def test_when_a_screen_is_waited_for(
    tmp_path: Path, surroundings: dict[str, str], card: bool, may: bool
) -> None:
    """The night of a box does not depend on its screen; a person at a prompt is told."""
    if card:
        (tmp_path / "card0-HDMI-A-1").mkdir()

    assert may_come(surroundings, tmp_path) is may


def test_a_night_goes_on_without_a_screen(tmp_path: Path) -> None:
    """Started by the system with no television, it runs, and ends at once when it is told to."""
    surroundings = {
        name: value for name, value in UNSEEN.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}
    }
    surroundings |= {"SDL_VIDEODRIVER": "no such driver", "INVOCATION_ID": "5f"}
    assert rehearsed(RUNNING, "--data", tmp_path, "--speed", "1").returncode == 0
    with running(tmp_path, surroundings=surroundings) as night:
        began = state_in(tmp_path)
        assert night.ended() == 0
    after = state_in(tmp_path)
    stored = read_night(tmp_path)

    assert "The night goes on, and the picture comes when there is one." in night.said
    assert "Traceback" not in night.said
    assert (began["phase"], after["phase"]) == ("running", "running")
    assert stored is not None
    assert stored.mark is not None
    assert stored.mark.closing


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


@pytest.mark.parametrize(
    ("house", "said"),
    [("gannanda", "did you mean gananda?"), ("nowhere/mine.toml", "there is no file nowhere/mine.toml")],
)
def test_a_house_that_is_not_there_is_a_fault_of_usage(tmp_path: Path, house: str, said: str) -> None:
    """It ends with 2, as in every verb, before a ledger is made."""
    told = CliRunner().invoke(main, ["run", "--house", house, "--data", str(tmp_path / "data")])

    assert (told.exit_code, told.stdout) == (2, "")
    assert said in told.stderr
    assert not (tmp_path / "data").exists()


@contextmanager
def without_rights() -> Iterator[None]:
    """Be somebody for whom the rights of a folder hold, which they do not for root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65_534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("words", [["run"], ["state"], ["standings"], ["rehearse", "-"]])
def test_a_folder_that_nobody_may_look_into(words: list[str], tmp_path: Path) -> None:
    """A data folder whose rights forbid even to look is told in a sentence, by every verb."""
    barred = tmp_path / "barred"
    barred.mkdir(mode=0)
    with without_rights():
        told = CliRunner().invoke(main, [*words, "--data", str(barred)], input="house gananda\nplayers 3\n")

    assert (told.exit_code, told.stdout) == (2, "")
    assert f"{barred} cannot be looked into (Permission denied)" in " ".join(told.stderr.split())


@pytest.mark.parametrize(
    "words",
    [
        ["run", "--data", ""],
        ["state", "--data", ""],
        ["standings", "--data", ""],
        ["doctor", "--data", ""],
        ["rehearse", "-", "--data", ""],
        ["rehearse", "-", "--shots", ""],
    ],
)
def test_no_name_is_no_folder(words: list[str]) -> None:
    """An empty name, of a variable that was not set perhaps, is not taken for the present folder."""
    told = CliRunner().invoke(main, words, input="house gananda\nplayers 3\n")

    assert (told.exit_code, told.stdout) == (2, "")
    assert '"" names no folder; write its path, or . for the folder you are in' in told.stderr


def test_the_chosen_house_comes_first(config: Path, tmp_path: Path) -> None:
    """The others can be begun from the menu."""
    nights = GoodFiles(config, tmp_path / "data").nights("new-year")

    assert [night.house.name for night in nights] == ["new-year", "freezeout", "gananda", "wired-pair"]
    assert "New Year" in nights[0].house_text


@pytest.mark.parametrize(
    "name", ["clock.toml", "players.csv", "houses/gananda.toml", "seasons/gananda-2014.toml"]
)
def test_the_last_good_copy_of_a_damaged_file_stays_in_use(config: Path, tmp_path: Path, name: str) -> None:
    """A damaged file is refused whole, and the screen is told its name."""

    def everything() -> tuple[object, ...]:
        files = GoodFiles(config, tmp_path / "data")
        listed = *files.roster(), files.seasons()
        return files.settings(), *listed, files.nights("gananda")[0].house, files.faulty_file

    good = everything()
    (config / name).write_bytes(b"\xff\x00 damaged")
    damaged = everything()

    assert good[-1] == ""
    assert damaged == (*good[:-1], Path(name).name)


def test_a_good_file_is_kept_once(config: Path, tmp_path: Path) -> None:
    """A start writes nothing that is on the card already; a file that was changed since is kept anew."""
    copy = tmp_path / "data/last-good/players.csv"

    def kept() -> tuple[int, bytes]:
        GoodFiles(config, tmp_path / "data").roster()
        return copy.stat().st_ino, copy.read_bytes()

    first = kept()
    assert kept() == first
    (config / "players.csv").write_text("id,name,sub\nada,Ada,\n")
    assert kept()[1] == (config / "players.csv").read_bytes() != first[1]


def test_a_damaged_season_that_was_never_good_is_left_out(config: Path, tmp_path: Path) -> None:
    """The evening is played without it, and the screen names its file."""
    (config / "seasons/gananda-2014.toml").write_text("name = 3")
    files = GoodFiles(config, tmp_path / "data")

    assert files.seasons() == ()
    assert files.faulty_file == "gananda-2014.toml"


def test_a_season_and_a_house_of_one_name(config: Path, tmp_path: Path) -> None:
    """Their good copies do not take each other's place."""
    (config / "seasons/gananda-2014.toml").rename(config / "seasons/gananda.toml")
    files = GoodFiles(config, tmp_path / "data")
    files.nights("gananda")
    (plan,) = files.seasons()
    (config / "seasons/gananda.toml").write_text("name = 3")
    (config / "houses/gananda.toml").write_text("title = 3")
    again = GoodFiles(config, tmp_path / "data")

    assert again.seasons() == (plan,)
    assert again.nights("gananda")[0].house.title == "Gananda Season League"


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
    assert files.faulty_file == "wired-pair.toml"


def test_without_files_the_built_in_settings_hold(tmp_path: Path) -> None:
    """A box without clock.toml and players.csv works."""
    files = GoodFiles(tmp_path, tmp_path / "data")

    assert (files.settings(), files.roster()) == (Settings(), ((), ""))
