"""Rows of the schedule: levels, breaks, antes, and what is wrong with them."""

import pytest

from clock.files.amounts import Wrong
from clock.houses.schedule import read_row
from clock.tournament.structure import HOUR, MINUTE, SECOND, AnteKind, Break, Level
from tests.house_text import changed, faults_of, house_of, one_fault_of


@pytest.mark.parametrize(
    ("row", "stages"),
    [
        ("25 min  5/10", [Level(3, 5, 10, 25 * MINUTE)]),
        ("25min 5 / 10", [Level(3, 5, 10, 25 * MINUTE)]),
        ("25 5/10", [Level(3, 5, 10, 25 * MINUTE)]),
        ("90 s 5/10", [Level(3, 5, 10, 90 * SECOND)]),
        ("1 h 30 min 5/10", [Level(3, 5, 10, 90 * MINUTE)]),
        ("20 min 100/200 ante 25", [Level(3, 100, 200, 20 * MINUTE, 25, AnteKind.EACH)]),
        ("20 min 100/200, ante 25", [Level(3, 100, 200, 20 * MINUTE, 25, AnteKind.EACH)]),
        ("20 min 100/200 big blind ante 200", [Level(3, 100, 200, 20 * MINUTE, 200, AnteKind.BIG_BLIND)]),
        ("break 10 min", [Break(2, 10 * MINUTE)]),
        ("Break 1 h held", [Break(2, HOUR, held=True)]),
        ("break 10 min chip-up 5", [Break(2, 10 * MINUTE, chip_up=(5,))]),
        ("break 10 min held chip-up 25 50", [Break(2, 10 * MINUTE, held=True, chip_up=(25, 50))]),
        ("break 10 min no chip-up", [Break(2, 10 * MINUTE, chip_up=())]),
    ],
)
def test_rows(row: str, stages: list[Level | Break]) -> None:
    """S1, S2, S6: a row says a length and blinds, or a break; antes and marks follow in any spacing."""
    assert list(read_row(row, level=3, break_=2)) == stages


@pytest.mark.parametrize(
    "row",
    [
        "20 min 50/100 ante 10, break 10 min after 12 min",
        "20 min 50/100 ante 10 break 10 min after 12",
    ],
)
def test_a_break_within_a_level(row: str) -> None:
    """S10: the level goes on after the break with its number, its ante and the rest of its time."""
    assert read_row(row, level=4, break_=1) == (
        Level(4, 50, 100, 12 * MINUTE, 10, AnteKind.EACH),
        Break(1, 10 * MINUTE),
        Level(4, 50, 100, 8 * MINUTE, 10, AnteKind.EACH, continued=True),
    )


def test_a_break_within_a_level_may_be_held() -> None:
    """S10: its marks stand before or between, as for any break."""
    _, pause, _ = read_row("20 min 50/100, break 10 min held chip-up 5 after 12", level=4, break_=1)

    assert pause == Break(1, 10 * MINUTE, held=True, chip_up=(5,))


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("", "neither a level nor a break"),
        ("lunch", "neither a level nor a break"),
        ("25 min", "neither a level nor a break"),
        ("5/10", "the length is missing"),
        ("0 min 5/10", "the length is nothing"),
        ("-5 min 5/10", '"-5 min" is no length of time'),
        ("13 h 5/10", '"13 h" is too long'),
        ("25 minutes 5/10", '"25 minutes" is no length of time'),
        ("25 min 5/", '"" is no number of chips'),
        ("25 min /10", '"min" is no number of chips'),
        ("25 min 0/10", "0 chips are nothing"),
        ("25 min -5/10", '"-5" is no number of chips'),
        ("25 min 2.5/5", '"2.5" is no number of chips'),
        ("25 min 5/10/20", '"10/20" is no number of chips'),
        ("25 min 1,500/3,000", "comma within a number"),
        ("25 min 5/99999999999999999999", "too many"),
        ("25 min 5/10 ante", "the ante has no amount"),
        ("25 min 5/10 ante x", '"x" is no number of chips'),
        ("25 min 5/10 ante 0", "0 chips are nothing"),
        ("25 min 5/10 big ante 10", '"big ante 10" is not understood'),
        ("25 min 5/10 and cake", '"and cake" is not understood'),
        ("25 min 5/10, break 10 min", "does not say when it begins"),
        ("25 min 5/10, break 10 min after 25 min", "after 25 min of a level of 25 min"),
        ("25 min 5/10, break 10 min after 0 min", "the length is nothing"),
        ("break", "the length is missing"),
        ("break 0 min", "the length is nothing"),
        ("break ten min", '"ten min" is no length of time'),
        ("break 10 min chip-up", "the chip-up names no chip"),
        ("break 10 min chip-up red", '"red" is no number of chips'),
        ("break 10 min no", '"no" is not understood'),
        ("break 10 min after 5 min", '"after 5 min" is not understood'),
    ],
)
def test_damaged_rows(row: str, wrong: str) -> None:
    """A row that is not understood says which part of it is wrong, and how it is written."""
    with pytest.raises(Wrong) as error:
        read_row(row, level=1, break_=1)

    assert wrong in error.value.wrong
    assert error.value.right


