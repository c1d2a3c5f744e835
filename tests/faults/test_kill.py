"""A clock that is killed at any moment goes on as if nothing had been, with every act it has confirmed."""

from pathlib import Path
from random import Random

import pytest

from clock.ledger import read_night
from tests.faults.programs import State, history, killed_at, rehearsed, rehearsing, some_acts, state_in

PLAYERS = 40
ACTS = 12
CLOSE_S = 0.05

BEGIN = f"""
house gananda
players {PLAYERS}
0:00:00 start
0:00:00 show
"""

GO_ON = """
house gananda
continue
0:00:00 show
"""


def script(head: str, chance: Random) -> str:
    """Return a script of acts a few milliseconds apart, each followed by the state that confirms it."""
    at_ms, lines = 0, [head]
    for act in some_acts(chance, ACTS, PLAYERS):
        at_ms += chance.choice([0, 0, 5, 20])
        time = f"0:00:00.{at_ms:03}"
        lines.append(f"{time} {act}\n{time} show")
    return "\n".join(lines) + "\n"


def check_night_after_kill(data: Path, confirmed: State) -> State:
    """Check that a night has all that was confirmed, and that its clock is right; return how it stands."""
    stored = read_night(data)
    assert stored is not None
    assert stored.whole
    acts = len(stored.kept)
    # On a busy machine some acts more are made before the signal arrives.
    counts = range(acts, -1, -1)
    had = next((count for count in counts if history(stored, count, confirmed) == confirmed), None)
    assert had is not None, "what was confirmed is not in the history"
    now = state_in(data)
    if acts == had:
        ran_s = now["boottime"] - confirmed["boottime"] if confirmed["phase"] == "running" else 0
        assert now["phase"] == confirmed["phase"]
        assert now["elapsed"] - confirmed["elapsed"] == pytest.approx(ran_s, abs=CLOSE_S)
    assert now == {**history(stored, acts, now), "date": now["date"]}
    return now


@pytest.mark.parametrize("times", [20, pytest.param(200, marks=pytest.mark.slow)])
def test_a_night_goes_on_after_every_kill(tmp_path: Path, times: int) -> None:
    """Killed again and again while acts are made, nothing confirmed is lost and no time either."""
    chance, standing = Random(times), 0
    data = tmp_path / "0"
    for kill in range(times):
        with rehearsing(script(GO_ON if data.exists() else BEGIN, chance), data) as night:
            told = killed_at(night, chance.randint(1, 2 * ACTS), chance)
        if not told:
            continue
        now = check_night_after_kill(data, told[-1])
        standing += now["phase"] == "paused"
        if now["phase"] == "finished":
            data = tmp_path / str(kill + 1)

    assert standing < times


def test_a_killed_night_can_be_ended(tmp_path: Path) -> None:
    """After a kill the same folder takes acts again, and a clean end leaves them there."""
    with rehearsing(BEGIN + "0:00:00 out 3 by 4\n0:00:00 show\n0:01:00 show\n", tmp_path) as night:
        told = killed_at(night, 2, Random(1))
    went_on = rehearsed(
        "continue\n0:00:00 expect player.3.status out\n0:00:00 expect phase running\n0:00:00 out 5\n",
        "--data",
        tmp_path,
        "--speed",
        "1",
    )

    assert [state["players"]["left"] for state in told] == [PLAYERS, PLAYERS - 1]
    assert (went_on.returncode, went_on.stdout, went_on.stderr) == (0, "", "")
    assert state_in(tmp_path)["players"]["left"] == PLAYERS - 2
