"""What befell the box, in German."""

from datetime import UTC, datetime

from clock.mishaps import LedgerDamaged, NotSaving, OldNight, PowerLost, ShutDown
from clock.tournament.structure import HOUR
from clock.words.german.mishaps import damaged, not_saving, old_night, stopped

EVENING = datetime(2026, 10, 3, 21, 14, tzinfo=UTC)


def test_a_full_disk_is_called_so() -> None:
    """The banner says that the night is not saved, why, and what must not happen now."""
    assert not_saving(NotSaving.DISK_FULL) == "NICHT GESPEICHERT: Speicher voll. Strom anlassen."


def test_power_cut_and_shut_down_are_told_apart() -> None:
    """The time of day stands with them where it was known, and PAUSE goes on."""
    assert (
        stopped(PowerLost(EVENING), "PAUSE", twelve_hour=False)
        == "Um 21:14 war der Strom weg. Weiter mit PAUSE"
    )
    assert stopped(ShutDown(EVENING), "PAUSE", twelve_hour=False) == (
        "Um 21:14 wurde die Uhr ausgeschaltet. Weiter mit PAUSE"
    )
    assert stopped(PowerLost(None), "PAUSE", twelve_hour=False) == "Der Strom war weg. Weiter mit PAUSE"
    assert (
        stopped(ShutDown(None), "PAUSE", twelve_hour=False) == "Die Uhr wurde ausgeschaltet. Weiter mit PAUSE"
    )


def test_a_damaged_ledger_says_what_was_kept() -> None:
    """What could be read is told, and where the damaged file is if there is one."""
    assert damaged(LedgerDamaged("ledger-2026.damaged", 41)) == (
        "Das Protokoll ist beschädigt: vom letzten Turnier sind 41 Schritte lesbar. "
        "Die beschädigte Datei heißt jetzt ledger-2026.damaged."
    )
    assert damaged(LedgerDamaged(None, 1)).endswith("vom letzten Turnier ist 1 Schritt lesbar.")


def test_an_old_night_is_asked_about_by_its_age() -> None:
    """Hours up to two days, then days; without a set clock no age is made up."""
    asked = [old_night(OldNight(age)) for age in (13 * HOUR, 49 * HOUR, None)]

    assert asked == [
        *("Weiter mit dem Turnier von vor 13 Stunden?", "Weiter mit dem Turnier von vor 2 Tagen?"),
        "Weiter mit einem früheren Turnier?",
    ]
