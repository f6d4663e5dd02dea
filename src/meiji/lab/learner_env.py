"""One learner against registered players, for Gymnasium: gymnasium.make("meiji/Zaibatsu-v2", seats=3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from meiji.kernel.errors import BadInput
from meiji.kernel.game import Game
from meiji.lab.one_table import OneTable
from meiji.lab.render import MODES, check_mode, render
from meiji.lab.spaces import action_space, observation_space
from meiji.lab.table_env import Observed
from meiji.players.registry import make_player

ILLEGAL = ("lose", "error")
REWARD_OF_ILLEGAL = {"win": -1.0, "rank": -1.0, "lead": -100.0}


class LearnerEnv(gymnasium.Env[Any, Any]):
    """The learner sits in `seat`, or where it is drawn for each game; the others are played by `opponents`.

    An action that is not legal ends the game at once with a reward below that of a lost one (`illegal="lose"`) or
    raises `meiji.IllegalMove` (`illegal="error"`). After the end a step changes nothing and pays nothing.

    `reset(seed=9)` begins the game of `meiji.new(..., seed=9)`; the seed is in the info.
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
        self._table = OneTable(game, seats, options, box, reward)
        count = self._table.seats
        if seat is not None and not 0 <= seat < count:
            raise BadInput(f"There is no seat {seat}; the seats are 0 to {count - 1}.")
        names = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != count - 1:
            raise BadInput(f"With {count} seats there are {count - 1} opponents, not {len(names)}.")
        self._players = [make_player(name, self._table.spec, self._table.box) for name in names]
        self._arguments = (
            game, count, names, seat, self._table.options, self._table.box, reward, illegal, render_mode
        )  # fmt: skip
        self._fixed_seat = seat
        self.seat = seat or 0
        self._illegal = illegal
        self._reward_of_illegal = REWARD_OF_ILLEGAL[reward]
        self._ended = False
        self.render_mode = render_mode
        self.observation_space = observation_space(game, count)
        self.action_space = action_space(game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(2**62)) if seed is None else seed
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(self._table.seats))
        self._table.restart(game_seed)
        for number, player in enumerate(self._players):
            player.seed(game_seed, number)
        self._let_others_play()
        self._ended = bool(self._table.over[0])
        return self._observed(), {"seat": self.seat, "seed": game_seed}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        code, table = int(action), self._table
        if self._ended:
            return self._observed(), 0.0, True, False, {}
        if self._illegal == "lose" and not (0 <= code < table.mask.shape[1] and table.mask[0, code]):
            self._ended = True
            return self._observed(), self._reward_of_illegal, True, False, {"illegal": code}
        table.move(code)
        self._let_others_play()
        self._ended = bool(table.over[0])
        info = {"scores": table.scores[0].tolist(), "won": table.won[0].tolist()} if self._ended else {}
        return self._observed(), float(table.rewards[0, self.seat]), self._ended, False, info

    def _let_others_play(self) -> None:
        table = self._table
        while not table.over[0] and table.to_move[0] != self.seat:
            other = int(table.to_move[0])
            player = self._players[other if other < self.seat else other - 1]
            table.move(player.choose_on(table.tables, 0))

    def _observed(self) -> Observed:
        return {"observation": self._table.observe(0, self.seat), "action_mask": self._table.mask[0].astype(np.int8)}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal actions, under the name that maskable learners of other libraries look for."""
        legal: np.ndarray[Any, Any] = self._table.mask[0].astype(np.bool_)
        return legal

    @property
    def game(self) -> Game:
        """The game so far, replayed with its log: `env.unwrapped.game.save()` is a save of this episode."""
        return self._table.replayed()

    def get_state(self) -> dict[str, Any]:
        """All that changes in play, as copies; `set_state` goes back there. Opponents that search start again."""
        return {
            "table": self._table.get_state(),
            "players": [player.state.copy() for player in self._players],
            "chance": self.np_random.bit_generator.state,
            "seat": self.seat,
            "ended": self._ended,
        }

    def set_state(self, state: dict[str, Any]) -> None:
        self._table.set_state(state["table"])
        for player, kept in zip(self._players, state["players"], strict=True):
            player.state[:] = kept
        self.np_random.bit_generator.state = state["chance"]
        self.seat, self._ended = state["seat"], state["ended"]

    def __reduce__(self) -> tuple[Any, ...]:
        return LearnerEnv, self._arguments, {**self.get_state(), "spec": self.spec}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.set_state(state)
        self.spec = state["spec"]

    def render(self) -> Any:
        return None if self.render_mode is None else render(self._table.game(0), self.render_mode, self.seat)
