"""The observation and action spaces, the same for every interface of the Farama libraries."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from meiji.kernel.spec import find_game


def observation_space(game: str, seats: int) -> spaces.Dict:
    """`observation`: the row described in kernel/observation.py. `action_mask`: 1 for every legal action."""
    spec = find_game(game)
    low, high = spec.observation.limits(seats)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(spec.moves),), np.int8),
        }
    )


def action_space(game: str) -> spaces.Discrete:
    return spaces.Discrete(len(find_game(game).moves))
