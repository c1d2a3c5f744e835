"""What a scenario is."""

from collections.abc import Callable

from clock.values import Struct
from tests.vm.ground import Ground


class Scenario(Struct, frozen=True):
    """Something that happens to a box, and the promise that holds when it does."""

    name: str
    promise: str
    play: Callable[[Ground], str | None]  # raises when the promise is broken; may return what was measured
