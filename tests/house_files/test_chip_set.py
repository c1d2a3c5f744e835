"""The chip set: rows of chips, the stack, the blinds they pay, chip-ups and the case."""

import re

import pytest

from clock.files.amounts import Wrong
from clock.houses.chipset import COLOURS, read_row
from clock.tournament.structure import Break, Chip
from tests.house_text import changed, faults_of, house_of, one_fault_of, shipped


@pytest.mark.parametrize(
    ("row", "chip", "each"),
    [
        ("25 green", Chip(25, "green"), 0),
        ("25  green  13 each", Chip(25, "green"), 13),
        ("25 Green, 13 each, 200 in the case", Chip(25, "green", 200), 13),
        ("500 white 60 in the case", Chip(500, "white", 60), 0),
        ("500 white 0 in the case", Chip(500, "white", 0), 0),
    ],
)
def test_rows(row: str, chip: Chip, each: int) -> None:
    """E1, S8: a row says a value and a colour, how many a player gets, and how many the case holds."""
    assert read_row(row) == (chip, each)


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("", "is no chip"),
        ("25", "is no chip"),
        ("green 25", '"25" is no colour of a chip'),
        ("25 gren", '"gren" is no colour of a chip'),
        ("0 green", "0 chips are nothing"),
        ("-25 green", '"-25" is no number of chips'),
        ("2.5 green", '"2.5" is no number of chips'),
        ("1,000 green", "comma within a number"),
        ("25 green 13", "is no chip"),
        ("25 green x each", '"x" is no number of chips'),
        ("25 green 13 each 99999999 in the case", '"99999999" is no number of chips'),
    ],
)
def test_damaged_rows(row: str, wrong: str) -> None:
    """A row that is not understood says which part of it is wrong."""
    with pytest.raises(Wrong) as error:
        read_row(row)

    assert wrong in error.value.wrong


def test_the_nearest_colour_is_named() -> None:
    """A colour with a slip of the pen is answered with the one that was meant."""
    with pytest.raises(Wrong) as error:
        read_row("25 gren")

    assert error.value.right == "did you mean green?"
    assert "green" in COLOURS


def test_a_stack_that_does_not_add_up() -> None:
    """E1: a stated total that the rows do not come to is a fault with both numbers."""
    assert one_fault_of(changed("gananda", ("25 each", "26 each"))) == (
        "x.toml: chips.stack: is 1500, but the rows add up to 1505; put the rows or the total right"
    )


def test_a_stack_without_a_total_is_not_checked() -> None:
    """A file need not state the total."""
    assert house_of(changed("gananda", ("stack = 1500", "# stack = 1500"))).stack_total == 1500


def test_a_value_twice() -> None:
    """A denomination has one row."""
    assert "the value 25 stands here twice" in one_fault_of(changed("gananda", ('"50   blue', '"25 blue')))


def test_a_colour_twice_is_a_warning() -> None:
    """Two values of one colour can be played, and are mixed up."""
    assert "warning: red has two values" in one_fault_of(changed("gananda", ('"50   blue', '"50 red')))


def without_stack(name: str) -> str:
    """Return the text of a shipped house whose chip rows give a player nothing."""
    head, rows, rest = re.split(
        r"(?<=^rows = \[\n)(.*?)(?=^\]\nstack)", shipped(name), flags=re.MULTILINE | re.DOTALL
    )
    return (
        head + re.sub(r" +\d+ each", "", rows) + re.sub(r"^stack = ", "# stack = ", rest, flags=re.MULTILINE)
    )


def test_a_house_without_a_stack() -> None:
    """Somebody has to get chips."""
    assert "chips.rows: gives a player no chips" in one_fault_of(without_stack("gananda"))


def test_a_stack_of_few_big_blinds_is_a_warning() -> None:
    """A stack that is gone in the first level looks like a missing digit."""
    text = without_stack("wired-pair").replace("100   black", "100 black 3 each")

    assert "a stack of 300 is fewer than 10 big blinds of level 1" in one_fault_of(text)


