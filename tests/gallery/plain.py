"""An evening as it mostly is: the pictures of a night with twenty-three players."""

from clock.display.canvas import Picture
from clock.display.chips import ChipFace
from clock.display.labelled import Card
from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.hands import HandsPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture, Entrant, ListPicture, TextPicture
from clock.display.pictures.move import MoveLine, MovePicture, MovesPicture, TablePicture
from clock.display.pictures.race import RacePicture
from clock.display.pictures.seating import SeatsPicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.break_sheet import ChipCount, ChipUp, NextLevel, Step
from clock.display.pieces.clock_face import Fact
from clock.display.pieces.drawn_table import DrawnTable, Way
from clock.display.pieces.foot import Hint, Key, Keys, Said, Slip, SlipKind
from clock.display.pieces.hands import RankedHand
from clock.display.pieces.head import Band, Sign
from clock.display.pieces.listing import Listed, ListRow
from clock.display.pieces.night_line import NightLine, Stop
from clock.display.pieces.podium import Stack
from clock.display.pieces.race import RaceRow
from clock.display.pieces.seating import SeatedTable, SeatRow
from clock.display.pieces.side import Panel, Row
from clock.display.pieces.top import Top
from clock.display.shapes import Suit
from clock.display.theme import LAST_MINUTE, PAUSED, POWER_LOST, RUNNING
from clock.values import replace
from tests.gallery.shown import Shown

NUMBERS = "1\N{EN DASH}99"
CHIPS = (ChipFace("25", "green"), ChipFace("50", "blue"), ChipFace("100", "black"), ChipFace("500", "white"))
FACTS = (Fact("17", "of 23", "players"), Fact("2,029", "average", ("14 big blinds", "14 BB")))
PRIZES = Panel(
    "Prizes",
    "$460",
    (Row("1st", "$193"), Row("2nd", "$115"), Row("3rd", "$69"), Row("4th", "$46"), Row("5th", "$37")),
)
CHIPS_PANEL = Panel(
    "Chips",
    "34,500 in play",
    tuple(
        Row(name, face.value, face)
        for name, face in zip(("Green", "Blue", "Black", "White"), CHIPS, strict=True)
    ),
    of_chips=True,
)
AT_TABLE_1 = {
    1: "Marta Kowalczyk",
    2: "Jonas Weber",
    13: "Priya Raman",
    4: "Luis Ortega",
    16: "Hanna Virtanen",
}
SEATS_PANEL = Panel(
    "Table 1",
    "10 players",
    tuple(Row(name, seat=str(seat), key=str(key)) for seat, (key, name) in enumerate(AT_TABLE_1.items(), 1)),
)
ROYAL = tuple(Card(rank, Suit.SPADE) for rank in ("A", "K", "Q", "J", "10"))
HANDS = tuple(
    RankedHand(str(place), name, ROYAL)
    for place, name in enumerate(
        (
            "Royal flush",
            "Straight flush",
            "Four of a kind",
            "Full house",
            "Flush",
            "Straight",
            "Three of a kind",
            "Two pair",
            "One pair",
            "High card",
        ),
        start=1,
    )
)
HANDS_PANEL = Panel(
    "Hands, best first",
    rows=tuple(Row(hand.name, rank=hand.place) for hand in HANDS[5:8]),
    hands=HANDS[5:8],
)
LINE = NightLine(
    (Stop(), Stop("100/200", "next"), Stop("150/300"), Stop("200/400"), Stop(is_break=True)),
    at=0.2692,
    button="6",
    words="Break in",
    figures="1:14:37",
)
BREAK_LINE = NightLine(
    (
        Stop(),
        Stop("Break 1", is_break=True),
        Stop("50/100", "next"),
        Stop("75/150"),
        Stop("100/200"),
        Stop("150/300"),
    ),
    at=1.0,
)
KEYS = Keys(
    (Hint(NUMBERS, "out"), Hint("C", "clock"), Hint("D", "undo"), Hint("*", "menu")),
    (Hint("PAUSE", "stop"), Hint("SKIP", "hold for round 7")),
)
BREAK_KEYS = Keys(
    (Hint(NUMBERS, "out"), Hint("D", "undo"), Hint("*", "menu")),
    (Hint("PAUSE", "stop"), Hint("SKIP", "hold to end the break")),
)
MOVE_KEYS = Keys((Hint("#", "done", answer=True), Hint("*", "later"), Hint("D", "undo")))
MENU_KEYS = Keys((Hint("1\N{EN DASH}9", "choose", answer=True), Hint("*", "back")))
NOT_SAVED = "NOT SAVED: disk full. Keep the power on."
STAYS_OUT = Slip((Key("7"), Said("Tom Hollis stays out, 17th")))
IS_HERE = Slip((Key("7"), Said("Tom Hollis is here")))
TOP = Top("18:20", "Round 3", "25/50")

