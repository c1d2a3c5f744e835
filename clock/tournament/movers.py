"""Who moves to another table and to which seat: the houses' three rules (T3).

Each question to which a rule has an answer of its own is a match over all rules, here and in `seating` for a
player who comes back: the type checker names those that a new rule leaves open.
"""

from collections.abc import Iterable, Sequence

from clock.tournament.dealing import clockwise
from clock.tournament.draw import Draw
from clock.tournament.room import Room
from clock.tournament.state import Exit, Positions, Table, Tournament
from clock.tournament.structure import MoveRule, Seat
from clock.tournament.suggestions import DrawnCard
from clock.values import Struct, replace

RANKS = range(2, 15)
SUITS = ("spades", "hearts", "diamonds", "clubs")


class Way(Struct, frozen=True):
    """A player's way from a seat to another, and the buttons at the two tables that it rests on.

    Who `waits` is dealt in once the button has passed.
    """

    player: int
    from_seat: Seat
    to_seat: Seat
    buttons: tuple[int, ...] = ()
    waits: bool = False


def tables_to_even(
    rule: MoveRule, largest: Sequence[int], smallest: Sequence[int], draw: Draw
) -> tuple[int, int, tuple[DrawnCard, ...]]:
    """Return which of the largest tables gives, which of the smallest gets, and what cards said so (T3)."""
    match rule:
        case MoveRule.RANDOM:
            return draw.choice(largest), draw.choice(smallest), ()
        case MoveRule.SAME_PLACE if len(largest) > 1:
            cards = low_card(largest, draw)
            return min(cards, key=lambda card: card.rank).table, smallest[0], cards
        case MoveRule.SAME_PLACE | MoveRule.NEXT_BIG_BLIND:
            return largest[0], smallest[0], ()


def rests_on_buttons(rule: MoveRule) -> bool:
    """Return whether a rule asks where the buttons of the two tables are (T3)."""
    match rule:
        case MoveRule.RANDOM:
            return False
        case MoveRule.SAME_PLACE | MoveRule.NEXT_BIG_BLIND:
            return True


def way_by(tournament: Tournament, room: Room, from_table: Table, to_table: Table, draw: Draw) -> Way | None:
    """Return who moves where by the house's rule, which knows the buttons if it rests on them (T3).

    None if nobody can move.
    """
    match tournament.house.move_rule:
        case MoveRule.RANDOM:
            return random_way(room, from_table.number, to_table.number, draw)
        case MoveRule.SAME_PLACE:
            return same_place_way(tournament, room, from_table, to_table)
        case MoveRule.NEXT_BIG_BLIND:
            return next_big_blind_way(room, from_table, to_table)


def random_way(room: Room, from_table: int, to_table: int, draw: Draw) -> Way | None:
    """Return the way of a player drawn at random to a seat drawn at random; None if nobody can move (T3)."""
    seats, free = sorted(room.sitting[from_table]), room.free(to_table)
    if not seats or not free:
        return None
    seat = draw.choice(seats)
    to_seat = Seat(to_table, draw.choice(free))
    return Way(room.sitting[from_table][seat], Seat(from_table, seat), to_seat)


def next_big_blind_way(room: Room, from_table: Table, to_table: Table) -> Way | None:
    """Return the way of the player about to be big blind to the worst seat; both buttons are known (T3).

    None if nobody can move.
    """
    sitting, free = room.sitting[from_table.number], room.free(to_table.number)
    if from_table.positions is None or to_table.positions is None or not sitting or not free:
        return None
    seat = clockwise(sitting, from_table.positions.big)[0]
    to_seat = worst_first(to_table.positions, free)[0]
    way = _way(room, from_table, to_table, seat, to_seat)
    return replace(way, waits=passed_over(to_table.positions, to_seat))


def same_place_way(tournament: Tournament, room: Room, from_table: Table, to_table: Table) -> Way | None:
    """Return the way of the player in the place of the one who went out last, into that seat (T3).

    Both buttons are known. A place is counted in players from the button, those who went out on that hand or
    since included. Of those who went out at the receiving table it is the last whose seat is free; where
    none is, the last one's place counts and the player moves to the lowest free seat; where nobody went out,
    that seat's own place counts. None if nobody can move.
    """
    sitting, free = room.sitting[from_table.number], room.free(to_table.number)
    if from_table.positions is None or to_table.positions is None or not sitting or not free:
        return None
    exits = [out for out in tournament.exits if out.seat and out.seat.table == to_table.number]
    exits.sort(key=lambda out: (-out.hand, out.rank))
    gone = next((out for out in exits if _seat(out) in free), exits[0] if exits else None)
    vacated = free[0] if gone is None else _seat(gone)
    with_cards = {_seat(out) for out in exits if gone is not None and out.hand >= gone.hand}
    players = with_cards.union(room.before[to_table.number], {vacated})
    place = _place(to_table.positions.button, players, vacated)
    order = _from_place(from_table.positions.button, room.before[from_table.number], place)
    seat = next(seat for seat in order if seat in sitting)
    to_seat = vacated if vacated in free else free[0]
    way = _way(room, from_table, to_table, seat, to_seat)
    return replace(way, waits=passed_over(to_table.positions, to_seat))


def worst_first(positions: Positions, free: Iterable[int]) -> list[int]:
    """Return the free seats of a table, the worst first, as its next hand's positions make them (T3).

    They are met clockwise after the small blind, the big blind's own included; a seat between the button
    and the small blind is the last choice.
    """
    small = positions.big
    return sorted(free, key=lambda seat: (passed_over(positions, seat), seat <= small, seat))


def passed_over(positions: Positions, seat: int) -> bool:
    """Return whether a seat is between the button and the small blind of the hand after these positions.

    Whoever comes to sit there is dealt in once the button has passed (T3, T4).
    """
    button, small = positions.small, positions.big
    between = (button < seat, seat < small)
    return all(between) if button <= small else any(between)


def low_card(tables: Sequence[int], draw: Draw) -> tuple[DrawnCard, ...]:
    """Return the cards that single out one of several equal tables, the lowest one's; aces are high (T3).

    Tables whose cards are equally low are dealt again, until one card is the lowest; the cards are those of
    the last deal. A deck serves 52 tables.
    """
    deck = [(rank, suit) for rank in RANKS for suit in SUITS]
    while True:
        dealt: list[tuple[int, str]] = []
        while len(dealt) < len(tables):
            dealt.extend(draw.sample(deck, min(len(deck), len(tables) - len(dealt))))
        cards = tuple(DrawnCard(table, *card) for table, card in zip(tables, dealt, strict=True))
        lowest = min(card.rank for card in cards)
        tables = [card.table for card in cards if card.rank == lowest]
        if len(tables) == 1:
            return cards


def _way(room: Room, from_table: Table, to_table: Table, seat: int, to_seat: int) -> Way:
    buttons = tuple(table.positions.button for table in (from_table, to_table) if table.positions)
    player = room.sitting[from_table.number][seat]
    return Way(player, Seat(from_table.number, seat), Seat(to_table.number, to_seat), buttons)


def _seat(out: Exit) -> int:
    return out.seat.seat if out.seat else 0


def _place(button: int, players: Iterable[int], seat: int) -> int:
    """Return how many players clockwise from the button a seat is; 0 on the button."""
    return 0 if seat == button else clockwise(players, button).index(seat) + 1


def _from_place(button: int, players: Iterable[int], place: int) -> list[int]:
    """Return the seats clockwise from that place on; a dead button's place is the last one before it."""
    order = clockwise(players, button)
    start = (place - 1) % len(order)
    return order[start:] + order[:start]
