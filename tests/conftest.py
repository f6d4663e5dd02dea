"""For all tests: how long one takes says nothing about whether it is right, only when it is run."""

import pytest
from hypothesis import HealthCheck, settings

import durations
from meiji.kernel.notice import leave_out_notice

leave_out_notice()  # what commands say on standard error does not depend on what was compiled before
settings.register_profile("meiji", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("meiji")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("meiji")
    group.addoption("--quick", action="store_true", help="leave out all tests that take half a second or more")
    group.addoption("--note-durations", action="store_true", help="write tests/durations.txt anew from this run")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("note_durations") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(durations.Durations())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items[:] = durations.longest_files_first(items)
    if config.getoption("quick"):
        known = durations.read()
        slow = [item for item in items if durations.name_of(item.nodeid) in known]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if durations.name_of(item.nodeid) not in known]
