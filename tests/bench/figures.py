"""What was measured, beside what it may be, as a table."""

from collections.abc import Iterable, Sequence
from statistics import median

from clock.values import Struct


class Figure(Struct, frozen=True):
    """One number. `value` is None where it was not measured, and `note` then says why.

    `budget` is the most it may be, None where nothing is asked of it.
    """

    what: str
    value: float | None
    unit: str
    budget: float | None = None
    note: str = ""

    @property
    def over(self) -> bool:
        """Return whether it is more than it may be."""
        return self.value is not None and self.budget is not None and self.value > self.budget


def not_run(what: str, unit: str, why: str, budget: float | None = None) -> Figure:
    """Return a figure that could not be measured here."""
    return Figure(what, None, unit, budget, f"not run: {why}")


def spread(what: str, unit: str, values: Sequence[float], budget: float | None = None) -> tuple[Figure, ...]:
    """Return the median and the worst of some values; the budget holds for the worst."""
    count = f"of {len(values)}"
    return (
        Figure(f"{what}, median", median(values), unit, note=count),
        Figure(f"{what}, worst", max(values), unit, budget, count),
    )


def table(figures: Iterable[Figure]) -> str:
    """Return the figures as lines of a table."""
    rows = [("what", "measured", "budget", "unit", "")]
    rows += [
        (
            figure.what,
            _number(figure.value),
            _number(figure.budget),
            figure.unit,
            " ".join(part for part in ("OVER" if figure.over else "", figure.note) if part),
        )
        for figure in figures
    ]
    what, measured, budget, unit = (max(len(row[column]) for row in rows) for column in range(4))
    return "\n".join(
        f"{row[0]:{what}}  {row[1]:>{measured}}  {row[2]:>{budget}}  {row[3]:{unit}}  {row[4]}".rstrip()
        for row in rows
    )


def _number(value: float | None) -> str:
    """Return a number with three digits that count, or none."""
    if value is None:
        return "-"
    if value == int(value):
        return f"{value:.0f}"
    decimals = max(0, 3 - len(f"{abs(value):.0f}".lstrip("0")))
    return f"{value:.{decimals}f}"
