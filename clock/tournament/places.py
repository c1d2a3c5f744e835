"""Who came in where, who knocked out whom, and what each place wins (O1 to O4, P2).

Places are derived each time from the exits and the field, so entries, undos and players put back in
renumber everyone (O4).
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from clock.tournament import deals, prizes
from clock.tournament.entries import pool, re_entry_refusal
from clock.tournament.refusals import Refused, StacksForAll, TooManyForDeal
from clock.tournament.state import Exit, Player, Status, Tournament
from clock.values import Struct


class Place(Struct, frozen=True):
    """A place, 1 the best. Tied players all have the better place (O2)."""

    place: int
    tied: bool


def exit_places(tournament: Tournament) -> dict[tuple[int, int], Place]:
    """Return the place of every entry that is out, by (player, entry)."""
    result: dict[tuple[int, int], Place] = {}
    better = tournament.left()
    for _, tied in groupby(sorted(tournament.exits, key=_from_best), key=_from_best):
        group = tuple(tied)
        place = Place(better + 1, tied=len(group) > 1)
        result.update({(gone.player, gone.entry): place for gone in group})
        better += len(group)
    return result


def _from_best(gone: Exit) -> tuple[int, int]:
    return (-gone.hand, gone.rank)


def places(tournament: Tournament) -> dict[int, Place]:
    """Return the place of every player who has one: those out, and the winner of a finished night.

    A player with several entries has the place of the best one (E6).
    """
    result: dict[int, Place] = {}
    for (player, _), place in exit_places(tournament).items():
        if tournament.players[player].status is not Status.OUT:
            continue
        if player not in result or place.place < result[player].place:
            result[player] = place
    winner = _winner(tournament)
    if winner is not None:
        result[winner.number] = Place(1, tied=False)
    return result


def _winner(tournament: Tournament) -> Player | None:
    """Return who has won the night, None while it is not over or where it was broken off."""
    playing = tournament.players.playing
    return playing[0] if tournament.finished and len(playing) == 1 else None


def knocked_out_by(tournament: Tournament) -> dict[int, tuple[int, ...]]:
    """Return who knocked out each player who is out, on the hand of the player's last exit."""
    last_hand = {gone.player: gone.hand for gone in tournament.exits}
    return {
        knockout.player: knockout.by
        for knockout in tournament.knockouts
        if tournament.players[knockout.player].status is Status.OUT
        and knockout.hand == last_hand.get(knockout.player)
    }


def knockout_counts(tournament: Tournament) -> Counter[int]:
    """Return how many knockouts each player has; a split one counts whole for each (O3)."""
    return Counter(by for knockout in tournament.knockouts for by in knockout.by)


def prize_list(tournament: Tournament) -> tuple[int, ...]:
    """Return the night's prizes in cents, best first (P1, P2). Entries count for the band (E3, E6)."""
    return prizes.prizes(tournament.house.prizes, pool(tournament), tournament.entries())


def played_for(tournament: Tournament) -> int:
    """Return what the prizes add up to, in cents: the pool less what is taken off, or a guarantee (P3)."""
    return prizes.prize_pool(tournament.house.prizes, pool(tournament))


def winnings(tournament: Tournament) -> dict[int, int]:
    """Return what each player with a place has won, in cents; ties share to the cent (O2).

    Nobody who may still come back in has won anything yet, nor who then would have another place (E10).
    """
    open_still = unsure(tournament)
    return {player: won for player, won in if_nobody_returns(tournament).items() if player not in open_still}


def if_nobody_returns(tournament: Tournament) -> dict[int, int]:
    """Return what each player with a place wins, in cents, if all who may still come back in say no (E10)."""
    at_place: dict[int, list[int]] = {}
    for (player, _), place in exit_places(tournament).items():
        at_place.setdefault(place.place, []).append(player)
    for player, place in places(tournament).items():
        if place.place == 1:
            at_place[1] = [player]
    amounts = prize_list(tournament)
    result: Counter[int] = Counter()
    for first, players in at_place.items():
        if first <= len(amounts):
            shares = prizes.tied_shares(amounts, first, len(players))
            for player, share in zip(sorted(players), shares, strict=True):
                result[player] += share
    return dict(result)


def unsure(tournament: Tournament) -> set[int]:
    """Return who is out and would be in or have another place if somebody came back in (E10).

    A rebuy takes the old place back, so that nobody who is placed worse has another; a re-entry is one entry
    more, and every place goes down (E6).
    """
    returning = tournament.players.returning
    if any(re_entry_refusal(tournament, player) is None for player in returning):
        return {gone.player for gone in tournament.exits}
    numbers = {player.number for player in returning}
    lowest = max((_from_best(gone) for gone in tournament.exits if gone.player in numbers), default=None)
    if lowest is None:
        return numbers
    return {gone.player for gone in tournament.exits if _from_best(gone) <= lowest}


def bounties(tournament: Tournament) -> dict[int, int]:
    """Return the cash each player has won by knockouts, in cents, apart from the pool (E7).

    A split knockout is shared to the cent; cents that do not divide go one each in order of number. The
    winner of a finished night keeps the one that nobody has won.
    """
    won: Counter[int] = Counter()
    for knockout in tournament.knockouts:
        for index, player in enumerate(sorted(knockout.by)):
            share, rest = divmod(tournament.house.bounty, len(knockout.by))
            won[player] += share + (index < rest)
    winner = _winner(tournament)
    if winner is not None and tournament.house.bounty:
        won[winner.number] += tournament.house.bounty
    return dict(won)


def sharing(tournament: Tournament) -> tuple[int, ...]:
    """Return who would share in a deal: all who are left, in order of number (P4).

    Raises Refused where they are too many.
    """
    if tournament.left() > deals.MOST_PLAYERS:
        raise Refused(TooManyForDeal(deals.MOST_PLAYERS))
    return tuple(sorted(player.number for player in tournament.players.playing))


def deal(tournament: Tournament, stacks: Sequence[int], way: str) -> dict[int, int]:
    """Return what each player left would get in a deal by these stacks, in order of number, in cents (P4).

    `way` is one of `deals.WAYS`.
    Raises Refused where the stacks are not one a player, or the players too many.
    """
    left = sharing(tournament)
    if len(stacks) != len(left) or min(stacks) < 0 or not any(stacks):
        raise Refused(StacksForAll(len(left)))
    return dict(zip(left, deals.WAYS[way](prize_list(tournament), stacks), strict=True))
