"""The tables of clock.toml that say what hangs on the box, and what can be wrong with its pins."""

from clock.files.amounts import Wrong, whole
from clock.files.faults import quoted
from clock.files.sheet import Sheet
from clock.press import Control
from clock.settings.header import FIXED_PULL_UPS, FREE, LAST_PIN, OTHER_USES, PULLED_UP_AT_START
from clock.settings.ports import PORT_TABLES
from clock.settings.ports_file import read_ports
from clock.settings.wiring import (
    KEYS,
    Active,
    ButtonWiring,
    BuzzerWiring,
    KeyMap,
    Keypad,
    KeypadWiring,
    LampWiring,
    Pull,
    Wiring,
)
from clock.values import replace

PIN_TABLES = ("pins", "buttons", "lamps", "buzzer", "keypad")
WIRING_TABLES = (*PIN_TABLES, *PORT_TABLES)

LONGEST_PRESS_MS = 100
LONGEST_RELEASE_MS = 250
LONGEST_SETTLE_US = 1000

NO_PIN = "none"


def read_wiring(top: Sheet) -> tuple[Keypad, Wiring]:
    """Return which keypad there is and how everything is wired; faults are noted in the sheet."""
    pins, buttons, lamps, buzzer, keypad = (top.sheet(table) for table in PIN_TABLES)
    size = keypad.word("size", Keypad.WITH_LETTERS)
    wiring = Wiring(
        _buttons(buttons, pins),
        _lamps(lamps, pins),
        _buzzer(buzzer, pins),
        _keypad(keypad, pins, size),
    )
    for sheet in (pins, buttons, lamps, buzzer, keypad):
        sheet.finish()
    if pins.clean:
        _check_pins(wiring, pins)
    ports = read_ports(top, {pin: key for key, pin in wiring.pins()})
    return size, replace(wiring, ports=ports)


def _buttons(sheet: Sheet, pins: Sheet) -> ButtonWiring:
    usual = ButtonWiring()
    pull = sheet.word("pull", usual.pull)
    closes = Active.HIGH if pull is Pull.DOWN else Active.LOW
    pressed = sheet.word("pressed", closes)
    if pull is not Pull.NONE and pressed is not closes:
        sheet.fault(
            "pressed",
            f'a button that is pulled {pull.value} is "{pressed.value}" while nobody presses it',
            f'write "{closes.value}", or pull = "none" with a resistor of your own',
        )
    return ButtonWiring(
        pause=_pin(pins, "pause", usual.pause),
        skip=_pin(pins, "skip", usual.skip),
        pull=pull,
        pressed=pressed,
        press_ms=sheet.whole("press_ms", 5, LONGEST_PRESS_MS, usual.press_ms),
        release_ms=sheet.whole("release_ms", 5, LONGEST_RELEASE_MS, usual.release_ms),
    )


def _lamps(sheet: Sheet, pins: Sheet) -> LampWiring:
    usual = LampWiring()
    return LampWiring(
        pause=_pin(pins, "pause_lamp", usual.pause),
        skip=_pin(pins, "skip_lamp", usual.skip),
        lit=sheet.word("lit", usual.lit),
    )


def _buzzer(sheet: Sheet, pins: Sheet) -> BuzzerWiring:
    usual = BuzzerWiring()
    return BuzzerWiring(
        pin=_pin(pins, "buzzer", usual.pin),
        kind=sheet.word("kind", usual.kind),
        sounds=sheet.word("sounds", usual.sounds),
    )


def _keypad(sheet: Sheet, pins: Sheet, size: Keypad) -> KeypadWiring:
    usual = KeypadWiring()
    wide = len(usual.columns) if size is Keypad.WITH_LETTERS else len(usual.columns) - 1
    return KeypadWiring(
        rows=_pins(pins, "rows", usual.rows),
        columns=_pins(pins, "columns", usual.columns[:wide]),
        keys=_keys(sheet, tuple(row[:wide] for row in KEYS)),
        press_ms=sheet.whole("press_ms", 5, LONGEST_PRESS_MS, usual.press_ms),
        deaf_ms=sheet.whole("deaf_ms", 0, LONGEST_RELEASE_MS, usual.deaf_ms),
        release_ms=sheet.whole("release_ms", 5, LONGEST_RELEASE_MS, usual.release_ms),
        settle_us=sheet.whole("settle_us", 0, LONGEST_SETTLE_US, usual.settle_us),
    )


