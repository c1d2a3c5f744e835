"""The prizes: the pool, shared by percent, rounded, and always paid to the last cent (P1 to P3, O2).

All amounts are cents. Shares are exact fractions until they are rounded, so that no order of reckoning
gives or takes a cent.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise, zip_longest
from math import floor

from clock.tournament.structure import Band, PrizeRules, Remainder

WINNER_TAKES_ALL = (Fraction(100),)


@lru_cache(maxsize=64)  # every look at the night asks for them, and several times over
def prizes(rules: PrizeRules, pool: int, players: int) -> tuple[int, ...]:
    """Return the prizes, best place first, in cents; they add up to `prize_pool` exactly (P1 to P3).

    Fixed amounts are paid first, from first place down while the money lasts; the places below share the
    rest by percent, or the fixed places themselves where there are none below. A share goes to the nearest
    unit, half up; what that leaves over is put where the house's remainder rule says. Cents of a pool that
    is no multiple of the unit are part of it, so that at most one prize is off the unit for them. No better
    place gets less than a lower one, fixed amounts excepted, and a place without money is not among them.
    """
    if players < 1:
        return ()
    percents = _percents(rules, players)
    money = prize_pool(rules, pool)
    fixed = _while_it_lasts(rules.fixed[:players], money)
    rest = money - sum(fixed)
    below = percents[len(fixed) :]
    if below:
        paid = (*fixed, *_shared(rest, below, rules, rules.minimum_cash))
    else:
        on_top = _shared(rest, percents, rules, 0)
        paid = tuple(amount + more for amount, more in zip_longest(fixed, on_top, fillvalue=0))
    return tuple(prize for prize in paid if prize)


def taken_off(rules: PrizeRules, pool: int) -> int:
    """Return the cents that leave the pool before it becomes prizes; never more than it holds (P3)."""
    share = _to_nearest(Fraction(pool) * rules.taken_off_percent / 100, 1)
    return min(pool, rules.taken_off + share)


def prize_pool(rules: PrizeRules, pool: int) -> int:
    """Return what is paid out in cents: the pool less what is taken off, or the guarantee if more (P3)."""
    return max(pool - taken_off(rules, pool), rules.guarantee)


def beyond_bands(rules: PrizeRules, players: int) -> int | None:
    """Return where the last prize band ends if there are more players than that, else None (P1)."""
    if not rules.bands or players <= rules.bands[-1].last:
        return None
    return rules.bands[-1].last


def place_below_the_next(amounts: Sequence[int]) -> int | None:
    """Return the best place that gets less than the place below it, None while no place does (P3).

    Only fixed amounts can bring that about.
    """
    pairs = enumerate(pairwise(amounts), start=1)
    return next((place for place, (prize, below) in pairs if prize < below), None)


def tied_shares(prizes: Sequence[int], place: int, count: int) -> tuple[int, ...]:
    """Return what each of `count` players who tie for `place` gets, in order of their numbers (O2).

    They share the prizes of their places, or what of them is paid; cents that do not divide go one each.
    """
    each, odd_cents = divmod(sum(prizes[place - 1 : place - 1 + count]), count)
    return tuple(each + (position < odd_cents) for position in range(count))


def _percents(rules: PrizeRules, players: int) -> tuple[Fraction, ...]:
    """Return the shares of the places that are paid; below the first band it holds, above the last that."""
    reached: Sequence[Band] = [band for band in rules.bands if band.first <= players] or rules.bands[:1]
    shares = tuple(percent for band in reached[-1:] for percent in band.percents if percent)
    return (shares or WINNER_TAKES_ALL)[:players]


def _while_it_lasts(amounts: Sequence[int], money: int) -> tuple[int, ...]:
    paid = []
    for amount in amounts:
        paid.append(min(amount, money))
        money -= paid[-1]
    return tuple(paid)


def _shared(money: int, percents: Sequence[Fraction], rules: PrizeRules, minimum: int) -> tuple[int, ...]:
    """Share the money by percent and round it, so that it is paid exactly.

    Where it does not give every place the minimum, fewer places are paid.
    """
    places = max(1, min(len(percents), money // minimum)) if minimum else len(percents)
    if places == 1:
        return (money,)
    shares = _at_least(minimum, Fraction(money), percents[:places])
    amounts = [max(minimum, _to_nearest(share, rules.unit)) for share in shares]
    _put_what_is_left(amounts, money - sum(amounts), rules, minimum)
    return tuple(sorted(amounts, reverse=True))


def _at_least(minimum: int, money: Fraction, percents: Sequence[Fraction]) -> list[Fraction]:
    """Return the exact shares; places short of the minimum get it, and the others share what is left."""
    raised: set[int] = set()
    while True:
        rest = money - minimum * len(raised)
        total = sum(percent for index, percent in enumerate(percents) if index not in raised)
        shares = [
            Fraction(minimum) if index in raised else rest * percent / total
            for index, percent in enumerate(percents)
        ]
        short = {index for index, share in enumerate(shares) if share < minimum}
        if not short:
            return shares
        raised |= short


def _to_nearest(amount: Fraction, unit: int) -> int:
    """Return the amount to the nearest unit, half up."""
    return floor(amount / unit + Fraction(1, 2)) * unit


def _put_what_is_left(amounts: list[int], difference: int, rules: PrizeRules, minimum: int) -> None:
    """Put what rounding left over where the house's rule says; no prize falls below the minimum (P2).

    Whole units go one to each place from the lowest paid one upward, and what is less than a unit to the
    lowest. First place gets all of it where the house says so, but gives no more than its lead.
    """
    if rules.remainder is Remainder.FIRST:
        on_first = max(difference, amounts[1] - amounts[0])
        amounts[0] += on_first
        difference -= on_first
    loose = difference % rules.unit
    amounts[-1] += loose
    difference -= loose
    while difference:
        for index in reversed(range(len(amounts))):
            step = max(-rules.unit, min(rules.unit, difference), minimum - amounts[index])
            amounts[index] += step
            difference -= step
