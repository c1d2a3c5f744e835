"""Results from CSV: what a file can say, and every fault with its line and column."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.files.faults import BadFile
from clock.league.nights import Hit, PlayedNight
from clock.league.scores import season_scores
from clock.league.season import Season
from clock.papers import Paper, Prices, near, read_results
from clock.site import site_files
from clock.tournament.structure import Price
from clock.values import replace
from tests.houses import gananda
from tests.site.season import NIGHTS, yearbook

PRICES = Prices(
    entry=Price(20_00, league=5_00),
    rebuy=Price(17_00, league=3_00),
    add_on=Price(8_00, cause=2_00),
    prizes=gananda().prizes,
)


def read(text: str, prices: Prices = PRICES) -> PlayedNight:
    """Return the night of a text."""
    return paper(text, prices).night


def paper(text: str, prices: Prices = PRICES) -> Paper:
    """Return the night of a text, with what else is known of it."""
    return read_results(text, "night.csv", prices)


def faults(text: str, prices: Prices = PRICES) -> list[str]:
    """Return the faults of a text, each as it is told."""
    with pytest.raises(BadFile) as bad:
        read(text, prices)
    return [f"{fault.key}: {fault.wrong}" for fault in bad.value.faults]


def test_places_and_names_are_enough() -> None:
    """What the file does not say is as the season's house has it."""
    found = read("place,name\n1,Ada\n2,Ben\n2,Cy\n")

    assert [(part.name, part.place, part.tied, part.buy_in, part.cost) for part in found.parts] == [
        ("Ada", 1, False, 25_00, 25_00),
        ("Ben", 2, True, 25_00, 25_00),
        ("Cy", 2, True, 25_00, 25_00),
    ]
    assert (found.entries, found.pool, found.league, found.paid_places) == (3, 60_00, 15_00, 2)


def test_what_is_bought_later_is_in_the_pool() -> None:
    """E1, P1: of ten entries, two rebuys and an add-on the pool gets 200, 34 and 8, and four are paid."""
    lines = "".join(f"\n{place},Player {place},," for place in range(3, 11))
    found = read(f"place,name,rebuys,add_ons\n1,Ada,2,\n2,Ben,,1{lines}")

    assert (found.pool, found.league, found.paid_places) == (242_00, 56_00, 4)


def test_all_columns() -> None:
    """Knockouts, money, subs and points as the file has them, also with semicolons and a decimal comma."""
    found = read(
        "place;name;sub;absent;out_by;points;bonus;prize;rebuys;add ons\n"
        "1;Ada;;;;127,48;3;60;;\n"
        "2;Ben;ja;;Ada + Cy;;;37,50;1;1\n"
        "3;Cy;;;ADA;;;;;\n"
        ";Dee;;yes;;;;;;\n"
    )
    ada, ben, cy, dee = found.parts

    assert (ada.stated, ada.stated_bonus, ada.prize) == (127_48, 3_00, 60_00)
    assert ada.hits == (Hit("name ben", 2), Hit("name cy"))
    assert cy.hits == (Hit("name ben", 2),)
    assert (ben.sub, ben.prize, ben.cost, ben.rebuys, ben.add_ons) == (True, 37_50, 55_00, 1, 1)
    assert (dee.place, dee.absent) == (None, True)
    assert (found.pool, found.paid_places) == (97_50, 2)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("1,Ada,\nx,Ben,", ['line 3 place: "x" is no whole number from 1 to 1000']),
        ("1,Ada,\n,Ben,", ["line 3 place: is empty"]),
        ("1,Ada,\n2,,", ["line 3 name: is empty"]),
        ("1,Ada,\n2,ada,", ['line 3 name: "ada" stands in line 2 too']),
        ("1,Ada,\n3,Ben,\n3,Cy,", [f"line {at} place: 3 does not follow: 1 is better" for at in (3, 4)]),
        ("1,Ada,\n2,Ben,Zed", ['line 3 out_by: "Zed" is no player here']),
        ("1,Ada,\n2,Ben,Ben", ['line 3 out_by: "Ben" is the player who went out']),
        ("1,Ada,\n2,Ben,Ada + ADA", ["line 3 out_by: names somebody twice"]),
        ("1,Ada", ["line 2: has 2 columns instead of 3"]),
        (f"1,{'x' * 61},", [f'line 2 name: "{"x" * 40}…" has 61 letters']),
        ("", ["file: has no player"]),
    ],
)
def test_a_faulty_file_is_refused_whole(lines: str, told: list[str]) -> None:
    """Every fault has its line and its column, and nothing is entered."""
    assert faults(f"place,name,out_by\n{lines}\n") == told


def test_a_head_that_cannot_be_read() -> None:
    """Columns that are missing, unknown or twice there, and a cost that nobody knows."""
    assert faults("name\nAda") == ['line 1: the first line has no column "place"']
    assert faults("place,name,plase\n") == ['line 1: "plase" is no column']
    assert faults("place,name,\n") == ['line 1: "" is no column']
    assert faults("place,name,name\n") == ["line 1: a column stands here twice"]
    assert faults("place,name\nfirst,Ada", Prices()) == [
        "line 1: nothing says what an entry cost, which points are made of"
    ]
    assert read("place,name,buy_in\n1,Ada,20", Prices()).parts[0].buy_in == 20_00
    assert faults('place,name\n1,"Ada') == ["line 2: cannot be read: unexpected end of data"]


