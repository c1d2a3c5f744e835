"""Lettering: Barlow at the sizes in use, measured, fitted into its room, and kept once rendered."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import fontpkg_barlow_condensed
import fontpkg_barlow_semi_condensed
import pygame

from clock.display.theme import CAP_OF_EM, Colour, Face, Style

Words = str | tuple[str, ...]
"""Words to write; of several wordings, the longest first, the first that fits is taken."""

ELLIPSIS = "…"

MOST_FONTS = 8
"""How many fonts are open at a time. Each takes a sixth of a megabyte; what is written is kept."""

MOST_MEASURED = 4_096
"""How many measured words are remembered."""


@dataclass(frozen=True, slots=True)
class Lettered:
    """Words rendered: the surface holds the ink alone, `left` and `top` place it from pen and baseline."""

    surface: pygame.Surface
    left: int
    top: int
    advance: int


@dataclass(frozen=True, slots=True)
class Fitted:
    """Words as they fit: what is written, at which size in pixels an em, and how wide they are."""

    words: str
    em: int
    advance: int


class Surfaces:
    """Surfaces once drawn and wanted again; the least used go when they take too many bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under `key`, made now if there is none."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        surface = make()
        self._kept[key] = surface
        self._bytes += _bytes_of(surface)
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(oldest)
        return surface


def _bytes_of(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


class Lettering:
    """The fonts of one canvas, whose height `unit` is in pixels."""

    def __init__(self, unit: float, surfaces: Surfaces) -> None:
        self._unit = unit
        self._surfaces = surfaces
        self._fonts: OrderedDict[tuple[Face, int], pygame.Font] = OrderedDict()
        self._places: dict[tuple[Face, int, str], tuple[int, int, int]] = {}
        self._advances: dict[tuple[Face, int, str], int] = {}
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
            advance = self._advances[face, em, words] = self._font(face, em).size(words)[0]
        return advance

    def fit(self, words: Words, style: Style, room: int | None) -> Fitted:
        """Return the wording and size that fit `room` pixels: shorter words first, then smaller, then cut."""
        wordings = tuple(map(_printable, (words,) if isinstance(words, str) else words))
        em = self.em(style.cap)
        for wording in wordings:
            advance = self.advance(wording, style.face, em)
            if room is None or advance <= room:
                return Fitted(wording, em, advance)
        return self._shrunk(wordings[-1], style, room or 0)

    def render(self, words: str, face: Face, em: int, colour: Colour) -> Lettered:
        """Return `words` in `colour`, cut to the ink, and keep them."""
        key = (face, em, words)
        surface = self._surfaces.get((key, colour), lambda: self.render_once(words, face, em, colour).surface)
        left, top, advance = self._places[key]
        return Lettered(surface, left, top, advance)

    def render_once(self, words: str, face: Face, em: int, colour: Colour) -> Lettered:
        """Return `words` in `colour`, cut to the ink, for one use."""
        font = self._font(face, em)
        whole = font.render(words, True, colour)
        ink = whole.get_bounding_rect()
        place = (ink.x, ink.y - font.get_ascent(), self.advance(words, face, em))
        self._places[face, em, words] = place
        return Lettered(whole.subsurface(ink).copy(), *place)

    def bearing(self, figure: str, face: Face, em: int) -> int:
        """Return how far the ink of a figure begins from the pen."""
        metrics = self._font(face, em).metrics(figure)[0]
        return 0 if metrics is None else metrics[0]

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

    def _font(self, face: Face, em: int) -> pygame.Font:
        font = self._fonts.get((face, em))
        if font is None:
            font = self._fonts[face, em] = pygame.Font(_file_of(face), em)
            if len(self._fonts) > MOST_FONTS:
                self._fonts.popitem(last=False)
        self._fonts.move_to_end((face, em))
        return font


def _printable(words: str) -> str:
    """Return words without what a font cannot draw: a name of the roster may hold anything."""
    return words if words.isprintable() else "".join(c if c.isprintable() else " " for c in words)


def _file_of(face: Face) -> str:
    package = fontpkg_barlow_semi_condensed if "SemiCondensed" in face.value else fontpkg_barlow_condensed
    return str(package.ROOT / "files" / f"{face.value}.ttf")
