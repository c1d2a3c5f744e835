"""The canvas paints only what changed, and what it paints is right."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clock.display.canvas import Canvas, Picture, piece
from clock.display.patches import Kind
from clock.display.pieces.clock_face import time_left
from clock.display.pieces.grounds import cloth
from clock.display.theme import ALARM, IVORY, LAST_MINUTE, TEXT, Ink
from clock.display.times import Run, Times
from clock.display.writing import write
from clock.values import Struct, replace
from tests.gallery.hard import hard
from tests.gallery.plain import KEYS, LEVEL, LINE, plain
from tests.gallery.shown import Shown
from tests.painting import painted, pixels, seen

SIZE = (640, 360)
PICTURES = tuple({**plain(), **hard()}.values())


class Drawing(Struct, frozen=True):
    """A picture made of calls."""

    calls: tuple[Callable[[Canvas], None], ...]

    def draw(self, canvas: Canvas) -> None:
        """Make the calls."""
        for call in self.calls:
            call(canvas)


@piece
def square(canvas: Canvas, x: float, colour: tuple[int, int, int]) -> None:
    """Draw a square a tenth of the screen wide."""
    canvas.bar(x, 0.5, 0.1, 0.1, colour)


def squares(*xs: float, colour: tuple[int, int, int] = IVORY) -> Drawing:
    """Return a picture of squares."""

    def call(x: float) -> Callable[[Canvas], None]:
        return lambda canvas: square(canvas, x, colour)

    return Drawing(tuple(map(call, xs)))


def test_the_first_picture_is_painted_whole() -> None:
    """Nothing of what was on the surface before shines through."""
    canvas = Canvas.off_screen(*SIZE)
    assert canvas.show(squares(0.1)) == [pygame.Rect(0, 0, *SIZE)]


def test_the_same_picture_again_paints_nothing() -> None:
    """A picture equal to the one shown costs no pixel."""
    canvas = painted(plain()["1-level"], SIZE)
    assert canvas.show(plain()["1-level"]) == []


def test_only_the_piece_that_changed_is_painted() -> None:
    """Of three squares one moves: its old place and its new place are painted."""
    canvas = painted(squares(0.1, 0.5, 0.9), SIZE)
    rects = canvas.show(squares(0.1, 0.6, 0.9))
    assert sorted(tuple(rect) for rect in rects) == [(180, 180, 36, 36), (216, 180, 36, 36)]


def test_pieces_that_change_places_are_painted_again() -> None:
    """What covers what may differ, so the order counts."""
    red, ivory = squares(0.1, colour=ALARM).calls[0], squares(0.15).calls[0]
    canvas = painted(Drawing((red, ivory)), SIZE)
    canvas.show(Drawing((ivory, red)))
    assert pixels(canvas) == pixels(painted(Drawing((ivory, red)), SIZE))


@settings(max_examples=40)
@given(shown=st.lists(st.sampled_from(PICTURES), min_size=2, max_size=4))
def test_painting_changes_gives_the_whole_picture(shown: list[Picture]) -> None:
    """Whatever was shown before, the picture is the same, to the pixel, as painted on an empty screen."""
    canvas = Canvas.off_screen(*SIZE)
    for picture in shown:
        canvas.show(picture)
    assert pixels(canvas) == pixels(painted(shown[-1], SIZE))


@settings(max_examples=25)
@given(
    seconds=st.lists(st.tuples(st.integers(0, 1_199), st.booleans()), min_size=2, max_size=8),
    covered=st.booleans(),
)
def test_times_that_move_give_the_whole_picture(seconds: list[tuple[int, bool]], *, covered: bool) -> None:
    """Times drawn on the picture that is shown, or with it, are as if all was painted anew, to the patch."""
    level = replace(LEVEL, covered=covered)

    def times(left: int) -> Times:
        minutes, rest = divmod(left, 60)
        return Times(f"{minutes}:{rest:02}", 1 - left / 1_200, f"1:{minutes:02}:{rest:02}")

    canvas = Canvas.off_screen(*SIZE)
    shown = level
    for left, whole in seconds:
        if canvas.patches and not whole and times(left).stand_like(shown.times):
            canvas.move(shown, times(left))
        else:
            shown = level.moved(times(left))
            canvas.show(shown)

    wanted = painted(level.moved(times(seconds[-1][0])), SIZE)
    assert pixels(canvas) == pixels(wanted)
    assert [patch.box for patch in canvas.patches] == [patch.box for patch in wanted.patches]


def test_figures_run_on_under_what_lies_over_them() -> None:
    """A square over the last figure stays there, though the figure under it is another."""

    class Under(Struct, frozen=True):
        """Figures with a square over them."""

        times: Times

        def moved(self, times: Times) -> "Under":
            """Return it with other times."""
            return replace(self, times=times)

        def draw(self, canvas: Canvas) -> None:
            """Draw the figures, then the square."""
            time_left(canvas, self.times.left)
            square(canvas, 0.7, ALARM)

        def draw_times(self, canvas: Canvas, times: Times) -> None:
            """Draw the figures alone."""
            canvas.run_on(Run.LEFT, times.left)

    later = Times("14:36")
    canvas = painted(Under(Times("14:37")), SIZE)
    assert len(canvas.move(Under(Times("14:37")), later)) == 1
    assert pixels(canvas) == pixels(painted(Under(later), SIZE))


@settings(max_examples=25)
@given(seconds=st.lists(st.integers(0, 1_199), min_size=2, max_size=5))
def test_any_jump_of_the_time_gives_the_whole_picture(seconds: list[int]) -> None:
    """The time may jump as it likes: figures, line and button are as if painted anew."""

    def at(left: int) -> Shown:
        minutes, rest = divmod(left, 60)
        line = replace(LINE, at=1 - left / 1_200, figures=f"1:{minutes:02}:{rest:02}")
        return Shown(replace(LEVEL, time=f"{minutes}:{rest:02}", line=line), KEYS)

    canvas = Canvas.off_screen(*SIZE)
    for left in seconds:
        canvas.show(at(left))
    assert pixels(canvas) == pixels(painted(at(seconds[-1]), SIZE))


def test_another_palette_colours_everything_anew() -> None:
    """Pieces drawn in one state's colours are not taken for those of another."""
    canvas = painted(LEVEL, SIZE)
    last = replace(LEVEL, palette=LAST_MINUTE)
    canvas.show(last)
    assert pixels(canvas) == pixels(painted(last, SIZE))


