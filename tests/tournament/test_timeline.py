"""The night laid out: start times, chip-ups, bank lists, and what the host should hear of."""

from collections.abc import Sequence

import pytest

from clock.tournament.chips import Bring, Unpayable
from clock.tournament.structure import (
    HOUR,
    MINUTE,
    AfterLast,
    AnteKind,
    Break,
    Chip,
    House,
    Level,
    Stage,
)
from clock.tournament.timeline import (
    BlindsFall,
    CaseShort,
    Concern,
    LateEnd,
    ScheduleShort,
    SlightAnte,
    Stop,
    concerns,
    ending_stage,
    timeline,
)
from clock.values import replace
from tests.houses import blinds, gananda, new_year, wired_pair


def at(hours: int, minutes: int) -> int:
    """Return a time after the first deal."""
    return hours * HOUR + minutes * MINUTE


def minutes_of(stops: Sequence[Stop], kind: type[Stage]) -> list[int]:
    """Return when the levels or the breaks start, in minutes."""
    return [stop.start_ms // MINUTE for stop in stops if isinstance(stop.stage, kind)]


def with_stages(*stages: Stage) -> House:
    """Return the league's house with another schedule."""
    return replace(gananda(), stages=stages)


def test_the_league_starts_as_printed() -> None:
    """S1, case 36: nineteen levels and three breaks, over at 6:45."""
    stops = timeline(gananda())

    assert minutes_of(stops, Level) == [
        *(0, 25, 50, 75),
        *(110, 130, 150, 170, 190),
        *(220, 240, 260, 280, 300),
        *(330, 345, 360, 375, 390),
    ]
    assert minutes_of(stops, Break) == [100, 210, 320]
    assert stops[-1].end_ms == at(6, 45)


def test_the_league_with_20_entrants() -> None:
    """S7, S8, case 36: what leaves at each break, and what the host brings for it."""
    breaks = [stop for stop in timeline(gananda(), 20) if isinstance(stop.stage, Break)]

    assert [(stop.chip_up, stop.bring) for stop in breaks] == [
        ((5,), (Bring(25, 100),)),
        ((25, 50), (Bring(100, 160),)),
        ((100,), (Bring(500, 40),)),
    ]


def test_the_yearly_game_starts_as_printed() -> None:
    """S2: breaks of ten minutes on paper, level 15 at 5:00, over at 5:20."""
    stops = timeline(new_year(), 14)

    assert minutes_of(stops, Level) == [
        *(0, 20, 40),
        *(70, 90, 110),
        *(140, 160, 180, 200, 220, 240, 260, 280, 300),
    ]
    assert minutes_of(stops, Break) == [60, 130]
    assert [stop.chip_up for stop in stops if isinstance(stop.stage, Break)] == [(5,), (25,)]
    assert stops[-1].end_ms == at(5, 20)


def test_a_timeline_without_players_brings_nothing() -> None:
    """S8: what leaves is known before anyone has entered; how much is not."""
    stop = timeline(gananda())[4]

    assert stop.chip_up == (5,)
    assert stop.bring == ()


def test_a_house_without_stages() -> None:
    """S1: no stages, no stops."""
    assert timeline(with_stages(), 9) == ()
    assert concerns(with_stages(), 9) == ()


def test_a_sheet_of_clock_times() -> None:
    """Case 47: two levels of 20 minutes and nine of 15 start at the printed times from 20:30 to 23:25."""
    levels = (
        *blinds((10, 20), (20, 40), minutes=20),
        *blinds(*((50 * big, 100 * big) for big in range(1, 10)), minutes=15, first=3),
        Level(12, 1000, 2000, 15 * MINUTE),
    )
    starts = minutes_of(timeline(with_stages(*levels)), Level)

    assert [divmod(20 * 60 + 30 + start, 60) for start in starts] == [
        *((20, 30), (20, 50), (21, 10), (21, 25), (21, 40), (21, 55)),
        *((22, 10), (22, 25), (22, 40), (22, 55), (23, 10), (23, 25)),
    ]


def sheet(*groups: tuple[int, int], breaks: Sequence[int]) -> tuple[Stage, ...]:
    """Return groups of so many levels of so many minutes, with breaks of these minutes between them."""
    stages: list[Stage] = []
    for number, (count, minutes) in enumerate(groups):
        if number:
            stages.append(Break(number, breaks[number - 1] * MINUTE))
        first = 1 + sum(isinstance(stage, Level) for stage in stages)
        stages += blinds(*[(100, 200)] * count, minutes=minutes, first=first)
    return tuple(stages)


@pytest.mark.parametrize(
    ("stages", "breaks", "end"),
    [
        (sheet((2, 20), (2, 20), (2, 20), (2, 20), (1, 20), breaks=(10,) * 4), [40, 90, 140, 190], 220),
        (sheet((4, 20), (4, 20), (5, 15), (5, 15), breaks=(0, 0, 0)), [80, 160, 235], 310),
        (sheet((6, 15), (6, 15), (5, 15), (3, 15), breaks=(10, 10, 0)), [90, 190, 275], 320),
        (sheet((4, 20), (4, 20), (5, 15), (13, 15), breaks=(10, 10, 5)), [80, 170, 255], 455),
        (sheet((4, 30), (4, 30), (5, 20), (13, 20), breaks=(10, 10, 5)), [120, 250, 360], 625),
        (sheet((4, 15), (4, 15), (5, 10), (13, 10), breaks=(10, 10, 5)), [60, 130, 190], 325),
    ],
)
def test_published_sheets(stages: tuple[Stage, ...], breaks: list[int], end: int) -> None:
    """Cases 39, 40, 42 and the three of 49: breaks and ends are where the sheets have them."""
    stops = timeline(with_stages(*stages))

    assert minutes_of(stops, Break) == breaks
    assert stops[-1].end_ms == end * MINUTE


@pytest.mark.parametrize("house", [gananda(), new_year(), wired_pair()])
def test_the_houses_raise_no_concern(house: House) -> None:
    """V5: nothing is told where there is nothing to tell, with players or without."""
    assert concerns(house) == ()
    assert concerns(house, 20) == ()


def with_owned(owned: dict[int, int]) -> House:
    """Return the league's house with so many chips of these values in its case."""
    house = gananda()
    return replace(house, chips=tuple(replace(chip, owned=owned.get(chip.value)) for chip in house.chips))


def test_a_case_short_at_a_break() -> None:
    """S8: break 3 needs 60 white 500s, the case holds 50; with 60 nothing is said."""
    assert concerns(with_owned({500: 50}), 20) == (CaseShort(3, Chip(500, "white", 50), needed=60, owned=50),)
    assert concerns(with_owned({500: 60}), 20) == ()
    assert concerns(with_owned({500: 50})) == ()


def test_a_case_short_of_starting_stacks() -> None:
    """S8: 500 red 5s for 20 stacks, and the case holds 400."""
    assert concerns(with_owned({5: 400}), 20) == (
        CaseShort(None, Chip(5, "red", 400), needed=500, owned=400),
    )


def test_an_unpayable_blind_is_told() -> None:
    """S7: the level that a stated chip-up makes unpayable is among the concerns."""
    stages = (Level(1, 25, 50, MINUTE), Break(1, MINUTE, chip_up=(25,)), Level(2, 75, 150, MINUTE))
    house = replace(with_stages(*stages), chips=(Chip(25, "green"), Chip(100, "black")))

    assert concerns(house) == (Unpayable(2, 75, 1), Unpayable(2, 150, 1))


@pytest.mark.parametrize(
    ("ante", "kind", "expected"),
    [
        (5, AnteKind.EACH, (SlightAnte(1, 5, 100),)),
        (10, AnteKind.EACH, ()),
        (50, AnteKind.BIG_BLIND, (SlightAnte(1, 50, 100),)),
        (200, AnteKind.BIG_BLIND, ()),
        (0, None, ()),
    ],
)
def test_an_ante_too_small_to_matter(ante: int, kind: AnteKind | None, expected: tuple[Concern, ...]) -> None:
    """S6: ten antes of 5 at 100/200 are less than a small blind, ten of 10 are as much."""
    assert concerns(with_stages(Level(1, 100, 200, MINUTE, ante, kind))) == expected


def test_blinds_that_fall() -> None:
    """S1: a level with a smaller blind than the one before is most likely a slip of the pen."""
    stages = blinds((100, 200), (50, 300), (100, 200), (100, 200), minutes=20)

    assert concerns(with_stages(*stages)) == (BlindsFall(2), BlindsFall(3))


def test_odd_pairs_of_blinds_are_no_concern() -> None:
    """Case 34: big blinds that are not twice the small one are played as they are."""
    stages = blinds((100, 100), (100, 300), (200, 300), (700, 1500), (800, 1500), minutes=20)

    assert concerns(with_stages(*stages)) == ()


@pytest.mark.parametrize(
    ("chips", "level"), [(30_000, 13), (30_001, 14), (21_000, 12), (175_000, 19), (175_001, None)]
)
def test_where_the_night_is_likely_to_end(chips: int, level: int | None) -> None:
    """V5: in the first level whose big blind makes the chips in play 25 big blinds or fewer."""
    house = gananda()
    index = ending_stage(house.stages, chips)
    stage = None if index is None else house.stages[index]

    assert (stage and stage.number) == level


def test_a_night_past_the_hour_to_be_home() -> None:
    """V5: 20 players end in round 13, over at midnight; one round less ends it at 23:40."""
    house = replace(gananda(), home_by_minute=23 * 60 + 30)

    assert concerns(house, 20) == (LateEnd(13, at(5, 0), at(4, 30), at(4, 40)),)
    assert concerns(replace(house, home_by_minute=0), 20) == ()


def test_home_after_midnight() -> None:
    """V5: half past one is six and a half hours after 19:00, not before it."""
    house = replace(gananda(), home_by_minute=90)

    assert concerns(house, 20) == ()
    assert concerns(house, 116) == (LateEnd(19, at(6, 45), at(6, 30), at(6, 30)),)


def test_no_hour_to_be_home_by() -> None:
    """V5: without a start or an hour to be home by nobody is late."""
    house = replace(gananda(), starts_minute=None, home_by_minute=60)

    assert concerns(house, 116) == ()


def test_a_schedule_too_short_for_the_field() -> None:
    """S4, V5: 200 players still hold 42 big blinds in the last level, unless the blinds grow on."""
    house = gananda()

    assert concerns(house, 200) == (ScheduleShort(19, 42),)
    assert concerns(replace(house, after_last=AfterLast.GROW), 200) == ()


def test_a_night_whose_blinds_grow_may_end_late_too() -> None:
    """V5, S4: with 200 players it ends in round 21, at 7:15 after the first deal; one level less is 7:00."""
    house = replace(gananda(), after_last=AfterLast.GROW, starts_minute=19 * 60, home_by_minute=2 * 60 - 1)
    late = [one for one in concerns(house, 200) if isinstance(one, LateEnd)]

    assert late == [LateEnd(21, 435 * MINUTE, 419 * MINUTE, 420 * MINUTE)]
