"""Samsung's MDC, as the manuals of its displays lay it down.

https://www.easymanua.ls/samsung/md40b/manual?p=42

A frame is AA, a command, the number of the display, a count, so many bytes, and the low byte of the sum of
all but the AA. The answer is a frame of command FF, whose bytes are A or N, the command answered, and a
value.
"""

from clock.devices.codecs.television import Answer, Codec, Frames

HEAD, POWER, ANSWERED = 0xAA, 0x11, 0xFF
TAKEN = ord("A")

SHORTEST = 5
"""A frame without any bytes of its own."""


def frame(command: int, number: int, data: bytes = b"") -> bytes:
    """Return a frame."""
    body = bytes((command, number, len(data), *data))
    return bytes((HEAD, *body, sum(body) & 0xFF))


def ask(number: int) -> bytes:
    """Return what asks a display whether it is on."""
    return frame(POWER, number)


def switch(number: int, on: bool) -> Frames:
    """Return what switches a display on or off."""
    return (frame(POWER, number, bytes((on,))),)


def heard(came: bytes) -> tuple[tuple[Answer, ...], bytes]:
    """Return the answers in what has come, and the beginning of another; what is no frame is passed over."""
    answers: list[Answer] = []
    while (at := came.find(HEAD)) >= 0:
        came = came[at:]
        if len(came) < 4:
            return tuple(answers), came
        end = came[3] + SHORTEST
        if len(came) < end:
            return tuple(answers), came
        data, total = came[4 : end - 1], came[end - 1]
        if sum(came[1 : end - 1]) & 0xFF != total:
            came = came[1:]
            continue
        if came[1] == ANSWERED and len(data) == 3 and data[1] == POWER:
            answers.append(_answer(data))
        came = came[end:]
    return tuple(answers), b""


def _answer(data: bytes) -> Answer:
    if data[0] != TAKEN:
        return Answer.DECLINES
    return Answer.ON if data[2] else Answer.OFF


SAMSUNG = Codec(ask, switch, heard)
