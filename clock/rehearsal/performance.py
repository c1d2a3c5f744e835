"""The performance: plays a script through the real App, Director and Ledger."""

from collections.abc import Callable
from dataclasses import dataclass, field

from clock.app import App
from clock.files.faults import BadFile
from clock.press import Press, Release, Source
from clock.rehearsal import actions as a
from clock.rehearsal.acts import Replanned, Wanted
from clock.rehearsal.ears import Ears
from clock.rehearsal.expecting import Failed, check
from clock.rehearsal.outcomes import Outcomes
from clock.rehearsal.script import BadScript, Line, Script
from clock.rehearsal.script_time import ScriptTime
from clock.report import report
from clock.tournament.commands import Command, Replan
from clock.tournament.places import deal
from clock.tournament.refusals import Refused
from clock.tournament.structure import SECOND, Stage
from clock.words import Words
from clock.words.figures import decimal, hours

Performance = tuple[tuple[Line, a.Action], ...]

Entries = tuple[tuple[int, Command], ...]
"""What enters the players of the head, each with its line."""

MARKS_BEFORE_CUT_MS = 10 * SECOND
"""In virtual time marks are left only so long before the power is cut: nobody would miss the others."""


def rehearsed(script: Script) -> Performance:
    """Return every line with what it does; raises BadScript before anything is played."""
    return tuple((line, a.action_of(line)) for line in script.lines)


