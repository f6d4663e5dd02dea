"""Situations of Yokohama Duel in the words of its rulebook, for tests.

    def test_the_bank(table):
        t = table().cards(2)
        t.play("area bank")
        assert t.changes() == {"yen": 2}

`table` gives a game in its first turn, with empty hands and boards; seat 0 is to move. Seat 1 has no orders, either.
"""

from __future__ import annotations

from typing import Any

import pytest

import meiji
from meiji.games.yokohama.moves import CHOOSE_TURN
from meiji.games.yokohama.terms import AREAS, CARDS, CHURCHES, CONDITIONS, GOODS, ORDERS, TECHNOLOGIES
from situation import AnySituation


class Situation(AnySituation):
    # --- setting things up: each gives the situation back ---------------------------------------------------------
    def have(self, seat: int = 0, **amounts: int) -> Situation:
        """Yen, imports, cleared, copper, silk, tea, fish, plus_1, plus_2, agents."""
        t = self.table
        for name, amount in amounts.items():
            if name in GOODS:
                t.goods[seat][GOODS.index(name)] = amount
            elif name in ("plus_1", "plus_2"):
                kind = int(name[-1]) - 1
                t.extra_pile[kind] += t.extra[seat][kind] - amount
                t.extra[seat][kind] = amount
            elif name == "agents":
                t.agents[seat] = amount
                t.agent_pile -= amount
                t.hired[seat] = [int(i < amount) for i in range(len(CONDITIONS))]
            else:
                getattr(t, name)[seat] = amount
        return self

    def cards(self, *strengths: int, seat: int = 0) -> Situation:
        """Only the strength cards of these values are available; upgraded ones where needed."""
        t = self.table
        t.lies_at[seat] = [AREAS.index("harbour") + 1] * CARDS
        t.upgraded[seat] = [0] * CARDS
        for strength in strengths:
            for card, side in [(card, side) for side in range(2) for card in range(CARDS)]:
                if t.lies_at[seat][card] and self.box.strength[card][side] == strength:
                    t.lies_at[seat][card] = 0
                    t.upgraded[seat][card] = side
                    break
            else:
                raise AssertionError(f"no card of strength {strength}")
        t.cards_at = [sum(cards.count(area + 1) for cards in t.lies_at) for area in range(len(AREAS))]
        return self

    def strength(self, area: str, total: int) -> Situation:
        """A seat that will act with this strength in the area: cards up to 5, then buildings and station."""
        self.cards(min(total, 5))
        more = total - min(total, 5)
        if more >= 1:
            self.build(area, "shop")
        if more >= 2:
            self.table.station = AREAS.index(area) + 1
        return self

    def used(self, area: str) -> Situation:
        """A strength card of the other seat lies there."""
        t = self.table
        t.lies_at[1][t.lies_at[1].index(0)] = AREAS.index(area) + 1
        t.cards_at[AREAS.index(area)] += 1
        return self

    def build(self, area: str, *buildings: str, seat: int = 0) -> Situation:
        t, number = self.table, AREAS.index(area)
        if "shop" in buildings:
            t.shop[seat][number] = 1
            t.shops[seat] += 1
        if "warehouse" in buildings:
            t.warehouse[number] = seat + 1
            t.warehouses[seat] += 1
        return self

    def technology(self, *names: str, seat: int = 0) -> Situation:
        t = self.table
        for name in names:
            number = TECHNOLOGIES.index(name)
            t.technology_deck[number] = 0
            t.technology_open = [0 if card == number + 1 else card for card in t.technology_open]
            t.technology_owner[number] = seat + 1
            t.technologies[seat] += 1
        return self

    def display(self, *names: str) -> Situation:
        """The open technologies."""
        t = self.table
        for card in t.technology_open:
            if card:
                t.technology_deck[card - 1] = 1
        t.technology_open = [0] * 5
        for place, name in enumerate(names):
            t.technology_open[place] = TECHNOLOGIES.index(name) + 1
            t.technology_deck[TECHNOLOGIES.index(name)] = 0
        return self

    def bonuses(self, *cards: int) -> Situation:
        t = self.table
        for card in t.bonus_open:
            t.bonus_deck[card - 1] = 1
        t.bonus_open = list(cards)
        for card in cards:
            t.bonus_deck[card - 1] = 0
        return self

    def open_churches(self, *cards: int) -> Situation:
        self.table.church_open = [int(card + 1 in cards) for card in range(CHURCHES)]
        return self

    def church(self, *cards: int, seat: int = 0) -> Situation:
        for card in cards:
            self.table.church_open[card - 1] = 0
            self.table.church_owner[card - 1] = seat + 1
            self.table.churches[seat] += 1
        return self

    def hand(self, *orders: int, seat: int = 0) -> Situation:
        t = self.table
        for order in orders:
            t.order_rest[order - 1] = 0
            t.hand[seat][t.hand_size[seat]] = order - 1
            t.hand_size[seat] += 1
            t.seen[seat][order - 1] = 1
        return self

    def fulfilled(self, *orders: int, seat: int = 0) -> Situation:
        t = self.table
        for order in orders:
            t.order_rest[order - 1] = 0
            t.order_owner[order - 1] = seat + 1
            t.fulfilled[seat] += 1
            t.seen[0][order - 1] = t.seen[1][order - 1] = 1
        return self

    def deck(self, *rest: int, under: tuple[int, ...] = (), by: int = 0) -> Situation:
        """Only these cards are left in the deck; `under` lie below it, put there by a seat. All others: fulfilled."""
        t = self.table
        for order in range(ORDERS):
            lying = order in t.hand[0][: t.hand_size[0]] + t.hand[1][: t.hand_size[1]]
            t.order_rest[order] = int(order + 1 in rest)
            if order + 1 not in rest + under and not lying and not t.order_owner[order]:
                self.fulfilled(order + 1, seat=1)
        t.under[: len(under)] = [order - 1 for order in under]
        t.under_size = len(under)
        for order in under:
            t.order_owner[order - 1] = 0
            t.seen[by][order - 1] = 1
        return self

    def last_turn(self, round: int = 4) -> Situation:
        """Seat 0 has the last turn of a round."""
        self.table.round, self.table.turns, self.table.start = round, 7, 1
        return self

    # --- looking --------------------------------------------------------------------------------------------------
    def see(self, seat: int | None = None) -> dict[str, int]:
        t, seat = self.game._table, self.who(seat)
        found = dict(zip(GOODS, t.goods[seat], strict=True))
        found |= {"yen": t.yen[seat], "imports": t.imports[seat], "cleared": t.cleared[seat]}
        found |= {"plus_1": t.extra[seat][0], "plus_2": t.extra[seat][1], "agents": t.agents[seat]}
        found |= {"orders": t.hand_size[seat], "fulfilled": t.fulfilled[seat], "technologies": t.technologies[seat]}
        found |= {"churches": t.churches[seat], "shops": t.shops[seat], "warehouses": t.warehouses[seat]}
        return found


def empty_table(seed: int = 1) -> Situation:
    game = meiji.new("yokohama", seed=seed)
    t = game.table
    for seat in range(2):
        for i in range(t.hand_size[seat]):
            t.order_rest[t.hand[seat][i]] = 1
        t.hand[seat] = [0] * ORDERS
        t.hand_size[seat] = 0
        t.seen[seat] = [0] * ORDERS
        t.goods[seat] = [0] * 4
        t.yen[seat] = 0
        t.extra_pile[0] += t.extra[seat][0]
        t.extra[seat][0] = 0
    t.depth = 1
    t.frame_kind[0], t.frame_seat[0], t.frame_a[0], t.frame_b[0] = CHOOSE_TURN, 0, 0, 0
    return Situation(game)


@pytest.fixture
def table() -> Any:
    return empty_table
