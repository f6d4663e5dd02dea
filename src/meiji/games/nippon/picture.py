"""The table as SVG, seen from a seat: the main board, the rewards, the factories, and the player boards, the own first.

Parts are groups with an id ("board", "rewards", "factories", "seat-0" …) and `data-box`, the place of the part in the
picture. Whatever a move touches has the id that `view.target` gives; while a move on offer points to it, it has the
class "offer". Words are those of texts.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meiji.kernel import svg
from meiji.kernel.svg import INDIGO, INK, LINE, MUTED, OCHRE, PAPER, SHADE, VERMILION

from . import texts
from .box import Box
from .scoring import achieved, influence, multiplier_of, overseas_influence
from .table import Table
from .tracks import track_value
from .words import (
    ACHIEVEMENTS,
    ACTIONS,
    BONUSES,
    COLOURS,
    CONTRACTS,
    GOODS,
    HIGHEST,
    HIGHEST_REWARD,
    LOWEST_REWARD,
    PIECE_SPACES,
    PIECES,
    SIDES,
    SPACES,
    TILE_NAMES,
    TRACKS,
    WORKER_SPACES,
)

WIDTH = 1168
MARGIN = 16
GAP = 16
MARK = "※"  # printed beside what is reconstructed
SEAT_FILL = ("#a87c0c", "#b23a2c", "#77488f", "#2f5f9e")  # yellow, red, violet, blue; each also has a shape
GOOD_FILL = ("#d9a0a0", "#ece6d4", "#c9705a", "#86b3ab", "#e5b84a", "#9dbb8a")
ICONS = {"clocks": "watches", "ships": "ship", "railways": "train", "yen": "money", "blueprints": "blueprint"}
SYMBOLS = {
    **svg.SYMBOLS,
    "blueprint": '<path d="M1.5 3H14.5V13H1.5Z" fill="#27446e"/><path d="M3.5 11V5H7V8H12.5V11ZM9 5h3.5" fill="none"'
    ' stroke="#fff" stroke-width=".9"/>',
}


def icon(name: str, x: float, y: float, size: float, colour: str = "", faded: bool = False) -> str:
    return svg.icon(ICONS.get(name, name), x, y, size, colour, faded)


def sign(seat: int, x: float, y: float, radius: float) -> str:
    """The shape of a seat in its colour."""
    return svg.shape(svg.OWNER_SHAPES[seat], x, y, radius, SEAT_FILL[seat], "#fff")


class Painter:
    """A table, its box, and for whom it is drawn."""

    def __init__(self, game: Any, language: str) -> None:
        codes = game.codes()
        self.g: Table = game._table
        self.box: Box = game.box.record
        self.content: dict[str, Any] = game.box.reader.content
        self.language = language
        self.names: list[str] = game.names
        self.offers = {game.spec.target(self.g, self.box, code) for code in codes}
        self.to_move: int | None = game.to_move

    def part(self, name: str) -> str:
        return texts.part_name(name, self.language)

    def name(self, seat: int) -> str:
        given = self.names[seat] if seat < len(self.names) else ""
        return given or texts.seat_colour_name(seat, self.language)

    def mark(self, x: float, y: float, source: str) -> str:
        """The mark of what is reconstructed, or nothing."""
        if source != "reconstructed":
            return ""
        words = svg.text(x, y, MARK, 11, anchor="end", fill=VERMILION, bold=True)
        return svg.group([words], title=texts.source_name(source, self.language))

    def heading(self, x: float, y: float, part: str, table: str = "", fit: float = 0) -> str:
        more = ""
        if table and self.content[table]["source"] == "reconstructed":
            title = texts.source_name("reconstructed", self.language)
            more = f'<tspan fill="{VERMILION}" font-size="11"> {MARK}<title>{title}</title></tspan>'
        return svg.text(x, y, self.part(part), 13, fill=INDIGO, bold=True, serif=True, fit=fit, more=more)

    def thing(
        self,
        id: str,
        title: str,
        children: Iterable[str],
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = PAPER,
        *,
        dashed: bool = False,
    ) -> str:
        """Something that a move can touch: a tile with an id and a label, lit up while a move on offer points to it."""
        edge = svg.tile(0, 0, width, height, fill, LINE, dashed=dashed, kind="edge")
        if id in self.offers:
            halo = svg.tile(-4, -4, width + 8, height + 8, "", "", 8, kind="halo")
            return svg.group([halo, edge, *children], id=id, title=title, kind="offer", x=x, y=y)
        return svg.group([edge, *children], id=id, title=title, x=x, y=y)


# --- the main board -------------------------------------------------------------------------------------------------
BOARD_HEIGHT = 470


def board(p: Painter) -> list[str]:
    parts = [svg.tile(0, 0, WIDTH, BOARD_HEIGHT, PAPER, LINE, 6)]
    parts += [_action_space(p, space, 10 + space * 231, 10) for space in range(SPACES)]
    parts += [_rows(p), _scoring_track(p)]
    return parts + [_region(p, region, 10 + region * 289, 190) for region in range(4)]


def _action_space(p: Painter, space: int, x: float, y: float) -> str:
    """Workers by colour, and the one or two actions below them."""
    g, box = p.g, p.box
    parts = [svg.tile(0, 0, 224, 106, SHADE, LINE, 6)]
    at = 8.0
    for colour, name in enumerate(COLOURS):
        count = g.space[space][colour]
        if count:
            worker = texts.worker_name(name, p.language)
            inside = [svg.icon(f"worker-{name}", 3 + n * 17, 3, 30) for n in range(count)]
            width = 19 + 17.0 * count
            parts.append(p.thing(f"worker-{space + 1}-{name}", f"{count} × {worker}", inside, at, 8, width, 36))
            at += width + 8
    actions = [action for action in range(len(ACTIONS)) if box.space_of[action] == space]
    for line, action in enumerate(actions):
        words = texts.action_name(ACTIONS[action], p.language)
        label = svg.text(104, 16, words, 12, anchor="middle", bold=True, fit=200)
        parts.append(p.thing(f"action-{ACTIONS[action]}", words, [label], 8, 52 + line * 26, 208, 22))
    return svg.group(parts, x=x, y=y, id=f"action-space-{space + 1}", title=f"{p.part('spaces')} {space + 1}")


def _rows(p: Painter) -> str:
    """The rows of workers from the top (left here), and the bag."""
    g = p.g
    parts = [p.heading(0, 14, "rows")]
    for line in range(p.box.rows[g.seats]):
        inside = []
        workers = [c for c in range(6) for _ in range(g.rows[line][c])]
        for n, colour in enumerate(workers):
            inside.append(svg.icon(f"worker-{COLOURS[colour]}", 2 + n * 20, 2, 22))
        for n in range(g.missing[line]):
            inside.append(svg.text(12 + (len(workers) + n) * 20, 18, "?", 13, anchor="middle", fill=MUTED))
        parts.append(p.thing(f"row-{line + 1}", f"{p.part('rows')} {line + 1}", inside, line * 74, 22, 66, 28))
    bag = [svg.icon("bag", 0, 22, 28)]
    for colour, name in enumerate(COLOURS):
        bag.append(svg.icon(f"worker-{name}", 34 + colour * 34, 26, 18))
        bag.append(svg.text(53 + colour * 34, 41, g.bag[colour], 12, bold=True))
    parts.append(svg.group(bag, x=390, id="bag", title=p.part("bag")))
    return svg.group(parts, x=10, y=124, id="rows")


def _scoring_track(p: Painter) -> str:
    """Spaces from 1 on, the golden ones marked; a sun between two spaces is a scoring."""
    g, box = p.g, p.box
    parts = [p.heading(0, 14, "marker", "scorings")]
    for space in range(1, box.first_golden + box.final_turns):
        golden = space >= box.first_golden
        inside = [svg.text(22, 19, space, 13, anchor="middle", bold=True, fill=MUTED)]
        if g.marker == space:
            inside.append(svg.shape(svg.OWNER_SHAPES[0], 22, 14, 9, INK))
        if space in box.scored_after:
            inside.append(svg.icon("vp", 36, 6, 16))
        fill = "#f1d27a" if golden else PAPER
        parts.append(
            p.thing(f"marker-{space}", f"{p.part('marker')} {space}", inside, (space - 1) * 56, 22, 44, 28, fill)
        )
    return svg.group(parts, x=700, y=124, id="scoring-track")


def _region(p: Painter, region: int, x: float, y: float) -> str:
    g, box = p.g, p.box
    name = texts.region_name(region + 1, p.language)
    bonus = texts.effect_text(box, box.region_bonus[region], p.language)
    parts = [
        svg.icon("region", 6, 5, 20),
        svg.text(30, 20, f"{name}: {bonus}", 13, bold=True, fit=210),
        p.mark(278, 20, p.content["region"][region]["source"]),
    ]
    at = 8.0
    for seat in range(g.seats):
        value = str(influence(g, seat, region))
        parts += [sign(seat, at + 6, 38, 6), svg.text(at + 15, 43, value, 13, bold=True)]
        at += 26 + svg.wide(value, 13, True)
    overseas = svg.icon("globe", at, 31, 14) + svg.text(at + 17, 43, overseas_influence(g, box, region), 13, bold=True)
    parts.append(svg.group([overseas], title=p.part("overseas")))
    parts += [_city(p, region * 2, 72, 122), _city(p, region * 2 + 1, 209, 122)]
    laid = [
        (piece, seat)
        for piece in range(2)
        for seat in range(g.seats)
        for _ in range(g.pieces[piece * 4 + region][seat])
    ]
    for n in range(box.piece_limit[g.seats]):
        if n < len(laid):
            piece, seat = laid[n]
            inside = [
                svg.tile(0, 0, 31, 24, SEAT_FILL[seat], "#fff", 3),
                svg.shape(svg.OWNER_SHAPES[seat], 7, 12, 4.5, "#fff"),
                icon(PIECES[piece], 14, 4, 15, "#fff"),
            ]
            title = f"{p.name(seat)}: {texts.amount_text(PIECES[piece], 1, p.language)}"
        else:
            inside, title = [svg.tile(0, 0, 31, 24, SHADE, LINE, 3, dashed=True)], name
        parts.append(svg.group([svg.group(inside, title=title)], x=7 + n * 34, y=204))
    parts.append(svg.text(8, 254, p.part("overseas"), 10, fill=MUTED))
    parts.append(p.mark(278, 256, p.content["city"][region * 2]["source"]))
    return p.thing(f"region-{region + 1}", name, parts, x, y, 282, 262, "#eef0df")


_TOWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _city(p: Painter, city: int, x: float, y: float) -> str:
    """A city tile with four goods and the four influence spaces around it."""
    g, box = p.g, p.box
    parts = [svg.tile(-27, -27, 54, 54, PAPER, MUTED, 3)]
    for side, (dx, dy) in enumerate(_TOWARDS):
        good = GOODS[g.demand[city][side]]
        parts.append(icon(good, dx * 16 - 8, dy * 16 - 8, 16))
    for side, (dx, dy) in enumerate(_TOWARDS):
        owner, printed = g.tile_owner[city][side], box.overseas[city][side]
        asked = texts.good_name(GOODS[g.demand[city][side]], p.language)
        place = texts.tell(p.language, "market-place", city=city + 1, side=texts.side_name(SIDES[side], p.language))
        title, inside = f"{place}: {asked}", []
        if owner:
            value = g.tile_value[city][side]
            title = f"{title}, {p.name(owner - 1)} {value}"
            inside.append(sign(owner - 1, 15, 15, 13))
            low = 21 if owner == 2 else 20
            inside.append(svg.text(15, low, value, 13, anchor="middle", fill="#fff", bold=True))
        elif printed:
            inside.append(svg.text(15, 20, printed, 15, anchor="middle", fill=MUTED, bold=True, serif=True))
        spot = (dx * 44 - 15, dy * 44 - 15)
        parts.append(p.thing(f"space-{city + 1}-{side + 1}", title, inside, *spot, 30, 30, "#f7eed8"))
    return svg.group(parts, x=x, y=y, id=f"city-{city + 1}")


# --- rewards and factories ------------------------------------------------------------------------------------------
REWARDS_HEIGHT = 76


def rewards(p: Painter) -> list[str]:
    """Twelve stacks by multiplier and bonus, and the extra multipliers."""
    g, box = p.g, p.box
    parts = [svg.tile(0, 0, WIDTH, REWARDS_HEIGHT, PAPER, LINE, 6), p.heading(10, 18, "rewards", "reward_stacks")]
    x = 10.0
    for level in range(LOWEST_REWARD, HIGHEST_REWARD + 1):
        for number, bonus in enumerate(BONUSES):
            left = g.rewards[level][number]
            effect = texts.effect_text(box, box.reward_bonus[number], p.language)
            title = f"{level}×, {effect}: {left}"
            inside = [
                svg.text(8, 17, f"{level}×", 14, bold=True, fill=INK if left else MUTED),
                icon(bonus, 34, 4, 17, faded=not left),
                svg.text(54, 17, box.a[box.reward_bonus[number]], 12, fill=INK if left else MUTED),
                svg.text(80, 34, f"× {left}", 11, anchor="end", fill=MUTED),
            ]
            fill = PAPER if left else SHADE
            parts.append(p.thing(f"reward-{level}-{bonus}", title, inside, x, 28, 84, 40, fill, dashed=not left))
            x += 89
    parts.append(svg.text(x + 4, 53, f"{box.extra_multiplier}× × {g.multipliers_left}", 14, bold=True))
    return parts


FACTORY_HEIGHT = 52
FACTORIES_HEIGHT = 30 + 4 * (FACTORY_HEIGHT + 6) + 4


def factories(p: Painter) -> list[str]:
    """The six stacks of factories, every tile open; what was built has left its place."""
    parts = [svg.tile(0, 0, WIDTH, FACTORIES_HEIGHT, PAPER, LINE, 6), p.heading(10, 18, "factories")]
    for tile, name in enumerate(TILE_NAMES):
        x, y = 10 + tile // 4 * 192, 28 + tile % 4 * (FACTORY_HEIGHT + 6)
        if p.g.on_offer[tile]:
            words = f"{texts.tile_name(tile, p.language)}: {texts.tile_effect_text(p.box, tile, p.language)}"
            parts.append(p.thing(f"tile-{name}", words, _factory_face(p, tile, 186), x, y, 186, FACTORY_HEIGHT))
        else:
            parts.append(svg.tile(x, y, 186, FACTORY_HEIGHT, SHADE, LINE, 4, dashed=True))
    return parts


def _factory_face(p: Painter, tile: int, width: float) -> list[str]:
    good = tile // 4
    parts = [
        f'<path d="M4 .5H30V51.5H4Q.5 51.5 .5 48V4Q.5 .5 4 .5Z" fill="{GOOD_FILL[good]}"/>',
        icon(GOODS[good], 5, 5, 20),
        svg.text(15, 45, tile % 4 + 1, 13, anchor="middle", bold=True),
    ]
    effect = texts.tile_effect_text(p.box, tile, p.language)
    for line, words in enumerate(svg.lines(effect, width - 42, 10)[:4]):
        parts.append(svg.text(36, 13 + line * 12, words, 10, fit=width - 40))
    parts.append(p.mark(width - 2, FACTORY_HEIGHT - 3, p.content["factory"][tile]["source"]))
    return parts


# --- a player board -------------------------------------------------------------------------------------------------
SEAT_HEIGHT = 296


def player_board(p: Painter, seat: int) -> list[str]:
    g = p.g
    line = VERMILION if p.to_move == seat else LINE
    parts = [
        svg.tile(0, 0, WIDTH, SEAT_HEIGHT, PAPER, line, 6, line=2 if p.to_move == seat else 1),
        sign(seat, 20, 20, 10),
        svg.text(38, 26, p.name(seat), 16, bold=True, serif=True, fit=220),
    ]
    amounts = (("points", "vp", g.vp), ("yen", "yen", g.yen), ("coal", "coal", g.coal))
    x = 270
    for thing, name, row in (*amounts, ("blueprints", "blueprints", g.blueprints)):
        words = texts.amount_text(thing, row[seat], p.language)
        inside = [icon(name, 0, 8, 22), svg.text(28, 26, row[seat], 17, bold=True)]
        parts.append(svg.group(inside, id=f"{thing}-{seat}", title=words, x=x))
        x += 90
    parts.append(_workers(p, seat, 640, 6))
    for track in range(len(TRACKS)):
        parts.append(_track(p, seat, track, 10, 46 + track * 40))
    for piece in range(len(PIECES)):
        parts.append(_piece_row(p, seat, piece, 640, 46 + piece * 40))
    parts += [_factory(p, seat, good, 10 + good * 192, 170) for good in range(len(GOODS))]
    parts += [_contract(p, seat, contract, 640 + contract * 66, 128) for contract in range(CONTRACTS)]
    parts += [_stock(p, seat, value, 10 + (value - 1) * 46, 258) for value in range(1, HIGHEST + 1)]
    parts += [_achievement(p, seat, field, 350 + field * 90, 230) for field in range(len(ACHIEVEMENTS))]
    stored = texts.amount_text("machines", g.stored_machines[seat], p.language)
    machine = [icon("machine", 0, 0, 20, MUTED), svg.text(24, 15, f"× {g.stored_machines[seat]}", 13)]
    parts.append(svg.group(machine, id=f"stored-{seat}", title=f"{p.part('stored')}: {stored}", x=10, y=232))
    parts.append(svg.text(84, 247, p.part("tiles"), 11, fill=MUTED, fit=250))
    return parts


def _workers(p: Painter, seat: int, x: float, y: float) -> str:
    parts = []
    for space in range(WORKER_SPACES):
        level = p.box.reward_level[space + 1]
        parts.append(svg.tile(space * 48, 0, 42, 34, SHADE, LINE, 4, dashed=True))
        if level:
            parts.append(svg.text(space * 48 + 39, 30, f"{level}×", 10, anchor="end", fill=MUTED, bold=True))
        if p.g.work[seat][space]:
            parts.append(svg.icon(f"worker-{COLOURS[p.g.work[seat][space] - 1]}", space * 48 + 2, 2, 30))
    return svg.group(parts, x=x, y=y, id=f"workers-{seat}", title=p.part("workers"))


def _track(p: Painter, seat: int, track: int, x: float, y: float) -> str:
    """A track from left to right: its numbers, its stars, the marker."""
    g, box = p.g, p.box
    name = texts.track_name(TRACKS[track], p.language)
    value = track_value(g, box, seat, track)
    inside = [svg.text(6, 21, name, 12, bold=True, fit=92)]
    spaces = box.track_top[track] + 1
    width = 500 / spaces
    printed = p.content[f"track_{TRACKS[track]}"]["values"]
    for space in range(spaces):
        at = 104 + space * width
        inside.append(svg.tile(at, 4, width - 2, 26, "#f1d27a" if space == g.track[seat][track] else SHADE, LINE, 3))
        if printed[space]:
            inside.append(svg.text(at + width / 2 - 1, 24, printed[space], 11, anchor="middle", bold=True))
        if box.track_stars[track][space] > (box.track_stars[track][space - 1] if space else 0):
            inside.append(svg.icon("star", at + width / 2 - 5, 4, 9))
        if space == g.track[seat][track]:
            inside.append(svg.shape("M0 1-1-1H1Z", at + width / 2 - 1, 4, 5, INK))
    inside.append(p.mark(612, 32, p.content[f"track_{TRACKS[track]}"]["source"]))
    return p.thing(f"track-{seat}-{TRACKS[track]}", f"{name}: {value}", inside, x, y, 614, 34)


def _piece_row(p: Painter, seat: int, piece: int, x: float, y: float) -> str:
    """Ships or railways still on the board, the leftmost leaves first; stars above, income icons between the rows."""
    g, box = p.g, p.box
    built = g.built[seat][piece]
    title = texts.amount_text(PIECES[piece], built, p.language)
    parts = []
    for column in range(PIECE_SPACES):
        at = column * 84
        empty = column < built
        parts.append(svg.tile(at, 2, 78, 30, SHADE if empty else SEAT_FILL[seat], LINE, 4, dashed=empty))
        parts.append(icon(PIECES[piece], at + 6, 7, 20, LINE if empty else "#fff"))
        for n in range(box.piece_stars[piece][column + 1] - box.piece_stars[piece][column]):
            parts.append(svg.icon("star", at + 60 - n * 12, 5, 14))
        if box.income_icon[column + 1]:
            parts.append(svg.icon("finance", at + 34, 10, 15, faded=empty and g.built[seat][1 - piece] > column))
    return svg.group(parts, x=x, y=y, id=f"{PIECES[piece]}-{seat}", title=title)


def _factory(p: Painter, seat: int, good: int, x: float, y: float) -> str:
    """A factory in front of the player with its goods and its machine, or the place for it."""
    g = p.g
    tile = g.factory[seat][good] - 1
    name = texts.good_name(GOODS[good], p.language)
    if tile < 0:
        return p.thing(
            f"factory-{seat}-{GOODS[good]}", name, [icon(GOODS[good], 8, 16, 20, faded=True)], x, y, 186, 52, SHADE
        )
    title = texts.tile_name(tile, p.language)
    title = f"{title}: {texts.goods_text(g.goods[seat][good], GOODS[good], p.language)}"
    inside = _factory_face(p, tile, 134)
    inside += [svg.icon("crate", 138 + n % 2 * 16, 4 + n // 2 * 16, 15) for n in range(g.goods[seat][good])]
    if g.machine[seat][good]:
        inside.append(svg.text(182, 47, f"+{g.machine[seat][good]}", 13, anchor="end", bold=True))
        inside.append(icon("machine", 146, 36, 13, MUTED))
    return p.thing(f"factory-{seat}-{GOODS[good]}", title, inside, x, y, 186, 52)


def _contract(p: Painter, seat: int, contract: int, x: float, y: float) -> str:
    box, done = p.box, p.g.contracts[seat][contract]
    name = texts.contract_name(box, contract, p.language)
    title = f"{name}: {texts.effect_text(box, box.contract[contract], p.language)}"
    if done:
        inside = [svg.icon("contract", 22, 6, 22, faded=True)]
    else:
        cubes = " + ".join(str(n) for n in box.cube[contract][: box.cubes[contract]])
        inside = [svg.text(28, 15, cubes, 12, anchor="middle", bold=True, fit=46)]
        address, at = box.contract[contract], 4.0
        while box.op[address]:
            kind = texts.GAINS.get(box.op[address], "finance")
            amount = box.a[address] if kind != "finance" else box.b[address]
            inside.append(icon({"points": "vp"}.get(kind, kind), at, 19, 13))
            inside.append(svg.text(at + 14, 30, amount, 10, bold=True))
            address, at = address + 1, at + 28
        inside.append(p.mark(61, 10, p.content["contract"][contract]["source"]))
    return p.thing(f"contract-{seat}-{contract + 1}", title, inside, x, y, 62, 34, SHADE if done else PAPER)


def _stock(p: Painter, seat: int, value: int, x: float, y: float) -> str:
    """Influence tiles of a value in stock."""
    count = p.g.tiles[seat][value]
    title = f"{texts.tell(p.language, 'move-influence', value=str(value))} × {count}"
    inside = [
        svg.text(14, 20, value, 15, anchor="middle", bold=True, fill=SEAT_FILL[seat] if count else LINE),
        svg.text(38, 25, f"×{count}", 10, anchor="end", fill=MUTED),
    ]
    return p.thing(f"stock-{seat}-{value}", title, inside, x, y, 42, 30, PAPER if count else SHADE)


def _achievement(p: Painter, seat: int, field: int, x: float, y: float) -> str:
    """An achievement space: what it counts, its value now, its multiplier."""
    g, box = p.g, p.box
    name = texts.achievement_name(ACHIEVEMENTS[field], p.language)
    now, times = achieved(g, box, seat, field), multiplier_of(g, box, seat, field)
    laid = g.multiplier[seat][field]
    inside = [
        svg.text(42, 42 + line * 10, words, 8.5, anchor="middle", fit=80)
        for line, words in enumerate(svg.lines(name, 78, 8.5)[:2])
    ]
    inside.append(svg.text(6, 20, f"{now} ×", 13, bold=True))
    inside.append(svg.tile(44, 5, 34, 22, OCHRE if laid else "none", LINE, 4, dashed=not laid))
    if times:
        inside.append(svg.text(61, 21, f"{times}", 13, anchor="middle", bold=True, fill="#fff" if laid else MUTED))
    title = f"{name}: {now} × {times}"
    return p.thing(f"achievement-{seat}-{ACHIEVEMENTS[field]}", title, inside, x, y, 85, 58)


def svg_of(game: Any, seat: int | None, language: str) -> str:
    """The whole table as one picture."""
    p = Painter(game, language)
    parts: list[tuple[str, str, list[str], float]] = [
        ("board", p.part("board"), board(p), BOARD_HEIGHT),
        ("rewards", p.part("rewards"), rewards(p), REWARDS_HEIGHT),
        ("factories", p.part("factories"), factories(p), FACTORIES_HEIGHT),
    ]
    first = seat or 0
    for other in (*range(first, p.g.seats), *range(first)):
        parts.append((f"seat-{other}", p.name(other), player_board(p, other), SEAT_HEIGHT))
    y = float(MARGIN)
    body = []
    for id, title, children, height in parts:
        place = (MARGIN - 8, y - 8, WIDTH + 16, height + 16)
        body.append(svg.group(children, x=MARGIN, y=y, id=id, title=title, box=place))
        y += height + GAP
    return svg.document(WIDTH + 2 * MARGIN, y, "".join(body), texts.title(language), language, SYMBOLS)
