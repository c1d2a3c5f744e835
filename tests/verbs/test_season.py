"""The verb `season`: what the secretary looks up, notes, and takes back."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from clock.__main__ import main
from clock.ledger import look_back, read_notes
from clock.papers import RESULT_COLUMNS
from tests.kept import Box
from tests.ledger.won import play
from tests.papers.test_tournament_director import THREE, saved


def season(folder: Path, *arguments: str, answers: str = "") -> Result:
    """Run the verb on a folder."""
    verb, *rest = arguments
    return CliRunner().invoke(main, ["season", verb, "--data", str(folder), *rest], input=answers)


def noted(folder: Path, *arguments: str) -> str:
    """Note something without being asked, and return what was said."""
    told = season(folder, *arguments, "--reason", "it was so", "--yes")
    assert told.exit_code == 0, told.output
    return told.stdout


def places(folder: Path) -> list[tuple[str, int | None]]:
    """Return the players of the only night with their places."""
    (seen,) = look_back(folder)
    assert seen.night is not None
    return [(part.name, part.place) for part in seen.night.parts]


def paper(folder: Path, lines: str) -> str:
    """Write a file of results and return its path."""
    file = folder / "paper.csv"
    file.write_text(f"place,name,buy_in,out_by\n{lines}", encoding="utf-8")
    return str(file)


def test_nights_are_listed(tmp_path: Path) -> None:
    """Each with what it is called here, its day, its winner and its season."""
    assert season(tmp_path, "nights").stdout == "No night yet.\n"
    play(tmp_path)
    *_, line = season(tmp_path, "nights").stdout.splitlines()

    assert line.split() == ["1", "2026-10-03", "Opening", "3", "Ada", "2026"]


def test_a_correction_is_asked_for_and_kept(tmp_path: Path) -> None:
    """It is said in a sentence with what it is about, asked for, and told how to take back."""
    play(tmp_path)
    told = season(tmp_path, "place", "1", "Ben=3", "cy=2", "--reason", "typed wrong", answers="y\n")

    assert told.stdout == (
        "Night 1 (Opening, 2026-10-03): Ben is 3rd, Cy is 2nd.\n"
        "Note it? (y, n) [n]: y\n"
        "Noted as 1. `tournament-clock season undo 1` takes it back.\n"
    )
    assert places(tmp_path) == [("Ada", 1), ("Ben", 3), ("Cy", 2)]
    assert "Note 1: typed wrong" in season(tmp_path, "show", "1").stdout


def test_a_season_that_nothing_is_called(tmp_path: Path) -> None:
    """A slip in a season's name would make another season: it is told before it is noted."""
    play(tmp_path)
    unheard, known, shipped = (
        season(tmp_path, "move", "1", to, "--reason", "x", answers="n\n").stdout.splitlines()[:2]
        for to in ("2062", "2026", "Gananda 2014/15")
    )
    night = "Night 1 (Opening, 2026-10-03)"

    assert unheard == [
        "No file in config/seasons is called 2062, and no night belongs to it yet.",
        f"{night} belongs to 2062.",
    ]
    assert known[0] == f"{night} belongs to 2026."
    # A season that has a file goes by it, as it does on the nights that the clock runs.
    assert shipped[0] == f"{night} belongs to gananda-2014."


def test_a_paper_of_a_season_that_nothing_is_called(tmp_path: Path) -> None:
    """That no file has the name is told first: the fault that a house is not known only follows from it."""
    file = tmp_path / "night.csv"
    file.write_text("place,name\n1,Ada\n2,Ben\n", encoding="utf-8")
    told = season(tmp_path, "enter", str(file), "--season", "ours", "--day", "2026-09-05", "--yes")

    assert told.exit_code == 1
    assert told.stdout == "No file in config/seasons is called ours, and no night belongs to it yet.\n"
    assert "nothing says what an entry cost" in told.stderr