def test_the_sheet_of_a_night_can_be_entered() -> None:
    """What the site writes as a sheet reads as the same night: the same points, prizes and knockouts."""
    season, nights = Season("2026"), NIGHTS[:2]
    sheet = site_files(yearbook(*nights))["night-2014-11-08.csv"].decode("utf-8-sig")
    again = read(sheet)
    before = season_scores(season, nights)[1]
    after = season_scores(season, (nights[0], replace(again, date="2014-11-08")))[1]

    assert {key.removeprefix("name "): score for key, score in after.items()} == {
        key.lower(): score for key, score in before.items()
    }
    assert [(part.name, part.place, part.prize, len(part.hits)) for part in again.parts] == [
        (part.name, part.place, part.prize, len(part.hits)) for part in nights[1].parts
    ]


@given(st.text(max_size=200) | st.lists(st.sampled_from(["1", "2", ",", "\n", "Ada", '"', ";"])).map("".join))
def test_any_text_is_a_night_or_refused(text: str) -> None:
    """Whatever stands in a file: a night, or faults that are told."""
    for whole in (text, f"place,name\n{text}"):
        try:
            read(whole)
        except BadFile as bad:
            assert bad.faults  # noqa: PT017  either outcome is right


@pytest.mark.parametrize(
    ("name", "known", "could_be"),
    [
        ("Jon", ("John", "Zoe"), ("John",)),
        ("ADA", ("Ada",), ()),
        ("Ada", ("Ada Byron", "Ben"), ("Ada Byron",)),
        ("Ada Byron", ("Ada", "Ben"), ("Ada",)),
        ("Zed", ("Ada", "Ben"), ()),
        ("Jörg", ("Jorg",), ("Jorg",)),
        ("", ("Ada",), ()),
    ],
)
def test_names_that_are_near(name: str, known: tuple[str, ...], could_be: tuple[str, ...]) -> None:
    """Who could be meant is found, and nobody where the name itself is known."""
    assert near(name, known) == could_be


def test_another_name_for_a_player() -> None:
    """Whoever turns out to be somebody known has that name, and stays the target of who knocked them out."""
    found = paper("place,name,out_by\n1,Ada,\n2,Jon,Ada").known_as({"Jon": "John"}, ())

    assert [(part.name, part.key) for part in found.parts] == [("Ada", "name ada"), ("John", "name john")]
    assert found.parts[0].hits == (Hit("name john"),)


def test_who_is_a_sub_is_in_the_list_of_players() -> None:
    """L3: unless the file says otherwise, a sub of the list is one, also under the name that is known."""
    found = paper("place,name,sub\n1,Ada,\n2,Jon,\n3,Otis,no\n4,Pia,yes\n").known_as(
        {"Jon": "John"}, {"john", "otis"}
    )

    assert [(part.name, part.sub) for part in found.parts] == [
        ("Ada", False),
        ("John", True),
        ("Otis", False),
        ("Pia", True),
    ]


def test_names_with_a_plus() -> None:
    """A name may have the sign in it that joins names; the longest name that is known is meant."""
    found = read("place,name,out_by\n1,C++,\n2,A + B,C++\n3,A,C+++A + B\n4,D,A+C++\n")
    hits = {part.name: [(hit.target, hit.shared_by) for hit in part.hits] for part in found.parts}

    assert hits["C++"] == [("name a + b", 1), ("name a", 2), ("name d", 2)]
    assert hits["A + B"] == [("name a", 2)]
    assert hits["A"] == [("name d", 2)]


def test_what_was_given_by_hand_comes_along() -> None:
    """The sheet of a night that was corrected has the points by hand, and they are entered with it."""
    assert read("place,name,points,adjusted\n1,Ada,127.48,-2.50").parts[0].adjusted == -2_50


@pytest.mark.parametrize("name", ["=1+1", "+49 Ada", "-Max", "@Ada", "'=x", "''@x", "'Ada'", "-5"])
def test_a_name_is_no_formula(name: str) -> None:
    """A spreadsheet shows it as text, and it is read back as it was."""
    night = replace(NIGHTS[0].parts[0], name=name)
    sheet = site_files(yearbook(replace(NIGHTS[0], parts=(night, *NIGHTS[0].parts[1:]))))
    text = sheet["night-2014-10-04.csv"].decode("utf-8-sig")

    assert not re.search(r"(?m)^[^,]*,[=+@-](?![0-9.]+,)", text)
    assert name in [part.name for part in read(text).parts]


def test_the_file_of_another_program() -> None:
    """What it calls our columns is told, and what it has besides is left out by name."""
    text = "\nRank\tPlayer\tE-mail\tE-mail\tWinnings\tPlace\n1\tAda\tx\ty\t60\tParis\n2\tBen\t\t\t\tRome\n"
    columns = {"place": "Rank", "name": " player", "prize": "WINNINGS"}
    found = read_results(text, "x.csv", PRICES, columns)

    assert [(part.name, part.place, part.prize) for part in found.night.parts] == [
        ("Ada", 1, 60_00),
        ("Ben", 2, 0),
    ]
    assert [fault.wrong for fault in found.left_out] == [
        'column "E-mail" is left out',
        'column "E-mail" is left out',
        'column "Place" is left out',
    ]
    twice = text.replace("E-mail", "Player", 1)
    with pytest.raises(BadFile, match="a column stands here twice"):
        read_results(twice, "x.csv", PRICES, columns)
    with pytest.raises(BadFile, match='has no column "hits"'):
        read_results(text, "x.csv", PRICES, {**columns, "bonus": "Hits"})
