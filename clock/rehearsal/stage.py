"""The stage: plays a script through the real App, Director and Ledger."""

from collections.abc import Callable
from dataclasses import dataclass, field

from clock.app import App
from clock.press import Press, Release, Source
from clock.rehearsal import actions as a
from clock.rehearsal.expecting import Failed, check
from clock.rehearsal.orders import Replanned
from clock.rehearsal.outcomes import Outcomes
from clock.rehearsal.script import Line, Script
from clock.rehearsal.script_time import ScriptTime
from clock.report import report
from clock.tournament.commands import Command, Replan
from clock.tournament.places import deal
from clock.tournament.refusals import Refused
from clock.tournament.structure import SECOND
from clock.tournament.structure import Stage as PlannedStage
from clock.words import Words
from clock.words.figures import decimal

Performance = tuple[tuple[Line, a.Action], ...]

MARKED_BEFORE_MS = 2 * SECOND
"""How long before a power cut the box last had a moment to note how far the night had come."""


def rehearsed(script: Script) -> Performance:
    """Return every line with what it does; raises BadScript before anything is played."""
    return tuple((line, a.action_of(line)) for line in script.lines)


@dataclass(slots=True)
class Rehearsal:
    """Plays lines one after the other.

    `boot` opens the App on the night's ledger, as a start of the program does; `replanned` reads the house's
    stages from its file as it is now; `picture` saves what the screen shows.
    """

    time: ScriptTime
    boot: Callable[[], App]
    words: Words
    outcomes: Outcomes
    replanned: Callable[[], tuple[PlannedStage, ...]]
    picture: Callable[[App, str], None]
    _app: App | None = None
    _back_ms: int = 0
    _same_boot: bool = False
    _releases: list[tuple[int, Release]] = field(default_factory=list)
    _refused: list[str] = field(default_factory=list)
    _refused_line: int = 0

    def open(self, commands: tuple[Command, ...]) -> None:
        """Start the program, and enter the players of the script's head."""
        self._app = self.boot()
        for command in commands:
            self._app.act(command)

    def play(self, performance: Performance) -> None:
        """Play all lines, and leave the stage as a program that is ended leaves it."""
        for line, action in performance:
            self._advance(self._near(line, action))
            self._advance(line.at_ms)
            if not isinstance(action, a.ExpectRefused):
                self._settle_refusals()
            self._do(line, action)
        self._settle_refusals()
        if self._app is not None:
            self._app.close()

    @staticmethod
    def _near(line: Line, action: a.Action) -> int:
        """Return when the box last comes round before a line: shortly before its power is cut."""
        cut = isinstance(action, a.Gone) and not action.same_boot
        return line.at_ms - MARKED_BEFORE_MS if cut else line.at_ms

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
            case a.WallJump(seconds):
                self.time.set_wall(seconds)
            case a.Gone():
                self._go(action)
            case _ if self._app is None:
                return
            case a.Act(order):
                self._act(
                    self._app, line, order if not isinstance(order, Replanned) else Replan(self.replanned())
                )
            case a.Keys():
                self._press(self._app, line, action)
            case a.Shot(file):
                self._app.frame()
                self.picture(self._app, file)
            case a.Deal():
                self._deal(self._app, line, action)

    def _act(self, app: App, line: Line, command: Command) -> None:
        refused = app.act(command)
        if refused is not None:
            self._note_refused(line, [refused])

    def _press(self, app: App, line: Line, keys: a.Keys) -> None:
        app.refusals.clear()
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
            app.frame()
        self._note_refused(line, app.refusals)

    def _note_refused(self, line: Line, refused: list[str]) -> None:
        self._refused, self._refused_line = list(refused), line.number
        for words in refused:
            self.outcomes.refused(line.number, words)

    def _expect_refused(self, line: Line, part: str) -> None:
        found = [words for words in self._refused if part.lower() in words.lower()]
        if found:
            self._refused.remove(found[0])
            return
        got = self._refused[0] if self._refused else None
        self._refused.clear()
        self.outcomes.failed(line.number, Failed("refused", part, got))

    def _settle_refusals(self) -> None:
        """Let the rehearsal fail for a refusal that nothing asserted."""
        if self._refused:
            self.outcomes.unexpected()
            self._refused.clear()

    def _deal(self, app: App, line: Line, wanted: a.Deal) -> None:
        tournament = app.director.tournament
        try:
            worth = deal(tournament, wanted.stacks, by_icm=wanted.by_icm)
        except Refused as refusal:
            self._note_refused(line, [self.words.refusals.sentence(refusal.reason, tournament)])
            return
        self.outcomes.deal(line.number, {str(player): decimal(cents) for player, cents in worth.items()})

    def _go(self, gone: a.Gone) -> None:
        if self._app is not None:
            self._app.abandon()
        self._app = None
        self._releases.clear()
        self._back_ms = self.time.at_ms + gone.for_ms
        self._same_boot = gone.same_boot

    def _advance(self, to_ms: int) -> None:
        """Let time pass up to a script time; the App gets every moment at which something is due."""
        while True:
            target = min([to_ms, *(at_ms for at_ms, _ in self._releases)])
            if self._app is None:
                if to_ms < self._back_ms:
                    self.time.go_to(to_ms)
                    return
                self.time.go_to(self._back_ms)
                self._come_back()
                continue
            self._run(self._app, target)
            due = [release for at_ms, release in self._releases if at_ms <= target]
            self._releases = [(at_ms, release) for at_ms, release in self._releases if at_ms > target]
            for release in due:
                self._app.press(release)
            self._app.frame()
            if target >= to_ms:
                return

    def _run(self, app: App, to_ms: int) -> None:
        while True:
            due = app.next_moment()
            if due is None:
                break
            at_ms = self.time.at_ms + max(1, due - self.time.now().boot_ms)
            if at_ms >= to_ms:
                break
            self.time.go_to(at_ms)
            app.frame()
        self.time.go_to(to_ms)

    def _come_back(self) -> None:
        if not self._same_boot:
            self.time.boot_again()
        self._app = self.boot()
        self._app.frame()

    def state(self) -> dict[str, object]:
        """Return the state as `state` prints it, or that the box is off."""
        if self._app is None:
            return {"off": True}
        now = self.time.now()
        seconds = self.time.at_ms // 1000
        at = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
        return report(self._app.director.tournament, now.boot_ms, at, now.boot_ms / 1000, self.words)
