"""The time on a display of four figures."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.devices.codecs.figures import four_figures, shown
from clock.settings.ports import Figures


@pytest.mark.parametrize(
    ("seconds", "written"),
    [
        (0, " 000"),
        (59, " 059"),
        (754, "1234"),
        (5999, "9959"),
        (6000, "1h40"),
        (35_999, "9h59"),
        (36_000, " 10h"),
        (10**9, " 99h"),
    ],
)
def test_four_figures(seconds: int, written: str) -> None:
    """Minutes and seconds up to 99:59, then hours and minutes, then hours."""
    assert four_figures(seconds) == written


@pytest.mark.parametrize(
    ("figures", "seconds", "runs", "sent"),
    [
        # Cursor to the left, four figures, and of the points the colon: the commands of SparkFun's wiki.
        (Figures.SPARKFUN, 754, True, "79 00 31 32 33 34 77 10"),
        (Figures.SPARKFUN, 65, False, "79 00 20 31 30 35 77 00"),
        (Figures.SPARKFUN, 6000, True, "79 00 31 68 34 30 77 00"),
        (Figures.SPARKFUN, None, False, "79 00 20 20 20 20 77 00"),
        (Figures.TEXT, 754, True, "31 32 3a 33 34 0a"),  # 12:34
        (Figures.TEXT, 5, False, "30 2e 30 35 0a"),  # 0.05
        (Figures.TEXT, 6000, True, "31 68 34 30 0a"),  # 1h40
        (Figures.TEXT, None, False, "0a"),
    ],
)
def test_bytes(figures: Figures, seconds: int | None, runs: bool, sent: str) -> None:
    """The colon tells from afar whether the clock runs."""
    assert shown(figures, seconds, runs=runs) == bytes.fromhex(sent)


@given(st.integers(0, 10**7), st.booleans())
def test_every_time_fits(seconds: int, runs: bool) -> None:
    """Four places always, and nothing that the display would take for a command."""
    assert len(four_figures(seconds)) == 4
    assert set(four_figures(seconds)) <= set("0123456789h ")
    assert len(shown(Figures.SPARKFUN, seconds, runs=runs)) == 8
