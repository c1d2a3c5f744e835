"""Three houses as plain values, for the tests of the rules: a season league, a yearly game, a charity night.

What a house leaves open is filled with values of our own, as its shipped file does.
"""

from fractions import Fraction

from clock.tournament.rulings import (
    EarlyFlop,
    EarlyTurn,
    LeftOut,
    MisdealBy,
    MisdealCard,
    NoBurn,
    OutOfTurn,
    RaiseLimit,
    Rulings,
    ShortAllIn,
)
from clock.tournament.structure import (
    MINUTE,
    SECOND,
    Band,
    Break,
    BreakOrder,
    BreakSeats,
    ButtonRule,
    Chip,
    DealRule,
    FinalTable,
    House,
    LatePrice,
    Level,
    MoveRule,
    PlayerClock,
    Price,
    PrizeRules,
    Rebuys,
    SameHand,
    Stage,
)
from clock.values import replace

LEAGUE_RULINGS = Rulings(
    early_flop=EarlyFlop.ALL_BACK,
    early_turn=EarlyTurn.BACK,
    absent_hand_dead=False,
    all_in_all_show=False,
    side_pots_first=True,
    board_announced=True,
    called_hand_shown=True,
    missing_cards_ignored=True,
)
"""What the season league has settled; the other houses differ from it."""


def blinds(*pairs: tuple[int, int], minutes: int, first: int = 1) -> tuple[Level, ...]:
    """Return levels of one length without antes, numbered from `first`."""
    return tuple(
        Level(number, small, big, minutes * MINUTE) for number, (small, big) in enumerate(pairs, start=first)
    )


def band(first: int, last: int, *percents: int | str) -> Band:
    """Return a prize band of whole or decimal percents."""
    return Band(first, last, tuple(Fraction(percent) for percent in percents))


def gananda() -> House:
    """Return G, a season league: no rebuys, random moves, the dead button, the same hand by stack."""
    stages: tuple[Stage, ...] = (
        *blinds((5, 10), (10, 20), (25, 50), (40, 80), minutes=25),
        Break(1, 10 * MINUTE),
        *blinds((50, 100), (75, 150), (100, 200), (150, 300), (200, 400), minutes=20, first=5),
        Break(2, 10 * MINUTE),
        *blinds((300, 600), (400, 800), (500, 1000), (600, 1200), (1000, 2000), minutes=20, first=10),
        Break(3, 10 * MINUTE),
        *blinds((1500, 3000), (2000, 4000), (2500, 5000), (3000, 6000), (3500, 7000), minutes=15, first=15),
    )
    return House(
        name="gananda",
        title="Gananda Season League",
        currency="$",
        level_word="Round",
        stages=stages,
        chips=(
            Chip(5, "red"),
            Chip(25, "green"),
            Chip(50, "blue"),
            Chip(100, "black"),
            Chip(500, "white"),
        ),
        stack={5: 25, 25: 13, 50: 7, 100: 2, 500: 1},
        buy_in=Price(pool=20_00, league=5_00),
        prizes=PrizeRules(
            bands=(
                band(2, 6, 70, 30),
                band(7, 9, 50, 30, 20),
                band(10, 18, 46, 27, 17, 10),
                band(19, 27, 42, 25, 15, 10, 8),
                band(28, 54, 40, 23, 13, 10, 8, 6),
            )
        ),
        seats_per_table=10,
        final_table=FinalTable(10),
        absent_out_level=3,
        stops_when_short=None,
        move_rule=MoveRule.RANDOM,
        button_rule=ButtonRule.DEAD,
        same_hand=SameHand.BY_STACK,
        player_clock=PlayerClock(60 * SECOND, 10 * SECOND),
        starts_minute=19 * 60,
        rulings=LEAGUE_RULINGS,
        notes=("The league fee is $50 a year. All of it goes to the champions' pool.",),
    )


