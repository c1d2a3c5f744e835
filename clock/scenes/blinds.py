"""The blinds of a level, in the wordings that a place may have room for."""

from clock.display.lettering import Words
from clock.scenes.sight import Sight
from clock.tournament.structure import Level
from clock.words import figures

LONG_BLINDS = 100_000


def blinds_of(level: Level, sight: Sight) -> Words:
    """Return the blinds with the ante of the big blind, without it, and in thousands if they are long."""
    stages = sight.words.stages
    wordings = [stages.posted(level), stages.blinds(level)]
    if level.big >= LONG_BLINDS and not (level.small % figures.THOUSAND or level.big % figures.THOUSAND):
        wordings.append(f"{figures.thousands(level.small)}/{figures.thousands(level.big)}")
    different = tuple(dict.fromkeys(wordings))
    return different if len(different) > 1 else different[0]
