"""What stands at the bottom: the strip that says which keys do what now, and the slip of paper above it."""

from enum import Enum
from itertools import pairwise
from math import inf

from clock.display.canvas import Canvas, piece
from clock.display.labelled import LEAST_NUMBER, keycap, keycap_width
from clock.display.theme import (
    ALARM,
    ENTRY,
    FLOOR,
    GUTTER,
    HINT,
    HINT_CAP,
    INK,
    IVORY,
    MARGIN,
    SLIP_TOP,
    STRIP_CENTRE,
    STRIP_TOP,
    Face,
    Ink,
    Style,
)
from clock.display.writing import Align, measure, write, write_figures
from clock.values import Struct, replace

KEPT_HINTS = 3
HINT_GAPS = (0.046, 0.034, 0.022)
KEY_GAP = 0.0122
HELD_LINE = 0.9905
HELD_THICK = 0.0065
SLIP_LINE = 0.881
TWO_LINES = 0.70
"""The part of its full size under which a sentence stands in two lines, which have that size at most."""

LEAST_NAME = 0.12
"""How much of a name is to be left, in the full size: about five letters."""

TWO_SLIP_LINES = (0.843, 0.908)
SLIP_KEY = 0.0843
SLIP_KEY_GAP = 0.0235
SAID_GAP = 0.031
STOP_GAP = 0.007
STOPS = {",", ".", "?", "!", ":"}
ENDS = {".": 0.7, "?": 0.7, "!": 0.7, ":": 0.8, ",": 0.8}
"""By how much a line that ends so may be longer than one that ends within a thought."""

ROUNDED = 0.001
"""How much wider than reckoned a line may come out."""

CURSOR_GAP = 0.009
SLIP_NUMBER = Style(Face.FIGURES_SEMIBOLD, 0.046)
SMALLEST = max(FLOOR / ENTRY.cap, LEAST_NUMBER / SLIP_NUMBER.cap)
"""The part of its full size under which neither words nor numbers on a slip can be read."""

SECONDS = Style(Face.FIGURES_SEMIBOLD, 0.088)
SECONDS_LINE = 0.900
REFUSED_BAR = 0.02
EDGE = 0.0093


class Hint(Struct, frozen=True):
    """A key and what it does now. The key that answers the question asked is ivory.

    `held` is how much of a hold on it is done, from 0 to 1.
    """

    key: str
    words: str
    answer: bool = False
    held: float = 0.0


class Keys(Struct, frozen=True):
    """The hints of the strip: from the left, from the right, and a note at the right end."""

    left: tuple[Hint, ...] = ()
    right: tuple[Hint, ...] = ()
    note: str = ""


class Key(Struct, frozen=True):
    """A number on a slip, as it was typed."""

    label: str
    asked: bool = False


class Said(Struct, frozen=True):
    """Words on a slip; `asked` sets off what is being typed.

    `name` is the name that they begin with, if they do: it is shortened before any other word is.
    """

    words: str
    asked: bool = False
    name: str = ""


class Most(Struct, frozen=True):
    """What of a line may be cut, and to which width: its names, or all its words.

    All words are cut where a line has no names, or where cutting names is not enough. `fits`: nothing is cut.
    """

    room: float
    names: bool = False
    fits: bool = False

    @property
    def of_names(self) -> float:
        """Return how wide names may be; nothing is left of them where other words are cut, too."""
        return inf if self.fits else self.room * self.names


class SlipKind(Enum):
    """What a slip is: an entry or result, a refusal, or a player's clock that has nearly run out."""

    PLAIN = "plain"
    REFUSED = "refused"
    HURRY = "hurry"


Parts = tuple[Key | Said, ...]


class Slip(Struct, frozen=True):
    """A slip of paper over the line: what is asked or what was done, with a cursor where digits go.

    `figures` stand large at its right end: the seconds of the clock on a player.
    """

    parts: Parts
    kind: SlipKind = SlipKind.PLAIN
    cursor: bool = False
    figures: str = ""

    @property
    def number(self) -> str:
        """Return the last number on it, which is the one being typed where one is."""
        return next((part.label for part in reversed(self.parts) if isinstance(part, Key)), "")


@piece
def keys(canvas: Canvas, shown: Keys) -> None:
    """Lay the strip and write which keys do what now; where it is tight the last hints give way."""
    field = canvas.palette.surface
    canvas.field(0, STRIP_TOP, canvas.width, 1 - STRIP_TOP, field.ground)
    fitting, gap = _fitting(canvas, shown)
    line, right = STRIP_CENTRE + HINT_CAP / 2, canvas.width - MARGIN
    if fitting.note:
        note = write(canvas, fitting.note, right, line, HINT, field.dim, align=Align.RIGHT)
        right = note.left - gap
    for hint in reversed(fitting.right):
        left = right - _hint_width(canvas, hint)
        _draw_hint(canvas, hint, left)
        right = left - gap
    x = MARGIN
    for hint in fitting.left:
        _draw_hint(canvas, hint, x)
        x += _hint_width(canvas, hint) + gap


