"""A night's scores: points and bonuses, and who earns them."""

import pytest

from clock.league.formula import Formula
from clock.league.points import TABLE, PointsRow, PointsRules, Tied
from clock.league.scores import Score, Targets, night_scores, season_scores, targets
from clock.league.season import Bonuses, Season, Split, Subs
from clock.values import replace
from tests.played import SCALED, amounts, field, night

LEAGUE = Season("2026")


def bonus_of(by: str, hits: list[str], targets: Targets, season: Season = LEAGUE) -> int:
    """Return the bonus of a player for these knockouts, in hundredths."""
    tonight = night("a", "b", "c", "d", "e", "f", hits={by: hits})
    return night_scores(season, tonight, targets)[by].bonus


def test_bonus_for_targets() -> None:
    """L2, case 83: four knockouts, one of the leader who won the last night, are 8; a winner's alone is 3."""
    both = Targets(winners=frozenset("f"), leaders=frozenset("f"))
    winner = Targets(winners=frozenset("f"), leaders=frozenset("e"))

    assert bonus_of("a", ["c", "d", "e", "f"], both) == 8_00
    assert bonus_of("b", ["f"], winner) == 3_00
    assert bonus_of("b", ["e", "f"], winner) == 6_00


def test_the_first_night_has_no_targets() -> None:
    """L2, case 83: on the season's first night a knockout is 1, whoever it was."""
    (first,) = season_scores(LEAGUE, [night("a", "b", "c", hits={"a": ["b", "c"]})])

    assert targets(LEAGUE, []) == Targets()
    assert first["a"].bonus == 2_00


def test_targets_are_decided_as_the_night_begins() -> None:
    """L2: the winner and the leader of the nights before, whatever happens tonight."""
    nights = [
        night("a", "b", "c", "d"),
        night("b", "a", "c", "d", hits={"b": ["a"]}),
        night("d", "c", "a", "b", hits={"c": ["a", "b"]}),
    ]
    scored = season_scores(LEAGUE, nights)

    assert scored[1]["b"].bonus == 5_00
    # b leads now: 2nd and 1st with a bonus of 5 against 1st and 2nd; b also won the night before.
    assert targets(LEAGUE, nights[:2]) == Targets(frozenset("b"), frozenset("b"))
    assert scored[2]["c"].bonus == 1_00 + 5_00


def test_the_previous_night_is_the_last_one_played() -> None:
    """L2: who won it counts though a sub, and though nobody of tonight was there."""
    earlier = [night("a", "b", "c"), night("s", "b", "c", subs="s")]

    assert targets(LEAGUE, earlier).winners == {"s"}


def test_all_who_lead_together_are_leaders() -> None:
    """L2: equal points lead together, whatever parts them in the standings."""
    earlier = [night("a", "b", "c"), night("b", "a", "c")]

    assert targets(LEAGUE, earlier) == Targets(frozenset("b"), frozenset("ab"))


def test_nobody_leads_without_points() -> None:
    """L2, L3: where only subs have played, nobody leads."""
    assert targets(LEAGUE, [night("s", "t", subs="st")]) == Targets(frozenset("s"), frozenset())


def test_points_of_nothing_lead_nobody() -> None:
    """L2: where no place was worth anything yet, and nobody knocked anybody out, nobody leads."""
    worthless = replace(LEAGUE, points=PointsRules(Formula.read("0 * place")))

    assert targets(worthless, [night("a", "b")]) == Targets(frozenset("a"), frozenset())


def test_split_knockouts() -> None:
    """L2: each of those who share a knockout has the whole bonus; as a setting, a part of it."""
    tonight = night("a", "b", "c", "d", hits={"a": ["d"], "b": ["d"], "c": ["d"]})
    targets = Targets(winners=frozenset("d"), leaders=frozenset("d"))
    shared = replace(LEAGUE, bonuses=Bonuses(split=Split.SHARED))

    assert [night_scores(LEAGUE, tonight, targets)[by].bonus for by in "abc"] == [5_00] * 3
    assert [night_scores(shared, tonight, targets)[by].bonus for by in "abc"] == [1_67] * 3


def test_subs_earn_nothing_and_keep_their_places() -> None:
    """L3: a sub counts in the field, takes a place, and has no points and no bonus."""
    tonight = night("a", "s", "b", "c", subs="s", hits={"s": ["a"]})
    scores = night_scores(LEAGUE, tonight, Targets())

    # sqrt(4 * 25) is 10: 100 / 2, and for the 3rd place 100 / 4.
    assert set(scores) == set("abc")
    assert [scores[name].points for name in "abc"] == [50_00, 25_00, 20_00]


