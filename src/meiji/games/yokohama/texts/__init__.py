"""Words for people: names, effects, components, moves, decisions, the log and the result.

Whatever is said is a message of the Fluent files in text/. What stands here is what the kernel, the pictures and the
site ask for. A move's label is for the seat that may play it; a log line is for a viewer (None: a spectator) and names
hidden orders only to the seat that sees them.
"""

from __future__ import annotations

from typing import Any

from meiji.kernel.wording import upper_first

from .components import component_about, component_keys, component_text
from .log import event_text
from .moves import MoveTeller
from .names import (
    about,
    amount_text,
    area_gives,
    area_name,
    bonus_rewards,
    decision_name,
    effect_size,
    effect_text,
    facts,
    good_name,
    goods_text,
    option_name,
    option_text,
    order_text,
    progress,
    seat_name,
    source_name,
    technology_brief,
    technology_name,
    technology_text,
    tell,
    title,
)
from .result import points_name, verdict

__all__ = [
    "about",
    "amount_text",
    "area_gives",
    "area_name",
    "bonus_rewards",
    "component_about",
    "component_keys",
    "component_text",
    "decision_name",
    "decision_text",
    "effect_size",
    "effect_text",
    "event_text",
    "facts",
    "good_name",
    "goods_text",
    "move_text",
    "option_name",
    "option_text",
    "order_text",
    "points_name",
    "progress",
    "seat_name",
    "source_name",
    "technology_brief",
    "technology_name",
    "technology_text",
    "tell",
    "title",
    "verdict",
]


def move_text(game: Any, code: int, language: str) -> str:
    """A label for a move on the present table: what it does, its price and what it gives."""
    return upper_first(MoveTeller(game.box.record, game._table, language).move(code))


def decision_text(game: Any, language: str) -> str:
    """What is to be decided; the same for everybody."""
    if game.over:
        return tell(language, "game-over")
    return tell(language, f"decide-{game.decision.kind}")
