"""`schedule`: the night laid out before it begins: what starts when, what leaves, what the bank brings."""

import json
from collections.abc import Sequence
from typing import Any

import click

from clock.report.stages import chip_up_data, seconds, stage_data
from clock.tournament.structure import MINUTE, House, Level
from clock.tournament.timeline import Stop, concerns, timeline
from clock.verbs.house_argument import chosen_house
from clock.verbs.language import language_option
from clock.verbs.table import laid_out
from clock.words import Words
from clock.words.figures import hours
from clock.words.printing import Printed


@click.command()
@click.argument("house", metavar="H")
@click.option(
    "--players", type=click.IntRange(0, 9_999), default=0, help="How many start: tells the bank list."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@language_option
def schedule(house: str, players: int, words: Words, *, as_json: bool) -> None:
    """Print when each level and break of house H starts, which chips leave, and what the bank brings.

    H is the name of a house in config/houses, or the path of its file. Times count from the first deal.
    """
    chosen = chosen_house(house)
    stops = timeline(chosen, players)
    warnings = [words.notices.concern(concern, chosen) for concern in concerns(chosen, players)]
    if as_json:
        click.echo(json.dumps(as_data(chosen, stops, warnings, words), ensure_ascii=False))
        return
    click.echo(as_table(chosen, stops, players, words))
    for warning in warnings:
        click.echo(words.printing.warning(warning), err=True)


def as_data(house: House, stops: Sequence[Stop], warnings: Sequence[str], words: Words) -> dict[str, Any]:
    """Return the schedule as data: starts as "h:mm:ss", durations in seconds."""
    return {
        "stages": [
            {
                **stage_data(stop.stage, _last_level(stops[:index]), house, words),
                "start": hours(stop.start_ms),
                "duration": seconds(stop.stage.duration_ms),
                "chip_up": chip_up_data(stop.chip_up, stop.bring),
            }
            for index, stop in enumerate(stops)
        ],
        "end": hours(stops[-1].end_ms),
        "warnings": list(warnings),
    }


def _last_level(stops: Sequence[Stop]) -> int | None:
    return next((stop.stage.number for stop in reversed(stops) if isinstance(stop.stage, Level)), None)


def as_table(house: House, stops: Sequence[Stop], players: int, words: Words) -> str:
    """Return the schedule as a table for a host."""
    says = words.printing.word
    head = (says(Printed.START), "", says(Printed.BLINDS), says(Printed.ANTE), says(Printed.LENGTH), "")
    rows = [_row(stop, house, words) for stop in stops]
    end = (_start(stops[-1].end_ms, house, words), says(Printed.END), "", "", "", "")
    title = words.printing.headed(house.title, players)
    return f"{title}\n\n{laid_out(head, (*rows, end), right=(0, 2, 4))}"


def _row(stop: Stop, house: House, words: Words) -> tuple[str, ...]:
    stage = stop.stage
    start, name = _start(stop.start_ms, house, words), words.stages.name(stage, house)
    length = words.printing.length(stage.duration_ms)
    if not isinstance(stage, Level):
        held = words.printing.word(Printed.HELD) if stage.held else ""
        leave = words.printing.leave(stop.chip_up, stop.bring) if stop.chip_up else ""
        notes = ", ".join(note for note in (held, leave) if note)
        return (start, name, "", "", length, notes)
    notes = words.printing.word(Printed.GOES_ON) if stage.continued else ""
    return (start, name, words.stages.blinds(stage), words.printing.ante(stage), length, notes)


def _start(start_ms: int, house: House, words: Words) -> str:
    """Return the time since the first deal, with the time of day where the house says when that is."""
    since = hours(start_ms).removesuffix(":00")
    if house.starts_minute is None:
        return since
    minute = house.starts_minute + start_ms // MINUTE
    return f"{since}  {words.time_of_day(minute):>8}"
