"""Views and imagined tables held against a perfect memory.

The memory of a seat is the set of all worlds that it can believe in after everything it has seen, kept move by move
and without the game's own bookkeeping. Six orders lie under an otherwise empty deck; seat 1 has put them there.
"""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any, NamedTuple

import pytest

ORDERS = (5, 6, 8, 28, 29, 30)  # none of them brings another order


class World(NamedTuple):
    """Where the orders are: under the deck from the top on, being looked at, in the two hands."""

    under: tuple[int, ...]
    looked: frozenset[int] = frozenset()
    hands: tuple[frozenset[int], ...] = (frozenset(), frozenset())

    def look(self, count: int) -> World:
        return self._replace(under=self.under[count:], looked=self.looked | set(self.under[:count]))

    def keep(self, seat: int, order: int) -> World:
        hands = tuple(hand | {order} if s == seat else hand for s, hand in enumerate(self.hands))
        return self._replace(looked=self.looked - {order}, hands=hands)

    def put(self, order: int) -> World:
        return self._replace(under=(*self.under, order), looked=self.looked - {order})

    def show(self, order: int) -> World:
        return self._replace(hands=tuple(hand - {order} for hand in self.hands))


def world_of(t: Any) -> World:
    hands = tuple(frozenset(o + 1 for o in t.hand[seat][: t.hand_size[seat]]) for seat in range(2))
    looked = frozenset(o + 1 for o in t.looked[: t.looking])
    return World(tuple(o + 1 for o in t.under[: t.under_size]), looked, hands)


def remember(memories: list[set[World]], seat: int, move: str, before: World, after: World) -> None:
    """What a move, and all that followed by itself, does to both memories."""
    verb, _, choice = move.partition(" ")
    other = 1 - seat
    if verb == "fulfil":
        for viewer in range(2):
            memories[viewer] = {w.show(int(choice)) for w in memories[viewer] if int(choice) in w.hands[seat]}
        return
    drawn = len(before.under) - len(after.under)
    if drawn > 0:
        seen = before.under[:drawn]
        memories[seat] = {w.look(drawn) for w in memories[seat] if w.under[:drawn] == seen}
        memories[other] = {w.look(drawn) for w in memories[other]}
        before = before.look(drawn)
    gone = before.looked - after.looked
    for order in gone & after.hands[seat]:
        memories[seat] = {w.keep(seat, order) for w in memories[seat]}
        memories[other] = {w.keep(seat, any_) for w in memories[other] for any_ in w.looked}
    for order in sorted(gone & set(after.under), key=after.under.index):
        memories[seat] = {w.put(order) for w in memories[seat]}
        memories[other] = {w.put(any_) for w in memories[other] for any_ in w.looked}


def hold_against(game: Any, viewer: int, memory: set[World]) -> int:
    """Only what is certain is named. How much that was."""
    view, named = game.view(viewer), 0
    for place, order in enumerate(view["under_the_deck"]):
        if order is not None:
            assert {w.under[place] for w in memory} == {int(order)}
            named += 1
    for seat in range(2):
        for order in filter(None, view["seats"][seat]["hand"]):
            assert all(int(order) in w.hands[seat] for w in memory)
            named += 1
    return named


def imagines_everything(game: Any, viewer: int, memory: set[World]) -> bool:
    """All that the seat can believe in is imagined sooner or later: leaving something out would tell it something."""
    left = set(memory)
    for seed in range(400):
        left.discard(world_of(game.imagine(viewer, seed)._table))
        if not left:
            return True
    return False


def choose(game: Any, chooser: random.Random) -> str:
    """To the harbour again and again."""
    moves = [move.notation for move in game.moves()]
    if "area harbour" in moves:
        return "area harbour"
    wanted = ("keep", "under", "another", "stop", "fulfil", "end", "extra", "upgrade", "bonus", "return")
    some = [move for move in moves if move.split(" ")[0] in wanted and move not in ("bonus 14", "bonus 15")]
    return chooser.choice(some)


@pytest.mark.parametrize("seed", [*range(8), 19, 25, 134])
def test_a_seat_is_told_only_what_a_perfect_memory_is_certain_of(table, seed: int) -> None:
    t = table(seed).deck(under=ORDERS, by=1)
    for seat in range(2):
        t.have(seat, copper=9, silk=9, tea=9, fish=9, yen=30, plus_1=2)
    game, chooser, named = t.game, random.Random(seed), 0
    memories = [{World(places) for places in permutations(ORDERS)}, {World(ORDERS)}]
    game.codes()
    while not game.over and len(game.log) < 120:
        before, seat, move = world_of(game._table), game.to_move, choose(game, chooser)
        game.play(move)
        after = world_of(game._table)
        remember(memories, seat, move, before, after)
        for viewer in range(2):
            assert after in memories[viewer]
            named += hold_against(game, viewer, memories[viewer])
            if after != before and len(memories[viewer]) <= 6:
                assert imagines_everything(game, viewer, memories[viewer])
    assert named
