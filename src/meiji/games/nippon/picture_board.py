"""The main board: scoring track, bag, rows of workers, action spaces, imperial rewards, regions; and the factories."""

from __future__ import annotations

from meiji.drawing import motifs, palette, svg
from meiji.drawing.painter import WIDTH
from meiji.drawing.palette import BLACK, GOLD, INDIGO, INK, LINE, MUTED, PAPER, SAND, SEA, SHADE
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, flow

from .. import nippon_family as family
from . import texts
from .picture_base import GOOD_COLOURS, Painter, icon_of, units
from .scoring import influence, overseas_influence
from .terms import (
    ACTIONS,
    BONUSES,
    COLOURS,
    GOODS,
    HIGHEST_REWARD,
    LOWEST_REWARD,
    PIECES,
    SCORINGS,
    SIDES,
    SPACES,
    TILE_NAMES,
)

HEIGHT = 652
ROMAN = ("I", "II", "III")
ACTION_ICONS = {
    "technology": "rd",
    "production": "produce",
    "export": "contract",
    "invest": "factory",
    "mining": "mining",
    "ships": "ship",
    "machines": "machine",
    "railways": "train",
    "market": "market",
}


@memoised
def board(p: Painter) -> list[str]:
    chips = [svg.group(p.chip(seat, p.g.vp[seat])) for seat in range(p.g.seats)]
    parts = motifs.banner(texts.title(p.language), chips)
    parts += [svg.block(_scoring_track(p), 0, 66, 430, 68), svg.block(_places(p), 440, 66, 238, 68)]
    parts.append(svg.block(_bag(p), WIDTH - 480, 66, 480, 68))
    parts.append(svg.block(_rows(p), 0, 150, 142, 251))
    parts.append(p.heading(156, 164, "spaces"))
    parts += [svg.block(_space(p, n), 156 + n * 114, 174, 108, 227, p.part("spaces")) for n in range(SPACES)]
    parts.append(svg.block(_rewards(p), 738, 150, 430, 251))
    return parts + [svg.block([_region(p, region)], region * 295, 418, 283, 234) for region in range(4)]


# --- scoring --------------------------------------------------------------------------------------------------------
@memoised
def _scoring_track(p: Painter) -> list[str]:
    """Spaces from 1 on, the golden ones marked; a sun between two spaces is a scoring."""
    g, box = p.g, p.box
    parts = [svg.tile(0, 0, 430, 68, PAPER, LINE, 5), p.heading(10, 17, "marker", "scorings")]
    for space in range(1, box.first_golden + box.final_turns):
        here = g.marker == space
        fill = GOLD if space >= box.first_golden else SHADE
        inside = [svg.text(20, 21, space, 14, anchor="middle", bold=True, fill=MUTED)]
        if here:
            inside = [svg.shape(palette.OWNER_SHAPES[0], 20, 15, 12, INK)]
            inside.append(svg.text(20, 20, space, 13, anchor="middle", bold=True, fill=PAPER))
        place = (10 + (space - 1) * 52, 27, 40, 31)
        title = f"{p.part('marker')} {space}"
        parts.append(p.thing(f"marker-{space}", title, inside, *place, fill, about="place marker"))
        if space in box.scored_after:
            parts.append(svg.icon("vp", 48 + (space - 1) * 52, 35, 15))
    return parts


@memoised
def _places(p: Painter) -> list[str]:
    """The points for the places in a region, by scoring."""
    parts = [svg.tile(0, 0, 238, 68, PAPER, LINE, 5)]
    for scoring in range(SCORINGS):
        x = 8 + scoring * 76
        parts.append(svg.text(x + 35, 20, ROMAN[scoring], 15, anchor="middle", fill=INDIGO, bold=True, serif=True))
        parts.append(svg.icon("vp", x + 27, 25, 15))
        words = "/".join(str(value) for value in p.box.place_vp[scoring])
        parts.append(svg.text(x + 35, 57, words, 13, anchor="middle", bold=True))
    return [svg.group(parts, title=p.part("marker"), about="place scorings")]


# --- workers --------------------------------------------------------------------------------------------------------
@memoised
def _bag(p: Painter) -> list[str]:
    g = p.g
    parts = [svg.tile(0, 0, 480, 68, PAPER, LINE, 5), svg.icon("bag", 10, 14, 38)]
    parts.append(svg.text(52, 29, p.part("bag"), 13, bold=True, serif=True, fill=INDIGO, fit=62))
    parts.append(svg.text(52, 49, sum(g.bag), 15, bold=True))
    for i, colour in enumerate(COLOURS):
        parts.append(svg.tile(118 + i * 59, 13, 54, 42, SHADE if g.bag[i] else PAPER, LINE))
        parts.append(svg.icon(f"worker-{colour}", 121 + i * 59, 20, 28))
        parts.append(svg.text(160 + i * 59, 41, g.bag[i], 15, anchor="middle", bold=True))
    return [svg.group(parts, id="bag", title=p.part("bag"), about="place bag")]


