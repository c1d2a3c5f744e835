"""Files of the host that are damaged: a night goes on with the last good ones, and begins with none."""

from pathlib import Path
from random import Random

import pytest

from tests.checkout import checkout
from tests.damage import damaged_lines, damaged_tables
from tests.faults.programs import clock, rehearsed, running, state_in

HOUSE = "houses/gananda.toml"

NIGHT = "house gananda\nplayers 9\n0:00:00 start\n0:00:00 out 3 by 4\n"


def damaged(path: Path, chance: Random) -> bytes:
    """Return what may be left of a file: some of it, a wrong value, a wrong line, nothing, or rubbish."""
    text = path.read_text(encoding="utf-8")
    versions = damaged_lines(text) if path.suffix == ".csv" else damaged_tables(text)
    wrong = chance.choice([version for _, version in versions]).encode()
    return chance.choice([b"", chance.randbytes(200), b"\0" * 300, wrong, wrong])


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a checkout of its own, whose files are damaged and made good again."""
    return checkout(tmp_path_factory.mktemp("checkout"))


@pytest.mark.parametrize("name", ["clock.toml", "players.csv", HOUSE])
def test_a_night_goes_on_with_the_last_good_file(tmp_path: Path, here: Path, name: str) -> None:
    """A night in play is taken up though a file is damaged: its faults are told, and nothing is lost."""
    data, file, chance = tmp_path / "data", here / "config" / name, Random(name)
    good = file.read_bytes()
    assert rehearsed(NIGHT, "--data", data, "--speed", "1").returncode == 0
    try:
        with running(data, cwd=here) as clock_on:
            assert clock_on.ended() == 0
        assert file.name not in clock_on.said

        for _ in range(2):
            file.write_bytes(damaged(file, chance))
            with running(data, cwd=here) as clock_on:
                assert clock_on.ended() == 0
            assert f"{file}: " in clock_on.said
            assert "Traceback" not in clock_on.said
            file.write_bytes(good)
    finally:
        file.write_bytes(good)
    state = state_in(data)
    assert (state["phase"], state["players"]["left"]) == ("running", 8)


@pytest.mark.parametrize("name", ["clock.toml", HOUSE])
def test_no_night_begins_with_a_file_that_was_never_good(tmp_path: Path, here: Path, name: str) -> None:
    """Without a good copy a damaged file is told in its faults, a line each, and the program ends with 1."""
    file = here / "config" / name
    good = file.read_bytes()
    try:
        file.write_bytes(damaged(file, Random(name)))
        with running(tmp_path, cwd=here) as ended:
            assert ended.let_end() == 1
        checked = clock("check", file, cwd=here)
    finally:
        file.write_bytes(good)

    assert ended.said == checked.stdout
    assert checked.returncode == 1
    assert not (tmp_path / "ledger.sqlite").exists()


def test_check_ends_with_1_and_a_line_for_each_fault(here: Path, tmp_path: Path) -> None:
    """As a program: each damaged file gives lines of file, key, what is wrong and what would be right."""
    chance, files = Random(3), []
    for name in ("clock.toml", "players.csv", HOUSE):
        shipped = here / "config" / name
        for number in range(2):
            file = tmp_path / str(number) / shipped.name
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(damaged(shipped, chance))
            files.append(file)
    checked = clock("check", *files)
    lines = checked.stdout.splitlines()

    assert (checked.returncode, checked.stderr) == (1, "")
    assert {line.split(": ")[0] for line in lines} == {str(file) for file in files}
    assert all(line.count(": ") >= 1 and "; " in line for line in lines)
    assert clock("check").returncode == 0
