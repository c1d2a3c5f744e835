"""What the tables call for: the final table, tables that break, players who move (T2 to T6, E10).

`plan` answers the same as long as the tables stay the same: what was suggested before stands, with its draws,
until something makes it wrong, and only what is new is drawn. Each suggestion is planned as if the ones
before it were accepted, so after one is, the others still hold. What the host put aside is planned the same
way but not shown: nothing takes its place, and the seat it found is kept for it.

A plan never moves anybody twice or into a seat that it emptied. Players go from a largest table to a smallest
that has at least two fewer; after that the one gets nobody and the other gives nobody.
"""

from clock.tournament.breaking import final_table_due, plan_breaks
from clock.tournament.dealing import known_positions
from clock.tournament.draw import Draw
from clock.tournament.movers import rests_on_buttons, tables_to_even, way_by
from clock.tournament.room import Room, room_of
from clock.tournament.state import Table, Tournament
from clock.tournament.suggestions import AskButton, DrawnCard, FormFinalTable, MovePlayer, Plan
from clock.values import Struct, replace


def plan(tournament: Tournament, elapsed_ms: int, draw: Draw) -> Plan:
    """Return what the tables call for, in the order in which it is to be done (T2 to T6).

    The final table goes before breaks, breaks before moves. Where a move needs a button that is not known,
    the questions for it stand in its place and end the plan (T3). What was put aside and is not called for
    any more is gone: should the tables call for the like later, that is a new suggestion.
    """
    if not tournament.in_play or len(tournament.tables) < 2:
        return Plan()
    if final_table_due(tournament):
        forming = (FormFinalTable(tournament.left()),)
        is_aside = any(isinstance(one, FormFinalTable) for one in tournament.aside)
        return Plan(aside=forming) if is_aside else Plan(forming)
    room = room_of(tournament)
    breaks = plan_breaks(tournament, room, elapsed_ms, draw)
    tables = {table.number: table for table in tournament.tables}
    return breaks + _Balance(tournament, tables, room, elapsed_ms, draw).moves()


class _Pair(Struct, frozen=True):
    """The table that gives a player, the one that gets the player, and the cards that said so."""

    giving: Table
    getting: Table
    cards: tuple[DrawnCard, ...] = ()


