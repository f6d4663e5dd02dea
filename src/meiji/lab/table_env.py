"""A table for PettingZoo (AEC): the agents are the seats, and each acts when it has a real choice."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from meiji.kernel.batch import Batch
from meiji.lab.render import MODES, check_mode, render
from meiji.lab.spaces import action_space, observation_space
from meiji.lab.versions import version_of

Observed = dict[str, np.ndarray[Any, Any]]


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table. Rewards come at the end: the win, the lead in points or the rank (see `reward` in kernel/batch.py)."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, str] | None,
        box: Any,
        reward: str,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self._batch = Batch(game, 1, seats, 0, options, box, reward=reward)
        self.metadata = {
            "name": f"{game}_v{version_of(game)}",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._batch.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: observation_space(game, self._batch.seats) for agent in self.possible_agents}
        self._actions = {agent: action_space(game) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._batch.restart(int(self._chance.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._batch.to_move[0]]

    def observe(self, agent: str) -> Observed:
        seat = self._seats[agent]
        deciding = int(self._batch.to_move[0]) == seat
        mask = self._batch.mask[0].astype(np.int8) if deciding else np.zeros(self._batch.mask.shape[1], np.int8)
        return {"observation": self._batch.observe(0, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._batch.step(np.array([-1 if action is None else action]))
        self._cumulative_rewards[agent] = 0.0
        if self._batch.over[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {name: float(self._batch.rewards[0, self._seats[name]]) for name in self.agents}
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self._batch.to_move[0]]
        self._accumulate_rewards()

    def render(self) -> Any:
        """By the mode: a string of SVG, an array of RGB pixels, or text. As a spectator sees the table."""
        return None if self.render_mode is None else render(self._batch.game(0), self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
