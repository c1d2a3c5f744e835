"""Going out and coming back: bust-outs, hands with several out, removals, forfeits, players put back in."""

from collections.abc import Iterable, Mapping

from clock.tournament import checks, dealing
from clock.tournament.chips import shared_out
from clock.tournament.commands import BustOut, Forfeit, MendKnockout, RemovePlayer
from clock.tournament.draw import Draw
from clock.tournament.entries import may_return
from clock.tournament.events import Event, KnockoutMended, PutBack, StackShared, WentOut
from clock.tournament.levels import as_before_wait, chips_now, elapsed_ms
from clock.tournament.notices import SharedOut
from clock.tournament.refusals import (
    BadAmount,
    KnockedOutSelf,
    NamedTwice,
    NeedsStacks,
    NobodyLeft,
    NoHandBefore,
    NotAway,
    NotOut,
    NotPlaying,
    Refused,
)
from clock.tournament.seating import seat_back
from clock.tournament.state import Exit, Going, Knockout, Player, Status, Tournament
from clock.tournament.structure import DealRule, SameHand
from clock.values import replace


def bust_out(tournament: Tournament, command: BustOut, now_ms: int) -> list[Event]:
    """Decide that players go out on one hand, ranked by the house's rule (O1, O2)."""
    checks.in_play(tournament)
    if not command.players:
        raise Refused(BadAmount(0, 1))
    going = [checks.playing(tournament, number) for number in _once_each(command.players)]
    for chips in command.chips.values():
        checks.chips(tournament, chips, least=1)
    checks.chips(tournament, sum(command.chips.values()), least=0)
    if tournament.left() <= len(going):
        raise Refused(NobodyLeft())
    if command.same and tournament.bust_hand == 0:
        raise Refused(NoHandBefore())
    by = _knockers(tournament, command)
    hand = tournament.bust_hand if command.same else tournament.hand + 1
    before = [gone for gone in tournament.exits if gone.hand == hand]
    at_ms = elapsed_ms(tournament.clock, now_ms)
    new = [
        _exit(player, hand, Going.BUST_OUT, at_ms, stack=command.chips.get(player.number)) for player in going
    ]
    exits = _ranked(tournament.house.same_hand, [*before, *new], command.order)
    knockouts = tuple(Knockout(player.number, by, hand) for player in going) if by else ()
    returning = frozenset(player.number for player in going if may_return(tournament, player, now_ms))
    return [WentOut(now_ms, command.players, hand, exits, knockouts, returning)]


def _once_each(numbers: tuple[int, ...]) -> tuple[int, ...]:
    for number in numbers:
        if numbers.count(number) > 1:
            raise Refused(NamedTwice(number))
    return numbers


def _knockers(tournament: Tournament, command: BustOut) -> tuple[int, ...]:
    """Return who knocked them out: players in play, or out on that very hand before."""
    for number in _once_each(command.by):
        knocker = checks.known(tournament, number)
        if number in command.players:
            raise Refused(KnockedOutSelf(number))
        on_hand = command.same and any(
            gone.player == number and gone.hand == tournament.bust_hand for gone in tournament.exits
        )
        if knocker.status is Status.OUT and not on_hand:
            raise Refused(NotPlaying(number))
    return command.by


def _exit(
    player: Player,
    hand: int,
    going: Going,
    at_ms: int,
    *,
    stack: int | None = None,
    removed: int = 0,
    why: str = "",
) -> Exit:
    return Exit(
        player.number,
        player.entries,
        hand,
        0,
        going,
        player.seat,
        at_ms,
        stack,
        removed,
        why,
        absent=player.status is Status.ABSENT,
    )


def _ranked(rule: SameHand, exits: list[Exit], order: tuple[tuple[int, ...], ...]) -> tuple[Exit, ...]:
    """Return the exits of one hand with their ranks, best first (O2).

    By stack, everybody's stack must be known or the whole order given.
    """
    if rule is SameHand.SPLIT or len(exits) == 1:
        return tuple(replace(gone, rank=0) for gone in exits)
    if order:
        ranks = {number: rank for rank, group in enumerate(order) for number in group}
        missing = tuple(gone.player for gone in exits if gone.player not in ranks)
        if missing:
            raise Refused(NeedsStacks(missing))
        return tuple(replace(gone, rank=ranks[gone.player]) for gone in exits)
    missing = tuple(gone.player for gone in exits if gone.stack is None)
    if missing:
        raise Refused(NeedsStacks(missing))
    stacks = sorted({gone.stack for gone in exits if gone.stack is not None}, reverse=True)
    return tuple(replace(gone, rank=stacks.index(gone.stack)) for gone in exits if gone.stack is not None)


