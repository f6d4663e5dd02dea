"""Boxes that somebody brings along: a search keeps a tree of a hundred megabytes and more for each player it is."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

import meiji
from meiji.site import player_tasks


def test_players_with_boxes_from_outside_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """One guest's 26 saves, each with a box that differs in a comment, took 3.7 GB in one worker for good."""
    pytest.importorskip("numba")
    from meiji.players import registry

    make, made = registry.make_player, []

    def made_player(*arguments: Any) -> Any:
        player = make(*arguments)
        made.append(weakref.ref(player))
        return player

    monkeypatch.setattr(registry, "make_player", made_player)
    spec = meiji.find_game("zaibatsu")
    for number in range(6):
        box = spec.box_from(f"{spec.box().text}\n# {number}\n", "box")
        work = player_tasks.task(meiji.new("zaibatsu", seats=2, seed=1, box=box), "greedy")
        assert work.box is not None
        player_tasks.think(work)
        player_tasks.think(work)
    gc.collect()
    assert len(made) == 6 and sum(player() is not None for player in made) == 1
