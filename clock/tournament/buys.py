"""Acts on entries and money: late entry, buying, paying (E2, E3, E6, E7, E9, E10)."""

from clock.tournament import checks, dealing
from clock.tournament.commands import EnterLate, Rebuy
from clock.tournament.draw import Draw
from clock.tournament.entries import (
    add_on_refusal,
    late_price,
    late_refusal,
    owes,
    penalty_chips,
    re_entry_refusal,
    rebuy_refusal,
    return_refusal,
)
from clock.tournament.events import (
    BoughtIn,
    DebtSettled,
    EnteredLate,
    Event,
    PrizeHanded,
    ReturnDeclined,
)
from clock.tournament.notices import LatePenalty
from clock.tournament.outs import deal_after, deal_after_return, latest_exit
from clock.tournament.places import if_nobody_returns, unsure, winnings
from clock.tournament.refusals import (
    NoPrize,
    NoReturnOpen,
    NothingOwed,
    NotOut,
    NotSold,
    PlaceIsOpen,
    PrizeIsHanded,
    Reason,
    Refused,
)
from clock.tournament.registering import free_number, name_of
from clock.tournament.seating import late_seat, seat_back
from clock.tournament.state import Bought, Player, Purchase, Status, Tournament
from clock.values import replace


def enter_late(tournament: Tournament, command: EnterLate, now_ms: int, draw: Draw) -> list[Event]:
    """Decide that a new player enters after the start, at the price of the level (E3)."""
    checks.in_play(tournament)
    refusal = late_refusal(tournament)
    price = late_price(tournament)
    if refusal is not None or price is None:
        raise Refused(refusal or NotSold(Bought.LATE_ENTRY.value))
    seat = late_seat(tournament, draw)
    number = free_number(tournament, command.number, command.listed)
    purchase = Purchase(Bought.LATE_ENTRY, price.price, tournament.house.stack_total)
    return [
        EnteredLate(
            now_ms,
            number,
            name_of(command.name, number),
            purchase,
            seat,
            command.sub,
            penalty_chips(tournament, price),
            price.uses_rebuy,
        )
    ]


def rebuy(tournament: Tournament, command: Rebuy, now_ms: int, draw: Draw) -> list[Event]:
    """Decide a rebuy: of a player who is out, or of one who just lost the stack and keeps the seat (E2)."""
    checks.in_play(tournament)
    player = checks.known(tournament, command.player)
    _raise(rebuy_refusal(tournament, player, now_ms, before=command.before))
    _raise(return_refusal(player))
    rebuys = tournament.house.rebuys
    if rebuys is None:
        raise Refused(NotSold(Bought.REBUY.value))
    seat = seat_back(tournament, player.number, draw) if player.status is Status.OUT else player.seat
    return [BoughtIn(now_ms, player.number, Purchase(Bought.REBUY, rebuys.price, rebuys.chips), seat)]


def decline_return(tournament: Tournament, number: int, now_ms: int) -> list[Event]:
    """Decide that a player who is out stays out (E10)."""
    checks.in_play(tournament)
    if not checks.known(tournament, number).may_return:
        raise Refused(NoReturnOpen(number))
    return [ReturnDeclined(now_ms, number)]


def buy_add_on(tournament: Tournament, number: int, now_ms: int) -> list[Event]:
    """Decide an add-on (E7)."""
    checks.in_play(tournament)
    player = checks.playing(tournament, number)
    _raise(add_on_refusal(tournament, player))
    add_ons = tournament.house.add_ons
    if add_ons is None:
        raise Refused(NotSold(Bought.ADD_ON.value))
    return [BoughtIn(now_ms, number, Purchase(Bought.ADD_ON, add_ons.price, add_ons.chips), player.seat)]


def re_enter(tournament: Tournament, number: int, now_ms: int, draw: Draw) -> list[Event]:
    """Decide a re-entry: a new entry at a new random seat under the same number (E6)."""
    checks.in_play(tournament)
    player = checks.known(tournament, number)
    _raise(re_entry_refusal(tournament, player))
    if player.status is not Status.OUT:
        raise Refused(NotOut(number))
    _raise(return_refusal(player))
    re_entries = tournament.house.re_entries
    if re_entries is None:
        raise Refused(NotSold(Bought.RE_ENTRY.value))
    seat = late_seat(tournament, draw, number)
    purchase = Purchase(Bought.RE_ENTRY, re_entries.price, re_entries.chips)
    return [BoughtIn(now_ms, number, purchase, seat)]


