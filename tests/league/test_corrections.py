"""What is noted beside a night: each note puts one thing right, and taking it back leaves no trace."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.league.corrections import (
    Fact,
    KnockoutCorrected,
    NameCorrected,
    Note,
    PlacesCorrected,
    PointsAdjusted,
    SubCorrected,
    Withdrawn,
    corrected,
    in_force,
    unfit_places,
)
from clock.league.nights import Hit, PlayedNight, played
from clock.league.scores import season_scores
from clock.league.season import Season
from clock.tournament.commands import BustOut, Finish, GoToLevel
from clock.values import replace
from tests.houses import new_year
from tests.night import night_of
from tests.played import night
from tests.site.season import paid

FOUR = paid(night("Ada", "Ben", "Cy", "Dee", hits={"Ada": ("Dee", "Ben"), "Ben": ("Cy",)}), 56_00, 24_00)


def put_right(*facts: Fact, of: PlayedNight = FOUR) -> PlayedNight:
    """Return a night with these facts noted, for reasons."""
    return corrected(of, [Note(number, fact, f"why {number}") for number, fact in enumerate(facts, start=1)])


def outcome(played: PlayedNight) -> list[tuple[str, int | None, bool, int]]:
    """Return everybody's name, place, tie and prize."""
    return [(part.name, part.place, part.tied, part.prize) for part in played.parts]


def test_places_that_were_mixed_up() -> None:
    """Two who went out in the other order change places, and the prize goes with the place."""
    assert outcome(put_right(PlacesCorrected("1", {2: 3, 3: 2}))) == [
        ("Ada", 1, False, 56_00),
        ("Ben", 3, False, 0),
        ("Cy", 2, False, 24_00),
        ("Dee", 4, False, 0),
    ]


def test_a_tie_that_was_missed() -> None:
    """O2: who ties shares the prizes of the places, the odd cent going to the first."""
    odd = paid(night("Ada", "Ben", "Cy"), 56_00, 24_01)

    assert outcome(put_right(PlacesCorrected("1", {3: 2}), of=odd)) == [
        ("Ada", 1, False, 56_00),
        ("Ben", 2, True, 12_01),
        ("Cy", 2, True, 12_00),
    ]


@pytest.mark.parametrize(
    "facts",
    [
        (PlacesCorrected("1", {2: 1}), PlacesCorrected("1", {2: 2, 3: 2})),
        (PlacesCorrected("1", {2: 1, 3: 1, 4: 1}), PlacesCorrected("1", {2: 2, 3: 2, 4: 4})),
    ],
)
def test_a_tie_that_was_none_after_all(facts: tuple[Fact, ...]) -> None:
    """O2: one correction after another shares the prizes of the places, not what the one before had made."""
    after = put_right(*facts)

    assert outcome(after) == [
        ("Ada", 1, False, 56_00),
        ("Ben", 2, True, 12_00),
        ("Cy", 2, True, 12_00),
        ("Dee", 4, False, 0),
    ]


def test_a_tie_of_the_night_itself_can_be_parted() -> None:
    """O2: of 120 the places get 60, 36 and 24; two who were kept as tied for 2nd had 30 each."""
    tonight = night_of(new_year(), 6)
    tonight.do(GoToLevel(7), BustOut((6, 5, 4), (1,)), BustOut((2, 3), (1,)))
    kept = played(tonight.now)
    after = put_right(PlacesCorrected("1", {3: 3}), of=kept)

    assert [(part.place, part.prize) for part in kept.parts[:3]] == [(1, 60_00), (2, 30_00), (2, 30_00)]
    assert [(part.place, part.prize) for part in after.parts[:3]] == [(1, 60_00), (2, 36_00), (3, 24_00)]


@pytest.mark.parametrize(
    ("places", "unfit"),
    [({2: 3, 3: 2}, ()), ({4: 3}, ()), ({2: 4}, (3, 4)), ({1: 2}, (2,)), ({4: 9}, (9,))],
)
def test_places_that_do_not_follow_one_another(places: Mapping[int, int], unfit: tuple[int, ...]) -> None:
    """As many players as stand before a place are better; a tie leaves the places after it empty."""
    assert unfit_places(FOUR, places) == unfit


