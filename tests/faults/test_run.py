"""The clock on a desktop, its keys typed as a host would: killed, taken up, read beside, and left alone."""

from pathlib import Path
from random import Random

import pytest

from tests.desktop import MISSING, WHY_NOT, Desktop, desktop
from tests.faults.programs import boot_s, clock, outs_in, rehearsed, running, state_in, wait_for

PLAYERS = 60
CLOSE_S = 0.05

NIGHT = f"house gananda\nplayers {PLAYERS}\n0:00:00 start\n"

on_a_desktop = pytest.mark.skipif(MISSING is not None, reason=WHY_NOT)


def wait_for_out(data: Path, player: int) -> None:
    """Wait until a player has gone out as the last one."""
    wait_for(lambda: outs_in(data)[-1:] == [player])


def type_out(screen: Desktop, player: int) -> None:
    """Type what puts a player out by nobody."""
    screen.type(*str(player), "Return", "Return")


@on_a_desktop
@pytest.mark.parametrize("kills", [2, pytest.param(15, marks=pytest.mark.slow)])
def test_keys_typed_before_a_kill(tmp_path: Path, kills: int) -> None:
    """Killed while keys are typed, `run` has every bust-out that was seen, and its clock has run on."""
    chance, seen = Random(kills), list[int]()
    still_in = chance.sample(range(1, PLAYERS + 1), PLAYERS)
    assert rehearsed(NIGHT, "--data", tmp_path, "--speed", "1").returncode == 0
    before, began_s = state_in(tmp_path), boot_s()
    with desktop() as screen:
        for _ in range(kills):
            with running(tmp_path, surroundings=screen.surroundings) as night:
                seen.append(still_in.pop())
                type_out(screen, seen[-1])
                wait_for_out(tmp_path, seen[-1])
                last = still_in.pop()
                type_out(screen, last)
                for _ in range(chance.randrange(4)):
                    outs_in(tmp_path)  # a moment more
                night.process.kill()
                night.let_end()
            now = outs_in(tmp_path)
            assert now in (seen, [*seen, last])
            seen = now
        with running(tmp_path, surroundings=screen.surroundings) as night:
            assert night.ended() == 0
    after = state_in(tmp_path)

    assert after["phase"] == "running"
    ran_s = after["boottime"] - before["boottime"]
    assert after["elapsed"] - before["elapsed"] == pytest.approx(ran_s, abs=CLOSE_S)
    assert after["boottime"] >= began_s
    assert after["players"]["left"] == PLAYERS - len(seen)


@on_a_desktop
def test_one_clock_writes_and_others_read(tmp_path: Path) -> None:
    """While `run` has the data, a second one is refused in a sentence; `state` reads beside, key by key."""
    assert rehearsed(NIGHT, "--data", tmp_path, "--speed", "1").returncode == 0
    with desktop() as screen, running(tmp_path, surroundings=screen.surroundings) as night:
        with running(tmp_path) as second:
            assert second.let_end() == 1
        played = rehearsed("continue\n0:00:00 pause\n", "--data", tmp_path, "--speed", "1")
        type_out(screen, 7)
        wait_for_out(tmp_path, 7)
        looked = clock("state", "--data", tmp_path, "--json")
        screen.type("space")
        wait_for(lambda: state_in(tmp_path)["phase"] == "paused")
        assert night.ended() == 0

    assert "Another tournament clock is running on" in second.said
    assert "Another tournament clock is running on" in played.stderr
    assert (played.returncode, looked.returncode) == (1, 0)
    assert '"status": "out"' in looked.stdout
