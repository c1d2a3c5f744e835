"""The whole picture: the topmost page, the slip over it, and the strip of keys."""

from clock.display.canvas import Canvas
from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.hands import HandsPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture, ListPicture, TextPicture
from clock.display.pictures.move import MovePicture, MovesPicture, TablePicture
from clock.display.pictures.race import RacePicture
from clock.display.pictures.seating import SeatsPicture
from clock.display.pictures.standings import StandingsPicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces import foot
from clock.display.pieces.foot import Keys
from clock.display.times import Times
from clock.scenes.ask import AskNumber
from clock.scenes.level_page import above_all
from clock.scenes.night_keys import holding
from clock.scenes.night_page import night_slip
from clock.scenes.on_keyboard import slip_called, strip_called
from clock.scenes.scene import Page, WithLine
from clock.scenes.sentence import sentence
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip, refused
from clock.scenes.stack import Lying, Stack
from clock.values import Struct, replace


class Shown(Struct, frozen=True):
    """All that is on the screen. Equal pictures look the same, so only another one is drawn."""

    page: Page
    slip: OnSlip | None
    keys: Keys

    def draw(self, canvas: Canvas) -> None:
        """Draw the page, the slip over it, and the keys."""
        self.page.draw(canvas)
        if self.slip is not None:
            self.slip.draw(canvas)
        foot.keys(canvas, self.keys)

    def moved(self, times: Times) -> "Shown":
        """Return the picture with other times on its page."""
        return replace(self, page=self.page.moved(times)) if isinstance(self.page, WithLine) else self

    def draw_times(self, canvas: Canvas, times: Times) -> None:
        """Draw the times on the page alone."""
        if isinstance(self.page, WithLine):
            self.page.draw_times(canvas, times)


def shown(stack: Stack, sight: Sight, spoken: OnSlip | None = None) -> Shown:
    """Return the picture of a stack of scenes; `spoken` is said besides, over any other slip."""
    top = stack.top
    keys = top.scene.keys(seen_by(top, top, sight))
    slip = spoken
    for lying in stack.from_top:
        about = "" if slip is None else slip.slip.number
        view = lying.scene.view(replace(seen_by(lying, top, sight), on_slip=about))
        if not isinstance(view, OnSlip):
            if slip is None and len(stack.from_top) == 1:
                slip = night_slip(sight)
            if slip is None and warned_on_slip(view):
                slip = _slip_above_all(sight)
            if sight.skip_held > 0:
                slip, keys = (None, keys) if isinstance(view, WithLine) else (slip, holding(keys, sight))
            if sight.by_keyboard:
                keys = strip_called(keys, sight)
                slip = None if slip is None else slip_called(slip, sight)
            return Shown(_under(view, slip), slip, keys)
        slip = slip or view
    raise AssertionError("the night shows a page")


def seen_by(lying: Lying, top: Lying, sight: Sight) -> Sight:
    """Return what one scene of a stack sees; the answer to what it asks does not cover it."""
    answered = isinstance(top.scene, AskNumber) and top.scene.answers_page
    return replace(sight, since_ms=lying.since_ms, covered=lying is not top and not answered)


def warned_on_slip(page: Page) -> bool:
    """Return whether what the host must know above all lies on a slip over a page, which has no banner."""
    match page:
        case LevelPicture() | BreakPicture() | CountdownPicture() | StandingsPicture():
            return False  # opened at the menu, the standings leave the place free
        case ListPicture() | TextPicture() | HandsPicture() | RacePicture():
            return False  # the host opens them for a moment and needs all of them: the banner waits
        case SeatsPicture() | MovePicture() | MovesPicture() | TablePicture() | WinnerPicture():
            return True


def _slip_above_all(sight: Sight) -> OnSlip | None:
    """Return what the host must know above all as a slip, for a page that has no banner."""
    words = above_all(sight)
    return refused(sentence(words, sight.tournament)) if words else None


def _under(page: Page, slip: OnSlip | None) -> Page:
    """Return the page, which makes room where a slip lies over it, and goes on from it with new blinds."""
    if slip is not None and slip.of_new_level and isinstance(page, LevelPicture):
        return replace(page, covered=True, new=True)
    return page if slip is None or isinstance(page, WinnerPicture) else replace(page, covered=True)
