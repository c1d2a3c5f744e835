"""What holds for every test: examples may take as long as the machine needs."""

from hypothesis import HealthCheck, settings

# A slow example is a slow machine (the tests also run on a Pi), never a fault.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
