"""The records of the season, each with all who hold it."""

from clock.league.records import Feat, Holder, Record, records
from clock.site.frame import Cloth, listed, night_link, page, player, table
from clock.site.markup import Markup, element, joined
from clock.site.yearbook import Yearbook
from clock.words.pages import Heading

COLUMNS = ((Heading.RECORD, None), (Heading.HELD_BY, None))


def records_page(book: Yearbook) -> str:
    """Return the page of the records."""
    words = book.words.pages
    title = words.heading(Heading.RECORDS)
    found = records(book.table, book.nights)
    if found:
        rows = [_row(book, record) for record in found]
        content = table(book, "records", element("caption", title, class_="heard"), COLUMNS, rows)
    else:
        content = element("p", words.heading(Heading.NO_NIGHTS))
    above = element("p", words.after(len(book.nights)))
    return page(book, "records.html", title, Cloth.RECORDS, above, content)


def _row(book: Yearbook, record: Record) -> Markup:
    return element(
        "tr",
        element(
            "th",
            book.words.pages.feat(record.feat),
            element("small", _value(book, record), class_="value"),
            scope="row",
        ),
        element("td", listed([_holder(book, holder) for holder in record.holders])),
    )


def _value(book: Yearbook, record: Record) -> str:
    match record.feat:
        case Feat.BEST_SCORE:
            return book.words.pages.points(record.value)
        case Feat.LARGEST_PRIZE | Feat.MOST_WON | Feat.LARGEST_POOL:
            return book.money(record.value)
    return str(record.value)


def _holder(book: Yearbook, holder: Holder) -> Markup:
    who = None if holder.player is None else player(book, holder.player, book.names[holder.player])
    if holder.night is None:
        return joined(who)
    night = night_link(book, holder.night)
    return night if who is None else joined(who, " (", night, ")")
