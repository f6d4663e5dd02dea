"""The decision as choices: every move that the seat to move has, as a button with words and a place on the board."""

from __future__ import annotations

import string
from collections import Counter
from dataclasses import dataclass

from meiji.kernel.game import Game, Move
from meiji.site import game_help
from meiji.site.amount_labels import AmountLabel, amount_labels
from meiji.site.live_table import LiveTable
from meiji.site.viewer import Viewer

KEYS = string.ascii_lowercase + string.ascii_uppercase + string.digits


@dataclass(frozen=True)
class Choice:
    """A move as a button: what is done, what it costs and gives, its key, and the place on the board."""

    notation: str
    label: str
    detail: str
    key: str
    target: str
    final: bool  # it cannot be taken back
    ends_turn: bool
    cost: tuple[AmountLabel, ...]
    gain: tuple[AmountLabel, ...]


def choices_of(live: LiveTable, viewer: Viewer, language: str) -> list[Choice]:
    """The moves of the seat to move; nobody else gets to see them."""
    game, seat = live.game, viewer.seat
    if game is None or seat is None or not viewer.decides:
        return []
    return live.rendered.choices.once((seat, language), lambda: _choices(game, live.offered, language))


def _choices(game: Game, moves: list[Move], language: str) -> list[Choice]:
    made = []
    texts = [move.text(language) for move in moves]
    heads = Counter(text.partition(": ")[0] for text in texts)
    for i, (move, text) in enumerate(zip(moves, texts, strict=True)):
        label, _, detail = text.partition(": ")
        if heads[label] > 1:  # what tells the choices apart belongs to the label
            label, detail = text, ""
        detail = detail or game_help.hint(game.spec, move.notation, language)
        letter = KEYS[i] if i < len(KEYS) else ""
        cost, gain = (amount_labels(game.spec, amounts, language) for amounts in (move.cost, move.gain))
        target = move.target or ""
        made.append(Choice(move.notation, label, detail, letter, target, move.final, move.ends_turn, cost, gain))
    return made