def test_pieces_drawn_ahead_are_not_seen_before_their_picture() -> None:
    """One piece of the coming picture at a time, in its own colours and place, then none is left to draw."""
    drawn: list[str] = []

    @piece
    def counted(canvas: Canvas, name: str, x: float) -> None:
        drawn.append(name)
        canvas.bar(x, 0.5, 0.1, 0.1, canvas.palette.cloth.ground)

    def call(name: str, x: float) -> Callable[[Canvas], None]:
        return lambda canvas: counted(canvas, name, x)

    def coloured(canvas: Canvas) -> None:
        canvas.use(LAST_MINUTE)

    coming = Drawing((coloured, cloth, call("left", 0.1), call("right", 0.7)))
    shown = Drawing((cloth, call("left", 0.1)))
    canvas = painted(shown, SIZE)
    before = pixels(canvas)
    for so_far in ([], ["left"], ["left", "right"], ["left", "right"]):
        canvas.draw_ahead(coming, 0.1, 0.0)
        assert drawn[1:] == so_far
    assert pixels(canvas) == before
    assert canvas.show(shown) == []

    canvas.shift(0.1, 0.0)
    canvas.show(coming)
    assert len(drawn) == 3
    afresh = Canvas.off_screen(*SIZE)
    afresh.shift(0.1, 0.0)
    afresh.show(coming)
    assert pixels(canvas) == pixels(afresh)


