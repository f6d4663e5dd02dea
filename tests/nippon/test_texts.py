"""The words of Nippon: complete in three languages, and there for whatever can happen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import meiji
from meiji.games.nippon import texts
from meiji.games.nippon.box import Box
from meiji.games.nippon.moves import CHOOSE_REGION, DECISIONS, MOVES
from meiji.games.nippon.operations import MAXIMUM_EFFECTS, OPERATIONS
from meiji.games.nippon.words import POINTS, SEAT_COLOURS
from meiji.kernel import language as kernel_language
from meiji.kernel.box import BoxReader, Program
from meiji.kernel.game import Game, Played
from meiji.kernel.language import LANGUAGES

PARTS = ["board", "rewards", "factories", "rows", "spaces", "bag", "overseas", "marker", "tiles", "contracts"]
PARTS += ["workers", "achievements", "stored", "tracks", "pieces", "own-factories"]


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


def new(seats: int = 3, seed: int = 1) -> Game:
    return meiji.new("nippon", seats=seats, seed=seed)


def effect(pattern: str, number: int, language: str) -> str:
    record = Box()
    program = Program(BoxReader("", "test"), record, OPERATIONS, MAXIMUM_EFFECTS)
    return texts.effect_text(record, program.one("test", pattern.replace("#", str(number))), language)


def static_texts(language: str) -> Iterator[str]:
    """Everything that can be said without a game."""
    box = new().box
    for kind, keys in texts.component_keys().items():
        for key in keys:
            yield texts.component_text(box, kind, key, language)
    for pattern in OPERATIONS:
        yield effect(pattern, 1, language)
        yield effect(pattern, 5, language)
    for kind in DECISIONS.names:
        yield texts.decision_name(kind, language)
    for part in PARTS:
        yield texts.part_name(part, language)
    for seat in range(len(SEAT_COLOURS)):
        yield texts.seat_colour_name(seat, language)
    for thing in ("ships", "railways", "machines"):
        yield texts.amount_text(thing, 2, language)
    points = dict.fromkeys(POINTS, 1) | {"total": 3, "achievements": {"yen": 2}}
    yield from texts._result_of(points | {"regions": [[0] * 4] * 3, "ships": [[0] * 4] * 3}, language)
    yield texts.title(language)


def table_texts(game: Game, language: str) -> Iterator[str]:
    """On one table: a label and a log line for every code, on offer or not, and every decision."""
    game = game.copy()
    game._table.tile_owner[0][:], game._table.tile_value[0][:] = [1, 2, 3, 0], [1, 2, 3, 0]
    for kind, a, b in [*((kind, 0, 0) for kind in range(len(DECISIONS.names))), (CHOOSE_REGION, 1, 0)]:
        for gift in (b, 1) if kind == CHOOSE_REGION else (b,):
            asked = game.copy()
            top = asked._table.depth - 1
            asked._table.frame_kind[top], asked._table.frame_a[top], asked._table.frame_b[top] = kind, a, gift
            yield texts.decision_text(asked, language)
            for code in range(len(MOVES)):
                yield texts.move_text(asked, code, language)
                yield texts.log_line(asked.box, asked._table, asked._table, Played(0, code, ()), language)


def game_texts(seats: int, seed: int) -> Iterator[str]:
    """A random game: every move on offer, every decision and every log line, the languages in turn."""
    game, chooser = new(seats, seed), random.Random(seed)
    while not game.over:
        language = LANGUAGES[len(game.log) % len(LANGUAGES)]
        before = game._table.copy()
        yield texts.decision_text(game, language)
        codes = game.codes()
        labels = [texts.move_text(game, code, language) for code in codes]
        assert len(set(labels)) == len(labels), labels
        yield from labels
        game.play(chooser.choice(codes))
        yield texts.log_line(game.box, before, game._table, game.log[-1], language)
    for language in LANGUAGES:
        lines = texts.result_lines(game, language)
        assert len(lines) == seats
        yield texts.decision_text(game, language)
        for seat, seat_lines in enumerate(lines):
            yield from seat_lines
            assert sum(points(line) for line in seat_lines) == 2 * game.scores()[seat]  # each source, and the total


def points(line: str) -> int:
    """The number after the colon of a line of the result; a minus sign goes before it."""
    found = re.fullmatch(r"[^:]*: (−?)(\d+) [^:]*", line)
    assert found is not None, line
    return int(found[2]) * (-1 if found[1] else 1)


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
    ("language", "forms"), [("en", ["one", "other"]), ("de", ["one", "other"]), ("pl", ["one", "few", "many"])]
)
def test_numbers_have_all_plural_forms_of_their_language(language: str, forms: list[str]) -> None:
    for name, parts in messages(language).items():
        assert all(given == forms for given in parts.forms), name


def test_no_message_is_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: set[str] = set()

    def listen(folder: Path, language: str, message: str, **values: object) -> str:
        heard.add(message)
        return kernel_language.say(folder, language, message, **values)

    monkeypatch.setattr(texts, "say", listen)
    texts._told.cache_clear()
    list(static_texts("en"))
    list(table_texts(new(), "en"))
    for seats in (2, 4):
        list(game_texts(seats, seats))
    texts._told.cache_clear()
    source = Path(texts.__file__).read_text(encoding="utf-8")
    rare = {name for name in messages("en") if re.search(rf'tell\((language, )?"{name}"', source)}
    assert [name for name in messages("en") if name not in heard | rare] == []
    assert len(rare - heard) < 6, rare - heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_effect_and_kind_has_a_text(language: str) -> None:
    for text in static_texts(language):
        sound(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_every_decision_has_a_text_on_any_table(language: str) -> None:
    for text in table_texts(new(), language):
        assert text and "{" not in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_can_be_told(seats: int) -> None:
    for seed in range(4):
        for text in game_texts(seats, seed):
            sound(text)


def test_the_languages_differ() -> None:
    box = new().box
    for kind, keys in texts.component_keys().items():
        for key in keys:
            assert len({texts.component_text(box, kind, key, language) for language in LANGUAGES}) == 3


def test_unknown_components_and_options_are_refused() -> None:
    for kind, key in (("rubbish", "1"), ("factory", "silk-9")):
        with pytest.raises(meiji.BadInput, match="There is no"):
            texts.component_text(new().box, kind, key, "en")
    with pytest.raises(meiji.BadInput, match="no option"):
        texts.option_text("module", "goals", "en")
    with pytest.raises(meiji.BadInput, match="no option"):
        texts.option_name("module", "en")


def test_a_factory_is_labelled_with_price_blueprints_and_synergy(table) -> None:
    t = table().on(technology=5).have(yen=6, blueprints=1)
    t.play("action invest")
    labels = {move.notation: move for move in t.game.moves()}
    assert labels["factory silk-1"].text("en") == "Build Silk 1: 6,000 yen; at once 2 blueprints"
    assert labels["factory bento-3"].text("de") == (
        "Bentōfabrik 3 errichten: 6.000 Yen, 1 Blaupause; dauerhaft: Löhne: kostenlose Farben: 1"
    )
    assert t.game.decision.text("pl") == "Wybierz fabrykę do zbudowania"


def test_a_consolidation_is_told(table) -> None:
    t = table().have(yen=4, coal=1).work("blue", "red")
    label = {move.notation: move for move in t.game.moves()}["consolidate"]
    assert label.text("en") == "Consolidate: discarded 4,000 yen, 1 coal; budget 12,000 yen, 2 coal; wages 6,000 yen"
    before = t.game._table.copy()
    t.game.play("consolidate")
    line = texts.log_line(t.game.box, before, t.game._table, t.game.log[-1], "de")
    assert line == "konsolidiert; +2.000 Yen, +1 Kohle"
