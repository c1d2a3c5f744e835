"""The source of chance that the rules are given. `random.Random` is one."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")


class Draw(Protocol):
    """Draws by lot."""

    def choice(self, seq: Sequence[Item], /) -> Item:
        """Return one of the sequence."""
        ...

    def sample(self, population: Sequence[Item], k: int) -> list[Item]:
        """Return `k` different ones of the population, in drawn order."""
        ...
