"""What befell the box, in German: lost power, a disk that does not take the night, a damaged ledger."""

from collections.abc import Mapping

from clock.mishaps import (
    LastStop,
    LedgerDamaged,
    NotSaving,
    NotShutDown,
    OldNight,
    ShutDown,
    ShutDownFails,
    ShutDownForbidden,
)
from clock.moment import minute_of
from clock.tournament.structure import HOUR
from clock.words.german.numbers import counted, time_of_day

_CAUSES: Mapping[NotSaving, str] = {
    NotSaving.DISK_FULL: "Speicher voll",
    NotSaving.READ_ONLY: "Speicher gesperrt",
    NotSaving.FAILING: "Speicher defekt",
    NotSaving.DAMAGED: "Protokoll beschädigt",
}


def not_saving(why: NotSaving) -> str:
    """Return the banner while the night is not on disk."""
    return f"NICHT GESPEICHERT: {_CAUSES[why]}. Strom anlassen."


def not_kept(folder: str, why: NotSaving) -> str:
    """Return that a rehearsed night is not in the folder that it was to be kept in."""
    return f"Das Turnier steht nicht in {folder}: {_CAUSES[why]}. Mit --data einen anderen Ordner nennen."


def stopped(last: LastStop, key: str, *, twelve_hour: bool) -> str:
    """Return "Um 21:14 war der Strom weg. Weiter mit PAUSE", or that the clock was shut down."""
    shut_down = isinstance(last, ShutDown)
    if last.at is None:
        happened = "Die Uhr wurde ausgeschaltet" if shut_down else "Der Strom war weg"
    else:
        at = time_of_day(minute_of(last.at), twelve_hour=twelve_hour)
        happened = f"Um {at} {'wurde die Uhr ausgeschaltet' if shut_down else 'war der Strom weg'}"
    return f"{happened}. Weiter mit {key}"


def time_unknown() -> str:
    """Return that the box does not know the time of day."""
    return "Die Uhrzeit ist unbekannt: * 8 3 stellt sie."


def damaged(what: LedgerDamaged) -> str:
    """Return what is said of a ledger that could not be read whole."""
    kept = f" Die beschädigte Datei heißt jetzt {what.kept_aside}." if what.kept_aside else ""
    acts = "ist 1 Schritt" if what.acts == 1 else f"sind {what.acts} Schritte"
    return f"Das Protokoll ist beschädigt: vom letzten Turnier {acts} lesbar.{kept}"


def old_night(what: OldNight) -> str:
    """Return the question whether to go on with an old night."""
    age = "einem früheren Turnier" if what.age_ms is None else f"dem Turnier von vor {_ago(what.age_ms)}"
    return f"Weiter mit {age}?"


def shut_down(unsaved: NotSaving | None) -> str:
    """Return "Das Gerät ausschalten?", or what of the night would be lost."""
    if unsaved is None:
        return "Das Gerät ausschalten?"
    return f"NICHT GESPEICHERT: {_CAUSES[unsaved]}. Trotzdem ausschalten und das verlieren?"


def shutting_down(unsaved: NotSaving | None) -> tuple[str, ...]:
    """Return what the last page says."""
    return (
        "Ausschalten",
        _kept(unsaved),
        "Den Stecker ziehen, wenn das grüne Licht am Gerät erloschen ist.",
    )


def ending(unsaved: NotSaving | None) -> tuple[str, ...]:
    """Return what the last page says where the clock ends and the computer stays on."""
    return ("Die Uhr endet", _kept(unsaved), "Beim nächsten Start geht es mit diesem Turnier weiter.")


def _kept(unsaved: NotSaving | None) -> str:
    return "Das Turnier ist gespeichert." if unsaved is None else f"NICHT GESPEICHERT: {_CAUSES[unsaved]}."


def not_shut_down(why: NotShutDown) -> str:
    """Return why the box goes on, and what to do."""
    match why:
        case ShutDownForbidden():
            return "Die Uhr darf das Gerät nicht ausschalten; deploy.sh erlaubt es."
        case ShutDownFails(told):
            return f"Das Gerät schaltet nicht aus ({told}). Noch einmal versuchen, oder weiterspielen."


def _ago(age_ms: int) -> str:
    hours = age_ms // HOUR
    return counted(hours // 24, "Tag", "Tagen") if hours >= 48 else counted(hours, "Stunde", "Stunden")
