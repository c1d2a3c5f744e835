"""LG's rows, beside what its manuals print."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.devices.codecs.lg import ask, heard, switch
from clock.devices.codecs.rows import LONGEST_ROW
from clock.devices.codecs.television import Answer


def test_rows_to_send() -> None:
    """Two letters, the number and the value in hexadecimals of two small letters, a carriage return."""
    assert switch(1, True) == (b"ka 01 01\r",)
    assert switch(10, False) == (b"ka 0a 00\r",)
    assert ask(99) == b"ka 63 ff\r"


@pytest.mark.parametrize(
    ("came", "answers", "rest"),
    [
        (b"a 01 OK01x", (Answer.ON,), b""),
        (b"a 1 OK00x", (Answer.OFF,), b""),
        (b"a 01 NG01x", (Answer.DECLINES,), b""),
        (b"\x00\xff\r\na 0a OK01x\r\na 01", (Answer.ON,), b"\r\na 01"),
        (b"b 01 OK90x", (), b"b 01 OK90x"),  # an answer about the input
    ],
)
def test_answers(came: bytes, answers: tuple[Answer, ...], rest: bytes) -> None:
    """Only answers about the power count."""
    assert heard(came) == (answers, rest)


@given(st.booleans(), st.integers(0, 10), st.binary(max_size=20).filter(lambda noise: b"a " not in noise))
def test_an_answer_that_comes_in_two_pieces_after_noise(on: bool, cut: int, noise: bytes) -> None:
    """Nothing is lost between two readings."""
    whole = noise + b"a 01 OK%02dx" % on
    first, rest = heard(whole[: len(noise) + cut])
    second, _ = heard(rest + whole[len(noise) + cut :])

    assert first + second == (Answer.ON if on else Answer.OFF,)


@given(st.binary(max_size=600))
def test_any_bytes(came: bytes) -> None:
    """Whatever comes raises nothing, and little of it is kept."""
    assert len(heard(came)[1]) <= LONGEST_ROW
