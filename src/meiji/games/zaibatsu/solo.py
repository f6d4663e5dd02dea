"""The solo game against Takatoshi (p. 20 to 23)."""

from __future__ import annotations

from meiji.kernel.chance import draw
from meiji.kernel.rules import rule

from .actions.markets import give_back, is_full, lay_token, lowest_in_city
from .actions.trains import has_open_rail, top_open_rail
from .box import Box
from .moves import DRAW_PRIORITY, DRAW_SOLO_TILE
from .rounds import workers_on
from .scoring import influence
from .supply import level_of
from .table import Table
from .terms import SOLO_TILES, SPACES, TAKATOSHI

NOWHERE = -1


@rule
def takatoshis_turn(g: Table, box: Box) -> None:
    """Turn up a tile, take a worker away, perhaps act, and shuffle anew when the stack is empty."""
    g.turn = 1
    g.used_space = -1
    tile = draw(g, DRAW_SOLO_TILE, g.solo_stack, SOLO_TILES)
    g.solo_stack[tile] = 0
    g.solo_tile = tile + 1
    space = space_of_tile(g, box, tile)
    took = take_worker(g, space)
    g.passes = 0 if took else g.passes + 1
    if took and acts(g, box, tile):
        if space == 0:
            takatoshis_train(g, box)
        elif space == SPACES - 1:
            takatoshis_market(g, box)
    if stack_is_empty(g):
        shuffle_stack(g)


@rule
def stack_is_empty(g: Table) -> bool:
    for tile in range(SOLO_TILES):
        if g.solo_stack[tile]:
            return False
    return True


@rule
def shuffle_stack(g: Table) -> None:
    """All nine tiles again, and the priorities in a new order."""
    for tile in range(SOLO_TILES):
        g.solo_stack[tile] = 1
    for colour in range(6):
        g.heap[colour] = 1
    for place in range(6):
        g.priority[place] = draw(g, DRAW_PRIORITY, g.heap, 6)
        g.heap[g.priority[place]] = 0


@rule
def space_of_tile(g: Table, box: Box, tile: int) -> int:
    """The pictured space, or that with most workers, the leftmost or rightmost of several by the arrow."""
    if box.solo_tile_space[tile]:
        return box.solo_tile_space[tile] - 1
    best, most = 0, -1
    for space in range(SPACES):
        workers = workers_on(g, space)
        if workers > most or (workers == most and box.solo_tile_right[tile]):
            best, most = space, workers
    return best


@rule
def take_worker(g: Table, space: int) -> bool:
    """The worker whose colour stands furthest left in the priorities goes into the bag; False if there is none."""
    for place in range(6):
        colour = g.priority[place]
        if g.hiring[space][colour]:
            g.hiring[space][colour] -= 1
            g.bag[colour] += 1
            g.used_space = space
            return True
    return False


@rule
def acts(g: Table, box: Box, tile: int) -> bool:
    """A framed tile acts only where a goal lies in the slot of its colour: green always, red only on hard."""
    return box.solo_tile_frame[tile] <= g.solo


@rule
def priority_of(g: Table, region: int) -> int:
    """The place of the region's worker in the priorities; lower comes first."""
    for place in range(6):
        if g.priority[place] == g.region_worker[region]:
            return place
    return 6


@rule
def is_ahead(g: Table, box: Box, region: int) -> bool:
    return influence(g, box, TAKATOSHI, region) > influence(g, box, 0, region)


@rule
def better_region(g: Table, box: Box, region: int, best: int) -> bool:
    """Regions where he is not ahead come first, then the priority (p. 22)."""
    if best == NOWHERE:
        return True
    if is_ahead(g, box, region) != is_ahead(g, box, best):
        return not is_ahead(g, box, region)
    return priority_of(g, region) < priority_of(g, best)


@rule
def takatoshis_train(g: Table, box: Box) -> None:
    """A train onto the topmost open space of the region chosen; without a train or a region nothing."""
    if g.solo_trains == 0:
        return
    best = NOWHERE
    for region in range(4):
        if has_open_rail(g, box, region) and better_region(g, box, region, best):
            best = region
    if best == NOWHERE:
        return
    g.rails[best][top_open_rail(g, box, best)] = TAKATOSHI + 1
    g.solo_trains -= 1


@rule
def token_row(g: Table, box: Box) -> int:
    """The row of the period, or the next higher one with a token left; NOWHERE when there is none."""
    for line in range(g.period, 3):
        used = g.solo_used[line]
        if used < 4 and box.solo_token[line][used]:
            return line
    return NOWHERE


@rule
def takatoshis_market(g: Table, box: Box) -> None:
    """The leftmost token of the row goes to the best space of the region chosen."""
    line = token_row(g, box)
    if line == NOWHERE:
        return
    value = box.solo_token[line][g.solo_used[line]]
    best = NOWHERE
    for region in range(4):
        if best_space(g, box, region, line, value) != NOWHERE and better_region(g, box, region, best):
            best = region
    if best == NOWHERE:
        return
    place = best_space(g, box, best, line, value)
    city, side = place // 4, place % 4
    if g.token_owner[city][side] == 0 and is_full(g, box, city):
        remove_lowest(g, city)
    lay_token(g, TAKATOSHI, city, side, value)
    g.solo_used[line] += 1


@rule
def best_space(g: Table, box: Box, region: int, line: int, value: int) -> int:
    """The space that displaces the highest token of yours, else the highest printed value; leftmost of equals."""
    best, most = NOWHERE, -1
    for place in range(region * 8, region * 8 + 8):
        city, side = place // 4, place % 4
        if level_of(g.demand[city][side]) == line and is_available(g, box, city, side, value):
            displaced = displaced_value(g, box, city, side)
            worth = 100 + displaced if displaced else box.printed[city][side]
            if worth > most or (worth == most and is_left_of(place, best)):
                best, most = place, worth
    return best


@rule
def is_left_of(place: int, other: int) -> bool:
    """Cities from left to right; within a city its left side, then top and bottom, then right."""
    if place // 4 != other // 4:
        return place // 4 < other // 4
    return left_rank(place % 4) < left_rank(other % 4)


@rule
def left_rank(side: int) -> int:
    return 0 if side == 3 else 3 if side == 1 else 1 if side == 0 else 2


@rule
def is_available(g: Table, box: Box, city: int, side: int, value: int) -> bool:
    """He never displaces his own token: not by replacing it, nor as the lowest of a full city."""
    owner = g.token_owner[city][side]
    if owner:
        return owner != TAKATOSHI + 1 and value > g.token_value[city][side]
    if not is_full(g, box, city):
        return True
    return value > lowest_in_city(g, city) and displaced_value(g, box, city, side) > 0


@rule
def displaced_value(g: Table, box: Box, city: int, side: int) -> int:
    """The value of your token that leaves when he lays one here; 0 for none."""
    if g.token_owner[city][side]:
        return g.token_value[city][side]
    if not is_full(g, box, city):
        return 0
    lowest = lowest_in_city(g, city)
    for other in range(4):
        if g.token_owner[city][other] == 1 and g.token_value[city][other] == lowest:
            return lowest
    return 0


@rule
def remove_lowest(g: Table, city: int) -> None:
    """Your lowest token of a full city goes back to you."""
    lowest = lowest_in_city(g, city)
    for side in range(4):
        if g.token_owner[city][side] == 1 and g.token_value[city][side] == lowest:
            give_back(g, city, side)
            return
