"""A button on a pin of its own."""

from collections import deque
from collections.abc import Callable
from contextlib import ExitStack

from clock.devices.attached import ToldPress
from clock.devices.contact import Change, Contact
from clock.devices.header import Header
from clock.devices.pins import Listening
from clock.press import Control, Press, Release, Source
from clock.settings.wiring import Active, ButtonWiring
from clock.troubles import Fault, Stuck


class Button:
    """Turns the edges of a pin into presses.

    Edges come on a thread of the library, which only puts them down and wakes whoever turns the button.
    """

    there = True

    def __init__(
        self,
        header: Header,
        pin: int,
        control: Control,
        wiring: ButtonWiring,
        press: ToldPress,
        wake: Callable[[], None],
    ) -> None:
        """Claim the pin; a button that is down already is stuck. Raises Unusable."""
        self._header = header
        self._control = control
        self._wiring = wiring
        self._press = press
        self._wake = wake
        self._edges: deque[tuple[bool, int]] = deque()
        self._pin = Listening(header, pin, wiring.pull)
        with ExitStack() as otherwise:
            otherwise.callback(self._pin.close)
            self._pin.watch(self._edge)
            self._contact = Contact(
                closed=self._is_closed(self._pin.high),
                now_ms=header.now_ms(),
                press_ms=wiring.press_ms,
                release_ms=wiring.release_ms,
            )
            otherwise.pop_all()

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Return that the button is held down without end, while it is."""
        return (Stuck((self._control,)),) if self._contact.stuck else ()

    def turn(self, now_ms: int) -> int | None:
        """Work off the edges, look at the pin if that is due, hand on what is certain. Raises Unusable."""
        while self._edges:
            closed, at_ms = self._edges.popleft()
            self._hand_on(self._contact.edge(closed=closed, at_ms=at_ms))
        look_ms = self._contact.look_ms
        if look_ms is not None and look_ms <= now_ms:
            closed = self._is_closed(self._pin.high)
            self._hand_on(self._contact.look(closed=closed, now_ms=now_ms))
        return self._contact.look_ms

    def close(self) -> None:
        """Let up the button, if it is down, and let go of the pin: a hold ends with its button."""
        if self._contact.down:
            self._hand_on(Change(down=False, at_ms=self._header.now_ms()))
        self._pin.close()

    def _edge(self, high: bool, at_ms: int) -> None:
        self._edges.append((self._is_closed(high), at_ms))
        self._wake()

    def _is_closed(self, high: bool) -> bool:
        return high == (self._wiring.pressed is Active.HIGH)

    def _hand_on(self, change: Change | None) -> None:
        if change is not None:
            kind = Press if change.down else Release
            self._press(kind(self._control, change.at_ms, Source.BUTTONS))
