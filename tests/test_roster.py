"""The roster of players."""

from pathlib import Path

import pytest

from clock.files.faults import BadFile
from clock.roster import Regular, load_roster, read_roster, roster_in
from tests.house_text import CONFIG


def faults_of(text: str) -> list[str]:
    """Return the faults of a roster of this text, one line each."""
    return [str(fault) for fault in read_roster(text, "players.csv")[1]]


def test_the_shipped_sample() -> None:
    """The sample lists players with different ids and names, a sub among them."""
    players = load_roster(CONFIG / "players.csv")

    assert players[0] == Regular("p01", "Ada")
    assert any(player.sub for player in players)


@pytest.mark.parametrize(
    "text",
    [
        "id,name,sub\n1,Ada,\n2,Ben,yes\n",
        "id;name;sub\n1;Ada;no\n2;Ben;YES\n",
        "ID, Name, Sub\r\n 1 , Ada ,\r\n\r\n# left\r\n2,Ben,yes",
        "sub,name,id\n,Ada,1\nyes,Ben,2\n",
        'id,name,sub\n1,"Ada",\n2,"Ben",yes\n',
    ],
)
def test_ways_to_write_it(text: str) -> None:
    """Columns stand in any order, parted by commas or semicolons; empty lines and remarks are skipped."""
    assert read_roster(text, "players.csv") == ((Regular("1", "Ada"), Regular("2", "Ben", sub=True)), ())


def test_the_column_of_subs_may_be_left_out() -> None:
    """L3: who is not marked is no sub; a name with a comma stands in quotes."""
    assert read_roster('id,name\n1,"Ada, the elder"\n', "") == ((Regular("1", "Ada, the elder"),), ())


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "file: lists no player"),
        ("id,name,sub\n", "file: lists no player"),
        ("id,name,name\n1,Ada,Ada\n", "line 1: a column stands here twice"),
        ("id,name\n1\n", "line 2: has 1 columns instead of 2"),
        ("id,name\n1,Ada,yes\n", "line 2: has 3 columns instead of 2"),
        ("id,name\n,Ada\n", "line 2 id: is empty; give every player an id"),
        ("id,name\n1,\n", "line 2 name: is empty; give every player a name"),
        ("id,name\n1,Ada\n1,Ben\n", 'line 3 id: "1" stands in line 2 too'),
        ("id,name\n1,Ada\n2,ADA\n", 'line 3 name: "ADA" stands in line 2 too'),
        ("id,name\n1,Ada Lee\n2,Ada  Lee\n", 'line 3 name: "Ada Lee" stands in line 2 too'),
        ("id,name\n1,J\u00f6\n2,Jo\u0308\n", 'line 3 name: "Jo\u0308" stands in line 2 too'),
        ("id,name,sub\n1,Ada,maybe\n", 'line 2 sub: "maybe" is neither yes nor no'),
        (f"id,name\n1,{'A' * 61}\n", "has 61 letters; write at most 60"),
        ("id,name\n1,A\x1b[31m\n", "has letters that cannot be shown"),
        ('id,name\n1,"Ada\n', "cannot be read: unexpected end of data"),
        ('id,name\n1,"Ada" x\n', "line 2: cannot be read"),
        ("id,name\n" + "".join(f"{row},N{row}\n" for row in range(2001)), "is more than 2000 players"),
    ],
)
def test_damaged_rosters(text: str, fault: str) -> None:
    """Each damage gives one line with its place, and no exception."""
    (only,) = faults_of(text)
    assert fault in only


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1,Ada,\n", 'line 1: the first line has no column "id"'),
        ("id,nmae\n1,Ada\n", 'line 1: "nmae" is no column; did you mean name?'),
        ("id,name,s;b\n1,Ada,\n", 'line 1: "s;b" is no column'),
    ],
)
def test_a_first_line_that_names_no_columns(text: str, fault: str) -> None:
    """What it lacks is told beside what it has instead."""
    assert any(fault in line for line in faults_of(text))


def test_all_faults_are_told() -> None:
    """A roster is read to its end; who is right is still listed."""
    players, faults = read_roster("id,name\n1,\n2,Ben\n2,Cleo\n3,\n", "players.csv")

    assert [fault.key for fault in faults] == ["line 2 name", "line 4 id", "line 5 name"]
    assert faults[0].wrong == faults[-1].wrong == "is empty"
    assert Regular("2", "Ben") in players


def test_a_configuration_without_a_roster(tmp_path: Path) -> None:
    """Nobody is on its list; a list that is there is read."""
    assert roster_in(tmp_path) == ()
    (tmp_path / "players.csv").write_text("id,name\n1,Ada\n", encoding="utf-8")
    assert roster_in(tmp_path) == (Regular("1", "Ada"),)


def test_a_damaged_roster_is_not_loaded(tmp_path: Path) -> None:
    """A night is not begun with half a roster."""
    path = tmp_path / "players.csv"
    path.write_text("id,name\n1,\n", encoding="utf-8")

    with pytest.raises(BadFile, match="line 2 name: is empty"):
        load_roster(path)
