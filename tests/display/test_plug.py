"""The plug of the television: what the kernel tells, as it tells it."""

import socket
from collections.abc import Iterator

import pytest

from clock.display.plug import Plug, kernels_plug
from tests.display.kernel import A_KEYBOARD, MOVED


@pytest.fixture
def ends() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Give the clock's end of a socket that keeps messages apart, and the kernel's."""
    ours, kernels = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    ours.setblocking(False)
    with ours, kernels:
        yield ours, kernels


def test_a_television_that_moved_is_heard_once(ends: tuple[socket.socket, socket.socket]) -> None:
    """All that was told since the last look counts, and other devices do not."""
    ours, kernels = ends
    plug = Plug(ours)
    assert not plug.moved()
    kernels.send(A_KEYBOARD)
    assert not plug.moved()
    for message in (A_KEYBOARD, MOVED, MOVED, A_KEYBOARD):
        kernels.send(message)

    assert plug.moved()
    assert not plug.moved()


def test_a_message_that_was_lost_may_have_been_about_a_television() -> None:
    """A kernel that had too much to tell says only that; the television is looked at then."""

    class Overrun(socket.socket):
        """A socket that has lost messages once."""

        lost = True

        def recv(self, *_: int) -> bytes:
            """Tell of it as the kernel does, then that there is nothing more."""
            if self.lost:
                self.lost = False
                raise OSError(105, "No buffer space available")
            raise BlockingIOError

    with Overrun() as ours:
        assert Plug(ours).moved()


def test_listening_to_this_kernel_is_quiet() -> None:
    """Nothing moved, and after closing there is nothing to wait on; the same where it may not be heard."""
    for plug in (kernels_plug(), Plug(None)):
        assert not plug.moved()
        plug.close()
        assert plug.descriptor is None
        assert not plug.moved()
