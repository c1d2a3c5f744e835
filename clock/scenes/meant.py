"""What a key is meant for: the topmost scene or one beneath, and never one that nobody can have read yet.

A scene that comes up by time alone, in place of another, finds fingers on their way to the one before.
"""

from collections.abc import Sequence

from clock.press import Press, Source
from clock.scenes.scene import READING_MS, Outcome, PassOn
from clock.scenes.shown import seen_by
from clock.scenes.sight import Sight
from clock.scenes.stack import Lying
from clock.scenes.suggested import suggestion_shown
from clock.tournament.commands import Accept, CallClock, Decline
from clock.tournament.rules import look
from clock.tournament.state import Tournament
from clock.values import Struct, replace


class Lay(Struct, frozen=True):
    """What lay before the host from a moment on: the scenes, the top first, and the night beneath."""

    since_ms: int
    lying: tuple[Lying, ...]
    tournament: Tournament


def answered(lying: Sequence[Lying], press: Press, sight: Sight) -> tuple[int, Outcome]:
    """Return what a key asks for, and how many scenes on top leave it to the one beneath.

    That one answers for what was seen: a suggestion that lies covered is not answered by a key.
    """
    for above, one in enumerate(lying):
        outcome = one.scene.on_press(press, seen_by(one, lying[0], sight))
        if not isinstance(outcome, PassOn):
            return above, outcome
    raise AssertionError("the night passes nothing on")


def is_meant(outcome: Outcome, press: Press, lays: Sequence[Lay], sight: Sight) -> bool:
    """Return whether a key can be meant for what it asks for now: it asked the same a moment ago.

    `lays` are what has lain before the host since a hand changed it, the latest last. A script's keys are
    always meant for what is there: it has no fingers on their way.
    """
    if press.source is Source.SCRIPT:
        return True
    then_ms = max(sight.now_ms - READING_MS, lays[0].since_ms)
    then = next(lay for lay in reversed(lays) if lay.since_ms <= then_ms)
    before = replace(sight, tournament=look(then.tournament, then_ms), now_ms=then_ms)
    if _for(then.lying, before) == _for(lays[-1].lying, sight):
        return True
    asked = answered(then.lying, press, before)[1]
    return asked == outcome and _about(asked, before) == _about(outcome, sight)


def _for(lying: Sequence[Lying], sight: Sight) -> object:
    """Return all that keys can be for."""
    top, tournament = lying[0], sight.tournament
    shown = suggestion_shown(seen_by(top, top, sight))
    return top.scene, shown, tournament.finished, _about(CallClock(), sight)


def _about(outcome: Outcome, sight: Sight) -> object:
    """Return what an answer is about where it does not say so itself."""
    tournament = sight.tournament
    match outcome:
        case Accept() | Decline():
            return tournament.suggestions[:1]
        case CallClock():
            called = tournament.on_player
            return called is not None and sight.now_ms < called.ends_at_ms
    return None
