"""`standings`: the season as it stands, for a screen, a spreadsheet, another program, or the web."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from clock.files.config import config_dir
from clock.files.faults import BadFile
from clock.league.rows import Entry, Row
from clock.league.standings import Standings
from clock.league_night import SeasonSoFar
from clock.ledger import FromNewer
from clock.past_nights import season_so_far
from clock.report.standings import standings_csv, standings_data
from clock.site import NotWritten, Yearbook, site_files, write_site
from clock.tournament.names import folded
from clock.verbs.language import language_option
from clock.verbs.places import data_option
from clock.verbs.table import laid_out
from clock.words import Words
from clock.words.pages import Heading


@click.command()
@data_option
@click.option("--season", "name", metavar="S", help="The season; left out: that of the latest night.")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print CSV, one line a player.")
@click.option(
    "--html",
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write a web site into DIR.",
)
@language_option
def standings(
    data: Path, name: str | None, html: Path | None, words: Words, *, as_json: bool, as_csv: bool
) -> None:
    """Print the standings of a season after its nights in the data folder, or write its web site.

    S is the name of the season, or of its file in config/seasons, or the path of its file.
    """
    if as_json + as_csv + (html is not None) > 1:
        raise click.UsageError("only one of --json, --csv and --html at a time")
    try:
        so_far = season_so_far(name, data, config_dir())
        if so_far is None:
            click.echo(words.noting.no_season_here(str(data)), err=True)
            sys.exit(1)
        if html is not None:
            write_site(site_files(Yearbook(so_far, words)), html)
    except (BadFile, FromNewer, NotWritten) as error:
        click.echo(error, err=True)
        sys.exit(1)
    if html is None:
        _print(so_far, words, as_json=as_json, as_csv=as_csv)
    for warning in _warnings(so_far.table, words):
        click.echo(words.printing.warning(warning), err=True)


def _print(so_far: SeasonSoFar, words: Words, *, as_json: bool, as_csv: bool) -> None:
    table, stacks = so_far.table, so_far.stacks
    if as_json:
        click.echo(json.dumps(standings_data(table, stacks, so_far.pool), ensure_ascii=False))
    elif as_csv:
        click.echo(standings_csv(table, stacks), nl=False)
    else:
        click.echo(as_table(table, so_far.currency, words))


def as_table(table: Standings, currency: str, words: Words) -> str:
    """Return the standings for a terminal; nights that do not count stand in brackets."""
    says = words.pages
    nights = range(1, table.nights + 1)
    total, *others = map(says.heading, (Heading.TOTAL, Heading.PLAYED, Heading.KNOCKOUTS, Heading.WON))
    moved = table.nights > 1
    head = ("", "", "", total, *(says.night(night) for night in nights), *others)
    rows = [
        (
            words.numbers.ordinal(row.rank),
            row.name,
            says.moved(row.climbed) if moved else "",
            says.points(row.total),
            *_nights_of(row, table.nights, words),
            str(row.attended),
            str(row.knockouts),
            words.numbers.money(row.won, currency),
        )
        for row in table.rows
    ]
    title = f"{table.season}. {says.after(table.nights)}"
    if not rows:
        return f"{title}. {says.heading(Heading.NO_NIGHTS)}"
    spare = any(not entry.counts for row in table.rows for entry in row.nights)
    below = f"\n\n{says.heading(Heading.BRACKETS)}" if spare else ""
    return f"{title}\n\n{laid_out(head, rows, right=range(3, len(head)))}{below}"


def _nights_of(row: Row, nights: int, words: Words) -> list[str]:
    played = {entry.night: entry for entry in row.nights}
    return [_night_of(played.get(night), words) for night in range(1, nights + 1)]


def _night_of(entry: Entry | None, words: Words) -> str:
    if entry is None:
        return ""
    score = words.pages.points(entry.score.total)
    return f"{score} " if entry.counts else f"({score})"


def _warnings(table: Standings, words: Words) -> Iterator[str]:
    """Give what the secretary should look into: places without points, and names that several rows have."""
    for row in table.rows:
        for entry in row.nights:
            if entry.place is not None and entry.score.points is None and not entry.absent:
                yield words.noting.no_answer(row.name, entry.night, entry.place)
    names = Counter(folded(row.name) for row in table.rows)
    for row in table.rows:
        if (count := names.pop(folded(row.name), 0)) > 1:
            yield words.noting.two_of_a_name(row.name, count)
