"""A player's season drawn: the places as a line, the scores as bars, a step for each night of the season."""

from collections.abc import Iterator, Sequence

from clock.league.rows import Row
from clock.site.markup import Markup, element
from clock.site.yearbook import Yearbook
from clock.words.pages import Heading

WIDTH = 360
HEIGHT = 150
LEFT = 34
RIGHT = 8
TOP = 14
FOOT = 22

MOST_LABELS = 12
"""So many nights have their number beneath; of more every second, third … has."""


def plots(book: Yearbook, row: Row) -> Markup:
    """Return the two drawings of a player's season."""
    words, count = book.words.pages, len(book.nights)
    placed = {entry.night: entry.place for entry in row.nights if entry.place is not None}
    fields = [len(night.parts) for night in book.nights]
    lowest = max(fields, default=1)
    drawn = (
        _drawing("places", words.heading(Heading.BY_PLACE), count, _places(book, placed, lowest)),
        _drawing("scores", words.heading(Heading.BY_POINTS), count, _scores(book, row)),
    )
    return element("div", drawn, class_="plots")


def _drawing(kind: str, title: str, count: int, inside: Iterator[Markup]) -> Markup:
    return element(
        "figure",
        element(
            "svg",
            element("title", title, id=f"{kind}-title"),
            element("g", _steps(count), class_="steps"),
            *inside,
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            role="img",
            aria_labelledby=f"{kind}-title",
            class_=kind,
        ),
        element("figcaption", title),
    )


def _steps(count: int) -> list[Markup]:
    """Return the numbers of the nights, beneath."""
    every = -(-count // MOST_LABELS) if count else 1
    return [
        element("text", str(night), x=_at(night, count), y=HEIGHT - 6, text_anchor="middle")
        for night in range(1, count + 1)
        if (night - 1) % every == 0
    ]


def _places(book: Yearbook, placed: dict[int, int], lowest: int) -> Iterator[Markup]:
    """Give the places, the first one on top."""
    count = len(book.nights)

    def down(place: int) -> float:
        span = HEIGHT - TOP - FOOT - 16
        return round(TOP + 4 + span * (place - 1) / max(1, lowest - 1), 1)

    numbers = book.words.numbers
    for place in dict.fromkeys((1, lowest)):
        yield element("path", d=f"M{LEFT} {down(place)}H{WIDTH - RIGHT}", class_="rule")
        label = numbers.ordinal(place)
        yield element("text", label, x=LEFT - 8, y=round(down(place) + 3.5, 1), text_anchor="end")
    for run in _runs(sorted(placed)):
        points = " ".join(f"{_at(night, count)},{down(placed[night])}" for night in run)
        if len(run) > 1:
            yield element("polyline", points=points, class_="way")
    radius = 7.5 if count <= MOST_LABELS else 3.5
    for night, place in sorted(placed.items()):
        kind = "won" if place == 1 else "stop"
        at, y = _at(night, count), down(place)
        yield element("circle", cx=at, cy=y, r=radius, class_=kind)
        if radius > 4:
            yield element(
                "text", str(place), x=at, y=round(y + 3.2, 1), text_anchor="middle", class_=f"in {kind}"
            )


def _scores(book: Yearbook, row: Row) -> Iterator[Markup]:
    """Give the scores; a night that does not count is an outline."""
    words, count = book.words.pages, len(book.nights)
    best = max((score.total for scores in book.scores for score in scores.values()), default=0)
    foot = HEIGHT - FOOT
    yield element("path", d=f"M{LEFT} {TOP}H{WIDTH - RIGHT}", class_="rule")
    yield element("text", str(best // 100), x=LEFT - 8, y=TOP + 3.5, text_anchor="end")
    yield element("path", d=f"M{LEFT} {foot}H{WIDTH - RIGHT}", class_="rule")
    width = round(min(20.0, (WIDTH - LEFT - RIGHT) / max(count, 1) * 0.7), 1)
    for entry in row.nights:
        tall = round(max(0, entry.score.total) / max(best, 1) * (foot - TOP), 1)
        yield element(
            "rect",
            element("title", f"{words.night(entry.night)}: {words.points(entry.score.total)}"),
            x=round(_at(entry.night, count) - width / 2, 1),
            y=round(foot - tall, 1),
            width=width,
            height=tall,
            class_="counts" if entry.counts else "spare",
        )


def _at(night: int, count: int) -> float:
    """Return how far right a night stands."""
    step = (WIDTH - LEFT - RIGHT) / max(count, 1)
    return round(LEFT + step * (night - 0.5), 1)


def _runs(nights: Sequence[int]) -> Iterator[list[int]]:
    """Give the nights that followed one another; a missed night parts the line."""
    run: list[int] = []
    for night in nights:
        if run and night != run[-1] + 1:
            yield run
            run = []
        run.append(night)
    if run:
        yield run
