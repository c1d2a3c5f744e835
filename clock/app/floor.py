"""The floor: carries out what scenes answer and buttons ask for, and shows what follows from it."""

from enum import Enum

from clock.app.desk import Desk
from clock.director import Director
from clock.mishaps import NotShutDown
from clock.moment import Moment
from clock.press import Press
from clock.scenes import scene as s
from clock.scenes.after import BeganBefore, SaidOut, SaidUndone, may_come_back
from clock.scenes.choice import Menu
from clock.scenes.holds import Wish
from clock.scenes.menu import safe_menu
from clock.scenes.new_seats import NewSeats
from clock.scenes.race import race_shown
from clock.scenes.sentence import sentence_of_all
from clock.signs import Buzz
from clock.tournament.acts import Act
from clock.tournament.commands import (
    Accept,
    BustOut,
    CallClock,
    Command,
    Finish,
    Pause,
    Race,
    Rebuy,
    Redo,
    Resume,
    Skip,
    Start,
    TakeBackToggle,
    TellButton,
    Undo,
)
from clock.tournament.events import Seated, SeatsDrawn, Suggested
from clock.tournament.refusals import AlreadyStarted, AskIfBefore, Reason, Refused
from clock.tournament.rules import look
from clock.tournament.suggestions import MovePlayer, Suggestion
from clock.words import Words
from clock.words.subjects import EventOnPlayer

TOGGLES = Start | Pause | Resume | TakeBackToggle
"""What PAUSE does. The screen shows it, so it needs no sentence, and an entry goes on meanwhile.

Only a start that draws seats shows them instead: what was begun before the deal is done with.
"""


class Errand(Enum):
    """What the floor cannot do itself."""

    SHUT_DOWN = "shut down"


