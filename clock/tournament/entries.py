"""Entries and buys: what is sold when, to whom, at what price, and where the money is (E1 to E9)."""

from collections import Counter

from clock.tournament.levels import level_number, level_played_ms, next_level, stage_of
from clock.tournament.refusals import (
    AskIfBefore,
    LimitReached,
    NotSold,
    OnlyInBreak,
    OutForGood,
    Reason,
    WindowShut,
)
from clock.tournament.state import Bought, Going, Player, Purchase, Status, Tournament
from clock.tournament.structure import Break, House, LatePrice, Level


def entry_purchase(house: House, name: str, *, absent: bool) -> Purchase:
    """Return what an entry before the start costs and brings; who is absent owes it and has no bonus."""
    chips = house.stack_for(name) + (0 if absent else house.on_time_bonus)
    return Purchase(Bought.ENTRY, house.buy_in, chips, paid=not absent)


def late_refusal(tournament: Tournament) -> Reason | None:
    """Return why nobody may enter late now, or None (E3)."""
    if not tournament.house.late:
        return NotSold(Bought.LATE_ENTRY.value)
    if late_price(tournament) is None:
        return WindowShut(Bought.LATE_ENTRY.value, tournament.house.late[-1].until_level)
    return None


def late_price(tournament: Tournament) -> LatePrice | None:
    """Return what late entry costs now, None when it is closed (E3)."""
    level = level_number(tournament)
    return next((price for price in tournament.house.late if level < price.until_level), None)


def penalty_chips(tournament: Tournament, price: LatePrice) -> int:
    """Return the chips of a late stack that go into the first pot: big blinds of the level (E3)."""
    level = level_number(tournament)
    bigs = [stage.big for stage in tournament.stages if isinstance(stage, Level) and stage.number == level]
    return price.penalty_big_blinds * (bigs[0] if bigs else 0)


def rebuy_refusal(tournament: Tournament, player: Player, now_ms: int, *, before: bool) -> Reason | None:
    """Return why a player may not rebuy now, or None (E2).

    `before` says that the hand began before the window shut, which counts in the first minutes after it.
    """
    rebuys = tournament.house.rebuys
    what = Bought.REBUY.value
    if rebuys is None:
        return NotSold(what)
    if rebuys.limit is not None and player.rebuys >= rebuys.limit:
        return LimitReached(player.number, what, rebuys.limit)
    if level_number(tournament) < rebuys.until_level:
        return None
    if not in_grace(tournament, now_ms):
        return WindowShut(what, rebuys.until_level)
    return None if before else AskIfBefore(rebuys.until_level)


def in_grace(tournament: Tournament, now_ms: int) -> bool:
    """Return whether the rebuy window shut so short a time ago that a hand may have begun before (E2)."""
    rebuys = tournament.house.rebuys
    if rebuys is None or not _is_on(tournament, rebuys.until_level):
        return False
    return level_played_ms(tournament, now_ms) < rebuys.grace_ms


def _is_on(tournament: Tournament, level: int) -> bool:
    """Return whether a level is being played, a break within it included."""
    following = next_level(tournament)
    ended = isinstance(stage_of(tournament), Break) and (following is None or following.number > level)
    return level_number(tournament) == level and not ended


def re_entry_refusal(tournament: Tournament, player: Player) -> Reason | None:
    """Return why a player may not enter again now, or None (E6)."""
    re_entries = tournament.house.re_entries
    what = Bought.RE_ENTRY.value
    if re_entries is None:
        return NotSold(what)
    if re_entries.limit is not None and player.entries > re_entries.limit:
        return LimitReached(player.number, what, re_entries.limit)
    if level_number(tournament) >= re_entries.until_level:
        return WindowShut(what, re_entries.until_level)
    return None


def add_on_refusal(tournament: Tournament, player: Player) -> Reason | None:
    """Return why a player may not buy an add-on now, or None (E7)."""
    add_ons = tournament.house.add_ons
    what = Bought.ADD_ON.value
    if add_ons is None:
        return NotSold(what)
    if add_ons.limit is not None and player.add_ons >= add_ons.limit:
        return LimitReached(player.number, what, add_ons.limit)
    if level_number(tournament) >= add_ons.until_level:
        return WindowShut(what, add_ons.until_level)
    if add_ons.in_break and not isinstance(stage_of(tournament), Break):
        return OnlyInBreak(what)
    return None


