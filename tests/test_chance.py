"""Chance in tests can be had again."""

from random import Random

import pytest
from hypothesis import settings

from tests.chance import AGAIN, chance


def test_a_seed_that_was_told_is_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever seed is stored, and wherever new examples are sought."""
    monkeypatch.setenv(AGAIN, "4")

    assert chance(7).random() == Random(4).random()


@pytest.mark.skipif(settings.get_current_profile_name() == "seeking", reason="here it is another each time")
def test_what_a_change_must_pass_does_not_depend_on_chance() -> None:
    """It is the stored seed's."""
    assert chance(7).random() == Random(7).random()
