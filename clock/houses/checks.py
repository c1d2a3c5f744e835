"""What no single key shows: chips that cannot pay a blind, a window beyond the schedule."""

from collections.abc import Sequence
from math import gcd

from clock.files.faults import are_hard
from clock.files.sheet import Sheet
from clock.houses.case import check_case
from clock.houses.parts import Parts
from clock.houses.schedule import ScheduleRow
from clock.tournament.chips import unpayable
from clock.tournament.prizes import place_below_the_next, prizes
from clock.tournament.structure import (
    AddOns,
    Break,
    House,
    Level,
    Rebuys,
    ReEntries,
    last_level_number,
)
from clock.tournament.timeline import SlightAnte, concerns
from clock.words.figures import decimal

FEW_BIG_BLINDS = 10
"""A stack of fewer big blinds than this is hardly meant."""


def check_house(house: House, rows: Sequence[ScheduleRow], parts: Parts) -> None:
    """Note every fault that shows only when parts of the house are seen together.

    A part that has a fault of its own is not looked at, so that one slip gives one line.
    """
    schedule = parts.schedule
    if schedule.clean:
        _check_levels_named(house, parts)
        if parts.seating.clean:
            _check_antes(house, rows, schedule)
    if parts.chips.clean:
        _check_chips_sold(house, parts)
    if schedule.clean and parts.chips.clean:
        _check_chip_ups(house, rows, schedule)
        _check_first_stack(house, parts.chips)
    if schedule.clean and parts.chips.clean:
        _check_blinds_payable(house, rows, schedule)
    _check_late_entry(house, parts)
    _check_pool(house, parts)
    _check_fixed_prizes(house, parts)
    if not are_hard(parts.top.faults):
        check_case(house, parts.chips)


def _check_chip_ups(house: House, rows: Sequence[ScheduleRow], schedule: Sheet) -> None:
    """Note a stated chip-up of chips that are not in play, or of all that are."""
    present = {chip.value for chip in house.chips}
    stated = [
        (row.key, stage.chip_up)
        for row in rows
        for stage in row.stages
        if isinstance(stage, Break) and stage.chip_up is not None
    ]
    for key, chip_up in stated:
        right = f"in play are {', '.join(str(value) for value in sorted(present))}"
        for value in sorted(set(chip_up) - present):
            schedule.fault(key, f"takes away {value}, which is not in play", right)
        present -= set(chip_up)
        if not present:
            schedule.fault(key, "takes away every chip there is", "let the larger chips stay")
            return


def _check_blinds_payable(house: House, rows: Sequence[ScheduleRow], schedule: Sheet) -> None:
    """Note blinds and antes that the chips of their level cannot pay, and the chip-up at fault (S7)."""
    levels = {row.level.number: row.key for row in rows if row.level}
    breaks = {stage.number: row.key for row in rows for stage in row.stages if isinstance(stage, Break)}
    for short in dict.fromkeys(unpayable(house, house.stages)):
        level = f"level {short.level}"
        if short.after_break is None:
            values = ", ".join(str(chip.value) for chip in house.chips)
            wrong = f"{short.amount} of {level} cannot be paid with chips of {values}"
            schedule.fault(levels[short.level], wrong, "write amounts that the chips make up, or add a chip")
        else:
            wrong = f"the chip-up takes away chips that {level} needs to pay {short.amount}"
            right = f"let them go after {level}, or leave chip-up out"
            schedule.fault(breaks[short.after_break], wrong, right)


def _check_antes(house: House, rows: Sequence[ScheduleRow], schedule: Sheet) -> None:
    """Note an ante too small to matter, even of a full table together (S6)."""
    levels = {row.level.number: row.key for row in rows if row.level}
    for concern in concerns(house):
        if isinstance(concern, SlightAnte):
            wrong = f"an ante of {concern.ante} is too small to matter"
            right = f"all antes of a table should come to the small blind, {concern.small}, at least"
            schedule.warn(levels[concern.level], wrong, right)


