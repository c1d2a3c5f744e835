"""Seats, moves by the host's own word, the button, and who deals (T1 to T7, B1 to B4)."""

from clock.scenes.ask import AskNumber, AskPlayer, about, ask_table, plain
from clock.scenes.choice import Choice, options
from clock.scenes.digits import SEAT_DIGITS, TABLE_DIGITS, seat_meant
from clock.scenes.find_seats import FindSeats
from clock.scenes.scene import Do, Outcome, Push, Refuse, Reset, Scene, Swap
from clock.scenes.sight import Sight
from clock.tournament.commands import Move, NextHand, SetDealer, TellButton
from clock.words.asking import Phrase


def seats(_: Sight) -> Outcome:
    """Show everyone's seat."""
    return Push(FindSeats())


def move(sight: Sight) -> Outcome:
    """Ask who moves, and to which table and seat."""
    question = plain(sight.words.asking.phrase(Phrase.WHO_MOVES))
    return Reset(AskPlayer(question, lambda player, seen: Swap(ask_where(player, seen))))


def ask_where(player: int, sight: Sight) -> Scene:
    """Return the question where a player goes: a table and a two-digit seat, 306 for table 3, seat 6."""
    words = sight.words.asking.where_to(player, sight.tournament)

    def told(number: int, seen: Sight) -> Outcome:
        seat = seat_meant(str(number))
        if seat is None:
            return Refuse(seen.words.asking.phrase(Phrase.TABLE_AND_SEAT))
        return Do(Move(player, seat.table, seat.seat))

    return AskNumber(about(player, words, sight), told, longest=TABLE_DIGITS + SEAT_DIGITS)


def button(sight: Sight) -> Outcome:
    """Ask at which table, then whether the button is told or the next hand begins."""
    return Reset(ask_table(sight, Phrase.BUTTON_AT, lambda table, seen: Swap(_button_at(table, seen))))


def _button_at(table: int, sight: Sight) -> Scene:
    says = sight.words.asking
    return Choice(
        sight.words.showing.table(table),
        options(
            (says.phrase(Phrase.TELL_BUTTON), lambda seen: Reset(ask_button(table, seen))),
            (says.phrase(Phrase.NEXT_HAND), lambda _: Do(NextHand(table))),
        ),
    )


def ask_button(table: int, sight: Sight, typed: str = "") -> AskNumber:
    """Return the question for the button's seat at a table."""
    question = plain(sight.words.asking.button_at(table))
    return AskNumber(
        question,
        lambda seat, _: Do(TellButton(table, seat)),
        longest=SEAT_DIGITS,
        answers_page=True,
        typed=typed,
    )


def dealer(sight: Sight) -> Outcome:
    """Ask at which table, and who takes the deal there (B1)."""

    def at(table: int, seen: Sight) -> Outcome:
        question = plain(seen.words.asking.phrase(Phrase.WHO_DEALS))
        return Swap(AskPlayer(question, lambda player, _: Do(SetDealer(table, player))))

    return Reset(ask_table(sight, Phrase.DEALER_AT, at))
