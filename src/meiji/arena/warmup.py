"""Compile everything of a game that is called from Python."""

from __future__ import annotations

import time

from meiji.arena.simulate import Arena, Job
from meiji.kernel.batch import Batch
from meiji.players import player_names


def warm(game: str) -> float:
    """Load or compile all entries of a game by using each once; how many seconds it took."""
    begun = time.perf_counter()
    seats = 2  # a number of seats for which there is a network
    for name in player_names():
        arena = Arena(Job(game, seats, (name,), (), None, 0, 1))
        arena.begin(0)
        arena.step(arena.players[arena.tables["to_move"][0]].choose_on(arena.tables, 0))
    arena = Arena(Job(game, seats, ("random",), (), None, 0, 1))
    arena.play(0)
    batch = Batch(game, 1, seats, 0)
    batch.step(batch.moves[:, 0])
    _ = batch.scores
    return time.perf_counter() - begun
