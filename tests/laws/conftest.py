"""Shared by the laws that run compiled code with bounds checking: it is compiled once."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def checked_code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where code with bounds checking is kept."""
    return tmp_path_factory.mktemp("checked")
