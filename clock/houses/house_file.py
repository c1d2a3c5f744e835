"""From the text of a house file to a frozen House."""

from pathlib import Path

from clock.files.faults import BadFile, Fault, are_hard, did_you_mean
from clock.files.reading import read_text, read_toml
from clock.files.sheet import Sheet
from clock.houses.buys import (
    MOST_LEVEL,
    MOST_STACK,
    read_add_ons,
    read_late_price,
    read_price,
    read_re_entries,
    read_rebuys,
)
from clock.houses.checks import check_house
from clock.houses.chipset import read_chip_set
from clock.houses.parts import Parts
from clock.houses.rulings import read_rulings
from clock.houses.schedule import LONGEST_STAGE, read_schedule
from clock.houses.shares import read_prizes
from clock.tournament.structure import (
    HOUR,
    MINUTE,
    SECOND,
    AfterLast,
    BreakOrder,
    BreakSeats,
    ButtonRule,
    DealRule,
    FinalTable,
    House,
    MoveRule,
    PlayerClock,
    RaceRounding,
    SameHand,
    Stage,
)
from clock.values import replace

HAND_BEGINS = ("riffle", "cut", "blinds")
"""When a hand has begun (S3): at the first riffle, at the cut, or when blinds are posted."""


def read_house(text: str, file: str) -> tuple[House | None, tuple[Fault, ...]]:
    """Return the house of a file's text and all faults of it; no house when one is more than a warning."""
    try:
        tables = read_toml(text, file)
    except BadFile as error:
        return None, error.faults
    parts = Parts.of(Sheet(tables, file))
    rows = read_schedule(parts.schedule)
    stages = tuple(stage for row in rows for stage in row.stages)
    house = _read(parts, stages, Path(file).stem)
    parts.finish()
    check_house(house, rows, parts)
    faults = tuple(parts.top.faults)
    return (None if are_hard(faults) else house), faults


def right_house(text: str, file: str) -> House:
    """Return the house of a file's text. Raises BadFile where it has faults that are more than warnings."""
    house, faults = read_house(text, file)
    if house is None:
        raise BadFile(fault for fault in faults if not fault.warning)
    return house


def load_house(name: str, config: Path) -> House:
    """Return the house of that name in `config`/houses, or of the file at that path. Raises BadFile."""
    path = house_path(name, config)
    return right_house(read_text(path), str(path))


def house_path(name: str, config: Path) -> Path:
    """Return the file of a house that is named or given as a path. Raises BadFile at an unknown name."""
    if name.endswith(".toml") or "/" in name:
        return Path(name)
    path = config / "houses" / f"{name}.toml"
    if name not in house_names(config):
        right = did_you_mean(name, house_names(config))
        raise BadFile([Fault(str(path), "file", f'there is no house "{name[:40]}"', right)])
    return path


def house_files(config: Path) -> tuple[Path, ...]:
    """Return the files of the houses in `config`/houses, in the order of their names."""
    return tuple(sorted((config / "houses").glob("*.toml"), key=lambda path: path.stem))


def house_names(config: Path) -> tuple[str, ...]:
    """Return the names of the houses in `config`/houses."""
    return tuple(path.stem for path in house_files(config))


def _read(parts: Parts, stages: tuple[Stage, ...], name: str) -> House:
    """Return the house as it stands in the parts; where a part has a fault, it is not to be used."""
    top, chip_set = parts.top, read_chip_set(parts.chips)
    seats = parts.seating.whole("seats_per_table", 2, 12)
    house = House(
        name=name,
        title=top.text("title"),
        currency=top.text("currency", most=4),
        level_word=top.text("level_word", "Level", most=12),
        stages=stages,
        chips=chip_set.chips,
        stack=chip_set.stack,
        buy_in=read_price(parts.buy_in),
        prizes=read_prizes(parts.prizes),
        seats_per_table=seats,
        final_table=_read_final_table(parts.final_table, seats),
        home_by_minute=top.time_of_day("home_by"),
        starts_minute=top.time_of_day("starts"),
        rulings=read_rulings(parts.rulings),
        notes=tuple(note for _, note in top.rows("notes", 30, required=False)),
    )
    house = _with_schedule(house, parts.schedule)
    house = _with_buys(house, parts)
    house = _with_tables(house, parts.seating, parts.dealing)
    return _with_players(house, parts.players)


