"""A player's page: the season in figures, drawn, and night by night."""

from clock.league.rows import Entry, Row
from clock.site.frame import Cloth, disc, facts, night_link, page, table
from clock.site.markup import Markup, element
from clock.site.plot import plots
from clock.site.yearbook import Yearbook
from clock.words.pages import Heading

COLUMNS = (
    (Heading.PLACE, None),
    (Heading.NIGHT, None),
    (Heading.POINTS, "figure wide"),
    (Heading.BONUS, "figure wide"),
    (Heading.SCORE, "figure"),
    (Heading.COUNTS, None),
)


def player_page(book: Yearbook, row: Row) -> str:
    """Return the page of a player of the standings."""
    words, numbers = book.words.pages, book.words.numbers
    stack = book.stacks.get(row.key)
    above = facts(
        (words.heading(Heading.RANK), words.place_of(row.rank, len(book.table.rows))),
        (words.heading(Heading.TOTAL), words.points(row.total)),
        (words.heading(Heading.PLAYED), str(row.attended)),
        (words.heading(Heading.WINS), str(row.wins)) if row.wins else None,
        (words.heading(Heading.KNOCKOUTS), str(row.knockouts)),
        (words.heading(Heading.WON), book.money(row.won)),
        (words.heading(Heading.STACK), numbers.chips(stack))
        if stack is not None and book.so_far.plan.champions
        else None,
    )
    rows = [_row(book, entry) for entry in row.nights]
    nights = table(book, "nights", element("caption", words.heading(Heading.NIGHTS)), COLUMNS, rows)
    return page(book, book.player_pages[row.key], row.name, Cloth.PLAYER, above, plots(book, row), nights)


def _row(book: Yearbook, entry: Entry) -> Markup:
    words, score = book.words.pages, entry.score
    night = book.nights[entry.night - 1]
    absent = words.heading(Heading.ABSENT) if entry.absent else None
    among = None if entry.place is None else words.place_of(entry.place, len(night.parts))
    beside = ", ".join(said for said in (among, absent) if said)
    return element(
        "tr",
        element("td", disc(entry.place)),
        element(
            "th",
            night_link(book, entry.night),
            element("small", beside) if beside else None,
            scope="row",
        ),
        element("td", "" if score.points is None else words.points(score.points), class_="figure wide"),
        element(
            "td",
            words.points(score.bonus) if score.bonus else "",
            element("small", f"{words.points(score.adjusted)} {words.heading(Heading.BY_HAND)}")
            if score.adjusted
            else None,
            class_="figure wide",
        ),
        element("td", words.points(score.total), class_="figure total"),
        element("td", words.heading(Heading.YES if entry.counts else Heading.NO)),
    )
