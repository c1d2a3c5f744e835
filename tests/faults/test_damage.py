"""A ledger that is cut or damaged: what comes before the damage is there, and the host is told."""

import json
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from clock.ledger import StoredNight, read_night
from clock.ledger.folder import Folder
from tests.faults.programs import clock, rehearsed, some_acts, told

PLAYERS = 20

NIGHT = "\n".join(
    [
        f"house gananda\nplayers {PLAYERS}\n0:00:00 start",
        *(f"0:{minute:02}:00 {act}" for minute, act in enumerate(some_acts(Random(5), 55, PLAYERS), start=1)),
        "0:59:00 show\n",
    ]
)

GO_ON = "house gananda\ncontinue\n0:00:00 show\n"

TOLD = "The ledger is damaged"

Damage = Callable[[Path, Random], None]


def cut(file: Path, chance: Random) -> None:
    """Cut a file off somewhere."""
    with file.open("r+b") as open_file:
        open_file.truncate(chance.randrange(file.stat().st_size))


def scribble(file: Path, chance: Random) -> None:
    """Write something else over some bytes."""
    with file.open("r+b") as open_file:
        for _ in range(chance.choice([1, 30])):
            open_file.seek(chance.randrange(file.stat().st_size))
            open_file.write(chance.randbytes(chance.choice([1, 8])))


def blank(file: Path, chance: Random) -> None:
    """Blank out a page, as a card does that has lost it."""
    page = chance.randrange(max(1, file.stat().st_size // 4096))
    with file.open("r+b") as open_file:
        open_file.seek(page * 4096)
        open_file.write(bytes(min(4096, file.stat().st_size)))


def lose(file: Path, _: Random) -> None:
    """Lose a file."""
    file.unlink()


DAMAGES: tuple[Damage, ...] = (cut, scribble, blank, lose)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the data of a night of some fifty acts."""
    folder = tmp_path_factory.mktemp("whole")
    played = rehearsed(NIGHT, "--data", folder)
    assert "Traceback" not in played.stderr
    return folder


@pytest.mark.parametrize("times", [15, pytest.param(300, marks=pytest.mark.slow)])
@pytest.mark.parametrize("with_copy", [True, False], ids=["copy", "no copy"])
def test_a_damaged_night_is_read_as_far_as_it_goes(
    tmp_path: Path, whole: Path, times: int, *, with_copy: bool
) -> None:
    """Cut or damaged anywhere: while its copy is sound all of the night is there, else the first part of it.

    Whoever reads it, or goes on with it, tells that some is lost, and never with a traceback.
    """
    before = read_night(whole)
    assert before is not None
    for time in range(times):
        chance = Random(f"{time} {with_copy}")
        data = Path(shutil.copytree(whole, tmp_path / str(time)))
        files = [data / "ledger.sqlite", *([] if with_copy else data.glob("copies/*"))]
        for file in files:
            chance.choice(DAMAGES)(file, chance)

        looked = told("state", "--data", data, "--json")
        went_on = told("rehearse", "-", "--json", "--data", data, script=GO_ON)

        for answer in (looked, went_on):
            assert bool(answer.stdout) == (answer.exit_code == 0)
            assert answer.exit_code == 0 or answer.stderr.strip()
        # Of a night that is gone `state` says so, and there is none that a script could go on with.
        assert (looked.exit_code, went_on.exit_code) in ({(0, 0)} if with_copy else {(0, 0), (1, 2)})
        if went_on.exit_code == 0:
            check_went_on(read_night(data), before, looked.stderr, went_on.stderr)


def check_went_on(after: StoredNight | None, before: StoredNight, *said: str) -> None:
    """Check that a night went on with all of another, or with its first part, and that then this was said."""
    assert after is not None
    assert after.whole
    acts, returned = after.kept[:-1], after.kept[-1:]
    assert [kept.act.command for kept in returned] in ([], [None])  # the power's, if anything had been done
    assert acts == before.kept[: len(acts)]
    if len(acts) < len(before.kept):
        assert [text.startswith(TOLD) for text in said] == [True, True]


def test_what_the_last_mark_tells_is_kept(tmp_path: Path) -> None:
    """Acts are lost, but not the mark after them: the night goes on at the time it tells, and stays whole."""
    acts = "".join(f'0:{minute:02}:00 name 1 "Name {minute}"\n' for minute in range(1, 40))
    assert rehearsed(f"players 9\n0:00:00 start\n{acts}0:59:00 show\n", "--data", tmp_path).returncode == 0
    for copy in tmp_path.glob("copies/*"):
        copy.unlink()
    with closing(Folder(tmp_path).to_write()) as connection:
        connection.execute("DROP TRIGGER no_delete_of_acts")
        connection.execute("DELETE FROM acts WHERE seq > 20")
    looked = clock("state", "--data", tmp_path, "--json")
    went_on = [rehearsed(GO_ON, "--data", tmp_path) for _ in range(2)]

    assert [one.returncode for one in (looked, *went_on)] == [0, 0, 0]
    assert [one.stderr.startswith(TOLD) for one in (looked, *went_on)] == [True, True, False]
    assert [json.loads(one.stdout)["elapsed"] for one in (looked, *went_on)] == [59 * 60] * 3
