"""What stands at the bottom: the strip that says which keys do what now, and the slip of paper above it."""

from dataclasses import dataclass
from enum import Enum

from clock.display.canvas import Canvas, piece
from clock.display.labelled import keycap, keycap_width
from clock.display.theme import (
    ALARM,
    ENTRY,
    FLOOR,
    HINT,
    HINT_CAP,
    INK,
    IVORY,
    MARGIN,
    NUMBER,
    SLIP_TOP,
    STRIP_CENTRE,
    STRIP_TOP,
    Ink,
    Style,
)
from clock.display.writing import Align, measure, write

HINT_GAP = 0.046
KEY_GAP = 0.0135
SLIP_LINE = 0.880
SLIP_KEY = 0.0843
EDGE = 0.0093


@dataclass(frozen=True, slots=True)
class Hint:
    """A key and what it does now. The key that answers the question asked is ivory."""

    key: str
    words: str
    answer: bool = False


@dataclass(frozen=True, slots=True)
class Keys:
    """The hints of the strip: from the left, from the right, and a note at the right end."""

    left: tuple[Hint, ...] = ()
    right: tuple[Hint, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Key:
    """A number on a slip, as it was typed."""

    label: str
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """Words on a slip; `asked` sets off what is being typed."""

    words: str
    asked: bool = False


class SlipKind(Enum):
    """What a slip is: an entry or result, or a refusal."""

    PLAIN = "plain"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip of paper over the line: what is asked or what was done, with a cursor where digits go.

    `undo_left` is the share of the time for undo that is left, shown by the red edge; None without one.
    """

    parts: tuple[Key | Said, ...]
    kind: SlipKind = SlipKind.PLAIN
    cursor: bool = False


@piece
def keys(canvas: Canvas, shown: Keys) -> None:
    """Write which keys do what now."""
    field = canvas.palette.surface
    right = canvas.width - MARGIN
    scale = min(1.0, (right - MARGIN) / max(0.01, _keys_width(canvas, shown)))
    if shown.note:
        note = write(
            canvas, shown.note, right, STRIP_CENTRE + HINT_CAP / 2, HINT, field.dim, align=Align.RIGHT
        )
        right = note.left - HINT_GAP
    for hint in reversed(shown.right):
        right = _hint(canvas, hint, right - _hint_width(canvas, hint, scale), scale)[0] - HINT_GAP * scale
    x = MARGIN
    for hint in shown.left:
        x = _hint(canvas, hint, x, scale)[1] + HINT_GAP * scale


@piece
def slip(canvas: Canvas, shown: Slip) -> None:
    """Lay a slip over the line with its sentence, smaller if it is long."""
    canvas.field(0, SLIP_TOP, canvas.width, STRIP_TOP - SLIP_TOP, IVORY)
    left = MARGIN
    if shown.kind is SlipKind.REFUSED:
        canvas.field(0, SLIP_TOP, 0.02, STRIP_TOP - SLIP_TOP, ALARM)
    style = _slip_style(canvas, shown, canvas.width - MARGIN - left)
    size = style.cap / ENTRY.cap
    line = SLIP_LINE - (ENTRY.cap - style.cap) / 2
    for part in shown.parts:
        ground = canvas.palette.paper.dim.colour if part.asked else INK
        room = max(0.0, canvas.width - MARGIN - left)
        if isinstance(part, Key):
            placed = keycap(
                canvas,
                part.label,
                left,
                line - style.cap / 2,
                Ink(IVORY, ground),
                style=Style(NUMBER.face, 0.046 * size, FLOOR),
                height=SLIP_KEY * size,
                least=SLIP_KEY * size,
            )
            left = placed.right + 0.0235 * size
        else:
            placed = write(canvas, part.words, left, line, style, Ink(ground, IVORY), room=room)
            left = placed.right + 0.0355 * size
    if shown.cursor:
        canvas.bar(
            left - 0.0265 * size, line - 0.056 * size, 0.0037, 0.064 * size, canvas.palette.paper.dim.colour
        )


@piece
def undo_edge(canvas: Canvas, share: float) -> None:
    """Draw the red edge of a slip, which shortens while undo is offered."""
    canvas.field(0, SLIP_TOP, canvas.width * share, EDGE, ALARM)


def _slip_style(canvas: Canvas, shown: Slip, room: float) -> Style:
    """Return the style in which all parts of a slip fit side by side, at the floor at the least."""
    wide = sum(_part_width(canvas, part) for part in shown.parts)
    return ENTRY.at(max(FLOOR, ENTRY.cap * min(1.0, room / max(0.01, wide))))


def _part_width(canvas: Canvas, part: Key | Said) -> float:
    if isinstance(part, Said):
        return measure(canvas, part.words, ENTRY) + 0.0355
    style = Style(NUMBER.face, 0.046, FLOOR)
    return keycap_width(canvas, part.label, style=style, height=SLIP_KEY, least=SLIP_KEY) + 0.0235


def _hint(canvas: Canvas, hint: Hint, x: float, scale: float) -> tuple[float, float]:
    """Draw one hint from x on and return its left and right edge."""
    palette = canvas.palette
    key = keycap(canvas, hint.key, x, STRIP_CENTRE, palette.answer if hint.answer else palette.keycap)
    style = HINT.at(HINT_CAP * scale)
    ink = palette.surface.text if hint.answer else palette.surface.dim
    words = write(canvas, hint.words, key.right + KEY_GAP * scale, STRIP_CENTRE + HINT_CAP / 2, style, ink)
    return x, words.right


def _hint_width(canvas: Canvas, hint: Hint, scale: float = 1.0) -> float:
    words = measure(canvas, hint.words, HINT.at(HINT_CAP * scale))
    return keycap_width(canvas, hint.key) + KEY_GAP * scale + words


def _keys_width(canvas: Canvas, shown: Keys) -> float:
    hints = shown.left + shown.right
    wide = sum(_hint_width(canvas, hint) for hint in hints) + HINT_GAP * len(hints)
    return wide + (measure(canvas, shown.note, HINT) if shown.note else 0.0)
