"""The calendar: all nights of the season, who won those that are over, and the champions' night."""

from datetime import date

from clock.moment import minute_of
from clock.seasons import PlannedNight
from clock.site.champions_page import CHAMPIONS
from clock.site.frame import Cloth, day_said, disc, name, page, table, winners
from clock.site.markup import Markup, element, joined
from clock.site.yearbook import Stop, Yearbook
from clock.words.pages import Heading

COLUMNS = ((Heading.NUMBER, None), (Heading.NIGHT, None), (Heading.WINNER, None))


def calendar_page(book: Yearbook) -> str:
    """Return the page of the calendar."""
    words = book.words.pages
    title, coming = words.heading(Heading.CALENDAR), book.next_night
    planned, played = book.so_far.plan.champions, book.so_far.champions_night
    above = joined()
    if coming is not None:
        above = element("p", words.heading(Heading.NEXT_NIGHT), ": ", _day(book, coming.at.date(), coming))
    rows = [_row(book, stop) for stop in book.stops]
    if planned is not None or played is not None:
        rows.append(_champions_row(book))
    if rows:
        content = table(book, "calendar", element("caption", title, class_="heard"), COLUMNS, rows)
    else:
        content = element("p", words.heading(Heading.NO_NIGHTS))
    return page(book, "calendar.html", title, Cloth.CALENDAR, above, content)


def _row(book: Yearbook, stop: Stop) -> Markup:
    words = book.words.pages
    open_ = stop.planned if stop.number is None else None
    day = "" if stop.day is None else _day(book, stop.day, open_)
    twice = stop.planned.factor if stop.planned else 1
    named = stop.number is not None or bool(stop.label)
    beside = [*([day] if named and day else []), *([words.counts_twice(twice)] if twice > 1 else [])]
    return element(
        "tr",
        element("td", disc(stop.number)),
        _night(_called(book, stop) if named else day, ". ".join(beside)),
        element("td", _won(book, stop)),
    )


def _champions_row(book: Yearbook) -> Markup:
    """Return the row of the champions' night, with a link and the winner once it is over."""
    words, planned, played = book.words.pages, book.so_far.plan.champions, book.so_far.champions_night
    called: Markup | str = words.heading(Heading.CHAMPIONS)
    day = "" if planned is None else _day(book, planned.at.date(), planned)
    if played is not None:
        called = element("a", called, href=CHAMPIONS)
        day = day_said(book, played)
    won = "" if played is None else winners(book, played)
    return element("tr", element("td", ""), _night(called, day), element("td", won))


def _night(called: Markup | str, beside: str) -> Markup:
    """Return the cell of a night: what it is called, and its day."""
    return element("th", called, element("small", beside) if beside else None, scope="row")


def _called(book: Yearbook, stop: Stop) -> Markup:
    """Return what a night of the calendar is called, as a link once it is played."""
    if stop.number is None:
        return name(stop.label)
    called = stop.label or book.words.pages.night(stop.number)
    return element("a", name(called), href=book.night_page(stop.number))


def _won(book: Yearbook, stop: Stop) -> Markup:
    """Return who won a night of the calendar."""
    if stop.number is None:
        return element("small", book.words.pages.heading(Heading.UNPLAYED))
    return winners(book, book.nights[stop.number - 1])


def _day(book: Yearbook, day: date, planned: PlannedNight | None) -> str:
    """Return a day, with the hour where that is still to come."""
    said = book.words.pages.date(day)
    if planned is None:
        return said
    return f"{said}, {book.words.time_of_day(minute_of(planned.at))}"
