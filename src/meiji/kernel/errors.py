"""What can be wrong with input. Each error is one sentence that names what was wrong and what is allowed."""

from __future__ import annotations

import sys
from pathlib import Path


class MeijiError(Exception):
    """Base of all errors that a user's input can cause."""


class IllegalMove(MeijiError):
    """The move is not among those on offer; the table is unchanged."""


class BadInput(MeijiError):
    """An unknown game, option, player, language or number of seats."""


class BadBox(MeijiError):
    """A box file that does not hold what its game needs."""


class BadSave(MeijiError):
    """A save that is damaged or does not replay."""


class OutcomeNeeded(MeijiError):
    """A draw has to be named (a game entered from a real table); the table is unchanged."""

    def __init__(self, message: str, draw: str, allowed: list[str]) -> None:
        super().__init__(message)
        self.draw = draw
        self.allowed = allowed


def not_installed(library: str, extra: str) -> BadInput:
    """A library is missing that comes with an extra: told with the command that brings it here."""
    root = Path(__file__).resolve().parents[3]
    if (root / "start.py").is_file() and Path(sys.prefix).resolve() == root / ".venv":  # which has no pip
        command = f"python3 start.py install {extra}"
    else:
        command = f"pip install 'meiji[{extra}]'"
    return BadInput(f"This needs {library}, which is not installed; {command} installs it.")
