"""The sound: how often it wakes the box, and whether opening a card holds anybody up."""

import os
from pathlib import Path
from threading import Event, get_native_id
from time import monotonic, perf_counter, sleep

from clock.appliance.working import Working
from clock.display.sounds.card import card_opener
from clock.display.sounds.loudspeaker import Loudspeaker
from clock.display.sounds.orders import Ready
from clock.moment import BoxTime
from tests.bench.figures import Figure

AT_REST_BUDGET = 0.1
HELD_UP_BUDGET_MS = 8
OPENS_WITHIN_S = 0.5
EVERY_S = 0.001
SETTLED_S = 0.2


def wakes() -> int:
    """Return how often the threads beside this one have gone to sleep so far."""
    here = str(get_native_id())
    stats = [task / "status" for task in Path("/proc/self/task").iterdir() if task.name != here]
    lines = (line for stat in stats for line in stat.read_text().splitlines())
    return sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches:"))


def wakes_a_second(seconds: float) -> float:
    """Return how often the other threads wake up, watched for so many seconds."""
    before, began = wakes(), monotonic()
    sleep(seconds)
    return (wakes() - before) / (monotonic() - began)


def held_up_ms() -> float:
    """Return the longest that this thread was kept from what it does every millisecond."""
    longest, last, until = 0.0, perf_counter(), perf_counter() + OPENS_WITHIN_S
    while last < until:
        sleep(EVERY_S)
        now = perf_counter()
        longest, last = max(longest, now - last - EVERY_S), now
    return longest * 1000


def figures(*, seconds: float = 10.0) -> tuple[Figure, ...]:
    """Return what the sound costs, on a driver without a card."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    opening = card_opener("")
    made: list[Loudspeaker] = []

    def finding(rung: Event) -> Loudspeaker:
        return Loudspeaker(opening, lambda _: None, rung, 70)

    def failed(error: Exception) -> None:
        raise SystemExit(repr(error))

    sound = Working(finding, made.append, failed, BoxTime(), name="sound")
    sound.start()
    while not made:
        sleep(EVERY_S)
    sleep(SETTLED_S)
    at_rest = wakes_a_second(seconds)
    made[0].order(Ready())
    held_up = held_up_ms()
    while_open = wakes_a_second(min(seconds, 5.0))
    sound.stop()
    return (
        Figure("sound: wake-ups a second, at rest", at_rest, "1/s", AT_REST_BUDGET),
        Figure("sound: wake-ups a second, with an open card", while_open, "1/s"),
        Figure("sound: others held up as the card opens, worst", held_up, "ms", HELD_UP_BUDGET_MS),
    )
