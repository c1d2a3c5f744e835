"""`run`: the clock itself, on the TV or in a window."""

import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from types import FrameType

import click

from clock import VERSION
from clock.app import Almanac, App, Ending
from clock.app.on_window import OnWindow
from clock.director import Director
from clock.display.window import NoScreen
from clock.files.config import config_dir
from clock.fixtures import Fixtures
from clock.ledger import FromNewer, InUse, Ledger
from clock.moment import BoxTime, Time
from clock.settings import Settings
from clock.troubles import Device, Missing, PinFails, Trouble
from clock.verbs.good_files import GoodFiles
from clock.verbs.hands import Hands, missed, on_pins
from clock.verbs.house_argument import named_file
from clock.verbs.places import data_option
from clock.verbs.size import Size
from clock.verbs.sound import sound_at_work
from clock.verbs.wall_screen import leave_without, wall_screen
from clock.verbs.working import Working
from clock.words import Words, words_in


@click.command()
@click.option("--house", help="A house in config/houses, or the path of a house file.")
@click.option("--window", type=Size(), help="Open a window of this size instead of the full screen.")
@data_option
@click.option(
    "--hardware", type=click.Choice(["none"]), help="Leave buttons, lamps, buzzer and keypad alone."
)
def run(house: str | None, window: tuple[int, int] | None, data: Path, hardware: str | None) -> None:
    """Run the clock: go on with the night in the data folder, or begin one."""
    if house is not None:
        named_file(house)
    files = GoodFiles(config_dir(), data)
    settings = files.settings()
    roster = files.roster()
    houses = tuple(replace(night, roster=roster) for night in files.nights(house or settings.house))
    almanac = Almanac(Fixtures(files.seasons(), settings.season, by_itself=True), data, config_dir())
    time, chance = BoxTime(), SystemRandom()
    try:
        ledger = Ledger(data, time.now())
        # It is opened after the ledger: a second clock leaves the screen to the one that has the night.
        screen = wall_screen(window, time)
        if isinstance(screen, NoScreen):
            ledger.close()
            leave_without(screen)
        tonight = almanac.by_calendar(houses[0], time.now())
        director = Director.open(ledger, time, lambda: chance.getrandbits(63), tonight)
    except (InUse, FromNewer) as error:
        click.echo(error, err=True)
        sys.exit(1)
    if director.damage is not None:
        click.echo(words_in("en").mishaps.damaged(director.damage), err=True)
    app = App(
        director,
        settings,
        _words(settings),
        time,
        screen=OnWindow(screen, time, float(settings.margin), settings.keys),
        regulars=files.regulars(),
        nights=houses,
        warning=files.warning,
        version=VERSION,
        almanac=almanac,
    )

    def close(_: int, __: FrameType | None) -> None:
        app.end(Ending.CLOSED)

    signal.signal(signal.SIGTERM, close)
    signal.signal(signal.SIGINT, close)
    # A signal that comes just before the loop falls asleep would else wait for the next second.
    signal.set_wakeup_fd(app.wakes_by, warn_on_full_buffer=False)
    app.frame()
    if hardware == "none":
        click.echo("Buttons, lamps, buzzer and keypad are left alone.", err=True)
    hands = None if hardware == "none" else _hands(app, settings, time)
    sound = sound_at_work(app, settings, time)
    ending = app.run()
    for working in (hands, sound):
        if working is not None:
            working.stop()
    signal.set_wakeup_fd(-1)
    app.close()
    screen.close()
    if ending is Ending.SHUT_DOWN and hardware is None:
        os.execlp("systemctl", "systemctl", "poweroff")  # noqa: S606, S607  the host asked for it


def _hands(app: App, settings: Settings, time: Time) -> Working[Hands]:
    """Return the hardware at work; what is wrong with it is told on the screen and on stderr."""
    words = words_in("en").hardware

    def tell(troubles: tuple[Trouble, ...]) -> None:
        for trouble in troubles:
            click.echo(f"{words.trouble(trouble)} {words.remedy(trouble)}", err=True)
        app.warn(missed(troubles))

    def failed(error: Exception) -> None:
        app.warn((Missing(tuple(Device), PinFails(None, repr(error)), lost=True),))

    hands = Working(on_pins(settings.wiring, time, app.press, tell), app.take_up, failed, time)
    hands.start()
    return hands


def _words(settings: Settings) -> Words:
    words = words_in(settings.language)
    return words if settings.twelve_hour is None else replace(words, twelve_hour=settings.twelve_hour)
