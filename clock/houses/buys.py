"""What can be bought: the buy-in, rebuys, add-ons, re-entries and late entry (E1 to E7)."""

from clock.files.amounts import MOST_CHIPS
from clock.files.sheet import Sheet
from clock.tournament.structure import MINUTE, AddOns, LatePrice, Price, Rebuys, ReEntries

MOST_LEVEL = 200
MOST_STACK = MOST_CHIPS


def read_price(sheet: Sheet) -> Price:
    """Return the price of a buy in cents: what goes to the pool, to the league, to the cause."""
    free = sheet.yes("free", default=False)
    price = Price(pool=sheet.money("pool"), league=sheet.money("league", 0), cause=sheet.money("cause", 0))
    if sheet.clean and price.total == 0 and not free:
        sheet.fault("pool", "costs nothing", "write what it costs, or free = true if nothing is paid")
    if free and price.total:
        sheet.fault("free", "is true, but a price is stated", "leave one of the two out")
    return price


def read_rebuys(sheet: Sheet, stack: int) -> Rebuys:
    """Return the rules of rebuys; a stack as at the start unless the file says otherwise."""
    return Rebuys(
        price=read_price(sheet),
        chips=sheet.whole("chips", 1, MOST_STACK, stack),
        until_level=sheet.whole("until_level", 2, MOST_LEVEL),
        limit=sheet.limit("limit", None),
        grace_ms=sheet.span("grace", 60 * MINUTE, 5 * MINUTE, least=0),
    )


def read_add_ons(sheet: Sheet, stack: int) -> AddOns:
    """Return the rules of add-ons."""
    return AddOns(
        price=read_price(sheet),
        chips=sheet.whole("chips", 1, MOST_STACK, stack),
        until_level=sheet.whole("until_level", 2, MOST_LEVEL),
        limit=sheet.limit("limit", 1),
        in_break=sheet.yes("in_break", default=False),
    )


def read_re_entries(sheet: Sheet, stack: int) -> ReEntries:
    """Return the rules of re-entries."""
    return ReEntries(
        price=read_price(sheet),
        chips=sheet.whole("chips", 1, MOST_STACK, stack),
        until_level=sheet.whole("until_level", 2, MOST_LEVEL),
        limit=sheet.limit("limit", None),
    )


def read_late_price(sheet: Sheet) -> LatePrice:
    """Return one price of late entry."""
    return LatePrice(
        until_level=sheet.whole("until_level", 2, MOST_LEVEL),
        price=read_price(sheet),
        penalty_big_blinds=sheet.whole("penalty_big_blinds", 0, 100, 0),
        uses_rebuy=sheet.yes("uses_rebuy", default=False),
    )
