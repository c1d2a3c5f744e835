"""Tables for a terminal."""

from clock.verbs.table import laid_out


def test_columns_are_in_line_in_any_script() -> None:
    """East Asian letters take two columns of a terminal, an accent that stands by itself none."""
    table = laid_out(
        ("Name", "No."), [("山田", "1"), ("Zoe\N{COMBINING DIAERESIS}", "12"), ("Ada", "3")], right=[1]
    )

    assert table.splitlines() == [
        "Name  No.",
        "山田    1",
        "Zoe\N{COMBINING DIAERESIS}    12",
        "Ada     3",
    ]