@dataclass(slots=True)
class Rehearsal:
    """Plays lines one after the other.

    `boot` opens the App on the night's ledger, as a start of the program does; `replanned` reads the house's
    stages from its file as it is now and raises BadFile; `picture` saves what the screen shows.
    """

    time: ScriptTime
    boot: Callable[[], App]
    words: Words
    outcomes: Outcomes
    replanned: Callable[[], tuple[Stage, ...]]
    picture: Callable[[App, str], None]
    _app: App | None = None
    _back_ms: int | None = None
    _same_boot: bool = False
    _releases: list[tuple[int, Release]] = field(default_factory=list)
    _keys_line: int = 0
    _refused: list[str] = field(default_factory=list)
    _ears: Ears | None = None

    def play(self, entries: Entries, performance: Performance) -> None:
        """Start the program, enter the players, play all lines, and end as a program that is ended does.

        Raises BadScript when a player cannot be entered.
        """
        if any(isinstance(action, a.ExpectHeard) for _, action in performance):
            self._ears = Ears()
        self._app = self._started()
        try:
            self._enter(self._app, entries)
            self.time.begin()
            for line, action in performance:
                self._come_to(line, action)
                if not isinstance(action, a.ExpectRefused):
                    self._settle_refusals()
                self._do(line, action)
            self._settle_refusals()
        finally:
            if self._app is not None:
                self._app.close()

    @staticmethod
    def _enter(app: App, entries: Entries) -> None:
        for line, command in entries:
            refused = app.act(command)
            if refused is not None:
                raise BadScript(line, refused)

    def _come_to(self, line: Line, action: a.Action) -> None:
        """Let time pass up to a line."""
        always = self.time.speed is not None
        if isinstance(action, a.Gone) and not action.same_boot and not always:
            self._advance(line.at_ms - MARKS_BEFORE_CUT_MS, marks=False)
            always = True
        self._advance(line.at_ms, marks=always)

    def _do(self, line: Line, action: a.Action) -> None:
        match action:
            case a.Show():
                self.outcomes.state(self.state())
            case a.Expect(expectation):
                failed = check(expectation, self.state())
                if failed is not None:
                    self.outcomes.failed(line.number, failed)
            case a.ExpectRefused(part):
                self._expect_refused(line, part)
            case a.ExpectHeard(chimes):
                self._expect_heard(line, chimes)
            case a.WallJump(seconds):
                self.time.set_wall(seconds)
            case a.Gone():
                self._go(action)
            case _ if self._app is None:
                return
            case a.Act(wanted):
                self._act(self._app, line, wanted)
            case a.Keys():
                self._press(self._app, line, action)
            case a.Shot(file):
                self._app.frame()
                self.picture(self._app, file)
            case a.Deal():
                self._deal(self._app, line, action)

    def _act(self, app: App, line: Line, wanted: Wanted) -> None:
        try:
            command = Replan(self.replanned()) if isinstance(wanted, Replanned) else wanted
        except BadFile as bad:
            self._note_refused(line.number, [str(bad)])
            return
        refused = app.act(command)
        app.refusals.clear()
        if refused is not None:
            self._note_refused(line.number, [refused])
        elif self._ears is not None:
            app.frame()  # what an act leads to is heard in time only by who has heard the act

    def _press(self, app: App, line: Line, keys: a.Keys) -> None:
        self._keys_line = line.number
        for control in keys.controls:
            now_ms = self.time.now().boot_ms
            app.press(Press(control, now_ms, Source.SCRIPT))
            if keys.held_ms:
                until = now_ms + keys.held_ms
                self._releases.append(
                    (self.time.at_ms + keys.held_ms, Release(control, until, Source.SCRIPT))
                )
            else:
                app.press(Release(control, now_ms, Source.SCRIPT))
            if not self._frame(app):
                return

    def _frame(self, app: App) -> bool:
        """Let the program come round, and return whether it goes on; what is held can be refused late."""
        app.frame()
        if app.refusals:
            self._note_refused(self._keys_line, app.refusals)
            app.refusals.clear()
        if app.ending is None:
            return True
        app.close()
        self._leave(None)
        return False

    def _note_refused(self, line: int, refused: list[str]) -> None:
        self._refused.extend(refused)
        for words in refused:
            self.outcomes.refused(line, words)

    def _expect_refused(self, line: Line, part: str) -> None:
        found = [words for words in self._refused if part.lower() in words.lower()]
        if found:
            self._refused.remove(found[0])
            return
        got = self._refused[0] if self._refused else None
        self._refused.clear()
        self.outcomes.failed(line.number, Failed("refused", part, got))

    def _expect_heard(self, line: Line, chimes: tuple[str, ...]) -> None:
        heard = self._ears.heard() if self._ears is not None else ()
        if heard != chimes:
            self.outcomes.failed(line.number, Failed("heard", _told(chimes), _told(heard)))

    def _settle_refusals(self) -> None:
        """Let the rehearsal fail for a refusal that nothing asserted."""
        if self._refused:
            self.outcomes.unexpected()
            self._refused.clear()

    def _deal(self, app: App, line: Line, wanted: a.Deal) -> None:
        tournament = app.director.tournament
        try:
            worth = deal(tournament, wanted.stacks, wanted.way)
        except Refused as refusal:
            self._note_refused(line.number, [self.words.refusals.sentence(refusal.reason, tournament)])
            return
        self.outcomes.deal(line.number, {str(player): decimal(cents) for player, cents in worth.items()})

    def _go(self, gone: a.Gone) -> None:
        """Cut the power or kill the process; a box that was shut down only comes back by its plug."""
        if self._app is not None:
            self._app.abandon()
        elif self._back_ms is not None or gone.same_boot:
            return
        self._leave(self.time.at_ms + gone.for_ms)
        self._same_boot = gone.same_boot

    def _leave(self, back_ms: int | None) -> None:
        self._app = None
        self._releases.clear()
        self._back_ms = back_ms

    def _advance(self, to_ms: int, *, marks: bool) -> None:
        """Let time pass up to a script time; the App comes round whenever something is due."""
        while self._app is None:
            if self._back_ms is None or to_ms < self._back_ms:
                self.time.go_to(to_ms)
                return
            self.time.go_to(self._back_ms)
            self._come_back()
        app, at_ms = self._app, None
        while at_ms != to_ms:
            at_ms = min([to_ms, *self._moments_due(app, marks=marks)])
            self.time.go_to(at_ms)
            self._let_go(app, at_ms)
            if not self._frame(app):
                self._advance(to_ms, marks=marks)
                return

    def _moments_due(self, app: App, *, marks: bool) -> list[int]:
        """Return the script times at which a button is let go and at which the App wants to come round."""
        due_ms = app.next_moment() if marks else app.next_change()
        moments = [at_ms for at_ms, _ in self._releases]
        if due_ms is not None:
            moments.append(self.time.at_ms + max(1, due_ms - self.time.now().boot_ms))
        return moments

    def _let_go(self, app: App, at_ms: int) -> None:
        """Let go of the buttons that were held until now."""
        for until_ms, release in self._releases:
            if until_ms <= at_ms:
                app.press(release)
        self._releases = [held for held in self._releases if held[0] > at_ms]

    def _come_back(self) -> None:
        if not self._same_boot:
            self.time.boot_again()
        self._app = self._started()
        self._app.frame()

    def _started(self) -> App:
        """Start the program, and give it ears if the script asks what is heard."""
        app = self.boot()
        if self._ears is not None:
            app.take_up_sound(self._ears)
        return app

    def state(self) -> dict[str, object]:
        """Return the state as `state` prints it, or that the box is off."""
        if self._app is None:
            return {"off": True}
        now = self.time.now()
        tournament = self._app.director.tournament
        at, scores = hours(self.time.at_ms), self._app.scores()
        found = report(tournament, now.boot_ms, at, now.boot_ms / 1000, self.words, scores)
        not_saved = self._app.director.not_saved
        found["not_saved"] = None if not_saved is None else self.words.mishaps.not_saving(not_saved)
        return found


def _told(chimes: tuple[str, ...]) -> str:
    return " ".join(chimes) or "nothing"
