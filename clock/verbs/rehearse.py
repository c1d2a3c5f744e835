"""`rehearse`: plays a script of a night through the same App, Director and Ledger as a real one."""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from datetime import datetime
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TextIO

import click

from clock.app import Almanac, App, Arrangements, ChosenFile
from clock.director import Director
from clock.display.canvas import Canvas
from clock.files.config import config_dir
from clock.files.faults import BadFile
from clock.fixtures import Fixtures
from clock.houses import load_house
from clock.ledger import FromNewer, InUse, Ledger, look_back
from clock.mishaps import NotSaving
from clock.moment import BoxTime
from clock.past_nights import champions_night, earlier_than
from clock.rehearsal.outcomes import Outcomes
from clock.rehearsal.performance import Performance, Rehearsal, rehearsed
from clock.rehearsal.script import BadScript, read_script
from clock.rehearsal.script_time import ScriptTime
from clock.seasons import SeasonPlan, load_season, season_files
from clock.settings import NO_SEASON, Settings
from clock.tournament.structure import Stage
from clock.values import replace
from clock.verbs.language import language_option
from clock.verbs.places import Folder
from clock.verbs.setting import Setting, check_goes_on, house_played, setting_of
from clock.verbs.size import Size
from clock.words import Words

SIZE = (1920, 1080)

DEFAULT_DATE = datetime(2020, 1, 1, 19, 0)  # noqa: DTZ001  a script's date is local; its zone is added later


class Speed(click.ParamType[float]):
    """How many seconds of night a real second is: more than nothing, and a number."""

    name = "X"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the speed."""
        try:
            speed = float(str(value))
        except ValueError:
            speed = 0.0
        if not 0 < speed < inf:
            self.fail(f"{value} is no speed; write for example 60", param, ctx)
        return speed


@click.command()
@click.argument("script", type=click.File(encoding="utf-8"))
@click.option("--json", "as_json", is_flag=True, help="Print every outcome as a line of JSON.")
@click.option("--shots", type=Folder(), help="Save the pictures here.")
@click.option("--size", type=Size(), default=SIZE, help="The size of the pictures, as 1280x720.")
@click.option("--data", type=Folder(), help="Keep the ledger here.")
@click.option("--speed", type=Speed(), help="Seconds of night a real second.")
@language_option
def rehearse(
    script: TextIO,
    shots: Path | None,
    size: tuple[int, int],
    data: Path | None,
    speed: float | None,
    words: Words,
    *,
    as_json: bool,
) -> None:
    """Play a rehearsal SCRIPT; - reads it from stdin.

    docs/rehearsals.md tells every line that a script may have.

    Exit 1 when an expectation fails, an act is refused unexpectedly or the night cannot be kept in the folder
    named, 2 when the script cannot be read.
    """
    outcomes = Outcomes(click.echo, as_json)
    if shots is not None:
        _make(shots)
    try:
        read = read_script(script.read())
        performance = rehearsed(read)
        beside = Path() if script is sys.stdin else Path(script.name).parent
        setting = setting_of(read.head, beside)
        with ExitStack() as until_the_end:
            folder = data or Path(until_the_end.enter_context(TemporaryDirectory()))
            check_goes_on(read.head, folder)
            take = no_picture if shots is None else partial(save_picture, shots, size)
            unsaved = play(
                setting, performance, folder, take, speed, words, outcomes, durable=data is not None
            )
    except BadScript as bad:
        raise click.UsageError(f"{script.name}, {bad}") from bad
    except UnicodeDecodeError as bad:
        raise click.UsageError(f"{script.name} is not written in UTF-8") from bad
    except (InUse, FromNewer, BadFile) as error:
        click.echo(error, err=True)
        sys.exit(1)
    if unsaved is not None:
        click.echo(words.mishaps.not_kept(str(folder), unsaved), err=True)
    if unsaved is not None or not outcomes.right:
        sys.exit(1)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.UsageError(f"{folder} cannot be made: {error.strerror}") from error


def _seasons() -> tuple[SeasonPlan, ...]:
    """Return the seasons that can be chosen at the keypad; one with faults cannot, which is told."""
    plans: list[SeasonPlan] = []
    for path in season_files(config_dir()):
        try:
            plans.append(load_season(path))
        except BadFile as bad:
            click.echo(bad, err=True)
    return tuple(plans)


def save_picture(shots: Path, size: tuple[int, int], app: App, file: str) -> None:
    """Write what the screen shows into a file of the folder."""
    canvas = Canvas.off_screen(*size)
    canvas.show(app.picture())
    canvas.save(shots / file)


def no_picture(_: App, __: str) -> None:
    """Take no picture."""


def play(
    setting: Setting,
    performance: Performance,
    data: Path,
    take: Callable[[App, str], None],
    speed: float | None,
    words: Words,
    outcomes: Outcomes,
    *,
    durable: bool,
) -> NotSaving | None:
    """Play a script on the ledger of a folder, and return why not all of the night is kept there, if so.

    Raises BadScript, InUse, FromNewer and BadFile. `take` is given the App and the name of the file for every
    picture.
    """
    head = setting.head
    date = head.date or (datetime.now() if speed == 1 else DEFAULT_DATE)  # noqa: DTZ005  the zone comes later
    time = ScriptTime(date, BoxTime(), speed)
    program = Program(setting, data, time, words, Random(head.seed), durable and speed is not None)
    replanned = partial(_stages_now, house_played(setting, data))
    Rehearsal(time, program.boot, words, outcomes, replanned, take).play(setting.entries, performance)
    return program.not_saved


class Program:
    """The program of a rehearsal: it is started once, and again after each kill and power cut."""

    def __init__(
        self, setting: Setting, data: Path, time: ScriptTime, words: Words, chance: Random, durable: bool
    ) -> None:
        """Settle what every start has in common. Raises BadFile."""
        head, past = setting.head, look_back(data)
        latest = max((night.number for night in past), default=0) if head.goes_on else None
        self._setting = setting
        self._data = data
        self._time = time
        self._words = words
        self._chance = chance
        self._durable = durable
        self._begun = head.goes_on
        self._tonight = champions_night(setting.tonight, earlier_than(latest, past), config_dir())
        self._other = replace(setting.tonight, season=None, season_text="", label=None, champions=False)
        fixtures = Fixtures(_seasons(), setting.tonight.season or NO_SEASON)
        self._almanac = Almanac(fixtures, data, config_dir())
        self._director: Director | None = None

    @property
    def not_saved(self) -> NotSaving | None:
        """Return why not all of the night is on the disk, as it was last started; None if it is."""
        return None if self._director is None else self._director.not_saved

    def boot(self) -> App:
        """Start on the ledger of the folder, a new night at the first time. Raises InUse and FromNewer."""
        ledger = Ledger(self._data, self._time.now(), durable=self._durable, marks_apart=False)
        take_up = Director.open if self._begun else Director.begin
        self._begun = True
        director = take_up(ledger, self._time, lambda: self._chance.getrandbits(63), self._tonight)
        self._director = director
        if director.damage is not None:
            click.echo(self._words.mishaps.damaged(director.damage), err=True)
        return App(
            director,
            Arrangements(
                Settings(keypad=self._setting.head.keypad),
                self._words,
                self._setting.regulars,
                (self._other,),
                almanac=self._almanac,
                chosen_file=ChosenFile(self._data),
            ),
            self._time,
        )


def _stages_now(house: str) -> tuple[Stage, ...]:
    return load_house(house, config_dir()).stages
