"""A sentence for every component, with the sources of its values."""

from __future__ import annotations

from typing import Any

from meiji.kernel.box import LoadedBox
from meiji.kernel.wording import check_component, upper_first, with_source

from ..box import Box
from ..terms import AREAS, BONUS_NAMES, CARDS, CHURCH_NAMES, CONDITIONS, GOODS, ORDER_NAMES, STRENGTHS, TECHNOLOGIES
from .names import (
    THINGS,
    amount_text,
    area_gives,
    area_name,
    bonus_rewards,
    effect_text,
    order_text,
    technology_name,
    technology_text,
    tell,
)


def component_keys() -> dict[str, list[str]]:
    """Every kind of component with the keys of all its pieces."""
    return {
        "area": list(AREAS),
        "technology": list(TECHNOLOGIES),
        "church": list(CHURCH_NAMES),
        "bonus": list(BONUS_NAMES),
        "order": list(ORDER_NAMES),
        "strength-card": [str(card + 1) for card in range(CARDS)],
        "exchange": [*GOODS, "import"],
        "agent": ["agent"],
    }


def component_about(spec_box: LoadedBox, kind: str, key: str, language: str) -> str:
    """A sentence for a component."""
    return upper_first(_told(spec_box, kind, key, language)[0]) + "."


def component_text(spec_box: LoadedBox, kind: str, key: str, language: str) -> str:
    """A sentence for a component, with the source of its values."""
    return with_source(tell, language, *_told(spec_box, kind, key, language))


def _told(spec_box: LoadedBox, kind: str, key: str, language: str) -> tuple[str, dict[str, Any]]:
    keys = component_keys()
    check_component(keys, kind, key)
    number = keys[kind].index(key)
    content: dict[str, Any] = spec_box.reader.content
    part = content["agent"] if kind == "agent" else content[kind.replace("-", "_")][number]
    return _component(spec_box.record, kind, number, language), part


def _component(box: Box, kind: str, number: int, language: str) -> str:
    if kind == "area":
        gives = " / ".join(area_gives(box, number, strength, language) for strength in range(1, STRENGTHS + 1))
        message = "component-area-open" if box.always_open[number] else "component-area"
        return tell(language, message, area=area_name(AREAS[number], language), gives=gives)
    if kind == "technology":
        name, effect = technology_name(TECHNOLOGIES[number], language), technology_text(box, number, language)
        return tell(language, "component-technology", name=name, production=box.production[number], effect=effect)
    if kind == "church":
        return tell(
            language,
            "component-church",
            name=tell(language, "church", number=number + 1),
            faith=box.faith[number],
            reward=effect_text(box, box.church_reward[number], language),
            points=amount_text("points", box.church_points[number], language),
        )
    if kind == "bonus":
        first, second, third = bonus_rewards(box, number, language)
        name = tell(language, "bonus", number=number + 1)
        return tell(language, "component-bonus", name=name, first=first, second=second, third=third)
    if kind == "order":
        return order_text(box, number, language)
    if kind == "strength-card":
        return tell(
            language,
            "component-strength-card",
            name=tell(language, "strength-card", number=number + 1),
            before=box.strength[number][0],
            after=box.strength[number][1],
            price=amount_text("yen", box.upgrade_price[number], language),
        )
    if kind == "exchange":
        thing, buy = amount_text(THINGS[number], 1, language), amount_text("yen", box.buy[number], language)
        if not box.sell[number]:
            return tell(language, "component-exchange-buy", thing=thing, buy=buy)
        return tell(
            language, "component-exchange", thing=thing, buy=buy, sell=amount_text("yen", box.sell[number], language)
        )
    conditions = dict(zip(CONDITIONS, box.condition, strict=True))
    return tell(language, "component-agent", strength=box.agent_strength, **conditions)
