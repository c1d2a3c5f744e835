"""`state`: how the night in a data folder stands now, read beside a clock that may have it open."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import click

from clock.files.faults import BadFile
from clock.ledger import Damaged, FromNewer, StoredNight, read_night, standing
from clock.mishaps import LedgerDamaged
from clock.moment import BoxTime
from clock.past_nights import scores_in
from clock.report import NO_SCORES, Score, report
from clock.tournament.state import Tournament
from clock.verbs.language import language_option
from clock.verbs.places import data_option
from clock.words import Words


@click.command()
@data_option
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON.")
@language_option
def state(data: Path, words: Words, *, as_json: bool) -> None:
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
    if not stored.whole:
        click.echo(words.mishaps.damaged(LedgerDamaged(None, len(stored.kept))), err=True)
    tournament = standing(stored, now)
    scores = _scores(data, stored, tournament)
    at = None if now.wall is None else f"{now.wall.hour}:{now.wall:%M:%S}"
    found = report(tournament, now.boot_ms, at, now.boot_ms / 1000, words, scores)
    found["not_saved"] = None  # what is read has been saved
    found["date"] = None if now.wall is None else f"{now.wall:%Y-%m-%d}"
    click.echo(json.dumps(found, ensure_ascii=False, indent=None if as_json else 2))


def _scores(data: Path, stored: StoredNight, tournament: Tournament) -> Mapping[int, Score]:
    """Return the league's scores of a night, none where its season cannot be read, which is told."""
    try:
        return scores_in(data, stored, tournament)
    except BadFile as bad:
        click.echo(bad, err=True)
        return NO_SCORES
