"""What a scenario is."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.vm.ground import Ground


@dataclass(frozen=True, slots=True)
class Scenario:
    """Something that happens to a box, and the promise that holds when it does."""

    name: str
    promise: str
    play: Callable[[Ground], str | None]  # raises when the promise is broken; may return what was measured
