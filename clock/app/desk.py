"""The desk: all that lies before the host, and is gone when the box restarts.

That is the stack of scenes, and the sentence that was said last. What the host has chosen for the evening are
its `Choices`. Nothing of the night is kept here.
"""

from collections.abc import Mapping
from datetime import date, datetime
from typing import NamedTuple

from clock.app.almanac import Almanac, Tonight
from clock.app.choices import Choices, ChosenFile, ToldTime
from clock.director import Director
from clock.fixtures import Occasion
from clock.league.scores import Score
from clock.league_night import SeasonSoFar
from clock.ledger import Night
from clock.mishaps import LastStop, LedgerDamaged, NotSaving
from clock.moment import Moment
from clock.press import Control, Press, Source
from clock.roster import Regular
from clock.scenes.meant import Lately, answered
from clock.scenes.night import NightScene
from clock.scenes.scene import ENTRY_MS, Outcome, Scene
from clock.scenes.sentence import Sentence
from clock.scenes.shown import Shown, seen_by, shown
from clock.scenes.sight import NO_FIXTURES, PanelTurn, Sight
from clock.scenes.slip import OnSlip, refused, said
from clock.scenes.stack import Lying, Stack
from clock.scenes.still import Still, still
from clock.settings import Settings
from clock.tournament.rules import look
from clock.tournament.state import Tournament
from clock.tournament.structure import SECOND
from clock.troubles import Trouble
from clock.values import Struct
from clock.words import Words

SAID_MS = 6 * SECOND
"""How long a confirmation or a refusal stands, if no key ends it before."""


class Arrangements(Struct, frozen=True):
    """What is settled before the loop begins: settings and words, who may play, and which nights there are.

    `nights` are those that can be begun, tonight's house first. `faulty_file` names a file of which the last
    good copy is in use; `version` is the clock's own. `almanac` knows which night of which season tonight is;
    without one there is no league. `by_keyboard` says that there is nothing else to type on. `chosen_file`
    keeps what the host chooses for the evening, where that is to outlive the program.
    """

    settings: Settings
    words: Words
    regulars: tuple[Regular, ...] = ()
    nights: tuple[Night, ...] = ()
    faulty_file: str = ""
    version: str = ""
    almanac: Almanac | None = None
    by_keyboard: bool = False
    chosen_file: ChosenFile | None = None


class Spoken(Struct, frozen=True):
    """A sentence that stands for a while, or until the next key.

    A refusal stands at least as long as `over`, the entry that it hides: if it went first, the refused number
    would stand there as if it could be taken.
    """

    slip: OnSlip
    until_ms: int
    refused: bool
    over: Scene | None = None


class MadeOf(NamedTuple):
    """All that a picture without a sentence is made of, as far as it may change; the seconds are left out.

    It is a tuple because it is made and compared each second.

    A field that has the name of one of `Sight` is the same there; from the others follows the rest.
    `tournament` is as the last act left it. `minute` is the day and the minute of the time of day.
    """

    tournament: Tournament
    night: Night
    opened_at: Moment
    not_saved: NotSaving | None
    damage: LedgerDamaged | None
    last_stop: LastStop | None
    top: Lying
    spoken: Spoken | None
    panel: PanelTurn
    words: Words
    troubles: tuple[Trouble, ...]
    told: ToldTime | None
    by_keyboard: bool
    without_buttons: bool
    minute: tuple[date, int, int] | None


