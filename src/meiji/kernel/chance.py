"""Chance happens inside the rules: `draw` says what came out of a bag, a deck or a shuffle.

The generator (xoshiro128**, four words of 32 bits kept in 64-bit integers, so that plain Python and compiled code
agree) is part of the record. A plain table also carries a `Chance`: it notes every outcome, and it can be given the
outcomes instead of drawing them, which is how saves replay and how a game from a real table is entered.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from meiji.kernel.errors import BadInput, OutcomeNeeded
from meiji.kernel.record import Row
from meiji.kernel.rules import rule

if TYPE_CHECKING:
    from meiji.kernel.table import Table

WORD = 0xFFFFFFFF


def seed_words(*seed: int | str) -> list[int]:
    """Four words for the generator from a seed of any size (and, if given, what the stream is for)."""
    digest = hashlib.sha256(repr(seed).encode()).digest()
    return [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 16, 4)]


@rule
def next_word(state: Row) -> int:
    """The next 32 random bits."""
    s0, s1, s2, s3 = state[0], state[1], state[2], state[3]
    x = (s1 * 5) & WORD
    x = ((x << 7) | (x >> 25)) & WORD
    result = (x * 9) & WORD
    t = (s1 << 9) & WORD
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = ((s3 << 11) | (s3 >> 21)) & WORD
    state[0], state[1], state[2], state[3] = s0, s1, s2, s3
    return result


@rule
def random_below(state: Row, n: int) -> int:
    """A random integer from 0 to n - 1."""
    return (next_word(state) * n) >> 32


@rule
def reseed(state: Row, source: Row) -> None:
    """Give a generator a new state out of another one."""
    for i in range(4):
        state[i] = next_word(source)
    state[0] |= 1  # a state of nothing but zeros would stay so


def _total_compiled(weights: Row, n: int) -> int:
    total = 0
    for i in range(n):
        total += weights[i]
    return total


@rule(compiled=_total_compiled)
def total_of(weights: Row, n: int) -> int:
    return sum(weights[:n])


@rule
def weighted(state: Row, weights: Row, n: int) -> int:
    """One of n things, thing i with the chance weights[i] out of their sum; -1 when nothing is left."""
    total = total_of(weights, n)
    if total == 0:
        return -1
    pick = random_below(state, total)
    for i in range(n):
        pick -= weights[i]
        if pick < 0:
            return i
    return -1


@dataclass
class Chance:
    """The outcomes of a plain table: what was drawn since it was last asked, and what is to come out next."""

    drawn: list[tuple[int, int]] = field(default_factory=list)
    script: list[tuple[int, int]] = field(default_factory=list)
    named: bool = False  # outcomes have to be named: an empty script is an error, nothing is drawn


class WrongOutcome(Exception):
    """Inside the kernel: the script is at its end, or names what cannot come out."""

    def __init__(self, draw: int, possible: list[int], given: tuple[int, int] | None) -> None:
        super().__init__(draw, possible, given)
        self.draw = draw
        self.possible = possible
        self.given = given


def _given(chance: Chance, kind: int, possible: list[int]) -> int:
    """The outcome that the script names."""
    given = chance.script.pop(0) if chance.script else None
    if given is None or given[0] != kind or given[1] not in possible:
        raise WrongOutcome(kind, possible, given)
    return given[1]


def _draw_compiled(g: Table, kind: int, weights: Row, n: int) -> int:
    return weighted(g.rng, weights, n)


@rule(compiled=_draw_compiled)
def draw(g: Table, kind: int, weights: Row, n: int) -> int:
    """Draw one of n things by their numbers left (weights); -1 when there is nothing to draw. Logged as `kind`."""
    total = total_of(weights, n)
    if total == 0:
        return -1
    pick, found = (next_word(g.rng) * total) >> 32, -1
    while pick >= 0:
        found += 1
        pick -= weights[found]
    chance = g.chance
    if chance.script or chance.named:
        found = _given(chance, kind, [i for i in range(n) if weights[i] > 0])
    chance.drawn.append((kind, found))
    return found


def _draw_even_compiled(g: Table, kind: int, n: int) -> int:
    return random_below(g.rng, n)


@rule(compiled=_draw_even_compiled)
def draw_even(g: Table, kind: int, n: int) -> int:
    """One of n equally likely outcomes."""
    found = (next_word(g.rng) * n) >> 32
    chance = g.chance
    if chance.script or chance.named:
        found = _given(chance, kind, list(range(n)))
    chance.drawn.append((kind, found))
    return found


class Draws:
    """The names of a game's draws and their outcomes: "bag red" and the like, for saves and real tables."""

    def __init__(self) -> None:
        self.names: list[tuple[str, list[str]]] = []

    def kind(self, name: str, outcomes: Sequence[str]) -> int:
        self.names.append((name, list(outcomes)))
        return len(self.names) - 1

    def text(self, drawn: tuple[int, int]) -> str:
        name, outcomes = self.names[drawn[0]]
        return f"{name} {outcomes[drawn[1]]}"

    def parse(self, text: str) -> tuple[int, int] | None:
        name, _, outcome = text.partition(" ")
        for kind, (known, outcomes) in enumerate(self.names):
            if known == name and outcome in outcomes:
                return kind, outcomes.index(outcome)
        return None

    def named(self, text: str) -> tuple[int, int]:
        """An outcome that somebody has named."""
        parsed = self.parse(text)
        if parsed is None:
            known = ", ".join(name for name, _ in self.names)
            raise BadInput(f"The outcome {text!r} is unknown; an outcome is a draw ({known}) and what came out.")
        return parsed

    def needed(self, wrong: WrongOutcome) -> OutcomeNeeded:
        """What has to be named instead."""
        allowed = [self.text((wrong.draw, outcome)) for outcome in wrong.possible]
        given = "" if wrong.given is None else f", not {self.text(wrong.given)!r}"
        sentence = f"Here one of these has to be named{given}: {', '.join(allowed)}."
        return OutcomeNeeded(sentence, self.names[wrong.draw][0], allowed)