def test_who_played_as_a_sub(tmp_path: Path) -> None:
    """L3: a sub has no points and is none of the standings' rows; taken back, all is as before."""
    play(tmp_path)
    said = noted(tmp_path, "sub", "1", "ada")
    standing = CliRunner().invoke(main, ["standings", "--data", str(tmp_path), "--csv"]).stdout

    assert said.startswith("Night 1 (Opening, 2026-10-03): Ada played as a sub.\n")
    assert "Ada" not in standing
    assert "\n1,Ben," in standing
    assert "sub" in season(tmp_path, "show", "1").stdout.splitlines()[3]
    noted(tmp_path, "sub", "1", "Ada", "--member")
    assert "\n1,Ada," in CliRunner().invoke(main, ["standings", "--data", str(tmp_path), "--csv"]).stdout


def test_the_secretary_is_told_in_german(tmp_path: Path) -> None:
    """Every sentence and every question is in the language that is asked for."""
    play(tmp_path)
    german = ("--language", "de")
    told = season(tmp_path, "place", "1", "Ben=3", "cy=2", *german, answers="vertippt\nj\n")

    assert told.stdout == (
        "Warum: vertippt\n"
        "Abend 1 (Opening, 2026-10-03): Ben ist 3., Cy ist 2.\n"
        "Notieren? (j, n) [n]: j\n"
        "Notiert als 1. `tournament-clock season undo 1` nimmt es zurück.\n"
    )
    assert season(tmp_path, "nights", *german).stdout.splitlines()[0].split() == [
        *("Abend", "Datum", "Name", "Spieler", "Sieger", "Saison"),
    ]
    assert "Notiz 1: vertippt" in season(tmp_path, "show", "1", *german).stdout
    assert season(tmp_path, "notes", *german).stdout == (
        "1. Abend 1 (Opening, 2026-10-03): Ben ist 3., Cy ist 2. Warum: vertippt\n"
    )
    refused = season(tmp_path, "exclude", "7", "--reason", "x", "--yes", *german)
    assert (refused.exit_code, "Es gibt keinen Abend 7, nur: 1" in refused.stderr) == (2, True)
    file = paper(tmp_path, "1,Benn,25,\n2,Adda,25,Benn\n")
    entered = season(
        *(tmp_path, "enter", file, "--season", "2026", "--day", "2026-09-05", *german), answers="j\nneu\nj\n"
    )
    assert "Ist „Benn“ hier als „Ben“ bekannt? (j, n, neu): j" in entered.stdout
    assert "Neu dabei: Adda" in entered.stdout


def test_no_is_no(tmp_path: Path) -> None:
    """Whoever says no, or gives no reason, has noted nothing."""
    play(tmp_path)
    assert "Nothing was noted." in season(tmp_path, "exclude", "1", "--reason", "x", answers="n\n").stdout
    assert season(tmp_path, "exclude", "1", "--reason", " ", "--yes").exit_code == 2
    assert read_notes(tmp_path) == ()


