"""How long tests take: the longest come first, `--quick` leaves them out, `--note-durations` writes anew what is known.

What is known stands in durations.txt: a line for each test that takes half a second or more, with the seconds of its
slowest case and of all its cases together. A test goes by its name alone, so that it may move to another file. What is
not listed is taken for quick, so a list that is out of date costs time and nothing else.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

import pytest

FILE = Path(__file__).with_name("durations.txt")
SLOW = 0.5  # seconds


class Known(NamedTuple):
    """The seconds of a test: of its slowest case, and of all cases."""

    slowest: float
    together: float


def read() -> dict[str, Known]:
    lines = [line.split() for line in FILE.read_text("utf-8").splitlines()]
    return {name: Known(float(slowest), float(together)) for slowest, together, name in lines}


def name_of(nodeid: str) -> str:
    """ "tests/a.py::test_b[c]" is the test test_b."""
    return nodeid.split("::", 1)[1].partition("[")[0]


def longest_files_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests of a file stay together and in their order, because they share what is costly to set up."""
    known, seconds = read(), Counter[Path]()
    for file, name in dict.fromkeys((item.path, name_of(item.nodeid)) for item in items):
        seconds[file] += known[name].together if name in known else 0
    return sorted(items, key=lambda item: -seconds[item.path])


class Durations:
    """Hears of every test, here or in whatever process it runs, and writes the list at the end."""

    def __init__(self) -> None:
        self.cases: dict[str, Counter[str]] = defaultdict(Counter)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.cases[name_of(report.nodeid)][report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        known = {name: Known(max(cases.values()), cases.total()) for name, cases in self.cases.items()}
        lines = [
            f"{seconds.slowest:6.1f} {seconds.together:6.1f} {name}\n"
            for name, seconds in sorted(known.items())
            if seconds.slowest >= SLOW
        ]
        FILE.write_text("".join(lines), "utf-8")
