"""Single components as small pictures, for the pages that explain them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meiji.drawing import svg
from meiji.drawing.palette import BLACK, GOLD, INK, LINE, MUTED, PAPER, SAND
from meiji.drawing.units import Unit, centred
from meiji.kernel.presentation import ComponentPicture

from .picture_base import SYMBOLS, TRACK_ICONS, Painter, icon_of, units
from .picture_board import ACTION_ICONS
from .picture_works import ACHIEVEMENT_ICONS
from .terms import ACHIEVEMENTS, BONUSES, GOODS, TILE_NAMES

__all__ = ["SYMBOLS", "component_picture"]
Drawing = tuple[list[str], float, float]  # what is drawn, how wide, how high


def _card(parts: list[Unit], width: float = 132, height: float = 48, fill: str = PAPER) -> Drawing:
    """A piece of cardboard with icons in its middle."""
    board = svg.tile(1, 1, width - 2, height - 2, fill, INK)
    return [board, centred(parts, width / 2, height / 2 - 11, 22)], width, height


def _factory(p: Painter, key: str) -> Drawing:
    face = p.factory_face(TILE_NAMES.index(key), 150, 54)
    return [svg.tile(0.5, 0.5, 149, 53, PAPER, INK), *face], 150, 54


def _contract(p: Painter, key: str) -> Drawing:
    number = int(key) - 1
    cubes = " + ".join(str(n) for n in p.box.cube[number][: p.box.cubes[number]])
    return _card([Unit(cubes, "crate", "→"), *units(p, p.box.contract[number])], 220)


def _region(p: Painter, key: str) -> Drawing:
    return _card([Unit("", "region", f"{key}:"), *units(p, p.box.region_bonus[int(key) - 1])])


def _city(p: Painter, key: str) -> Drawing:
    parts = [svg.tile(27, 27, 36, 36, SAND, MUTED), svg.text(45, 51, key, 16, anchor="middle", bold=True)]
    for (x, y), value in zip(((33, 1), (65, 33), (33, 65), (1, 33)), p.box.overseas[int(key) - 1], strict=True):
        parts.append(svg.tile(x, y, 24, 24, PAPER, MUTED))
        if value:
            parts.append(svg.text(x + 12, y + 17, value, 14, anchor="middle", bold=True, serif=True))
    return parts, 90, 90


def _city_tile(p: Painter, key: str) -> Drawing:
    asked = [icon_of(GOODS[good]) for good in p.box.demand[int(key) - 1]]
    places = ((33, 6), (60, 33), (33, 60), (6, 33))
    icons = [svg.icon(good, x, y, 24) for good, (x, y) in zip(asked, places, strict=True)]
    cross = f'<path d="M2 2 88 88M88 2 2 88" stroke="{LINE}"/>'
    return [svg.tile(1, 1, 88, 88, PAPER, INK), cross, *icons], 90, 90


def _reward(p: Painter, key: str) -> Drawing:
    level, _, bonus = key.partition("-")
    drawn, width, height = _card([Unit("", "fan", "·"), *units(p, p.box.reward_bonus[BONUSES.index(bonus)])], 112)
    return [*drawn, svg.text(32, 29, level, 12, anchor="middle", bold=True, fill=BLACK)], width, height


def _track(p: Painter, key: str) -> Drawing:
    values = [value for value in p.content[f"track_{key}"]["values"] if value]
    words = " ".join(str(value) for value in values)
    parts = [svg.tile(1, 1, 258, 46, SAND, INK), svg.icon(TRACK_ICONS[key], 8, 12, 24)]
    return [*parts, svg.text(40, 29, words, 13, bold=True, fit=212)], 260, 48


def _achievement(p: Painter, key: str) -> Drawing:
    printed = p.box.printed_multiplier[ACHIEVEMENTS.index(key)]
    times = Unit(after=f"× {printed}" if printed else "× ?")
    return _card([Unit("", ACHIEVEMENT_ICONS[key]), times], 100, fill=GOLD)


def _action(p: Painter, key: str) -> Drawing:
    return _card([Unit("", ACTION_ICONS[key])], 60)


DRAWINGS: dict[str, Callable[[Painter, str], Drawing]] = {
    "factory": _factory,
    "contract": _contract,
    "region": _region,
    "city": _city,
    "city-tile": _city_tile,
    "reward": _reward,
    "track": _track,
    "achievement": _achievement,
    "action": _action,
}


def component_picture(game: Any, kind: str, key: str, language: str) -> ComponentPicture:
    """A component as a picture."""
    body, width, height = DRAWINGS[kind](Painter(game, None, language), key)
    return ComponentPicture("".join(body), width, height)
