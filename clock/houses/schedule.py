"""The schedule: rows like "25 min  5/10" and "break 10 min" become levels and breaks (S1, S2, S6, S10)."""

import re
from itertools import pairwise

from clock.files.amounts import Wrong, chips, span_ms, written_span
from clock.files.faults import quoted
from clock.files.sheet import Sheet
from clock.tournament.structure import HOUR, AnteKind, Break, Level, Stage
from clock.values import Struct, replace

MOST_ROWS = 200
LONGEST_STAGE = 12 * HOUR

_A_LEVEL = 'write a level like "20 min 50/100", "20 min 50/100 ante 10" or "20 min 50/100 big blind ante 100"'
_A_BREAK = 'write a break like "break 10 min", "break 10 min held" or "break 10 min chip-up 5 25"'
_WITHIN = 'write a break within a level like "20 min 50/100, break 10 min after 10 min"'
_KEYWORDS = ("ante", "big", "break", "after", "held", "chip-up", "no")


class ScheduleRow(Struct, frozen=True):
    """What one row of the schedule became, and its key in faults."""

    key: str
    stages: tuple[Stage, ...]

    @property
    def level(self) -> Level | None:
        """Return the row's level, None where it is a break."""
        return next((stage for stage in self.stages if isinstance(stage, Level)), None)


def read_schedule(sheet: Sheet) -> tuple[ScheduleRow, ...]:
    """Return the rows of the schedule that can be read, in order; the others are noted as faults."""
    rows: list[ScheduleRow] = []
    levels = breaks = 0
    for key, text in sheet.rows("levels", MOST_ROWS):
        is_level = not text.lower().split()[0].startswith("break")
        levels += is_level
        try:
            stages = read_row(text, levels, breaks + 1)
        except Wrong as error:
            sheet.fault(key, error.wrong, error.right)
            breaks += not is_level
            continue
        breaks += sum(isinstance(stage, Break) for stage in stages)
        rows.append(ScheduleRow(key, stages))
    if not levels and sheet.clean:
        sheet.fault("levels", "has no level", _A_LEVEL)
    _check_order(sheet, rows)
    _check_blinds(sheet, rows)
    return tuple(rows)


def read_row(text: str, level: int, break_: int) -> tuple[Stage, ...]:
    """Return the stages of one row, numbered as given. Raises Wrong.

    A level with a break within it gives three: the level, the break, and the rest of the level.
    """
    if re.search(r"[0-9],[0-9]", text):
        raise Wrong(f"{quoted(text)} has a comma within a number", "write 1500 instead of 1,500")
    words = re.sub(r"\s*/\s*", "/", text.lower().replace(",", " ")).split()
    if words[:1] == ["break"]:
        words.pop(0)
        pause = _read_break(words, break_)
        _nothing_left(words, _A_BREAK)
        return (pause,)
    pair = next((word for word in words if "/" in word), None)
    if pair is None:
        raise Wrong(f"{quoted(text)} is neither a level nor a break", _A_LEVEL)
    where = words.index(pair)
    length, rest = _stage_length(words[:where], _A_LEVEL), words[where + 1 :]
    small, _, big = pair.partition("/")
    whole = replace(_read_ante(rest), number=level, small=chips(small), big=chips(big), duration_ms=length)
    stages = _read_break_within(rest, whole, break_)
    _nothing_left(rest, _A_LEVEL)
    return stages


def _read_ante(words: list[str]) -> Level:
    """Take an ante from the front of the words; return a level that has nothing but it."""
    level = Level(0, 0, 0, 0)
    if words[:3] == ["big", "blind", "ante"]:
        del words[:2]
        level = replace(level, ante_kind=AnteKind.BIG_BLIND)
    elif words[:1] == ["ante"]:
        level = replace(level, ante_kind=AnteKind.EACH)
    else:
        return level
    if len(words) < 2:
        raise Wrong("the ante has no amount", _A_LEVEL)
    del words[0]
    return replace(level, ante=chips(words.pop(0)))


