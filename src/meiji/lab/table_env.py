"""A table for PettingZoo (AEC): the agents are the seats, and each acts when it has a real choice."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from meiji.kernel.game import Game
from meiji.lab.one_table import OneTable
from meiji.lab.render import MODES, check_mode, render
from meiji.lab.spaces import action_space, observation_space
from meiji.lab.versions import version_of

Observed = dict[str, np.ndarray[Any, Any]]
STATE = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection")


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table. Rewards come at the end: the win, the lead in points or the rank (see `reward` in kernel/batch.py).

    `reset(seed=9)` begins the game of `meiji.new(..., seed=9)`; the seed is in every agent's info.
    """

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
        self._table = OneTable(game, seats, options, box, reward)
        self._arguments = (game, self._table.seats, self._table.options, self._table.box, reward, render_mode)
        self.metadata = {
            "name": f"{game}_v{version_of(game)}",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: observation_space(game, self._table.seats) for agent in self.possible_agents}
        self._actions = {agent: action_space(game) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._table.restart(int(self._chance.integers(2**62)) if seed is None else int(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"seed": self._table.seed} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> Observed:
        seat, table = self._seats[agent], self._table
        deciding = int(table.to_move[0]) == seat
        mask = table.mask[0].astype(np.int8) if deciding else np.zeros(table.mask.shape[1], np.int8)
        return {"observation": table.observe(0, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._table.move(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def _go_on(self) -> None:
        """Whose turn it is; or the end, also where the setup left nothing to decide."""
        if self._table.over[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {name: float(self._table.rewards[0, self._seats[name]]) for name in self.agents}
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self._table.to_move[0]]
        self._accumulate_rewards()

    @property
    def game(self) -> Game:
        """The game so far, replayed with its log: `env.game.save()` is a save of this episode."""
        return self._table.replayed()

    def get_state(self) -> dict[str, Any]:
        """All that changes in play, as copies; `set_state` goes back there."""
        agents = {name: copy.deepcopy(getattr(self, name)) for name in STATE if hasattr(self, name)}
        return {"table": self._table.get_state(), "chance": self._chance.bit_generator.state, "agents": agents}

    def set_state(self, state: dict[str, Any]) -> None:
        self._table.set_state(state["table"])
        self._chance.bit_generator.state = state["chance"]
        for name, value in copy.deepcopy(state["agents"]).items():
            setattr(self, name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return TableEnv, self._arguments, self.get_state()

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.set_state(state)

    def render(self) -> Any:
        """By the mode: a string of SVG, an array of RGB pixels, or text. As a spectator sees the table."""
        return None if self.render_mode is None else render(self._table.game(0), self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
