"""What works beside the loop of `run`, each on a thread: devices, sound, the vitals of the box, backups."""

from collections.abc import Mapping
from pathlib import Path

from clock.app import App
from clock.appliance.backing_up import BackingUp, kept_at_work
from clock.appliance.box import free_mib, voltage_is_low
from clock.appliance.devices import Devices, on_this_box
from clock.appliance.log import log, log_troubles
from clock.appliance.sound import sound_at_work
from clock.appliance.vitals import Vitals, vitals_at_work
from clock.appliance.working import Beside, Working
from clock.moment import Time
from clock.settings import Settings
from clock.troubles import Device, Missing, PinFails, Trouble

DEVICES = "devices"

AGAIN_S = 30
"""After how long the devices are opened anew where the program itself failed: a night needs its buttons."""

WATCHED = frozenset({DEVICES, "sound"})
"""What may never be stuck; the others may take as long as a stick or a disk takes."""


def work_beside(
    app: App, settings: Settings, time: Time, data: Path, backups: BackingUp, *, pins: bool
) -> Mapping[str, Beside]:
    """Return what works beside the loop from now on, by name; `pins` says whether the hardware is used."""
    devices = _devices(app, settings, time) if pins else None
    sound = sound_at_work(app, settings, time)
    threads = {
        DEVICES: devices,
        "sound": sound,
        "vitals": _vitals(app, data, time),
        "backups": kept_at_work(backups, time),
    }
    return {name: thread for name, thread in threads.items() if thread is not None}


def _vitals(app: App, data: Path, time: Time) -> Working[Vitals]:
    """Return the vitals of the box at work; what is wrong with them is told on the screen and on stderr."""

    def tell(troubles: tuple[Trouble, ...]) -> None:
        log_troubles(troubles)
        app.warn(troubles, part="box")

    def failed(error: Exception) -> None:
        log(f"The box is not looked after any more: {error!r}.")

    return vitals_at_work(Vitals(voltage_is_low, lambda: free_mib(data), tell), failed, time)


def _devices(app: App, settings: Settings, time: Time) -> Working[Devices]:
    """Return the hardware at work; what is wrong with it is told on the screen and on stderr."""

    def tell(troubles: tuple[Trouble, ...]) -> None:
        log_troubles(troubles)
        app.warn(troubles)

    def failed(error: Exception) -> None:
        app.warn((Missing(tuple(Device), PinFails(None, repr(error)), lost=True),))

    finding = on_this_box(settings.wiring, time, app.press, tell)
    devices = Working(finding, app.take_up, failed, time, name=DEVICES, again_s=AGAIN_S)
    devices.start()
    return devices
