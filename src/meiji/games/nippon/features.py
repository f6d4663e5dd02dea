"""What a seat's position consists of, as numbers: the eyes of the players that weigh them (`planner`, `search`)."""

from __future__ import annotations

from typing import Any

from meiji.kernel.rules import rule

from .box import Box
from .consolidation import wages_due
from .scoring import achieved, achievement_points, fulfilled, influence, place_points, regions_with_tiles, ship_points
from .supply import level_of
from .table import Table
from .tracks import track_value
from .words import ACHIEVEMENTS, COAL, INCOME, ROWS, SCORINGS, YEN_A
from .workers import workers_of
from .worth import next_scoring

FIELDS = len(ACHIEVEMENTS)
GOLDEN_SPACE = 0.3  # of a space: on a golden one each seat has one turn only


@rule
def rest_of_game(g: Table, box: Box) -> float:
    """From 1 at the start down to 0 at the end."""
    whole = box.first_golden - 1 + GOLDEN_SPACE * box.final_turns
    if g.final_turns > 0:
        return GOLDEN_SPACE * g.final_turns / g.seats / whole
    rows = 0
    for line in range(ROWS):
        rows += workers_of(g.rows[line]) > 0
    spaces = box.first_golden - 1 - g.marker + (1.0 + rows) / (1.0 + box.rows[g.seats])
    return (spaces + GOLDEN_SPACE * box.final_turns) / whole


@rule
def features(g: Table, box: Box, seat: int, row: Any) -> float:
    """Write them into the row; how much of the game is left comes back."""
    region_features(g, box, seat, row)
    achievement_features(g, box, seat, row)
    board_features(g, box, seat, row)
    factory_features(g, seat, row)
    worker_features(g, box, seat, row)
    return rest_of_game(g, box)


@rule
def region_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Points, and what the regions would give at the next scoring and at the last."""
    scoring = next_scoring(g, box)
    now, last, ships, all_influence = 0, 0, 0, 0
    for region in range(4):
        now += place_points(g, box, seat, region, scoring)
        last += place_points(g, box, seat, region, SCORINGS - 1)
        ships += ship_points(g, box, seat, region)
        all_influence += influence(g, seat, region)
    row[0] = g.vp[seat]
    row[1] = now
    row[2] = last
    row[3] = ships
    row[4] = all_influence
    row[5] = regions_with_tiles(g, seat)


@rule
def achievement_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """What the achievements would give now, but for the yen, which come anew; multipliers laid and open."""
    points, multipliers, laid, bare = 0, 0, 0, 0
    for field in range(FIELDS):
        if g.multiplier[seat][field]:
            multipliers += g.multiplier[seat][field]
            laid += 1
        if field != YEN_A:
            points += achievement_points(g, box, seat, field)
            if g.multiplier[seat][field] == 0:
                bare += achieved(g, box, seat, field)
    row[6] = points
    row[7] = multipliers
    row[8] = laid
    row[9] = bare
    row[10] = g.multiplier[seat][YEN_A] * track_value(g, box, seat, INCOME)


@rule
def board_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Pieces, tracks, contracts, stocks."""
    for track in range(3):
        row[11 + track] = g.track[seat][track]
    row[14] = track_value(g, box, seat, COAL)
    row[15] = track_value(g, box, seat, INCOME)
    row[16] = g.built[seat][0]
    row[17] = g.built[seat][1]
    row[18] = fulfilled(g, seat)
    row[19] = min(g.yen[seat], 5)
    row[20] = g.yen[seat]
    row[21] = min(g.coal[seat], 3)
    row[22] = g.coal[seat]
    row[23] = min(g.blueprints[seat], 3)
    row[24] = g.blueprints[seat]
    row[25] = g.stored_machines[seat]
    row[26] = g.extra_goods[seat] + g.unpaid_spaces[seat] + g.extra_spaces[seat]
    row[27] = g.extra_coal[seat] + g.extra_blueprints[seat] + g.free_colours[seat]
    row[28] = g.ship_vp[seat] - box.ship_vp
    row[29] = g.railway_influence[seat] - box.railway_influence


@rule
def factory_features(g: Table, seat: int, row: Any) -> None:
    """Factories, machines and goods by level."""
    for i in range(30, 42):
        row[i] = 0.0
    for good in range(6):
        if g.factory[seat][good]:
            level = level_of(good)
            row[30 + level] += 1
            row[33 + level] += g.machine[seat][good]
            row[36 + level] += g.goods[seat][good]
            row[39] += 1.0 if g.goods[seat][good] >= 2 else 0.0
            row[40] += 1.0 if g.machine[seat][good] == 2 else 0.0
            row[41] += g.coal_saved[seat][good]


@rule
def worker_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Workers, what they will cost and what they promise."""
    due = wages_due(g, box, seat)
    row[42] = g.workers[seat]
    row[43] = due
    row[44] = max(0, due - track_value(g, box, seat, INCOME))
    row[45] = box.reward_level[g.workers[seat]]
    row[46] = 1 if g.turn == seat else 0
