"""How things stand: the tournament, one frozen value that only the director replaces.

Times are whole milliseconds. `elapsed` times count only while the clock runs, from the first deal, and
never jump; `at` times are the box's boot clock. Mappings are never changed in place: an event makes new ones.
"""

from collections.abc import ItemsView, Iterator, KeysView, Mapping, ValuesView
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Self

from clock.tournament.commands import Decided
from clock.tournament.notices import Notice
from clock.tournament.structure import House, Price, Seat, Stage
from clock.tournament.suggestions import Suggestion
from clock.values import Struct, replace


class Status(Enum):
    """Where a player is."""

    IN = "in"
    OUT = "out"
    ABSENT = "absent"
    AWAY = "away"


class Waiting(Enum):
    """Why the clock stands, when it is not a plain pause; a value is the word for it in reports."""

    START = "start"
    BREAK = "break"
    FINAL_TABLE = "final table"
    LEVEL = "level"
    POWER = "power"


class Bought(Enum):
    """What a purchase was for."""

    ENTRY = "entry"
    LATE_ENTRY = "late entry"
    REBUY = "rebuy"
    ADD_ON = "add-on"
    RE_ENTRY = "re-entry"


class Going(Enum):
    """How a player went out."""

    BUST_OUT = "bust-out"
    ABSENT = "absent"
    FORFEIT = "forfeit"
    REMOVED = "removed"


class Purchase(Struct, frozen=True):
    """One buy of a player: its price, the chips it brought, and whether it is paid."""

    bought: Bought
    price: Price
    chips: int
    paid: bool = True


class Player(Struct, frozen=True):
    """One player of the night. The number never changes hands, however lists are sorted.

    `seat` is kept after going out, as the old seat to come back to. `chips` is the stack as last counted
    by the host, None while nobody counted it. `may_return` is True from a bust-out until the player has
    rebought, re-entered or said no (E10); the window's end also makes it final.
    """

    number: int
    name: str
    status: Status = Status.IN
    sub: bool = False
    seat: Seat | None = None
    purchases: tuple[Purchase, ...] = ()
    entries: int = 1
    rebuys: int = 0
    add_ons: int = 0
    chips: int | None = None
    handed: bool = False
    may_return: bool = False
    away_since_ms: int | None = None

    @property
    def playing(self) -> bool:
        """Return whether the player still holds chips: in, away or absent."""
        return self.status is not Status.OUT


@dataclass(frozen=True)  # no slots: what is asked of the whole field is worked out once
class Field(Mapping[int, Player]):
    """Everyone who was entered tonight, by number, in the order of entry.

    Whoever asks for all of a kind is given the players in that order, and pays for looking through the field
    only if nobody has asked since it changed.
    """

    by_number: Mapping[int, Player]

    def __getitem__(self, number: int) -> Player:
        return self.by_number[number]

    def __iter__(self) -> Iterator[int]:
        return iter(self.by_number)

    def __len__(self) -> int:
        return len(self.by_number)

    def keys(self) -> KeysView[int]:
        """Return the numbers."""
        return self.by_number.keys()

    def values(self) -> ValuesView[Player]:
        """Return the players."""
        return self.by_number.values()

    def items(self) -> ItemsView[int, Player]:
        """Return the players with their numbers."""
        return self.by_number.items()

    def having(self, *players: Player) -> Self:
        """Return the field with these players in place of those of their numbers, or as new ones."""
        return type(self)({**self.by_number, **{player.number: player for player in players}})

    def without(self, number: int) -> Self:
        """Return the field as if that player had never been entered."""
        return type(self)({other: player for other, player in self.items() if other != number})

    @cached_property
    def playing(self) -> tuple[Player, ...]:
        """Those who still hold chips."""
        return tuple(player for player in self.values() if player.playing)

    @cached_property
    def absent(self) -> tuple[Player, ...]:
        """Those who have not come yet (E4)."""
        return tuple(player for player in self.values() if player.status is Status.ABSENT)

    @cached_property
    def away(self) -> tuple[Player, ...]:
        """Those who left their table for a while (O5)."""
        return tuple(player for player in self.values() if player.away_since_ms is not None)

    @cached_property
    def returning(self) -> tuple[Player, ...]:
        """Those who are out and have yet to say if it is for good (E10)."""
        return tuple(player for player in self.values() if player.may_return)

    @cached_property
    def unseated(self) -> tuple[Player, ...]:
        """Return those who have no seat, nor ever had one that could be kept."""
        return tuple(player for player in self.values() if player.seat is None)

    @cached_property
    def at_tables(self) -> Mapping[int, Mapping[int, Player]]:
        """Those who still hold chips and have a seat, by table and seat; see `at`."""
        tables: dict[int, dict[int, Player]] = {}
        for player in self.playing:
            if player.seat is not None:
                tables.setdefault(player.seat.table, {})[player.seat.seat] = player
        return tables

    def at(self, table: int) -> Mapping[int, Player]:
        """Return those who hold chips at a table, by seat."""
        return self.at_tables.get(table, {})


class Exit(Struct, frozen=True):
    """An entry that is out: whose, which of the player's entries, on which hand.

    `rank` orders those out on one hand, 0 the best; equal ranks tie (O2). `stack` is what the player had
    before the hand, where it was told; `chips_removed` left play with the player (E8). `absent` is who had
    not come until then (E4).
    """

    player: int
    entry: int
    hand: int
    rank: int
    going: Going
    seat: Seat | None
    elapsed_ms: int
    stack: int | None = None
    chips_removed: int = 0
    why: str = ""
    absent: bool = False


