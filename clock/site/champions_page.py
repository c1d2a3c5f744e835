"""The champions' night once it is over: places, prizes, and who knocked out whom. It has no points (L5)."""

from collections.abc import Mapping, Sequence

from clock.league.nights import Part, PlayedNight, best_first, out_by
from clock.site.frame import Cloth, day_said, disc, facts, listed, page, player_of, table, winners
from clock.site.markup import Markup, element, joined
from clock.site.yearbook import Yearbook
from clock.words.pages import Heading

CHAMPIONS = "champions.html"

COLUMNS = (
    (Heading.PLACE, None),
    (Heading.PLAYER, None),
    (Heading.STACK, "figure wide"),
    (Heading.PRIZE, "figure"),
)


def champions_page(book: Yearbook, night: PlayedNight) -> str:
    """Return the page of the champions' night."""
    words = book.words.pages
    title, day = words.heading(Heading.CHAMPIONS), day_said(book, night)
    above = joined(
        element("p", day) if day else None,
        facts(
            (words.heading(Heading.FIELD), str(night.entries)),
            (words.heading(Heading.POOL), book.money(night.pool)),
            (words.heading(Heading.WINNER), winners(book, night)),
        ),
    )
    by, parts = out_by(night), {part.key: part for part in night.parts}
    rows = [_row(book, part, by, parts) for part in best_first(night)]
    result = table(book, "champions", element("caption", words.heading(Heading.RESULT)), COLUMNS, rows)
    return page(book, CHAMPIONS, title, Cloth.NIGHT, above, result)


def _row(book: Yearbook, part: Part, by: Mapping[str, Sequence[Part]], parts: Mapping[str, Part]) -> Markup:
    words, numbers = book.words.pages, book.words.numbers
    stack = book.stacks.get(part.key)
    lines = (
        (Heading.OUT_BY, by.get(part.key, ())),
        (Heading.KNOCKED_OUT, [parts[hit.target] for hit in part.hits]),
    )
    return element(
        "tr",
        element("td", disc(part.place)),
        element(
            "th",
            player_of(book, part),
            [
                element("small", words.heading(which), " ", listed([player_of(book, who) for who in whom]))
                for which, whom in lines
                if whom
            ],
            scope="row",
        ),
        element("td", "" if stack is None else numbers.chips(stack), class_="figure wide"),
        element(
            "td",
            book.money(part.prize) if part.prize else "",
            class_="figure total",
        ),
    )
