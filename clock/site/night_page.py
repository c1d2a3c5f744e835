"""A night's page: places, prizes, points with their arithmetic, and who knocked out whom."""

from collections.abc import Mapping, Sequence

from clock.league.nights import Part, PlayedNight, out_by
from clock.league.workings import WorkedHit, Working
from clock.site.arithmetic import points_worked, total_worked
from clock.site.frame import (
    Cloth,
    day_said,
    disc,
    facts,
    listed,
    name,
    night_link,
    night_title,
    page,
    player_of,
    table,
)
from clock.site.markup import Markup, element, joined
from clock.site.yearbook import Yearbook
from clock.words.pages import Heading

COLUMNS = (
    (Heading.PLACE, None),
    (Heading.PLAYER, None),
    (Heading.SCORE, "figure"),
    (Heading.PRIZE, "figure wide"),
    (Heading.ARITHMETIC, None),
)


def night_page(book: Yearbook, number: int) -> str:
    """Return the page of a night, by its number in the season."""
    words = book.words.pages
    night, title = book.nights[number - 1], night_title(book, number)
    beside = [said for said in (words.night(number), day_said(book, night)) if said not in {title, ""}]
    above = joined(
        element("p", " · ".join(beside)) if beside else None,
        facts(
            (words.heading(Heading.FIELD), str(night.entries)),
            (words.heading(Heading.POOL), book.money(night.pool)),
            *_winners(book, night),
        ),
        element("p", words.counts_twice(night.factor)) if night.factor > 1 else None,
        [element("p", words.heading(Heading.CORRECTED), ": ", name(remark)) for remark in night.remarks],
    )
    scored = book.worked(number)
    by = out_by(night)
    rows = [_row(book, working, by, number) for working in scored]
    result = table(book, "night", element("caption", words.heading(Heading.RESULT)), COLUMNS, rows)
    sheet = element(
        "p",
        element("a", words.heading(Heading.DOWNLOAD), href=f"{book.night_stems[number - 1]}.csv"),
        class_="note",
    )
    return page(
        book,
        book.night_page(number),
        title,
        Cloth.NIGHT,
        above,
        result,
        sheet,
        _around(book, number),
    )


def _winners(book: Yearbook, night: PlayedNight) -> list[tuple[str, Markup]]:
    names = [name(part.name) for part in night.winners]
    return [(book.words.pages.heading(Heading.WINNER), listed(names))] if names else []


def _row(book: Yearbook, working: Working, by: Mapping[str, Sequence[Part]], number: int) -> Markup:
    words, part = book.words.pages, working.part
    remarks = [
        *([words.heading(Heading.TIED)] if part.tied else []),
        *([words.heading(Heading.SUB)] if part.sub else []),
        *([words.heading(Heading.ABSENT)] if part.absent else []),
    ]
    out_by = by.get(part.key, ())
    gone = (
        element("p", words.heading(Heading.OUT_BY), " ", listed([player_of(book, who) for who in out_by]))
        if out_by
        else None
    )
    prize = book.money(part.prize) if part.prize else ""
    return element(
        "tr",
        element("td", disc(part.place)),
        element(
            "th",
            player_of(book, part),
            element("small", ", ".join(remarks)) if remarks else None,
            element("small", prize, class_="narrow") if prize else None,
            scope="row",
        ),
        element(
            "td", "" if working.score is None else words.points(working.score.total), class_="figure total"
        ),
        element("td", prize, class_="figure wide"),
        element("td", gone, _arithmetic(book, working, number), class_="worked"),
    )


def _arithmetic(book: Yearbook, working: Working, number: int) -> Markup:
    """Return the arithmetic of a score, a line for the points, the knockouts, and both together."""
    if working.score is None:
        return joined()
    parts = {part.key: part for part in book.nights[number - 1].parts}
    hits = [_hit(book, hit, parts) for hit in working.hits]
    knocked = element("p", book.words.pages.heading(Heading.KNOCKED_OUT), " ", listed(hits)) if hits else None
    sums = (points_worked(book, working), total_worked(book, working))
    return joined(knocked, [element("p", said, class_="sum") for said in sums if said])


def _hit(book: Yearbook, hit: WorkedHit, parts: dict[str, Part]) -> Markup:
    said = book.words.pages.knockout(
        parts[hit.hit.target].name,
        of_winner=hit.of_winner,
        of_leader=hit.of_leader,
        shared_by=hit.hit.shared_by,
    )
    return name(said)


def _around(book: Yearbook, number: int) -> Markup:
    """Return the ways to the nights before and after."""
    near = [other for other in (number - 1, number + 1) if 1 <= other <= len(book.nights)]
    ways = [element("li", night_link(book, other)) for other in near]
    words = book.words.pages
    return element("nav", element("ul", ways), class_="around", aria_label=words.heading(Heading.NIGHTS))
