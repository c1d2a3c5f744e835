"""`run`: the clock itself, on the TV or in a window."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import SystemRandom
from time import sleep

import click

from clock import VERSION
from clock.app import Almanac, App, Arrangements, ChosenFile, Ending
from clock.app.on_window import OnWindow
from clock.appliance.backing_up import BackingUp
from clock.appliance.beside import DEVICES, WATCHED, work_beside
from clock.appliance.good_files import GoodFiles
from clock.appliance.log import log
from clock.appliance.memory import give_back_what_is_large
from clock.appliance.power import power_off
from clock.appliance.punctual import be_punctual, keep_what_is_there
from clock.appliance.signals import end_at_signals, end_in_peace
from clock.appliance.sticks import sticks
from clock.appliance.system import System
from clock.appliance.wall_screen import leave_without, wall_screen
from clock.appliance.watchdog import watchdog_of
from clock.appliance.working import Beside
from clock.director import Director
from clock.display.screen import WallScreen
from clock.display.window import NoScreen
from clock.files.config import config_dir
from clock.fixtures import Fixtures
from clock.ledger import FromNewer, InUse, Ledger, Night
from clock.moment import BoxTime, Time
from clock.values import replace
from clock.verbs.house_argument import named_file
from clock.verbs.places import data_option
from clock.verbs.size import Size
from clock.words import words_in

FAREWELL_S = 3
"""How long the last page stands: then the TV goes off, and the system turns the screen dark soon after."""

DARK_WITHIN_S = 4
"""How long the devices are given to let go: a TV may have to be told through a program, in two steps."""


@click.command()
@click.option("--house", help="A house in config/houses, or the path of a house file.")
@click.option("--window", type=Size(), help="Open a window of this size instead of the full screen.")
@data_option
@click.option("--hardware", type=click.Choice(["none"]), help="Leave all that hangs on the box alone.")
def run(house: str | None, window: tuple[int, int] | None, data: Path, hardware: str | None) -> None:
    """Run the clock: go on with the night in the data folder, or begin one."""
    give_back_what_is_large()
    if house is not None:
        named_file(house)
    time = BoxTime()
    system = System(os.environ, lambda why: log(f"The system cannot be told how the clock is ({why})."))

    def say(words: str) -> None:
        log(words)
        system.status(words)

    files = GoodFiles(config_dir(), data)
    settings = files.settings()
    regulars, roster = files.roster()
    nights = tuple(replace(night, roster=roster) for night in files.nights(house or settings.house))
    almanac = Almanac(Fixtures(files.seasons(), settings.season, by_itself=True), data, config_dir())

    def tonight() -> Night:
        return almanac.by_calendar(nights[0], time.now())

    ledger, screen, director = _opened(data, tonight, window, time, say)
    watchdog = watchdog_of(system, lambda name: say(f"The thread {name} is stuck; the clock starts anew."))
    app = App(
        director,
        Arrangements(
            settings,
            words_in(settings.language),
            regulars,
            nights,
            files.faulty_file,
            VERSION,
            almanac,
            by_keyboard=hardware == "none",
            chosen_file=ChosenFile(data),
        ),
        time,
        screen=OnWindow(screen, time, float(settings.margin), settings.keys),
        watch=None if watchdog is None else watchdog.turn,
        # Whoever started the clock by hand has other things on that computer.
        power_off=power_off if hardware is None and system.is_there else None,
    )
    _show_first_picture(app, system)
    if hardware == "none":
        log("Buttons, lamps, keypad and serial devices are left alone.")
    backups = BackingUp(data, lambda: director.tournament.finished, sticks, time, words_in("en"), log)
    beside = work_beside(app, settings, time, data, backups, pins=hardware is None)
    if watchdog is not None:
        watched = {name: thread for name, thread in beside.items() if name in WATCHED}
        watchdog.follow({**watched, "marks": ledger})
    ending = app.run()
    system.stopping()
    end_in_peace()
    _end(app, ending, beside, backups)
    screen.close()


def _opened(
    data: Path,
    tonight: Callable[[], Night],
    window: tuple[int, int] | None,
    time: Time,
    say: Callable[[str], None],
) -> tuple[Ledger, WallScreen, Director]:
    """Open the ledger, the screen and the night; where one cannot be, end the program with the reason."""
    chance = SystemRandom()
    try:
        ledger = Ledger(data, time.now())
        # It is opened after the ledger: a second clock leaves the screen to the one that has the night.
        screen = wall_screen(window, time, say)
        if isinstance(screen, NoScreen):
            ledger.close()
            leave_without(screen)
        director = Director.open(ledger, time, lambda: chance.getrandbits(63), tonight())
    except (InUse, FromNewer) as error:
        log(str(error))
        sys.exit(1)
    if director.damage is not None:
        log(words_in("en").mishaps.damaged(director.damage))
    return ledger, screen, director


def _show_first_picture(app: App, system: System) -> None:
    """Show the night, and tell the system that it is on; from now on signals end the clock as they should."""
    end_at_signals(app)
    if system.is_there:
        be_punctual()
    app.frame()
    keep_what_is_there()
    system.ready()


def _end(app: App, ending: Ending, beside: Mapping[str, Beside], backups: BackingUp) -> None:
    """Leave the night whole, then let go of everything; the devices go last, for one of them is the TV."""
    for name, thread in beside.items():
        if name != DEVICES:
            thread.stop()
    app.leave_night()
    if ending is Ending.SHUT_DOWN:
        backups.everywhere()
        sleep(FAREWELL_S)
        app.go_dark()
    if DEVICES in beside:
        beside[DEVICES].stop(DARK_WITHIN_S)
    app.close()
