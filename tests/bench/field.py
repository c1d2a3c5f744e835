"""Large fields: how long a bust-out takes until its suggestion is there."""

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from clock.app import App, Arrangements
from clock.director import Director
from clock.ledger import Ledger, Night
from clock.settings import Settings
from clock.tournament.acts import carry_out, decide_act, due_act
from clock.tournament.commands import Accept, BustOut, Command, Register, Resume, Start
from clock.tournament.rules import look, opened
from clock.tournament.state import Tournament
from clock.words import words_in
from tests.bench.figures import Figure, spread
from tests.houses import gananda
from tests.kept import HandTime

MILLISECONDS = 1000

BUDGET_MS = 20


@dataclass(slots=True)
class Times:
    """How long bust-outs took, in milliseconds: those that called for something, and the others."""

    called_for: list[float] = field(default_factory=list)
    quiet: list[float] = field(default_factory=list)

    def figures(self, what: str, budget: float | None) -> tuple[Figure, ...]:
        """Return them as figures."""
        return (
            *spread(f"{what}: bust-out to its suggestion", "ms", self.called_for, budget),
            *spread(f"{what}: bust-out that calls for none", "ms", self.quiet, budget),
        )


def through_everything(players: int, outs: int) -> Times:
    """Play bust-outs through App, Director and a Ledger that waits for the disk, without a screen."""
    chance, time, times = Random(7), HandTime(), Times()
    tonight = Night(gananda())
    with TemporaryDirectory() as folder:
        ledger = Ledger(Path(folder), time.now(), marks_apart=False)
        director = Director.begin(ledger, time, partial(chance.getrandbits, 62), tonight)
        app = App(director, Arrangements(Settings(), words_in("en"), nights=(tonight,)), time)
        for _ in range(players):
            director.handle(Register())
        director.handle(Start())
        for _ in range(outs):
            time.wait(1)
            command = BustOut((chance.choice(playing(app.director.tournament)),))
            began = perf_counter()
            refused = app.act(command)
            app.frame()
            took = (perf_counter() - began) * MILLISECONDS
            if refused is not None:
                raise RuntimeError(refused)
            (times.called_for if look(director.tournament, time.boot_ms).suggestions else times.quiet).append(
                took
            )
            while director.tournament.suggestions:
                app.act(Accept())
                app.frame()
            app.act(Resume())
        app.close()
    return times


def rules_alone(players: int, outs: int) -> Times:
    """Play bust-outs through the rules, with nothing around them."""
    chance, now_ms, times = Random(7), 100_000, Times()
    tournament = opened(gananda())

    def made(command: Command) -> Tournament:
        seed = chance.getrandbits(62)
        after = carry_out(tournament, decide_act(tournament, command, now_ms, seed, Random))
        due = due_act(after, now_ms, seed, Random(seed))
        return after if due is None else carry_out(after, due)

    for _ in range(players):
        tournament = made(Register())
    tournament = made(Start())
    for _ in range(outs):
        now_ms += 1_000
        command = BustOut((chance.choice(playing(tournament)),))
        began = perf_counter()
        tournament = made(command)
        took = (perf_counter() - began) * MILLISECONDS
        (times.called_for if tournament.suggestions else times.quiet).append(took)
        while tournament.suggestions:
            tournament = made(Accept())
    return times


def playing(tournament: Tournament) -> list[int]:
    """Return the numbers of those who play."""
    return [number for number, player in tournament.players.items() if player.playing]


def figures(*, players: int = 300, outs: int = 200) -> tuple[Figure, ...]:
    """Return how a large field does: through everything, and three times as large in the rules alone."""
    many = players * 10 // 3
    return (
        *through_everything(players, outs).figures(f"{players} players, whole program", BUDGET_MS),
        *rules_alone(many, outs).figures(f"{many} players, rules alone", BUDGET_MS),
    )
