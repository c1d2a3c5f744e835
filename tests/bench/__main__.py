"""Measures the clock and prints what it costs beside what it may cost: `python -m tests.bench [NAME…]`."""

import sys
from collections.abc import Callable, Mapping

from clock.appliance.punctual import keep_what_is_there
from tests.bench import (
    answers,
    at_ports,
    box,
    devices,
    field,
    growth,
    kept_night,
    league,
    second,
    sound,
    start,
    whole,
)
from tests.bench.figures import Figure, table

BENCHES: Mapping[str, Callable[[], tuple[Figure, ...]]] = {
    "field": field.figures,
    "ledger": kept_night.figures,
    "league": league.figures,
    "second": second.figures,
    "devices": devices.figures,
    "ports": at_ports.figures,
    "sound": sound.figures,
    "start": start.figures,
    "box": box.figures,
    "answers": answers.figures,
    "growth": growth.figures,
    "whole": whole.figures,
}


def main(names: list[str]) -> None:
    """Print the table of the benches with these names, of all of them without a name."""
    unknown = set(names) - set(BENCHES)
    if unknown:
        raise SystemExit(f"There is no {', '.join(sorted(unknown))}. There are: {', '.join(BENCHES)}.")
    keep_what_is_there()  # as the clock does before the night
    measured = [BENCHES[name]() for name in names or BENCHES]
    sys.stdout.write(table(figure for figures in measured for figure in figures) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
