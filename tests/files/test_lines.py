"""CSV as people write it, line by line."""

from clock.files.lines import Lines, unfit_name
from clock.tournament.names import LONGEST_NAME


def told(lines: Lines) -> list[str]:
    """Return where the faults are, and what is wrong there."""
    return [f"{fault.key}: {fault.wrong}" for fault in lines.faults]


def test_lines_with_nothing_in_them_are_passed_over() -> None:
    """Every other line comes with its number in the file, its cells without the blanks around them."""
    lines = Lines("players.csv")
    read = [(lines.number, cells) for cells in lines.cells("id, name\n\n , \n1 , Ada \n", ",")]
    assert read == [(1, ["id", "name"]), (4, ["1", "Ada"])]
    assert not lines.faults


def test_what_is_no_csv_ends_the_file() -> None:
    """What comes before it is read, and the fault names the line that is not."""
    lines = Lines("players.csv")
    assert list(lines.cells('1,Ada\n2,"Ben" x\n3,Cy\n', ",")) == [["1", "Ada"]]
    assert [fault.partition(": cannot be read")[0] for fault in told(lines)] == ["line 2"]


def test_a_fault_names_its_line_and_column() -> None:
    """That is the line that is read, an earlier one that is named, or the file."""
    lines = Lines("players.csv")
    for _ in lines.cells("id,name\n1,Ada\n", ","):
        pass
    lines.fault("is empty", "write one", "name")
    lines.fault("stands alone", "add one", line=1)
    lines.fault_of_file("lists no player", "write one")
    assert told(lines) == ["line 2 name: is empty", "line 1: stands alone", "file: lists no player"]


def test_columns_that_can_be_used() -> None:
    """Those that are needed are there, and none is unknown or stands there twice; in any order."""
    assert Lines("").check_columns(["name", "id"], ["id", "name"], ["id", "name", "sub"])
    lines = Lines("")
    assert not lines.check_columns(["nmae", "id", "id"], ["id", "name"], ["id", "name", "sub"])
    assert told(lines) == [
        'line 0: the first line has no column "name"',
        'line 0: "nmae" is no column',
        "line 0: a column stands here twice",
    ]
    assert [fault.right for fault in lines.faults] == [
        "begin with the line id,name",
        "did you mean name?",
        "name each column once",
    ]


def test_a_line_has_a_cell_for_each_column() -> None:
    """A name with a comma that stands in no quotes is seen by it."""
    lines = Lines("")
    assert lines.check_length(["1", "Ada"], ["id", "name"])
    assert not lines.check_length(["1", "Lee", " Ada"], ["id", "name"])
    assert told(lines) == ["line 0: has 3 columns instead of 2"]


def test_names_that_can_be_taken() -> None:
    """A name has letters, not too many, and none that cannot be shown."""
    assert unfit_name("Ada") is None
    assert unfit_name("A" * LONGEST_NAME) is None
    assert unfit_name("") == ("is empty", "give every player a name")
    for name in ("A" * (LONGEST_NAME + 1), "A\x1b[31m"):
        assert unfit_name(name) is not None
