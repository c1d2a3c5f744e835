"""Acts at the tables: button, dealer, clock on a player, counted chips, race (B1 to B4, O6, S9, E8)."""

from clock.tournament import checks, dealing
from clock.tournament.chips import race_outcome
from clock.tournament.commands import CallClock, CountChips, Race, SetDealer, TakeChips, TellButton
from clock.tournament.draw import Draw
from clock.tournament.events import (
    BlindsPlaced,
    ChipsCounted,
    ChipsTaken,
    ClockCalled,
    ClockStopped,
    DealTaken,
    Event,
    Raced,
)
from clock.tournament.levels import elapsed_ms, leaving_now, smallest_staying
from clock.tournament.notices import RaceResult
from clock.tournament.refusals import (
    BadAmount,
    ButtonUnknown,
    NoChipUp,
    NoDealer,
    Refused,
)
from clock.tournament.state import OnPlayer, Table, TableRace, Tournament
from clock.tournament.structure import DealRule
from clock.values import replace


def tell_button(tournament: Tournament, command: TellButton, now_ms: int) -> list[Event]:
    """Decide where the button is in the hand played now or just finished."""
    checks.in_play(tournament)
    checks.seat(tournament, command.table, command.seat)
    elapsed = elapsed_ms(tournament.clock, now_ms)
    positions = dealing.told(tournament, command.table, command.seat, elapsed)
    over = bool(dealing.just_emptied(tournament, command.table, elapsed))
    return [BlindsPlaced(now_ms, command.table, positions, positions.button, over)]


def next_hand(tournament: Tournament, number: int, now_ms: int) -> list[Event]:
    """Decide that the next hand is dealt at a table: the button and the blinds move (B2 to B4)."""
    checks.in_play(tournament)
    table = checks.table_of(tournament, number)
    if table.positions is None:
        raise Refused(ButtonUnknown(number))
    living = dealing.living_seats(tournament, number)
    positions = dealing.next_hand(table.positions, living)
    lying = dealing.lying(tournament.house.button_rule, table, positions, living)
    return [BlindsPlaced(now_ms, number, positions, lying)]


def set_dealer(tournament: Tournament, command: SetDealer, now_ms: int) -> list[Event]:
    """Decide who deals at a table (B1); a player who is out may take the deal over."""
    checks.in_play(tournament)
    checks.table_of(tournament, command.table)
    player = checks.known(tournament, command.player)
    if tournament.house.deal_rule is not DealRule.EACH_LEVEL:
        raise Refused(NoDealer())
    if player.playing:
        checks.at_table(player, command.table)
    return [DealTaken(now_ms, command.table, player.number)]


def call_clock(tournament: Tournament, command: CallClock, now_ms: int) -> list[Event]:
    """Decide to call the clock on a player, or to stop it when it runs on that one (O6)."""
    checks.in_play(tournament)
    running = tournament.on_player
    if running is not None and now_ms < running.ends_at_ms and command.player in {None, running.player}:
        return [ClockStopped(now_ms)]
    if command.player is not None:
        checks.playing(tournament, command.player)
    return [ClockCalled(now_ms, command.player, tournament.house.player_clock.total_ms)]


def count_chips(tournament: Tournament, command: CountChips, now_ms: int) -> list[Event]:
    """Decide what a stack was counted to."""
    checks.not_over(tournament)
    checks.playing(tournament, command.player)
    checks.chips(tournament, command.chips, least=0)
    return [ChipsCounted(now_ms, command.player, command.chips)]


def take_chips(tournament: Tournament, command: TakeChips, now_ms: int) -> list[Event]:
    """Decide that chips leave play (E8)."""
    checks.in_play(tournament)
    checks.chips(tournament, command.chips, least=1, staying=1)
    return [ChipsTaken(now_ms, command.chips, command.why)]


def race(tournament: Tournament, command: Race, now_ms: int, draw: Draw) -> list[Event]:
    """Decide the race of the odd chips at a table, in the break in which their denomination leaves (S9)."""
    checks.in_play(tournament)
    checks.table_of(tournament, command.table)
    going_out = leaving_now(tournament)
    if not going_out:
        raise Refused(NoChipUp())
    for number, count in command.odd.items():
        checks.at_table(checks.playing(tournament, number), command.table)
        if count < 0:
            raise Refused(BadAmount(count, 0))
    checks.chips(tournament, sum(command.odd.values()) * min(going_out), least=0, staying=1)
    in_order = [player.number for _, player in sorted(tournament.players.at(command.table).items())]
    odd = {number: command.odd[number] for number in in_order if number in command.odd}
    stacks = {
        player.number: player.chips for player in tournament.players.values() if player.chips is not None
    }
    rounding = tournament.house.race_rounding
    outcome = race_outcome(odd, going_out, smallest_staying(tournament), rounding, stacks, draw)
    before = tournament.chips_in_play
    after = before + outcome.change
    return [
        Raced(
            now_ms,
            command.table,
            odd,
            outcome.won,
            outcome.cards,
            before,
            after,
            outcome.saved,
            outcome.stacks,
        )
    ]


def apply_blinds_placed(tournament: Tournament, event: BlindsPlaced) -> Tournament:
    """Return the tournament with the button and the blinds of a table's hand."""
    told = elapsed_ms(tournament.clock, event.at_ms)
    table = checks.table_of(tournament, event.table)
    placed = replace(
        table,
        positions=event.positions,
        lying=event.lying,
        told_ms=told,
        told_hand=tournament.hand,
        told_over=event.over,
    )
    return with_table(tournament, placed)


def apply_deal_taken(tournament: Tournament, event: DealTaken) -> Tournament:
    """Return the tournament with another dealer at a table (B1)."""
    return with_table(tournament, replace(checks.table_of(tournament, event.table), dealer=event.player))


def apply_player_clock(tournament: Tournament, event: ClockCalled | ClockStopped) -> Tournament:
    """Return the tournament with the clock on a player, or off (O6)."""
    if isinstance(event, ClockStopped):
        return replace(tournament, on_player=None)
    return replace(tournament, on_player=OnPlayer(event.player, event.at_ms + event.total_ms))


def apply_chips(tournament: Tournament, event: ChipsCounted | ChipsTaken | Raced) -> Tournament:
    """Return the tournament with chips counted, taken out of play or raced (E8, S9)."""
    match event:
        case ChipsCounted():
            player = replace(tournament.players[event.player], chips=event.chips)
            return tournament.with_player(player)
        case ChipsTaken():
            return replace(tournament, chips_in_play=tournament.chips_in_play - event.chips)
        case Raced():
            result = RaceResult(event.table, tuple(event.won), event.saved, event.before, event.after)
            chips = tournament.chips_in_play + event.after - event.before
            counted = [
                replace(tournament.players[number], chips=stack) for number, stack in event.stacks.items()
            ]
            players = tournament.players.having(*counted)
            raced = replace(tournament, players=players, chips_in_play=chips, latest=(result,))
            race = TableRace(event.odd, event.won, event.cards, event.before, event.after, event.saved)
            return with_table(raced, replace(checks.table_of(raced, event.table), race=race))


def with_table(tournament: Tournament, changed: Table) -> Tournament:
    """Return the tournament with this table in place of the one of that number."""
    tables = tuple(changed if table.number == changed.number else table for table in tournament.tables)
    return replace(tournament, tables=tables)
