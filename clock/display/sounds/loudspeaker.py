"""What sounds when: chimes, words after them, and a card that is open only as long as something sounds.

A `Loudspeaker` knows time only as an argument, and its card through one that opens it; whoever has a thread
turns it. Orders may come from any thread and are carried out at the next turn.
"""

from collections import deque
from collections.abc import Callable, Sequence
from threading import Event
from typing import Protocol

from clock.display.sounds.chimes import Chime
from clock.display.sounds.mixer import Lane
from clock.display.sounds.orders import Call, Language, Order, Ready, Signal, Volume
from clock.troubles import CardFails, NoSound
from clock.values import replace

KEPT_OPEN_MS = 8_000
"""How long the card stays open after the last sound: keys come in groups."""

WAKES_IN_MS = 500
"""How long a TV takes until it lets the first sound through; a signal is not worth the wait."""

BETWEEN_MS = 150
WORDS_LATE_MS = 4_000
"""How long words that are still being rendered are waited for."""

FIRST_RETRY_MS, LAST_RETRY_MS = 2_000, 60_000


class Card(Protocol):
    """An open sound card."""

    def play(self, lane: Lane, file: bytes, percent: int) -> int | CardFails:
        """Let a wave file sound in the place of what sounds in its lane; return how long, in milliseconds."""
        ...

    def stop(self, lane: Lane) -> None:
        """Let what sounds in a lane end at once."""
        ...

    def close(self) -> None:
        """Give the card back."""
        ...


class Speech(Protocol):
    """Words as sound."""

    def foresee(self, words: Sequence[str]) -> None:
        """Make these ready."""
        ...

    def rendered(self, words: str) -> bytes | None:
        """Return the wave file of words, None while it is not ready."""
        ...

    def speak_in(self, language: str) -> None:
        """Speak what is foreseen from now on in another language."""
        ...

    def stop(self) -> None:
        """Make nothing more ready."""
        ...


