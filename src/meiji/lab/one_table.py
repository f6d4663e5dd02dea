"""One table for an environment: a batch of one that remembers its game, so that any episode becomes a save."""

from __future__ import annotations

from typing import Any

import numpy as np

from meiji.kernel.batch import Batch
from meiji.kernel.game import Game, new_game


class OneTable(Batch):
    """The seed of the game and every code that was played in it."""

    def __init__(self, game: str, seats: int | None, options: dict[str, str] | None, box: Any, reward: str) -> None:
        self.seed, self.played = 0, list[int]()
        super().__init__(game, 1, seats, 0, options, box, reward=reward)
        self._arguments = (game, self.seats, self.options, self.box, reward)

    def restart(self, seed: int) -> None:
        """A new game: the one that `meiji.new` begins with this seed."""
        self.seed, self.played = seed, []
        super().restart(seed)

    def move(self, code: int) -> None:
        self.step(np.array([code]))
        self.played.append(code)

    def replayed(self) -> Game:
        """The whole game from its start, with its log: it can be looked at, played on and saved."""
        game = new_game(self.spec.id, self.seats, self.seed, self.options, self.box)
        for code in self.played:
            game.play(code)
        return game

    def get_state(self) -> dict[str, Any]:
        return {**super().get_state(), "seed": self.seed, "played": list(self.played)}

    def set_state(self, state: dict[str, Any]) -> None:
        super().set_state(state)
        self.seed, self.played = state["seed"], list(state["played"])
