"""The page of a level: running, in its last minute, paused, waiting, or as a power cut left it."""

from clock.display.lettering import Words
from clock.display.pictures.level import LevelPicture
from clock.display.pieces.clock_face import Fact
from clock.display.pieces.head import Band, Sign
from clock.scenes.blinds import ante_in_short, blinds_of
from clock.scenes.night_line import line_of
from clock.scenes.on_keyboard import PAUSE, awaited, called
from clock.scenes.on_top import last_minute, palette
from clock.scenes.panels import chip_face, panel_shown
from clock.scenes.sight import Sight
from clock.scenes.times import left_shown_ms, time_of_day, time_shown, twelve_hour
from clock.scenes.waiting import waits_behind_stop
from clock.tournament.board import notices
from clock.tournament.levels import chips_now, level_ahead, next_stage, stage_of
from clock.tournament.notices import InTheMoney, LastLevelOver, OneFromTheMoney
from clock.tournament.outlook import average_big_blinds, average_stack
from clock.tournament.state import Tournament, Waiting
from clock.tournament.structure import MINUTE, Level
from clock.values import replace


def level_page(level: Level, sight: Sight) -> LevelPicture:
    """Return the page of a level."""
    tournament, words = sight.tournament, sight.words
    following = next_stage(tournament)
    running = tournament.clock.running
    in_last_minute = last_minute(sight)
    return LevelPicture(
        title=_title((words.stages.name(level, tournament.house),), sight),
        time=time_shown(sight),
        blinds=blinds_of(level, sight),
        line=line_of(sight),
        palette=palette(sight),
        time_of_day=time_of_day(sight),
        following=blinds_of(following, sight) if in_last_minute and isinstance(following, Level) else "",
        last_minute=left_shown_ms(sight) / MINUTE if in_last_minute else None,
        ante=_ante(level, sight),
        title_with_ante=_title(_with_ante(level, sight), sight) if level.ante else "",
        chips=tuple(map(chip_face, chips_now(tournament))) if running else (),
        facts=facts(sight),
        panel=panel_shown(sight),
        band=band(sight),
        banner=banner(sight),
        skip_held=sight.skip_held,
    )


def _with_ante(level: Level, sight: Sight) -> tuple[str, ...]:
    """Return the level's name with who posts its ante, and in short with the ante alone (S6)."""
    words = sight.words
    name = words.stages.name(level, sight.tournament.house)
    antes = words.stages.ante(level), ante_in_short(level, sight)
    return tuple(words.showing.with_ante(name, ante) for ante in antes)


def _title(names: tuple[str, ...], sight: Sight) -> Words:
    """Return the level's names, with what is to be known about the money behind the first of them (O8)."""
    tournament, showing = sight.tournament, sight.words.showing
    for notice in notices(tournament, sight.now_ms):
        match notice:
            case LastLevelOver():
                return (*showing.titled(names[0], showing.overtime()), *names[1:])
            case OneFromTheMoney(hand_for_hand=hand_for_hand):
                more = showing.one_from_the_money(hand_for_hand=hand_for_hand)
                return (*showing.titled(names[0], more), *names[1:])
            case InTheMoney():
                return (*showing.titled(names[0], showing.in_the_money()), *names[1:])
    return names if len(names) > 1 else names[0]


def _ante(level: Level, sight: Sight) -> Fact | None:
    if not level.ante:
        return None
    return Fact(sight.words.numbers.chips(level.ante), *sight.words.showing.ante(level))


def facts(sight: Sight) -> tuple[Fact, ...]:
    """Return players left of entries, and the average stack in chips and in big blinds (V1, E8)."""
    tournament, words = sight.tournament, sight.words
    players = Fact(words.numbers.chips(tournament.left()), *words.showing.of_entries(tournament.entries()))
    average = averages(tournament)
    if average is None:
        return (players,)
    return players, Fact(words.numbers.chips(average[0]), *words.showing.average(average[1]))


def averages(tournament: Tournament) -> tuple[int, int] | None:
    """Return the average stack in chips and in big blinds, in a break of the next level; None without one."""
    level = level_ahead(tournament)
    if not tournament.left() or level is None:
        return None
    return average_stack(tournament), average_big_blinds(tournament, level.big)


def band(sight: Sight) -> Band | None:
    """Return the band across the top that says why the clock stands; None while it runs."""
    tournament, words = sight.tournament, sight.words
    if tournament.clock.running or not tournament.started:
        return None
    if sight.last_stop is not None:
        key = "#" if waits_behind_stop(sight) else PAUSE
        told = words.mishaps.stopped(sight.last_stop, key, twelve_hour=twelve_hour(sight))
        return Band(called(told, sight), Sign.BLOCKS)
    if tournament.clock.waiting is not None:
        sign = Sign.BLOCKS if tournament.clock.waiting is Waiting.POWER else Sign.PAUSE
        return Band(awaited(sight), sign)
    return Band(words.showing.paused(words.stages.name(stage_of(tournament), tournament.house)))


def banner(sight: Sight) -> str:
    """Return the warning: what the host must know above all, else what the box lacks, in turn.

    Why the clock stands goes before the hardware: the room waits for PAUSE. That the time of day is not known
    is told before the deal, when somebody can set it and wants to know when it begins.
    """
    said = above_all(sight)
    if said or band(sight) is not None:
        return said
    signs = [sight.words.hardware.trouble(trouble) for trouble in sight.troubles]
    if sight.wall is None and not sight.tournament.started:
        signs.append(sight.words.mishaps.time_unknown())
    return signs[sight.turn % len(signs)] if signs else ""


def above_all(sight: Sight) -> str:
    """Return what the host must know above all: the night is not saved, or the clock stands and some is lost.

    Before the deal it is also that a file has faults. While the clock runs, faults and damage only take their
    turn among the panels; and why the power left it standing goes before the damage.
    """
    if sight.not_saved is not None:
        return sight.words.mishaps.not_saving(sight.not_saved)
    if sight.damage is not None and not sight.tournament.clock.running and sight.last_stop is None:
        return sight.words.mishaps.damaged(replace(sight.damage, kept_aside=None))
    if sight.faulty_file and not sight.tournament.started:
        return sight.words.showing.last_good(sight.faulty_file)
    return ""
