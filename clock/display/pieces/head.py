"""What stands at the top: the title and the time of day, or the band that says why the clock stands."""

from enum import Enum

from clock.display.canvas import Canvas, piece
from clock.display.lettering import Words, wordings
from clock.display.pieces.clock_face import Fact
from clock.display.pieces.grounds import rail_left
from clock.display.theme import (
    ALARM,
    BAND_WORDS,
    GUTTER,
    HEADER,
    INK,
    IVORY,
    LABEL,
    MARGIN,
    NEXT_BLINDS,
    TIME_OF_DAY,
    TITLE,
    Colour,
    Ink,
    Style,
)
from clock.display.writing import Align, fitting, measure, write
from clock.values import Struct

BAND_HEIGHT = 0.1148
BAND_LINE = 0.0818
BLOCK = 0.025
LAST_MINUTE_HEIGHT = 0.026
HEAD_FIGURE = NEXT_BLINDS
READY_TITLE = Style(TITLE.face, TITLE.cap, 0.037)
"""A title is shortened rather than written smaller than this."""

HEAD_GAP = 0.012
FACTS_GAP = 0.045


class Sign(Enum):
    """What marks a band without words: two bars for a pause, blocks at both ends for a power cut."""

    PAUSE = "pause"
    BLOCKS = "blocks"


class Band(Struct, frozen=True):
    """The band across the top: what is awaited, in a sentence."""

    words: Words
    sign: Sign = Sign.PAUSE


@piece
def header(canvas: Canvas, title: Words, time_of_day: str, facts: tuple[Fact, ...] = ()) -> None:
    """Write the title at the left, and the time of day at the head of the rail ("" while it is not known).

    A narrow screen has no rail: there the facts stand here too.
    """
    palette = canvas.palette
    room = rail_left(canvas) - 2 * MARGIN
    if canvas.narrow:
        right = canvas.width - MARGIN
        clock = write(canvas, time_of_day, right, HEADER, TIME_OF_DAY, palette.cloth.dim, align=Align.RIGHT)
        wanted = measure(canvas, wordings(title)[-1], TITLE)
        left = MARGIN + min(room / 2, wanted) + FACTS_GAP
        room = _write_facts(canvas, facts, left, clock.left, HEADER, palette.cloth.text, palette.cloth.dim)
        room -= MARGIN + FACTS_GAP / 2
    else:
        write(canvas, time_of_day, rail_left(canvas) + GUTTER, HEADER, TIME_OF_DAY, palette.surface.text)
    shown = fitting(canvas, title, READY_TITLE, room)
    write(canvas, shown, MARGIN, HEADER, TITLE, palette.cloth.text, room=room)


@piece
def band(
    canvas: Canvas, shown: Band, time_of_day: str, facts: tuple[Fact, ...] = (), *, over_rail: bool = False
) -> None:
    """Lay the band across the top with its sentence and the time of day.

    The time of day stays where the rail has it if the band lies `over_rail` and is short enough. On a narrow
    screen the facts stand on it too.
    """
    ink = canvas.palette.band
    canvas.field(0, 0, canvas.width, BAND_HEIGHT, ink.ground)
    if shown.sign is Sign.PAUSE:
        left = _pause_sign(canvas, INK)
    else:
        left = MARGIN
        for x in (0.0, canvas.width - BLOCK):
            canvas.field(x, 0, BLOCK, BAND_HEIGHT, INK)
    right = canvas.width - MARGIN - measure(canvas, time_of_day, TIME_OF_DAY)
    wanted = left + measure(canvas, shown.words, BAND_WORDS) + FACTS_GAP
    if over_rail and not canvas.narrow and wanted <= rail_left(canvas) + GUTTER:
        right = min(right, rail_left(canvas) + GUTTER)
    write(canvas, time_of_day, right, BAND_LINE, TIME_OF_DAY, ink)
    if canvas.narrow:
        right = _write_facts(canvas, facts, wanted, right, BAND_LINE, ink, ink)
    write(canvas, shown.words, left, BAND_LINE, BAND_WORDS, ink, room=right - FACTS_GAP - left)


@piece
def banner(canvas: Canvas, words: Words, edge: float, time_of_day: str = "", *, paused: bool = False) -> None:
    """Lay a red band from the left to `edge`: something is wrong that the host must know, as a full disk.

    It takes the place of the title or of another band, whose two bars stay where the clock is paused.
    """
    ink = Ink(IVORY, ALARM)
    canvas.field(0, 0, edge, BAND_HEIGHT, ALARM)
    left = _pause_sign(canvas, IVORY) if paused else MARGIN
    clock = write(canvas, time_of_day, edge - MARGIN, BAND_LINE, TIME_OF_DAY, ink, align=Align.RIGHT)
    right = clock.left - FACTS_GAP if time_of_day else edge - MARGIN
    write(canvas, words, left, BAND_LINE, BAND_WORDS, ink, room=right - left)


@piece
def rail_time_of_day(canvas: Canvas, time_of_day: str) -> None:
    """Write the time of day at the head of the rail alone, beside a banner."""
    left = rail_left(canvas) + GUTTER
    write(canvas, time_of_day, left, HEADER, TIME_OF_DAY, canvas.palette.surface.text)


@piece
def last_minute_bar(canvas: Canvas, share: float) -> None:
    """Draw the bar along the top that loses a sixtieth a second; `share` of the minute is left."""
    canvas.field(0, 0, canvas.width * share, LAST_MINUTE_HEIGHT, canvas.palette.cloth.text.colour)


def _pause_sign(canvas: Canvas, colour: Colour) -> float:
    """Draw the two bars of a pause and return where words go on."""
    for x in (MARGIN, MARGIN + 0.035):
        canvas.bar(x, 0.0315, 0.0205, 0.0525, colour)
    return MARGIN + 0.0865


def _write_facts(
    canvas: Canvas, facts: tuple[Fact, ...], left: float, right: float, line: float, text: Ink, dim: Ink
) -> float:
    """Write as many facts as fit between `left` and `right`, and return where they begin."""
    shown = list(facts)
    while shown and sum(_fact_width(canvas, fact) for fact in shown) > right - left:
        shown.pop()
    for fact in reversed(shown):
        right -= _fact_width(canvas, fact)
        figure = write(canvas, fact.figure, right, line, HEAD_FIGURE, text)
        write(canvas, fact.first, figure.right + HEAD_GAP, line, LABEL, dim)
    return right


def _fact_width(canvas: Canvas, fact: Fact) -> float:
    words = wordings(fact.first)[-1]
    return measure(canvas, fact.figure, HEAD_FIGURE) + HEAD_GAP + measure(canvas, words, LABEL) + FACTS_GAP
