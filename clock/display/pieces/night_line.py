"""The line of the night: stops from this level to the break, and the dealer button that travels along it."""

from functools import cache

from clock.display import shapes
from clock.display.canvas import Canvas, piece
from clock.display.lettering import Words
from clock.display.pieces.grounds import rail_left
from clock.display.theme import (
    IVORY,
    MARGIN,
    NEXT_BLINDS,
    NIGHT_LABELS,
    NIGHT_LINE,
    NUMBER,
    PAUSED,
    POWER_LOST,
    STOP_LABEL,
    Colour,
    Field,
    Ink,
    Style,
)
from clock.display.times import Run
from clock.display.writing import (
    Align,
    Placed,
    figures_width,
    fitting,
    measure,
    write,
    write_figures,
    write_within,
)
from clock.values import Struct, replace

FIRST_STOP = 0.066
LAST_STOP_FROM_RIGHT = 0.264
THICK = 0.0093
STOP_RADIUS = 0.0180
SQUARE_RADIUS = 0.0185
BUTTON_RADIUS = 0.0412
SKIP_RADIUS = 0.0486
SKIP_THICK = 0.0057
NEXT_GAP = 0.0105
LABEL_GAP = 0.025
EDGE_GAP = 0.008
BREAK_GAP = 0.016
BREAK_FIGURES = Style(NEXT_BLINDS.face, STOP_LABEL.cap)
NARROW_LAST_STOP = 0.185
MOST_STEPS = 540
"""In so many parts of the height the button goes at most."""


class Stop(Struct, frozen=True):
    """A stop on the line: the level's blinds beneath it, or a break. `leading` hangs on the label's left."""

    label: Words = ""
    leading: str = ""
    is_break: bool = False


class NightLine(Struct, frozen=True):
    """Where the night is: the stops, how many stops along the button stands, and the number it shows.

    A button without a number shows a break's square. `words` and `figures` stand under the last stop and say
    how long it is to the break; without figures that stop keeps its own label.
    """

    stops: tuple[Stop, ...]
    at: float = 0.0
    button: str = ""
    words: str = ""
    figures: str = ""


def night_line(
    canvas: Canvas, shown: NightLine, *, on_rail: bool, pair: bool = False, skip_held: float = 0.0
) -> None:
    """Draw the line of the night; with `pair` the next blinds stand above and not on the line.

    `on_rail` says that its right end lies on the rail and not on the cloth.
    """
    count = len(shown.stops)
    x = button_place(canvas, count, shown.at)
    line(canvas, count, x)
    line_stops(canvas, shown.stops, int(shown.at) + 1, on_rail=on_rail)
    line_labels(canvas, shown.stops, shown.words, len(shown.figures), on_rail=on_rail, pair=pair)
    if shown.figures:
        break_words(canvas, count, shown.words, len(shown.figures), on_rail=on_rail)
        break_figures(canvas, count, shown.words, shown.figures, on_rail=on_rail)
    button(canvas, x, shown.button, skip_held)


def night_line_moved(canvas: Canvas, shown: NightLine, at: float, skip_held: float = 0.0) -> None:
    """Draw the button and the line under it anew, with the button `at` another place."""
    count = len(shown.stops)
    x = button_place(canvas, count, at)
    line(canvas, count, x)
    button(canvas, x, shown.button, skip_held)


@piece
def line(canvas: Canvas, stops: int, button_x: float) -> None:
    """Draw the line with so many stops; what lies left of the button is past."""
    field, top = canvas.palette.cloth, NIGHT_LINE - THICK / 2
    end = stop_places(canvas, stops)[-1] if stops > 1 else canvas.width
    canvas.field(0, top, canvas.width, THICK, field.faint)
    if end > button_x:
        canvas.bar(button_x, top, end - button_x, THICK, field.text.colour)


@piece
def line_stops(canvas: Canvas, stops: tuple[Stop, ...], passed: int, *, on_rail: bool) -> None:
    """Draw the stops, evenly spread; so many of them are past."""
    field = canvas.palette.cloth
    for place, (x, stop) in enumerate(zip(stop_places(canvas, len(stops)), stops, strict=True)):
        colour = field.faint if place < passed else field.text.colour
        radius = SQUARE_RADIUS if stop.is_break else STOP_RADIUS
        hole = canvas.palette.surface.ground if x > rail_left(canvas) and on_rail else field.ground
        canvas.stop(x, NIGHT_LINE, radius, colour, hole, square=stop.is_break)


