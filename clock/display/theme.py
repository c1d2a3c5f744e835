"""The look: one palette a state of the night, the sizes of type, and the lines everything hangs on.

Every length is a fraction of the screen's height. A size of type is the height of its capitals; a figure is
as high as a capital.
"""

from enum import StrEnum
from typing import NamedTuple

from clock.values import Struct

Colour = tuple[int, int, int]


def colour(hexadecimal: str) -> Colour:
    """Return the colour that "#0E3E2F" stands for."""
    red, green, blue = bytes.fromhex(hexadecimal.removeprefix("#"))
    return red, green, blue


IVORY = colour("#F7EFDC")
INK = colour("#15140F")
ALARM = colour("#B01E2C")
WARNING = colour("#F6B12F")
PENCIL = colour("#6B6658")


class Ink(NamedTuple):
    """A colour to write in, and the flat colour it is written on."""

    colour: Colour
    ground: Colour


class Field(Struct, frozen=True):
    """A flat colour and what may stand on it.

    `strong` is for what matters, `dim` for words beside figures; `faint` draws what is past, keycaps and
    rules, and carries no words of its own.
    """

    ground: Colour
    text: Ink
    dim: Ink
    strong: Ink
    faint: Colour


class Palette(Struct, frozen=True):
    """The colours of one state of the night: its cloth, the rail's surface, and paper."""

    name: str
    cloth: Field
    surface: Field
    paper: Field
    keycap: Ink
    answer: Ink
    band: Ink


def _field(ground: Colour, text: Colour, dim: Colour, strong: Colour, faint: Colour) -> Field:
    return Field(ground, Ink(text, ground), Ink(dim, ground), Ink(strong, ground), faint)


def _palette(name: str, colours: str, *, paper_dim: str = "", band: Colour = IVORY) -> Palette:
    """Make a palette from "cloth surface text dim faint strong"; `paper_dim` defaults to the cloth."""
    cloth, surface, text, dim, faint, strong = (colour(each) for each in colours.split())
    on_paper = colour(paper_dim) if paper_dim else cloth
    return Palette(
        name=name,
        cloth=_field(cloth, text, dim, strong, faint),
        surface=_field(surface, text, dim, strong, faint),
        paper=_field(IVORY, INK, on_paper, INK, colour("#CFC6B2")),
        keycap=Ink(text, faint),
        answer=Ink(INK, IVORY),
        band=Ink(INK, band),
    )


RUNNING = _palette("running", "#0E3E2F #0A2F24 #F7EFDC #A3C9B6 #2F6A54 #F7EFDC")
LAST_MINUTE = _palette("last minute", "#F6B12F #E39C14 #15120A #453308 #B57A08 #15120A", paper_dim="#453308")
PAUSED = _palette("paused", "#1B1C1E #26282B #BDB7A9 #A09B90 #45474A #F7EFDC")
POWER_LOST = _palette("power lost", "#1B1C1E #26282B #BDB7A9 #A09B90 #45474A #F7EFDC", band=WARNING)
BREAK = _palette("break", "#123B63 #0D2E4F #F7EFDC #A9C6E3 #33628F #F7EFDC")
SEATS = _palette("seats", "#46203F #371831 #F7EFDC #DDB6D3 #7A4A70 #F7EFDC")
FINISHED = _palette("finished", "#7C1527 #631020 #F7EFDC #F0BDB5 #A8404D #F7EFDC")

PALETTES = (RUNNING, LAST_MINUTE, PAUSED, POWER_LOST, BREAK, SEATS, FINISHED)


class Face(StrEnum):
    """The cuts of Barlow in use. Condensed is for figures, Semi Condensed for words."""

    FIGURES_MEDIUM = "BarlowCondensed-Medium"
    FIGURES_SEMIBOLD = "BarlowCondensed-SemiBold"
    FIGURES_BOLD = "BarlowCondensed-Bold"
    WORDS_MEDIUM = "BarlowSemiCondensed-Medium"
    WORDS_SEMIBOLD = "BarlowSemiCondensed-SemiBold"

    # Everything that is kept by its style is looked up by it, many times a picture.
    __hash__ = str.__hash__


CAP_OF_EM = 0.70

FLOOR = 0.029
"""The cap height under which nothing a player needs is written."""

