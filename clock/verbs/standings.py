"""`standings`: the season as it stands, for a screen, a spreadsheet, or another program."""

import json
import sys
from pathlib import Path

import click

from clock.files.config import config_dir
from clock.files.faults import BadFile
from clock.league.champions import champions_pool, finalists
from clock.league.rows import Entry, Row
from clock.league.standings import Standings
from clock.league.standings import standings as standings_after
from clock.ledger import FromNewer
from clock.past_nights import season_so_far
from clock.report.points import points_text
from clock.report.standings import standings_csv, standings_data
from clock.verbs.places import data_option
from clock.verbs.table import laid_out
from clock.words import words_in


@click.command()
@data_option
@click.option("--season", "name", metavar="S", help="The season; left out: that of the latest night.")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print CSV, one line a player.")
def standings(data: Path, name: str | None, *, as_json: bool, as_csv: bool) -> None:
    """Print the standings of a season after its nights in the data folder.

    S is the name of the season, or of its file in config/seasons.
    """
    if as_json and as_csv:
        raise click.UsageError("--json and --csv cannot both be printed")
    try:
        so_far = season_so_far(name, data, config_dir())
    except (BadFile, FromNewer) as error:
        click.echo(error, err=True)
        sys.exit(1)
    if so_far is None:
        click.echo(f"No night in {data} belongs to a season.", err=True)
        sys.exit(1)
    season = so_far.plan.season
    table = standings_after(season, so_far.nights)
    stacks = {finalist.row.key: finalist.stack for finalist in finalists(season, table)}
    if as_json:
        pool = champions_pool(season, so_far.nights, table)
        click.echo(json.dumps(standings_data(table, stacks, pool), ensure_ascii=False))
    elif as_csv:
        click.echo(standings_csv(table, stacks), nl=False)
    else:
        click.echo(as_table(table))
    for row, entry in _without_points(table):
        where = f"night {entry.night}, place {entry.place}"
        click.echo(f"Warning: {row.name}, {where}: the season's formula has no answer.", err=True)


def as_table(table: Standings) -> str:
    """Return the standings for a terminal; nights that do not count stand in brackets."""
    words = words_in("en")
    nights = range(1, table.nights + 1)
    head = ("", "", "Total", *(f"Night {night}" for night in nights), "Played", "Knockouts")
    rows = [
        (
            words.numbers.ordinal(row.rank),
            row.name,
            points_text(row.total),
            *_nights_of(row, table.nights),
            str(row.attended),
            str(row.knockouts),
        )
        for row in table.rows
    ]
    count = f"{table.nights} {'night' if table.nights == 1 else 'nights'}"
    title = f"{table.season}, {count}"
    return f"{title}\n\n{laid_out(head, rows, right=range(2, len(head)))}" if rows else f"{title}: nobody yet"


def _nights_of(row: Row, nights: int) -> list[str]:
    played = {entry.night: entry for entry in row.nights}
    return [_night_of(played.get(night)) for night in range(1, nights + 1)]


def _night_of(entry: Entry | None) -> str:
    if entry is None:
        return ""
    score = points_text(entry.score.total)
    return f"{score} " if entry.counts else f"({score})"


def _without_points(table: Standings) -> list[tuple[Row, Entry]]:
    """Return where a place that counts has no points, because the formula has no answer for it."""
    return [
        (row, entry)
        for row in table.rows
        for entry in row.nights
        if entry.place is not None and entry.score.points is None and not entry.absent
    ]