def put_back_in(tournament: Tournament, number: int, now_ms: int, draw: Draw) -> list[Event]:
    """Decide that a player was not out: the old seat if it is free, else by the house's move rule (O4).

    That can be said at any later time, the end of the night included.
    """
    player = checks.known(tournament, number)
    if player.status is not Status.OUT:
        raise Refused(NotOut(number))
    return [PutBack(now_ms, number, seat_back(tournament, number, draw))]


def mend_knockout(tournament: Tournament, command: MendKnockout, now_ms: int) -> list[Event]:
    """Decide who really knocked a player out; nobody is an answer too (O3)."""
    player = checks.known(tournament, command.player)
    if not any(gone.player == player.number for gone in tournament.exits) and not any(
        knockout.player == player.number for knockout in tournament.knockouts
    ):
        raise Refused(NotOut(player.number))
    for number in _once_each(command.by):
        checks.known(tournament, number)
        if number == player.number:
            raise Refused(KnockedOutSelf(number))
    return [KnockoutMended(now_ms, player.number, command.by)]


def remove_player(tournament: Tournament, command: RemovePlayer, now_ms: int) -> list[Event]:
    """Decide that a player is out by choice or ruling; the chips leave play (O7)."""
    checks.in_play(tournament)
    player = checks.playing(tournament, command.player)
    chips = {} if command.chips is None else {player.number: command.chips}
    return [taken_out(tournament, (player.number,), Going.REMOVED, chips, command.why, now_ms)]


def taken_out(
    tournament: Tournament,
    numbers: Iterable[int],
    going: Going,
    chips: Mapping[int, int],
    why: str,
    now_ms: int,
) -> WentOut:
    """Return the exit of players whose chips leave play, tied on one hand (E4, E8, O7).

    `chips` are the stacks that the host has counted just now.
    """
    players = [checks.playing(tournament, number) for number in numbers]
    if tournament.left() <= len(players):
        raise Refused(NobodyLeft())
    hand = tournament.hand + 1
    at_ms = elapsed_ms(tournament.clock, now_ms)
    counted = {player.number: counted_stack(tournament, player, chips) for player in players}
    checks.chips(tournament, sum(counted.values()), least=0, staying=1)
    exits = tuple(
        _exit(player, hand, going, at_ms, removed=counted[player.number], why=why) for player in players
    )
    return WentOut(now_ms, tuple(counted), hand, exits)


def counted_stack(tournament: Tournament, player: Player, chips: Mapping[int, int]) -> int:
    """Return a stack as it was counted just now or before; one nobody counted is what the house deals."""
    default = tournament.house.stack_for(player.name) if player.chips is None else player.chips
    count = chips.get(player.number, default)
    if count < 0:
        raise Refused(BadAmount(count, 0))
    return count


def forfeit(tournament: Tournament, command: Forfeit, now_ms: int) -> list[Event]:
    """Decide that an away player's stack is shared out at the table, the rest going to the bank (O5)."""
    checks.in_play(tournament)
    player = checks.playing(tournament, command.player)
    if player.status is not Status.AWAY:
        raise Refused(NotAway(player.number))
    checks.chips(tournament, command.chips, least=0, staying=1)
    others = tuple(
        other.number
        for other in tournament.players.at(player.seat.table if player.seat else 0).values()
        if other.number != player.number
    )
    smallest = min(chip.value for chip in chips_now(tournament))
    share, rest = shared_out(command.chips, len(others), smallest)
    out = taken_out(tournament, (player.number,), Going.FORFEIT, {player.number: rest}, "", now_ms)
    return [StackShared(now_ms, player.number, share, others, rest), out]


