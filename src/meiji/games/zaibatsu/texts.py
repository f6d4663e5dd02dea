"""Words for people: names, effects, components, moves, decisions, the log and the result.

Whatever is said is a message of the Fluent files in text/. Names are asked for by the words of words.py
("red", "cotton", "ships"). A box may be given as loaded or as its record, where no source is named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from meiji.kernel.box import LoadedBox
from meiji.kernel.errors import BadInput
from meiji.kernel.game import Played
from meiji.kernel.language import say

from . import operations as ops
from .actions.factory import factory_price, silk_needed
from .actions.production import coal_to_produce, machines_in
from .box import Box
from .consolidation import kept_at_taxes, wages_due
from .effects import name_of_effect
from .moves import (
    CHOOSE_ACTIVATION,
    CHOOSE_AMOUNT,
    CHOOSE_BONUS_REGION,
    CHOOSE_COLOUR,
    CHOOSE_FIRST,
    CHOOSE_GAIN,
    CHOOSE_GOAL_REWARD,
    CHOOSE_INNOVATION,
    CHOOSE_KEEP,
    CHOOSE_LEVEL,
    CHOOSE_LOCATION,
    CHOOSE_MAY,
    CHOOSE_MODIFIER,
    CHOOSE_OBJECTIVE,
    CHOOSE_PAIR,
    CHOOSE_RAIL,
    CHOOSE_REGION,
    CHOOSE_RETURN,
    CHOOSE_REWARD,
    CHOOSE_SILK,
    CHOOSE_TAKE,
    CHOOSE_TURN,
    CHOOSE_WORKER,
    CONSOLIDATE,
    DECISIONS,
    DRAW_PRIORITY,
    DRAW_SOLO_TILE,
    DRAW_WORKER,
    FINAL_SCORING,
    MOVES,
    PAYDAY,
    STOP,
    TAXES,
)
from .supply import coal_of, goods_of, level_of
from .table import Table
from .tracks import LAST_SPACE, track_value
from .words import (
    ACTIONS,
    CITIES,
    COLOURS,
    DEMANDS,
    FACTORIES_OBJECTIVE,
    FINANCE,
    FROM_ACTION,
    FROM_CONSOLIDATION,
    FROM_CONTRACT,
    FROM_GAP,
    FROM_GOAL,
    FROM_RAIL,
    FROM_START_A,
    FROM_START_B,
    FROM_TILE,
    FROM_TRACK,
    GOALS,
    GOODS,
    LOCATIONS,
    MACHINES,
    MINING,
    OBJECTIVES,
    OLD_FACTORY,
    P_OBJECTIVES,
    P_REGIONS,
    PIECE_SPACES,
    PIECES,
    POINTS,
    RAILS,
    RD,
    REGIONS,
    SHIPS,
    SHIPS_ACTION,
    SIDES,
    SOLO_TILES,
    START_A,
    START_B,
    STORE,
    TAKATOSHI,
    TILE_NAMES,
    TRACK_SPACES,
    TRACKS,
    TRAINS,
    TRAINS_ACTION,
)

FOLDER = Path(__file__).parent
CONTRACT_NAMES = [*COLOURS, "level-2", "level-3"]
GAPS = ["ships-machines", "machines-trains"]
FRAMES = ["green", "yellow", "red"]
WORK_IN_ACTIONS = ["steps", "steps", "factory", "machines", "production", "pieces", "pieces", "markets", "contracts"]

AnyBox = LoadedBox | Box


@lru_cache(maxsize=20_000)
def _told(language: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return say(FOLDER, language, message, **dict(values))


def tell(language: str, message: str, **values: str | int) -> str:
    """A message of this game; the same one is put together once."""
    return _told(language, message, tuple(values.items()))


def _record(box: AnyBox) -> Box:
    record: Box = box.record if isinstance(box, LoadedBox) else box
    return record


def _listed(parts: Sequence[str]) -> str:
    return ", ".join(part for part in parts if part)


def _label(label: str, *parts: Sequence[str]) -> str:
    """A label with its price and what it gives: "Build Cotton 1A: 6 money, 1 silk; R&D +2"."""
    told = "; ".join(text for text in map(_listed, parts) if text)
    return f"{label}: {told}" if told else label


def _upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


# --- Names --------------------------------------------------------------------------------------------------------
def title(language: str) -> str:
    return tell(language, "title")


def colour_name(colour: str, language: str) -> str:
    return tell(language, f"colour-{colour}")


def worker_name(colour: str, language: str) -> str:
    return tell(language, f"worker-{colour}")


def expert_name(colour: str, language: str) -> str:
    return tell(language, f"expert-{colour}")


def department_name(colour: str, language: str) -> str:
    return tell(language, f"department-{colour}")


def good_name(good: str, language: str) -> str:
    return tell(language, f"good-{good}")


def action_name(action: str, language: str) -> str:
    return tell(language, f"action-{action}")


def track_name(track: str, language: str) -> str:
    return tell(language, f"track-{track}")


def objective_name(objective: str, language: str) -> str:
    return tell(language, f"objective-{objective}")


def goal_name(goal: str, language: str) -> str:
    return tell(language, f"goal-{goal}")


def region_name(region: str | int, language: str) -> str:
    return tell(language, "region", number=str(region))


def location_name(location: str, language: str) -> str:
    return tell(language, f"location-{location}")


def side_name(side: str, language: str) -> str:
    """The side of a city: top, right, bottom, left."""
    return tell(language, f"side-{side}")


def tile_name(tile: int, side: int, language: str) -> str:
    """A factory tile: "Cotton 1A"."""
    if tile == OLD_FACTORY:
        return tell(language, "old-factory")
    return tell(language, f"tile-{GOODS[tile // 5]}", number=tile % 5 + 1, side="AB"[side])


def contract_name(box: AnyBox, contract: int, language: str) -> str:
    record = _record(box)
    level = record.contract_level[contract]
    if level:
        return tell(language, "contract", what=tell(language, "level-good", level=level + 1))
    return tell(language, "contract", what=effect_text(record, record.contract[contract], language))


def decision_name(kind: str, language: str) -> str:
    """A short name for a kind of decision."""
    return tell(language, f"kind-{kind}")


def source_name(source: str, language: str) -> str:
    """Where a printed value comes from: rulebook, example, public, reconstructed."""
    return tell(language, f"source-{source}")


def option_name(name: str, language: str) -> str:
    return tell(language, f"option-{name}")


def option_text(name: str, value: str, language: str) -> str:
    """What a value of an option means."""
    return tell(language, f"option-{name}-{value}")


def amount_text(thing: str, number: int, language: str) -> str:
    """So much money, coal, silk, iron, points, goods, ships, machines or trains."""
    return tell(language, f"amount-{thing}", n=number)


def goods_text(number: int, good: str, language: str) -> str:
    return tell(language, "goods-of", n=number, good=good_name(good, language))


def steps_text(track: str, steps: int, language: str) -> str:
    """Steps on a track: "R&D +2"."""
    return tell(language, "advance", track=track_name(track, language), steps=_signed(steps))


# --- Effects ------------------------------------------------------------------------------------------------------
GAINS = {
    ops.GAIN_COAL: "coal",
    ops.GAIN_SILK: "silk",
    ops.GAIN_IRON: "iron",
    ops.GAIN_MONEY: "money",
    ops.GAIN_VP: "points",
}

# Operations that one message tells, with their first two arguments as numbers.
PLAIN_EFFECTS = {
    ops.DEPARTMENT_ANY: "department-any",
    ops.DEPARTMENT_HIRED: "department-hired",
    ops.DEPARTMENT_EXPERT: "department-expert",
    ops.INNOVATION: "effect-innovate",
    ops.GET_TOKEN: "effect-token",
    ops.KEEP_COAL: "effect-keep-coal",
    ops.GOODS_HERE: "effect-goods-here",
    ops.GOODS_SPREAD: "effect-goods-spread",
    ops.TRAIN: "effect-train",
    ops.TRAIN_ELSEWHERE: "effect-train-elsewhere",
    ops.SHIP: "effect-ship",
    ops.MACHINE_ANYWHERE: "effect-machine",
    ops.MACHINE_ELSEWHERE: "effect-machine-elsewhere",
    ops.PRODUCE_THERE: "effect-produce-there",
    ops.ANY_PIECE: "effect-any-piece",
    ops.VP_PER_FACTORY_KIND: "effect-vp-per-factory-kind",
    ops.MONEY_PER_MACHINE: "effect-money-per-machine",
    ops.VP_PER_ROW_THRESHOLD: "effect-vp-per-row-threshold",
    ops.VP_PER_TRACK_THRESHOLD: "effect-vp-per-track-threshold",
    ops.VP_PER_LOWER_THRESHOLD: "effect-vp-per-lower-threshold",
    ops.MINING_DEPARTMENTS: "effect-mining-departments",
    ops.REGION_BONUS: "effect-region-bonus",
    ops.IRON_PER_PRODUCTION: "effect-iron-per-production",
    ops.GOODS_PER_PRODUCTION: "effect-goods-per-production",
    ops.WAIVE_COAL: "effect-waive-coal",
    ops.TRAIN_INFLUENCE: "effect-train-influence",
    ops.KEEP_AT_TAXES: "effect-keep-at-taxes",
    ops.STORE_MACHINE: "effect-store-machine",
    ops.STORE_GOODS: "effect-store-goods",
    ops.START_WORKER: "effect-start-worker",
    ops.TAKE_OLD_FACTORY: "effect-old-factory",
    ops.CHEAPER_FACTORIES: "effect-cheaper-factories",
}


def payment_text(box: AnyBox, address: int, language: str) -> str:
    """What an effect lets one pay: money, iron, steps back on the finance track."""
    record = _record(box)
    parts = []
    if record.a[address]:
        parts.append(amount_text("money", record.a[address], language))
    if record.b[address]:
        parts.append(amount_text("iron", record.b[address], language))
    if record.c[address]:
        parts.append(steps_text("finance", -record.c[address], language))
    told = parts[0] if parts else ""
    for part in parts[1:]:
        told = tell(language, "both", first=told, second=part)
    return told


def operation_text(box: AnyBox, address: int, language: str) -> str:
    """One operation of the box's program, without what comes beside or after it."""
    record = _record(box)
    op, a, b = record.op[address], record.a[address], record.b[address]
    if op in GAINS:
        return amount_text(GAINS[op], a, language)
    if op == ops.ADVANCE:
        return steps_text(TRACKS[a], b, language)
    if op == ops.DEPARTMENT_OF:
        return department_name(COLOURS[a], language)
    if op == ops.DEPARTMENT_EITHER:
        return _either([department_name(COLOURS[c], language) for c in range(6) if a >> c & 1], language)
    if op == ops.BENEFIT_DEPARTMENT:
        objective, department = objective_name(OBJECTIVES[a], language), department_name(COLOURS[b], language)
        return tell(language, "effect-benefit-department", objective=objective, department=department)
    if op == ops.MAY_PAY:
        price, bought = payment_text(record, address, language), operation_text(record, address + 1, language)
        return tell(language, "effect-may-pay", price=price, effect=bought)
    return tell(language, PLAIN_EFFECTS[op], n=a, most=b)


