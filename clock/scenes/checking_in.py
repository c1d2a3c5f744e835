"""Who plays: before the first deal by the number on the list, or so many players without names."""

from typing import ClassVar

from clock.display.pieces.foot import Key, Keys, Said
from clock.press import Control, Press
from clock.roster import Regular
from clock.scenes.ask import AskNumber, answer_keys, number_of, plain
from clock.scenes.scene import ENTRY_MS, Do, Outcome, PassOn, Refuse, Reset, Scene, Swap
from clock.scenes.sentence import Sentence
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip, asked, hint
from clock.scenes.typed import edited_by
from clock.tournament.commands import EnterLate, Register, SetField
from clock.tournament.names import folded
from clock.values import Struct, replace
from clock.words import names
from clock.words.asking import Phrase
from clock.words.offers import Does

MOST_PLAYERS = 300
COUNT_DIGITS = len(str(MOST_PLAYERS))


class CheckIn(Struct, frozen=True):
    """The number of somebody on the list, whose name appears as soon as it fits; `late`: after the deal."""

    typed: str = ""
    late: bool = False
    patience_ms: ClassVar[int] = ENTRY_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Take a number and `#`; after the deal `#` alone enters somebody who is not on the list.

        Who enters from the list plays under the list's number. After the deal somebody else may play under
        it; then the next free number is given. No number begins with 0: before the deal 0 asks how many
        play.
        """
        begins = not self.typed or sight.refused
        if begins and not self.late and press.control.digit == "0":
            return Swap(how_many(sight))
        edited = edited_by(press, self.typed, sight, lambda typed: replace(self, typed=typed))
        if edited is not None:
            return edited
        match press.control:
            case Control.HASH if self.typed:
                return self._checked_in(sight)
            case Control.HASH:
                return Do(_nameless(sight)) if self.late else PassOn()
        return None

    def _checked_in(self, sight: Sight) -> Outcome:
        number = int(self.typed)
        listed = listed_as(number, sight)
        if listed is None:
            return Refuse(sight.words.asking.not_on_list(len(sight.regulars), late=self.late))
        if is_entered(listed, sight):
            return Refuse(sight.words.asking.already_entered(listed.name, late=self.late))
        is_free = number not in sight.tournament.players
        if self.late:
            under = number if is_free else None
            return Do(replace(_nameless(sight), name=listed.name, sub=listed.sub, number=under))
        if not is_free:
            return Refuse(sight.words.asking.number_plays(number, sight.tournament))
        return Do(Register(listed.name, listed.sub, number=number))

    def view(self, sight: Sight) -> OnSlip:
        """Return the question with what is typed."""
        return asked(plain(sight.words.asking.phrase(Phrase.WHO_ENTERS)), self._answer(sight))

    def _answer(self, sight: Sight) -> Sentence:
        if not self.typed:
            return ()
        listed = listed_as(int(self.typed), sight)
        number = Key(self.typed, asked=True)
        return (number,) if listed is None else (number, Said(listed.name, asked=True, name=listed.name))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the question; with nothing typed `#` is for the night beneath."""
        number = number_of(Does.CHECK_IN, sight)
        if self.late:
            return answer_keys(self.typed, sight, number, hint("#", Does.NOT_ON_LIST, sight, answer=True))
        draw = (hint("#", Does.DRAW_SEATS, sight),) if draws_seats(sight) else ()
        return answer_keys(self.typed, sight, number, number, *draw)


def enter_late(sight: Sight) -> Outcome:
    """Enter somebody after the deal: a name from the list where there is one (E3)."""
    return Reset(CheckIn(late=True)) if sight.regulars else Do(EnterLate())


def listed_as(number: int, sight: Sight) -> Regular | None:
    """Return who has this number on the list: its first line is 1."""
    return sight.regulars[number - 1] if 1 <= number <= len(sight.regulars) else None


def is_entered(listed: Regular, sight: Sight) -> bool:
    """Return whether somebody on the list plays tonight."""
    return any(player.name == listed.name for player in sight.tournament.players.values())


def expected(sight: Sight) -> dict[int, Regular]:
    """Return by number who may still enter; nobody once a player without a name has a number of the list."""
    tournament = sight.tournament
    numbered = tuple(enumerate(sight.regulars, start=1))
    if any(n in tournament.players and not names.has_name(tournament, n) for n, _ in numbered):
        return {}
    return {
        number: listed
        for number, listed in numbered
        if not is_entered(listed, sight) and _is_in(listed, sight)
    }


def _is_in(listed: Regular, sight: Sight) -> bool:
    """Return whether somebody on the list is in: on a champions' night that is who has a stack (L5)."""
    return not sight.champions or folded(listed.name) in sight.tournament.house.stacks


def draws_seats(sight: Sight) -> bool:
    """Return whether `#` draws the seats: two and more have entered, and somebody has none (T1)."""
    players = sight.tournament.players
    return not sight.tournament.started and len(players) > 1 and bool(players.unseated)


def how_many(sight: Sight, typed: str = "") -> AskNumber:
    """Return the question how many play in all, for a night without names."""
    question = plain(sight.words.asking.phrase(Phrase.HOW_MANY_PLAY))
    return AskNumber(question, _numbered, longest=COUNT_DIGITS, typed=typed)


def _numbered(count: int, sight: Sight) -> Outcome:
    if not 0 < count <= MOST_PLAYERS:
        return Refuse(sight.words.asking.no_such_number(MOST_PLAYERS))
    if count == len(sight.tournament.players):
        return Reset()
    return Do(SetField(count, listed=_left_to_the_list(sight)))


def _nameless(sight: Sight) -> EnterLate:
    """Return the late entry of somebody who is not on the list."""
    return EnterLate(listed=_left_to_the_list(sight))


def _left_to_the_list(sight: Sight) -> int:
    """Return up to which number nobody else is numbered: beside names of the list, all of its numbers."""
    by_name = any(is_entered(listed, sight) for listed in sight.regulars)
    return len(sight.regulars) if by_name else 0


def entering(sight: Sight, typed: str = "") -> Scene:
    """Return the entry that a digit begins before the deal: a name of the list, or how many play."""
    return CheckIn(typed) if sight.regulars else how_many(sight, typed)
