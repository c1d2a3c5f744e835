"""The hardest evening: the longest names, chips in the hundred millions, ten tables and nine prizes."""

from clock.display.canvas import Picture
from clock.display.chips import CHIP_COLOURS, ChipFace
from clock.display.labelled import Card
from clock.display.pictures.lists import CountdownPicture, Entrant, ListPicture
from clock.display.pictures.move import MoveLine, MovePicture, MovesPicture
from clock.display.pictures.seating import SeatsPicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.break_sheet import ChipCount, ChipUp, Step
from clock.display.pieces.clock_face import Fact
from clock.display.pieces.drawn_table import DrawnTable, Way
from clock.display.pieces.foot import Hint, Key, Keys, Said, Slip
from clock.display.pieces.head import Band
from clock.display.pieces.listing import Listed, ListRow
from clock.display.pieces.night_line import NightLine, Stop
from clock.display.pieces.podium import Stack
from clock.display.pieces.seating import SeatedTable, SeatRow
from clock.display.pieces.side import Panel, Row
from clock.display.pieces.top import Top
from clock.display.shapes import Suit
from clock.display.theme import LAST_MINUTE, PAUSED
from clock.values import replace
from tests.gallery.plain import BREAK, KEYS, LEVEL, LINE, MENU_KEYS, MOVE_KEYS
from tests.gallery.shown import Shown

NAME = "Maximiliane Wolfeschlegelsteinhausenberg"
REASON = f"{NAME} is the next big blind. " * 4
BLINDS = "100M/200M"
ANTE_BLINDS = ("104,000/208,000/208,000", "104,000/208,000", "104K/208K")
FACTS = (Fact("112", "of 128", "players"), Fact("987.6M", "average", ("1,234 big blinds", "1,234 BB")))
NINE = Panel(
    "Prizes",
    "$123,456.50",
    tuple(Row((f"{place}th", str(place)), f"${(10 - place) * 1234:,}.50") for place in range(1, 10)),
    columns=2,
)
LONG_LINE = NightLine(
    (Stop(), Stop(BLINDS, "next"), Stop("150M/300M"), Stop("200M/400M"), Stop(is_break=True)),
    at=0.9,
    button="19",
    words="Nächste Pause in",
    figures="11:14:37",
)
TOP = Top("1:18:20", "Fortsetzung von Runde 19", BLINDS)


def hard() -> dict[str, Picture]:
    """Return the pictures that are hardest to fit, by name."""
    return {**_the_clock(), **_pages()}


def _the_clock() -> dict[str, Picture]:
    level = replace(
        LEVEL,
        title="Fortsetzung von Runde 19 nach der Pause",
        blinds=BLINDS,
        facts=FACTS,
        panel=NINE,
        line=LONG_LINE,
        time_of_day="12:59 pm",
    )
    reds = tuple(ChipFace(str(value), colour) for value, colour in zip(_VALUES, CHIP_COLOURS, strict=False))
    hints = tuple(Hint(key, "noch einer, dieselbe Hand") for key in "ABCD#*")
    slip = Slip((Key("101"), Said(f"{NAME} is out, 117th, by"), Key("102"), Said(NAME)), cursor=True)
    change = ChipUp(
        ("Grüne 25er und blaue 50er verlassen den Tisch", "25er und 50er gehen"),
        (
            ChipCount(ChipFace("25", "green"), ("12,360 out", "12,360")),
            ChipCount(ChipFace("50", "blue"), ("11,140 out", "11,140")),
        ),
        (
            ChipCount(ChipFace("100", "black"), ("10,160 in", "10,160")),
            ChipCount(ChipFace("1M", "white"), ("10,160 in", "10,160")),
        ),
        tuple(Step(f"{NAME} changes whole chips first, then the odd ones", suits=i == 2) for i in range(4)),
    )
    rest = replace(
        BREAK,
        title="Zweite Pause zum Abendessen",
        sheet=change,
        blinds=BLINDS,
        blinds_words=("ante 100M", "in the continued round 19"),
        resumes_words="Weiter geht es um",
        time_of_day="12:59 pm",
        line=replace(LONG_LINE, button="", figures=""),
    )
    return {
        "hard-level": Shown(level, KEYS),
        "hard-chips": Shown(replace(level, blinds="5/10", chips=reds[:6], panel=None), KEYS),
        "hard-ante": Shown(replace(level, ante=Fact("100M", "ante", "big blind")), KEYS),
        "hard-ante-of-big-blind": Shown(
            replace(
                level,
                blinds=ANTE_BLINDS,
                ante=Fact("8,000", "ante", "from the big blind"),
                title_with_ante=(
                    "Level 13, ante 8,000, once a table, from the big blind",
                    "Level 13, ante 8,000",
                ),
                line=replace(LONG_LINE, stops=(Stop(), Stop(ANTE_BLINDS, "next"), *(Stop(ANTE_BLINDS),) * 3)),
            ),
            KEYS,
        ),
        "hard-blinds-on-top": Shown(
            ListPicture(Top("1:18:20", "Fortsetzung von Runde 19", ANTE_BLINDS), Listed("Menu")), MENU_KEYS
        ),
        "hard-blinds-after-break": Shown(replace(rest, blinds=ANTE_BLINDS), KEYS),
        "hard-last-minute": Shown(
            replace(level, palette=LAST_MINUTE, time="0:59", following="150M/300M", last_minute=0.98), KEYS
        ),
        "hard-paused": Shown(
            replace(level, palette=PAUSED, band=Band(f"{NAME} asked for a pause in round 19")), KEYS
        ),
        "hard-panel": Shown(
            replace(level, panel=Panel("House notes", text=f"{NAME} brings the chips. " * 6)), KEYS
        ),
        "hard-standings": Shown(
            replace(level, panel=Panel("Season", rows=(Row(NAME, "1,234.56"),) * 6)), KEYS
        ),
        "hard-seats-panel": Shown(
            replace(level, panel=replace(NINE, rows=(Row(NAME, seat="10", key="1002"),) * 5, columns=1)), KEYS
        ),
        "hard-keys": Shown(replace(level, covered=True), Keys(hints, hints[:2]), slip),
        "hard-break": Shown(rest, KEYS),
        "hard-break-steps": Shown(replace(rest, turn=1), KEYS),
        "hard-break-waiting": Shown(replace(rest, palette=PAUSED, band=Band(NAME)), KEYS),
        "hard-one-stop": Shown(replace(level, line=replace(LINE, stops=(Stop(),), figures="")), KEYS),
    }


