"""What all pages have: the head, the band with the season's name and the way around, and the foot."""

from collections.abc import Iterable
from enum import Enum

from clock.league.nights import Part, PlayedNight
from clock.site.markup import Inside, Markup, element, joined
from clock.site.yearbook import Yearbook, day_of
from clock.words.pages import Heading

GENERATOR = "tournament-clock"
"""Stands in every page, so that old pages are known to be ours."""

STYLE = "style.css"


class Cloth(Enum):
    """The colour of a kind of page, each one of the screen's."""

    STANDINGS = "running"
    NIGHT = "finished"
    PLAYER = "break"
    CALENDAR = "seats"
    RECORDS = "paused"


Column = tuple[Heading, str | None]
"""The head of a column, and the class of its cells, None for cells that are text."""

_WAYS = (
    ("index.html", Heading.STANDINGS),
    ("calendar.html", Heading.CALENDAR),
    ("records.html", Heading.RECORDS),
)


def page(book: Yearbook, file: str, title: str, cloth: Cloth, above: Markup, *content: Inside) -> str:
    """Return a whole page; `above` stands under the title, on the cloth."""
    words, season = book.words.pages, book.so_far.plan.season.name
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="generator", content=GENERATOR),
        element("title", title if title == season else f"{title} · {season}"),
        element("link", rel="stylesheet", href=STYLE),
    )
    ways = [
        element(
            "li", element("a", words.heading(name), href=way, aria_current="page" if way == file else None)
        )
        for way, name in _WAYS
    ]
    band = element(
        "header",
        element(
            "div",
            element("p", element("a", season, href="index.html"), class_="season"),
            element("nav", element("ul", ways), aria_label=words.heading(Heading.SEASON)),
            class_="ways",
        ),
        element("h1", name(title)),
        above,
    )
    body = element(
        "body",
        element("a", words.heading(Heading.TO_THE_CONTENT), class_="skip", href="#content"),
        band,
        element("main", *content, id="content"),
        element("footer", element("p", season, " · ", words.after(len(book.nights)))),
        class_=cloth.value,
    )
    return f"<!DOCTYPE html>{element('html', head, body, lang=book.words.code).text}\n"


def name(text: str) -> Markup:
    """Return a text that people gave, kept together in its own direction of writing."""
    return element("bdi", text)


def player(book: Yearbook, key: str, text: str) -> Markup:
    """Return a player's name, as a link where the player has a page."""
    file = book.player_pages.get(key)
    return name(text) if file is None else element("a", name(text), href=file)


def player_of(book: Yearbook, part: Part) -> Markup:
    """Return the name of a player as it was on a night."""
    return player(book, part.key, part.name)


def disc(number: int | None, kind: str = "disc") -> Markup:
    """Return a place or a rank as a disc, nothing without one."""
    return joined() if number is None else element("span", str(number), class_=kind)


def facts(*pairs: tuple[str, Markup | str] | None) -> Markup:
    """Return facts with their captions."""
    return element(
        "dl",
        [
            element("div", element("dt", pair[0]), element("dd", pair[1]))
            for pair in pairs
            if pair is not None
        ],
        class_="facts",
    )


def table(
    book: Yearbook, kind: str, caption: Markup, columns: Iterable[Column], rows: Iterable[Markup]
) -> Markup:
    """Return a table of rows beneath the heads of their columns."""
    head = [
        element("th", book.words.pages.heading(which), scope="col", class_=column_kind)
        for which, column_kind in columns
    ]
    return element(
        "table", caption, element("thead", element("tr", head)), element("tbody", rows), class_=kind
    )


def night_title(book: Yearbook, number: int) -> str:
    """Return what a night is called: its name, or its number in the season."""
    return book.nights[number - 1].label or book.words.pages.night(number)


def night_link(book: Yearbook, number: int) -> Markup:
    """Return what a night is called, as a link to its page."""
    return element("a", name(night_title(book, number)), href=book.night_page(number))


def day_said(book: Yearbook, night: PlayedNight) -> str:
    """Return the day of a night in words, empty where nobody knows it."""
    day = day_of(night)
    return "" if day is None else book.words.pages.date(day)


def winners(book: Yearbook, night: PlayedNight) -> Markup:
    """Return who won a night."""
    return listed(player_of(book, part) for part in night.winners)


def listed(pieces: Iterable[Markup]) -> Markup:
    """Return names with commas between them."""
    return joined(*[part for piece in pieces for part in (", ", piece)][1:])
