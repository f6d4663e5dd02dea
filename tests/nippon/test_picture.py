"""The picture of the table: its parts, what is reconstructed, and what lies on it."""

from __future__ import annotations

import pytest

import meiji
from laws.pictures import elements, words_of
from meiji.games.nippon.terms import TILE_NAMES
from meiji.kernel.game import Game


def new(seats: int, seed: int = 1) -> Game:
    return meiji.new("nippon", seats=seats, seed=seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_of_the_picture(seats: int) -> None:
    assert {"board", "rewards", "factories", "seat-0", f"seat-{seats - 1}"} <= elements(new(seats).svg()).keys()


def test_what_is_reconstructed_is_told_once_a_part_and_by_each_card() -> None:
    game = new(3)
    picture = game.svg()
    assert "※" not in picture
    for part in ("board", "factories", "seat-0", "seat-1", "seat-2"):
        notes = [thing for thing in elements(picture)[part].iter() if thing.get("class") == "note"]
        assert len(notes) == 1 and "reconstructed" in words_of(notes[0]), part
    for tile, name in enumerate(TILE_NAMES):
        source = game.box.reader.content["factory"][tile]["source"]
        card = game.spec.components.text(game.box, "factory", name, "en")
        assert ("reconstructed" in card) == (source == "reconstructed")


def test_the_table_is_on_the_picture() -> None:
    """Numbers set by hand come back as words of the picture."""
    game = new(2)
    table = game.table
    table.yen[0], table.vp[1] = 77, 123
    table.tile_owner[4][2], table.tile_value[4][2] = 2, 7
    things = elements(game.svg())
    assert "77,000" in "".join(things["yen-0"].itertext()) and "123" in "".join(things["points-1"].itertext())
    assert "Red 7" in "".join(things["space-5-3"].itertext())
