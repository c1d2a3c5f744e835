"""A serial line over a pty, which is a real port to all but the cable: real threads, real bytes."""

import os
import pty
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from threading import enumerate as threads
from time import monotonic

import pytest

from clock.devices.attached import Unusable
from clock.devices.ports.line import SerialLine
from clock.settings.ports import Port
from clock.troubles import NoPort, NoSerialPort, PortBlocked, PortInUse
from tests.devices.plugs import Plug

LONGEST_S = 20


@pytest.fixture
def plug(tmp_path: Path) -> Iterator[Plug]:
    """Return a device that is plugged in."""
    made = Plug(tmp_path / "usb-device")
    made.put_in()
    yield made
    if made.path.is_symlink():
        made.pull_out()


@dataclass
class Listener:
    """Holds a line and waits for what it rings for."""

    line: SerialLine
    rung: Event
    came: bytes = b""

    def until(self, happened: Callable[[], bool]) -> None:
        """Take what comes until something has happened."""
        ends = monotonic() + LONGEST_S
        while not happened():
            assert self.rung.wait(max(0.0, ends - monotonic()))
            self.rung.clear()
            self.came += self.line.take()


@contextmanager
def listening(plug: Plug, patience_s: float = 5.0) -> Iterator[Listener]:
    """Open a line to a device."""
    rung = Event()
    line = SerialLine(Port(str(plug.path)), 9600, rung.set, patience_s)
    try:
        yield Listener(line, rung)
    finally:
        line.close()


def cause_of(listener: Listener) -> object:
    """Return why a line has ended."""
    with pytest.raises(Unusable) as ended:
        listener.until(lambda: False)
    return ended.value.cause


def test_bytes_come_and_go(plug: Plug) -> None:
    """Every byte there is, unchanged in both directions."""
    every = bytes(range(256))
    with listening(plug) as listener:
        listener.until(lambda: listener.line.is_open)
        plug.say(every)
        listener.until(lambda: len(listener.came) == 256)
        assert listener.line.is_open
        assert listener.came == every
        listener.line.send(every)
        assert plug.hear(256) == every


def test_unplugged_in_the_middle_of_a_row(plug: Plug) -> None:
    """What had come is still there; after that it is told that nothing is plugged in."""
    with listening(plug) as listener:
        listener.until(lambda: listener.line.is_open)
        plug.say(b"down 5\nup ")
        listener.until(lambda: len(listener.came) == 10)
        plug.pull_out()
        assert cause_of(listener) == NoPort(str(plug.path))
        assert listener.came == b"down 5\nup "


def test_what_is_sent_goes_out_at_once(plug: Plug) -> None:
    """It wakes no other thread as long as the device takes it: each waking costs, and comes late."""
    with listening(plug) as listener:
        listener.until(lambda: listener.line.is_open)
        os.set_blocking(plug.ours, False)
        for number in range(100):
            listener.line.send(b"%04d\n" % number)
            assert os.read(plug.ours, 100) == b"%04d\n" % number


def test_it_comes_back_under_another_name(plug: Plug) -> None:
    """The system may call it ttyUSB1 now; the name that is its own leads there."""
    with listening(plug) as listener:
        listener.until(lambda: listener.line.is_open)
        plug.pull_out()
        assert isinstance(cause_of(listener), NoPort)
        held, theirs = pty.openpty()  # takes the name that has become free
        plug.put_in()
        with listening(plug) as again:
            again.until(lambda: again.line.is_open)
            plug.say(b"hello 1\n")
            again.until(lambda: again.came == b"hello 1\n")
        os.close(held)
        os.close(theirs)
    assert plug.names[0] != plug.names[1]


def test_nobody_reads(plug: Plug) -> None:
    """What cannot be sent is told after a while, and nobody has waited for it meanwhile."""
    with listening(plug, patience_s=0.2) as listener:
        listener.until(lambda: listener.line.is_open)
        longest = 0.0
        for number in range(2000):
            began = monotonic()
            listener.line.send(b"%08d" % number * 10_000)
            longest = max(longest, monotonic() - began)
        assert cause_of(listener) == PortBlocked(str(plug.path))
    assert longest < 1


def test_unplugged_while_something_waits_to_go_out(plug: Plug) -> None:
    """It is told like any other; what has not gone out is forgotten."""
    with listening(plug) as listener:
        listener.until(lambda: listener.line.is_open)
        listener.line.send(bytes(100_000))
        plug.hear(1000)
        plug.pull_out()
        assert cause_of(listener) == NoPort(str(plug.path))


def test_the_newest_wins(plug: Plug) -> None:
    """A display that reads again after a while gets what had begun to come, whole, and then the present."""
    frames = [b"%08d" % number * 1000 for number in range(40)]
    with listening(plug) as listener:
        listener.until(lambda: listener.line.is_open)
        for frame in frames:
            listener.line.send(frame)
        heard = b""
        while not heard.endswith(frames[-1]):
            heard += plug.hear(8000)
    pieces = [heard[at : at + 8000] for at in range(0, len(heard), 8000)]

    assert all(piece in frames for piece in pieces)
    assert pieces == sorted(pieces)
    assert len(pieces) < len(frames)


def test_what_was_sent_last_goes_out_as_the_line_is_closed(plug: Plug) -> None:
    """The TV is told to go off as the clock ends."""
    with listening(plug) as listener:
        listener.until(lambda: listener.line.is_open)
        listener.line.send(b"ka 01 00\r")
    assert plug.hear(9) == b"ka 01 00\r"


def test_a_port_that_is_not_there(tmp_path: Path) -> None:
    """Nothing is plugged in."""
    with listening(Plug(tmp_path / "usb-nothing")) as listener:
        assert cause_of(listener) == NoPort(str(tmp_path / "usb-nothing"))
        assert not listener.line.is_open


def test_a_port_that_another_program_has(plug: Plug) -> None:
    """Two lines to one device would each get half of what it says."""
    with listening(plug) as first:
        first.until(lambda: first.line.is_open)
        with listening(plug) as second:
            assert cause_of(second) == PortInUse(str(plug.path))


def test_a_file_that_is_no_port(tmp_path: Path) -> None:
    """It is there, and not what a device could be plugged into."""
    plug = Plug(tmp_path / "usb-file")
    plug.path.write_text("")
    for port in (plug, Plug(tmp_path), Plug(Path("/dev/null"))):
        with listening(port) as listener:
            assert cause_of(listener) == NoSerialPort(str(port.path))


def test_a_closed_line_leaves_nothing_behind(plug: Plug) -> None:
    """No thread and no open file; closing it twice and sending after that do nothing."""
    files = len(tuple(Path("/proc/self/fd").iterdir()))
    with listening(plug) as listener:
        listener.until(lambda: listener.line.is_open)
    listener.line.send(b"late")
    listener.line.close()

    assert not [thread for thread in threads() if thread.name.startswith("line to")]
    assert len(tuple(Path("/proc/self/fd").iterdir())) == files
