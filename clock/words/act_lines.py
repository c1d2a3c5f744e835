"""Which line of a language tells an act: the same search for undo and redo in every language."""

from collections.abc import Callable, Mapping, Sequence

from clock.tournament.commands import Accept, BustOut
from clock.tournament.places import Place, places
from clock.tournament.state import Step, Tournament
from clock.values import Struct
from clock.words.going_out import coming_places
from clock.words.subjects import ActAtTable, ActOfTime, ActOnPlayer


class ActLines(Struct, frozen=True):
    """The lines of one language, a function a subject.

    `out` is given the places of those who go out, none where they are not sure. `accepted` and `of_player`
    are given the tournament before the act; `of_player` then also the one of now.
    """

    out: Callable[[BustOut, Tournament, Sequence[Place]], str]
    accepted: Callable[[Tournament], str]
    of_time: Callable[[ActOfTime, Tournament], str]
    at_table: Callable[[ActAtTable, Tournament], str]
    of_player: Callable[[ActOnPlayer, Tournament, Tournament], str]

    def undo(self, tournament: Tournament) -> str | None:
        """Return what undo would take back, None where there is nothing."""
        if tournament.done is None:
            return None
        return self._line(tournament.done, tournament, places(tournament))

    def redo(self, tournament: Tournament) -> str | None:
        """Return what redo would make again, None where there is nothing."""
        if not tournament.undone:
            return None
        step = tournament.undone[-1]
        return self._line(step, tournament, coming_places(step.command, tournament))

    def _line(self, step: Step, tournament: Tournament, place_of: Mapping[int, Place]) -> str:
        command = step.command
        if isinstance(command, BustOut):
            known = [place_of[player] for player in command.players if player in place_of]
            return self.out(command, tournament, known if len(known) == len(command.players) else ())
        if isinstance(command, Accept):
            return self.accepted(step.before)
        if isinstance(command, ActOfTime):
            return self.of_time(command, tournament)
        if isinstance(command, ActAtTable):
            return self.at_table(command, tournament)
        return self.of_player(command, step.before, tournament)
