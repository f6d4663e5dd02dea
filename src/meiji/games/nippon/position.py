"""Whether a position is a table that these rules could be in: ranges, pieces, the turn and what is still to be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from meiji.kernel.position import (
    BOTTOM,
    MOST,
    Check,
    Faults,
    Frame,
    count_pieces,
    first_fault,
    frame_faults,
    range_faults,
    unlike,
    zeros_from,
)

from .actions.invest import can_invest
from .box import Box
from .effects import apply_synergy
from .moves import (
    ACTION,
    CHOOSE_ACHIEVEMENT,
    CHOOSE_AMOUNT,
    CHOOSE_CONTRACT,
    CHOOSE_EXTRA,
    CHOOSE_FACTORY,
    CHOOSE_GOOD,
    CHOOSE_INFLUENCE,
    CHOOSE_LAST_STEPS,
    CHOOSE_MACHINE,
    CHOOSE_MARKET,
    CHOOSE_PRODUCTION,
    CHOOSE_REGION,
    CHOOSE_RETURN,
    CHOOSE_REWARD,
    CHOOSE_STEPS,
    CHOOSE_TURN,
    CHOOSE_WORKER,
    END_TURN,
    WAGES,
)
from .rounds import is_last_turn
from .setup import demand_of, set_up_board, workers_in_play
from .table import Table
from .terms import (
    ACTIONS,
    CITIES,
    CITY_TILES,
    COLOURS,
    CONTRACTS,
    CUBES,
    GOODS,
    HIGHEST,
    HIGHEST_REWARD,
    LOWEST_REWARD,
    MOST_TIMES,
    PIECE_SPACES,
    PIECES,
    REGIONS,
    SIDES,
    SPACES,
    TILES,
    TRACK_SPACES,
    TRACKS,
    WORKER_SPACES,
)
from .turn import offer_turn

# What a factory's synergy changes for as long as it stands.
LASTING = (
    "price",
    "ship_vp",
    "railway_influence",
    "coal_saved",
    "extra_goods",
    "unpaid_spaces",
    "extra_spaces",
    "extra_coal",
    "extra_blueprints",
    "free_colours",
    "stars",
)
# What lies in front of the seats, a row for each.
OF_SEATS = (
    "last_turn",
    "vp",
    "yen",
    "coal",
    "blueprints",
    "track",
    "built",
    "workers",
    "work",
    "factory",
    "goods",
    "machine",
    "stored_machines",
    "contracts",
    "tiles",
    "multiplier",
    "points",
    *LASTING,
)


# --- Ranges -------------------------------------------------------------------------------------------------------
def limits(g: Table, box: Box) -> dict[str, tuple[int, int]]:
    """The least and the most that each number may be."""
    workers = (0, workers_in_play(g, box))
    return {
        "turn": (0, g.seats - 1),
        "turns": (0, MOST),
        "last_turn": (0, g.turns),
        "marker": (1, box.first_golden + box.final_turns),
        "final_turns": (0, box.final_turns * g.seats),
        "used_space": (-1, SPACES - 1),
        "bag": workers,
        "space": workers,
        "rows": workers,
        "missing": (0, box.row_workers[g.seats]),
        "city_tile": (0, CITY_TILES - 1),
        "city_turned": (0, len(SIDES) - 1),
        "demand": (0, len(GOODS) - 1),
        "tile_owner": (0, g.seats),
        "tile_value": (0, HIGHEST),
        "pieces": (0, PIECE_SPACES),
        "on_offer": (0, 1),
        "rewards": (0, box.reward_each),
        "multipliers_left": (0, box.extra_multipliers),
        "vp": (-MOST, MOST),
        "points": (-MOST, MOST),
        "yen": (0, MOST),
        "coal": (0, MOST),
        "blueprints": (0, MOST),
        "track": (0, TRACK_SPACES - 1),
        "built": (0, PIECE_SPACES),
        "workers": (0, WORKER_SPACES),
        "work": (0, len(COLOURS)),
        "factory": (0, TILES),
        "goods": (0, box.store),
        "machine": (0, 2),
        "stored_machines": (0, MOST),
        "contracts": (0, 1),
        "tiles": (0, max(box.tiles)),
        "multiplier": (0, max(HIGHEST_REWARD, box.extra_multiplier)),
        **{name: (0, MOST) for name in LASTING},  # what exactly is counted below
        "times": (0, MOST_TIMES),
        "used": (0, (1 << len(GOODS)) - 1),
        "last_good": (-1, len(GOODS) - 1),
        "region_now": (-1, len(REGIONS) - 1),
        "heap": (0, 0),
    }


def ranges(g: Table, box: Box) -> Faults:
    yield from range_faults(g, {"turns": (0, MOST)})
    yield from range_faults(g, limits(g, box))
    for name in OF_SEATS:
        yield from zeros_from(g, name, g.seats)
    for seat in range(g.seats):
        for track in range(len(TRACKS)):
            if g.track[seat][track] > box.track_top[track]:
                yield f"track[{seat}][{track}] must be at most {box.track_top[track]}"
        yield from unlike(f"vp[{seat}]", g.vp[seat], sum(g.points[seat]))


# --- The turn and the scoring track -------------------------------------------------------------------------------
def turn(g: Table, box: Box) -> Faults:
    """All that is still to be done is of the seat whose turn it is."""
    for i in range(g.depth):
        yield from unlike(f"frame_seat[{i}]", g.frame_seat[i], g.turn)


def scoring_track(g: Table, box: Box) -> Faults:
    """The marker stands before the golden spaces, or as many of them are left as turns."""
    if g.final_turns == 0 and not g.over:
        if g.marker >= box.first_golden:
            yield f"marker must be below {box.first_golden} as long as final_turns is 0"
    else:
        left = -(-g.final_turns // g.seats)
        yield from unlike("marker", g.marker, box.first_golden + box.final_turns - left)
        if g.over and g.final_turns:
            yield "final_turns must be 0 when the game is over"


# --- Pieces -------------------------------------------------------------------------------------------------------
def workers(g: Table, box: Box) -> Faults:
    """Each is in the bag, on an action space, in a row or on a player board."""
    for colour, found in enumerate(count_pieces(len(COLOURS), [g.bag, *g.space, *g.rows], g.work)):
        yield from unlike(f"{COLOURS[colour]} workers in bag, space, rows and work", found, workers_in_play(g, box))
    for seat in range(g.seats):
        count = g.workers[seat]
        if not all(g.work[seat][:count]) or any(g.work[seat][count:]):
            yield f"work[{seat}] must hold workers[{seat}] workers from the left, which are {count}"


def spaces_and_rows(g: Table, box: Box) -> Faults:
    """No more workers than fit; a row is owed workers only while the bag is empty."""
    for space in range(SPACES):
        if sum(g.space[space]) > box.space_workers:
            yield f"space[{space}] must hold at most {box.space_workers} workers"
    for line, there in enumerate(g.rows):
        width = box.row_workers[g.seats] if line < box.rows[g.seats] else 0
        if sum(there) + g.missing[line] > width:
            yield f"rows[{line}] and missing[{line}] together must be at most {width}"
    if any(g.missing) and any(g.bag):
        yield "missing must be 0 as long as there are workers in the bag"


def cities(g: Table, box: Box) -> Faults:
    """Eight different tiles, and the demand that they show."""
    if len(set(g.city_tile)) != CITIES:
        yield "city_tile must name different tiles"
    for city in range(CITIES):
        for side in range(len(SIDES)):
            good = demand_of(box, g.city_tile[city], g.city_turned[city], side)
            yield from unlike(f"demand[{city}][{side}]", g.demand[city][side], good)


def influence_tiles(g: Table, box: Box) -> Faults:
    """Each is in its owner's stock or at a city, at most so many at each."""
    returning = [g.frame_a[i] // len(SIDES) for i in range(g.depth) if g.frame_kind[i] == CHOOSE_RETURN]
    board: Counter[tuple[int, int]] = Counter()
    for city in range(CITIES):
        lying = 0
        for side, (owner, value) in enumerate(zip(g.tile_owner[city], g.tile_value[city], strict=True)):
            if (owner > 0) != (value > 0):
                yield f"tile_value[{city}][{side}] must be 0 exactly where tile_owner is"
            board[owner, value] += 1
            lying += owner > 0
        if lying > box.city_limit[g.seats] + (city in returning):
            yield f"tile_owner[{city}] must name at most {box.city_limit[g.seats]} owners"
    for seat in range(g.seats):
        for value in range(HIGHEST + 1):
            there = board[seat + 1, value]
            yield from unlike(
                f"tiles[{seat}][{value}] and those at cities", g.tiles[seat][value] + there, box.tiles[value]
            )


def ships_and_railways(g: Table, box: Box) -> Faults:
    """Those taken from the boards lie in the regions, no more than fit."""
    for line in range(len(g.pieces)):
        if any(g.pieces[line][g.seats :]):
            yield f"pieces[{line}] must be 0 for seats that do not play"
    for seat in range(g.seats):
        for piece in range(len(PIECES)):
            laid = sum(g.pieces[piece * len(REGIONS) + region][seat] for region in range(len(REGIONS)))
            yield from unlike(f"built[{seat}][{piece}]", g.built[seat][piece], laid)
    for region in range(len(REGIONS)):
        if sum(g.pieces[region]) + sum(g.pieces[len(REGIONS) + region]) > box.piece_limit[g.seats]:
            yield f"pieces[{region}] and pieces[{len(REGIONS) + region}] must be at most {box.piece_limit[g.seats]}"


def factories(g: Table, box: Box) -> Faults:
    """Each tile lies beside the board or with one seat, below its own good; goods and machines only there."""
    for tile, found in enumerate(count_pieces(TILES, [g.on_offer], g.factory)):
        yield from unlike(f"on_offer[{tile}] and those built", found, 1)
    for seat in range(g.seats):
        for good, tile in enumerate(g.factory[seat]):
            if tile and (tile - 1) // 4 != good:
                yield f"factory[{seat}][{good}] must be a factory of this good"
            if not tile and (g.goods[seat][good] or g.machine[seat][good]):
                yield f"goods[{seat}][{good}] and machine[{seat}][{good}] must be 0 without a factory"


def synergies(g: Table, box: Box) -> Faults:
    """What the factories have changed is what their synergies change."""
    for seat in range(g.seats):
        fresh = Table()
        set_up_board(fresh, box, seat)
        for good, tile in enumerate(g.factory[seat]):
            if tile:
                apply_synergy(fresh, box, seat, good, box.tile[tile - 1])
        for name in LASTING:
            found, wanted = getattr(g, name)[seat], getattr(fresh, name)[seat]
            if found != wanted:
                yield f"{name}[{seat}] must be {wanted} with the factories of this seat, not {found}"


def rewards(g: Table, box: Box) -> Faults:
    """Reward tiles lie on the board or on achievements; only where these are full are some discarded."""
    laid = Counter(multiplier for line in g.multiplier for multiplier in line)
    laid.update(g.frame_a[i] for i in range(g.depth) if g.frame_kind[i] == CHOOSE_ACHIEVEMENT)
    full = any(all(line) for line in g.multiplier[: g.seats])
    start = len(g.rewards[0]) * box.reward_each - box.reward_removed[g.seats]
    for level in range(HIGHEST_REWARD + 1):
        if level < LOWEST_REWARD and any(g.rewards[level]):
            yield f"rewards[{level}] must be 0: there are none below {LOWEST_REWARD}"
        elif level >= LOWEST_REWARD:
            extra = box.extra_multipliers - g.multipliers_left if level == box.extra_multiplier else 0
            found = sum(g.rewards[level]) + laid[level] - extra
            if found > start or (found < start and not full):
                yield f"rewards[{level}] and those on achievements must be {start} together, not {found}"


# --- What is still to be done -------------------------------------------------------------------------------------
def may_act(g: Table, box: Box, seat: int, action: int, b: int) -> bool:
    """The action is one that the turn would offer."""
    trial = g.copy()
    trial.offers = 0
    offer_turn(trial, box, seat)
    return ACTION + action in trial.offer[: trial.offers]


def has_extra_goods(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    return g.frame_kind[: g.depth].count(CHOOSE_EXTRA) <= g.extra_goods[seat]


def is_paying(g: Table, box: Box, seat: int, contract: int, cube: int) -> bool:
    return cube < box.cubes[contract] and not g.contracts[seat][contract]


def may_invest(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    return can_invest(g, box, seat)


def has_delivered(g: Table, box: Box, seat: int, place: int, amount: int) -> bool:
    return g.goods[seat][g.demand[place // len(SIDES)][place % len(SIDES)]] >= amount


def has_a_multiplier(g: Table, box: Box, seat: int, multiplier: int, b: int) -> bool:
    return LOWEST_REWARD <= multiplier <= HIGHEST_REWARD or multiplier == box.extra_multiplier


def is_in_last_turn(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    return is_last_turn(g)


PLACE = (0, CITIES * len(SIDES) - 1)

FRAMES = {
    END_TURN: Frame((BOTTOM,), a=(0, 1)),
    WAGES: Frame((END_TURN,)),
    CHOOSE_TURN: Frame((END_TURN,)),
    CHOOSE_WORKER: Frame((END_TURN,), a=(0, len(ACTIONS) - 1), needs=may_act),
    CHOOSE_STEPS: Frame((END_TURN,), a=(0, len(TRACKS) - 1)),
    CHOOSE_PRODUCTION: Frame((END_TURN,)),
    CHOOSE_EXTRA: Frame((END_TURN, CHOOSE_EXTRA), needs=has_extra_goods),
    CHOOSE_CONTRACT: Frame((END_TURN,)),
    CHOOSE_GOOD: Frame((END_TURN,), a=(0, CONTRACTS - 1), b=(0, CUBES - 1), needs=is_paying),
    CHOOSE_FACTORY: Frame((END_TURN,), needs=may_invest),
    CHOOSE_REGION: Frame((END_TURN, CHOOSE_REGION), a=(0, len(PIECES) - 1), b=(0, 1)),
    CHOOSE_MACHINE: Frame((END_TURN,)),
    CHOOSE_MARKET: Frame((END_TURN,)),
    CHOOSE_AMOUNT: Frame((END_TURN,), a=PLACE),
    CHOOSE_INFLUENCE: Frame((END_TURN,), a=PLACE, b=(1, 3), needs=has_delivered),
    CHOOSE_RETURN: Frame((END_TURN, CHOOSE_MARKET), a=PLACE),
    CHOOSE_REWARD: Frame((WAGES,)),
    CHOOSE_ACHIEVEMENT: Frame((WAGES,), a=(0, MOST), needs=has_a_multiplier),
    CHOOSE_LAST_STEPS: Frame((END_TURN,), needs=is_in_last_turn),
}


def frames(g: Table, box: Box) -> Faults:
    yield from frame_faults(g, box, FRAMES)


CHECKS: tuple[Check, ...] = (
    ranges,
    scoring_track,
    workers,
    spaces_and_rows,
    cities,
    ships_and_railways,
    factories,
    synergies,
    frames,
    turn,
    influence_tiles,
    rewards,
)


def position_fault(g: Table, box: Box, options: Mapping[str, str]) -> str | None:
    return first_fault(CHECKS, g, box)
