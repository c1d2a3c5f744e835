"""How a place becomes points, as a season file says it (L1, L7)."""

from decimal import Decimal

from clock.files.sheet import Sheet
from clock.league.points import PointsRules, Rounding, Tied
from clock.seasons.formula import read_formula
from clock.seasons.table import read_table


def read_points(sheet: Sheet) -> PointsRules:
    """Return how points are made; what cannot be read is noted as a fault."""
    rows = read_table(sheet)
    per_player = Decimal(sheet.points("pool_per_player", 0)) / 100
    if per_player == 0 and any(amount.percent for row in rows for amount in (*row.amounts, row.others)):
        sheet.fault(
            "pool_per_player", "is nothing, but the table has percents", "write the points a player brings"
        )
    rules = PointsRules(
        formula=read_formula(sheet, has_table=bool(rows)),
        rows=rows,
        pool_per_player=per_player,
        unit=sheet.points("round_to", 1),
        rounding=sheet.word("round", Rounding.HALF_UP),
        tied=sheet.word("tied", Tied.BETTER_PLACE),
    )
    if rules.unit == 0:
        sheet.fault("round_to", "is nothing", "write 0.01 for two decimals, 1 for whole points")
    if rows and "listed" not in rules.formula.names and sheet.clean:
        sheet.fault("formula", "does not use the table", 'write "listed" where its points belong')
    if not rows and "listed" in rules.formula.names and sheet.clean:
        sheet.fault("formula", 'says "listed", but there is no table', "write a table, or leave the name out")
    return rules
