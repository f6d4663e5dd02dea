"""The picture of the table: its parts, what is reconstructed, and what lies on it."""

from __future__ import annotations

import pytest

import meiji
from laws.pictures import elements
from meiji.drawing.painter import MARK
from meiji.games.nippon.terms import TILE_NAMES
from meiji.kernel.game import Game


def new(seats: int, seed: int = 1) -> Game:
    return meiji.new("nippon", seats=seats, seed=seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_of_the_picture(seats: int) -> None:
    assert {"board", "rewards", "factories", "seat-0", f"seat-{seats - 1}"} <= elements(new(seats).svg()).keys()


def test_reconstructed_tiles_say_so() -> None:
    game = new(4)
    things = elements(game.svg())
    for tile, name in enumerate(TILE_NAMES):
        source = game.box.reader.content["factory"][tile]["source"]
        words = "".join(things[f"tile-{name}"].itertext())
        assert (MARK in words) == (source == "reconstructed")


def test_the_table_is_on_the_picture() -> None:
    """Numbers set by hand come back as words of the picture."""
    game = new(2)
    table = game.table
    table.yen[0], table.vp[1] = 77, 123
    table.tile_owner[4][2], table.tile_value[4][2] = 2, 7
    things = elements(game.svg())
    assert "77" in "".join(things["yen-0"].itertext()) and "123" in "".join(things["points-1"].itertext())
    assert "Red 7" in "".join(things["space-5-3"].itertext())