def test_levels_and_breaks_are_numbered_apart() -> None:
    """Case 8: a level's number counts levels only, a break's number breaks only."""
    house = house_of(
        changed("gananda", ('"20 min    75/150",', '"20 min 75/150, break 5 min after 10 min",'))
    )

    assert [f"{type(stage).__name__[0]}{stage.number}" for stage in house.stages[:11]] == [
        "L1", "L2", "L3", "L4", "B1", "L5", "L6", "B2", "L6", "L7", "L8",
    ]  # fmt: skip


@pytest.mark.parametrize("pair", ["700/1500", "800/1500", "1000/1500", "1000/1000"])
def test_odd_pairs_are_accepted(pair: str) -> None:
    """Case 34: equal blinds and pairs that are not one to two are taken as they stand."""
    house = house_of(changed("gananda", ("600/1200", pair)))

    small, big = (int(blind) for blind in pair.split("/"))
    assert [(stage.small, stage.big) for stage in house.stages if isinstance(stage, Level)][12] == (
        small,
        big,
    )


def test_small_above_big() -> None:
    """Case 34: a small blind above the big blind is refused."""
    assert one_fault_of(changed("gananda", ("600/1200", "1500/1200"))) == (
        "x.toml: schedule.levels row 15: the small blind 1500 is above the big blind 1200; "
        "write the small blind first"
    )


@pytest.mark.parametrize("pair", ["400/1200", "600/900", "500/950"])
def test_blinds_that_fall(pair: str) -> None:
    """A small or big blind lower than the one before is a fault that names both."""
    fault = one_fault_of(changed("gananda", ("600/1200", pair)))

    assert fault == (
        f"x.toml: schedule.levels row 15: {pair} is lower than 500/1000 of level 12; blinds stay or rise"
    )


def test_one_slip_gives_one_line() -> None:
    """A blind typed too high once is one fault, not one for every level after it."""
    assert len(faults_of(changed("gananda", ("40/80", "4000/8000")))) > 1
    assert len(faults_of(changed("gananda", ("1000/2000", "100/200")))) == 1


def test_faults_of_several_rows_are_all_told() -> None:
    """Every row is read, also after a fault, and each fault names its row."""
    text = changed("gananda", ("25 min    10/20", "25 min 10-20"), ("15 min  1500/3000", "15 1500/3000 ante"))

    assert [fault.split(": ")[1] for fault in faults_of(text)] == [
        "schedule.levels row 2",
        "schedule.levels row 18",
    ]


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        ("", "schedule.levels: has no level"),
        ('"break 10 min"', "schedule.levels: has no level"),
        ('"break 10 min", "20 min 50/100"', "schedule.levels row 1: the schedule begins with a break"),
        ('"20 min 50/100", "break 10 min"', "schedule.levels row 2: the schedule ends with a break"),
        (
            '"20 min 50/100", "break 10 min", "break 5 min", "20 min 50/100"',
            "schedule.levels row 3: warning: is a break after a break",
        ),
    ],
)
def test_an_order_that_is_no_schedule(rows: str, wrong: str) -> None:
    """An empty schedule, and breaks where none can be, are faults."""
    text = changed("gananda", ("absent_out_level = 3", "# absent_out_level = 3"))
    before, rest = text.split("levels = [", 1)
    after = rest.split("\n]\n", 1)[1]

    assert f"x.toml: {wrong}" in one_fault_of(f"{before}levels = [{rows}]\n{after}")


def test_an_ante_above_the_big_blind_is_a_warning() -> None:
    """S6: it can be played, but it looks like a slip."""
    fault = one_fault_of(changed("gananda", ("600/1200", "600/1200 ante 1500")))

    assert "warning: the ante 1500 is above the big blind 1200" in fault