def _check_first_stack(house: House, chips: Sheet) -> None:
    """Note a stack that is gone in the first level, as when a digit is missing."""
    first = next(stage for stage in house.stages if isinstance(stage, Level))
    if house.stack_total < FEW_BIG_BLINDS * first.big:
        wrong = f"a stack of {house.stack_total} is fewer than {FEW_BIG_BLINDS} big blinds of level 1"
        chips.warn("rows", wrong, f"at {first.small}/{first.big} give more chips")


def _buys(house: House, parts: Parts) -> list[tuple[Sheet, Rebuys | AddOns | ReEntries]]:
    """Return what brings a stack after the start, with the table that states it."""
    all_buys = (
        (parts.rebuys, house.rebuys),
        (parts.add_ons, house.add_ons),
        (parts.re_entries, house.re_entries),
    )
    return [(sheet, buy) for sheet, buy in all_buys if sheet is not None and buy is not None]


def _check_levels_named(house: House, parts: Parts) -> None:
    """Note a window that shuts at a level which the schedule does not have, or waits for no break."""
    last = last_level_number(house.stages)
    named = [(sheet, "until_level", buy.until_level) for sheet, buy in _buys(house, parts)]
    named += [
        (sheet, "until_level", price.until_level)
        for sheet, price in zip(parts.late_entry, house.late, strict=True)
    ]
    named.append((parts.players, "absent_out_level", house.absent_out_level or 0))
    for sheet, key, level in named:
        if level > last:
            sheet.fault(key, f"there is no level {level}", f"the schedule has {last} levels")
    add_ons = house.add_ons
    if parts.add_ons and add_ons and add_ons.in_break and not _break_before(house, add_ons.until_level):
        wrong = f"no break comes before level {add_ons.until_level}"
        parts.add_ons.fault("in_break", wrong, "write a later until_level, or false")


def _break_before(house: House, level: int) -> bool:
    """Return whether a break comes before a level begins."""
    for stage in house.stages:
        if isinstance(stage, Break):
            return True
        if stage.number >= level:
            break
    return False


def _check_chips_sold(house: House, parts: Parts) -> None:
    """Note chips sold or given that the chip set cannot make up."""
    unit = gcd(*(chip.value for chip in house.chips))
    sold = [(sheet, "chips", buy.chips) for sheet, buy in _buys(house, parts)]
    sold.append((parts.chips, "on_time_bonus", house.on_time_bonus))
    for sheet, key, chips in sold:
        if chips % unit:
            sheet.fault(key, f"{chips} cannot be made up of the chips", f"write a multiple of {unit}")


def _check_late_entry(house: House, parts: Parts) -> None:
    """Note prices of late entry that do not follow each other, or that use a rebuy nobody has (E3)."""
    before = 1
    for sheet, late in zip(parts.late_entry, house.late, strict=True):
        if late.until_level <= before and sheet.clean:
            wrong = f"ends at level {late.until_level}, but the price before lasts until level {before}"
            sheet.fault("until_level", wrong, "write the prices in the order in which they end")
        before = max(before, late.until_level)
        if late.uses_rebuy and house.rebuys is None:
            sheet.fault("uses_rebuy", "there are no rebuys to use", "write false, or add [rebuys]")


def _check_pool(house: House, parts: Parts) -> None:
    """Note a night whose pool gets nothing."""
    if parts.buy_in.clean and parts.prizes.clean and not house.buy_in.pool and not house.prizes.guarantee:
        wrong = "nothing goes to the pool, so there are no prizes"
        parts.prizes.warn("guarantee", wrong, "state a guarantee, or a pool in [buy_in]")


def _check_fixed_prizes(house: House, parts: Parts) -> None:
    """Note fixed amounts that leave a place with less than the next, with the first such field (P3)."""
    if not house.prizes.fixed or not parts.prizes.clean or not parts.buy_in.clean:
        return
    most = max((band.last for band in house.prizes.bands), default=house.seats_per_table)
    for players in range(2, most + 1):
        amounts = prizes(house.prizes, house.buy_in.pool * players, players)
        place = place_below_the_next(amounts)
        if place is not None:
            prize, below = decimal(amounts[place - 1]), decimal(amounts[place])
            wrong = f"with {players} players place {place} gets {prize} and place {place + 1} gets {below}"
            parts.prizes.warn("fixed", wrong, "write larger amounts, for more places, or none")
            return
