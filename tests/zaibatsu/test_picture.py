"""The picture of the table: its parts and messages, what is reconstructed, and what lies on it."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import meiji
from laws.pictures import SVG, elements, words_of
from laws.tables import Chooser, play_richly
from meiji.games.nippon_family import SYMBOLS
from meiji.games.nippon_map import names_are_ours
from meiji.games.zaibatsu import picture_base, picture_effects
from meiji.games.zaibatsu.operations import OPERATIONS
from meiji.games.zaibatsu.terms import TILE_NAMES
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
        assert re.search(f"[\"']{message}[\"']", code) or family in code, message


def test_what_is_reconstructed_is_told_once_a_part_and_by_each_card() -> None:
    game = new(4)
    picture = game.svg()
    assert "※" not in picture
    for part in ("board", "pairs", "goals", "display", "seat-0", "seat-3"):
        notes = [thing for thing in elements(picture)[part].iter() if thing.get("class") == "note"]
        assert len(notes) == 1 and "reconstructed" in words_of(notes[0]), part
    for tile, name in enumerate(TILE_NAMES):
        for side in "AB":
            source = game.box.reader.content["factory"][tile][side]["source"]
            card = game.spec.components.text(game.box, "factory", f"{name}{side}", "en")
            assert ("reconstructed" in card) == (source == "reconstructed")


def test_regions_and_cities_have_names_and_say_that_they_are_ours() -> None:
    for language, tokyo in (("en", "Tokyo"), ("de", "Tokio"), ("pl", "Tokio")):
        things = elements(new(2).svg(0, language))
        assert tokyo in words_of(things["region-3"]) and "Kanto" in words_of(things["region-3"])
        assert (things["space-5-3"].findtext(f"{SVG}title") or "").startswith(f"{tokyo}, ")
        assert names_are_ours(language) in words_of(things["board"])


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


POINTED_AT = {
    "consolidate": r"consolidate-\d",
    "steps": r"step-\d-(rd|mining)-\d+",
    "pay": r"(iron|money)-\d",
    "market": r"space-\d-\d",
    "amount": r"token-\d-\d",
    "return": r"space-\d-\d",
    "reward": r"reward-\d-(bonus|vp)",
    "good": r"slot-\d-\d",
    "invest": r"track-\d-finance",
    "innovate": r"track-\d-(rd|mining)|department-\d-white",
    "may": r"slot-\d-\d|money-\d|done-\d",
    "piece": r"(ships|machines|trains)-\d",
    "benefit": r"benefit-\d-\d|done-\d",
    "keep-coal": r"coal-\d",
    "silk": r"silk-\d",
    "stop": r"done-\d",
    "goal-reward": r"goal-\d-\d-reward-\d",
}


@pytest.mark.parametrize("seats", [1, 4])
def test_a_move_is_made_where_one_would_point(seats: int) -> None:
    game, chooser = new(seats), Chooser(3, curious=True)
    seen = set()
    for _ in play_richly(game, chooser):
        for move in game.moves():
            verb = move.notation.split()[0]
            seen.add(verb)
            assert re.fullmatch(POINTED_AT.get(verb, ".+"), move.target or ""), move.notation
            if verb in ("steps", "invest", "amount", "good", "silk"):
                assert f"-{game.to_move}" in (move.target or "")
    assert {"steps", "amount", "reward", "invest", "innovate", "benefit", "stop"} <= seen
