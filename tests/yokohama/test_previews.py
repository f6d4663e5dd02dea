"""Moves looked at beforehand where cards are known to the table, but not to the seat."""

from __future__ import annotations

import meiji
from laws.tables import Chooser, play_on
from meiji.kernel.preview import DRAW


def with_the_deck_below(game: meiji.Game) -> meiji.Game:
    """The same table, but the rest of the order deck has been put under it by nobody knows whom: nothing is drawn."""
    changed = game.copy()
    g = changed.table
    for order, left in enumerate(list(g.order_rest)):
        if left:
            g.under[g.under_size] = order
            g.under_size += 1
            g.order_rest[order] = 0
    return changed


def test_a_preview_stops_before_a_card_from_below() -> None:
    stopped = 0
    for seed in range(6):
        game = meiji.new("yokohama", seed=seed)
        for _ in play_on(game, Chooser(seed, curious=True)):
            changed = with_the_deck_below(game)
            for move in changed.moves():
                after = changed.copy()
                after.play(move.code)
                taken = changed._table.under_size - after._table.under_size
                assert move.final == (after.over or not after.can_undo)
                if taken > 0 and not after.log[-1].drawn:
                    assert move.next == DRAW and "orders" not in dict(move.gain)
                    stopped += 1
            assert game.to_move is not None
            imagined = changed.imagine(game.to_move, seed)
            assert [move.preview for move in imagined.moves()] == [move.preview for move in changed.moves()]
    assert stopped > 20


def test_a_fulfilled_order_is_final_and_told_to_the_end() -> None:
    """It is shown to the other seat, which is no news to who holds it."""
    found = 0
    for seed in range(20):
        game = meiji.new("yokohama", seed=seed)
        for _ in play_on(game, Chooser(seed, curious=True)):
            for move in game.moves():
                if move.notation.startswith("fulfil"):
                    assert move.final and dict(move.cost)["orders"] == 1
                    assert dict(move.gain)["fulfilled"] == 1 and dict(move.gain)["points"] > 0
                    found += 1
    assert found
