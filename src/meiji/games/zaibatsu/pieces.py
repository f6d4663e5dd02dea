"""Single components as small pictures, for the pages that explain them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meiji.drawing import svg
from meiji.drawing.palette import INDIGO, INK, LINE, MUTED, PAPER, SAND, SHADE
from meiji.drawing.units import Unit, centred, flow
from meiji.kernel.presentation import ComponentPicture

from ..nippon_family import SYMBOLS
from .picture_base import Painter
from .picture_effects import ACTION_ICONS, OBJECTIVE_ICONS, PIECE_ICONS, units
from .terms import COLOURS, CONTRACT_NAMES, GOALS, GOODS, LOCATIONS, OLD_FACTORY, START_A, TILE_NAMES, TRACKS
from .texts import names

__all__ = ["SYMBOLS", "component_picture"]
Drawing = tuple[list[str], float, float]  # what is drawn, how wide, how high


def _card(parts: list[Unit], width: float = 132, height: float = 48, fill: str = PAPER) -> Drawing:
    """A piece of cardboard with icons in its middle."""
    board = svg.tile(1, 1, width - 2, height - 2, fill, INK)
    return [board, centred(parts, width / 2, height / 2 - 11, 22)], width, height


def _factory(p: Painter, key: str) -> Drawing:
    if key == "old-factory":
        faces = [p.factory_face(OLD_FACTORY, 0, good, 132, 48) for good in range(2)]
        both = [svg.group([svg.tile(0, 0, 132, 48, PAPER, INK), *face], x=n * 138) for n, face in enumerate(faces)]
        return both, 270, 48
    tile, side = TILE_NAMES.index(key[:-1]), "AB".index(key[-1])
    return [svg.tile(0.5, 0.5, 187, 47, PAPER, INK), *p.factory_face(tile, side, tile // 5, 188, 48)], 188, 48


def _start_a(p: Painter, key: str) -> Drawing:
    start = START_A.index(key)
    points = Unit(str(p.box.start_a_vp[start]), "vp")
    return _card([*units(p.box, p.box.start_a[start]), Unit(after="·"), points], 188, fill="#e3ebf2")


def _start_b(p: Painter, key: str) -> Drawing:
    body = flow(units(p.box, p.box.start_b[int(key) - 1]), 10, 4, 170, 40, 20)
    return [svg.tile(1, 1, 186, 46, "#f4e6c4", INK), body], 188, 48


def _contract(p: Painter, key: str) -> Drawing:
    contract = CONTRACT_NAMES.index(key)
    level = p.box.contract_level[contract]
    asked = [*(Unit("", GOODS[level * 2 + n]) for n in range(2)), Unit(after=":")] if level else []
    return _card([*asked, *units(p.box, p.box.contract[contract])])


def _goal(p: Painter, key: str) -> Drawing:
    return _card([Unit("", "token") if key == "tokens" else Unit("", OBJECTIVE_ICONS[key])], 60)


def _solo_goal(p: Painter, key: str) -> Drawing:
    icon = "token" if key == "tokens" else OBJECTIVE_ICONS[key]
    return _card([Unit(f"≥{p.box.solo_goal[GOALS.index(key)]}", icon)], 100)


def _goal_field(p: Painter, key: str) -> Drawing:
    period, field = (int(n) - 1 for n in key.split("-"))
    rewards: list[Unit] = []
    for address in p.box.goal_reward[period * 3 + field]:
        if address:
            rewards += [*([Unit(after="|")] if rewards else []), *units(p.box, address)]
    return [svg.tile(1, 1, 186, 46, PAPER, INK), flow(rewards, 10, 4, 172, 40, 20)], 188, 48


def _solo_action(p: Painter, key: str) -> Drawing:
    tile = int(key) - 1
    space = p.box.solo_tile_space[tile]
    if not space:
        arrow = "→" if p.box.solo_tile_right[tile] else "←"
        return _card([Unit("", "worker-any", arrow)], 100)
    places = [svg.tile(8 + n * 17, 13, 14, 22, INDIGO if n + 1 == space else SHADE, LINE, 2) for n in range(5)]
    return [svg.tile(1, 1, 98, 46, PAPER, INK), *places], 100, 48


def _track(p: Painter, key: str) -> Drawing:
    name, _, space = key.partition("-")
    track, number = TRACKS.index(name), int(space)
    value = Unit(str(p.box.track_value[track][number]), name)
    address = p.box.track_icon[track][number]
    return _card([value, *([Unit(after="·"), *units(p.box, address)] if address else [])], 100, fill=SAND)


def _gap(p: Painter, key: str) -> Drawing:
    upper, lower, column = key.split("-")
    gap = 0 if upper == "ships" else 1
    neighbours = [Unit("", PIECE_ICONS[upper]), Unit("", PIECE_ICONS[lower], ":")]
    return _card([*neighbours, *units(p.box, p.box.gap_icon[gap][int(column) - 1])])


def _train_space(p: Painter, key: str) -> Drawing:
    region, space = (int(n) - 1 for n in key.split("-"))
    bonus = p.box.rail[region][space]
    return _card(units(p.box, bonus) if bonus else [Unit("", "train")], 60)


def _region(p: Painter, key: str) -> Drawing:
    bonus = [*units(p.box, p.box.region_bonus[int(key) - 1]), Unit(f"/ {p.box.market_vp}", "vp")]
    name = svg.text(12, 29, names.region_name(key, p.language), 15, bold=True, serif=True)
    return [svg.tile(1, 1, 186, 46, PAPER, INK), name, flow(bonus, 104, 4, 82, 40, 20)], 188, 48


def _city(p: Painter, key: str) -> Drawing:
    city = int(key) - 1
    parts = [svg.tile(37, 27, 36, 36, SAND, MUTED), svg.icon("market", 44, 34, 22)]
    for (x, y), value in zip(((43, 1), (75, 33), (43, 65), (11, 33)), p.box.printed[city], strict=True):
        parts.append(svg.tile(x, y, 24, 24, PAPER, MUTED))
        if value:
            parts.append(svg.text(x + 12, y + 17, value, 14, anchor="middle", bold=True, serif=True))
    parts.append(svg.text(55, 104, names.city_name(city, p.language), 13, anchor="middle", bold=True))
    return parts, 110, 110


def _demand(p: Painter, key: str) -> Drawing:
    goods = p.content["demand"][int(key) - 1]["goods"]
    places = ((33, 6), (60, 33), (33, 60), (6, 33))
    icons = [svg.icon(good, x, y, 24) for good, (x, y) in zip(goods, places, strict=True)]
    cross = f'<path d="M2 2 88 88M88 2 2 88" stroke="{LINE}"/>'
    return [svg.tile(1, 1, 88, 88, PAPER, INK), cross, *icons], 90, 90


def _location(p: Painter, key: str) -> Drawing:
    colour = COLOURS[p.box.location_colour[LOCATIONS.index(key)]]
    return _card([Unit("", "ship", "→"), Unit("", f"expert-{colour}"), Unit("+", f"house-{colour}")])


def _department(p: Painter, key: str) -> Drawing:
    basic, better = p.box.department[COLOURS.index(key)]
    return _card([Unit("", f"house-{key}", ":"), *units(p.box, basic), Unit(after="★"), *units(p.box, better)], 230)


def _objective(p: Painter, key: str) -> Drawing:
    return _card([Unit("", "fan", "→"), Unit("", OBJECTIVE_ICONS[key])], 100, fill=PAPER)


def _action(p: Painter, key: str) -> Drawing:
    return _card([Unit("", ACTION_ICONS[key])], 60)


DRAWINGS: dict[str, Callable[[Painter, str], Drawing]] = {
    "factory": _factory,
    "start-a": _start_a,
    "start-b": _start_b,
    "contract": _contract,
    "goal": _goal,
    "goal-field": _goal_field,
    "solo-goal": _solo_goal,
    "solo-action": _solo_action,
    "track": _track,
    "gap": _gap,
    "train-space": _train_space,
    "region": _region,
    "city": _city,
    "location": _location,
    "department": _department,
    "demand": _demand,
    "objective": _objective,
    "action": _action,
}


def component_picture(game: Any, kind: str, key: str, language: str) -> ComponentPicture:
    """A component as a picture."""
    body, width, height = DRAWINGS[kind](Painter(game, None, language), key)
    return ComponentPicture("".join(body), width, height)
