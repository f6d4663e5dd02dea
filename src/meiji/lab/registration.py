"""Gymnasium knows the games as soon as it and Meiji are imported, in either order.

It looks for no plugins by itself, and a program that only plays should not wait for it. So where Meiji comes first,
the games are registered at the moment somebody imports Gymnasium.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

from meiji.kernel.spec import game_ids
from meiji.lab.versions import gym_id

LIBRARY = "gymnasium"


def register_with_gymnasium() -> None:
    if sys.modules.get(LIBRARY) is not None:
        register()
    else:
        sys.meta_path.insert(0, WhenImported())


class WhenImported:
    """Finds Gymnasium as it would be found anyway, and registers the games right after it was loaded."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != LIBRARY:
            return None
        sys.meta_path.remove(self)
        found = importlib.util.find_spec(name)
        if found is not None and found.loader is not None:
            load = found.loader.exec_module

            def load_and_register(module: ModuleType) -> None:
                load(module)
                register()

            found.loader.exec_module = load_and_register  # type: ignore[method-assign]
        return found


def register() -> None:
    import gymnasium

    for game in game_ids():
        if (name := gym_id(game)) not in gymnasium.registry:
            gymnasium.register(name, "meiji.lab.learner_env:LearnerEnv", kwargs={"game": game})
