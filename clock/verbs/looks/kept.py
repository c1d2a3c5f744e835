"""What is kept: the disk, the ledger on it, its backups, and USB sticks for more of them."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from clock.appliance.box import ENOUGH_MIB, free_mib, is_locked
from clock.ledger import Damaged, FromNewer, backups_in, read_night
from clock.verbs.looks.finding import Finding, mend, well


def look_at_disk(data: Path) -> Iterator[Finding]:
    """Give whether the data folder, or the nearest one above it, can be written and has room."""
    folder = next(path for path in (data, *data.parents) if path.is_dir())
    if is_locked(folder):
        yield mend(
            f"The disk of {folder} is read-only; nights would not be saved. After a fault that is how a card "
            "protects itself: start the box again, and if it stays so take a new card."
        )
        return
    if not os.access(folder, os.W_OK):
        yield mend(f"{folder} cannot be written; nights would not be saved. Give it to the clock's user.")
        return
    free = free_mib(folder) or 0
    if free < ENOUGH_MIB:
        yield mend(f"{free} MiB are free in {folder}: too few to save nights. Make room.")
    else:
        yield well(f"{free} MiB are free in {folder}.")


def look_at_ledger(data: Path) -> Iterator[Finding]:
    """Give whether the latest night is whole, and whether a damaged ledger was put aside before."""
    try:
        night = read_night(data)
    except (Damaged, FromNewer) as error:
        yield mend(f"The ledger cannot be read: {error} docs/backups.md tells how to go back to a backup.")
        return
    if night is None:
        yield well(f"There is no night in {data} yet.")
    elif night.whole:
        yield well(f"The last night in {data} has {len(night.kept)} acts, all of them sound.")
    else:
        yield mend(f"The last night in {data} is damaged; {len(night.kept)} acts of it can be read.")
    aside = sorted(file.name for file in data.glob("ledger-damaged-*.sqlite"))
    if aside:
        yield mend(
            f"The ledger was damaged once, and what could be read went on; the card may be failing. "
            f"Kept aside: {', '.join(aside)}. Take a new card, then delete them."
        )


def look_at_backups(data: Path, sticks: Sequence[Path]) -> Iterator[Finding]:
    """Give the newest backup at home, and which sticks are there for more."""
    backups = backups_in(data / "backups")
    if backups:
        newest = backups[-1]
        yield well(
            f"There are {len(backups)} backups in {data / 'backups'}; "
            f"the newest has night {newest.night} with {newest.acts} acts."
        )
    elif (data / "ledger.sqlite").exists():
        yield mend(f"There is no backup in {data / 'backups'} yet. The clock makes one as it starts: run it.")
    for stick in sticks:
        yield well(f"There is a stick in {stick}, for more backups.")
