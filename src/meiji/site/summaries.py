"""How far a table is, kept on its row with every move: lists show it without looking at any game."""

from __future__ import annotations

from typing import Any

from meiji.kernel.game import Game


def summary_of(game: Game) -> dict[str, Any]:
    """At which of how many steps it is, and the points, where they are never a secret or the game is over."""
    progress = game.spec.progress
    steps = None if progress is None else list(progress.steps(game._table, game.box.record))
    return {"steps": steps, "scores": game.scores() if game.over or not game.spec.secrets else None}
