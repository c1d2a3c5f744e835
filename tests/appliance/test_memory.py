"""What is large is given back: asked of a process of its own, for it changes how memory is got."""

import subprocess
import sys

import pytest

from tests.checkout import ROOT

KEPT = """
import sys
from pathlib import Path
from clock.appliance.memory import give_back_what_is_large

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4

if sys.argv[1] == "told":
    give_back_what_is_large()
bytearray(2**20)
before = resident()
large, small = [], []
for _ in range(40):
    large.append(bytearray(2**19))
    small.append(bytearray(2**12))
large.clear()
print(resident() - before)
"""


@pytest.mark.parametrize(("told", "least", "most"), [("told", -500, 2_000), ("not told", 10_000, 30_000)])
def test_large_pieces_go_back_though_small_ones_lie_between_them(told: str, least: int, most: int) -> None:
    """Of twenty megabytes none is left; a process that did not ask for that keeps them (in KiB)."""
    kept = subprocess.run(
        [sys.executable, "-c", KEPT, told], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout

    assert least <= int(kept) <= most
