"""The lower half of a Zaibatsu board: factories with goods and machines, contracts, departments, objectives."""

from __future__ import annotations

from meiji.drawing import svg
from meiji.drawing.palette import BLACK, GOLD, INDIGO, LINE, MUTED, OCHRE, PAPER, SAND, SHADE
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, centred, draw, flow
from meiji.kernel.wording import upper_first

from .picture_base import GOOD_COLOURS, Painter, points, quiet
from .picture_effects import OBJECTIVE_ICONS, face, units
from .scoring import objective_points
from .terms import (
    COLOURS,
    CONTRACT_NAMES,
    CONTRACTS_OBJECTIVE,
    FACTORIES_OBJECTIVE,
    GOODS,
    OBJECTIVES,
    OLD_FACTORY,
    SLOTS,
    STORE,
    TILE_NAMES,
)
from .texts import names
from .texts.effects import contract_name, effect_text, tile_effect_text

TOP = 142.0
SLOT, PITCH, SLOT_HIGH, RECESS = 94.0, 97.0, 106.0, 32.0
OFFICE = 644.0  # where departments and contracts begin
DEPARTMENT, CONTRACT = 94.0, 70.0  # widths


# --- objectives -----------------------------------------------------------------------------------------------------
@memoised
def objective(p: Painter, seat: int, field: int, x: float, y: float) -> str:
    """A field for a benefit token; with one on it, the points that it brings now."""
    level, name = p.g.objective[seat][field], OBJECTIVES[field]
    title = p.word("objective", area=names.objective_name(name, p.language))
    if level:
        now = objective_points(p.g, p.box, seat, field)
        title = f"{title}; {p.word('objective-now', level=level, points=now)}"
        number = svg.text(20, 33.5, now, 13, anchor="middle", bold=True, fill=INDIGO)
        inside = [svg.moving(f"benefit-{seat}-{level}", p.benefit(9.5, 0, level, 21)), number]
    else:
        inside = [svg.icon("fan", 4, 9, 18, faded=True), svg.icon(OBJECTIVE_ICONS[name], 21, 10, 15, LINE, faded=True)]
    id, about = f"objective-{seat}-{name}", f"objective {name}"
    fill, edge, place = GOLD if level else "none", OCHRE if level else LINE, (x, y, 40, 36)
    return p.thing(id, title, inside, *place, fill, edge, radius=8, dashed=not level, about=about)


# --- factories ------------------------------------------------------------------------------------------------------
@memoised
def factories(p: Painter, seat: int) -> list[str]:
    """The slots and below them the recesses for contracts, each with its objective at the end."""
    name = p.word("factories")
    parts = []
    for slot in range(SLOTS):
        column = [_slot(p, seat, slot), _recess(p, seat, slot)]
        parts.append(svg.block(column, 12 + slot * PITCH, TOP, SLOT, SLOT_HIGH + 4 + RECESS, name))
    note = p.reconstructed(20, 14)
    ends = [note, objective(p, seat, FACTORIES_OBJECTIVE, 0, 34), objective(p, seat, CONTRACTS_OBJECTIVE, 0, 107)]
    return [*parts, svg.block(ends, 12 + SLOTS * PITCH, TOP, 40, 143, p.word("objectives"))]


def _values(p: Painter, seat: int, field: int, values: list[int], x: float, y: float) -> str:
    """What an objective brings from here on: with a benefit token on it, or else by its level."""
    level = p.g.objective[seat][field]
    if level:
        return svg.text(x, y, values[level], 13, anchor="middle", bold=True, fill=INDIGO)
    return quiet(x, y, points(values[1:]), 12, "middle")


