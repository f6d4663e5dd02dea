"""Strategy tips for a game, each with what was measured in strong play (benchmarks/tips.py)."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from meiji.kernel.language import messages, say
from meiji.kernel.spec import GameSpec, find_game

FOLDER = "tips"


@cache
def measured(game: str) -> dict[str, float | str]:
    """The figures by the names that texts use: "won-points-regions"; nothing where a game was not measured yet."""
    file = find_game(game).folder / FOLDER / "measured.json"
    if not file.exists():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    means = {f"{who}-{name}": _shown(value) for who in ("won", "lost") for name, value in found[who].items()}
    return {"games": found["games"], "first": found["first_seat_won"], **means}


def _shown(value: float) -> float | int:
    """Large figures without decimals."""
    return round(value) if abs(value) >= 10 else value


def how_to_win(spec: GameSpec, language: str) -> str:
    """What it takes, in two or three sentences."""
    return _say(spec, language, "win") if measured(spec.id) else ""


def tips(spec: GameSpec, language: str) -> list[str]:
    """The tips in their order."""
    names = [name for name in messages(spec.folder / FOLDER, language) if name.startswith("tip-")]
    return [_say(spec, language, name) for name in names] if measured(spec.id) else []


def _say(spec: GameSpec, language: str, message: str) -> str:
    return say(spec.folder / FOLDER, language, message, **measured(spec.id))
