"""The announcer: listens to the night, and tells the loudspeaker what the room is to hear.

It looks after every frame, and reckons only when an act was made or the moment has come that it waits for: a
second that passes costs next to nothing.
"""

from collections.abc import Callable, Mapping
from datetime import datetime

from clock.app.edges import Loudspeaker
from clock.display.sounds import orders
from clock.display.sounds.chimes import Chime
from clock.moment import minute_of
from clock.settings.sound import Sound
from clock.signs import Buzz
from clock.tournament import announcements as a
from clock.tournament.announcing import Look, announced, foreseen, next_announcement_ms
from clock.tournament.rules import DEAD_HAND_MS, look
from clock.tournament.state import Tournament
from clock.tournament.structure import SECOND
from clock.tournament.suggestions import Suggestion
from clock.words import Words

READY_MS = SECOND
"""How long before something is called the card is opened: a TV swallows the beginning otherwise."""

CHIMES: Mapping[type[a.Announcement | a.Signal], Chime] = {
    a.PlayBegins: Chime.START,
    a.LevelBegins: Chime.LEVEL,
    a.MinuteLeft: Chime.MINUTE,
    a.BreakBegins: Chime.BREAK,
    a.BreakOver: Chime.BREAK_OVER,
    a.BreakRanOut: Chime.BREAK_OVER,
    a.Proposed: Chime.MOVE,
    a.Won: Chime.WON,
    a.BustedOut: Chime.OUT,
    a.PlayerWarned: Chime.WARNED,
    a.PlayerTimeUp: Chime.TIME_UP,
}


class Announcer:
    """Gives orders to a loudspeaker, if there is one. `wall` tells the time of day while it is known.

    `next_ms` is when the next look is due on the boot clock, None while time alone brings nothing.
    """

    def __init__(self, sound: Sound, words: Words, wall: Callable[[], datetime | None]) -> None:
        self.next_ms: int | None = None
        self._sound = sound
        self._words = words
        self._began_in = words.code
        self._wall = wall
        self._loudspeaker: Loudspeaker | None = None
        self._volume: int | None = None
        self._seen: Look | None = None
        self._went_on_from: tuple[Tournament, int] | None = None
        self._raw: Tournament | None = None

    def take_up(self, loudspeaker: Loudspeaker) -> None:
        """Take a loudspeaker up, from any thread. What has happened before is not called any more."""
        self._loudspeaker = loudspeaker
        if self._volume is not None:
            loudspeaker.order(orders.Volume(self._volume))
        if self._words.code != self._began_in:
            loudspeaker.order(orders.Language(self._words.code))

    def speak(self, words: Words) -> None:
        """Take the language that is spoken from now on."""
        if words is self._words:
            return
        self._words = words
        self._raw = None
        if self._loudspeaker is not None:
            self._loudspeaker.order(orders.Language(words.code))

    def go_on(self, tournament: Tournament, from_ms: int) -> None:
        """Go on from a moment of this boot up to which all has been called; since then nobody listened."""
        self._went_on_from = look(tournament, from_ms), from_ms

    def key(self, buzz: Buzz) -> None:
        """Answer a key."""
        if self._sound.keys or buzz is Buzz.REFUSED:
            self._order(orders.Signal(Chime.KEY if buzz is Buzz.TAKEN else Chime.REFUSED))

    def turn_to(self, percent: int | None) -> None:
        """Take the host's word for the volume, None while nothing was said; the host hears it at once."""
        if percent is not None and percent != self._volume:
            self._volume = percent
            self._order(orders.Volume(percent))
            self._order(orders.Signal(Chime.LEVEL))

    def listen(self, tournament: Tournament, now_ms: int, *, night_is_seen: bool) -> bool:
        """Look at the night as the director has it, and return whether anything was called.

        `night_is_seen` says that nothing lies over its page.
        """
        if self._loudspeaker is None:
            return False
        proposed = self._proposed(tournament, now_ms, night_is_seen=night_is_seen)
        seen, waits = self._seen, self.next_ms is None or now_ms < self.next_ms
        if seen is not None and waits and tournament is self._raw and proposed is seen.proposed:
            return False
        now = Look(look(tournament, now_ms), now_ms, proposed)
        if seen is None and self._went_on_from is not None:
            seen = Look(*self._went_on_from, proposed)
        heard = announced(seen, now) if seen is not None else ()
        self._call(heard, now)
        if self._sound.voice:
            self._loudspeaker.foresee([self._spoken(one, now) for one in foreseen(now)])
        self._seen, self._raw = now, tournament
        self._get_ready(now)
        return bool(heard)

    def _proposed(self, tournament: Tournament, now_ms: int, *, night_is_seen: bool) -> Suggestion | None:
        """Return what is proposed to the room: what is seen, or what was before something covered it."""
        if not tournament.suggestions:
            return None
        called = tournament.on_player
        if night_is_seen and (called is None or now_ms >= called.ends_at_ms + DEAD_HAND_MS):
            return tournament.suggestions[0]
        before = None if self._seen is None else self._seen.proposed
        return before if before in tournament.suggestions else None

    def _call(self, heard: tuple[a.Announcement | a.Signal, ...], now: Look) -> None:
        for one in heard:
            chime = CHIMES[type(one)]
            if isinstance(one, a.Signal):
                self._order(orders.Signal(chime))
            else:
                words = self._spoken(one, now) if self._sound.voice else ""
                self._order(orders.Call(chime, words, waits=isinstance(one, a.Proposed)))

    def _spoken(self, announcement: a.Announcement, now: Look) -> str:
        return self._words.aloud.announcement(announcement, now.tournament)

    def _get_ready(self, now: Look) -> None:
        """Settle when to look again, and let the card be opened a moment before."""
        called_ms = next_announcement_ms(now)
        if called_ms is None or now.now_ms < called_ms - READY_MS:
            self.next_ms = None if called_ms is None else called_ms - READY_MS
            return
        self.next_ms = called_ms
        self._order(orders.Ready())

    def _order(self, order: orders.Order) -> None:
        if self._loudspeaker is not None and self._is_loud():
            self._loudspeaker.order(order)

    def _is_loud(self) -> bool:
        """Return whether anything may be heard at this time of day; a volume set by hand holds always."""
        quiet = self._sound.quiet
        if quiet is None or self._volume is not None:
            return True
        wall = self._wall()
        return wall is None or not quiet.have(minute_of(wall))
