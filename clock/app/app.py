"""The App itself: takes presses and acts, carries out what scenes answer, and shows how things stand."""

import select
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import Enum

from clock.app.edges import Buzz, Lamp, Lamps, Outputs, Screen
from clock.app.inbox import Inbox
from clock.director import Director
from clock.ledger import Night as OpenedNight
from clock.moment import Moment, Time
from clock.press import Control, Press, Release, Source
from clock.roster import Listed
from clock.scenes import scene as s
from clock.scenes.after import BeganBefore, SaidOut, SaidUndone, may_come_back
from clock.scenes.beginning import old_night
from clock.scenes.holds import Holds, Wish, Wished
from clock.scenes.menu import safe_menu
from clock.scenes.naming import Naming
from clock.scenes.night import Night, night_changes_ms
from clock.scenes.sentence import sentence
from clock.scenes.shown import Shown, seen_by, shown
from clock.scenes.sight import PanelTurn, Sight
from clock.scenes.slip import OnSlip, refused, said
from clock.scenes.stack import Stack
from clock.settings import Settings, SkipBy
from clock.tournament.acts import Act
from clock.tournament.commands import (
    BustOut,
    CallClock,
    Command,
    Pause,
    Rebuy,
    Resume,
    Skip,
    Start,
    TakeBackToggle,
    Undo,
)
from clock.tournament.refusals import AskIfBefore, Refused
from clock.tournament.rules import look, next_due_ms
from clock.tournament.structure import SECOND
from clock.words import Words

SAID_MS = 6 * SECOND
"""How long a confirmation or a refusal stands, if no key ends it before."""

MOVING_MS = 40
"""How often what moves is drawn: the ring around the button, the edge of a slip."""


class Ending(Enum):
    """Why the loop ended."""

    CLOSED = "closed"
    SHUT_DOWN = "shut down"


@dataclass(frozen=True, slots=True)
class Spoken:
    """A sentence that stands for a while; a refusal is gone with the next key."""

    slip: OnSlip
    until_ms: int
    refused: bool


