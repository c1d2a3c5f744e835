"""The champions' night: who plays it, with which chips, for how much."""

import pytest

from clock.league.champions import champions_house, champions_pool, chips_needed, finalists, stack_of
from clock.league.season import ChampionsRules, Season
from clock.league.standings import standings
from clock.tournament.commands import MarkAbsent, MarkArrived, Register, Start
from clock.tournament.entries import chips_held, collected, owed, pool
from clock.tournament.places import prize_list
from clock.values import replace
from tests.houses import gananda
from tests.night import night_of
from tests.played import night

LEAGUE = Season("2014/15")
NAMES = tuple(f"player {number}" for number in range(1, 25))


@pytest.mark.parametrize(
    ("rank", "stack"), [(1, 3_400), (2, 3_300), (19, 1_600), (20, 1_500), (21, 1_000), (24, 1_000)]
)
def test_stacks_by_rank(rank: int, stack: int) -> None:
    """L5: 3,400 for the first, 100 less each place, 1,500 for the 20th, 1,000 from the 21st on."""
    assert stack_of(LEAGUE.champions, rank) == stack


def test_who_is_in() -> None:
    """L5: who attended three nights, or is among the first 20; all, as a setting."""
    nights = [night(*NAMES), night(*NAMES[:10], *NAMES[22:]), night(*NAMES[:10], *NAMES[23:])]
    table = standings(LEAGUE, nights)
    everyone = replace(LEAGUE, champions=replace(LEAGUE.champions, everyone=True))
    ranks = {row.name: row.rank for row in table.rows}
    players = finalists(LEAGUE, table)

    # Who came three times is in whatever the rank; of those who came less often, the first 20.
    assert len(table.rows) == 24
    assert {finalist.row.name for finalist in players} == {
        name for name in NAMES if ranks[name] <= 20 or name in (*NAMES[:10], NAMES[23])
    }
    assert [finalist.stack for finalist in players][:3] == [3_400, 3_300, 3_200]
    assert len(finalists(everyone, table)) == 24


def test_attendance_alone_is_enough() -> None:
    """L5: who came often enough is in below the ranks that are, with the stack of the own rank."""
    rules = ChampionsRules(attended=2, among=1)
    season = replace(LEAGUE, champions=rules, counting=1)
    table = standings(season, [night("a", "b", "c"), night("a", "d", "c")])
    players = finalists(season, table)

    assert [(finalist.row.name, finalist.stack) for finalist in players] == [("a", 3_400), ("c", 3_100)]


def test_equal_ranks_have_equal_stacks() -> None:
    """L5: players whom nothing parts begin with the same chips."""
    table = standings(LEAGUE, [night("a", ("b", "c"), "d")])

    assert [finalist.stack for finalist in finalists(LEAGUE, table)] == [3_400, 3_300, 3_300, 3_100]


def test_the_pool() -> None:
    """L5: 24 members' fees of 50 and the 5s of 147 entries are 1,935."""
    fields = (24, 24, 20, 18, 17, 16, 14, 14)
    nights = [night(*NAMES[:players]) for players in fields]
    table = standings(LEAGUE, nights)

    assert sum(fields) == 147
    assert champions_pool(LEAGUE, nights, table) == 1_935_00
    assert champions_pool(replace(LEAGUE, members=20), nights, table) == 1_735_00


def test_subs_pay_the_rake_but_no_fee() -> None:
    """L3, L5: a sub's entry gives its 5 to the pool; the fee is the members'."""
    nights = [night("a", "b", "s", subs="s")]

    assert champions_pool(LEAGUE, nights, standings(LEAGUE, nights)) == 2 * 50_00 + 3 * 5_00


def test_who_never_came_all_season_pays_no_fee() -> None:
    """L5, E4: the entries are owed all the same, and their 5s are in the pool."""
    nights = [night("a", "b", "c", absent="bc"), night("b", "a", "c", absent="c")]

    assert champions_pool(LEAGUE, nights, standings(LEAGUE, nights)) == 2 * 50_00 + 6 * 5_00


def test_the_house_of_the_champions_night() -> None:
    """L5: nothing is paid to enter, the pool is the season's, and each name has its stack."""
    house = champions_house(gananda(), LEAGUE, 1_935_00, {"ada": 3_400})
    tonight = night_of(house, 0, started=False)
    tonight.do(Register(" ADA "), Register("Ben"), MarkAbsent(1))
    tonight.do(MarkArrived(1), Start())

    assert [player.purchases[0].chips for player in tonight.now.players.values()] == [3_400, 1_000]
    assert tonight.now.chips_in_play == 4_400
    assert (collected(tonight.now), owed(tonight.now), pool(tonight.now)) == (0, 0, 1_935_00)
    assert prize_list(tonight.now) == (1_355_00, 580_00)
    assert chips_held(tonight.now) == {5: 50, 25: 26, 50: 14, 100: 8, 500: 4}


def test_chips_for_everyone() -> None:
    """S8, L5: what the case must hold for all the stacks together."""
    assert chips_needed(gananda(), [3_400, 1_000]) == {5: 50, 25: 26, 50: 14, 100: 8, 500: 4}
