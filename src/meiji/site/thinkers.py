"""Thinking happens in processes of its own, never in the web process: computer players, hints, reviews."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from meiji.kernel.errors import BadInput
from meiji.kernel.game import Game
from meiji.kernel.spec import find_game
from meiji.players import levels, player_names

W = TypeVar("W")
R = TypeVar("R")
STAND_IN = "player"  # the level that plays on for somebody who has left


@dataclass(frozen=True)
class Task:
    """What a worker has to know: the player, the table as bytes, and the box where it is not the shipped one."""

    game: str
    player: str
    table: bytes
    box: str | None


def task(game: Game, player: str) -> Task:
    game.codes()
    player = dict(levels(game.spec.id)).get(player, player)
    return Task(game.spec.id, player, game._table.pack().tobytes(), None if game.box.shipped else game.box.text)


@cache
def _player(game: str, name: str, box: str | None) -> Any:
    from meiji.players.registry import make_player

    spec = find_game(game)
    player = make_player(name, spec, spec.box() if box is None else spec.box_from(box, "box"))
    player.seed(random.SystemRandom().getrandbits(62), 0)
    return player


def think(work: Task) -> int:
    """In a worker: the code of the move. Without numba every player plays at random."""
    import numpy as np

    tables = np.frombuffer(bytearray(work.table), find_game(work.game).table.dtype())
    try:
        return int(_player(work.game, work.player, work.box).choose_on(tables, 0))
    except ImportError:
        return int(random.SystemRandom().choice(tables["offer"][0][: tables["offers"][0]].tolist()))


def _follow_parent() -> None:
    """In a worker: end with the server, however it ends; and leave Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def check_player(game: str, name: str) -> str:
    """A computer player for a table: one of the game's levels, or a player of the registry as it is by default."""
    known = [level for level, _ in levels(game)] + player_names()
    if name not in known:
        raise BadInput(f"There is no computer player {name!r} here; choose one of {', '.join(known)}.")
    return name


class Thinkers:
    """A pool of such processes. It is made when there is first something to think about."""

    def __init__(self, workers: int) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, do: Callable[[W], R], work: W) -> R:
        """Let a worker do something; both what it gets and what it finds are pickled."""
        for attempt in range(3):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _follow_parent)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, do, work)
            except BrokenProcessPool:  # a worker was ended from outside: begin anew
                self._pool = None
                await asyncio.sleep(attempt)
        raise RuntimeError("the processes that think end again and again")

    def close(self) -> None:
        if self._pool is not None:
            for process in list((getattr(self._pool, "_processes", None) or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
