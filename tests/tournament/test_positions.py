"""Positions from hand to hand: button and blinds at a table, where the button lies, and what is told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.dealing import (
    BUTTON_HOLDS_MS,
    clockwise,
    dealt_in,
    known_positions,
    living_seats,
    lying,
    next_hand,
    told,
)
from clock.tournament.state import Going, Positions, Table
from clock.tournament.structure import MINUTE, ButtonRule
from clock.values import replace
from tests.houses import gananda
from tests.seated import gone_out, seated

FIRST = Positions(button=1, small=2, big=3)


SIX = (1, 2, 3, 4, 5, 6)


def hands(*gone: int) -> list[Positions]:
    """Return hands 1 to 4 of a table of six, with these seats out on the first."""
    living = [seat for seat in SIX if seat not in gone]
    found = [FIRST]
    while len(found) < 4:
        found.append(next_hand(found[-1], living))
    return found


def seats(positions: Positions) -> tuple[int, int, int]:
    """Return button, small and big blind."""
    return positions.button, positions.small, positions.big


@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        ([1], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        ([2], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        ([3], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        ([4], [(2, 3, 5), (3, 5, 6), (5, 6, 1)]),
        ([2, 3], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
    ],
)
def test_positions_follow_the_big_blind(gone: list[int], expected: list[tuple[int, int, int]]) -> None:
    """B2: whoever goes out, the big blind moves on by one living player and the others follow it."""
    assert [seats(positions) for positions in hands(*gone)[1:]] == expected


def test_a_dead_small_blind_is_told() -> None:
    """B2: the small blind is dead on the hand after the big blind went out, and only then."""
    assert [positions.small_dead for positions in hands(3)] == [False, True, False, False]
    assert [positions.small_dead for positions in hands(2)] == [False, False, False, False]


def test_a_player_in_the_emptied_seat_fills_it() -> None:
    """B3: a player moved into the seat of the big blind that went out posts the small blind there."""
    assert next_hand(FIRST, SIX) == Positions(button=2, small=3, big=4, small_dead=False)


def test_a_player_behind_the_big_blind_is_the_next_one() -> None:
    """B2, case 107: who is moved right behind the big blind has it on the next hand."""
    before = Positions(button=9, small=1, big=2)

    assert seats(next_hand(before, (1, 2, 3, 4, 5, 6, 7, 9))) == (1, 2, 3)
    assert seats(next_hand(before, (1, 2, 4, 5, 6, 7, 9))) == (1, 2, 4)


@pytest.mark.parametrize(
    ("before", "living", "expected"),
    [
        ((1, 2, 3), (2, 3), (3, 3, 2)),
        ((1, 2, 3), (1, 3), (3, 3, 1)),
        ((1, 2, 3), (1, 2), (2, 2, 1)),
        ((1, 1, 2), (1, 2), (2, 2, 1)),
        ((4, 4, 7), (4, 7), (7, 7, 4)),
    ],
)
def test_heads_up(
    before: tuple[int, int, int], living: tuple[int, int], expected: tuple[int, int, int]
) -> None:
    """B4: of two, the small blind is on the button, and who had the big blind last gets it."""
    assert seats(next_hand(Positions(*before), living)) == expected


@pytest.mark.parametrize(
    ("before", "living", "expected"),
    [
        ((1, 1, 2), (1, 2, 3), (1, 2, 3)),
        ((1, 1, 4), (1, 2, 4), (2, 4, 1)),
        ((1, 1, 4), (1, 2, 3, 4), (3, 4, 1)),
        ((4, 4, 1), (1, 4, 6), (6, 1, 4)),
        ((1, 2, 5), (2, 3, 5), (3, 5, 2)),
        ((1, 1, 4), (1, 2, 3), (3, 4, 1)),
        ((1, 1, 8), (2, 7, 8), (7, 8, 2)),
    ],
)
def test_who_sits_down_between_the_blinds_has_the_button(
    before: tuple[int, int, int], living: tuple[int, ...], expected: tuple[int, int, int]
) -> None:
    """B2, B4, E3: the big blind moves on all the same, and nobody has the button and a blind of three."""
    assert seats(next_hand(Positions(*before), living)) == expected


def test_a_table_that_emptied_stays_as_it_was() -> None:
    """B2: where nobody is left no hand follows."""
    assert next_hand(FIRST, ()) == FIRST
    assert lying(ButtonRule.LAST_LIVING, Table(1, FIRST, lying=1), FIRST, ()) == 1


def seen(rule: ButtonRule, *gone: int) -> list[int]:
    """Return where the button is seen on hands 1 to 4 of a table of six."""
    living = [seat for seat in SIX if seat not in gone]
    positions = hands(*gone)
    table = Table(1, positions[0], lying=positions[0].button)
    found = [positions[0].button]
    for after in positions[1:]:
        table = replace(table, lying=lying(rule, table, after, living), positions=after)
        assert table.lying is not None
        found.append(table.lying)
    return found


@pytest.mark.parametrize(
    ("gone", "dead", "last_living", "empty_after_big"),
    [
        ([1], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]),
        ([2], [1, 2, 3, 4], [1, 1, 3, 4], [1, 1, 3, 4]),
        ([3], [1, 2, 3, 4], [1, 2, 2, 4], [1, 2, 3, 4]),
        ([4], [1, 2, 3, 5], [1, 2, 3, 5], [1, 2, 3, 5]),
        ([2, 3], [1, 2, 3, 4], [1, 1, 1, 4], [1, 1, 3, 4]),
        ([1, 2], [1, 2, 3, 4], [1, 6, 3, 4], [1, 6, 3, 4]),
    ],
)
def test_where_the_button_lies(
    gone: list[int], dead: list[int], last_living: list[int], empty_after_big: list[int]
) -> None:
    """B2, B3: on the dead seat, with the last living player who had it, or empty only after a big blind."""
    assert seen(ButtonRule.DEAD, *gone) == dead
    assert seen(ButtonRule.LAST_LIVING, *gone) == last_living
    assert seen(ButtonRule.EMPTY_AFTER_BIG, *gone) == empty_after_big


def test_the_button_stays_with_who_had_it() -> None:
    """B3: a newcomer between the last living player who had it and the dead seat does not get it."""
    table = Table(1, Positions(1, 3, 4), lying=1)

    assert lying(ButtonRule.LAST_LIVING, table, Positions(3, 4, 5), (1, 2, 4, 5)) == 1
    assert lying(ButtonRule.LAST_LIVING, replace(table, lying=None), Positions(3, 4, 5), (1, 4, 5)) == 1


def test_the_button_lies_on_a_seat_that_was_filled() -> None:
    """B3: once somebody sits in the emptied seat, the button lies there as on any other."""
    table = Table(1, FIRST, lying=1)

    assert lying(ButtonRule.LAST_LIVING, table, Positions(2, 3, 4), (1, 3, 4, 5, 6)) == 1
    assert lying(ButtonRule.LAST_LIVING, table, Positions(2, 3, 4), SIX) == 2


@given(st.sets(st.integers(1, 10), min_size=4), st.lists(st.integers(0, 9), max_size=7))
def test_the_big_blind_passes_nobody_by(taken: set[int], gone: list[int]) -> None:
    """B2, B4: whoever goes out, nobody is skipped, nobody posts twice running, the others follow."""
    living = sorted(taken)
    positions = Positions(living[0], living[1], living[2])
    for place in gone[: len(living) - 2]:
        living.pop(place % len(living))
        after = next_hand(positions, living)
        passed_by = clockwise(range(1, 11), positions.big)
        passed_by = passed_by[: passed_by.index(after.big)]

        assert after.big in living
        assert after.big != positions.big
        assert not set(passed_by) & set(living)
        if len(living) > 2:
            assert (after.button, after.small) == (positions.small, positions.big)
        else:
            assert after.button == after.small in living
        positions = after


@given(st.sets(st.integers(1, 10), min_size=2), st.integers(1, 10))
def test_in_one_round_everybody_has_each_position_once(taken: set[int], first: int) -> None:
    """B2, B4: where nobody goes out, button and blinds come to every player once a round."""
    positions = next_hand(Positions(first, first, first), sorted(taken))
    rounds: list[Positions] = []
    for _ in range(2 + len(taken)):
        positions = next_hand(positions, sorted(taken))
        rounds.append(positions)
    last = rounds[2:]

    assert {one.big for one in last} == {one.small for one in last} == {one.button for one in last} == taken
    assert not any(one.small_dead for one in last)


def test_told_blinds_are_the_next_two() -> None:
    """B2: the blinds of a told button are the next living seats clockwise, over the end of the table too."""
    tournament = seated(gananda(), [1, 2, 5, 8])

    assert living_seats(tournament, 1) == (1, 2, 5, 8)
    assert told(tournament, 1, 2, 0) == Positions(2, 5, 8)
    assert told(tournament, 1, 8, 0) == Positions(8, 1, 2)


def test_told_heads_up() -> None:
    """B4: of two, who has the button has the small blind."""
    assert told(seated(gananda(), [3, 7]), 1, 7, 0) == Positions(7, 7, 3)


def test_who_went_out_on_the_hand_was_dealt_in() -> None:
    """T3, B2: a button told just after a bust-out is that hand's, with its player; later it is not."""
    tournament = gone_out(seated(gananda(), 6, 6), 2, at_ms=1_000)

    assert dealt_in(tournament, 1, 1_000 + BUTTON_HOLDS_MS) == SIX
    assert told(tournament, 1, 1, 1_000) == Positions(1, 2, 3)
    assert told(tournament, 1, 1, 1_001 + BUTTON_HOLDS_MS) == Positions(1, 3, 4)
    assert dealt_in(tournament, 2, 1_000) == SIX


