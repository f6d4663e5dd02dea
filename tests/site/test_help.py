"""Help: everything on a board explains itself, every kind of decision has its guide, the rules are at hand."""

from __future__ import annotations

import json
import random
import re
from collections import Counter

import pytest
from house import House

import meiji
from meiji.drawing import palette
from meiji.kernel.language import LANGUAGES, messages
from meiji.kernel.spec import find_game
from meiji.site import game_help

TABLES = [
    ("zaibatsu", 4, {"module": "both", "sides": "random"}),
    ("zaibatsu", 1, {}),
    ("nippon", 3, {}),
    ("yokohama", 2, {}),
]


def abouts(game: str, seats: int, options: dict[str, str]) -> set[str]:
    """What the pictures of two whole games point to; in a single one something may never be built."""
    found: set[str] = set()
    for seed in (2, 3):
        table, chooser = meiji.new(game, seats=seats, seed=seed, options=options), random.Random(seed)
        while not table.over:
            if len(table.log) % 20 == 0 or table.log[-1].seat != table.to_move:
                for about in re.findall(r'data-about="([^"]+)"', table.svg(table.to_move)):
                    found |= set(about.split(", "))
            table.play(chooser.choice(table.codes()))
    return found


@pytest.mark.parametrize("game", meiji.game_ids())
def test_all_that_a_board_points_to_is_explained_and_no_word_is_idle(game: str) -> None:
    pointed: set[str] = set()
    for name, seats, options in TABLES:
        pointed |= abouts(name, seats, options) if name == game else set()
    spec = find_game(game)
    for language in LANGUAGES:
        told = json.loads(game_help.explanations(spec, spec.box(), language))
        assert sorted(pointed - told.keys()) == []
        assert all(told.values())
    places = {name.replace("-", " ", 1) for name in messages(spec.folder / "help", "en") if name.startswith("place-")}
    assert sorted(places - pointed) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", meiji.game_ids())
def test_every_kind_of_decision_has_its_guide(game: str, language: str) -> None:
    spec = find_game(game)
    kinds = [kind for kind in spec.decisions.names if kind]
    assert all(game_help.guide(spec, kind, language) for kind in kinds)
    names = messages(spec.folder / "help", language)
    assert {name for name in names if name.startswith("guide-")} == {f"guide-{kind}" for kind in kinds}
    assert {name for name in names if name.startswith("kind-")} == {f"kind-{k}" for k in spec.components.kinds()}
    assert sorted(names) == sorted(set(names)) and set(names) == set(messages(spec.folder / "help", "en"))


@pytest.mark.parametrize("game", meiji.game_ids())
def test_rules_say_the_same_in_every_language(game: str) -> None:
    """The same chapters, symbols and numbers; and each symbol is one of the game's pictures."""
    spec = find_game(game)
    found = []
    for language in LANGUAGES:
        _, chapters = game_help.rules(game, language)
        symbols = [Counter(re.findall(r"#i-([a-z0-9-]+)", chapter.body)) for chapter in chapters]
        assert set().union(*symbols) <= spec.symbols.keys()
        words = [re.sub(r"<svg.*?</svg>", "", chapter.body) for chapter in chapters]
        numbers = [set(re.findall(r"\d+", re.sub(r"<[^>]+>", "", text))) for text in words]
        found.append([(c.id, s, n) for c, s, n in zip(chapters, symbols, numbers, strict=True)])
    for other in found[1:]:
        for mine, theirs in zip(found[0], other, strict=True):
            assert mine == theirs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", meiji.game_ids())
def test_pages_show_every_component_and_chapter(house: House, game: str, language: str) -> None:
    visitor = house.visitor("Anna", language)
    page = visitor.get(f"/games/{game}")
    for kind, keys in find_game(game).components.kinds().items():
        for key in keys:
            assert f'<li id="{kind}-{key}"' in page
    assert page.count('class="meiji piece"') == sum(map(len, find_game(game).components.kinds().values()))
    used, given = (set(re.findall(pattern, page)) for pattern in (r"url\(#([^)]+)\)", r' id="([^"]+)"'))
    assert used <= given  # patterns and frames, from the page itself
    assert page.count(" id=") == len(set(re.findall(r' id="([^"]+)"', page)))
    rules = visitor.get(f"/games/{game}/rules")
    for chapter in game_help.rules(game, language)[1]:
        assert f'<section id="{chapter.id}"' in rules and chapter.title in rules
    assert not re.search(r":[a-z]+(-[a-z0-9]+)?:(?!/)", re.sub(r"<style>.*?</style>|https?:", "", rules))


