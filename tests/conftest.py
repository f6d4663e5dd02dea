"""For all tests: how long one takes says nothing about whether it is right."""

from hypothesis import HealthCheck, settings

from meiji.kernel.notice import leave_out_notice

leave_out_notice()  # what commands say on standard error does not depend on what was compiled before
settings.register_profile("meiji", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("meiji")
