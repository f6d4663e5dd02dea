"""The picture of the table: its parts, nothing hidden, what is readable and fits, and what is reconstructed."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

import meiji
from laws.pictures import SVG, elements, words_of
from laws.tables import Chooser, play_richly
from meiji.drawing.palette import VERMILION
from meiji.games.yokohama.picture_cards import BONUS
from meiji.games.yokohama.terms import BONUSES, TECHNOLOGIES
from meiji.kernel.language import LANGUAGES


def moments(seed: int) -> Iterator[meiji.Game]:
    """A game with plenty of everything, every few moves."""
    game = meiji.new("yokohama", seed=seed, names=["Robin", "Shibusawa Eiichi of the First National Bank"])
    for number, _ in enumerate(play_richly(game, Chooser(seed, curious=True))):
        if number % 9 == 0:
            yield game
    yield game


def test_the_parts_of_the_picture() -> None:
    """Who only watches has both sides in view."""
    game = meiji.new("yokohama", seed=5)
    for viewer, sides in ((0, ("mine", "seat")), (1, ("seat", "mine")), (None, ("mine", "mine"))):
        roles = {id: thing.get("data-role") for id, thing in elements(game.svg(viewer)).items()}
        parts = {id: role for id, role in roles.items() if role}
        assert parts == {"areas": "board", "seat-0": sides[0], "seat-1": sides[1]}


def test_church_cards_and_prices_lie_in_their_areas() -> None:
    things = elements(meiji.new("yokohama", seed=5).svg(0))
    inside = {area: {thing.get("id") for thing in things[f"area-{area}"].iter()} for area in ("church", "chinatown")}
    assert len([id for id in inside["church"] if id and id.startswith("church-")]) == 6
    goods = ("copper", "silk", "tea", "fish")
    assert {"buy-import", *(f"{verb}-{good}" for verb in ("buy", "sell") for good in goods)} <= inside["chinatown"]


def test_orders_being_looked_at_lie_on_the_own_side_and_face_down_for_others() -> None:
    game = meiji.new("yokohama", seed=4)
    for _ in play_richly(game, Chooser(4, curious=True)):
        if game.decision is not None and game.decision.kind == "keep":
            break
    seat, looked = game.to_move, game._table.looked[: game._table.looking]
    assert seat is not None and len(looked) > 1
    orders = {f"order-{order + 1}" for order in looked}
    mine = {thing.get("id") for thing in elements(game.svg(seat))[f"seat-{seat}"].iter()}
    assert orders <= mine
    for viewer in (1 - seat, None):
        shown = {thing.get("id") for thing in elements(game.svg(viewer))[f"seat-{seat}"].iter()}
        assert not orders & shown and {f"looked-{n}" for n in range(len(looked))} <= shown


def test_nothing_on_a_bonus_card_runs_into_what_follows() -> None:
    game = meiji.new("yokohama", seed=1)
    for first in range(1, BONUSES + 1, 3):
        shown = range(first, min(first + 3, BONUSES + 1))
        game.table.bonus_open[: len(shown)] = list(shown)
        things = elements(game.svg(0))
        for card in shown:
            badges = [rect for rect in things[f"bonus-{card}"].iter(f"{SVG}rect") if rect.get("fill") == VERMILION]
            icons = list(things[f"bonus-{card}"].iter(f"{SVG}use"))
            spans = sorted((float(t.get("x", 0)), float(t.get("width", 0))) for t in (*badges, *icons))
            ends = [x + width for x, width in spans]
            assert len(badges) == 3 and len(icons) >= 3
            assert all(end <= x for end, (x, _) in zip(ends, spans[1:], strict=False)) and ends[-1] <= BONUS


def test_orders_of_the_other_seat_lie_face_down() -> None:
    game = meiji.new("yokohama", seed=6)
    hands = [{f"order-{order + 1}" for order in game._table.hand[seat][:3]} for seat in range(2)]
    for seat in range(2):
        shown = set(elements(game.svg(seat)))
        assert hands[seat] <= shown and not hands[1 - seat] & shown
        assert {f"hidden-{1 - seat}-{i}" for i in range(3)} <= shown
    assert not (hands[0] | hands[1]) & set(elements(game.svg(None)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_large_enough_and_blocks_narrow_enough_for_a_phone(language: str) -> None:
    for game in moments(LANGUAGES.index(language)):
        picture = game.svg(game.to_move, language)
        assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', picture)) >= 12
        assert max(float(width) for width in re.findall(r'class="block" [^>]*data-box="0 0 (\S+)', picture)) <= 366


@pytest.mark.parametrize("viewer", [0, None])
def test_nothing_lies_outside_of_its_part(viewer: int | None) -> None:
    for game in moments(4):
        things = elements(game.svg(viewer))
        for part in ("areas", "seat-0", "seat-1"):
            for block in things[part].iter(f"{SVG}g"):
                if block.get("class") == "block":
                    x, y = map(float, re.findall(r"[\d.]+", block.get("transform", "")))
                    width, height = map(float, block.get("data-box", "").split()[2:])
                    most = float((things[part].get("data-box") or "").split()[3])
                    assert x + width <= 940.01 and y + height <= most, part


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_technology_does_is_never_cut(language: str) -> None:
    """On display all words are to be read; with their owner as well, as long as there are not too many."""
    game = meiji.new("yokohama", seed=1)
    for first in range(0, len(TECHNOLOGIES), 5):
        for place in range(5):
            game.table.technology_open[place] = first + place + 1
            game.table.technology_owner[first + place] = 0
        for owned in range(20):
            game.table.technology_owner[owned] = 1 if owned in range((first + 5) % 20, (first + 5) % 20 + 5) else 0
        things = elements(game.svg(0, language))
        assert not [key for key in TECHNOLOGIES if "…" in words_of(things.get(f"technology-{key}", ET.Element("g")))]


def test_an_order_in_hand_says_what_is_missing() -> None:
    game = meiji.new("yokohama", seed=6)
    order = game._table.hand[0][0]
    for good in range(4):
        game.table.goods[0][good] = 9
    ready = words_of(elements(game.svg(0))[f"order-{order + 1}"])
    assert "missing" not in ready and "✓" in ready and "−" not in ready
    for good in range(4):
        game.table.goods[0][good] = 0
    lacking = words_of(elements(game.svg(0))[f"order-{order + 1}"])
    assert "missing: " in lacking and "−" in lacking and "✓" not in lacking


def test_what_is_reconstructed_is_said_once_a_part_and_quietly() -> None:
    game = meiji.new("yokohama", seed=6)
    picture = game.svg(0)
    assert "※" not in picture
    things = elements(picture)
    notes = [thing for thing in things["areas"].iter() if thing.get("class") == "note"]
    assert len(notes) == 1 and "reconstructed" in words_of(notes[0])


def test_names_of_seats_are_shown_and_escaped() -> None:
    game = meiji.new("yokohama", seed=6, names=["<b>&", "Ōkuma"])
    picture = game.svg(0)
    assert "&lt;b&gt;&amp;" in picture and "Ōkuma" in picture
    ET.fromstring(picture)
    assert re.search(r'class="block" [^>]*data-box="0 0 ', picture)
