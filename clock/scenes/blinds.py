"""The blinds of a level, in the wordings that a place may have room for."""

from clock.display.lettering import Words
from clock.scenes.sight import Sight
from clock.tournament.structure import AnteKind, Level
from clock.words import figures

LONG_BLINDS = 100_000


def blinds_of(level: Level, sight: Sight, long: int = LONG_BLINDS) -> Words:
    """Return the blinds with the ante of the big blind, without it, and in thousands from `long` on."""
    stages = sight.words.stages
    wordings = [stages.posted(level), stages.blinds(level)]
    if level.big >= long and not (level.small % figures.THOUSAND or level.big % figures.THOUSAND):
        wordings.append(f"{figures.thousands(level.small)}/{figures.thousands(level.big)}")
    different = tuple(dict.fromkeys(wordings))
    return different if len(different) > 1 else different[0]


def ante_in_short(level: Level, sight: Sight) -> str:
    """Return what is posted besides the blinds, not by whom: "ante 20"; nothing without an ante (S6)."""
    words = sight.words
    return f"{words.showing.ante(level)[0]} {words.numbers.chips(level.ante)}" if level.ante else ""


def ante_of_each(level: Level, sight: Sight) -> str:
    """Return the ante that every player posts; that of the big blind stands with the blinds (S6)."""
    return ante_in_short(level, sight) if level.ante_kind is AnteKind.EACH else ""
