"""Prizes: bands, rounding, the remainder, settings, and ties."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.prizes import beyond_bands, prize_pool, prizes, taken_off, tied_shares
from clock.tournament.structure import Band, PrizeRules, Remainder
from clock.values import replace
from tests.houses import band, gananda, new_year

# What the league pays, in whole units of 20 a player.
LEAGUE = {
    2: (28, 12),
    3: (42, 18),
    4: (56, 24),
    5: (70, 30),
    6: (84, 36),
    7: (70, 42, 28),
    8: (80, 48, 32),
    9: (90, 54, 36),
    10: (92, 54, 34, 20),
    11: (101, 59, 37, 23),
    12: (110, 65, 41, 24),
    13: (120, 70, 44, 26),
    14: (129, 76, 48, 27),
    15: (138, 81, 51, 30),
    16: (147, 86, 54, 33),
    17: (156, 92, 58, 34),
    18: (166, 97, 61, 36),
    19: (160, 95, 57, 38, 30),
    20: (168, 100, 60, 40, 32),
    21: (176, 105, 63, 42, 34),
    22: (185, 110, 66, 44, 35),
    23: (193, 115, 69, 46, 37),
    24: (202, 120, 72, 48, 38),
    25: (210, 125, 75, 50, 40),
    26: (218, 130, 78, 52, 42),
    27: (227, 135, 81, 54, 43),
    28: (224, 129, 73, 56, 45, 33),
    29: (232, 133, 75, 58, 46, 36),
    30: (240, 138, 78, 60, 48, 36),
    31: (248, 143, 81, 62, 50, 36),
    32: (256, 147, 83, 64, 51, 39),
    33: (264, 152, 86, 66, 53, 39),
    34: (272, 156, 88, 68, 54, 42),
    35: (280, 161, 91, 70, 56, 42),
    36: (288, 166, 94, 72, 58, 42),
    37: (296, 170, 96, 74, 59, 45),
    38: (304, 175, 99, 76, 61, 45),
    39: (312, 179, 101, 78, 62, 48),
    40: (320, 184, 104, 80, 64, 48),
    41: (328, 189, 107, 82, 66, 48),
    42: (336, 193, 109, 84, 67, 51),
    43: (344, 198, 112, 86, 69, 51),
    44: (352, 202, 114, 88, 70, 54),
    45: (360, 207, 117, 90, 72, 54),
    46: (368, 212, 120, 92, 74, 54),
    47: (376, 216, 122, 94, 75, 57),
    48: (384, 221, 125, 96, 77, 57),
    49: (392, 225, 127, 98, 78, 60),
    50: (400, 230, 130, 100, 80, 60),
    51: (408, 235, 133, 102, 82, 60),
    52: (416, 239, 135, 104, 83, 63),
    53: (424, 244, 138, 106, 85, 63),
    54: (432, 248, 140, 108, 86, 66),
}

# What the yearly game pays without rebuys, in whole units of 20 a player.
YEARLY = {
    1: (20,),
    2: (25, 15),
    3: (30, 18, 12),
    4: (40, 24, 16),
    5: (50, 30, 20),
    6: (60, 36, 24),
    7: (70, 42, 28),
    8: (80, 48, 32),
    9: (90, 54, 36),
    10: (100, 60, 40),
    11: (110, 55, 33, 22),
    12: (120, 60, 36, 24),
    13: (130, 65, 39, 26),
    14: (140, 70, 42, 28),
    15: (150, 75, 45, 30),
    16: (160, 80, 48, 32),
    17: (170, 85, 51, 34),
    18: (180, 90, 54, 36),
    19: (190, 95, 57, 38),
    20: (200, 100, 60, 40),
    21: (168, 105, 84, 42, 21),
    22: (176, 110, 88, 44, 22),
    23: (184, 115, 92, 46, 23),
    24: (192, 120, 96, 48, 24),
    25: (200, 125, 100, 50, 25),
    26: (208, 130, 104, 52, 26),
    27: (216, 135, 108, 54, 27),
    28: (224, 140, 112, 56, 28),
    29: (232, 145, 116, 58, 29),
    30: (240, 150, 120, 60, 30),
}


def whole(units: Sequence[int]) -> tuple[int, ...]:
    """Return cents for whole units of money."""
    return tuple(unit * 100 for unit in units)


def shared(*percents: int | str) -> PrizeRules:
    """Return rules with these percents for any field."""
    return PrizeRules(bands=(band(1, 10_000, *percents),))


@pytest.mark.parametrize("players", LEAGUE)
def test_the_league_pays_every_field(players: int) -> None:
    """P1, P2, case 57: nearest unit half up, the difference on the lowest place first, upward."""
    assert prizes(gananda().prizes, players * 20_00, players) == whole(LEAGUE[players])


@pytest.mark.parametrize("players", YEARLY)
def test_the_yearly_game_pays_every_field(players: int) -> None:
    """P1, P2: three bands, and shares scaled where there are fewer players than prizes."""
    assert prizes(new_year().prizes, players * 20_00, players) == whole(YEARLY[players])


def test_the_yearly_game_with_rebuys() -> None:
    """P1, case 58: 14 players and three rebuys make a pool of 340, by the band of 14."""
    assert prizes(new_year().prizes, 340_00, 14) == whole((170, 85, 51, 34))


def test_above_the_last_band_it_is_used_with_a_warning() -> None:
    """P1, case 24: 31 players are paid by the band up to 30, and the warning names 30."""
    rules = new_year().prizes

    assert prizes(rules, 620_00, 31) == whole((248, 155, 124, 62, 31))
    assert beyond_bands(rules, 31) == 30
    assert beyond_bands(rules, 30) is None
    assert beyond_bands(gananda().prizes, 55) == 54
    assert beyond_bands(PrizeRules(bands=()), 55) is None


def test_below_the_first_band_it_is_used() -> None:
    """P1: a field of one in the league, whose bands begin at two, is paid all."""
    assert prizes(gananda().prizes, 20_00, 1) == whole((20,))


def test_without_players_there_are_no_prizes() -> None:
    """P1: before anyone has entered nothing is paid, and an empty pool pays no place."""
    assert prizes(gananda().prizes, 0, 0) == ()
    assert prizes(gananda().prizes, 0, 11) == ()


def test_without_bands_the_winner_takes_all() -> None:
    """P1: a house without bands still pays its pool."""
    assert prizes(PrizeRules(bands=()), 120_00, 6) == whole((120,))


def test_published_prizes_without_rounding() -> None:
    """Case 61: 117 entries at 25,000; sixteen decimal percents pay every amount exactly."""
    percents = ("27.4", "19.2", "12", "8.3", "5.3", "3.9", "3.2", "2.7", "2.6", "2.5", "2.4", "2.3")
    rules = shared(*percents, "2.2", "2.1", "2.0", "1.9")

    assert prizes(rules, 2_925_000_00, 117) == whole(
        (
            *(801_450, 561_600, 351_000, 242_775, 155_025, 114_075, 93_600, 78_975),
            *(76_050, 73_125, 70_200, 67_275, 64_350, 61_425, 58_500, 55_575),
        )
    )


@pytest.mark.parametrize(
    ("entries", "buy_in", "withheld", "pool"),
    [
        (476, 25_000, 6, 11_186_000),
        (301, 25_000, 6, 7_073_500),
        (6420, 10_000, 6, 60_348_000),
        (247, 25_000, 2, 6_051_500),
        (409, 1000, 3, 396_730),
    ],
)
def test_a_share_is_taken_off_first(entries: int, buy_in: int, withheld: int, pool: int) -> None:
    """P3, case 63: what is withheld leaves the pool before it becomes prizes."""
    rules = replace(shared(50, 30, 20), taken_off_percent=Fraction(withheld))

    assert prize_pool(rules, entries * buy_in * 100) == pool * 100
    assert sum(prizes(rules, entries * buy_in * 100, entries)) == pool * 100


@pytest.mark.parametrize(
    ("percents", "pool", "expected"),
    [
        ((55, 30, 15), 975, (536, 293, 146)),
        ((55, 30, 15), 1500, (825, 450, 225)),
        (("50", "33.33", "16.67"), 975, (488, 325, 162)),
    ],
)
def test_no_unit_is_lost(percents: tuple[int | str, ...], pool: int, expected: tuple[int, ...]) -> None:
    """P2, case 65: prizes that would add up to 974 or 976 add up to 975."""
    assert prizes(shared(*percents), pool * 100, 30) == whole(expected)


@pytest.mark.parametrize(
    ("percents", "pool"),
    [
        (("30", "20", "11.9", "8.9", "7", "5.8", "4.6", "3.6", "1.7", "1.4", "1.4", "1.4", "1.4"), 400),
        ((66, 33), 1350),
    ],
)
def test_percents_that_do_not_make_100_still_pay_the_pool(percents: tuple[int | str, ...], pool: int) -> None:
    """P2, case 66: whatever a table adds up to, nothing of the pool stays unpaid."""
    paid = prizes(shared(*percents), pool * 100, 80)

    assert len(paid) == len(percents)
    assert sum(paid) == pool * 100


@pytest.mark.parametrize(
    ("players", "off", "expected"),
    [
        (18, 440, (680, 408, 272)),
        (30, 440, (1024, 768, 512, 256)),
        (45, 440, (1624, 1218, 812, 203, 203)),
    ],
)
def test_tickets_are_taken_off_first(players: int, off: int, expected: tuple[int, ...]) -> None:
    """P3, case 71: 440 for tickets leave the pool, the rest is shared by the band of the whole field."""
    rules = PrizeRules(
        bands=(band(1, 25, 50, 30, 20), band(26, 40, 40, 30, 20, 10), band(41, 99, 40, 30, 20, 5, 5)),
        taken_off=off * 100,
    )

    assert prizes(rules, players * 100_00, players) == whole(expected)


@pytest.mark.parametrize(
    ("rebuys", "expected"), [(4, (100, 50, 50)), (5, (100, 100, 50)), (7, (150, 100, 100))]
)
@pytest.mark.parametrize("remainder", Remainder)
def test_equal_shares_go_round_from_the_top(
    rebuys: int, expected: tuple[int, ...], remainder: Remainder
) -> None:
    """P3, case 73: rebuys of 50 in units of 50 for three even places; no lower place gets more."""
    rules = replace(shared(1, 1, 1), unit=50_00, remainder=remainder)

    assert prizes(rules, rebuys * 50_00, 20) == whole(expected)


@pytest.mark.parametrize(
    ("players", "expected"),
    [(4, (200,)), (6, (180, 120)), (12, (300, 180, 120)), (14, (315, 189, 126, 70))],
)
def test_a_league_with_tiers_by_field(players: int, expected: tuple[int, ...]) -> None:
    """P1, case 74: 50 a player, paid by the tier of the field."""
    rules = PrizeRules(
        bands=(band(2, 4, 100), band(5, 8, 60, 40), band(9, 13, 50, 30, 20), band(14, 20, 45, 27, 18, 10))
    )

    assert prizes(rules, players * 50_00, players) == whole(expected)


def test_three_pots_of_one_buy_in() -> None:
    """P3, case 76: of 650 taken, 10 a player for the season and 5 for food leave 470 to the prizes."""
    rules = replace(gananda().prizes, taken_off=12 * 15_00)

    assert taken_off(rules, 650_00) == 180_00
    assert sum(prizes(rules, 650_00, 12)) == 470_00


def test_fixed_amounts_are_paid_as_they_stand() -> None:
    """P3, case 31: amounts that fill the pool come out as typed in, whatever the rounding unit."""
    fixed = whole((40_000, 27_000, 16_000, 7_000))
    rules = PrizeRules(bands=(band(1, 99, 40, 30, 20, 10),), unit=100_00, fixed=fixed)

    assert prizes(rules, 90_000_00, 40) == fixed


def test_the_rest_of_a_fixed_first_prize_is_shared_below_it() -> None:
    """P3: 200 for the winner, the other 300 by the shares of second and third place."""
    rules = replace(shared(50, 30, 20), fixed=(200_00,))

    assert prizes(rules, 500_00, 20) == whole((200, 180, 120))


def test_more_money_than_fixed_amounts() -> None:
    """P3: where every place is fixed the rest goes on top by percent, so that the pool is paid."""
    rules = replace(shared(60, 40), fixed=(100_00, 50_00))

    assert prizes(rules, 250_00, 20) == whole((160, 90))


def test_less_money_than_fixed_amounts() -> None:
    """P3: fixed amounts are paid from first place down while the money lasts."""
    rules = replace(shared(60, 30, 10), fixed=(100_00, 50_00, 20_00))

    assert prizes(rules, 130_00, 20) == whole((100, 30))


def test_fewer_players_than_fixed_amounts() -> None:
    """P3: what the missing third place would have got is shared by the two who play."""
    rules = replace(shared(60, 40), fixed=(100_00, 50_00, 20_00))

    assert prizes(rules, 170_00, 2) == whole((112, 58))


def test_a_guarantee_fills_the_pool() -> None:
    """P3: a pool of 240 after what is taken off is paid as the 500 that were promised."""
    rules = replace(shared(60, 40), guarantee=500_00, taken_off=60_00)

    assert prizes(rules, 300_00, 15) == whole((300, 200))
    assert sum(prizes(rules, 700_00, 15)) == 640_00


def test_no_more_is_taken_off_than_there_is() -> None:
    """P3: a fixed amount for the season larger than the pool leaves no prize, and no negative one."""
    rules = replace(shared(60, 40), taken_off=100_00)

    assert taken_off(rules, 60_00) == 60_00
    assert prizes(rules, 60_00, 3) == ()


def test_a_minimum_cash_is_paid_by_the_places_above() -> None:
    """P3: last place's 10 becomes 25, and the others share what is left in their proportion."""
    rules = replace(shared(50, 40, 10), minimum_cash=25_00)

    assert prizes(rules, 100_00, 20) == whole((42, 33, 25))


