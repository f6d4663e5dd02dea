"""The page of a game: what it is, how one wins, and tips with figures that were measured."""

from __future__ import annotations

import html
import json
import re

import pytest
from house import House

import meiji
from meiji.kernel.language import LANGUAGES, messages
from meiji.kernel.lessons import explained, lessons_of
from meiji.site.tips import how_to_win, measured, tips

GAMES = meiji.game_ids()
FIGURE = re.compile(r"\{ \$((?:won|lost)-[\w-]+) \}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_page(house: House, game: str, language: str) -> None:
    spec = meiji.find_game(game)
    page = html.unescape(house.visitor(language=language).get(f"/game/{game}"))
    assert spec.texts.title(language) in page and how_to_win(spec, language) in page
    assert page.count("<li><strong>") == 10 == len(tips(spec, language))
    for way in (f"/new/{game}", f"/learn/{game}", f"/games/{game}/rules", f"/games/{game}"):
        assert f'href="{way}"' in page


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_tells_what_was_measured(game: str) -> None:
    """In all languages the same figures, in games enough to tell."""
    folder = meiji.find_game(game).folder / "tips"
    data = json.loads((folder / "measured.json").read_text("utf-8"))
    assert data["games"] >= 150
    told = {}
    for language in LANGUAGES:
        lines = (folder / "text" / f"{language}.ftl").read_text("utf-8").splitlines()
        told[language] = [FIGURE.findall(line) for line in lines if line.startswith("tip-")]
        assert all(told[language]), "a tip without a figure"
        assert messages(folder, language) == messages(folder, "en")
    assert told["en"] == told["de"] == told["pl"]
    assert {name for names in told["en"] for name in names} <= set(measured(game))


def test_an_unknown_game_has_no_page(house: House) -> None:
    assert "no game" in house.visitor().get("/game/rubbish", 400)


def test_the_aim_is_told_before_the_first_choice_and_only_then(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.known_table("zaibatsu", 1)
    aim = how_to_win(meiji.find_game("zaibatsu"), "en")
    assert aim in html.unescape(anna.get(f"/table/{table}"))
    anna.play(table)
    assert aim not in html.unescape(anna.get(f"/table/{table}"))


@pytest.mark.parametrize("game", GAMES)
def test_what_lessons_teach_are_moves_of_the_game(game: str) -> None:
    taught = [move for lesson in lessons_of(game) for move in lesson.teaches]
    assert len(set(taught)) == len(taught) > 4
    assert all(move in meiji.find_game(game).moves.notations for move in taught)
    assert all(explained(game, move, language) for move in taught for language in LANGUAGES)


def test_a_choice_is_explained_where_it_is_offered(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.known_table("zaibatsu", 1)
    while not any(move["notation"] == "action rd" for move in anna.state(table)["moves"]):
        anna.play(table)
    page = html.unescape(anna.get(f"/table/{table}"))
    assert f'<p data-note="action rd" hidden>{explained("zaibatsu", "action rd", "en")}</p>' in page
