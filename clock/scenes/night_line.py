"""The line of the night for the moment: this level, up to three more, the break, and where the button is."""

from clock.display.pieces.night_line import NightLine, Stop
from clock.scenes.blinds import blinds_of
from clock.scenes.sight import Sight
from clock.scenes.times import left_shown_ms
from clock.tournament.levels import level_number, next_break_ms, next_stage, stage_of
from clock.tournament.schedule import stages_up_to
from clock.tournament.state import Tournament
from clock.tournament.structure import Break, Level, Stage
from clock.words import figures

LEVELS_AHEAD = 3
LEVELS_AFTER_BREAK = 4


def line_of(sight: Sight) -> NightLine:
    """Return the line as the night stands in its schedule."""
    stage = stage_of(sight.tournament)
    return _of_break(stage, sight) if isinstance(stage, Break) else _of_level(stage, sight)


def _of_level(level: Level, sight: Sight) -> NightLine:
    tournament = sight.tournament
    ahead = _ahead(tournament)
    to_break = next_break_ms(tournament, sight.now_ms)
    before_break = _until_break(ahead)
    levels = before_break[: LEVELS_AHEAD if to_break is not None else LEVELS_AFTER_BREAK]
    stops = (Stop(), *_level_stops(levels, sight))
    at = _along(level, sight)
    if to_break is None:
        return NightLine(stops, at, str(level.number))
    return NightLine(
        (*stops, Stop(is_break=True)),
        at,
        str(level.number),
        sight.words.showing.break_in(),
        figures.time_left(to_break),
    )


def _of_break(on: Break, sight: Sight) -> NightLine:
    tournament = sight.tournament
    ahead = _until_break(_ahead(tournament))
    here = Stop(sight.words.stages.name(on, tournament.house), is_break=True)
    return NightLine((Stop(), here, *_level_stops(ahead[:LEVELS_AFTER_BREAK], sight)), 1.0)


def _ahead(tournament: Tournament) -> tuple[Stage, ...]:
    """Return the stages still to come, also those that only the house's rule makes (S4, V1)."""
    stages = stages_up_to(tournament, level_number(tournament) + LEVELS_AFTER_BREAK)
    return stages[tournament.clock.stage + 1 :]


def _until_break(stages: tuple[Stage, ...]) -> tuple[Level, ...]:
    found: list[Level] = []
    for stage in stages:
        if isinstance(stage, Break):
            break
        found.append(stage)
    return tuple(found)


def _level_stops(levels: tuple[Level, ...], sight: Sight) -> tuple[Stop, ...]:
    """Return the stops of levels; the line has least room, so all its thousands may be said in short."""
    return tuple(
        Stop(blinds_of(level, sight, figures.THOUSAND), sight.words.showing.following() if index == 0 else "")
        for index, level in enumerate(levels)
    )


def is_last(tournament: Tournament) -> bool:
    """Return whether no further stage comes, and the button has no way to go."""
    return next_stage(tournament) is None


def along(left_ms: int, whole_ms: int) -> float:
    """Return the part of a stage that is gone when so much of it is left."""
    return min(1.0, max(0.0, 1 - left_ms / whole_ms)) if whole_ms else 0.0


def _along(level: Level, sight: Sight) -> float:
    """Return the part of a level that is gone, by whole seconds as the time left is shown; 0 in the last."""
    if is_last(sight.tournament):
        return 0.0
    return along(left_shown_ms(sight), level.duration_ms)
