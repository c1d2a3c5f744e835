"""The standings: which nights count, who is before whom, and what has changed."""

import pytest

from clock.league.formula import Formula
from clock.league.nights import PlayedNight
from clock.league.points import PRESETS, PointsRules
from clock.league.rows import Entry, Row
from clock.league.scores import Score
from clock.league.season import Bonuses, Season, TieBreak
from clock.league.standings import standings
from clock.values import replace
from tests.played import night

LINEAR = Season(
    "2026", PointsRules(Formula.read(PRESETS["linear"])), Bonuses(1_00, 0, 0), counting=2, ties=()
)
"""The last player has a point, each place better one more; a knockout is worth 1."""


def rows_of(season: Season, *nights: PlayedNight) -> dict[str, Row]:
    """Return the rows of the standings by their names."""
    return {row.name: row for row in standings(season, nights).rows}


def ranks(season: Season, *nights: PlayedNight) -> list[tuple[int, str]]:
    """Return the standings as ranks and names, from the top."""
    return [(row.rank, row.name) for row in standings(season, nights).rows]


def test_before_the_first_night() -> None:
    """L6: a season that has not begun has nobody in it."""
    table = standings(LINEAR, ())

    assert (table.season, table.nights, table.rows) == ("2026", 0, ())


def test_the_best_nights_count_and_are_marked() -> None:
    """L4: of three nights the two best count, of equal ones the earlier; missed nights are not listed."""
    table = rows_of(LINEAR, night("a", "b", "c", hits={"c": "ab"}), night("b", "a"), night("a", "b", "c"))

    assert table["a"].nights == (
        Entry(1, 1, Score(3_00), counts=True),
        Entry(2, 2, Score(1_00), counts=False),
        Entry(3, 1, Score(3_00), counts=True),
    )
    assert [entry.counts for entry in table["b"].nights] == [True, True, False]
    assert [entry.night for entry in table["c"].nights] == [1, 3]
    assert (table["a"].total, table["b"].total, table["c"].total) == (6_00, 4_00, 4_00)


def test_the_bonus_decides_which_nights_count() -> None:
    """L4: the score of a night has its bonus in it before the best are chosen."""
    table = rows_of(
        LINEAR,
        night("a", "b", "c"),
        night("b", "c", "a", hits={"a": "bc"}),
        night("b", "a", "c"),
    )

    assert [(entry.score.total, entry.counts) for entry in table["a"].nights] == [
        (3_00, True),
        (3_00, True),
        (2_00, False),
    ]


def test_fewer_nights_than_count() -> None:
    """L4, case 97: who has played fewer nights than count has all of them."""
    season = replace(LINEAR, counting=6)

    assert rows_of(season, night("a", "b"), night("b", "a"), night("a", "b"))["a"].total == 5_00


def test_all_nights_can_count() -> None:
    """L4: how many nights count is a setting; it can be all."""
    season = replace(LINEAR, counting=None)

    assert rows_of(season, *[night("a", "b")] * 9)["a"].total == 18_00


def test_equal_points_are_one_rank() -> None:
    """L6: players who cannot be parted share a rank, in order of names, and the next rank is left out."""
    assert ranks(LINEAR, night("b", ("Z", "a"), "c")) == [(1, "b"), (2, "a"), (2, "Z"), (4, "c")]


FOUR_NIGHTS = (
    night("a", "c", "d", "e", "f", "g"),
    night("c", "d", "b", "a", "e", "f", hits={"b": "ef"}),
    night("c", "b", "d", "e", "f", "g"),
    night("c", "d", "e", "f", "g", "b"),
)
"""a and b have 9 points: a of 6 and 3, b of 5 and 4, who placed better when both played."""


