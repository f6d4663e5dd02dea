"""Whether every piece of a position is somewhere, once."""

from __future__ import annotations

from collections import Counter

from meiji.kernel.position import Check, Faults, count_pieces, unlike, zeros_from

from .box import Box
from .moves import CHOOSE_RETURN
from .operations import CHEAPER_FACTORIES, STORE_GOODS
from .setup import RANDOM_SIDES, demand_of, modern_tiles, tiles_of_each_good, workers_in_play
from .table import Table
from .terms import (
    CITIES,
    COLOURS,
    GOALS,
    GOODS,
    LEVELS,
    LOCATIONS,
    MACHINES,
    OLD_FACTORY,
    REGIONS,
    SHIPS,
    SIDES,
    SLOTS,
    SPACES,
    START_A,
    TAKATOSHI,
    TILES,
    TRAINS,
)

NUMBERS = TILES // len(GOODS)  # tiles of each good, the last of them a modern one
OLD_FACTORY_TILE = START_A.index("old-factory") + 1


# --- Workers and experts ------------------------------------------------------------------------------------------
def workers(g: Table, box: Box) -> Faults:
    """Each is in the bag, on a hiring space, in the queue or in a work area."""
    hired = [
        [work for work, expert in zip(works, experts, strict=True) if not expert]
        for works, experts in zip(g.work, g.work_expert, strict=True)
    ]
    for colour, found in enumerate(count_pieces(len(COLOURS), [g.bag, *g.hiring, *g.queue], hired)):
        yield from unlike(f"{COLOURS[colour]} workers in bag, hiring, queue and work", found, workers_in_play(g, box))
    for seat in range(g.seats):
        count = g.workers[seat]
        if not all(g.work[seat][:count]) or any(g.work[seat][count:]) or any(g.work_expert[seat][count:]):
            yield f"work[{seat}] must hold workers[{seat}] workers from the bottom, which are {count}"


def spaces_and_queue(g: Table, box: Box) -> Faults:
    most = max(box.hiring_workers, box.queue_width)
    for space in range(SPACES):
        if sum(g.hiring[space]) > most:
            yield f"hiring[{space}] must hold at most {most} workers"
    for line, there in enumerate(g.queue):
        width = box.queue_width if line < box.queue_rows[g.seats] else 0
        if sum(there) > width:
            yield f"queue[{line}] must hold at most {width} workers"


def experts(g: Table, box: Box) -> Faults:
    """Each is at its location or works for one seat; upgrades lie there or on the boards; ships as far as they fit."""
    for location in range(len(LOCATIONS)):
        colour = box.location_colour[location]
        at_work = [
            seat + 1
            for seat in range(g.seats)
            for work, expert in zip(g.work[seat], g.work_expert[seat], strict=True)
            if expert and work == colour + 1
        ]
        if at_work != [g.expert_with[location]] * (g.expert_with[location] > 0):
            yield f"expert_with[{location}] must name the seat for which this expert works"
        upgrades = sum(line[colour] for line in g.upgraded)
        yield from unlike(f"upgrades_left[{location}]", g.upgrades_left[location], g.seats - upgrades)
        if sum(g.ships_at[location]) > box.ship_limit[g.seats]:
            yield f"ships_at[{location}] must be at most {box.ship_limit[g.seats]} ships"


# --- Ships, machines, trains --------------------------------------------------------------------------------------
def machines_of(g: Table, seat: int) -> int:
    return sum(bits.bit_count() for bits in g.machines[seat]) + g.stored_machine[seat]


def pieces(g: Table, box: Box) -> Faults:
    """Those taken from the boards lie at locations, in factories and on open rails."""
    trains = Counter(owner for line in g.rails for owner in line)
    for seat in range(g.seats):
        ships = sum(line[seat] for line in g.ships_at)
        yield from unlike(f"built[{seat}][{SHIPS}]", g.built[seat][SHIPS], ships)
        yield from unlike(f"built[{seat}][{MACHINES}]", g.built[seat][MACHINES], machines_of(g, seat))
        yield from unlike(f"built[{seat}][{TRAINS}]", g.built[seat][TRAINS], trains[seat + 1])
    yield from unlike("solo_trains", g.solo_trains, box.solo_trains - trains[TAKATOSHI + 1] if g.solo else 0)
    for region in range(len(REGIONS)):
        if any(g.rails[region][box.rail_limit[g.seats] :]):
            yield f"rails[{region}] must be 0 from place {box.rail_limit[g.seats]} on"
        if any(g.seats < owner <= TAKATOSHI for owner in g.rails[region]):
            yield f"rails[{region}] must name seats that play"


