"""Space on the disk that is kept for the end of a night."""

import os
from pathlib import Path

RESERVED = 4 * 2**20
"""Bytes: a long night with all its marks takes about one megabyte, and its log and copy as much again."""


class Reserve:
    """A file that holds space on the disk until nothing else is left, and then gives it back."""

    def __init__(self, path: Path, size: int = RESERVED) -> None:
        self._path = path
        self._size = size

    @property
    def kept(self) -> bool:
        """Return whether the space is held."""
        try:
            return self._path.stat().st_size == self._size
        except OSError:
            return False

    def keep(self) -> None:
        """Hold the space, if there is twice as much of it; without it the night goes on all the same."""
        if self.kept:
            return
        try:
            disk = os.statvfs(self._path.parent)
            if disk.f_bavail * disk.f_frsize < 2 * self._size:
                return
            file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o644)
            try:
                os.posix_fallocate(file, 0, self._size)
            finally:
                os.close(file)
        except OSError:
            self.release()

    def release(self) -> bool:
        """Give the space back; returns whether there was any."""
        try:
            self._path.unlink()
        except OSError:
            return False
        return True