class Desk:
    """Holds what lies before the host, and says what it looks like.

    `stack` is what lies before the host, `choices` are the host's for the evening, `troubles` what is wrong
    with the hardware.
    `night_is_chosen` once the host has chosen which night is opened: then the calendar no longer does.
    """

    def __init__(self, arranged: Arrangements, director: Director, now_ms: int) -> None:
        self._arranged = arranged
        self._director = director
        self._houses = tuple(night.house for night in arranged.nights)
        self.stack = Stack(NightScene(), now_ms)
        self._lately = Lately()
        panel = PanelTurn(arranged.settings.panels_ms, since_ms=now_ms)
        self.choices = Choices(arranged.chosen_file, arranged.words, panel)
        if director.is_new_evening:
            self.choices.begin_evening()
        self._spoken: Spoken | None = None
        self._is_over = director.tournament.finished
        self._tonight = Tonight()
        self._after: tuple[Tournament | None, SeasonSoFar | None] = (None, None)
        self._looked_up: tuple[Night, Moment, tuple[date | None, ...]] | None = None
        self._drawn_ms: int | None = None
        self.troubles: tuple[Trouble, ...] = ()
        self.night_is_chosen = False
        self._keyboard_alone = arranged.by_keyboard
        self._typed_on: Source | None = None
        self._has_buttons = False

    # What is to be seen

    def sight(self, now: Moment, skip_held: float = 0.0) -> Sight:
        """Return all that a scene may look at."""
        arranged, director = self._arranged, self._director
        began = director.began(now)
        tonight = self._tonight_at(now, began)
        self._turn_to_winner(now.boot_ms)
        return Sight(
            tournament=look(director.tournament, now.boot_ms),
            now_ms=now.boot_ms,
            words=self.choices.words,
            settings=arranged.settings,
            panel=self.choices.panel,
            wall=self.choices.wall(now),
            regulars=arranged.regulars,
            houses=self._houses,
            not_saved=director.not_saved,
            damage=director.damage,
            faulty_file=arranged.faulty_file or tonight.faulty_file,
            troubles=self.troubles,
            version=arranged.version,
            fixtures=arranged.almanac.fixtures if arranged.almanac is not None else NO_FIXTURES,
            league=tonight.league,
            season=tonight.season,
            season_now=self._season_now,
            champions=director.night.champions,
            night_day=None if began is None else began.date(),
            day_unknown=self.choices.told(now) is not None,
            last_stop=director.last_stop,
            skip_held=skip_held,
            drawn_ms=self._drawn_ms,
            by_keyboard=self._by_keyboard,
            without_buttons=self._without_buttons,
            refused=self._spoken is not None and self._spoken.refused,
        )

    def _tonight_at(self, now: Moment, began: datetime | None) -> Tonight:
        """Return what the night is in its season, looked up anew when it is another one, or another day."""
        director = self._director
        days = tuple(None if wall is None else wall.date() for wall in (began, now.wall))
        asked = (director.night, director.opened_at, days)
        if self._arranged.almanac is not None and self._looked_up != asked:
            self._looked_up = asked
            self._after = (None, None)
            self._tonight = self._arranged.almanac.tonight(director.night, director.number, began, now)
        return self._tonight

    def _season_now(self) -> SeasonSoFar | None:
        """Return the season as it would be if the night ended now, worked out once after each act."""
        league, tournament = self._tonight.league, self._director.tournament
        if self._after[0] is not tournament:
            self._after = (tournament, None if league is None else league.after(tournament))
        return self._after[1]

    def _turn_to_winner(self, now_ms: int) -> None:
        """Let what takes turns after the night begin with the winner."""
        is_over = self._director.tournament.finished
        if is_over and not self._is_over:
            self.choices.begin_panels(now_ms)
        self._is_over = is_over

    def scores(self, now: Moment) -> Mapping[int, Score]:
        """Return the night's scores in the league by number, of a night of none nothing (L1, L2)."""
        league = self._tonight_at(now, self._director.began(now)).league
        return {} if league is None else league.scores(self._director.tournament)

    def picture(self, sight: Sight) -> Shown:
        """Return what the screen shows: the scenes, and the sentence said last where it has room."""
        spoken, top = self._spoken, self.stack.top
        if spoken is None:
            return shown(self.stack, sight)
        on_slip = isinstance(top.scene.view(seen_by(top, top, sight)), OnSlip)
        return shown(self.stack, sight, spoken.slip if spoken.refused or not on_slip else None)

    def still(self, picture: Shown, sight: Sight, now: Moment) -> Still | None:
        """Return what will stay of a picture that was made just now, if it is of the night alone."""
        return still(picture, sight, self._made_of(now)) if self.is_clear else None

    def stays(self, kept: Still, now: Moment) -> bool:
        """Return whether nothing but the time is another than when a picture was made."""
        return kept.made_of == self._made_of(now)

    def _made_of(self, now: Moment) -> MadeOf:
        director, wall = self._director, self.choices.wall(now)
        return MadeOf(
            tournament=director.tournament,
            night=director.night,
            opened_at=director.opened_at,
            not_saved=director.not_saved,
            damage=director.damage,
            last_stop=director.last_stop,
            top=self.stack.top,
            spoken=self._spoken,
            panel=self.choices.panel,
            words=self.choices.words,
            troubles=self.troubles,
            told=self.choices.told(now),
            by_keyboard=self._by_keyboard,
            without_buttons=self._without_buttons,
            minute=None if wall is None else (wall.date(), wall.hour, wall.minute),
        )

    def next_ms(self) -> int | None:
        """Return when the first thing closes by itself."""
        closes_ms, spoken = self.stack.top.closes_ms, self._spoken
        if spoken is None or spoken.over is self.stack.top.scene:
            return closes_ms
        return spoken.until_ms if closes_ms is None else min(closes_ms, spoken.until_ms)

    def seats_were_drawn(self, now_ms: int) -> None:
        """Note when seats were drawn: the room sees it name by name."""
        self._drawn_ms = now_ms

    # The nights

    def new_night(self, night: Night) -> None:
        """Open a new night; on another evening nothing has been chosen yet."""
        self._director.new_night(night)
        if self._director.is_new_evening:
            self.choices.begin_evening()

    def night_in(self, house: str, occasion: Occasion | None) -> Night:
        """Return the night that can be begun in a house, of a season if that is its occasion."""
        night = next(night for night in self._arranged.nights if night.house.name == house)
        return night if self._arranged.almanac is None else self._arranged.almanac.opened(night, occasion)

    # The stack

    @property
    def is_clear(self) -> bool:
        """Return whether nothing lies on the night."""
        return isinstance(self.stack.top.scene, NightScene)

    def answer(self, press: Press, sight: Sight) -> Outcome:
        """Return what a key asks for, and take off the scenes that left it to the one beneath.

        A key that was meant for what has just gone from the screen asks for nothing.
        """
        above, outcome = answered(self.stack.from_top, press, sight)
        if outcome is not None:
            outcome = self._lately.meant(outcome, press, sight)
            if outcome is None:
                return None
        self.fall_silent()
        for _ in range(above):
            self.stack.pop()
        return outcome

    def note(self, now_ms: int, *, by_hand: bool = False) -> None:
        """Note what lies before the host, if that is new, and whether a hand put it there or time alone."""
        self._lately.note(self.stack.from_top, self._director.tournament, now_ms, by_hand=by_hand)

    def clear(self, then: Scene | None = None, now_ms: int = 0) -> None:
        """Take everything off the night, and lay one scene on it if something is to be asked."""
        self.stack.reset()
        if then is not None:
            self.stack.push(then, now_ms)

    def let_pass(self, now_ms: int) -> None:
        """Close what has stood for its time."""
        closed_ms = self.stack.close_what_is_over(now_ms)
        if closed_ms is not None:
            self.note(closed_ms)
        spoken = self._spoken
        if spoken is not None and now_ms >= spoken.until_ms and spoken.over is not self.stack.top.scene:
            self._spoken = None

    # What is said

    def say(self, words: Sentence, now_ms: int) -> None:
        """Say what was done."""
        self._spoken = Spoken(said(words), now_ms + SAID_MS, refused=False)

    def refuse(self, words: Sentence, now_ms: int) -> None:
        """Say why not."""
        scene = self.stack.top.scene
        over = scene if scene.patience_ms == ENTRY_MS else None
        self._spoken = Spoken(refused(words), now_ms + SAID_MS, refused=True, over=over)

    def pressed(self, press: Press) -> None:
        """Note what the host has to press: the strip names the keys and buttons that are there.

        A keyboard's PAUSE and SKIP may come from a pedal or a remote, on which nobody types.
        """
        if press.source is Source.SCRIPT:
            return
        if press.control in {Control.PAUSE, Control.SKIP}:
            self._has_buttons |= press.source is not Source.KEYBOARD
        else:
            self._typed_on = press.source

    def without_pins(self) -> None:
        """Note that this machine has no pins: it is typed on a keyboard, unless keys come from elsewhere."""
        self._keyboard_alone = True

    @property
    def _by_keyboard(self) -> bool:
        return self._keyboard_alone if self._typed_on is None else self._typed_on is Source.KEYBOARD

    @property
    def _without_buttons(self) -> bool:
        return self._by_keyboard and not self._has_buttons

    def fall_silent(self) -> None:
        """Take away whatever was said: with the next key it has been read."""
        self._spoken = None
