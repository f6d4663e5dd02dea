"""Influence in the regions at the end of a period (p. 18) and the final scoring (p. 19)."""

from __future__ import annotations

from meiji.kernel.loop import SOLO_WIN
from meiji.kernel.rules import rule
from meiji.kernel.table import end_game

from .box import Box
from .factories import lasting_effect
from .operations import TRAIN_INFLUENCE
from .supply import all_goods, coal_of, score_points
from .table import Table
from .terms import (
    CONTRACTS_OBJECTIVE,
    FACTORIES_OBJECTIVE,
    OBJECTIVES,
    P_MONEY,
    P_OBJECTIVES,
    P_REGIONS,
    P_RESOURCES,
    RAILS,
    TAKATOSHI,
)
from .tracks import reached

FIELDS = len(OBJECTIVES)


# --- Influence ----------------------------------------------------------------------------------------------------
@rule
def train_influence(g: Table, box: Box, seat: int) -> int:
    """2 for each train, more with a factory that says so."""
    if seat == TAKATOSHI:
        return box.train_influence
    return lasting_effect(g, box, seat, TRAIN_INFLUENCE, box.train_influence)


@rule
def token_influence(g: Table, owner: int, region: int) -> int:
    total = 0
    for city in range(region * 2, region * 2 + 2):
        for side in range(4):
            if g.token_owner[city][side] == owner + 1:
                total += g.token_value[city][side]
    return total


@rule
def trains_in(g: Table, owner: int, region: int) -> int:
    total = 0
    for space in range(RAILS):
        if g.rails[region][space] == owner + 1:
            total += 1
    return total


@rule
def influence(g: Table, box: Box, owner: int, region: int) -> int:
    """Tokens, and trains where the owner has a token; Takatoshi's trains count without one."""
    total = token_influence(g, owner, region)
    if total > 0 or owner == TAKATOSHI:
        total += trains_in(g, owner, region) * train_influence(g, box, owner)
    return total


@rule
def foreign_influence(g: Table, box: Box, region: int) -> int:
    """The printed values that no token covers."""
    total = 0
    for city in range(region * 2, region * 2 + 2):
        for side in range(4):
            if g.token_owner[city][side] == 0:
                total += box.printed[city][side]
    return total


@rule
def place_points(g: Table, box: Box, period: int, place: int) -> int:
    """Points of a place from 0 on; with two seats (and solo) there is no second place; behind the fourth nothing."""
    if g.seats <= 2 and place > 0:
        place += 1
    return box.place_vp[period][place] if place < 4 else 0


@rule
def points_in_region(g: Table, box: Box, seat: int, region: int, period: int) -> int:
    """Tied owners, the foreign companies among them, share the points of their places, rounded down."""
    mine = influence(g, box, seat, region)
    if mine == 0:
        return 0
    ahead, tied = 0, 1
    for other in range(g.seats):
        if other != seat:
            theirs = influence(g, box, other, region)
            ahead += theirs > mine
            tied += theirs == mine
    if g.solo:
        theirs = influence(g, box, TAKATOSHI, region)
        ahead += theirs > mine
        tied += theirs == mine
    foreign = foreign_influence(g, box, region)
    ahead += foreign > mine
    tied += foreign == mine
    total = 0
    for place in range(ahead, ahead + tied):
        total += place_points(g, box, period, place)
    return total // tied


@rule
def score_regions(g: Table, box: Box, period: int) -> None:
    """All regions, one after the other from the left."""
    for region in range(4):
        for seat in range(g.seats):
            points = points_in_region(g, box, seat, region, period)
            score_points(g, seat, points, P_REGIONS + period * 4 + region)


# --- Final scoring ------------------------------------------------------------------------------------------------
@rule
def points_at_level(g: Table, box: Box, seat: int, field: int, level: int) -> int:
    """Thresholds for ships, machines, trains and tracks; the rightmost slot's value for factories and contracts."""
    if field == FACTORIES_OBJECTIVE:
        return box.slot_vp[g.factories[seat] - 1][level] if g.factories[seat] else 0
    if field == CONTRACTS_OBJECTIVE:
        return box.recess_vp[g.concluded[seat] - 1][level] if g.concluded[seat] else 0
    if reached(g, seat, field) >= box.upper[field]:
        return box.upper_vp[level]
    if reached(g, seat, field) >= box.lower[field]:
        return box.lower_vp[level]
    return 0


@rule
def objective_points(g: Table, box: Box, seat: int, field: int) -> int:
    """What the benefit token laid there gives."""
    level = g.objective[seat][field]
    return points_at_level(g, box, seat, field, level) if level else 0


@rule
def resources_of(g: Table, seat: int) -> int:
    return coal_of(g, seat) + g.silk[seat] + g.iron[seat] + all_goods(g, seat) + g.stored_goods[seat]


@rule
def silk_to_sell(g: Table, box: Box, seat: int) -> int:
    """How much silk to turn into money before the end, so that the points are most: nobody would do otherwise."""
    best, most = 0, -1
    for silk in range(g.silk[seat] + 1):
        points = (resources_of(g, seat) - silk) // box.vp_resources + (g.money[seat] + silk) // box.vp_money
        if points > most:
            best, most = silk, points
    return best


@rule
def final_scoring(g: Table, box: Box) -> None:
    for seat in range(g.seats):
        for field in range(FIELDS):
            score_points(g, seat, objective_points(g, box, seat, field), P_OBJECTIVES + field)
        silk = silk_to_sell(g, box, seat)
        g.silk[seat] -= silk
        g.money[seat] += silk
        score_points(g, seat, resources_of(g, seat) // box.vp_resources, P_RESOURCES)
        score_points(g, seat, g.money[seat] // box.vp_money, P_MONEY)
    end_game(g)


@rule
def score(g: Table, box: Box, seat: int) -> int:
    return g.vp[seat]


@rule
def standing(g: Table, box: Box, seat: int) -> int:
    """Points; among equals the later last turn wins. In the solo game the goals come first."""
    if g.solo:
        return g.solo_won * SOLO_WIN + g.vp[seat]
    return g.vp[seat] * 1_000 + g.last_turn[seat]
