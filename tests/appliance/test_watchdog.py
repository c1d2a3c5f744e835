"""The watchdog: fed while all is well, starved by a thread that is stuck, and by nothing else."""

from dataclasses import dataclass, field

from clock.appliance.watchdog import STUCK_MS, Watchdog

EVERY_MS = 10_000


@dataclass(slots=True)
class Thread:
    """A thread that is at a piece of work, or at rest."""

    at_work: int | None = None


@dataclass(slots=True)
class Fed:
    """A watchdog over a thread, with how often it was fed and whom it complained of."""

    thread: Thread = field(default_factory=Thread)
    signs: int = 0
    stuck: list[str] = field(default_factory=list)
    watchdog: Watchdog = field(init=False)

    def __post_init__(self) -> None:
        self.watchdog = Watchdog(self._sign, EVERY_MS, self.stuck.append)
        self.watchdog.follow({"devices": self.thread})

    def _sign(self) -> None:
        self.signs += 1

    def turn_for(self, from_ms: int, until_ms: int) -> None:
        """Let the loop turn every second from one moment to another."""
        for now_ms in range(from_ms, until_ms, 1000):
            self.watchdog.turn(now_ms)


def test_it_is_fed_no_more_often_than_it_must_be() -> None:
    """A loop that turns every second says so every ten, and is told when it must turn at the latest."""
    fed = Fed()
    assert fed.watchdog.turn(5_000) == 15_000
    assert fed.watchdog.turn(14_999) == 15_000
    fed.turn_for(15_000, 65_000)

    assert fed.signs == 6


def test_a_thread_at_rest_does_not_starve_it() -> None:
    """A device that is absent, or a ledger that cannot be written, sleeps between its tries."""
    fed = Fed()
    fed.turn_for(0, 600_000)

    assert fed.signs == 60
    assert fed.stuck == []


def test_a_thread_that_is_always_at_work_does_not_starve_it() -> None:
    """Piece after piece is no standstill, however often it is looked at in the middle of one."""
    fed = Fed()
    for second in range(600):
        fed.thread.at_work = second
        fed.watchdog.turn(second * 1000)

    assert fed.signs == 60


def test_a_thread_that_is_stuck_starves_it() -> None:
    """At one piece of work for half a minute, nothing more is said, and it is told whose fault that is."""
    fed = Fed()
    fed.thread.at_work = 7
    fed.turn_for(0, STUCK_MS)
    signs = fed.signs
    fed.turn_for(STUCK_MS, 10 * STUCK_MS)
    assert (signs, fed.signs) == (3, 3)
    assert fed.stuck == ["devices"]

    fed.thread.at_work = 8  # a card that took its time after all
    fed.turn_for(10 * STUCK_MS, 11 * STUCK_MS)
    assert fed.signs > signs
