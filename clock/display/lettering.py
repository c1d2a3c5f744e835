"""Lettering: Barlow at the sizes in use, measured, fitted into its room, and kept once rendered."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

from clock.display.theme import CAP_OF_EM, Colour, Face, Style
from clock.display.typefaces import Drawer, Typefaces, file_of
from clock.values import Struct, replace

Words = str | tuple[str, ...]
"""Words to write; of several wordings, the longest first, the first that fits is taken."""

ELLIPSIS = "…"

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
    """Words rendered: the surface holds the ink alone, `left` and `top` place it from pen and baseline."""

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
        self._colours: set[Colour] = set()
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
            parts = self._typefaces.parts(words, face)
            advance = sum(self._font(part.drawer, em, part.leftward).size(part.words)[0] for part in parts)
            self._advances[face, em, words] = advance
        return advance

    def fit(self, words: Words, style: Style, room: int | None) -> Fitted:
        """Return the wording and size that fit `room` pixels: shorter words first, then smaller, then cut."""
        wordings = tuple(map(_printable, (words,) if isinstance(words, str) else words))
        em = self.em(style.cap)
        # Where two things meet there is no room at all; a wording of no words fits there.
        left = None if room is None else max(0, room)
        for wording in wordings:
            advance = self.advance(wording, style.face, em)
            if left is None or advance <= left:
                return Fitted(wording, em, advance)
        return self._shrunk(wordings[-1], style, left or 0)

    def render(self, words: str, face: Face, em: int, colour: Colour) -> Lettered:
        """Return `words` in `colour`, cut to the ink, and keep them."""
        key = (face, em, words)
        return self._written.get(
            (key, colour), lambda: self._dyed(key, colour) or self._cut_to_ink(words, face, em, colour)
        )

    def _dyed(self, key: tuple[Face, int, str], colour: Colour) -> Lettered | None:
        """Return, in `colour`, words that are kept in another, which takes a tenth of drawing the letters."""
        self._colours.add(colour)
        for another in self._colours:
            kept = self._written.kept((key, another))
            if kept is not None:
                dyed = kept.surface.copy()
                dyed.fill((0, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
                dyed.fill(colour, special_flags=pygame.BLEND_RGB_ADD)
                return replace(kept, surface=dyed)
        return None

    def _cut_to_ink(self, words: str, face: Face, em: int, colour: Colour) -> Lettered:
        whole, ascent = self.render_once(words, face, em, colour)
        ink = whole.get_bounding_rect()
        advance = self.advance(words, face, em)
        return Lettered(whole.subsurface(ink).copy(), ink.x, ink.y - ascent, advance)

    def bearing(self, figure: str, face: Face, em: int) -> int:
        """Return how far the ink of a figure begins from the pen."""
        metrics = self._font(Drawer(file_of(face)), em).metrics(figure)[0]
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

    def render_once(self, words: str, face: Face, em: int, colour: Colour) -> tuple[pygame.Surface, int]:
        """Return `words` in `colour` from the pen on, for one use, and how far down the baseline lies."""
        drawn: list[tuple[pygame.Surface, int]] = []
        for part in self._typefaces.parts(words, face):
            font = self._font(part.drawer, em, part.leftward)
            drawn.append((font.render(part.words, True, colour), font.get_ascent()))
        if len(drawn) == 1:
            return drawn[0]
        ascent = max(above for _, above in drawn)
        high = ascent + max(surface.get_height() - above for surface, above in drawn)
        whole = pygame.Surface((sum(surface.get_width() for surface, _ in drawn), high), pygame.SRCALPHA)
        whole.fill((*colour, 0))
        x = 0
        for surface, above in drawn:
            whole.blit(surface, (x, ascent - above), special_flags=pygame.BLEND_RGBA_MAX)
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
    return "".join(c if c.isprintable() or c in JOINERS else " " for c in words if c not in UNSEEN)
