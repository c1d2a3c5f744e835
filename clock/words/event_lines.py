"""Which line of a language tells an event, and how the events of an act become one line."""

from collections.abc import Callable, Sequence

from clock.tournament.events import (
    EntryEvent,
    Event,
    MoneyEvent,
    OutEvent,
    Redone,
    SeatEvent,
    TableEvent,
    TimeEvent,
    Undone,
)
from clock.tournament.state import Tournament
from clock.values import Struct


class EventLines(Struct, frozen=True):
    """The lines of one language, a function a subject; an empty line is not said."""

    of_time: Callable[[TimeEvent, Tournament], str]
    of_seats: Callable[[SeatEvent, Tournament], str]
    at_table: Callable[[TableEvent, Tournament], str]
    out: Callable[[OutEvent, Tournament], str]
    of_entry: Callable[[EntryEvent, Tournament], str]
    of_money: Callable[[MoneyEvent, Tournament], str]
    of_history: Callable[[Undone | Redone, Tournament], str]

    def told(self, happened: Sequence[Event], tournament: Tournament) -> str:
        """Return what is said of the events, each line once; empty where they are all silent.

        Of an act that was taken back or made again only that is said: the line names the act.
        """
        again = [event for event in happened if isinstance(event, Undone | Redone)]
        lines = dict.fromkeys(self._line(event, tournament) for event in again or happened)
        return ". ".join(line for line in lines if line)

    def _line(self, event: Event, tournament: Tournament) -> str:
        if isinstance(event, TimeEvent):
            return self.of_time(event, tournament)
        if isinstance(event, SeatEvent):
            return self.of_seats(event, tournament)
        if isinstance(event, TableEvent):
            return self.at_table(event, tournament)
        if isinstance(event, OutEvent):
            return self.out(event, tournament)
        if isinstance(event, EntryEvent):
            return self.of_entry(event, tournament)
        if isinstance(event, MoneyEvent):
            return self.of_money(event, tournament)
        return self.of_history(event, tournament)
