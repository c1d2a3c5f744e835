"""How several things become one line."""

from clock.tournament.events import Event, Paused, Redone, Resumed, Started
from clock.words.telling import joined, told


def say(event: Event) -> str:
    """Say the name of an event; a resume is silent."""
    return "" if isinstance(event, Resumed) else type(event).__name__


def test_each_sentence_is_said_once() -> None:
    """Events that say the same are told together, and silent ones leave no gap."""
    assert told((Started(0), Resumed(0), Paused(0), Paused(0)), say) == "Started. Paused"
    assert told((Resumed(0),), say) == ""


def test_of_an_act_made_again_only_that_is_said() -> None:
    """O4: redo's line names the act, so the events of the act are not told once more."""
    assert told((Redone(0), Paused(0)), say) == "Redone"


def test_things_are_joined() -> None:
    """Only the last two of a list are joined by the word."""
    lists: tuple[list[str], ...] = ([], ["a"], ["a", "b"], ["a", "b", "c"])
    assert [joined(things, "or") for things in lists] == ["", "a", "a or b", "a, b or c"]
