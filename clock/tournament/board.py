"""The notice board: which notices hold now, derived from how things stand and from the last act."""

from clock.tournament.chips import bank_list, chip_of
from clock.tournament.entries import chips_held
from clock.tournament.levels import left_ms, next_stage, overtime_ms, stage_of, stage_played_ms
from clock.tournament.notices import (
    BeyondBands,
    BreakAtLevelEnd,
    CaseLacks,
    FinishTheHand,
    InTheMoney,
    LastLevelOver,
    MayReturn,
    NewLevel,
    Notice,
    OneFromTheMoney,
    TableStops,
)
from clock.tournament.places import prize_list
from clock.tournament.prizes import beyond_bands
from clock.tournament.room import room_of
from clock.tournament.state import Tournament
from clock.tournament.structure import SECOND, Break

FRESH_MS = 20 * SECOND
"""How long a new level is announced (S3)."""

SOON_MS = 60 * SECOND
"""How long before a break the table is told to deal no new hand (S10)."""


def notices(tournament: Tournament, now_ms: int) -> tuple[Notice, ...]:
    """Return what holds now, the most pressing first. The tournament must be settled."""
    found: list[Notice] = list(tournament.latest)
    if tournament.in_play:
        found.extend(_of_the_clock(tournament, now_ms))
        found.extend(_of_the_money(tournament))
        found.extend(_of_the_case(tournament))
        found.extend(_of_the_tables(tournament))
        returning = tuple(player.number for player in tournament.players.returning)
        if returning:
            found.append(MayReturn(returning))
    beyond = beyond_bands(tournament.house.prizes, tournament.entries())
    if beyond is not None:
        found.append(BeyondBands(tournament.entries(), beyond))
    return tuple(found)


def _of_the_clock(tournament: Tournament, now_ms: int) -> list[Notice]:
    stage = stage_of(tournament)
    played = stage_played_ms(tournament, now_ms)
    if isinstance(stage, Break):
        return [FinishTheHand()] if played < FRESH_MS else []
    if overtime_ms(tournament, now_ms):
        return [LastLevelOver()]
    if played < FRESH_MS and not stage.continued:
        return [NewLevel(stage)]
    soon = left_ms(tournament, now_ms) <= SOON_MS
    return [BreakAtLevelEnd()] if soon and isinstance(next_stage(tournament), Break) else []


def _of_the_money(tournament: Tournament) -> list[Notice]:
    """Return what the room is told of the money; who may still come back in is not past it yet (O8, E10)."""
    paid, left = len(prize_list(tournament)), tournament.may_play()
    if left == paid + 1:
        several = len(tournament.tables) > 1 and tournament.house.hand_for_hand
        return [OneFromTheMoney(paid, hand_for_hand=several)]
    return [InTheMoney(paid)] if left <= paid and left > 1 else []


def _of_the_tables(tournament: Tournament) -> list[Notice]:
    short = tournament.house.stops_when_short
    if short is None or len(tournament.tables) < 2:
        return []
    sizes = room_of(tournament).sizes
    largest = max(sizes.values())
    return [TableStops(table, size, largest) for table, size in sizes.items() if largest - size >= short]


def _of_the_case(tournament: Tournament) -> list[Notice]:
    if not isinstance(stage_of(tournament), Break):
        return []
    here, held = tournament.clock.stage, chips_held(tournament)
    chips = chip_of(tournament.house)
    return [
        CaseLacks(chips[bring.value], bring.count, bring.lacking)
        for bring in bank_list(tournament.house, tournament.stages, here, held)
        if bring.lacking
    ]