def test_a_raised_place_may_raise_the_next() -> None:
    """P3: paying the last place its minimum pushes the one above under it too."""
    rules = replace(shared(50, 26, 24), minimum_cash=30_00)

    assert prizes(rules, 100_00, 20) == whole((40, 30, 30))


def test_a_minimum_cash_the_pool_cannot_pay_pays_fewer_places() -> None:
    """P3: 100 pays a minimum of 40 to two places, and 30 goes to the winner alone."""
    rules = replace(shared(50, 30, 20), minimum_cash=40_00)

    assert prizes(rules, 100_00, 20) == whole((60, 40))
    assert prizes(rules, 30_00, 20) == whole((30,))


@pytest.mark.parametrize(
    ("unit", "expected"), [(1_00, (101, 59, 37, 23)), (5_00, (100, 60, 35, 25)), (10_00, (100, 60, 40, 20))]
)
def test_rounding_units(unit: int, expected: tuple[int, ...]) -> None:
    """P3: 220 for 11 players in units of 1, 5 and 10."""
    assert prizes(replace(gananda().prizes, unit=unit), 220_00, 11) == whole(expected)


def test_the_remainder_may_go_to_first_place() -> None:
    """P3: 11 players lack one unit and 14 have one too many; first place gets or gives it."""
    rules = replace(gananda().prizes, remainder=Remainder.FIRST)

    assert prizes(rules, 220_00, 11) == whole((102, 59, 37, 22))
    assert prizes(rules, 280_00, 14) == whole((128, 76, 48, 28))


