"""The table of clock.toml with further keys of a keyboard; a presenter's remote pretends to be one."""

from collections.abc import Mapping

from clock.files.faults import did_you_mean, quoted
from clock.files.sheet import Sheet
from clock.press import Control, has_use
from clock.settings.key_names import KEY_NAMES

KEYBOARD = "keyboard"

MAY_HAVE_MORE = (
    *(Control.PAUSE, Control.SKIP, Control.PREVIOUS, Control.PLUS, Control.MINUS),
    *(Control.A, Control.B, Control.C, Control.D),
)

MOST_KEYS = 9

LETS_GO = "escape"
"""A key that everybody presses to get away from something, and that must therefore do nothing."""


def read_keys(sheet: Sheet) -> Mapping[str, Control]:
    """Return what the named keys stand for; faults are noted in the sheet."""
    keys: dict[str, Control] = {}
    for control in MAY_HAVE_MORE:
        for path, row in sheet.rows(control.value, MOST_KEYS, required=False):
            key = row.lower()
            if key in keys:
                sheet.fault(path, f"{quoted(key)} is also {keys[key].value}", "name each key once")
            elif has_use(key) or len(key) == 1:
                sheet.fault(
                    path, f"{quoted(key)} types or has a use already", 'name another, like "pagedown"'
                )
            elif key == LETS_GO:
                sheet.fault(path, f"{quoted(key)} must never do anything", 'name another, like "pagedown"')
            elif key not in KEY_NAMES:
                hint = did_you_mean(key, KEY_NAMES, 'write a name like "pagedown", "tab" or "f5"')
                sheet.fault(path, f"no key is called {quoted(key)}", hint)
            keys.setdefault(key, control)
    sheet.finish()
    return keys
