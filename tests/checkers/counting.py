"""Numbers that have to be right, with words for those that are not."""

from __future__ import annotations

from typing import Any


def equal(found: Any, wanted: Any, what: str) -> None:
    assert found == wanted, f"{what}: {found}, not {wanted}"


def equal_or_more(found: int, least: int, what: str) -> None:
    assert found >= least, f"{what}: {found}, less than {least}"