def _read_break(words: list[str], number: int) -> Break:
    """Take a break's length and marks from the front of the words."""
    pause = Break(number, _stage_length(_until_keyword(words), _A_BREAK))
    while words:
        match words[0]:
            case "held":
                del words[0]
                pause = replace(pause, held=True)
            case "chip-up":
                del words[0]
                values = tuple(chips(value) for value in _until_keyword(words))
                if not values:
                    raise Wrong("the chip-up names no chip", _A_BREAK)
                pause = replace(pause, chip_up=values)
            case "no" if words[1:2] == ["chip-up"]:
                del words[:2]
                pause = replace(pause, chip_up=())
            case _:
                break
    return pause


def _read_break_within(words: list[str], level: Level, number: int) -> tuple[Stage, ...]:
    """Take a break within the level from the front of the words; return the level, or its three stages."""
    if words[:1] != ["break"]:
        return (level,)
    del words[0]
    pause = _read_break(words, number)
    if words[:1] != ["after"]:
        raise Wrong("the break within the level does not say when it begins", _WITHIN)
    del words[0]
    after = _stage_length(_until_keyword(words), _WITHIN)
    if after >= level.duration_ms:
        wrong = (
            f"the break begins after {written_span(after)} of a level of {written_span(level.duration_ms)}"
        )
        raise Wrong(wrong, _WITHIN)
    rest = replace(level, duration_ms=level.duration_ms - after, continued=True)
    return (replace(level, duration_ms=after), pause, rest)


def _until_keyword(words: list[str]) -> list[str]:
    """Take the words up to the next keyword."""
    count = next((index for index, word in enumerate(words) if word in _KEYWORDS), len(words))
    taken = words[:count]
    del words[:count]
    return taken


def _stage_length(words: list[str], right: str) -> int:
    """Return a length in milliseconds; a number alone is minutes."""
    text = " ".join(words)
    if not text:
        raise Wrong("the length is missing", right)
    try:
        length = span_ms(f"{text} min" if text.isdecimal() else text)
    except Wrong as error:
        raise Wrong(error.wrong, right) from error
    if length == 0:
        raise Wrong("the length is nothing", right)
    if length > LONGEST_STAGE:
        raise Wrong(f"{quoted(text)} is too long", f"write at most {written_span(LONGEST_STAGE)}")
    return length


def _nothing_left(words: list[str], right: str) -> None:
    if words:
        raise Wrong(f"{quoted(' '.join(words))} is not understood", right)


def _check_order(sheet: Sheet, rows: list[ScheduleRow]) -> None:
    """Note a break where no break can be: first, last, or after another."""
    if not any(row.level for row in rows):
        return
    if rows[0].level is None:
        sheet.fault(rows[0].key, "the schedule begins with a break", "begin with a level")
    if rows[-1].level is None:
        sheet.fault(rows[-1].key, "the schedule ends with a break", "end with a level; its blinds stay")
    for before, row in pairwise(rows):
        if before.level is None and row.level is None:
            sheet.warn(row.key, "is a break after a break", "write one longer break")


def _check_blinds(sheet: Sheet, rows: list[ScheduleRow]) -> None:
    """Note a small blind above its big blind, blinds that fall, and a strange ante."""
    highest: Level | None = None
    for row in rows:
        level = row.level
        if level is None:
            continue
        if level.small > level.big:
            wrong = f"the small blind {level.small} is above the big blind {level.big}"
            sheet.fault(row.key, wrong, "write the small blind first")
        elif highest and (level.small < highest.small or level.big < highest.big):
            before = f"{highest.small}/{highest.big} of level {highest.number}"
            sheet.fault(row.key, f"{level.small}/{level.big} is lower than {before}", "blinds stay or rise")
        else:
            highest = level
        if level.ante > level.big:
            wrong = f"the ante {level.ante} is above the big blind {level.big}"
            sheet.warn(row.key, wrong, "an ante is at most the big blind")