def _with_schedule(house: House, schedule: Sheet) -> House:
    return replace(
        house,
        after_last=schedule.word("after_last", AfterLast.COUNT_UP),
        growth_percent=schedule.whole("growth_percent", 1, 400, 50),
        stop_at_level_end=schedule.yes("stop_at_level_end", default=False),
        break_ms=schedule.span("called_break", LONGEST_STAGE, 10 * MINUTE),
    )


def _with_buys(house: House, parts: Parts) -> House:
    stack = house.stack_total
    return replace(
        house,
        rebuys=read_rebuys(parts.rebuys, stack) if parts.rebuys else None,
        add_ons=read_add_ons(parts.add_ons, stack) if parts.add_ons else None,
        re_entries=read_re_entries(parts.re_entries, stack) if parts.re_entries else None,
        late=tuple(read_late_price(price) for price in parts.late_entry),
        bounty=parts.buy_in.money("bounty", 0),
        on_time_bonus=parts.chips.whole("on_time_bonus", 0, MOST_STACK, 0),
        race_rounding=parts.chips.word("race", RaceRounding.HALF),
    )


def _with_tables(house: House, seating: Sheet, dealing: Sheet) -> House:
    return replace(
        house,
        more_tables=seating.whole("more_tables", 0, 20, 0),
        uneven_by=seating.whole("uneven_by", 2, 12, 2),
        stops_when_short=seating.limit("stops_when_short", 3, "never", least=2, most=12),
        move_rule=seating.word("move", MoveRule.NEXT_BIG_BLIND),
        break_order=seating.word("break_order", BreakOrder.STATED),
        stated_break_order=seating.wholes("stated_break_order", 1, 99),
        break_seats=seating.word("break_seats", BreakSeats.RANDOM),
        button_rule=dealing.word("button", ButtonRule.DEAD),
        deal_rule=dealing.word("deal", DealRule.EACH_HAND),
        hand_begins=dealing.one_of("hand_begins", {word: word for word in HAND_BEGINS}, HAND_BEGINS[0]),
    )


def _with_players(house: House, players: Sheet) -> House:
    return replace(
        house,
        absent_out_level=_read_absent_out_level(players),
        away_forfeit_ms=players.span("away_forfeit", 6 * HOUR) if players.has("away_forfeit") else None,
        seat_absent_ms=players.span("seat_absent_before_start", 6 * HOUR, 10 * MINUTE, least=0),
        same_hand=players.word("same_hand", SameHand.BY_STACK),
        hand_for_hand=players.yes("hand_for_hand", default=True),
        player_clock=_read_player_clock(players),
    )


def _read_final_table(sheet: Sheet, seats: int) -> FinalTable:
    return FinalTable(
        size=sheet.whole("size", 2, 12, seats),
        redraw=sheet.yes("redraw", default=True),
        clock_stands=sheet.yes("clock_stands", default=True),
    )


def _read_absent_out_level(sheet: Sheet) -> int | None:
    return sheet.whole("absent_out_level", 2, MOST_LEVEL) if sheet.has("absent_out_level") else None


def _read_player_clock(sheet: Sheet) -> PlayerClock:
    total = sheet.span("clock", 10 * MINUTE, 30 * SECOND)
    warning = sheet.span("clock_warning", 10 * MINUTE, 5 * SECOND, least=0)
    if warning >= total and sheet.clean:
        sheet.fault("clock_warning", "is not shorter than the clock", "write how much is left when it warns")
    return PlayerClock(total, warning)
