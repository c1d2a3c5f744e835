"""Season files: the shipped one, what can be left out, and how a season is found."""

import re
from datetime import datetime
from pathlib import Path

import pytest

from clock.files.faults import BadFile
from clock.league.arithmetic import FUNCTIONS
from clock.league.formula import VARIABLES, Formula
from clock.league.points import PRESETS, Rounding, Tied
from clock.league.season import Bonuses, ChampionsRules, Season, Split, Subs, TieBreak
from clock.league.trial import tried
from clock.seasons import PlannedNight, SeasonPlan, load_season, season_called
from tests.house_text import CONFIG
from tests.season_text import SHIPPED, changed, faults_of, one_fault_of, season_of, write

PLAIN = 'name = "Ours"'


def at(text: str) -> datetime:
    """Return a time of the box's own place."""
    return datetime.fromisoformat(text)


def test_the_shipped_season_is_played_by_the_rules() -> None:
    """L1 to L7: what the file says is what a season without a file has."""
    assert load_season(SHIPPED).season == Season("Gananda 2014/15")


def test_the_shipped_season_tells_every_word_there_is() -> None:
    """L1, L6: each formula that has a name, what a formula may say, and all that parts equal points."""
    text = SHIPPED.read_text(encoding="utf-8")
    remarks = [line.removeprefix("#").strip() for line in text.splitlines() if line.startswith("#")]
    quoted = set(re.findall(r'"([a-z ]+)"', text))

    for name, formula in PRESETS.items():
        (line,) = (remark for remark in remarks if remark.startswith(f'preset = "{name}"'))
        assert formula in line or line.endswith("the one above")
        assert tried(formula) == Formula.read(formula)
    assert f'formula = "{PRESETS["gananda"]}"' in text
    assert {*VARIABLES, *FUNCTIONS} <= set(re.findall(r"[a-z_0-9]+", " ".join(remarks)))
    for words in (TieBreak, Split, Subs, Rounding, Tied):
        assert {word.value for word in words} <= quoted


def test_the_calendar() -> None:
    """L8: eight nights and the champions' night, all at 19:00."""
    plan = load_season(SHIPPED)
    days = [
        "2014-10-04", "2014-11-08", "2014-12-13", "2015-01-10",
        "2015-02-07", "2015-03-07", "2015-04-11", "2015-05-02",
    ]  # fmt: skip

    assert [night.at for night in plan.nights] == [at(f"{day} 19:00") for day in days]
    assert plan.champions == PlannedNight(at("2015-06-06 19:00"))
    assert (plan.file, plan.house) == ("gananda-2014", "gananda")


def test_the_next_night() -> None:
    """L8: between nights the next one is known, the champions' night after the last."""
    plan = load_season(SHIPPED)

    assert plan.after(at("2014-11-08 19:01")) == PlannedNight(at("2014-12-13 19:00"))
    assert plan.after(at("2014-11-08 19:00")) == PlannedNight(at("2014-11-08 19:00"))
    assert plan.after(at("2015-05-03 00:00")) == plan.champions
    assert plan.after(at("2015-06-07 00:00")) is None


def test_a_name_is_enough() -> None:
    """All else is as in G."""
    assert season_of(PLAIN, "ours.toml") == SeasonPlan(Season("Ours"), "ours", text=PLAIN)


def test_every_key_is_read() -> None:
    """A season that differs in everything."""
    plan = season_of(
        changed(
            ('starts = "19:00"', 'starts = "18:30"'),
            ('"2014-11-08"', '"2014-11-08 20:15"'),
            ('"2014-12-13",\n    "2015-01-10"', '"2014-12-13  x2 Christmas night",\n    "2015-01-10"'),
            ("knockout = 1 ", "knockout = 0.5 "),
            ("previous_winner = 2", "previous_winner = 3"),
            ("leader = 2 ", "leader = 4 "),
            ('split = "full"', 'split = "shared"'),
            ("counting = 7", 'counting = "all"'),
            ('ties = ["best night", "head to head", "knockouts"]', 'ties = ["money", "attendance"]'),
            ('subs = "keep their places"', 'subs = "are skipped"'),
            ("absent_score = false", "absent_score = true"),
            ("fee = 50 ", "fee = 12.50 "),
            ("# members = 24", "members = 24"),
            ('night = "2015-06-06"', 'night = "2015-06-06 17:00 The final"'),
            ("attended = 3", "attended = 4"),
            ("among = 20", "among = 16"),
            ("everyone = false", "everyone = true"),
            ("first_stack = 3400", "first_stack = 5000"),
            ("step = 100", "step = 200"),
            ("last_stack = 1500", "last_stack = 2000"),
            ("other_stack = 1000", "other_stack = 1200"),
        )
    )

    assert plan.season == Season(
        "Gananda 2014/15",
        bonuses=Bonuses(50, 3_00, 4_00, Split.SHARED),
        counting=None,
        ties=(TieBreak.MONEY, TieBreak.ATTENDANCE),
        subs=Subs.SKIPPED,
        absent_score=True,
        fee=12_50,
        members=24,
        champions=ChampionsRules(4, 16, True, 5_000, 200, 2_000, 1_200),
    )
    assert plan.nights[:3] == (
        PlannedNight(at("2014-10-04 18:30")),
        PlannedNight(at("2014-11-08 20:15")),
        PlannedNight(at("2014-12-13 18:30"), 2, "Christmas night"),
    )
    assert plan.champions == PlannedNight(at("2015-06-06 17:00"), label="The final")


