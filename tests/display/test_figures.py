"""Figures that run do not jump, and a second costs only the cells that changed."""

import pygame
import pytest

from clock.display.canvas import Canvas
from clock.display.patches import Box, Kind
from clock.display.theme import SLIP_TOP, TIME, TIME_LINE, Colour
from clock.values import replace
from tests.gallery.plain import KEYS, LEVEL, LINE
from tests.gallery.shown import Shown
from tests.painting import SIZES, painted


def level_at(time: str, to_break: str = "1:14:37", at: float = LINE.at) -> Shown:
    """Return the level's picture with a time."""
    return Shown(replace(LEVEL, time=time, line=replace(LINE, figures=to_break, at=at)), KEYS)


def cells(canvas: Canvas) -> list[Box]:
    """Return the boxes of all running figures."""
    return [patch.box for patch in canvas.patches if patch.kind is Kind.FIGURE]


@pytest.mark.parametrize("size", SIZES)
def test_every_figure_has_the_same_cell(size: tuple[int, int]) -> None:
    """After the first, a figure's place and width are the same for all ten of them."""
    expected = cells(painted(level_at("20:00", "1:00:00"), size))
    for figure in "123456789":
        time, to_break = f"2{figure}:{figure}{figure}", f"1:{figure}{figure}:{figure}{figure}"
        assert cells(painted(level_at(time, to_break), size)) == expected


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("figure", "0123456789")
def test_a_figure_is_whole(figure: str, size: tuple[int, int]) -> None:
    """Of what is painted for a figure, its cell without the air at its edges, no ink is left out."""
    canvas = painted(level_at(f"{figure}{figure}:{figure}{figure}"), size)
    figures = [patch for patch in canvas.patches if patch.kind is Kind.FIGURE and patch.cap >= TIME.floor]
    assert len(figures) == 4
    for patch in figures:
        assert isinstance(patch.drawn, pygame.Surface)
        assert patch.ink is not None
        alone, _ = canvas.lettering.render_once(figure, TIME.face, canvas.lettering.em(patch.cap), patch.ink)
        assert inked(patch.drawn, patch.ink.ground) == inked(alone, patch.ink.ground)


def inked(surface: pygame.Surface, ground: Colour) -> int:
    """Return how many points of a surface are not of its ground."""
    flat = pygame.Surface(surface.get_size(), 0, 32)
    flat.blit(surface, (0, 0))
    beside = pygame.mask.from_threshold(flat, ground, (1, 1, 1, 255))
    return int(surface.get_width() * surface.get_height() - beside.count())


@pytest.mark.parametrize("size", SIZES)
def test_cells_do_not_overlap(size: tuple[int, int]) -> None:
    """A figure painted anew takes nothing from its neighbours."""
    rects = [pygame.Rect(box) for box in cells(painted(level_at("14:37"), size))]
    assert all(rect.collidelistall(rects) == [index] for index, rect in enumerate(rects))


def test_a_second_paints_two_cells() -> None:
    """From 14:37 to 14:36 the last figure of each of two times is painted and nothing else."""
    canvas = painted(level_at("14:37", "1:14:37"), (1920, 1080))
    rects = canvas.show(level_at("14:36", "1:14:36"))
    last = [canvas_cells[-1] for canvas_cells in (cells(canvas)[:4], cells(canvas)[4:])]
    assert sorted(map(tuple, rects)) == sorted(last)


def test_ten_seconds_paint_four_cells() -> None:
    """From 14:30 to 14:29 two figures change in each of the two times."""
    canvas = painted(level_at("14:30", "1:14:30"), (1920, 1080))
    assert len(canvas.show(level_at("14:29", "1:14:29"))) == 4


def test_the_button_moves_by_whole_pixels() -> None:
    """A step of less than a pixel along the line paints nothing."""
    canvas = painted(level_at("14:37", at=0.2692), (1920, 1080))
    assert canvas.show(level_at("14:37", at=0.26921)) == []
    assert canvas.show(level_at("14:37", at=0.28)) != []


@pytest.mark.parametrize(
    "time",
    ["0:00", "9:59", "20:00", "48:08", "1:00:00", "1:48:48", "+0:35", "+65:00", "+124:44"],
)
@pytest.mark.parametrize("size", SIZES)
def test_the_time_is_a_third_of_the_screen(time: str, size: tuple[int, int]) -> None:
    """On the level its figures are at least 30 % of the screen high, and stay left of the rail."""
    canvas = painted(level_at(time), size)
    patches = [
        patch for patch in canvas.patches if patch.kind is Kind.FIGURE and patch.box[1] < TIME_LINE * size[1]
    ]
    assert len(patches) == sum(figure.isdigit() for figure in time)
    right = size[0] - (0 if canvas.narrow else 0.528 * size[1])
    for patch in patches:
        assert patch.cap >= 0.30
        assert patch.box[0] + patch.box[2] <= right
        assert patch.box[1] + patch.box[3] < SLIP_TOP * size[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_time_stays_left_of_the_rail(size: tuple[int, int]) -> None:
    """A day past the last level, or ten hours and more, is smaller and never runs into the rail."""
    for time in ("+1444:44", "10:08:48"):
        canvas = painted(level_at(time), size)
        right = size[0] - (0 if canvas.narrow else 0.528 * size[1])
        assert all(x + wide <= right for x, y, wide, _ in cells(canvas) if y < TIME_LINE * size[1])