def test_the_table_tells_what_its_things_are_in_the_visitors_language(house: House) -> None:
    anna = house.visitor("Anna", "pl")
    table = anna.table("yokohama", ["me", "screen"])
    told = anna.web.get(f"/table/{table}/explanations").json()
    assert told["place shop"].startswith("Sklep") and "order 1" in told
    stranger = house.visitor("Zoe")
    stranger.get(f"/table/{table}/explanations", status=403)
    page = anna.get(f"/table/{table}?open=0")
    assert 'data-kind="yokohama-start-order"' in page and "/games/yokohama/rules#turn" in page


def test_reconstructed_components_are_marked(house: House) -> None:
    page = house.visitor("Anna").get("/games/zaibatsu")
    marked = re.findall(r'<li id="([^"]+)" class="reconstructed"', page)
    for text in re.findall(r'<li id="[^"]+"([^>]*)>.*?<p>(.*?)</p></li>', page, flags=re.S):
        assert ("reconstructed" in text[0]) == ("Source: reconstructed" in text[1])
    assert marked


def brightness(colour: str) -> float:
    """From 0, black, to 1, white."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    red, green, blue = (int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4))
    return 0.299 * red + 0.587 * green + 0.114 * blue


@pytest.mark.parametrize("game", meiji.game_ids())
def test_at_night_no_ground_stays_light_and_no_letters_stay_dark(game: str) -> None:
    """Letters in the ink of the page turn light at night: every ground below them has to turn dark."""
    for seats in find_game(game).seats:
        table = meiji.new(game, seats=seats, seed=5)
        for step in range(40):
            moves = table.moves()
            table.play(moves[step % len(moves)].notation)
        picture = re.sub(r"<defs>.*?</defs>|<style>.*?</style>", "", table.svg(0, "en"), flags=re.S)
        grounds = set(re.findall(r'<rect[^>]* fill="(#[0-9a-f]+)"', picture)) - {"#fff"}
        light = {colour for colour in grounds if brightness(palette.NIGHT["fill"].get(colour, colour)) > 0.8}
        assert not light
        letters = set(re.findall(r'<t(?:ext|span)[^>]* fill="(#[0-9a-f]+)"', picture)) - {palette.BLACK}
        dark = {colour for colour in letters if brightness(palette.NIGHT["text"].get(colour, colour)) < 0.5}
        assert not dark


def test_the_night_is_served_to_every_page_with_pictures(house: House) -> None:
    anna = house.visitor("Anna")
    page = anna.get(f"/table/{anna.table('nippon', ['me', 'screen'])}")
    found = re.search(r'href="(/static/\w+/night\.css)"', page)
    assert found is not None
    css = anna.get(found[1])
    assert f'[fill="{palette.WASHI}"]' in css and palette.NIGHT["fill"][palette.WASHI] in css


def test_signs_of_seats_have_the_colours_of_their_boards(house: House) -> None:
    from meiji.games.nippon.picture_base import SEAT_COLOURS

    css = (find_game("nippon").folder / "site.css").read_text("utf-8")
    for seat, colour in enumerate(SEAT_COLOURS):
        assert f".game-nippon .s{seat} path {{ fill: {colour}; }}" in css
    anna = house.visitor("Anna")
    table = anna.table("nippon", ["me", "screen"])
    page = anna.get(f"/table/{table}")
    assert re.search(r'<body class="[^"]*\bgame-nippon\b', page) and 'class="sign s1"' in page
    assert "game-nippon" in anna.get("/")


@pytest.mark.parametrize("game", ["nippon", "zaibatsu"])
def test_every_action_says_what_it_costs(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    table = anna.known_table(game, seed=4)
    actions = lambda state: any(move["notation"].startswith("action ") for move in state["moves"])  # noqa: E731
    anna.play_until(table, actions)
    choices = re.findall(r'value="(action [\w-]+)".*?</button>', anna.get(f"/table/{table}"), re.S)
    pattern = r'value="action [\w-]+"[^>]*>(?:(?!</button>).)*?class="detail">([^<]+)'
    details = re.findall(pattern, anna.get(f"/table/{table}"), re.S)
    assert choices and len(details) == len(choices)
