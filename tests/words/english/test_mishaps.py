"""What befell the box, in English."""

from datetime import UTC, datetime

import pytest

from clock.mishaps import LedgerDamaged, NotSaving, OldNight, PowerLost, ShutDown
from clock.tournament.structure import HOUR
from clock.words.english.mishaps import damaged, not_saving, old_night, stopped

EVENING = datetime(2026, 10, 3, 21, 14, tzinfo=UTC)


@pytest.mark.parametrize("why", NotSaving)
def test_every_cause_asks_to_keep_the_power_on(why: NotSaving) -> None:
    """While the night is only in memory the banner says why, and what must not happen now."""
    said = not_saving(why)

    assert said.startswith("NOT SAVED: ")
    assert said.endswith(". Keep the power on.")


def test_a_full_disk_is_called_so() -> None:
    """The banner for a full disk is the one that a host has read about."""
    assert not_saving(NotSaving.DISK_FULL) == "NOT SAVED: disk full. Keep the power on."


def test_power_cut_and_shut_down_are_told_apart() -> None:
    """The time of day stands with them where it was known, and PAUSE goes on."""
    assert (
        stopped(PowerLost(EVENING), "PAUSE", twelve_hour=False)
        == "Power was lost at 21:14. Press PAUSE to go on"
    )
    assert (
        stopped(PowerLost(EVENING), "PAUSE", twelve_hour=True)
        == "Power was lost at 9:14 pm. Press PAUSE to go on"
    )
    assert (
        stopped(ShutDown(None), "PAUSE", twelve_hour=True) == "The clock was shut down. Press PAUSE to go on"
    )


def test_a_damaged_ledger_says_what_was_kept() -> None:
    """What could be read is told, and where the damaged file is if there is one."""
    assert damaged(LedgerDamaged("ledger-2026.damaged", 41)) == (
        "The ledger is damaged: 41 acts of the latest night could be read. "
        "The damaged file is kept as ledger-2026.damaged."
    )
    assert damaged(LedgerDamaged(None, 1)).endswith("1 act of the latest night could be read.")


def test_an_old_night_is_asked_about_by_its_age() -> None:
    """Hours up to two days, then days; without a set clock no age is made up."""
    asked = [old_night(OldNight(age)) for age in (13 * HOUR, 49 * HOUR, None)]

    assert asked == [
        *("Go on with the night of 13 hours ago?", "Go on with the night of 2 days ago?"),
        "Go on with an earlier night?",
    ]