@piece
def line_labels(
    canvas: Canvas,
    stops: tuple[Stop, ...],
    words: str,
    figures: int,
    *,
    on_rail: bool = False,
    pair: bool = False,
) -> None:
    """Write the blinds under their stops; "next" hangs on the left of the first that comes.

    Where it is tight, the label of a break gives way first, then the word that hangs. None reaches the words
    and the so many figures that say how long it is to the break. With `pair` the next blinds stand above.
    """
    end = break_left(canvas, len(stops), words, figures) if figures else canvas.width
    if pair:
        stops = tuple(Stop() if stop.leading else stop for stop in stops)
    places = stop_places(canvas, len(stops))
    step = places[1] - places[0] if len(places) > 1 else canvas.width
    spans = [_span(canvas, x, step, on_rail=on_rail) for x in places]
    stops = tuple(
        replace(stop, label=_fitting(canvas, stop, right - left))
        for stop, (left, right) in zip(stops, spans, strict=True)
    )
    for x, span, stop, following in zip(places, spans, stops, (*stops[1:], Stop()), strict=False):
        if stop.is_break and _reach(canvas, stop) / 2 + _hung(canvas, following) > step - LABEL_GAP:
            continue
        field = canvas.palette.surface if on_rail and x > rail_left(canvas) else canvas.palette.cloth
        if x + _reach(canvas, stop) / 2 > end - LABEL_GAP:
            _write_between(canvas, stop, x - step / 2 + LABEL_GAP, end - LABEL_GAP, field)
            continue
        written = _write_about(canvas, stop, x, span, field)
        _hang(canvas, stop.leading, written.left - NEXT_GAP, x + step - written.right, field)


def _span(canvas: Canvas, x: float, step: float, *, on_rail: bool) -> tuple[float, float]:
    """Return between where the label of a stop at x may stand: it ends on the field on which it begins."""
    left, right, edge = x - (step - LABEL_GAP) / 2, x + (step - LABEL_GAP) / 2, rail_left(canvas)
    if not on_rail:
        return left, right
    return (left, min(right, edge - EDGE_GAP)) if x <= edge else (max(left, edge + EDGE_GAP), right)


def _write_about(canvas: Canvas, stop: Stop, x: float, span: tuple[float, float], field: Field) -> Placed:
    """Write a stop's label about x, or as close to it as the span lets it stand."""
    left, right = span
    half = min(right - left, _reach(canvas, stop)) / 2
    middle = min(max(x, left + half), right - half)
    return _write_label(canvas, stop, middle, field, Align.CENTRE, right - left)


def _write_between(canvas: Canvas, stop: Stop, start: float, end: float, field: Field) -> None:
    """Write a stop's label so that it ends at `end`, if it has room from `start` on."""
    if stop.label and _reach(canvas, stop) <= end - start:
        _write_label(canvas, stop, end, field, Align.RIGHT)


def _write_label(
    canvas: Canvas, stop: Stop, x: float, field: Field, align: Align, room: float | None = None
) -> Placed:
    """Write a stop's own label; that of the stop which comes next is larger."""
    ink = field.text if stop.leading else field.dim
    return write(canvas, stop.label, x, NIGHT_LABELS, _style(stop), ink, align=align, room=room)


def _hang(canvas: Canvas, words: str, right: float, room: float, field: Field) -> None:
    """Write the word that hangs on a label's left; `room` ends at the label."""
    if words and measure(canvas, words, STOP_LABEL) <= room - NEXT_GAP - LABEL_GAP:
        write(canvas, words, right, NIGHT_LABELS, STOP_LABEL, field.dim, align=Align.RIGHT)


def _style(stop: Stop) -> Style:
    """Return the style of a stop's label."""
    return NEXT_BLINDS if stop.leading else STOP_LABEL


def _fitting(canvas: Canvas, stop: Stop, room: float) -> str:
    """Return the wording of a stop's label that fits under it."""
    return fitting(canvas, stop.label, _style(stop), room)


def _reach(canvas: Canvas, stop: Stop) -> float:
    """Return how wide a stop's own label is."""
    return measure(canvas, stop.label, _style(stop))


