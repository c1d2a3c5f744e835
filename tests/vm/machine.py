"""The machine itself: QEMU from outside, with its power, its screen's cable, its keyboard and its eyes."""

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Self, TypeVar

from clock.values import Struct

T = TypeVar("T")

# What Debian's packages are built for, and no more: every further instruction set slows the emulation down.
PROCESSOR = "qemu64,+ssse3,+sse4.1,+sse4.2,+popcnt,+cx16"
QUIET = "quiet loglevel=3 vt.global_cursor_default=0 systemd.show_status=0 mitigations=off panic=-1"
# What neither the clock nor ssh needs, and an emulated box takes half a minute for.
_IDLE = (
    *("dev-hugepages.mount", "dev-mqueue.mount", "sys-kernel-debug.mount", "sys-kernel-tracing.mount"),
    *("sys-fs-fuse-connections.mount", "sys-kernel-config.mount", "systemd-network-generator.service"),
    *("modprobe@fuse.service", "modprobe@efi_pstore.service", "modprobe@configfs.service"),
    *("systemd-pstore.service", "e2scrub_reap.service", "fstrim.timer", "man-db.timer"),
)
_BESIDES = " ".join(f"systemd.mask={unit}" for unit in _IDLE)
_STANDING = "standing"


LOOKS_EVERY_SECONDS = 1.0


class TooLateError(Exception):
    """What was waited for did not come."""


def wait_for(what: str, look: Callable[[], T | None], seconds: float) -> T:
    """Look again and again until something is there, and return it.

    Raises TooLateError, with `what` in the sentence, when it is not there in time.
    """
    end = time.monotonic() + seconds
    while True:
        found = look()
        if found is not None and found is not False:
            return found
        if time.monotonic() > end:
            raise TooLateError(f"{what} did not come within {seconds:.0f} s")
        time.sleep(LOOKS_EVERY_SECONDS)


class Screen(Struct, frozen=True):
    """The television on the cable, in pixels."""

    width: int
    height: int


FULL_HD = Screen(1920, 1080)
SMALL = Screen(640, 360)
"""A ninth of the work for the processor of an emulated box, which is its graphics card, too."""


