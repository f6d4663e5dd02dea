"""For all tests: how long one takes says nothing about whether it is right."""

from hypothesis import HealthCheck, settings

settings.register_profile("meiji", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("meiji")
