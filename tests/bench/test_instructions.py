"""What a second and a level change take, beside the leanest clock counted in the same run.

Instructions are the same on every run, so they are gates; times are not.
"""

import pytest

from tests.bench.callgrind import MISSING
from tests.bench.second import CHANGE_BUDGET, LARGE, MILLION, SIZE, TICK_BUDGETS, counts

ROOM = 1.05


@pytest.mark.slow
@pytest.mark.skipif(MISSING is not None, reason=f"not run: {MISSING}")
@pytest.mark.parametrize("size", [SIZE, LARGE])
def test_a_second_costs_what_it_may(size: tuple[int, int]) -> None:
    """An ordinary second and a level change keep to their budgets."""
    found = counts(size)

    assert found.tick <= TICK_BUDGETS[size] * MILLION * ROOM
    if size == SIZE:
        assert found.change <= CHANGE_BUDGET * MILLION * ROOM
