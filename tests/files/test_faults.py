"""Faults in one line, and the nearest word."""

from clock.files.faults import BadFile, Fault, are_hard, did_you_mean, quoted

FAULT = Fault("a.toml", "chips.rows", "is wrong", "put it right")
WARNING = Fault("a.toml", "chips.rows", "is odd", "look at it", warning=True)


def test_a_fault_is_a_line() -> None:
    """A fault reads file, key, what is wrong, what would be right; a warning says that it is one."""
    assert str(FAULT) == "a.toml: chips.rows: is wrong; put it right"
    assert str(WARNING) == "a.toml: chips.rows: warning: is odd; look at it"


def test_a_file_name_cannot_break_the_line() -> None:
    """Whatever a file is called, a fault of it stays one line."""
    assert str(Fault("a\nb", "k", "w", "r")) == "a?b: k: w; r"


def test_warnings_are_not_hard() -> None:
    """A file with warnings only can be used."""
    assert not are_hard([WARNING])
    assert are_hard([WARNING, FAULT])


def test_a_bad_file_tells_all_its_faults() -> None:
    """The exception's words are the lines of the faults."""
    assert str(BadFile([FAULT, WARNING])).splitlines() == [str(FAULT), str(WARNING)]


def test_the_nearest_word() -> None:
    """One near word is asked for; otherwise all are named."""
    assert did_you_mean("leage", ["league", "pool"]) == "did you mean league?"
    assert did_you_mean("zebra", ["pool", "league"]) == "known here: league, pool"
    assert did_you_mean("lilac", ["black", "white"]) == "known here: black, white"
    assert did_you_mean("zebra", []) == "none is known here"


def test_a_quote_is_short() -> None:
    """What a fault quotes is cut, and its spaces are drawn together."""
    assert quoted("a \n b") == '"a b"'
    assert quoted("x" * 100) == f'"{"x" * 40}…"'
