"""Devices on ptys, which are real ports to all but the cable; and a box, a room and a TV that live there."""

import os
import pty
import select
import tty
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread
from time import monotonic

TOLD_S = 5.0
"""How often a button box at rest says that nothing is down."""


@dataclass
class Plug:
    """A device on a pty; `path` is a name that stays its own, whatever the port behind it is called."""

    path: Path
    ours: int = -1
    theirs: int = -1
    names: list[str] = field(default_factory=list)

    def put_in(self) -> None:
        """Be plugged in: under another name than the last time."""
        self.ours, self.theirs = pty.openpty()
        tty.setraw(self.theirs)
        self.names.append(os.ttyname(self.theirs))
        self.path.unlink(missing_ok=True)
        self.path.symlink_to(os.ttyname(self.theirs))

    def say(self, data: bytes) -> None:
        """Say something."""
        assert os.write(self.ours, data) == len(data)

    def hear(self, count: int) -> bytes:
        """Return so many bytes of what was sent here."""
        heard = b""
        while len(heard) < count:
            heard += os.read(self.ours, count - len(heard))
        return heard

    def pull_out(self) -> None:
        """Be pulled out."""
        os.close(self.theirs)
        os.close(self.ours)
        self.path.unlink()


class PluggedIn:
    """A button box, a display and an LG on ptys: they say and answer what such devices do, on a thread."""

    def __init__(self, folder: Path) -> None:
        self.box, self.room, self.tv = (Plug(folder / name) for name in ("box", "room", "tv"))
        self.shown = b""
        self._stopping = Event()
        self._thread = Thread(target=self._live, name="plugged in")
        for plug in (self.box, self.room, self.tv):
            plug.put_in()
            os.set_blocking(plug.ours, False)
        self._thread.start()

    @property
    def tables(self) -> str:
        """Return the tables of clock.toml that name them."""
        box, room, tv = (plug.names[-1] for plug in (self.box, self.room, self.tv))
        return (
            f'[button_box]\nport = "{box}"\n'
            f'[repeater]\nport = "{room}"\nfigures = "text"\n'
            f'[tv]\nspeaks = "lg"\nport = "{tv}"\n'
        )

    def close(self) -> None:
        """Be pulled out, all of them."""
        self._stopping.set()
        self._thread.join()
        for plug in (self.box, self.room, self.tv):
            plug.pull_out()

    def _live(self) -> None:
        told_s = 0.0
        while not self._stopping.is_set():
            ours = [plug.ours for plug in (self.box, self.room, self.tv)]
            readable, _, _ = select.select(ours, [], [], 0.05)
            for plug in (self.box, self.room, self.tv):
                if plug.ours in readable:
                    self._answer(plug, os.read(plug.ours, 4096))
            if monotonic() - told_s >= TOLD_S:
                told_s = monotonic()
                with suppress(BlockingIOError):  # nobody listens yet
                    os.write(self.box.ours, b"held\n")

    def _answer(self, plug: Plug, heard: bytes) -> None:
        if plug is self.room:
            self.shown += heard
        elif plug is self.box and b"?" in heard:
            plug.say(b"hello 1\nheld\n")
        elif plug is self.tv:
            plug.say(b"a 01 OK01x" if b" 01\r" in heard else b"a 01 OK00x")


@contextmanager
def plugged_in(folder: Path) -> Iterator[PluggedIn]:
    """Plug a button box, a display and a TV in."""
    made = PluggedIn(folder)
    try:
        yield made
    finally:
        made.close()
