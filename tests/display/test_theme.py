"""The palettes: every word can be read on what it stands on."""

import pytest

from clock.display.theme import (
    ALARM,
    FLOOR,
    INK,
    IVORY,
    LAST_MINUTE,
    NAME,
    PALETTES,
    Ink,
    Palette,
    Style,
    colour,
)
from tests.contrast import contrast


def test_contrast_is_that_of_the_guides() -> None:
    """Black on white is 21, a colour on itself 1, and it does not matter which of the two is the ground."""
    black, white = colour("#000000"), colour("#FFFFFF")
    assert contrast(Ink(black, white)) == pytest.approx(21)
    assert contrast(Ink(white, black)) == pytest.approx(21)
    assert contrast(Ink(INK, INK)) == pytest.approx(1)
    assert contrast(Ink(colour("#777777"), white)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
def test_the_time_and_the_blinds_stand_out(palette: Palette) -> None:
    """The time and the blinds reach 8:1 on the cloth in every state of the night."""
    assert contrast(palette.cloth.text) >= 8


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
def test_all_other_words_can_be_read(palette: Palette) -> None:
    """Every other ink of a palette reaches 4.5:1, on cloth, surface, paper, keycaps and band."""
    fields = (palette.cloth, palette.surface, palette.paper)
    inks = [ink for field in fields for ink in (field.text, field.dim, field.strong)]
    inks += [palette.keycap, palette.answer, palette.band, Ink(IVORY, ALARM)]
    assert min(map(contrast, inks)) >= 4.5


def test_states_differ_without_colour() -> None:
    """The last minute is the only light cloth, so that it is known without seeing colour."""
    light = [palette for palette in PALETTES if contrast(Ink(palette.cloth.ground, INK)) > 4.5]
    assert light == [LAST_MINUTE]


def test_a_style_made_smaller_keeps_to_its_floor() -> None:
    """A role at another size never has a floor above that size."""
    assert NAME.at(0.030) == Style(NAME.face, 0.030, NAME.floor)
    assert NAME.at(0.010).floor == 0.010
    assert Style(NAME.face, 0.1).floor == FLOOR