class Loudspeaker:
    """Sounds what it is told to. `tell` gets why nothing can be heard, None when it can again.

    `rung` is set when a turn is due at once. A card that is `expected` is opened once at the start and tried
    again and again while it cannot be; another one only when something is to sound.
    """

    def __init__(
        self,
        open_card: Callable[[], Card | NoSound],
        tell: Callable[[NoSound | None], None],
        rung: Event,
        percent: int,
        speech: Speech | None = None,
        *,
        expected: bool = False,
    ) -> None:
        self._open_card = open_card
        self._tell = tell
        self._rung = rung
        self._percent = percent
        self._speech = speech
        self._expected = expected
        self._orders: deque[Order] = deque()
        self._card: Card | None = None
        self._was_there = False
        self._heard_from_ms = 0
        self._open_until_ms = 0
        self._retry_ms: int | None = None
        self._backs_off_ms = FIRST_RETRY_MS
        self._calls: deque[Call] = deque()
        self._signal: Chime | None = None
        self._words = ""
        self._words_until_ms = 0
        self._busy_until_ms = 0

    def order(self, order: Order) -> None:
        """Take an order, from any thread. Another language is taken at once: words may be foreseen next."""
        if isinstance(order, Language) and self._speech is not None:
            self._speech.speak_in(order.code)
        self._orders.append(order)
        self._rung.set()

    def foresee(self, words: Sequence[str]) -> None:
        """Make words ready that may be called next, from any thread."""
        if self._speech is not None:
            self._speech.foresee(words)

    def turn(self, now_ms: int) -> int | None:
        """Do all that is due, and return when more will be; None: not before it rings."""
        wanted = self._take_orders(now_ms) or self._is_probing()
        if self._card is None and wanted and (self._retry_ms is None or now_ms >= self._retry_ms):
            self._open(now_ms)
        if self._card is None:
            self._fall_silent()
            return self._retry_ms if self._expected else None
        self._sound_signal(now_ms)
        due_ms = self._sound_calls(now_ms)
        if due_ms is None and now_ms >= self._open_until_ms:
            self._close_card()
            return None
        return self._open_until_ms if due_ms is None else due_ms

    def close(self) -> None:
        """Let go of the card and the voice."""
        if self._speech is not None:
            self._speech.stop()
        self._close_card()

    # Orders

    def _take_orders(self, now_ms: int) -> bool:
        """Take what was ordered; return whether anything is to sound."""
        wanted = False
        while self._orders:
            order = self._orders.popleft()
            if isinstance(order, Volume):
                self._percent = order.percent
            elif isinstance(order, Language):
                self._leave_words()
            elif self._percent:
                wanted = True
                self._open_until_ms = now_ms + KEPT_OPEN_MS
                self._note(order)
        return wanted

    def _note(self, order: Call | Signal | Ready) -> None:
        """Keep what is to sound."""
        match order:
            case Call(waits=waits):
                if not waits:
                    self._end_calls()
                self._calls.append(order)
                if order.words:
                    # What the host does by hand was not foreseen; there is time until the chime has ended.
                    self.foresee((order.words,))
            case Signal(chime):
                self._signal = chime
            case Ready():
                pass

    def _leave_words(self) -> None:
        """Leave what was to be said in the language before; its chimes sound."""
        self._words = ""
        self._calls = deque(replace(call, words="") for call in self._calls)

    def _is_probing(self) -> bool:
        """Return whether the card is to be opened for no other reason than to see whether it is there."""
        return self._expected and (not self._was_there or self._retry_ms is not None)

    # The card

    def _open(self, now_ms: int) -> None:
        opened = self._open_card()
        if isinstance(opened, NoSound):
            self._lost(opened, now_ms)
            return
        self._card, self._was_there = opened, True
        self._heard_from_ms = self._busy_until_ms = now_ms + WAKES_IN_MS
        self._open_until_ms = max(self._open_until_ms, now_ms + KEPT_OPEN_MS)
        self._retry_ms, self._backs_off_ms = None, FIRST_RETRY_MS
        self._tell(None)

    def _lost(self, cause: NoSound, now_ms: int) -> None:
        """Note that the card cannot be used, and when it is to be tried again."""
        self._close_card()
        self._retry_ms = now_ms + self._backs_off_ms
        self._backs_off_ms = min(2 * self._backs_off_ms, LAST_RETRY_MS)
        self._tell(cause)

    def _close_card(self) -> None:
        card, self._card = self._card, None
        if card is not None:
            card.close()

    def _play(self, lane: Lane, file: bytes, now_ms: int) -> int:
        """Let a file sound and return when it ends."""
        if self._card is None:
            return now_ms
        length_ms = self._card.play(lane, file, self._percent)
        if isinstance(length_ms, CardFails):
            self._lost(length_ms, now_ms)
            return now_ms
        self._open_until_ms = max(self._open_until_ms, now_ms + length_ms + KEPT_OPEN_MS)
        return now_ms + length_ms

    # What sounds

    def _sound_signal(self, now_ms: int) -> None:
        chime, self._signal = self._signal, None
        if chime is not None:
            self._play(Lane.SIGNALS, chime.file.read_bytes(), now_ms)

    def _sound_calls(self, now_ms: int) -> int | None:
        """Sound the next chime or the words after it, when it is their turn; return when that will be."""
        if now_ms >= self._busy_until_ms and self._words:
            self._speak(now_ms)
        if now_ms >= self._busy_until_ms and not self._words and self._calls:
            call = self._calls.popleft()
            ends_ms = self._play(Lane.CALLS, call.chime.file.read_bytes(), now_ms)
            self._words = call.words if self._speech is not None else ""
            self._busy_until_ms = ends_ms + BETWEEN_MS
            self._words_until_ms = ends_ms + WORDS_LATE_MS
        if not self._words and not self._calls:
            return None
        return self._busy_until_ms if now_ms < self._busy_until_ms else self._words_until_ms

    def _speak(self, now_ms: int) -> None:
        """Speak the words that follow, if they are ready; leave them if they do not get ready in time."""
        file = None if self._speech is None else self._speech.rendered(self._words)
        if file is not None:
            self._words = ""
            self._busy_until_ms = self._play(Lane.CALLS, file, now_ms) + BETWEEN_MS
        elif now_ms >= self._words_until_ms:
            self._words = ""

    def _end_calls(self) -> None:
        """End what is being called and forget what waits."""
        self._calls.clear()
        self._words = ""
        self._busy_until_ms = self._heard_from_ms
        if self._card is not None:
            self._card.stop(Lane.CALLS)

    def _fall_silent(self) -> None:
        """Forget what was to sound: it would be late by the time there is a card again."""
        self._calls.clear()
        self._words, self._signal = "", None
