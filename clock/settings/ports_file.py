"""The tables of clock.toml about serial lines and the TV, and what can be wrong with them."""

import re
from collections.abc import Mapping

from clock.files.amounts import Wrong, kind
from clock.files.faults import quoted
from clock.files.sheet import Sheet
from clock.settings.header import FREE
from clock.settings.ports import (
    BUTTON_BOX,
    BY_ID,
    REPEATER,
    TELEVISION,
    ButtonBoxWiring,
    Port,
    PortWiring,
    RepeaterWiring,
    TelevisionWiring,
    Tongue,
    Usb,
)
from clock.tournament.structure import HOUR, MINUTE

BAUDS = (1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200)

NUMBERS: Mapping[Tongue, tuple[int, int]] = {
    Tongue.SAMSUNG: (0, 0xFD),
    Tongue.LG: (1, 99),
    Tongue.SHARP: (1, 1),
}
"""Lowest and highest number of a TV. Beyond them is what means all TVs at once, which none answers."""

HEADER_PORTS = {"/dev/serial0", "/dev/ttyAMA0", "/dev/ttyS0"}
ON_THE_HEADER = {14, 15}
"""The serial port of the Pi itself, by its names, and its pins."""

USUAL_CEC = "/dev/cec0"

CHANGES = re.compile(r"/dev/tty(USB|ACM)\d+")
"""Names that another device may have tomorrow."""

USB = re.compile(r"usb:([0-9a-fA-F]{4}):([0-9a-fA-F]{4})(?::([\w.-]+))?")

FILE = re.compile(r"/dev/(?!.*\.\.)[^\s\0]*[^\s/\0]")
LONGEST_FILE = 200

RIGHT = f'write "{BY_ID}…" as `ls {BY_ID}` has it, or "usb:VENDOR:PRODUCT" with the numbers of `lsusb`'

UNKNOWN = Port("")
"""Stands in for a port that cannot be read."""


def read_ports(top: Sheet, pins: Mapping[int, str]) -> PortWiring:
    """Return what is at the ports; faults are noted in the sheet. `pins` are in use, each with its key."""
    wired = PortWiring(_button_box(top), _repeater(top), _television(top))
    _check(top, dict(wired.used()), pins)
    return wired


def _button_box(top: Sheet) -> ButtonBoxWiring | None:
    """Return the button box, None where there is none; faults are noted in the sheet."""
    if not top.has(BUTTON_BOX):
        return None
    sheet = top.sheet(BUTTON_BOX)
    box = ButtonBoxWiring(_port(sheet), _baud(sheet, ButtonBoxWiring(UNKNOWN).baud))
    sheet.finish()
    return box


def _repeater(top: Sheet) -> RepeaterWiring | None:
    """Return the display in the second room, None where there is none; faults are noted in the sheet."""
    if not top.has(REPEATER):
        return None
    sheet, usual = top.sheet(REPEATER), RepeaterWiring(UNKNOWN)
    repeater = RepeaterWiring(_port(sheet), sheet.word("figures", usual.figures), _baud(sheet, usual.baud))
    sheet.finish()
    return repeater


def _television(top: Sheet) -> TelevisionWiring | None:
    """Return the TV, None where it is left alone; faults are noted in the sheet."""
    if not top.has(TELEVISION):
        return None
    sheet = top.sheet(TELEVISION)
    tongue = sheet.one_of("speaks", {each.value: each for each in Tongue})
    usual = TelevisionWiring(tongue, UNKNOWN)
    if tongue is Tongue.CEC:
        port, number, baud = _cec(sheet), usual.number, usual.baud
    else:
        port, baud = _port(sheet), _baud(sheet, usual.baud)
        number = sheet.whole("number", *NUMBERS[tongue], usual.number)
    off_after_ms = sheet.span("off_after", 12 * HOUR, usual.off_after_ms, least=MINUTE)
    sheet.finish()
    return TelevisionWiring(tongue, port, number, baud, off_after_ms)


def _check(top: Sheet, ports: Mapping[str, Port], pins: Mapping[int, str]) -> None:
    """Note two devices on one port, and pins that a port needs."""
    used: dict[Port, str] = {}
    for table, port in ports.items():
        key = f"{table}.port"
        if port == UNKNOWN:
            continue
        if port in used:
            top.fault(key, f"{port} is also that of {used[port]}", "give each a port of its own")
        used.setdefault(port, table)
        taken = ON_THE_HEADER & pins.keys() if port.at in HEADER_PORTS else ()
        for pin in taken:
            top.fault(key, f"{port} needs pin {pin}, which is {pins[pin]}", f"choose one of {FREE} for that")


def port_of(value: object) -> Port:
    """Return the port of a text: a file below /dev, or the numbers of a USB device. Raises Wrong."""
    if not isinstance(value, str):
        raise Wrong(f"{kind(value)} is no port", RIGHT)
    usb = USB.fullmatch(value)
    if usb is not None:
        return Port(Usb(int(usb[1], 16), int(usb[2], 16), usb[3] or ""))
    if not FILE.fullmatch(value) or len(value) > LONGEST_FILE:
        raise Wrong(f"{quoted(value)} is no port", RIGHT)
    return Port(value)


def _port(sheet: Sheet) -> Port:
    port = sheet.needed("port", port_of, UNKNOWN)
    if isinstance(port.at, str) and CHANGES.fullmatch(port.at):
        sheet.warn("port", f"{port} may be another device tomorrow", RIGHT)
    return port


def _cec(sheet: Sheet) -> Port:
    """Return the HDMI port of the box whose wire is used."""

    def read(value: object) -> Port:
        if not isinstance(value, str) or not re.fullmatch(r"/dev/cec\d", value):
            named = quoted(value) if isinstance(value, str) else kind(value)
            raise Wrong(f"{named} is no HDMI port", f'write "{USUAL_CEC}", or "/dev/cec1" for the second one')
        return Port(value)

    return sheet.read("port", read, Port(USUAL_CEC))


def _baud(sheet: Sheet, usual: int) -> int:
    def read(value: object) -> int:
        if not isinstance(value, int) or value not in BAUDS:
            named = value if type(value) is int else kind(value)
            right = f"write one of {', '.join(str(baud) for baud in BAUDS)}, without quotes or a point"
            raise Wrong(f"{named} is no usual speed", right)
        return value

    return sheet.read("baud", read, usual)
