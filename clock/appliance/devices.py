"""The hardware of `run`: opened after the first picture, on a thread of its own."""

from collections.abc import Callable
from threading import Event
from time import sleep
from typing import Protocol

from clock.app import Outputs
from clock.appliance.working import Turning
from clock.files.config import SETTINGS_FILE, config_dir
from clock.moment import Time
from clock.press import Press, Release
from clock.settings import Settings, load_settings
from clock.settings.wiring import Wiring
from clock.troubles import Device, Trouble


class Devices(Outputs, Turning, Protocol):
    """What hangs on the box, as its thread sees it."""

    def up(self) -> tuple[Device, ...]:
        """Return the devices that are there."""
        ...

    def unknown(self) -> tuple[Device, ...]:
        """Return the devices of which nobody knows yet whether they are there."""
        ...

    def troubles(self) -> tuple[Trouble, ...]:
        """Return what is wrong."""
        ...


Finding = Callable[[Event], Devices]
"""Finds the devices; they set the event when a turn is due at once."""


def on_this_box(
    wiring: Wiring,
    time: Time,
    press: Callable[[Press | Release], None],
    tell: Callable[[tuple[Trouble, ...]], None],
) -> Finding:
    """Return what finds the devices on the pins and ports of this box."""

    def now_ms() -> int:
        return time.now().boot_ms

    def settle(us: int) -> None:
        sleep(us / 1_000_000)

    def found(rung: Event) -> Devices:
        # It imports gpiozero, which is slow on a small box: the first picture comes before that.
        from clock import devices  # noqa: PLC0415

        return devices.Devices(wiring, devices.this_box(now_ms, settle), press, tell, rung)

    return found


def host_settings() -> Settings:
    """Return the host's settings, the usual ones without a file. Raises BadFile."""
    file = config_dir() / SETTINGS_FILE
    return load_settings(file) if file.is_file() else Settings()


def host_wiring() -> Wiring:
    """Return what hangs on the box by the host's settings. Raises BadFile."""
    return host_settings().wiring
