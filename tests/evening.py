"""An evening at the keypad for the tests: the real App and Director, on a time moved by hand."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from clock.app import Almanac, App, Arrangements, ChosenFile
from clock.director import Director
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import ListPicture
from clock.display.pieces.foot import Key, Keys
from clock.fixtures import Fixtures
from clock.ledger import Ledger, Night
from clock.mishaps import NotShutDown
from clock.press import Control, Press, Release, Source
from clock.roster import Regular
from clock.scenes.shown import Shown
from clock.seasons import SeasonPlan
from clock.settings import BY_CALENDAR, Settings
from clock.settings.wiring import Keypad
from clock.tournament.commands import DrawSeats, Register, Start
from clock.tournament.rules import look
from clock.tournament.state import Player, Tournament
from clock.tournament.structure import SECOND, House
from clock.values import replace
from clock.words import Words, words_in
from tests.fakes import FakeOutputs, FakeScreen
from tests.houses import gananda
from tests.kept import HandTime

ENGLISH = words_in("en")
NAMES = ("Ada Lindqvist", "Ben Okafor", "Cara Diaz", "Dan McCabe", "Elif Demir", "Finn Byrne", "Gina Rossi")


JUST_BEGUN_S = 30
"""Long enough for what is said at the first deal to be gone."""


LONG_WAIT_S = 40


@dataclass(slots=True)
class Evening:
    """The host at the wall: keys typed, buttons pressed, time that passes, and what the screen says."""

    app: App
    time: HandTime
    screen: FakeScreen
    outputs: FakeOutputs

    @property
    def tournament(self) -> Tournament:
        """Return how the night stands now."""
        return look(self.app.director.tournament, self.time.boot_ms)

    def player(self, number: int) -> Player:
        """Return one player."""
        return self.tournament.players[number]

    def out(self) -> set[int]:
        """Return who is out."""
        return {number for number, player in self.tournament.players.items() if not player.playing}

    def at_table(self, table: int) -> list[int]:
        """Return who sits at a table, in order of the seats."""
        return [player for seat, player in sorted(self.tournament.seated().items()) if seat.table == table]

    def two_out(self, table: int = 1) -> None:
        """Let two go out at a table, so that it is two short."""
        for player in self.at_table(table)[:2]:
            self.keys(f"{player}##")

    def keys(self, keys: str, source: Source = Source.KEYPAD) -> "Evening":
        """Type keys one after the other; blanks only part them for the reader."""
        for key in keys:
            if not key.isspace():
                self.control(Control(key), source)
        return self

    def control(self, control: Control, source: Source = Source.KEYPAD, text: str = "") -> "Evening":
        """Press a key or button and let it go."""
        self.app.press(Press(control, self.time.boot_ms, source, text))
        self.app.press(Release(control, self.time.boot_ms, source))
        self.app.frame()
        return self

    def hold(self, control: Control, seconds: float) -> None:
        """Hold a button for so long."""
        self.app.press(Press(control, self.time.boot_ms, Source.BUTTONS))
        self.app.frame()
        self.wait(seconds)
        self.app.press(Release(control, self.time.boot_ms, Source.BUTTONS))
        self.app.frame()

    def wait(self, seconds: float) -> "Evening":
        """Let time pass; the app comes round at every moment at which it says that something changes.

        Of a long wait only the last part is gone through like that: a late frame costs the night nothing.
        """
        until_ms = self.time.boot_ms + round(seconds * SECOND)
        if seconds > LONG_WAIT_S:
            self.time.wait(seconds - LONG_WAIT_S)
            self.app.frame()
        while True:
            due_ms = self.app.next_moment()
            if due_ms is None or due_ms >= until_ms:
                break
            self.time.wait(max(1, due_ms - self.time.boot_ms) / SECOND)
            self.app.frame()
        self.time.wait((until_ms - self.time.boot_ms) / SECOND)
        self.app.frame()
        return self

    @property
    def picture(self) -> Shown:
        """Return what the screen shows."""
        picture = self.screen.shown[-1]
        assert isinstance(picture, Shown)
        return picture

    @property
    def slip(self) -> str | None:
        """Return what the slip says, None where there is none; typed numbers and names included."""
        return words_of(self.picture)

    def banner(self) -> str:
        """Let the app come round, and return the banner of the level that it shows."""
        self.app.frame()
        page = self.picture.page
        assert isinstance(page, LevelPicture)
        return str(page.banner)

    @property
    def lines(self) -> list[str]:
        """Return the words of the list that is shown, line by line."""
        page = self.picture.page
        assert isinstance(page, ListPicture)
        return [str(row.words) for row in page.list.rows]

    @property
    def hints(self) -> dict[str, str]:
        """Return what the strip says: key to what it does."""
        return hints_of(self.picture.keys)


def words_of(picture: Shown) -> str | None:
    """Return what the slip of a picture says."""
    if picture.slip is None:
        return None
    return " ".join(part.label if isinstance(part, Key) else part.words for part in picture.slip.slip.parts)


def hints_of(keys: Keys) -> dict[str, str]:
    """Return the hints of a strip: key to what it does."""
    return {hint.key: hint.words for hint in (*keys.left, *keys.right)}


@contextmanager
def evening(
    folder: Path,
    house: House | None = None,
    players: int = 7,
    *,
    seats: bool = False,
    started: bool = True,
    settings: Settings | None = None,
    regulars: Sequence[Regular] = (),
    houses: Sequence[House] = (),
    screen: FakeScreen | None = None,
    words: Words = ENGLISH,
    names: Sequence[str] = NAMES,
    plans: Sequence[SeasonPlan] = (),
    wanted: str = BY_CALENDAR,
    time: HandTime | None = None,
    power_off: Callable[[], NotShutDown | None] | None = lambda: None,
) -> Iterator[Evening]:
    """Open an evening; the first players have names, the others are their numbers.

    `plans` are the seasons there are, `wanted` is what the settings say of them.
    """
    time = time or HandTime()
    nights = tuple(Night(one) for one in (house or gananda(), *houses))
    almanac = Almanac(Fixtures(tuple(plans), wanted, by_itself=True), folder, folder)
    with ledger_in(folder, time) as ledger:
        tonight = almanac.by_calendar(nights[0], time.now())
        director = Director.open(ledger, time, partial(Random(7).getrandbits, 62), tonight)
        for place in range(players):
            director.handle(Register(names[place] if place < len(names) else None))
        if seats:
            director.handle(DrawSeats())
        if started:
            director.handle(Start())
        fakes = screen or FakeScreen(), FakeOutputs()
        app = App(
            director,
            Arrangements(
                settings or Settings(),
                words,
                tuple(regulars),
                tuple(nights),
                almanac=almanac,
                chosen_file=ChosenFile(folder),
            ),
            time,
            screen=fakes[0],
            outputs=fakes[1],
            power_off=power_off,
        )
        with closing(app):
            app.frame()
            host = Evening(app, time, *fakes)
            if started:
                host.wait(JUST_BEGUN_S)
            yield host


@contextmanager
def ledger_in(folder: Path, time: HandTime) -> Iterator[Ledger]:
    """Open a ledger that outlives the process but not the power, which is quick."""
    ledger = Ledger(folder, time.now(), durable=False, marks_apart=False)
    try:
        yield ledger
    finally:
        ledger.close()


DIGITS_ONLY = replace(Settings(), keypad=Keypad.DIGITS_ONLY)
