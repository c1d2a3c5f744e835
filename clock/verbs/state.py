"""`state`: how the night in a data folder stands now, read beside a clock that may have it open."""

import json
import sys
from pathlib import Path

import click

from clock.ledger import Damaged, FromNewer, read_night, standing
from clock.moment import BoxTime
from clock.report import report
from clock.verbs.places import data_option
from clock.words import words_in


@click.command()
@data_option
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON.")
def state(data: Path, *, as_json: bool) -> None:
    """Print the state of the night in the data folder."""
    now = BoxTime().now()
    try:
        stored = read_night(data)
    except (Damaged, FromNewer) as error:
        click.echo(error, err=True)
        sys.exit(1)
    if stored is None:
        click.echo(f"There is no night in {data} yet.", err=True)
        sys.exit(1)
    tournament = standing(stored, now)
    at = None if now.wall is None else f"{now.wall.hour}:{now.wall:%M:%S}"
    found = report(tournament, now.boot_ms, at, now.boot_ms / 1000, words_in("en"))
    found["date"] = None if now.wall is None else f"{now.wall:%Y-%m-%d}"
    click.echo(json.dumps(found, ensure_ascii=False, indent=None if as_json else 2))
