"""The App: takes presses and acts in, lets time pass, and sends pictures and signals out."""

import select
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from enum import Enum

from clock.app.announcer import Announcer
from clock.app.desk import Arrangements, Desk
from clock.app.edges import Loudspeaker, Outputs, Screen
from clock.app.floor import Errand, Floor
from clock.app.inbox import Inbox
from clock.app.showing import Showing
from clock.app.signboard import Signboard
from clock.director import Director
from clock.league.scores import Score
from clock.mishaps import NotShutDown
from clock.moment import Moment, Time
from clock.press import Control, Press, Release, Source
from clock.scenes.beginning import old_night
from clock.scenes.farewell import Farewell
from clock.scenes.holds import Holds, Wished
from clock.scenes.naming import Naming
from clock.scenes.new_night import choose_season
from clock.scenes.shown import Shown
from clock.scenes.sight import Sight
from clock.settings import SkipBy
from clock.signs import Buzz
from clock.tournament.commands import Command
from clock.tournament.rules import look
from clock.tournament.structure import SECOND
from clock.troubles import Trouble, lacks_pins
from clock.values import replace

Watch = Callable[[int], int]
"""Takes the boot time of each turn of the loop as a sign of life, and returns when it wants the next."""


def _no_box() -> NotShutDown | None:
    """Shut nothing down, and have no reason against it: there is no box to this app."""


class Ending(Enum):
    """Why the loop ended."""

    CLOSED = "closed"
    SHUT_DOWN = "shut down"