class App:
    """Drives one night. `refusals` are the words of what was refused since somebody cleared them."""

    def __init__(
        self,
        director: Director,
        settings: Settings,
        words: Words,
        time: Time,
        *,
        screen: Screen | None = None,
        outputs: Outputs | None = None,
        regulars: Sequence[Listed] = (),
        nights: Sequence[OpenedNight] = (),
        warning: str = "",
        version: str = "",
    ) -> None:
        """Take a night up. `nights` are those that can be begun instead, tonight's house first."""
        self.director = director
        self.refusals: list[str] = []
        self.ending: Ending | None = None
        self._settings = settings
        self._words = words
        self._time = time
        self._screen = screen
        self._outputs = outputs
        self._regulars = tuple(regulars)
        self._nights = tuple(nights)
        self._warning = warning
        self._version = version
        now_ms = time.now().boot_ms
        self._inbox = Inbox()
        self._stack = Stack(Night(), now_ms)
        self._holds = Holds(hold_skip=settings.skip is SkipBy.HOLD)
        self._panel = PanelTurn(settings.panels_ms, since_ms=now_ms)
        self._spoken: Spoken | None = None
        self._toggled = False
        self._told_wall: tuple[datetime, int] | None = None
        self._last: Shown | None = None
        self._lamps: Lamps | None = None

    # What comes in

    def press(self, press: Press | Release) -> None:
        """Take a press or a release, from any thread; the next frame carries it out."""
        self._inbox.put(press)

    def act(self, command: Command) -> str | None:
        """Carry an act out as if a scene had answered with it; return the words if it is refused."""
        now = self._time.now()
        self._let_pass(now.boot_ms)
        self.director.go_on()
        return self._follow(command, now)

    def frame(self) -> None:
        """Carry out what has come in and what time has brought, and show it."""
        for press in self._inbox.take():
            self._take(press)
        for press in self._screen.presses() if self._screen is not None else ():
            self._take(press)
        now = self._time.now()
        self._let_pass(now.boot_ms)
        self.director.advance(now)
        if self.director.old is not None and isinstance(self._stack.top.scene, Night):
            self._stack.push(old_night(self.director.old, self._sight(now)), now.boot_ms)
        self._show(now)
        # The second that falls into a write to the disk has been drawn before it.
        self.director.mark(now)

    def next_moment(self) -> int:
        """Return the boot time of the next moment at which something changes, or a mark is due."""
        change_ms, mark_ms = self.next_change(), self.director.mark_due_ms
        return mark_ms if change_ms is None else min(change_ms, mark_ms)

    def next_change(self) -> int | None:
        """Return the boot time of the next moment at which something changes; None: not by itself."""
        now = self._time.now()
        moments = [
            self._holds.next_ms,
            self._stack.top.closes_ms,
            self._spoken.until_ms if self._spoken is not None else None,
            next_due_ms(self.director.tournament, now.boot_ms),
            *((self._next_picture(now),) if self._screen is not None else ()),
        ]
        return min((moment for moment in moments if moment is not None), default=None)

    def picture(self) -> Shown:
        """Return what the screen shows, or would show if there were one."""
        return self._picture(self._time.now())

    def run(self) -> Ending:
        """Go round until the night is closed or the box is to be shut down."""
        while True:
            self.frame()
            if self._screen is not None and self._screen.closing:
                self.end(Ending.CLOSED)
            if self.ending is not None:
                return self.ending
            self._sleep()

    def end(self, ending: Ending) -> None:
        """Let the loop end at its next turn; a signal handler may call this."""
        self.ending = self.ending or ending
        self._inbox.wake()

    def close(self) -> None:
        """Leave a last mark and let go of the ledger."""
        self.director.close(shut_down=self.ending is Ending.SHUT_DOWN)
        self._inbox.close()

    def abandon(self) -> None:
        """Let go of everything without a word, as a process that dies."""
        self.director.abandon()
        self._inbox.close()

    # Time

    def _let_pass(self, now_ms: int) -> None:
        """Let holds become long enough, and close what has stood for its time."""
        for wished in self._holds.look(now_ms):
            self._grant(wished)
        self._stack.close_what_is_over(now_ms)
        if self._spoken is not None and now_ms >= self._spoken.until_ms:
            self._spoken = None

    def _sleep(self) -> None:
        due_ms = self.next_moment()
        wait = None if due_ms is None else max(0, due_ms - self._time.now().boot_ms) / 1000
        if self._screen is not None:
            self._screen.wait([self._inbox.fileno()], wait)
        else:
            select.select([self._inbox.fileno()], [], [], wait)

    def _moment(self, at_ms: int) -> Moment:
        now = self._time.now()
        return replace(now, boot_ms=min(at_ms, now.boot_ms))

    def _wall(self, now: Moment) -> datetime | None:
        """Return the time of day: as the host told it, else as the box knows it."""
        if self._told_wall is None:
            return now.wall
        told, at_ms = self._told_wall
        return told + timedelta(milliseconds=now.boot_ms - at_ms)

    # Presses

    def _take(self, press: Press | Release) -> None:
        self._let_pass(press.at_ms)
        writing = isinstance(self._stack.top.scene, Naming) and press.source is Source.KEYBOARD
        if press.control in {Control.PAUSE, Control.SKIP} and not writing:
            for wished in self._holds.take(press):
                self._grant(wished)
        elif isinstance(press, Press):
            if self._spoken is not None and self._spoken.refused:
                self._spoken = None
            self._give(press)

    def _grant(self, wished: Wished) -> None:
        """Do what a button asks for."""
        at = self._moment(wished.at_ms)
        match wished.wish:
            case Wish.TOGGLE:
                self.director.go_on()
                self._toggled = self._command(self._toggle(at), at) is not None
            case Wish.SAFE_MENU:
                if self._toggled:
                    self._command(TakeBackToggle(), at)
                self._stack.reset()
                self._stack.push(safe_menu(self._sight(at)), at.boot_ms)
            case Wish.SKIP:
                act = self._command(Skip(), at)
                while act is not None and isinstance(self._stack.top.scene, SaidOut | SaidUndone):
                    self._stack.pop()

    def _toggle(self, at: Moment) -> Start | Pause | Resume:
        tournament = look(self.director.tournament, at.boot_ms)
        if not tournament.started:
            return Start()
        return Pause() if tournament.clock.running else Resume()

    def _give(self, press: Press) -> None:
        """Give a key to the topmost scene, and carry out its answer."""
        top, at = self._stack.top, self._moment(press.at_ms)
        outcome = top.scene.on_press(press, seen_by(top, self._stack, self._sight(at)))
        if outcome is None:
            return
        if isinstance(outcome, s.PassOn):
            self._stack.pop()
            self._give(press)
            return
        self._stack.touch(at.boot_ms)
        if self._carried_out(outcome, at):
            self._buzz(Buzz.TAKEN)

    def _carried_out(self, outcome: s.Outcome, at: Moment) -> bool:
        """Carry out what a scene answered; return whether it was taken."""
        match outcome:
            case s.Push(scene):
                self._stack.push(scene, at.boot_ms)
            case s.Swap(scene):
                self._stack.swap(scene, at.boot_ms)
            case s.Pop():
                self._stack.pop()
            case s.Reset(then):
                self._reset(then, at)
            case s.Refuse(words):
                self._refuse(words, at)
                return False
            case s.Do():
                return self._done(outcome, at)
            case s.TurnPanels(turn):
                self._turn_panels(turn, at)
            case s.TellTime(minute):
                midnight = datetime(2000, 1, 1, tzinfo=UTC)
                self._told_wall = (midnight + timedelta(minutes=minute), at.boot_ms)
                self._stack.reset()
            case s.BeginNight(house):
                self._begin(house.name)
            case s.GoOn():
                self.director.go_on()
                self._stack.reset()
            case s.ShutDown():
                self.ending = Ending.SHUT_DOWN
            case s.FullScreen():
                if self._screen is not None:
                    self._screen.toggle_full_screen()
            case None | s.PassOn():
                return False
            case command:
                return self._done(s.Do((command,)), at)
        return True

    def _reset(self, then: s.Scene | None, at: Moment) -> None:
        self._stack.reset()
        if then is not None:
            self._stack.push(then, at.boot_ms)

    def _turn_panels(self, turn: s.Turn, at: Moment) -> None:
        shown_now = self._panel.turn(at.boot_ms)
        step = 1 if turn is s.Turn.NEXT else 0
        self._panel = replace(
            self._panel,
            first=shown_now + step,
            since_ms=at.boot_ms,
            held=self._panel.held if turn is s.Turn.NEXT else turn is s.Turn.HOLD,
        )
        if turn is not s.Turn.NEXT:
            self._stack.reset()

    def _begin(self, house: str) -> None:
        tonight = next(night for night in self._nights if night.house.name == house)
        self.director.new_night(tonight)
        self._stack.reset()
        self._spoken = None

    # Acts

    def _done(self, wanted: s.Do, at: Moment) -> bool:
        """Make a scene's acts; the scene stays when one is refused."""
        for command in wanted.commands[:-1]:
            if self._command(command, at) is None:
                return False
        last = wanted.commands[-1]
        if wanted.then is None and not wanted.stay:
            return self._follow(last, at) is None
        act = self._command(last, at)
        if act is None:
            return False
        if wanted.then is not None:
            self._reset(wanted.then, at)
        else:
            self._stack.pop()
            self._say(act, at)
        return True

    def _command(self, command: Command, at: Moment) -> Act | None:
        """Hand a command to the director; None if it was refused, which is then said."""
        try:
            return self.director.handle(command, at)
        except Refused as refusal:
            words = self._words.refusals.sentence(refusal.reason, look(self.director.tournament, at.boot_ms))
            if isinstance(refusal.reason, AskIfBefore) and isinstance(command, Rebuy):
                self.refusals.append(words)
                self._reset(BeganBefore(command.player, words), at)
            else:
                self._refuse(words, at)
            return None

    def _follow(self, command: Command, at: Moment) -> str | None:
        """Make an act and show what follows it; return the words if it is refused."""
        taken_back = self._words.acts.undo(self.director.tournament)
        act = self._command(command, at)
        if act is None:
            return self.refusals[-1]
        if isinstance(command, Start | Pause | Resume | TakeBackToggle):
            return None
        self._stack.reset()
        match command:
            case BustOut():
                told = self._words.confirmations.confirmation(act.events, self.director.tournament)
                asked = may_come_back(self.director.tournament, command)
                self._stack.push(SaidOut(command, told, asked), at.boot_ms)
            case Undo():
                self._stack.push(SaidUndone(self._words.showing.undone(taken_back)), at.boot_ms)
            case _:
                self._say(act, at)
        return None

    def _say(self, act: Act, at: Moment) -> None:
        """Say in a slip what an act has done."""
        tournament = self.director.tournament
        words = self._words.confirmations.confirmation(act.events, tournament)
        if words and not isinstance(act.command, CallClock):
            slip = said(sentence(words, tournament, tournament.players))
            self._spoken = Spoken(slip, at.boot_ms + SAID_MS, refused=False)

    def _refuse(self, words: str, at: Moment) -> None:
        """Say why not, and keep it for whoever asks."""
        self.refusals.append(words)
        self._spoken = Spoken(
            refused(sentence(words, self.director.tournament)), at.boot_ms + SAID_MS, refused=True
        )
        self._buzz(Buzz.REFUSED)

    # What goes out

    def sight(self) -> Sight:
        """Return what a scene sees now."""
        return self._sight(self._time.now())

    def _sight(self, now: Moment) -> Sight:
        return Sight(
            look(self.director.tournament, now.boot_ms),
            now.boot_ms,
            self._words,
            self._settings,
            self._panel,
            self._wall(now),
            self._regulars,
            tuple(night.house for night in self._nights),
            self.director.not_saved,
            self._warning,
            self._version,
            self.director.power,
            self._holds.skip_share(now.boot_ms),
        )

    def _picture(self, now: Moment) -> Shown:
        spoken = self._spoken
        slip = None
        if spoken is not None:
            view = self._stack.top.scene.view(seen_by(self._stack.top, self._stack, self._sight(now)))
            slip = spoken.slip if spoken.refused or not isinstance(view, OnSlip) else None
        return shown(self._stack, self._sight(now), slip)

    def _show(self, now: Moment) -> None:
        self._light(now)
        if self._screen is None:
            return
        picture = self._picture(now)
        if picture != self._last:
            self._screen.show(picture)
            self._last = picture

    def _next_picture(self, now: Moment) -> int:
        """Return when the picture changes next, by time alone."""
        moving = self._holds.skip_share(now.boot_ms) > 0
        if self._last is not None and self._last.slip is not None:
            moving = moving or self._last.slip.undo_left is not None
        if moving:
            return now.boot_ms + MOVING_MS
        return night_changes_ms(self._sight(now))

    def _light(self, now: Moment) -> None:
        if self._outputs is None:
            return
        tournament = look(self.director.tournament, now.boot_ms)
        pause = Lamp.ON if tournament.clock.running else Lamp.BLINKING
        if tournament.finished:
            pause = Lamp.OFF
        lamps = Lamps(pause, Lamp.ON if self._holds.skip_is_down else Lamp.OFF)
        if lamps != self._lamps:
            self._outputs.light(lamps)
            self._lamps = lamps

    def _buzz(self, buzz: Buzz) -> None:
        if self._outputs is not None:
            self._outputs.buzz(buzz)
