"""What a night leaves in memory: `python -m tests.bench.growth SECONDS` draws so many seconds, and tells."""

import subprocess
import sys
from pathlib import Path
from statistics import median

from clock.appliance.memory import give_back_what_is_large
from tests.bench.box import status
from tests.bench.figures import Figure
from tests.bench.second import loop
from tests.checkout import ROOT

BUDGET_MIB = 0.5

SETTLED = 7_000
"""By then levels and a break have ended, and every colour, panel and sheet has been on the screen."""

EVERY = 250
"""What is on the screen takes more or less from minute to minute: the middle of several looks is compared."""

LOOKS = 15


def own_mib() -> float:
    """Return the memory that is this process's own."""
    return status(Path("/proc/self/smaps_rollup"), "Anonymous") / 1024


def figures(*, seconds: int = 20_000) -> tuple[Figure, ...]:
    """Return by how much memory grows."""
    grown = subprocess.run(
        [sys.executable, "-m", "tests.bench.growth", str(seconds)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()[-1]
    return (Figure(f"growth over {seconds} drawn seconds", float(grown), "MiB", BUDGET_MIB),)


def main(seconds: int) -> None:
    """Draw seconds, and print by how many MiB memory grew."""
    give_back_what_is_large()
    with loop() as night:

        def over(count: int) -> float:
            """Draw so many seconds; return the middle of what is taken meanwhile."""
            taken = []
            for second in range(count):
                night.second()
                if second % EVERY == 0:
                    taken.append(own_mib())
            return median(taken)

        over(SETTLED)
        before = over(LOOKS * EVERY)
        over(max(0, seconds - LOOKS * EVERY) or 1)
        sys.stdout.write(f"{over(LOOKS * EVERY) - before:.3f}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
