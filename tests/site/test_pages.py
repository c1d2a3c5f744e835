"""The pages of a season: what they say, where they lead, and that names cannot break them."""

import csv
import io
from collections.abc import Mapping

import pytest

from clock.league.formula import Formula
from clock.league.points import PointsRules
from clock.league.season import Season
from clock.seasons import SeasonPlan
from clock.site import site_files
from clock.site.arithmetic import with_numbers
from clock.values import replace
from clock.words import LANGUAGES
from tests.played import night
from tests.site.reading import read
from tests.site.season import FINAL, NIGHTS, ODD, PLAN, yearbook

DASH = "\N{EN DASH}"


def pages(files: Mapping[str, bytes]) -> dict[str, str]:
    """Return the pages among the files."""
    return {name: content.decode("utf-8") for name, content in files.items() if name.endswith(".html")}


def texts(page: str) -> str:
    """Return what can be read on a page, in one line."""
    return read(page).said


def test_there_is_a_page_for_everything() -> None:
    """L6: standings, each night and member, records, calendar, spreadsheets; the first page comes last."""
    files = site_files(yearbook(*NIGHTS))

    assert [name for name in files if name.endswith((".html", ".csv"))] == [
        *("player-ada.html", "player-ben.html", "player-dee.html", "player-eve.html"),
        *("records.html", "calendar.html", "standings.csv"),
        *("night-2014-10-04.html", "night-2014-10-04.csv", "night-2014-11-08.html", "night-2014-11-08.csv"),
        *("night-2014-12-13.html", "night-2014-12-13.csv", "index.html"),
    ]


def test_every_link_leads_somewhere() -> None:
    """Fit for any host: nothing but names of files in the same folder, and all of them are there."""
    files = site_files(yearbook(*NIGHTS, night(*ODD), final=FINAL))
    for name, page in pages(files).items():
        seen = read(page)
        targets = {
            attributes[key] for _, attributes in seen.elements for key in ("href", "src") if key in attributes
        }
        assert targets - set(files) == {"#content"}, name
        assert "script" not in {tag for tag, _ in seen.elements}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ODD)
def test_any_name_is_shown_as_it_is(name: str, language: str) -> None:
    """L6: markup, quotes, other scripts and sixty letters are text on every page that has the name."""
    odd = replace(night(name, "Ben", hits={name: ("Ben",)}), label=name, date="2014-10-04")
    files = pages(site_files(yearbook(odd, language=language)))
    (own,) = (
        page
        for file, page in files.items()
        if "<h1><bdi>" in page and file.startswith("player-") and "ben" not in file
    )

    assert all(
        name in read(files[file]).text for file in ("index.html", "records.html", "night-2014-10-04.html")
    )
    assert name in read(own).text
    assert {tag for page in files.values() for tag, _ in read(page).elements} & {"script", "b"} == set()


def test_the_standings_page() -> None:
    """L4, L6: best two nights; what does not count stands in brackets, and who has moved is told."""
    said = texts(pages(site_files(yearbook(*NIGHTS)))["index.html"])

    # Four players: 50, 33.33, 25, 20; three: 43.30, and 28.87 for both who tie. Ada: 50 + 3 knockouts; then
    # 33.33 + 1 for the shared one; then 43.30 + 2 + 0: the two best are 53 and 45.30.
    # Ben's second night: 50 + 5 for Ada, who won and led, + 1; it put him before her.
    assert "Ada up 1 53.00 (34.33) 45.30 98.30 3 6 $140 3,400" in said
    assert f"Ben down 1 33.33 56.00 {DASH} 89.33 2 2 $80 3,300" in said
    assert "After 3 nights · Each player's best 2 nights count." in said
    assert "6 June 2015" in said


def test_a_nights_page() -> None:
    """L1, L2: the points with their arithmetic, each knockout with what made it worth more."""
    said = texts(pages(site_files(yearbook(*NIGHTS)))["night-2014-11-08.html"])
    root, times, by = "\N{SQUARE ROOT}", "\N{MULTIPLICATION SIGN}", "\N{DIVISION SIGN}"

    assert (
        "1 Ben $56 56.00 $56 Knocked out Ada (last winner, points leader) , Cy (shared by 2) "
        f"{root}(4 {times} 25) {by} (1 + 1) {times} 10 = 50.00 50.00 + 5 + 1 = 56.00"
    ) in said
    assert "3 Cy plays as a sub Out by Ben , Ada" in said
    assert "Entries 4" in said


def test_a_players_page() -> None:
    """L6: a plot of places and one of scores, with a gap at a missed night, and the same as a table."""
    page = pages(site_files(yearbook(*NIGHTS)))["player-ben.html"]
    said = texts(page)

    assert page.count("<svg") == 2
    assert page.count("<circle") == 2
    assert page.count('class="counts"') == 2
    assert "2nd of 4" in said
    assert "1st of 4" in said


