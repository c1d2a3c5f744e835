"""A night of three that Ada has won, in a ledger, for the tests of what nights came to."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

from clock.director import Director
from clock.ledger import Night
from clock.ledger.results import past_from_results
from clock.tournament import commands as c
from tests.houses import gananda
from tests.kept import Box, HandTime

NIGHT = Night(gananda(), season="2026", label="Opening", roster="id,name\np01,Ada\np02,Ben\n")


def connected(folder: Path) -> sqlite3.Connection:
    """Open the ledger's file as any other program could."""
    return sqlite3.connect(folder / "ledger.sqlite", isolation_level=None)


def play(folder: Path, *more: c.Command, time: HandTime | None = None) -> None:
    """Play a night of three that Ada wins, and make some acts more."""
    box = Box(folder, time or HandTime())
    with box.ledger() as ledger:
        director = Director.begin(ledger, box.time, partial(Random(7).getrandbits, 62), NIGHT)
        for command in (
            *(c.Register(name) for name in ("Ada", "Ben", "Cy")),
            c.Start(),
            c.BustOut((3,), (1,)),
            c.BustOut((2,), (1,)),
            *more,
        ):
            box.time.wait(60)
            director.handle(command)


def read_quickly(folder: Path) -> set[int]:
    """Return the numbers of the nights whose result counts."""
    with closing(connected(folder)) as connection:
        return set(past_from_results(connection))
