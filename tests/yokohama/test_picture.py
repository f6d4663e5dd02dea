"""The picture of the table: sound XML, an id for whatever a move touches, the same in all languages, nothing hidden."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET

import pytest

import meiji
from meiji.kernel.language import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"


def elements(picture: str) -> dict[str, ET.Element]:
    """All elements with an id; each id only once."""
    found: dict[str, ET.Element] = {}
    for element in ET.fromstring(picture).iter():
        id = element.get("id")
        if id is not None:
            assert id not in found, f"the id {id} stands twice"
            found[id] = element
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_move_on_offer_points_to_something_lit_up_and_labelled(seed: int) -> None:
    game, chooser = meiji.new("yokohama", seed=seed), random.Random(seed)
    while not game.over:
        targets = {move.target for move in game.moves() if move.target}
        things = elements(game.svg(game.to_move))
        lit = {id for id, element in things.items() if element.get("class") == "offer"}
        assert lit == targets
        for target in lit:
            assert things[target].findtext(f"{SVG}title")
        game.play(chooser.choice(game.codes()))
    assert 'class="offer"' not in game.svg()


@pytest.mark.parametrize("moves", [0, 60, 10_000])
def test_all_languages_show_the_same_things(moves: int) -> None:
    game, chooser = meiji.new("yokohama", seed=5), random.Random(5)
    while not game.over and len(game.log) < moves:
        game.play(chooser.choice(game.codes()))
    pictures = [elements(game.svg(0, language)) for language in LANGUAGES]
    assert pictures[0].keys() == pictures[1].keys() == pictures[2].keys()
    assert {"areas", "display", "seat-0", "seat-1"} <= pictures[0].keys()


def test_orders_of_the_other_seat_lie_face_down() -> None:
    game = meiji.new("yokohama", seed=6)
    hands = [{f"order-{order + 1}" for order in game._table.hand[seat][:3]} for seat in range(2)]
    for seat in range(2):
        shown = set(elements(game.svg(seat)))
        assert hands[seat] <= shown and not hands[1 - seat] & shown
        assert {f"hidden-{1 - seat}-{i}" for i in range(3)} <= shown
    assert not (hands[0] | hands[1]) & set(elements(game.svg(None)))


def test_reconstructed_values_are_marked() -> None:
    game = meiji.new("yokohama", seed=6)
    assert game.svg(0).count("※") > 10


def test_names_of_seats_are_shown_and_escaped() -> None:
    game = meiji.new("yokohama", seed=6, names=["<b>&", "Ōkuma"])
    picture = game.svg(0)
    assert "&lt;b&gt;&amp;" in picture and "Ōkuma" in picture
    ET.fromstring(picture)
    assert re.search(r'class="block" [^>]*data-box="0 0 ', picture)