def test_every_correction_can_be_taken_back(tmp_path: Path) -> None:
    """Undo is a note more; taking that back lets the correction hold again."""
    play(tmp_path)
    before = look_back(tmp_path)
    noted(tmp_path, "points", "1", "Ada", "-2.50")
    noted(tmp_path, "name", "1", "Cy", "Cyrus")
    noted(tmp_path, "knockout", "1", "Cyrus", "--by", "Ben")
    noted(tmp_path, "exclude", "1")
    noted(tmp_path, "move", "1", "2027")
    (after,) = look_back(tmp_path)
    for number in range(5, 0, -1):
        noted(tmp_path, "undo", str(number))

    assert after.season == "2027"
    assert after.night is not None
    assert [(part.name, len(part.hits), part.adjusted) for part in after.night.parts] == [
        ("Ada", 1, -2_50),
        ("Ben", 1, 0),
        ("Cyrus", 0, 0),
    ]
    assert look_back(tmp_path) == before
    twice = season(tmp_path, "undo", "1", "--reason", "x", "--yes")
    assert (twice.exit_code, "Note 1 is taken back already" in twice.stderr) == (2, True)
    noted(tmp_path, "undo", "10")
    assert look_back(tmp_path) != before
    listed = season(tmp_path, "notes").stdout.splitlines()
    night = "Night 1 (Opening, 2026-10-03)"
    assert listed[0] == f"1. {night}: Ada has 2.50 points less. Why: it was so"
    assert listed[1] == f"2. {night}: Cy was Cyrus. (taken back) Why: it was so"
    assert listed[2] == f"3. {night}: Cyrus was knocked out by Ben. (taken back) Why: it was so"
    assert listed[9] == "10. Note 1 is taken back. Why: it was so"
    assert listed[10] == "11. Note 10 is taken back. Why: it was so"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("move", "9", "2027"), "There is no night 9; there are: 1"),
        (("place", "1", "Ben=3"), "these places would not follow one another (3: Ben and Cy)"),
        (("place", "1", "Ben"), '"Ben" is no place'),
        (("knockout", "1", "Cy"), "Say who it was"),
        (("knockout", "1", "Cy", "--by", "Cy"), "Cy cannot have knocked out Cy"),
        (("points", "1", "Ada", "many"), '"many" is no number'),
        (("points", "1", "Ada", "+0"), '"+0" is no number of points'),
        (("points", "1", "Zed", "1"), 'Nobody called "Zed" played night 1'),
        (("sub", "1", "Cy", "--member"), "Cy played as a member already"),
        (("undo", "7"), "There is no note 7"),
        (("name", "1", "Cy", "ADA"), "ADA already played night 1"),
        (("name", "1", "Cy", " "), "from 1 to 60 letters"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, arguments: tuple[str, ...], says: str) -> None:
    """A correction that makes no sense is refused in words, and nothing is noted."""
    play(tmp_path)
    told = season(tmp_path, *arguments, "--reason", "x", "--yes")

    assert told.exit_code == 2
    assert says in " ".join(told.stderr.split())
    assert read_notes(tmp_path) == ()


def test_a_name_that_is_only_near_is_asked_about(tmp_path: Path) -> None:
    """It is never taken for the other silently."""
    play(tmp_path)
    asked = season(tmp_path, "points", "1", "Benn", "5", "--reason", "x", answers="y\ny\n")
    refused = season(tmp_path, "points", "1", "Benn", "5", "--reason", "x", "--yes")

    assert 'Is "Benn" the "Ben" of that night?' in asked.stdout
    assert asked.exit_code == 0
    assert refused.exit_code == 2
    assert len(read_notes(tmp_path)) == 1


def test_two_players_of_one_name(tmp_path: Path) -> None:
    """Neither is taken for the other: the number of the night says who is meant."""
    script = 'house gananda\nplayer 1 "Ada"\nplayer 2 "ada"\nplayer 3 "Cy"\n0:00:00 start\n'
    ends = "0:10:00 out 3 by 2\n0:11:00 out 2 by 1\n"
    rehearse = ["rehearse", "-", "--data", str(tmp_path)]
    assert CliRunner().invoke(main, rehearse, input=script + ends).exit_code == 0
    told = season(tmp_path, "points", "1", "Ada", "5", "--reason", "x", "--yes")

    assert told.exit_code == 2
    assert 'Several are called "Ada" that night; say which by the number: 1 or 2.' in " ".join(
        told.stderr.replace("\u2502", "").split()
    )
    assert "ada has 5.00 points more" in noted(tmp_path, "points", "1", "2", "5")
    assert "1 Ada" in " ".join(season(tmp_path, "show", "1").stdout.splitlines()[3].split())


def test_a_clock_that_runs_keeps_the_data(tmp_path: Path) -> None:
    """While another writer has the folder, nothing is noted, and it is said who has it."""
    play(tmp_path)
    with Box(tmp_path).ledger():
        told = season(tmp_path, "exclude", "1", "--reason", "x", "--yes")

    assert told.exit_code == 1
    assert "Another tournament clock is running" in told.stderr
    assert season(tmp_path, "undo", "4", "--reason", "x").exit_code == 2


