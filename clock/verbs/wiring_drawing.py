"""The drawing of the wiring as an SVG: the header with its labels, the circuits, the keypad, the ports."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from clock.settings.header import GROUNDS, PLACES, SUPPLY_3V3, SUPPLY_5V
from clock.settings.wiring import Active, Wiring
from clock.verbs.wires import Part, Wire, cables

WIDTH, HEIGHT = 1180, 940

TOP, STEP = 96, 30
"""Of the header's first pins, and from one pair to the next."""

INNER, OUTER = 270, 300
"""Where the two rows of pins stand."""

LEFT, RIGHT = 640, 1000
"""Where a wire begins at its pin, and where it ends."""

COLOURS: Mapping[Part, str] = {
    Part.BUTTON: "#2f6fb3",
    Part.LAMP: "#d98a00",
    Part.BUZZER: "#7a4fa3",
    Part.ROW: "#2e8b57",
    Part.COLUMN: "#b03a5b",
}
GROUND, HOT, UNUSED, INK, PORT = "#222222", "#c0392b", "#c9c9c9", "#1d1d1d", "#1f7a8c"


def drawing(wired: Wiring, wires: Sequence[Wire]) -> str:
    """Return the drawing as the text of an SVG file."""
    shapes = [*_header(wires), *_circuits(wired), *_keypad(wired), *_ports(wired)]
    size, paper = f"0 0 {WIDTH} {HEIGHT}", f'width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" font-family="sans-serif">'
    return "\n".join([head, f"<rect {paper}/>", *shapes, "</svg>\n"])


def _header(wires: Sequence[Wire]) -> Iterator[str]:
    """Give the header as one sees it from above, with pin 1 at the top on the left."""
    used = {wire.place: wire for wire in wires}
    numbers = {place: pin for pin, place in PLACES.items()}
    yield _text(OUTER - 15, 40, "40-pin header, seen from above", "middle", bold=True)
    yield _text(OUTER - 15, 62, "the board's edge is on the right", "middle")
    yield _box(INNER - 20, TOP - 20, OUTER - INNER + 40, 19 * STEP + 40)
    for place in range(1, 41):
        x, y = (INNER if place % 2 else OUTER), TOP + (place - 1) // 2 * STEP
        wire = used.get(place)
        name, colour = _labelled(place, wire, numbers)
        yield f'<circle cx="{x}" cy="{y}" r="9" fill="{colour}"/>'
        yield _text(x, y + 4, str(place), "middle", size=10, colour="#ffffff")
        inner = place % 2 == 1
        yield _text(
            x + (-32 if inner else 32),
            y + 5,
            name,
            "end" if inner else "start",
            bold=wire is not None,
            colour=colour if wire is not None else INK if place in GROUNDS else "#8a8a8a",
        )


def _labelled(place: int, wire: Wire | None, numbers: Mapping[int, int]) -> tuple[str, str]:
    """Return what stands beside a place of the header, and its colour."""
    if wire is not None:
        pin = f"GPIO{wire.pin}"
        return "  ".join((wire.name, pin) if place % 2 else (pin, wire.name)), COLOURS[wire.part]
    if place in GROUNDS:
        return "ground", GROUND
    if place in SUPPLY_3V3 | SUPPLY_5V:
        return ("3.3 V" if place in SUPPLY_3V3 else "5 V, leave alone"), HOT
    return f"GPIO{numbers[place]}", UNUSED


def _circuits(wired: Wiring) -> Iterator[str]:
    """Give a button, a lamp and a buzzer with what lies between a pin and the other side."""
    buttons, lamps, buzzer = wired.buttons.pressed, wired.lamps.lit, wired.buzzer.sounds
    yield _text(LEFT, 40, "One of each, from its pin to the other side", bold=True)
    yield from _between(100, Part.BUTTON, "button", buttons is Active.LOW, _switch(100))
    yield from _between(170, Part.LAMP, "lamp", lamps is Active.HIGH, _resistor_and_lamp(170))
    yield from _between(240, Part.BUZZER, "buzzer", buzzer is Active.HIGH, _buzzer(240))


def _between(y: int, part: Part, name: str, grounded: bool, shapes: Iterator[str]) -> Iterator[str]:
    """Give a wire from a pin to its other side, with what lies between drawn over it."""
    colour = COLOURS[part]
    yield _text(LEFT, y - 22, name, bold=True, colour=colour)
    yield f'<circle cx="{LEFT + 8}" cy="{y}" r="7" fill="{colour}"/>'
    yield _line(LEFT + 15, y, RIGHT, y, colour)
    yield from shapes
    yield _text(RIGHT + 12, y + 5, "ground" if grounded else "3.3 V", bold=True)
    if grounded:
        for step, half in enumerate((10, 6, 2)):
            yield _line(RIGHT + 2 * step, y - half, RIGHT + 2 * step, y + half, INK)


