"""What was planned: the house's rules, schedule, chips and prizes, as frozen values.

A `House` is made from a house file before the night and never changes during it. Money is in the
currency's smallest unit (cents), chips are whole numbers, durations are milliseconds.
"""

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction

from clock.tournament.names import folded
from clock.tournament.rulings import Rulings
from clock.values import Struct, field

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
MINUTES_A_DAY = 24 * 60


class AnteKind(Enum):
    """Who posts the ante of a level (S6)."""

    EACH = "each"
    BIG_BLIND = "big blind"


class AfterLast(Enum):
    """What the clock does when the schedule is over (S4)."""

    COUNT_UP = "count up"
    REPEAT = "repeat"
    GROW = "grow"


class MoveRule(Enum):
    """Who moves when tables differ, and to which seat (T3)."""

    RANDOM = "random"
    SAME_PLACE = "same place"
    NEXT_BIG_BLIND = "next big blind"


class BreakOrder(Enum):
    """Which table breaks first (T5)."""

    SMALLEST = "smallest"
    STATED = "stated"


class BreakSeats(Enum):
    """How the players of a broken table get their new seats (T5)."""

    RANDOM = "random"
    WORST_FIRST = "worst first"


class ButtonRule(Enum):
    """Where the button lies when its seat is empty (B2, B3).

    `EMPTY_AFTER_BIG` is `LAST_LIVING`, but on a seat that emptied while it had the big blind it lies there.
    """

    DEAD = "dead button"
    LAST_LIVING = "last living player"
    EMPTY_AFTER_BIG = "empty after big blind"


class DealRule(Enum):
    """Who deals (B1)."""

    EACH_HAND = "each hand"
    EACH_LEVEL = "each level"


class SameHand(Enum):
    """How players who go out on one hand are placed (O2)."""

    BY_STACK = "by stack"
    SPLIT = "split"


class RaceRounding(Enum):
    """When the odd value of a race gives one more chip (S9)."""

    HALF = "half"
    MORE_THAN_HALF = "more than half"
    ALWAYS = "always"


class Remainder(Enum):
    """Who gets what rounding the prizes leaves over (P3)."""

    LOWEST_UP = "lowest up"
    FIRST = "first"


class Seat(Struct, frozen=True, order=True):
    """A place at a table; seats count from 1, clockwise from the dealer's left at the first deal."""

    table: int
    seat: int


class Chip(Struct, frozen=True):
    """One denomination of the chip set: its value in chips, its colour, and how many the case holds."""

    value: int
    colour: str
    owned: int | None = None


class Level(Struct, frozen=True):
    """A stage of play. `continued` marks the rest of a level that has a break within it (S10)."""

    number: int
    small: int
    big: int
    duration_ms: int
    ante: int = 0
    ante_kind: AnteKind | None = None
    continued: bool = False


class Break(Struct, frozen=True):
    """A stage without play. A held break stands at 0:00 until play is resumed (S2, S5).

    `chip_up` is None where the chips that leave are derived (S7), else the values the file states. A break
    that the host called at once has in `parts_ms` how long the level, or part of one, was that it parted: 0
    where nothing of it had been played (S10).
    """

    number: int
    duration_ms: int
    held: bool = False
    chip_up: tuple[int, ...] | None = None
    parts_ms: int | None = None


Stage = Level | Break


class Price(Struct, frozen=True):
    """What a buy costs, in cents, and where the money goes (E1, E5)."""

    pool: int
    league: int = 0
    cause: int = 0

    @property
    def total(self) -> int:
        """Return the whole price in cents."""
        return self.pool + self.league + self.cause


class Rebuys(Struct, frozen=True):
    """Rebuys: a price and a stack, until level `until_level` begins, `limit` a player (None: any number).

    In the first `grace_ms` of that level a rebuy is taken if the hand began before it (E2).
    """

    price: Price
    chips: int
    until_level: int
    limit: int | None = None
    grace_ms: int = 5 * MINUTE


class AddOns(Struct, frozen=True):
    """Add-ons: sold until level `until_level` begins; with `in_break`, only in a break before it (E7)."""

    price: Price
    chips: int
    until_level: int
    limit: int | None = 1
    in_break: bool = False


class ReEntries(Struct, frozen=True):
    """Re-entries: a new entry of the same player at a new random seat, until a level begins (E6)."""

    price: Price
    chips: int
    until_level: int
    limit: int | None = None