@pytest.mark.parametrize(
    ("tie", "better", "other"),
    [
        (TieBreak.BEST_NIGHT, "a", "b"),
        (TieBreak.HEAD_TO_HEAD, "b", "a"),
        (TieBreak.KNOCKOUTS, "b", "a"),
        (TieBreak.ATTENDANCE, "b", "a"),
        (TieBreak.MONEY, "a", "b"),
    ],
)
def test_ties_are_broken_as_stated(tie: TieBreak, better: str, other: str) -> None:
    """L6: what parts players with equal points is a setting."""
    first, *others = FOUR_NIGHTS
    won = replace(first, parts=(replace(first.parts[0], prize=50_00), *first.parts[1:]))
    season = replace(LINEAR, bonuses=Bonuses(0, 0, 0), ties=(tie,))
    table = rows_of(season, won, *others)

    assert table["a"].total == table["b"].total == 9_00
    assert table[other].rank == table[better].rank + 1


def test_the_next_tie_break_is_asked_among_those_who_are_still_level() -> None:
    """L6: the best night parts one of three; of the other two the one who beat the other is before."""
    season = replace(LINEAR, counting=None, ties=(TieBreak.BEST_NIGHT, TieBreak.HEAD_TO_HEAD))
    table = rows_of(
        season,
        night("a", "b", "d", "e", "f", "g"),
        night("d", "e", "b", "c", "a", "f"),
        night("d", "c", "e", "f", "g", "a"),
        night("d", "e", "f", "g", "h", "c"),
    )

    assert {table[name].total for name in "abc"} == {9_00}
    assert [table[name].rank - table["a"].rank for name in "abc"] == [0, 1, 2]


def test_who_never_came_was_not_better() -> None:
    """L6, E4: "b" and "c" have both played on the second night only; on the first "b" was never there."""
    season = replace(LINEAR, counting=None, ties=(TieBreak.HEAD_TO_HEAD,))
    table = rows_of(
        season,
        night("a", "d", "b", "c", "e", absent="b"),
        night("a", "c", "b", "d", "e"),
        night("a", "d", "b", "f", "e"),
    )

    assert (table["b"].total, table["c"].total) == (6_00, 6_00)
    assert (table["c"].rank, table["b"].rank) == (3, 4)


def test_what_else_is_told_of_a_player() -> None:
    """L6: nights attended, knockouts and money are those of all nights, also of one that does not count."""
    nights = [
        night("a", "b", hits={"a": "b"}),
        night("a", "b", hits={"a": "b"}),
        night("b", "a"),
        night("b", "c", "a", absent="a"),
    ]
    paid = [
        replace(tonight, parts=tuple(replace(part, prize=12_50) for part in tonight.parts))
        for tonight in nights
    ]
    row = rows_of(LINEAR, *paid)["a"]

    assert (row.attended, row.knockouts, row.won) == (3, 2, 50_00)
    assert row.nights[3] == Entry(4, 3, Score(None), counts=False, absent=True)


def test_nights_as_a_sub_are_none_of_a_members() -> None:
    """L3: who plays as a sub is not in the standings, and a member's nights as a sub are not listed."""
    table = rows_of(LINEAR, night("a", "s", "b", subs="s"), night("b", "a", subs="b"))

    assert set(table) == {"a", "b"}
    assert [entry.night for entry in table["b"].nights] == [1]
    assert table["b"].attended == 1


def test_the_latest_name_is_shown() -> None:
    """A player is known by the key: under a new name it is one row."""
    old = night("a", "b")
    new = replace(old, parts=(replace(old.parts[0], name="Ada"), old.parts[1]))
    table = standings(LINEAR, [old, new])

    assert [(row.name, row.total) for row in table.rows] == [("Ada", 4_00), ("b", 2_00)]


def test_ranks_climbed_since_the_last_night() -> None:
    """L6: how many ranks each has gone up or down, nothing for who was not there before."""
    table = rows_of(LINEAR, night("a", "b", "c"), night("c", "d", "b", "a"))

    # c 1 + 4, a 3 + 1, b 2 + 2, d 3: from 3rd to 1st, from 1st to 2nd, and 2nd as before.
    assert {name: (row.rank, row.climbed) for name, row in table.items()} == {
        "c": (1, 2),
        "a": (2, -1),
        "b": (2, 0),
        "d": (4, None),
    }
