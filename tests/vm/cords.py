"""What is plugged into the box by USB: serial adapters with something at their other end, and a stick."""

import os
import socket
import subprocess
import threading
from contextlib import suppress
from typing import Self

from tests.vm.machine import Machine, wait_for

_ALIVE_SECONDS = 2.0  # how often a button box says what is down
_STICK_MIB = 64


def port(name: str) -> str:
    """Return what clock.toml calls the port of an adapter."""
    return f"usb:0403:6001:{name}"


class Cord:
    """The far end of a serial adapter, which is plugged in as long as it is held."""

    def __init__(self, machine: Machine, name: str) -> None:
        """Take an adapter of this serial number in hand."""
        self._machine = machine
        self._name = name
        self._line = socket.socket(socket.AF_UNIX)
        self._came = b""

    def __enter__(self) -> Self:
        """Plug it in, and return the far end."""
        path = self._machine.folder / f"{self._name}.sock"
        path.unlink(missing_ok=True)
        there = {"type": "unix", "data": {"path": os.fspath(path)}}
        line = {"type": "socket", "data": {"addr": there, "server": True, "wait": False}}
        self._machine.ask("chardev-add", id=self._name, backend=line)
        self._line.connect(os.fspath(path))
        self._line.settimeout(0.2)
        self._machine.ask(
            "device_add",
            driver="usb-serial",
            id=self._name,
            chardev=self._name,
            serial=self._name,
            bus="usb.0",
        )
        return self

    def __exit__(self, *_: object) -> None:
        """Pull it out."""
        self._machine.ask("device_del", id=self._name)
        self._line.close()
        wait_for("the end of the line", self._is_out, 60)

    def _is_out(self) -> bool:
        try:
            self._machine.ask("chardev-remove", id=self._name)
        except OSError:  # QEMU is still taking the adapter out
            return False
        return True

    def say(self, words: str) -> None:
        """Send a row."""
        self._line.sendall(f"{words}\n".encode())

    def heard(self) -> list[str]:
        """Return the whole rows that have come so far."""
        with suppress(TimeoutError):
            while came := self._line.recv(4096):
                self._came += came
        return [row.decode("ascii", "replace") for row in self._came.split(b"\n")[:-1]]


class ButtonBox:
    """A button box on a cord: it says hello when it is asked, and every two seconds what is down."""

    def __init__(self, cord: Cord) -> None:
        """Begin to listen."""
        self._cord = cord
        self._down: list[str] = []
        self._lock = threading.Lock()
        self._ends = threading.Event()
        self._asked = 0
        self._thread = threading.Thread(target=self._live, daemon=True)

    def __enter__(self) -> Self:
        """Return the box, alive."""
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Fall silent."""
        self._ends.set()
        self._thread.join(10)

    def press(self, *keys: str, held: float = 0.2) -> None:
        """Press keys one after another, by the names that are printed on them."""
        for key in keys:
            self._say(f"down {key}", down=[key])
            self._ends.wait(held)
            self._say(f"up {key}", down=[])

    def wait_until_greeted(self, seconds: float = 300) -> None:
        """Wait until the clock has asked who is there."""
        wait_for("the clock's question", lambda: self._asked > 0, seconds)

    def _live(self) -> None:
        while not self._ends.wait(_ALIVE_SECONDS / 4):
            asked = len(self._cord.heard())
            if asked > self._asked:
                self._say("hello 1")
                self._asked = asked
            self._say(" ".join(["held", *self._down]))

    def _say(self, words: str, down: list[str] | None = None) -> None:
        with self._lock, suppress(BrokenPipeError):
            self._cord.say(words)
            self._down = self._down if down is None else down


class Stick:
    """A USB stick with an empty file system."""

    def __init__(self, machine: Machine) -> None:
        """Take it out of its wrapping."""
        self._machine = machine
        self._image = machine.folder / "stick.img"
        self._image.unlink(missing_ok=True)
        with self._image.open("wb") as image:
            image.truncate(_STICK_MIB * 2**20)
        subprocess.run(["mkfs.vfat", "-n", "STICK", self._image], check=True, capture_output=True)

    def plug_in(self) -> None:
        """Put it into a port."""
        self._machine.ask(
            "blockdev-add",
            **{
                "driver": "raw",
                "node-name": "stick",
                "file": {"driver": "file", "filename": os.fspath(self._image)},
            },
        )
        self._machine.ask("device_add", driver="usb-storage", id="stick", drive="stick", bus="usb.0")

    def pull(self) -> None:
        """Pull it out."""
        self._machine.ask("device_del", id="stick")

    def names(self) -> set[str]:
        """Return the names of all files on it, as another computer reads them."""
        told = subprocess.run(
            ["mdir", "-/", "-b", "-i", self._image, "::"], check=True, capture_output=True, text=True
        )
        return {line.rpartition("/")[2] for line in told.stdout.splitlines() if not line.endswith("/")}
