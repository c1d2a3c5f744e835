"""Samsung's MDC, beside the frames that its manuals and its users print."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.devices.codecs.samsung import ask, frame, heard, switch
from clock.devices.codecs.television import Answer


@pytest.mark.parametrize(
    ("made", "printed"),
    [
        (switch(0xFE, True), ("AA 11 FE 01 01 11",)),  # both printed by an installer in a forum
        (switch(0xFE, False), ("AA 11 FE 01 00 10",)),
        (switch(1, True), ("AA 11 01 01 01 14",)),  # 11+01+01+01
        ((ask(0),), ("AA 11 00 00 11",)),
        ((frame(0x11, 0xFF, b"\x01"),), ("AA 11 FF 01 01 12",)),  # the manual's own sum: 112, without the 1
    ],
)
def test_frames(made: tuple[bytes, ...], printed: tuple[str, ...]) -> None:
    """The sum is the low byte of all that comes after the AA."""
    assert made == tuple(bytes.fromhex(one) for one in printed)


@pytest.mark.parametrize(
    ("came", "answers", "rest"),
    [
        ("AA FF 01 03 41 11 01 56", (Answer.ON,), ""),  # FF+01+03+41+11+01 = 156
        ("AA FF 01 03 41 11 00 55", (Answer.OFF,), ""),
        ("AA FF 01 03 4E 11 01 63", (Answer.DECLINES,), ""),
        ("AA FF 01 03 41 11 01 57", (), ""),  # a wrong sum
        ("AA FF 01 03 41 12 10 66", (), ""),  # an answer about the volume
        ("00 41 AA FF 01 03 41", (), "AA FF 01 03 41"),
        ("AA AA FF 01 03 41 11 01 56", (Answer.ON,), ""),  # an AA too many: 01+03+41+11+01... is no sum of it
    ],
)
def test_answers(came: str, answers: tuple[Answer, ...], rest: str) -> None:
    """What is no answer about the power is passed over; what has begun is kept."""
    assert heard(bytes.fromhex(came)) == (answers, bytes.fromhex(rest))


@given(st.integers(0, 0xFD), st.booleans(), st.integers(1, 7))
def test_an_answer_that_comes_in_two_pieces(number: int, on: bool, cut: int) -> None:
    """Nothing is lost between two readings."""
    whole = frame(0xFF, number, bytes((ord("A"), 0x11, on)))
    first, rest = heard(whole[:cut])
    second, left = heard(rest + whole[cut:])

    assert first + second == (Answer.ON if on else Answer.OFF,)
    assert left == b""


@given(st.binary(max_size=600))
def test_any_bytes(came: bytes) -> None:
    """Whatever comes raises nothing, and no more is kept than a frame is long."""
    _, rest = heard(came)

    assert len(rest) < 260
