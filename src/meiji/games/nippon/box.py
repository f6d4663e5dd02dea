"""The box as a record: what is printed, in the form in which the rules read it, and how it is read from box.toml."""

from __future__ import annotations

from meiji.kernel.box import BoxReader, EffectBox
from meiji.kernel.record import Grid, Row, cell, grid, row

from .operations import GAINS, LIMITS, MACHINES, MAXIMUM_EFFECTS, OPERATIONS, SYNERGIES
from .terms import (
    ACHIEVEMENTS,
    ACTIONS,
    BONUSES,
    CITIES,
    CITY_TILES,
    COLOURS,
    CONTRACTS,
    CUBES,
    GOODS,
    HIGHEST,
    HIGHEST_REWARD,
    INCOME,
    PIECE_SPACES,
    ROWS,
    SCORINGS,
    SEATS,
    SPACES,
    TILES,
    TRACK_SPACES,
    TRACKS,
    WORKER_SPACES,
)


class Box(EffectBox):
    workers_each: int = cell()
    workers_removed: Row = row(5)
    space_workers: int = cell()
    space_of: Row = row(len(ACTIONS))  # the action space of each action
    rows: Row = row(5)  # of workers, by seats
    row_workers: Row = row(5)

    start_vp: Row = row(4)
    start_yen: int = cell()
    start_coal: int = cell()
    start_blueprints: int = cell()

    steps_price: Row = row(4)
    factory_price: int = cell()
    price: Row = row(3)  # of a ship, a railway, a machine
    blueprints_for_a_space: int = cell()
    ship_vp: int = cell()
    railway_influence: int = cell()

    need: Row = row(3)  # technology by level
    coal: Row = row(3)  # coal to produce by level
    store: int = cell()
    influence: Grid = grid(3, 4)  # highest value by level and goods delivered
    tiles: Row = row(HIGHEST + 1)  # influence tiles of a seat by value
    city_limit: Row = row(5)
    piece_limit: Row = row(5)

    track_value: Grid = grid(3, TRACK_SPACES)
    track_stars: Grid = grid(3, TRACK_SPACES)  # reached on or below each space
    track_top: Row = row(3)
    piece_stars: Grid = grid(2, PIECE_SPACES + 1)  # above so many empty spaces
    income_icon: Row = row(PIECE_SPACES + 1)  # by column from 1 on
    reward_level: Row = row(WORKER_SPACES + 1)  # by workers
    reward_each: int = cell()
    reward_removed: Row = row(5)
    reward_bonus: Row = row(len(BONUSES))  # addresses
    extra_multipliers: int = cell()
    extra_multiplier: int = cell()
    printed_multiplier: Row = row(len(ACHIEVEMENTS))
    yen_per_vp: int = cell()
    contracts_per_vp: int = cell()

    overseas: Grid = grid(CITIES, 4)
    region_bonus: Row = row(4)  # addresses
    demand: Grid = grid(CITY_TILES, 4)
    contract: Row = row(CONTRACTS)  # addresses of the bonus
    cubes: Row = row(CONTRACTS)
    cube: Grid = grid(CONTRACTS, CUBES)  # amounts, the greatest first
    tile: Row = row(TILES)  # addresses of the synergy

    first_golden: int = cell()
    final_turns: int = cell()  # of each seat
    scored_after: Row = row(2)
    place_vp: Grid = grid(SCORINGS, 3)
    wage: int = cell()
    unpaid_vp: int = cell()


def by_seats(reader: BoxReader, table: str, key: str, into: Row, lowest: int, highest: int) -> None:
    """A value for each number of seats: 2, 3, 4."""
    for seats, value in enumerate(reader.part(table).integers(key, 3, lowest, highest), 2):
        into[seats] = value