def test_a_night_from_paper(tmp_path: Path) -> None:
    """A league that starts in the middle of a season: the night counts from its day on."""
    play(tmp_path)
    file = paper(tmp_path, "1,Ben,25,\n2,Ada,25,Ben\n3,Zed,25,Ada\n")
    told = season(
        tmp_path,
        "enter",
        file,
        "--season",
        "2026",
        "--day",
        "2026-09-05",
        "--label",
        "September",
        answers="y\n",
    )
    entered, kept = look_back(tmp_path)

    assert "New players: Zed" in told.stdout
    assert 'A night "September" of 2026-09-05 with 3 players goes into 2026.' in told.stdout
    assert (entered.ref, entered.label, kept.ref) == ("p1", "September", "1")
    assert read_notes(tmp_path)[0].reason == "entered from paper.csv"
    standing = CliRunner().invoke(main, ["standings", "--data", str(tmp_path)]).stdout.splitlines()
    # For three it is ten times the root of 75, by place + 1: 43.30, 28.87, 21.65. Ada knocked Zed out first;
    # then Ben, who had won and led, for 5, and Cy for 1.
    assert standing[3].split()[:7] == ["1st", "Ada", "up", "1", "79.17", "29.87", "49.30"]


def test_the_help_names_every_column_that_is_read(tmp_path: Path) -> None:
    """Nobody has to look for a column in the pages."""
    told = set(re.findall(r"[a-z_]+", season(tmp_path, "enter", "--help").stdout))

    assert set(RESULT_COLUMNS) <= told


def test_a_night_that_is_entered_twice(tmp_path: Path) -> None:
    """It would count twice, so it is told that there is a night of that day; another season's is none."""
    play(tmp_path)
    file = paper(tmp_path, "1,Ben,25,\n2,Ada,25,Ben\n")
    day = ("--day", "2026-10-03", "--dry-run")
    twice = season(tmp_path, "enter", file, "--season", "2026", *day)
    other = season(tmp_path, "enter", file, "--season", "2027", *day)

    assert "Of that day there is already night 1." in twice.stdout
    assert "already" not in other.stdout
    assert "No file in config/seasons is called 2027" in other.stdout


def test_a_champions_night_from_paper(tmp_path: Path) -> None:
    """L5: it has no points, and is the season's last night."""
    play(tmp_path)
    before = CliRunner().invoke(main, ["standings", "--data", str(tmp_path), "--csv"]).stdout
    file = paper(tmp_path, "1,Ben,0,\n2,Ada,0,Ben\n")
    options = ("--season", "2026", "--day", "2026-12-05", "--champions", "--yes")
    told = season(tmp_path, "enter", file, *options)

    assert "goes into 2026, as its champions' night." in told.stdout
    assert CliRunner().invoke(main, ["standings", "--data", str(tmp_path), "--csv"]).stdout == before
    assert "Champions' night" in season(tmp_path, "nights").stdout


def test_a_season_of_papers_alone(tmp_path: Path) -> None:
    """Its money is that of the season's house, whose prices the night has too."""
    file = tmp_path / "paper.csv"
    file.write_text("place,name,prize\n1,Ada,60\n2,Otis,\n", encoding="utf-8")
    data, site = tmp_path / "data", tmp_path / "site"
    told = season(data, "enter", str(file), "--season", "gananda-2014", "--day", "2014-10-04", "--yes")
    assert told.exit_code == 0, told.output
    CliRunner().invoke(main, ["standings", "--data", str(data), "--html", str(site)])
    page = (site / "index.html").read_text(encoding="utf-8")

    assert "$60" in page
    # Otis is a sub in the list of players that is shipped, and has neither a row nor a fee: 50, and twice 5.
    assert "Otis" not in page
    assert "$60" in page.split("Pool so far")[1]


def test_a_dry_run_enters_nothing(tmp_path: Path) -> None:
    """It says all that would be entered, needs no writer, and leaves the folder as it is."""
    play(tmp_path)
    file = paper(tmp_path, "1,Ben,25,\n2,Ada,25,Ben\n")
    with Box(tmp_path).ledger():
        told = season(tmp_path, "enter", file, "--season", "2026", "--day", "2026-09-05", "--dry-run")

    assert told.exit_code == 0
    assert told.stdout.endswith("Nothing was entered: this was a dry run.\n")
    assert read_notes(tmp_path) == ()


