"""Saves of before keep working."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import meiji

from .tables import Chooser, play_on

OLD = Path(__file__).parents[1] / "old" / "saves"
SAVES = sorted(path.stem for path in OLD.glob("*.json"))


@pytest.mark.parametrize("name", SAVES)
def test_an_old_save_comes_to_the_same_points_and_plays_on(name: str) -> None:
    old = json.loads((OLD / f"{name}.json").read_text("utf-8"))
    game = meiji.load(old["save"])
    assert (list(game.scores()), game.to_move) == (old["scores"], old["to_move"])
    for _ in play_on(game, Chooser(1)):
        pass
    assert game.over
