"""What holds for every test: which examples of hypothesis are tried, and that pictures can be read."""

# Before the clock, which leaves out of pygame what it has no use for: files of pictures are looked into.
import pygame  # noqa: F401
from hypothesis import HealthCheck, settings

# A slow example is a slow machine (the tests also run on a Pi), never a fault.
settings.register_profile("seeking", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# What a change must pass may not depend on chance: new examples are for the slow suite to find.
settings.register_profile("gate", settings.get_profile("seeking"), derandomize=True)
settings.load_profile("gate")