def new_year() -> House:
    """Return N, a yearly game: one rebuy, late entry, held breaks, no hired dealers, split places."""
    stages: tuple[Stage, ...] = (
        *blinds((10, 20), (15, 30), (20, 40), minutes=20),
        Break(1, 10 * MINUTE, held=True),
        *blinds((25, 50), (50, 100), (75, 150), minutes=20, first=4),
        Break(2, 10 * MINUTE, held=True),
        *blinds(
            (100, 200),
            (200, 400),
            (300, 600),
            (400, 800),
            (500, 1000),
            (600, 1200),
            (800, 1600),
            (1000, 2000),
            (1200, 2400),
            minutes=20,
            first=7,
        ),
    )
    return House(
        name="new-year",
        title="New Year Game",
        currency="$",
        level_word="Level",
        stages=stages,
        chips=(
            Chip(5, "white"),
            Chip(25, "red"),
            Chip(100, "blue"),
            Chip(500, "green"),
            Chip(1000, "black"),
        ),
        stack={5: 10, 25: 10, 100: 7},
        buy_in=Price(pool=20_00),
        prizes=PrizeRules(
            bands=(
                band(1, 10, 50, 30, 20),
                band(11, 20, 50, 25, 15, 10),
                band(21, 30, 40, 25, 20, 10, 5),
            )
        ),
        seats_per_table=8,
        final_table=FinalTable(8),
        rebuys=Rebuys(Price(pool=20_00), chips=1000, until_level=4, limit=1),
        late=(
            LatePrice(until_level=2, price=Price(pool=20_00), penalty_big_blinds=3),
            LatePrice(until_level=4, price=Price(pool=40_00), penalty_big_blinds=3, uses_rebuy=True),
        ),
        away_forfeit_ms=20 * MINUTE,
        stops_when_short=None,
        move_rule=MoveRule.SAME_PLACE,
        button_rule=ButtonRule.EMPTY_AFTER_BIG,
        deal_rule=DealRule.EACH_LEVEL,
        same_hand=SameHand.SPLIT,
        player_clock=PlayerClock(60 * SECOND, 10 * SECOND),
        hand_begins="blinds",
        rulings=replace(
            LEAGUE_RULINGS,
            extra_card_burned=False,
            early_flop=EarlyFlop.BURN_STAYS,
            early_turn=EarlyTurn.SET_ASIDE,
            no_burn=NoBurn.DISCARDED,
            short_all_in=ShortAllIn.NOT_SETTLED,
            larger_chip_calls=False,
            out_of_turn=OutOfTurn.NOT_SETTLED,
            three_behind_too_late=False,
            first_to_act_shows=False,
            side_pots_first=False,
            board_announced=False,
            called_hand_shown=False,
            missing_cards_ignored=False,
            third_decides=True,
            before_next_riffle=False,
        ),
    )


def wired_pair() -> House:
    """Return W, a charity night: the next big blind moves, the smallest table breaks, no final redraw."""
    stages: tuple[Stage, ...] = (
        *blinds((25, 50), (50, 100), (75, 150), (100, 200), (150, 300), minutes=20),
        Break(1, 10 * MINUTE),
        *blinds((200, 400), (300, 600), (400, 800), (600, 1200), minutes=20, first=6),
        Break(2, 10 * MINUTE),
        *blinds((1000, 2000), (1500, 3000), (2000, 4000), (3000, 6000), minutes=20, first=10),
        Break(3, 10 * MINUTE),
        *blinds((4000, 8000), (5000, 10_000), (6000, 12_000), minutes=20, first=14),
    )
    return House(
        name="wired-pair",
        title="Wired Pair Charity Night",
        currency="$",
        level_word="Level",
        stages=stages,
        chips=(
            Chip(25, "green"),
            Chip(100, "black"),
            Chip(500, "purple"),
            Chip(1000, "yellow"),
        ),
        stack={25: 12, 100: 12, 500: 5, 1000: 1},
        buy_in=Price(pool=20_00, cause=10_00),
        prizes=PrizeRules(
            bands=(
                band(2, 10, 50, 30, 20),
                band(11, 20, 45, 27, 18, 10),
                band(21, 36, 40, 25, 17, 10, 8),
            )
        ),
        seats_per_table=9,
        final_table=FinalTable(9, redraw=False),
        stops_when_short=None,
        move_rule=MoveRule.NEXT_BIG_BLIND,
        break_order=BreakOrder.SMALLEST,
        break_seats=BreakSeats.WORST_FIRST,
        button_rule=ButtonRule.LAST_LIVING,
        same_hand=SameHand.BY_STACK,
        player_clock=PlayerClock(70 * SECOND, 10 * SECOND),
        rulings=replace(
            LEAGUE_RULINGS,
            misdeal_by=MisdealBy.DEALER_OR_DIRECTOR,
            misdeal_card=MisdealCard.FIRST,
            left_out=LeftOut.NEW_DEAL,
            early_flop=EarlyFlop.BURN_STAYS,
            early_turn=EarlyTurn.SET_ASIDE,
            absent_hand_dead=True,
            raises=RaiseLimit.BET_AND_THREE,
            short_all_in=ShortAllIn.NOT_SETTLED,
            bare_raise_minimum=True,
            larger_chip_calls=False,
            out_of_turn=OutOfTurn.MAY_BIND,
            three_behind_too_late=False,
            first_to_act_shows=False,
            all_in_all_show=True,
            side_pots_first=False,
            called_hand_shown=False,
            missing_cards_ignored=False,
            pocket_chips_leave=True,
            before_next_riffle=False,
        ),
    )


def short_house(*minutes: float, held: bool = False) -> House:
    """Return a house whose levels have these lengths; a negative length is a break."""
    stages: list[Level | Break] = []
    for length in minutes:
        count = sum(isinstance(stage, Level) == (length > 0) for stage in stages) + 1
        duration = round(abs(length) * MINUTE)
        stages.append(
            Level(count, 100 * count, 200 * count, duration) if length > 0 else Break(count, duration, held)
        )
    return replace(gananda(), stages=tuple(stages))


HALF_PAST_SEVEN = replace(gananda(), starts_minute=19 * 60 + 30)
"""G with the first deal half an hour after the evening of the tests begins."""
