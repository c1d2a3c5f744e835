"""The hardware of `run`: opened after the first picture, on a thread of its own."""

from collections.abc import Callable
from functools import cache, partial
from threading import Event, Thread
from time import sleep
from typing import Protocol

from clock.app import Outputs
from clock.files.config import config_dir
from clock.moment import Time
from clock.press import Press, Release
from clock.settings import Wiring, load_settings
from clock.troubles import Device, Missing, NoPins, Trouble
from clock.verbs.check import SETTINGS_FILE


class Hands(Outputs, Protocol):
    """What hangs on the box, as its thread sees it."""

    def turn(self, now_ms: int) -> int | None:
        """Do all that is due, and return when more will be; None: not before it rings."""
        ...

    def up(self) -> tuple[Device, ...]:
        """Return the devices that are there."""
        ...

    def troubles(self) -> tuple[Trouble, ...]:
        """Return what is wrong."""
        ...

    def close(self) -> None:
        """Let go of everything."""
        ...


Finding = Callable[[Event], Hands]
"""Finds the hands; they set the event when a turn is due at once."""


class Working:
    """A thread that finds the hands and turns them until it is stopped; `found` is told them first.

    `failed` is told when the program itself fails there: the clock goes on, and the host must know. The hands
    are found on this thread, because importing their library takes a good part of a second on a small
    box: the clock's loop does not wait for it.
    """

    def __init__(
        self,
        finding: Finding,
        found: Callable[[Outputs], None],
        failed: Callable[[Exception], None],
        time: Time,
    ) -> None:
        self._finding = finding
        self._found = found
        self._failed = failed
        self._time = time
        self._rung = Event()
        self._stopping = False
        self._thread = Thread(target=self._work, name="hands", daemon=True)

    def start(self) -> None:
        """Begin to work."""
        self._thread.start()

    def stop(self) -> None:
        """Let go of everything, and return when that is done."""
        self._stopping = True
        self._rung.set()
        self._thread.join()

    def _work(self) -> None:
        try:
            self._turn_until_stopped()
        except Exception as error:
            self._failed(error)
            raise

    def _turn_until_stopped(self) -> None:
        hands = self._finding(self._rung)
        self._found(hands)
        try:
            while not self._stopping:
                self._rung.clear()
                due_ms = hands.turn(self._time.now().boot_ms)
                now_ms = self._time.now().boot_ms
                self._rung.wait(None if due_ms is None else max(0, due_ms - now_ms) / 1000)
        finally:
            hands.close()


def on_pins(
    wiring: Wiring,
    time: Time,
    press: Callable[[Press | Release], None],
    tell: Callable[[tuple[Trouble, ...]], None],
) -> Finding:
    """Return what finds the hands on the pins of this box."""

    def now_ms() -> int:
        return time.now().boot_ms

    def settle(us: int) -> None:
        sleep(us / 1_000_000)

    def found(rung: Event) -> Hands:
        # It imports gpiozero, which is slow on a small box: the first picture comes before that.
        from clock import devices  # noqa: PLC0415

        return devices.Hands(wiring, cache(partial(devices.pi_header, now_ms)), press, tell, rung, settle)

    return found


def host_wiring() -> Wiring:
    """Return what hangs on the pins by the host's settings, the usual wiring without any. Raises BadFile."""
    file = config_dir() / SETTINGS_FILE
    return load_settings(file).wiring if file.is_file() else Wiring()


def missed(troubles: tuple[Trouble, ...]) -> tuple[Trouble, ...]:
    """Return the troubles that a screen should show: a machine that has no pins at all lacks nothing."""
    return tuple(
        trouble
        for trouble in troubles
        if not (isinstance(trouble, Missing) and isinstance(trouble.cause, NoPins))
    )