class Floor:
    """Hands commands to the director. `refusals` are the words of what was refused since it was cleared."""

    def __init__(self, director: Director, desk: Desk) -> None:
        self.refusals: list[str] = []
        self._director = director
        self._desk = desk
        self._toggled = False

    @property
    def _words(self) -> Words:
        return self._desk.choices.words

    def wish(self, wish: Wish, at: Moment) -> Buzz:
        """Do what a button asks for."""
        match wish:
            case Wish.TOGGLE:
                self._director.go_on()
                self._toggled = self.follow(self._toggle(at), at) is None
                return Buzz.TAKEN if self._toggled else Buzz.REFUSED
            case Wish.SAFE_MENU:
                if self._toggled:
                    self._make_act(TakeBackToggle(), at)
                self._desk.clear(Menu(safe_menu), at.boot_ms)
                return Buzz.TAKEN
            case Wish.SKIP:
                if self._make_act(Skip(), at) is None:
                    return Buzz.REFUSED
                while isinstance(self._desk.stack.top.scene, SaidOut | SaidUndone):
                    self._desk.stack.pop()
                return Buzz.TAKEN

    def _toggle(self, at: Moment) -> Start | Pause | Resume:
        tournament = look(self._director.tournament, at.boot_ms)
        if not tournament.started:
            return Start()
        return Pause() if tournament.clock.running else Resume()

    def key(self, press: Press, at: Moment) -> Buzz | Errand | None:
        """Give a key to the scenes and carry out their answer; None: the key means nothing here."""
        outcome = self._desk.answer(press, self._desk.sight(at))
        if outcome is None:
            return None
        self._desk.stack.touch(at.boot_ms)
        return self._carry_out(outcome, at)

    def _carry_out(self, outcome: s.Outcome, at: Moment) -> Buzz | Errand | None:
        match outcome:
            case s.Push(scene):
                self._desk.stack.push(scene, at.boot_ms)
            case s.Swap(scene):
                self._desk.stack.swap(scene, at.boot_ms)
            case s.Pop():
                self._desk.stack.pop()
            case s.Reset(then):
                self._desk.clear(then, at.boot_ms)
            case s.Refuse(words):
                return self._refuse(words, at)
            case s.TurnPanels() | s.TellTime() | s.TurnVolume() | s.Speak():
                self._choose(outcome, at)
            case s.BeginNight():
                return self._begin(outcome, at)
            case s.GoOn():
                self._director.go_on()
                self._desk.clear()
            case s.StopRead():
                self._director.stop_is_read()
            case s.ShutDown():
                return Errand.SHUT_DOWN
            case s.Do():
                return self._do(outcome, at)
            case None | s.PassOn():
                return None
            case command:
                return self._do(s.Do(command), at)
        return Buzz.TAKEN

    def _choose(self, chosen: s.TurnPanels | s.TellTime | s.TurnVolume | s.Speak, at: Moment) -> None:
        """Let the evening be as the host chooses."""
        choices = self._desk.choices
        match chosen:
            case s.TurnPanels(turn, names):
                choices.turn_panels(turn, names, at.boot_ms)
            case s.TellTime(minute):
                choices.tell_time(minute, at)
            case s.TurnVolume(percent):
                choices.turn_volume(percent)
            case s.Speak(language):
                choices.speak(language)
        self._desk.clear()

    def _begin(self, wanted: s.BeginNight, at: Moment) -> Buzz:
        """Begin another night, unless one is being played."""
        if self._is_on(at):
            self._refuse_for(AlreadyStarted(), at)
            return Buzz.REFUSED
        self._desk.new_night(self._desk.night_in(wanted.house.name, wanted.occasion))
        self._desk.night_is_chosen = True
        self._desk.clear()
        self._desk.fall_silent()
        return Buzz.TAKEN

    def _is_on(self, at: Moment) -> bool:
        """Return whether a night is played, of which nobody asks any more if it goes on."""
        tournament = look(self._director.tournament, at.boot_ms)
        return tournament.in_play and self._director.old is None

    def _do(self, wanted: s.Do, at: Moment) -> Buzz:
        """Make a scene's act; the scene stays when it is refused."""
        if wanted.then is None and not wanted.stay:
            return Buzz.REFUSED if self.follow(wanted.command, at) is not None else Buzz.TAKEN
        act = self._make_act(wanted.command, at, wanted.then)
        if act is None:
            return Buzz.REFUSED
        if wanted.then is not None:
            self._desk.clear(wanted.then, at.boot_ms)
        else:
            self._desk.stack.pop()
            self._say(act, at)
        return Buzz.TAKEN

    def follow(self, command: Command, at: Moment) -> str | None:
        """Make an act and show what follows it; return the words if it is refused."""
        taken_back = self._words.acts.undo(self._director.tournament)
        act = self._make_act(command, at)
        if act is None:
            return self.refusals[-1]
        if isinstance(command, TOGGLES):
            if _draws_seats(act):
                self._show_draw(at)
            return None
        self._desk.clear()
        match command:
            case BustOut():
                told = self._words.confirmations.confirmation(act.events, self._director.tournament)
                asked = may_come_back(self._director.tournament, command)
                self._desk.stack.push(SaidOut(command, told, asked), at.boot_ms)
            case Race(table=table):
                shown = race_shown(table, self._director.tournament)
                if shown is not None:
                    self._desk.stack.push(shown, at.boot_ms)
            case Undo():
                self._desk.stack.push(SaidUndone(self._words.showing.undone(taken_back)), at.boot_ms)
            case Redo() if self._director.tournament.undone:
                acts, tournament = self._words.acts, self._director.tournament
                made, coming = acts.undo(tournament) or "", acts.redo(tournament) or ""
                told = self._words.showing.redone(made, coming)
                self._desk.stack.push(SaidUndone(told), at.boot_ms)
            case _:
                self._say(act, at)
        return None

    def _make_act(self, command: Command, at: Moment, then: s.Scene | None = None) -> Act | None:
        """Return the act that the director makes of a command; None if it is refused, which is then said.

        `then` is what is still to be asked after it, also where something else is to be asked before.
        """
        try:
            return self._director.handle(command, at)
        except Refused as refusal:
            words = self._refuse_for(refusal.reason, at)
            if isinstance(refusal.reason, AskIfBefore) and isinstance(command, Rebuy):
                self._desk.fall_silent()
                self._desk.clear(BeganBefore(command.player, words, then), at.boot_ms)
            return None

    def _say(self, act: Act, at: Moment) -> None:
        """Say what an act has done, unless its page tells: the seconds on a player, seats drawn, the end.

        What was read in large letters, and accepted, is not said beside the next that is to be read; neither
        is a button that is drawn on its table there.
        """
        if _draws_seats(act):
            self._show_draw(at)
            return
        tournament = self._director.tournament
        if isinstance(act.command, CallClock | Finish) or (_accepts_moves(act) and tournament.suggestions):
            return
        if isinstance(act.command, TellButton) and _draws_table(tournament.suggestions, act.command.table):
            return
        words = self._words.confirmations.confirmation(act.events, tournament)
        if words:
            self._desk.say(sentence_of_all(words, tournament, concerned(act)), at.boot_ms)

    def _show_draw(self, at: Moment) -> None:
        """Let the room see new seats name by name: on the night's own page, or above the level that runs."""
        self._desk.seats_were_drawn(at.boot_ms)
        self._desk.clear(NewSeats() if self._director.tournament.clock.running else None, at.boot_ms)

    def refuse_box(self, why: NotShutDown, at: Moment) -> Buzz:
        """Say why the box is not shut down; the question that asked for it is closed."""
        self._desk.clear()
        return self._refuse(self._words.mishaps.not_shut_down(why), at)

    def _refuse_for(self, reason: Reason, at: Moment) -> str:
        """Say a reason of the rules why not, and return the words."""
        tournament = look(self._director.tournament, at.boot_ms)
        words = self._words.refusals.sentence(reason, tournament)
        self._refuse(words, at)
        return words

    def _refuse(self, words: str, at: Moment) -> Buzz:
        """Say why not, and keep it for whoever asks."""
        self.refusals.append(words)
        self._desk.refuse(sentence_of_all(words, self._director.tournament), at.boot_ms)
        return Buzz.REFUSED


def _draws_seats(act: Act) -> bool:
    return any(isinstance(event, SeatsDrawn) for event in act.events)


def _draws_table(suggestions: tuple[Suggestion, ...], table: int) -> bool:
    """Return whether the suggestion to be read has a page with this table drawn on it."""
    match suggestions:
        case (MovePlayer(from_table=origin, to_table=destination), *_):
            return table in {origin, destination}
    return False


def _accepts_moves(act: Act) -> bool:
    """Return whether an act accepts a suggestion that does nothing but seat players elsewhere."""
    only = all(isinstance(event, Seated | Suggested) for event in act.events)
    return only and isinstance(act.command, Accept)


def concerned(act: Act) -> tuple[int, ...]:
    """Return the players whose numbers stand in the words of an act, as far as each event is about one."""
    moved = (event.seats for event in act.events if isinstance(event, Seated) and event.closed is None)
    alone = (player for seats in moved if len(seats) == 1 for player in seats)
    return (*alone, *(event.player for event in act.events if isinstance(event, EventOnPlayer)))
