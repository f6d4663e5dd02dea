"""What cardboard gives, as rows of icons: one small drawing for each operation of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from meiji.kernel import svg
from meiji.kernel.svg import INDIGO, INK, VERMILION

from . import operations as op
from .box import Box
from .words import ACTIONS, COLOURS, OBJECTIVES, PIECES, TRACKS

ACTION_ICONS = {
    "rd": "rd",
    "mining": "mining",
    "factory": "factory",
    "machines": "machine",
    "production": "produce",
    "ships": "ship",
    "trains": "train",
    "markets": "market",
    "contracts": "contract",
}
PIECE_ICONS = {"ships": "ship", "machines": "machine", "trains": "train"}
OBJECTIVE_ICONS = {**PIECE_ICONS, **{name: name for name in TRACKS}, "factories": "factory", "contracts": "contract"}


class Unit(NamedTuple):
    """An icon with a word before and after it and perhaps one on it. A line is never broken inside."""

    before: str = ""
    icon: str = ""
    after: str = ""
    over: str = ""
    pay: bool = False
    cross: bool = False
    framed: bool = False


CONDITIONS = {
    op.IF_MACHINE_HERE: Unit("", "here"),
    op.IF_PRODUCED_HERE: Unit("", "here"),
    op.IF_ONE_CONTRACT: Unit("≥1", "contract"),
    op.IF_TWO_CONTRACTS: Unit("≥2", "contract"),
}


@lru_cache(4096)
def width_of(unit: Unit, size: float) -> float:
    words = unit.before + unit.after
    return (size if unit.icon else 0) + svg.wide(words, size * 0.82, True) + (7 if unit.framed else 4)


@lru_cache(4096)
def draw(unit: Unit, x: float, y: float, size: float) -> str:
    """A unit with its upper left corner at x, y."""
    parts = []
    base, letters, colour = y + size * 0.8, size * 0.82, VERMILION if unit.pay else INK
    if unit.before:
        parts.append(svg.text(x, base, unit.before, letters, bold=True, fill=colour))
        x += svg.wide(unit.before, letters, True) + 1
    if unit.framed:
        parts.append(svg.tile(x - 0.5, y - 1.5, size + 5, size + 3, "#dfe7f0", INDIGO, 3))
        x += 2
    if unit.icon == "token":
        parts.append(svg.shape(svg.OWNER_SHAPES[0], x + size / 2, y + size / 2, size / 2, svg.MUTED, "#fff"))
    elif unit.icon:
        parts.append(svg.icon(unit.icon, x, y, size))
    if unit.cross:
        parts.append(svg.icon("no", x, y, size))
    if unit.over:
        fill = "#fff" if unit.icon == "token" else INK
        parts.append(
            svg.text(x + size / 2, y + size * 0.78, unit.over, size * 0.75, anchor="middle", fill=fill, bold=True)
        )
    if unit.after:
        x += size + 1 if unit.icon else 0
        parts.append(svg.text(x, base, unit.after, letters, bold=True, fill=colour))
    return "".join(parts)


def centred(units: list[Unit], x: float, y: float, size: float) -> str:
    """Units in one line around x."""
    x -= (sum(width_of(unit, size) for unit in units) - 4) / 2
    parts = []
    for unit in units:
        parts.append(draw(unit, x, y, size))
        x += width_of(unit, size)
    return "".join(parts)


def flow(units: list[Unit], x: float, y: float, width: float, height: float, size: float = 17) -> str:
    """Units from left to right in as many lines as needed, smaller if they do not fit, in the middle of the height."""
    return _flow(tuple(units), x, y, width, height, size)


@lru_cache(1024)
def _flow(units: tuple[Unit, ...], x: float, y: float, width: float, height: float, size: float) -> str:
    lines: list[list[Unit]] = []
    while True:
        lines, used = [[]], 0.0
        for unit in units:
            wide = width_of(unit, size)
            if used and used + wide > width:
                lines.append([])
                used = 0.0
            lines[-1].append(unit)
            used += wide
        if len(lines) * (size + 2) <= height + 2 or size <= 9:
            break
        size -= 1
    parts = []
    y += (height - len(lines) * (size + 2) + 2) / 2
    for line in lines:
        at = x
        for unit in line:
            parts.append(draw(unit, at, y, size))
            at += width_of(unit, size)
        y += size + 2
    return "".join(parts)


def _gain(name: str) -> Callable[[int, int, int], list[Unit]]:
    return lambda a, b, c: [Unit(str(a), name)]


def _per(what: str, *per: Unit) -> Callable[[int, int, int], list[Unit]]:
    return lambda a, b, c: [Unit(str(a), what, "/"), *per, Unit(after=f"≤{b}")]


def _payment(money: int, iron: int, finance: int) -> list[Unit]:
    prices = [(money, "money"), (iron, "iron"), (finance, "finance")]
    return [*(Unit(f"−{price}", name, pay=True) for price, name in prices if price), Unit(after="→")]


def _either(colours: int) -> list[Unit]:
    chosen = [colour for i, colour in enumerate(COLOURS) if colours >> i & 1]
    return [Unit("/" if i else "", f"house-{colour}") for i, colour in enumerate(chosen)]


_pieces = [Unit("/" if i else "", PIECE_ICONS[name]) for i, name in enumerate(PIECES)]
_rows = [Unit("", PIECE_ICONS[name]) for name in PIECES]
_tracks = [Unit("", name) for name in TRACKS]

DRAWINGS: dict[int, Callable[[int, int, int], list[Unit]]] = {
    op.GAIN_COAL: _gain("coal"),
    op.GAIN_SILK: _gain("silk"),
    op.GAIN_IRON: _gain("iron"),
    op.GAIN_MONEY: _gain("money"),
    op.GAIN_VP: _gain("vp"),
    op.ADVANCE: lambda a, b, c: [Unit(f"+{b}", TRACKS[a])],
    op.DEPARTMENT_OF: lambda a, b, c: [Unit("", f"house-{COLOURS[a]}")],
    op.DEPARTMENT_ANY: lambda a, b, c: [Unit("", "house-any")],
    op.DEPARTMENT_HIRED: lambda a, b, c: [Unit("", "house-hired")],
    op.DEPARTMENT_EXPERT: lambda a, b, c: [Unit("", "house-expert")],
    op.DEPARTMENT_EITHER: lambda a, b, c: _either(a),
    op.INNOVATION: lambda a, b, c: [Unit(f"+{a}", "rd"), Unit("/", "mining")],
    op.GET_TOKEN: lambda a, b, c: [Unit("", "token", over=str(a))],
    op.KEEP_COAL: lambda a, b, c: [Unit(str(a), "coal"), Unit("", "lock")],
    op.GOODS_HERE: lambda a, b, c: [Unit(f"+{a}", "crate"), Unit("", "here")],
    op.GOODS_SPREAD: lambda a, b, c: [Unit(f"+{a}", "crate"), Unit("→", "factory", "…")],
    op.TRAIN: lambda a, b, c: [Unit("", "train"), *([Unit("", "star", f"×{a}")] if a > 1 else [])],
    op.TRAIN_ELSEWHERE: lambda a, b, c: [Unit("", "train"), Unit("≠", "region")],
    op.SHIP: lambda a, b, c: [Unit("", "ship")],
    op.MACHINE_ANYWHERE: lambda a, b, c: [Unit("", "machine")],
    op.MACHINE_ELSEWHERE: lambda a, b, c: [Unit("", "machine"), Unit("≠", "factory")],
    op.PRODUCE_THERE: lambda a, b, c: [Unit("", "produce"), Unit("", "here")],
    op.ANY_PIECE: lambda a, b, c: _pieces,
    op.MAY_PAY: _payment,
    op.BENEFIT_DEPARTMENT: lambda a, b, c: [
        Unit("", f"house-{COLOURS[b]}", "×"),
        Unit("", "fan", "−1"),
        Unit("(", OBJECTIVE_ICONS[OBJECTIVES[a]], ")"),
    ],
    op.VP_PER_FACTORY_KIND: _per("vp", Unit("≠", "factory")),
    op.MONEY_PER_MACHINE: _per("money", Unit("", "machine")),
    op.VP_PER_ROW_THRESHOLD: _per("vp", Unit("", "lower"), Unit("", "upper"), *_rows),
    op.VP_PER_TRACK_THRESHOLD: _per("vp", Unit("", "lower"), Unit("", "upper"), *_tracks),
    op.VP_PER_LOWER_THRESHOLD: _per("vp", Unit("", "lower"), *_rows, *_tracks),
    op.MINING_DEPARTMENTS: lambda a, b, c: [Unit("", "mining", ":"), Unit("", "house-any"), Unit("", "again")],
    op.REGION_BONUS: lambda a, b, c: [Unit("+", "region")],
    op.IRON_PER_PRODUCTION: lambda a, b, c: [Unit(str(a), "iron", "/"), Unit("", "produce")],
    op.GOODS_PER_PRODUCTION: lambda a, b, c: [Unit(f"+{a}", "crate", "/"), Unit("", "produce")],
    op.WAIVE_COAL: lambda a, b, c: [Unit("", "coal", cross=True), Unit("1×", "produce")],
    op.TRAIN_INFLUENCE: lambda a, b, c: [Unit("", "train", "="), Unit("", "token", over=str(a))],
    op.KEEP_AT_TAXES: lambda a, b, c: [Unit(f"≤{a}", "coal"), Unit("+", "money"), Unit("", "lock")],
    op.STORE_MACHINE: lambda a, b, c: [Unit("", "machine")],
    op.STORE_GOODS: lambda a, b, c: [Unit(str(a), "crate")],
    op.START_WORKER: lambda a, b, c: [Unit("", "worker-any")],
    op.TAKE_OLD_FACTORY: lambda a, b, c: [Unit("", "old")],
    op.CHEAPER_FACTORIES: lambda a, b, c: [Unit("", "factory", f"−{a}"), Unit("", "money")],
}


def rows(box: Box, address: int) -> Iterator[int]:
    """The rows of an effect in the box's program."""
    while box.op[address]:
        yield address
        address += 1


def units(box: Box, address: int) -> list[Unit]:
    """An effect as icons; "›" parts what comes after something else."""
    result: list[Unit] = []
    for at in rows(box, address):
        if box.then[at] == 1:
            result.append(Unit(after="›"))
        result += DRAWINGS[box.op[at]](box.a[at], box.b[at], box.c[at])
    return result


def face(box: Box, tile: int, side: int) -> list[Unit]:
    """A factory's effect: when it happens (at once, in an action, always), on what condition, and what it gives."""
    action = box.tile_action[tile][side]
    if action >= 0:
        when = [Unit("", ACTION_ICONS[ACTIONS[action]], framed=True)]
        if box.tile_if[tile][side] in CONDITIONS:
            when.append(CONDITIONS[box.tile_if[tile][side]])
        when.append(Unit(after=":"))
    else:
        when = [Unit("", "bolt" if action == -1 else "always")]
    return when + units(box, box.tile[tile][side])
