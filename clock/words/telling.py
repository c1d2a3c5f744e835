"""How several things become one line, whatever the language: the events of an act, and lists."""

from collections.abc import Callable, Sequence

from clock.tournament.events import Event, Redone, Undone


def told(happened: Sequence[Event], say: Callable[[Event], str]) -> str:
    """Return what is said of the events, each sentence once; empty where they are all silent.

    Of an act that was taken back or made again only that is said: the line names the act.
    """
    again = [event for event in happened if isinstance(event, Undone | Redone)]
    sentences = dict.fromkeys(say(event) for event in again or happened)
    return ". ".join(sentence for sentence in sentences if sentence)


def joined(things: Sequence[str], last: str) -> str:
    """Return things one after the other, the last two joined by a word."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"
