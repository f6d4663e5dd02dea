"""The four regions: their land, two cities each with influence spaces, ships and railways, and who leads."""

from __future__ import annotations

from meiji.drawing import svg
from meiji.drawing.painter import FINGER
from meiji.drawing.palette import LINE, MUTED, PAPER, SAND, SEA, SHADE
from meiji.drawing.sketch import memoised
from meiji.drawing.units import draw, width_of

from .. import nippon_map
from . import texts
from .picture_base import Painter, icon_of, units
from .scoring import influence, overseas_influence
from .terms import GOODS, PIECES, SIDES

REGION, HEIGHT = 235.0, 222.0


@memoised
def regions(p: Painter, y: float) -> list[str]:
    return [svg.block([_region(p, region)], region * REGION, y, REGION, HEIGHT) for region in range(4)]


@memoised
def _region(p: Painter, region: int) -> str:
    name = texts.region_name(region + 1, p.language)
    parts = [*nippon_map.land(region, REGION, HEIGHT, 50, HEIGHT - 6), svg.text(8, 18, name, 15, bold=True, serif=True)]
    at = REGION - 4
    for unit in reversed(units(p, p.box.region_bonus[region])):
        at -= width_of(unit, 16)
        parts.append(draw(unit, at, 4, 16))
    parts += [_leaders(p, region), _city(p, region * 2, 60, 101), _city(p, region * 2 + 1, 175, 165)]
    parts += _pieces(p, region)
    place = (0, 0, REGION, HEIGHT)
    return p.thing(f"region-{region + 1}", name, parts, *place, SEA, LINE, radius=0, about=f"region {region + 1}")


@memoised
def _leaders(p: Painter, region: int) -> str:
    """Who has how much influence, the most first: a bar with a piece for each."""
    g = p.g
    shares = [(influence(g, seat, region), seat) for seat in range(g.seats)]
    shares = [(value, seat) for value, seat in shares if value]
    overseas = overseas_influence(g, p.box, region)
    if overseas:
        shares.append((overseas, -1))
    shares.sort(key=lambda share: -share[0])
    words = [f"{p.name(seat) if seat >= 0 else p.part('overseas')} {value}" for value, seat in shares]
    least, room = 31.0, REGION - 12
    total = sum(value for value, _ in shares)
    more = room - least * len(shares)
    x, parts = 6.0, [svg.tile(6, 24, room, 17, SHADE, "none", 3)]
    for value, seat in shares:
        width = least + more * value / total
        if seat >= 0:
            parts.append(svg.tile(x, 24, width - 1, 17, p.colours[seat], "none", 3))
            parts.append(svg.mon(seat, x + 9, 32.5, 4.5, ["#fff"] * 4))
            parts.append(svg.text(x + 17, 37, value, 12.5, bold=True, fill="#fff"))
        else:
            parts.append(svg.tile(x, 24, width - 1, 17, PAPER, MUTED, 3))
            parts.append(svg.icon("globe", x + 2.5, 26, 13))
            parts.append(svg.text(x + 17, 37, value, 12.5, bold=True))
        x += width
    title = f"{p.part('leaders')}: {', '.join(words)}"
    return svg.group(parts, title=title, about="place overseas")


def _pieces(p: Painter, region: int) -> list[str]:
    """Ships and railways in a region, and the places left for them."""
    g = p.g
    laid = [
        (kind, seat) for kind in range(2) for seat in range(g.seats) for _ in range(g.pieces[kind * 4 + region][seat])
    ]
    parts, limit = [], p.box.piece_limit[g.seats]
    columns = (limit + 1) // 2
    for n in range(limit):
        x, y = 234 - (columns - n % columns) * 28, 46 + n // columns * 25
        if n < len(laid):
            kind, seat = laid[n]
            title = f"{p.name(seat)}: {texts.amount_text(PIECES[kind], 1, p.language)}"
            piece = svg.piece(seat, icon_of(PIECES[kind]), x, y, 26, 22, p.colours)
            parts.append(svg.group([piece], title=title, about="place pieces"))
        else:
            parts.append(svg.tile(x, y, 26, 22, SEA, MUTED, 3, dashed=True))
    return parts


_TRIANGLES = ("M0 0-24-24H24Z", "M0 0 24-24V24Z", "M0 0 24 24H-24Z", "M0 0-24 24V-24Z")
_TOWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@memoised
def _city(p: Painter, city: int, x: float, y: float) -> str:
    """A city tile with four goods and the four influence spaces around it."""
    g = p.g
    parts = [svg.group([svg.shadow(48, 48, 1)], x=-24, y=-24)]
    for side, (dx, dy) in enumerate(_TOWARDS):
        fill = (PAPER, SAND)[side % 2]
        parts.append(f'<path d="{_TRIANGLES[side]}" fill="{fill}" stroke="{LINE}" stroke-width=".8"/>')
        parts.append(svg.icon(icon_of(GOODS[g.demand[city][side]]), dx * 14.5 - 8.5, dy * 14.5 - 8.5, 17))
    parts += [_influence_space(p, city, side) for side in range(len(SIDES))]
    parts.append(_label(texts.city_name(city, p.language), lower=bool(city % 2)))
    return svg.group(parts, x=x, y=y, id=f"city-{city + 1}")


def _label(name: str, *, lower: bool) -> str:
    """The name of a city on a slip of paper: below the upper one, beside the lowest space of the lower one."""
    width = svg.wide(name, 12) + 4
    x, y = (-22 - width / 2, 49) if lower else (0.0, 69)
    slip = svg.tile(x - width / 2, y - 11.5, width, 15, PAPER, "none", 3)
    return slip + svg.text(x, y, name, 12, anchor="middle", bold=True)


@memoised
def _influence_space(p: Painter, city: int, side: int) -> str:
    """A place for an influence tile; as long as there is none, its number counts for the overseas companies."""
    g = p.g
    owner, printed = g.tile_owner[city][side], p.box.overseas[city][side]
    asked = texts.good_name(GOODS[g.demand[city][side]], p.language)
    place = texts.market_place(city, side, p.language)
    title, inside = f"{place}: {asked}", []
    if owner:
        value = g.tile_value[city][side]
        title = f"{title}, {p.name(owner - 1)} {value}"
        inside.append(svg.token(owner - 1, 15, 15, value, 12.5, p.colours))
    elif printed:
        title = f"{title}, {p.part('overseas')} {printed}"
        inside.append(svg.icon("globe", 4, 4, 22, faded=True))
        inside.append(svg.text(15, 20.5, printed, 15, anchor="middle", bold=True, serif=True))
    dx, dy = _TOWARDS[side]
    spot, id = (dx * 40 - 15, dy * 40 - 15, 30, 30), f"space-{city + 1}-{side + 1}"
    about = f"city {city + 1}, place city"
    if owner:
        return p.thing(id, title, inside, *spot, PAPER, LINE, about=about, raised=True, reach=FINGER)
    return p.thing(id, title, inside, *spot, SAND if printed else PAPER, MUTED, about=about, reach=FINGER)
