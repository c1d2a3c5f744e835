"""What a key is meant for: the topmost scene or one beneath, and never one that nobody can have read yet.

What is on the screen may change while a finger is on its way to a key. So a key is held against what the host
saw before, and three cases are told apart:

- Time alone has changed what lies there: a slip has closed, a move is due. For a second the key counts only
  if it would have asked for the same before.
- Another key has changed it: the host types on, and the key counts at once.
- That other key has brought up an offer of the night (a suggestion, another night), and this key would answer
  it. The same finger may have struck twice, so the offer must have been there for a second, to be read.

Where an answer to an offer does not count, the key may still be meant for the night without the offer: a
digit then begins a bust-out, and `*` opens the menu.
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

Offer = Suggestion | NightOver
"""What the night's own page offers: a suggestion, or, where it is over, another night."""


def answered(lying: Sequence[Lying], press: Press, sight: Sight) -> tuple[int, Outcome]:
    """Return what a key asks for, and how many scenes on top leave it to the one beneath.

    `lying` has the top first. The one beneath answers for what was seen: it does not answer a suggestion that
    lies covered.
    """
    for above, one in enumerate(lying):
        outcome = one.scene.on_press(press, seen_by(one, lying[0], sight))
        if not isinstance(outcome, PassOn):
            return above, outcome
    raise AssertionError("the night passes nothing on")


class Seen(Struct, frozen=True):
    """What the host sees at a moment: the scenes, the top first, and the sight that all of them have."""

    lying: tuple[Lying, ...]
    sight: Sight

    @property
    def offer(self) -> Offer | None:
        """Return what the night offers; nothing while a scene lies on it."""
        if len(self.lying) > 1:
            return None
        return NightOver() if self.sight.tournament.finished else suggestion_shown(self.sight)

    @property
    def keys_are_for(self) -> object:
        """Return all that a key can be for: where it is equal, a key asks for the same."""
        clock = self.sight.clock_runs_on_player
        return self.lying[0].scene, self.offer, self.sight.tournament.finished, clock

    def answers_offer(self, press: Press) -> bool:
        """Return whether a key takes up the offer, or puts it aside."""
        offer, digit = self.offer, press.control.digit
        if offer is None:
            return False
        if isinstance(offer, NightOver):
            return press.control is Control.HASH
        if digit is not None:
            return digit_typed(digit, offer, self.sight) is not None
        return press.control in {Control.HASH, Control.STAR}

    def without_offer(self, press: Press) -> Outcome:
        """Return what a key asks of the night where its offer is not to be seen."""
        return NightScene().on_press(press, replace(self.sight, covered=True))

    def in_full(self, outcome: Outcome) -> tuple[Outcome, object]:
        """Return what a key asks for, with what that is about where it does not say so itself."""
        match outcome:
            case Accept() | Decline():
                return outcome, self.sight.tournament.suggestions[:1]
            case CallClock():
                return outcome, self.sight.clock_runs_on_player
        return outcome, None


class Laid(Struct, frozen=True):
    """What lies before the host from a moment on: the scenes, the top first, and the night beneath.

    `by_hand`: a key put it there, and not time alone.
    """

    since_ms: int
    lying: tuple[Lying, ...]
    tournament: Tournament
    by_hand: bool

    def seen(self, at_ms: int, sight: Sight) -> Seen:
        """Return what was to be seen of it at a moment; all else is as in the sight of now."""
        return Seen(self.lying, replace(sight, tournament=look(self.tournament, at_ms), now_ms=at_ms))


class Lately:
    """What has lain before the host lately, the newest last, and which offer has been there to be read."""

    def __init__(self) -> None:
        self._laid: list[Laid] = []
        self._read: Offer | None = None

    def note(self, lying: tuple[Lying, ...], tournament: Tournament, now_ms: int, *, by_hand: bool) -> None:
        """Note what lies before the host, if that is new; of what is older than a second only the last."""
        laid = self._laid
        if laid and laid[-1].lying[0] is lying[0] and laid[-1].tournament is tournament:
            return
        while len(laid) > 1 and laid[1].since_ms <= now_ms - READING_MS:
            del laid[0]
        laid.append(Laid(now_ms, lying, tournament, by_hand))

    def meant(self, outcome: Outcome, press: Press, sight: Sight) -> Outcome:
        """Return what a key is meant to ask for: its `outcome`, the same without an offer, or nothing.

        A script's keys are always meant for what is there: it has no fingers on their way.
        """
        if press.source is Source.SCRIPT or not self._laid:
            return outcome
        now = Seen(self._laid[-1].lying, sight)
        answers_offer = now.answers_offer(press)
        before = self._before(sight, unread=answers_offer and now.offer != self._read)
        if before.keys_are_for == now.keys_are_for:
            if now.offer is not None and before.sight.now_ms <= sight.now_ms - READING_MS:
                self._read = now.offer
            return outcome
        asked = before.in_full(answered(before.lying, press, before.sight)[1])
        if asked == now.in_full(outcome):
            return outcome
        other = now.without_offer(press) if answers_offer else None
        return other if asked == now.in_full(other) else None

    def _before(self, sight: Sight, *, unread: bool) -> Seen:
        """Return what the finger can have been on its way to.

        That is what lay there a second ago, or what a key has put there since. Where that is an offer that is
        `unread`, and this key would answer it, it is what the key took away.
        """
        laid, second_ago_ms = self._laid, sight.now_ms - READING_MS
        by_hand = next((index for index in reversed(range(len(laid))) if laid[index].by_hand), 0)
        since_ms = laid[by_hand].since_ms
        if unread and by_hand and since_ms > second_ago_ms:
            return laid[by_hand - 1].seen(since_ms, sight)
        at_ms = max(second_ago_ms, since_ms)
        return next(one for one in reversed(laid) if one.since_ms <= at_ms).seen(at_ms, sight)
