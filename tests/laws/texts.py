"""Messages and texts, looked at: what the laws of words and the tests of each game's own words need."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import meiji
from meiji.kernel import language as kernel_language
from meiji.kernel import wording
from meiji.kernel.events import lines as lines_of
from meiji.kernel.events import record
from meiji.kernel.language import LANGUAGES
from meiji.kernel.points import PointSource

from .tables import Chooser, Setup, play_on


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


def messages(folder: Path, language: str) -> dict[str, Parts]:
    """The messages of a Fluent file, each once."""
    found: dict[str, Parts] = {}
    for entry in parse((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


@contextmanager
def listening() -> Iterator[set[str]]:
    """The names of all messages that are told from here on."""
    heard: set[str] = set()

    def listen(folder: Path, language: str, message: str, **values: Any) -> str:
        heard.add(message)
        return kernel_language.say(folder, language, message, **values)

    wording._told.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wording, "say", listen)
        yield heard
    wording._told.cache_clear()


def named_in_code(folder: Path) -> set[str]:
    """The messages that the code of a game's words names outright: they may be too rare to be heard."""
    code = "".join(path.read_text(encoding="utf-8") for path in sorted((folder / "texts").glob("*.py")))
    named = set(re.findall(r'tell\((?:language, )?"([a-z-]+)"', code))
    for line in re.findall(r'self\.log\("([a-z-]+)"', code):  # said of another and to the player who acts
        named |= {f"log-{line}", f"you-{line}"}
    return named & set(messages(folder, "en"))


def everything_without_a_game(game: str, language: str) -> list[str]:
    """The title, every component, every kind of decision, every kind of amount and every option."""
    spec = meiji.find_game(game)
    words = spec.texts
    told = [words.title(language), words.about(language), words.facts(language)]
    for kind, keys in spec.components.kinds().items():
        told += [spec.components.text(spec.box(), kind, key, language) for key in keys]
    told += [words.decision_name(kind, language) for kind in spec.decisions.names]
    told += [words.amount_text(kind.name, number, language) for kind in spec.amounts for number in (1, 2, 5)]
    for option in spec.options:
        told.append(words.option_name(option.name, language))
        told += [words.option_text(option.name, value, language) for value in option.values]
    return told


def sound(text: str) -> None:
    """A text that a person can read: not empty, nothing left open, no gaps or doubled marks."""
    assert text.strip() == text and text
    assert "{" not in text and "None" not in text and "  " not in text
    assert not re.search(r"[;,:] ?[;,:]|\(\)|[;,:]$", text), text


def telling(setup: Setup, seed: int) -> Iterator[str]:
    """A random game: every move on offer, every decision and every log line, the languages in turn; the result."""
    game = setup.new(seed)
    words = game.spec.texts

    def last_line(language: str) -> Iterator[str]:
        if game.log:
            found = record(game, before, game.log[-1])
            for viewer in (None, *range(setup.seats)):
                for line in lines_of(game, found, language, viewer=viewer):
                    yield line.told.text

    for _ in play_on(game, Chooser(seed)):
        language = LANGUAGES[len(game.log) % len(LANGUAGES)]
        yield from last_line(language)
        yield words.decision_text(game, language)
        labels = [words.move_text(game, code, language) for code in game.codes()]
        assert len(set(labels)) == len(labels), labels
        yield from labels
        before = game._table.copy()
    for language in LANGUAGES:
        yield from last_line(language)
        yield words.decision_text(game, language)
        for path in every_source(game.points()):
            yield words.points_name(path, language)
        yield words.points_name(("total",), language)
        if verdict := words.verdict(game, language):
            yield verdict
        if game.spec.rival and (rival := game.spec.rival(game, language)):
            yield from (*rival.about, *(goal.text for goal in rival.goals))


def every_source(sources: Sequence[PointSource], above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where points come from, and every part of it."""
    for source in sources:
        yield (*above, source.source)
        yield from every_source(source.parts, (*above, source.source))
