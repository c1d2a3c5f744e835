"""The verb `standings`, and the points in the state of a night."""

import csv
import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from clock.__main__ import main
from clock.league.corrections import NightEntered
from clock.ledger import Night
from tests.houses import gananda
from tests.kept import Box, HandTime
from tests.played import night as played_night
from tests.season_text import with_points

FOUR = """house gananda
{season}
player 1 "Ada"
player 2 "Ben"
player 3 "Cy" sub
player 4 "Dee"
0:00:00 start
0:10:00 out 4 by 1
"""

TO_THE_END = """0:20:00 out 3 by {winner}
0:30:00 out {second} by {winner}
"""


def rehearse(data: Path, script: str) -> Result:
    """Play a night into a folder; nothing in it fails."""
    ended = CliRunner().invoke(main, ["rehearse", "-", "--json", "--data", str(data)], input=script)
    assert ended.exit_code == 0, ended.output
    return ended


def night(data: Path, winner: int, second: int, season: str = 'season "2026"') -> None:
    """Play a whole night of four; Dee is the first to go out, and Cy, a sub, is third."""
    rehearse(data, FOUR.format(season=season) + TO_THE_END.format(winner=winner, second=second))


def standings(data: Path, *options: str) -> Result:
    """Run the verb on a folder."""
    return CliRunner().invoke(main, ["standings", "--data", str(data), *options])


def rows(data: Path, *options: str) -> list[tuple[int, str, str]]:
    """Return rank, name and total of every row."""
    found = json.loads(standings(data, "--json", *options).stdout)
    return [(row["rank"], row["name"], row["total"]) for row in found["rows"]]


def test_standings_as_json(tmp_path: Path) -> None:
    """L4, L6: the keys that other programs read, with the nights that count."""
    night(tmp_path, 1, 2)
    night(tmp_path, 2, 1)
    found = json.loads(standings(tmp_path, "--json").stdout)

    assert (found["season"], found["nights"]) == ("2026", 2)
    assert found["champions_pool"] == "190"
    # Four players are 10 times the root of 100, divided by place + 1. Ben goes out second on the first
    # night; on the second he wins, and knocks out Cy and then Ada, who won and leads.
    assert found["rows"][0] == {
        "rank": 1,
        "name": "Ben",
        "total": "89.33",
        "nights": [
            {
                "night": 1,
                "place": 2,
                "points": "33.33",
                "bonus": 0,
                "counts": True,
                "absent": False,
                "adjusted": "0.00",
            },
            {
                "night": 2,
                "place": 1,
                "points": "50.00",
                "bonus": 6,
                "counts": True,
                "absent": False,
                "adjusted": "0.00",
            },
        ],
        "climbed": 1,
        "attended": 2,
        "knockouts": 2,
        "won": "80",
        "stack": 3400,
    }
    assert rows(tmp_path) == [(1, "Ben", "89.33"), (2, "Ada", "87.33"), (3, "Dee", "40.00")]


def test_standings_as_csv(tmp_path: Path) -> None:
    """L6: one line a player, five columns a night."""
    night(tmp_path, 1, 2)
    lines = list(csv.DictReader(io.StringIO(standings(tmp_path, "--csv").stdout)))

    assert [line["name"] for line in lines] == ["Ada", "Ben", "Dee"]
    assert lines[0] == {
        "rank": "1", "name": "Ada", "total": "53.00", "climbed": "", "attended": "1", "knockouts": "3",
        "won": "56", "stack": "3400", "night 1 place": "1", "night 1 points": "50.00",
        "night 1 bonus": "3", "night 1 counts": "yes", "night 1 adjusted": "0.00",
    }  # fmt: skip


def test_standings_for_people(tmp_path: Path) -> None:
    """L4, L6: nights that do not count would stand in brackets; who was not there has an empty place."""
    night(tmp_path, 1, 2)
    lines = standings(tmp_path).stdout.splitlines()

    assert lines[0] == "2026. After 1 night"
    assert lines[3].split() == ["1st", "Ada", "53.00", "53.00", "1", "3", "$56"]
    assert len(lines) == 6

    night(tmp_path, 2, 1)
    # Ben: 33.33, then 50 and 6 for Cy and for Ada, who had won and led. Ada: 53, then 33.33 and 1 for Dee.
    assert standings(tmp_path).stdout.splitlines()[3].split()[:5] == ["1st", "Ben", "up", "1", "89.33"]


