"""A night as a spreadsheet: places, prizes, points with their arithmetic, knockouts."""

from clock.files.spreadsheet import spreadsheet
from clock.league.nights import out_by
from clock.site.arithmetic import points_worked
from clock.site.yearbook import Yearbook
from clock.words.figures import decimal, hundredths_text

COLUMNS = (
    *("place", "name", "sub", "absent", "points", "bonus", "adjusted", "score", "prize", "rebuys", "add_ons"),
    *("cost", "out_by", "knocked_out", "arithmetic"),
)


def night_csv(book: Yearbook, number: int) -> str:
    """Return the sheet of a night, one line a player, best place first; several names are joined by " + "."""
    parts = {part.key: part.name for part in book.nights[number - 1].parts}
    scored = book.worked(number)
    by = out_by(book.nights[number - 1])
    lines: list[tuple[object, ...]] = [COLUMNS]
    for working in scored:
        part, score = working.part, working.score
        has_points = score is not None and score.points is not None
        lines.append(
            (
                part.place,
                part.name,
                part.sub,
                part.absent,
                hundredths_text(score.points or 0) if score and has_points else "",
                hundredths_text(score.bonus) if score else "",
                hundredths_text(score.adjusted) if score else "",
                hundredths_text(score.total) if score else "",
                decimal(part.prize),
                part.rebuys,
                part.add_ons,
                decimal(part.cost),
                " + ".join(who.name for who in by.get(part.key, ())),
                " + ".join(parts[hit.target] for hit in part.hits),
                points_worked(book, working),
            )
        )
    return spreadsheet(lines)
