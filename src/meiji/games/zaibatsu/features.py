"""What a seat's position consists of, as numbers: the eyes of the players that weigh them (`planner`, `search`)."""

from __future__ import annotations

from typing import Any

from meiji.kernel.rules import rule

from .box import Box
from .consolidation import wages_due
from .goals import goal_value
from .scoring import influence, objective_points, points_in_region
from .supply import level_of
from .table import Table
from .tracks import reached, track_value
from .words import FINANCE, MINING, OBJECTIVES, QUEUE_ROWS, WORK_SPACES

FIELDS = len(OBJECTIVES)
FINAL_ROUND = 0.3  # of a round: in a final round each seat has one turn only


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
    row[46] = solo_progress(g, box) if g.solo else 0.0
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
    row[0] = g.vp[seat]
    row[1] = now
    row[2] = last
    row[3] = all_influence
    row[4] = present


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
    row[5] = points
    row[6] = levels
    row[7] = progress
    row[8] = tokens


@rule
def board_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Pieces, tracks, contracts, stocks."""
    for area in range(3):
        row[9 + area] = g.built[seat][area]
        row[12 + area] = g.track[seat][area]
    row[15] = track_value(g, box, seat, MINING)
    row[16] = track_value(g, box, seat, FINANCE)
    row[17] = g.concluded[seat]
    upgraded = 0
    for colour in range(6):
        upgraded += g.upgraded[seat][colour] > 0
    row[18] = upgraded
    row[19] = min(g.money[seat], 4)
    row[20] = g.money[seat]
    row[21] = min(g.coal[seat], 3)
    row[22] = g.coal[seat]
    row[23] = g.kept_coal[seat]
    row[24] = g.silk[seat]
    row[25] = min(g.iron[seat], 3)
    row[26] = g.iron[seat]
    row[27] = g.stored_goods[seat] + g.stored_machine[seat] + g.discount[seat]


@rule
def factory_features(g: Table, seat: int, row: Any) -> None:
    """Factories, machines and goods by level."""
    for i in range(28, 39):
        row[i] = 0.0
    kinds = 0
    for slot in range(g.factories[seat]):
        level = level_of(g.factory_good[seat][slot])
        machines = (g.machines[seat][slot] & 1) + (g.machines[seat][slot] >> 1 & 1)
        row[28 + level] += 1
        row[31 + level] += machines
        row[34 + level] += g.goods[seat][slot]
        row[37] += 1.0 if g.goods[seat][slot] >= 2 else 0.0
        kinds |= 1 << g.factory_good[seat][slot]
    for good in range(6):
        row[38] += kinds >> good & 1


@rule
def worker_features(g: Table, box: Box, seat: int, row: Any) -> None:
    """Workers in the work area, what they will cost and what they promise."""
    due = wages_due(g, box, seat)
    workers = g.workers[seat]
    experts = 0
    for space in range(WORK_SPACES):
        experts += g.work_expert[seat][space]
    row[39] = workers
    row[40] = due
    row[41] = max(0, due - track_value(g, box, seat, FINANCE))
    row[42] = box.benefit_at[workers - 1] if workers > 0 else 0
    row[43] = 1.0 if workers >= 4 else 0.0
    row[44] = experts
    row[45] = 1 if g.turn == seat else 0


@rule
def solo_progress(g: Table, box: Box) -> float:
    """How many goals of the solo game are met, each in part as far as it is on its way."""
    progress = 0.0
    for field in range(3):
        goal = g.solo_goals[field] - 1
        if goal >= 0:
            progress += min(1.0, goal_value(g, 0, goal) / box.solo_goal[goal])
    return progress
