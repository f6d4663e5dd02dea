"""A Zaibatsu board: departments, work area, tracks, pieces, factories, contracts, tokens, stock."""

from __future__ import annotations

from meiji.drawing import motifs, svg
from meiji.drawing.painter import WIDTH
from meiji.drawing.palette import GOLD, INDIGO, INK, LINE, MUTED, OCHRE, PAPER, SAND, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, centred, draw, flow

from .operations import INNOVATION
from .picture_base import Painter
from .picture_effects import PIECE_ICONS, units
from .scoring import objective_points
from .terms import (
    COLOURS,
    CONTRACTS_OBJECTIVE,
    FACTORIES_OBJECTIVE,
    GOODS,
    LEVELS,
    OBJECTIVES,
    OLD_FACTORY,
    PIECE_SPACES,
    PIECES,
    START_A,
    STORE,
    TRACK_SPACES,
    TRACKS,
    WORK_SPACES,
)

HEIGHT = 404
CONTRACT_NAMES = [*COLOURS, "level-2", "level-3"]
TRACK_STEP = 29


@memoised
def zaibatsu(p: Painter, seat: int) -> list[str]:
    parts = [p.panel(WIDTH, HEIGHT), *motifs.player_bar(p, seat, _stock(p, seat))]
    parts += [svg.block([start], WIDTH - 222, 0, 212, 40) for start in _start_tile(p, seat)]
    people = [*_departments(p, seat, 0, 0), *_work_area(p, seat, 196, 0)]
    parts.append(svg.block(people, 10, 50, 308, 164))
    parts.append(svg.block(_tracks(p, seat), 334, 50, 456, 164))
    parts.append(svg.block(_pieces(p, seat), 822, 50, 332, 164))
    parts.append(p.heading(10, 236, "factories", "slots"))
    parts += [_slot(p, seat, slot) for slot in range(p.box.slots)]
    parts.append(svg.block(_available(p, seat), 830, 224, 326, 176))
    return parts


@memoised
def _slot(p: Painter, seat: int, slot: int) -> str:
    column = [_factory(p, seat, slot, 0, 0), _recess(p, seat, slot, 0, 100)]
    return svg.block(column, 10 + slot * 136, 244, 132, 146, p.word("factories"))


def _stock(p: Painter, seat: int) -> list[tuple[str, str, object, str]]:
    """Points, money and resources; coal on the start tile is counted apart."""
    g = p.g
    kept = f"+{g.kept_coal[seat]}" if g.kept_coal[seat] else ""
    stock = {"vp": g.vp, "money": g.money, "coal": g.coal, "silk": g.silk, "iron": g.iron}
    return [
        (name, name, f"{row[seat]}{kept if name == 'coal' else ''}", f"{p.word(f'stock-{name}')}: {row[seat]}")
        for name, row in stock.items()
    ]


@memoised
def _start_tile(p: Painter, seat: int) -> list[str]:
    """The start tile that stays with its owner, once it is chosen."""
    g, box = p.g, p.box
    start = g.start_a[seat] - 1
    if start < 0:
        return []
    words = p.word(f"start-{START_A[start]}")
    inside = [svg.tile(0, 0, 212, 28, "#e3ebf2", INK, 5)]
    inside.append(flow(units(box, box.start_a[start]), 8, 3, 66, 22, 19))
    inside.append(svg.text(76, 19, words, 12, fit=96))
    if g.stored_machine[seat]:
        inside.append(svg.piece(seat, "machine", 174, 4, 32, 20))
    inside += [svg.icon("crate", 172 + n * 18, 6, 16) for n in range(g.stored_goods[seat])]
    return [svg.group(inside, y=6, id=f"start-{seat}", title=words, about=f"start-a {START_A[start]}")]