def _fitting(canvas: Canvas, shown: Keys) -> tuple[Keys, float]:
    """Return the hints that fit side by side, and the gap between two, which narrows before any is left out.

    The first keys and the last one, the menu, stay: what is between them the menu reaches too.
    """
    room = canvas.width - 2 * MARGIN
    left, right, note = shown.left, shown.right, shown.note
    while True:
        kept = Keys(left, right, note)
        for gap in HINT_GAPS:
            if _keys_width(canvas, kept, gap) <= room:
                return kept, gap
        if note:
            note = ""
        elif len(left) > KEPT_HINTS:
            left = (*left[:-2], left[-1])
        elif right:
            right = right[:-1]
        elif left:
            left = left[:-1]
        else:
            return kept, 0.0


@piece
def slip(canvas: Canvas, shown: Slip) -> None:
    """Lay a slip over the line with its sentence, smaller if it is long."""
    hurry = shown.kind is SlipKind.HURRY
    ground = ALARM if hurry else IVORY
    canvas.field(0, SLIP_TOP, canvas.width, STRIP_TOP - SLIP_TOP, ground)
    if shown.kind is SlipKind.REFUSED:
        canvas.field(0, SLIP_TOP, REFUSED_BAR, STRIP_TOP - SLIP_TOP, ALARM)
    right = canvas.width - MARGIN
    if shown.figures:
        ink = Ink(IVORY if hurry else INK, ground)
        seconds = write_figures(canvas, shown.figures, right, SECONDS_LINE, SECONDS, ink, align=Align.RIGHT)
        right = seconds.left - GUTTER
    lines, size = _slip_lines(canvas, shown.parts, right - MARGIN)
    for parts, line in lines:
        most = _most(canvas, parts, right - MARGIN, size)
        left = MARGIN
        for part, gap in zip(parts, _gaps(parts), strict=True):
            left = _write_part(canvas, part, left, line, size, most, hurry=hurry) + gap * size
        if shown.cursor and parts is lines[-1][0]:
            x = left + CURSOR_GAP * size
            canvas.bar(x, line - 0.056 * size, 0.0037, 0.067 * size, canvas.palette.paper.dim.colour)


@piece
def undo_edge(canvas: Canvas, share: float) -> None:
    """Draw the red edge of a slip, which shortens while undo is offered."""
    canvas.field(0, SLIP_TOP, canvas.width * share, EDGE, ALARM)


def _write_part(
    canvas: Canvas, part: Key | Said, left: float, line: float, size: float, most: Most, *, hurry: bool
) -> float:
    """Draw a part of a slip at `size` of its full size; return where it ends."""
    dark = canvas.palette.paper.dim.colour if part.asked else INK
    words, ground = (IVORY, ALARM) if hurry else (dark, IVORY)
    cap = ENTRY.cap * size
    if isinstance(part, Said):
        style, ink = ENTRY.at(cap), Ink(words, ground)
        if not most.names:
            return write(canvas, part.words, left, line, style, ink, room=most.room).right
        end, rest = left, part.words[len(part.name) :]
        if part.name:
            cut = style._replace(floor=cap)
            end = write(canvas, part.name, left, line, cut, ink, room=most.room).right
        if not rest:
            return end
        gap = measure(canvas, " ", style) if rest[0].isspace() else 0.0
        return write(canvas, rest.strip(), end + gap, line, style, ink).right
    style, side = SLIP_NUMBER.at(SLIP_NUMBER.cap * size), SLIP_KEY * size
    ink = Ink(ALARM, IVORY) if hurry else Ink(IVORY, dark)
    return keycap(canvas, part.label, left, line - cap / 2, ink, style=style, height=side, least=side).right


def _gaps(parts: Parts) -> list[float]:
    """Return the gap behind each part, none behind the last; a comma stands close to a number."""
    gaps = []
    for part, following in pairwise(parts):
        close = isinstance(following, Said) and following.words[:1] in STOPS
        wide = SLIP_KEY_GAP if isinstance(part, Key) else SAID_GAP
        gaps.append(STOP_GAP if close else wide)
    return [*gaps, 0.0]


def _slip_lines(canvas: Canvas, parts: Parts, room: float) -> tuple[list[tuple[Parts, float]], float]:
    """Return the lines of a slip, each with its baseline, and the part of the full size they have.

    A sentence that would be small in one line stands in two.
    """
    size = min(1.0, room / max(0.01, _parts_width(canvas, parts)))
    if size >= TWO_LINES:
        return [(parts, SLIP_LINE - ENTRY.cap * (1 - size) / 2)], size
    lines = _in_two(canvas, parts, room)
    widest = max(_parts_width(canvas, line) for line in lines)
    size = max(SMALLEST, min(TWO_LINES, room / max(0.01, widest)))
    return list(zip(lines, TWO_SLIP_LINES, strict=True)), size


