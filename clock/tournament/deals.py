"""Deals among the last players: what their stacks are worth, by ICM, by chips, or half evenly (P4).

The clock only computes; a deal is the players' own affair. Results are cents, in the order of the stacks,
and add up to the prizes still to be won. Players are few (a final table), so ICM is exact: each set of
players who may already have finished is looked at once. The work doubles with each player, so whoever asks
keeps to `MOST_PLAYERS`.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations

MOST_PLAYERS = 10


def icm(prizes: Sequence[int], stacks: Sequence[int]) -> tuple[int, ...]:
    """Return each stack's worth by the independent chip model of Malmuth and Harville, in cents (P4).

    A player wins with a chance equal to his share of the chips, the next place goes likewise among the
    rest. Players without chips come last and share the prizes of their places evenly. `prizes` start with
    the best one still to be won; those beyond the number of stacks are no part of the deal.
    """
    in_play = [player for player, chips in enumerate(stacks) if chips]
    without = [player for player, chips in enumerate(stacks) if not chips]
    to_win = _to_win(prizes, len(stacks))
    worth = [Fraction(0)] * len(stacks)
    for player in without:
        worth[player] = Fraction(sum(to_win[len(in_play) :]), len(without))
    ranked = _malmuth_harville(to_win[: len(in_play)], [stacks[player] for player in in_play])
    for player, expected in zip(in_play, ranked, strict=True):
        worth[player] = expected
    return _in_cents(worth)


def chop(prizes: Sequence[int], stacks: Sequence[int]) -> tuple[int, ...]:
    """Return each stack's worth by chips, in cents: the lowest prize sure, and the rest by chips (P4).

    A very large stack may be given more than first prize this way; that is the nature of a chop.
    """
    to_win = _to_win(prizes, len(stacks))
    in_play = sum(stacks)
    sure = min(to_win, default=0)
    rest = sum(to_win) - sure * len(stacks)
    return _in_cents(
        [
            sure + (Fraction(rest * chips, in_play) if in_play else Fraction(rest, len(stacks)))
            for chips in stacks
        ]
    )


def halves(prizes: Sequence[int], stacks: Sequence[int]) -> tuple[int, ...]:
    """Return what each stack gets where a night is broken off, in cents (P4).

    Half of what is still to be won is shared evenly, half by chips.
    """
    half, in_play = Fraction(sum(_to_win(prizes, len(stacks))), 2), sum(stacks)
    even = [half / len(stacks) for _ in stacks]
    by_chips = [half * chips / in_play for chips in stacks] if in_play else even
    return _in_cents([one + other for one, other in zip(even, by_chips, strict=True)])


WAYS: Mapping[str, Callable[[Sequence[int], Sequence[int]], tuple[int, ...]]] = {
    "icm": icm,
    "chop": chop,
    "halves": halves,
}
"""The ways to reckon a deal, by the word for each."""


def _to_win(prizes: Sequence[int], players: int) -> list[int]:
    """Return one prize a player, 0 for the places that are not paid."""
    return [*prizes[:players], *[0] * (players - len(prizes))]


def _malmuth_harville(to_win: Sequence[int], stacks: Sequence[int]) -> list[Fraction]:
    """Return what players who all have chips can expect to win.

    `chances` holds how likely it is that just this set of players, as bits, has taken the places so far.
    """
    players = range(len(stacks))
    worth = [Fraction(0)] * len(stacks)
    chances = {0: Fraction(1)}
    for placed, prize in enumerate(to_win):
        if not any(to_win[placed:]):
            break
        next_chances: dict[int, Fraction] = {}
        for chosen in combinations(players, placed):
            ahead = sum(1 << player for player in chosen)
            behind = [player for player in players if player not in chosen]
            share = chances[ahead] / sum(stacks[player] for player in behind)
            for player in behind:
                chance = share * stacks[player]
                worth[player] += chance * prize
                taken = ahead | 1 << player
                next_chances[taken] = next_chances.get(taken, Fraction(0)) + chance
        chances = next_chances
    return worth


def _in_cents(worth: Sequence[Fraction]) -> tuple[int, ...]:
    """Return whole cents that add up: those cut off go to whoever lost most by it, the earlier of equals."""
    cents = [int(amount) for amount in worth]
    cut_off = int(sum(worth)) - sum(cents)
    by_loss = sorted(range(len(worth)), key=lambda player: cents[player] - worth[player])
    for player in by_loss[:cut_off]:
        cents[player] += 1
    return tuple(cents)
