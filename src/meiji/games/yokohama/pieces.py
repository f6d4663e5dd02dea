"""Single components as small pictures, for the pages that explain them."""

from __future__ import annotations

from typing import Any

from meiji.kernel import svg
from meiji.kernel.svg import INK, PAPER
from meiji.kernel.units import Unit, centred

from .picture import AREA, AREA_HEIGHT, area_tile
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
    bonus_card,
    church_card,
    order_card,
    strength_card,
    technology_card,
)
from .words import AREAS, GOODS, TECHNOLOGIES

__all__ = ["SYMBOLS", "piece"]


def _exchange(p: Painter, key: str) -> list[Unit]:
    number = [*GOODS, "import"].index(key)
    buy = [Unit(str(p.box.buy[number]), "yen", "→"), Unit("1", key)]
    sell = p.box.sell[number]
    return [*buy, *([Unit("·  1", key, "→"), Unit(str(sell), "yen")] if sell else [])]


def _drawing(p: Painter, kind: str, key: str) -> tuple[str, float, float]:
    """What is drawn, how wide and how high."""
    if kind == "area":
        return area_tile(p, AREAS.index(key)), AREA, AREA_HEIGHT
    if kind == "technology":
        return technology_card(p, TECHNOLOGIES.index(key), 0, 0), CARD, CARD_HEIGHT
    if kind == "church":
        return church_card(p, int(key) - 1, 0, 0), CHURCH, CHURCH_HEIGHT
    if kind == "bonus":
        return bonus_card(p, int(key) - 1, 0, 0), BONUS, BONUS_HEIGHT
    if kind == "order":
        return order_card(p, int(key) - 1, "", 0, 0), ORDER, ORDER_HEIGHT
    if kind == "strength-card":
        return strength_card(p, 0, int(key) - 1, 0, 0), 72, 42
    if kind == "agent":
        parts = [Unit("", "agent"), Unit(str(p.box.agent_strength))]
    else:
        parts = _exchange(p, key)
    return svg.tile(1, 1, 186, 46, PAPER, INK) + centred(parts, 94, 13, 22), 188, 48


def piece(game: Any, kind: str, key: str, language: str) -> str:
    """A component as SVG."""
    body, width, height = _drawing(Painter(game, None, language), kind, key)
    return svg.document(width, height, body, "", language, SYMBOLS, ground=False)
