"""The box as a record: what is printed, in the form in which the rules read it, and how it is read from box.toml."""

from __future__ import annotations

from meiji.kernel.box import BoxReader, EffectBox, is_number
from meiji.kernel.limits import shown
from meiji.kernel.record import Grid, Row, cell, grid, row

from .operations import (
    BONUSES,
    CONDITIONS,
    DEPARTMENTS,
    FACTORIES,
    FREE_OPERATIONS,
    LASTING,
    LIMITS,
    MAXIMUM_EFFECTS,
    OPERATIONS,
    STARTS,
)
from .terms import (
    ACTIONS,
    ALWAYS,
    CITIES,
    COLOURS,
    CONTRACTS,
    DEMANDS,
    GOALS,
    GOODS,
    LOCATIONS,
    NO_ACTION,
    PAIRS,
    PIECE_SPACES,
    RAILS,
    SLOTS,
    SOLO_TILES,
    SPACES,
    START_A,
    STORE,
    TILES,
    TRACK_SPACES,
    TRACKS,
)


class Box(EffectBox):
    workers_each: int = cell()
    workers_removed: Row = row(5)
    hiring_workers: int = cell()
    space_of: Row = row(len(ACTIONS))  # the hiring space of each action
    queue_rows: Row = row(5)  # filled rows by seats
    queue_width: int = cell()

    need: Row = row(3)  # R&D value by level
    coal: Row = row(3)  # coal to produce by level
    steps_price: Row = row(4)
    silk_price: Row = row(4)  # silk for a higher R&D value
    factory_price: int = cell()
    machine_price: int = cell()
    paid_place: int = cell()  # iron for the second machine place
    piece_iron: int = cell()  # ship or train: iron alone
    piece_money: int = cell()  # or money and iron
    piece_money_iron: int = cell()
    invest: int = cell()  # finance steps of an investment
    market_vp: int = cell()
    influence: Grid = grid(3, 4)  # by level and goods paid
    train_influence: int = cell()
    tokens: Row = row(8)
    flag: Row = row(8)
    city_limit: Row = row(5)
    ship_limit: Row = row(5)
    rail_limit: Row = row(5)

    track_value: Grid = grid(3, TRACK_SPACES)
    track_icon: Grid = grid(3, TRACK_SPACES)  # addresses, 0: none
    gap_icon: Grid = grid(2, PIECE_SPACES)
    lower: Row = row(6)  # thresholds of ships, machines, trains, R&D, mining, finance
    upper: Row = row(6)
    lower_vp: Row = row(4)
    upper_vp: Row = row(4)
    slot_vp: Grid = grid(SLOTS, 4)
    recess_vp: Grid = grid(SLOTS, 4)
    slots: int = cell()
    recesses: int = cell()
    benefit_each: int = cell()
    benefit_at: Row = row(6)  # level beside each work space
    department: Grid = grid(6, 2)  # address: basic, upgraded
    department_of: Row = row(6)  # address of "department COLOUR"

    printed: Grid = grid(CITIES, 4)
    region_bonus: Row = row(4)  # addresses
    rail: Grid = grid(4, RAILS)  # addresses, 0: none
    location_colour: Row = row(6)
    demand: Grid = grid(DEMANDS, 4)
    contract: Row = row(CONTRACTS)  # addresses
    contract_level: Row = row(CONTRACTS)  # a good of this level (1, 2) must have been paid; 0: any
    tile: Grid = grid(TILES, 2)  # addresses
    tile_action: Grid = grid(TILES, 2)  # the action modified, NO_ACTION or ALWAYS
    tile_if: Grid = grid(TILES, 2)
    tile_gives: Grid = grid(TILES, 2)  # 1: only gives, lays no piece
    modern_count: Row = row(5)
    old_goods: int = cell()
    pairs: Row = row(5)
    start_a: Row = row(8)
    start_a_vp: Row = row(8)
    start_b: Row = row(8)
    goal_count: Row = row(5)
    goal_reward: Grid = grid(9, 3)  # period * 3 + field, choice: address

    rounds: int = cell()
    final_rounds: int = cell()
    period_end: Row = row(3)
    place_vp: Grid = grid(3, 4)
    wage: int = cell()
    vp_resources: int = cell()
    vp_money: int = cell()

    solo_tile_space: Row = row(SOLO_TILES)  # hiring space + 1, or 0: the space with most workers
    solo_tile_frame: Row = row(SOLO_TILES)  # 0: none, 1 green, 2 yellow, 3 red
    solo_tile_right: Row = row(SOLO_TILES)
    solo_token: Grid = grid(3, 4)  # values from the left, 0: none
    solo_goal: Row = row(len(GOALS))
    solo_trains: int = cell()
    solo_rating: Row = row(5)