@given(st.permutations(range(1, 7)), st.lists(st.integers(0, 90_00), min_size=6, max_size=6))
def test_no_prize_is_lost(places: list[int], prizes: list[int]) -> None:
    """P2: whatever places are put right, the prizes add up to what was paid."""
    six = paid(night(*"abcdef"), *sorted(prizes, reverse=True))
    wanted = dict(enumerate(places, start=1))
    after = put_right(PlacesCorrected("1", wanted), of=six)

    assert sum(part.prize for part in after.parts) == sum(prizes)
    assert {part.number: part.place for part in after.parts} == wanted


def test_the_places_of_a_night_that_was_broken_off() -> None:
    """P4, P2: the last two made a deal of their own and have places later; who was third keeps that prize."""
    cut = night_of(replace(new_year(), rebuys=None), 5)
    cut.do(BustOut((5,)), BustOut((4,)), BustOut((3,)), Finish())
    assert outcome(put_right(PlacesCorrected("1", {1: 2, 2: 1}), of=played(cut.now))) == [
        ("1", 2, False, 0),
        ("2", 1, False, 0),
        ("3", 3, False, 20_00),
        ("4", 4, False, 0),
        ("5", 5, False, 0),
    ]


def test_a_knockout_that_another_made() -> None:
    """O3: whoever it was has it alone, or all who shared it; by nobody takes it away."""
    shared = put_right(KnockoutCorrected("1", 4, (2, 3)))
    nobody = put_right(KnockoutCorrected("1", 4, ()))

    assert [part.hits for part in shared.parts[:3]] == [
        (Hit("Ben"),),
        (Hit("Cy"), Hit("Dee", 2)),
        (Hit("Dee", 2),),
    ]
    assert [part.hits for part in nobody.parts[:2]] == [(Hit("Ben"),), (Hit("Cy"),)]


def test_a_name_and_points() -> None:
    """A player was somebody else; points that are given by hand stand apart and count."""
    after = put_right(
        NameCorrected("1", 2, "Benno"), PointsAdjusted("1", 1, -2_50), PointsAdjusted("1", 1, 1_00)
    )
    score = season_scores(Season("2026"), (after,))[0]["Ada"]

    assert after.parts[1].name == "Benno"
    # Four players: 50 for the first; two knockouts; 1.50 less.
    assert (score.points, score.bonus, score.adjusted, score.total) == (50_00, 2_00, -1_50, 50_50)
    assert after.remarks == ("why 1", "why 2", "why 3")


def test_a_sub_after_all() -> None:
    """L3: who played as a sub has no points, keeps the place and the prize, and is no row."""
    after = put_right(SubCorrected("1", 2, sub=True))
    scores = season_scores(Season("2026"), (after,))[0]

    assert [(part.sub, part.place) for part in after.parts[:3]] == [(False, 1), (True, 2), (False, 3)]
    assert "Ben" not in scores
    assert put_right(SubCorrected("1", 2, sub=True), SubCorrected("1", 2, sub=False)).parts[1].sub is False


def test_points_that_were_stated() -> None:
    """Points that were kept elsewhere count as they are, whatever the formula says."""
    after = put_right(of=night("Ada", "Ben"))
    stated = PlayedNight(
        tuple(
            type(part)(key=part.key, name=part.name, place=part.place, stated=7_00, stated_bonus=3_00)
            for part in after.parts
        ),
        entries=2,
    )

    assert [score.total for score in season_scores(Season("2026"), (stated,))[0].values()] == [10_00, 10_00]


def test_what_is_taken_back() -> None:
    """A note that is taken back does not hold, and taking that back lets it hold again."""
    fact = PointsAdjusted("1", 1, 5_00)
    one, gone, back = Note(1, fact, "a"), Note(2, Withdrawn(1), "b"), Note(3, Withdrawn(2), "c")

    assert in_force([one]) == (one,)
    assert in_force([one, gone]) == ()
    assert in_force([one, gone, back]) == (one,)
