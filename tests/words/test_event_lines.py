"""Which line tells an event, and how the events of an act become one line."""

from clock.tournament.events import Arrived, DebtSettled, Event, Paused, Redone, Resumed, Started, Undone
from clock.tournament.state import Tournament
from clock.words.event_lines import EventLines
from tests.houses import gananda
from tests.words.samples import night


class Line:
    """Tells an event by a subject and its name; a resume is silent."""

    def __init__(self, subject: str) -> None:
        self._subject = subject

    def __call__(self, event: Event, _: Tournament) -> str:
        """Return the line."""
        return "" if isinstance(event, Resumed) else f"{self._subject}: {type(event).__name__}"


LINES = EventLines(*map(Line, ("time", "seats", "table", "out", "entry", "money", "history")))


def told(*events: Event) -> str:
    """Return what is said of events."""
    return LINES.told(events, night(gananda()))


def test_each_subject_has_its_own_lines() -> None:
    """An event is told by the lines of its subject."""
    assert told(Started(0), Arrived(0, 1), DebtSettled(0, 1)) == (
        "time: Started. entry: Arrived. money: DebtSettled"
    )


def test_each_line_is_said_once() -> None:
    """Events that say the same are told together, and silent ones leave no gap."""
    assert told(Started(0), Resumed(0), Paused(0), Paused(0)) == "time: Started. time: Paused"
    assert told(Resumed(0)) == ""


def test_of_an_act_made_again_only_that_is_said() -> None:
    """O4: the line of undo and redo names the act, so the act's events are not told once more."""
    assert told(Redone(0), Paused(0)) == "history: Redone"
    assert told(Undone(0)) == "history: Undone"