@memoised
def _slot(p: Painter, seat: int, slot: int) -> str:
    """A slot for a factory: its tile with machines and goods, and what the slot is worth."""
    g, id = p.g, f"slot-{seat}-{slot + 1}"
    worth = _values(p, seat, FACTORIES_OBJECTIVE, p.box.slot_vp[slot], SLOT / 2, SLOT_HIGH - 5)
    title = p.word("slot", number=slot + 1)
    place = (0, 0, SLOT, SLOT_HIGH)
    if slot >= g.factories[seat]:
        inside = [svg.icon("factory", SLOT / 2 - 15, 30, 30, faded=True), worth]
        return p.thing(id, title, inside, *place, "none", dashed=True, about="place slot")
    tile, good = g.factory[seat][slot] - 1, g.factory_good[seat][slot]
    side = g.side_of[tile]
    goods = names.goods_text(g.goods[seat][slot], GOODS[good], p.language)
    title = f"{title}: {tile_title(p, tile, side)}; {goods}"
    piece = "old-factory" if tile == OLD_FACTORY else f"tile-{TILE_NAMES[tile]}"
    inside = [svg.moving(piece, "".join(_face(p, tile, side, good)))]
    if tile != OLD_FACTORY:
        inside += [_machine(p, seat, slot, n) for n in range(2)]
    inside += [_good(p, seat, slot, n) for n in range(STORE)]
    about = f"{p.tile_about(tile, side)}, place slot"
    return p.thing(id, title, [*inside, worth], *place, about=about, raised=True)


def tile_title(p: Painter, tile: int, side: int) -> str:
    """A factory tile in words."""
    name = names.tile_name(tile, side, p.language)
    return name if tile == OLD_FACTORY else f"{name}: {tile_effect_text(p.box, tile, side, p.language)}"


def _face(p: Painter, tile: int, side: int, good: int) -> list[str]:
    """The tile: a band of the good's colour, the effect below."""
    band = f"M4 .5H{SLOT - 4:g}Q{SLOT - 0.5:g} .5 {SLOT - 0.5:g} 4V22H.5V4Q.5 .5 4 .5Z"
    parts = [f'<path d="{band}" fill="{GOOD_COLOURS[good]}"/>', svg.icon(GOODS[good], 3, 2, 18)]
    if tile == OLD_FACTORY:
        return [*parts, svg.icon("old", SLOT / 2 - 14, 28, 28)]
    parts.append(svg.text(23, 16, f"{tile % 5 + 1}{'AB'[side]}", 13, bold=True, fill=BLACK))
    return [*parts, flow(face(p.box, tile, side), 4, 24, SLOT - 6, 38, 16)]


def _machine(p: Painter, seat: int, slot: int, place: int) -> str:
    """One of two places: the left one is free, the right one costs iron."""
    x = 46 + place * 24.0
    if p.g.machines[seat][slot] >> place & 1:
        return svg.piece(seat, "machine", x, 2.5, 22, 17)
    dashed = svg.tile(x, 2.5, 22, 17, "none", BLACK, 3, dashed=True)
    icon = "iron" if place else "machine"
    return dashed + svg.icon(icon, x + 4, 4, 14, BLACK, faded=True)


def _good(p: Painter, seat: int, slot: int, n: int) -> str:
    """A place for a good in the store."""
    good = GOODS[p.g.factory_good[seat][slot]]
    there, x = n < p.g.goods[seat][slot], 3 + n * 22.2
    cube = [svg.moving(f"good-{seat}-{good}", svg.icon(good, 1.5, 1.5, 18))] if there else []
    return svg.group([svg.tile(0, 0, 21, 21, SAND if there else "none", LINE, 3, dashed=not there), *cube], x=x, y=65)


# --- contracts ------------------------------------------------------------------------------------------------------
@memoised
def contracts(p: Painter, seat: int) -> list[str]:
    """Those still to conclude."""
    parts = []
    for contract in range(len(CONTRACT_NAMES)):
        x, y = contract % 4 * (CONTRACT + 2.7), contract // 4 * 36.0
        if p.g.contracts[seat][contract]:
            parts.append(svg.tile(x, y, CONTRACT, 32, "none", LINE, 4, dashed=True))
        else:
            parts.append(_contract(p, seat, contract, x, y, CONTRACT))
    return [svg.block(parts, OFFICE, TOP + 74, 4 * CONTRACT + 8, 68, p.word("contracts"))]


