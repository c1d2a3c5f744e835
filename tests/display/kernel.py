"""The kernel of a box, for the tests of the display: what it shows of televisions, and what it tells."""

from pathlib import Path

MOVED = b"change@/devices/platform/gpu/drm/card1\0ACTION=change\0SUBSYSTEM=drm\0HOTPLUG=1\0SEQNUM=2121\0"
A_KEYBOARD = b"add@/devices/usb1/input/input3\0ACTION=add\0SUBSYSTEM=input\0SEQNUM=2122\0"


def connector(drm: Path, name: str, status: str, modes: str) -> None:
    """Make a connector as the kernel shows it."""
    folder = drm / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "status").write_text(f"{status}\n")
    (folder / "modes").write_text(modes)
    (folder / "connector_id").write_text("33\n")
