"""Boxes as somebody who means harm would write them: each is refused in one sentence or plays to the end.

A mutant is a shipped box with some of its text changed. The same seed gives the same mutant. Half of the seeds gather
several changes that the reader accepts, one by one: so values that are fine alone meet each other.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from functools import cache

import meiji
from meiji.kernel.box import LoadedBox
from meiji.kernel.language import LANGUAGES

from .laws import HAS_COMPILER, Compiled, told
from .tables import Setup, setups

A_SEED = 1000  # mutants of one seed, at most
MOST_DECISIONS = 20_000  # of a game with any box that is accepted
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 8, 9, 12, 13, 16, 20, 50, 98, 99, 100, 255, 256, 998, 999, 1000, 32767, 32768, 65536)
HUGE = (-32769, -(2**31), 2**31, 2**63, 10**30, 10**400)
WORDS = ("", "<script>alert(1)</script>", "\\u0000", "\\u202e", "x" * 500, "\\n", "{", "²", "-1", "0x10", "9" * 5000)
CONTROL = "\x00\x01\x0b\x7f\u2028\ud800"


class Mutator:
    """Changes the text of one game's box, driven by a generator of its own."""

    def __init__(self, game: str, seed: int) -> None:
        self.random = random.Random(f"{game} {seed}")
        self.spec = meiji.find_game(game)
        self.operations = operations(game)
        self.ways: list[tuple[int, Callable[[str], str]]] = [
            (30, self.number),
            (20, self.all_numbers_of_a_line),
            (20, self.number_of_an_effect),
            (25, self.another_effect),
            (10, self.swap_effects),
            (8, self.list_longer_or_shorter),
            (3, self.drop_line),
            (2, self.double_line),
            (2, self.rename_key),
            (3, self.word),
            (2, self.drop_table),
            (2, self.double_table),
            (2, self.swap_tables),
            (1, self.nest),
            (1, self.control_character),
        ]

    def change(self, text: str) -> str:
        weights, ways = zip(*self.ways, strict=True)
        changed: str = self.random.choices(ways, weights)[0](text)
        return changed

    def _replace(self, text: str, pattern: str, new: Callable[[str], str]) -> str:
        """Change one place of the text, any that fits."""
        places = list(re.finditer(pattern, text, re.M))
        if not places:
            return text
        place = self.random.choice(places)
        return text[: place.start()] + new(place[0]) + text[place.end() :]

    def _other_number(self, old: str) -> str:
        near = (int(old) - 1, int(old) + 1, int(old) * 10)
        return str(self.random.choice((*NUMBERS, *NUMBERS, *near, *near, *HUGE)))

    def number(self, text: str) -> str:
        return self._replace(text, r"(?<=[=,\[] )-?\d+|(?<=\[)\d+", self._other_number)

    def all_numbers_of_a_line(self, text: str) -> str:
        one = str(self.random.choice(NUMBERS))
        return self._replace(text, r"^\w+ = \[?-?\d.*$", lambda line: re.sub(r"-?\d+", one, line.split("#")[0]))

    def number_of_an_effect(self, text: str) -> str:
        return self._replace(text, r'(?<=[a-z] )\d+(?=[ ":])', self._other_number)

    def _effect(self) -> str:
        pattern = self.random.choice(self.operations)
        return re.sub("#", lambda _: str(self.random.choice((0, 1, 2, 3, 4, 5, 7, 9, 20, 99))), pattern)

    def another_effect(self, text: str) -> str:
        """Any operation where another one stands; some after a payment, some as what follows."""
        made = self._effect()
        if self.random.random() < 0.2 and any(one.startswith("may pay") for one in self.operations):
            made = f"may pay money {self.random.randrange(3)}: {made}"
        made = self.random.choice(("", "", "", "", "then ")) + made
        return self._replace(text, self._effects(), lambda _: f'"{made}"')

    def swap_effects(self, text: str) -> str:
        found = re.findall(self._effects(), text)
        return self._replace(text, self._effects(), lambda _: self.random.choice(found))

    def _effects(self) -> str:
        return '"(?:' + "|".join(sorted({one.split()[0] for one in self.operations})) + r')\b[^"\n]*"'

    def list_longer_or_shorter(self, text: str) -> str:
        def another(old: str) -> str:
            parts = re.findall(r'"[^"]*"|[^,\s]+', old[1:-1])
            length = self.random.choice((0, 1, len(parts) - 1, len(parts) + 1, 2 * len(parts), 200))
            return "[" + ", ".join(((parts or ["1"]) * 201)[: max(0, length)]) + "]"

        return self._replace(text, r"\[[^\[\]\n]*\](?!\])", another)

    def drop_line(self, text: str) -> str:
        return self._replace(text, r"^\w+ = .*\n", lambda _: "")

    def double_line(self, text: str) -> str:
        return self._replace(text, r"^\w+ = .*\n", lambda line: line * 2)

    def rename_key(self, text: str) -> str:
        return self._replace(text, r"^\w+(?= = )", lambda key: self.random.choice((key + "_", '""', "a.b", f'"{key}"')))

    def word(self, text: str) -> str:
        return self._replace(text, r'"[^"\n]*"', lambda _: f'"{self.random.choice(WORDS)}"')

    def _tables(self, text: str) -> list[str]:
        return re.split(r"(?m)^(?=\[)", text)

    def drop_table(self, text: str) -> str:
        tables = self._tables(text)
        del tables[self.random.randrange(len(tables))]
        return "".join(tables)

    def double_table(self, text: str) -> str:
        tables = self._tables(text)
        return "".join([*tables, self.random.choice(tables)])

    def swap_tables(self, text: str) -> str:
        tables = self._tables(text)
        one, other = (self.random.randrange(1, len(tables)) for _ in range(2))
        tables[one], tables[other] = tables[other], tables[one]
        return "".join(tables)

    def nest(self, text: str) -> str:
        deep = self.random.choice((1, 2, 30, 3000))
        begin, end = self.random.choice((("[", "]"), ("{ a = ", "}")))
        return self._replace(text, r"(?<= = )\S.*$", lambda old: begin * deep + old.split("#")[0] + end * deep)

    def control_character(self, text: str) -> str:
        place = self.random.randrange(len(text))
        return text[:place] + self.random.choice(CONTROL) + text[place:]


