"""Lettering: Barlow at the sizes in use, measured, fitted into its room, and kept once rendered."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from typing import Generic, TypeVar

import pygame

from clock.display.theme import CAP_OF_EM, Face, Ink, Style
from clock.display.typefaces import Drawer, Typefaces, file_of
from clock.values import Struct, replace

Words = str | tuple[str, ...]
"""Words to write; of several wordings, the longest first, the first that fits is taken."""


def wordings(words: Words) -> tuple[str, ...]:
    """Return the wordings of words, the longest first."""
    return (words,) if isinstance(words, str) else words


ELLIPSIS = "…"
FIGURES = "0123456789"

SOFT_EDGE = 2
"""How many pixels the edge of a letter may reach beyond where it is said to end."""

JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""What some scripts need between two letters, and nobody sees."""

UNSEEN = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
"""Marks that tell a direction. Letters tell it themselves, and no name may turn a sentence round."""

MOST_FONTS = 4
"""How many fonts are open at a time: what they wrote is kept, and each takes a sixth of a megabyte."""

GREAT = 0.3
"""From such a part of the height on a font is open for as long as it writes: it keeps each letter it drew."""

MOST_MEASURED = 512
"""How many measured words are remembered."""


class Lettered(Struct, frozen=True):
    """Words rendered: the surface holds the ink alone, `left` and `top` place it from pen and baseline.

    A point of it is a byte: how many of 255 steps the colour is from that of the ground.
    """

    surface: pygame.Surface
    left: int
    top: int
    advance: int


class Fitted(Struct, frozen=True):
    """Words as they fit: what is written, at which size in pixels an em, and how wide they are."""

    words: str
    em: int
    advance: int


Kept = TypeVar("Kept", pygame.Surface, Lettered)


class Surfaces(Generic[Kept]):
    """Surfaces once drawn and wanted again; the least used go when they take too many bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        """Return what is kept under `key`, made now if there is nothing."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = make()
        self._kept[key] = made
        self._bytes += _bytes_of(made)
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(oldest)
        return made

    def kept(self, key: Hashable) -> Kept | None:
        """Return what is kept under `key`, None if there is nothing."""
        return self._kept.get(key)


def _bytes_of(kept: pygame.Surface | Lettered) -> int:
    surface = kept.surface if isinstance(kept, Lettered) else kept
    return surface.get_pitch() * surface.get_height()


