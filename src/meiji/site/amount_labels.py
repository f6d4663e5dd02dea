"""Amounts as people see them beside a choice: a sign, a number, and an icon with its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from markupsafe import Markup

from meiji.kernel.amounts import Amount, Kind
from meiji.kernel.game import Game
from meiji.kernel.spec import GameSpec, find_game


@dataclass(frozen=True)
class AmountLabel:
    """`icon` is empty where the game has none: then the words are shown."""

    number: int
    words: str
    icon: Markup
    burden: bool


def amount_labels(spec: GameSpec, amounts: Sequence[Amount], language: str) -> tuple[AmountLabel, ...]:
    return tuple(_label(spec.id, name, number, language) for name, number in amounts)


@lru_cache(maxsize=4096)  # the same few amounts are shown again and again
def _label(game: str, name: str, number: int, language: str) -> AmountLabel:
    spec = find_game(game)
    words = spec.texts.amount_text(name, number, language)
    return AmountLabel(number, words, _icon(spec.id, name), _kind(spec, name).burden)


def resources(game: Game, seat: int, language: str) -> tuple[AmountLabel, ...]:
    """What a seat can pay with; everybody may see it."""
    table, box = game._table, game.box.record
    has = [Amount(kind.name, kind.count(table, box, seat)) for kind in game.spec.amounts if kind.resource]
    return amount_labels(game.spec, has, language)


def _kind(spec: GameSpec, name: str) -> Kind:
    return next(kind for kind in spec.amounts if kind.name == name)


@cache
def _icon(game: str, kind: str) -> Markup:
    spec = find_game(game)
    symbol = _kind(spec, kind).symbol
    if symbol not in spec.symbols:
        return Markup("")
    return Markup(f'<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">{spec.symbols[symbol]}</svg>')
