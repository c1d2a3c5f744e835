"""The slips that follow an act: a bust-out, which `*` takes back, and an undo, which `#` takes back.

Each stands for ten seconds. Only then does the night show what it suggests.
"""

from typing import ClassVar

from clock.display.pieces.foot import Hint, Keys
from clock.press import Control, Press
from clock.scenes.bust_out import WhoIsOut, out_on_hand_before
from clock.scenes.rankings import targets_hit
from clock.scenes.scene import ENTRY_MS, SLIP_MS, Do, Outcome, PassOn, Pop, Refuse, Scene, Swap
from clock.scenes.sentence import joined, number_typed, sentence
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip, hint, said
from clock.tournament.commands import BustOut, DeclineReturn, Rebuy, Redo, ReEnter, Undo
from clock.tournament.entries import re_entry_refusal, rebuy_refusal
from clock.tournament.state import Tournament
from clock.tournament.structure import SECOND
from clock.values import Struct, replace
from clock.words.asking import Phrase
from clock.words.offers import Does

ZEROS = 2


def going_back(player: int, sight: Sight) -> Rebuy | ReEnter | None:
    """Return how a player who is out may come back now, the rebuy first, or None (E2, E6, E10)."""
    going = sight.tournament.players.get(player)
    if going is None or going.playing or not going.may_return:
        return None
    if rebuy_refusal(sight.tournament, going, sight.now_ms, before=True) is None:
        return Rebuy(player)
    if re_entry_refusal(sight.tournament, going) is None:
        return ReEnter(player)
    return None


class SaidOut(Struct, frozen=True):
    """What a bust-out has done: `*` undoes it, `0 0 #` puts the next one out on the same hand.

    `asked` are the players who are still to be asked whether they come back. Once one has `returned` the
    words are over: that one is not out, and the others have other places.
    """

    act: BustOut
    words: str
    asked: tuple[int, ...] = ()
    zeros: str = ""
    returned: bool = False
    patience_ms: ClassVar[int] = SLIP_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Undo, end the slip, answer what it asks, or leave the key to the night."""
        if press.control is Control.ZERO and len(self.zeros) < ZEROS:
            return Swap(replace(self, zeros=self.zeros + "0"))
        if self.zeros:
            return self._after_zeros(press, sight)
        match press.control:
            case Control.STAR | Control.D | Control.UNDO:
                return Undo()
            case Control.HASH:
                return self._declined(sight)
            case Control.B if self._offer(sight) is not None:
                return self._returned(sight)
        return PassOn()

    def _after_zeros(self, press: Press, sight: Sight) -> Outcome:
        if press.control is Control.STAR:
            return Swap(replace(self, zeros=self.zeros[:-1]))
        if press.control is not Control.HASH:
            digit = press.control.digit
            return Swap(WhoIsOut(self.zeros + digit)) if digit else None
        if len(self.zeros) == ZEROS:
            return Swap(WhoIsOut(same=True))
        if self._offer(sight) is None:
            return Refuse(sight.words.asking.phrase(Phrase.NOTHING_TO_ANSWER))
        return self._returned(sight)

    def _offer(self, sight: Sight) -> Rebuy | ReEnter | None:
        return going_back(self.asked[0], sight) if self.asked else None

    def _returned(self, sight: Sight) -> Outcome:
        offer = self._offer(sight)
        return Do(offer, then=self._next(returned=True)) if offer is not None else None

    def _declined(self, sight: Sight) -> Outcome:
        if self._offer(sight) is None:
            return Pop()
        return Do(DeclineReturn(self.asked[0]), then=self._next(returned=self.returned))

    def _next(self, *, returned: bool) -> Scene | None:
        if not self.asked[1:]:
            return None
        return replace(self, asked=self.asked[1:], zeros="", returned=returned)

    def view(self, sight: Sight) -> OnSlip:
        """Return what happened, the question if there is one, and how long `*` still undoes it."""
        players = (*self.act.players, *self.act.by)
        words = ", ".join((self.words, *targets_hit(self.act, sight)))
        offer = self._offer(sight)
        told = sentence(words if offer is None else f"{words}.", sight.tournament, players)
        if offer is not None:
            named = len({*self.act.players, *self.asked}) > 1
            asked = sight.words.asking.comes_back(offer, sight.tournament, named=named)
            question = sentence(asked, sight.tournament, (self.asked[0],))
            told = question if self.returned else joined(told, question)
        return said((*told, *number_typed(self.zeros)), time_left(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the slip."""
        offers = sight.words.offers
        hints = [Hint("*", offers.undo_for(seconds_left(sight)), answer=True)]
        if self._offer(sight) is not None:
            yes = "B" if sight.letters else "0 #"
            hints = [
                hint(yes, Does.YES, sight, answer=True),
                hint("#", Does.NO, sight, answer=True),
                replace(hints[0], answer=False),
            ]
        else:
            hints.append(hint("#", Does.CLOSE, sight))
        if not sight.tournament.finished:
            hints.append(Hint(offers.player_keys(), offers.does(Does.NEXT_OUT)))
            hints.append(hint("0 0 #", Does.SAME_HAND, sight))
        return Keys(tuple(hints))


