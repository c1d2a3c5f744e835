"""The rows of a button box."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.devices.codecs.button_box import BY_NAME, Down, Held, Hello, Said, Up, said
from clock.devices.codecs.rows import LONGEST_ROW, rows
from clock.press import Control


@pytest.mark.parametrize(
    ("row", "what"),
    [
        (b"hello 1", Hello(1)),
        (b"  down   5 ", Down(Control.FIVE)),
        (b"up pause", Up(Control.PAUSE)),
        (b"down #", Down(Control.HASH)),
        (b"held", Held(frozenset())),
        (b"held skip D *", Held(frozenset({Control.SKIP, Control.D, Control.STAR}))),
        (b"hello", None),
        (b"hello one", None),
        (b"down", None),
        (b"down 5 6", None),
        (b"down previous", None),  # no key of a box
        (b"held 5 lamp", None),
        (b"Down 5", None),
        (b"", None),
        (b"\xffdown 5", None),
    ],
)
def test_rows_of_a_box(row: bytes, what: Said | None) -> None:
    """A row says one thing, or nothing."""
    assert said(row) == what


def test_every_key_and_button_has_a_name() -> None:
    """Both buttons and the sixteen keys, as they are printed."""
    assert len(BY_NAME) == 18
    assert all(said(f"down {name}".encode()) == Down(control) for name, control in BY_NAME.items())


def cut(data: bytes, at: Sequence[int]) -> list[bytes]:
    """Return bytes in pieces."""
    edges = [0, *sorted(place % (len(data) + 1) for place in at), len(data)]
    return [data[one:two] for one, two in pairwise(edges)]


@given(st.lists(st.sampled_from(("down 5", "up 5", "held pause", "hello 1"))), st.lists(st.integers(0, 500)))
def test_rows_come_in_any_pieces(said_rows: list[str], at: list[int]) -> None:
    """However it is cut, every row comes out once, whole and in its order."""
    data, begun, found = "".join(f"{row}\r\n" for row in said_rows).encode(), b"", list[bytes]()
    for piece in cut(data, at):
        whole, begun = rows(begun + piece)
        found += whole

    assert found == [row.encode() for row in said_rows]
    assert begun == b""


@given(st.lists(st.binary(max_size=300), max_size=20))
def test_any_bytes(pieces: list[bytes]) -> None:
    """Noise raises nothing, and what has no end is not kept for ever."""
    begun = b""
    for piece in pieces:
        whole, begun = rows(begun + piece)
        assert len(begun) <= LONGEST_ROW + 1
        assert all(len(row) <= LONGEST_ROW for row in whole)
        for row in whole:
            said(row)
