"""A clock.toml in which any key of what hangs on the box has any value: sentences, and nothing else."""

import pytest

from clock.settings import read_settings

TABLES = {
    "pins": ("pause", "skip", "pause_lamp", "skip_lamp", "buzzer", "rows", "columns"),
    "buttons": ("pull", "pressed", "press_ms", "release_ms"),
    "lamps": ("lit",),
    "buzzer": ("kind", "sounds"),
    "keypad": ("size", "keys", "press_ms", "deaf_ms", "release_ms", "settle_us"),
    "button_box": ("port", "baud"),
    "repeater": ("port", "figures", "baud"),
    "tv": ("speaks", "port", "number", "baud", "off_after"),
    "keyboard": ("pause", "skip", "B"),
}

NEEDED = {
    "button_box": {"port": '"/dev/serial/by-id/usb-x"'},
    "repeater": {"port": '"/dev/serial/by-id/usb-x"'},
    "tv": {"speaks": '"lg"', "port": '"/dev/serial/by-id/usb-x"'},
}
"""What a table cannot do without, as long as it is not the key that is tried."""

VALUES = (
    *("0", "1", "17", "27", "28", "-1", "9600", "17.0", "9600.0", "0.5", "1e400", "99999999999999999999"),
    *("nan", "-inf", "true", "false", "1979-05-27", "07:32:00", "1979-05-27T07:32:00Z"),
    *('""', '" "', '"none"', '"up"', '"low"', '"4x3"', '"cec"', '"17"', '"GPIO17"', '"BOARD11"', '"5 min"'),
    *('"/dev/"', '"/dev/null"', '"/dev/../etc/passwd"', '"usb:0403:6001"', '"usb:04036001"', '"COM3"'),
    *('"a\\u0000b"', '"a\\nb"', '"\\uff11\\uff17"', '"\\U0001F0A1"', f'"{"x" * 5000}"'),
    *("[]", "[17]", "[17, 17]", "[5, 6, 13, 19]", "[1, 2.0, 3, 4]", '["1 2 3 A"]', "[[1], [2]]", "[{}]"),
    *('["", "", "", ""]', '["pagedown"]', f"[{', '.join(map(str, range(200)))}]", "{}", "{ pin = 17 }"),
)


@pytest.mark.parametrize(("table", "key"), [(table, key) for table, keys in TABLES.items() for key in keys])
def test_any_value_anywhere(table: str, key: str) -> None:
    """It is taken, or refused in a line that names the place; and what is refused is not used."""
    for value in VALUES:
        rest = {name: usual for name, usual in NEEDED.get(table, {}).items() if name != key}
        lines = (f"{name} = {given}" for name, given in {key: value, **rest}.items())
        settings, faults = read_settings("\n".join((f"[{table}]", *lines)), "clock.toml")

        assert (settings is None) == any(not fault.warning for fault in faults)
        for fault in faults:
            assert len(str(fault).splitlines()) == 1, fault
            assert len(str(fault)) < 400, fault
            assert fault.wrong, fault
            assert fault.right, fault
