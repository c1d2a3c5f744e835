"""The clock with a whole wall on mock pins: `python -m tests.bench.wired run …`, as `python -m clock run …`.

Only where the pins come from is another; what is done with them, and when, is the clock's own doing.
"""

from collections.abc import Callable
from time import monotonic_ns

from clock import devices
from clock.__main__ import main
from clock.values import replace
from tests.devices.matrix import MatrixFactory, Net


def on_mock_pins(
    this_box: Callable[[Callable[[], int], Callable[[int], None]], devices.Box],
) -> Callable[[Callable[[], int], Callable[[int], None]], devices.Box]:
    """Return the box that the clock runs on, with mock pins."""

    def mocked(now_ms: Callable[[], int], settle: Callable[[int], None]) -> devices.Box:
        header = devices.Header(MatrixFactory(Net(lambda: monotonic_ns() // 1000)), (), now_ms)
        return replace(this_box(now_ms, settle), header=lambda: header)

    return mocked


if __name__ == "__main__":
    vars(devices)["this_box"] = on_mock_pins(devices.this_box)
    main()
