"""The night's clock in a rehearsal: jumps in virtual time, waits at a speed, boots and walls of its own."""

from dataclasses import dataclass, field
from datetime import datetime

from clock.moment import Moment
from clock.rehearsal.script_time import FIRST_BOOT_MS, ScriptTime
from clock.tournament.structure import HOUR, MINUTE, SECOND

EVENING = datetime.fromisoformat("2026-10-03T19:00")


@dataclass(slots=True)
class Box:
    """A box whose time only passes in sleep, each of which lasts a millisecond too long."""

    boot_ms: int = 5_000_000
    slept: list[float] = field(default_factory=list)

    def now(self) -> Moment:
        """Return the box's present."""
        return Moment("the box", self.boot_ms)

    def sleep(self, seconds: float) -> None:
        """Let that time pass."""
        self.slept.append(seconds)
        self.boot_ms += round(seconds * SECOND) + 1


def script_time(box: Box, speed: float | None) -> ScriptTime:
    """Return the time of a script that has begun."""
    time = ScriptTime(EVENING, box, speed, box.sleep)
    time.begin()
    return time


def wall(time: ScriptTime) -> str:
    """Return the wall time, as in the head of a script."""
    now = time.now().wall
    assert now is not None
    return now.replace(tzinfo=None).isoformat(timespec="seconds")


def test_virtual_time_jumps_and_never_goes_back() -> None:
    """Nothing is waited for."""
    box = Box()
    time = script_time(box, None)
    time.go_to(6 * HOUR)
    time.go_to(5 * HOUR)

    assert (time.at_ms, time.now().boot_ms) == (6 * HOUR, 6 * HOUR + FIRST_BOOT_MS)
    assert wall(time) == "2026-10-04T01:00:00"
    assert box.slept == []


def test_at_a_speed_it_waits_as_much_less() -> None:
    """Ten seconds of night at speed 50 are a fifth of a second, and a moment late is not made up."""
    box = Box()
    time = script_time(box, 50)
    time.go_to(10 * SECOND)

    assert box.slept == [0.2]
    assert time.at_ms == 10_050
    assert time.now().boot_id != "the box"


def test_it_stands_until_the_script_begins() -> None:
    """Opening the ledger takes none of the night's time."""
    box = Box()
    time = ScriptTime(EVENING, box, 10, box.sleep)
    box.sleep(3)
    assert time.at_ms == 0
    time.begin()
    assert time.at_ms == 0


def test_at_speed_one_the_boot_clock_is_the_boxs() -> None:
    """So another program can read the night, and take it up."""
    box = Box()
    time = script_time(box, 1)
    time.go_to(MINUTE)
    now = time.now()

    assert (now.boot_id, now.boot_ms) == ("the box", box.boot_ms)


def test_a_power_cut_is_another_boot_and_a_jump_of_the_wall_is_none() -> None:
    """The boot clock begins again; the wall clock goes on, and where it jumps the boot does not notice."""
    time = script_time(Box(), None)
    first = time.now()
    time.go_to(HOUR)
    time.set_wall(-86_400)
    assert (time.now().boot_id, wall(time)) == (first.boot_id, "2026-10-02T20:00:00")
    time.boot_again()
    second = time.now()
    time.boot_again()

    assert len({first.boot_id, second.boot_id, time.now().boot_id}) == 3
    assert second.boot_ms == FIRST_BOOT_MS
    assert wall(time) == "2026-10-02T20:00:00"


def test_two_rehearsals_never_share_a_boot() -> None:
    """One that goes on with the night of another comes up as after a power cut."""
    assert script_time(Box(), None).now().boot_id != script_time(Box(), None).now().boot_id
