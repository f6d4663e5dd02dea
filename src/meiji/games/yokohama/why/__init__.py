"""Why a move is not on offer, in sentences from the rules: the messages stand in text/, in the rulebook's order.

Every reason asks the predicate by which the rules decide what to offer; a law compares both.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from meiji.kernel.why_not import Asked

from .later import Reasons
from .questions import questions

__all__ = ["LISTED", "later", "questions", "reason"]
LISTED: Collection[str] = ("area",)


def reason(game: Any, code: int, language: str) -> str | None:
    """Why a move that may come up in the present decision does not."""
    return Reasons(game.box.record, game._table, language, names=game.names).of(code)


def later(game: Any, asked: Sequence[Asked], language: str) -> str:
    """Why none of these moves is asked now."""
    return Reasons(game.box.record, game._table, language, names=game.names).later(asked)
