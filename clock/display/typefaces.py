"""Which typeface draws which letter: Barlow, or another one for the scripts that Barlow lacks.

A name may be in any script. Greek and Cyrillic, Arabic and Hebrew come with the clock; for all others the
fonts of the system are looked through, once and only when such a letter is to be drawn. A letter that no
typeface has is drawn as `UNKNOWN`.
"""

import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import fontpkg_barlow_condensed
import fontpkg_barlow_semi_condensed
import pygame

from clock.display.theme import Face

UNKNOWN = "?"

SYSTEM_FONTS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path("~/.local/share/fonts"))

SYSTEM_FAMILIES = (
    *("NotoSansCJK-Medium", "NotoSansCJK-Regular", "NotoSansJP", "NotoSansKR", "NotoSansSC", "NotoSansTC"),
    *("NotoSans", "NotoEmoji", "Symbola", "DejaVuSans.", "DejaVuSans-Bold.", "DroidSansFallback"),
    *("wqy", "ipag", "unifont"),
)
"""How the files begin that are tried, best first. Fonts of coloured bitmaps are not: they have one size."""

ENDINGS = {".ttf", ".otf", ".ttc"}

BARLOWS_OWN = "\u00a0\u202f\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2026\u20ac"
"""What Barlow has besides Latin letters, so that the clock's own words are not looked up: spaces, dashes,
quotation marks, the ellipsis, the euro."""

LAST_LATIN = "ž"
NOT_BARLOWS = "ĲĸĿŉ"
"""Barlow has the Latin letters up to `LAST_LATIN` but for these."""

MISSING = "\U0010fffe"
"""A letter that no font has: what is drawn for it is drawn for any that is missing."""

PROBE_EM = 24

SCRIPTS = {
    "ARABIC": "Arab",
    "ARMENIAN": "Armn",
    "BENGALI": "Beng",
    "CJK": "Hani",
    "CYRILLIC": "Cyrl",
    "DEVANAGARI": "Deva",
    "GEORGIAN": "Geor",
    "GREEK": "Grek",
    "HANGUL": "Hang",
    "HEBREW": "Hebr",
    "HIRAGANA": "Hira",
    "KATAKANA": "Kana",
    "TAMIL": "Taml",
    "TELUGU": "Telu",
    "THAI": "Thai",
}
"""Scripts by how the names of their letters begin: a shaper joins letters only if it knows the script."""


class Drawer(NamedTuple):
    """What draws some letters: a file, whether it must be made bold, and the script it is told."""

    file: str
    embolden: bool = False
    script: str = ""


OWN = Drawer("")
"""Stands for the face that was asked for, where Barlow has the letter."""


class Part(NamedTuple):
    """Letters that one typeface draws in one direction; parts stand in the order they are seen in."""

    words: str
    drawer: Drawer
    leftward: bool = False


class Typefaces:
    """The typefaces at hand. `folders` are searched for what the clock's own ones lack."""

    def __init__(self, folders: tuple[Path, ...] = SYSTEM_FONTS) -> None:
        self._folders = folders
        self._system: tuple[str, ...] | None = None
        self._drawers: dict[tuple[str, bool], Drawer | None] = {}
        self._probes: dict[str, _Probe] = {}
        pygame.font.init()

    def parts(self, words: str, face: Face) -> tuple[Part, ...]:
        """Return words by what draws them, in the order they are seen in from left to right."""
        own = Drawer(file_of(face))
        if words.isascii() or all(map(_in_barlow, words)):
            return (Part(words, own),)
        strong = "Bold" in face.value
        logical = self._logical_parts(words, own, strong=strong)
        return tuple(_as_seen(logical))

    def lacking(self, words: str) -> str:
        """Return the letters that are drawn as `UNKNOWN`, each once."""
        others = dict.fromkeys(one for one in words if not _in_barlow(one) and not _clings(one))
        return "".join(one for one in others if self._drawer(one, strong=False) is None)

    def _logical_parts(self, words: str, own: Drawer, *, strong: bool) -> list[Part]:
        """Return words by what draws them, in the order they are read in."""
        drawn: list[tuple[str, Drawer, bool]] = []
        leftwards = _leftwards(words)
        for letter, leftward in zip(words, leftwards, strict=True):
            if drawn and (_clings(letter) or (letter.isspace() and leftward)):
                drawn.append((letter, drawn[-1][1], drawn[-1][2]))
                continue
            drawer = OWN if _in_barlow(letter) else self._drawer(letter, strong=strong)
            by = own if drawer in {OWN, None} else drawer
            drawn.append((letter if drawer else UNKNOWN, by, leftward and drawer is not None))
        return [
            Part("".join(letter for letter, _, _ in group), drawer, leftward)
            for (drawer, leftward), group in groupby(drawn, key=lambda one: one[1:])
        ]

    def _drawer(self, letter: str, *, strong: bool) -> Drawer | None:
        """Return what draws a letter that Barlow lacks; None if nothing at hand does."""
        key = (letter, strong)
        if key not in self._drawers:
            self._drawers[key] = self._found(letter, strong=strong)
        return self._drawers[key]

    def _found(self, letter: str, *, strong: bool) -> Drawer | None:
        script = SCRIPTS.get(unicodedata.name(letter, "").split(" ")[0].split("-")[0], "")
        if self._has(_BARLOW, letter):
            return OWN
        for file, has_weight in _shipped(strong=strong):
            if self._has(file, letter):
                return Drawer(file, strong and not has_weight, script)
        for file in self._system_fonts():
            if self._has(file, letter):
                return Drawer(file, strong and letter.isalpha(), script)
        return None

    def _has(self, file: str, letter: str) -> bool:
        probe = self._probes.get(file)
        if probe is None:
            probe = self._probes[file] = _Probe(file)
        return probe.has(letter)

    def _system_fonts(self) -> tuple[str, ...]:
        if self._system is None:
            found = (file for folder in self._folders for file in folder.expanduser().rglob("*.*"))
            ranked = sorted((_rank(file.name), str(file)) for file in found if _is_tried(file))
            self._system = tuple(file for _, file in ranked)
        return self._system