@cache
def operations(game: str) -> tuple[str, ...]:
    """The words of all operations of a game's effects."""
    import importlib

    return tuple(importlib.import_module(f"meiji.games.{game}.operations").OPERATIONS)


def mutant(game: str, seed: int) -> str:
    """A shipped box, changed."""
    mutator = Mutator(game, seed)
    text = mutator.spec.box().text
    if seed % 2:
        for _ in range(mutator.random.choice((1, 1, 2, 3))):
            text = mutator.change(text)
        return text
    for _ in range(mutator.random.choice((3, 6, 9))):
        changed = mutator.change(text)
        if accepted(game, changed) is not None:
            text = changed
    return text


def accepted(game: str, text: str) -> LoadedBox | None:
    """The box, or None where it is refused; a refusal is one sentence of bounded length."""
    try:
        return meiji.find_game(game).box_from(text, "my.toml")
    except meiji.BadBox as error:
        sentence = str(error)
        assert sentence.endswith(".") and "\n" not in sentence and sentence.isprintable(), sentence
        assert len(sentence) < 4000, f"a sentence of {len(sentence)} letters"
        return None


def look(game: meiji.Game, language: str) -> None:
    """All that a page shows of a table."""
    for seat in (None, game.to_move or 0):
        game.view(seat), game.svg(seat, language)
    if game.decision is not None:
        game.decision.text(language), [move.text(language) for move in game.moves()]
    [game.spec.texts.points_name((source.source,), language) for source in game.points()]
    game.spec.texts.verdict(game, language), game.result(), game.scores()


def play_out(setup: Setup, seed: int, box: LoadedBox) -> int:
    """A game at random to its end, plain and compiled, which agree; the number of decisions."""
    chance = random.Random(seed)
    game = setup.new(seed, box=box)
    compiled = Compiled(setup, seed, game) if HAS_COMPILER else None
    try:
        while not game.over:
            if len(game.log) == 30:
                look(game, LANGUAGES[seed % 3])
            code = chance.choice(game.codes())
            game.play(code)
            game._table.to_bytes()
            if compiled is not None:
                compiled.play(code)
            assert len(game.log) < MOST_DECISIONS, "the game does not end"
        look(game, LANGUAGES[seed % 3])
        game.bytes()
    except Exception as error:
        raise AssertionError(f"{told(setup, seed, game)}: {type(error).__name__}: {error}") from error
    if compiled is not None:
        compiled.check(game, told(setup, seed, game))
    return len(game.log)


def check_box(game: str, seed: int) -> str:
    """One mutant: "refused", or "played" with one of the setups."""
    box = accepted(game, mutant(game, seed))
    if box is None:
        return "refused"
    choices = setups(game)
    play_out(choices[seed // 2 % len(choices)], seed, box)
    return "played"


def run(game: str, count: int, seed: int, compiled: bool = True, plain_every: int = 1) -> Counter[str]:
    """Check so many mutants; each is played both plain and compiled, whatever is asked for."""
    verdicts: Counter[str] = Counter()
    for number in range(seed * A_SEED, seed * A_SEED + count):
        try:
            verdicts[check_box(game, number)] += 1
        except Exception as error:
            raise AssertionError(f"the box mutant({game!r}, {number}): {type(error).__name__}: {error}") from error
    return verdicts
