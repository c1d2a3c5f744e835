"""Acts on seats and suggestions: the draw, moves, broken tables, the final table (T1 to T7)."""

from clock.tournament import checks, dealing
from clock.tournament.commands import Accept, Forfeit, Move
from clock.tournament.draw import Draw
from clock.tournament.entries import late_price
from clock.tournament.events import (
    BroughtBack,
    ButtonSkipped,
    Event,
    PutAside,
    Seated,
    SeatsDrawn,
    Suggested,
)
from clock.tournament.levels import as_before_wait, elapsed_ms, stopped
from clock.tournament.outs import counted_stack, forfeit, taken_out
from clock.tournament.refusals import (
    ButtonUnknown,
    NobodyNamed,
    NoSeatsYet,
    NoSuggestion,
    Refused,
    SeatsStand,
    SeatTaken,
    TooFewPlayers,
)
from clock.tournament.room import emptied_by, seats_taken
from clock.tournament.seating import draw_seats, final_seats, seats_beside
from clock.tournament.state import Going, Table, Tournament, Waiting
from clock.tournament.structure import Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
    Suggestion,
)
from clock.values import replace


def drawn_seats(tournament: Tournament, now_ms: int, draw: Draw) -> list[Event]:
    """Decide everyone's seat; again and again until the first deal (T1)."""
    if tournament.started:
        raise Refused(SeatsStand())
    if len(tournament.players) < 2:
        raise Refused(TooFewPlayers())
    seats = draw_seats(tuple(tournament.players), tournament.house, draw)
    tables = tuple(sorted({seat.table for seat in seats.values()}))
    return [SeatsDrawn(now_ms, seats, tables)]


def seats_before_start(tournament: Tournament, now_ms: int, draw: Draw) -> list[Event]:
    """Decide the seats as the night starts, where somebody has none yet.

    Who came after the draw gets a seat beside those who sit; everybody is drawn anew only if there is none.
    """
    unseated = [player.number for player in tournament.players.unseated]
    if not unseated:
        return []
    seats = {player.number: player.seat for player in tournament.players.values() if player.seat is not None}
    added = seats_beside(tournament, unseated, draw) if seats else None
    if added is None:
        return drawn_seats(tournament, now_ms, draw)
    tables = tuple(table.number for table in tournament.tables)
    return [SeatsDrawn(now_ms, {**seats, **added}, tables)]


def accept(tournament: Tournament, command: Accept, now_ms: int, draw: Draw) -> list[Event]:
    """Decide to carry out the first suggestion."""
    checks.in_play(tournament)
    if not tournament.suggestions:
        raise Refused(NoSuggestion())
    suggestion = tournament.suggestions[0]
    match suggestion:
        case MovePlayer():
            if suggestion.player is None or suggestion.to_seat is None:
                raise Refused(NobodyNamed())
            return [Seated(now_ms, {suggestion.player: suggestion.to_seat})]
        case BreakTable():
            seats = {change.player: change.to_seat for change in suggestion.moves}
            return [Seated(now_ms, seats, closed=suggestion.table)]
        case FormFinalTable():
            return [_final_table(tournament, now_ms, draw)]
        case AskButton():
            raise Refused(ButtonUnknown(suggestion.table))
        case RemoveAbsent():
            return [taken_out(tournament, suggestion.players, Going.ABSENT, command.chips, "", now_ms)]
        case ForfeitAway():
            player = tournament.players[suggestion.player]
            chips = counted_stack(tournament, player, command.chips)
            return forfeit(tournament, Forfeit(player.number, chips), now_ms)


def _final_table(tournament: Tournament, now_ms: int, draw: Draw) -> SeatsDrawn:
    table = min(table.number for table in tournament.tables)
    players = tuple(player.number for player in tournament.players.playing)
    return SeatsDrawn(now_ms, final_seats(players, table, draw), (table,), final=True)


