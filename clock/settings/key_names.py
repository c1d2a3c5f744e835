"""The names of the keys that a keyboard, a pad or a remote may send, as the screen's library gives them.

They are in small letters. What types one character has that for a name, and is not among them.
"""

_ONE_WORD = """
again alterase app1 app2 application audiofastforward audiomute audionext audioplay audioprev audiorewind
audiostop backspace brightnessdown brightnessup calculator call cancel capslock clear computer copy crsel
currencysubunit currencyunit cut decimalseparator delete displayswitch down eject end endcall escape execute
exsel find help home insert kbdillumdown kbdillumtoggle kbdillumup left mail mediaselect menu modeswitch mute
numlock oper out pagedown pageup paste pause power printscreen prior return right scrolllock select separator
sleep softleft softright space stop sysreq tab thousandsseparator undo up volumedown volumeup www
"""

_OF_A_BROWSER = "back bookmarks forward home refresh search stop"

_OF_A_KEYPAD = """
0 1 2 3 4 5 6 7 8 9 00 000 + - * / . , = ! # % & && ( ) +/- : < > @ ^ { | || } a b c d e f
backspace binary clear clearentry decimal enter hexadecimal memadd memclear memdivide memmultiply memrecall
memstore memsubtract octal space tab xor
"""

KEY_NAMES = frozenset(
    (
        *_ONE_WORD.split(),
        *(f"f{number}" for number in range(1, 25)),
        *(f"ac {key}" for key in _OF_A_BROWSER.split()),
        *(f"keypad {key}" for key in _OF_A_KEYPAD.split()),
        *(f"{side} {key}" for side in ("left", "right") for key in ("alt", "ctrl", "gui", "shift")),
        "clear / again",
        "keypad = (as400)",
    )
)