def test_first_place_gives_no_more_than_its_lead() -> None:
    """P3: where first place cannot give it all, the rest comes from the lowest place up."""
    rules = replace(shared(26, 25, 25, 24), unit=10_00, remainder=Remainder.FIRST)

    assert prizes(rules, 20_00, 9) == whole((10, 10))


def test_without_a_lead_first_place_gives_nothing() -> None:
    """P3: four equal shares of 15 in tens are 20 each; the two tens too many are the lowest places'."""
    rules = replace(shared(25, 25, 25, 25), unit=10_00, remainder=Remainder.FIRST)

    assert prizes(rules, 60_00, 9) == whole((20, 20, 10, 10))


def test_loose_cents_go_where_the_remainder_goes() -> None:
    """P2, P3: of a pool that is no multiple of the unit one prize carries the odd part."""
    lowest = replace(shared(50, 30, 20), unit=5_00)

    assert prizes(lowest, 103_37, 20) == (50_00, 30_00, 23_37)
    assert prizes(replace(lowest, remainder=Remainder.FIRST), 103_37, 20) == (53_37, 30_00, 20_00)


@pytest.mark.parametrize(
    ("place", "count", "expected"),
    [
        (3, 2, (42_50, 42_50)),
        (4, 2, (17_00, 17_00)),
        (2, 3, (56_67, 56_67, 56_66)),
        (5, 2, (0, 0)),
        (1, 1, (170_00,)),
    ],
)
def test_tied_players_share_their_places(place: int, count: int, expected: tuple[int, ...]) -> None:
    """O2, case 58: even to the cent, odd cents by number, and a tie across the last paid place."""
    assert tied_shares(whole((170, 85, 51, 34)), place, count) == expected


