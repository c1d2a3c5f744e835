"""The champions' night once it is over: places, prizes, and who knocked out whom. It has no points (L5)."""

from collections.abc import Mapping, Sequence
from datetime import date

from clock.league.nights import Part, PlayedNight, best_first, out_by
from clock.site.frame import Cloth, column, disc, facts, listed, page, player_of
from clock.site.markup import Markup, element, joined
from clock.site.shown import Shown
from clock.words.pages import Heading

CHAMPIONS = "champions.html"

COLUMNS = (
    (Heading.PLACE, None),
    (Heading.PLAYER, None),
    (Heading.STACK, "figure wide"),
    (Heading.PRIZE, "figure"),
)


def champions_page(shown: Shown, night: PlayedNight) -> str:
    """Return the page of the champions' night."""
    words = shown.words.pages
    title = words.heading(Heading.CHAMPIONS)
    above = joined(
        element("p", words.date(date.fromisoformat(night.date))) if night.date else None,
        facts(
            (words.heading(Heading.FIELD), str(night.entries)),
            (words.heading(Heading.POOL), shown.money(night.pool)),
            (words.heading(Heading.WINNER), winners(shown, night)),
        ),
    )
    by, parts = out_by(night), {part.key: part for part in night.parts}
    table = element(
        "table",
        element("caption", words.heading(Heading.RESULT)),
        element("thead", element("tr", [column(words.heading(which), kind) for which, kind in COLUMNS])),
        element("tbody", [_row(shown, part, by, parts) for part in best_first(night)]),
        class_="champions",
    )
    return page(shown, CHAMPIONS, title, Cloth.NIGHT, above, table)


def winners(shown: Shown, night: PlayedNight) -> Markup:
    """Return who won a night."""
    return listed([player_of(shown, part) for part in night.parts if part.place == 1])


def _row(shown: Shown, part: Part, by: Mapping[str, Sequence[Part]], parts: Mapping[str, Part]) -> Markup:
    words, numbers = shown.words.pages, shown.words.numbers
    stack = shown.stacks.get(part.key)
    lines = (
        (Heading.OUT_BY, by.get(part.key, ())),
        (Heading.KNOCKED_OUT, [parts[hit.target] for hit in part.hits]),
    )
    return element(
        "tr",
        element("td", disc(part.place)),
        element(
            "th",
            player_of(shown, part),
            [
                element("small", words.heading(which), " ", listed([player_of(shown, who) for who in whom]))
                for which, whom in lines
                if whom
            ],
            scope="row",
        ),
        element("td", "" if stack is None else numbers.chips(stack), class_="figure wide"),
        element(
            "td",
            shown.money(part.prize) if part.prize else "",
            class_="figure total",
        ),
    )
