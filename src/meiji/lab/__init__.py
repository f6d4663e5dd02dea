"""The games as environments: PettingZoo, Gymnasium and OpenSpiel. They need the extra `lab` (see docs/lab.md).

    env = meiji.lab.aec("zaibatsu", seats=4)                                         # PettingZoo
    env = gymnasium.make("meiji/Zaibatsu-v2", seats=3, opponents="greedy")           # one learner against players
    game = meiji.lab.open_spiel("yokohama")                                          # OpenSpiel

All show the same observations (kernel/observation.py) and the same actions (the codes of the moves).
`meiji.batch` steps many tables at once and needs no extra.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meiji.kernel.errors import not_installed
from meiji.lab.registration import register_with_gymnasium
from meiji.lab.versions import gym_id

if TYPE_CHECKING:
    from meiji.lab.table_env import TableEnv

__all__ = ["aec", "gym_id", "open_spiel"]

register_with_gymnasium()


def aec(
    game: str,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    box: Any = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> TableEnv:
    """A table as a PettingZoo environment (AEC)."""
    try:
        from meiji.lab.table_env import TableEnv
    except ImportError:
        raise not_installed("PettingZoo", "lab") from None
    return TableEnv(game, seats, options, box, reward, render_mode)


def open_spiel(game: str, seats: int | None = None, options: dict[str, str] | None = None, reward: str = "win") -> Any:
    """A game for OpenSpiel, loaded."""
    try:
        from meiji.lab.spiel import load
    except ImportError:
        raise not_installed("OpenSpiel", "lab") from None
    return load(game, seats, options or {}, reward)
