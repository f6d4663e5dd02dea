"""A learned policy, played with NumPy alone: what `ppo.py` learns with torch needs no torch to play.

A file of weights is an ordinary .npz: `w0, b0, w1, b1` are two hidden layers, `moves` and `moves_bias` the logits of
all codes, `value` and `value_bias` the lead that is still to be gained, times `scale`; `game` and `seats` tell what it
was trained for. The weights that come with Meiji lie in `lab/learned`; on the ladder they are the agent
`meiji.lab.policy:agent`, which plays without any search. (`master` has networks of its own, see players/network.py.)
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import meiji
from meiji.kernel.batch import Batch
from meiji.kernel.errors import BadInput
from meiji.kernel.spec import find_game
from meiji.players.network import Encoding
from meiji.players.registry import make_player

Array = np.ndarray[Any, Any]
FOLDER = Path(__file__).parent / "learned"


def times(rows: Array, weights: Array) -> Array:
    """rows @ weights, without the threads that NumPy would start for so little: on a busy machine they only wait."""
    product: Array = np.einsum("ij,jk->ik", rows, weights)
    return product


class Policy:
    """The network with its weights: what it would play, and how sure it is of each move."""

    def __init__(self, file: str | Path) -> None:
        try:
            with np.load(file) as found:
                weights = {name: found[name] for name in found.files}
        except (OSError, ValueError) as error:
            raise BadInput(f"The weights {file} cannot be read: {error}.") from None
        self.game, self.seats = str(weights.pop("game")), int(weights.pop("seats"))
        self.weights = {name: array.astype(np.float32) for name, array in weights.items()}
        self.encode = Encoding(self.game, self.seats)

    def __repr__(self) -> str:
        return f"<Policy {self.game}, {self.seats} seats, {sum(a.size for a in self.weights.values()):,} weights>"

    def logits(self, observations: Array, masks: Array) -> Array:
        """One row a table, and in it one number a code; codes that are not legal are out of reach."""
        layers = self.weights
        hidden = np.maximum(times(self.encode(observations), layers["w0"]) + layers["b0"], 0)
        hidden = np.maximum(times(hidden, layers["w1"]) + layers["b1"], 0)
        found: Array = np.where(masks, times(hidden, layers["moves"]) + layers["moves_bias"], -np.inf)
        return found

    def choose(self, observations: Array, masks: Array) -> Array:
        """The code it likes best on each table."""
        codes: Array = self.logits(observations, masks).argmax(1)
        return codes


def learned(game: str) -> Policy:
    """What comes with Meiji."""
    find_game(game)
    known = sorted(file.stem.removesuffix("-2") for file in FOLDER.glob("*-2.npz"))
    if game not in known:
        raise BadInput(f"Nothing was learned for {game} yet; there are weights for {', '.join(known)}.")
    return Policy(FOLDER / f"{game}-2.npz")


def agent(game: str) -> Callable[[Any], int]:
    """The learned policy as an agent for `meiji arena --ladder`."""
    policy = learned(game)

    def choose(asked: Any) -> int:
        codes = [move["code"] for move in asked.moves]
        mask = np.zeros((1, len(find_game(game).moves)), np.uint8)
        mask[0, codes] = 1
        return int(policy.choose(np.array([asked.observation]), mask)[0])

    return choose


def lead_now(tables: Batch) -> Array:
    """How far each of the two seats leads on each table."""
    scores = tables.scores.astype(np.float32)
    return scores - scores[:, ::-1]


def share_of_wins(
    choose: Callable[[Array, Array], Array], game: str, opponent: str, games: int, seed: int
) -> tuple[float, float]:
    """Share of the wins and mean lead of a policy against a registered player, each seed from both seats."""
    wins, lead = 0.0, 0.0
    for seat in range(2):
        tables = meiji.batch(game, games // 2, 2, seed, observe=True)
        player = make_player(opponent, tables.spec, tables.box)
        player.seed(seed, seat)
        while not tables.over.all():
            codes = np.zeros(tables.n, np.int64)
            mine = np.flatnonzero(~tables.over & (tables.to_move == seat))
            if len(mine):
                codes[mine] = choose(tables.observations[mine], tables.mask[mine])
            for table in np.flatnonzero(~tables.over & (tables.to_move != seat)).tolist():
                codes[table] = player.choose_on(tables.tables, table)
            tables.step(codes)
        best = tables.won.astype(np.float32)
        wins += float((best[:, seat] / best.sum(1)).sum())
        lead += float(lead_now(tables)[:, seat].sum())
    return wins / (games // 2 * 2), lead / (games // 2 * 2)