def _switch(y: int) -> Iterator[str]:
    x = LEFT + 150
    yield _gap(x, y, 44)
    yield _line(x, y, x + 40, y - 16, INK)
    yield f'<circle cx="{x}" cy="{y}" r="4" fill="{INK}"/><circle cx="{x + 44}" cy="{y}" r="4" fill="{INK}"/>'


def _resistor_and_lamp(y: int) -> Iterator[str]:
    x = LEFT + 100
    yield _box(x, y - 9, 60, 18)
    yield _text(x + 30, y + 5, "330 Ω", "middle", size=13)
    lamp = x + 130
    yield f'<polygon points="{lamp - 12},{y - 12} {lamp - 12},{y + 12} {lamp + 10},{y}" fill="{INK}"/>'
    yield _line(lamp + 11, y - 12, lamp + 11, y + 12, INK)


def _buzzer(y: int) -> Iterator[str]:
    yield _box(LEFT + 145, y - 17, 54, 34)
    yield _text(LEFT + 172, y + 5, "beep", "middle", size=13)


def _keypad(wired: Wiring) -> Iterator[str]:
    """Give the keypad's keys between the wires of its rows and columns."""
    keypad = wired.keypad
    if not keypad.rows:
        return
    x, y, wide = LEFT + 130, 380, 76
    yield _text(LEFT, 318, "The keypad: a key joins its row and its column", bold=True)
    for number, pin in enumerate(keypad.columns):
        at = x + number * wide
        yield _line(at, y - 24, at, y + (len(keypad.rows) - 1) * 66 + 30, COLOURS[Part.COLUMN])
        yield _text(at, y - 32, f"GPIO{pin}", "middle", bold=True, colour=COLOURS[Part.COLUMN])
    for number, (pin, keys) in enumerate(zip(keypad.rows, keypad.keys, strict=True)):
        at = y + number * 66
        yield _line(x - 40, at, x + (len(keypad.columns) - 1) * wide + 30, at, COLOURS[Part.ROW])
        yield _text(x - 48, at + 5, f"GPIO{pin}", "end", bold=True, colour=COLOURS[Part.ROW])
        for column, key in enumerate(keys):
            yield f'<circle cx="{x + column * wide}" cy="{at}" r="19" fill="#ffffff" stroke="{INK}"/>'
            yield _text(x + column * wide, at + 6, key.value, "middle", size=18, bold=True)


def _ports(wired: Wiring) -> Iterator[str]:
    """Give what can be at the ports, each with its cable; what is not there is grey."""
    top, step, left, right = 790, 52, 300, 930
    yield _text(40, top - 38, "At the ports of the box, none of it required", bold=True)
    for number, cable in enumerate(cables(wired)):
        y = top + number * step
        colour = UNUSED if cable.port is None else PORT
        yield _box(40, y - 17, left - 40, 34)
        yield _text((40 + left) / 2, y + 5, cable.name, "middle", bold=True)
        yield _line(left, y, right, y, colour)
        yield _text((left + right) / 2, y - 8, cable.by, "middle", size=13)
        where = "not in clock.toml" if cable.port is None else shortened(cable.port, 44)
        yield _text((left + right) / 2, y + 19, where, "middle", size=13, colour=INK)
        yield _box(right, y - 17, 210, 34)
        yield _text(right + 105, y + 5, "Raspberry Pi", "middle")


def shortened(name: str, longest: int) -> str:
    """Return a name, without its middle if it is too long for its place."""
    half = longest // 2
    return name if len(name) <= longest else f"{name[:half]}…{name[-half:]}"


# Shapes


def _text(
    x: float,
    y: float,
    words: str,
    anchor: str = "start",
    *,
    size: int = 15,
    bold: bool = False,
    colour: str = INK,
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}" fill="{colour}"{weight}>'
        f"{escape(words)}</text>"
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}" stroke-width="3"/>'


def _box(x: float, y: float, width: float, height: float) -> str:
    size = f'width="{width}" height="{height}"'
    return f'<rect x="{x}" y="{y}" {size} rx="5" fill="#ffffff" stroke="{INK}" stroke-width="2"/>'


def _gap(x: float, y: float, width: float) -> str:
    return f'<rect x="{x}" y="{y - 4}" width="{width}" height="8" fill="#ffffff"/>'
