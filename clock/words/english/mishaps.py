"""What befell the box, in English: lost power, a disk that does not take the night, a damaged ledger."""

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
from clock.words.english.numbers import counted, time_of_day

_CAUSES: Mapping[NotSaving, str] = {
    NotSaving.DISK_FULL: "disk full",
    NotSaving.READ_ONLY: "the disk cannot be written",
    NotSaving.FAILING: "the disk is failing",
    NotSaving.DAMAGED: "the ledger is damaged",
}


def not_saving(why: NotSaving) -> str:
    """Return the banner while the night is not on disk: "NOT SAVED: disk full. Keep the power on."."""
    return f"NOT SAVED: {_CAUSES[why]}. Keep the power on."


def not_kept(folder: str, why: NotSaving) -> str:
    """Return that a rehearsed night is not in the folder that it was to be kept in."""
    return f"The night is not kept in {folder}: {_CAUSES[why]}. Name another folder with --data."


def stopped(last: LastStop, key: str, *, twelve_hour: bool) -> str:
    """Return "Power was lost at 21:14. Press PAUSE to go on", or that the clock was shut down."""
    happened = "The clock was shut down" if isinstance(last, ShutDown) else "Power was lost"
    when = ""
    if last.at is not None:
        when = f" at {time_of_day(minute_of(last.at), twelve_hour=twelve_hour)}"
    return f"{happened}{when}. Press {key} to go on"


def time_unknown() -> str:
    """Return that the box does not know the time of day."""
    return "The time of day is not known: * 8 3 sets it."


def damaged(what: LedgerDamaged) -> str:
    """Return what is said of a ledger that could not be read whole."""
    kept = f" The damaged file is kept as {what.kept_aside}." if what.kept_aside else ""
    acts = f"{counted(what.acts, 'act')} of the latest night could be read."
    return f"The ledger is damaged: {acts}{kept}"


def old_night(what: OldNight) -> str:
    """Return the question whether to go on with an old night."""
    age = "an earlier night" if what.age_ms is None else f"the night of {_ago(what.age_ms)} ago"
    return f"Go on with {age}?"


def shut_down(unsaved: NotSaving | None) -> str:
    """Return "Shut the box down?", or what of the night would be lost."""
    if unsaved is None:
        return "Shut the box down?"
    return f"NOT SAVED: {_CAUSES[unsaved]}. Shut down and lose what is not saved?"


def shutting_down(unsaved: NotSaving | None) -> tuple[str, ...]:
    """Return what the last page says."""
    return ("Shutting down", _kept(unsaved), "Pull the plug when the green light on the box has gone out.")


def ending(unsaved: NotSaving | None) -> tuple[str, ...]:
    """Return what the last page says where the clock ends and the computer stays on."""
    return ("The clock ends", _kept(unsaved), "Start it again, and it goes on with this night.")


def _kept(unsaved: NotSaving | None) -> str:
    return "The night is saved." if unsaved is None else f"NOT SAVED: {_CAUSES[unsaved]}."


def not_shut_down(why: NotShutDown) -> str:
    """Return why the box goes on, and what to do."""
    match why:
        case ShutDownForbidden():
            return "The clock may not shut this box down; deploy.sh allows it."
        case ShutDownFails(told):
            return f"The box does not shut down ({told}). Try again, or go on playing."


def _ago(age_ms: int) -> str:
    hours = age_ms // HOUR
    return counted(hours // 24, "day") if hours >= 48 else counted(hours, "hour")