def test_places_close_up_over_subs() -> None:
    """L3: as a setting the others move up over the subs, who still count in the field."""
    season = replace(LEAGUE, subs=Subs.SKIPPED)
    tonight = night("s", "a", ("t", "b", "c"), "d", subs="st")
    scores = night_scores(season, tonight, Targets())

    # sqrt(6 * 25) * 10 is 122.474…, divided by 2, by 3 and 3, and by 5.
    assert [scores[name].points for name in "abcd"] == [61_24, 40_82, 40_82, 24_49]


def test_the_mean_of_tied_places_without_subs() -> None:
    """L3, L7: where subs are skipped, a tie shares the places that are left."""
    season = replace(
        LEAGUE,
        subs=Subs.SKIPPED,
        points=PointsRules(Formula.read(TABLE), (PointsRow(1, None, amounts(10, 6, 3, 1)),), tied=Tied.MEAN),
    )
    scores = night_scores(season, night("a", ("s", "b", "c"), "d", subs="s"), Targets())

    assert [scores[name].points for name in "abcd"] == [10_00, 4_50, 4_50, 1_00]


def test_tied_players_have_equal_points() -> None:
    """L7: two who tie for 4th of 20 have the points of 4th, the next one those of 6th."""
    tonight = night("a", "b", "c", ("d", "e"), *(str(place) for place in range(6, 21)))
    scores = night_scores(LEAGUE, tonight, Targets())

    assert [scores[name].points for name in "de6"] == [44_72, 44_72, 31_94]


def test_absent_players_have_no_points() -> None:
    """E4: who never came counts in the field and has no points; a setting gives those of the place."""
    tonight = night("a", "b", "c", "d", absent="d")

    assert set(night_scores(LEAGUE, tonight, Targets())) == set("abc")
    assert night_scores(replace(LEAGUE, absent_score=True), tonight, Targets())["d"] == Score(20_00)


def test_who_has_no_place_yet_has_a_bonus() -> None:
    """L2: a knockout counts as it is made; points come with the place."""
    tonight = replace(night("a", "b", "c", hits={"a": ["c"]}))
    playing = replace(
        tonight, parts=(*(replace(part, place=None) for part in tonight.parts[:2]), tonight.parts[2])
    )
    scores = night_scores(LEAGUE, playing, Targets())

    assert scores["a"] == Score(None, 1_00)
    assert scores["a"].total == 1_00
    assert scores["c"].points == 21_65


def test_a_bonus_is_not_multiplied() -> None:
    """Case 94: 2nd of 17 with three knockouts worth 200 each, on a plain night and on a double one."""
    season = Season("k", points=SCALED, bonuses=Bonuses(200_00, 0, 0))
    names = [str(place) for place in range(1, 18)]
    tonight = night(*names, hits={"2": ["15", "16", "17"]})

    assert night_scores(season, tonight, Targets())["2"].total == 11_130_00
    assert night_scores(season, replace(tonight, factor=2), Targets())["2"].total == 21_660_00


def test_a_formula_without_an_answer_gives_no_points() -> None:
    """A field larger than any that was tried cannot stop a night: the place has no points."""
    season = replace(LEAGUE, points=PointsRules(Formula.read("10 / (place - 120)")))
    scores = night_scores(season, field(121), Targets())

    assert scores["120"] == Score(None)
    assert scores["121"] == Score(10_00)


@pytest.mark.parametrize(("counting", "leader"), [(1, "a"), (2, "b"), (None, "c")])
def test_the_leader_is_who_leads_by_the_nights_that_count(counting: int | None, leader: str) -> None:
    """L2, L4: who leads depends on how many nights count."""
    table = PointsRules(Formula.read(TABLE), (PointsRow(1, None, amounts(10, 9, 7)),))
    season = replace(LEAGUE, points=table, counting=counting)
    nights = [
        night("a", "b", "c"),
        night("x", "b", "c"),
        night("x", "y", "c"),
    ]
    without_x = [
        replace(played, parts=tuple(p for p in played.parts if p.key not in "xy")) for played in nights
    ]

    assert targets(season, without_x).leaders == {leader}
