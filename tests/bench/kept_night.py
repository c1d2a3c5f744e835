"""The ledger: how long a long night takes to read and make again, and what a mark costs who leaves it."""

from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from clock.director import Director
from clock.ledger import Ledger, Mark, Night, read_night, replayed
from clock.tournament.refusals import Refused
from tests.bench.figures import Figure, spread
from tests.houses import new_year
from tests.kept import HandTime, any_command, opened_with

REPLAY_BUDGET_MS = 1000

MARK_BUDGET_MS = 1
"""Whoever leaves a mark draws the next second: a millisecond is not seen."""

PLAYERS = 60


def long_night(folder: Path, events: int) -> None:
    """Keep a night of so many events of all kinds in a folder."""
    chance, time, made = Random(3), HandTime(), 0
    ledger = Ledger(folder, time.now(), durable=False, marks_apart=False)
    director = Director.begin(ledger, time, partial(chance.getrandbits, 62), Night(new_year()))
    opened_with(director, PLAYERS)
    while made < events:
        time.wait(chance.choice([0.5, 2, 5]))
        try:
            made += len(director.handle(any_command(chance, PLAYERS)).events)
        except Refused:
            continue
        brought = director.advance(time.now())
        made += 0 if brought is None else len(brought.events)
    director.close()


def replay(events: int) -> tuple[Figure, ...]:
    """Return how long it takes to read a night and to make all its acts again."""
    with TemporaryDirectory() as folder:
        long_night(Path(folder), events)
        began = perf_counter()
        stored = read_night(Path(folder))
        read = perf_counter()
        if stored is None:
            raise RuntimeError("the night is not there")
        replayed(stored)
        ended = perf_counter()
    count = sum(len(kept.act.events) for kept in stored.kept)
    what = f"night of {count} events"
    return (
        Figure(f"{what}: read", (read - began) * 1000, "ms", note=f"{len(stored.kept)} acts"),
        Figure(f"{what}: made again", (ended - read) * 1000, "ms"),
        Figure(f"{what}: read and made again", (ended - began) * 1000, "ms", REPLAY_BUDGET_MS),
    )


def marks(count: int) -> tuple[Figure, ...]:
    """Return how long handing a mark over takes, to a thread that waits for the disk all the while."""
    took = []
    with TemporaryDirectory() as folder:
        time = HandTime()
        ledger = Ledger(Path(folder), time.now())
        number = ledger.begin(Night(new_year()), time.now())
        for _ in range(count):
            time.wait(3)
            mark = Mark(time.now(), 0, time.boot_ms, running=True)
            began = perf_counter()
            ledger.mark(number, mark)
            took.append((perf_counter() - began) * 1000)
        ledger.close()
    return spread("mark: handing over", "ms", took, MARK_BUDGET_MS)


def figures(*, events: int = 10_000, count: int = 500) -> tuple[Figure, ...]:
    """Return how the ledger does."""
    return *replay(events), *marks(count)
