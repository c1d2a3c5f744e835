"""The bust-out entry: who goes out, by whom, and what the house needs to know to place them (O1 to O3).

The act is made at the end, when all it needs has been asked; until then `*` leaves and nothing has happened.
"""

from typing import ClassVar

from clock.display.pieces.foot import Hint, Keys
from clock.press import Control, Press
from clock.scenes.ask import done, number_of
from clock.scenes.digits import Nobody, player_meant
from clock.scenes.money import buy, sells
from clock.scenes.scene import ENTRY_MS, Do, Outcome, PassOn, Refuse, Swap
from clock.scenes.sentence import player_typed, sentence
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip, asked, hint
from clock.scenes.typed import edited_by
from clock.tournament import checks
from clock.tournament.commands import BustOut, CallClock
from clock.tournament.refusals import NamedTwice, Refused
from clock.tournament.state import Tournament
from clock.tournament.structure import SameHand
from clock.values import Struct, replace
from clock.words import names
from clock.words.offers import Does


class WhoIsOut(Struct, frozen=True):
    """The number of the one who goes out.

    `players` are out on the same hand, and so with `same` are those of the bust-out before. With `together`
    the end of a number only asks for the next, until `#` alone.
    """

    typed: str = ""
    players: tuple[int, ...] = ()
    same: bool = False
    together: bool = False
    patience_ms: ClassVar[int] = ENTRY_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take a digit, `#` and `A`; after a number `C` is the clock on that player and `B` a buy."""
        edited = edited_by(press, self.typed, sight, lambda typed: replace(self, typed=typed))
        if edited is not None:
            return edited
        match press.control:
            case Control.HASH if not self.typed and self.players:
                return Swap(ByWhom(self.players, same=self.same))
            case Control.HASH if not self.typed:
                return PassOn()
            case Control.HASH | Control.A if self.typed:
                return self._named(press, sight)
            case Control.C:
                return self._clock(sight)
            case Control.B:
                return self._buy(sight)
        return None

    def _meant(self, sight: Sight) -> int | Refuse:
        """Return who is typed, who must still hold chips and be named only once, or the refusal."""
        player = still_in(self.typed, sight)
        if player in self.players:
            return Refuse(sight.words.refusals.sentence(NamedTwice(player), sight.tournament))
        return player

    def _named(self, press: Press, sight: Sight) -> Outcome:
        player = self._meant(sight)
        if isinstance(player, Refuse):
            return player
        players = (*self.players, player)
        if press.control is Control.A or self.together:
            return Swap(replace(self, typed="", players=players))
        return Swap(ByWhom(players, same=self.same))

    def _clock(self, sight: Sight) -> Outcome:
        if not self.typed:
            return PassOn()
        player = still_in(self.typed, sight)
        return player if isinstance(player, Refuse) else Do(CallClock(player))

    def _buy(self, sight: Sight) -> Outcome:
        if not self.typed:
            return PassOn()
        meant = player_meant(self.typed, sight)
        return Refuse(meant.words) if isinstance(meant, Nobody) else buy(sight, meant)

    def view(self, sight: Sight) -> OnSlip:
        """Return the numbers so far; the name appears as soon as the number fits."""
        words = sight.words.asking.who_is_out(self.players, sight.tournament, same=self.same)
        said = sentence(words, sight.tournament, self.players) if self.players or not self.typed else ()
        return asked(said, player_typed(self.typed, sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the entry; for a number that cannot go out only what helps."""
        if not self.typed and not self.players:
            return self._keys_of_nobody(sight)
        if self.typed and isinstance(self._meant(sight), Refuse):
            return self._keys_of_refused(sight)
        goes_on = Does.ANOTHER if self.together and self.typed else Does.ASK_BY
        hints = [hint("#", goes_on, sight, answer=True)]
        if sight.letters:
            if self.typed:
                hints.append(hint("A", Does.ANOTHER, sight))
                if sells(sight):
                    hints.append(hint("B", Does.BUY, sight))
            hints.append(hint("C", Does.CLOCK, sight))
        return Keys((*hints, back(self.typed, sight)))

    def _keys_of_nobody(self, sight: Sight) -> Keys:
        """Return the keys while nobody is named, when nothing can be asked of anybody yet."""
        number = number_of(Does.OUT, sight)
        clock = [hint("C", Does.CLOCK, sight)] if sight.letters else []
        return Keys((number, *clock, back(self.typed, sight)))

    def _keys_of_refused(self, sight: Sight) -> Keys:
        """Return what is left to do with a number that cannot go out: another one, a buy, a digit less."""
        hints = []
        if sight.refused:
            hints.append(Hint(sight.words.offers.player_keys(), sight.words.offers.does(Does.NEXT_OUT)))
        known = not isinstance(player_meant(self.typed, sight), Nobody)
        if known and sight.letters and sells(sight):
            hints.append(hint("B", Does.BUY, sight))
        return Keys((*hints, back(self.typed, sight)))