@memoised
def _rows(p: Painter) -> list[str]:
    """The rows of workers, the next one on top."""
    g = p.g
    parts = [p.heading(0, 14, "rows", fit=140)]
    for line in range(p.box.rows[g.seats]):
        inside = [f'<circle cx="{32 + n * 39}" cy="20" r="15" fill="{SHADE}"/>' for n in range(3)]
        workers = [c for c in range(6) for _ in range(g.rows[line][c])]
        inside += [svg.icon(f"worker-{COLOURS[c]}", 18 + n * 39, 6, 28) for n, c in enumerate(workers)]
        for n in range(g.missing[line]):
            x = 32 + (len(workers) + n) * 39
            inside.append(svg.text(x, 25, "?", 15, anchor="middle", fill=MUTED, bold=True))
        id, title = f"row-{line + 1}", f"{p.part('rows')} {line + 1}"
        parts.append(p.thing(id, title, inside, 0, 24 + line * 45, 142, 40, radius=20, about="place rows"))
    return parts


@memoised
def _space(p: Painter, space: int) -> list[str]:
    """Workers by colour, and below them the one or two actions of the space."""
    g, box = p.g, p.box
    fill = GOLD if space == g.used_space and not g.over else SHADE
    title = f"{p.part('spaces')} {space + 1}"
    parts = [svg.tile(0, 0, 108, 44, fill, LINE, 5)]
    kinds, count = sum(n > 0 for n in g.space[space]), sum(g.space[space])
    pitch = min(22.0, (100 - 12 * kinds) / max(1, count))
    at = 4.0
    for colour, name in enumerate(COLOURS):
        n = g.space[space][colour]
        if n:
            worker = texts.worker_name(name, p.language)
            inside = [svg.icon(f"worker-{name}", 1 + i * pitch, 5, 26) for i in range(n)]
            width = 8 + pitch * n
            id = f"worker-{space + 1}-{name}"
            parts.append(p.thing(id, f"{n} × {worker}", inside, at, 4, width, 36, about="place worker"))
            at += width + 4
    found = [svg.group(parts, id=f"action-space-{space + 1}", title=title, about="place space")]
    actions = [action for action in range(len(ACTIONS)) if box.space_of[action] == space]
    high = (177 - 6 * (len(actions) - 1)) / len(actions)
    return found + [_action(p, action, 50 + n * (high + 6), high) for n, action in enumerate(actions)]


def _prices(p: Painter, name: str) -> list[Unit]:
    """What an action costs."""
    box = p.box
    steps = "/".join(str(price) for price in box.steps_price[1:])
    ship, railway, machine = (str(price) for price in box.price)
    return {
        "technology": [Unit(steps, "money")],
        "mining": [Unit(steps, "money")],
        "invest": [Unit(str(box.factory_price), "money")],
        "production": [Unit("/".join(str(coal) for coal in box.coal), "coal")],
        "export": [Unit("1–5", "crate", "→"), Unit("", "contract")],
        "ships": [Unit(ship, "money")],
        "railways": [Unit(railway, "money")],
        "machines": [Unit(machine, "money")],
        "market": [],
    }[name]


@memoised
def _action(p: Painter, action: int, y: float, high: float) -> str:
    name = ACTIONS[action]
    words, face, about = texts.action_name(name, p.language), _action_face(p, action), f"action {name}, place {name}"
    return p.thing(f"action-{name}", words, face, 0, y, 108, high, PAPER, INDIGO, about=about)


@memoised
def _action_face(p: Painter, action: int) -> list[str]:
    """An action: its icon, its name, its price, and how often."""
    name = ACTIONS[action]
    words = texts.action_name(name, p.language)
    often = "1×" if name in ("technology", "mining", "invest") else "1–3×"
    if name == "market":
        inside = [svg.icon("market", 36, 6, 34), *_centred(words, 54), *_market_values(p)]
        inside.append(svg.text(54, 82, often, 11, anchor="middle", fill=MUTED))
    else:
        inside = [
            svg.icon(ACTION_ICONS[name], 6, 6, 28, INDIGO),
            svg.text(102, 24, often, 12, anchor="end", fill=MUTED),
            *_left(words),
            flow(_prices(p, name), 6, 60, 100, 20, 17),
        ]
    return inside


