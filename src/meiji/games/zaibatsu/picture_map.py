"""The four regions: their land, two cities each with influence spaces, the railway, and who leads."""

from __future__ import annotations

from meiji.drawing import svg
from meiji.drawing.painter import FINGER
from meiji.drawing.palette import INK, LINE, MUTED, OCHRE, PAPER, SAND, SEA, SHADE
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, centred, width_of

from .. import nippon_map
from .picture_base import WIDTH, Painter
from .picture_effects import units
from .scoring import foreign_influence, influence
from .terms import COLOURS, GOODS, SIDES, TAKATOSHI
from .texts import names
from .texts.effects import effect_text

REGION, HEIGHT = WIDTH / 4, 228.0
CITIES = ((60.0, 96.0), (174.0, 141.0))  # where the cities of a region lie
RAILWAY = HEIGHT - 29
BAR = 17.0


@memoised
def regions(p: Painter, y: float) -> list[str]:
    return [svg.block([_region(p, region)], region * REGION, y, REGION, HEIGHT) for region in range(4)]


@memoised
def _region(p: Painter, region: int) -> str:
    name = names.region_name(region + 1, p.language)
    parts = nippon_map.land(region, REGION, HEIGHT, 44, HEIGHT - 34)
    parts += [svg.text(8, 17, name, 15, bold=True, serif=True), *_rewards(p, region), _leaders(p, region)]
    if p.g.solo:
        parts.append(_his_worker(p, region))
    parts += [_city(p, region * 2 + n, *spot) for n, spot in enumerate(CITIES)]
    parts += _railway(p, region)
    place = (0, 0, REGION, HEIGHT)
    return p.thing(f"region-{region + 1}", name, parts, *place, SEA, LINE, radius=0, about=f"region {region + 1}")


def _rewards(p: Painter, region: int) -> list[str]:
    """What a delivery brings: the region's bonus, or points."""
    parts, at = [], REGION - 3.0
    rewards = {"vp": [Unit(str(p.box.market_vp), "vp")], "bonus": units(p.box, p.box.region_bonus[region])}
    for name, given in rewards.items():
        width = sum(width_of(unit, 15) for unit in given) + 2
        at -= width
        title = effect_text(p.box, p.box.region_bonus[region], p.language)
        if name == "vp":
            title = names.amount_text("points", p.box.market_vp, p.language)
        inside = [centred(given, width / 2, 2, 15)]
        place = (at, 2, width, 19)
        id, about = f"reward-{region + 1}-{name}", f"region {region + 1}"
        parts.append(p.thing(id, title, inside, *place, PAPER, "none", radius=4, about=about))
        at -= 3
    return parts


@memoised
def _leaders(p: Painter, region: int) -> str:
    """Who has how much influence, the most first: a bar with a piece for each."""
    g, box = p.g, p.box
    owners = [*range(g.seats), *([TAKATOSHI] if g.solo else [])]
    shares = [(influence(g, box, owner, region), owner) for owner in owners]
    shares.append((foreign_influence(g, box, region), -1))
    shares = sorted([share for share in shares if share[0]], key=lambda share: -share[0])
    words = [f"{p.owner(owner + 1) if owner >= 0 else p.word('foreign')} {value}" for value, owner in shares]
    total, room = sum(value for value, _ in shares), REGION - 12
    more = room - 31 * len(shares)
    x, parts = 6.0, [svg.tile(6, 24, room, BAR, SHADE, "none", 3)]
    for value, owner in shares:
        width = 31 + more * value / total
        if owner >= 0:
            parts.append(svg.tile(x, 24, width - 1, BAR, p.colours[owner], "#fff", 3))
            parts.append(svg.mon(owner, x + 9, 32.5, 4.5, ["#fff"] * 5))
        else:
            parts.append(svg.tile(x, 24, width - 1, BAR, PAPER, MUTED, 3))
            parts.append(svg.icon("globe", x + 2.5, 26, 13))
        fill = "#fff" if owner >= 0 else INK
        parts.append(svg.text(x + 17, 37, value, 12.5, bold=True, fill=fill))
        x += width
    return svg.group(parts, title=f"{p.word('leaders')}: {', '.join(words) or '–'}", about="place leaders")


def _his_worker(p: Painter, region: int) -> str:
    """The worker by which Takatoshi ranks the regions."""
    colour = COLOURS[p.g.region_worker[region]]
    title = p.word("region-worker", worker=names.worker_name(colour, p.language))
    return svg.group([svg.icon(f"worker-{colour}", 4, 164, 30)], title=title, about="place priority")


