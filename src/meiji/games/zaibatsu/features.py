"""What a seat's position consists of, as numbers: the eyes of the players that weigh them (`planner`, `search`)."""

from __future__ import annotations

from typing import Any

from meiji.kernel.rules import rule

from .box import Box
from .consolidation import WORKERS_FOR_TOP, wages_due
from .goals import goal_value
from .scoring import influence, objective_points, points_in_region
from .supply import level_of
from .table import Table
from .terms import FINANCE, MINING, OBJECTIVES, QUEUE_ROWS, WORK_SPACES
from .tracks import reached, track_value

FIELDS = len(OBJECTIVES)
FINAL_ROUND = 0.3  # of a round: in a final round each seat has one turn only

# Where each number stands in the row.
VP, REGIONS_NOW, REGIONS_LAST, INFLUENCE, REGIONS_PRESENT = range(5)
OBJECTIVE_POINTS, OBJECTIVE_LEVELS, OBJECTIVE_PROGRESS, OBJECTIVE_TOKENS = range(5, 9)
PIECES_BUILT, TRACK_SPACES = 9, 12  # three each
COAL_INCOME, MONEY_INCOME, CONTRACTS, UPGRADES = range(15, 19)
FIRST_MONEY, MONEY, FIRST_COAL, COAL, KEPT_COAL, SILK, FIRST_IRON, IRON = range(19, 27)  # the first few count most
FROM_START_TILE = 27
FACTORIES, MACHINES, GOODS = 28, 31, 34  # by level
WELL_STOCKED, GOODS_KINDS = 37, 38
WORKERS, WAGES, WAGES_BEYOND_INCOME, BENEFIT_LEVEL, BOTH_DEPARTMENTS, EXPERTS = range(39, 45)
MY_TURN, SOLO_PROGRESS = 45, 46


@rule
def rows_left(g: Table) -> int:
    rows = 0
    for line in range(QUEUE_ROWS):
        workers = 0
        for colour in range(6):
            workers += g.queue[line][colour]
        rows += workers > 0
    return rows


@rule
def rest_of_game(g: Table, box: Box) -> float:
    """From 1 at the start down to 0 at the end."""
    if g.round > box.rounds:
        rounds = FINAL_ROUND * (box.rounds + box.final_rounds + 1 - g.round)
    else:
        rounds = (
            box.rounds
            - g.round
            + FINAL_ROUND * box.final_rounds
            + (1.0 + rows_left(g)) / (1.0 + box.queue_rows[g.seats])
        )
    return rounds / (box.rounds + FINAL_ROUND * box.final_rounds)


@rule
def features(g: Table, box: Box, seat: int, row: Any) -> float:
    """Write them into the row; how much of the game is left comes back."""
    regions_features(g, box, seat, row)
    objectives_features(g, box, seat, row)
    board_features(g, box, seat, row)
    factory_features(g, seat, row)
    worker_features(g, box, seat, row)
    row[SOLO_PROGRESS] = solo_progress(g, box) if g.solo else 0.0
    return rest_of_game(g, box)


@rule
def regions_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Points, and what the regions would give in this period and in the last one."""
    now, last, all_influence, present = 0, 0, 0, 0
    for region in range(4):
        now += points_in_region(g, box, seat, region, g.period)
        last += points_in_region(g, box, seat, region, 2)
        mine = influence(g, box, seat, region)
        all_influence += mine
        present += mine > 0
    row[VP] = g.vp[seat]
    row[REGIONS_NOW] = now
    row[REGIONS_LAST] = last
    row[INFLUENCE] = all_influence
    row[REGIONS_PRESENT] = present


@rule
def objectives_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """What the objectives would give now, the levels laid, and how far those areas are."""
    points, levels, progress, tokens = 0, 0, 0.0, 0
    for field in range(FIELDS):
        level = g.objective[seat][field]
        if level:
            tokens += 1
            levels += level
            points += objective_points(g, box, seat, field)
            if field < 6:
                progress += level * min(1.0, reached(g, seat, field) / box.upper[field])
    row[OBJECTIVE_POINTS] = points
    row[OBJECTIVE_LEVELS] = levels
    row[OBJECTIVE_PROGRESS] = progress
    row[OBJECTIVE_TOKENS] = tokens


@rule
def board_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Pieces, tracks, contracts, stocks."""
    for area in range(3):
        row[PIECES_BUILT + area] = g.built[seat][area]
        row[TRACK_SPACES + area] = g.track[seat][area]
    row[COAL_INCOME] = track_value(g, box, seat, MINING)
    row[MONEY_INCOME] = track_value(g, box, seat, FINANCE)
    row[CONTRACTS] = g.concluded[seat]
    upgraded = 0
    for colour in range(6):
        upgraded += g.upgraded[seat][colour] > 0
    row[UPGRADES] = upgraded
    row[FIRST_MONEY] = min(g.money[seat], 4)
    row[MONEY] = g.money[seat]
    row[FIRST_COAL] = min(g.coal[seat], 3)
    row[COAL] = g.coal[seat]
    row[KEPT_COAL] = g.kept_coal[seat]
    row[SILK] = g.silk[seat]
    row[FIRST_IRON] = min(g.iron[seat], 3)
    row[IRON] = g.iron[seat]
    row[FROM_START_TILE] = g.stored_goods[seat] + g.stored_machine[seat] + g.discount[seat]


@rule
def factory_features(g: Table, seat: int, row: Any) -> None:
    """Factories, machines and goods by level."""
    for i in range(FACTORIES, GOODS_KINDS + 1):
        row[i] = 0.0
    kinds = 0
    for slot in range(g.factories[seat]):
        level = level_of(g.factory_good[seat][slot])
        machines = (g.machines[seat][slot] & 1) + (g.machines[seat][slot] >> 1 & 1)
        row[FACTORIES + level] += 1
        row[MACHINES + level] += machines
        row[GOODS + level] += g.goods[seat][slot]
        row[WELL_STOCKED] += 1.0 if g.goods[seat][slot] >= 2 else 0.0
        kinds |= 1 << g.factory_good[seat][slot]
    for good in range(6):
        row[GOODS_KINDS] += kinds >> good & 1


@rule
def worker_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Workers in the work area, what they will cost and what they promise."""
    due = wages_due(g, box, seat)
    workers = g.workers[seat]
    experts = 0
    for space in range(WORK_SPACES):
        experts += g.work_expert[seat][space]
    row[WORKERS] = workers
    row[WAGES] = due
    row[WAGES_BEYOND_INCOME] = max(0, due - track_value(g, box, seat, FINANCE))
    row[BENEFIT_LEVEL] = box.benefit_at[workers - 1] if workers > 0 else 0
    row[BOTH_DEPARTMENTS] = 1.0 if workers >= WORKERS_FOR_TOP else 0.0
    row[EXPERTS] = experts
    row[MY_TURN] = 1 if g.turn == seat else 0


@rule
def solo_progress(g: Table, box: Box) -> float:
    """How many goals of the solo game are met, each in part as far as it is on its way."""
    progress = 0.0
    for field in range(3):
        goal = g.solo_goals[field] - 1
        if goal >= 0:
            progress += min(1.0, goal_value(g, 0, goal) / box.solo_goal[goal])
    return progress
