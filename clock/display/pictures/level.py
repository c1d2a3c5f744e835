"""The picture of a level: the time, the blinds, the line of the night, players and prizes.

It is also the picture of a pause, of the last minute, of waiting and of a power cut, by its palette and band.
"""

from dataclasses import dataclass

from clock.display.canvas import Canvas
from clock.display.chips import ChipFace
from clock.display.lettering import Words
from clock.display.pieces.clock_face import Fact, blinds, blinds_pair, chips_fit, pair_cap, time_left
from clock.display.pieces.grounds import cloth, rail, rail_left
from clock.display.pieces.head import Band, band, banner, header, last_minute_bar, rail_time_of_day
from clock.display.pieces.night_line import NightLine, night_line
from clock.display.pieces.side import Panel, facts, fits_beside, panel, panel_beside, panel_on_line
from clock.display.theme import BLINDS, RUNNING, Palette


@dataclass(frozen=True, slots=True)
class LevelPicture:
    """All that a level shows. Every field is in words or figures as they are to be read.

    `following` is the next level's blinds: they stand beside those of now when `last_minute` (the share of
    the minute that is left) is set. `covered` says that a slip lies over the line. On a narrow screen the
    panel shares its place with the chips, which are drawn in the turn of the panel of chips.
    """

    title: Words
    time: str
    blinds: str
    line: NightLine
    palette: Palette = RUNNING
    time_of_day: str = ""
    following: str = ""
    last_minute: float | None = None
    ante: Fact | None = None
    chips: tuple[ChipFace, ...] = ()
    facts: tuple[Fact, ...] = ()
    panel: Panel | None = None
    band: Band | None = None
    banner: Words = ""
    covered: bool = False
    skip_held: float = 0.0

    @property
    def paired(self) -> bool:
        """Return whether the next blinds are asked to stand beside those of now."""
        return self.last_minute is not None and bool(self.following)

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.use(self.palette)
        cloth(canvas)
        rail(canvas)
        self._draw_head(canvas)
        time_left(canvas, self.time)
        pair = self.paired and pair_cap(canvas, self.blinds, self.following) >= BLINDS.floor
        if pair:
            blinds_pair(canvas, self.blinds, self.following)
        line_kept = self._draw_narrow(canvas, pair=pair) if canvas.narrow else self._draw_rail(canvas)
        if not pair and not canvas.narrow:
            blinds(canvas, self.blinds, self.ante, self.chips)
        if line_kept and not self.covered:
            night_line(canvas, self.line, on_rail=not canvas.narrow, pair=pair, skip_held=self.skip_held)

    def _draw_head(self, canvas: Canvas) -> None:
        facts_here = self.facts if canvas.narrow else ()
        if self.last_minute is not None:
            last_minute_bar(canvas, self.last_minute)
        if self.banner:
            on_band = self.time_of_day if canvas.narrow else ""
            banner(canvas, self.banner, rail_left(canvas), on_band, paused=self.band is not None)
            if not canvas.narrow:
                rail_time_of_day(canvas, self.time_of_day)
        elif self.band is not None:
            band(canvas, self.band, self.time_of_day, facts_here, over_rail=True)
        else:
            header(canvas, self.title, self.time_of_day, facts_here)

    def _draw_rail(self, canvas: Canvas) -> bool:
        facts(canvas, self.facts)
        if self.panel is not None:
            panel(canvas, self.panel)
        return True

    def _draw_narrow(self, canvas: Canvas, *, pair: bool) -> bool:
        """Draw the panel that a rail would hold; return whether the line keeps its place."""
        beside = not pair and self.ante is None
        large = beside and (self.panel is None or self.panel.of_chips)
        large = large and chips_fit(canvas, self.blinds, self.chips)
        if not pair:
            in_play = self.panel.figure if self.panel is not None else ""
            blinds(canvas, self.blinds, self.ante, self.chips if large else (), in_play if large else "")
        if self.panel is None or large:
            return True
        if beside and fits_beside(canvas, self.panel, self.blinds):
            panel_beside(canvas, self.panel, self.blinds)
            return True
        if not self.covered:
            panel_on_line(canvas, self.panel)
        return False