def _raise(refusal: Reason | None) -> None:
    if refusal is not None:
        raise Refused(refusal)


def settle_debt(tournament: Tournament, number: int, now_ms: int) -> list[Event]:
    """Decide that a player pays everything owed (E9)."""
    if not owes(checks.known(tournament, number)):
        raise Refused(NothingOwed(number))
    return [DebtSettled(now_ms, number)]


def hand_prize(tournament: Tournament, number: int, now_ms: int) -> list[Event]:
    """Decide that a player's prize was handed over (E9)."""
    player = checks.known(tournament, number)
    if player.handed:
        raise Refused(PrizeIsHanded(number))
    if number in unsure(tournament) and not player.may_return:
        raise Refused(PlaceIsOpen(number, tuple(player.number for player in tournament.players.returning)))
    if not winnings(tournament).get(number):
        raise Refused(NoPrize(number))
    return [PrizeHanded(now_ms, number)]


def apply_entered_late(tournament: Tournament, event: EnteredLate) -> Tournament:
    """Return the tournament with a late player seated, at a new table where the others are full."""
    player = Player(
        event.player,
        event.name,
        sub=event.sub,
        seat=event.seat,
        purchases=(event.purchase,),
        rebuys=1 if event.uses_rebuy else 0,
    )
    return replace(
        dealing.with_table_of(tournament.with_player(player), event.seat),
        next_number=max(tournament.next_number, event.player + 1),
        chips_in_play=tournament.chips_in_play + event.purchase.chips,
        latest=(LatePenalty(event.player, event.penalty),) if event.penalty else (),
    )


def apply_bought_in(tournament: Tournament, event: BoughtIn) -> Tournament:
    """Return the tournament after a rebuy, an add-on or a re-entry.

    A rebuy takes the place back that the player had as out, and leaves the knockout (E2, E10).
    """
    player = tournament.players[event.player]
    bought = event.purchase.bought
    chips = tournament.chips_in_play + event.purchase.chips
    counted = player.chips
    if bought is Bought.ADD_ON and counted is not None:
        counted += event.purchase.chips
    elif bought is not Bought.ADD_ON:
        counted = None
    after = replace(
        player,
        status=Status.IN if player.status is Status.OUT else player.status,
        seat=event.seat,
        purchases=(*player.purchases, event.purchase),
        entries=player.entries + (bought is Bought.RE_ENTRY),
        rebuys=player.rebuys + (bought is Bought.REBUY),
        add_ons=player.add_ons + (bought is Bought.ADD_ON),
        chips=counted,
        may_return=False,
    )
    exits = tournament.exits
    if bought is Bought.REBUY and player.status is Status.OUT:
        gone = latest_exit(tournament, event.player)
        exits = tuple(other for other in exits if other is not gone)
    bought_in = replace(tournament.with_player(after), exits=exits, chips_in_play=chips)
    seated = dealing.with_table_of(bought_in, event.seat)
    return deal_after_return(seated, event.player) if player.status is Status.OUT else seated


def apply_return_declined(tournament: Tournament, event: ReturnDeclined) -> Tournament:
    """Return the tournament with the player out for good."""
    declined = tournament.with_player(replace(tournament.players[event.player], may_return=False))
    return deal_after(declined, (event.player,))


def apply_debt_settled(tournament: Tournament, event: DebtSettled) -> Tournament:
    """Return the tournament with everything of the player paid."""
    player = tournament.players[event.player]
    purchases = tuple(replace(purchase, paid=True) for purchase in player.purchases)
    return tournament.with_player(replace(player, purchases=purchases))


def with_handed_mended(tournament: Tournament, before: Tournament) -> Tournament:
    """Return the tournament without what was handed over before an act that made it another prize (E9).

    A player put back in, one more on the same hand, and money that comes into the pool change prizes; an
    answer that is open does not yet.
    """
    handed = [player for player in tournament.players.values() if player.handed]
    if not handed:
        return tournament
    won, wins = if_nobody_returns(before), if_nobody_returns(tournament)
    others = [player for player in handed if won.get(player.number) != wins.get(player.number)]
    mended = (replace(player, handed=False) for player in others)
    return replace(tournament, players=tournament.players.having(*mended))