def apply_went_out(tournament: Tournament, event: WentOut) -> Tournament:
    """Return the tournament with the players out, their places open to later changes of the field."""
    out = [
        replace(
            tournament.players[number],
            status=Status.OUT,
            chips=None,
            away_since_ms=None,
            may_return=number in event.may_return,
        )
        for number in event.players
    ]
    kept = tuple(gone for gone in tournament.exits if gone.hand != event.hand)
    new = [gone for gone in event.exits if gone.player in event.players]
    removed = sum(gone.chips_removed for gone in new)
    busts = any(gone.going is Going.BUST_OUT for gone in new)
    after = replace(
        tournament,
        players=tournament.players.having(*out),
        exits=(*kept, *event.exits),
        knockouts=(*tournament.knockouts, *event.knockouts),
        hand=max(tournament.hand, event.hand),
        bust_hand=event.hand if busts else tournament.bust_hand,
        chips_in_play=tournament.chips_in_play - removed,
        button_skipped=frozenset(),
    )
    return deal_after(after, event.players)


def deal_after(tournament: Tournament, gone: Iterable[int]) -> Tournament:
    """Return the tournament with the deal where it belongs after these players went out for good (B1)."""
    if tournament.house.deal_rule is not DealRule.EACH_LEVEL:
        return tournament
    exits = [out for number in gone if (out := latest_exit(tournament, number)) is not None]
    tables = tuple(dealing.after_exit(tournament, table, exits) for table in tournament.tables)
    return replace(tournament, tables=tables)


def deal_after_return(tournament: Tournament, player: int) -> Tournament:
    """Return the tournament, in which a player is back in, with the deal where it belongs (B1)."""
    tables = tuple(dealing.after_return(tournament, table, player) for table in tournament.tables)
    return replace(tournament, tables=tables)


def apply_put_back(tournament: Tournament, event: PutBack) -> Tournament:
    """Return the tournament with the player in; only this player's exit and knockout go.

    Who went out before or since was not part of the mistake: the places follow, the knockouts stay. A night
    that was over with its last player goes on, as it did before.
    """
    player = tournament.players[event.player]
    gone = latest_exit(tournament, event.player)
    back = replace(player, status=Status.IN, seat=event.seat, may_return=False, handed=False)
    goes_on = tournament.finished and tournament.left() == 1
    put_back = replace(
        tournament,
        finished=tournament.finished and not goes_on,
        clock=as_before_wait(tournament.clock, event.at_ms) if goes_on else tournament.clock,
        players=tournament.players.having(back),
        exits=tuple(other for other in tournament.exits if other is not gone),
        knockouts=tuple(
            knockout
            for knockout in tournament.knockouts
            if gone is None or (knockout.player, knockout.hand) != (gone.player, gone.hand)
        ),
        chips_in_play=tournament.chips_in_play + (gone.chips_removed if gone else 0),
    )
    return deal_after_return(dealing.with_table_of(put_back, event.seat), event.player)


def latest_exit(tournament: Tournament, player: int) -> Exit | None:
    """Return the last exit of a player."""
    return next((gone for gone in reversed(tournament.exits) if gone.player == player), None)


def apply_knockout_mended(tournament: Tournament, event: KnockoutMended) -> Tournament:
    """Return the tournament with the player's last knockout by others."""
    gone = latest_exit(tournament, event.player)
    mine = [knockout for knockout in tournament.knockouts if knockout.player == event.player]
    hand = gone.hand if gone else mine[-1].hand
    others = tuple(
        knockout
        for knockout in tournament.knockouts
        if (knockout.player, knockout.hand) != (event.player, hand)
    )
    mended = (Knockout(event.player, event.by, hand),) if event.by else ()
    return replace(tournament, knockouts=(*others, *mended))


def apply_stack_shared(tournament: Tournament, event: StackShared) -> Tournament:
    """Return the tournament with the shares added to the stacks that were counted."""
    others = [tournament.players[number] for number in event.to]
    counted = [
        replace(player, chips=player.chips + event.share) for player in others if player.chips is not None
    ]
    shared = SharedOut(event.player, event.share, len(event.to), event.to_bank)
    return replace(tournament, players=tournament.players.having(*counted), latest=(shared,))
