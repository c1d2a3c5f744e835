"""The first page: the season's line, the standings, and what is known of the champions' night."""

from clock.league.nights import PlayedNight
from clock.league.rows import Entry, Row
from clock.site.champions_page import CHAMPIONS
from clock.site.frame import Cloth, Column, disc, facts, listed, name, night_title, page, player, table
from clock.site.markup import Markup, element, joined
from clock.site.yearbook import Stop, Yearbook
from clock.words.pages import Heading


def standings_page(book: Yearbook) -> str:
    """Return the page of the standings."""
    words, season = book.words.pages, book.so_far.plan.season
    above = joined(
        element("p", words.after(len(book.nights)), " · ", words.counting(season.counting)),
        line(book),
    )
    if not book.table.rows:
        content = element("p", words.heading(Heading.NO_NIGHTS))
    else:
        content = joined(_table(book), _below(book))
    return page(book, "index.html", season.name, Cloth.STANDINGS, above, content)


def line(book: Yearbook) -> Markup:
    """Return the season as a line with stops, one a night."""
    return element("ol", [_stop(book, stop) for stop in book.stops], class_="line")


def _stop(book: Yearbook, stop: Stop) -> Markup:
    words = book.words.pages
    day = "" if stop.day is None else words.date(stop.day)
    if stop.number is None:
        coming = "next" if stop.planned == book.next_night else "open"
        said = words.heading(Heading.UNPLAYED)
        return element(
            "li",
            element(
                "span", "", class_="stop", title=f"{day}, {said}", role="img", aria_label=f"{day}, {said}"
            ),
            class_=coming,
        )
    called = night_title(book, stop.number)
    return element(
        "li",
        element(
            "a",
            str(stop.number),
            class_="stop",
            href=book.night_page(stop.number),
            title=f"{called}, {day}" if day else called,
        ),
        class_="played",
    )


def _table(book: Yearbook) -> Markup:
    words = book.words.pages
    with_stacks = bool(book.stacks) and book.so_far.plan.champions is not None
    columns: list[Column] = [
        (Heading.RANK, None),
        (Heading.PLAYER, None),
        (Heading.TOTAL, "figure"),
        (Heading.PLAYED, "figure wide"),
        (Heading.KNOCKOUTS, "figure wide"),
        (Heading.WON, "figure wide"),
        *([(Heading.STACK, "figure wide")] if with_stacks else []),
    ]
    rows = [_row(book, row, with_stacks=with_stacks) for row in book.table.rows]
    return table(book, "standings", element("caption", words.heading(Heading.STANDINGS)), columns, rows)


def _row(book: Yearbook, row: Row, *, with_stacks: bool) -> Markup:
    numbers, words = book.words.numbers, book.words.pages
    stack = book.stacks.get(row.key)
    first = len(book.nights) < 2
    return element(
        "tr",
        element("td", disc(row.rank)),
        element(
            "th",
            player(book, row.key, row.name),
            None if first else element("small", words.moved(row.climbed), class_=_way(row.climbed)),
            _scores(book, row),
            scope="row",
        ),
        element("td", words.points(row.total), class_="figure total"),
        element("td", str(row.attended), class_="figure wide"),
        element("td", str(row.knockouts), class_="figure wide"),
        element("td", book.money(row.won), class_="figure wide"),
        element("td", "" if stack is None else numbers.chips(stack), class_="figure wide")
        if with_stacks
        else None,
    )


def _way(climbed: int | None) -> str:
    if not climbed:
        return "moved"
    return "moved up" if climbed > 0 else "moved down"


def _scores(book: Yearbook, row: Row) -> Markup:
    """Return the scores of all nights in brief, each at its night's place in the row."""
    played = {entry.night: entry for entry in row.nights}
    nights = range(1, len(book.nights) + 1)
    return element("ol", [_score(book, night, played.get(night)) for night in nights], class_="scores")


def _score(book: Yearbook, night: int, entry: Entry | None) -> Markup:
    """Return a night's score; in brackets where it does not count, a dash for who was not there."""
    if entry is None:
        return element("li", "\N{EN DASH}")
    score = book.words.pages.points(entry.score.total)
    text = score if entry.counts else f"({score})"
    called = night_title(book, night)
    return element(
        "li",
        element("a", text, href=book.night_page(night), title=called, aria_label=f"{called}: {text}"),
        class_="counts" if entry.counts else None,
    )


def _below(book: Yearbook) -> Markup:
    """Return what stands under the table: what brackets mean, the spreadsheet, and the champions' night."""
    words = book.words.pages
    rules = book.so_far.plan.season.champions
    planned, played = book.so_far.plan.champions, book.so_far.champions_night
    pool = Heading.CHAMPIONS_POOL if played is None else Heading.POOL
    champions = element(
        "section",
        element("h2", words.heading(Heading.CHAMPIONS)),
        element("p", words.champions_rule(rules.attended, rules.among, everyone=rules.everyone)),
        facts(
            None if planned is None else (words.heading(Heading.DATE), words.date(planned.at.date())),
            (words.heading(pool), book.money(book.so_far.pool)),
            None if played is None else (words.heading(Heading.WINNER), _champions(played)),
        ),
    )
    return joined(
        element(
            "p",
            words.heading(Heading.BRACKETS),
            " ",
            element("a", words.heading(Heading.DOWNLOAD), href="standings.csv"),
            class_="note",
        ),
        None if planned is None and played is None else champions,
    )


def _champions(night: PlayedNight) -> Markup:
    """Return who won the champions' night, as a link to its page."""
    return element("a", listed(name(part.name) for part in night.winners), href=CHAMPIONS)
