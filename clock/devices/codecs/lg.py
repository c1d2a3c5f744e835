"""LG's rows, as its owner's manuals lay them down.

https://manualsbrain.com/en/manuals/1505363/?page=38

`ka 01 01` and a carriage return switch the TV with number 1 on, 00 off, ff asks. It answers `a 01 OK01x`, or
NG in place of OK; some say nothing while they are off.
"""

import re

from clock.devices.codecs.rows import LONGEST_ROW
from clock.devices.codecs.television import Answer, Codec, Frames

ANSWERED = re.compile(rb"a [0-9a-f]{1,2} (OK|NG)([0-9a-f]{1,2})x", re.IGNORECASE)


def ask(number: int) -> bytes:
    """Return what asks a TV whether it is on."""
    return _row(number, 0xFF)


def switch(number: int, on: bool) -> Frames:
    """Return what switches a TV on or off."""
    return (_row(number, int(on)),)


def heard(came: bytes) -> tuple[tuple[Answer, ...], bytes]:
    """Return the answers in what has come, and what may be the beginning of another."""
    found = list(ANSWERED.finditer(came))
    rest = came[found[-1].end() :] if found else came
    return tuple(_answer(match[1], match[2]) for match in found), rest[-LONGEST_ROW:]


def _answer(word: bytes, value: bytes) -> Answer:
    if word.upper() == b"NG":
        return Answer.DECLINES
    return Answer.ON if int(value, 16) else Answer.OFF


def _row(number: int, value: int) -> bytes:
    return b"ka %02x %02x\r" % (number, value)


LG = Codec(ask, switch, heard)