LEVEL = LevelPicture(
    "Round 6", "14:37", "75/150", LINE, time_of_day="9:15 pm", chips=CHIPS, facts=FACTS, panel=PRIZES
)
BREAK = BreakPicture(
    "Break 1",
    "7:12",
    BREAK_LINE,
    ChipUp(
        "Red 5s leave the table",
        (ChipCount(ChipFace("5", "red"), "575 out"),),
        (ChipCount(ChipFace("25", "green"), "115 in"),),
        (
            Step("Change five 5s for one 25"),
            Step("Odd 5s: a card each, from seat 1"),
            Step("Best card wins a 25", suits=True),
            Step("One a player, and nobody is raced out"),
        ),
    ),
    time_of_day="8:42 pm",
    resumes_words="Play resumes at",
    resumes="8:50 pm",
    blinds="50/100",
    blinds_words=("in round 5",),
)
NAMES = (
    ("Tom Hollis", "Priya Raman", "Pieter de Vries", "Ada Lindqvist", "Zoë Fischer", "Marta Kowalczyk",
     "Omar Haddad", "Elif Demir"),
    ("Nina Petrova", "Ben Okafor", "Mike Sandoval", "Ivy Chen", "Jonas Weber", "Sam Whitfield",
     "Walt Jenkins", "Hanna Virtanen"),
    ("Chloé Martin", "Greta Olsen", "Luis Ortega", "Rosa Alvarez", "Yuki Tanaka", "Rafael Souza",
     "Dan McCabe"),
)  # fmt: skip
SEAT_NUMBERS = ((7, 3, 19, 12, 22, 1, 15, 9), (14, 5, 21, 18, 2, 10, 23, 6), (11, 16, 4, 20, 8, 13, 17))


def plain() -> dict[str, Picture]:
    """Return the pictures of an ordinary night by name; the first nine are those of the look."""
    return {
        **_the_clock(),
        **_slips(),
        **_seats(),
        **_moves(),
        **_the_end(),
        **_lists(),
        **_papers(),
        **_before_the_deal(),
    }


def _the_clock() -> dict[str, Picture]:
    paused = replace(LEVEL, palette=PAUSED, band=Band("Round 6 is paused"), time_of_day="9:17 pm", chips=())
    last = replace(
        LEVEL,
        palette=LAST_MINUTE,
        time="0:42",
        time_of_day="9:29 pm",
        following="100/200",
        last_minute=42 / 60,
        line=replace(LINE, at=0.965, figures="1:00:42"),
    )
    pause_keys = Keys((Hint("PAUSE", "go on", answer=True), *KEYS.left))
    lost = Band("Power was lost at 21:14. Press PAUSE to go on", Sign.BLOCKS)
    held = Band("Break 1 is over. PAUSE to deal")
    quiet = NextLevel("Next: round 5", "50/100", CHIPS, LEVEL.facts)
    return {
        "1-level": Shown(LEVEL, KEYS),
        "2-last-minute": Shown(last, KEYS),
        "3-paused": Shown(paused, pause_keys),
        "4-break": Shown(BREAK, BREAK_KEYS),
        "level-ante": Shown(replace(LEVEL, ante=Fact("25", "ante", "each")), KEYS),
        "level-skip-held": Shown(replace(LEVEL, skip_held=0.6), KEYS),
        "level-chips": Shown(replace(LEVEL, panel=CHIPS_PANEL), KEYS),
        "level-chips-alone": Shown(replace(LEVEL, chips=(), panel=CHIPS_PANEL), KEYS),
        "level-seats": Shown(replace(LEVEL, blinds="25/50", panel=SEATS_PANEL), KEYS),
        "level-hands": Shown(replace(LEVEL, panel=HANDS_PANEL), KEYS),
        "level-long-time": Shown(replace(LEVEL, time="1:02:37"), KEYS),
        "level-overtime": Shown(replace(LEVEL, time="+3:05", line=NightLine((), button="19")), KEYS),
        "level-not-saved": Shown(replace(LEVEL, banner=NOT_SAVED), KEYS),
        "power-lost": Shown(replace(paused, palette=POWER_LOST, band=lost), pause_keys),
        "break-quiet": Shown(replace(BREAK, sheet=quiet), BREAK_KEYS),
        "break-waiting": Shown(
            replace(
                BREAK, palette=PAUSED, time="0:00", band=held, resumes_words="", resumes="Take your seats"
            ),
            pause_keys,
        ),
        "break-power-lost": Shown(
            replace(BREAK, palette=POWER_LOST, band=lost, resumes_words="No play before"), pause_keys
        ),
        "break-not-saved": Shown(
            replace(BREAK, banner="NOT SAVED: disk full. Keep the power on."), BREAK_KEYS
        ),
        "break-long": Shown(replace(BREAK, time="1:07:12"), BREAK_KEYS),
        "break-long-steps": Shown(replace(BREAK, time="1:07:12", turn=1), BREAK_KEYS),
    }


