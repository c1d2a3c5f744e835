"""The night laid out before it begins: when each stage starts, what leaves, what the bank brings (S1 to S8).

Also what a host should hear of before the guests do: a case with too few chips, blinds that fall, a night
that is likely to last too long (V5). These are values, never faults: the house can be played.
"""

from collections.abc import Sequence
from itertools import pairwise

from clock.tournament.chips import (
    Bring,
    Unpayable,
    bank_list,
    chip_of,
    in_play_after,
    leaving,
    stacks,
    unpayable,
)
from clock.tournament.levels import lengthened
from clock.tournament.structure import (
    MINUTE,
    MINUTES_A_DAY,
    AfterLast,
    AnteKind,
    Break,
    Chip,
    House,
    Level,
    Stage,
    add_duration,
)
from clock.values import Struct

BIG_BLINDS_AT_THE_END = 25

MOST_GROWN = 99
"""After so many grown levels without an end in sight nobody asks for a later one."""


class Stop(Struct, frozen=True):
    """One stage of the night: when it starts after the first deal, what leaves at it, what is brought."""

    stage: Stage
    start_ms: int
    chip_up: tuple[int, ...] = ()
    bring: tuple[Bring, ...] = ()

    @property
    def end_ms(self) -> int:
        """Return when the stage is over, in milliseconds after the first deal."""
        return self.start_ms + self.stage.duration_ms


class CaseShort(Struct, frozen=True):
    """The case holds `owned` of a chip, and `needed` are in play after a break (S8).

    `break_number` is None where the starting stacks already need more.
    """

    break_number: int | None
    chip: Chip
    needed: int
    owned: int


class SlightAnte(Struct, frozen=True):
    """The antes of a whole table come to less than the small blind, too little to matter (S6)."""

    level: int
    ante: int
    small: int


class BlindsFall(Struct, frozen=True):
    """A level has a smaller blind than the level before."""

    level: int


class ScheduleShort(Struct, frozen=True):
    """After the last level the chips in play are still `big_blinds` big blinds, too many to be over soon."""

    level: int
    big_blinds: int


class LateEnd(Struct, frozen=True):
    """The night is likely to end in a level that is over after the hour to be home by (V5).

    Times are milliseconds after the first deal; `one_less_ms` is the end if the level before is left out.
    """

    level: int
    end_ms: int
    home_by_ms: int
    one_less_ms: int


Concern = CaseShort | Unpayable | SlightAnte | BlindsFall | ScheduleShort | LateEnd


def timeline(house: House, players: int = 0) -> tuple[Stop, ...]:
    """Return all stages of the house's schedule in order, with bank lists for `players` starting stacks.

    A held break counts with the length it has on paper. Without players nothing is brought.
    """
    held = stacks(house, players)
    stops: list[Stop] = []
    for index, stage in enumerate(house.stages):
        start_ms = stops[-1].end_ms if stops else 0
        gone = leaving(house, house.stages, index)
        stops.append(Stop(stage, start_ms, gone, bank_list(house, house.stages, index, held)))
    return tuple(stops)


def ending_stage(stages: Sequence[Stage], chips: int) -> int | None:
    """Return the index of the level in which a night with so many chips in play is likely to end (V5).

    That is the first one whose big blind makes them 25 big blinds or fewer; None if no level does.
    """
    return next(
        (
            index
            for index, stage in enumerate(stages)
            if isinstance(stage, Level) and chips <= stage.big * BIG_BLINDS_AT_THE_END
        ),
        None,
    )


def until_the_end(house: House, stages: tuple[Stage, ...], chips: int, here: int = 0) -> tuple[Stage, ...]:
    """Return the stages with as many grown levels as it takes until the likely end is ahead (S4, V5)."""
    if house.after_last is AfterLast.GROW:
        for _ in range(MOST_GROWN):
            if ending_stage(stages[here:], chips) is not None:
                break
            stages = lengthened(house, stages)
    return stages


def concerns(house: House, players: int = 0) -> tuple[Concern, ...]:
    """Return what the host should know before the night; chips and its end are told for `players` only."""
    found: list[Concern] = [*unpayable(house, house.stages), *_about_levels(house)]
    if players:
        found += [*_about_case(house, players), *_about_end(house, players)]
    return tuple(found)


def _about_levels(house: House) -> list[Concern]:
    levels = [stage for stage in house.stages if isinstance(stage, Level)]
    found: list[Concern] = []
    for level in levels:
        antes = level.ante * (house.seats_per_table if level.ante_kind is AnteKind.EACH else 1)
        if 0 < antes < level.small:
            found.append(SlightAnte(level.number, level.ante, level.small))
    found += [
        BlindsFall(level.number)
        for before, level in pairwise(levels)
        if level.small < before.small or level.big < before.big
    ]
    return found


def _about_case(house: House, players: int) -> list[Concern]:
    held = stacks(house, players)
    chips = chip_of(house)
    owned = {chip.value: chip.owned for chip in house.chips if chip.owned is not None}
    found: list[Concern] = [
        CaseShort(None, chips[value], count, owned[value])
        for value, count in sorted(held.items())
        if value in owned and count > owned[value]
    ]
    for index, stage in enumerate(house.stages):
        if not isinstance(stage, Break):
            continue
        after = in_play_after(house, house.stages, index, held)
        found += [
            CaseShort(stage.number, chips[bring.value], after[bring.value], owned[bring.value])
            for bring in bank_list(house, house.stages, index, held)
            if bring.lacking
        ]
    return found


def _about_end(house: House, players: int) -> list[Concern]:
    chips = house.stack_total * players
    stages = until_the_end(house, house.stages, chips)
    index = ending_stage(stages, chips)
    levels = [stage for stage in stages if isinstance(stage, Level)]
    if index is None:
        return [ScheduleShort(levels[-1].number, chips // levels[-1].big)] if levels else []
    home_by_ms = _home_by_ms(house)
    end_ms = add_duration(stages[: index + 1])
    if home_by_ms is None or end_ms <= home_by_ms:
        return []
    ending = stages[index]
    before = [stage for stage in stages[:index] if isinstance(stage, Level)]
    saved_ms = before[-1].duration_ms if before else 0
    return [LateEnd(ending.number, end_ms, home_by_ms, end_ms - saved_ms)]


def _home_by_ms(house: House) -> int | None:
    """Return the hour to be home by as time after the first deal; it may be past midnight."""
    if house.home_by_minute is None or house.starts_minute is None:
        return None
    return (house.home_by_minute - house.starts_minute) % MINUTES_A_DAY * MINUTE
