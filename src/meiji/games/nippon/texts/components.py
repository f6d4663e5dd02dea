"""A sentence for every component, with the source of its values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meiji.kernel.box import LoadedBox
from meiji.kernel.wording import check_component, labelled, listed, upper_first, with_source

from ..supply import level_of
from ..terms import (
    ACHIEVEMENTS,
    ACTIONS,
    BONUSES,
    CITIES,
    CITY_TILES,
    CONTRACTS,
    GOODS,
    HIGHEST_REWARD,
    LOWEST_REWARD,
    REGIONS,
    TILE_NAMES,
    TRACK_SPACES,
    TRACKS,
)
from .names import (
    achievement_name,
    action_name,
    amount_text,
    city_name,
    contract_name,
    effect_text,
    good_name,
    region_name,
    tell,
    tile_effect_text,
    tile_name,
    track_name,
)

Component = tuple[str, dict[str, Any]]  # a sentence, and the table of the box that it tells of


def component_keys() -> dict[str, list[str]]:
    """Every kind of component with the keys of all its pieces."""
    levels = range(LOWEST_REWARD, HIGHEST_REWARD + 1)
    return {
        "factory": list(TILE_NAMES),
        "contract": [str(n + 1) for n in range(CONTRACTS)],
        "region": list(REGIONS),
        "city": [str(n + 1) for n in range(CITIES)],
        "city-tile": [str(n + 1) for n in range(CITY_TILES)],
        "reward": [f"{level}-{bonus}" for level in levels for bonus in BONUSES],
        "track": list(TRACKS),
        "achievement": list(ACHIEVEMENTS),
        "action": list(ACTIONS),
    }


def _factory_component(box: LoadedBox, key: str, language: str) -> Component:
    tile = TILE_NAMES.index(key)
    level = level_of(tile // 4)
    text = tell(
        language,
        "component-factory",
        tile=tile_name(tile, language),
        level=level + 1,
        technology=box.record.need[level],
        coal=amount_text("coal", box.record.coal[level], language),
        effect=upper_first(tile_effect_text(box, tile, language)),
    )
    return text, box.reader.content["factory"][tile]


def _contract_component(box: LoadedBox, key: str, language: str) -> Component:
    number = int(key) - 1
    effect = effect_text(box, box.record.contract[number], language)
    text = labelled(contract_name(box, number, language), [effect])
    return text, box.reader.content["contract"][number]


def _region_component(box: LoadedBox, key: str, language: str) -> Component:
    bonus = effect_text(box, box.record.region_bonus[int(key) - 1], language)
    text = tell(language, "component-region", region=region_name(key, language), bonus=bonus)
    return text, box.reader.content["region"][int(key) - 1]


def _city_component(box: LoadedBox, key: str, language: str) -> Component:
    numbers = ", ".join(map(str, box.record.overseas[int(key) - 1]))
    city = city_name(int(key) - 1, language)
    return tell(language, "component-city", city=city, numbers=numbers), box.reader.content["city"][int(key) - 1]


def _city_tile_component(box: LoadedBox, key: str, language: str) -> Component:
    goods = listed([good_name(GOODS[good], language) for good in box.record.demand[int(key) - 1]])
    text = tell(language, "component-city-tile", number=key, goods=goods)
    return text, box.reader.content["city_tile"][int(key) - 1]


def _reward_component(box: LoadedBox, key: str, language: str) -> Component:
    level, bonus = key.split("-")
    effect = effect_text(box, box.record.reward_bonus[BONUSES.index(bonus)], language)
    return tell(language, "component-reward", bonus=effect, multiplier=level), box.reader.content["rewards"]


def _track_component(box: LoadedBox, key: str, language: str) -> Component:
    part = box.reader.content[f"track_{key}"]
    numbers = ", ".join(str(value) for value in part["values"] if value)
    text = tell(language, "component-track", track=track_name(key, language), numbers=numbers)
    assert len(part["values"]) <= TRACK_SPACES
    return text, part


def _achievement_component(box: LoadedBox, key: str, language: str) -> Component:
    field = ACHIEVEMENTS.index(key)
    name = achievement_name(key, language)
    text = tell(language, "component-achievement", name=name, printed=box.record.printed_multiplier[field])
    return text, box.reader.content["printed_multipliers"]


def _action_component(box: LoadedBox, key: str, language: str) -> Component:
    space = box.record.space_of[ACTIONS.index(key)] + 1
    text = tell(language, "component-action", action=action_name(key, language), space=space)
    return text, box.reader.content["action_spaces"]


TELLERS: dict[str, Callable[[LoadedBox, str, str], Component]] = {
    "factory": _factory_component,
    "contract": _contract_component,
    "region": _region_component,
    "city": _city_component,
    "city-tile": _city_tile_component,
    "reward": _reward_component,
    "track": _track_component,
    "achievement": _achievement_component,
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
