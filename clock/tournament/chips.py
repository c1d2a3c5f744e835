"""Chips on the table: which denominations leave at a break, what the bank brings for them, and the race.

Chip-ups are derived from the blinds still to come, so a changed schedule changes them by itself (S7).
Counts are whole chips, `value` is what a chip is worth in chips of play.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import gcd

from clock.tournament.draw import Draw
from clock.tournament.structure import Break, Chip, House, Level, RaceRounding, Stage
from clock.values import Struct

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK = tuple(rank + suit for rank in RANKS for suit in SUITS)
STRENGTH = {card: strength for strength, card in enumerate(DECK)}


def chip_of(house: House) -> dict[int, Chip]:
    """Return the chips of a house by their values."""
    return {chip.value: chip for chip in house.chips}


class Bring(Struct, frozen=True):
    """Chips of one value that the bank brings to a break; the case is `lacking` some of the `count`."""

    value: int
    count: int
    lacking: int = 0


class Unpayable(Struct, frozen=True):
    """A blind or ante that cannot be paid with the chips still in play in its level.

    `after_break` is the break whose chip-up took the chips away; None where the chip set never had them.
    """

    level: int
    amount: int
    after_break: int | None


class RaceOutcome(Struct, frozen=True):
    """What a race gave (S9).

    `won` is new chips a player, `cards` what each was dealt ("As", "Td"), `change` what chips in play go up
    or down by, `saved` who got one chip of the smallest denomination so as not to be raced out. `stacks` are
    those that were known and are others now.
    """

    won: Mapping[int, int]
    cards: Mapping[int, tuple[str, ...]]
    change: int
    saved: tuple[int, ...] = ()
    stacks: Mapping[int, int] = {}


def leaving(house: House, stages: tuple[Stage, ...], index: int) -> tuple[int, ...]:
    """Return the values that leave play at the break `stages[index]`, smallest first (S7).

    What the break states wins; else all that is smaller than the largest chip which every later blind and
    ante is a multiple of. Nothing leaves at a level, nor where no level follows.
    """
    return _leaving_by_break(house, stages).get(index, ())


def chips_on(house: House, stages: tuple[Stage, ...], index: int) -> tuple[Chip, ...]:
    """Return the denominations in play in `stages[index]`, smallest first; a break still has what leaves."""
    gone = {
        value for at, values in _leaving_by_break(house, stages).items() if at < index for value in values
    }
    return tuple(chip for chip in _smallest_first(house) if chip.value not in gone)


def unpayable(house: House, stages: tuple[Stage, ...]) -> tuple[Unpayable, ...]:
    """Return every blind and ante that the chips of its level cannot pay, in order of play (S7)."""
    by_break = _leaving_by_break(house, stages)
    left_after: list[tuple[int | None, set[int]]] = [(None, {chip.value for chip in house.chips})]
    short: list[Unpayable] = []
    for index, stage in enumerate(stages):
        if isinstance(stage, Break):
            left_after.append((stage.number, left_after[-1][1].difference(by_break[index])))
            continue
        for amount in sorted(_amounts([stage])):
            lost = [after for after, left in left_after if not _payable(amount, left)]
            if lost:
                short.append(Unpayable(stage.number, amount, lost[0]))
    return tuple(short)


def stacks(house: House, count: int) -> dict[int, int]:
    """Return how many chips of each value `count` starting stacks hold."""
    return {value: number * count for value, number in house.stack.items()}


def bank_list(
    house: House, stages: tuple[Stage, ...], index: int, held: Mapping[int, int]
) -> tuple[Bring, ...]:
    """Return what the bank brings to the break `stages[index]`, smallest value first (S8).

    `held` is every chip bought so far, by value, as it was bought; what was changed and brought at earlier
    breaks of `stages` is reckoned from it. The value that leaves is rounded up to the next larger chip that
    stays; where the case has too few of it, larger chips take its place as far as they fit exactly.
    """
    return _brought(house, stages, index, held)[0]


def in_play_after(
    house: House, stages: tuple[Stage, ...], index: int, held: Mapping[int, int]
) -> dict[int, int]:
    """Return how many chips of each value are in play once the break `stages[index]` is over (S8)."""
    return _brought(house, stages, index, held)[1]


def race_outcome(
    odd: Mapping[int, int],
    leaving: tuple[int, ...],
    new: int,
    rounding: RaceRounding,
    stacks: Mapping[int, int],
    draw: Draw,
) -> RaceOutcome:
    """Race the odd chips of one table for chips of the value `new`, the smallest that stays in play (S9).

    `odd` is how many odd chips each player has, counted in the smallest of `leaving`, in seat order from
    seat 1; who brings enough for whole new chips changes those first. Where those are no multiple of what
    leaves, three 20s are a 50 and one card for the 10 that is over. `stacks` are the stacks that are
    known, odd chips included. A deck that is dealt out is followed by another; of equal cards the first
    dealt wins.
    """
    value = min(leaving)
    raced = {player: count * value % new for player, count in odd.items() if count * value % new}
    at_stake = sum(raced.values())
    cards = _dealt({player: -(-worth // value) for player, worth in raced.items()}, draw)
    best_first = sorted(raced, key=lambda player: -max(STRENGTH[card] for card in cards[player]))
    winners = best_first[: _new_chips(at_stake, new, rounding)]
    saved = tuple(
        player
        for player in raced
        if player not in winners and player in stacks and stacks[player] <= raced[player]
    )
    got = dict.fromkeys((*winners, *saved), new)
    changed = {
        player: stacks[player] - worth + got.get(player, 0)
        for player, worth in raced.items()
        if player in stacks
    }
    won = {player: 1 for player in raced if player in winners}
    return RaceOutcome(won, cards, sum(got.values()) - at_stake, saved, changed)


def shared_out(chips: int, players: int, smallest: int) -> tuple[int, int]:
    """Return each player's share of a forfeited stack, in whole smallest chips, and the bank's rest (O5)."""
    if not players:
        return 0, chips
    share = chips // (players * smallest) * smallest
    return share, chips - share * players


def _smallest_first(house: House) -> list[Chip]:
    return sorted(house.chips, key=lambda chip: chip.value)


def _leaving_by_break(house: House, stages: Sequence[Stage]) -> dict[int, tuple[int, ...]]:
    present = [chip.value for chip in _smallest_first(house)]
    by_break: dict[int, tuple[int, ...]] = {}
    for index, stage in enumerate(stages):
        if isinstance(stage, Break):
            by_break[index] = _leaving_now(present, stage, stages[index + 1 :])
            present = [value for value in present if value not in by_break[index]]
    return by_break


def _leaving_now(present: list[int], stage: Break, later: Sequence[Stage]) -> tuple[int, ...]:
    if stage.chip_up is not None:
        return tuple(value for value in present if value in stage.chip_up)
    amounts = _amounts(later)
    if not amounts:
        return ()
    enough = [value for value in present if all(amount % value == 0 for amount in amounts)]
    return tuple(value for value in present if enough and value < enough[-1])


def _amounts(stages: Iterable[Stage]) -> set[int]:
    """Return all blinds and antes that are to be paid in these stages."""
    return {
        amount
        for stage in stages
        if isinstance(stage, Level)
        for amount in (stage.small, stage.big, stage.ante)
        if amount
    }


def _payable(amount: int, values: set[int]) -> bool:
    """Return whether chips of these values make up the amount without change.

    Sums that differ by whole smallest chips are alike, so only the least sum of each kind is followed.
    """
    if not values:
        return False
    smallest = min(values)
    least = {0: 0}
    to_follow = [0]
    while to_follow:
        paid = to_follow.pop()
        for value in values:
            more = paid + value
            if more <= amount and more < least.get(more % smallest, more + 1):
                least[more % smallest] = more
                to_follow.append(more)
    return amount % smallest in least


def _brought(
    house: House, stages: tuple[Stage, ...], index: int, held: Mapping[int, int]
) -> tuple[tuple[Bring, ...], dict[int, int]]:
    """Return what comes to the break `index` and what is then in play, after all breaks before it."""
    in_play = {chip.value: held.get(chip.value, 0) for chip in _smallest_first(house)}
    bring: tuple[Bring, ...] = ()
    for at, gone in _leaving_by_break(house, stages).items():
        if at > index:
            break
        changed = _changed(house, in_play, gone)
        bring = changed if at == index else ()
        in_play = {value: count for value, count in in_play.items() if value not in gone}
        for new in changed:
            in_play[new.value] += new.count
    return bring, in_play


def _changed(house: House, in_play: Mapping[int, int], gone: tuple[int, ...]) -> tuple[Bring, ...]:
    """Return the chips for which those of the values `gone` are changed."""
    staying = [value for value in in_play if value not in gone]
    owned = {chip.value: chip.owned for chip in house.chips}
    bring = dict.fromkeys(staying, 0)
    for target in staying:
        worth = sum(value * in_play[value] for value in gone if _next_larger(value, staying) == target)
        amount = -(-worth // target) * target
        spare = {
            value: _spare(owned[value], in_play[value] + bring[value], amount // value)
            for value in staying
            if value >= target
        }
        for value, count in _made_up(amount, spare).items():
            bring[value] += count
    return tuple(
        Bring(value, count, count - _spare(owned[value], in_play[value], count))
        for value, count in bring.items()
        if count
    )


def _next_larger(value: int, staying: Sequence[int]) -> int:
    """Return the next larger value that stays, or the largest where only smaller ones do."""
    return next((other for other in staying if other > value), staying[-1])


def _spare(owned: int | None, in_play: int, wanted: int) -> int:
    """Return how many of the wanted chips the case still holds; all, where nobody counted the case."""
    return wanted if owned is None else min(wanted, max(0, owned - in_play))


def _made_up(amount: int, spare: Mapping[int, int]) -> dict[int, int]:
    """Return chips worth the amount: as many of the smallest value as there are to spare, the rest larger.

    Where that cannot be, more of the smallest are asked for than the case has, as few as possible.
    """
    (smallest, there), *larger = spare.items()
    wanted = amount // smallest
    for count in (*range(there, -1, -1), *range(there + 1, wanted)):
        rest = _exactly(amount - count * smallest, larger)
        if rest is not None:
            return {smallest: count, **rest}
    return {smallest: wanted}


def _exactly(amount: int, spare: Sequence[tuple[int, int]]) -> dict[int, int] | None:
    """Return spare chips worth exactly the amount, small ones first, or None where there are no such."""
    if not amount:
        return {}
    usable = [(value, there) for value, there in spare if there]
    # Without these two looks ahead, a case that is far short would be searched through in every combination.
    if amount > sum(value * there for value, there in usable):
        return None
    if amount % gcd(*(value for value, _ in usable)):
        return None
    (value, there), *larger = usable
    for count in range(min(there, amount // value), -1, -1):
        rest = _exactly(amount - count * value, larger)
        if rest is not None:
            return {value: count, **rest}
    return None


def _dealt(raced: Mapping[int, int], draw: Draw) -> dict[int, tuple[str, ...]]:
    """Deal one card for each odd chip, a player's cards together, in seat order."""
    wanted = sum(raced.values())
    cards: list[str] = []
    while len(cards) < wanted:
        cards += draw.sample(DECK, min(len(DECK), wanted - len(cards)))
    dealt: dict[int, tuple[str, ...]] = {}
    for player, count in raced.items():
        dealt[player], cards = tuple(cards[:count]), cards[count:]
    return dealt


def _new_chips(at_stake: int, new: int, rounding: RaceRounding) -> int:
    """Return for how many new chips the race is."""
    whole, rest = divmod(at_stake, new)
    match rounding:
        case RaceRounding.HALF:
            return whole + (2 * rest >= new)
        case RaceRounding.MORE_THAN_HALF:
            return whole + (2 * rest > new)
        case RaceRounding.ALWAYS:
            return whole + (rest > 0)
