"""What cardboard gives, as rows of icons: one small drawing for each operation of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from meiji.drawing.units import Unit

from . import operations as op
from .box import Box
from .terms import ACTIONS, COLOURS, OBJECTIVES, PIECES, TRACKS

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


CONDITIONS = {
    op.IF_MACHINE_HERE: Unit("", "here"),
    op.IF_PRODUCED_HERE: Unit("", "here"),
    op.IF_ONE_CONTRACT: Unit("≥1", "contract"),
    op.IF_TWO_CONTRACTS: Unit("≥2", "contract"),
}


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
