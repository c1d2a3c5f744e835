"""Slips and the strip: which words give way, and where a sentence parts."""

import pytest

from clock.display.pieces.foot import Hint, Key, Keys, Said, Slip
from clock.display.theme import SLIP_TOP, STRIP_TOP
from clock.values import replace
from tests.gallery.plain import KEYS, LEVEL
from tests.gallery.shown import Shown
from tests.painting import SIZES, painted, seen, words_seen


def test_too_many_hints_give_way_from_the_end() -> None:
    """The first keys and the menu are always said; what does not fit is left out whole, and never cut."""
    hints = tuple(Hint(str(index), "another player of the same hand") for index in range(12))
    shown = words_seen(Shown(LEVEL, Keys(hints, KEYS.right, "Seat 1 deals first")))
    kept = [word for word in shown if word == "another player of the same hand"]
    assert 3 <= len(kept) < 12
    assert "Seat 1 deals first" not in shown
    assert {"0", "11"} <= set(shown)


def test_a_long_slip_loses_no_name_for_another() -> None:
    """Two long names are cut alike, and both numbers stay."""
    name = "Maximiliane Wolfeschlegelsteinhausenberg"
    slip = Slip((Key("101"), Said(f"{name} is out, 17th, by"), Key("102"), Said(name)))
    shown = words_seen(Shown(replace(LEVEL, covered=True), KEYS, slip), (1024, 768))
    assert {"101", "102"} <= set(shown)
    assert len([word for word in shown if word.startswith("Maximiliane Wolf")]) == 2


LONG = (
    "Maximiliane Wolfeschlegelsteinhausenberg",
    "Bartholomew Featherstonehaugh-Cholmondely",
    "Konstantinos Papadimitrakopoulos-Georgiou",
    "Anne-Sophie de la Rochefoucauld-Montbazon",
)


def named(name: str, words: str) -> Said:
    """Return words that begin with a name."""
    return Said(name + words, name=name)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "words_between",
    [
        (" and", " are out, tied 13th, by", " and", ". Rebuy for", "?"),
        (" und", " sind raus, durch", " und", ", geteilter Platz 13. Rebuy für", "?"),
    ],
    ids=["English", "German"],
)
def test_names_are_cut_before_what_is_said_of_them(
    words_between: tuple[str, ...], size: tuple[int, int]
) -> None:
    """Four long names, and one of them once more: all are shortened, and no other word is lost."""
    names = [*LONG, LONG[0]]
    numbered = zip("12341", names, words_between, strict=True)
    slip = Slip(tuple(part for key, name, said in numbered for part in (Key(key), named(name, said))))
    patches = seen(painted(Shown(replace(LEVEL, covered=True), KEYS, slip), size))
    on_slip = [patch for patch in patches if SLIP_TOP <= patch.box[1] / size[1] < STRIP_TOP]
    below = 0.87 * size[1]
    in_order = sorted(on_slip, key=lambda one: (one.box[1] > below, one.box[0]))
    said = " ".join(patch.words for patch in in_order)
    for words in words_between:
        assert words.strip() in said
    cut = [patch for patch in on_slip if patch.words.endswith("…")]
    assert min(len(patch.words) for patch in cut) >= 8
    assert len({patch.cap for patch in on_slip if not patch.words.isdigit()}) == 1
    assert max(patch.box[0] + patch.box[2] for patch in on_slip) <= size[0] * 0.98


@pytest.mark.parametrize("size", SIZES)
def test_a_long_sentence_stands_in_two_lines(size: tuple[int, int]) -> None:
    """A slip would be small in one line: it is read in two, and no number is parted from its name."""
    slip = Slip(
        (
            *(
                Key("21"),
                Said("Mike Sandoval and"),
                Key("20"),
                Said("Rosa Alvarez are out, 21st and 22nd, by"),
            ),
            *(Key("4"), Said("Luis Ortega, on the same hand, and the clock stands now")),
        )
    )
    patches = seen(painted(Shown(replace(LEVEL, covered=True), KEYS, slip), size))
    slip_patches = [patch for patch in patches if SLIP_TOP <= patch.box[1] / size[1] < STRIP_TOP]
    middle = (SLIP_TOP + STRIP_TOP) / 2 * size[1]
    lines = [
        [patch.words for patch in slip_patches if (patch.box[1] > middle) is lower] for lower in (False, True)
    ]
    assert " ".join(lines[0]).startswith("21 Mike Sandoval and 20 Rosa Alvarez")
    assert " ".join(lines[1]).endswith("the clock stands now")
    assert not lines[0][-1].isdigit()
    assert min(patch.cap for patch in slip_patches) >= 0.028


def slip_lines(*parts: Key | Said) -> list[str]:
    """Return what stands in each line of a slip on a narrow screen."""
    rows: dict[int, list[str]] = {}
    for patch in seen(painted(Shown(LEVEL, KEYS, slip=Slip(parts)), (1024, 768))):
        if SLIP_TOP * 768 <= patch.box[1] < STRIP_TOP * 768:
            rows.setdefault(round((patch.box[1] / 768 - SLIP_TOP) * 14), []).append(patch.words)
    return [" ".join(words) for _, words in sorted(rows.items())]


def test_two_lines_part_between_two_thoughts() -> None:
    """No word is left alone in the second line: the first ends behind a stop, if one is near the middle."""
    words = Said("Elif Demir ist schon raus, Platz 23. Rückgängig machen geht noch.")
    assert slip_lines(Key("9"), words)[-1] == "Rückgängig machen geht noch."


def test_what_is_typed_moves_no_word_to_another_line() -> None:
    """The question stays in its line from the first digit of the answer to the last."""
    question = Said("Bernadette-Louise Wolfeschlegelsteinha is out. By whom?")
    one = slip_lines(Key("9"), question, Key("1", asked=True))
    two = slip_lines(Key("9"), question, Key("14", asked=True), Said("Konstantinos Papadimi", asked=True))
    assert one[-1].removesuffix("1") == two[-1].removesuffix("14 Konstantinos Papadimi")


def test_a_comma_stands_close_to_a_number() -> None:
    """A player without a name is a number in the sentence, and the sentence goes on right behind it."""
    patches = seen(painted(Shown(LEVEL, KEYS, Slip((Key("2"), Said(", 17th")))), (1920, 1080)))
    boxes = {patch.words: patch.box for patch in patches}
    assert boxes[", 17th"][0] - boxes["2"][0] < 0.09 * 1080
