"""Keeps the night, so that what the host has seen confirmed cannot be lost.

A *night* is opened once, with its house. An *act* is what one press, or time itself, has led to: a command,
the seed of its chance, and the events, written as one. Acts are only ever added, counted from 1 in each
night, and the night as it stands is what they lead to when they are made again from the start. A *mark* says
how far the clock had come; every act is one too, and between acts there is one every few seconds while the
clock runs.

What holds:

1. An act is confirmed when it is on the disk. SQLite's log is flushed at every act; marks may be late.
2. Nothing is changed afterwards. The tables refuse it, and only the latest night takes acts.
3. Every row carries a seal. Of a night that is damaged, what comes before the damage counts; the rest is
   fetched from the ledger's plain copy if it is there. The damaged file is kept aside, and the host is told.
4. One clock writes; anybody may read beside it.
5. What a night came to is sealed at its end. It follows from the acts, and never counts against them.
6. What a league's secretary notes about past nights is added beside them, and changes none of them.
7. A ledger of an older clock is brought up to date, one of a newer clock is left as it is.
8. Backups are whole ledgers in a folder of their own; each can be taken for the ledger.
9. A disk that takes nothing is no reason to stop: acts are kept in memory, in order, until it does.
"""

from clock.ledger.backups import Backup, back_up, backups_in
from clock.ledger.book import Book
from clock.ledger.entries import Kept, Mark, Night, PastNight, StoredNight
from clock.ledger.file import Ledger
from clock.ledger.notes import noted
from clock.ledger.replay import last_mark, last_stop, marked, power_returned, replayed, standing
from clock.ledger.results import Result, ids_in, result_of
from clock.ledger.stored import kept_nights, kept_seasons, look_back, read_night, read_nights, read_notes
from clock.ledger.troubles import Damaged, FromNewer, InUse, NotSaved

__all__ = [
    "Backup",
    "Book",
    "Damaged",
    "FromNewer",
    "InUse",
    "Kept",
    "Ledger",
    "Mark",
    "Night",
    "NotSaved",
    "PastNight",
    "Result",
    "StoredNight",
    "back_up",
    "backups_in",
    "ids_in",
    "kept_nights",
    "kept_seasons",
    "last_mark",
    "last_stop",
    "look_back",
    "marked",
    "noted",
    "power_returned",
    "read_night",
    "read_nights",
    "read_notes",
    "replayed",
    "result_of",
    "standing",
]