def _pin(pins: Sheet, key: str, usual: int | None) -> int | None:
    """Return the pin under a key, None where the file says that there is none."""

    def read(value: object) -> int | None:
        if value == NO_PIN:
            return None
        try:
            return whole(value, 0, LAST_PIN)
        except Wrong as error:
            right = f'{error.right}: 17 is GPIO17, pin 11 of the header; or "{NO_PIN}"'
            raise Wrong(error.wrong, right) from error

    return pins.read(key, read, usual)


def _pins(pins: Sheet, key: str, usual: tuple[int, ...]) -> tuple[int, ...]:
    """Return the pins under a key, as many as usual, or none for a box without a keypad."""
    if not pins.has(key):
        return usual
    found = pins.wholes(key, 0, LAST_PIN)
    if len(found) not in {0, len(usual)}:
        pins.fault(key, f"has {len(found)} pins", f"write {len(usual)} of them, or [] without a keypad")
    return found


def _keys(sheet: Sheet, usual: KeyMap) -> KeyMap:
    """Return what is printed on the keys, row by row: every key of such a keypad once."""
    if not sheet.has("keys"):
        return usual
    rows = [(path, text.replace(" ", "")) for path, text in sheet.rows("keys", len(usual))]
    wanted = {control.value for row in usual for control in row}
    found: list[str] = []
    for path, row in rows:
        for key in row:
            if key not in wanted or key in found:
                wrong = f"{quoted(key)} {'stands twice' if key in found else 'is no key of it'}"
                sheet.fault(path, wrong, f"let {''.join(sorted(wanted))} stand once each")
                return usual
            found.append(key)
    if [len(row) for _, row in rows] != [len(row) for row in usual]:
        shown = ", ".join(f'"{" ".join(control.value for control in row)}"' for row in usual)
        sheet.fault("keys", "do not form the rows of such a keypad", f"write them like [{shown}]")
        return usual
    return tuple(tuple(Control(key) for key in row) for _, row in rows)


def _check_pins(wiring: Wiring, pins: Sheet) -> None:
    """Note pins that are used twice, that are for something else, or that cannot do what they are to do."""
    if bool(wiring.keypad.rows) != bool(wiring.keypad.columns):
        pins.fault("rows", "there are rows or columns alone", "write both, or both as [] without a keypad")
    used: dict[int, str] = {}
    # What the file says comes after the usual pins, so that a fault is told of what somebody wrote.
    for key, pin in sorted(wiring.pins(), key=lambda each: _is_written(pins, each[0])):
        if pin in used:
            usual = "" if _is_written(pins, used[pin]) else " where the file does not say otherwise"
            pins.fault(key, f"pin {pin} is also {used[pin]}{usual}", "give each a pin of its own")
        elif pin in OTHER_USES:
            pins.warn(key, f"pin {pin} is {OTHER_USES[pin]}", f"choose one of {FREE} if that is ever used")
        used.setdefault(pin, key)
    _check_pulls(wiring, pins)
    _check_start(wiring, pins)


def _is_written(pins: Sheet, key: str) -> bool:
    """Return whether the file states a pin, or the list that has it."""
    return pins.has(key.partition(" ")[0])


def _check_pulls(wiring: Wiring, pins: Sheet) -> None:
    buttons = wiring.buttons
    for key, pin in (("pause", buttons.pause), ("skip", buttons.skip)):
        if pin in FIXED_PULL_UPS and buttons.pull is not Pull.UP:
            pins.fault(
                key,
                f"pin {pin} is pulled up on the board, and the buttons are not",
                f"choose one of {FREE}",
            )


def _check_start(wiring: Wiring, pins: Sheet) -> None:
    """Note what shines or sounds while the box starts, before anybody tells the pin otherwise."""
    lit, sounds = wiring.lamps.lit, wiring.buzzer.sounds
    for key, pin, active in (
        ("pause_lamp", wiring.lamps.pause, lit),
        ("skip_lamp", wiring.lamps.skip, lit),
        ("buzzer", wiring.buzzer.pin, sounds),
    ):
        if pin is not None and (pin in PULLED_UP_AT_START) == (active is Active.HIGH):
            pins.warn(
                key,
                f"pin {pin} is {active.value} while the box starts, so that it is on",
                f"choose one {'from 9 on' if active is Active.HIGH else 'below 9'} if that disturbs",
            )
