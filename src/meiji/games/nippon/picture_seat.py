"""A player board: workers, influence tiles, tracks, ships and railways, factories, contracts, achievements."""

from __future__ import annotations

from meiji.drawing import motifs, svg
from meiji.drawing.painter import WIDTH
from meiji.drawing.palette import GOLD, INDIGO, INK, LINE, MUTED, OCHRE, PAPER, SAND, SHADE
from meiji.drawing.sketch import memoised
from meiji.drawing.units import flow

from . import texts
from .picture_base import TRACK_ICONS, Painter, icon_of, units
from .scoring import achieved, multiplier_of
from .terms import (
    ACHIEVEMENTS,
    COLOURS,
    CONTRACTS,
    GOODS,
    HIGHEST,
    PIECE_SPACES,
    PIECES,
    TILE_NAMES,
    TRACKS,
    WORKER_SPACES,
)
from .tracks import track_value

HEIGHT = 418


@memoised
def player_board(p: Painter, seat: int) -> list[str]:
    g = p.g
    stock = [
        (thing, icon, row[seat], texts.amount_text(thing, row[seat], p.language))
        for thing, icon, row in (
            ("points", "vp", g.vp),
            ("yen", "money", g.yen),
            ("coal", "coal", g.coal),
            ("blueprints", "blueprint", g.blueprints),
        )
    ]
    parts = [p.panel(WIDTH, HEIGHT), *motifs.player_bar(p, seat, stock)]
    parts.append(svg.block(_people(p, seat), 10, 50, 308, 164))
    tracks = [p.heading(0, 12, "tracks"), *(_track(p, seat, track, 20 + track * 47) for track in range(len(TRACKS)))]
    parts.append(svg.block(tracks, 334, 50, 456, 164))
    parts.append(svg.block(_pieces(p, seat), 822, 50, 332, 164))
    parts.append(p.heading(10, 236, "own-factories"))
    for good in range(len(GOODS)):
        parts.append(svg.block([_factory(p, seat, good)], 10 + good * 136, 244, 132, 84, p.part("own-factories")))
    contracts = [p.heading(0, 12, "contracts")]
    contracts += [_contract(p, seat, n, n % 4 * 82, 20 + n // 4 * 44) for n in range(CONTRACTS)]
    parts.append(svg.block(contracts, 836, 224, 322, 104))
    parts.append(p.heading(10, 350, "achievements"))
    for three in range(3):
        fields = [_achievement(p, seat, three * 3 + n, n * 128) for n in range(3)]
        parts.append(svg.block(fields, 10 + three * 386, 358, 378, 50, p.part("achievements")))
    return parts


@memoised
def _people(p: Painter, seat: int) -> list[str]:
    """Workers from the left, with the reward that each brings; influence tiles in stock; stored machines."""
    g = p.g
    parts = [p.heading(0, 12, "workers", fit=200)]
    for space in range(WORKER_SPACES):
        level = p.box.reward_level[space + 1]
        inside = [svg.tile(0, 0, 48, 48, SAND, LINE, 4, dashed=True)]
        if p.g.work[seat][space]:
            inside.append(svg.icon(f"worker-{COLOURS[g.work[seat][space] - 1]}", 8, 1, 32))
        if level:
            inside.append(svg.text(24, 45, f"{level}×", 11, anchor="middle", fill=MUTED, bold=True))
        id = f"work-{seat}-{space + 1}"
        parts.append(svg.group(inside, x=space * 51, y=20, id=id, title=p.part("workers"), about="place workers"))
    parts.append(p.heading(0, 92, "tiles", fit=200))
    parts += [_stock(p, seat, value, (value - 1) * 43.7, 100) for value in range(1, HIGHEST + 1)]
    stored = texts.amount_text("stored-machines", g.stored_machines[seat], p.language)
    machine = [svg.icon("machine", 0, 0, 22, INDIGO), svg.text(28, 16, f"× {g.stored_machines[seat]}", 14, bold=True)]
    machine.append(svg.text(66, 16, p.part("stored"), 12, fill=MUTED, fit=220))
    title = f"{p.part('stored')}: {stored}"
    return [*parts, svg.group(machine, y=140, id=f"stored-{seat}", title=title, about="place stored")]


@memoised
def _stock(p: Painter, seat: int, value: int, x: float, y: float) -> str:
    """Influence tiles of a value in stock."""
    count = p.g.tiles[seat][value]
    title = f"{texts.tell(p.language, 'move-influence', value=str(value))} × {count}"
    token = svg.group([svg.token(seat, 14, 16, value, 11, p.colours)], faded=not count)
    inside = [token, svg.text(39, 28, f"×{count}", 10, anchor="end", fill=INK if count else MUTED, bold=True)]
    fill = PAPER if count else SHADE
    return p.thing(f"stock-{seat}-{value}", title, inside, x, y, 41, 32, fill, about="place tiles")


@memoised
def _track(p: Painter, seat: int, track: int, y: float) -> str:
    """A track from left to right: its numbers, its stars, the marker."""
    g, box, key = p.g, p.box, TRACKS[track]
    name = texts.track_name(key, p.language)
    here, spaces = g.track[seat][track], box.track_top[track] + 1
    width = 418 / spaces
    printed = p.content[f"track_{key}"]["values"]
    inside = [svg.icon(TRACK_ICONS[key], 4, 6, 28)]
    for space in range(spaces):
        at, now = 36 + space * width, space == here
        stroke, line = (INK, 2) if now else (LINE, 1)
        inside.append(svg.tile(at, 3, width - 1.5, 34, GOLD if now else PAPER, stroke, 3, line=line))
        if printed[space]:
            inside.append(svg.text(at + width / 2 - 1, 15, printed[space], 11.5, anchor="middle", bold=now))
        if now:
            marker = svg.mon(seat, at + width / 2 - 1, 26, 7.5, p.colours)
            inside.append(svg.group([marker], id=f"marker-{seat}-{key}"))
        elif box.track_stars[track][space] > (box.track_stars[track][space - 1] if space else 0):
            inside.append(svg.icon("star", at + width / 2 - 7, 20, 13))
    inside.append(p.mark(455, 40, p.content[f"track_{key}"]["source"]))
    title, about = f"{name}: {track_value(g, box, seat, track)}", f"track {key}, place track-{key}"
    return p.thing(f"track-{seat}-{key}", title, inside, 0, y, 456, 40, SAND, about=about)


@memoised
def _pieces(p: Painter, seat: int) -> list[str]:
    """Ships and railways still on the board, the leftmost leaves first; stars above, income icons between the rows."""
    g, box = p.g, p.box
    parts = [p.heading(0, 12, "pieces", fit=300)]
    for kind, name in enumerate(PIECES):
        built = g.built[seat][kind]
        inside = [svg.icon(icon_of(name), 0, 12, 26, INDIGO)]
        for column in range(PIECE_SPACES):
            at, empty = 34 + column * 50, column < built
            inside.append(svg.tile(at, 10, 46, 32, SHADE if empty else PAPER, LINE, 4, dashed=empty))
            if not empty:
                inside.append(svg.piece(seat, icon_of(name), at + 5, 14, 36, 24, p.colours))
            for n in range(box.piece_stars[kind][column + 1] - box.piece_stars[kind][column]):
                inside.append(svg.icon("star", at + 17 + n * 13, 0, 13))
        title = texts.amount_text(name, built, p.language)
        parts.append(svg.group(inside, y=20 + kind * 76, id=f"{name}-{seat}", title=title, about=f"place {name}-row"))
    both = min(g.built[seat])
    for column in range(PIECE_SPACES):
        if box.income_icon[column + 1]:
            icon = svg.icon("finance", 47 + column * 50, 68, 20)
            gained = svg.group([icon], faded=column < both, title=p.part("pieces"), about="place income-icon")
            parts.append(gained)
    return parts


@memoised
def _factory(p: Painter, seat: int, good: int) -> str:
    """A factory in front of the player with its goods and its machine, or the place for it."""
    g = p.g
    tile, name, id = (
        g.factory[seat][good] - 1,
        texts.good_name(GOODS[good], p.language),
        f"factory-{seat}-{GOODS[good]}",
    )
    if tile < 0:
        inside = [svg.icon(icon_of(GOODS[good]), 52, 26, 28, faded=True)]
        return p.thing(id, name, inside, 0, 0, 132, 84, SAND, dashed=True, about="place own-factories")
    title = f"{texts.tile_name(tile, p.language)}: {texts.goods_text(g.goods[seat][good], GOODS[good], p.language)}"
    inside = [svg.tile(0, 0, 132, 48, PAPER, INK), *p.factory_face(tile, 132, 48)]
    if g.machine[seat][good]:
        inside.append(svg.piece(seat, "machine", 4, 56, 32, 20, p.colours))
        inside.append(svg.text(40, 71, f"+{g.machine[seat][good]}", 14, bold=True))
    else:
        inside.append(svg.tile(4, 56, 32, 20, PAPER, LINE, 3, dashed=True))
        inside.append(svg.icon("machine", 13, 59, 14, LINE))
    for n in range(p.box.store):
        inside.append(svg.tile(62 + n * 17, 57, 15.5, 18, SHADE, LINE, 2))
        if n < g.goods[seat][good]:
            inside.append(svg.icon(icon_of(GOODS[good]), 62 + n * 17, 58, 15.5))
    return p.thing(id, title, inside, 0, 0, 132, 84, SAND, about=f"factory {TILE_NAMES[tile]}, place own-factories")


@memoised
def _contract(p: Painter, seat: int, contract: int, x: float, y: float) -> str:
    """A contract: the goods it wants, cubes of one kind together, and what it gives."""
    box, done = p.box, p.g.contracts[seat][contract]
    name = texts.contract_name(box, contract, p.language)
    title = f"{name}: {texts.effect_text(box, box.contract[contract], p.language)}"
    if done:
        inside = [svg.icon("contract", 22, 8, 24, faded=True), svg.text(56, 26, "✓", 18, anchor="middle", bold=True)]
    else:
        cubes = " + ".join(str(n) for n in box.cube[contract][: box.cubes[contract]])
        inside = [svg.icon("crate", 4, 4, 13), svg.text(22, 15, cubes, 13, bold=True, fit=50)]
        inside.append(flow(units(box, box.contract[contract]), 4, 20, 72, 16, 14))
        inside.append(p.mark(77, 11, p.content["contract"][contract]["source"]))
    fill, about = SHADE if done else PAPER, f"contract {contract + 1}, place contracts"
    return p.thing(f"contract-{seat}-{contract + 1}", title, inside, x, y, 78, 40, fill, about=about)


@memoised
def _achievement(p: Painter, seat: int, field: int, x: float) -> str:
    """An achievement space: what it counts, its value now, its multiplier."""
    g, box, key = p.g, p.box, ACHIEVEMENTS[field]
    name = texts.achievement_name(key, p.language)
    now, times, laid = achieved(g, box, seat, field), multiplier_of(g, box, seat, field), g.multiplier[seat][field]
    words = svg.lines(name, 114, 10)[:2]
    inside = [svg.text(6, 12 + n * 11, line, 10, fit=114) for n, line in enumerate(words)]
    inside.append(svg.text(6, 44, f"{now} ×", 14, bold=True))
    inside.append(svg.tile(44, 29, 34, 18, GOLD if laid else "none", OCHRE, 4, dashed=not laid))
    if times:
        inside.append(svg.text(61, 43, times, 13, anchor="middle", bold=True))
    inside.append(svg.text(84, 44, f"= {now * times}", 13, bold=True, fill=INDIGO))
    title, about = f"{name}: {now} × {times}", f"achievement {key}, place achievements"
    return p.thing(f"achievement-{seat}-{key}", title, inside, x, 0, 122, 50, PAPER, about=about)
