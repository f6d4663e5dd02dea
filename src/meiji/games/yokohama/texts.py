"""Words for decisions, moves and the log."""

from __future__ import annotations

from typing import Any


def move_text(game: Any, code: int, language: str) -> str:
    text: str = game.spec.moves.notations[code]
    return text


def decision_text(game: Any, language: str) -> str:
    return ""