class _Balance(Struct, frozen=True):
    """The moves of one plan, found one after another in a room that each of them changes."""

    tournament: Tournament
    tables: dict[int, Table]
    room: Room
    elapsed_ms: int
    draw: Draw

    def moves(self) -> Plan:
        """Return one move after another from a largest to a smallest table until they are even (T2)."""
        # A difference of one cannot be evened: somebody would go to and fro for ever.
        uneven_by = max(2, self.tournament.house.uneven_by)
        aside = [one for one in self.tournament.aside if isinstance(one, MovePlayer)]
        held = [one for one in self.tournament.suggestions if isinstance(one, MovePlayer | AskButton)]
        found = Plan()
        while self.room.unevenness() >= uneven_by:
            hidden = self._kept(aside)
            move = hidden or self._kept(held) or self._new(held)
            if not isinstance(move, MovePlayer):
                return found + Plan(move, tuple(aside))
            found += Plan(aside=(move,)) if hidden else Plan((move,))
            self._carry_out(move)
        return found

    def _new(self, held: list[MovePlayer | AskButton]) -> MovePlayer | tuple[AskButton, ...]:
        """Return a new move for tables that were named before or are drawn now, or what must be asked first.

        Both are lacking, and the answer is empty, where nobody can move.
        """
        pair = self._held_pair(held) or self._drawn_pair()
        return self._questions(pair) or self._new_move(pair) or ()

    def _carry_out(self, move: MovePlayer) -> None:
        """Make a move in the room."""
        if move.player is None or move.from_seat is None or move.to_seat is None:
            self.room.move_somebody(move.from_table, move.to_table)
        else:
            self.room.seat(self.room.unseat(move.from_seat), move.to_seat)

    def _kept(self, held: list[MovePlayer] | list[MovePlayer | AskButton]) -> MovePlayer | None:
        """Take the first move from those held that is still right, and return it with the sizes as they are.

        Cards are told as long as there are equal tables that they told apart.
        """
        largest, smallest, sizes = self.room.largest(), self.room.smallest(), self.room.sizes
        for one in held:
            if isinstance(one, MovePlayer) and self._pair_of(one, largest, smallest) and self._stands(one):
                held.remove(one)
                cards = one.cards if len(largest) > 1 else ()
                return replace(one, from_size=sizes[one.from_table], to_size=sizes[one.to_table], cards=cards)
        return None

    def _pair_of(self, one: MovePlayer | AskButton, largest: list[int], smallest: list[int]) -> _Pair | None:
        """Return the tables that an earlier suggestion is about, None where they are not the ones to even."""
        ways = (
            [(one.from_table, one.to_table)]
            if isinstance(one, MovePlayer)
            else [(one.table, one.for_table), (one.for_table, one.table)]
        )
        for giving, getting in ways:
            if giving in largest and getting in smallest:
                cards = one.cards if len(largest) > 1 else ()
                return _Pair(self.tables[giving], self.tables[getting], cards)
        return None

    def _stands(self, move: MovePlayer) -> bool:
        """Return whether a move between the right tables is still right itself.

        Its player and the seat must be there, and its buttons not told anew. One that names nobody stands
        while the button is neither known nor asked for.
        """
        giving, getting = self.tables[move.from_table], self.tables[move.to_table]
        if move.player is None or move.from_seat is None or move.to_seat is None:
            return bool(self._unknown(_Pair(giving, getting))) and not self._questions(_Pair(giving, getting))
        known = [known_positions(self.tournament, table, self.elapsed_ms) for table in (giving, getting)]
        told_anew = any(
            positions is not None and positions.button != button
            for positions, button in zip(known, move.buttons, strict=False)
        )
        sits = self.room.sitting[giving.number].get(move.from_seat.seat) == move.player
        return sits and self.room.is_free(move.to_seat) and not told_anew

    def _held_pair(self, held: list[MovePlayer | AskButton]) -> _Pair | None:
        """Take the first suggestion whose tables are still the right ones, and return those."""
        largest, smallest = self.room.largest(), self.room.smallest()
        for one in held:
            pair = self._pair_of(one, largest, smallest)
            if pair is not None:
                held[:] = [other for other in held if other is not one and not _is_question_for(pair, other)]
                return pair
        return None

    def _drawn_pair(self) -> _Pair:
        """Return a largest and a smallest table, as the house's rule tells equal ones apart (T2, T3)."""
        rule, largest, smallest = self.tournament.house.move_rule, self.room.largest(), self.room.smallest()
        giving, getting, cards = tables_to_even(rule, largest, smallest, self.draw)
        return _Pair(self.tables[giving], self.tables[getting], cards)

    def _unknown(self, pair: _Pair) -> list[Table]:
        """Return the tables of the pair whose button the house's rule needs and nobody told."""
        if not rests_on_buttons(self.tournament.house.move_rule):
            return []
        both = (pair.giving, pair.getting)
        return [table for table in both if known_positions(self.tournament, table, self.elapsed_ms) is None]

    def _questions(self, pair: _Pair) -> tuple[AskButton, ...]:
        """Return the questions for the pair's buttons, none once one of them was skipped (T3)."""
        unknown = self._unknown(pair)
        if any(table.number in self.tournament.button_skipped for table in unknown):
            return ()
        other = {pair.giving.number: pair.getting.number, pair.getting.number: pair.giving.number}
        return tuple(AskButton(table.number, other[table.number], pair.cards) for table in unknown)

    def _new_move(self, pair: _Pair) -> MovePlayer | None:
        """Return a move between these tables that names nobody without the buttons; None if nobody can."""
        giving, getting = pair.giving.number, pair.getting.number
        sizes, rule = self.room.sizes, self.tournament.house.move_rule
        move = MovePlayer(giving, getting, sizes[giving], sizes[getting], picked=rule, cards=pair.cards)
        if self._unknown(pair):
            return move
        way = way_by(self.tournament, self.room, pair.giving, pair.getting, self.draw)
        if way is None:
            return None
        return replace(
            move,
            player=way.player,
            from_seat=way.from_seat,
            to_seat=way.to_seat,
            buttons=way.buttons,
            waits=way.waits,
        )


def _is_question_for(pair: _Pair, one: MovePlayer | AskButton) -> bool:
    numbers = {pair.giving.number, pair.getting.number}
    return isinstance(one, AskButton) and {one.table, one.for_table} == numbers
