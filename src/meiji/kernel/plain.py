"""The kernel's loop with one game's rules in it, for plain running; and the table that it starts from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from meiji.kernel.chance import Chance
from meiji.kernel.loop import begin, list_offers, play
from meiji.kernel.presentation import AnyBox, AnyTable
from meiji.kernel.rules import bind_plain
from meiji.kernel.spec import GameSpec, find_game


@dataclass(frozen=True)
class PlainRules:
    """What `Game` calls."""

    begin: Callable[[AnyTable, AnyBox], None]
    play: Callable[[AnyTable, AnyBox, int], None]
    list_offers: Callable[[AnyTable, AnyBox], None]
    imagine: Callable[[AnyTable, AnyBox, int], None]
    score: Callable[[AnyTable, AnyBox, int], int]
    standing: Callable[[AnyTable, AnyBox, int], int]


@cache
def plain_rules(game: str, version: str) -> PlainRules:
    """The rules of a game in one of its versions."""
    spec = find_game(game)
    hooks, older = spec.hooks.by_name, spec.older.get(version)
    return PlainRules(
        bind_plain(begin, hooks, older),
        bind_plain(play, hooks, older),
        bind_plain(list_offers, hooks, older),
        *(bind_plain(hooks[own], hooks, older) if older else hooks[own] for own in ("imagine", "score", "standing")),
    )


def fresh_table(spec: GameSpec, seats: int, options: dict[str, str], words: list[int]) -> AnyTable:
    """A table before the setup; `words` are the state of its generator."""
    table: AnyTable = spec.table()
    table.rng[:] = words
    table.seats = seats
    table.chance = Chance()
    spec.prepare(table, seats, options)
    return table
