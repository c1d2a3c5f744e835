"""Tonight's list: who is entered before the start, struck from it, and called what (E1, E4)."""

from collections.abc import Iterator, Mapping, Sequence

from clock.tournament import checks, dealing
from clock.tournament.commands import PlayAs, Register, Rename, SetField
from clock.tournament.draw import Draw
from clock.tournament.entries import entry_purchase
from clock.tournament.events import (
    Event,
    FieldSet,
    PlayerRegistered,
    PlayerUnregistered,
    PlaysAs,
    Renamed,
    Seated,
)
from clock.tournament.names import LONGEST_NAME
from clock.tournament.outs import latest_exit
from clock.tournament.refusals import (
    AlreadyPlaysAs,
    AlreadyStarted,
    BadAmount,
    BadName,
    HasPlayed,
    HaveNames,
    NumberTaken,
    Refused,
)
from clock.tournament.room import emptied_by
from clock.tournament.seating import seats_beside
from clock.tournament.state import Going, Player, Status, Tournament
from clock.tournament.structure import Seat
from clock.values import replace

HIGHEST_NUMBER = 9999
"""Player numbers have at most four digits."""


def register(tournament: Tournament, command: Register, now_ms: int, draw: Draw) -> list[Event]:
    """Decide that a player enters before the start, after the draw with a seat beside the others (T1)."""
    if tournament.started:
        raise Refused(AlreadyStarted())
    number = free_number(tournament, command.number)
    name = name_of(command.name, number)
    purchase = entry_purchase(tournament.house, name, absent=command.absent)
    seat = _seats_after_draw(tournament, (number,), draw).get(number)
    return [PlayerRegistered(now_ms, number, name, purchase, command.sub, command.absent, seat)]


def set_field(tournament: Tournament, command: SetField, now_ms: int, draw: Draw) -> list[Event]:
    """Decide how many play in all, at one stroke for all who have no name (T1)."""
    if tournament.started:
        raise Refused(AlreadyStarted())
    missing = command.players - len(tournament.players)
    first = max(tournament.next_number, command.listed + 1)
    if command.players < 1 or first + missing - 1 > HIGHEST_NUMBER:
        raise Refused(BadAmount(command.players, 1))
    nameless = sorted(number for number, player in tournament.players.items() if player.name == str(number))
    if len(nameless) + missing < 0:
        raise Refused(HaveNames())
    struck = tuple(nameless[missing:]) if missing < 0 else ()
    bought = [purchase for number in struck for purchase in tournament.players[number].purchases]
    chips = sum(purchase.chips for purchase in bought)
    purchase = entry_purchase(tournament.house, "", absent=False)
    entered = tuple(range(first, first + missing))
    seats = _seats_after_draw(tournament, entered, draw)
    return [FieldSet(now_ms, entered, purchase, struck, chips, seats), *_emptied(tournament, struck, now_ms)]


def _seats_after_draw(tournament: Tournament, entered: Sequence[int], draw: Draw) -> Mapping[int, Seat]:
    """Return the seats of who enters after the draw, none before it and where there are too few (T1).

    Then everybody is drawn anew, when the host says so or at the start.
    """
    return (seats_beside(tournament, entered, draw) or {}) if tournament.tables else {}


def _emptied(tournament: Tournament, struck: Sequence[int], now_ms: int) -> Iterator[Event]:
    """Give the end of each table at which everybody is struck (T5)."""
    for table in emptied_by(tournament, frozenset(struck)):
        yield Seated(now_ms, {}, closed=table)