def test_a_tie_of_the_league() -> None:
    """O2: 48 and 27 for two are 37.50 each."""
    assert tied_shares(whole((129, 76, 48, 27)), 3, 2) == (37_50, 37_50)


percent_rows = st.lists(st.integers(1, 100), min_size=1, max_size=9).map(
    lambda row: tuple(Fraction(percent, 2) for percent in sorted(row, reverse=True))
)


@given(
    percent_rows,
    st.integers(0, 300_000),
    st.integers(1, 40),
    st.sampled_from([1, 50, 100, 500, 1000]),
    st.sampled_from(Remainder),
    st.integers(0, 20_000),
    st.lists(st.integers(0, 50_000), max_size=4),
)
def test_prizes_always_pay_the_pool(
    percents: tuple[Fraction, ...],
    pool: int,
    players: int,
    unit: int,
    remainder: Remainder,
    minimum: int,
    fixed: list[int],
) -> None:
    """P2, P3: whatever the settings, the prizes are the pool, none is negative, and no more than players."""
    rules = PrizeRules(
        bands=(Band(1, 40, percents),),
        unit=unit,
        remainder=remainder,
        minimum_cash=minimum,
        fixed=tuple(fixed),
    )
    paid = prizes(rules, pool, players)

    assert sum(paid) == pool
    assert all(prize > 0 for prize in paid)
    assert len(paid) <= players


@given(
    percent_rows,
    st.integers(1, 300_000),
    st.sampled_from([1, 50, 100, 500, 1000]),
    st.sampled_from(Remainder),
    st.integers(0, 5_000),
)
def test_a_better_place_is_never_paid_less(
    percents: tuple[Fraction, ...], pool: int, unit: int, remainder: Remainder, minimum: int
) -> None:
    """P2, P3: rounding, its remainder and a minimum cash keep the places in order and above the minimum."""
    rules = PrizeRules((Band(1, 40, percents),), unit, remainder, minimum_cash=minimum)
    paid = prizes(rules, pool, 40)

    assert all(better >= worse for better, worse in pairwise(paid))
    assert len(paid) == 1 or min(paid) >= minimum


@given(st.lists(st.integers(0, 50_000), max_size=6), st.integers(1, 8), st.integers(1, 4))
def test_ties_share_to_the_cent(row: list[int], place: int, count: int) -> None:
    """O2: the shares are what the places would have paid, and differ by a cent at most."""
    shares = tied_shares(row, place, count)

    assert len(shares) == count
    assert sum(shares) == sum(row[place - 1 : place - 1 + count])
    assert shares[0] - shares[-1] <= 1