class LatePrice(Struct, frozen=True):
    """Late entry while the level is below `until_level` (E3).

    `penalty_big_blinds` go into the first pot; `uses_rebuy` says that the player's rebuy is spent.
    """

    until_level: int
    price: Price
    penalty_big_blinds: int = 0
    uses_rebuy: bool = False


class PlayerClock(Struct, frozen=True):
    """The clock on a player: its whole length, and the time left at which it warns (O6)."""

    total_ms: int
    warning_ms: int


class FinalTable(Struct, frozen=True):
    """When the last table is formed, and whether everyone is drawn a new seat for it (T6)."""

    size: int
    redraw: bool = True
    clock_stands: bool = True


class Band(Struct, frozen=True):
    """The prize shares for fields of `first` to `last` players, in percent, best place first (P1)."""

    first: int
    last: int
    percents: tuple[Fraction, ...]


class PrizeRules(Struct, frozen=True, cache_hash=True):
    """How the pool becomes prizes (P1 to P3). All amounts are cents.

    `unit` is the rounding unit. `taken_off` and `taken_off_percent` leave the pool first; `guarantee` is
    the least the pool is; `minimum_cash` the least a prize is; `fixed` amounts are paid from first place
    down before the rest is shared by percent.
    """

    bands: tuple[Band, ...]
    unit: int = 100
    remainder: Remainder = Remainder.LOWEST_UP
    guarantee: int = 0
    minimum_cash: int = 0
    fixed: tuple[int, ...] = ()
    taken_off: int = 0
    taken_off_percent: Fraction = Fraction(0)


class House(Struct, frozen=True):
    """All that one house has settled before the night. Each field's rule stands in docs/rules.md.

    On a champions' night `added` cents are in the pool beside what is paid tonight, and `stacks` are those of
    its players by their folded names; who is not among them starts with `stack` (L5).
    """

    name: str
    title: str
    currency: str
    level_word: str
    stages: tuple[Stage, ...]
    chips: tuple[Chip, ...]
    stack: Mapping[int, int]
    buy_in: Price
    prizes: PrizeRules
    seats_per_table: int
    final_table: FinalTable
    after_last: AfterLast = AfterLast.COUNT_UP
    growth_percent: int = 50
    stop_at_level_end: bool = False
    break_ms: int = 10 * MINUTE
    more_tables: int = 0
    rebuys: Rebuys | None = None
    add_ons: AddOns | None = None
    re_entries: ReEntries | None = None
    late: tuple[LatePrice, ...] = ()
    on_time_bonus: int = 0
    absent_out_level: int | None = None
    away_forfeit_ms: int | None = None
    seat_absent_ms: int = 10 * MINUTE
    bounty: int = 0
    uneven_by: int = 2
    stops_when_short: int | None = 3
    move_rule: MoveRule = MoveRule.NEXT_BIG_BLIND
    break_order: BreakOrder = BreakOrder.STATED
    stated_break_order: tuple[int, ...] = ()
    break_seats: BreakSeats = BreakSeats.RANDOM
    button_rule: ButtonRule = ButtonRule.DEAD
    deal_rule: DealRule = DealRule.EACH_HAND
    same_hand: SameHand = SameHand.BY_STACK
    hand_for_hand: bool = True
    race_rounding: RaceRounding = RaceRounding.HALF
    player_clock: PlayerClock = PlayerClock(30 * SECOND, 5 * SECOND)
    hand_begins: str = "riffle"
    home_by_minute: int | None = None
    starts_minute: int | None = None
    rulings: Rulings = field(default_factory=Rulings)
    notes: tuple[str, ...] = ()
    added: int = 0
    stacks: Mapping[str, int] = field(default_factory=dict)

    @property
    def stack_total(self) -> int:
        """Return the chips one player starts with."""
        return sum(value * count for value, count in self.stack.items())

    def stack_for(self, name: str) -> int:
        """Return the chips with which the player of that name starts (L5)."""
        return self.stacks.get(folded(name), self.stack_total)


def add_duration(stages: tuple[Stage, ...]) -> int:
    """Return how long all the stages take together, in milliseconds."""
    return sum(stage.duration_ms for stage in stages)


def last_level_number(stages: tuple[Stage, ...]) -> int:
    """Return the number of the last level among the stages, 0 where there is none."""
    return max((stage.number for stage in stages if isinstance(stage, Level)), default=0)