class _Probe:
    """A font opened to ask which letters it has; pygame cannot tell, so it draws them and looks."""

    def __init__(self, file: str) -> None:
        self._font = pygame.Font(file, PROBE_EM)
        self._missing = self._drawn(MISSING)

    def has(self, letter: str) -> bool:
        """Return whether the font draws a letter as something else than one it lacks."""
        return self._drawn(letter) != self._missing

    def _drawn(self, letter: str) -> bytes:
        surface = self._font.render(letter, False, (255, 255, 255))
        return pygame.image.tobytes(surface, "RGBA")


@cache
def file_of(face: Face) -> str:
    """Return the file of a face of Barlow."""
    package = fontpkg_barlow_semi_condensed if "SemiCondensed" in face.value else fontpkg_barlow_condensed
    return str(package.ROOT / "files" / f"{face.value}.ttf")


_BARLOW = file_of(Face.WORDS_MEDIUM)


def _shipped(*, strong: bool) -> Iterator[tuple[str, bool]]:
    """Yield the other files that come with the clock, and whether each has the weight that is wanted.

    Their packages are imported here and not above: a night of Latin names needs none of them.
    """
    for package, name, has_weight in (
        ("fontpkg_fira_sans_condensed", "FiraSansCondensed-" + ("Medium" if strong else "Regular"), True),
        ("fontpkg_ibm_plex_sans_arabic", "IBMPlexSansArabic-" + ("SemiBold" if strong else "Medium"), True),
        ("fontpkg_varela_round", "VarelaRound-Regular", False),
    ):
        yield str(import_module(package).ROOT / "files" / f"{name}.ttf"), has_weight


def _in_barlow(letter: str) -> bool:
    return (letter <= LAST_LATIN and letter not in NOT_BARLOWS) or letter in BARLOWS_OWN


def _clings(letter: str) -> bool:
    """Return whether a letter belongs to the one before it: an accent, a joiner, a choice of form."""
    return unicodedata.category(letter) in {"Mn", "Mc", "Me", "Cf"}


def _leftwards(words: str) -> list[bool]:
    """Return for each letter whether it is read to the left; what lies between two such letters is too."""
    leftwards = [unicodedata.bidirectional(letter) in {"R", "AL"} for letter in words]
    last: int | None = None
    for place, leftward in enumerate(leftwards):
        if leftward:
            if last is not None:
                leftwards[last:place] = [True] * (place - last)
            last = place
        elif words[place].isalnum():
            last = None
    return leftwards


def _as_seen(parts: list[Part]) -> Iterator[Part]:
    """Yield parts from left to right: those read to the left stand in the other order."""
    for leftward, group in groupby(parts, key=lambda part: part.leftward):
        side_by_side = list(group)
        yield from reversed(side_by_side) if leftward else side_by_side


def _is_tried(file: Path) -> bool:
    name = file.name
    slanted = "Italic" in name or "Oblique" in name
    return file.suffix in ENDINGS and not slanted and name.startswith(SYSTEM_FAMILIES)


def _rank(name: str) -> int:
    return next(place for place, family in enumerate(SYSTEM_FAMILIES) if name.startswith(family))
