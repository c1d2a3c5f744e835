"""What stays above a page while the night is on: the time left, the stage and the blinds; and its colours."""

from clock.display.pieces.top import Top
from clock.display.theme import BREAK, FINISHED, LAST_MINUTE, PAUSED, POWER_LOST, RUNNING, SEATS, Palette
from clock.scenes.blinds import blinds_of
from clock.scenes.sight import Sight
from clock.scenes.times import time_shown
from clock.tournament.levels import left_ms, overtime_ms, stage_of
from clock.tournament.state import Waiting
from clock.tournament.structure import MINUTE, Level


def on_top(sight: Sight) -> Top:
    """Return time, stage and blinds; nothing before the deal and after the night."""
    tournament = sight.tournament
    if not tournament.in_play:
        return Top()
    stage = stage_of(tournament)
    blinds = blinds_of(stage, sight) if isinstance(stage, Level) else ""
    return Top(time_shown(sight), sight.words.stages.name(stage, tournament.house), blinds)


def palette(sight: Sight) -> Palette:
    """Return the one colour of the whole screen for the state the night is in."""
    tournament = sight.tournament
    if tournament.finished:
        return FINISHED
    if not tournament.started:
        return SEATS
    if not tournament.clock.running:
        lost = tournament.clock.waiting is Waiting.POWER or sight.last_stop is not None
        return POWER_LOST if lost else PAUSED
    if not isinstance(stage_of(tournament), Level):
        return BREAK
    return LAST_MINUTE if last_minute(sight) else RUNNING


def last_minute(sight: Sight) -> bool:
    """Return whether the level that runs has a minute left or less."""
    tournament = sight.tournament
    if not tournament.clock.running or not isinstance(stage_of(tournament), Level):
        return False
    return left_ms(tournament, sight.now_ms) <= MINUTE and not overtime_ms(tournament, sight.now_ms)
