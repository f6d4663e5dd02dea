"""Setting the table up (p. 4 to 6, solo p. 21) and the draft of start tiles."""

from __future__ import annotations

from meiji.kernel.chance import draw, draw_even
from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .actions.factory import place_factory
from .actions.ships import employ
from .box import Box
from .moves import (
    BEGIN_TURN,
    CHOOSE_PAIR,
    DRAW_DEMAND,
    DRAW_GOAL,
    DRAW_MODERN_TILE,
    DRAW_REGION_WORKER,
    DRAW_SIDE,
    DRAW_SOLO_GOAL,
    DRAW_START_A,
    DRAW_START_B,
    DRAW_TILE,
    DRAW_TURN,
    NEXT_PAIR,
    PAIR,
    START_BONUS,
    WORKER,
)
from .pool import queue_all
from .rounds import draw_worker, fill_queue
from .solo import shuffle_stack
from .supply import add_goods, score_points
from .table import HEAP, Table
from .terms import (
    CITIES,
    COTTON,
    DEMANDS,
    FROM_START_A,
    FROM_START_B,
    GOALS,
    GOODS,
    OLD_FACTORY,
    P_START,
    PAPER,
    SPACES,
)

RANDOM_SIDES = 2
KINDS = len(GOODS)
ALL_GOALS = len(GOALS)


@rule
def deal(g: Table, box: Box) -> None:
    g.round = 1
    g.action = g.used_space = g.hired = g.region_now = -1
    g.last_slot = g.last_region = g.last_colour = -1
    lay_demand_tiles(g, box)
    set_out_experts(g)
    place_workers(g, box)
    display_factories(g, box)
    if g.goals_on:
        lay_goals(g, box)
    for seat in range(g.seats):
        set_up_board(g, box, seat)
    if g.solo:
        set_up_takatoshi(g, box)
    pair_start_tiles(g, box)
    push(g, NEXT_PAIR, g.seats - 1, 0, 0)


@rule
def fill_heap(g: Table, count: int) -> None:
    """So many different things to draw from."""
    for i in range(HEAP):
        g.heap[i] = 1 if i < count else 0


@rule
def demand_of(box: Box, tile: int, turned: int, side: int) -> int:
    """The good that a demand tile asks for at this side of the city."""
    return box.demand[tile][(side + turned) % 4]


@rule
def lay_demand_tiles(g: Table, box: Box) -> None:
    """A random tile, randomly turned, on each of the eight cities; one stays in the box."""
    fill_heap(g, DEMANDS)
    for city in range(CITIES):
        tile = draw(g, DRAW_DEMAND, g.heap, DEMANDS)
        g.heap[tile] = 0
        turned = draw_even(g, DRAW_TURN, 4)
        g.demand_tile[city] = tile
        g.demand_turned[city] = turned
        for side in range(4):
            g.demand[city][side] = demand_of(box, tile, turned, side)
    fill_heap(g, 0)


@rule
def set_out_experts(g: Table) -> None:
    """An expert at each location, and as many upgrades as seats."""
    for location in range(6):
        g.expert_with[location] = 0
        g.upgrades_left[location] = g.seats


@rule
def workers_in_play(g: Table, box: Box) -> int:
    """Of each colour; with fewer seats some stay in the box."""
    return box.workers_each - box.workers_removed[g.seats]


@rule
def place_workers(g: Table, box: Box) -> None:
    """The bag by seats, three workers on each hiring space, then the queue."""
    for colour in range(6):
        g.bag[colour] = workers_in_play(g, box)
    for space in range(SPACES):
        for _ in range(box.hiring_workers):
            g.hiring[space][draw_worker(g)] += 1
    fill_queue(g, box)


@rule
def side_up(g: Table) -> int:
    return draw_even(g, DRAW_SIDE, 2) if g.sides == RANDOM_SIDES else g.sides


@rule
def lay_tile(g: Table, tile: int) -> None:
    side = side_up(g)
    g.side_of[tile] = side
    g.display[tile] = side + 1


@rule
def tiles_of_each_good(g: Table) -> int:
    """As many as there are seats, in the solo game two."""
    return max(2, g.seats)


@rule
def modern_tiles(g: Table, box: Box) -> int:
    return box.modern_count[g.seats] if g.modern else 0


@rule
def display_factories(g: Table, box: Box) -> None:
    """Random tiles of each good; with Modern Factories some of number 5."""
    for good in range(KINDS):
        fill_heap(g, 4)
        for _ in range(tiles_of_each_good(g)):
            number = draw(g, DRAW_TILE + good, g.heap, 4)
            g.heap[number] = 0
            lay_tile(g, good * 5 + number)
    fill_heap(g, KINDS)
    for _ in range(modern_tiles(g, box)):
        good = draw(g, DRAW_MODERN_TILE, g.heap, KINDS)
        g.heap[good] = 0
        lay_tile(g, good * 5 + 4)
    fill_heap(g, 0)