class App:
    """Drives one night. Without a screen or outputs it does all the same, and shows nothing."""

    def __init__(
        self,
        director: Director,
        arranged: Arrangements,
        time: Time,
        *,
        screen: Screen | None = None,
        outputs: Outputs | None = None,
        watch: Watch | None = None,
        power_off: Callable[[], NotShutDown | None] | None = _no_box,
    ) -> None:
        """Take a night up.

        `watch` is given a sign of life at each turn. `power_off` has the box shut down as soon as the clock
        has ended, or returns why that cannot be; None: the clock alone ends.
        """
        settings = arranged.settings
        self.director = director
        self.ending: Ending | None = None
        self._left = False
        self._time = time
        self._screen = screen
        self._signboard = Signboard(outputs, settings.tv_off_after_ms)
        self._inbox = Inbox()
        self._desk = Desk(arranged, director, time.now().boot_ms)
        self._floor = Floor(director, self._desk)
        self._announcer = Announcer(
            settings.sound, arranged.words, lambda: self._desk.choices.wall(time.now())
        )
        if director.went_on_from_ms is not None:
            self._announcer.go_on(director.tournament, director.went_on_from_ms)
        self._warnings: deque[tuple[str, tuple[Trouble, ...]]] = deque()
        self._troubles: dict[str, tuple[Trouble, ...]] = {}
        self._holds = Holds(hold_skip=settings.skip is SkipBy.HOLD)
        self._showing = (
            Showing(screen, self._desk, self._holds, self._sight_at) if screen is not None else None
        )
        self._almanac = arranged.almanac
        self._day: date | None = None
        self._watch = watch
        self._power_off = power_off
        self._watch_ms: int | None = None

    @property
    def refusals(self) -> list[str]:
        """Return the words of what was refused since somebody cleared them."""
        return self._floor.refusals

    # What comes in

    def press(self, press: Press | Release) -> None:
        """Take a press or a release, from any thread; the next frame carries it out."""
        self._inbox.put(press)

    def warn(self, troubles: tuple[Trouble, ...], *, part: str = "devices") -> None:
        """Take what is wrong with a part of the hardware, from any thread; the next frame shows it."""
        self._warnings.append((part, troubles))
        self._inbox.wake()

    def take_up(self, outputs: Outputs) -> None:
        """Take up what shows signs and is found only now, from any thread; the next frame sets them."""
        self._signboard.take_up(outputs)
        self._inbox.wake()

    def take_up_sound(self, loudspeaker: Loudspeaker) -> None:
        """Take a loudspeaker up that is found only now, from any thread."""
        self._announcer.take_up(loudspeaker)
        self._inbox.wake()

    def act(self, command: Command) -> str | None:
        """Carry an act out as if a scene had answered with it; return the words if it is refused."""
        now = self._time.now()
        if self._showing is not None:
            self._showing.forget()
        self._let_pass(now)
        self.director.go_on()
        refused = self._floor.follow(command, now)
        self._desk.note(now.boot_ms, by_hand=True)
        return refused

    def frame(self) -> None:
        """Carry out what has come in and what time has brought, and show it."""
        while self._warnings:
            self._warned(*self._warnings.popleft())
        # What is let go later may not have been read below: until then alone it is known what is held.
        read = self._time.now()
        for press in self._inbox.take():
            self._take(press)
        for press in self._screen.presses() if self._screen is not None else ():
            self._take(press)
        self._grant(self._holds.look(read.boot_ms), read)
        now = self._time.now()
        self._desk.let_pass(now.boot_ms)
        self.director.advance(now)
        if self.director.old is not None and self._desk.is_clear:
            self._desk.stack.push(old_night(self.director.old, self._sight_at(now)), now.boot_ms)
        self._follow_calendar(now)
        self._desk.note(now.boot_ms)
        self._show(now)
        self._announcer.turn_to(self._desk.choices.volume)
        self._announcer.speak(self._desk.choices.words)
        tournament, is_clear = self.director.tournament, self._desk.is_clear
        if self._announcer.listen(tournament, now.boot_ms, night_is_seen=is_clear):
            self.director.mark_soon(now)
        # The second that falls into a write to the disk has been drawn before it.
        self.director.mark(now)
        if self._watch is not None:
            self._watch_ms = self._watch(now.boot_ms)

    def _follow_calendar(self, now: Moment) -> None:
        """Let a night that nobody has touched become the one that the calendar has for a new day (L8)."""
        day = None if now.wall is None else now.wall.date()
        if self._almanac is None or day == self._day:
            return
        self._day = day
        fixtures, director = self._almanac.fixtures, self.director
        if not fixtures.by_itself or not director.untouched or self._desk.night_is_chosen:
            return
        house = director.tournament.house
        night = self._almanac.by_calendar(self._desk.night_in(house.name, None), now)
        if night != director.night:
            self._desk.new_night(night)
        fitting = fixtures.usual(house.name, day)
        if len(fitting) > 1 and self._desk.is_clear:
            self._desk.stack.push(choose_season(house, fitting, self._sight_at(now)), now.boot_ms)

    def scores(self) -> Mapping[int, Score]:
        """Return the night's scores in the league, by number."""
        return self._desk.scores(self._time.now())

    def _warned(self, part: str, troubles: tuple[Trouble, ...]) -> None:
        self._troubles[part] = troubles
        every = tuple(trouble for part in self._troubles.values() for trouble in part)
        self._desk.troubles = tuple(trouble for trouble in every if not lacks_pins(trouble))
        if len(self._desk.troubles) < len(every):
            self._desk.without_pins()

    def _take(self, press: Press | Release) -> None:
        at = _at_press(self._time.now(), press.at_ms)
        self._let_pass(at)
        writing = isinstance(self._desk.stack.top.scene, Naming) and press.source is Source.KEYBOARD
        if isinstance(press, Press):
            self._signboard.pressed(at.boot_ms)
            self._desk.pressed(press)
        if press.control in {Control.PAUSE, Control.SKIP} and not writing:
            if isinstance(press, Press):
                self._desk.fall_silent()
            self._grant(self._holds.take(press), at)
        elif press.control is Control.FULL_SCREEN and not writing:
            self._toggle_full_screen(press)
        elif isinstance(press, Press):
            self._answer(self._floor.key(press, at), at)
            self._desk.note(at.boot_ms, by_hand=True)

    def _toggle_full_screen(self, press: Press | Release) -> None:
        """Change between the whole screen and a window, whatever lies before the host."""
        if self._screen is not None and isinstance(press, Press):
            self._screen.toggle_full_screen()

    def _answer(self, answer: Buzz | Errand | None, at: Moment) -> None:
        match answer:
            case Buzz():
                self._buzz(answer)
            case Errand.SHUT_DOWN:
                self._shut_down(at)
            case None:
                pass

    def _shut_down(self, at: Moment) -> None:
        """Have the box shut down, with a last page to read; where it will not be, say why.

        Where no box goes down with it the clock alone ends.
        """
        why = None if self._power_off is None else self._power_off()
        if why is not None:
            self._buzz(self._floor.refuse_box(why, at))
            return
        self._desk.clear(Farewell(of_box=self._power_off is not None), at.boot_ms)
        self._desk.fall_silent()
        self.end(Ending.SHUT_DOWN)

    def _let_pass(self, now: Moment) -> None:
        """Let holds become long enough, and close what has stood for its time."""
        self._grant(self._holds.look(now.boot_ms), now)
        self._desk.let_pass(now.boot_ms)

    def _grant(self, wished: Sequence[Wished], now: Moment) -> None:
        for one in wished:
            self._buzz(self._floor.wish(one.wish, _at_press(now, one.at_ms)))
            self._desk.note(now.boot_ms, by_hand=True)

    # The loop

    def next_moment(self) -> int:
        """Return the boot time of the next moment at which something changes, or a mark is due."""
        return self._wakes_ms(self._time.now())

    def next_change(self) -> int | None:
        """Return the boot time of the next moment at which something changes; None: not by itself."""
        return self._changes_ms(self._time.now())

    def _wakes_ms(self, now: Moment) -> int:
        change_ms, mark_ms = self._changes_ms(now), self.director.mark_due_ms
        # A mark is due a second early, so that it can wait for the next second: one waking is for both.
        return mark_ms if change_ms is None or change_ms > mark_ms + SECOND else change_ms

    def _changes_ms(self, now: Moment) -> int | None:
        moments = (
            self._holds.next_ms,
            self._desk.next_ms(),
            self._announcer.next_ms,
            self._signboard.next_ms,
            self.director.due_ms,
            self._watch_ms,
            self._showing.changes_ms(now) if self._showing is not None else None,
        )
        return min([moment for moment in moments if moment is not None], default=None)

    def run(self) -> Ending:
        """Go round until the night is closed or the box is to be shut down."""
        while True:
            self.frame()
            if self._screen is not None and self._screen.closing:
                self.end(Ending.CLOSED)
            if self.ending is not None:
                return self.ending
            self._sleep()

    @property
    def wakes_by(self) -> int:
        """Return the descriptor to write to that wakes the loop; the system itself may do so at a signal."""
        return self._inbox.writes

    def end(self, ending: Ending) -> None:
        """Let the loop end at its next turn; a signal handler may call this."""
        self.ending = self.ending or ending
        self._inbox.wake()

    def leave_night(self) -> None:
        """Leave a last mark and let go of the ledger; what was ended on purpose says so in its mark."""
        if not self._left:
            self._left = True
            self.director.close(on_purpose=self.ending is not None)

    def go_dark(self) -> None:
        """Switch off what stands beside the picture, the TV too: the last page has been read."""
        self._signboard.go_dark()

    def close(self) -> None:
        """Leave the night, if that is still to be done, and take nothing more from any thread."""
        self.leave_night()
        self._inbox.close()

    def abandon(self) -> None:
        """Let go of everything without a word, as a process that dies."""
        self.director.abandon()
        self._inbox.close()

    def _sleep(self) -> None:
        now = self._time.now()
        seconds = max(0, self._wakes_ms(now) - now.boot_ms) / 1000
        if self._screen is not None:
            self._screen.wait([self._inbox.fileno()], seconds)
        else:
            select.select([self._inbox.fileno()], [], [], seconds)

    # What goes out

    def sight(self) -> Sight:
        """Return what a scene sees now."""
        return self._sight_at(self._time.now())

    def _sight_at(self, now: Moment) -> Sight:
        return self._desk.sight(now, self._holds.skip_share(now.boot_ms))

    def picture(self) -> Shown:
        """Return what the screen shows, or would show if there were one."""
        return self._desk.picture(self.sight())

    def _show(self, now: Moment) -> None:
        if self._signboard.is_seen:
            tournament = look(self.director.tournament, now.boot_ms)
            self._signboard.show(tournament, skip_is_down=self._holds.skip_is_down, now_ms=now.boot_ms)
        if self._showing is not None:
            self._showing.show(now)

    def _buzz(self, buzz: Buzz) -> None:
        self._announcer.key(buzz)
        self._signboard.buzz(buzz)


def _at_press(now: Moment, press_ms: int) -> Moment:
    """Return the moment of a press that was read a little later; it does not lie ahead."""
    return replace(now, boot_ms=min(press_ms, now.boot_ms))
