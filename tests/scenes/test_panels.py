"""The panels that take turns beside the time, and what each shows."""

from pathlib import Path

import pytest

from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.move import MovePicture
from clock.scenes.panels import panels
from clock.scenes.seats_page import seats_page
from clock.scenes.winner_page import winner_page
from clock.tournament.commands import BustOut, CallBreak, GoToLevel, Skip
from clock.tournament.structure import MINUTE, PrizeRules
from clock.values import replace
from tests.evening import NAMES, Evening, evening
from tests.houses import gananda
from tests.painting import words_seen

FIRST_NAMES = tuple(name.split()[0] for name in NAMES)


def panel_title(host: Evening) -> str:
    """Return the title of the panel that is to be seen."""
    page = host.picture.page
    assert isinstance(page, LevelPicture)
    assert page.panel is not None
    return str(page.panel.title)


def test_panels_take_turns(tmp_path: Path) -> None:
    """P5, V2: prizes, chips, schedule, seats, places and knockouts take turns every twelve seconds."""
    with evening(tmp_path, players=12) as host:
        host.keys("1#2#").wait(11)
        seen: list[str] = []
        for _ in range(14):
            seen.append(panel_title(host))
            host.wait(12)
        assert {"Prizes", "Chips", "Schedule", "Table 1", "Table 2", "Places so far", "Knockouts"} <= set(
            seen
        )
        assert {"Hands, best first", "In this house"} <= set(seen)


def test_knockouts_that_pay_tell_the_cash(tmp_path: Path) -> None:
    """E7: where there is a bounty the room reads who has won how much, a split one shared to the cent."""
    with evening(tmp_path, replace(gananda(), bounty=5_00)) as host:
        host.keys("1#2#").wait(11).keys("4#2A3#").wait(11)
        sight = host.app.sight()
        (shown,) = (panel for panel in (make() for make in panels(sight)) if panel.title == "Knockouts")
        assert shown.figure == "$5 each"
        assert [(row.words, row.figure) for row in shown.rows] == [
            (("Ben Okafor", "Ben"), "$7.50"),
            (("Cara Diaz", "Cara"), "$2.50"),
        ]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (3840, 2160)])
def test_who_has_won_a_bounty_can_be_read(tmp_path: Path, size: tuple[int, int]) -> None:
    """E7, V2: in two columns all are called by their first names where one has no room in full."""
    with evening(tmp_path, replace(gananda(), bounty=10_00, seats_per_table=14), players=14) as host:
        for loser, by in zip(range(8, 15), range(1, 8), strict=True):
            host.app.act(BustOut((loser,), (by,)))
            host.wait(1)
        host.wait(30)
        while panel_title(host) != "Knockouts":
            host.wait(1)
        names = [words for words in words_seen(host.picture, size) if words.split()[0] in FIRST_NAMES]
        assert names == list(FIRST_NAMES)


def test_panels_are_held_and_stepped(tmp_path: Path) -> None:
    """The menu holds a panel, steps to the next, and lets them take turns again."""
    with evening(tmp_path) as host:
        host.keys("*711")
        held = panel_title(host)
        host.wait(40)
        assert panel_title(host) == held
        host.keys("1#2#").wait(40)  # with the places there is a panel more
        assert panel_title(host) == held
        host.keys("*712")
        stepped = panel_title(host)
        assert stepped != held
        host.keys("*713").wait(24)  # a table with names takes two turns
        assert panel_title(host) != stepped


def test_a_held_panel_stays_though_others_come_before_it(tmp_path: Path) -> None:
    """V2: with the first bust-out come the places and the knockouts, before the notes of the house."""
    with evening(tmp_path, players=14) as host:
        host.keys("*711")
        while panel_title(host) != "In this house":
            host.keys("*712")
        noted = host.picture.page.panel if isinstance(host.picture.page, LevelPicture) else None
        host.keys("1#2#").wait(40)
        assert isinstance(host.picture.page, LevelPicture)
        assert host.picture.page.panel == noted


def test_a_held_panel_holds_nothing_else(tmp_path: Path) -> None:
    """The prizes may stand all night: the steps of a break and other pages go on taking turns."""
    with evening(tmp_path) as host:
        host.keys("*711").wait(60)
        held = panel_title(host)
        host.app.act(CallBreak(10 * MINUTE, now=True))
        host.wait(21)
        turns = set()
        for _ in range(4):
            page = host.picture.page
            assert isinstance(page, BreakPicture)
            turns.add(page.turn)
            host.wait(12)
        assert len(turns) == 4
        host.app.act(Skip())
        host.wait(21)
        assert panel_title(host) == held