def test_near_names_of_a_file_are_asked_about(tmp_path: Path) -> None:
    """y: the one who is known; new: somebody else; without answers the file is refused."""
    play(tmp_path)
    file = paper(tmp_path, "1,Benn,25,\n2,Adda,25,Benn\n")
    options = ("enter", file, "--season", "2026", "--day", "2026-09-05")
    refused = season(tmp_path, *options, "--yes")
    asked = season(tmp_path, *options, answers="y\nnew\ny\n")

    assert refused.exit_code == 2
    assert '"Benn" could be Ben' in refused.stderr
    assert 'Is "Benn" the "Ben" who is known here?' in asked.stdout
    entered, _ = look_back(tmp_path)
    assert entered.night is not None
    assert [part.name for part in entered.night.parts] == ["Ben", "Adda"]
    assert season(tmp_path, *options, "--yes", "--new", "Benn", "--new", "Adda").exit_code == 0


@pytest.mark.parametrize("label", ["a\nb", "x" * 61, "\u202eevil"])
def test_a_label_that_cannot_be_shown(tmp_path: Path, label: str) -> None:
    """What a night is called is a line that fits the screen."""
    file = paper(tmp_path, "1,Ben,25,\n")
    options = ("--season", "2026", "--day", "2026-09-05", "--yes")

    assert season(tmp_path, "enter", file, *options, "--label", label).exit_code == 2
    assert season(tmp_path, "enter", file, *options, "--label", " Opening ").exit_code == 0


def test_a_file_with_faults_is_refused_whole(tmp_path: Path) -> None:
    """Each fault has its line and column; nothing is entered."""
    file = paper(tmp_path, "1,Ben,25,\n7,Ada,25,Zed\n")
    told = season(tmp_path, "enter", file, "--season", "2026", "--day", "2026-09-05", "--yes")

    assert told.exit_code == 1
    assert told.stderr.splitlines() == [
        f"{file}: line 3 place: 7 does not follow: 1 is better; write 2; who ties has the same place",
        f'{file}: line 3 out_by: "Zed" is no player here; known here: Ada, Ben',
    ]
    assert read_notes(tmp_path) == ()


def test_a_night_of_the_tournament_director(tmp_path: Path) -> None:
    """It tells its day itself; a CSV does not, and is asked for it."""
    play(tmp_path)
    file = tmp_path / "night.TDT"
    file.write_text(saved(*THREE), encoding="utf-8")
    told = season(tmp_path, "enter", str(file), "--season", "2026", "--yes")
    untold = season(tmp_path, "enter", paper(tmp_path, "1,Ben,25,\n"), "--season", "2026", "--yes")
    assert told.exit_code == 0, told.output
    entered, _ = look_back(tmp_path)

    assert entered.began is not None
    assert entered.began.year == 2025
    assert untold.exit_code == 2
    assert "--day" in untold.stderr


def test_a_night_goes_on_beside_a_later_paper(tmp_path: Path) -> None:
    """A night of paper with a later day is no night that a script could go on with."""
    script = 'house gananda\nseason "2026"\ndate 2026-10-03T19:00\nplayers 3\n0:00:00 start\n'
    rehearse = ["rehearse", "-", "--data", str(tmp_path)]
    assert CliRunner().invoke(main, rehearse, input=script).exit_code == 0
    file = paper(tmp_path, "1,Zed,25,\n2,Yan,25,Zed\n")
    told = season(tmp_path, "enter", file, "--season", "2026", "--day", "2026-12-01", "--yes")
    on = CliRunner().invoke(
        main,
        rehearse,
        input='season "2026"\ncontinue\n0:10:00 out 3 by 1\n0:10:00 expect player.3.points 21.65\n',
    )

    assert told.exit_code == 0, told.output
    assert on.exit_code == 0, on.output
