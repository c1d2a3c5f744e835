"""A TV on a serial line: switched on for the night, and off after it."""

from collections.abc import Callable, Mapping

from clock.devices.attached import Unusable
from clock.devices.codecs.lg import LG
from clock.devices.codecs.samsung import SAMSUNG
from clock.devices.codecs.sharp import SHARP
from clock.devices.codecs.television import Answer, Codec
from clock.devices.ports.line import Line
from clock.settings.ports import TelevisionWiring, Tongue
from clock.troubles import Declined, Fault, NoAnswer

CODECS: Mapping[Tongue, Codec] = {Tongue.SAMSUNG: SAMSUNG, Tongue.LG: LG, Tongue.SHARP: SHARP}

ANSWER_MS = 2000
"""How long a TV may take to answer; asked `TRIES` times, one that stays silent is taken not to listen."""

WAIT_MS = 10_000
"""How long it may take once it has asked for patience."""

TRIES = 3

NOT_YET: Mapping[bool | None, Answer] = {True: Answer.OFF, False: Answer.ON}
"""An answer to what was said before; what is wanted is answered by itself."""


class Television:
    """Makes a TV be what `is_to` returns, on or off, and asks one that is to stay as it is how it is.

    A TV that is off may say nothing: silence is as good as an answer to whoever wants it off.
    """

    faults: tuple[Fault, ...] = ()

    def __init__(self, line: Line, wiring: TelevisionWiring, is_to: Callable[[], bool | None]) -> None:
        self._line = line
        self._wiring = wiring
        self._codec = CODECS[wiring.tongue]
        self._is_to = is_to
        self._came = b""
        self._wants: bool | None = None
        self._to_send: list[bytes] = []
        self._tries = 0
        self._until_ms: int | None = None
        self._answered = False
        self._begun = False
        self._first = True

    @property
    def there(self) -> bool:
        """Return whether the TV has answered, or has been switched off without a word."""
        return self._answered

    def turn(self, now_ms: int) -> int | None:
        """Say what is to be said, and hear the answer. Raises Unusable."""
        answers, self._came = self._codec.heard(self._came + self._line.take())
        if not self._line.is_open:
            return None
        wants = self._is_to()
        if not self._begun or (wants is not None and wants is not self._wants):
            self._begin(wants, now_ms)
        else:
            for answer in answers:
                self._hear(answer, now_ms)
            if self._until_ms is not None and now_ms >= self._until_ms:
                self._missed(now_ms)
        return self._until_ms

    def close(self) -> None:
        """Let go of the line; the TV stays as it is."""
        self._line.close()

    def _begin(self, wants: bool | None, now_ms: int) -> None:
        self._begun, self._wants = True, wants
        number = self._wiring.number
        ask = [self._codec.ask(number)]
        self._to_send = ask if wants is None else list(self._codec.switch(number, wants))
        self._tries, self._first = 0, True
        self._say(now_ms)

    def _say(self, now_ms: int) -> None:
        """Send what is first to be sent, and wait for its answer."""
        self._came = b""
        self._tries += 1
        self._line.send(self._to_send[0])
        self._until_ms = now_ms + ANSWER_MS

    def _hear(self, answer: Answer, now_ms: int) -> None:
        if self._until_ms is None:
            return
        if answer is Answer.WAIT:
            self._until_ms = now_ms + WAIT_MS
        elif answer is Answer.DECLINES and self._first:
            raise Unusable(Declined(str(self._wiring.port)))
        elif not (self._first and answer is NOT_YET.get(self._wants)):
            self._next(now_ms)

    def _missed(self, now_ms: int) -> None:
        """Try again what was not answered, a few times."""
        if self._tries < TRIES:
            self._say(now_ms)
        elif self._wants is False or not self._first:
            self._next(now_ms)
        else:
            raise Unusable(NoAnswer(str(self._wiring.port)))

    def _next(self, now_ms: int) -> None:
        """Go on to what comes after what was answered, or rest."""
        self._answered = True
        self._to_send.pop(0)
        self._tries, self._first = 0, False
        self._until_ms = None
        if self._to_send:
            self._say(now_ms)
