"""What a key is meant for: the topmost scene or one beneath, and never one that nobody can have read yet.

A scene that comes up by time alone, in place of another, finds fingers on their way to the one before. And
where a key brings up a suggestion, the same finger may strike twice.
"""

from collections.abc import Sequence

from clock.press import Control, Press, Source
from clock.scenes.night import NightScene
from clock.scenes.scene import READING_MS, Outcome, PassOn
from clock.scenes.shown import seen_by
from clock.scenes.sight import Sight
from clock.scenes.stack import Lying
from clock.scenes.suggested import digit_typed
from clock.scenes.waiting import suggestion_shown
from clock.tournament.commands import Accept, CallClock, Decline
from clock.tournament.refusals import NightOver
from clock.tournament.rules import look
from clock.tournament.state import Tournament
from clock.tournament.suggestions import Suggestion
from clock.values import Struct, replace


class Lay(Struct, frozen=True):
    """What lay before the host from a moment on: the scenes, the top first, and the night beneath.

    `by_hand`: a key put it there, and not time alone.
    """

    since_ms: int
    lying: tuple[Lying, ...]
    tournament: Tournament
    by_hand: bool

    def seen(self, at_ms: int, sight: Sight) -> Sight:
        """Return what was to be seen of it at a moment, all else being as now."""
        return replace(sight, tournament=look(self.tournament, at_ms), now_ms=at_ms)


def answered(lying: Sequence[Lying], press: Press, sight: Sight) -> tuple[int, Outcome]:
    """Return what a key asks for, and how many scenes on top leave it to the one beneath.

    That one answers for what was seen: a suggestion that lies covered is not answered by a key.
    """
    for above, one in enumerate(lying):
        outcome = one.scene.on_press(press, seen_by(one, lying[0], sight))
        if not isinstance(outcome, PassOn):
            return above, outcome
    raise AssertionError("the night passes nothing on")


class Laid:
    """What has lain before the host lately, and which of the night's offers has been there to be read."""

    def __init__(self) -> None:
        self._lays: list[Lay] = []
        self._read: Suggestion | NightOver | None = None

    def note(self, lying: tuple[Lying, ...], tournament: Tournament, now_ms: int, *, by_hand: bool) -> None:
        """Note what lies before the host, if that is new."""
        lays = self._lays
        if lays and lays[-1].lying[0] is lying[0] and lays[-1].tournament is tournament:
            return
        while len(lays) > 1 and lays[1].since_ms <= now_ms - READING_MS:
            del lays[0]
        lays.append(Lay(now_ms, lying, tournament, by_hand))

    def meant(self, outcome: Outcome, press: Press, sight: Sight) -> Outcome:
        """Return what a key asks for, where it can be meant for that; else None.

        It is meant where it asked the same a moment ago. It is meant at once for what another key has put
        there, but for an offer of the night that nobody has read. Where it asked a moment ago for what it
        would without the offer, it asks for that. A script's keys are always meant for what is there: it has
        no fingers on their way.
        """
        if press.source is Source.SCRIPT or not self._lays:
            return outcome
        now_ms, lying = sight.now_ms, self._lays[-1].lying
        offer = _offer(lying, sight)
        answers = offer is not None and _answers(press, offer, sight)
        then, then_ms = self._before(now_ms, read=not answers or offer == self._read)
        before = then.seen(then_ms, sight)
        if _for(then.lying, before) == _for(lying, sight):
            if offer is not None and then_ms <= now_ms - READING_MS:
                self._read = offer
            return outcome
        asked = answered(then.lying, press, before)[1]
        unoffered = NightScene().on_press(press, replace(sight, covered=True)) if answers else outcome
        for meant in (outcome, unoffered):
            if asked == meant and _about(asked, before) == _about(meant, sight):
                return meant
        return None

    def _before(self, now_ms: int, *, read: bool) -> tuple[Lay, int]:
        """Return what a key finds changed, if anything is, and a moment at which it lay there.

        That is what lay there a moment ago, or what a key has put there since; or, where that has brought up
        what is to be `read` first, what it has taken away.
        """
        lays, then_ms = self._lays, now_ms - READING_MS
        latest = next((at for at in reversed(range(len(lays))) if lays[at].by_hand), 0)
        since_ms = lays[latest].since_ms
        if since_ms > then_ms and latest and not read:
            return lays[latest - 1], since_ms
        then_ms = max(then_ms, since_ms)
        return next(lay for lay in reversed(lays) if lay.since_ms <= then_ms), then_ms


def _offer(lying: Sequence[Lying], sight: Sight) -> Suggestion | NightOver | None:
    """Return what the night's own page offers: a suggestion, or, where it is over, another night."""
    if len(lying) > 1:
        return None
    return NightOver() if sight.tournament.finished else suggestion_shown(sight)


def _answers(press: Press, offer: Suggestion | NightOver, sight: Sight) -> bool:
    """Return whether a key takes up an offer, or puts it aside."""
    if isinstance(offer, NightOver):
        return press.control is Control.HASH
    digit = press.control.digit
    if digit is not None:
        return digit_typed(digit, offer, sight) is not None
    return press.control in {Control.HASH, Control.STAR}


def _for(lying: Sequence[Lying], sight: Sight) -> object:
    """Return all that keys can be for."""
    return lying[0].scene, _offer(lying, sight), sight.tournament.finished, _about(CallClock(), sight)


def _about(outcome: Outcome, sight: Sight) -> object:
    """Return what an answer is about where it does not say so itself."""
    match outcome:
        case Accept() | Decline():
            return sight.tournament.suggestions[:1]
        case CallClock():
            return sight.clock_runs_on_player
    return None