@memoised
def _contract(p: Painter, seat: int, contract: int, x: float, y: float, width: float) -> str:
    name, level = CONTRACT_NAMES[contract], p.box.contract_level[contract]
    asked = [*(Unit("", GOODS[level * 2 + n]) for n in range(2)), Unit(after=":")] if level else []
    given = units(p.box, p.box.contract[contract])
    seal = svg.icon("contract", 4, 6, 19) if not level else ""
    inside = [seal, centred([*asked, *given], width / 2 + (0 if level else 9), 6, 20 if not level else 15)]
    title, about = contract_name(p.box, contract, p.language), f"contract {name}, place contracts"
    piece = svg.moving(f"contract-{seat}-{name}", "".join(inside))
    id, place = f"contract-{seat}-{name}", (x, y, width, 32)
    return p.thing(id, title, [piece], *place, PAPER, MUTED, about=about, raised=True)


@memoised
def _recess(p: Painter, seat: int, recess: int) -> str:
    """A recess for a concluded contract; they fill up from the left."""
    y = SLOT_HIGH + 4
    lying = [c for c in range(len(CONTRACT_NAMES)) if p.g.contracts[seat][c] == recess + 1]
    values = p.box.recess_vp[recess]
    if lying:
        level = p.g.objective[seat][CONTRACTS_OBJECTIVE]
        parts = [_contract(p, seat, lying[0], 0, y, SLOT)]
        if level:
            parts.append(svg.text(SLOT - 5, y + 21, values[level], 13, anchor="end", bold=True, fill=INDIGO))
        return svg.group(parts, about="place contracts")
    shape = f"M0 {y + 4:g}Q0 {y:g} 4 {y:g}H{SLOT - 4:g}Q{SLOT:g} {y:g} {SLOT:g} {y + 4:g}V{y + RECESS:g}H0Z"
    parts = [f'<path d="{shape}" fill="{SHADE}" opacity=".6"/>']
    parts.append(_values(p, seat, CONTRACTS_OBJECTIVE, values, SLOT / 2, y + 21))
    return svg.group(
        parts, title=p.word("recess", number=recess + 1, points=points(values[1:])), about="place contracts"
    )


# --- departments ----------------------------------------------------------------------------------------------------
@memoised
def departments(p: Painter, seat: int) -> list[str]:
    parts = [_department(p, seat, n, n % 3 * (DEPARTMENT + 3), n // 3 * 36.0) for n in range(len(COLOURS))]
    name, place = p.word("departments"), (0, 0, 3 * DEPARTMENT + 6, 69)
    group = p.thing(f"departments-{seat}", name, parts, *place, "none", "none")
    return [svg.block([group], OFFICE, TOP, 3 * DEPARTMENT + 6, 70, name)]


@memoised
def _department(p: Painter, seat: int, colour: int, x: float, y: float) -> str:
    """What a department gives now, and once it is upgraded."""
    box, upgraded, name = p.box, p.g.upgraded[seat][colour], COLOURS[colour]
    basic, better = box.department[colour]
    now = units(box, better if upgraded else basic)
    inside = [svg.icon(f"house-{name}", 4, 4, 25)]
    for n, unit in enumerate(now):
        size = 17 if len(now) == 1 else 15
        inside.append(draw(Unit(unit.before.strip("/"), unit.icon), 32 + n * 32, 17 - size / 2, size))
    if upgraded:
        inside.append(p.upgraded(DEPARTMENT - 9, 10))
    else:
        inside.append(quiet(DEPARTMENT - 4, 14, f"›{box.a[better]}", 12, "end"))
    gives = [effect_text(box, address, p.language) for address in (basic, better)]
    title = f"{upper_first(names.department_name(name, p.language))}: {gives[upgraded]}"
    if not upgraded:
        title = f"{title}; {p.word('once-upgraded', effect=gives[1])}"
    id, about, place = f"department-{seat}-{name}", f"department {name}", (x, y, DEPARTMENT, 33)
    return p.thing(id, title, inside, *place, GOLD if upgraded else PAPER, OCHRE if upgraded else LINE, about=about)
