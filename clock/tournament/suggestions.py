"""What the clock proposes and the host accepts, each with the reason a player accepts (T2 to T7, E4, O5)."""

from clock.tournament.structure import House, MoveRule, Seat
from clock.values import Struct


class DrawnCard(Struct, frozen=True):
    """A card drawn for a table to tell equal tables apart: rank 2 to 14 (ace), low card gives (T3)."""

    table: int
    rank: int
    suit: str


class MovePlayer(Struct, frozen=True):
    """One player moves to even the tables, `picked` by this rule of the house.

    `player` and the seats are None where the rule needs a button that the host did not tell; the screen
    then shows the rule's words. `from_size` and `to_size` are the tables' sizes before the move. `cards` are
    those that decided between equal tables; `buttons` the seats of the button at the two tables, as told,
    where the choice rests on them. Who `waits` sits between the button and the small blind of the next hand,
    and is dealt in once the button has passed (T3).
    """

    from_table: int
    to_table: int
    from_size: int
    to_size: int
    picked: MoveRule
    player: int | None = None
    from_seat: Seat | None = None
    to_seat: Seat | None = None
    cards: tuple[DrawnCard, ...] = ()
    buttons: tuple[int, ...] = ()
    waits: bool = False


def stops_for(move: MovePlayer, house: House) -> bool:
    """Return whether the table that a player moves to plays no hand before, because it is too short (T2)."""
    short = house.stops_when_short
    return short is not None and move.from_size - move.to_size >= short


class SeatChange(Struct, frozen=True):
    """One player's way from a seat to another.

    Who `waits` comes to sit between the button and the small blind of the next hand, and is dealt in once the
    button has passed (T4); None where the house plays so and the button there is not known.
    """

    player: int
    from_seat: Seat
    to_seat: Seat
    waits: bool | None = False


class BreakTable(Struct, frozen=True):
    """A table breaks, because the others can hold its players (T5)."""

    table: int
    moves: tuple[SeatChange, ...]
    left: int
    tables_after: int

    @property
    def waiting(self) -> tuple[int, ...] | None:
        """Return who is not dealt in at once; None where a button is not known (T4)."""
        if any(move.waits is None for move in self.moves):
            return None
        return tuple(move.player for move in self.moves if move.waits)


class FormFinalTable(Struct, frozen=True):
    """The final table is due (T6). Its seats are drawn when it is accepted."""

    left: int


class AskButton(Struct, frozen=True):
    """The clock needs to know where the button is at a table; `for_table` is the move's other table.

    `cards` are those that decided which of the equal tables gives the player.
    """

    table: int
    for_table: int
    cards: tuple[DrawnCard, ...] = ()


class RemoveAbsent(Struct, frozen=True):
    """Players who have not come are taken out of play (E4)."""

    players: tuple[int, ...]


class ForfeitAway(Struct, frozen=True):
    """A player who was away too long forfeits the stack (O5)."""

    player: int


Suggestion = MovePlayer | BreakTable | FormFinalTable | AskButton | RemoveAbsent | ForfeitAway


class Plan(Struct, frozen=True):
    """What is suggested, in the order in which it is to be done, and what is still rightly put aside."""

    suggestions: tuple[Suggestion, ...] = ()
    aside: tuple[Suggestion, ...] = ()

    def __add__(self, later: "Plan") -> "Plan":
        return Plan(self.suggestions + later.suggestions, self.aside + later.aside)