class Knockout(Struct, frozen=True):
    """Who knocked out whom (O3). It stands when the player rebuys; `hand` ties it to the exit."""

    player: int
    by: tuple[int, ...]
    hand: int


class Positions(Struct, frozen=True):
    """The seats that have the button and the blinds in one hand; a seat may be empty (dead).

    `small_dead` says that the small blind's seat was empty as the hand began: its player went out on the
    big blind, which decides where the button lies a hand later (B3).
    """

    button: int
    small: int
    big: int
    small_dead: bool = False


class TableRace(Struct, frozen=True):
    """What a race gave (S9): new chips a player, by the odd chips and the cards they were dealt.

    It has the fields of its event but not the moment: nights in which a race was undone and made again at
    another time stand alike.
    """

    odd: Mapping[int, int]
    won: Mapping[int, int]
    cards: Mapping[int, tuple[str, ...]]
    before: int
    after: int
    saved: tuple[int, ...] = ()


class Table(Struct, frozen=True):
    """One table in play: its blinds as last told, who deals, and what its last race gave.

    `lying` is the seat on which the button lies to be seen, which differs from `positions.button` where the
    house keeps it with the last living player (B3). `told_ms` is the elapsed time at which the positions
    were told, `told_hand` the night's last hand on which somebody had gone out by then; the told hand was
    `told_over` if it was that one. `dealer` is the player who deals, who may be out (B1). At a final table
    where the player who went out last deals, `turn` is whose turn it would be, by the levels; else it is
    None. The table is the only one since the hand `last_since`, None while there are others. `race` is the
    race of the last break.
    """

    number: int
    positions: Positions | None = None
    lying: int | None = None
    told_ms: int = 0
    told_hand: int = 0
    told_over: bool = False
    dealer: int | None = None
    turn: int | None = None
    last_since: int | None = None
    race: TableRace | None = None


class Clock(Struct, frozen=True):
    """Where the night is in its schedule, in elapsed time.

    The stage `stages[stage]` began at `began_ms` and ends when elapsed reaches `ends_ms`; in the last level's
    overtime that lies in the past. The clock has run `ran_ms` up to `since_ms` on the boot clock; `since_ms`
    is None while it stands. A wait that is taken back lets the clock run again if it `ran_before_wait`, else
    it waits as it `waited_before`.
    """

    stage: int
    ends_ms: int
    began_ms: int = 0
    ran_ms: int = 0
    since_ms: int | None = None
    waiting: Waiting | None = Waiting.START
    ran_before_wait: bool = False
    waited_before: Waiting | None = None

    @property
    def running(self) -> bool:
        """Return whether time flows."""
        return self.since_ms is not None


class OnPlayer(Struct, frozen=True):
    """The clock on a player (O6): on whom (None: nobody named), and when it ends on the boot clock."""

    player: int | None
    ends_at_ms: int


class Step(Struct, frozen=True):
    """An act that can be undone: what was asked, with which seed of chance, and how things stood before.

    The step before it is `before.done`, so the steps are a chain.
    """

    command: Decided
    seed: int
    before: "Tournament"

    def __repr__(self) -> str:
        """Return it without what was before, which has all the steps before it in itself."""
        return f"Step({self.command!r}, {self.seed})"


class Tournament(Struct, frozen=True):
    """How one night stands. `rules.apply` makes the next one from an event; nothing else does.

    `hand` counts the hands on which somebody went out; `bust_hand` is the last one of a bust-out. `resumed`
    are the elapsed times at which the host let the clock run again.
    """

    house: House
    stages: tuple[Stage, ...]
    clock: Clock
    resumed: tuple[int, ...] = ()
    players: Field = Field({})
    tables: tuple[Table, ...] = ()
    next_number: int = 1
    exits: tuple[Exit, ...] = ()
    knockouts: tuple[Knockout, ...] = ()
    hand: int = 0
    bust_hand: int = 0
    chips_in_play: int = 0
    started: bool = False
    finished: bool = False
    final_table: bool = False
    suggestions: tuple[Suggestion, ...] = ()
    aside: tuple[Suggestion, ...] = ()
    button_skipped: frozenset[int] = frozenset()
    on_player: OnPlayer | None = None
    latest: tuple[Notice, ...] = ()
    done: Step | None = None
    undone: tuple[Step, ...] = ()
    toggled_from: "Tournament | None" = None

    def __eq__(self, other: object) -> bool:
        """Say whether two nights stand alike; what led there does not count."""
        if not isinstance(other, Tournament):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _STANDING)

    __hash__ = None  # type: ignore[assignment]  # a night has mappings in it

    @property
    def in_play(self) -> bool:
        """Return whether the night has begun and is not over."""
        return self.started and not self.finished

    def with_player(self, player: Player) -> "Tournament":
        """Return it with this player in place of the one of that number."""
        return replace(self, players=self.players.having(player))

    def table(self, number: int) -> Table | None:
        """Return the table of that number, or None when it is not in play."""
        return next((table for table in self.tables if table.number == number), None)

    def seated(self) -> dict[Seat, int]:
        """Return who sits where: every player who still holds chips and has a seat."""
        return {player.seat: player.number for player in self.players.playing if player.seat is not None}

    def left(self) -> int:
        """Return how many players still hold chips."""
        return len(self.players.playing)

    def may_play(self) -> int:
        """Return how many are left, with those who are out and have yet to say if it is for good (E10)."""
        return self.left() + len(self.players.returning)

    def entries(self) -> int:
        """Return how many entries the night has, re-entries included (E6)."""
        return sum(player.entries for player in self.players.values())


_LED_THERE = frozenset({"done", "undone", "toggled_from"})
_STANDING = tuple(name for name in Tournament.__struct_fields__ if name not in _LED_THERE)
