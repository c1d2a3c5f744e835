"""The league: how long a large ledger's season takes, from the disk to the table and to the web site."""

from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from clock.director import Director
from clock.league.standings import standings
from clock.ledger import Ledger, Night
from clock.past_nights import season_so_far
from clock.site import Yearbook, site_files, write_site
from clock.tournament import commands as c
from clock.tournament.structure import HOUR, MINUTE
from clock.words import words_in
from tests.bench.figures import Figure
from tests.houses import gananda
from tests.kept import HandTime

STANDINGS_BUDGET_MS = 100
SITE_BUDGET_S = 3
FIELD = 28


def seasons(folder: Path, *, count: int, nights: int, players: int) -> None:
    """Keep so many seasons in a folder, each of so many nights; some of all players play each of them."""
    chance, time = Random(5), HandTime()
    roster = "id,name\n" + "".join(f"p{number},Player {number}\n" for number in range(1, players + 1))
    for season in range(count):
        members = chance.sample(range(1, players + 1), min(players, 2 * FIELD))
        for number in range(1, nights + 1):
            night = Night(gananda(), "a house file", f"Season {season + 1}", f"Night {number}", roster=roster)
            play(folder, time, night, chance.sample(members, FIELD), chance)
            time.wait(6 * 24 * HOUR / 1000)


def play(folder: Path, time: HandTime, night: Night, numbers: list[int], chance: Random) -> None:
    """Play a night to its end: whoever goes out is knocked out by one who is still in."""
    ledger = Ledger(folder, time.now(), durable=False, marks_apart=False)
    director = Director.begin(ledger, time, partial(chance.getrandbits, 62), night)
    for number in numbers:
        director.handle(c.Register(f"Player {number}"))
    director.handle(c.Start())
    left = list(range(1, len(numbers) + 1))
    while len(left) > 1:
        time.wait(3 * MINUTE / 1000)
        director.advance(time.now())
        out = left.pop(chance.randrange(len(left)))
        director.handle(c.BustOut((out,), (chance.choice(left),)))
        while director.tournament.suggestions:
            director.handle(c.Accept())
    director.close()


def figures(*, count: int = 10, nights: int = 20, players: int = 400) -> tuple[Figure, ...]:
    """Return how long the standings of the latest season take, read from the ledger, and its web site."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        seasons(folder, count=count, nights=nights, players=players)
        began = perf_counter()
        so_far = season_so_far(None, folder, folder)
        read = perf_counter()
        if so_far is None:
            raise RuntimeError("the season is not there")
        standings(so_far.plan.season, so_far.nights)  # so_far.table would be kept for the site
        ended = perf_counter()
        book = Yearbook(so_far, words_in("en"))
        write_site(site_files(book), folder / "site")
        written = perf_counter()
    what = f"season of {len(so_far.nights)} nights among {count * nights}"
    return (
        Figure(f"{what}: read", (read - began) * 1000, "ms", note=f"{players} players"),
        Figure(f"{what}: read, and its standings", (ended - began) * 1000, "ms", STANDINGS_BUDGET_MS),
        Figure(
            f"{what}: its web site", written - ended, "s", SITE_BUDGET_S, f"{len(book.rows)} players' pages"
        ),
    )
