"""The picture of the table: its parts, nothing hidden, and what is reconstructed."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import meiji
from laws.pictures import elements


def test_the_parts_of_the_picture() -> None:
    things = elements(meiji.new("yokohama", seed=5).svg(0))
    assert {"areas", "display", "seat-0", "seat-1"} <= things.keys()


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