def _either(texts: Sequence[str], language: str) -> str:
    told = texts[0]
    for text in texts[1:]:
        told = tell(language, "either", first=told, second=text)
    return told


def effect_text(box: AnyBox, address: int, language: str) -> str:
    """The whole effect at an address of the box's program; address 0 is none."""
    record = _record(box)
    parts: dict[str, int] = {}
    while record.op[address]:
        text = operation_text(record, address, language)
        if record.then[address] == 1:
            text = tell(language, "effect-then", effect=text)
        parts[text] = parts.get(text, 0) + 1
        address += 2 if record.op[address] == ops.MAY_PAY else 1
    told = [tell(language, "times", effect=text, n=n) if n > 1 else text for text, n in parts.items()]
    return _listed(told) or tell(language, "effect-none")


def tile_effect_text(box: AnyBox, tile: int, side: int, language: str) -> str:
    """What a factory tile does, and when."""
    record = _record(box)
    effect = effect_text(record, record.tile[tile][side], language)
    action, condition = record.tile_action[tile][side], record.tile_if[tile][side]
    if condition:
        name = ops.CONDITIONS[condition].replace(" ", "-")
        effect = tell(language, "effect-if", condition=tell(language, f"if-{name}"), effect=effect)
    if action >= 0:
        return tell(language, "when-modifies", action=action_name(ACTIONS[action], language), effect=effect)
    if action == -2:
        return tell(language, "when-always", effect=effect)
    return tell(language, "when-built", effect=effect)


# --- Components ---------------------------------------------------------------------------------------------------
def component_keys() -> dict[str, list[str]]:
    """Every kind of component with the keys of all its pieces."""
    return {
        "factory": [f"{tile}{side}" for tile in TILE_NAMES for side in "AB"] + ["old-factory"],
        "start-a": list(START_A),
        "start-b": list(START_B),
        "contract": list(CONTRACT_NAMES),
        "goal": list(GOALS),
        "goal-field": [f"{period}-{field}" for period in range(1, 4) for field in range(1, 4)],
        "solo-goal": list(GOALS),
        "solo-action": [str(n) for n in range(1, SOLO_TILES + 1)],
        "track": [f"{track}-{space}" for track in TRACKS for space in range(TRACK_SPACES)],
        "gap": [f"{gap}-{column}" for gap in GAPS for column in range(1, PIECE_SPACES + 1)],
        "train-space": [f"{region}-{space}" for region in REGIONS for space in range(1, RAILS + 1)],
        "region": list(REGIONS),
        "city": [str(n) for n in range(1, CITIES + 1)],
        "location": list(LOCATIONS),
        "department": list(COLOURS),
        "demand": [str(n) for n in range(1, DEMANDS + 1)],
        "objective": list(OBJECTIVES),
        "action": list(ACTIONS),
    }


def component_text(spec_box: LoadedBox, kind: str, key: str, language: str) -> str:
    """A sentence for a component, with the source of its values."""
    keys = component_keys()
    if kind not in keys:
        raise BadInput(f"There is no component {kind!r}; the components are {', '.join(keys)}.")
    if key not in keys[kind]:
        raise BadInput(f"There is no {kind} {key!r}; there are {', '.join(keys[kind])}.")
    tellers: dict[str, Callable[[LoadedBox, str, str], tuple[str, dict[str, Any]]]] = {
        "factory": _factory_component,
        "start-a": _start_a_component,
        "start-b": _start_b_component,
        "contract": _contract_component,
        "goal": _goal_component,
        "goal-field": _goal_field_component,
        "solo-goal": _solo_goal_component,
        "solo-action": _solo_action_component,
        "track": _track_component,
        "gap": _gap_component,
        "train-space": _train_space_component,
        "region": _region_component,
        "city": _city_component,
        "location": _location_component,
        "department": _department_component,
        "demand": _demand_component,
        "objective": _objective_component,
        "action": _action_component,
    }
    text, part = tellers[kind](spec_box, key, language)
    source = source_name(str(part["source"]), language)
    if "page" in part:
        source = tell(language, "source-page", source=source, page=part["page"])
    return tell(language, "component", text=_upper_first(text), source=source)


