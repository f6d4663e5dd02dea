"""Words for people: names, effects, components, moves, decisions, the log and the result.

Whatever is said is a message of the Fluent files in text/. What stands here is what the kernel, the pictures and the
site ask for. A box may be given as loaded or as its record, where no source is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meiji.kernel.game import Played
from meiji.kernel.wording import record_of, upper_first

from ..table import Table
from .components import component_keys, component_text
from .decisions import DecisionTeller
from .effects import effect_text
from .log import LogTeller
from .moves import MoveTeller
from .names import (
    AnyBox,
    about,
    amount_text,
    colour_name,
    decision_name,
    facts,
    goal_name,
    option_name,
    option_text,
    source_name,
    tell,
    title,
)
from .result import result_lines

__all__ = [
    "about",
    "amount_text",
    "colour_name",
    "component_keys",
    "component_text",
    "decision_name",
    "decision_text",
    "effect_text",
    "facts",
    "goal_name",
    "log_line",
    "move_text",
    "option_name",
    "option_text",
    "result_lines",
    "source_name",
    "tell",
    "title",
]


def move_text(game: Any, code: int, language: str) -> str:
    """A label for a move on the present table: what it does, its price and what it gives."""
    return upper_first(MoveTeller(game.box.record, game._table, language, names=game.names).move(code))


def decision_text(game: Any, language: str) -> str:
    """What is to be decided, and where it comes from."""
    if game.over:
        return tell(language, "game-over")
    return upper_first(DecisionTeller(game.box.record, game._table, language, names=game.names).decision())


def log_line(
    box: AnyBox,
    before: Table,
    after: Table,
    played: Played,
    language: str,
    names: Sequence[str] = (),
    viewer: int | None = None,  # everybody knows everything
) -> str:
    """What a logged move did, from the tables before and after it; the seat's name is not part of the line."""
    return LogTeller(record_of(box), before, language, played.seat, names).log(played, after)
