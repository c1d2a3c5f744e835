"""How well a colour is told from its ground, for the tests of what must be read from afar."""

from clock.display.theme import Colour, Ink


def contrast(ink: Ink) -> float:
    """Return the contrast of a colour on its ground, 1 to 21, as accessibility guides reckon it."""
    lighter, darker = sorted((_luminance(ink.colour), _luminance(ink.ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(of: Colour) -> float:
    red, green, blue = (_linear(channel / 255) for channel in of)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