# --- cities ---------------------------------------------------------------------------------------------------------
_TRIANGLES = ("M0 0-23-23H23Z", "M0 0 23-23V23Z", "M0 0 23 23H-23Z", "M0 0-23 23V-23Z")
_TOWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@memoised
def _city(p: Painter, city: int, x: float, y: float) -> str:
    """A city: its demand tile with four goods and the four influence spaces around it."""
    parts = [svg.group([svg.shadow(46, 46, 1)], x=-23, y=-23)]
    for side, (dx, dy) in enumerate(_TOWARDS):
        good, fill = GOODS[p.g.demand[city][side]], (PAPER, SAND)[side % 2]
        parts.append(f'<path d="{_TRIANGLES[side]}" fill="{fill}" stroke="{LINE}" stroke-width=".8"/>')
        parts.append(svg.icon(good, dx * 14 - 8, dy * 14 - 8, 16))
    parts += [_space(p, city, side) for side in range(len(SIDES))]
    parts.append(_label(names.city_name(city, p.language), -59 if city % 2 else 68))
    return svg.group(parts, x=x, y=y, id=f"city-{city + 1}")


def _label(name: str, y: float) -> str:
    """The name of a city on a slip of paper, above or below it."""
    width = svg.wide(name, 12) + 4
    slip = svg.tile(-width / 2, y - 11.5, width, 15, PAPER, "none", 3)
    return slip + svg.text(0, y, name, 12, anchor="middle", bold=True)


@memoised
def _space(p: Painter, city: int, side: int) -> str:
    """A place for an influence token; as long as there is none, its number counts for the foreign companies."""
    g, box = p.g, p.box
    owner, printed = g.token_owner[city][side], box.printed[city][side]
    asked = names.good_name(GOODS[g.demand[city][side]], p.language)
    title, inside = f"{names.market_place(city, side, p.language)}: {asked}", []
    if owner:
        title = f"{title}, {p.owner(owner)} {g.token_value[city][side]}"
        inside.append(svg.token(owner - 1, 15, 15, g.token_value[city][side], 12.5))
    elif printed:
        title = f"{title}, {p.word('foreign')} {printed}"
        inside.append(svg.icon("globe", 4, 4, 22, faded=True))
        inside.append(svg.text(15, 20.5, printed, 15, anchor="middle", bold=True, serif=True))
    dx, dy = _TOWARDS[side]
    place, id = (dx * 38.5 - 15, dy * 38.5 - 15, 30, 30), f"space-{city + 1}-{side + 1}"
    about, raised = f"city {city + 1}, place city", bool(owner)
    fill, edge = SAND if printed and not owner else PAPER, LINE if owner else MUTED
    return p.thing(id, title, inside, *place, fill, edge, about=about, raised=raised, reach=FINGER)


# --- the railway ----------------------------------------------------------------------------------------------------
def _railway(p: Painter, region: int) -> list[str]:
    """A line with as many stations as trains may be there."""
    count = p.box.rail_limit[p.g.seats]
    pitch = min(48.0, (REGION - 6) / count)
    left = (REGION - count * pitch) / 2
    y = RAILWAY + 14
    rail = f'<path d="M0 {y - 4:g}H{REGION:g}M0 {y + 4:g}H{REGION:g}" stroke="{MUTED}" stroke-width="1.2"/>'
    ties = f'<path d="M0 {y:g}H{REGION:g}" stroke="{MUTED}" stroke-width="14" stroke-dasharray="2 7" opacity=".55"/>'
    return [ties, rail, *(_station(p, region, n, left + n * pitch + 1, pitch - 2) for n in range(count))]


@memoised
def _station(p: Painter, region: int, space: int, x: float, width: float) -> str:
    """A train, or the bonus for the first one here."""
    box, owner, place = p.box, p.g.rails[region][space], f"{region + 1}-{space + 1}"
    title, inside = names.train_space(region, space, p.language), []
    bonus = box.rail[region][space]
    if owner:
        title = f"{title}: {p.owner(owner)}"
        inside.append(svg.piece(owner - 1, "train", 1.5, 1.5, width - 3, 23))
    elif bonus:
        title = f"{title}: {effect_text(box, bonus, p.language)}"
        inside.append(centred(units(box, bonus), width / 2, 6, 15))
    else:
        inside.append(svg.icon("train", width / 2 - 8, 5, 16, LINE))
    at, about = (x, RAILWAY, width, 27), f"train-space {place}"
    return p.thing(f"rail-{place}", title, inside, *at, PAPER, OCHRE if not owner else LINE, about=about)
