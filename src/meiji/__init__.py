"""Meiji: the great Meiji-era economic board games, complete and exact.

import meiji
game = meiji.new("zaibatsu", seats=3, seed=7)
game.play(game.moves()[0])
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from meiji import lab
from meiji.kernel.errors import BadBox, BadInput, BadSave, IllegalMove, MeijiError, OutcomeNeeded
from meiji.kernel.game import Game
from meiji.kernel.game import new_game as new
from meiji.kernel.move import Decision, Move
from meiji.kernel.saves import load
from meiji.kernel.spec import find_game, game_ids

if TYPE_CHECKING:
    from meiji.kernel.batch import Batch
    from meiji.kernel.box import LoadedBox

__version__ = "0.1.0"
__all__ = [
    "BadBox",
    "BadInput",
    "BadSave",
    "Decision",
    "Game",
    "IllegalMove",
    "MeijiError",
    "Move",
    "OutcomeNeeded",
    "batch",
    "find_game",
    "game_ids",
    "lab",
    "load",
    "new",
]


def batch(
    game: str,
    n: int,
    seats: int | None = None,
    seed: int | None = None,
    options: dict[str, str] | None = None,
    box: str | Path | LoadedBox | None = None,
    observe: bool = False,
    restart: bool = False,
    reward: str = "win",
    threads: int = 1,
) -> Batch:
    """Many compiled tables as one array; see kernel/batch.py."""
    from meiji.kernel.batch import Batch

    return Batch(game, n, seats, seed, options, box, observe, restart, reward, threads)
