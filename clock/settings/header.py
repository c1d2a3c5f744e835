"""The 40-pin header: where its pins stand, and what they are otherwise for, by their GPIO number."""

from collections.abc import Mapping

LAST_PIN = 27

_ROWS = (
    *((None, None), (2, None), (3, None), (4, 14), (None, 15), (17, 18), (27, None), (22, 23), (None, 24)),
    *((10, None), (9, 25), (11, 8), (None, 7), (0, 1), (5, None), (6, 12), (13, None), (19, 16), (26, 20)),
    (None, 21),
)
"""The pins as they stand on the header, the inner one of each pair first; None is ground or a supply."""

PLACES: Mapping[int, int] = {
    pin: 2 * row + side + 1
    for row, pair in enumerate(_ROWS)
    for side, pin in enumerate(pair)
    if pin is not None
}
"""The place of each pin on the header: odd places in the inner row, even ones at the edge of the board."""

GROUNDS = frozenset({6, 9, 14, 20, 25, 30, 34, 39})
SUPPLY_3V3 = frozenset({1, 17})
SUPPLY_5V = frozenset({2, 4})

OTHER_USES: Mapping[int, str] = {
    **dict.fromkeys((0, 1), "for the memory of a HAT"),
    **dict.fromkeys((2, 3), "for I2C, with a fixed pull-up"),
    **dict.fromkeys((7, 8, 9, 10, 11), "for SPI"),
    **dict.fromkeys((14, 15), "for the serial port"),
}
"""What takes a pin away as soon as it is switched on in the box's config.txt, or by a HAT on top."""

FIXED_PULL_UPS = frozenset({2, 3})
"""Pins with a resistor to 3.3 V on the board, which no setting can take away."""

PULLED_UP_AT_START = range(9)
"""Pins that are high while the box starts; the others are low."""

FREE = "4, 5, 6, 12, 13 or 16 to 27"
"""The pins that nothing else uses, as a fault tells them."""