def _left(words: str) -> list[str]:
    if svg.wide(words, 13, True) <= 100:
        return [svg.text(6, 51, words, 13, bold=True)]
    size = 11 if len(svg.lines(words, 98, 11, True)) < 3 else 9
    broken = svg.lines(words, 98, size, True)[:3]
    return [svg.text(6, 44 + n * (size + 1), line, size, bold=True, fit=98) for n, line in enumerate(broken)]


def _centred(words: str, y: float) -> list[str]:
    broken = svg.lines(words, 100, 12, True)[:2]
    return [svg.text(54, y + n * 13, line, 12, anchor="middle", bold=True, fit=100) for n, line in enumerate(broken)]


def _market_values(p: Painter) -> list[str]:
    """The highest influence tile by level of the good and number of goods."""
    parts = [svg.icon("crate", 8, 86, 13)]
    parts += [svg.text(44 + n * 24, 97, n + 1, 11, anchor="middle", fill=MUTED) for n in range(3)]
    for level in range(3):
        y = 102 + level * 24
        parts += [svg.icon(icon_of(GOODS[level * 2 + n]), 2 + n * 15, y + 2, 14) for n in range(2)]
        for n in range(3):
            parts.append(svg.shape(palette.OWNER_SHAPES[0], 44 + n * 24, y + 10, 9, MUTED))
            value = p.box.influence[level][n + 1]
            parts.append(svg.text(44 + n * 24, y + 14, value, 11, anchor="middle", fill="#fff", bold=True))
    return parts


# --- rewards --------------------------------------------------------------------------------------------------------
@memoised
def _rewards(p: Painter) -> list[str]:
    """Twelve stacks: a row for each multiplier, a column for each bonus; and the extra multipliers."""
    g, box = p.g, p.box
    parts = [p.heading(0, 14, "rewards", "reward_stacks", fit=300)]
    extra = [svg.icon("fan", 0, 0, 20), svg.text(24, 15, f"{box.extra_multiplier}×", 14, bold=True)]
    extra.append(svg.text(52, 15, f"× {g.multipliers_left}", 12, fill=MUTED))
    parts.append(svg.group(extra, x=340, title=p.part("rewards"), about="place multipliers"))
    for row, level in enumerate(range(LOWEST_REWARD, HIGHEST_REWARD + 1)):
        for column, bonus in enumerate(BONUSES):
            left = g.rewards[level][column]
            title = f"{level}×, {texts.effect_text(box, box.reward_bonus[column], p.language)}: {left}"
            inside = [
                svg.icon("fan", 8, 10, 32, faded=not left),
                svg.text(24, 31, level, 16, anchor="middle", bold=True, fill=BLACK if left else MUTED),
                flow(units(box, box.reward_bonus[column]), 50, 12, 60, 28, 22),
                svg.text(132, 34, f"×{left}", 13, anchor="end", fill=INK if left else MUTED, bold=True),
            ]
            id, place = f"reward-{level}-{bonus}", (column * 146, 24 + row * 57, 138, 52)
            fill, about = (PAPER, SHADE)[not left], f"reward {level}-{bonus}"
            parts.append(p.thing(id, title, inside, *place, fill, dashed=not left, about=about))
    return [svg.group(parts, id="rewards")]


# --- regions --------------------------------------------------------------------------------------------------------
@memoised
def _region(p: Painter, region: int) -> str:
    g, box = p.g, p.box
    name = texts.region_name(region + 1, p.language)
    parts = [
        *family.land(region),
        svg.icon("region", 6, 5, 20),
        svg.text(29, 21, region + 1, 15, bold=True, serif=True),
        flow(units(box, box.region_bonus[region]), 46, 5, 80, 20, 18),
        p.mark(281, 231, p.content["region"][region]["source"]),
    ]
    foreign = overseas_influence(g, box, region)
    at = 262 - svg.wide(str(foreign), 12.5, True)
    overseas = svg.icon("globe", at, 9, 13) + svg.text(at + 15, 20, foreign, 12.5, bold=True)
    parts.append(svg.group([overseas], title=p.part("overseas"), about="place overseas"))
    for seat in reversed(range(g.seats)):
        value = influence(g, seat, region)
        at -= 18 + svg.wide(str(value), 12.5, True)
        parts += [svg.mon(seat, at + 6, 15, 5.5, p.colours), svg.text(at + 13, 20, value, 12.5, bold=True)]
    parts += [_city(p, region * 2, 63, 95), _city(p, region * 2 + 1, 176, 169)]
    parts += _pieces(p, region)
    about = f"region {region + 1}"
    return p.thing(f"region-{region + 1}", name, parts, 0, 0, 283, 234, SEA, LINE, radius=6, about=about)


