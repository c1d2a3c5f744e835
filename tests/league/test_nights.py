"""From a night as it was played to what the league needs of it."""

from clock.league.formula import Formula
from clock.league.nights import Hit, Part, PlayedNight, played
from clock.league.points import PRESETS, PointsRules
from clock.league.scores import Score, Targets, scores_of, targets
from clock.league.season import Season
from clock.tournament import commands as c
from clock.tournament.names import folded
from clock.tournament.rules import opened
from clock.tournament.structure import Price, ReEntries
from clock.values import replace
from tests.houses import gananda, new_year
from tests.night import Night, night_of
from tests.played import night

LEAGUE = Season("2026")


def with_names(*names: str, subs: str = "") -> Night:
    """Return a night of G that has begun; those named in `subs` are subs."""
    tonight = Night(opened(gananda()))
    tonight.do(*(c.Register(name, sub=name in subs) for name in names))
    tonight.do(c.Start())
    return tonight


def part_of(tonight: PlayedNight, name: str) -> Part:
    """Return a player's part."""
    return next(part for part in tonight.parts if part.name == name)


def test_a_whole_night() -> None:
    """L1, E1: places, money, knockouts and subs of a night that is over; the 5s are the league's."""
    tonight = with_names("Ada", "Ben", "Cy", "Dee", subs="Cy")
    tonight.do(c.BustOut((4,), (1, 2)), c.BustOut((3,), (1,)), c.BustOut((2,), (1,)))
    night_seen = played(tonight.now)

    assert part_of(night_seen, "Ada") == Part(
        key="name ada",
        name="Ada",
        place=1,
        buy_in=25_00,
        cost=25_00,
        prize=56_00,
        hits=(Hit("name dee", 2), Hit("name cy"), Hit("name ben")),
        number=1,
    )
    assert [(part.place, part.prize, part.sub) for part in night_seen.parts] == [
        (1, 56_00, False),
        (2, 24_00, False),
        (3, 0, True),
        (4, 0, False),
    ]
    assert (night_seen.entries, night_seen.pool, night_seen.league) == (4, 80_00, 20_00)
    assert night_seen.paid_places == 2


def test_a_tie_is_a_tie_in_the_league() -> None:
    """O2, L7: two who went out on one hand with equal stacks have the better place, tied."""
    tonight = night_of(gananda(), 4)
    tonight.do(c.BustOut((3, 4), (1,), chips={3: 500, 4: 500}))
    scores = scores_of(tonight.now, LEAGUE, Targets())

    assert [(part.place, part.tied) for part in played(tonight.now).parts[2:]] == [(3, True)] * 2
    # The root of 4 times 25 is 10; ten times that, divided by 3 + 1.
    assert scores == {1: Score(None, 2_00), 2: Score(None), 3: Score(25_00), 4: Score(25_00)}


def test_who_never_came_has_no_points() -> None:
    """E4: struck at the third level without having come; an entry all the same."""
    tonight = night_of(gananda(), 4)
    tonight.do(c.MarkAbsent(4), c.MarkAbsent(3), c.MarkArrived(3))
    tonight.wait(50 * 60)
    tonight.do(c.Accept(), c.BustOut((3,), (2,)))
    night_seen = played(tonight.now)

    assert [(part.place, part.absent) for part in night_seen.parts[2:]] == [(3, False), (4, True)]
    assert night_seen.entries == 4
    assert set(scores_of(tonight.now, LEAGUE, Targets())) == {1, 2, 3}


def test_who_is_out_without_having_come_is_absent() -> None:
    """E4: blinded off, or taken out by the host before the moment comes, is not having played either."""
    tonight = with_names("Ada", "Ben", "Cy", "Dee", "Eva")
    tonight.do(c.MarkAbsent(3), c.MarkAbsent(4), c.MarkAbsent(5), c.MarkArrived(5))
    tonight.do(c.BustOut((3,), (1,)), c.RemovePlayer(4, "not here", 1500), c.BustOut((5,), (1,)))

    assert [part.absent for part in played(tonight.now).parts] == [False, False, True, True, False]


def test_who_has_not_come_yet_is_absent() -> None:
    """E4: before the moment comes, an absent player has no part in the league either."""
    tonight = night_of(gananda(), 3)
    tonight.do(c.MarkAbsent(3))

    assert [part.absent for part in played(tonight.now).parts] == [False, False, True]


def test_a_re_entry_is_one_player() -> None:
    """E6: one row a player, with the best place; entries count entries, the field counts players."""
    house = replace(gananda(), re_entries=ReEntries(Price(20_00, league=5_00), 1500, until_level=5))
    tonight = night_of(house, 4)
    tonight.do(c.BustOut((4,), (1,)), c.ReEnter(4), c.BustOut((3,), (4,)), c.DeclineReturn(3))
    tonight.do(c.BustOut((4,), (1,)), c.DeclineReturn(4))
    night_seen = played(tonight.now)

    assert [(part.place, part.cost) for part in night_seen.parts[2:]] == [(4, 25_00), (3, 50_00)]
    assert (len(night_seen.parts), night_seen.entries, night_seen.league) == (4, 5, 25_00)
    assert scores_of(tonight.now, LEAGUE, Targets())[4] == Score(25_00, 1_00)


