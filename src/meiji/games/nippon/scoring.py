"""The scoring of the regions (p. 12) and the final scoring."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import end_game

from .box import Box
from .consolidation import new_yen, pay_wages
from .supply import score_points
from .table import Table
from .terms import (
    ACHIEVEMENTS,
    COAL,
    COAL_A,
    CONTRACTS,
    FACTORIES_A,
    MACHINES_A,
    P_ACHIEVEMENTS,
    P_REGIONS,
    P_SHIPS,
    RAILWAYS,
    RAILWAYS_A,
    REGIONS_A,
    SHIPS,
    SHIPS_A,
    TECHNOLOGY,
    TECHNOLOGY_A,
    YEN_A,
)

FIELDS = len(ACHIEVEMENTS)


# --- Influence ----------------------------------------------------------------------------------------------------
@rule
def tile_influence(g: Table, seat: int, region: int) -> int:
    total = 0
    for city in range(region * 2, region * 2 + 2):
        for side in range(4):
            if g.tile_owner[city][side] == seat + 1:
                total += g.tile_value[city][side]
    return total


@rule
def influence(g: Table, seat: int, region: int) -> int:
    """The own tiles, and railways where there is such a tile."""
    total = tile_influence(g, seat, region)
    if total > 0:
        total += g.pieces[RAILWAYS * 4 + region][seat] * g.railway_influence[seat]
    return total


@rule
def overseas_influence(g: Table, box: Box, region: int) -> int:
    """The printed numbers that no tile covers."""
    total = 0
    for city in range(region * 2, region * 2 + 2):
        for side in range(4):
            if g.tile_owner[city][side] == 0:
                total += box.overseas[city][side]
    return total


@rule
def ahead_of(g: Table, box: Box, region: int, mine: int) -> int:
    """How many have more influence, the overseas companies among them."""
    ahead = 1 if overseas_influence(g, box, region) > mine else 0
    for seat in range(g.seats):
        if influence(g, seat, region) > mine:
            ahead += 1
    return ahead


@rule
def level_with(g: Table, box: Box, region: int, mine: int) -> int:
    """How many have the same influence, the overseas companies among them."""
    level = 1 if overseas_influence(g, box, region) == mine else 0
    for seat in range(g.seats):
        if influence(g, seat, region) == mine:
            level += 1
    return level


@rule
def place_points(g: Table, box: Box, seat: int, region: int, scoring: int) -> int:
    """Points of the place; those level with each other share the points of their places, rounded down."""
    mine = influence(g, seat, region)
    if mine == 0:
        return 0
    ahead, level = ahead_of(g, box, region, mine), level_with(g, box, region, mine)
    total = 0
    for place in range(ahead, min(3, ahead + level)):
        total += box.place_vp[scoring][place]
    return total // level


@rule
def ship_points(g: Table, box: Box, seat: int, region: int) -> int:
    """Whoever is first or second, also level with others, scores the own ships."""
    mine = influence(g, seat, region)
    if mine == 0 or ahead_of(g, box, region, mine) > 1:
        return 0
    return g.pieces[SHIPS * 4 + region][seat] * g.ship_vp[seat]


@rule
def score_regions(g: Table, box: Box, scoring: int) -> None:
    for region in range(4):
        for seat in range(g.seats):
            score_points(g, seat, place_points(g, box, seat, region, scoring), P_REGIONS + scoring * 4 + region)
            score_points(g, seat, ship_points(g, box, seat, region), P_SHIPS + scoring * 4 + region)


# --- Final scoring ------------------------------------------------------------------------------------------------
@rule
def fulfilled(g: Table, seat: int) -> int:
    total = 0
    for contract in range(CONTRACTS):
        total += g.contracts[seat][contract]
    return total


@rule
def track_stars(g: Table, box: Box, seat: int, track: int) -> int:
    """Stars reached on a track, and those on factories."""
    return box.track_stars[track][g.track[seat][track]] + g.stars[seat][track]


@rule
def regions_with_tiles(g: Table, seat: int) -> int:
    total = 0
    for region in range(4):
        if tile_influence(g, seat, region) > 0:
            total += 1
    return total


@rule
def upgraded_factories(g: Table, seat: int) -> int:
    """Factories with a +2 machine."""
    total = 0
    for good in range(6):
        if g.machine[seat][good] == 2:
            total += 1
    return total


@rule
def higher_factories(g: Table, seat: int) -> int:
    """Factories of level 2 and 3."""
    total = 0
    for good in range(2, 6):
        if g.factory[seat][good]:
            total += 1
    return total


@rule
def achieved(g: Table, box: Box, seat: int, field: int) -> int:
    """The value of an achievement, before it is multiplied."""
    if field == YEN_A:
        return g.yen[seat] // box.yen_per_vp
    if field == SHIPS_A:
        return box.piece_stars[SHIPS][g.built[seat][SHIPS]]
    if field == RAILWAYS_A:
        return box.piece_stars[RAILWAYS][g.built[seat][RAILWAYS]]
    if field == REGIONS_A:
        return regions_with_tiles(g, seat)
    if field == MACHINES_A:
        return upgraded_factories(g, seat)
    if field == FACTORIES_A:
        return higher_factories(g, seat)
    if field == COAL_A:
        return track_stars(g, box, seat, COAL)
    if field == TECHNOLOGY_A:
        return track_stars(g, box, seat, TECHNOLOGY)
    return fulfilled(g, seat) // box.contracts_per_vp


@rule
def multiplier_of(g: Table, box: Box, seat: int, field: int) -> int:
    """The tile laid there, else what is printed."""
    return g.multiplier[seat][field] if g.multiplier[seat][field] else box.printed_multiplier[field]


@rule
def achievement_points(g: Table, box: Box, seat: int, field: int) -> int:
    multiplier = multiplier_of(g, box, seat, field)
    return multiplier * achieved(g, box, seat, field) if multiplier else 0


@rule
def final_scoring(g: Table, box: Box) -> None:
    """New yen by the income track, wages for workers still there, then the nine achievements."""
    for seat in range(g.seats):
        g.yen[seat] = new_yen(g, box, seat)
        pay_wages(g, box, seat)
        for field in range(FIELDS):
            score_points(g, seat, achievement_points(g, box, seat, field), P_ACHIEVEMENTS + field)
    end_game(g)


@rule
def score(g: Table, box: Box, seat: int) -> int:
    return g.vp[seat]


@rule
def standing(g: Table, box: Box, seat: int) -> int:
    """Points; among equals the later last turn wins."""
    return g.vp[seat] * 1_000_000 + g.last_turn[seat]
