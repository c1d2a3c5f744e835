"""Tables for a terminal, in German."""

from collections.abc import Mapping, Sequence

from clock.tournament.chips import Bring
from clock.tournament.structure import MINUTE, AnteKind, Level
from clock.words.figures import time_gone
from clock.words.german.numbers import chips, listed, of_value
from clock.words.printing import Printed

_WORDS: Mapping[Printed, str] = {
    Printed.START: "Beginn",
    Printed.BLINDS: "Blinds",
    Printed.ANTE: "Ante",
    Printed.LENGTH: "Dauer",
    Printed.END: "Ende",
    Printed.HELD: "wartet",
    Printed.GOES_ON: "geht weiter",
    Printed.POOL: "Preispool",
    Printed.PAID_OUT: "Ausgezahlt",
    Printed.LEAGUE: "Liga",
    Printed.CAUSE: "Guter Zweck",
}


def word(which: Printed) -> str:
    """Return a heading or a note."""
    return _WORDS[which]


def headed(title: str, players: int) -> str:
    """Return "Gananda Season League, 14 Spieler"."""
    return f"{title}, {players} Spieler" if players else title


def ante(level: Level) -> str:
    """Return "25 von jedem" or "200 vom Big Blind"."""
    if level.ante_kind is None:
        return ""
    return f"{chips(level.ante)} {'von jedem' if level.ante_kind is AnteKind.EACH else 'vom Big Blind'}"


def length(duration_ms: int) -> str:
    """Return "20 Min.", or "7:30 Min." where it is no whole minute."""
    whole, rest = divmod(duration_ms, MINUTE)
    return f"{time_gone(duration_ms) if rest else whole} Min."


def leave(values: Sequence[int], brought: Sequence[Bring]) -> str:
    """Return "25er und 50er gehen raus, 160 x 100 bringen"."""
    leaving = f"{listed([of_value(value) for value in values])} gehen raus"
    bring = ", ".join(f"{chips(new.count)} x {chips(new.value)}" for new in brought)
    return f"{leaving}, {bring} bringen" if brought else leaving


def warning(what: str) -> str:
    """Return a sentence marked as a warning."""
    return f"Warnung: {what}"
