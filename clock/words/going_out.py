"""What every language looks up about going out: the places, who it was by, and what takes it back."""

from collections.abc import Sequence

from clock.tournament.commands import BustOut, Command
from clock.tournament.events import WentOut
from clock.tournament.places import Place, places, winnings
from clock.tournament.state import Tournament
from clock.tournament.structure import SameHand
from clock.values import Struct


class Leaving(Struct, frozen=True):
    """What is told of players who went out: their places, who it was by, and why if it was no bust-out.

    `won` are their prizes in cents, in the order of the places, and nothing for a place that has none.
    """

    places: tuple[Place, ...]
    won: tuple[int, ...]
    by: tuple[int, ...] = ()
    why: str = ""


def leaving(gone: WentOut, tournament: Tournament) -> Leaving:
    """Return what is told of those who went out, in the tournament as it stands afterwards (O1-O3, E10)."""
    fallen = {knockout.player: knockout.by for knockout in gone.knockouts}
    return Leaving(
        *_placed(gone.players, tournament),
        by=fallen.get(gone.players[0], ()) if gone.players else (),
        why=next((left.why for left in gone.exits if left.why and left.player in gone.players), ""),
    )


def staying_out(player: int, tournament: Tournament) -> Leaving:
    """Return what is told of a player who will not come back in (E10)."""
    return Leaving(*_placed((player,), tournament))


def _placed(players: Sequence[int], tournament: Tournament) -> tuple[tuple[Place, ...], tuple[int, ...]]:
    """Return the places of those players who have one, and what each of them has won, in cents."""
    place_of, won = places(tournament), winnings(tournament)
    placed = [player for player in players if player in place_of]
    return tuple(place_of[player] for player in placed), tuple(won.get(player, 0) for player in placed)


def are_tied(known: Sequence[Place]) -> bool:
    """Return whether these places are one that is shared, be it with others of the hand (O2)."""
    return len(set(known)) == 1 and known[0].tied


def one_prize(left: Leaving) -> int | None:
    """Return the cents that each has won who share one place (O2); None where places or prizes differ."""
    return left.won[0] if are_tied(left.places) and len(set(left.won)) == 1 else None


def is_latest(player: int, tournament: Tournament) -> bool:
    """Return whether the last act put the player out, so that undo takes it back (O4)."""
    last = tournament.done.command if tournament.done else None
    return isinstance(last, BustOut) and player in last.players


def coming_places(command: Command, tournament: Tournament) -> dict[int, Place]:
    """Return the places that a bust-out would give; those who had one stack or split tie (O2)."""
    if not isinstance(command, BustOut) or command.same:
        return {}
    better = tournament.left() - len(command.players)
    result: dict[int, Place] = {}
    for group in _from_best(command, tournament.house.same_hand):
        result |= dict.fromkeys(group, Place(better + 1, tied=len(group) > 1))
        better += len(group)
    return result


def _from_best(command: BustOut, same_hand: SameHand) -> Sequence[Sequence[int]]:
    """Return those who go out in groups that tie, best first."""
    if same_hand is SameHand.SPLIT or len(command.players) == 1:
        return [command.players]
    stacks = sorted(set(command.chips.values()), reverse=True)
    by_stack = [[player for player, chips in command.chips.items() if chips == stack] for stack in stacks]
    return command.order or by_stack
