"""What a position is worth in points, roughly: the eyes of the player `greedy`."""

from __future__ import annotations

from meiji.kernel.rules import rule

from .box import Box
from .consolidation import WORKERS_FOR_TOP, wages_due
from .scoring import influence, objective_points, points_in_region
from .supply import coal_of, funds, level_of
from .table import Table
from .terms import SHIPS


@rule
def worth(g: Table, box: Box, seat: int) -> float:
    """Points now, points in sight, and a price for everything that makes points later."""
    if g.over:
        return float(g.vp[seat])
    left = box.rounds + box.final_rounds - g.round
    value = float(g.vp[seat])
    for region in range(4):
        value += 0.8 * points_in_region(g, box, seat, region, g.period) + 0.5 * influence(g, box, seat, region)
    for field in range(8):
        value += objective_points(g, box, seat, field)
        if g.objective[seat][field]:
            value += 0.6 * g.objective[seat][field]
    for area in range(3):
        value += 0.9 * min(g.built[seat][area], box.upper[area])
        value += (0.25 + 0.1 * left) * min(g.track[seat][area], box.upper[area + 3])
    value += 0.4 * g.built[seat][SHIPS]
    for slot in range(g.factories[seat]):
        level = level_of(g.factory_good[seat][slot])
        value += (1.0 + 0.3 * left) + 0.8 * level
        value += (0.9 + 0.35 * level) * min(g.goods[seat][slot], 4)
    value += 1.0 * g.concluded[seat]
    value += 0.25 * min(funds(g, seat), 14) + 0.3 * min(coal_of(g, seat), 8)
    value += 0.4 * min(g.silk[seat], 6) + 0.5 * min(g.iron[seat], 6)
    if g.workers[seat] > 0:
        value += 1.6 * g.workers[seat] - 0.3 * wages_due(g, box, seat)
        if g.workers[seat] >= WORKERS_FOR_TOP:
            value += 1.5 * box.benefit_at[g.workers[seat] - 1]
    return value