def test_no_tie_is_broken() -> None:
    """An empty list lets equal points share a rank."""
    assert season_of('name = "Ours"\n[standings]\nties = []').season.ties == ()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (('name = "Gananda 2014/15"', ""), "name: is missing; "),
        (("fee = 50", "fe = 50"), "fees.fe: is no key here; did you mean fee?"),
        (("[bonus]", "[bonuses]"), "bonuses: is no key here; did you mean bonus?"),
        (('"2014-11-08"', '"2014-13-08"'), 'nights row 2: "2014-13-08" is no day; write a night like '),
        (('"2014-11-08"', '"8.11.2014"'), 'nights row 2: "8.11.2014" is no day; '),
        (('"2014-11-08"', '"2014-11-08 25:00"'), 'nights row 2: "25:00" is no time of day; '),
        (('"2014-11-08"', '"2014-11-08 18.30"'), 'nights row 2: "18.30" is no time of day; '),
        (
            ('"2014-11-08"', '"2014-11-08 x1.5 Carnival"'),
            'nights row 2: "x1.5" is not how often a night\'s points can count; write x2 to x9',
        ),
        (('"2014-11-08"', '"2014-11-08 x0"'), 'nights row 2: "x0" is not how often '),
        (('"2014-11-08"', '"2014-11-08 X2"'), 'nights row 2: "X2" is not how often '),
        (
            ('"2014-11-08"', '"2014-10-04"'),
            "nights row 2: 2014-10-04 is not after the night before it; write the nights in order",
        ),
        (
            ('night = "2015-06-06"', 'night = "2015-05-02"'),
            "champions.night: is not after the season's nights",
        ),
        (('night = "2015-06-06"', 'night = "soon"'), 'champions.night: "soon" is no day; '),
        (("knockout = 1 ", 'knockout = "1" '), 'bonus.knockout: the text "1" is no number of points; '),
        (("knockout = 1 ", "knockout = 0.333 "), "bonus.knockout: 0.333 has parts of a hundredth; "),
        (("knockout = 1 ", "knockout = -1 "), "bonus.knockout: -1 is below nothing; "),
        (("counting = 7", "counting = 0"), "standings.counting: 0 is too small; "),
        (("counting = 7", 'counting = "any"'), "standings.counting: the text "),
        (
            ('"head to head", ', '"head on head", '),
            'standings.ties row 2: "head on head" parts nobody; did you',
        ),
        (('"head to head", ', '"best night", '), 'standings.ties row 2: "best night" stands here twice; '),
        (('split = "full"', 'split = "half"'), 'bonus.split: "half" is not one of its words; '),
        (("last_stack = 1500", "last_stack = 3500"), "champions.last_stack: is more than first_stack; "),
        (("[fees]\nfee = 50", "fees = 50\nfee = 50"), "standings.fees: is no key here; "),
    ],
)
def test_one_line_a_fault(change: tuple[str, str], fault: str) -> None:
    """Each slip is told with its key, what is wrong, and what would be right."""
    lines = faults_of(changed(change))

    assert lines
    assert lines[0].startswith(f"x.toml: {fault}")


def test_what_is_no_toml() -> None:
    """A slip of the pen is told with its line."""
    assert one_fault_of('name = "Ours"\n[points\n').startswith('line 2: "[points" cannot be read')


def test_a_season_is_found_by_its_file_or_its_name(tmp_path: Path) -> None:
    """A night can name either; the two are one season."""
    write(tmp_path, "ours", 'name = "Ours 2026"\n[bonus]\nknockout = 3')
    write(tmp_path, "broken", "name = ")
    by_file, by_name = season_called("ours", tmp_path), season_called("Ours 2026", tmp_path)

    assert by_file == by_name
    assert by_file.season.bonuses.knockout == 3_00
    assert by_file.is_called("ours")
    assert by_file.is_called("Ours 2026")
    assert not by_file.is_called("2026")


def test_a_season_is_found_by_the_path_of_its_file(tmp_path: Path) -> None:
    """A name that ends as a file's does is no season of its own that is played by other rules."""
    write(tmp_path, "ours", 'name = "Ours 2026"')
    path = tmp_path / "seasons" / "ours.toml"

    assert season_called(str(path), CONFIG) == season_called("ours", tmp_path)
    with pytest.raises(BadFile, match="does not exist"):
        season_called(str(path.with_stem("theirs")), CONFIG)


def test_a_season_without_a_file_is_played_by_the_rules(tmp_path: Path) -> None:
    """L1 to L7 hold for a season that nobody wrote down."""
    assert season_called("2026", tmp_path) == SeasonPlan(Season("2026"))
    assert season_called("gananda-2014", CONFIG).season.name == "Gananda 2014/15"


@pytest.mark.parametrize("name", ["ours", "Ours 2026"])
def test_a_season_whose_file_has_faults_is_not_played_by_others(tmp_path: Path, name: str) -> None:
    """A fault is told, and no rules are used that the host has not written."""
    write(tmp_path, "ours", 'name = "Ours 2026"\n[bonus]\nknockout = "many"')

    with pytest.raises(BadFile, match=r"bonus\.knockout"):
        season_called(name, tmp_path)
