"""A box of keys and buttons with a microcontroller, which debounces them and says what goes down and up."""

from collections.abc import Callable

from clock.devices.attached import ToldPress, Unusable
from clock.devices.codecs.button_box import ASK, VERSION, Down, Held, Hello, Said, Up, said
from clock.devices.codecs.rows import rows
from clock.devices.contact import STUCK_MS
from clock.devices.ports.chatter import Chatter
from clock.devices.ports.line import Line
from clock.press import Control, Press, Release, Source
from clock.troubles import Chattering, Fault, NoAnswer, NotUnderstood, Stuck

HELLO_MS = 6000
"""How long a box may take to say hello: one whose port is opened may start anew before it does."""

SILENT_MS = 12000
"""How long a box may say nothing; at rest it says so every five seconds."""

MOST_NOISE = 4096
"""So many bytes without a row of a box are those of something else, and are not listened to any longer."""

ASK_MS = 1000
"""How often a box that has not said hello is asked to."""


class ButtonBox:
    """Turns what a button box says into presses. `port` names it in causes.

    What it says counts from its hello on. What is down at the first look is stuck, and so is what stays down
    for longer than anybody holds it; it counts as soon as it has been up. What goes down faster than fingers
    do is left out, too: a pin in the air would otherwise start and stop the clock as fast as it can.
    """

    def __init__(self, line: Line, port: str, press: ToldPress, now_ms: Callable[[], int]) -> None:
        self._line = line
        self._port = port
        self._press = press
        self._now_ms = now_ms
        self._begun = b""
        self._greeted = False
        self._looked = False
        self._noise = 0
        self._since_ms: dict[Control, int] = {}
        self._stuck: set[Control] = set()
        self._chatter = Chatter()
        self._heard_ms = now_ms()
        self._ask_ms = self._heard_ms

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Return the keys and buttons that are held down without end, or that chatter."""
        stuck = tuple(control for control in Control if control in self._stuck)
        chattering = self._chatter.left_out
        return (
            *((Stuck(stuck),) if stuck else ()),
            *((Chattering(chattering),) if chattering else ()),
        )

    @property
    def there(self) -> bool:
        """Return whether the box has said hello."""
        return self._greeted

    def turn(self, now_ms: int) -> int | None:
        """Hand on what the box has said; ask for its hello. Raises Unusable."""
        came = self._line.take()
        whole, self._begun = rows(self._begun + came)
        self._noise += len(came)
        for row in whole:
            what = said(row)
            if what is not None:
                self._heard_ms, self._noise = now_ms, 0
                self._hear(what, now_ms)
        self._leave_out_stuck(now_ms)
        self._chatter.look(now_ms)
        if now_ms >= self._lost_ms or self._noise > MOST_NOISE:
            raise Unusable((NotUnderstood if self._noise else NoAnswer)(self._port))
        if not self._greeted and self._line.is_open and now_ms >= self._ask_ms:
            self._line.send(ASK)
            self._ask_ms = now_ms + ASK_MS
        return self._due_ms()

    def close(self) -> None:
        """Let up what is down, and let go of the line."""
        for control in tuple(self._since_ms):
            self._up(control, self._now_ms())
        self._line.close()

    @property
    def _lost_ms(self) -> int:
        """When the box counts as lost, unless something of it is heard before."""
        return self._heard_ms + (SILENT_MS if self._greeted else HELLO_MS)

    def _due_ms(self) -> int:
        due = [self._lost_ms, *(since + STUCK_MS for since in self._since_ms.values())]
        if not self._greeted and self._line.is_open:
            due.append(self._ask_ms)
        if self._chatter.look_ms is not None:
            due.append(self._chatter.look_ms)
        return min(due)

    def _hear(self, what: Said, now_ms: int) -> None:
        match what:
            case Hello(version):
                if version != VERSION:
                    raise Unusable(NotUnderstood(self._port))
                self._greeted = True
            case _ if not self._greeted:
                pass
            case Held(controls):
                self._look(controls, now_ms)
            case Down(control):
                self._down(control, now_ms)
            case Up(control):
                self._up(control, now_ms)

    def _look(self, controls: frozenset[Control], now_ms: int) -> None:
        """Take all that is down now in place of what was lost on the way."""
        if not self._looked:
            self._looked = True
            self._stuck.update(controls - self._since_ms.keys())
        for control in (self._since_ms.keys() | self._stuck) - controls:
            self._up(control, now_ms)
        for control in controls:
            self._down(control, now_ms)

    def _down(self, control: Control, now_ms: int) -> None:
        if control in self._since_ms or control in self._stuck:
            return
        if self._chatter.goes_down(control, now_ms):
            self._since_ms[control] = now_ms
            self._press(Press(control, now_ms, Source.SERIAL))

    def _up(self, control: Control, now_ms: int) -> None:
        self._stuck.discard(control)
        if self._since_ms.pop(control, None) is not None:
            self._press(Release(control, now_ms, Source.SERIAL))

    def _leave_out_stuck(self, now_ms: int) -> None:
        for control, since_ms in tuple(self._since_ms.items()):
            if now_ms - since_ms >= STUCK_MS:
                self._up(control, now_ms)
                self._stuck.add(control)
