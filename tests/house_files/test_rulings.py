"""The rulings of a house file: choices, a house's own texts, and texts that it adds."""

import pytest

from clock.houses import load_house
from clock.tournament.rulings import EarlyFlop, EarlyTurn, OutOfTurn, RaiseLimit, Ruling, Rulings
from tests.house_text import CONFIG, HOUSES, changed, faults_of, house_of, one_fault_of, shipped

OWN = '\n[rulings.own]\nodd_chips = "It goes to the worst hand."\n'
ADDED = """
[rulings.added]
"Straddles" = "There are none."
"Two decks" = "One is shuffled while the other is dealt."
"""


def test_what_is_left_out_is_as_the_directors_have_it() -> None:
    """R1 to R14: what a file leaves out is as the freezeout has it, which goes by the Poker TDA."""
    text = shipped("gananda")
    without = text[: text.index("[rulings]")]

    assert house_of(without).rulings == Rulings() == load_house("freezeout", CONFIG).rulings


def test_the_freezeout_goes_by_the_directors() -> None:
    """R3, R4, R6, R7, R9, R11: unlimited raises, the burn card stays, who is not there has a dead hand."""
    rulings = load_house("freezeout", CONFIG).rulings

    assert (rulings.early_flop, rulings.early_turn) == (EarlyFlop.FOUR_MIXED, EarlyTurn.SET_ASIDE)
    assert (rulings.raises, rulings.out_of_turn) == (RaiseLimit.NONE, OutOfTurn.BINDING)
    assert rulings.absent_hand_dead
    assert rulings.all_in_all_show
    assert not rulings.third_decides


@pytest.mark.parametrize("name", HOUSES)
def test_a_shipped_file_names_every_ruling(name: str) -> None:
    """A host finds in the file by which name each ruling is put in other words."""
    remarks = [line.removeprefix("#     ") for line in shipped(name).splitlines() if "misdeal wrong_" in line]
    after = shipped(name).partition(remarks[0])[2].splitlines()[1]

    assert (remarks[0] + " " + after.removeprefix("#     ")).split() == [ruling.value for ruling in Ruling]


def test_own_texts_and_added_ones() -> None:
    """A house may put any answer in its own words, and add answers under titles of its own."""
    rulings = house_of(shipped("gananda") + OWN + ADDED).rulings

    assert rulings.own == {"odd_chips": "It goes to the worst hand."}
    assert list(rulings.added) == ["Straddles", "Two decks"]
    assert rulings.added["Straddles"] == "There are none."


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ('raises = "unlimited"', 'raises = "three"', 'rulings.raises: "three" is not one of its words'),
        (
            'early_flop = "all back"',
            'erly_flop = "all back"',
            "rulings.erly_flop: is no key here; did you mean early_flop?",
        ),
        ("third_decides = false", 'third_decides = "no"', "rulings.third_decides: the text"),
        ("[rulings]", "[ruling]", "ruling: is no key here; did you mean rulings?"),
    ],
)
def test_damaged_choices(before: str, after: str, wrong: str) -> None:
    """An unknown word or key of the choices gives one line that names what would be right."""
    text = changed("gananda", (f"\n{before}", f"\n{after}"))

    assert wrong in one_fault_of(text)


@pytest.mark.parametrize(
    ("table", "wrong"),
    [
        (
            '[rulings.own]\nodd_chip = "x"',
            "rulings.own.odd_chip: is no key here; did you mean odd_chips?",
        ),
        (
            '[rulings.own]\n"Odd chips" = "x"',
            "rulings.own.Odd chips: is no key here; did you mean odd_chips?",
        ),
        ("[rulings.own]\nodd_chips = true", "rulings.own.odd_chips: the word true is no text"),
        (f'[rulings.own]\nodd_chips = "{"x" * 301}"', "has 301 letters; write at most 300"),
        ('[rulings.added]\nodd_chips = "x"', "is a ruling of the clock; write it under [rulings.own]"),
        ('[rulings.added]\n"" = "x"', "an empty text is no text"),
        (f'[rulings.added]\n"{"x" * 41}" = "y"', "has 41 letters; write at most 40"),
        ("[rulings.added]\nStraddles = 3", 'rulings.added.Straddles: the value "3" is no text'),
        ('[rulings.added]\nStraddles = ""', "rulings.added.Straddles: an empty text is no text"),
        ('[rulings.ow]\nodd_chips = "x"', "rulings.ow: is no key here; did you mean own?"),
    ],
)
def test_damaged_texts(table: str, wrong: str) -> None:
    """An id that is none is told with the nearest one; a text or title that is none says why."""
    assert wrong in one_fault_of(f"{shipped('gananda')}\n{table}\n")


def test_too_many_texts() -> None:
    """The list stays one that can be leafed through."""
    texts = "\n".join(f'"Number {number}" = "x"' for number in range(37))

    assert faults_of(f"{shipped('gananda')}\n[rulings.added]\n{texts}\n") == [
        "x.toml: rulings.added: has 37 texts; write at most 36"
    ]
