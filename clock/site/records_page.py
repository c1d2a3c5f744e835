"""The records of the season, each with all who hold it."""

from clock.league.records import Feat, Holder, Record, records
from clock.site.frame import Cloth, column, listed, name, night_title, page, player
from clock.site.markup import Markup, element, joined
from clock.site.shown import Shown
from clock.words.pages import Heading


def records_page(shown: Shown) -> str:
    """Return the page of the records."""
    words = shown.words.pages
    title = words.heading(Heading.RECORDS)
    found = records(shown.table, shown.nights)
    head = [column(words.heading(which)) for which in (Heading.RECORD, Heading.HELD_BY)]
    table = element(
        "table",
        element("caption", title, class_="heard"),
        element("thead", element("tr", head)),
        element("tbody", [_row(shown, record) for record in found]),
        class_="records",
    )
    content = table if found else element("p", words.heading(Heading.NO_NIGHTS))
    above = element("p", words.after(len(shown.nights)))
    return page(shown, "records.html", title, Cloth.RECORDS, above, content)


def _row(shown: Shown, record: Record) -> Markup:
    return element(
        "tr",
        element(
            "th",
            shown.words.pages.feat(record.feat),
            element("small", _value(shown, record), class_="value"),
            scope="row",
        ),
        element("td", listed([_holder(shown, holder) for holder in record.holders])),
    )


def _value(shown: Shown, record: Record) -> str:
    match record.feat:
        case Feat.BEST_SCORE:
            return shown.words.pages.points(record.value)
        case Feat.LARGEST_PRIZE | Feat.MOST_WON | Feat.LARGEST_POOL:
            return shown.money(record.value)
    return str(record.value)


def _holder(shown: Shown, holder: Holder) -> Markup:
    who = None if holder.player is None else player(shown, holder.player, shown.names[holder.player])
    if holder.night is None:
        return joined(who)
    night = element("a", name(night_title(shown, holder.night)), href=shown.night_page(holder.night))
    return night if who is None else joined(who, " (", night, ")")