def unregister(tournament: Tournament, number: int, now_ms: int) -> list[Event]:
    """Decide to strike a player: before the start anyone, after it one who was absent all night (E4).

    A table at which nobody else sits breaks (T5).
    """
    player = checks.known(tournament, number)
    bought = sum(purchase.chips for purchase in player.purchases)
    if not tournament.started:
        return [PlayerUnregistered(now_ms, number, bought), *_emptied(tournament, (number,), now_ms)]
    checks.not_over(tournament)
    gone = latest_exit(tournament, number)
    if player.status is Status.ABSENT:
        chips = bought if player.chips is None else player.chips
        checks.chips(tournament, chips, least=0, staying=1)
        return [PlayerUnregistered(now_ms, number, chips), *_emptied(tournament, (number,), now_ms)]
    if gone is None or gone.going is not Going.ABSENT:
        raise Refused(HasPlayed(number))
    return [PlayerUnregistered(now_ms, number, 0)]


def rename(tournament: Tournament, command: Rename, now_ms: int) -> list[Event]:
    """Decide to put a name right."""
    checks.known(tournament, command.player)
    return [Renamed(now_ms, command.player, name_of(command.name, command.player))]


def play_as(tournament: Tournament, command: PlayAs, now_ms: int) -> list[Event]:
    """Decide that a player plays as a sub, or as a member after all (L3)."""
    if checks.known(tournament, command.player).sub is command.sub:
        raise Refused(AlreadyPlaysAs(command.player, command.sub))
    return [PlaysAs(now_ms, command.player, command.sub)]


def free_number(tournament: Tournament, wanted: int | None, listed: int = 0) -> int:
    """Return the number of a new player: the one wanted, or the next above `listed`; raises Refused."""
    number = max(tournament.next_number, listed + 1) if wanted is None else wanted
    if number in tournament.players:
        raise Refused(NumberTaken(number))
    if not 1 <= number <= HIGHEST_NUMBER:
        raise Refused(BadAmount(number, 1))
    return number


def name_of(name: str | None, number: int) -> str:
    """Return the name of a player, who without one is called by the number; raises Refused."""
    if name is None:
        return str(number)
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        raise Refused(BadName(LONGEST_NAME))
    return name.strip()


def apply_registered(tournament: Tournament, event: PlayerRegistered) -> Tournament:
    """Return the tournament with a new player, who has the next number."""
    status = Status.ABSENT if event.absent else Status.IN
    player = Player(event.player, event.name, status, event.sub, seat=event.seat, purchases=(event.purchase,))
    return replace(
        tournament,
        players=tournament.players.having(player),
        next_number=max(tournament.next_number, event.player + 1),
        chips_in_play=tournament.chips_in_play + event.purchase.chips,
    )


def apply_field_set(tournament: Tournament, event: FieldSet) -> Tournament:
    """Return the tournament with players who have no name, or without them as if they had never entered."""
    for number in event.struck:
        tournament = apply_unregistered(tournament, PlayerUnregistered(event.at_ms, number, 0))
    entered = [
        Player(number, str(number), seat=event.seats.get(number), purchases=(event.purchase,))
        for number in event.entered
    ]
    chips = event.purchase.chips * len(entered) - event.chips_removed
    return replace(
        tournament,
        players=tournament.players.having(*entered),
        next_number=max((tournament.next_number, *(number + 1 for number in event.entered))),
        chips_in_play=tournament.chips_in_play + chips,
    )


def apply_unregistered(tournament: Tournament, event: PlayerUnregistered) -> Tournament:
    """Return the tournament as if the entry had never been.

    The number is not given again: on the sheets and in people's heads it stays the first player's.
    """
    number = event.player
    knockouts = [
        replace(knockout, by=tuple(by for by in knockout.by if by != number))
        for knockout in tournament.knockouts
        if knockout.player != number
    ]
    return replace(
        tournament,
        players=tournament.players.without(number),
        tables=tuple(dealing.after_strike(tournament, table, number) for table in tournament.tables),
        exits=tuple(gone for gone in tournament.exits if gone.player != number),
        knockouts=tuple(knockout for knockout in knockouts if knockout.by),
        chips_in_play=tournament.chips_in_play - event.chips_removed,
    )
