"""The sheet of paper of a break: what leaves the table, what comes, and how the race goes (V4)."""

from clock.display.canvas import Canvas, piece
from clock.display.chips import ChipFace
from clock.display.columns import column_width
from clock.display.labelled import LEAST_VALUED, RED_SUITS, chip, numbered_disc
from clock.display.lettering import Words, wordings
from clock.display.pieces.clock_face import Fact, fact_width, write_fact
from clock.display.pieces.head import BAND_HEIGHT
from clock.display.pieces.ranking import Ranking, page_of, write_ranked
from clock.display.shapes import Suit
from clock.display.theme import (
    ALARM,
    BLINDS,
    FACT,
    HEADER,
    INK,
    IVORY,
    MARGIN,
    STEP,
    TEXT,
    TITLE,
    Ink,
    Style,
)
from clock.display.writing import Align, fitting, measure, write
from clock.values import Struct

SHEET = 0.852
SHEET_BOTTOM = 0.7655
INSET = 0.0513
CHIP_RADIUS = 0.1150
CHIP_CENTRE = 0.2575
COUNT_LINE = 0.4465
STEP_LINE = 0.5374
STEP_STEP = 0.0628
LOWER_STEP = 0.0578
STEP_RADIUS = 0.0275
STEP_WORDS = 0.0762
FACT_STEP = 0.142
FACT_CHIP = 0.080
FACT_BELOW = 0.104
BELOW_CHIP = 0.052
FACT_CHIP_STEP = 2.2
BAND_DOWN = 0.112
BAND_GAP = 0.018
LOWER_TOP = 0.447
LOWER_BOTTOM = 0.772
COUNT = Style(FACT.face, 0.050)
ROW_COUNT = Style(FACT.face, 0.042)
SHEET_BLINDS = Style(BLINDS.face, 0.108, 0.08)
SUIT_STEP = 0.05
PROJECTED_DOWN = 0.085
PROJECTED_BOTTOM = 0.034
PROJECTED_LINES = 2
PROJECTED_GAP = 0.06
ROW_ARROW = 0.08
ARROW_ROOM = 0.11
COUNT_GAP = 0.014
ROW_GAP = 0.025
ROW_CHIP = 0.085
LEAST_ROW_CHIP = 0.052


class ChipCount(Struct, frozen=True):
    """A chip and how many of it leave or come, in words: "575 out"."""

    face: ChipFace
    count: Words


class Step(Struct, frozen=True):
    """A step of the change, in a sentence; `suits` shows the order of the suits behind it."""

    words: Words
    suits: bool = False


class ChipUp(Struct, frozen=True):
    """The chips that leave the table, what they are changed into, and the steps."""

    title: Words
    leaves: tuple[ChipCount, ...]
    brings: tuple[ChipCount, ...]
    steps: tuple[Step, ...]


class NextLevel(Struct, frozen=True):
    """What a break without a chip-up shows: the level that comes, players and average, and the chips.

    The level's blinds stand on the sheet where it lies below; at its side they are on the cloth already.
    """

    title: Words
    blinds: Words
    chips: tuple[ChipFace, ...] = ()
    facts: tuple[Fact, ...] = ()


class Projected(Struct, frozen=True):
    """The standings if the night ended now, in pages that `turn` turns; `lines` say who would pass whom."""

    title: Words
    ranking: Ranking
    lines: tuple[Words, ...] = ()
    turn: int = 0


Sheet = ChipUp | NextLevel | Projected


@piece
def sheet_at_side(canvas: Canvas, shown: Sheet, *, under_band: bool = False) -> None:
    """Lay the sheet at the right and write it; under a band it is shorter."""
    left, down = canvas.width - SHEET, BAND_DOWN if under_band else 0.0
    top = down and BAND_HEIGHT + BAND_GAP
    canvas.field(left, top, SHEET, SHEET_BOTTOM - top, IVORY)
    left, right = left + INSET, canvas.width - MARGIN
    write(canvas, shown.title, left, HEADER + down, TITLE, canvas.palette.paper.text, room=right - left)
    if isinstance(shown, NextLevel):
        _write_facts(canvas, shown, left, right, HEADER + down)
        return
    if isinstance(shown, Projected):
        _write_projected(canvas, shown, (left, right), HEADER + down + PROJECTED_DOWN, SHEET_BOTTOM, 1)
        return
    radius = CHIP_RADIUS - down / 3
    _draw_change(canvas, shown, left, right, CHIP_CENTRE + down / 2, radius)
    _write_steps(canvas, shown.steps, left, right, STEP_LINE)


