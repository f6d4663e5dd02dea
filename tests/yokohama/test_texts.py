"""The words of Yokohama Duel: complete in three languages, and there for whatever can happen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import meiji
from meiji.games.yokohama import texts
from meiji.games.yokohama.moves import DECISIONS, MOVES
from meiji.kernel.box import SOURCES
from meiji.kernel.errors import BadInput
from meiji.kernel.game import Game, Played
from meiji.kernel.language import LANGUAGES


class Parts(Visitor):
    """The values that a message takes and the plural forms it tells apart."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.forms: list[list[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.forms.append([v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)])
        self.generic_visit(node)


def messages(language: str) -> dict[str, Parts]:
    text = (Path(texts.__file__).parent / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Parts] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def static_texts(language: str) -> Iterator[str]:
    box = meiji.find_game("yokohama").box()
    for kind, keys in texts.component_keys().items():
        for key in keys:
            yield texts.component_text(box, kind, key, language)
    for kind in DECISIONS.names:
        yield texts.decision_name(kind, language)
    for source in SOURCES:
        yield texts.source_name(source, language)
    for good in texts.GOODS:
        yield texts.good_name(good, language)
    yield texts.title(language)


def table_texts(game: Game, language: str) -> Iterator[str]:
    """On one table: a label and a log line for every code, on offer or not, for every kind of decision."""
    for kind in range(len(DECISIONS.names)):
        asked = game.copy()
        top = asked._table.depth - 1
        asked._table.frame_kind[top] = kind
        yield texts.decision_text(asked, language)
        for code in range(len(MOVES)):
            yield texts.move_text(asked, code, language)
            played = Played(asked._table.frame_seat[top], code, ())
            for viewer in (0, 1, None):
                yield texts.log_line(asked.box, asked._table, asked._table, played, language, viewer=viewer)


def game_texts(seed: int) -> Iterator[str]:
    """A random game: every move on offer, every decision and every log line, the languages in turn."""
    game, chooser = meiji.new("yokohama", seed=seed), random.Random(seed)
    while not game.over:
        language = LANGUAGES[len(game.log) % len(LANGUAGES)]
        before = game._table.copy()
        yield texts.decision_text(game, language)
        labels = [texts.move_text(game, code, language) for code in game.codes()]
        assert len(set(labels)) == len(labels), labels
        yield from labels
        game.play(chooser.choice(game.codes()))
        for viewer in (0, 1, None):
            yield texts.log_line(game.box, before, game._table, game.log[-1], language, ["Ai", "Bo"], viewer)
    for language in LANGUAGES:
        yield texts.decision_text(game, language)
        for seat, lines in enumerate(texts.result_lines(game, language)):
            yield from lines
            numbers = [int(re.search(r": (\d+) [^:]*$", line)[1]) for line in lines]
            assert sum(numbers[:-1]) == numbers[-1] == game.scores()[seat]


def sound(text: str) -> None:
    """A text that a person can read: not empty, nothing left open, no gaps or doubled marks."""
    assert text.strip() == text and text
    assert "{" not in text and "None" not in text and "  " not in text
    assert not re.search(r"[;,:] ?[;,:]|\(\)|[;,:]$", text), text


def test_the_three_languages_have_the_same_messages_in_the_same_order() -> None:
    english, german, polish = (list(messages(language)) for language in LANGUAGES)
    assert english == german == polish


def test_a_message_takes_the_same_values_in_every_language() -> None:
    english = messages("en")
    for language in ("de", "pl"):
        for name, parts in messages(language).items():
            assert parts.values == english[name].values, f"{language}: {name}"


@pytest.mark.parametrize(
    "language, forms", [("en", ["one", "other"]), ("de", ["one", "other"]), ("pl", ["one", "few", "many"])]
)
def test_numbers_have_all_plural_forms_of_their_language(language: str, forms: list[str]) -> None:
    for name, parts in messages(language).items():
        assert all(given == forms for given in parts.forms), name


def test_no_message_is_missing_or_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: set[str] = set()
    told = texts._told

    def hear(language: str, message: str, values: tuple[tuple[str, object], ...]) -> str:
        heard.add(message)
        return told(language, message, values)

    monkeypatch.setattr(texts, "_told", hear)
    for language in LANGUAGES:
        for text in static_texts(language):
            sound(text)
        game, chooser = meiji.new("yokohama", seed=1), random.Random(1)
        while not game.over:
            if len(game.log) in (0, 25, 80):
                for text in table_texts(game, language):
                    sound(text)
            game.play(chooser.choice(game.codes()))
            game.svg(0, language)
    for seed in range(12):
        for text in game_texts(seed):
            sound(text)
    for seed in range(40):  # pictures of late tables show everything
        game, chooser = meiji.new("yokohama", seed=seed), random.Random(seed)
        while not game.over:
            game.play(chooser.choice(game.codes()))
        game.svg(None)
    assert set(messages("en")) - heard == set()


def test_unknown_components_and_options_are_refused() -> None:
    box = meiji.find_game("yokohama").box()
    with pytest.raises(BadInput, match="no component"):
        texts.component_text(box, "temple", "1", "en")
    with pytest.raises(BadInput, match="no church"):
        texts.component_text(box, "church", "10", "en")
    with pytest.raises(BadInput, match="no option"):
        texts.option_text("sides", "A", "en")


def test_german_words_are_those_of_the_rulebook() -> None:
    box = meiji.find_game("yokohama").box()
    assert texts.component_text(box, "technology", "tram", "de").startswith(
        "Straßenbahn, Produktion 4: ein Mal pro Runde"
    )
    assert texts.area_name("customs", "de") == "Zollstation"
    assert "rekonstruiert" in texts.component_text(box, "order", "1", "de")
    assert "Spielanleitung" in texts.component_text(box, "area", "bank", "de")


def test_a_log_line_tells_the_seat_what_the_other_may_not_know() -> None:
    game = meiji.new("yokohama", seed=1)
    before = game._table.copy()
    game.play(game.codes()[0])
    lines = [
        texts.log_line(game.box, before, game._table, game.log[-1], "en", viewer=viewer) for viewer in (0, 1, None)
    ]
    assert re.match(r"puts Order \d+ \(.*\) under the deck – −1 order", lines[0])
    assert lines[1] == lines[2] == "puts an order under the deck – −1 order"