FIGURE_FLOOR = 0.022
"""The cap height to which a figure shrinks before it would be cut, for a figure that is cut is wrong."""

HINT_CAP = 0.022
"""The cap height of what only the host reads, at the keypad."""


class Style(NamedTuple):
    """A role of type: its face, its cap height, and the least cap height it may shrink to."""

    face: Face
    cap: float
    floor: float = FLOOR

    def at(self, cap: float) -> "Style":
        """Return this role at another cap height."""
        return Style(self.face, cap, min(cap, self.floor))

    def shrunk(self, share: float) -> "Style":
        """Return this role at a share of its cap height: never larger, and not under its floor."""
        return self.at(max(self.floor, self.cap * min(1.0, share)))


TIME = Style(Face.FIGURES_MEDIUM, 0.404, 0.30)
LONG_TIME = Style(Face.FIGURES_MEDIUM, 0.305, 0.20)
BLINDS = Style(Face.FIGURES_SEMIBOLD, 0.159, 0.13)
HEADLINE = Style(Face.WORDS_SEMIBOLD, 0.072)
WINNER = Style(Face.WORDS_SEMIBOLD, 0.096)
FACT = Style(Face.FIGURES_SEMIBOLD, 0.078, FLOOR)
ENTRY = Style(Face.WORDS_SEMIBOLD, 0.050)
TITLE = Style(Face.WORDS_SEMIBOLD, 0.0465)
BAND_WORDS = Style(Face.WORDS_SEMIBOLD, 0.0485)
PANEL_TITLE = Style(Face.WORDS_SEMIBOLD, 0.035)
PANEL_FIGURE = Style(Face.FIGURES_SEMIBOLD, 0.035, FIGURE_FLOOR)
TIME_OF_DAY = Style(Face.WORDS_SEMIBOLD, 0.043)
NEXT_BLINDS = Style(Face.FIGURES_SEMIBOLD, 0.043)
MONEY = Style(Face.FIGURES_SEMIBOLD, 0.0375, FIGURE_FLOOR)
NAME = Style(Face.WORDS_MEDIUM, 0.0325)
STRONG_NAME = Style(Face.WORDS_SEMIBOLD, 0.033)
TEXT = Style(Face.WORDS_MEDIUM, 0.0335)
LABEL = Style(Face.WORDS_MEDIUM, 0.029)
STOP_LABEL = Style(Face.WORDS_MEDIUM, 0.030)
STEP = Style(Face.WORDS_MEDIUM, 0.0312)
HINT = Style(Face.WORDS_MEDIUM, HINT_CAP, HINT_CAP)
HINT_KEY = Style(Face.FIGURES_SEMIBOLD, HINT_CAP, HINT_CAP)
TABLE_NAME = Style(Face.WORDS_SEMIBOLD, 0.037)
TABLE_WORDS = Style(Face.WORDS_MEDIUM, 0.0315)
SIDE_WORDS = Style(Face.WORDS_MEDIUM, 0.035)
STAGE = Style(Face.WORDS_MEDIUM, 0.046)
TOP_TIME = Style(Face.FIGURES_MEDIUM, 0.0965, 0.08)
TOP_BLINDS = Style(Face.FIGURES_SEMIBOLD, 0.0965, 0.06)
NUMBER = Style(Face.FIGURES_BOLD, 0.033)

MARGIN = 0.05
RAIL = 0.528
GUTTER = 0.05
HEADER = 0.0965
TIME_LINE = 0.544
BLINDS_LINE = 0.7458
NIGHT_LINE = 0.817
NIGHT_LABELS = 0.911
STRIP_TOP = 0.930
STRIP_CENTRE = 0.965
FACT_LINES = (0.2315, 0.346)
FACT_STEP = 0.049
RAIL_RULE = 0.393
PANEL_TITLE_LINE = 0.461
PANEL_ROW_LINE = 0.528
SLIP_TOP = 0.782
COVERED_BOTTOM = 0.760
"""Where a page ends while a slip lies over its lower part: a strip of cloth keeps two papers apart."""

PAPER_TITLE = 0.080
"""How far the title of a page of paper stands below its upper edge."""

NARROW = 1.56
"""A screen less wide than this many heights has no rail."""
