"""A season to show, written down as lists of places."""

from datetime import datetime

from clock.league.nights import PlayedNight
from clock.league.season import Season
from clock.league_night import SeasonSoFar
from clock.seasons import PlannedNight, SeasonPlan
from clock.site import Yearbook
from clock.values import replace
from clock.words import words_in
from tests.played import night

ODD = (
    '"quoted" <b>, & more',
    "<script>alert(1)</script>",
    "山田 太郎",
    "أحمد الطويل",
    "W" * 60,
    "O'Brien",
)
"""Names of every kind: markup, other scripts, another direction, sixty letters."""

CALENDAR = tuple(
    PlannedNight(datetime.fromisoformat(day))
    for day in ("2014-10-04T19:00", "2014-11-08T19:00", "2014-12-13T19:00", "2015-01-10T18:30")
)
PLAN = SeasonPlan(
    Season("Gananda 2014/15", counting=2),
    nights=CALENDAR,
    champions=PlannedNight(datetime.fromisoformat("2015-06-06T19:00")),
)


def paid(played: PlayedNight, *prizes: int, **changes: str) -> PlayedNight:
    """Return a night with these prizes, in cents, for its first players."""
    amounts = (*prizes, *[0] * len(played.parts))
    parts = tuple(replace(part, prize=prize) for part, prize in zip(played.parts, amounts, strict=False))
    return replace(played, parts=parts, paid_places=len(prizes), **changes)  # type: ignore[arg-type]  # label and date


NIGHTS = (
    paid(
        night("Ada", "Ben", "Cy", "Dee", hits={"Ada": ("Dee", "Cy", "Ben")}, subs=("Cy",)),
        56_00,
        24_00,
        date="2014-10-04",
        label="Opening",
    ),
    paid(
        night("Ben", "Ada", "Cy", "Dee", hits={"Ben": ("Ada", "Cy"), "Ada": ("Cy",)}, subs=("Cy",)),
        56_00,
        24_00,
        date="2014-11-08",
    ),
    paid(night("Ada", ("Dee", "Eve"), hits={"Ada": ("Dee", "Eve")}), 60_00, date="2014-12-13"),
)


FINAL = paid(night("Eve", "Ada", "Ben", hits={"Eve": ("Ada", "Ben")}), 150_00, date="2015-06-06")
"""A champions' night."""


def yearbook(
    *nights: PlayedNight, plan: SeasonPlan = PLAN, language: str = "en", final: PlayedNight | None = None
) -> Yearbook:
    """Return a season for the site, in dollars."""
    return Yearbook(SeasonSoFar(plan, nights, "$", final), words_in(language))
