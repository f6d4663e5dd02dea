"""What a seat's position consists of, as numbers: the eyes of the players that weigh them (`planner`, `search`)."""

from __future__ import annotations

from typing import Any

from meiji.kernel.rules import rule

from .box import Box
from .consolidation import wages_due
from .scoring import achieved, achievement_points, fulfilled, influence, place_points, regions_with_tiles, ship_points
from .supply import level_of
from .table import Table
from .terms import ACHIEVEMENTS, COAL, INCOME, RAILWAYS, ROWS, SCORINGS, SHIPS, YEN_A
from .tracks import track_value
from .workers import workers_of
from .worth import next_scoring

FIELDS = len(ACHIEVEMENTS)
GOLDEN_SPACE = 0.3  # of a space: on a golden one each seat has one turn only

# Where each number stands in the row.
VP, REGIONS_NOW, REGIONS_LAST, SHIP_POINTS, INFLUENCE, REGIONS_PRESENT = range(6)
ACHIEVEMENT_POINTS, MULTIPLIERS, MULTIPLIERS_LAID, BARE_ACHIEVEMENTS, YEN_MULTIPLIED = range(6, 11)
TRACK_SPACES = 11  # three
COAL_INCOME, YEN_INCOME, SHIPS_BUILT, RAILWAYS_BUILT, CONTRACTS = range(14, 19)
FIRST_YEN, YEN, FIRST_COAL, COAL_HELD, FIRST_BLUEPRINTS, BLUEPRINTS = range(19, 25)  # the first few count most
STORED_MACHINES, ACTION_SYNERGIES, CONSOLIDATION_SYNERGIES, SHIP_SYNERGY, RAILWAY_SYNERGY = range(25, 30)
FACTORIES, MACHINES, GOODS = 30, 33, 36  # by level
WELL_STOCKED, UPGRADED, COAL_SAVED = range(39, 42)
WORKERS, WAGES, WAGES_BEYOND_INCOME, REWARD_LEVEL, MY_TURN = range(42, 47)


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
    row[VP] = g.vp[seat]
    row[REGIONS_NOW] = now
    row[REGIONS_LAST] = last
    row[SHIP_POINTS] = ships
    row[INFLUENCE] = all_influence
    row[REGIONS_PRESENT] = regions_with_tiles(g, seat)


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
    row[ACHIEVEMENT_POINTS] = points
    row[MULTIPLIERS] = multipliers
    row[MULTIPLIERS_LAID] = laid
    row[BARE_ACHIEVEMENTS] = bare
    row[YEN_MULTIPLIED] = g.multiplier[seat][YEN_A] * track_value(g, box, seat, INCOME)


@rule
def board_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Pieces, tracks, contracts, stocks."""
    for track in range(3):
        row[TRACK_SPACES + track] = g.track[seat][track]
    row[COAL_INCOME] = track_value(g, box, seat, COAL)
    row[YEN_INCOME] = track_value(g, box, seat, INCOME)
    row[SHIPS_BUILT] = g.built[seat][SHIPS]
    row[RAILWAYS_BUILT] = g.built[seat][RAILWAYS]
    row[CONTRACTS] = fulfilled(g, seat)
    row[FIRST_YEN] = min(g.yen[seat], 5)
    row[YEN] = g.yen[seat]
    row[FIRST_COAL] = min(g.coal[seat], 3)
    row[COAL_HELD] = g.coal[seat]
    row[FIRST_BLUEPRINTS] = min(g.blueprints[seat], 3)
    row[BLUEPRINTS] = g.blueprints[seat]
    row[STORED_MACHINES] = g.stored_machines[seat]
    row[ACTION_SYNERGIES] = g.extra_goods[seat] + g.unpaid_spaces[seat] + g.extra_spaces[seat]
    row[CONSOLIDATION_SYNERGIES] = g.extra_coal[seat] + g.extra_blueprints[seat] + g.free_colours[seat]
    row[SHIP_SYNERGY] = g.ship_vp[seat] - box.ship_vp
    row[RAILWAY_SYNERGY] = g.railway_influence[seat] - box.railway_influence


@rule
def factory_features(g: Table, seat: int, row: Any) -> None:
    """Factories, machines and goods by level."""
    for i in range(FACTORIES, COAL_SAVED + 1):
        row[i] = 0.0
    for good in range(6):
        if g.factory[seat][good]:
            level = level_of(good)
            row[FACTORIES + level] += 1
            row[MACHINES + level] += g.machine[seat][good]
            row[GOODS + level] += g.goods[seat][good]
            row[WELL_STOCKED] += 1.0 if g.goods[seat][good] >= 2 else 0.0
            row[UPGRADED] += 1.0 if g.machine[seat][good] == 2 else 0.0
            row[COAL_SAVED] += g.coal_saved[seat][good]


@rule
def worker_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Workers, what they will cost and what they promise."""
    due = wages_due(g, box, seat)
    row[WORKERS] = g.workers[seat]
    row[WAGES] = due
    row[WAGES_BEYOND_INCOME] = max(0, due - track_value(g, box, seat, INCOME))
    row[REWARD_LEVEL] = box.reward_level[g.workers[seat]]
    row[MY_TURN] = 1 if g.turn == seat else 0