def read_track(reader: BoxReader, box: Box, track: int) -> None:
    """The numbers from the bottom up, 0 where none is printed (then the one below counts), and the stars."""
    name = f"track_{TRACKS[track]}"
    values = reader.integers(name, "values", None)
    if not 2 <= len(values) <= TRACK_SPACES or values[0] < 1:
        reader.refuse(name, f"a track has 2 to {TRACK_SPACES} spaces and begins with a number")
    stars = reader.integers(name, "stars", None)
    if any(not 1 <= space <= len(values) for space in stars):
        reader.refuse(name, f"stars stand on spaces 1 to {len(values)}")
    box.track_top[track] = len(values) - 1
    for space, value in enumerate(values):
        box.track_value[track][space] = value or box.track_value[track][space - 1]
        box.track_stars[track][space] = sum(star <= space + 1 for star in stars)


def read_scoring_track(reader: BoxReader, box: Box) -> None:
    """The golden spaces are the last ones, a space for each of the last turns; two scorings come before them."""
    track = reader.part("scoring_track")
    box.first_golden = track.integer("first_golden", 2, 15)
    box.final_turns = track.integer("final_turns", 1, 9)
    spaces = box.first_golden + box.final_turns - 1
    if track.integer("spaces") != spaces:
        track.refuse(f"the golden spaces must be the last ones: there must be {spaces} spaces")
    scorings = reader.part("scorings")
    box.scored_after[:] = scorings.integers("after_space", 2, 1, box.first_golden - 1)
    if box.scored_after[0] >= box.scored_after[1]:
        scorings.refuse("the second scoring must come after the first")


def check_supplies(reader: BoxReader, box: Box) -> None:
    """No action space can stay empty and a machine can always be bought: somebody always has an action."""
    for seats in range(2, SEATS + 1):
        workers = len(COLOURS) * (box.workers_each - box.workers_removed[seats])
        places = SPACES * box.space_workers + seats * WORKER_SPACES
        if workers < places:
            reader.refuse("workers", f"with {seats} seats there must be {places} or more workers, not {workers}")
        if box.reward_removed[seats] > len(BONUSES) * box.reward_each:
            reader.refuse("rewards", f"with {seats} seats more tiles are removed than there are")
    if box.track_value[INCOME][0] < box.price[MACHINES]:
        reader.refuse("track_income", "the lowest income must pay for a machine, so that there is always an action")


