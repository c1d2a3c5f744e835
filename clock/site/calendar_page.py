"""The calendar: all nights of the season, who won those that are over, and the champions' night."""

from clock.site.frame import Cloth, column, disc, listed, page, player_of
from clock.site.markup import Markup, element, joined
from clock.site.shown import Shown, Stop
from clock.site.standings_page import labelled
from clock.words.pages import Heading

COLUMNS = (Heading.NIGHT, Heading.DATE, Heading.WINNER)


def calendar_page(shown: Shown) -> str:
    """Return the page of the calendar."""
    words = shown.words.pages
    title, coming = words.heading(Heading.CALENDAR), shown.next_night
    above = joined()
    if coming is not None:
        when = f"{words.date(coming.at.date())}, {_time(shown, coming.at.hour * 60 + coming.at.minute)}"
        above = element("p", words.heading(Heading.NEXT_NIGHT), ": ", when)
    rows = [_row(shown, stop) for stop in shown.stops]
    final = shown.plan.champions
    if final is not None:
        rows.append(
            element(
                "tr",
                element("td", disc(None)),
                element(
                    "td",
                    words.date(final.at.date()),
                    element("small", _time(shown, final.at.hour * 60 + final.at.minute)),
                ),
                element("td", words.heading(Heading.CHAMPIONS)),
            )
        )
    table = element(
        "table",
        element("caption", title),
        element("thead", element("tr", [column(words.heading(which)) for which in COLUMNS])),
        element("tbody", rows),
        class_="calendar",
    )
    content = table if rows else element("p", words.heading(Heading.NO_NIGHTS))
    return page(shown, "calendar.html", title, Cloth.CALENDAR, above, content)


def _row(shown: Shown, stop: Stop) -> Markup:
    words = shown.words.pages
    day = "" if stop.day is None else words.date(stop.day)
    hour = None if stop.planned is None else stop.planned.at.hour * 60 + stop.planned.at.minute
    twice = stop.planned.factor if stop.planned else 1
    beside = [
        *([_time(shown, hour)] if hour is not None and stop.number is None else []),
        *([words.counts_twice(twice)] if twice > 1 else []),
    ]
    return element(
        "tr",
        element("td", disc(stop.number)),
        element("td", day, element("small", " ".join(beside)) if beside else None),
        element("td", _what(shown, stop)),
    )


def _what(shown: Shown, stop: Stop) -> Markup:
    """Return what a night of the calendar is called, and who won it."""
    words = shown.words.pages
    if stop.number is None:
        return joined(labelled(shown, stop), element("small", words.heading(Heading.UNPLAYED)))
    won = [player_of(shown, part) for part in shown.nights[stop.number - 1].parts if part.place == 1]
    return joined(
        labelled(shown, stop),
        element("small", words.heading(Heading.WINNER), ": ", listed(won)) if won else None,
    )


def _time(shown: Shown, minute: int) -> str:
    return shown.words.time_of_day(minute)
