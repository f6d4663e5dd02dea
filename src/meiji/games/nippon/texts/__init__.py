"""Words for people: names, effects, components, moves, decisions, the log and the result.

Whatever is said is a message of the Fluent files in text/. What stands here is what the kernel, the pictures and the
site ask for. A box may be given as loaded or as its record, where no source is named.
"""

from __future__ import annotations

from typing import Any

from meiji.kernel.wording import upper_first

from .components import component_about, component_keys, component_text
from .log import event_text
from .moves import MoveTeller
from .names import (
    GAINS,
    about,
    achievement_name,
    action_name,
    amount_text,
    city_name,
    colour_name,
    contract_name,
    decision_name,
    effect_text,
    facts,
    good_name,
    goods_text,
    market_place,
    operation_text,
    option_name,
    option_text,
    part_name,
    progress,
    region_name,
    seat_colour_name,
    side_name,
    source_name,
    steps_text,
    tell,
    tile_effect_text,
    tile_name,
    title,
    track_name,
    worker_name,
    yen_number,
    yen_text,
)
from .result import points_name, verdict

__all__ = [
    "GAINS",
    "about",
    "achievement_name",
    "action_name",
    "amount_text",
    "city_name",
    "colour_name",
    "component_about",
    "component_keys",
    "component_text",
    "contract_name",
    "decision_name",
    "decision_text",
    "effect_text",
    "event_text",
    "facts",
    "good_name",
    "goods_text",
    "market_place",
    "move_text",
    "operation_text",
    "option_name",
    "option_text",
    "part_name",
    "points_name",
    "progress",
    "region_name",
    "seat_colour_name",
    "side_name",
    "source_name",
    "steps_text",
    "tell",
    "tile_effect_text",
    "tile_name",
    "title",
    "track_name",
    "verdict",
    "worker_name",
    "yen_number",
    "yen_text",
]


def move_text(game: Any, code: int, language: str) -> str:
    """A label for a move on the present table: what it does, its price and what it gives."""
    return upper_first(MoveTeller(game.box.record, game._table, language, names=game.names).move(code))


def decision_text(game: Any, language: str) -> str:
    """What is to be decided, and where it comes from."""
    if game.over:
        return tell(language, "game-over")
    return upper_first(MoveTeller(game.box.record, game._table, language, names=game.names).decision())