def test_only_the_latest_hand_counts_as_dealt() -> None:
    """T3: who went out on a hand before was not dealt into the one that is told."""
    tournament = gone_out(gone_out(seated(gananda(), 6, 6), 2), 3, 4)

    assert dealt_in(tournament, 1, 0) == (1, 3, 4, 5, 6)


def test_a_button_told_on_an_empty_seat_has_the_blinds_behind_it() -> None:
    """B2: the button may be dead as it is told, even where two are left."""
    assert told(seated(gananda(), [1, 3, 4]), 1, 2, 0) == Positions(2, 3, 4)
    assert told(seated(gananda(), [1, 3]), 1, 2, 0) == Positions(2, 3, 1)


def test_a_told_button_is_known_for_five_minutes() -> None:
    """T3: a button that was told five minutes of play ago is not taken for the present one."""
    tournament, table = seated(gananda(), 6, 6), Table(1, FIRST, told_ms=10)

    assert known_positions(tournament, table, 10 + 5 * MINUTE) == FIRST
    assert known_positions(tournament, table, 11 + 5 * MINUTE) is None
    assert known_positions(tournament, Table(1), 0) is None


def test_a_told_button_is_that_of_one_hand() -> None:
    """T3: it is past with a later hand on which somebody goes out there, and for nothing elsewhere."""
    playing, over = Table(1, FIRST), Table(1, FIRST, told_over=True)
    one_out = gone_out(seated(gananda(), 6, 6), 2, 3)
    elsewhere, removed = gone_out(one_out, 8), gone_out(one_out, 4, going=Going.REMOVED)

    assert known_positions(one_out, playing, 0) == FIRST
    assert known_positions(one_out, over, 0) is None
    assert known_positions(one_out, replace(over, told_hand=1), 0) == FIRST
    assert known_positions(elsewhere, playing, 0) == FIRST
    assert known_positions(removed, playing, 0) == FIRST
    assert known_positions(gone_out(one_out, 4), playing, 0) is None
    assert known_positions(gone_out(one_out, 4), replace(playing, told_hand=1), 0) == FIRST
