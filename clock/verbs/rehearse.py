"""`rehearse`: plays a script of a night through the same App, Director and Ledger as a real one."""

import sys
from contextlib import ExitStack
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TextIO

import click

from clock.app import App
from clock.director import Director
from clock.display.canvas import Canvas
from clock.files.config import config_dir
from clock.files.faults import BadFile
from clock.houses import load_house
from clock.ledger import FromNewer, InUse, Ledger, Night
from clock.moment import BoxTime
from clock.rehearsal.outcomes import Outcomes
from clock.rehearsal.script import BadScript, Head, Script, read_script
from clock.rehearsal.script_time import ScriptTime
from clock.rehearsal.stage import Performance, Rehearsal, rehearsed
from clock.roster import load_roster
from clock.settings import Settings
from clock.tournament.commands import Command, Register
from clock.tournament.structure import Stage
from clock.verbs.tonight import night_in
from clock.words import words_in

SIZE = (1920, 1080)

DEFAULT_DATE = datetime(2020, 1, 1, 19, 0)  # noqa: DTZ001  a script's date is local; its zone is added later


@click.command()
@click.argument("script", type=click.File(encoding="utf-8"))
@click.option("--json", "as_json", is_flag=True, help="Print every outcome as a line of JSON.")
@click.option("--shots", type=click.Path(path_type=Path, file_okay=False), help="Save the pictures here.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Keep the ledger here.")
@click.option("--speed", type=click.FloatRange(min=0, min_open=True), help="Seconds of night a real second.")
def rehearse(
    script: TextIO, shots: Path | None, data: Path | None, speed: float | None, *, as_json: bool
) -> None:
    """Play a rehearsal SCRIPT; - reads it from stdin.

    Exit 1 when an expectation fails or an act is refused unexpectedly, 2 when the script cannot be read.
    """
    try:
        read = read_script(script.read())
        performance = rehearsed(read)
    except BadScript as bad:
        raise click.UsageError(f"{script.name}, {bad}") from bad
    with ExitStack() as until_the_end:
        folder = data or Path(until_the_end.enter_context(TemporaryDirectory()))
        outcomes = Outcomes(click.echo, as_json)
        try:
            play(read, performance, folder, shots, speed, outcomes, durable=data is not None)
        except (InUse, FromNewer, BadFile) as error:
            click.echo(error, err=True)
            sys.exit(1)
    if not outcomes.right:
        sys.exit(1)


def play(
    script: Script,
    performance: Performance,
    data: Path,
    shots: Path | None,
    speed: float | None,
    outcomes: Outcomes,
    *,
    durable: bool,
) -> None:
    """Play a script on the ledger of a folder. Raises InUse, FromNewer and BadFile."""
    head = script.head
    words = words_in("en")
    box = BoxTime()
    date = head.date or (datetime.now() if speed == 1 else DEFAULT_DATE)  # noqa: DTZ005  the zone comes later
    time = ScriptTime(date, box, speed)
    chance = Random(head.seed)
    tonight = _tonight(head)
    begun = head.goes_on

    def boot() -> App:
        nonlocal begun
        ledger = Ledger(data, time.now(), durable=durable and speed is not None, marks_apart=False)
        take_up = Director.open if begun else Director.begin
        begun = True
        director = take_up(ledger, time, lambda: chance.getrandbits(63), tonight)
        return App(director, Settings(keypad=head.keypad), words, time, nights=(tonight,))

    def picture(app: App, file: str) -> None:
        if shots is not None:
            shots.mkdir(parents=True, exist_ok=True)
            canvas = Canvas.off_screen(*SIZE)
            canvas.show(app.picture())
            canvas.save(shots / file)

    def replanned() -> tuple[Stage, ...]:
        return load_house(head.house, config_dir()).stages

    rehearsal = Rehearsal(time, boot, words, outcomes, replanned, picture)
    rehearsal.open(() if head.goes_on else _entries(head))
    rehearsal.play(performance)


def _tonight(head: Head) -> Night:
    night = night_in(head.house)
    starts = None if head.starts is None else head.starts.hour * 60 + head.starts.minute
    house = replace(night.house, starts_minute=starts)
    return replace(night, house=house, season=head.season, label=head.night, champions=head.champions)


def _entries(head: Head) -> tuple[Command, ...]:
    if head.roster is not None:
        regulars = load_roster(Path(head.roster))
        return tuple(Register(player.name, player.sub) for player in regulars)
    if head.players:
        return tuple(Register(player.name, player.sub, number=player.number) for player in head.players)
    return tuple(Register() for _ in range(head.count))
