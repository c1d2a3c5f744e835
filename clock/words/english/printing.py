"""Tables for a terminal, in English."""

from collections.abc import Mapping, Sequence

from clock.tournament.chips import Bring
from clock.tournament.structure import MINUTE, AnteKind, Level
from clock.words.english.numbers import chips, counted, listed
from clock.words.figures import time_gone
from clock.words.printing import Printed

_WORDS: Mapping[Printed, str] = {
    Printed.START: "Start",
    Printed.BLINDS: "Blinds",
    Printed.ANTE: "Ante",
    Printed.LENGTH: "Length",
    Printed.END: "End",
    Printed.HELD: "held",
    Printed.GOES_ON: "goes on",
    Printed.POOL: "Pool",
    Printed.PAID_OUT: "Paid out",
    Printed.LEAGUE: "League",
    Printed.CAUSE: "Cause",
}


def word(which: Printed) -> str:
    """Return a heading or a note."""
    return _WORDS[which]


def headed(title: str, players: int) -> str:
    """Return "Gananda Season League, 14 players"."""
    return f"{title}, {counted(players, 'player')}" if players else title


def ante(level: Level) -> str:
    """Return "25 each" or "200 big blind"."""
    if level.ante_kind is None:
        return ""
    return f"{chips(level.ante)} {'each' if level.ante_kind is AnteKind.EACH else 'big blind'}"


def length(duration_ms: int) -> str:
    """Return "20 min", or "7:30 min" where it is no whole minute."""
    whole, rest = divmod(duration_ms, MINUTE)
    return f"{time_gone(duration_ms) if rest else whole} min"


def leave(values: Sequence[int], brought: Sequence[Bring]) -> str:
    """Return "25s and 50s leave, bring 160 x 100"."""
    leaving = f"{listed([f'{chips(value)}s' for value in values])} leave"
    bring = ", ".join(f"{chips(new.count)} x {chips(new.value)}" for new in brought)
    return f"{leaving}, bring {bring}" if brought else leaving


def warning(what: str) -> str:
    """Return a sentence marked as a warning."""
    return f"Warning: {what}"
