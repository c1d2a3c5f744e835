"""Nights for the report's tests, made by the acts that a host makes."""

from dataclasses import dataclass, field
from random import Random

from clock.report import Score, report
from clock.tournament.acts import carry_out, decide_act, due_act
from clock.tournament.commands import Command, Register
from clock.tournament.rules import opened
from clock.tournament.state import Tournament
from clock.tournament.structure import House
from clock.values import Struct, replace
from clock.words import words_in


@dataclass(slots=True)
class Evening:
    """A night and what time it is; every act has the same seed."""

    house: House
    players: int
    now_ms: int = 0
    tournament: Tournament = field(init=False)

    def __post_init__(self) -> None:
        self.tournament = opened(self.house)
        self.do(*[Register() for _ in range(self.players)])

    def do(self, *commands: Command) -> None:
        """Carry out commands one after the other, now."""
        for command in commands:
            act = decide_act(self.tournament, command, self.now_ms, 7, Random)
            self.tournament = carry_out(self.tournament, act)

    def go_to(self, minute: float) -> None:
        """Let the time be so many minutes after the first."""
        self.now_ms = round(minute * 60_000)
        act = due_act(self.tournament, self.now_ms, 7, Random(7))
        if act is not None:
            self.tournament = carry_out(self.tournament, act)

    def report(self, scores: dict[int, Score] | None = None) -> "Read":
        """Return how the night stands."""
        at, boottime = f"{self.now_ms // 60_000} min", self.now_ms / 1000
        return Read(report(self.tournament, self.now_ms, at, boottime, words_in("en"), scores or {}))

    def name(self, player: int, name: str) -> None:
        """Give a player a name without an act that could be undone."""
        known = self.tournament.players
        named = replace(known[player], name=name)
        self.tournament = replace(self.tournament, players=known.having(named))


class Read(Struct, frozen=True):
    """A report, read by paths such as `players.list.0.place`."""

    state: object

    def __getitem__(self, path: str) -> object:
        found = self.state
        for step in path.split("."):
            if isinstance(found, list):
                found = found[int(step)]
            else:
                assert isinstance(found, dict)
                found = found[step]
        return found

    def player(self, number: int) -> "Read":
        """Return one player's part."""
        players = self["players.list"]
        assert isinstance(players, list)
        return Read(next(player for player in players if player["number"] == number))