def _factory_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    record, content = box.record, box.reader.content
    if key == "old-factory":
        goods = amount_text("goods", record.old_goods, language)
        return tell(language, "component-old-factory", goods=goods), content["old_factory"]
    tile, side = TILE_NAMES.index(key[:-1]), "AB".index(key[-1])
    level = level_of(tile // 5)
    text = tell(
        language,
        "component-factory",
        tile=tile_name(tile, side, language),
        level=level + 1,
        rd=record.need[level],
        coal=amount_text("coal", record.coal[level], language),
        effect=_upper_first(tile_effect_text(box, tile, side, language)),
    )
    return text, content["factory"][tile][key[-1]]


def _start_a_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    number = START_A.index(key)
    effect = effect_text(box, box.record.start_a[number], language)
    points = amount_text("points", box.record.start_a_vp[number], language)
    return tell(language, "component-start-a", effect=effect, points=points), box.reader.content["start_a"][number]


def _start_b_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    number = START_B.index(key)
    effect = effect_text(box, box.record.start_b[number], language)
    return tell(language, "component-start-b", number=key, effect=effect), box.reader.content["start_b"][number]


def _contract_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    number = CONTRACT_NAMES.index(key)
    effect = effect_text(box, box.record.contract[number], language)
    level = box.record.contract_level[number]
    text = tell(language, "component-contract", effect=effect)
    if level:
        goods = _either([good_name(good, language) for good in GOODS[level * 2 : level * 2 + 2]], language)
        text = tell(language, "component-contract-level", effect=effect, level=level + 1, goods=goods)
    return text, box.reader.content["contract"][number]


def _goal_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    return tell(language, "component-goal", goal=goal_name(key, language)), box.reader.content["goals"]


def _goal_field_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    period, field = (int(part) for part in key.split("-"))
    choices = box.record.goal_reward[(period - 1) * 3 + field - 1]
    rewards = _either([effect_text(box, address, language) for address in choices if address], language)
    text = tell(language, "component-goal-field", period=period, field=field, rewards=rewards)
    return text, box.reader.content[f"goal_field_{period}"][field - 1]


def _solo_goal_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    number = GOALS.index(key)
    goal = tell(language, f"solo-goal-{key}", n=box.record.solo_goal[number])
    return tell(language, "component-solo-goal", goal=goal), box.reader.content["solo_goal"][number]


def _solo_action_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    number = int(key) - 1
    space = box.record.solo_tile_space[number]
    if space:
        names = [name for action, name in enumerate(ACTIONS) if box.record.space_of[action] == space - 1]
        actions = _listed([action_name(name, language) for name in names])
        text = tell(language, "component-solo-space", number=key, space=space, actions=actions)
    else:
        frame = tell(language, f"solo-frame-{FRAMES[box.record.solo_tile_frame[number] - 1]}")
        which = tell(language, f"solo-arrow-{'right' if box.record.solo_tile_right[number] else 'left'}")
        text = tell(language, "component-solo-most", number=key, which=which, frame=frame)
    return text, box.reader.content["solo_action"][number]


def _track_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    name, _, place = key.rpartition("-")
    track, space = TRACKS.index(name), int(place)
    where = tell(language, f"from-track-{name}", space=space)
    value = tell(language, f"component-track-{name}", where=where, n=box.record.track_value[track][space])
    icon = box.record.track_icon[track][space]
    if icon:
        value = tell(language, "component-bonus", text=value, effect=effect_text(box, icon, language))
    return value, box.reader.content[f"track_{name}"]


def _gap_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    name, _, column = key.rpartition("-")
    where = tell(language, f"from-gap-{name}", column=column)
    effect = effect_text(box, box.record.gap_icon[GAPS.index(name)][int(column) - 1], language)
    return tell(language, "component-gap", where=where, effect=effect), box.reader.content["gaps"]


def _train_space_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    region, space = (int(part) for part in key.split("-"))
    where = tell(language, "train-space", region=region_name(region, language), number=space)
    effect = effect_text(box, box.record.rail[region - 1][space - 1], language)
    text = tell(language, "component-train-space", where=where, effect=effect)
    return text, box.reader.content["region"][region - 1]


def _region_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    number = int(key) - 1
    effect = effect_text(box, box.record.region_bonus[number], language)
    points = amount_text("points", box.record.market_vp, language)
    text = tell(language, "component-region", region=region_name(key, language), effect=effect, points=points)
    return text, box.reader.content["region"][number]


def _city_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    printed = [f"{side_name(SIDES[i], language)} {value}" for i, value in enumerate(box.record.printed[int(key) - 1])]
    text = tell(language, "component-city", city=key, region=(int(key) + 1) // 2, printed=_listed(printed))
    return text, box.reader.content["city"][int(key) - 1]


def _location_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    number = LOCATIONS.index(key)
    colour = COLOURS[box.record.location_colour[number]]
    text = tell(
        language,
        "component-location",
        location=location_name(key, language),
        expert=expert_name(colour, language),
        department=department_name(colour, language),
    )
    return text, box.reader.content["location"][number]


def _department_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    basic, upgraded = (effect_text(box, address, language) for address in box.record.department[COLOURS.index(key)])
    text = tell(
        language,
        "component-department",
        department=department_name(key, language),
        title=tell(language, f"department-title-{key}"),
        basic=basic,
        upgraded=upgraded,
    )
    return text, box.reader.content["departments"]


def _demand_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    goods = _listed([good_name(GOODS[good], language) for good in box.record.demand[int(key) - 1]])
    return tell(language, "component-demand", number=key, goods=goods), box.reader.content["demand"][int(key) - 1]


def _objective_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    field, record, content = OBJECTIVES.index(key), box.record, box.reader.content
    name = objective_name(key, language)
    if field >= FACTORIES_OBJECTIVE:
        table = record.slot_vp if field == FACTORIES_OBJECTIVE else record.recess_vp
        count = record.slots if field == FACTORIES_OBJECTIVE else record.recesses
        values = _listed(["/".join(map(str, table[slot][1:])) for slot in range(count)])
        return tell(language, "component-objective-slots", objective=name, values=values), content["slots"]
    text = tell(
        language,
        "component-objective",
        objective=name,
        lower=record.lower[field],
        upper=record.upper[field],
        low="/".join(map(str, record.lower_vp[1:])),
        high="/".join(map(str, record.upper_vp[1:])),
    )
    return text, content["thresholds"]


def _action_component(box: LoadedBox, key: str, language: str) -> tuple[str, dict[str, Any]]:
    action = ACTIONS.index(key)
    table = {"markets": "influence", "production": "goods"}.get(key, "prices")
    cost = _cost_text(box.record, action, box.record.factory_price, language)
    text = tell(language, "component-action", action=action_name(key, language), cost=cost)
    return text, box.reader.content[table]


def _cost_text(box: Box, action: int, factory: int, language: str) -> str:
    """What an action costs, and how often it may be activated."""
    what = WORK_IN_ACTIONS[action]
    if what == "steps":
        prices = "/".join(map(str, box.steps_price[1:]))
        return tell(language, "cost-steps", prices=prices)
    if what == "factory":
        return tell(language, "cost-factory", price=amount_text("money", factory, language))
    if what == "machines":
        return tell(language, "cost-machines", price=amount_text("money", box.machine_price, language))
    if what == "production":
        return tell(language, "cost-production", coal="/".join(map(str, box.coal)))
    if what == "pieces":
        money, iron = _piece_prices(box, language)
        return tell(language, "cost-pieces", price=_either([iron, money], language))
    return tell(language, f"cost-{what}")


def _piece_prices(box: Box, language: str) -> tuple[str, str]:
    """A ship or train for money and iron, or for iron alone."""
    money = amount_text("money", box.piece_money, language)
    mixed = tell(language, "both", first=money, second=amount_text("iron", box.piece_money_iron, language))
    return mixed, amount_text("iron", box.piece_iron, language)


# --- A table in words ---------------------------------------------------------------------------------------------
class _Teller:
    """Tells about a table, from the seat that decides (or decided) there."""

    def __init__(self, box: Box, g: Table, language: str, seat: int | None = None, names: Sequence[str] = ()) -> None:
        self.box, self.g, self.language, self.names = box, g, language, names
        top = g.depth - 1
        self.kind, self.a, self.b = -1, 0, 0
        self.seat = max(0, g.to_move)
        if top >= 0 and not g.over:
            self.kind, self.a, self.b = g.frame_kind[top], g.frame_a[top], g.frame_b[top]
            self.seat = g.frame_seat[top]
        if seat is not None:
            self.seat = seat

    def tell(self, message: str, **values: str | int) -> str:
        return tell(self.language, message, **values)

    def amount(self, thing: str, number: int) -> str:
        return amount_text(thing, number, self.language)

    def seat_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.tell("seat", number=seat + 1)

    def owner(self, owner: int) -> str:
        """The owner of a token or train: a seat + 1, or Takatoshi."""
        return self.tell("takatoshi") if owner == TAKATOSHI + 1 else self.seat_name(owner - 1)

    # --- things on the table
    def factory(self, slot: int) -> str:
        """The factory in a slot of the seat."""
        if slot >= self.g.factories[self.seat]:
            return self.tell("slot", number=slot + 1)
        tile = self.g.factory[self.seat][slot] - 1
        if tile == OLD_FACTORY:
            good = good_name(GOODS[self.g.factory_good[self.seat][slot]], self.language)
            return self.tell("old-factory-of", good=good)
        return tile_name(tile, self.g.side_of[tile], self.language)

    def place(self, place: int) -> str:
        """An influence space: city times four plus side."""
        return self.tell("market-place", city=place // 4 + 1, side=side_name(SIDES[place % 4], self.language))

    def rail(self, region: int, space: int) -> str:
        return self.tell("train-space", region=region_name(region + 1, self.language), number=space + 1)

    def round(self) -> str:
        normal = self.box.rounds
        if self.g.round > normal:
            return self.tell("final-round", number=self.g.round - normal)
        return self.tell("round", number=self.g.round)

    def goal(self, field: int) -> str:
        """A goal of the module by period times three plus field."""
        goal = self.g.goals[field // 3][field % 3] - 1
        name = goal_name(GOALS[goal], self.language) if goal >= 0 else str(field % 3 + 1)
        return self.tell("from-goal", period=field // 3 + 1, goal=name)

    # --- what things would give now
    def department_gain(self, colour: int) -> str:
        return effect_text(self.box, self.box.department[colour][self.g.upgraded[self.seat][colour]], self.language)

    def effect_now(self, address: int) -> str:
        """An effect; a single department with what it gives on this table."""
        if self.box.op[address] == ops.DEPARTMENT_OF and self.box.op[address + 1] == 0:
            colour = self.box.a[address]
            name = department_name(COLOURS[colour], self.language)
            return self.tell("department-gives", department=name, gain=self.department_gain(colour))
        return effect_text(self.box, address, self.language)

    def icons(self, track: int, steps: int) -> list[str]:
        """The bonuses that steps on a track reach or pass."""
        now = self.g.track[self.seat][track]
        spaces = range(now + 1, min(now + steps, LAST_SPACE) + 1)
        return [self.effect_now(self.box.track_icon[track][s]) for s in spaces if self.box.track_icon[track][s]]

    def steps(self, track: int, steps: int) -> str:
        return steps_text(TRACKS[track], steps, self.language)

    def piece_bonus(self, piece: int) -> list[str]:
        """The bonuses beside the piece that would be taken next."""
        built = self.g.built[self.seat]
        column = built[piece]
        icons = []
        if column < PIECE_SPACES:
            if piece != TRAINS and built[SHIPS + MACHINES - piece] > column:
                icons.append(self.box.gap_icon[0][column])
            if piece != SHIPS and built[TRAINS + MACHINES - piece] > column:
                icons.append(self.box.gap_icon[1][column])
        return [self.effect_now(icon) for icon in icons if icon]

    def income(self, g: Table) -> str:
        money = self.amount("money", track_value(g, self.box, self.seat, FINANCE))
        coal = self.amount("coal", track_value(g, self.box, self.seat, MINING))
        return self.tell("part-income", gained=_listed([money, coal]))

    def piece_price(self, choice: str) -> str:
        money, iron = _piece_prices(self.box, self.language)
        return iron if choice == "iron" else money

    def first_effect(self, code: int) -> str:
        """The waiting effect that a move of the order calls first."""
        g = self.g
        for i in range(g.pool_size):
            if name_of_effect(g, self.box, g.pool[i]) == code:
                return operation_text(self.box, g.pool[i], self.language)
        choice = MOVES.split(code)[1]
        if choice in COLOURS:
            return department_name(choice, self.language)
        return self.tell(f"first-{choice}")

    # --- moves: one function a verb
    def move(self, code: int) -> str:
        verb, choice, number = MOVES.split(code)
        if verb == "first":
            return self.tell("move-first", effect=self.first_effect(code))
        text: str = getattr(self, f"move_{verb.replace('-', '_')}")(choice, number)
        return text

    def pair(self, number: int) -> list[str]:
        a, b = self.g.pair_a[number], self.g.pair_b[number]
        return [
            effect_text(self.box, self.box.start_a[a], self.language),
            self.amount("points", self.box.start_a_vp[a]),
            effect_text(self.box, self.box.start_b[b], self.language),
        ]

    def move_pair(self, choice: str, number: int) -> str:
        return _label(self.tell("move-pair", number=choice), *[[part] for part in self.pair(number)])

    def move_action(self, choice: str, number: int) -> str:
        cost = _cost_text(self.box, number, factory_price(self.g, self.box, self.seat), self.language)
        return _label(action_name(choice, self.language), [cost])

    def move_consolidate(self, choice: str, number: int) -> str:
        g, seat = self.g, self.seat
        taxes, departments = [], []
        if g.money[seat]:
            taxes.append(self.amount("money", g.money[seat]))
        if g.coal[seat]:
            taxes.append(self.amount("coal", g.coal[seat]))
        top = g.workers[seat] - 1
        for space in (0, top) if top >= 3 and g.work[seat][0] != g.work[seat][top] else (0,):
            if g.work[seat][space]:
                departments.append(self.effect_now(self.box.department_of[g.work[seat][space] - 1]))
        parts = [[self.tell("part-taxes", lost=_listed(taxes))]] if taxes else []
        wages = self.tell("part-wages", money=self.amount("money", wages_due(g, self.box, seat)))
        return _label(self.tell("move-consolidate"), *parts, departments, [self.income(g)], [wages])

    def move_pass(self, choice: str, number: int) -> str:
        return self.tell("move-pass")

    def move_worker(self, choice: str, number: int) -> str:
        employed = self.g.work[self.seat][: self.g.workers[self.seat]]
        more = [] if number + 1 in employed else [self.tell("part-more-wages", n=self.box.wage)]
        return _label(worker_name(choice, self.language), more)

    def move_steps(self, choice: str, number: int) -> str:
        track = MINING if self.kind == CHOOSE_ACTIVATION and ACTIONS[self.a] == "mining" else RD
        price = self.amount("money", self.box.steps_price[number + 1])
        return _label(self.steps(track, number + 1), [price], self.icons(track, number + 1))

    def move_factory(self, choice: str, number: int) -> str:
        side = self.g.side_of[number]
        price = [self.amount("money", factory_price(self.g, self.box, self.seat))]
        silk = silk_needed(self.g, self.box, self.seat, level_of(number // 5))
        if silk:
            price.append(self.amount("silk", silk))
        effect = tile_effect_text(self.box, number, side, self.language)
        if self.box.tile_action[number][side] == -1:
            effect = effect_text(self.box, self.box.tile[number][side], self.language)
        return _label(self.tell("move-build", tile=tile_name(number, side, self.language)), price, [effect])

    def move_machine(self, choice: str, number: int) -> str:
        price = []
        if self.kind == CHOOSE_ACTIVATION:
            price.append(self.amount("money", self.box.machine_price))
        if number % 2:
            price.append(self.amount("iron", self.box.paid_place))
        label = self.tell(f"move-machine-{choice.split()[1]}", factory=self.factory(number // 2))
        return _label(label, price, self.piece_bonus(MACHINES))

    def produced(self, slot: int) -> str:
        if slot >= self.g.factories[self.seat]:
            return ""
        have = self.g.goods[self.seat][slot]
        more = min(STORE, have + 1 + machines_in(self.g, self.seat, slot)) - have
        return goods_text(more, GOODS[self.g.factory_good[self.seat][slot]], self.language)

    def move_produce(self, choice: str, number: int) -> str:
        price = [self.amount("coal", coal_to_produce(self.g, self.box, self.seat, number))]
        return _label(self.tell("move-produce", factory=self.factory(number)), price, [self.produced(number)])

    def move_produce_without_coal(self, choice: str, number: int) -> str:
        price = [self.tell("part-no-coal")]
        return _label(self.tell("move-produce", factory=self.factory(number)), price, [self.produced(number)])

    def move_pay(self, choice: str, number: int) -> str:
        return self.tell("move-pay", price=self.piece_price(choice))

    def move_location(self, choice: str, number: int) -> str:
        colour = self.box.location_colour[number]
        gain = [expert_name(COLOURS[colour], self.language)]
        if not self.g.upgraded[self.seat][colour] and self.g.upgrades_left[number] > 0:
            gain.append(self.tell("part-upgrade", department=department_name(COLOURS[colour], self.language)))
        label = self.tell("move-ship", where=self.tell(f"to-{choice}"))
        return _label(label, [*gain, *self.piece_bonus(SHIPS)])

    def move_region(self, choice: str, number: int) -> str:
        name = region_name(choice, self.language)
        if self.kind == CHOOSE_BONUS_REGION:
            return _label(name, [effect_text(self.box, self.box.region_bonus[number], self.language)])
        free = [space for space in range(self.box.rail_limit[self.g.seats]) if not self.g.rails[number][space]]
        icons = dict.fromkeys(self.box.rail[number][space] for space in free if self.box.rail[number][space])
        bonuses = _listed([effect_text(self.box, icon, self.language) for icon in icons])
        label = self.tell("move-region", region=name)
        return _label(label, [self.tell("part-bonuses", bonuses=bonuses or self.tell("effect-none"))])

    def move_rail(self, choice: str, number: int) -> str:
        region, times = (self.a, self.b) if self.kind == CHOOSE_RAIL else (0, 1)
        gain = []
        if self.box.rail[region][number]:
            effect = effect_text(self.box, self.box.rail[region][number], self.language)
            gain.append(self.tell("times", effect=effect, n=times) if times > 1 else effect)
        gain += self.piece_bonus(TRAINS)
        return _label(self.rail(region, number), gain or [self.tell("effect-none")])

    def move_market(self, choice: str, number: int) -> str:
        city, side = number // 4, number % 4
        there = ""
        if self.g.token_owner[city][side]:
            owner = self.owner(self.g.token_owner[city][side])
            there = self.tell("part-replaces", value=self.g.token_value[city][side], owner=owner)
        elif self.box.printed[city][side]:
            there = self.tell("part-printed", value=self.box.printed[city][side])
        return _label(self.place(number), [good_name(GOODS[self.g.demand[city][side]], self.language)], [there])

    def move_amount(self, choice: str, number: int) -> str:
        place = self.a if self.kind == CHOOSE_AMOUNT else 0
        good = self.g.demand[place // 4][place % 4]
        value = self.box.influence[level_of(good)][number + 1]
        label = goods_text(number + 1, GOODS[good], self.language)
        return _label(label, [self.tell("part-influence", value=value)])

    def move_return(self, choice: str, number: int) -> str:
        city = self.a // 4 if self.kind == CHOOSE_RETURN else 0
        label = self.tell("move-return", side=side_name(choice, self.language))
        owner = self.g.token_owner[city][number]
        if not owner:
            return label
        return _label(label, [self.tell("part-influence", value=self.g.token_value[city][number]), self.owner(owner)])

    def move_reward(self, choice: str, number: int) -> str:
        if choice == "vp":
            return self.amount("points", self.box.market_vp)
        region = self.a if self.kind == CHOOSE_REWARD else 0
        effect = effect_text(self.box, self.box.region_bonus[region], self.language)
        return _label(self.tell("move-region-bonus"), [effect])

    def move_good(self, choice: str, number: int) -> str:
        amount = min(self.g.activations + 1, 3)
        return self.tell("move-pay", price=goods_text(amount, choice, self.language))

    def move_take(self, choice: str, number: int) -> str:
        left = self.tell("part-there", n=self.g.goods[self.seat][number])
        return _label(self.tell("move-take", factory=self.factory(number)), [left])

    def move_invest(self, choice: str, number: int) -> str:
        gain = [self.steps(FINANCE, self.box.invest), *self.icons(FINANCE, self.box.invest)]
        return _label(self.tell("move-invest"), gain)

    def move_contract(self, choice: str, number: int) -> str:
        address, label = self.box.contract[number], contract_name(self.box, number, self.language)
        if self.box.op[address] == ops.DEPARTMENT_OF:
            return _label(label, [self.department_gain(self.box.a[address])])
        return _label(label, [effect_text(self.box, address, self.language)])

    def move_modifier(self, choice: str, number: int) -> str:
        label = self.tell("move-modifier", factory=self.factory(number))
        tile = self.g.factory[self.seat][number] - 1 if number < self.g.factories[self.seat] else OLD_FACTORY
        if tile == OLD_FACTORY:
            return label
        return _label(label, [effect_text(self.box, self.box.tile[tile][self.g.side_of[tile]], self.language)])

    def move_stop(self, choice: str, number: int) -> str:
        return self.tell("move-no-modifier" if self.kind == CHOOSE_MODIFIER else "move-stop")

    def move_department(self, choice: str, number: int) -> str:
        return _label(department_name(choice, self.language), [self.department_gain(number)])

    def move_innovate(self, choice: str, number: int) -> str:
        steps = self.a if self.kind == CHOOSE_INNOVATION else 2
        if choice == "both":
            label = _listed([self.steps(RD, 1), self.steps(MINING, 1)])
            return _label(label, [*self.icons(RD, 1), *self.icons(MINING, 1)])
        track = TRACKS.index(choice)
        return _label(self.steps(track, steps), self.icons(track, steps))

    def move_may(self, choice: str, number: int) -> str:
        if choice == "no":
            return self.tell("move-decline")
        if self.kind != CHOOSE_MAY:
            return self.tell("first-payment")
        label = self.tell("move-pay", price=payment_text(self.box, self.a, self.language))
        return _label(label, [operation_text(self.box, self.a + 1, self.language)])

    def piece(self, choice: str) -> str:
        return self.tell(f"effect-{choice.removesuffix('s')}", n=1)

    def move_piece(self, choice: str, number: int) -> str:
        return self.piece(choice)

    def move_store(self, choice: str, number: int) -> str:
        return self.tell("move-store", factory=self.factory(number))

    def move_benefit(self, choice: str, number: int) -> str:
        return self.tell("move-benefit", level=number) if number else self.tell("move-no-benefit")

    def move_objective(self, choice: str, number: int) -> str:
        g, box, seat = self.g, self.box, self.seat
        level = self.a if self.kind == CHOOSE_OBJECTIVE else 1
        if number >= FACTORIES_OBJECTIVE:
            factories = number == FACTORIES_OBJECTIVE
            count = g.factories[seat] if factories else g.concluded[seat]
            points = (box.slot_vp if factories else box.recess_vp)[count - 1][level] if count else 0
            now = self.tell("part-slots", count=count, points=self.amount("points", points))
        else:
            now = self.tell(
                "part-thresholds",
                lower=box.lower[number],
                low=self.amount("points", box.lower_vp[level]),
                upper=box.upper[number],
                high=self.amount("points", box.upper_vp[level]),
                now=g.built[seat][number] if number < len(PIECES) else g.track[seat][number - len(PIECES)],
            )
        return _label(objective_name(choice, self.language), [now])

    def kept(self, coal: int) -> str:
        money = self.a - coal if self.kind == CHOOSE_KEEP else 0
        parts = [self.amount("coal", coal)] if coal or not money else []
        return _listed([*parts, self.amount("money", money)] if money else parts)

    def move_keep_coal(self, choice: str, number: int) -> str:
        return self.tell("move-keep", what=self.kept(number))

    def move_silk(self, choice: str, number: int) -> str:
        due = wages_due(self.g, self.box, self.seat)
        paid = min(due, max(0, self.g.money[self.seat] + number - 1))
        parts = [self.tell("part-wages", money=self.amount("money", paid))]
        if due > paid:
            parts.append(self.tell("part-lost", points=self.amount("points", due - paid)))
        label = self.tell("move-silk", silk=self.amount("silk", number)) if number else self.tell("move-no-silk")
        return _label(label, parts)

    def move_old_factory(self, choice: str, number: int) -> str:
        label = self.tell("old-factory-of", good=good_name(choice, self.language))
        return _label(label, [self.amount("goods", self.box.old_goods)])

    def move_goal_reward(self, choice: str, number: int) -> str:
        address = self.box.goal_reward[self.a][number] if self.kind == CHOOSE_GOAL_REWARD else 0
        return effect_text(self.box, address, self.language) if address else self.tell("move-reward", number=choice)

    # --- decisions
    def decision(self) -> str:
        return f"{self.source()}: {self.question()}"

    def question(self) -> str:
        """What is to be decided."""
        kind, a = self.kind, self.a
        name = f"decide-{DECISIONS.names[kind]}"
        if kind == CHOOSE_TURN:
            return self.tell(name if self.g.workers[self.seat] else "decide-first-turn")
        if kind == CHOOSE_ACTIVATION:
            question = self.tell(f"{name}-{ACTIONS[a]}", n=min(self.g.activations + 1, 3))
            offered = self.g.offer[: self.g.offers]
            return self.tell("decide-or-stop", question=question) if STOP in offered else question
        if kind == CHOOSE_AMOUNT:
            good = good_name(GOODS[self.g.demand[a // 4][a % 4]], self.language)
            return self.tell(name, place=self.place(a), good=good)
        if kind == CHOOSE_TAKE:
            return self.tell(name, goods=goods_text(a // 8, GOODS[a % 8], self.language))
        if kind == CHOOSE_RETURN:
            return self.tell(name, city=a // 4 + 1)
        if kind == CHOOSE_RAIL:
            return self.tell(name, region=region_name(a + 1, self.language))
        if kind == CHOOSE_MAY:
            price = payment_text(self.box, a, self.language)
            return self.tell(name, price=price, effect=operation_text(self.box, a + 1, self.language))
        if kind == CHOOSE_SILK:
            return self.tell(name, wages=self.amount("money", a), money=self.amount("money", self.g.money[self.seat]))
        return self.tell(name, n=a)

    def source(self) -> str:
        """Where the decision comes from."""
        g, kind = self.g, self.kind
        if kind == CHOOSE_TURN:
            return self.round()
        if kind == CHOOSE_PAIR:
            return self.tell("from-start")
        if kind == CHOOSE_WORKER:
            return action_name(ACTIONS[self.a], self.language)
        if kind == CHOOSE_ACTIVATION:
            return self.activation(self.a, g.activations + 1)
        if kind == CHOOSE_MODIFIER:
            return action_name(ACTIONS[g.action], self.language)
        if kind in (CHOOSE_LEVEL, CHOOSE_OBJECTIVE, CHOOSE_KEEP, CHOOSE_SILK):
            return self.tell("from-consolidation")
        if kind == CHOOSE_GOAL_REWARD:
            return self.goal(self.a)
        if self.in_action():
            return self.activation(g.action, g.activations)
        if kind == CHOOSE_FIRST and g.pool_size:
            return _listed(list(dict.fromkeys(self.origin(g.pool_from[i]) for i in range(g.pool_size))))
        return self.origin(g.origin)

    def activation(self, action: int, number: int) -> str:
        name = action_name(ACTIONS[action], self.language)
        if action <= ACTIONS.index("factory"):
            return name
        return self.tell("from-activation", action=name, number=min(number, 3))

    def in_action(self) -> bool:
        """The decision belongs to the activation of an action, not to an effect that it brought about."""
        g = self.g
        if self.kind in (CHOOSE_AMOUNT, CHOOSE_TAKE, CHOOSE_RETURN, CHOOSE_REWARD, CHOOSE_GAIN):
            return True
        below = g.depth - 2
        if below < 0 or g.frame_kind[below] != CHOOSE_ACTIVATION:
            return False
        if self.kind == CHOOSE_LOCATION:
            return g.frame_a[below] == SHIPS_ACTION
        return self.kind in (CHOOSE_REGION, CHOOSE_RAIL) and g.frame_a[below] == TRAINS_ACTION

    def origin(self, origin: int) -> str:
        """The thing that an effect comes from."""
        kind, which = origin // 100 * 100, origin % 100
        if kind == FROM_TILE:
            return self.tell("from-tile", tile=tile_name(which // 2, which % 2, self.language))
        if kind == FROM_TRACK:
            return self.tell(f"from-track-{TRACKS[which // 16]}", space=which % 16)
        if kind == FROM_GAP:
            return self.tell(f"from-gap-{GAPS[which // 8]}", column=which % 8 + 1)
        if kind == FROM_RAIL:
            return self.rail(which // 8, which % 8)
        if kind == FROM_CONTRACT:
            return contract_name(self.box, which, self.language)
        if kind == FROM_START_A:
            return self.tell("from-start-a")
        if kind == FROM_START_B:
            return self.tell("from-start-b", number=which + 1)
        if kind == FROM_GOAL:
            return self.goal(which)
        if kind == FROM_CONSOLIDATION:
            department = department_name(COLOURS[which], self.language)
            return self.tell("from-consolidation-department", department=department)
        if kind == FROM_ACTION:
            return action_name(ACTIONS[which], self.language)
        return self.tell("from-effect")

    # --- the log: what a move did, in the third person
    def log(self, played: Played, after: Table) -> str:
        verb, choice, number = MOVES.split(played.code)
        if verb == "first":
            main = self.tell("log-first", effect=self.first_effect(played.code))
        else:
            main = getattr(self, f"log_{verb.replace('-', '_')}", self.log_by_label)(verb, choice, number, after)
        parts = [main, *self.consolidated(played.code, after), _listed(self.changes(verb, after))]
        return "; ".join(part for part in [*parts, *self.events(played, after)] if part)

    def log_by_label(self, verb: str, choice: str, number: int, after: Table) -> str:
        """Verbs whose line needs one name or none."""
        values: dict[str, str | int] = {}
        if verb in ("produce", "produce-without-coal", "take", "modifier", "store"):
            values["factory"] = self.factory(number)
        elif verb == "machine":
            values["factory"] = self.factory(number // 2)
        elif verb == "factory":
            values["tile"] = tile_name(number, self.g.side_of[number], self.language)
        elif verb == "location":
            values["where"] = self.tell(f"to-{choice}")
        elif verb == "department":
            values["department"] = department_name(choice, self.language)
        elif verb == "contract":
            values["contract"] = contract_name(self.box, number, self.language)
        elif verb == "piece":
            values["piece"] = self.piece(choice)
        elif verb == "old-factory":
            values["good"] = good_name(choice, self.language)
        return self.tell(f"log-{verb}", **values)

    def log_pair(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-pair", number=choice, effect=self.pair(number)[0])

    def log_action(self, verb: str, choice: str, number: int, after: Table) -> str:
        action = action_name(choice, self.language)
        space = self.g.workers[self.seat]
        if after.workers[self.seat] > space:
            colour = COLOURS[after.work[self.seat][space] - 1]
            return self.tell("log-hire", worker=worker_name(colour, self.language), action=action)
        return self.tell("log-action", action=action)

    def log_worker(self, verb: str, choice: str, number: int, after: Table) -> str:
        worker = worker_name(choice, self.language)
        if self.kind == CHOOSE_COLOUR:
            return self.tell("log-start-worker", worker=worker)
        return self.tell("log-hire", worker=worker, action=action_name(ACTIONS[self.a], self.language))

    def log_steps(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-steps", action=action_name(ACTIONS[self.a], self.language))

    def log_pay(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-pay", price=self.piece_price(choice))

    def log_good(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-pay", price=goods_text(min(self.g.activations + 1, 3), choice, self.language))

    def log_region(self, verb: str, choice: str, number: int, after: Table) -> str:
        region = region_name(choice, self.language)
        if self.kind == CHOOSE_BONUS_REGION:
            return self.tell("log-region-bonus", region=region)
        for space in range(RAILS):
            if after.rails[number][space] == self.seat + 1 and not self.g.rails[number][space]:
                return self.tell("log-train", where=self.rail(number, space))
        return self.tell("log-region", region=region)

    def log_rail(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-train", where=self.rail(self.a, number))

    def log_market(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.delivery(number, after)

    def log_amount(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.delivery(self.a, after)

    def delivery(self, place: int, after: Table) -> str:
        city, side = place // 4, place % 4
        good = good_name(GOODS[self.g.demand[city][side]], self.language)
        value = after.token_value[city][side]
        if after.token_owner[city][side] == self.seat + 1 and value != self.g.token_value[city][side]:
            return self.tell("log-token", place=self.place(place), good=good, value=value)
        return self.tell("log-market", place=self.place(place), good=good)

    def log_return(self, verb: str, choice: str, number: int, after: Table) -> str:
        city = self.a // 4
        owner = self.owner(self.g.token_owner[city][number])
        return self.tell("log-return", value=self.g.token_value[city][number], owner=owner)

    def log_reward(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell(f"log-reward-{choice}")

    def log_stop(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-no-modifier" if self.kind == CHOOSE_MODIFIER else "log-stop")

    def log_may(self, verb: str, choice: str, number: int, after: Table) -> str:
        if choice == "no":
            return self.tell("log-decline")
        price = payment_text(self.box, self.a, self.language)
        return self.tell("log-may", price=price, effect=operation_text(self.box, self.a + 1, self.language))

    def log_benefit(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-benefit", level=number) if number else self.tell("log-no-benefit")

    def log_objective(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-objective", level=self.a, objective=objective_name(choice, self.language))

    def log_keep_coal(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-keep", what=self.kept(number))

    def log_silk(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-silk", silk=self.amount("silk", number)) if number else self.tell("log-no-silk")

    def log_goal_reward(self, verb: str, choice: str, number: int, after: Table) -> str:
        return self.tell("log-goal-reward", goal=self.goal(self.a), effect=self.move_goal_reward(choice, number))

    def waits(self, g: Table, *kinds: int) -> bool:
        """A frame of one of these kinds lies on the stack for the seat."""
        return any(g.frame_kind[i] in kinds and g.frame_seat[i] == self.seat for i in range(g.depth))

    def consolidated(self, code: int, after: Table) -> list[str]:
        """The steps of a consolidation that came to pass with this move."""
        begun = code == CONSOLIDATE
        parts = []
        if (begun or self.waits(self.g, TAXES, CHOOSE_KEEP)) and not self.waits(after, TAXES, CHOOSE_KEEP):
            taxes = self.taxes(code)
            if taxes:
                parts.append(self.tell("part-taxes", lost=taxes))
        if (begun or self.waits(self.g, PAYDAY)) and not self.waits(after, PAYDAY):
            parts.append(self.income(after))
        if (begun or self.waits(self.g, PAYDAY, CHOOSE_SILK)) and not self.waits(after, PAYDAY, CHOOSE_SILK):
            due = wages_due(self.g, self.box, self.seat)
            if due:
                parts.append(self.tell("part-wages", money=self.amount("money", due)))
        return parts

    def taxes(self, code: int) -> str:
        """Money and coal given away, but for what a factory lets one keep."""
        money, coal = self.g.money[self.seat], self.g.coal[self.seat]
        keep = kept_at_taxes(self.g, self.box, self.seat)
        if money + coal <= keep:
            return ""
        kept = min(keep, coal) if self.kind != CHOOSE_KEEP else MOVES.split(code)[2]
        lost = [self.amount("money", money - (keep - kept))] if money > keep - kept else []
        return _listed([*lost, self.amount("coal", coal - kept)] if coal > kept else lost)

    def gains(self, seat: int, after: Table) -> list[str]:
        """Money, coal, silk, iron and points of a seat, more or less; points for regions are told apart."""
        g = self.g
        points = after.vp[seat] - g.vp[seat] - sum(self.region_points(seat, after))
        differences = [
            ("money", after.money[seat] - g.money[seat]),
            ("coal", coal_of(after, seat) - coal_of(g, seat)),
            ("silk", after.silk[seat] - g.silk[seat]),
            ("iron", after.iron[seat] - g.iron[seat]),
            ("points", points),
        ]
        return [("+" if n > 0 else "−") + self.amount(thing, abs(n)) for thing, n in differences if n]

    def changes(self, verb: str, after: Table) -> list[str]:
        """What the seat has more or less of after the move, as far as its line does not say it."""
        g, seat = self.g, self.seat
        parts = self.gains(seat, after)
        for track in range(len(TRACKS)):
            steps = after.track[seat][track] - g.track[seat][track]
            if steps:
                parts.append(self.steps(track, steps))
        for good, name in enumerate(GOODS):
            n = goods_of(after, seat, good) - goods_of(g, seat, good)
            if n:
                parts.append(("+" if n > 0 else "−") + goods_text(abs(n), name, self.language))
        told = {"location": SHIPS, "machine": MACHINES, "region": TRAINS, "rail": TRAINS}.get(verb)
        for piece, name in enumerate(PIECES):
            n = after.built[seat][piece] - g.built[seat][piece] - (piece == told)
            if n > 0:
                parts.append("+" + self.amount(name, n))
        for value in range(8):
            if after.flag[seat][value] < g.flag[seat][value]:
                parts.append(self.tell("change-token", value=value))
        for colour, name in enumerate(COLOURS):
            if after.upgraded[seat][colour] > g.upgraded[seat][colour]:
                parts.append(self.tell("part-upgrade", department=department_name(name, self.language)))
        for contract in range(len(CONTRACT_NAMES)):
            if verb != "contract" and after.contracts[seat][contract] > g.contracts[seat][contract]:
                parts.append(contract_name(self.box, contract, self.language))
        return parts

    def region_points(self, seat: int, after: Table) -> list[int]:
        """What a seat scored in each region with this move."""
        kinds = range(P_REGIONS, P_OBJECTIVES)
        return [after.points[seat][kind] - self.g.points[seat][kind] for kind in kinds]

    def events(self, played: Played, after: Table) -> list[str]:
        """What followed by itself: turns without a choice, Takatoshi's turn, scoring, a new round, the end."""
        g = self.g
        parts = [self.forced_turn((self.seat + turn) % g.seats, after) for turn in range(1, g.seats + 1)]
        parts += self.takatoshis_turns(played, after)
        scored = [sum(self.region_points(s, after)) for s in range(g.seats)]
        if any(scored):
            points = [f"{self.seat_name(s)} {_signed(points)}" for s, points in enumerate(scored)]
            parts.append(self.tell("log-scoring", period=g.period + 1, points=_listed(points)))
        if after.round > g.round:
            parts.append(self.tell("log-round", round=_Teller(self.box, after, self.language).round()))
        drawn = [sum((draw, outcome) == (DRAW_WORKER, c) for draw, outcome in played.drawn) for c in range(6)]
        if any(drawn):
            workers = [f"{n} × {colour_name(COLOURS[c], self.language)}" for c, n in enumerate(drawn) if n]
            parts.append(self.tell("log-drawn", workers=_listed(workers)))
        if after.over:
            parts.append(self.ending(after))
        elif self.final(after) and not self.final(g):
            parts.append(self.tell("log-final"))
        return parts

    def final(self, g: Table) -> bool:
        return any(g.frame_kind[i] == FINAL_SCORING for i in range(g.depth))

    def ending(self, after: Table) -> str:
        if after.solo and not after.solo_won:
            return self.tell("result-lost")
        scores = [f"{self.seat_name(s)} {after.vp[s]}" for s in range(after.seats)]
        return self.tell("log-end", scores=_listed(scores))

    def forced_turn(self, seat: int, after: Table) -> str:
        """A turn without any choice: another seat's, or this seat's next one when it came round again."""
        if seat == self.seat:
            takers = 2 if self.g.solo else self.g.seats
            more, gained = after.workers[seat] or -1, []
            if after.turns - self.g.turns <= takers:
                return ""
        else:
            more, gained = after.workers[seat] - self.g.workers[seat], self.gains(seat, after)
            if after.last_turn[seat] == self.g.last_turn[seat]:
                return ""
        message = "forced-consolidation" if more < 0 else "forced-action" if more else "forced-pass"
        return _label(self.tell(message, seat=self.seat_name(seat)), gained)

    def takatoshis_turns(self, played: Played, after: Table) -> list[str]:
        g, parts = self.g, []
        for draw, outcome in played.drawn:
            if draw == DRAW_SOLO_TILE:
                parts.append(self.tell("log-takatoshi", number=outcome + 1))
        for region in range(4):
            for space in range(RAILS):
                if after.rails[region][space] == TAKATOSHI + 1 and not g.rails[region][space]:
                    parts.append(self.tell("log-takatoshi-train", where=self.rail(region, space)))
        for place in range(CITIES * 4):
            city, side = place // 4, place % 4
            new = after.token_owner[city][side] == TAKATOSHI + 1 and g.token_owner[city][side] != TAKATOSHI + 1
            if new:
                value = after.token_value[city][side]
                parts.append(self.tell("log-takatoshi-token", value=value, place=self.place(place)))
        order = [COLOURS[outcome] for draw, outcome in played.drawn if draw == DRAW_PRIORITY]
        if order:
            colours = _listed([colour_name(colour, self.language) for colour in order])
            parts.append(self.tell("log-priority", colours=colours))
        return parts


# --- The words that the kernel and the site ask for ---------------------------------------------------------------
def move_text(game: Any, code: int, language: str) -> str:
    """A label for a move on the present table: what it does, its price and what it gives."""
    return _upper_first(_Teller(game.box.record, game._table, language, names=game.names).move(code))


def decision_text(game: Any, language: str) -> str:
    """What is to be decided, and where it comes from."""
    if game.over:
        return tell(language, "game-over")
    return _upper_first(_Teller(game.box.record, game._table, language, names=game.names).decision())


def log_line(box: AnyBox, before: Table, after: Table, played: Played, language: str, names: Sequence[str] = ()) -> str:
    """What a logged move did, from the tables before and after it; the seat's name is not part of the line."""
    return _Teller(_record(box), before, language, played.seat, names).log(played, after)


def result_lines(game: Any, language: str) -> list[list[str]]:
    """For each seat where every point comes from, one line a source."""
    return [_result_of(entry, language) for entry in game.result()["points"]]


def _result_of(entry: dict[str, Any], language: str) -> list[str]:
    def line(what: str, number: int) -> str:
        points = amount_text("points", abs(number), language)
        return _label(_upper_first(what), [f"−{points}" if number < 0 else points])

    lines = [line(tell(language, f"points-{name}"), entry[name]) for name in POINTS if name in entry]
    for period, points in enumerate(entry["regions"], 1):
        values = " + ".join(map(str, points))
        lines.append(line(tell(language, "points-regions", period=period, values=values), sum(points)))
    for name, number in entry["objectives"].items():
        lines.append(line(tell(language, "points-objective", objective=objective_name(name, language)), number))
    lines.append(line(tell(language, "points-resources"), entry["resources"]))
    lines.append(line(tell(language, "points-money"), entry["money"]))
    lines.append(line(tell(language, "points-total"), entry["total"]))
    if "won" in entry:
        lines.append(_upper_first(tell(language, "result-won" if entry["won"] else "result-lost")))
    if entry.get("won"):
        rating = tell(language, f"rating-{entry['rating']}")
        lines.append(_upper_first(tell(language, "result-rating", rating=rating)))
    return lines
