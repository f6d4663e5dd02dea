"""Compile everything of a game that is called from Python."""

from __future__ import annotations

import time

from meiji.arena.simulate import Arena, Job
from meiji.kernel.batch import Batch
from meiji.kernel.spec import find_game
from meiji.players import player_names
from meiji.players.hints import warm_up


def warm(game: str) -> float:
    """Load or compile all entries of a game by using each once; how many seconds it took."""
    begun = time.perf_counter()
    seats = max(2, min(find_game(game).seats))
    for name in player_names():
        arena = Arena(Job(game, seats, (name,), (), None, 0, 1))
        arena.warm()
        arena.begin(0)
        arena.step(arena.players[arena.tables["to_move"][0]].choose_on(arena.tables, 0))
    warm_up(game, seats)
    batch = Batch(game, 1, seats, 0)
    batch.step(batch.moves[:, 0])
    _ = batch.scores
    return time.perf_counter() - begun
