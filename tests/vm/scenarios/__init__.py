"""What a host, a cable or a power company may do to the box, each with what must come of it."""

from tests.vm.scenarios import (
    calendar,
    deploying,
    faults,
    ports,
    power,
    sound,
    starting,
    system,
    television,
    touching,
)
from tests.vm.scenarios.scenario import Scenario

SCENARIOS: tuple[Scenario, ...] = (
    *starting.SCENARIOS,
    *touching.SCENARIOS,
    *television.SCENARIOS,
    *power.SCENARIOS,
    *faults.SCENARIOS,
    *calendar.SCENARIOS,
    *ports.SCENARIOS,
    *sound.SCENARIOS,
    *system.SCENARIOS,
    *deploying.SCENARIOS,
)

__all__ = ["SCENARIOS", "Scenario"]
