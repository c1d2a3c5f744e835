"""Sharp's rows, beside what its manuals print."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.devices.codecs.rows import LONGEST_ROW
from clock.devices.codecs.sharp import ask, heard, switch
from clock.devices.codecs.television import Answer


def test_rows_to_send() -> None:
    """Eight places and a carriage return; a TV that is on is allowed to be switched on again."""
    assert switch(1, True) == (b"POWR1   \r", b"RSPW1   \r")
    assert switch(1, False) == (b"POWR0   \r",)
    assert ask(1) == b"POWR????\r"
    assert {len(row) for row in (*switch(1, True), *switch(1, False), ask(1))} == {9}


@pytest.mark.parametrize(
    ("came", "answers", "rest"),
    [
        (b"OK\r", (Answer.DOES,), b""),
        (b"ERR\r", (Answer.DECLINES,), b""),
        (b"WAIT\r\nOK\r\n", (Answer.WAIT, Answer.DOES), b""),
        (b"LOCKED\r\n", (Answer.DECLINES,), b""),
        (b"1\r0\rO", (Answer.ON, Answer.OFF), b"O"),
        (b"\xff\xfe?\r", (), b""),
    ],
)
def test_answers(came: bytes, answers: tuple[Answer, ...], rest: bytes) -> None:
    """A row is whole when its end has come."""
    assert heard(came) == (answers, rest)


@given(st.binary(max_size=600))
def test_any_bytes(came: bytes) -> None:
    """Whatever comes raises nothing, and little of it is kept."""
    assert len(heard(came)[1]) <= LONGEST_ROW + 1