def _slips() -> dict[str, Picture]:
    covered = replace(LEVEL, covered=True)
    asked = Slip(
        (
            Key("12"),
            Said("Ada Lindqvist is out. By whom?"),
            Key("5", asked=True),
            Said("Ben Okafor", asked=True),
        ),
        cursor=True,
    )
    said = Slip((Key("12"), Said("Ada Lindqvist is out, 17th, by"), Key("5"), Said("Ben Okafor")))
    refused = Slip((Said("12 Ada Lindqvist is already out."),), SlipKind.REFUSED)
    on_player = Slip((Key("12"), Said("Ada Lindqvist, please act")), figures="0:45")
    hurry = Slip((Key("12"), Said("Ada Lindqvist, please act")), SlipKind.HURRY, figures="0:07")
    said_page = replace(
        covered,
        time="14:29",
        facts=(Fact("16", "of 23", "players"), Fact("2,156", "average", "14 big blinds")),
    )
    return {
        "5a-out-asked": Shown(
            covered,
            Keys((Hint("#", "out, by Ben", answer=True), Hint("A", "another, same hand"), Hint("*", "back"))),
            asked,
        ),
        "5b-out-said": Shown(
            said_page, Keys((Hint("*", "undo, 8 s", answer=True), Hint(NUMBERS, "next out"))), said, 0.8
        ),
        "slip-refused": Shown(covered, KEYS, refused),
        "slip-clock": Shown(covered, KEYS, on_player),
        "slip-hurry": Shown(covered, KEYS, hurry),
        "slip-new-round": Shown(covered, KEYS, Slip((Said("Round 7, 100/200 from the next hand"),))),
    }


def _seats() -> dict[str, Picture]:
    seats = SeatsPicture("Find your seat", seated_tables(), "First deal in", "4:30")
    start = Keys((Hint("PAUSE", "start", answer=True), Hint("*", "menu")), note="Seat 1 deals first")
    final = SeatsPicture(
        "",
        (replace(seated_tables()[0], rows=(*seated_tables()[0].rows, *seated_tables()[1].rows[:2])),),
        palette=PAUSED,
        top=TOP,
        band=Band("Final table. PAUSE to go on when everyone sits"),
        time_of_day="10:05 pm",
    )
    return {
        "6-seats": Shown(seats, start),
        "seats-covered": Shown(replace(seats, covered=True), start, STAYS_OUT),
        "seats-in-play": Shown(replace(seats, top=TOP, palette=RUNNING), MENU_KEYS),
        "seats-final": Shown(final, KEYS),
    }