class SaidUndone(Struct, frozen=True):
    """What was taken back: `#` makes it again, `D` goes further back, any other key ends the slip.

    Where several acts were taken back, it also says which one was made again, and `#` makes the next.
    """

    words: str
    patience_ms: ClassVar[int] = SLIP_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Redo, undo once more, or leave."""
        match press.control:
            case Control.HASH | Control.REDO:
                return Do(Redo())
            case Control.D | Control.UNDO:
                return Undo()
            case Control.STAR:
                return Pop()
        return PassOn()

    def view(self, sight: Sight) -> OnSlip:
        """Return what was taken back, and how long `#` still makes it again."""
        return said(sentence(self.words, sight.tournament), time_left(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the slip."""
        hints = [hint("#", Does.REDO, sight, answer=True)]
        if sight.letters:
            hints.append(hint("D", Does.FURTHER_BACK, sight))
        return Keys((*hints, hint("*", Does.CLOSE, sight)))


class BeganBefore(Struct, frozen=True):
    """The window has just shut: did the hand begin before it? Yes still buys, and no is final (E2, E10).

    `then` asks the next one who went out on the same hand.
    """

    player: int
    words: str
    then: Scene | None = None
    patience_ms: ClassVar[int] = ENTRY_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take yes or no; any other key leaves the question and is for the night."""
        match press.control:
            case Control.HASH | Control.B:
                return Do(Rebuy(self.player, before=True), then=self.then)
            case Control.ZERO:
                return None
            case Control.STAR:
                may_return = sight.tournament.players[self.player].may_return
                return Do(DeclineReturn(self.player), then=self.then) if may_return else Pop()
        return PassOn()

    def view(self, sight: Sight) -> OnSlip:
        """Return the question."""
        return said(sentence(self.words, sight.tournament, (self.player,)))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the question."""
        return Keys((hint("#", Does.YES, sight, answer=True), hint("*", Does.NO, sight)))


def seconds_left(sight: Sight) -> int:
    """Return the whole seconds that a slip still stands, at least 1."""
    return max(1, -(-(sight.since_ms + SLIP_MS - sight.now_ms) // SECOND))


def time_left(sight: Sight) -> float:
    """Return how much of a slip's time is left, from 1 to 0, in hundredths."""
    return round(min(1.0, max(0.0, 1 - (sight.now_ms - sight.since_ms) / SLIP_MS)), 2)


def may_come_back(tournament: Tournament, act: BustOut) -> tuple[int, ...]:
    """Return the players of a bust-out who are to be asked whether they come back (E10).

    With `same` it is also who went out on that hand before, and was not asked to the end.
    """
    players = dict.fromkeys((*act.players, *out_on_hand_before(tournament, same=act.same)))
    return tuple(player for player in players if tournament.players[player].may_return)
