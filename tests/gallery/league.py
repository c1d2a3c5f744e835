"""A season on the wall: standings, a night's points, honours beside names; plain, and at the hardest."""

from clock.display.canvas import Picture
from clock.display.pictures.seating import SeatsPicture
from clock.display.pictures.standings import StandingsPicture
from clock.display.pieces.break_sheet import Projected
from clock.display.pieces.ranking import RankedRow, Ranking
from clock.display.pieces.seating import SeatedTable, SeatRow
from clock.display.pieces.top import Top
from clock.display.shapes import Emblem
from clock.display.theme import FINISHED, RUNNING
from clock.values import replace
from tests.gallery.plain import BREAK, BREAK_KEYS, KEYS, MENU_KEYS
from tests.gallery.shown import Shown

NAMES = (
    *(
        "Ada Lindqvist",
        "Ben Okafor",
        "Chloé Martin",
        "Dan McCabe",
        "Elif Demir",
        "Greta Olsen",
        "Hanna Virtanen",
    ),
    *("Ivy Chen", "Jonas Weber", "Luis Ortega", "Marta Kowalczyk", "Mike Sandoval", "Nina Petrova"),
    *("Omar Haddad", "Pieter de Vries", "Priya Raman", "Rafael Souza", "Rosa Alvarez", "Sam Whitfield"),
    *("Tom Hollis", "Walt Jenkins", "Yuki Tanaka", "Zoë Fischer", "Wes Tan"),
)
LONG = "Maximiliane Wolfeschlegelsteinhausenberg"
BOTH = (Emblem.CROWN, Emblem.STAR)
CLIMBED = (1, -1, 0, 2, 0, -2, 0, 12, -3)
TABLE = Ranking(
    tuple(
        RankedRow(
            str(place),
            name,
            (f"{620.65 - 24.5 * place:.2f}",),
            CLIMBED[place % len(CLIMBED)],
            {1: (Emblem.STAR,), 3: (Emblem.CROWN,)}.get(place, ()),
        )
        for place, name in enumerate(NAMES, start=1)
    )
)
NIGHT = Ranking(
    tuple(
        RankedRow(
            str(place),
            name,
            (f"{250 / (place + 1):.2f}", "+8" if place < 3 else "", f"{250 / (place + 1):.2f}"),
        )
        for place, name in enumerate(NAMES, start=1)
    ),
    ("points", "bonus", "in all"),
)
LONG_TABLE = Ranking(
    tuple(RankedRow(str(place), LONG, ("123,456.78",), -88, BOTH) for place in range(88, 128)), ()
)
LONG_NIGHT = Ranking(
    tuple(
        RankedRow(str(place), LONG, ("12,345.67", "+123.50", "12,469.17"), 0, BOTH)
        for place in range(88, 128)
    ),
    ("Punkte", "Bonus", "gesamt"),
)


def league() -> dict[str, Picture]:
    """Return the pictures of a season, by name."""
    idle = StandingsPicture(
        "Gananda 2014/15",
        TABLE,
        "after 3 nights",
        "Next night, in 12 days",
        "Saturday 10 January, 7:00 pm",
        time_of_day="6:42 pm",
    )
    menu = StandingsPicture(
        "Gananda 2014/15", TABLE, "after 3 nights", palette=RUNNING, top=Top("12:40", "Round 5", "50/100")
    )
    night = StandingsPicture("Points of the night", NIGHT, "night 4", palette=FINISHED)
    signs = SeatsPicture("Find your seat", tuple(_table(str(number), NAMES) for number in (1, 2, 3)))
    hard_signs = SeatsPicture(
        "Find your seat", tuple(_table(str(number), (LONG,) * 10) for number in (1, 2, 3))
    )
    projected = Projected(
        "If it ended now", TABLE, ("Ben would pass Ada and Chloé", "Yuki would pass Tom, Walt and 3 more")
    )
    hard_projected = Projected(LONG * 2, LONG_TABLE, (LONG * 3, LONG * 2, LONG), turn=3)
    return {
        "standings-idle": Shown(idle, KEYS),
        "standings-in-play": Shown(menu, MENU_KEYS),
        "standings-covered": Shown(replace(menu, covered=True), MENU_KEYS),
        "night-points": Shown(night, KEYS),
        "seats-with-signs": Shown(signs, KEYS),
        "break-projected": Shown(replace(BREAK, sheet=projected), BREAK_KEYS),
        "break-projected-long": Shown(replace(BREAK, sheet=projected, time="1:07:12"), BREAK_KEYS),
        "hard-break-projected": Shown(replace(BREAK, sheet=hard_projected, banner=LONG * 2), BREAK_KEYS),
        "hard-standings-idle": Shown(
            replace(idle, ranking=LONG_TABLE, title=LONG * 2, coming=LONG * 2), KEYS
        ),
        "hard-standings": Shown(replace(menu, ranking=LONG_TABLE, title=LONG * 2, turn=3), KEYS),
        "hard-night-points": Shown(replace(night, ranking=LONG_NIGHT, note=LONG), KEYS),
        "hard-seats-with-signs": Shown(hard_signs, KEYS),
    }


def _table(number: str, names: tuple[str, ...]) -> SeatedTable:
    signs = {1: (Emblem.CROWN,), 2: (Emblem.STAR,), 3: BOTH}
    rows = tuple(
        SeatRow(str(seat), name, str(20 + seat), signs.get(seat, ()))
        for seat, name in enumerate(names[:10], 1)
    )
    return SeatedTable(number, f"Table {number}", "10 players", rows)
