"""Words for people: names, effects, components, moves, decisions, the log and the result.

Whatever is said is a message of the Fluent files in text/. What stands here is what the kernel, the pictures and the
site ask for. A box may be given as loaded or as its record, where no source is named.
"""

from __future__ import annotations

from typing import Any

from meiji.kernel.wording import upper_first

from .components import component_about, component_keys, component_text
from .decisions import DecisionTeller
from .effects import effect_text
from .log import event_text
from .moves import MoveTeller
from .names import (
    about,
    amount_text,
    colour_name,
    decision_name,
    facts,
    goal_name,
    option_name,
    option_text,
    progress,
    source_name,
    tell,
    title,
)
from .result import points_name, verdict
from .rival import rival

__all__ = [
    "about",
    "amount_text",
    "colour_name",
    "component_about",
    "component_keys",
    "component_text",
    "decision_name",
    "decision_text",
    "effect_text",
    "event_text",
    "facts",
    "goal_name",
    "move_text",
    "option_name",
    "option_text",
    "points_name",
    "progress",
    "rival",
    "source_name",
    "tell",
    "title",
    "verdict",
]


def move_text(game: Any, code: int, language: str) -> str:
    """A label for a move on the present table: what it does, its price and what it gives."""
    return upper_first(MoveTeller(game.box.record, game._table, language, names=game.names).move(code))


def decision_text(game: Any, language: str) -> str:
    """What is to be decided, and where it comes from."""
    if game.over:
        return tell(language, "game-over")
    return upper_first(DecisionTeller(game.box.record, game._table, language, names=game.names).decision())
