"""The system that starts the clock: what it is told on its socket, and by a clock that hangs it is not."""

import os
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from clock.appliance.system import System
from tests.faults.programs import UNSEEN, WITHIN_S, running

WATCHDOG_MS = 1_000


@pytest.fixture
def ear(tmp_path: Path) -> Iterator[socket.socket]:
    """Give the system's end of the socket, a file in the folder of the test."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.bind(str(tmp_path / "notify"))
        told.settimeout(WITHIN_S)
        yield told


def unfailing(error: OSError) -> None:
    """Take that the system cannot be told, which must not be."""
    raise AssertionError(error)


def test_the_system_is_told_in_its_words(tmp_path: Path, ear: socket.socket) -> None:
    """Each message is a datagram of its own, as sd_notify(3) has them."""
    system = System({"NOTIFY_SOCKET": str(tmp_path / "notify")}, unfailing)
    system.ready()
    system.alive()
    system.status("The picture is up, 1920x1080.")
    system.stopping()

    assert [ear.recv(200) for _ in range(4)] == [
        b"READY=1",
        b"WATCHDOG=1",
        b"STATUS=The picture is up, 1920x1080.",
        b"STOPPING=1",
    ]


def test_a_name_without_a_file_is_a_socket_too() -> None:
    """An address that begins with @ lies in no folder."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(f"\0clock-test-{os.getpid()}")
        System({"NOTIFY_SOCKET": f"@clock-test-{os.getpid()}"}, unfailing).ready()
        assert ear.recv(200) == b"READY=1"


def test_started_by_hand_nobody_is_told() -> None:
    """Without a socket in the surroundings there is nobody to tell, and no watchdog."""
    system = System({"WATCHDOG_USEC": "20000000"}, unfailing)
    system.ready()

    assert not system.is_there
    assert system.watchdog_ms is None


@pytest.mark.parametrize(
    ("surroundings", "watchdog_ms"),
    [
        ({"WATCHDOG_USEC": "20000000"}, 20_000),
        ({"WATCHDOG_USEC": "20000000", "WATCHDOG_PID": str(os.getpid())}, 20_000),
        ({"WATCHDOG_USEC": "20000000", "WATCHDOG_PID": "1"}, None),
        ({"WATCHDOG_USEC": "0"}, None),
        ({"WATCHDOG_USEC": "soon"}, None),
        ({}, None),
    ],
)
def test_how_long_the_system_waits_for_a_sign(
    tmp_path: Path, surroundings: dict[str, str], watchdog_ms: int | None
) -> None:
    """In its microseconds, and only if it means this process."""
    system = System({"NOTIFY_SOCKET": str(tmp_path), **surroundings}, unfailing)

    assert system.watchdog_ms == watchdog_ms


def test_a_system_that_does_not_listen_is_told_of_once(tmp_path: Path) -> None:
    """The night goes on; the log has it, and is not filled with it."""
    failures: list[OSError] = []
    system = System({"NOTIFY_SOCKET": str(tmp_path / "nobody")}, failures.append)
    system.ready()
    system.alive()

    assert [type(failure) for failure in failures] == [FileNotFoundError]


def empty(ear: socket.socket) -> None:
    """Take all that was told and not yet heard."""
    ear.settimeout(0)
    with suppress(BlockingIOError):
        while ear.recv(200):
            pass


def test_a_ledger_that_cannot_be_written_starves_nobody(tmp_path: Path, ear: socket.socket) -> None:
    """The night goes on in memory, and the clock is not started anew for what a new start cannot mend."""
    (tmp_path / "file").write_text("in the way")
    surroundings = {**UNSEEN, "NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "400000"}
    with running(tmp_path / "file" / "data", surroundings=surroundings) as night:
        signs = 0
        while signs < 5:
            signs += ear.recv(200) == b"WATCHDOG=1"
        assert night.ended() == 0

    assert "Traceback" not in night.said


def test_a_clock_that_hangs_gives_no_sign_of_life(tmp_path: Path, ear: socket.socket) -> None:
    """It says when the night is on, lives, is silent while it hangs, lives again, and says that it ends."""
    surroundings = {
        **UNSEEN,
        "NOTIFY_SOCKET": str(tmp_path / "notify"),
        "WATCHDOG_USEC": str(WATCHDOG_MS * 1000),
    }
    heard: list[bytes] = []

    def listen_for(message: bytes) -> None:
        while not heard or heard[-1] != message:
            heard.append(ear.recv(200))

    with running(tmp_path / "data", surroundings=surroundings) as night:
        listen_for(b"READY=1")
        assert b"WATCHDOG=1" in heard  # the first turn of the loop is a sign, the clock stands and is alive
        for _ in range(2):
            heard.clear()
            listen_for(b"WATCHDOG=1")
        night.process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, night.process.pid, os.WSTOPPED)
        empty(ear)
        ear.settimeout(2 * WATCHDOG_MS / 1000)
        with pytest.raises(TimeoutError):
            ear.recv(200)
        ear.settimeout(WITHIN_S)
        night.process.send_signal(signal.SIGCONT)
        listen_for(b"WATCHDOG=1")
        assert night.ended() == 0
        listen_for(b"STOPPING=1")

    assert night.said.startswith("The picture is up, 640x360.")
