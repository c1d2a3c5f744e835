"""The ledger's copy: one plain file a night, its rows a line each.

A card that fails takes whatever page it likes, the first one of the ledger too. The copy is written after
the ledger and never waited for; at every start each makes good what the other lacks.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from clock.ledger.folder import Folder
from clock.ledger.reading import AnyRow, NightRows, fitted, sound, until_damage
from clock.ledger.rows import ActRow, NightRow
from clock.ledger.troubles import Damaged


class Copy:
    """The copy of the latest night, open for more acts."""

    def __init__(self, folder: Folder, rows: NightRows) -> None:
        """Bring the copy up to what the ledger has of the night."""
        self._path = copy_path(folder, rows.night.number)
        self._length = 0
        self._owed = [_line(rows.night), *map(_line, rows.acts)]
        whole = b"".join(self._owed)
        if _content(self._path) == whole:
            self._length = len(whole)
            self._owed = []
        self._write()

    @property
    def behind(self) -> bool:
        """Return whether something could not be written yet."""
        return bool(self._owed)

    def add(self, row: ActRow) -> None:
        """Write an act behind the others, with all that is owed."""
        self._owed.append(_line(row))
        self._write()

    def _write(self) -> None:
        owed = b"".join(self._owed)
        if not owed:
            return
        try:
            file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o644)
            try:
                # Half a line may be left of an attempt that failed.
                os.ftruncate(file, self._length)
                written = os.pwrite(file, owed, self._length)
            finally:
                os.close(file)
        except OSError:
            return  # the ledger has it; the copy tries again with the next act
        if written == len(owed):
            self._length += written
            self._owed = []


def copy_path(folder: Folder, number: int) -> Path:
    """Return the file that copies a night."""
    return folder.copies / f"night-{number:04}.jsonl"


def copied_numbers(folder: Folder) -> tuple[int, ...]:
    """Return the numbers of the nights that have a copy."""
    names = sorted(path.stem.removeprefix("night-") for path in folder.copies.glob("night-*.jsonl"))
    return tuple(int(name) for name in names if name.isdecimal())


def copied_rows(folder: Folder, number: int) -> NightRows | None:
    """Return what can be read of a night's copy, None where not even its opening can."""
    lines = _content(copy_path(folder, number)).splitlines()
    nights, _ = until_damage(_sound(lines[:1], NightRow))
    if not nights or nights[0].number != number:
        return None
    acts, whole = until_damage(_sound(lines[1:], ActRow))
    return fitted(nights[0], acts, None, whole=whole)


def _content(path: Path) -> bytes:
    """Return what a copy holds: nothing where it is missing or cannot be read."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _sound(lines: list[bytes], kind: type[AnyRow]) -> Iterator[AnyRow]:
    """Give the rows of the lines; raises Damaged at the first one that is not sound."""
    try:
        for line in lines:
            yield sound(msgspec.json.decode(line, type=kind))
    except msgspec.DecodeError as error:
        raise Damaged(str(error)) from error


def _line(row: NightRow | ActRow) -> bytes:
    return msgspec.json.encode(row) + b"\n"