def test_what_was_drawn_ahead_of_another_picture_does_no_harm() -> None:
    """Should something else come than was foreseen, it is shown as it is."""
    level = plain()["1-level"]
    canvas = painted(level, SIZE)
    for _ in range(20):
        canvas.draw_ahead(replace(LEVEL, title="Round 7", palette=LAST_MINUTE), 0.0, 0.0)
    for name in ("4-break", "1-level"):
        canvas.show(plain()[name])
        assert pixels(canvas) == pixels(painted(plain()[name], SIZE))


def test_a_mark_outside_a_piece_is_refused() -> None:
    """What no piece drew could not be told apart from the picture before."""
    canvas = Canvas.off_screen(*SIZE)
    with pytest.raises(RuntimeError, match="outside a piece"):
        write(canvas, "Ada", 0.1, 0.5, TEXT, Ink(IVORY, ALARM))


def test_a_piece_that_fails_leaves_the_canvas_usable() -> None:
    """An error in one picture does not spoil the next."""

    @piece
    def failing(canvas: Canvas) -> None:
        canvas.bar(0.1, 0.1, 0.1, 0.1, IVORY)
        raise LookupError

    canvas = Canvas.off_screen(*SIZE)
    with pytest.raises(LookupError):
        canvas.show(Drawing((failing,)))
    canvas.show(squares(0.5))
    assert pixels(canvas) == pixels(painted(squares(0.5), SIZE))


def test_the_shift_moves_words_and_leaves_no_gap() -> None:
    """Against burn-in everything moves, and the fields still reach the edges."""
    canvas = painted(plain()["1-level"], (1920, 1080))
    before = [patch.box for patch in seen(canvas)]
    canvas.shift(0.004, -0.004)
    canvas.show(plain()["1-level"])
    moved = [(left + 4, top - 4, wide, high) for left, top, wide, high in before]
    assert [patch.box for patch in seen(canvas)] == moved
    fields = [patch.box for patch in canvas.patches if patch.kind is Kind.FIELD]
    assert (0, 0, 1920, 1080) in fields
    assert all(x + wide in {1920, 0} or x == 0 for x, _, wide, _ in fields)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("name", ["1-level", "3-paused", "4-break", "6-seats", "8-winner", "menu"])
def test_a_margin_keeps_the_edges_free(size: tuple[int, int], name: str) -> None:
    """Case 145: with 48 pixels cut off at every edge nothing that is to be read is lost."""
    edge = 48
    canvas = painted(plain()[name], size, edge / size[1])
    safe = pygame.Rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge)
    assert all(safe.contains(patch.box) for patch in seen(canvas))


@pytest.mark.parametrize(
    "size", [(656, 416), (800, 480), (1280, 1024), (1366, 768), (1080, 1920), (320, 200)]
)
def test_other_screens_show_the_time_and_the_blinds(size: tuple[int, int]) -> None:
    """Case 143: on whatever size a television comes up with, time, blinds and level can be read."""
    canvas = painted(plain()["1-level"], size)
    screen = pygame.Rect(0, 0, *size)
    words = {patch.words for patch in seen(canvas)}
    assert {"1", "4", "3", "7", "75/150", "Round 6"} <= words
    assert all(screen.contains(patch.box) for patch in seen(canvas))


def test_what_is_shown_can_be_saved(tmp_path: Path) -> None:
    """The picture in the file is the one on the canvas, whatever the file is called."""
    canvas = painted(LEVEL, SIZE)
    canvas.save(tmp_path / "break")
    saved = pygame.image.load(tmp_path / "break", "break.png")
    assert pygame.image.tobytes(saved, "RGB") == pixels(canvas)


def test_a_picture_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    """The caller hears of it as of any file."""
    with pytest.raises(FileNotFoundError):
        painted(LEVEL, SIZE).save(tmp_path / "no such folder" / "level.png")
