"""How a computer player thinks: what a worker is told, how long it may take, and what it has to compile before."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from meiji.kernel.errors import BadInput
from meiji.kernel.game import Game, new_game
from meiji.kernel.spec import find_game
from meiji.players import levels, player_names
from meiji.site.workers import WarmUp

MARGIN = 30.0  # seconds beyond the thinking time, for a busy machine
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


def time_for(work: Task) -> float:
    """Seconds after which something is wrong."""
    thinking = re.search(r"\bms=(\d+)", work.player)
    return MARGIN + (int(thinking[1]) / 1000 if thinking else 0)


def warm_up_for(work: Task, seats: int) -> WarmUp:
    return warm_up, (work.game, work.player.partition(":")[0], seats)


def warm_up_of(game: str, level: str | None, seats: int) -> WarmUp:
    """The same, before there is anything to think about."""
    player = dict(levels(game)).get(level or "random", level or "random")
    return warm_up, (game, player.partition(":")[0], seats)


@lru_cache(maxsize=24)  # a search keeps a tree of some 100 MB
def _player(game: str, name: str) -> Any:
    return _made(game, name, None)


@lru_cache(maxsize=1)  # anybody can bring any number of boxes: their trees must not pile up
def _player_with_box(game: str, name: str, box: str) -> Any:
    return _made(game, name, box)


def _made(game: str, name: str, box: str | None) -> Any:
    from meiji.players.registry import make_player

    spec = find_game(game)
    player = make_player(name, spec, spec.box() if box is None else spec.box_from(box, "box"))
    player.seed(random.SystemRandom().getrandbits(62), 0)
    return player


def _player_for(work: Task) -> Any:
    if work.box is None:
        return _player(work.game, work.player)
    return _player_with_box(work.game, work.player, work.box)


def think(work: Task) -> int:
    """In a worker: the code of the move. Without numba every player plays at random."""
    import numpy as np

    tables = np.frombuffer(bytearray(work.table), find_game(work.game).table.dtype())
    try:
        return int(_player_for(work).choose_on(tables, 0))
    except ImportError:
        return int(random.SystemRandom().choice(tables["offer"][0][: tables["offers"][0]].tolist()))


def warm_up(kind: tuple[str, str, int]) -> None:
    """In a worker: compile or load all that a kind of player needs with so many seats."""
    game, player, seats = kind
    cheap = f"{player}:simulations=1" if player in ("search", "master") else player
    beginning = task(new_game(game, seats=seats, seed=0), cheap)
    for _ in range(2):  # a search looks back at its last decision
        think(beginning)


def check_player(game: str, name: str) -> str:
    """A computer player for a table: one of the game's levels, or a player of the registry as it is by default."""
    known = [level for level, _ in levels(game)] + player_names()
    if name not in known:
        raise BadInput(f"There is no computer player {name!r} here; choose one of {', '.join(known)}.")
    return name