def by_seats(reader: BoxReader, table: str, key: str, into: Row, lowest: int, highest: int, first: int = 1) -> None:
    """A value for each number of seats: 2/3/4, or 1/2/3/4 with the solo game first."""
    values = reader.part(table).integers(key, 5 - first, lowest, highest)
    for seats, value in enumerate(values, first):
        into[seats] = value


def check_workers(reader: BoxReader, box: Box) -> None:
    """At the start there must be workers for all hiring spaces and the queue."""
    for seats in range(1, 5):
        needed = SPACES * box.hiring_workers + box.queue_rows[seats] * box.queue_width
        if 6 * (box.workers_each - box.workers_removed[seats]) < needed:
            reader.refuse("workers", f"with {seats} seats there are fewer workers than the {needed} to be placed")


def check_rounds(reader: BoxReader, box: Box) -> None:
    """Three periods, one after the other, the last ending with the game."""
    first, second, third = box.period_end
    if not 1 <= first < second < third == box.rounds + box.final_rounds:
        reader.refuse("rounds", "the periods must end one after the other, the third with the last final round")


def read(reader: BoxReader) -> Box:
    """Everything printed, from box.toml; the reader refuses what is missing, unknown or of a wrong count."""
    box = Box()
    effects = reader.program(box, OPERATIONS, MAXIMUM_EFFECTS, LIMITS)

    box.workers_each = reader.part("workers").integer("each", 1, 99)
    by_seats(reader, "workers", "sets_removed", box.workers_removed, 0, 99)
    box.hiring_workers = reader.part("hiring").integer("workers", 1, 9)
    spaces = reader.lists("hiring", "spaces", SPACES, ACTIONS)
    for action, name in enumerate(ACTIONS):
        holders = [space for space, names in enumerate(spaces) if name in names]
        if len(holders) != 1:
            reader.refuse("hiring", f"the action {name} must stand at exactly one hiring space, not {len(holders)}")
        box.space_of[action] = holders[0]
    rows = reader.integers("queue", "rows_by_section", 3)
    sections = reader.integers("queue", "sections_by_seats", 4)
    for seats, filled in enumerate(sections, 1):
        box.queue_rows[seats] = sum(rows[:filled])
    if sum(rows) > 5 or max(sections) > 3:
        reader.refuse("queue", "the queue has at most five rows in three sections")
    box.queue_width = reader.part("queue").integer("workers_in_a_row", 1, 9)
    check_workers(reader, box)

    box.need[:] = reader.integers("goods", "rd_needed", 3)
    box.coal[:] = reader.integers("goods", "coal_to_produce", 3)
    box.steps_price[1:] = reader.integers("prices", "steps", 3)
    box.silk_price[1:] = reader.integers("prices", "silk_for_rd", 3)
    box.factory_price = reader.integer("prices", "factory")
    box.machine_price = reader.integer("prices", "machine")
    box.paid_place = reader.integer("prices_machine_place", "iron")
    box.piece_iron, box.piece_money, box.piece_money_iron = reader.integers("prices", "ship_or_train", 3)
    box.invest = reader.integer("prices", "investment_steps")
    box.market_vp = reader.integer("influence", "vp_instead_of_bonus")
    for level in range(3):
        box.influence[level][1:] = reader.part("influence").integers(f"value_level_{level + 1}", 3, 1, 7)
    box.train_influence = reader.integer("influence", "train")
    for value in reader.part("influence").integers("tokens", 7, 1, 7):
        box.tokens[value] += 1
    for value in reader.part("influence").integers("flag", 3, 1, 7):
        box.flag[value] += 1
    by_seats(reader, "limits", "tokens_in_a_city", box.city_limit, 1, 4)
    by_seats(reader, "limits", "ships_at_a_location", box.ship_limit, 1, 99)
    by_seats(reader, "limits", "trains_in_a_region", box.rail_limit, 1, RAILS)

    for track, name in enumerate(TRACKS):
        box.track_value[track][:] = reader.integers(f"track_{name}", "values", TRACK_SPACES)
        for place, effect in reader.table(f"track_{name}", "icons").items():
            if not is_number(place) or not 0 < int(place) < TRACK_SPACES:
                reader.refuse(f"track_{name}", f"an icon stands on space {shown(place)}; spaces go from 1 to 12")
            box.track_icon[track][int(place)] = effects.one(f"track_{name}", effect, BONUSES)
    for gap, name in enumerate(("ships_machines", "machines_trains")):
        for column, effect in enumerate(reader.strings("gaps", name, PIECE_SPACES)):
            box.gap_icon[gap][column] = effects.one("gaps", effect, BONUSES) if effect else 0
    box.lower[:] = reader.integers("thresholds", "lower", 6)
    box.upper[:] = reader.integers("thresholds", "upper", 6)
    box.lower_vp[1:] = reader.integers("objectives", "lower_vp", 3)
    box.upper_vp[1:] = reader.integers("objectives", "upper_vp", 3)
    factory_vp = reader.rows("slots", "factory_vp", 1, SLOTS, 3)
    recess_vp = reader.rows("slots", "contract_vp", 1, SLOTS, 3)
    box.slots, box.recesses = len(factory_vp), len(recess_vp)
    for slot, values in enumerate(factory_vp):
        box.slot_vp[slot][1:] = values
    for slot, values in enumerate(recess_vp):
        box.recess_vp[slot][1:] = values
    box.benefit_each = reader.integer("objectives", "tokens_of_each_level")
    box.benefit_at[:] = reader.part("work_area").integers("benefit_level", 6, 0, 3)

    for colour, name in enumerate(COLOURS):
        for upgraded, effect in enumerate(reader.strings("departments", name, 2)):
            box.department[colour][upgraded] = effects.one("departments", effect, DEPARTMENTS)
        box.department_of[colour] = effects.one("departments", f"department {name}")

    for city, part in enumerate(reader.entries("city", CITIES)):
        box.printed[city][:] = part.integers("printed", 4)
    for region, land in enumerate(reader.entries("region", 4)):
        box.region_bonus[region] = effects.one(land, land.string("bonus"), BONUSES)
        for space, effect in enumerate(land.strings("train_spaces", RAILS)):
            box.rail[region][space] = effects.one(land, effect, BONUSES) if effect else 0
    seen = set()
    for location, part in enumerate(reader.entries("location", len(LOCATIONS))):
        part.expect("name", LOCATIONS[location])
        colour = part.choice("colour", COLOURS)
        seen.add(colour)
        box.location_colour[location] = colour
    if len(seen) != len(COLOURS):
        reader.refuse("location", "each colour of worker belongs to exactly one location")
    for number, tile in enumerate(reader.entries("demand", DEMANDS)):
        for side, good in enumerate(tile.strings("goods", 4)):
            box.demand[number][side] = tile.one_of(good, GOODS)
    for number, tile in enumerate(reader.entries("contract", CONTRACTS)):
        box.contract[number] = effects.one(tile, tile.string("effect"), BONUSES)
        box.contract_level[number] = tile.integer("good_of_level", 1, 3) - 1 if tile.has("good_of_level") else 0
    for number, tile in enumerate(reader.entries("factory", TILES)):
        tile.expect("good", GOODS[number // 5])
        tile.expect("number", number % 5 + 1)
        for side, name in enumerate("AB"):
            face = tile.inner(name)
            when = face.string("when")
            box.tile_action[number][side] = NO_ACTION
            if when.startswith("modifies "):
                box.tile_action[number][side] = face.one_of(when.removeprefix("modifies "), ACTIONS)
            elif when == "always":
                box.tile_action[number][side] = ALWAYS
            elif when != "built":
                face.refuse(f"when is {shown(when)}; allowed are built, always and modifies ACTION")
            box.tile_if[number][side] = face.choice("if", CONDITIONS) if face.has("if") else 0
            allowed = LASTING if when == "always" else FACTORIES
            box.tile[number][side] = effects.many(face, face.string_list("effect"), allowed)
            box.tile_gives[number][side] = effects.all_within(box.tile[number][side], FREE_OPERATIONS)
    by_seats(reader, "modern_factories", "tiles", box.modern_count, 0, len(GOODS), 2)
    box.old_goods = reader.part("old_factory").integer("goods", 0, STORE)
    by_seats(reader, "start", "pairs", box.pairs, 1, PAIRS)
    if any(box.pairs[seats] < seats for seats in range(1, 5)):
        reader.refuse("start", "there must be at least as many pairs as seats")
    for number, tile in enumerate(reader.entries("start_a", len(START_A))):
        tile.expect("name", START_A[number])
        box.start_a[number] = effects.one(tile, tile.string("effect"), STARTS)
        box.start_a_vp[number] = tile.integer("vp")
    for number, tile in enumerate(reader.entries("start_b", 8)):
        box.start_b[number] = effects.many(tile, tile.string_list("effect"), BONUSES)
    by_seats(reader, "goals", "in_a_period", box.goal_count, 1, 3, 2)
    for period in range(3):
        for field, choices in enumerate(reader.entries(f"goal_field_{period + 1}", 3)):
            rewards = choices.effect_lists("choose", 1, 3)
            for choice, reward in enumerate(rewards):
                box.goal_reward[period * 3 + field][choice] = effects.many(choices, reward, BONUSES)

    box.rounds = reader.part("rounds").integer("normal", 1, 10)
    box.final_rounds = reader.part("rounds").integer("final", 1, 10)
    box.period_end[:] = reader.integers("rounds", "last_of_period", 3)
    check_rounds(reader, box)
    for period in range(3):
        box.place_vp[period][:] = reader.integers("influence_scoring", f"period_{period + 1}", 4)
    box.wage = reader.part("wages").integer("money_per_colour", 0, 3)
    box.vp_resources = reader.part("conversion").integer("resources_per_vp", 1)
    box.vp_money = reader.part("conversion").integer("money_per_vp", 1)

    for number, tile in enumerate(reader.entries("solo_action", SOLO_TILES)):
        if tile.has("space"):
            box.solo_tile_space[number] = tile.integer("space", 1, SPACES)
        else:
            box.solo_tile_frame[number] = 1 + tile.choice("frame", ["green", "yellow", "red"])
            box.solo_tile_right[number] = tile.choice("arrow", ["left", "right"])
    for line in range(3):
        values = reader.part("solo").integers(f"row_{line + 1}", None, 1, 7)
        if len(values) > 4:
            reader.refuse("solo", f"row_{line + 1} has at most 4 tokens, not {len(values)}")
        box.solo_token[line][: len(values)] = values
    box.solo_trains = reader.integer("solo", "trains")
    for number, goal in enumerate(reader.entries("solo_goal", len(GOALS))):
        goal.expect("name", GOALS[number])
        box.solo_goal[number] = goal.integer("at_least")
    box.solo_rating[:] = reader.part("solo").integers("ratings", 5, 0, 999)
    return box
