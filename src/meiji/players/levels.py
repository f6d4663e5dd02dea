"""Levels for people: names from beginner to master, each a player with its parameters.

They are kept in `levels.json`. A lower level thinks less and errs more (`noise`); none knows what its seat may not.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from meiji.kernel.errors import BadInput
from meiji.kernel.language import say
from meiji.kernel.spec import find_game

FOLDER = Path(__file__).parent


@cache
def _file() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / "levels.json").read_text(encoding="utf-8"))
    return data


def levels(game: str) -> list[tuple[str, str]]:
    """The levels of a game from the weakest on: name and player, as the registry takes it."""
    find_game(game)
    file = _file()
    return list({**file["every game"], **file.get(game, {})}.items())


def is_level(name: str) -> bool:
    """Whether some game has a level of this name."""
    return any(name in levels for levels in _file().values())


def level_player(game: str, name: str) -> str:
    """The player of a level."""
    found = dict(levels(game))
    if name not in found:
        raise BadInput(f"There is no level {name!r}; the levels are {', '.join(found)}.")
    return found[name]


def level_text(name: str, language: str) -> str:
    """The name of a level for people."""
    return say(FOLDER, language, f"level-{name}")


def level_person(name: str, language: str) -> str:
    """Who plays at this level: a name of their own. The portrait is in faces.py."""
    return say(FOLDER, language, f"level-person-{name}")


def level_about(name: str, language: str) -> str:
    """How a level plays, in a sentence."""
    return say(FOLDER, language, f"level-about-{name}")