def _hung(canvas: Canvas, stop: Stop) -> float:
    """Return how far a stop's label reaches to the left, with the word that hangs on it."""
    hung = measure(canvas, stop.leading, STOP_LABEL) + NEXT_GAP if stop.leading else 0.0
    return _reach(canvas, stop) / 2 + hung


@piece
def break_words(canvas: Canvas, stops: int, words: str, figures: int, *, on_rail: bool) -> None:
    """Write the words before the time to the break."""
    field = canvas.palette.surface if on_rail else canvas.palette.cloth
    write(canvas, words, break_left(canvas, stops, words, figures), NIGHT_LABELS, STOP_LABEL, field.dim)


@piece
def break_figures(canvas: Canvas, stops: int, words: str, figures: str, *, on_rail: bool) -> None:
    """Write how long it is to the break, after its words, under the last stop."""
    field = canvas.palette.surface if on_rail else canvas.palette.cloth
    left = break_left(canvas, stops, words, len(figures)) + measure(canvas, words, STOP_LABEL) + BREAK_GAP
    write_figures(canvas, figures, left, NIGHT_LABELS, BREAK_FIGURES, field.text, run=Run.TO_BREAK)


def break_left(canvas: Canvas, stops: int, words: str, figures: int) -> float:
    """Return where the words begin that stand with their figures under the last stop, or end at the margin.

    A time has as many figures as its length says: "4:37" has four places, "1:14:37" seven.
    """
    pattern = "00:00:00"[-figures:]
    wide = measure(canvas, words, STOP_LABEL) + BREAK_GAP + figures_width(canvas, pattern, BREAK_FIGURES)
    return min(stop_places(canvas, stops)[-1] - wide / 2, canvas.width - MARGIN - wide)


@piece
def button(canvas: Canvas, x: float, number: str, skip_held: float = 0.0) -> None:
    """Draw the button with the level's number, or a break's square; a ring fills while SKIP is held."""
    colour, mark = button_colours(canvas)
    canvas.disc(x, NIGHT_LINE, BUTTON_RADIUS, colour, mark)
    if number:
        disc, room = canvas.square(x, NIGHT_LINE, BUTTON_RADIUS), BUTTON_RADIUS * 1.5
        write_within(canvas, number, disc, NUMBER.at(0.037), Ink(mark, colour), room)
    else:
        canvas.bar(x - 0.0135, NIGHT_LINE - 0.0135, 0.027, 0.027, mark, radius=0.006)
    if skip_held > 0:
        _draw_skip(canvas, x, colour, min(1.0, skip_held))


def _draw_skip(canvas: Canvas, x: float, colour: Colour, share: float) -> None:
    """Draw the part `share` of the ring about the button, from the top clockwise."""
    box, thick = canvas.square(x, NIGHT_LINE, SKIP_RADIUS), max(1.0, SKIP_THICK * canvas.unit)
    canvas.shape(box, shapes.ring_part, box[2], thick, colour, round(share, 2))


def stop_places(canvas: Canvas, count: int) -> tuple[float, ...]:
    """Return where the stops stand."""
    return _evenly(canvas.width - (NARROW_LAST_STOP if canvas.narrow else LAST_STOP_FROM_RIGHT), count)


@cache
def _evenly(last: float, count: int) -> tuple[float, ...]:
    if count < 2:
        return (FIRST_STOP,) * count
    step = (last - FIRST_STOP) / (count - 1)
    return tuple(FIRST_STOP + step * place for place in range(count))


def button_place(canvas: Canvas, count: int, at: float) -> float:
    """Return where the button stands `at` stops along the line.

    It goes by whole pixels, and on a fine screen by steps of several.
    """
    places = stop_places(canvas, count)
    x = places[0] if places else FIRST_STOP
    if count > 1:
        x += (places[-1] - x) * min(at / (count - 1), 1.0)
    steps = min(canvas.unit, MOST_STEPS)
    return round(x * steps) / steps


def button_colours(canvas: Canvas) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Return the button's colour and that of its mark; where the clock stands it alone is ivory."""
    palette = canvas.palette
    if palette is PAUSED or palette is POWER_LOST:
        return IVORY, palette.band.colour
    return palette.cloth.text.colour, palette.cloth.ground