def decline(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide to put the first suggestion aside; an unanswered question for the button is skipped."""
    checks.in_play(tournament)
    if not tournament.suggestions:
        raise Refused(NoSuggestion())
    suggestion = tournament.suggestions[0]
    if isinstance(suggestion, AskButton):
        return [ButtonSkipped(now_ms, suggestion.table)]
    return [PutAside(now_ms, suggestion)]


def bring_back(tournament: Tournament, now_ms: int) -> list[Event]:
    """Decide to show again what was put aside or skipped."""
    checks.in_play(tournament)
    if not tournament.aside and not tournament.button_skipped:
        raise Refused(NoSuggestion())
    return [BroughtBack(now_ms)]


def move(tournament: Tournament, command: Move, now_ms: int) -> list[Event]:
    """Decide to move a player to a free seat by the host's own word; an emptied table breaks (T5)."""
    checks.not_over(tournament)
    player = checks.playing(tournament, command.player)
    if player.seat is None:
        raise Refused(NoSeatsYet())
    checks.seat(tournament, command.table, command.seat)
    taken_by = seats_taken(tournament, command.table).get(command.seat)
    if taken_by is not None:
        raise Refused(SeatTaken(command.table, command.seat, taken_by))
    origin = player.seat.table
    is_last = origin != command.table and origin in emptied_by(tournament, frozenset({player.number}))
    seats = {player.number: Seat(command.table, command.seat)}
    return [Seated(now_ms, seats, closed=origin if is_last else None)]


def apply_seats_drawn(tournament: Tournament, event: SeatsDrawn) -> Tournament:
    """Return the tournament with everyone seated at the tables drawn; the first dealers deal (B1).

    Who may still come back in has no old seat any more then.
    """
    players = [replace(tournament.players[number], seat=seat) for number, seat in event.seats.items()]
    players += [replace(player, seat=None) for player in tournament.players.returning]
    last_since = tournament.hand if len(event.tables) == 1 else None
    drawn = replace(
        tournament,
        players=tournament.players.having(*players),
        tables=tuple(Table(number, last_since=last_since) for number in event.tables),
        final_table=event.final or len(event.tables) == 1,
        button_skipped=frozenset(),
    )
    return dealing.with_first_dealers(drawn)


def apply_seated(tournament: Tournament, event: Seated) -> Tournament:
    """Return the tournament with players in other seats, and without a table that broke.

    Who may still come back in has no old seat at that table any more.
    """
    players = [replace(tournament.players[number], seat=seat) for number, seat in event.seats.items()]
    players += [
        replace(player, seat=None)
        for player in tournament.players.returning
        if player.seat is not None and player.seat.table == event.closed
    ]
    tables = tuple(
        dealing.after_move(tournament, table, event.seats)
        for table in tournament.tables
        if table.number != event.closed
    )
    if event.closed is not None and len(tables) == 1:
        tables = (replace(tables[0], last_since=tournament.hand),)
    seated = replace(
        tournament,
        players=tournament.players.having(*players),
        tables=tables,
        final_table=tournament.final_table or len(tables) == 1,
        button_skipped=frozenset(),
    )
    return dealing.with_first_dealers(seated)


def apply_suggested(tournament: Tournament, event: Suggested) -> Tournament:
    """Return the tournament with these suggestions; the clock waits for a final table that is due (S5, T6).

    A wait whose final table is not due any more, though not yet formed, is taken back. Where that is because
    the host went back to a level in which late entry is open, the clock still stands: no time act starts it.
    """
    suggested = replace(tournament, suggestions=event.suggestions, aside=event.aside)
    clock = tournament.clock
    ran = elapsed_ms(clock, event.at_ms)
    if _final_is_due(event.suggestions) or _final_is_due(event.aside):
        newly = not _final_is_due(tournament.suggestions) and not _final_is_due(tournament.aside)
        if newly and tournament.house.final_table.clock_stands:
            return replace(suggested, clock=stopped(clock, ran, Waiting.FINAL_TABLE))
    elif clock.waiting is Waiting.FINAL_TABLE and not tournament.final_table:
        went_back = late_price(tournament) is not None
        before = replace(clock, waiting=None) if went_back else as_before_wait(clock, event.at_ms)
        return replace(suggested, clock=before)
    return suggested


def _final_is_due(suggestions: tuple[Suggestion, ...]) -> bool:
    return any(isinstance(suggestion, FormFinalTable) for suggestion in suggestions)


def apply_set_aside(tournament: Tournament, event: PutAside | ButtonSkipped | BroughtBack) -> Tournament:
    """Return the tournament with a suggestion or a question put aside, or all of them brought back."""
    match event:
        case PutAside():
            kept = tuple(other for other in tournament.suggestions if other != event.suggestion)
            return replace(tournament, suggestions=kept, aside=(*tournament.aside, event.suggestion))
        case ButtonSkipped():
            return replace(tournament, button_skipped=tournament.button_skipped | {event.table})
        case BroughtBack():
            suggestions = (*tournament.aside, *tournament.suggestions)
            return replace(tournament, suggestions=suggestions, aside=(), button_skipped=frozenset())
