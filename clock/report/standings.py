"""The standings as data and as CSV, in the form that other programs read (L6)."""

from collections.abc import Mapping

from clock.files.spreadsheet import spreadsheet
from clock.league.rows import Entry, Row
from clock.league.standings import Standings
from clock.report.points import score_data
from clock.words.figures import decimal, hundredths_text

COLUMNS = ("rank", "name", "total", "climbed", "attended", "knockouts", "won", "stack")
NIGHT_COLUMNS = ("place", "points", "bonus", "counts", "adjusted")


def standings_data(table: Standings, stacks: Mapping[str, int], pool: int) -> dict[str, object]:
    """Return the standings as plain data.

    `stacks` are those of the champions' night, by the keys of who is in; `pool` is its pool so far, in cents.
    """
    return {
        "season": table.season,
        "nights": table.nights,
        "rows": [{**_row_data(row), "stack": stacks.get(row.key)} for row in table.rows],
        "champions_pool": decimal(pool),
    }


def _row_data(row: Row) -> dict[str, object]:
    return {
        "rank": row.rank,
        "name": row.name,
        "total": hundredths_text(row.total),
        "nights": [_entry_data(entry) for entry in row.nights],
        "climbed": row.climbed,
        "attended": row.attended,
        "knockouts": row.knockouts,
        "won": decimal(row.won),
    }


def _entry_data(entry: Entry) -> dict[str, object]:
    return {
        "night": entry.night,
        "place": entry.place,
        **score_data(entry.score),
        "counts": entry.counts,
        "absent": entry.absent,
        "adjusted": hundredths_text(entry.score.adjusted),
    }


def standings_csv(table: Standings, stacks: Mapping[str, int]) -> str:
    """Return the standings as CSV, one line a player, five columns a night; what is not there is empty."""
    nights = range(1, table.nights + 1)
    lines: list[list[object]] = [
        [*COLUMNS, *(f"night {night} {column}" for night in nights for column in NIGHT_COLUMNS)]
    ]
    for row in table.rows:
        found = {**_row_data(row), "stack": stacks.get(row.key)}
        played = {entry.night: _entry_data(entry) for entry in row.nights}
        cells = [found[column] for column in COLUMNS]
        lines.append(
            [*cells, *(played.get(night, {}).get(column) for night in nights for column in NIGHT_COLUMNS)]
        )
    return spreadsheet(lines)