def sells_now(tournament: Tournament) -> bool:
    """Return whether anybody may buy anything at this stage: a rebuy, a re-entry, an add-on, a late entry.

    A rebuy in the minutes of grace does not count: it is for a hand that began before (E2).
    """
    house, level = tournament.house, level_number(tournament)
    if any(sale is not None and level < sale.until_level for sale in (house.rebuys, house.re_entries)):
        return True
    add_ons = house.add_ons
    if add_ons is not None and level < add_ons.until_level:
        return not add_ons.in_break or isinstance(stage_of(tournament), Break)
    return late_refusal(tournament) is None


def may_return(tournament: Tournament, player: Player, now_ms: int) -> bool:
    """Return whether a player who goes out now may still rebuy or re-enter (E10)."""
    rebuy = rebuy_refusal(tournament, player, now_ms, before=True)
    return rebuy is None or re_entry_refusal(tournament, player) is None


def return_refusal(player: Player) -> Reason | None:
    """Return why a player cannot come back: not open any more, or said no to (E10)."""
    if player.status is Status.OUT and not player.may_return:
        return OutForGood(player.number)
    return None


def chips_held(tournament: Tournament) -> dict[int, int]:
    """Return how many chips of each value were handed out: stacks, rebuys and add-ons (S8).

    What is bought later and has another size than the house's make-up counts as that as often as it fits,
    the rest in the largest chips that fit. A stack that was taken away whole, because nobody came to play it,
    does not count (E4); in which chips others left play nobody knows.
    """
    house = tournament.house
    held: Counter[int] = Counter({chip.value: 0 for chip in house.chips})
    for player in tournament.players.values():
        for purchase in player.purchases:
            starting = purchase.bought is Bought.ENTRY
            held.update((starting_chips if starting else made_up)(house, purchase.chips))
    for gone in tournament.exits:
        whole = tournament.players[gone.player].purchases[0].chips
        if gone.going is Going.ABSENT and gone.chips_removed == whole:
            held.subtract(starting_chips(house, whole))
    return dict(held)


def made_up(house: House, chips: int) -> dict[int, int]:
    """Return the chips, by value, that make up a stack: the house's make-up as often as it fits."""
    stacks, rest = divmod(chips, house.stack_total)
    counts = {value: count * stacks for value, count in house.stack.items()}
    for chip in sorted(house.chips, key=lambda chip: -chip.value):
        more, rest = divmod(rest, chip.value)
        counts[chip.value] = counts.get(chip.value, 0) + more
    return counts


def starting_chips(house: House, chips: int) -> dict[int, int]:
    """Return the chips, by value, of a stack to start with: the house's make-up, changed as little as can be.

    What it has more is in the largest chips, and so is what it has less, so that the small ones are there for
    the blinds (L5). What the smallest chip does not divide is left out.
    """
    counts = Counter(house.stack)
    missing = chips - house.stack_total
    for value in sorted((chip.value for chip in house.chips), reverse=True):
        change = missing // value if missing > 0 else -min(-missing // value, counts[value])
        counts[value] += change
        missing -= change * value
    return {value: counts[value] for value in sorted(counts) if counts[value]}


def paid(player: Player) -> int:
    """Return what a player has paid, in cents (E9)."""
    return sum(purchase.price.total for purchase in player.purchases if purchase.paid)


def owes(player: Player) -> int:
    """Return what a player owes, in cents (E9)."""
    return sum(purchase.price.total for purchase in player.purchases if not purchase.paid)


def collected(tournament: Tournament) -> int:
    """Return what has been paid tonight, in cents (E9)."""
    return sum(paid(player) for player in tournament.players.values())


def owed(tournament: Tournament) -> int:
    """Return what is still owed tonight, in cents (E9)."""
    return sum(owes(player) for player in tournament.players.values())


def pool(tournament: Tournament) -> int:
    """Return the money played for tonight, in cents: what is owed, and what a season added, too (E9, L5)."""
    return tournament.house.added + sum(purchase.price.pool for purchase in _purchases(tournament))


def league_money(tournament: Tournament) -> int:
    """Return what tonight's buys give to the league, in cents (E1)."""
    return sum(purchase.price.league for purchase in _purchases(tournament))


def cause_money(tournament: Tournament) -> int:
    """Return what tonight's buys give to the cause, in cents (E5)."""
    return sum(purchase.price.cause for purchase in _purchases(tournament))


def _purchases(tournament: Tournament) -> list[Purchase]:
    return [purchase for player in tournament.players.values() for purchase in player.purchases]