def _pieces(p: Painter, region: int) -> list[str]:
    """Ships and railways in a region, and the places left for them."""
    g = p.g
    laid = [
        (kind, seat) for kind in range(2) for seat in range(g.seats) for _ in range(g.pieces[kind * 4 + region][seat])
    ]
    parts = []
    for n in range(p.box.piece_limit[g.seats]):
        y = 32 + n * 24.5
        if n < len(laid):
            kind, seat = laid[n]
            title = f"{p.name(seat)}: {texts.amount_text(PIECES[kind], 1, p.language)}"
            piece = svg.piece(seat, icon_of(PIECES[kind]), 241, y, 37, 22, p.colours)
            parts.append(svg.group([piece], title=title, about="place pieces"))
        else:
            parts.append(svg.tile(241, y, 37, 22, PAPER, LINE, 3, dashed=True))
    return parts


_TRIANGLES = ("M0 0-25-25H25Z", "M0 0 25-25V25Z", "M0 0 25 25H-25Z", "M0 0-25 25V-25Z")
_TOWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@memoised
def _city(p: Painter, city: int, x: float, y: float) -> str:
    """A city tile with four goods and the four influence spaces around it."""
    g, box = p.g, p.box
    parts = []
    for side, (dx, dy) in enumerate(_TOWARDS):
        fill = (PAPER, SHADE)[side % 2]
        parts.append(f'<path d="{_TRIANGLES[side]}" fill="{fill}" stroke="{MUTED}" stroke-width=".8"/>')
        parts.append(svg.icon(icon_of(GOODS[g.demand[city][side]]), dx * 15.5 - 8.5, dy * 15.5 - 8.5, 17))
    for side, (dx, dy) in enumerate(_TOWARDS):
        owner, printed = g.tile_owner[city][side], box.overseas[city][side]
        asked = texts.good_name(GOODS[g.demand[city][side]], p.language)
        place = texts.tell(p.language, "market-place", city=city + 1, side=texts.side_name(SIDES[side], p.language))
        title, inside = f"{place}: {asked}", []
        if owner:
            value = g.tile_value[city][side]
            title = f"{title}, {p.name(owner - 1)} {value}"
            inside.append(svg.token(owner - 1, 15, 15, value, 12, p.colours))
        elif printed:
            inside.append(svg.icon("globe", 3, 3, 24, faded=True))
            inside.append(svg.text(15, 21, printed, 16, anchor="middle", bold=True, serif=True))
        spot, id = (dx * 41 - 15, dy * 41 - 15, 30, 30), f"space-{city + 1}-{side + 1}"
        fill = SAND if printed or owner else PAPER
        parts.append(p.thing(id, title, inside, *spot, fill, MUTED, about=f"city {city + 1}, place city"))
    parts.append(f'<circle r="6.5" fill="{BLACK}"/>')
    parts.append(svg.text(0, 3.5, city + 1, 9.5, anchor="middle", fill="#fff", bold=True))
    return svg.group(parts, x=x, y=y, id=f"city-{city + 1}")


# --- factories on offer ---------------------------------------------------------------------------------------------
TILE = 48


@memoised
def factories_height(p: Painter) -> float:
    most = max(sum(p.g.on_offer[good * 4 : good * 4 + 4]) for good in range(len(GOODS)))
    return 56.0 + most * (TILE + 6)


@memoised
def factories(p: Painter) -> list[str]:
    """One column a good: what a factory needs and burns, then the tiles on offer."""
    columns = [_column(p, good) for good in range(len(GOODS))]
    return [
        p.heading(0, 14, "factories"),
        *(svg.block(inside, good * 196, 22, 188, high) for good, (inside, high) in enumerate(columns)),
    ]


@memoised
def _column(p: Painter, good: int) -> tuple[list[str], float]:
    level, name = good // 2, texts.good_name(GOODS[good], p.language)
    needs = [Unit(f"≥{p.box.need[level]}", "rd", dark=True), Unit(str(p.box.coal[level]), "coal", dark=True)]
    head = [
        svg.tile(0, 0, 188, 28, GOOD_COLOURS[good], LINE, 4),
        svg.icon(icon_of(GOODS[good]), 6, 4, 20),
        svg.text(31, 19, name[:1].upper() + name[1:], 12.5, bold=True, fit=78, fill=BLACK),
        flow(needs, 114, 5, 80, 18, 15),
    ]
    parts = [svg.group(head, title=name, about="place level")]
    y = 34.0
    for tile in range(good * 4, good * 4 + 4):
        if p.g.on_offer[tile]:
            words = f"{texts.tile_name(tile, p.language)}: {texts.tile_effect_text(p.box, tile, p.language)}"
            inside, about = p.factory_face(tile, 188, TILE), f"factory {TILE_NAMES[tile]}"
            parts.append(p.thing(f"tile-{TILE_NAMES[tile]}", words, inside, 0, y, 188, TILE, about=about))
            y += TILE + 6
    return parts, y - 6
