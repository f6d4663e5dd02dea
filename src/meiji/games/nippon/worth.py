"""What a position is worth in points, roughly: the eyes of the player `greedy`."""

from __future__ import annotations

from meiji.kernel.rules import rule

from .box import Box
from .consolidation import colours_to_pay
from .scoring import achieved, influence, place_points, ship_points
from .supply import level_of
from .table import Table
from .terms import ACHIEVEMENTS, COAL, CONTRACTS, INCOME, SCORINGS, TECHNOLOGY

FIELDS = len(ACHIEVEMENTS)
MARKER = 16.0


@rule
def next_scoring(g: Table, box: Box) -> int:
    scoring = 0
    while scoring < SCORINGS - 1 and g.marker > box.scored_after[scoring]:
        scoring += 1
    return scoring


@rule
def worth(g: Table, box: Box, seat: int) -> float:
    """Points now, points in sight, and a price for everything that makes points later.

    Each move of the scoring marker counts for all seats: else nobody would want to end a round.
    """
    value = g.vp[seat] + MARKER * g.marker
    if g.over:
        return value
    left = max(0.0, 1.0 * (box.first_golden + 1 - g.marker))
    scoring = next_scoring(g, box)
    for region in range(4):
        value += 0.9 * place_points(g, box, seat, region, scoring) + 0.9 * ship_points(g, box, seat, region)
        value += 0.4 * influence(g, seat, region)
        value += 0.6 * g.pieces[region][seat] + 0.6 * g.pieces[4 + region][seat]
    for field in range(FIELDS):
        multiplier = g.multiplier[seat][field]
        if multiplier:
            value += multiplier * (0.6 * achieved(g, box, seat, field) + 0.5)
        value += 0.5 * achieved(g, box, seat, field) if field > 0 else 0.0
    value += (0.3 + 0.15 * left) * g.track[seat][INCOME]
    value += (0.2 + 0.1 * left) * g.track[seat][COAL] + (0.15 + 0.08 * left) * g.track[seat][TECHNOLOGY]
    for good in range(6):
        if g.factory[seat][good]:
            level = level_of(good)
            value += 1.0 + left * (0.5 + 0.3 * level) + (0.4 + 0.2 * left) * g.machine[seat][good]
            value += (0.8 + 0.5 * level) * g.goods[seat][good]
    for contract in range(CONTRACTS):
        value += 0.5 * g.contracts[seat][contract]
    value += 0.22 * min(g.yen[seat], 20) + 0.35 * min(g.coal[seat], 9)
    value += 0.4 * min(g.blueprints[seat], 9) + 0.5 * g.stored_machines[seat]
    value -= 0.5 * colours_to_pay(g, seat)
    if g.workers[seat]:
        value += 0.8 * box.reward_level[g.workers[seat]] + 1.2 * g.workers[seat]
    return value
