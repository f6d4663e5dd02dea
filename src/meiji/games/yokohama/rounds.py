"""The end of a turn and of a round, the next round, and the end of the game."""

from __future__ import annotations

from meiji.kernel.chance import draw
from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .areas.laboratory import read_newspaper
from .box import Box
from .moves import BEGIN_TURN, CHOOSE_UPGRADE, DRAW_TECHNOLOGY, NEXT_ROUND, UPGRADE
from .scoring import final_scoring
from .supply import has
from .table import Table
from .terms import AREAS, CARDS, OPEN_TECHNOLOGIES, SEATS, T_NEWSPAPER, T_UNIVERSITY, TECHNOLOGIES
from .turn import begin_turn

ALL_AREAS = len(AREAS)
ALL_TECHNOLOGIES = len(TECHNOLOGIES)


@rule
def turns_of_round(box: Box) -> int:
    """Four of each seat."""
    return SEATS * box.turns


@rule
def end_turn(g: Table, box: Box, seat: int) -> None:
    """The seats take turns; then the round ends."""
    g.turns += 1
    if g.turns < turns_of_round(box):
        begin_turn(g, box, 1 - seat)
    elif g.round < box.rounds:
        end_round(g, seat)
    else:
        final_scoring(g, box)


@rule
def end_round(g: Table, seat: int) -> None:
    """Strength cards come back and each seat may upgrade one; who had the last turn starts the next round."""
    g.start = seat
    for area in range(ALL_AREAS):
        g.cards_at[area] = 0
    for owner in range(SEATS):
        for card in range(CARDS):
            g.lies_at[owner][card] = 0
    push(g, NEXT_ROUND, seat, 0, 0)
    push(g, CHOOSE_UPGRADE, 1 - seat, 0, 0)
    push(g, CHOOSE_UPGRADE, seat, 0, 0)


@rule
def price_of_upgrade(g: Table, box: Box, seat: int, card: int) -> int:
    """University: the one upgrade costs nothing (p. 13)."""
    return 0 if has(g, seat, T_UNIVERSITY) else box.upgrade_price[card]


@rule
def offer_upgrades(g: Table, box: Box, seat: int) -> None:
    allow(g, UPGRADE)
    for card in range(CARDS):
        if g.upgraded[seat][card] == 0 and g.yen[seat] >= price_of_upgrade(g, box, seat, card):
            allow(g, UPGRADE + 1 + card)


@rule
def upgrade(g: Table, box: Box, seat: int, choice: int) -> None:
    """It stays upgraded for the rest of the game."""
    if choice > 0:
        g.yen[seat] -= price_of_upgrade(g, box, seat, choice - 1)
        g.upgraded[seat][choice - 1] = 1


@rule
def next_round(g: Table, box: Box, seat: int) -> None:
    """All technologies are fresh again, five new ones are opened, and the Newspaper brings its card."""
    g.round += 1
    g.turns = 0
    for technology in range(ALL_TECHNOLOGIES):
        g.technology_used[technology] = 0
    open_technologies(g, box)
    push(g, BEGIN_TURN, seat, 0, 0)
    if g.technology_owner[T_NEWSPAPER] > 0:
        read_newspaper(g, box, g.technology_owner[T_NEWSPAPER] - 1)


@rule
def open_technologies(g: Table, box: Box) -> None:
    """What is still open is discarded; new cards come from the deck."""
    for place in range(OPEN_TECHNOLOGIES):
        g.technology_open[place] = 0
    for place in range(box.technologies):
        technology = draw(g, DRAW_TECHNOLOGY, g.technology_deck, ALL_TECHNOLOGIES)
        if technology >= 0:
            g.technology_deck[technology] = 0
            g.technology_open[place] = technology + 1
