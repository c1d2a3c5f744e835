"""The verb `check`."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from clock.__main__ import main
from tests.house_text import CONFIG, changed, shipped


def check(*files: str | Path) -> Result:
    """Run `check` over files."""
    return CliRunner().invoke(main, ["check", *(str(file) for file in files)])


def test_the_shipped_files_are_right() -> None:
    """Without a file, settings, houses, seasons and players of the configuration are checked."""
    ended = check()

    assert (ended.exit_code, ended.stdout) == (0, "")
    assert ended.stderr == "7 files are right.\n"


def test_one_line_a_fault(tmp_path: Path) -> None:
    """Each fault is a line of file, key, what is wrong, what would be right; exit 1."""
    house = tmp_path / "mine.toml"
    house.write_text(changed("gananda", (" 5/10", " 5-10"), ("70/30", "70/20")), encoding="utf-8")

    ended = check(house)

    levels, shares = ended.stdout.splitlines()
    assert ended.exit_code == 1
    assert levels.startswith(
        f'{house}: schedule.levels row 1: "25 min 5-10" is neither a level nor a break; write a level like "'
    )
    assert shares == (f"{house}: prizes.shares row 1: the percents add up to 90; let them add up to 100")


def test_a_warning_is_told_and_no_fault(tmp_path: Path) -> None:
    """A file that can be used ends with 0, and its warnings are told."""
    house = tmp_path / "mine.toml"
    house.write_text(changed("gananda", ("70/30", "30/70")), encoding="utf-8")

    ended = check(house)

    assert ended.exit_code == 0
    assert "prizes.shares row 1: warning: " in ended.stdout


@pytest.mark.parametrize("name", ["clock.toml", "settings.toml"])
def test_settings_are_known_by_name_or_by_their_keys(tmp_path: Path, name: str) -> None:
    """A copy of the settings is not taken for a house."""
    copy = tmp_path / name
    copy.write_text((CONFIG / "clock.toml").read_text(encoding="utf-8"), encoding="utf-8")

    assert check(copy).exit_code == 0


def test_settings_that_name_no_house(tmp_path: Path) -> None:
    """The house of the settings is looked for, by name and by path."""
    settings = tmp_path / "clock.toml"
    for house, wrong in (("ganada", "did you mean gananda?"), ("/nowhere/mine.toml", "there is no file")):
        settings.write_text(f'house = "{house}"', encoding="utf-8")
        ended = check(settings)

        assert ended.exit_code == 1
        assert ended.stdout.startswith(f"{settings}: house: there is no ")
        assert wrong in ended.stdout


def test_settings_find_the_house_beside_them(tmp_path: Path) -> None:
    """A folder of settings and houses is looked at as a whole."""
    (tmp_path / "houses").mkdir()
    (tmp_path / "houses" / "mine.toml").write_text(shipped("gananda"), encoding="utf-8")
    settings = tmp_path / "clock.toml"
    settings.write_text('house = "mine"', encoding="utf-8")

    assert check(settings).exit_code == 0
    settings.write_text('house = "gananda"', encoding="utf-8")
    assert "known here: mine" in check(settings).stdout


@pytest.mark.parametrize("name", ["seasons/ours.toml", "ours.toml"])
def test_a_season_is_known_by_its_folder_or_its_keys(tmp_path: Path, name: str) -> None:
    """L1: a formula that cannot be used is a fault of the season, with its place."""
    season = tmp_path / name
    season.parent.mkdir(exist_ok=True)
    season.write_text('name = "Ours"\n[points]\nformula = "10 / (place - 1)"', encoding="utf-8")

    ended = check(season)

    assert ended.exit_code == 1
    assert ended.stdout.startswith(
        f'{season}: points.formula: letter 1, "10 / (place - 1)", divides by zero when place is 1; '
    )


def test_a_season_and_its_house(tmp_path: Path) -> None:
    """L5: the house of a season is there, and its chips make the champions' stacks."""
    season = tmp_path / "ours.toml"
    for house, stack, wrong in (
        ("gananda", 1000, None),
        ("ganada", 1000, 'house: there is no house "ganada"; did you mean gananda?'),
        ("gananda", 1001, "champions.other_stack: 1001 cannot be made of 5s; "),
    ):
        season.write_text(
            f'name = "Ours"\nhouse = "{house}"\n[champions]\nother_stack = {stack}', encoding="utf-8"
        )
        ended = check(season)

        assert ended.exit_code == (0 if wrong is None else 1)
        assert wrong is None or ended.stdout.startswith(f"{season}: {wrong}")


def test_two_seasons_of_one_name(tmp_path: Path) -> None:
    """A copy that kept its name: whoever asks for the season by it could get either."""
    folder = tmp_path / "seasons"
    folder.mkdir()
    for name, says in (("ours", "Ours"), ("copy", "Ours"), ("other", "Other")):
        (folder / f"{name}.toml").write_text(f'name = "{says}"\n', encoding="utf-8")
    ended = check(folder / "ours.toml", folder / "other.toml")
    wrong = 'name: "Ours" is the season of copy.toml, too; give each season a name of its own'

    assert (ended.exit_code, ended.stdout) == (1, f"{folder}/ours.toml: {wrong}\n")


def test_files_that_are_none(tmp_path: Path) -> None:
    """Missing, a folder, empty or binary: a line each, exit 1, and no traceback."""
    (tmp_path / "empty.toml").write_bytes(b"")
    (tmp_path / "binary.csv").write_bytes(bytes(range(256)))

    ended = check(tmp_path / "no.toml", tmp_path, tmp_path / "empty.toml", tmp_path / "binary.csv")

    assert ended.exit_code == 1
    assert len(ended.stdout.splitlines()) == 4


def test_unknown_options_are_a_matter_of_usage() -> None:
    """What the command line does not know ends with 2."""
    assert check("--nonsense").exit_code == 2


def test_a_season_in_the_settings_that_is_not_there(tmp_path: Path) -> None:
    """clock.toml: the season it wants must have a file; the word for the calendars is offered."""
    settings = tmp_path / "clock.toml"
    settings.write_text('season = "gananda-2041"', encoding="utf-8")
    ended = check(settings)
    settings.write_text('season = "gananda-2014"', encoding="utf-8")

    assert ended.exit_code == 1
    assert ended.output.startswith(f'{settings}: season: "gananda-2041" is no season; ')
    assert "gananda-2014" in ended.output
    assert check(settings).exit_code == 0
