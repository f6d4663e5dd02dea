"""The picture of the table: sound XML, an id for whatever a move touches, the same in all languages, nothing hidden."""

from __future__ import annotations

import random
import re
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import meiji
from meiji.games.zaibatsu import picture_base, picture_effects
from meiji.games.zaibatsu.operations import OPERATIONS
from meiji.games.zaibatsu.words import TILES
from meiji.kernel import symbols
from meiji.kernel.game import Game
from meiji.kernel.language import LANGUAGES
from meiji.kernel.painter import MARK

SVG = "{http://www.w3.org/2000/svg}"
OPTIONS = {
    1: {"solo": "hard", "sides": "random"},
    2: {"module": "both"},
    3: {"sides": "B"},
    4: {"module": "both", "sides": "random"},
}


def new(seats: int, seed: int = 1) -> Game:
    return meiji.new("zaibatsu", seats=seats, seed=seed, options=OPTIONS[seats])


def advance(game: Game, moves: int, seed: int = 1) -> Game:
    chooser = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.play(chooser.choice(game.codes()))
    return game


def elements(picture: str) -> dict[str, ET.Element]:
    """All elements with an id; each id only once."""
    found: dict[str, ET.Element] = {}
    for element in ET.fromstring(picture).iter():
        id = element.get("id")
        if id is not None:
            assert id not in found, f"the id {id} stands twice"
            found[id] = element
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
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
    assert len(seen) > 60


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("moves", [0, 90, 10_000])
def test_all_languages_show_the_same_things(seats: int, moves: int) -> None:
    game = advance(new(seats), moves)
    pictures = [elements(game.svg(0, language)) for language in LANGUAGES]
    assert pictures[0].keys() == pictures[1].keys() == pictures[2].keys()
    parts = {"board", "display", *(f"seat-{seat}" for seat in range(seats))}
    assert parts | ({"takatoshi"} if seats == 1 else set()) <= pictures[0].keys()
    assert ("goals" in pictures[0]) == (game._table.goals_on == 1)
    assert ("pairs" in pictures[0]) == (moves == 0)


def test_the_languages_have_the_same_messages() -> None:
    texts = [(picture_base.TEXTS / "text" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    english, german, polish = (set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)) for text in texts)
    assert english == german == polish


def test_no_message_is_unused() -> None:
    folder = Path(picture_base.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("picture*.py"))
    english = (picture_base.TEXTS / "text" / "en.ftl").read_text(encoding="utf-8")
    for message in re.findall(r"^([a-z-]+) =", english, re.MULTILINE):
        family = message.split("-")[0] + "-{"
        assert f'"{message}"' in code or f"{family}" in code, message


def test_the_own_board_comes_first() -> None:
    game = new(4)
    for seat in (None, 0, 1, 2, 3):
        order = re.findall(r'id="seat-(\d)"', game.svg(seat))
        first = seat or 0
        assert order == [str((first + n) % 4) for n in range(4)]


def test_a_picture_needs_nothing_from_elsewhere() -> None:
    picture = advance(new(4), 150).svg()
    assert "<script" not in picture and "@import" not in picture
    assert set(re.findall(r'href="([^"]+)"', picture)) <= {f"#{id}" for id in elements(picture)}
    assert re.findall(r"https?://[^\"]+", picture) == ["http://www.w3.org/2000/svg"]
    width, height = ET.fromstring(picture).get("viewBox", "").split()[2:]
    assert width == "1200" and float(height) > 1200


def test_drawing_changes_nothing() -> None:
    game = advance(new(3), 60)
    before = game.bytes()
    assert game.svg(1, "de") == game.svg(1, "de")
    assert game.bytes() == before and len(game.log) == 60


def test_names_are_shown_and_harmless() -> None:
    game = new(2)
    game.names = ['<b>"Ōkubo" & Co</b>\x00', "Shibusawa Eiichi of the First National Bank of Japan"]
    picture = game.svg()
    assert "<b>" not in picture and "&lt;b&gt;" in picture
    elements(picture)


def test_reconstructed_tiles_say_so() -> None:
    game = new(4)
    table, content = game._table, game.box.reader.content
    things = elements(game.svg())
    shown = 0
    for tile in range(TILES):
        if table.display[tile]:
            source = content["factory"][tile]["AB"[table.display[tile] - 1]]["source"]
            thing = things[f"tile-{content['factory'][tile]['good']}-{tile % 5 + 1}"]
            words = "".join(thing.itertext())
            assert (MARK in words) == ("reconstructed" in words) == (source == "reconstructed")
            shown += source == "reconstructed"
    assert shown


def test_the_table_is_on_the_picture() -> None:
    """Numbers set by hand come back as words of the picture."""
    game = new(2)
    table = game.table
    table.money[0], table.silk[1], table.vp[0] = 77, 66, 123
    table.token_owner[4][2], table.token_value[4][2] = 2, 7
    table.rails[3][1] = 1
    things = elements(game.svg())
    assert "77" in "".join(things["money-0"].itertext())
    assert "66" in "".join(things["silk-1"].itertext())
    assert "123" in "".join(things["points-0"].itertext())
    assert "7" in "".join(things["space-5-3"].itertext()) and "Seat 2" in "".join(things["space-5-3"].itertext())
    assert "Seat 1" in "".join(things["rail-4-2"].itertext())


def test_every_operation_of_the_box_has_a_drawing() -> None:
    assert {operation[0] for operation in OPERATIONS.values()} == picture_effects.DRAWINGS.keys()
    for drawing in picture_effects.DRAWINGS.values():
        for unit in drawing(1, 2, 3):
            assert unit.icon in {"", "token", *symbols.SYMBOLS}
    for name, symbol in symbols.SYMBOLS.items():
        assert len(ET.fromstring(f"<symbol>{symbol}</symbol>")), name


def test_a_picture_is_quick() -> None:
    game = advance(new(4), 200)
    game.svg()
    times = []
    for _ in range(5):
        start = time.process_time()
        game.svg()
        times.append(time.process_time() - start)
    assert min(times) < 0.05  # 10 ms where nobody else is at work
