"""A sentence for every component, with the source of its values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meiji.kernel.box import LoadedBox
from meiji.kernel.wording import check_component, listed, upper_first, with_source

from ..supply import level_of
from ..terms import (
    ACTIONS,
    CITIES,
    COLOURS,
    CONTRACT_NAMES,
    DEMANDS,
    FACTORIES_OBJECTIVE,
    GOALS,
    GOODS,
    LOCATIONS,
    OBJECTIVES,
    PIECE_SPACES,
    RAILS,
    REGIONS,
    SIDES,
    SOLO_TILES,
    START_A,
    START_B,
    TILE_NAMES,
    TRACK_SPACES,
    TRACKS,
)
from .effects import cost_text, effect_text, tile_effect_text
from .names import (
    GAPS,
    action_name,
    amount_text,
    city_name,
    department_name,
    either,
    expert_name,
    goal_name,
    good_name,
    location_name,
    objective_name,
    region_name,
    side_name,
    tell,
    tile_name,
    train_space,
)

Component = tuple[str, dict[str, Any]]  # a sentence, and the table of the box that it tells of
FRAMES = ["green", "yellow", "red"]


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


def _factory_component(box: LoadedBox, key: str, language: str) -> Component:
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
        effect=upper_first(tile_effect_text(box, tile, side, language)),
    )
    return text, content["factory"][tile][key[-1]]


def _start_a_component(box: LoadedBox, key: str, language: str) -> Component:
    number = START_A.index(key)
    effect = effect_text(box, box.record.start_a[number], language)
    points = amount_text("points", box.record.start_a_vp[number], language)
    return tell(language, "component-start-a", effect=effect, points=points), box.reader.content["start_a"][number]


def _start_b_component(box: LoadedBox, key: str, language: str) -> Component:
    number = START_B.index(key)
    effect = effect_text(box, box.record.start_b[number], language)
    return tell(language, "component-start-b", number=key, effect=effect), box.reader.content["start_b"][number]


def _contract_component(box: LoadedBox, key: str, language: str) -> Component:
    number = CONTRACT_NAMES.index(key)
    effect = effect_text(box, box.record.contract[number], language)
    level = box.record.contract_level[number]
    text = tell(language, "component-contract", effect=effect)
    if level:
        goods = either([good_name(good, language) for good in GOODS[level * 2 : level * 2 + 2]], language)
        text = tell(language, "component-contract-level", effect=effect, level=level + 1, goods=goods)
    return text, box.reader.content["contract"][number]


def _goal_component(box: LoadedBox, key: str, language: str) -> Component:
    return tell(language, "component-goal", goal=goal_name(key, language)), box.reader.content["goals"]


def _goal_field_component(box: LoadedBox, key: str, language: str) -> Component:
    period, field = (int(part) for part in key.split("-"))
    choices = box.record.goal_reward[(period - 1) * 3 + field - 1]
    rewards = either([effect_text(box, address, language) for address in choices if address], language)
    text = tell(language, "component-goal-field", period=period, field=field, rewards=rewards)
    return text, box.reader.content[f"goal_field_{period}"][field - 1]


def _solo_goal_component(box: LoadedBox, key: str, language: str) -> Component:
    number = GOALS.index(key)
    goal = tell(language, f"solo-goal-{key}", n=box.record.solo_goal[number])
    return tell(language, "component-solo-goal", goal=goal), box.reader.content["solo_goal"][number]


def _solo_action_component(box: LoadedBox, key: str, language: str) -> Component:
    number = int(key) - 1
    space = box.record.solo_tile_space[number]
    if space:
        names = [name for action, name in enumerate(ACTIONS) if box.record.space_of[action] == space - 1]
        actions = listed([action_name(name, language) for name in names])
        text = tell(language, "component-solo-space", number=key, space=space, actions=actions)
    else:
        frame = tell(language, f"solo-frame-{FRAMES[box.record.solo_tile_frame[number] - 1]}")
        which = tell(language, f"solo-arrow-{'right' if box.record.solo_tile_right[number] else 'left'}")
        text = tell(language, "component-solo-most", number=key, which=which, frame=frame)
    return text, box.reader.content["solo_action"][number]


def _track_component(box: LoadedBox, key: str, language: str) -> Component:
    name, _, place = key.rpartition("-")
    track, space = TRACKS.index(name), int(place)
    where = tell(language, f"from-track-{name}", space=space)
    value = tell(language, f"component-track-{name}", where=where, n=box.record.track_value[track][space])
    icon = box.record.track_icon[track][space]
    if icon:
        value = tell(language, "component-bonus", text=value, effect=effect_text(box, icon, language))
    return value, box.reader.content[f"track_{name}"]


def _gap_component(box: LoadedBox, key: str, language: str) -> Component:
    name, _, column = key.rpartition("-")
    where = tell(language, f"from-gap-{name}", column=column)
    effect = effect_text(box, box.record.gap_icon[GAPS.index(name)][int(column) - 1], language)
    return tell(language, "component-gap", where=where, effect=effect), box.reader.content["gaps"]


def _train_space_component(box: LoadedBox, key: str, language: str) -> Component:
    region, space = (int(part) for part in key.split("-"))
    where = train_space(region - 1, space - 1, language)
    effect = effect_text(box, box.record.rail[region - 1][space - 1], language)
    text = tell(language, "component-train-space", where=where, effect=effect)
    return text, box.reader.content["region"][region - 1]


def _region_component(box: LoadedBox, key: str, language: str) -> Component:
    number = int(key) - 1
    effect = effect_text(box, box.record.region_bonus[number], language)
    points = amount_text("points", box.record.market_vp, language)
    text = tell(language, "component-region", region=region_name(key, language), effect=effect, points=points)
    return text, box.reader.content["region"][number]


def _city_component(box: LoadedBox, key: str, language: str) -> Component:
    printed = [f"{side_name(SIDES[i], language)} {value}" for i, value in enumerate(box.record.printed[int(key) - 1])]
    city, region = city_name(int(key) - 1, language), region_name((int(key) + 1) // 2, language)
    text = tell(language, "component-city", city=city, region=region, printed=listed(printed))
    return text, box.reader.content["city"][int(key) - 1]


def _location_component(box: LoadedBox, key: str, language: str) -> Component:
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


def _department_component(box: LoadedBox, key: str, language: str) -> Component:
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


def _demand_component(box: LoadedBox, key: str, language: str) -> Component:
    goods = listed([good_name(GOODS[good], language) for good in box.record.demand[int(key) - 1]])
    return tell(language, "component-demand", number=key, goods=goods), box.reader.content["demand"][int(key) - 1]


def _objective_component(box: LoadedBox, key: str, language: str) -> Component:
    field, record, content = OBJECTIVES.index(key), box.record, box.reader.content
    name = objective_name(key, language)
    if field >= FACTORIES_OBJECTIVE:
        table = record.slot_vp if field == FACTORIES_OBJECTIVE else record.recess_vp
        count = record.slots if field == FACTORIES_OBJECTIVE else record.recesses
        values = listed(["/".join(map(str, table[slot][1:])) for slot in range(count)])
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


def _action_component(box: LoadedBox, key: str, language: str) -> Component:
    action = ACTIONS.index(key)
    table = {"markets": "influence", "production": "goods"}.get(key, "prices")
    cost = cost_text(box.record, action, box.record.factory_price, language)
    text = tell(language, "component-action", action=action_name(key, language), cost=cost)
    return text, box.reader.content[table]


TELLERS: dict[str, Callable[[LoadedBox, str, str], Component]] = {
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


def component_about(spec_box: LoadedBox, kind: str, key: str, language: str) -> str:
    """A sentence for a component."""
    check_component(component_keys(), kind, key)
    return upper_first(TELLERS[kind](spec_box, key, language)[0])


def component_text(spec_box: LoadedBox, kind: str, key: str, language: str) -> str:
    """A sentence for a component, with the source of its values."""
    check_component(component_keys(), kind, key)
    text, part = TELLERS[kind](spec_box, key, language)
    return with_source(tell, language, text, part)