@dataclass(slots=True)
class Machine:
    """One virtual machine. It keeps its disk in its own folder, over an image that is never written to."""

    image: Path  # the folder that the workshop made: kernel, initrd, disk
    folder: Path
    screen: Screen = SMALL
    port: int = 2222
    date: str | None = None  # the wall clock at power on, 2026-10-03T19:00:00
    accelerator: str = "tcg,thread=multi,tb-size=512"
    extra: tuple[str, ...] = ()
    stands: bool = False  # whether its disk tells how it stood, and the next start goes on from there
    _running: subprocess.Popen[bytes] | None = field(default=None, init=False)

    def __enter__(self) -> Self:
        """Return the machine, as it is; power is another matter."""
        return self

    def __exit__(self, *_: object) -> None:
        """Pull the plug, if it is in."""
        self.cut_power()

    @property
    def disk(self) -> Path:
        """The file that holds what this machine has written."""
        return self.folder / "disk.qcow2"

    def new_disk(self) -> None:
        """Lay a fresh disk over the image."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.disk.unlink(missing_ok=True)
        subprocess.run(
            [
                "qemu-img",
                "create",
                "-q",
                "-f",
                "qcow2",
                "-b",
                self.image / "image.ext4",
                "-F",
                "raw",
                self.disk,
            ],
            check=True,
        )

    def power_on(self) -> None:
        """Put the plug in. Returns when QEMU answers, long before anything has started inside."""
        if not self.disk.exists():
            self.new_disk()
        for leftover in ("qmp.sock", "vnc.sock"):
            (self.folder / leftover).unlink(missing_ok=True)
        with (self.folder / "qemu.log").open("wb") as log:
            self._running = subprocess.Popen(
                [*self._command(), *(("-loadvm", _STANDING) if self.stands else ())],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
            )
        self.stands = False
        wait_for("QEMU", self._answers, 30)

    def _answers(self) -> bool:
        if self._running is None or self._running.poll() is not None:
            raise TooLateError(f"QEMU ended: {(self.folder / 'qemu.log').read_text()}")
        return (self.folder / "qmp.sock").exists() and (self.folder / "vnc.sock").exists()

    def _command(self) -> list[str]:
        clock = f"base={self.date}" if self.date else "base=utc"
        # No VGA, as on a Pi: what a PC's firmware wrote there the kernel would take over onto its console.
        gpu = f"virtio-gpu-pci,xres={self.screen.width},yres={self.screen.height}"
        return [
            *(
                "qemu-system-x86_64",
                "-nodefaults",
                "-no-reboot",
                "-machine",
                "q35,graphics=off",
                "-accel",
                self.accelerator,
            ),
            *("-cpu", PROCESSOR, "-smp", "2", "-m", "1536"),
            *("-kernel", str(self.image / "vmlinuz"), "-initrd", str(self.image / "initrd")),
            *("-append", f"root=/dev/vda rw console=ttyS0 console=tty0 {QUIET} {_BESIDES}"),
            *("-drive", f"file={self.disk},if=virtio,format=qcow2,cache=writeback,aio=threads"),
            *("-device", gpu, "-display", "none", "-vnc", f"unix:{self.folder / 'vnc.sock'}"),
            *("-device", "virtio-keyboard-pci", "-device", "virtio-rng-pci", "-device", "qemu-xhci,id=usb"),
            *("-serial", f"file:{self.folder / 'serial.log'}", "-monitor", "none"),
            *("-qmp", f"unix:{self.folder / 'qmp.sock'},server=on,wait=off", "-rtc", clock),
            *("-nic", f"user,model=virtio-net-pci,hostfwd=tcp:127.0.0.1:{self.port}-:22"),
            *self.extra,
        ]

    def keep_standing(self) -> None:
        """Have the disk tell how the machine stands, and end it: one with this disk can go on from there."""
        told = self.ask("human-monitor-command", **{"command-line": f"savevm {_STANDING}"})
        if told:
            raise OSError(f"QEMU did not keep how the machine stands: {told}")
        self.ask("quit")
        wait_for("the end of QEMU", self.is_off, 60)

    def cut_power(self) -> None:
        """Pull the plug: what was not on the disk is gone."""
        if self._running is None:
            return
        self._running.send_signal(signal.SIGKILL)
        self._running.wait()
        self._running = None

    def is_off(self) -> bool:
        """Say whether the machine has switched itself off."""
        return self._running is None or self._running.poll() is not None

    def ask(self, verb: str, **arguments: object) -> Any:
        """Have QEMU do something, in its own words (QMP), and return its answer."""
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(60)
            line.connect(os.fspath(self.folder / "qmp.sock"))
            talk = line.makefile("rw")
            talk.readline()
            _ask(talk, "qmp_capabilities", {})
            return _ask(talk, verb, arguments)

    def photograph(self, path: Path) -> Path:
        """Write what the television shows to a PNG file."""
        path.unlink(missing_ok=True)
        self.ask("screendump", filename=os.fspath(path.resolve()), format="png")
        return path

    def type(self, *keys: str) -> None:
        """Press keys of the keyboard in turn, by QEMU's names for them; "ctrl-c" is two together."""
        for together in keys:
            self.ask("send-key", keys=[{"type": "qcode", "data": key} for key in together.split("-")])


def _ask(talk: IO[str], verb: str, arguments: Mapping[str, object]) -> Any:
    """Return the answer among the events that come between, or raise what QEMU refused."""
    talk.write(json.dumps({"execute": verb, "arguments": arguments}) + "\n")
    talk.flush()
    while True:
        line: Mapping[str, Any] = json.loads(talk.readline())
        if "return" in line:
            return line["return"]
        if "error" in line:
            raise OSError(line["error"]["desc"])