def test_standings_in_german(tmp_path: Path) -> None:
    """L6: the words of the table, and the comma, are those of the language."""
    night(tmp_path, 1, 2)
    lines = standings(tmp_path, "--language", "de").stdout.splitlines()

    assert lines[0] == "2026. Nach 1 Abend"
    assert lines[2].split() == ["Gesamt", "Abend", "1", "Mitgespielt", "Knockouts", "Gewonnen"]
    assert lines[3].split() == ["1.", "Ada", "53,00", "53,00", "1", "3", "56", "$"]


def test_standings_as_a_site(tmp_path: Path) -> None:
    """L6: a folder of pages, with the money of the house; nothing else is printed."""
    night(tmp_path, 1, 2)
    told = standings(tmp_path, "--html", str(tmp_path / "site"), "--language", "de")
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")

    assert (told.exit_code, told.output) == (0, "")
    assert '<html lang="de">' in page
    assert "56 $" in page


def test_a_site_that_cannot_be_written(tmp_path: Path) -> None:
    """Another site's folder is refused in a sentence, with exit 1."""
    night(tmp_path, 1, 2)
    (tmp_path / "index.html").write_text("mine", encoding="utf-8")
    told = standings(tmp_path, "--html", str(tmp_path))

    assert told.exit_code == 1
    assert (
        told.stderr
        == f"{tmp_path}/index.html is another site's page, so nothing was written. Name an empty folder.\n"
    )


@pytest.mark.parametrize("name", ['"quoted" <b>, & more', "山田 太郎", "أحمد", "x" * 60])
def test_any_name_is_kept(tmp_path: Path, name: str) -> None:
    """L6: a name of any script, with quotes or markup, comes out as it went in."""
    script = f"house gananda\nseason 2026\nplayers 2\n0:00:00 name 1 '{name}'\n0:00:00 start\n0:10:00 out 2"
    rehearse(tmp_path, script)

    assert rows(tmp_path)[0][1] == name
    assert next(csv.DictReader(io.StringIO(standings(tmp_path, "--csv").stdout)))["name"] == name
    assert name in standings(tmp_path).stdout


def test_seasons_are_kept_apart(tmp_path: Path) -> None:
    """L4: nights of other seasons, and of none, are no part of the standings; the latest is shown."""
    night(tmp_path, 1, 2)
    night(tmp_path, 2, 1, season='season "2027"')
    night(tmp_path, 2, 1, season="")

    assert rows(tmp_path)[0] == (1, "Ben", "52.00")
    assert rows(tmp_path, "--season", "2026")[0] == (1, "Ada", "53.00")
    assert rows(tmp_path, "--season", "2028") == []


def test_a_night_that_is_not_over_is_not_in_the_standings(tmp_path: Path) -> None:
    """L6: the standings follow each night."""
    night(tmp_path, 1, 2)
    rehearse(tmp_path, FOUR.format(season='season "2026"'))

    assert json.loads(standings(tmp_path, "--json").stdout)["nights"] == 1


def test_the_champions_night_has_no_points(tmp_path: Path) -> None:
    """L5: the season's final is played on what the season gave."""
    night(tmp_path, 1, 2)
    script = FOUR.format(season='season "2026"\nchampions')
    rehearse(
        tmp_path, f"{script}0:10:00 expect player.4.points null\n{TO_THE_END.format(winner=2, second=1)}"
    )

    assert rows(tmp_path)[0] == (1, "Ada", "53.00")


