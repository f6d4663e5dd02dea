"""Pictures fit: the main board and the own board into a page without scrolling, each block onto a phone, all text read.

A page gives both boards 960 by 726 units, one unit a pixel on a small desktop. A phone shows a block of at most 366
units as large as it is drawn.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache

import pytest

from meiji.drawing import svg
from meiji.kernel.language import LANGUAGES

from .pictures import SVG
from .tables import Chooser, games_and_seats, play_on, setups_with

EVERY = pytest.mark.parametrize(("game", "seats"), games_and_seats())
WIDE, HIGH = 960, 726
PHONE = 366
LEAST = 12  # units; the smallest letters


@cache
def pictures(game: str, seats: int) -> tuple[ET.Element, ...]:
    """A game with most of its options at the start, on the way and at the end, from picture to picture in another
    language."""
    table = setups_with(game, seats)[-1].new(seats)
    table.names = ["Shibusawa Eiichi of the First National Bank of Japan"] * seats
    made = [table.svg(0, LANGUAGES[0])]
    for number, _ in enumerate(play_on(table, Chooser(seats))):
        if number % 40 == 39:
            made.append(table.svg(table.to_move, LANGUAGES[len(made) % len(LANGUAGES)]))
    return tuple(map(ET.fromstring, [*made, table.svg(None, LANGUAGES[1])]))


def size(element: ET.Element) -> tuple[float, float]:
    _, _, width, height = map(float, element.get("data-box", "").split())
    return width, height


@EVERY
def test_both_boards_fit_a_page(game: str, seats: int) -> None:
    _, gap = svg.SHEET
    for picture in pictures(game, seats):
        parts = [part for part in picture.iter(f"{SVG}g") if part.get("data-role") in ("board", "mine")]
        assert [part.get("data-role") for part in parts[:2]] == ["board", "mine"]
        assert max(size(part)[0] for part in parts) <= WIDE
        assert sum(size(part)[1] + gap for part in parts) - gap <= HIGH


@EVERY
def test_blocks_fit_a_phone(game: str, seats: int) -> None:
    for picture in pictures(game, seats):
        for block in picture.iter(f"{SVG}g"):
            if block.get("class") == "block":
                assert size(block)[0] <= PHONE, block.get("data-head")


@EVERY
def test_no_text_is_too_small(game: str, seats: int) -> None:
    for picture in pictures(game, seats):
        for text in picture.iter(f"{SVG}text"):
            assert float(text.get("font-size", "0")) >= LEAST, "".join(text.itertext())
