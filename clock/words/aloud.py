"""What the voice says. Numbers are written out: a voice would read "5." or "1,000" in ways of its own."""

from typing import Protocol

from clock.tournament.announcements import Announcement
from clock.tournament.state import Tournament


class Aloud(Protocol):
    """What is spoken in the room."""

    def announcement(self, what: Announcement, tournament: Tournament) -> str:
        """Return an announcement in short sentences, numbers in words (T7)."""
        ...
