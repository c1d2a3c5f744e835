"""What keys come in by: the descriptors that the library underneath reads, for the loop to sleep on.

It opens keyboards by itself and does not say which. They are found among the open files of the process:
keyboards of a console, a desktop's socket, and the bell that rings when a keyboard is plugged in.
"""

import os
import socket
from pathlib import Path

from clock.display.television import OPEN_FILES
from clock.values import Struct


class Inlet(Struct, frozen=True):
    """A descriptor that is readable when a key has come; a `bell` when keyboards have come or gone."""

    descriptor: int
    bell: bool = False


def open_inlets(open_files: Path = OPEN_FILES) -> tuple[Inlet, ...]:
    """Return the inlets that are open now."""
    found = []
    for link in sorted(open_files.iterdir()):
        try:
            target = str(link.readlink())
        except OSError:  # the descriptor of the listing itself
            continue
        descriptor = int(link.name)
        if target.startswith("/dev/input/event"):
            found.append(Inlet(descriptor))
        elif target.startswith("socket:"):
            found += _of_socket(descriptor)
    return tuple(found)


def _of_socket(descriptor: int) -> list[Inlet]:
    """Return a socket as an inlet if it is a desktop's, or the bell of the devices."""
    with socket.socket(fileno=os.dup(descriptor)) as same:
        if same.family == socket.AF_NETLINK:
            return [Inlet(descriptor, bell=True)]
        try:
            peer = same.getpeername()
        except OSError:
            return []
    words = peer if isinstance(peer, bytes) else str(peer).encode()
    return [Inlet(descriptor)] if b".X11-unix/" in words or b"wayland" in words else []
