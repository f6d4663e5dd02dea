"""The picture of the table: sound XML, an id for whatever a move touches, the same in all languages."""

from __future__ import annotations

import random
import re
import time
import xml.etree.ElementTree as ET

import pytest

import meiji
from meiji.games.nippon.words import TILE_NAMES
from meiji.kernel.game import Game
from meiji.kernel.language import LANGUAGES
from meiji.kernel.painter import MARK

SVG = "{http://www.w3.org/2000/svg}"


def advance(game: Game, moves: int, seed: int = 1) -> Game:
    chooser = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.play(chooser.choice(game.codes()))
    return game


def new(seats: int, seed: int = 1) -> Game:
    return meiji.new("nippon", seats=seats, seed=seed)


def elements(picture: str) -> dict[str, ET.Element]:
    """All elements with an id; each id only once."""
    found: dict[str, ET.Element] = {}
    for element in ET.fromstring(picture).iter():
        id = element.get("id")
        if id is not None:
            assert id not in found, f"the id {id} stands twice"
            found[id] = element
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_on_offer_points_to_something_lit_up_and_labelled(seats: int) -> None:
    game, chooser = new(seats, seats), random.Random(seats)
    seen: set[str] = set()
    while not game.over:
        targets = {move.target for move in game.moves() if move.target}
        if targets - seen:
            seen |= targets
            assert targets <= set(re.findall(r' id="([^"]+)" class="offer"', game.svg(game.to_move)))
        if len(game.log) % 25 == 0:
            things = elements(game.svg(game.to_move))
            lit = {id for id, element in things.items() if element.get("class") == "offer"}
            assert lit == targets
            for target in lit:
                assert things[target].findtext(f"{SVG}title")
        game.play(chooser.choice(game.codes()))
    assert 'class="offer"' not in game.svg()
    assert len(seen) > 50


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 90, 10_000])
def test_all_languages_show_the_same_things(seats: int, moves: int) -> None:
    game = advance(new(seats), moves)
    pictures = [elements(game.svg(0, language)) for language in LANGUAGES]
    assert pictures[0].keys() == pictures[1].keys() == pictures[2].keys()
    assert {"board", "rewards", "factories", *(f"seat-{seat}" for seat in range(seats))} <= pictures[0].keys()


def test_the_own_board_comes_first() -> None:
    game = new(4)
    for seat in (None, 0, 1, 2, 3):
        order = re.findall(r'id="seat-(\d)"', game.svg(seat))
        assert order == [str(((seat or 0) + n) % 4) for n in range(4)]


def test_a_picture_needs_nothing_from_elsewhere_and_changes_nothing() -> None:
    game = advance(new(4), 150)
    before = game.bytes()
    picture = game.svg(1, "de")
    assert picture == game.svg(1, "de") and game.bytes() == before
    assert "<script" not in picture and "@import" not in picture
    assert set(re.findall(r'href="([^"]+)"', picture)) <= {f"#{id}" for id in elements(picture)}
    assert re.findall(r"https?://[^\"]+", picture) == ["http://www.w3.org/2000/svg"]


def test_names_are_shown_and_harmless() -> None:
    game = new(2)
    game.names = ['<b>"Ōkubo" & Co</b>\x00', "Shibusawa Eiichi of the First National Bank of Japan"]
    picture = game.svg()
    assert "<b>" not in picture and "&lt;b&gt;" in picture
    elements(picture)


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


def test_a_picture_is_quick() -> None:
    game = advance(new(4), 200)
    game.svg()
    times = []
    for _ in range(5):
        start = time.process_time()
        game.svg()
        times.append(time.process_time() - start)
    assert min(times) < 0.05
