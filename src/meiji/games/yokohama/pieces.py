"""Single components as small pictures, for the pages that explain them."""

from __future__ import annotations

from typing import Any

from meiji.drawing import svg
from meiji.drawing.palette import INK, PAPER
from meiji.drawing.units import Unit, centred
from meiji.kernel.presentation import ComponentPicture

from .picture_areas import AREA_HEIGHT, area_tile, width_of_area
from .picture_base import SYMBOLS, Painter
from .picture_cards import (
    BONUS,
    BONUS_HEIGHT,
    CARD,
    CARD_HEIGHT,
    CHURCH,
    CHURCH_HEIGHT,
    ORDER,
    ORDER_HEIGHT,
    STRENGTH,
    STRENGTH_HEIGHT,
    bonus_card,
    church_card,
    order_card,
    strength_card,
    technology_card,
)
from .terms import AREAS, GOODS, TECHNOLOGIES

__all__ = ["SYMBOLS", "component_picture"]


def _exchange(p: Painter, key: str) -> list[Unit]:
    number = [*GOODS, "import"].index(key)
    buy = [Unit(str(p.box.buy[number]), "yen", "→"), Unit("1", key)]
    sell = p.box.sell[number]
    return [*buy, *([Unit("·  1", key, "→"), Unit(str(sell), "yen")] if sell else [])]


def component_picture(game: Any, kind: str, key: str, language: str) -> ComponentPicture:
    """A component as a picture."""
    p = Painter(game, None, language)
    if kind == "area":
        area = AREAS.index(key)
        return ComponentPicture(area_tile(p, area), width_of_area(area), AREA_HEIGHT)
    if kind == "technology":
        return ComponentPicture(technology_card(p, TECHNOLOGIES.index(key)), CARD, CARD_HEIGHT)
    if kind == "church":
        return ComponentPicture(church_card(p, int(key) - 1, CHURCH, CHURCH_HEIGHT), CHURCH, CHURCH_HEIGHT)
    if kind == "bonus":
        return ComponentPicture(bonus_card(p, int(key) - 1), BONUS, BONUS_HEIGHT)
    if kind == "order":
        return ComponentPicture(order_card(p, int(key) - 1, None), ORDER, ORDER_HEIGHT)
    if kind == "strength-card":
        return ComponentPicture(strength_card(p, 0, int(key) - 1), STRENGTH, STRENGTH_HEIGHT)
    parts = [Unit("", "agent"), Unit(str(p.box.agent_strength))] if kind == "agent" else _exchange(p, key)
    return ComponentPicture(svg.tile(1, 1, 186, 46, PAPER, INK) + centred(parts, 94, 13, 22), 188, 48)
