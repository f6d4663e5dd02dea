"""The picture of the table: its parts and messages, what is reconstructed, and what lies on it."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import meiji
from laws.pictures import elements
from meiji.drawing.painter import MARK
from meiji.games.nippon_family import SYMBOLS
from meiji.games.zaibatsu import picture_base, picture_effects
from meiji.games.zaibatsu.operations import OPERATIONS
from meiji.games.zaibatsu.terms import TILES
from meiji.kernel.game import Game
from meiji.kernel.language import LANGUAGES

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


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("moves", [0, 90, 10_000])
def test_the_parts_of_the_picture(seats: int, moves: int) -> None:
    game = advance(new(seats), moves)
    things = elements(game.svg(0))
    parts = {"board", "display", *(f"seat-{seat}" for seat in range(seats))}
    assert parts | ({"takatoshi"} if seats == 1 else set()) <= things.keys()
    assert ("goals" in things) == (game._table.goals_on == 1)
    assert ("pairs" in things) == (moves == 0)


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


def test_the_picture_is_1200_wide() -> None:
    width, height = ET.fromstring(new(4).svg()).get("viewBox", "").split()[2:]
    assert width == "1200" and float(height) > 1200


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
    assert "7" in "".join(things["space-5-3"].itertext()) and "Player 2" in "".join(things["space-5-3"].itertext())
    assert "Player 1" in "".join(things["rail-4-2"].itertext())


def test_every_operation_of_the_box_has_a_drawing() -> None:
    assert {operation[0] for operation in OPERATIONS.values()} == picture_effects.DRAWINGS.keys()
    for drawing in picture_effects.DRAWINGS.values():
        for unit in drawing(1, 2, 3):
            assert unit.icon in {"", "token", *SYMBOLS}
    for name, symbol in SYMBOLS.items():
        assert len(ET.fromstring(f"<symbol>{symbol}</symbol>")), name


def test_a_worker_is_chosen_where_it_stands() -> None:
    """On the hiring space of the action, colour by colour; only the start worker comes from the bag."""
    game, chooser, seen = new(4), random.Random(2), 0
    while not game.over:
        if game.decision.kind == "worker":
            box, top = game.box.record, game._table.depth - 1
            space = box.space_of[game._table.frame_a[top]]
            wanted = {f"worker-{space + 1}-{move.notation.split()[1]}" for move in game.moves()}
            assert {move.target for move in game.moves()} == wanted
            standing = [one.get("id") or "" for one in elements(game.svg())[f"hiring-{space + 1}"].iter()]
            assert wanted == {id for id in standing if id.startswith("worker-")}
            seen += 1
        game.play(chooser.choice(game.codes()))
    assert seen > 5