# --- Cities and tokens --------------------------------------------------------------------------------------------
def cities(g: Table, box: Box) -> Faults:
    """Eight different tiles, and the demand that they show."""
    if len(set(g.demand_tile)) != CITIES:
        yield "demand_tile must name different tiles"
    for city in range(CITIES):
        for side in range(len(SIDES)):
            good = demand_of(box, g.demand_tile[city], g.demand_turned[city], side)
            yield from unlike(f"demand[{city}][{side}]", g.demand[city][side], good)


def tokens_in_cities(g: Table, box: Box) -> Faults:
    """No more than fit, but while one is being returned."""
    returning = [g.frame_a[i] // len(SIDES) for i in range(g.depth) if g.frame_kind[i] == CHOOSE_RETURN]
    for city in range(CITIES):
        for side, (owner, value) in enumerate(zip(g.token_owner[city], g.token_value[city], strict=True)):
            if (owner > 0) != (value > 0):
                yield f"token_value[{city}][{side}] must be 0 exactly where token_owner is"
            if g.seats < owner <= TAKATOSHI:
                yield f"token_owner[{city}][{side}] must name a seat that plays"
        if sum(owner > 0 for owner in g.token_owner[city]) > box.city_limit[g.seats] + (city in returning):
            yield f"token_owner[{city}] must name at most {box.city_limit[g.seats]} owners"


def tokens(g: Table, box: Box) -> Faults:
    """Each influence token is in stock, on the flag or in a city; Takatoshi's come from his rows."""
    board = Counter(
        (owner, value)
        for owners, values in zip(g.token_owner, g.token_value, strict=True)
        for owner, value in zip(owners, values, strict=True)
    )
    for seat in range(g.seats):
        for value in range(len(box.tokens)):
            found = g.tokens[seat][value] + g.flag[seat][value] + board[seat + 1, value]
            yield from unlike(f"tokens[{seat}][{value}] with all others", found, box.tokens[value] + box.flag[value])
    taken: Counter[int] = Counter()
    for line, used in enumerate(g.solo_used):
        row = box.solo_token[line][:used]
        if not all(row) or (used and not g.solo):
            yield f"solo_used[{line}] must be at most the tokens of this row"
        taken.update(row)
    for value in range(len(box.tokens)):
        if board[TAKATOSHI + 1, value] > taken[value]:
            yield f"token_owner must name Takatoshi for at most {taken[value]} tokens of value {value}"


# --- Tiles --------------------------------------------------------------------------------------------------------
def tiles(g: Table, box: Box) -> Faults:
    """As many of each good as there are seats, on display or built once; modern ones by the module."""
    displayed = [int(side > 0) for side in g.display]
    *in_play, old_factories = count_pieces(TILES + 1, [[*displayed, 0]], g.factory)
    for tile, times in enumerate(in_play):
        if times > 1:
            yield f"display and factory must name tile {tile} at most once"
        if g.display[tile] and g.display[tile] != g.side_of[tile] + 1:
            yield f"display[{tile}] must show the side in side_of[{tile}]"
        side = g.side_of[tile] if g.sides == RANDOM_SIDES else g.sides
        yield from unlike(f"side_of[{tile}]", g.side_of[tile], side if times else 0)
    yield from zeros_from(g, "side_of", TILES)
    for good in range(len(GOODS)):
        found = sum(in_play[good * NUMBERS : good * NUMBERS + NUMBERS - 1])
        yield from unlike(f"{GOODS[good]} tiles in display and factory", found, tiles_of_each_good(g))
    modern = sum(in_play[NUMBERS - 1 :: NUMBERS])
    yield from unlike("modern tiles in display and factory", modern, modern_tiles(g, box))
    if old_factories > 1:
        yield f"factory must name the tile {OLD_FACTORY} at most once"


def factories(g: Table, box: Box) -> Faults:
    """Factories from the left, each with its good; goods and machines only there."""
    for seat in range(g.seats):
        for slot in range(SLOTS):
            yield from factory(g, seat, slot)


def factory(g: Table, seat: int, slot: int) -> Faults:
    where, tile, good = f"[{seat}][{slot}]", g.factory[seat][slot] - 1, g.factory_good[seat][slot]
    if (tile >= 0) != (slot < g.factories[seat]):
        yield f"factory{where} must be above 0 exactly for the first factories[{seat}] slots"
    elif tile < 0:
        if good or g.goods[seat][slot] or g.machines[seat][slot]:
            yield f"factory_good{where}, goods{where} and machines{where} must be 0 without a factory"
    elif tile == OLD_FACTORY:
        if g.machines[seat][slot] or good > 1 or g.start_a[seat] != OLD_FACTORY_TILE:
            yield f"factory{where} is the old factory, without machines, of the seat with that start tile"
    else:
        yield from unlike(f"factory_good{where}", good, tile // NUMBERS)


def start_tiles(g: Table, box: Box) -> Faults:
    """As many different pairs as the box says, each of at most one seat, which has its two tiles."""
    yield from unlike("pairs", g.pairs, box.pairs[g.seats])
    for name in ("pair_a", "pair_b", "pair_owner"):
        yield from zeros_from(g, name, g.pairs)
    for tiles_drawn, name in ((g.pair_a, "pair_a"), (g.pair_b, "pair_b")):
        if len(set(tiles_drawn[: g.pairs])) != g.pairs:
            yield f"{name} must name different tiles"
    for seat in range(g.seats):
        taken = [pair for pair in range(g.pairs) if g.pair_owner[pair] == seat + 1]
        if len(taken) > 1:
            yield f"pair_owner must name seat {seat} once"
        yield from unlike(f"start_a[{seat}]", g.start_a[seat], g.pair_a[taken[0]] + 1 if taken else 0)
        yield from unlike(f"start_b[{seat}]", g.start_b[seat], g.pair_b[taken[0]] + 1 if taken else 0)


def gifts_of_start_tiles(g: Table, box: Box) -> Faults:
    """Stored goods and cheaper factories are as many as something printed gives."""
    for name, operation in (("stored_goods", STORE_GOODS), ("discount", CHEAPER_FACTORIES)):
        printed = {0, *(a for op, a in zip(box.op, box.a, strict=True) if op == operation)}
        for seat in range(g.seats):
            if getattr(g, name)[seat] not in printed:
                yield f"{name}[{seat}] must be one of {', '.join(map(str, sorted(printed)))}"


# --- Contracts, benefits, goals, Takatoshi ------------------------------------------------------------------------
def contracts_and_benefits(g: Table, box: Box) -> Faults:
    """Contracts in recesses from the left; benefit tokens in stock or on objectives."""
    for seat in range(g.seats):
        if sorted(n for n in g.contracts[seat] if n) != list(range(1, g.concluded[seat] + 1)):
            yield f"contracts[{seat}] must number the contracts from 1 to concluded[{seat}]"
        for level in range(LEVELS + 1):
            laid = g.objective[seat].count(level) if level else 0
            each = box.benefit_each if level else 0
            yield from unlike(f"benefit[{seat}][{level}] and those laid", g.benefit[seat][level] + laid, each)


def goals(g: Table, box: Box) -> Faults:
    """Different goals on the fields from the top, by the module or the difficulty of the solo game."""
    laid = box.goal_count[g.seats] if g.goals_on else 0
    for place, fields, count in (
        *((f"goals[{p}]", g.goals[p], laid) for p in range(3)),
        ("solo_goals", g.solo_goals, g.solo),
    ):
        if any((goal > 0) != (field < count) for field, goal in enumerate(fields)):
            yield f"{place} must name {count} goals, from the first field on"
    named = [goal for line in g.goals for goal in line if goal]
    alone = [goal for goal in g.solo_goals if goal]
    if len(set(named)) != len(named) or len(set(alone)) != len(alone):
        yield f"goals and solo_goals must name different ones of the {len(GOALS)} goals"


def takatoshi(g: Table, box: Box) -> Faults:
    """The solo game has all colours in the priorities, different workers in the regions, and tiles in the stack."""
    if g.solo:
        if len(set(g.priority)) != len(COLOURS) or len(set(g.region_worker)) != len(REGIONS):
            yield "priority and region_worker must name different colours"
        if not any(g.solo_stack):
            yield "solo_stack must not be empty"
    else:
        for name in ("priority", "region_worker", "solo_stack", "solo_goals", "solo_used"):
            yield from zeros_from(g, name, 0)
        yield from unlike("solo_tile", g.solo_tile, 0)


PIECE_CHECKS: tuple[Check, ...] = (
    workers,
    spaces_and_queue,
    experts,
    pieces,
    cities,
    tokens_in_cities,
    tokens,
    start_tiles,
    gifts_of_start_tiles,
    tiles,
    factories,
    contracts_and_benefits,
    goals,
    takatoshi,
)
