"""One learner against registered players, for Gymnasium: gymnasium.make("meiji/Zaibatsu-v1", seats=3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np

from meiji.kernel.batch import Batch
from meiji.kernel.errors import BadInput
from meiji.kernel.spec import game_ids
from meiji.lab.render import MODES, check_mode, render
from meiji.lab.spaces import action_space, observation_space
from meiji.lab.table_env import Observed
from meiji.lab.versions import gym_id
from meiji.players.registry import make_player

ILLEGAL = ("lose", "error")


class LearnerEnv(gymnasium.Env[Any, Any]):
    """The learner sits in `seat`, or where it is drawn for each game; the others are played by `opponents`.

    An action that is not legal loses the game at once (`illegal="lose"`, the reward of a last place) or raises
    `meiji.IllegalMove` (`illegal="error"`).
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        options: dict[str, str] | None = None,
        box: Any = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        if illegal not in ILLEGAL:
            raise BadInput(f"An illegal action cannot {illegal!r}; allowed are {', '.join(ILLEGAL)}.")
        self._batch = Batch(game, 1, seats, 0, options, box, reward=reward)
        count = self._batch.seats
        if seat is not None and not 0 <= seat < count:
            raise BadInput(f"There is no seat {seat}; the seats are 0 to {count - 1}.")
        names = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != count - 1:
            raise BadInput(f"With {count} seats there are {count - 1} opponents, not {len(names)}.")
        self._players = [make_player(name, self._batch.spec, self._batch.box) for name in names]
        self._fixed_seat = seat
        self.seat = seat or 0
        self._illegal = illegal
        self._worst = -100.0 if reward == "lead" else 0.0
        self.render_mode = render_mode
        self.observation_space = observation_space(game, count)
        self.action_space = action_space(game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(2**62))
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(self._batch.seats))
        self._batch.restart(game_seed)
        for number, player in enumerate(self._players):
            player.seed(game_seed, number)
        self._let_others_play()
        return self._observed(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        code = int(action)
        if not self._batch.over[0] and not (0 <= code < self._batch.mask.shape[1] and self._batch.mask[0, code]):
            if self._illegal == "error":
                self._batch.step(np.array([code]))
            return self._observed(), self._worst, True, False, {"illegal": code}
        self._batch.step(np.array([code]))
        self._let_others_play()
        over = bool(self._batch.over[0])
        info = {"scores": self._batch.scores[0].tolist(), "won": self._batch.won[0].tolist()} if over else {}
        return self._observed(), float(self._batch.rewards[0, self.seat]), over, False, info

    def _let_others_play(self) -> None:
        batch = self._batch
        while not batch.over[0] and batch.to_move[0] != self.seat:
            other = int(batch.to_move[0])
            player = self._players[other if other < self.seat else other - 1]
            batch.step(np.array([player.choose_on(batch.tables, 0)]))

    def _observed(self) -> Observed:
        return {"observation": self._batch.observe(0, self.seat), "action_mask": self._batch.mask[0].astype(np.int8)}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal actions, under the name that maskable learners of other libraries look for."""
        legal: np.ndarray[Any, Any] = self._batch.mask[0].astype(np.bool_)
        return legal

    def render(self) -> Any:
        return None if self.render_mode is None else render(self._batch.game(0), self.render_mode, self.seat)


def register() -> None:
    """Make the games known to Gymnasium: by importing meiji.lab, or by Gymnasium itself where Meiji is installed."""
    for game in game_ids():
        name = gym_id(game)
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=partial(LearnerEnv, game))
