"""The words of Yokohama Duel: complete in three languages, and there for whatever can happen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import meiji
from laws.tables import setups_with
from laws.texts import everything_without_a_game, listening, messages, sound, telling
from meiji.games.yokohama import GAME, texts
from meiji.games.yokohama.moves import DECISIONS, MOVES
from meiji.games.yokohama.terms import GOODS
from meiji.kernel.box import SOURCES
from meiji.kernel.events import Event, Recorded, record
from meiji.kernel.events import lines as lines_of
from meiji.kernel.game import Game
from meiji.kernel.language import LANGUAGES


def table_texts(game: Game, language: str) -> Iterator[str]:
    """On one table: a label and a log line for every code, on offer or not, for every kind of decision."""
    for kind in range(len(DECISIONS.names)):
        asked = game.copy()
        top = asked._table.depth - 1
        asked._table.frame_kind[top] = kind
        yield texts.decision_text(asked, language)
        for code in range(len(MOVES)):
            yield texts.move_text(asked, code, language)
            seat = asked._table.frame_seat[top]
            for viewer in (0, 1, None):
                recorded = Recorded(Event("moved", seat), None, code, asked._table)
                yield texts.event_text(asked.box, recorded, language, viewer=viewer).text


def test_no_message_is_missing_or_unused() -> None:
    with listening() as heard:
        for language in LANGUAGES:
            everything_without_a_game("yokohama", language)
            for name in [*(f"source-{source}" for source in SOURCES), *(f"good-{good}" for good in GOODS)]:
                texts.tell(language, name)
            game, chooser = meiji.new("yokohama", seed=1), random.Random(1)
            while not game.over:
                if len(game.log) in (0, 25, 80):
                    for text in table_texts(game, language):
                        sound(text)
                game.play(chooser.choice(game.codes()))
                game.svg(0, language)
        for seed in range(12):
            list(telling(setups_with("yokohama", 2)[0], seed))
        for seed in range(40):  # pictures of late tables show everything
            game, chooser = meiji.new("yokohama", seed=seed), random.Random(seed)
            while not game.over:
                game.play(chooser.choice(game.codes()))
            game.svg(None)
    assert set(messages(GAME.folder, "en")) - heard == set()


def test_options_are_refused() -> None:
    with pytest.raises(meiji.BadInput, match="no option"):
        texts.option_text("sides", "A", "en")


def test_german_words_are_those_of_the_rulebook() -> None:
    box = meiji.find_game("yokohama").box()
    assert texts.component_text(box, "technology", "tram", "de").startswith(
        "Straßenbahn, Produktion 4: einmal pro Runde"
    )
    assert texts.area_name("customs", "de") == "Zollstation"
    assert "rekonstruiert" in texts.component_text(box, "order", "1", "de")
    assert "Spielanleitung" in texts.component_text(box, "area", "bank", "de")


def test_a_log_line_tells_the_seat_what_the_other_may_not_know() -> None:
    game = meiji.new("yokohama", seed=1)
    before = game._table.copy()
    game.play(game.codes()[0])
    found = record(game, before, game.log[-1])
    lines = [lines_of(game, found, "en", viewer=viewer)[0].told.text for viewer in (0, 1, None)]
    assert re.match(r"put Order \d+ under the deck: −1 order", lines[0])
    assert lines[1] == lines[2] == "puts an order under the deck: −1 order"
