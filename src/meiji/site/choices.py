"""The decision as choices: every move that the seat to move has, as a button with words and a place on the board."""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from meiji.kernel.game import Game
from meiji.kernel.move import Move
from meiji.site import game_help
from meiji.site.amount_labels import AmountLabel, amount_labels
from meiji.site.live_table import LiveTable
from meiji.site.taking_back import across_turns
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
    leads_on: bool  # what it asks for next belongs to it: see panels.py


def choices_of(live: LiveTable, viewer: Viewer, language: str) -> list[Choice]:
    """The moves of the seat to move; nobody else gets to see them."""
    game, seat = live.game, viewer.seat
    if game is None or seat is None or not viewer.decides:
        return []
    free = across_turns(live, viewer.mine)
    return live.rendered.choices.once((seat, language), lambda: _choices(game, live.offered, free, language))


def labels_of(moves: list[Move], language: str) -> list[tuple[str, str]]:
    """For each move what is done, and what is to be known about it; what tells the moves apart belongs to the first."""
    texts = [move.text(language) for move in moves]
    heads = Counter(text.partition(": ")[0] for text in texts)
    made = []
    for text in texts:
        label, _, detail = text.partition(": ")
        made.append((text, "") if heads[label] > 1 else (label, detail))
    return made


def not_twice(detail: str, cost: Sequence[AmountLabel], gain: Sequence[AmountLabel]) -> str:
    """Of what is to be known about a move, what the amounts beside it do not say: neither the price, nor what it gives
    in the same words."""
    price, arrow, given = detail.partition(" → ")
    said = {label.words for label in (*cost, *gain)}
    parts = (given if arrow and any(label.words in price for label in cost) else detail).split("; ")
    left = (", ".join(one for one in part.split(", ") if one not in said) for part in parts)
    return "; ".join(part for part in left if part)


def _choices(game: Game, moves: list[Move], free: bool, language: str) -> list[Choice]:
    """Where turns can be taken back freely, only the end is final."""
    made = []
    kind = game.decision.kind if game.decision is not None else ""
    for i, (move, (label, detail)) in enumerate(zip(moves, labels_of(moves, language), strict=True)):
        letter = KEYS[i] if i < len(KEYS) else ""
        cost, gain = (amount_labels(game.spec, amounts, language) for amounts in (move.cost, move.gain))
        detail = not_twice(detail, cost, gain) if detail else game_help.hint(game.spec, move.notation, language)
        leads_on, target = game.spec.panels.goes_on(kind, move), move.target or ""
        final = move.final and (not free or move.next == "over")
        made.append(Choice(move.notation, label, detail, letter, target, final, move.ends_turn, cost, gain, leads_on))
    return made
