"""The page of a break: how long, what leaves and comes, how the race goes, and when play resumes (V4)."""

from clock.display.lettering import Words
from clock.display.pictures.breaks import BreakPicture
from clock.display.pieces.break_sheet import ChipCount, ChipUp, NextLevel, Projected, Sheet, Step
from clock.display.pieces.ranking import Ranking
from clock.scenes.blinds import ante_of_each, blinds_of
from clock.scenes.level_page import band, banner, facts
from clock.scenes.night_line import line_of
from clock.scenes.on_top import palette
from clock.scenes.panels import chip_face
from clock.scenes.rankings import passes, ranking, table_shown
from clock.scenes.sight import Sight
from clock.scenes.times import time_of_day, time_shown
from clock.tournament.chips import bank_list, chip_of, in_play_after
from clock.tournament.entries import chips_held
from clock.tournament.levels import chips_now, leaving_now, left_ms, next_level, smallest_staying
from clock.tournament.structure import Break, Level


def break_page(on: Break, sight: Sight) -> BreakPicture:
    """Return the page of a break."""
    tournament, words = sight.tournament, sight.words
    following = next_level(tournament)
    sheet, turn = _sheet_in_turn(sight)
    resumes_words, resumes = _resumes(on, sight)
    return BreakPicture(
        title=words.stages.name(on, tournament.house),
        time=time_shown(sight),
        line=line_of(sight),
        sheet=sheet,
        palette=palette(sight),
        time_of_day=time_of_day(sight),
        resumes_words=resumes_words,
        resumes=resumes,
        blinds=blinds_of(following, sight) if following else "",
        blinds_words=_beside_blinds(following, sight) if following else (),
        band=band(sight),
        banner=banner(sight),
        turn=turn,
        skip_held=sight.skip_held,
    )


def _beside_blinds(level: Level, sight: Sight) -> tuple[str, ...]:
    """Return the lines beside the blinds that play resumes at: the ante of each, and the level (V4, S6)."""
    within = sight.words.showing.in_stage(sight.words.stages.within(level, sight.tournament.house))
    ante = ante_of_each(level, sight)
    return (ante, within) if ante else (within,)


def _resumes(on: Break, sight: Sight) -> tuple[str, str]:
    """Return when play resumes: the words, and the time of day while that is known.

    Of a break that is held or stands it is only known before when it does not. Once a held one has run out
    the players are called, for nothing is left to be waited for but them.
    """
    says, left = sight.words.showing, left_ms(sight.tournament, sight.now_ms)
    if not left:
        return "", says.take_your_seats()
    resumes = time_of_day(sight, left)
    if not resumes:
        return "", ""
    known = sight.tournament.clock.running and not on.held
    return (says.resumes_at() if known else says.resumes_earliest()), resumes


def _sheet_in_turn(sight: Sight) -> tuple[Sheet, int]:
    """Return what is on the paper, and how many turns it has had: the standings take turns with the chips."""
    turn = sight.turn
    if sight.league is None or not sight.tournament.exits:
        return _sheet(sight), turn
    turn, of_league = divmod(turn, 2)
    return (_projected(sight, turn) if of_league else _sheet(sight)), turn


def _projected(sight: Sight, turn: int) -> Projected:
    says, table = sight.words.league, table_shown(sight)
    rows = ranking(table, sight) if table is not None else Ranking()
    return Projected(says.ended_now(), rows, passes(sight), turn)


def _sheet(sight: Sight) -> Sheet:
    gone = leaving_now(sight.tournament)
    return _chip_up(gone, sight) if gone else _next_level(sight)


def _chip_up(gone: tuple[int, ...], sight: Sight) -> ChipUp:
    tournament, words = sight.tournament, sight.words
    house, stages, here = tournament.house, tournament.stages, tournament.clock.stage
    held = chips_held(tournament)
    chips = chip_of(house)
    brought = bank_list(house, stages, here, held)
    new = smallest_staying(tournament)
    best_card = words.stages.best_card(new)
    return ChipUp(
        title=words.stages.chips_leave([chips[value] for value in gone]),
        leaves=tuple(
            ChipCount(chip_face(chips[value]), words.showing.chips_out(count))
            for value, count in _leaving_counts(gone, sight).items()
        ),
        brings=tuple(
            ChipCount(chip_face(chips[bring.value]), words.showing.chips_in(bring.count)) for bring in brought
        ),
        steps=tuple(Step(step, suits=step == best_card) for step in words.stages.race_steps(gone, new)),
    )


def _leaving_counts(gone: tuple[int, ...], sight: Sight) -> dict[int, int]:
    """Return how many of each chip that leaves are in play: what was handed out and not changed before."""
    tournament = sight.tournament
    held = chips_held(tournament)
    earlier = [
        index
        for index, stage in enumerate(tournament.stages[: tournament.clock.stage])
        if isinstance(stage, Break)
    ]
    if earlier:
        held = in_play_after(tournament.house, tournament.stages, earlier[-1], held)
    return {value: held.get(value, 0) for value in gone}


def _next_level(sight: Sight) -> NextLevel:
    tournament = sight.tournament
    following = next_level(tournament)
    if following is None:
        return NextLevel("", "", facts=facts(sight))
    chips = tuple(map(chip_face, chips_now(tournament)))
    return NextLevel(_next_title(following, sight), blinds_of(following, sight), chips, facts(sight))


def _next_title(level: Level, sight: Sight) -> Words:
    """Return which level comes, with the ante of each where there is room for it."""
    title = sight.words.showing.next_stage(sight.words.stages.within(level, sight.tournament.house))
    ante = ante_of_each(level, sight)
    return (sight.words.showing.with_ante(title, ante), title) if ante else title
