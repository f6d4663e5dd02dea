"""The version of each game as an environment: rules, box and encoding of moves and observations, all in one number.

versions.toml holds for each version a fingerprint of what the environment does. A test fails when something changes
what is played or observed and the version stays the same. A game that is not in the file yet has version 0: whoever
uses it knows that it may change.
"""

from __future__ import annotations

import hashlib
import random
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import meiji
from meiji.kernel.spec import find_game

GAMES = 3  # played for a fingerprint, with each number of seats


@cache
def _versions() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "versions.toml").read_text("utf-8"))


def version_of(game: str) -> int:
    if game not in _versions():
        find_game(game)  # refuses what is no game
        return 0
    version: int = _versions()[game]["version"]
    return version


def gym_id(game: str) -> str:
    """The name of a game for gymnasium.make."""
    return f"meiji/{game.capitalize()}-v{version_of(game)}"


def fingerprint_of(game: str) -> str:
    """A hash over whole games, all they offer and all that is observed in them, and over the names of all numbers."""
    spec = find_game(game)
    found = hashlib.sha256(repr(spec.moves.notations).encode())
    box = spec.box().record  # what is printed; notes and sources change nothing that is played
    found.update(repr([(name, getattr(box, name)) for name in box.fields]).encode())
    for seats in spec.seats:
        found.update(repr([(part.name, part.start, part.shape) for part in spec.observation.parts(seats)]).encode())
        for seed in range(GAMES):
            choice = random.Random(seed)
            played = meiji.new(game, seats=seats, seed=seed)
            while not played.over:
                codes = played.codes()
                found.update(repr(codes).encode())
                if len(played.log) % 10 == 0:
                    for seat in range(seats):
                        found.update(repr(played.observe(seat)).encode())
                played.play(codes[int(choice.random() * len(codes))])
            found.update(played.bytes())
    return found.hexdigest()[:16]
