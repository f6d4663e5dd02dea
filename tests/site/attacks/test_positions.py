"""Uploaded positions that the rules could not be in: refused in a sentence, before anything thinks about them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from house import House, Visitor

import meiji

IMPOSSIBLE = [
    ("yokohama", "under_size", 32767, "under_size must be 0 to 36, not 32767"),
    ("yokohama", "groups", 30000, "groups must be"),
    ("yokohama", "looked", [7, 7, 7, 7, 7], "looked must hold nothing"),
    ("yokohama", "frame_a", [9000] * 32, "frame_a[0] must be"),
    ("nippon", "extra_goods", [1000, 0, 0, 0], "extra_goods[0] must be 0 with the factories"),
    ("nippon", "marker", 9, "marker must be below"),
    ("nippon", "workers", [7, 0, 0, 0], "workers[0] must be 0 to 6, not 7"),
    ("zaibatsu", "pool_size", 16, "pool_size must be 0 to 8, not 16"),
    ("zaibatsu", "factories", [6, 6, 0, 0], "factory[0]"),
    ("zaibatsu", "depth", 0, "frame_kind must end with a decision"),
]


def position(game: str) -> dict[str, Any]:
    """A save that begins in the middle of a game."""
    played = meiji.new(game, seats=2, seed=5)
    for _ in range(12):
        played.play(played.codes()[0])
    return played.imagine(0, 6).save()


@pytest.fixture(scope="module")
def anna(house: House) -> Visitor:
    return house.visitor("Anna")


@pytest.mark.parametrize(("game", "field", "value", "told"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(anna: Visitor, game: str, field: str, value: Any, told: str) -> None:
    save = position(game)
    save["position"][field] = value
    headers = {"x-csrf-token": anna.csrf}
    answer = anna.web.post("/api/saves", json=save, headers=headers)
    assert answer.status_code == 400, answer.text
    sentence = answer.json()["error"]
    assert sentence.startswith("The save is damaged: its position is impossible, ") and told in sentence
    file = {"save": ("game.json", json.dumps(save), "application/json")}
    page = anna.web.post("/upload", data={"csrf": anna.csrf}, files=file)
    assert page.status_code == 400


@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_possible_position_is_played_on(anna: Visitor, game: str) -> None:
    answer = anna.web.post("/api/saves", json=position(game), headers={"x-csrf-token": anna.csrf})
    assert answer.status_code in (200, 201), answer.text
