"""The calendar: rows like "2014-10-04", "2014-12-13 18:30" or "2015-02-07 x2 Carnival" (L8)."""

import re
from datetime import date, datetime, time

from clock.files.amounts import Wrong, minute_of_day
from clock.files.faults import quoted
from clock.files.sheet import Sheet
from clock.seasons.plan import PlannedNight

MOST_NIGHTS = 100

_TIME = re.compile(r"[0-9]{1,2}[.:h][0-9]{2}")
_FACTOR = re.compile(r"x[0-9.,]+", re.IGNORECASE)
"""What is meant to say how often points count, right or not: as a night's name it would be passed over."""

_A_NIGHT = 'write a night like "2014-10-04", "2014-10-04 18:30" or "2014-10-04 x2 Opening"'


def read_calendar(sheet: Sheet, starts: int) -> tuple[PlannedNight, ...]:
    """Return the nights of a season, which start so many minutes after midnight unless a row says else."""
    nights: list[PlannedNight] = []
    for key, text in sheet.rows("nights", MOST_NIGHTS, required=False):
        try:
            night = read_night(text, starts)
        except Wrong as error:
            sheet.fault(key, error.wrong, error.right)
            continue
        if nights and night.at.date() <= nights[-1].at.date():
            sheet.fault(
                key, f"{night.at.date()} is not after the night before it", "write the nights in order"
            )
        nights.append(night)
    return tuple(nights)


def read_champions_night(sheet: Sheet, starts: int, nights: tuple[PlannedNight, ...]) -> PlannedNight | None:
    """Return the champions' night, None where the file states none (L5, L8)."""
    if not sheet.has("night"):
        return None
    text = sheet.text("night")
    if not text:
        return None
    try:
        night = read_night(text, starts)
    except Wrong as error:
        sheet.fault("night", error.wrong, error.right)
        return None
    if nights and night.at <= nights[-1].at:
        sheet.fault(
            "night",
            "is not after the season's nights",
            "let it be the last one, or leave it out while its day is not known",
        )
    return night


def read_night(text: str, starts: int) -> PlannedNight:
    """Return the night of one row. Raises Wrong."""
    day, *more = text.split()
    minute, factor = starts, 1
    if more and _TIME.fullmatch(more[0]):
        minute = minute_of_day(more.pop(0))
    if more and _FACTOR.fullmatch(more[0]):
        factor = _factor(more.pop(0))
    try:
        at = datetime.combine(date.fromisoformat(day), time(minute // 60, minute % 60))
    except ValueError as error:
        raise Wrong(f"{quoted(day)} is no day", _A_NIGHT) from error
    return PlannedNight(at, factor, " ".join(more))


def _factor(text: str) -> int:
    """Return how often a night's points count. Raises Wrong."""
    if re.fullmatch(r"x[1-9]", text) is None:
        raise Wrong(f"{quoted(text)} is not how often a night's points can count", "write x2 to x9")
    return int(text[1:])