def _moves() -> dict[str, Picture]:
    origin = DrawnTable("Table 1", "9 players", 10, (1, 2, 3, 5, 6, 7, 8, 10), button=1, marked=4)
    destination = DrawnTable(
        "Table 3", "7 players", 10, (1, 3, 4, 5, 7, 8, 10), button=4, marked=6, way=Way.TO
    )
    move = MovePicture(
        TOP,
        "12",
        "Ada Lindqvist to table 3, seat 6",
        "Table 1 has 9, table 3 has 7. Ada in seat 4 is the next big blind.",
        origin,
        destination,
    )
    lines = tuple(
        MoveLine(str(number), name, f"table {1 + index % 2}, seat {index + 2}")
        for index, (number, name) in enumerate(zip(SEAT_NUMBERS[2], NAMES[2], strict=True))
    )
    cards = (("Table 1", Card("K", Suit.SPADE)), ("Table 2", Card("4", Suit.HEART)))
    breaks = MovesPicture(TOP, "Table 3 breaks", "Tables 1 and 2 hold all 16 players.", lines)
    button = TablePicture(
        TOP,
        "Button at table 2?",
        "Type the seat and press #.",
        DrawnTable("Table 2", "7 players", 10, (1, 2, 4, 5, 7, 8, 10), numbered=True),
    )
    return {
        "move-covered": Shown(replace(move, covered=True), MOVE_KEYS, STAYS_OUT),
        "table-breaks-covered": Shown(replace(breaks, covered=True), MOVE_KEYS, STAYS_OUT),
        "ask-button-covered": Shown(replace(button, covered=True), MOVE_KEYS, STAYS_OUT),
        "7-move": Shown(move, MOVE_KEYS),
        "move-cards": Shown(replace(move, reason="Low card gives", cards=cards), MOVE_KEYS),
        "table-breaks": Shown(breaks, MOVE_KEYS),
        "final-table": Shown(
            MovesPicture(
                TOP, "Final table", "10 players are left. The clock stands; everyone draws a new seat."
            ),
            MOVE_KEYS,
        ),
        "ask-button": Shown(button, MOVE_KEYS),
    }


def _the_end() -> dict[str, Picture]:
    prizes = (("5th", "Luis Ortega", 37, "39.97"), ("4th", "Ivy Chen", 46, "49.96"),
              ("3rd", "Walt Jenkins", 69, "61.95"), ("2nd", "Ben Okafor", 115, "85.93"),
              ("1st", "Greta Olsen", 193, "125.90"))  # fmt: skip
    stacks = tuple(
        Stack(place, name, f"${amount}", amount, f"{points} points") for place, name, amount, points in prizes
    )
    honour = tuple(
        Stack(place, f"Player {number}", "", height)
        for place, number, height in (("3rd", 1, 7), ("2nd", 2, 12), ("1st", 3, 20))
    )
    return {
        "8-winner": Shown(
            WinnerPicture(
                "Greta Olsen wins", "Gananda 2014/15, night 4", "6 December 2014, 23 players, $460", stacks
            ),
            Keys((Hint("D", "undo"), Hint("*", "menu"))),
        ),
        "winner-for-honour": Shown(
            WinnerPicture("Player 3 wins", "Kitchen table", "4 players", honour, crowned=True),
            Keys((Hint("D", "undo"), Hint("*", "menu"))),
        ),
    }


