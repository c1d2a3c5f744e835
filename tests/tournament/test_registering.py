"""Tonight's list before the start: a whole field at one stroke, and who is struck from it again."""

from clock.tournament.commands import (
    DrawSeats,
    MarkAbsent,
    Redo,
    Register,
    Rename,
    SetField,
    Start,
    Undo,
    Unregister,
)
from clock.tournament.refusals import AlreadyStarted, BadAmount, HaveNames
from clock.values import replace
from tests.houses import gananda, new_year
from tests.night import Night, night_of


def entered(night: Night) -> list[int]:
    """Return the numbers of those who are entered."""
    return list(night.now.players)


def test_a_field_is_what_as_many_entries_are() -> None:
    """E1: so many play who have no name, with the house's price and stack, as if they had entered singly."""
    at_once, singly = night_of(new_year(), 0, started=False), night_of(new_year(), 20, started=False)
    at_once.do(SetField(20))

    assert at_once.now == singly.now
    assert len(at_once.acts) == 1
    assert len(at_once.acts[0].events) == 1


def test_a_field_grows_by_those_who_are_missing() -> None:
    """V3: the number is how many play in all, whoever has entered before."""
    night = night_of(gananda(), 0, started=False)
    night.do(Register("Ada", number=7), SetField(4))

    assert entered(night) == [7, 8, 9, 10]
    assert [player.name for player in night.now.players.values()] == ["Ada", "8", "9", "10"]


def test_the_numbers_of_a_list_are_left_to_it() -> None:
    """V3: beside names of a list, who has none is numbered above it; who is on it keeps the own number."""
    night = night_of(gananda(), 0, started=False)
    night.do(
        Register("Ada", number=7), SetField(3, listed=16), Register("Ben", number=2), SetField(5, listed=16)
    )

    assert sorted(night.now.players) == [2, 7, 17, 18, 19]
    night.do(SetField(3, listed=16))
    assert sorted(night.now.players) == [2, 7, 17]


def test_of_too_many_the_last_without_a_name_are_struck() -> None:
    """E4, E9: their stacks and money go with them, and their numbers are not given again."""
    night = night_of(gananda(), 6, started=False)
    night.do(MarkAbsent(5), Rename(6, "Ada"), SetField(3))

    assert entered(night) == [1, 2, 6]
    assert night.now.chips_in_play == 3 * gananda().stack_total
    night.do(SetField(4))
    assert entered(night) == [1, 2, 6, 7]
    assert night.refuses(SetField(0)) == BadAmount(0, 1)
    night.do(*(Rename(number, "Ben") for number in (1, 2)))
    assert night.refuses(SetField(2)) == HaveNames()


def test_a_field_is_taken_back_at_once() -> None:
    """O4: undo takes all of them back, redo enters them again, and so it is with those who are struck."""
    night = night_of(gananda(), 5, started=False)
    night.do(SetField(300), Undo())
    assert entered(night) == [1, 2, 3, 4, 5]
    night.do(Redo())
    assert len(entered(night)) == 300
    night.do(SetField(2), Undo())
    assert len(entered(night)) == 300


def test_a_field_is_set_before_the_start_only() -> None:
    """E3: afterwards there are late entries, one by one."""
    assert night_of(gananda(), 5).refuses(SetField(6)) == AlreadyStarted()


def test_numbers_have_four_digits_at_most() -> None:
    """Design: there is no number for more; those struck before count, because theirs are not given again."""
    night = night_of(gananda(), 3, started=False)
    night.do(Unregister(3))

    assert night.refuses(SetField(9_999)) == BadAmount(9_999, 1)
    night.do(SetField(9_998))
    assert entered(night)[-1] == 9_999


def test_those_struck_leave_their_seats() -> None:
    """T1, B1: after the draw, too; the deal passes to somebody who is still there."""
    night = night_of(new_year(), 6, started=False)
    night.do(DrawSeats())
    dealer = night.now.tables[0].dealer
    night.do(*(Rename(number, "Ada") for number in entered(night) if number != dealer), SetField(5))

    assert dealer not in night.now.players
    assert night.now.tables[0].dealer in night.now.players
    night.do(SetField(7), Start())
    assert len(night.now.seated()) == 7


def test_nobody_without_a_name_starts_with_the_stack_of_a_rank() -> None:
    """L5: stacks by rank are those of names."""
    night = night_of(replace(gananda(), stacks={"1": 3_400}), 0, started=False)
    night.do(SetField(2))

    assert night.now.chips_in_play == 2 * gananda().stack_total