_VALUES = ("1", "5", "25", "100", "500", "1K", "5K", "25K", "100K", "1M", "5M")


def _pages() -> dict[str, Picture]:
    rows = tuple(SeatRow(str(seat), NAME, str(90 + seat)) for seat in range(1, 11))
    tables = tuple(SeatedTable(str(n), f"Table {n}", "10 players", rows) for n in range(1, 11))
    seats = SeatsPicture("Fortsetzung: Plätze suchen", tables, "Erste Karte in", "1:04:30")
    origin = DrawnTable("Table 10", "10 players", 10, tuple(range(1, 11)), button=10, marked=9)
    target = DrawnTable("Table 2", "8 players", 9, (1, 2, 3, 4), button=1, marked=9, way=Way.TO)
    move = MovePicture(TOP, "101", f"{NAME} to table 10, seat 10", REASON, origin, target)
    cards = tuple((f"Table {n}", Card("10", Suit.CLUB)) for n in (8, 9, 10))
    lines = tuple(MoveLine(str(90 + n), NAME, f"table {n}, seat 10") for n in range(1, 11))
    stacks = tuple(
        Stack(
            f"{place}th",
            NAME,
            f"${(10 - place) * 1234:,}.50",
            (10 - place) * 123450,
            ("1,125.90 points", "1,125.90"),
        )
        for place in range(9, 0, -1)
    )
    listed = Listed(
        f"{NAME} and others",
        tuple(ListRow(NAME, str(n), ("123,456,789", "$123,456.50", "$99,999.50")) for n in range(1, 10)),
        headings=("stack at the break", "ICM", "chop"),
    )
    two_columns = Listed(
        "Who owes", tuple(ListRow(NAME, str(n), ("$25.50",)) for n in range(1, 19)), columns=2
    )
    field = "1,128 players, $123,456"
    entrants = tuple(Entrant(str(n), NAME, "not here yet") for n in range(1, 101))
    return {
        "hard-seats": Shown(seats, KEYS),
        "hard-seats-last-page": Shown(replace(seats, turn=3), KEYS),
        "hard-move": Shown(move, KEYS),
        "hard-move-cards": Shown(replace(move, cards=cards), KEYS),
        "hard-moves": Shown(MovesPicture(TOP, NAME, REASON, lines), MOVE_KEYS),
        "hard-winner": Shown(
            WinnerPicture(f"{NAME} wins", f"{NAME}, {NAME}", (f"24 September 2014, {field}", field), stacks),
            KEYS,
        ),
        "hard-list": Shown(ListPicture(TOP, listed), MENU_KEYS),
        "hard-two-columns": Shown(ListPicture(TOP, two_columns), MENU_KEYS),
        "hard-list-alone": Shown(ListPicture(Top(), listed), MENU_KEYS),
        "hard-countdown": Shown(
            CountdownPicture(NAME, "to the first deal", "11:28:15", "12:59 pm", "100 players", entrants), KEYS
        ),
    }