def test_what_a_player_bought() -> None:
    """E2, case 79: the buy-in is the entry's price, the cost that of everything."""
    tonight = night_of(new_year(), 3)
    tonight.do(c.BustOut((3,), (1,)), c.Rebuy(3))
    part = played(tonight.now).parts[2]

    assert (part.buy_in, part.cost, part.rebuys, part.place) == (20_00, 40_00, 1, None)


def test_places_that_are_sure() -> None:
    """L6: if the night ended now, who is still in has at least the place of the next to go out."""
    tonight = night_of(gananda(), 4)
    tonight.do(c.BustOut((2,), (1,)))

    assert [part.place for part in played(tonight.now).parts] == [None, 4, None, None]
    assert [part.place for part in played(tonight.now, sure=True).parts] == [3, 4, 3, 3]
    assert not any(part.tied for part in played(tonight.now, sure=True).parts)


def test_players_are_known_by_name_however_it_is_typed() -> None:
    """L3: capitals, accents as one letter or two, and blanks make nobody another player."""
    assert folded("  ÉMILE  du\tPont ") == folded("e\u0301mile du pont") == "émile du pont"


def test_players_are_known_by_their_id() -> None:
    """L3: a roster's id goes before the name; names that are in no roster are their own keys."""
    tonight = with_names("Ada", "Ada Lovelace", "Ben")
    keys = [part.key for part in played(tonight.now, {"ada": "7", "ada lovelace": "8"}).parts]

    assert keys == ["id 7", "id 8", "name ben"]


def test_two_players_of_one_name() -> None:
    """Two who are called the same on one night stay two."""
    tonight = with_names("Ada", "Ada", "Ben")
    keys = [part.key for part in played(tonight.now).parts]

    assert keys == ["name ada", "name ada 2", "name ben"]


def test_scores_with_targets_of_earlier_nights() -> None:
    """L2: the winner and leader of the nights before is worth 5, known by the id under another name."""
    ids = {"ada": "1", "ada l.": "1"}
    earlier = replace(night("id 1", "name ben"))
    tonight = with_names("Ben", "Ada L.", "Cy")
    tonight.do(c.BustOut((2,), (1, 3)))

    assert scores_of(tonight.now, LEAGUE, targets(LEAGUE, [earlier]), ids) == {
        1: Score(None, 5_00),
        2: Score(21_65),
        3: Score(None, 5_00),
    }


def test_undone_and_mended_knockouts() -> None:
    """O3, O4: bonuses follow what is put right."""
    tonight = night_of(gananda(), 4)
    tonight.do(c.BustOut((4,), (1,)), c.MendKnockout(4, (2,)))
    assert {number: score.bonus for number, score in scores_of(tonight.now, LEAGUE, Targets()).items()} == {
        1: 0,
        2: 1_00,
        3: 0,
        4: 0,
    }
    tonight.do(c.PutBackIn(4))
    assert scores_of(tonight.now, LEAGUE, Targets())[2] == Score(None)


def test_a_night_that_the_host_ends() -> None:
    """L1: who is still in when the host ends the night has no place, and no points."""
    tonight = night_of(gananda(), 3)
    tonight.do(c.BustOut((3,), (1,)), c.Finish())

    assert scores_of(tonight.now, LEAGUE, Targets()) == {
        1: Score(None, 1_00),
        2: Score(None),
        3: Score(21_65),
    }


def test_houses_without_a_price() -> None:
    """L1: where nothing is paid, G's formula gives 0, and one that divides by the cost has no answer."""
    tonight = night_of(replace(gananda(), buy_in=Price(0)), 3)
    tonight.do(c.BustOut((3,)))
    by_cost = replace(LEAGUE, points=PointsRules(Formula.read(PRESETS["neau"])))

    assert scores_of(tonight.now, LEAGUE, Targets())[3] == Score(0)
    assert scores_of(tonight.now, by_cost, Targets())[3] == Score(None)


def test_late_entries_change_what_a_place_is_worth() -> None:
    """Case 101: nine at the start and 18 by the break; nothing before is final, also of who is out."""
    tonight = night_of(new_year(), 9)
    linear = replace(LEAGUE, points=PointsRules(Formula.read(PRESETS["linear"])))
    tonight.do(c.BustOut((9,)), c.DeclineReturn(9))
    before = scores_of(tonight.now, linear, Targets())[9]
    tonight.do(*[c.EnterLate()] * 9)
    entered = scores_of(tonight.now, linear, Targets())[9]
    for number in sorted(set(tonight.now.players) - {1, 9}, reverse=True):
        tonight.do(c.BustOut((number,)), c.DeclineReturn(number))
    scores = scores_of(tonight.now, linear, Targets())

    # Out first of nine is 9th of 9, and out first of 18 is 18th of 18: one point each time.
    assert (before, entered) == (Score(1_00), Score(1_00))
    assert scores[1] == Score(18_00)
    assert sorted(score.total for score in scores.values()) == [number * 1_00 for number in range(1, 19)]