@piece
def sheet_below(canvas: Canvas, shown: Sheet, turn: int) -> None:
    """Lay the sheet across the lower part: what leaves and the steps take turns."""
    canvas.field(0, LOWER_TOP, canvas.width, LOWER_BOTTOM - LOWER_TOP, IVORY)
    left, right = MARGIN, canvas.width - MARGIN
    title = LOWER_TOP + 0.067
    write(canvas, shown.title, left, title, TITLE, canvas.palette.paper.text, room=right - left)
    if isinstance(shown, NextLevel):
        _write_next_level(canvas, shown, left, right, LOWER_TOP + 0.200)
    elif isinstance(shown, Projected):
        _write_projected(canvas, shown, (left, right), title + PROJECTED_DOWN, LOWER_BOTTOM, 2)
    elif turn % 2 == 1 and shown.steps:
        _write_steps(canvas, shown.steps, left, right, title + LOWER_STEP, LOWER_STEP)
    else:
        _draw_change_in_row(canvas, shown, left, right, LOWER_TOP + 0.215)


def _write_projected(
    canvas: Canvas, shown: Projected, edges: tuple[float, float], line: float, bottom: float, columns: int
) -> None:
    """Write one page of the standings in columns, and under them the lines whose turn it is."""
    (left, right), field = edges, canvas.palette.paper
    at_once = PROJECTED_LINES if columns == 1 else 1
    first = shown.turn * at_once % max(1, len(shown.lines))
    lines = shown.lines[first : first + at_once]
    end = bottom - PROJECTED_BOTTOM - (at_once if shown.lines else 0) * STEP_STEP
    at_most = max(1, int((end - line) / STEP_STEP) + 1)
    rows, _, _ = page_of(shown.ranking.rows, columns * at_most, shown.turn)
    a_column = max(1, -(-len(rows) // columns))
    wide = column_width(right - left, columns, PROJECTED_GAP)
    for index, row in enumerate(rows):
        column, place = divmod(index, a_column)
        x = left + column * (wide + PROJECTED_GAP)
        y, ruled = line + place * STEP_STEP, place > 0
        write_ranked(canvas, row, shown.ranking, x, y, wide, field, rule=ruled, step=STEP_STEP)
    for place, words in enumerate(lines):
        y = bottom - PROJECTED_BOTTOM - (len(lines) - 1 - place) * STEP_STEP
        said = fitting(canvas, words, TEXT, right - left)
        write(canvas, said, left, y, TEXT, field.text, room=right - left)


def _draw_change(
    canvas: Canvas, shown: ChipUp, left: float, right: float, centre: float, largest: float
) -> None:
    """Draw the chips that leave, an arrow, and those that come, each with its count beneath."""
    many = len(shown.leaves) + len(shown.brings)
    radius = min(largest, (right - left - ARROW_ROOM) / (2.18 * many))
    wide = 2.18 * radius
    x = left + radius
    for each in shown.leaves:
        _chip_and_count(canvas, each, x, centre, radius, wide)
        x += wide
    first = right - radius - wide * (len(shown.brings) - 1)
    start, end = x - wide + radius, first - radius
    gap = (end - start) * 0.16
    height = min(0.061, (end - start) * 0.3)
    canvas.arrow(start + gap, centre, end - start - 2 * gap, height, INK, head=height * 0.7)
    for place, each in enumerate(shown.brings):
        _chip_and_count(canvas, each, first + place * wide, centre, radius, wide)


def _chip_and_count(
    canvas: Canvas, shown: ChipCount, x: float, centre: float, radius: float, wide: float
) -> None:
    chip(canvas, x, centre, radius, shown.face)
    style = COUNT.at(COUNT.cap if radius > 0.1 else 0.038)
    write(
        canvas,
        shown.count,
        x,
        COUNT_LINE,
        style,
        canvas.palette.paper.text,
        align=Align.CENTRE,
        room=max(wide - COUNT_GAP, 2 * radius),
    )


def _draw_change_in_row(canvas: Canvas, shown: ChipUp, left: float, right: float, centre: float) -> None:
    """Draw the chips that leave, an arrow, and those that come, in one row, each with its count beside it."""
    parts = (*shown.leaves, *shown.brings)
    spare = right - left - ROW_ARROW - (2.5 * len(parts) + 1) * ROW_GAP
    counts, words = _counts(canvas, parts, spare - 2 * LEAST_ROW_CHIP * len(parts))
    radius = max(LEAST_ROW_CHIP, min(ROW_CHIP, (spare - words) / (2 * len(parts))))
    style = ROW_COUNT.at(ROW_COUNT.cap * min(1.0, (spare - 2 * radius * len(parts)) / max(0.01, words)))
    x = left
    for index, (part, count) in enumerate(zip(parts, counts, strict=True)):
        if index == len(shown.leaves):
            canvas.arrow(x, centre, ROW_ARROW, 0.05, INK)
            x += ROW_ARROW + 1.5 * ROW_GAP
        chip(canvas, x + radius, centre, radius, part.face)
        at = x + 2 * radius + ROW_GAP * 0.6
        x = write(canvas, count, at, centre + style.cap / 2, style, canvas.palette.paper.text).right
        x += 1.5 * ROW_GAP


def _counts(canvas: Canvas, parts: tuple[ChipCount, ...], room: float) -> tuple[list[str], float]:
    """Return the counts in the longest wording that fits a room all together, and how wide they are."""
    longest = [wordings(part.count)[0] for part in parts]
    shortest = [wordings(part.count)[-1] for part in parts]
    wide = sum(measure(canvas, count, ROW_COUNT) for count in longest)
    if wide <= room:
        return longest, wide
    return shortest, sum(measure(canvas, count, ROW_COUNT) for count in shortest)


def _write_steps(
    canvas: Canvas,
    steps: tuple[Step, ...],
    left: float,
    right: float,
    line: float,
    pitch: float = STEP_STEP,
) -> None:
    ink = canvas.palette.paper.text
    for index, step in enumerate(steps):
        y = line + index * pitch
        disc = left + STEP_RADIUS, y - STEP.cap / 2, STEP_RADIUS
        numbered_disc(canvas, *disc, str(index + 1), Ink(IVORY, INK), str(len(steps)))
        x = left + STEP_WORDS
        suits = 4.6 * SUIT_STEP if step.suits else 0.0
        said = write(canvas, step.words, x, y, STEP, ink, room=right - x - suits)
        if step.suits:
            _draw_suits(canvas, said.right + 0.024, y)


def _draw_suits(canvas: Canvas, x: float, y: float) -> None:
    """Draw the suits, best first (S9)."""
    for place, suit in enumerate(Suit):
        colour = ALARM if suit in RED_SUITS else INK
        canvas.suit(x + (place + 0.36) * SUIT_STEP, y + 0.003, 0.039, suit, colour)


def _write_facts(canvas: Canvas, shown: NextLevel, left: float, right: float, title: float) -> None:
    """Write players and average under the title, and the chips beneath, in what is left of the sheet."""
    line = title
    for fact in shown.facts:
        line += FACT_STEP
        write_fact(canvas, left, line, fact, canvas.palette.paper, room=right - left)
    count = len(shown.chips)
    radius = min(FACT_CHIP, (right - left) / (2 + FACT_CHIP_STEP * max(0, count - 1)))
    centre = (line + SHEET_BOTTOM) / 2
    for index, face in enumerate(shown.chips):
        chip(canvas, left + radius + index * FACT_CHIP_STEP * radius, centre, radius, face)


def _write_next_level(canvas: Canvas, shown: NextLevel, left: float, right: float, line: float) -> None:
    """Write the blinds that come, the chips beside them if they fit, and players and average beneath."""
    ink = canvas.palette.paper.text
    figures = fitting(canvas, shown.blinds, SHEET_BLINDS, right - left)
    blinds = write(canvas, figures, left, line, SHEET_BLINDS, ink, room=right - left, hang=True)
    x = left
    for fact in shown.facts:
        write_fact(canvas, x, line + FACT_BELOW, fact, canvas.palette.paper, room=right - x)
        x += fact_width(canvas, fact) + MARGIN
    radius = min(BELOW_CHIP, (right - blinds.right - MARGIN) / (2.31 * max(1, len(shown.chips))))
    if radius < LEAST_VALUED:
        return
    for index, face in enumerate(shown.chips):
        x = blinds.right + MARGIN + radius + index * 2.31 * radius
        chip(canvas, x, line - SHEET_BLINDS.cap / 2, radius, face)
