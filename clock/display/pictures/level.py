"""The picture of a level: the time, the blinds, the line of the night, players and prizes.

It is also the picture of a pause, of the last minute, of waiting and of a power cut, by its palette and band.
"""

from clock.display.canvas import Canvas
from clock.display.chips import ChipFace
from clock.display.lettering import Words
from clock.display.pieces.clock_face import (
    Fact,
    ante_fits,
    blinds,
    blinds_pair,
    blinds_shown,
    chips_fit,
    pair_shown,
    time_left,
    without_ante,
)
from clock.display.pieces.grounds import cloth, paper, rail, rail_left
from clock.display.pieces.hands import hands_on_line
from clock.display.pieces.head import Band, band, banner, header, last_minute_bar, rail_time_of_day
from clock.display.pieces.night_line import NightLine, night_line, night_line_moved
from clock.display.pieces.side import Panel, facts, fits_beside, panel, panel_beside, panel_on_line
from clock.display.theme import RUNNING, SLIP_TOP, Palette
from clock.display.times import Run, Times
from clock.values import Struct, replace

PAPER_TOP = 0.5585
"""Where the paper begins on which new blinds lie: below the time."""


class LevelPicture(Struct, frozen=True):
    """All that a level shows. Every field is in words or figures as they are to be read.

    `following` is the next level's blinds: they stand beside those of now when `last_minute` (the share of
    the minute that is left) is set. An ante that has no room beside the blinds is told by `title_with_ante`.
    `covered` says that a slip lies over the line, and `new` that it tells of these blinds: they lie on the
    same paper, so that the change is seen by who looks elsewhere. On a narrow screen the panel shares its
    place with the chips, which are drawn in the turn of the panel of chips.
    """

    title: Words
    time: str
    blinds: Words
    line: NightLine
    palette: Palette = RUNNING
    time_of_day: str = ""
    following: Words = ""
    last_minute: float | None = None
    ante: Fact | None = None
    title_with_ante: Words = ""
    chips: tuple[ChipFace, ...] = ()
    facts: tuple[Fact, ...] = ()
    panel: Panel | None = None
    band: Band | None = None
    banner: Words = ""
    covered: bool = False
    new: bool = False
    skip_held: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.use(self.palette)
        cloth(canvas)
        rail(canvas)
        pair = self._pair(canvas)
        beside = self.ante is not None and pair is None and ante_fits(canvas, self.blinds, self.ante)
        ante = self.ante if beside else None
        self._draw_head(canvas, self.title if ante is self.ante else self.title_with_ante)
        time_left(canvas, self.time)
        on_paper = self.new and pair is None
        if on_paper:
            paper(canvas, 0, PAPER_TOP, rail_left(canvas), SLIP_TOP - PAPER_TOP)
        now = blinds_shown(canvas, self.blinds if ante is None else without_ante(self.blinds), ante)
        if pair is not None:
            blinds_pair(canvas, *pair)
        elif not canvas.narrow:
            blinds(canvas, now, ante, self.chips, on_paper=on_paper)
        line_kept = self._draw_narrow(canvas, now, ante, pair is not None) if canvas.narrow else True
        if not canvas.narrow:
            told = pair is None and ante is None and chips_fit(canvas, now, self.chips)
            self._draw_rail(canvas, told=told)
        if line_kept and not self.covered:
            paired = pair is not None
            night_line(canvas, self.line, on_rail=not canvas.narrow, pair=paired, skip_held=self.skip_held)

    @property
    def times(self) -> Times:
        """Return the times on the picture."""
        return Times(self.time, self.line.at, self.line.figures)

    def moved(self, times: Times) -> "LevelPicture":
        """Return the picture with other times on it."""
        line = replace(self.line, at=times.at, figures=times.to_break)
        return replace(self, time=times.left, line=line)

    def draw_times(self, canvas: Canvas, times: Times) -> None:
        """Draw the times alone."""
        canvas.run_on(Run.LEFT, times.left)
        canvas.run_on(Run.TO_BREAK, times.to_break)
        night_line_moved(canvas, self.line, times.at, self.skip_held)

    def _pair(self, canvas: Canvas) -> tuple[str, str] | None:
        """Return the blinds of now and those that come, where they stand side by side."""
        if self.last_minute is None or not self.following:
            return None
        return pair_shown(canvas, self.blinds, self.following)

    def _draw_head(self, canvas: Canvas, title: Words) -> None:
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
            header(canvas, title, self.time_of_day, facts_here)

    def _draw_rail(self, canvas: Canvas, *, told: bool) -> None:
        """Draw the rail; chips that are `told` beside the blinds are listed by their colours there."""
        facts(canvas, self.facts)
        if self.panel is not None:
            panel(canvas, replace(self.panel, of_chips=False) if told else self.panel)

    def _draw_narrow(self, canvas: Canvas, now: str, ante: Fact | None, pair: bool) -> bool:
        """Draw the blinds and what a rail would hold; return whether the line keeps its place.

        New blinds are alone on their paper but for the chips: what a rail would hold waits for its end.
        """
        if self.new:
            blinds(canvas, now, ante, self.chips, on_paper=True)
            return True
        beside = not pair and ante is None
        # The button is on the line, and about it the ring of SKIP.
        on_line = not self.covered and not self.skip_held
        hands = self.panel.hands if self.panel is not None and on_line else ()
        free = self.panel is None or self.panel.of_chips or hands
        large = beside and bool(free) and chips_fit(canvas, now, self.chips)
        if not pair:
            in_play = self.panel.figure if self.panel is not None else ""
            chips, in_play = (self.chips, in_play) if large else ((), "")
            blinds(canvas, now, ante, chips, in_play)
        if hands:
            hands_on_line(canvas, hands)
            return False
        if self.panel is None or large:
            return True
        if beside and fits_beside(canvas, self.panel, now):
            panel_beside(canvas, self.panel, now)
            return True
        if on_line:
            panel_on_line(canvas, self.panel)
        return not on_line
