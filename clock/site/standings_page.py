"""The first page: the season's line, the standings, and what is known of the champions' night."""

from clock.league.nights import PlayedNight
from clock.league.rows import Entry, Row
from clock.site.champions_page import CHAMPIONS
from clock.site.frame import Cloth, column, disc, facts, listed, name, night_title, page, player
from clock.site.markup import Markup, element, joined
from clock.site.shown import Shown, Stop
from clock.words.pages import Heading


def standings_page(shown: Shown) -> str:
    """Return the page of the standings."""
    words, season = shown.words.pages, shown.so_far.plan.season
    above = joined(
        element("p", words.after(len(shown.nights)), " · ", words.counting(season.counting)), line(shown)
    )
    if not shown.table.rows:
        content = element("p", words.heading(Heading.NO_NIGHTS))
    else:
        content = joined(_table(shown), _below(shown))
    return page(shown, "index.html", season.name, Cloth.STANDINGS, above, content)


def line(shown: Shown) -> Markup:
    """Return the season as a line with stops, one a night."""
    return element("ol", [_stop(shown, stop) for stop in shown.stops], class_="line")


def _stop(shown: Shown, stop: Stop) -> Markup:
    words = shown.words.pages
    day = "" if stop.day is None else words.date(stop.day)
    if stop.number is None:
        coming = "next" if stop.planned == shown.next_night else "open"
        said = words.heading(Heading.UNPLAYED)
        return element(
            "li",
            element(
                "span", "", class_="stop", title=f"{day}, {said}", role="img", aria_label=f"{day}, {said}"
            ),
            class_=coming,
        )
    called = night_title(shown, stop.number)
    return element(
        "li",
        element(
            "a",
            str(stop.number),
            class_="stop",
            href=shown.night_page(stop.number),
            title=f"{called}, {day}" if day else called,
        ),
        class_="played",
    )


def _table(shown: Shown) -> Markup:
    words = shown.words.pages
    with_stacks = bool(shown.stacks) and shown.so_far.plan.champions is not None
    columns = [
        (Heading.RANK, None),
        (Heading.PLAYER, None),
        (Heading.TOTAL, "figure"),
        (Heading.PLAYED, "figure wide"),
        (Heading.KNOCKOUTS, "figure wide"),
        (Heading.WON, "figure wide"),
        *([(Heading.STACK, "figure wide")] if with_stacks else []),
    ]
    head = element("tr", [column(words.heading(which), kind) for which, kind in columns])
    return element(
        "table",
        element("caption", words.heading(Heading.STANDINGS)),
        element("thead", head),
        element("tbody", [_row(shown, row, with_stacks=with_stacks) for row in shown.table.rows]),
        class_="standings",
    )


def _row(shown: Shown, row: Row, *, with_stacks: bool) -> Markup:
    numbers, words = shown.words.numbers, shown.words.pages
    stack = shown.stacks.get(row.key)
    first = len(shown.nights) < 2
    return element(
        "tr",
        element("td", disc(row.rank)),
        element(
            "th",
            player(shown, row.key, row.name),
            None if first else element("small", words.moved(row.climbed), class_=_way(row.climbed)),
            _scores(shown, row),
            scope="row",
        ),
        element("td", words.points(row.total), class_="figure total"),
        element("td", str(row.attended), class_="figure wide"),
        element("td", str(row.knockouts), class_="figure wide"),
        element("td", shown.money(row.won), class_="figure wide"),
        element("td", "" if stack is None else numbers.chips(stack), class_="figure wide")
        if with_stacks
        else None,
    )


def _way(climbed: int | None) -> str:
    if not climbed:
        return "moved"
    return "moved up" if climbed > 0 else "moved down"


def _scores(shown: Shown, row: Row) -> Markup:
    """Return the scores of all nights in brief, each at its night's place in the row."""
    played = {entry.night: entry for entry in row.nights}
    nights = range(1, len(shown.nights) + 1)
    return element("ol", [_score(shown, night, played.get(night)) for night in nights], class_="scores")


def _score(shown: Shown, night: int, entry: Entry | None) -> Markup:
    """Return a night's score; in brackets where it does not count, a dash for who was not there."""
    if entry is None:
        return element("li", "\N{EN DASH}")
    score = shown.words.pages.points(entry.score.total)
    text = score if entry.counts else f"({score})"
    called = night_title(shown, night)
    return element(
        "li",
        element("a", text, href=shown.night_page(night), title=called, aria_label=f"{called}: {text}"),
        class_="counts" if entry.counts else None,
    )


def _below(shown: Shown) -> Markup:
    """Return what stands under the table: what brackets mean, the spreadsheet, and the champions' night."""
    words = shown.words.pages
    rules, night = shown.so_far.plan.season.champions, shown.so_far.plan.champions
    final = shown.so_far.final
    pool = Heading.CHAMPIONS_POOL if final is None else Heading.POOL
    champions = element(
        "section",
        element("h2", words.heading(Heading.CHAMPIONS)),
        element("p", words.champions_rule(rules.attended, rules.among, everyone=rules.everyone)),
        facts(
            None if night is None else (words.heading(Heading.DATE), words.date(night.at.date())),
            (words.heading(pool), shown.money(shown.so_far.pool)),
            None if final is None else (words.heading(Heading.WINNER), _champions(final)),
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
        None if night is None and final is None else champions,
    )


def labelled(shown: Shown, stop: Stop) -> Markup:
    """Return what a night of the calendar is called, as a link once it is played."""
    if stop.number is None:
        return name(stop.label)
    called = stop.label or shown.words.pages.night(stop.number)
    return element("a", name(called), href=shown.night_page(stop.number))


def _champions(night: PlayedNight) -> Markup:
    """Return who won the champions' night, as a link to its page."""
    won = [name(part.name) for part in night.parts if part.place == 1]
    return element("a", listed(won), href=CHAMPIONS)
