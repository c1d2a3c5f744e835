"""The stack of scenes: the night at the bottom, and what lies on it."""

from clock.scenes.scene import Scene
from clock.values import Struct, replace


class Lying(Struct, frozen=True):
    """A scene in the stack, and when it came or got its last key."""

    scene: Scene
    since_ms: int

    @property
    def closes_ms(self) -> int | None:
        """Return when it closes by itself."""
        patience = self.scene.patience_ms
        return None if patience is None else self.since_ms + patience


class Stack:
    """Scenes one on the other; the lowest is never left."""

    def __init__(self, lowest: Scene, now_ms: int) -> None:
        self._lying = [Lying(lowest, now_ms)]

    @property
    def top(self) -> Lying:
        """Return what takes the presses."""
        return self._lying[-1]

    @property
    def from_top(self) -> tuple[Lying, ...]:
        """Return all of it, the top first."""
        return tuple(reversed(self._lying))

    def push(self, scene: Scene, now_ms: int) -> None:
        """Lay a scene on top."""
        self._lying.append(Lying(scene, now_ms))

    def swap(self, scene: Scene, now_ms: int) -> None:
        """Put a scene in the top one's place."""
        self._lying[-1] = Lying(scene, now_ms)

    def pop(self) -> None:
        """Take the top one off, if it is not the lowest."""
        if len(self._lying) > 1:
            self._lying.pop()

    def reset(self) -> None:
        """Take everything off but the lowest."""
        del self._lying[1:]

    def touch(self, now_ms: int) -> None:
        """Note that the top one got a key: its patience begins anew."""
        self._lying[-1] = replace(self._lying[-1], since_ms=now_ms)

    def close_what_is_over(self, now_ms: int) -> int | None:
        """Take off the scenes on top whose patience is over; return when the last of them closed."""
        since_ms = None
        while len(self._lying) > 1:
            closes_ms = self.top.closes_ms
            if closes_ms is None or now_ms < closes_ms:
                break
            since_ms = max(since_ms or closes_ms, closes_ms)
            self.pop()
        return since_ms