def test_an_id_that_was_changed(tmp_path: Path) -> None:
    """L3: one player has become two, and the secretary is told; so it is when two have one name."""
    for number, name in enumerate(("p1", "x1")):
        roster = tmp_path / f"{name}.csv"
        roster.write_text(f"id,name\n{name},Ada\np2,Ben\n", encoding="utf-8")
        head = f'house gananda\nseason "2026"\ndate 2026-10-0{number + 1}T19:00\nroster {roster}\n'
        rehearse(tmp_path / "data", f"{head}0:00:00 start\n0:10:00 out 2 by 1\n")
    told, german = standings(tmp_path / "data"), standings(tmp_path / "data", "--language", "de")

    assert told.stderr == (
        "Warning: 2 rows are called Ada. One player keeps one id in players.csv; two need two names.\n"
    )
    assert told.exit_code == 0
    assert german.stderr.startswith("Warnung: 2 Zeilen heißen Ada.")


def test_a_field_that_the_formula_has_no_answer_for(tmp_path: Path) -> None:
    """L1: a field larger than any that was tried stops nothing; each place without points is told."""
    folder = tmp_path / "data"
    text = with_points('formula = "100 / (players - 150)"')
    with Box(folder).ledger() as ledger:
        many = played_night("Ada", *(f"p{number}" for number in range(2, 151)))
        ledger.begin(Night(gananda(), season="ours", season_text=text), HandTime().now())
        ledger.note(NightEntered("ours", "2026-10-01", many), "paper", HandTime().now())
    told = standings(folder, "--season", "ours", "--csv")

    assert told.stderr.splitlines()[0] == (
        "Warning: Ada, night 1, place 1: the season's formula has no answer."
    )
    assert len(told.stderr.splitlines()) == 150


def test_a_folder_without_a_season(tmp_path: Path) -> None:
    """Where no night belongs to a season there is nothing to show."""
    night(tmp_path, 1, 2, season="")
    ended = standings(tmp_path, "--json")

    assert ended.exit_code == 1
    assert ended.stdout == ""
    assert ended.stderr == (
        f"No night in {tmp_path} belongs to a season.\n"
        "`tournament-clock season nights` lists them, and `season move` puts one into a season.\n"
    )


def test_one_form_at_a_time(tmp_path: Path) -> None:
    """Two forms at once are a matter of usage."""
    assert standings(tmp_path, "--json", "--csv").exit_code == 2
    assert standings(tmp_path, "--csv", "--html", str(tmp_path)).exit_code == 2


def test_points_in_the_state_of_a_rehearsal(tmp_path: Path) -> None:
    """L1 to L3: points come with the place, the bonus with the knockout; a sub has none."""
    night(tmp_path, 1, 2)
    expected = """0:11:00 expect player.4.points 20.00
0:11:00 expect player.4.score "20.00"
0:11:00 expect player.1.points null
0:11:00 expect player.1.bonus 1
0:20:00 out 1 by 2
0:21:00 expect player.2.bonus 5
0:22:00 out 3 by 2
0:22:00 expect player.3.points null
0:22:00 expect player.3.bonus 0
0:22:00 expect player.2.points 50.00
0:22:00 expect player.2.score 56.00
"""
    rehearse(tmp_path, FOUR.format(season='season "2026"') + expected)


def test_points_after_a_power_cut(tmp_path: Path) -> None:
    """L2: the night's targets are those it began with, also when the box comes back."""
    night(tmp_path, 1, 2)
    expected = """0:20:00 power off 0:10:00
0:31:00 resume
0:32:00 out 1 by 2
0:32:00 expect player.2.bonus 5
"""
    rehearse(tmp_path, FOUR.format(season='season "2026"') + expected)
    rehearse(tmp_path, 'season "2026"\ncontinue\n0:40:00 expect player.2.bonus 5')


def test_points_in_the_state_of_the_box(tmp_path: Path) -> None:
    """L1: `state` tells the points of the night in the folder."""
    night(tmp_path, 1, 2)
    rehearse(tmp_path, FOUR.format(season='season "2026"') + "0:20:00 out 1 by 2\n")
    told = CliRunner().invoke(main, ["state", "--data", str(tmp_path), "--json"])
    players = {player["name"]: player for player in json.loads(told.stdout)["players"]["list"]}

    assert (players["Ada"]["points"], players["Ada"]["score"]) == ("25.00", "26.00")
    assert (players["Ben"]["points"], players["Ben"]["bonus"], players["Ben"]["score"]) == (None, 5, None)