def test_schedule_panel(tmp_path: Path) -> None:
    """V2: the stage that is over, the one that is on, and those that come, with how long has been played."""
    with evening(tmp_path, players=14) as host:
        host.app.act(GoToLevel(4))
        host.wait(61)
        (shown,) = (
            panel for panel in (make() for make in panels(host.app.sight())) if panel.title == "Schedule"
        )
        rows = [(row.words, row.figure, row.past, row.here) for row in shown.rows]
        assert rows[:5] == [
            ("Round 3", "25/50", True, False),
            ("Round 4", "40/80", False, True),
            ("Break 1", "10 minutes", False, False),
            ("Round 5", "50/100", False, False),
            ("Round 6", "75/150", False, False),
        ]
        assert shown.figure == "0:01 played"


def test_prize_panel(tmp_path: Path) -> None:
    """P2: pool and prizes, best first."""
    with evening(tmp_path, players=14) as host:
        panel = panels(host.app.sight())[0]()
        assert (panel.title, panel.figure) == ("Prizes", "$280")
        assert [(row.words, row.figure) for row in panel.rows] == [
            ("1st", "$129"),
            ("2nd", "$76"),
            ("3rd", "$48"),
            ("4th", "$27"),
        ]


@pytest.mark.parametrize(
    ("rules", "figure", "first", "detail"),
    [
        (PrizeRules((), guarantee=500_00), "$500", "$500", "4 players, $500"),
        (PrizeRules((), taken_off=30_00), "$50", "$50", "4 players, $50"),
    ],
)
def test_what_is_played_for(tmp_path: Path, rules: PrizeRules, figure: str, first: str, detail: str) -> None:
    """P3, V1: of a pool of 80 the room reads what is paid out: the guarantee, or less what is taken off."""
    with evening(tmp_path, replace(gananda(), prizes=rules), players=4) as host:
        panel = panels(host.app.sight())[0]()
        assert (panel.figure, [row.figure for row in panel.rows]) == (figure, [first])
        host.keys("1#4#").wait(11).keys("2#4#").wait(11).keys("3#4#").wait(11)
        assert winner_page(host.app.sight()).detail[-1] == detail


def test_the_chips_are_known_as_such(tmp_path: Path) -> None:
    """A screen without a rail draws the chips large where their panel has its turn."""
    with evening(tmp_path) as host:
        of_chips = [panel for make in panels(host.app.sight()) if (panel := make()).of_chips]
        assert [(panel.title, panel.figure) for panel in of_chips] == [("Chips", "10,500 in play")]


def test_players_without_a_name_in_a_panel(tmp_path: Path) -> None:
    """Among names a player without one is "Player 9"; where nobody has a name there are numbers alone."""
    with evening(tmp_path, players=9) as host:
        seats = [panel for make in panels(host.app.sight()) if str((panel := make()).title) == "Table 1"]
        assert "Player 9" in [row.words for panel in seats for row in panel.rows]
    with evening(tmp_path / "nameless", players=5, names=()) as host:
        seats = [panel for make in panels(host.app.sight()) if str((panel := make()).title) == "Table 1"]
        assert [(row.words, row.seat) for panel in seats for row in panel.rows] == [
            ("", str(seat)) for seat in range(1, 6)
        ]
        assert sorted(row.key for panel in seats for row in panel.rows) == ["1", "2", "3", "4", "5"]


def test_who_sits_where_is_the_same_everywhere(tmp_path: Path) -> None:
    """V2, V3: panels, the page of seats and a drawn table show each table's own seats and players."""
    with evening(tmp_path, players=20) as host:
        host.two_out()
        sitting = {
            table.number: {str(seat.seat): str(player) for seat, player in host.tournament.seated().items()
                           if seat.table == table.number}
            for table in host.tournament.tables
        }  # fmt: skip
        assert {number: len(seats) for number, seats in sitting.items()} == {1: 8, 2: 10}
        host.wait(12)
        page = host.picture.page
        assert isinstance(page, MovePicture)
        drawn = {1: page.destination.taken, 2: page.origin.taken}
        assert drawn == {number: tuple(sorted(map(int, seats))) for number, seats in sitting.items()}
        in_panels: dict[str, dict[str, str]] = {}
        for make in panels(host.app.sight()):
            panel = make()
            if any(row.seat for row in panel.rows):
                in_panels.setdefault(f"{panel.title}, {panel.figure}", {}).update(
                    {row.seat: row.key for row in panel.rows}
                )
        assert in_panels == {"Table 1, 8 players": sitting[1], "Table 2, 10 players": sitting[2]}
        seats = seats_page(host.app.sight())
        assert [{row.seat: row.number for row in table.rows} for table in seats.tables] == [
            sitting[1],
            sitting[2],
        ]


def test_places_in_a_panel(tmp_path: Path) -> None:
    """O1, O3: who went out, and by whom where there is room."""
    with evening(tmp_path) as host:
        host.keys("1#2#").wait(11)
        made = [make() for make in panels(host.app.sight())]
        (row,) = (row for panel in made if panel.title == "Places so far" for row in panel.rows)
        assert (row.rank, row.words) == ("7th", ("Ada Lindqvist, by Ben", "Ada, by Ben", "Ada Lindqvist"))
