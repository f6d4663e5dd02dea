"""What moves cost and give, over the API."""

from __future__ import annotations

import httpx
import pytest
from house import House

import meiji


@pytest.mark.parametrize("game", meiji.game_ids())
def test_moves_of_the_api_tell_what_comes_of_them(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    table = anna.table(game, ["me", "screen"])
    kinds = {kind.name for kind in meiji.find_game(game).amounts}
    for _ in range(6):
        found = anna.state(table)
        assert found["moves"]
        for move in found["moves"]:
            assert set(move) == {"notation", "text", "target", "cost", "gain", "final", "ends_turn", "next"}
            assert {*move["cost"], *move["gain"]} <= kinds
            assert all(number > 0 for number in (*move["cost"].values(), *move["gain"].values()))
            assert move["ends_turn"] == (move["next"] == "other")
            assert move["final"] or move["next"] not in ("draw", "over")
        anna.play(table)


def test_openapi_describes_them(house: House) -> None:
    described = httpx.get(house.url + "/api/openapi.json").json()["components"]["schemas"]
    found = next(schema for name, schema in described.items() if name.endswith("MoveInfo"))
    assert {"cost", "gain", "final", "ends_turn", "next"} <= set(found["properties"])
