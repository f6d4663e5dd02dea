"""Amounts as people see them beside a choice: a sign, a number, and an icon with its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from markupsafe import Markup

from meiji.kernel.amounts import Amount, Kind
from meiji.kernel.game import Game
from meiji.kernel.spec import GameSpec, find_game
from meiji.kernel.wording import number_text


@dataclass(frozen=True)
class AmountLabel:
    """`shown` is the number as it is written; `icon` is empty where the game has none: then the words are shown."""

    number: int
    shown: str
    words: str
    icon: Markup
    burden: bool


def amount_labels(spec: GameSpec, amounts: Sequence[Amount], language: str) -> tuple[AmountLabel, ...]:
    return tuple(_label(spec.id, name, number, language) for name, number in amounts)


@lru_cache(maxsize=4096)  # the same few amounts are shown again and again
def _label(game: str, name: str, number: int, language: str) -> AmountLabel:
    spec = find_game(game)
    words = spec.texts.amount_text(name, number, language)
    kind = _kind(spec, name)
    number *= kind.unit
    return AmountLabel(number, number_text(number, language), words, _icon(spec.id, name), kind.burden)


def resources_of(game: Game, seat: int) -> list[Amount]:
    """What a seat can pay with; everybody may see it."""
    table, box = game._table, game.box.record
    return [Amount(kind.name, kind.count(table, box, seat)) for kind in game.spec.amounts if kind.resource]


def resources(game: Game, seat: int, language: str) -> tuple[AmountLabel, ...]:
    return amount_labels(game.spec, resources_of(game, seat), language)


def _kind(spec: GameSpec, name: str) -> Kind:
    return next(kind for kind in spec.amounts if kind.name == name)


def _icon(game: str, kind: str) -> Markup:
    return _symbol(game, _kind(find_game(game), kind).symbol)


@cache
def symbol_icon(game: str, notation: str) -> Markup:
    """The icon of what a move chooses, where the game has one: a red worker, iron."""
    whole, choice = notation.replace(" ", "-"), notation.rpartition(" ")[2]
    return _symbol(game, whole) or _symbol(game, choice)


@cache
def _symbol(game: str, symbol: str) -> Markup:
    spec = find_game(game)
    if symbol not in spec.symbols:
        return Markup("")
    return Markup(f'<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">{spec.symbols[symbol]}</svg>')