def read(reader: BoxReader) -> Box:
    """Everything printed, from box.toml; the reader refuses what is missing, unknown or of a wrong count."""
    box = Box()
    effects = reader.program(box, OPERATIONS, MAXIMUM_EFFECTS, LIMITS)

    box.workers_each = reader.integer("workers", "each")
    by_seats(reader, "workers", "sets_removed", box.workers_removed, 0, 99)
    box.space_workers = reader.part("action_spaces").integer("workers", 1, 9)
    spaces = reader.lists("action_spaces", "spaces", SPACES, ACTIONS)
    for action, name in enumerate(ACTIONS):
        holders = [space for space, names in enumerate(spaces) if name in names]
        if len(holders) != 1:
            reader.refuse(
                "action_spaces", f"the action {name} must stand at exactly one action space, not {len(holders)}"
            )
        box.space_of[action] = holders[0]
    by_seats(reader, "rows", "rows", box.rows, 1, ROWS)
    by_seats(reader, "rows", "workers_in_a_row", box.row_workers, 0, 9)

    box.start_vp[:] = reader.integers("start", "vp", 4)
    box.start_yen = reader.integer("start", "yen")
    box.start_coal = reader.integer("start", "coal")
    box.start_blueprints = reader.integer("start", "blueprints")

    box.steps_price[1:] = reader.integers("prices", "steps", 3)
    box.factory_price = reader.integer("prices", "factory")
    box.price[:] = [reader.integer("prices", name) for name in ("ship", "railway", "machine")]
    box.blueprints_for_a_space = reader.part("prices").integer("blueprints_for_a_space", 1)
    box.ship_vp = reader.integer("pieces", "ship_vp")
    box.railway_influence = reader.integer("pieces", "railway_influence")

    box.need[:] = reader.integers("factories", "technology_needed", 3)
    box.coal[:] = reader.integers("running", "coal", 3)
    box.store = reader.part("store").integer("goods", 1, 20)
    for level in range(3):
        part = reader.part(f"influence_level_{level + 1}")
        box.influence[level][1:] = part.integers("values", 3, 1, HIGHEST)
    for value in reader.part("influence_tiles").integers("values", None, 1, HIGHEST):
        box.tiles[value] += 1
    by_seats(reader, "limits", "tiles_at_a_city", box.city_limit, 1, 4)
    by_seats(reader, "limits", "pieces_in_a_region", box.piece_limit, 0, 99)

    for track in range(len(TRACKS)):
        read_track(reader, box, track)
    for piece, key in enumerate(("ship_stars", "railway_stars")):
        stars = reader.integers("board", key, PIECE_SPACES)
        for empty in range(PIECE_SPACES + 1):
            box.piece_stars[piece][empty] = sum(stars[:empty])
    for column in reader.part("board").integers("income_icons", None, 1, PIECE_SPACES):
        box.income_icon[column] = 1
    box.reward_level[1:] = reader.integers("worker_spaces", "reward_level", WORKER_SPACES)
    if not all(level == 0 or 2 <= level <= HIGHEST_REWARD for level in box.reward_level):
        reader.refuse("worker_spaces", f"reward levels are 0 (none) or 2 to {HIGHEST_REWARD}")
    box.reward_each = reader.integer("reward_stacks", "tiles")
    by_seats(reader, "rewards", "removed", box.reward_removed, 0, 99)
    rewards = reader.part("rewards")
    for bonus, name in enumerate(BONUSES):
        box.reward_bonus[bonus] = effects.one(rewards, rewards.string(f"bonus_{name}"), GAINS)
    box.extra_multipliers = rewards.integer("extra_tiles")
    box.extra_multiplier = rewards.integer("extra_multiplier")
    box.printed_multiplier[:] = reader.integers("printed_multipliers", "values", len(ACHIEVEMENTS))
    box.yen_per_vp = reader.part("achievements").integer("yen_per_vp", 1)
    box.contracts_per_vp = reader.part("achievements").integer("contracts_per_vp", 1)

    for city, part in enumerate(reader.entries("city", CITIES)):
        box.overseas[city][:] = part.integers("overseas", 4)
    for region, land in enumerate(reader.entries("region", 4)):
        box.region_bonus[region] = effects.one(land, land.string("bonus"), GAINS)
    for number, tile in enumerate(reader.entries("city_tile", CITY_TILES)):
        goods = tile.strings("goods", 4)
        if len(set(goods)) != 4:
            tile.refuse("the four goods must be different")
        for side, good in enumerate(goods):
            box.demand[number][side] = tile.one_of(good, GOODS)
    for number, tile in enumerate(reader.entries("contract", CONTRACTS)):
        tile.expect("number", number + 1)
        cubes = tile.integers("goods", None)
        if not 1 <= len(cubes) <= CUBES or cubes != sorted(cubes, reverse=True) or cubes[-1] < 1:
            tile.refuse(f"goods are 1 to {CUBES} amounts, the greatest first")
        box.cubes[number] = len(cubes)
        box.cube[number][: len(cubes)] = cubes
        box.contract[number] = effects.many(tile, tile.string_list("effect"), GAINS)
    for number, tile in enumerate(reader.entries("factory", TILES)):
        tile.expect("good", GOODS[number // 4])
        tile.expect("number", number % 4 + 1)
        box.tile[number] = effects.many(tile, tile.string_list("effect"), SYNERGIES)

    read_scoring_track(reader, box)
    for scoring in range(SCORINGS):
        box.place_vp[scoring][:] = reader.integers(f"scoring_{scoring + 1}", "vp", 3)
    box.wage = reader.part("wages").integer("yen_per_colour", 1)
    box.unpaid_vp = reader.integer("wages", "vp_lost")
    check_supplies(reader, box)
    return box