def _lists() -> dict[str, Picture]:
    entries = (
        "Players",
        "Money",
        "Tables",
        "Time",
        "Undo: Ada out, 9th",
        "Redo",
        "Show",
        "Settings",
        "Finish",
    )
    menu = Listed("Menu", tuple(ListRow(words, str(key)) for key, words in enumerate(entries, 1)))
    idle = tuple(replace(row, idle=row.key in {"3", "6"}) for row in menu.rows)
    here = Listed(
        "Who is here",
        tuple(
            ListRow(name, str(number), ("here" if number % 4 else "not here",))
            for numbers, names in zip(SEAT_NUMBERS[:2], NAMES[:2], strict=True)
            for number, name in zip(numbers[:6], names[:6], strict=True)
        ),
        columns=2,
    )
    owing = tuple(
        ListRow(name, str(number), ("$25",)) for number, name in zip(SEAT_NUMBERS[0], NAMES[0], strict=True)
    )
    deal = Listed(
        "A deal by the chips",
        tuple(
            ListRow(name, str(number), figures)
            for number, name, figures in (
                (1, "Ada Lindqvist", ("5,000", "$38.39", "$40")),
                (4, "Ben Okafor", ("3,000", "$32.75", "$32")),
                (9, "Greta Olsen", ("2,000", "$28.86", "$28")),
            )
        ),
        headings=("stack", "ICM", "chop"),
    )
    return {
        "menu": Shown(ListPicture(TOP, menu), MENU_KEYS),
        "menu-skip-held": Shown(
            ListPicture(TOP, menu), Keys(MENU_KEYS.left, (Hint("SKIP", "hold", held=0.6),))
        ),
        "menu-idle": Shown(ListPicture(TOP, replace(menu, rows=idle)), MENU_KEYS),
        "menu-covered": Shown(ListPicture(TOP, menu, covered=True), MENU_KEYS, IS_HERE),
        "who-owes": Shown(ListPicture(TOP, Listed("Who owes", owing, note="1 of 2")), MENU_KEYS),
        "who-is-here": Shown(ListPicture(TOP, here), MENU_KEYS),
        "who-is-here-covered": Shown(ListPicture(TOP, here, covered=True), MENU_KEYS, IS_HERE),
        "deal": Shown(ListPicture(TOP, deal), MENU_KEYS),
    }


def _papers() -> dict[str, Picture]:
    ruling = (
        "Misdeal. Before two players have acted after the blinds: a card of the first two exposed by the "
        "dealer, two boxed cards, a hand dealt to an empty seat, an entitled player left out.\nAfterwards "
        "the hand is played."
    )
    race = RacePicture(
        Top("7:12", "Break 1"),
        "Race at table 2",
        "16,005 in play before, now 16,000",
        tuple(
            RaceRow(str(number), name, ROYAL[: 1 + number % 4], "wins a chip" if number % 3 == 0 else "")
            for number, name in zip(SEAT_NUMBERS[1], NAMES[1], strict=True)
        ),
    )
    return {
        "race": Shown(race, MENU_KEYS),
        "race-covered": Shown(replace(race, covered=True), MENU_KEYS, IS_HERE),
        "hands": Shown(HandsPicture(TOP, "Hands, best first", HANDS), MENU_KEYS),
        "hands-covered": Shown(
            HandsPicture(TOP, "Hands, best first", HANDS, covered=True), MENU_KEYS, IS_HERE
        ),
        "ruling": Shown(TextPicture(TOP, "Rulings", ruling), MENU_KEYS),
        "ruling-covered": Shown(TextPicture(TOP, "Rulings", ruling, covered=True), MENU_KEYS, IS_HERE),
    }


def _before_the_deal() -> dict[str, Picture]:
    entrants = tuple(
        Entrant(str(number), name, "not here yet" if number % 5 == 0 else "")
        for numbers, names in zip(SEAT_NUMBERS, NAMES, strict=True)
        for number, name in zip(numbers, names, strict=True)
    )
    expected = tuple(Entrant(entrant.number, entrant.name, expected=True) for entrant in entrants[3:])
    expected = (*entrants[:3], *expected)
    countdown = CountdownPicture(
        "Saturday Poker League, night 4", "to the first deal", "28:15", "7:01 pm", "23 players", entrants
    )
    start = Keys((Hint("PAUSE", "start", answer=True), Hint("*", "menu")))
    return {
        "countdown": Shown(countdown, start),
        "countdown-covered": Shown(replace(countdown, covered=True), start, IS_HERE),
        "countdown-expected": Shown(replace(countdown, entrants=expected), start),
        "countdown-over": Shown(replace(countdown, words="Press PAUSE to deal", figures=""), start),
    }


def seated_tables() -> tuple[SeatedTable, ...]:
    """Return three tables with their players."""
    return tuple(
        SeatedTable(
            str(table),
            f"Table {table}",
            f"{len(names)} players",
            tuple(
                SeatRow(str(seat), name, str(number))
                for seat, (name, number) in enumerate(zip(names, numbers, strict=True), 1)
            ),
        )
        for table, (names, numbers) in enumerate(zip(NAMES, SEAT_NUMBERS, strict=True), 1)
    )