def test_blinds_that_no_chip_can_pay() -> None:
    """S7: 15/30 cannot be paid with tens and twenties; each level that cannot be paid is named."""
    faults = faults_of(
        changed(
            "new-year",
            ('"5     white  10 each"', '"10 white 5 each"'),
            ('"25    red    10 each"', '"20 red 10 each"'),
            ("stack = 1000", "stack = 950"),
        )
    )

    assert faults[0] == (
        "x.toml: schedule.levels row 2: 15 of level 2 cannot be paid with chips of 10, 20, 100, 500, 1000; "
        "write amounts that the chips make up, or add a chip"
    )
    assert [fault.split(": ")[2].split(" cannot")[0] for fault in faults] == [
        "15 of level 2",
        "25 of level 4",
        "75 of level 6",
    ]


def test_an_ante_that_no_chip_can_pay() -> None:
    """S6, S7: antes are paid in chips too."""
    fault = one_fault_of(changed("gananda", ("600/1200", "600/1200 ante 122")))

    assert "row 15: 122 of level 13 cannot be paid" in fault


def with_first_break(chip_up: str) -> str:
    """Return G's file with the chip-up of its first break stated."""
    return changed("gananda", ('"break 10 min",       # the 5s leave', f'"break 10 min {chip_up}",'))


def test_a_stated_chip_up_that_a_later_blind_contradicts() -> None:
    """S7: the fault stands at the break, and names the level that still needs the chips."""
    assert one_fault_of(with_first_break("chip-up 5 25")) == (
        "x.toml: schedule.levels row 5: the chip-up takes away chips that level 6 needs to pay 75; "
        "let them go after level 6, or leave chip-up out"
    )


@pytest.mark.parametrize(("chip_up", "values"), [("no chip-up", ()), ("chip-up 5", (5,))])
def test_a_stated_chip_up_that_fits(chip_up: str, values: tuple[int, ...]) -> None:
    """S7: what is stated wins over what would be derived."""
    stages = house_of(with_first_break(chip_up)).stages

    assert next(stage.chip_up for stage in stages if isinstance(stage, Break)) == values


@pytest.mark.parametrize(
    ("chip_up", "wrong"),
    [
        ("chip-up 10", "takes away 10, which is not in play; in play are 5, 25, 50, 100, 500"),
        ("chip-up 5 25 50 100 500", "takes away every chip there is"),
    ],
)
def test_a_stated_chip_up_of_other_chips(chip_up: str, wrong: str) -> None:
    """S7: a chip-up takes chips that are in play, and leaves some."""
    assert wrong in one_fault_of(with_first_break(chip_up))


def test_an_ante_too_small_to_matter_is_a_warning() -> None:
    """S6: ten antes of 25 are more than a small blind of 200; one of 25 for the table is less."""
    each = changed("gananda", ("200/400", "200/400 ante 25"))
    for_table = changed("gananda", ("200/400", "200/400 big blind ante 25"))

    assert faults_of(each) == []
    assert "row 10: warning: an ante of 25 is too small to matter" in one_fault_of(for_table)


def case_of(white: int, red: int = 500) -> str:
    """Return G's file with a case that holds so many white 500s and red 5s."""
    return changed(
        "gananda",
        ('white   1 each"', f'white 1 each {white} in the case"'),
        ('red    25 each"', f'red 25 each {red} in the case"'),
    )


def test_a_case_that_lacks_chips_is_a_warning() -> None:
    """S8: with the 20 players it has stacks for, break 3 needs 60 whites in play, and the case holds 50."""
    assert one_fault_of(case_of(white=50)) == (
        "x.toml: chips.rows: warning: with 20 players break 3 needs 60 white 500s; "
        "the case holds 50; buy chips, or expect fewer players"
    )
    assert faults_of(case_of(white=60)) == []


def test_a_case_that_does_not_seat_a_table_is_a_warning() -> None:
    """S8: chips for nine stacks are told where a table has ten seats."""
    assert "the case gives 9 players their stacks, a table has 10 seats" in one_fault_of(case_of(60, red=225))