@rule
def lay_goals(g: Table, box: Box) -> None:
    """1, 2 or 3 random goals for each period, on the fields from the top."""
    fill_heap(g, ALL_GOALS)
    for period in range(3):
        for field in range(box.goal_count[g.seats]):
            goal = draw(g, DRAW_GOAL, g.heap, ALL_GOALS)
            g.heap[goal] = 0
            g.goals[period][field] = goal + 1
    fill_heap(g, 0)


@rule
def set_up_board(g: Table, box: Box, seat: int) -> None:
    """Tokens, benefit tokens; the rest of the Zaibatsu board starts empty."""
    for value in range(8):
        g.tokens[seat][value] = box.tokens[value]
        g.flag[seat][value] = box.flag[value]
    for level in range(1, 4):
        g.benefit[seat][level] = box.benefit_each


@rule
def set_up_takatoshi(g: Table, box: Box) -> None:
    """A random worker in each region, goals by difficulty, his trains, the priorities and the stack."""
    fill_heap(g, 6)
    for region in range(4):
        g.region_worker[region] = draw(g, DRAW_REGION_WORKER, g.heap, 6)
        g.heap[g.region_worker[region]] = 0
    fill_heap(g, ALL_GOALS)
    for field in range(g.solo):
        goal = draw(g, DRAW_SOLO_GOAL, g.heap, ALL_GOALS)
        g.heap[goal] = 0
        g.solo_goals[field] = goal + 1
    fill_heap(g, 0)
    g.solo_trains = box.solo_trains
    shuffle_stack(g)


# --- Start tiles --------------------------------------------------------------------------------------------------
@rule
def pair_start_tiles(g: Table, box: Box) -> None:
    """3, 4 or 5 random pairs of a tile A and a tile B with 2, 3 or 4 seats; solo 2."""
    g.pairs = box.pairs[g.seats]
    fill_heap(g, 8)
    for pair in range(g.pairs):
        g.pair_a[pair] = draw(g, DRAW_START_A, g.heap, 8)
        g.heap[g.pair_a[pair]] = 0
    fill_heap(g, 8)
    for pair in range(g.pairs):
        g.pair_b[pair] = draw(g, DRAW_START_B, g.heap, 8)
        g.heap[g.pair_b[pair]] = 0
    fill_heap(g, 0)


@rule
def next_pair(g: Table, seat: int) -> None:
    """From the seat right of the start seat backwards; then the start seat has the first turn."""
    if seat < 0:
        push(g, BEGIN_TURN, 0, 0, 0)
    else:
        push(g, NEXT_PAIR, seat - 1, 0, 0)
        push(g, CHOOSE_PAIR, seat, 0, 0)


@rule
def is_free_pair(g: Table, pair: int) -> bool:
    return g.pair_owner[pair] == 0


@rule
def offer_pairs(g: Table) -> None:
    for pair in range(g.pairs):
        if is_free_pair(g, pair):
            allow(g, PAIR + pair)


@rule
def take_pair(g: Table, box: Box, seat: int, pair: int) -> None:
    """First the effect of tile A, then its points, then the bonuses of tile B."""
    g.pair_owner[pair] = seat + 1
    tile_a = g.pair_a[pair]
    g.start_a[seat] = tile_a + 1
    g.start_b[seat] = g.pair_b[pair] + 1
    push(g, START_BONUS, seat, tile_a, g.pair_b[pair])
    queue_all(g, box, box.start_a[tile_a], FROM_START_A + tile_a)


@rule
def start_bonus(g: Table, box: Box, seat: int, tile_a: int, tile_b: int) -> None:
    score_points(g, seat, box.start_a_vp[tile_a], P_START)
    queue_all(g, box, box.start_b[tile_b], FROM_START_B + tile_b)


@rule
def offer_bag_colours(g: Table) -> None:
    """The start worker: any colour still in the bag."""
    for colour in range(6):
        if g.bag[colour]:
            allow(g, WORKER + colour)


@rule
def start_with_worker(g: Table, seat: int, colour: int) -> None:
    g.bag[colour] -= 1
    employ(g, seat, colour, 0)


@rule
def take_old_factory(g: Table, box: Box, seat: int, side: int) -> None:
    """It counts as a factory of cotton or paper, holds a good, has no machine places and produces nothing."""
    place_factory(g, seat, OLD_FACTORY, COTTON if side == 0 else PAPER)
    add_goods(g, seat, g.last_slot, box.old_goods)
