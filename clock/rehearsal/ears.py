"""What a rehearsal hears: a loudspeaker that notes the chimes of a night, for `expect heard`."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from clock.display.sounds.chimes import Chime
from clock.display.sounds.orders import Call, Order, Signal

OF_KEYS = {Chime.KEY, Chime.REFUSED}


@dataclass(slots=True)
class Ears:
    """Notes what sounds, but for the answers to keys."""

    chimes: list[str] = field(default_factory=list)

    def order(self, order: Order) -> None:
        """Note the chime of an order."""
        if isinstance(order, Call | Signal) and order.chime not in OF_KEYS:
            self.chimes.append(order.chime.value)

    def foresee(self, words: Sequence[str]) -> None:
        """Let what may be spoken be: chimes are enough to know what was called."""

    def heard(self) -> tuple[str, ...]:
        """Return what was heard since the last time."""
        heard, self.chimes = tuple(self.chimes), []
        return heard
