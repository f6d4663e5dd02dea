"""The table of Yokohama Duel: every piece on it, in the words of the rulebook.

Owners are written as 0 for nobody and seat + 1. "Imports" lie face up, "cleared" ones face down.

The order deck is drawn lazily: a rest in no order, then the cards under it in the order in which they were put
there. What a seat knows of the order cards is part of the table: `seen` says that it knows which card lies at a
place, `mixed` that it knows this only of a group of places (the other seat looked at them together).
"""

from __future__ import annotations

from meiji.kernel.record import Grid, Row, cell, grid, row
from meiji.kernel.table import Table as KernelTable

from .terms import (
    AREAS,
    BONUSES,
    CARDS,
    CATEGORIES,
    CHURCHES,
    CONDITIONS,
    EXTRAS,
    GOODS,
    LOOKED,
    OPEN_BONUSES,
    OPEN_TECHNOLOGIES,
    ORDERS,
    SEATS,
    TECHNOLOGIES,
)

_AREAS = len(AREAS)


class Table(KernelTable):
    # Rounds and turns
    round: int = cell()  # 1 to 4
    turns: int = cell()  # taken in this round
    turn: int = cell()  # whose turn it is
    start: int = cell()  # the start seat of this round

    # The boards
    cards_at: Row = row(_AREAS)  # strength cards lying at each area
    shop: Grid = grid(SEATS, _AREAS)
    warehouse: Row = row(_AREAS)  # its owner
    station: int = cell()  # area + 1 of the station tile, 0: not in play
    extra_pile: Row = row(len(EXTRAS))
    agent_pile: int = cell()
    bonus_deck: Row = row(BONUSES)  # 1: in the deck, which is in no order
    bonus_discard: Row = row(BONUSES)
    bonus_open: Row = row(OPEN_BONUSES)  # card + 1
    technology_deck: Row = row(len(TECHNOLOGIES))
    technology_open: Row = row(OPEN_TECHNOLOGIES)  # technology + 1
    church_open: Row = row(CHURCHES)

    # The seats
    goods: Grid = grid(SEATS, len(GOODS))
    imports: Row = row(SEATS)  # face up
    cleared: Row = row(SEATS)  # face down
    yen: Row = row(SEATS)
    extra: Grid = grid(SEATS, len(EXTRAS))
    lies_at: Grid = grid(SEATS, CARDS)  # strength cards: area + 1, or 0 while available
    upgraded: Grid = grid(SEATS, CARDS)
    shops: Row = row(SEATS)  # built
    warehouses: Row = row(SEATS)
    agents: Row = row(SEATS)  # available
    spent_agents: Row = row(SEATS)
    hired: Grid = grid(SEATS, len(CONDITIONS))  # 1: an agent was hired for this condition
    technology_owner: Row = row(len(TECHNOLOGIES))
    technology_used: Row = row(len(TECHNOLOGIES))  # 1: turned aside for this round
    technologies: Row = row(SEATS)
    church_owner: Row = row(CHURCHES)
    churches: Row = row(SEATS)

    # Orders
    order_rest: Row = row(ORDERS)  # 1: in the deck, above the cards put under it, in no order
    under: Row = row(ORDERS)  # cards put under the deck, the first to be drawn first
    under_size: int = cell()
    looked: Row = row(LOOKED)  # cards just drawn, of which the seat keeps one or two
    looking: int = cell()
    hand: Grid = grid(SEATS, ORDERS)
    hand_size: Row = row(SEATS)
    order_owner: Row = row(ORDERS)  # of fulfilled orders
    fulfilled: Row = row(SEATS)
    seen: Grid = grid(SEATS, ORDERS)
    mixed: Grid = grid(SEATS, ORDERS)  # number of the group of places, 0: none
    groups: int = cell()

    # The end
    points: Grid = grid(SEATS, len(CATEGORIES))

    heap: Row = row(ORDERS)  # what is left to draw from while cards are dealt or imagined; else empty
