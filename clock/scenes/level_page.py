"""The page of a level: running, in its last minute, paused, waiting, or as a power cut left it."""

from clock.display.lettering import Words
from clock.display.pictures.level import LevelPicture
from clock.display.pieces.clock_face import Fact
from clock.display.pieces.head import Band, Sign
from clock.scenes.night_line import line_of
from clock.scenes.on_top import last_minute, palette
from clock.scenes.panels import chip_face, panel_shown
from clock.scenes.sight import Sight
from clock.scenes.times import time_of_day, time_shown, twelve_hour
from clock.tournament.board import notices
from clock.tournament.chips import chips_on
from clock.tournament.levels import left_ms, next_level, next_stage, stage_of
from clock.tournament.notices import InTheMoney, LastLevelOver, OneFromTheMoney
from clock.tournament.state import Waiting
from clock.tournament.structure import MINUTE, SECOND, Chip, Level


def level_page(level: Level, sight: Sight) -> LevelPicture:
    """Return the page of a level."""
    tournament, words = sight.tournament, sight.words
    following = next_stage(tournament)
    running = tournament.clock.running
    in_last_minute = last_minute(sight)
    left = -(-left_ms(tournament, sight.now_ms) // SECOND) * SECOND
    return LevelPicture(
        title=_title(level, sight),
        time=time_shown(sight),
        blinds=words.stages.posted(level),
        line=line_of(sight),
        palette=palette(sight),
        time_of_day=time_of_day(sight),
        following=words.stages.posted(following) if in_last_minute and isinstance(following, Level) else "",
        last_minute=left / MINUTE if in_last_minute else None,
        ante=_ante(level, sight),
        chips=tuple(chip_face(chip) for chip in _chips(sight)) if running else (),
        facts=facts(sight),
        panel=panel_shown(sight),
        turn=sight.panel.turn(sight.now_ms),
        band=band(sight),
        banner=banner(sight),
        skip_held=sight.skip_held,
    )


def _chips(sight: Sight) -> tuple[Chip, ...]:
    tournament = sight.tournament
    return chips_on(tournament.house, tournament.stages, tournament.clock.stage)


def _title(level: Level, sight: Sight) -> Words:
    """Return the level's name, with what the room should know of the money behind it (O8)."""
    tournament = sight.tournament
    telling = [
        sight.words.notices.notice(notice, tournament)
        for notice in notices(tournament, sight.now_ms)
        if isinstance(notice, OneFromTheMoney | InTheMoney | LastLevelOver)
    ]
    name = sight.words.stages.name(level, tournament.house)
    return sight.words.showing.titled(name, telling[0] if telling else "")


def _ante(level: Level, sight: Sight) -> Fact | None:
    if not level.ante:
        return None
    return Fact(sight.words.numbers.chips(level.ante), *sight.words.showing.ante(level))


def facts(sight: Sight) -> tuple[Fact, ...]:
    """Return players left of entries, and the average stack in chips and in big blinds (V1, E8)."""
    tournament, words = sight.tournament, sight.words
    left = tournament.left()
    players = Fact(words.numbers.chips(left), *words.showing.of_entries(tournament.entries()))
    stage = stage_of(tournament)
    level = stage if isinstance(stage, Level) else next_level(tournament)
    if not left or level is None:
        return (players,)
    average = tournament.chips_in_play // left
    in_blinds = big_blinds(tournament.chips_in_play, left, level.big)
    return players, Fact(words.numbers.chips(average), *words.showing.average(in_blinds))


def big_blinds(chips: int, left: int, big: int) -> int:
    """Return the unrounded average stack in big blinds, to the nearest whole, half up (E8)."""
    return (2 * chips + left * big) // (2 * left * big)


def band(sight: Sight) -> Band | None:
    """Return the band across the top that says why the clock stands; None while it runs."""
    tournament, words = sight.tournament, sight.words
    if tournament.clock.running or not tournament.started:
        return None
    if sight.last_stop is not None:
        return Band(words.mishaps.stopped(sight.last_stop, twelve_hour=twelve_hour(sight)), Sign.BLOCKS)
    if tournament.clock.waiting is Waiting.POWER:
        return Band(words.stages.waiting(tournament), Sign.BLOCKS)
    if tournament.clock.waiting is not None:
        return Band(words.stages.waiting(tournament))
    return Band(words.showing.paused(words.stages.name(stage_of(tournament), tournament.house)))


def banner(sight: Sight) -> str:
    """Return what the host must know above all: the night is not saved, or a file was damaged."""
    if sight.not_saved is not None:
        return sight.words.mishaps.not_saving(sight.not_saved)
    return sight.warning
