"""Writing a file whole or not at all, and so that it survives a power cut."""

import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Put a file in place at once, with its folder if that is missing; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.new")
    try:
        with new.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