def test_records_and_calendar() -> None:
    """L6, L8: who holds what, all who share it; nights with their winners, and the one that is next."""
    files = pages(site_files(yearbook(*NIGHTS)))
    records, calendar = texts(files["records.html"]), texts(files["calendar.html"])

    assert "Best score in a night 56.00 Ben ( Night 2 )" in records
    assert "Largest field 4 Opening , Night 2" in records
    assert "Next night: 10 January 2015, 6:30 pm" in calendar
    assert "3 Night 3 13 December 2014 Ada 10 January 2015, 6:30 pm to be played" in calendar
    assert "Champions' night" in calendar


@pytest.mark.parametrize("plan", [PLAN, replace(PLAN, champions=None)])
def test_the_champions_night(plan: SeasonPlan) -> None:
    """L5: once it is over it has a page, planned or not; it has no points, and no night comes after it."""
    files = pages(site_files(yearbook(*NIGHTS, plan=plan, final=FINAL)))
    said, calendar = texts(files["champions.html"]), texts(files["calendar.html"])

    assert "Entries 3 Prize pool $60 Winner Eve" in said
    assert "2 Ada Out by Eve 3,400" in said
    assert "1 Eve Knocked out Ada , Ben" in said
    assert "Champions' night 6 June 2015 Eve" in calendar
    assert "Next night" not in calendar
    assert 'href="champions.html"' in files["index.html"]
    assert "Pool so far" not in texts(files["index.html"])
    assert "champions.html" not in pages(site_files(yearbook(*NIGHTS, plan=plan)))


def test_a_season_without_nights() -> None:
    """Before the first night the pages say so."""
    files = pages(site_files(yearbook()))

    assert set(files) == {"index.html", "records.html", "calendar.html"}
    assert "No night has been played yet." in texts(files["index.html"])
    assert "Next night: 4 October 2014" in texts(files["calendar.html"])
    assert "No night" in texts(pages(site_files(yearbook(plan=SeasonPlan(Season("2026")))))["calendar.html"])


def test_the_same_season_is_the_same_pages() -> None:
    """Written again, the pages are the same to the byte."""
    assert site_files(yearbook(*NIGHTS)) == site_files(yearbook(*NIGHTS))


def test_german_pages() -> None:
    """In German words, points have a comma, also within the arithmetic."""
    files = pages(site_files(yearbook(*NIGHTS, language="de")))

    assert '<html lang="de">' in files["index.html"]
    assert "98,30" in texts(files["index.html"])
    assert "4. Oktober 2014" in texts(files["night-2014-10-04.html"])
    assert "50,00 + 5 + 1 = 56,00" in texts(files["night-2014-11-08.html"])


def test_names_that_make_one_address() -> None:
    """Two players, or two nights of one day, have a page each."""
    twice = [replace(night("Zoë", "Zoe", "太郎", "花子"), date="2014-10-04")] * 2
    files = set(pages(site_files(yearbook(*twice))))

    assert {"player-zoe.html", "player-zoe-2.html", "player-name.html", "player-name-2.html"} < files
    assert {"night-2014-10-04.html", "night-2014-10-04-2.html"} < files


def test_the_sheet_of_a_night() -> None:
    """L6: a night as a spreadsheet, with prizes, points, knockouts and the arithmetic."""
    lines = list(
        csv.DictReader(io.StringIO(site_files(yearbook(*NIGHTS))["night-2014-11-08.csv"].decode("utf-8-sig")))
    )

    assert [line["name"] for line in lines] == ["Ben", "Ada", "Cy", "Dee"]
    columns = ("place", "points", "bonus", "score", "prize", "knocked_out")
    assert [lines[0][column] for column in columns] == ["1", "50.00", "6.00", "56.00", "56", "Ada + Cy"]
    assert (lines[2]["sub"], lines[2]["points"], lines[2]["out_by"]) == ("yes", "", "Ben + Ada")


@pytest.mark.parametrize(
    ("formula", "made"),
    [
        ("sqrt(players*buy_in)/(place+1)*10", "#(26 x 25) : (1 + 1) x 10"),
        ("listed * 1.5", "12.5 x 1.5"),
        ("2**place ^ 2", "2^1^2"),
        ("max(players,3)", "max(26, 3)"),
        ("5 if place==1 else -1", "5 if 1 == 1 else ~ 1"),
    ],
)
def test_a_formula_with_its_numbers(formula: str, made: str) -> None:
    """L1: the formula as on paper; # : x ~ stand here for the root and the signs of arithmetic."""
    numbers = {"players": "26", "buy_in": "25", "place": "1", "listed": "12.5"}
    found = with_numbers(formula, numbers)
    signs = {
        "\N{SQUARE ROOT}": "#",
        "\N{DIVISION SIGN}": ":",
        "\N{MULTIPLICATION SIGN}": "x",
        "\N{MINUS SIGN}": "~",
    }

    assert "".join(signs.get(letter, letter) for letter in found) == made


def test_a_table_has_no_arithmetic() -> None:
    """Where a table alone makes the points, they stand for themselves."""
    plan = replace(PLAN, season=replace(PLAN.season, points=PointsRules(Formula.read("listed"))))
    said = texts(pages(site_files(yearbook(*NIGHTS, plan=plan)))["night-2014-12-13.html"])

    assert "0.00 + 1 + 1 = 2.00" in said
    assert "listed" not in said