class Lettering:
    """The fonts of one canvas, whose height `unit` is in pixels."""

    def __init__(self, unit: float, written: Surfaces[Lettered], typefaces: Typefaces | None = None) -> None:
        self._unit = unit
        self._written = written
        self._typefaces = typefaces or Typefaces()
        self._fonts: OrderedDict[tuple[Drawer, bool, int], pygame.Font] = OrderedDict()
        self._inks: set[Ink] = set()
        self._advances: dict[tuple[Face, int, str], int] = {}
        self._bearings: dict[tuple[Face, int, str], int] = {}
        self._air: dict[tuple[Face, int, int], int] = {}
        pygame.font.init()

    def em(self, cap: float) -> int:
        """Return the font size in pixels at which capitals are `cap` of the canvas high."""
        return max(1, round(cap / CAP_OF_EM * self._unit))

    def advance(self, words: str, face: Face, em: int) -> int:
        """Return how far the pen moves over `words`, in pixels."""
        advance = self._advances.get((face, em, words))
        if advance is None:
            if len(self._advances) >= MOST_MEASURED:
                self._advances.clear()
            parts = self._typefaces.parts(words, face)
            advance = sum(self._font(part.drawer, em, part.leftward).size(part.words)[0] for part in parts)
            self._advances[face, em, words] = advance
        return advance

    def fit(self, words: Words, style: Style, room: int | None) -> Fitted:
        """Return the wording and size that fit `room` pixels: shorter words first, then smaller, then cut."""
        printable = tuple(map(_printable, wordings(words)))
        em = self.em(style.cap)
        # Where two things meet there is no room at all; a wording of no words fits there.
        left = None if room is None else max(0, room)
        for wording in printable:
            advance = self.advance(wording, style.face, em)
            if left is None or advance <= left:
                return Fitted(wording, em, advance)
        return self._shrunk(printable[-1], style, left or 0)

    def render(self, words: str, face: Face, em: int, ink: Ink) -> Lettered:
        """Return `words` cut to where there is ink, and keep them."""
        key = (face, em, words)
        return self._written.get(
            (key, ink), lambda: self._dyed(key, ink) or self._cut_to_ink(words, face, em, ink)
        )

    def _dyed(self, key: tuple[Face, int, str], ink: Ink) -> Lettered | None:
        """Return, in `ink`, words that are kept in another, which takes a tenth of drawing the letters."""
        self._inks.add(ink)
        for another in self._inks:
            kept = self._written.kept((key, another))
            if kept is not None:
                dyed = kept.surface.copy()
                dyed.set_palette(_steps(ink))
                return replace(kept, surface=dyed)
        return None

    def _cut_to_ink(self, words: str, face: Face, em: int, ink: Ink) -> Lettered:
        whole, ascent = self.render_once(words, face, em, ink)
        inked = _inked(whole)
        advance = self.advance(words, face, em)
        return Lettered(whole.subsurface(inked).copy(), inked.x, inked.y - ascent, advance)

    def bearing(self, figure: str, face: Face, em: int) -> int:
        """Return how far the ink of a figure begins from the pen."""
        bearing = self._bearings.get((face, em, figure))
        if bearing is None:
            metrics = self._font(Drawer(file_of(face)), em).metrics(figure)[0]
            bearing = self._bearings[face, em, figure] = 0 if metrics is None else metrics[0]
        return bearing

    def air(self, face: Face, em: int, cell: int) -> int:
        """Return how many pixels beside each edge of a cell no figure reaches that stands in its middle."""
        air = self._air.get((face, em, cell))
        if air is None:
            font = self._font(Drawer(file_of(face)), em)
            inks = [metrics[:2] for metrics in font.metrics(FIGURES) if metrics is not None]
            pens = [round((cell - self.advance(figure, face, em)) / 2) for figure in FIGURES]
            beside = [(pen + ink[0], cell - pen - ink[1]) for pen, ink in zip(pens, inks, strict=True)]
            air = self._air[face, em, cell] = max(0, min(map(min, beside)) - SOFT_EDGE)
        return air

    def _shrunk(self, words: str, style: Style, room: int) -> Fitted:
        least = min(self.em(style.floor), self.em(style.cap))
        em = self.em(style.cap)
        while em > least:
            advance = self.advance(words, style.face, em)
            if advance <= room:
                return Fitted(words, em, advance)
            em = max(least, min(em - 1, em * room // advance + 1))
        return self._cut(words, style.face, least, room)

    def _cut(self, words: str, face: Face, em: int, room: int) -> Fitted:
        advance = self.advance(words, face, em)
        if advance <= room:
            return Fitted(words, em, advance)
        fits, too_long = 0, len(words)
        while too_long - fits > 1:
            middle = (fits + too_long) // 2
            if self.advance(words[:middle].rstrip() + ELLIPSIS, face, em) <= room:
                fits = middle
            else:
                too_long = middle
        cut = words[:fits].rstrip() + ELLIPSIS
        return Fitted(cut, em, self.advance(cut, face, em))

    def render_once(self, words: str, face: Face, em: int, ink: Ink) -> tuple[pygame.Surface, int]:
        """Return `words` on their ground from the pen on, for one use, and how far down the baseline lies."""
        drawn: list[tuple[pygame.Surface, int]] = []
        for part in self._typefaces.parts(words, face):
            font = self._font(part.drawer, em, part.leftward)
            drawn.append((font.render(part.words, True, ink.colour, ink.ground), font.get_ascent()))
        if len(drawn) == 1:
            return drawn[0]
        ascent = max(above for _, above in drawn)
        high = ascent + max(surface.get_height() - above for surface, above in drawn)
        whole = pygame.Surface((sum(surface.get_width() for surface, _ in drawn), high), 0, 8)
        whole.set_palette(_steps(ink))
        x = 0
        for surface, above in drawn:
            whole.blit(surface, (x, ascent - above))
            x += surface.get_width()
        return whole, ascent

    def _font(self, drawer: Drawer, em: int, leftward: bool = False) -> pygame.Font:
        if em >= GREAT * self._unit:
            return _opened(drawer, em, leftward=leftward)
        key = (drawer, leftward, em)
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = _opened(drawer, em, leftward=leftward)
            if len(self._fonts) > MOST_FONTS:
                self._fonts.popitem(last=False)
        self._fonts.move_to_end(key)
        return font


def _inked(words: pygame.Surface) -> pygame.Rect:
    """Return the box about all that is not ground.

    The library's own search goes through point by point, which takes thrice as long as drawing the words.
    """
    points, pitch, wide = words.get_buffer().raw.rstrip(b"\0"), words.get_pitch(), words.get_width()
    if not points:
        return pygame.Rect(0, 0, 0, 0)
    top = (len(points) - len(points.lstrip(b"\0"))) // pitch
    rows = points[top * pitch :]
    left = next(x for x in range(wide) if any(rows[x::pitch]))
    right = next(x for x in reversed(range(wide)) if any(rows[x::pitch]))
    return pygame.Rect(left, top, right + 1 - left, -(-len(rows) // pitch))


@cache
def _steps(ink: Ink) -> tuple[pygame.Color, ...]:
    """Return the colours from the ground to that of the ink, as a font has them that draws on a ground.

    They are the library's own: to read them from tuples would take five times as long as copying a word.
    """
    (red, green, blue), ground = ink.colour, ink.ground
    return tuple(
        pygame.Color(
            ground[0] + int((red - ground[0]) * step / 255),
            ground[1] + int((green - ground[1]) * step / 255),
            ground[2] + int((blue - ground[2]) * step / 255),
        )
        for step in range(256)
    )


def _opened(drawer: Drawer, em: int, *, leftward: bool) -> pygame.Font:
    """Return a font opened for what it is to draw."""
    font = pygame.Font(drawer.file, em)
    if drawer.embolden:
        font.bold = True
    if drawer.script:
        font.set_script(drawer.script)
    if leftward:
        font.set_direction(pygame.DIRECTION_RTL)
    return font


def _printable(words: str) -> str:
    """Return words without what a font cannot draw: a name of the roster may hold anything."""
    if words.isprintable():
        return words
    drawn = "".join(c if c.isprintable() or c in JOINERS else " " for c in words if c not in UNSEEN)
    return drawn if drawn.strip(JOINERS) else ""
