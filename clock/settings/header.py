"""What the pins of the 40-pin header are otherwise for, by their BCM number."""

from collections.abc import Mapping

LAST_PIN = 27

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