# --- departments and work area --------------------------------------------------------------------------------------
@memoised
def _departments(p: Painter, seat: int, x: float, y: float) -> list[str]:
    """What each department gives, basic and upgraded; what counts now is bold."""
    g, box = p.g, p.box
    parts = [p.heading(x, y + 12, "departments", fit=180)]
    for i, colour in enumerate(COLOURS):
        upgraded = g.upgraded[seat][i]
        basic, better = box.department[i]
        inside = [svg.icon(f"house-{colour}", 5, 7, 28)]
        for n, address in enumerate((basic, better)):
            now = n == upgraded
            sign = "+" if box.op[address] == INNOVATION else ""
            fill = INK if now else MUTED
            words = f"{sign}{box.a[address]}"
            inside.append(svg.text(47 + n * 22, 18, words, 15 if now else 11, anchor="middle", bold=now, fill=fill))
        for n, unit in enumerate(units(box, basic)):
            inside.append(draw(Unit("", unit.icon), 48 + n * 18 if n or box.op[basic] != INNOVATION else 42, 22, 16))
        if upgraded:
            inside.append(p.upgraded(84, 34))
        title = p.word("department", colour=p.word(f"colour-{colour}"))
        at = (x + (i % 2) * 95, y + 20 + (i // 2) * 47)
        fill, stroke = (GOLD, OCHRE) if upgraded else (PAPER, LINE)
        id, about = f"department-{seat}-{colour}", f"department {colour}"
        parts.append(p.thing(id, title, inside, *at, 91, 42, fill, stroke, about=about))
    return parts


@memoised
def _work_area(p: Painter, seat: int, x: float, y: float) -> list[str]:
    """Workers from the bottom; beside the upper spaces the stacks of benefit tokens."""
    g, box = p.g, p.box
    parts = [p.heading(x, y + 12, "work-area", fit=114)]
    for space in range(WORK_SPACES):
        at = y + 20 + (WORK_SPACES - 1 - space) * 23.6
        grey = 0 < space < WORK_SPACES - LEVELS
        place = [svg.tile(x, at, 50, 21.5, "#c9c3b6" if grey else SAND, LINE, 4)]
        if space < g.workers[seat]:
            kind = "expert" if g.work_expert[seat][space] else "worker"
            place.append(svg.icon(f"{kind}-{COLOURS[g.work[seat][space] - 1]}", x + 15, at + 0.5, 20.5))
        title = p.word("work-area")
        parts.append(svg.group(place, id=f"work-{seat}-{space + 1}", title=title, about="place work-area"))
        level = box.benefit_at[space]
        if level:
            left = g.benefit[seat][level]
            inside = [svg.tile(x + 56, at, 56, 21.5, PAPER, LINE, 4, dashed=not left)]
            if left:
                inside.append(p.benefit(x + 60, at + 0.5, level, 21))
            inside.append(svg.text(x + 106, at + 15.5, f"×{left}", 12, anchor="end", bold=True))
            title = p.word("benefit", level=level)
            parts.append(svg.group(inside, id=f"benefit-{seat}-{level}", title=title, about="place benefit"))
    return parts


# --- tracks and pieces ----------------------------------------------------------------------------------------------
@memoised
def _objective(p: Painter, seat: int, field: int, x: float, y: float, high: float = 34) -> str:
    """A field for a benefit token; with one on it, the points that it brings now."""
    g = p.g
    level = g.objective[seat][field]
    name = OBJECTIVES[field]
    title = p.word("objective", area=p.word(f"area-{name}"))
    if level:
        points = objective_points(g, p.box, seat, field)
        title = f"{title}: {points}"
        inside = [
            p.benefit(10, 0, level, 20),
            svg.text(20, high - 3, points, 12, anchor="middle", bold=True, fill=INDIGO),
        ]
    else:
        inside = [svg.icon("fan", 12, (high - 16) / 2, 16, faded=True)]
    fill, id, about = GOLD if level else PAPER, f"objective-{seat}-{name}", f"objective {name}"
    return p.thing(id, title, inside, x, y, 40, high, fill, OCHRE, radius=8, dashed=not level, about=about)


def _threshold(p: Painter, area: int, place: int, x: float, y: float) -> str:
    """The sign of a threshold: one triangle for the lower one, two for the upper one."""
    name = {p.box.lower[area]: "lower", p.box.upper[area]: "upper"}.get(place)
    if name is None:
        return ""
    return svg.tile(x - 1.5, y - 0.5, 14, 12, "#fff", VERMILION, 5) + svg.icon(name, x, y, 11, VERMILION)


@memoised
def _tracks(p: Painter, seat: int) -> list[str]:
    parts = [p.heading(0, 12, "tracks", "track_rd", fit=280)]
    for track in range(len(TRACKS)):
        at = 20 + track * 47
        parts += [_track(p, seat, track, p.g.track[seat][track], at), _objective(p, seat, track + 3, 414, at)]
    return parts


@memoised
def _track(p: Painter, seat: int, track: int, here: int, y: float) -> str:
    """A track whose marker is here."""
    box, name = p.box, TRACKS[track]
    inside = [svg.icon(name, 0, 5, 26)]
    for space in range(TRACK_SPACES):
        left = 31 + space * TRACK_STEP
        value = box.track_value[track][space]
        fill = GOLD if space == here else (SHADE, PAPER)[value % 2]
        stroke, line = (INK, 2) if space == here else (LINE, 1)
        cell = [svg.tile(left, 0, TRACK_STEP - 1.5, 34, fill, stroke, 3, line=line)]
        cell.append(svg.text(left + 14, 12, value, 11.5, anchor="middle", bold=space == here))
        address = box.track_icon[track][space]
        if space == here:
            cell.append(svg.group([svg.mon(seat, left + 14, 23, 7.5)], id=f"marker-{seat}-{name}"))
        elif address:
            icons = [draw(unit, left + 5.5, 15, 17) for unit in units(box, address)]
            cell.append(svg.group(icons, faded=space < here))
        inside.append(svg.group(cell, about=f"track {name}-{space}"))
        inside.append(_threshold(p, track + 3, space, left + 8.5, 34))
    title = f"{p.word(f'area-{name}')}: {box.track_value[track][here]}"
    return svg.group(inside, y=y, id=f"track-{seat}-{name}", title=title, about=f"place track-{name}")


@memoised
def _pieces(p: Painter, seat: int) -> list[str]:
    """Ships, machines and trains not yet taken; between two rows what is gained when both places are empty."""
    g, box = p.g, p.box
    parts = [p.heading(0, 12, "pieces", "gaps", fit=280)]
    for kind, name in enumerate(PIECES):
        at = 20 + kind * 55
        built = g.built[seat][kind]
        inside = [svg.icon(PIECE_ICONS[name], 0, 2, 22, INDIGO)]
        for column in range(PIECE_SPACES):
            left = 28 + column * 43
            inside.append(svg.tile(left, 0, 39, 26, SHADE if column < built else PAPER, LINE, 4, dashed=column < built))
            if column >= built:
                inside.append(svg.piece(seat, PIECE_ICONS[name], left + 3, 3, 33, 20))
            inside.append(_threshold(p, kind, column + 1, left + 30, -6))
        title = f"{p.word(f'area-{name}')}: {built}"
        parts.append(svg.group(inside, y=at, id=f"{name}-{seat}", title=title, about=f"place {name}"))
        parts.append(_objective(p, seat, kind, 290, at - 3))
    for gap in range(2):
        name = f"{PIECES[gap]}-{PIECES[gap + 1]}"
        for column in range(PIECE_SPACES):
            gained = min(g.built[seat][gap], g.built[seat][gap + 1]) > column
            icons = centred(units(box, box.gap_icon[gap][column]), 47.5 + column * 43, 51 + gap * 55, 18)
            parts.append(svg.group([icons], faded=gained, about=f"gap {name}-{column + 1}"))
    return parts


# --- factories and contracts ----------------------------------------------------------------------------------------
def _values(values: list[int], x: float, y: float) -> str:
    words = " / ".join(str(value) for value in values[1:])
    return svg.icon("vp", x, y - 10, 12) + svg.text(x + 15, y, words, 11, fill=MUTED)


@memoised
def _factory(p: Painter, seat: int, slot: int, x: float, y: float) -> str:
    """A slot for a factory: its tile, machines and goods, and what the slot is worth."""
    g, box = p.g, p.box
    inside, about = [], "place slot"
    title = p.word("slot", number=slot + 1)
    built = slot < g.factories[seat]
    if built:
        tile, good = g.factory[seat][slot] - 1, g.factory_good[seat][slot]
        side = g.side_of[tile]
        title, about = f"{title}: {p.tile_name(tile, side)}", f"{p.tile_about(tile, side)}, place slot"
        inside.append(svg.tile(0, 0, 132, 48, PAPER, INK))
        inside += p.factory_face(tile, side, good, 132, 48)
        if tile != OLD_FACTORY:
            inside += _machine_places(p, seat, slot)
        for n in range(STORE):
            inside.append(svg.tile(66 + n * 16.5, 54, 15, 16, SHADE, LINE, 2))
            if n < g.goods[seat][slot]:
                inside.append(svg.icon(GOODS[good], 66 + n * 16.5, 54.5, 15))
    inside.append(_values(box.slot_vp[slot], 30, 87))
    return p.thing(f"slot-{seat}-{slot + 1}", title, inside, x, y, 132, 92, SAND, LINE, dashed=not built, about=about)


def _machine_places(p: Painter, seat: int, slot: int) -> list[str]:
    """Two places: the left one is free, the right one costs iron."""
    parts = []
    for place in range(2):
        left = 3 + place * 31
        if p.g.machines[seat][slot] >> place & 1:
            parts.append(svg.piece(seat, "machine", left, 53, 29, 18))
        else:
            parts.append(svg.tile(left, 53, 29, 18, PAPER, LINE, 3, dashed=True))
            if place:
                parts.append(draw(Unit(f"−{p.box.paid_place}", "iron", pay=True), left + 2, 56, 12))
            else:
                parts.append(svg.icon("machine", left + 8, 56, 12, "#cdbd9b"))
    return parts


def _token(p: Painter, contract: int, x: float, y: float) -> str:
    """What stands on a contract: the department it activates; two ask for a good of a level."""
    level = p.box.contract_level[contract]
    parts = []
    if level:
        parts += [svg.icon(GOODS[level * 2 + n], x + n * 15, y + 4, 14) for n in range(2)]
        parts.append(svg.text(x + 33, y + 15, ":", 12, bold=True))
        x += 43
    parts += [draw(unit, x, y, 22) for unit in units(p.box, p.box.contract[contract])]
    return "".join(parts)


def _contract(p: Painter, seat: int, contract: int, x: float, y: float, width: float, done: bool) -> str:
    name = CONTRACT_NAMES[contract]
    kind = p.word("contract-level", level=name[-1]) if contract >= len(COLOURS) else p.word(f"colour-{name}")
    wide = 65 if p.box.contract_level[contract] else 22
    inside = [_token(p, contract, (width - wide) / 2, 4)]
    title, id, about = p.word("contract", kind=kind), f"contract-{seat}-{name}", f"contract {name}, place contracts"
    return p.thing(id, title, inside, x, y, width, 30, SHADE if done else PAPER, MUTED, about=about)


@memoised
def _recess(p: Painter, seat: int, recess: int, x: float, y: float) -> str:
    """A recess for a concluded contract; they fill up from the left."""
    taken = p.g.contracts[seat]
    parts = [_values(p.box.recess_vp[recess], x + 30, y + 8)]
    lying = [contract for contract in range(len(CONTRACT_NAMES)) if taken[contract] == recess + 1]
    if lying:
        parts.append(_contract(p, seat, lying[0], x, y + 14, 132, True))
    else:
        shape = f"M{x} {y + 14}H{x + 132}V{y + 44}H{x + 84}A18 18 0 0 0 {x + 48} {y + 44}H{x}Z"
        parts.append(f'<path d="{shape}" fill="{SHADE}" stroke="{LINE}" stroke-dasharray="3 3"/>')
    return svg.group(parts, about="place contracts")


@memoised
def _available(p: Painter, seat: int) -> list[str]:
    """Objectives of factories and contracts; contracts still to conclude; tokens at hand, and those on the flag."""
    g, x = p.g, 52.0
    parts = [_objective(p, seat, FACTORIES_OBJECTIVE, 0, 48), _objective(p, seat, CONTRACTS_OBJECTIVE, 0, 132)]
    parts.append(p.heading(x, 12, "contracts", "contract", fit=250))
    for contract in range(len(CONTRACT_NAMES)):
        if not g.contracts[seat][contract]:
            special = contract - len(COLOURS)
            place = (x + special * 140, 56, 134.0) if special >= 0 else (x + contract * 46.2, 20, 43.0)
            parts.append(_contract(p, seat, contract, *place, done=False))
    parts.append(p.heading(x, 108, "tokens", fit=250))
    values = [value for value in range(8) for _ in range(g.tokens[seat][value])]
    tokens = [svg.token(seat, x + 13 + n * 28, 128, value, 11) for n, value in enumerate(values)]
    parts.append(svg.group(tokens, id=f"tokens-{seat}", title=p.word("tokens"), about="place tokens"))
    flag = [value for value in range(8) for _ in range(g.flag[seat][value])]
    inside = [svg.tile(0, 0, 140, 30, SHADE, LINE, 5), svg.icon("flag", 6, 4, 22)]
    inside += [svg.group([svg.token(seat, 50 + n * 32, 15, value, 11)], faded=True) for n, value in enumerate(flag)]
    parts.append(svg.group(inside, x=x, y=145, id=f"flag-{seat}", title=p.word("flag"), about="place flag"))
    return parts