def _in_two(canvas: Canvas, parts: Parts, room: float) -> tuple[Parts, Parts]:
    """Return parts in two lines, as even as they can be between two thoughts; no name is parted.

    While an answer is typed the first line stays as long as it can, so that no word changes its line for a
    digit. What is too long for two lines stands so that the most is left of its names.
    """
    words = [piece for part in parts for piece in _words_of(part)]
    splits = [
        (_joined(words[:count]), _joined(words[count:]))
        for count in range(len(words) - 1, 0, -1)
        if not isinstance(words[count - 1], Key)
    ]
    if not splits:
        return parts[:1], parts[1:]
    fitting = [split for split in splits if _parts_width(canvas, split[0]) * TWO_LINES <= room]
    if fitting and any(part.asked for part in parts):
        return fitting[0]
    whole = [split for split in fitting if _parts_width(canvas, split[1]) * TWO_LINES <= room]
    if not whole:
        room_left = {
            split: min(_most(canvas, line, room, SMALLEST).of_names for line in split) for split in splits
        }
        best = max(room_left.values())
        whole = [split for split in splits if room_left[split] == best]
    return min(whole, key=lambda split: max(_parts_width(canvas, line) for line in split) * _tear(split[0]))


def _tear(line: Parts) -> float:
    """Return how much it costs to end a line here: less behind a stop."""
    last = line[-1]
    return ENDS.get(last.words[-1:], 1.0) if isinstance(last, Said) else 1.0


def _words_of(part: Key | Said) -> Parts:
    """Return the single words of a part, its name as one with what stands close behind it."""
    if isinstance(part, Key):
        return (part,)
    behind = part.words[len(part.name) :]
    close, *others = behind.split(" ")
    first = (replace(part, words=part.name + close),) if part.name + close else ()
    return (*first, *(Said(word, asked=part.asked) for word in others if word))


def _joined(words: list[Key | Said]) -> Parts:
    """Return single words joined to sentences again, up to the next number."""
    parts: list[Key | Said] = []
    for word in words:
        before = parts[-1] if parts else None
        if isinstance(before, Said) and isinstance(word, Said) and before.asked is word.asked:
            parts[-1] = replace(before, words=f"{before.words} {word.words}")
        else:
            parts.append(word)
    return tuple(parts)


def _most(canvas: Canvas, parts: Parts, room: float, size: float) -> Most:
    """Return what of a line is cut at a size, the longest first, so that no name is lost for another."""
    wide = _parts_width(canvas, parts) * size
    said = [part for part in parts if isinstance(part, Said)]
    words = [measure(canvas, part.words, ENTRY) * size for part in said]
    if wide <= room + ROUNDED:
        return Most(max(words, default=0.0) + ROUNDED, fits=True)
    names = [measure(canvas, part.name, ENTRY) * size for part in said if part.name]
    most = _filled(names, room - (wide - sum(names)))
    if most >= LEAST_NAME * size:
        return Most(most, names=True)
    return Most(_filled(words, room - (wide - sum(words))))


def _filled(widths: list[float], room: float) -> float:
    """Return the width to which the longest are cut for all to fit in the room."""
    most = 0.0
    for index, width in enumerate(sorted(widths)):
        most = max(0.0, room / (len(widths) - index))
        if width > most:
            break
        room -= width
        most = width
    return most


def _parts_width(canvas: Canvas, parts: Parts) -> float:
    return sum(_part_width(canvas, part) for part in parts) + sum(_gaps(parts))


def _part_width(canvas: Canvas, part: Key | Said) -> float:
    if isinstance(part, Said):
        return measure(canvas, part.words, ENTRY)
    return keycap_width(canvas, part.label, style=SLIP_NUMBER, least=SLIP_KEY)


def _draw_hint(canvas: Canvas, hint: Hint, x: float) -> None:
    """Draw a key from x on and what it does."""
    palette = canvas.palette
    key = keycap(canvas, hint.key, x, STRIP_CENTRE, palette.answer if hint.answer else palette.keycap)
    ink = palette.surface.text if hint.answer else palette.surface.dim
    write(canvas, hint.words, key.right + KEY_GAP, STRIP_CENTRE + HINT_CAP / 2, HINT, ink)
    if hint.held > 0:
        canvas.bar(x, HELD_LINE, min(1.0, hint.held) * _hint_width(canvas, hint), HELD_THICK, IVORY)


def _hint_width(canvas: Canvas, hint: Hint) -> float:
    return keycap_width(canvas, hint.key) + KEY_GAP + measure(canvas, hint.words, HINT)


def _keys_width(canvas: Canvas, shown: Keys, gap: float) -> float:
    hints = shown.left + shown.right
    wide = sum(_hint_width(canvas, hint) for hint in hints) + gap * max(0, len(hints) - 1)
    return wide + (measure(canvas, shown.note, HINT) + gap if shown.note else 0.0)