class ByWhom(Struct, frozen=True):
    """Who knocked them out: one number, several split by `A`, or nobody."""

    players: tuple[int, ...]
    same: bool = False
    typed: str = ""
    by: tuple[int, ...] = ()
    patience_ms: ClassVar[int] = ENTRY_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take a digit, `#` for the end, and `A`: with a number typed a split, with none another one out."""
        edited = edited_by(press, self.typed, sight, lambda typed: replace(self, typed=typed))
        if edited is not None:
            return edited
        match press.control:
            case Control.HASH if not self.typed.strip("0"):
                return self._ended(self.by, sight)
            case Control.A if not self.typed and not self.by:
                return Swap(WhoIsOut(players=self.players, same=self.same))
            case Control.HASH | Control.A if self.typed:
                return self._named(press, sight)
        return None

    def _named(self, press: Press, sight: Sight) -> Outcome:
        meant = player_meant(self.typed, sight)
        if isinstance(meant, Nobody):
            return Refuse(meant.words)
        by = (*self.by, meant)
        if press.control is Control.A:
            return Swap(replace(self, typed="", by=by))
        return self._ended(by, sight)

    def _ended(self, by: tuple[int, ...], sight: Sight) -> Outcome:
        on_hand = (*out_on_hand_before(sight.tournament, same=self.same), *self.players)
        if len(on_hand) > 1 and sight.tournament.house.same_hand is SameHand.BY_STACK:
            return Swap(WhoHadMore(BustOut(self.players, by, same=self.same), on_hand))
        return Do(BustOut(self.players, by, same=self.same))

    def view(self, sight: Sight) -> OnSlip:
        """Return the question with the answer so far."""
        words = sight.words.asking.by_whom(self.players, self.by, sight.tournament)
        said = sentence(words, sight.tournament, (*self.players, *self.by))
        return asked(said, player_typed(self.typed, sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the question; `#` says whom it names."""
        meant = player_meant(self.typed, sight) if self.typed.strip("0") else None
        if isinstance(meant, Nobody) or meant in self.players:
            another = (number_of(Does.PLAYER, sight),) if sight.refused else ()
            return Keys((*another, back(self.typed, sight)))
        by = (*self.by, meant) if meant is not None else self.by
        called = tuple(names.first_name(sight.tournament, player) for player in by)
        hints = [Hint("#", sight.words.offers.out_by(called), answer=True)]
        if sight.letters and (meant is not None or not (self.typed or self.by)):
            hints.append(hint("A", Does.ANOTHER if meant is None else Does.SPLIT, sight))
        return Keys((*hints, back(self.typed, sight)))


class WhoHadMore(Struct, frozen=True):
    """Who had more before the hand, again until one is left, in a house that places by stack (O2)."""

    act: BustOut
    equal: tuple[int, ...]
    order: tuple[tuple[int, ...], ...] = ()
    typed: str = ""
    patience_ms: ClassVar[int] = ENTRY_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take a number and `#`; `0 #` says that all who are left had equally many."""
        edited = edited_by(press, self.typed, sight, lambda typed: replace(self, typed=typed))
        if edited is not None:
            return edited
        if press.control is Control.HASH and self.typed:
            return self._answered(sight)
        return None

    def _answered(self, sight: Sight) -> Outcome:
        if not self.typed.strip("0"):
            return Do(replace(self.act, order=(*self.order, self.equal)))
        meant = player_meant(self.typed, sight)
        if isinstance(meant, Nobody):
            return Refuse(meant.words)
        if meant not in self.equal:
            return Refuse(sight.words.asking.not_on_hand(meant, self.equal, sight.tournament))
        rest = tuple(player for player in self.equal if player != meant)
        order = (*self.order, (meant,))
        if len(rest) == 1:
            return Do(replace(self.act, order=(*order, rest)))
        return Swap(replace(self, equal=rest, order=order, typed=""))

    def view(self, sight: Sight) -> OnSlip:
        """Return the question with those it is about."""
        words = sight.words.asking.who_had_more(self.equal, sight.tournament)
        said = sentence(words, sight.tournament, self.equal)
        return asked(said, player_typed(self.typed, sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the question."""
        one = done(sight) if self.typed and not sight.refused else number_of(Does.PLAYER, sight)
        return Keys((one, hint("0 #", Does.REST_EQUAL, sight), back(self.typed, sight)))


def still_in(typed: str, sight: Sight) -> int | Refuse:
    """Return the player meant, who must still hold chips, or the refusal."""
    meant = player_meant(typed, sight)
    if isinstance(meant, Nobody):
        return Refuse(meant.words)
    try:
        return checks.playing(sight.tournament, meant).number
    except Refused as refused:
        return Refuse(sight.words.refusals.sentence(refused.reason, sight.tournament))


def out_on_hand_before(tournament: Tournament, *, same: bool) -> tuple[int, ...]:
    """Return who went out on the hand of the last bust-out, where the next one goes out on it too."""
    if not same:
        return ()
    return tuple(gone.player for gone in tournament.exits if gone.hand == tournament.bust_hand)


def back(typed: str, sight: Sight) -> Hint:
    """Return the hint for `*`: a digit less, or with none left out of the entry."""
    return hint("*", Does.ERASE if typed else Does.BACK, sight)
