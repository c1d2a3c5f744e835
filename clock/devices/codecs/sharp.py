"""Sharp's rows, as its service manuals lay them down.

https://servicemanuals.us/sharp/tv/lc-32le430e-sm2.html

Four letters, four places filled up with blanks, and a carriage return. POWR switches; a TV can be switched on
only if RSPW has allowed it before, so it is allowed whenever it is on. It answers OK or ERR, a question with
0 or 1, and monitors may say WAIT first (https://www.manualslib.com/manual/151717/Sharp-Pn-T321.html?page=25).
"""

from clock.devices.codecs.rows import rows
from clock.devices.codecs.television import Answer, Codec, Frames

ALLOW_ON = b"RSPW1   \r"

ANSWERS = {
    b"OK": Answer.DOES,
    b"ERR": Answer.DECLINES,
    b"LOCKED": Answer.DECLINES,
    b"WAIT": Answer.WAIT,
    b"0": Answer.OFF,
    b"1": Answer.ON,
}


def ask(_: int) -> bytes:
    """Return what asks a TV whether it is on."""
    return b"POWR????\r"


def switch(_: int, on: bool) -> Frames:
    """Return what switches a TV on, and lets it be switched on the next time; or off."""
    return (b"POWR1   \r", ALLOW_ON) if on else (b"POWR0   \r",)


def heard(came: bytes) -> tuple[tuple[Answer, ...], bytes]:
    """Return the answers in what has come, and the beginning of another."""
    whole, rest = rows(came)
    return tuple(ANSWERS[row.strip()] for row in whole if row.strip() in ANSWERS), rest


SHARP = Codec(ask, switch, heard)
