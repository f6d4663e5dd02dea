"""The main board: points and rounds, worker queue, hiring spaces, Iwakura mission, regions."""

from __future__ import annotations

from meiji.drawing import motifs, palette, svg
from meiji.drawing.painter import WIDTH
from meiji.drawing.palette import BLACK, GOLD, INDIGO, INK, LINE, MUTED, OCHRE, PAPER, SAND, SEA, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, flow

from .. import nippon_family as family
from .picture_base import Painter
from .picture_effects import ACTION_ICONS, units
from .scoring import foreign_influence, influence
from .terms import ACTIONS, COLOURS, GOODS, LOCATIONS, QUEUE_ROWS, RAILS, SIDES, SPACES, TAKATOSHI
from .texts import names

HEIGHT = 652
PERIODS = ("I", "II", "III")


@memoised
def board(p: Painter) -> list[str]:
    regions = [svg.block([_region(p, region, 0, 0)], region * 295, 418, 283, 234) for region in range(4)]
    return [*_banner(p), *_rounds(p, 66), *_bag(p, 66), *_queue(p, 150), *_hiring(p, 150), *_iwakura(p, 150), *regions]


# --- points and rounds ----------------------------------------------------------------------------------------------
@memoised
def _banner(p: Painter) -> list[str]:
    """The name of the game, and everybody's points."""
    points = p.g.vp
    chips = [
        svg.group(p.chip(seat, points[seat]), id=f"points-{seat}", title=f"{p.name(seat)}: {points[seat]}")
        for seat in range(p.g.seats)
    ]
    return motifs.banner("Nippon: Zaibatsu", chips)


@memoised
def _rounds(p: Painter, y: float) -> list[str]:
    """The rounds in their periods; under each period the points of its places."""
    g, box = p.g, p.box
    parts = []
    x, first = 0.0, 1
    for period in range(3):
        last = box.period_end[period]
        count = last - first + 1
        wide = 112 + count * 38
        now = period == g.period and not g.over
        inside = [svg.tile(0, 0, wide, 68, PAPER if now else SHADE, INDIGO if now else LINE, 5, line=2 if now else 1)]
        inside.append(svg.text(12, 25, PERIODS[period], 18, fill=INDIGO, bold=True, serif=True))
        places = [value for place, value in enumerate(box.place_vp[period]) if g.seats > 2 or place != 1]
        inside.append(svg.icon("vp", 12, 41, 16))
        inside.append(svg.text(32, 54, "/".join(str(value) for value in places), 14, bold=True))
        inside.append(p.mark(wide - 4, 62, "rounds"))
        for number in range(first, last + 1):
            at = 56 + (number - first) * 38 + 20
            final = number > box.rounds
            here = number == g.round and not g.over
            fill = VERMILION if here else PAPER
            inside.append(
                svg.tile(at, 6, 32, 30, fill, INK if here else LINE, 15 if final else 4, dashed=final and not here)
            )
            words = svg.text(at + 16, 26, number, 14, anchor="middle", bold=True, fill="#fff" if here else MUTED)
            inside.append(words)
        whole = svg.group(inside, title=p.word("period", number=period + 1), about="place rounds")
        parts.append(svg.block([whole], x, y, wide, 68))
        x += wide + 10
        first = last + 1
    return parts


@memoised
def _bag(p: Painter, y: float) -> list[str]:
    """The bag: what can still be drawn, by colour."""
    g = p.g
    parts = [svg.tile(0, 0, 480, 68, PAPER, LINE, 5), svg.icon("bag", 10, 14, 38)]
    parts.append(svg.text(52, 29, p.word("bag"), 13, bold=True, serif=True, fill=INDIGO, fit=62))
    parts.append(svg.text(52, 49, sum(g.bag), 15, bold=True))
    for i, colour in enumerate(COLOURS):
        title = f"{p.word('bag')}, {p.word(f'colour-{colour}')}: {g.bag[i]}"
        inside = [svg.icon(f"worker-{colour}", 3, 7, 28), svg.text(42, 28, g.bag[i], 15, anchor="middle", bold=True)]
        fill = SHADE if g.bag[i] else PAPER
        parts.append(p.thing(f"bag-{colour}", title, inside, 118 + i * 59, 13, 54, 42, fill, about="place bag"))
    return [svg.block(parts, WIDTH - 480, y, 480, 68)]


# --- workers --------------------------------------------------------------------------------------------------------
def _figures(counts: list[int], x: float, y: float, size: float, pitch: float) -> list[str]:
    colours = [colour for i, colour in enumerate(COLOURS) for _ in range(counts[i])]
    return [svg.icon(f"worker-{colour}", x + n * pitch, y, size) for n, colour in enumerate(colours)]


def _crowd(p: Painter, counts: list[int]) -> str:
    """Workers in words."""
    return ", ".join(f"{count} {p.word(f'colour-{COLOURS[i]}')}" for i, count in enumerate(counts) if count) or "0"


@memoised
def _queue(p: Painter, y: float) -> list[str]:
    g, box = p.g, p.box
    parts = [p.heading(0, 14, "queue", "queue", fit=118)]
    for line in range(QUEUE_ROWS):
        closed = line >= box.queue_rows[g.seats]
        at = 24 + line * 45
        inside = [svg.tile(0, 0, 142, 40, "none" if closed else PAPER, LINE, 20, dashed=closed)]
        if not closed:
            inside += [f'<circle cx="{32 + n * 39}" cy="20" r="15" fill="{SHADE}"/>' for n in range(box.queue_width)]
            inside += _figures(g.queue[line], 18, 6, 28, 39)
        title = f"{p.word('queue')} {line + 1}: {_crowd(p, g.queue[line])}"
        parts.append(svg.group(inside, y=at, title=title, about="place queue"))
    return [svg.block([svg.group(parts, id="queue")], 0, y, 142, 251)]


@memoised
def _hiring(p: Painter, y: float) -> list[str]:
    """Five spaces with their workers, and below each its actions."""
    return svg.groups([p.heading(0, 14, "hiring", "hiring"), *(_space(p, n) for n in range(SPACES))], 156, y, "hiring")


@memoised
def _space(p: Painter, space: int) -> str:
    g, box = p.g, p.box
    fill = GOLD if space == g.used_space and not g.over else SHADE
    title = f"{p.word('hiring')} {space + 1}: {_crowd(p, g.hiring[space])}"
    workers = [svg.tile(0, 0, 108, 44, fill, LINE, 5), *_to_hire(p, space)]
    column = [svg.group(workers, id=f"hiring-{space + 1}", title=title, about="place hiring")]
    actions = [action for action in range(len(ACTIONS)) if box.space_of[action] == space]
    high = (177 - 6 * (len(actions) - 1)) / len(actions)
    for n, action in enumerate(actions):
        column.append(_action(p, action, 0, 50 + n * (high + 6), high))
    return svg.block(column, space * 114, 24, 108, 227, p.word("hiring"))


@memoised
def _to_hire(p: Painter, space: int) -> list[str]:
    """The workers of a hiring space, those of a colour together."""
    counts = p.g.hiring[space]
    pitch = min(31.0, (104 - 3 * sum(count > 0 for count in counts)) / max(1, sum(counts)))
    parts, x = [], 3.0
    for colour, count in zip(COLOURS, counts, strict=True):
        if count:
            figures = [svg.icon(f"worker-{colour}", n * pitch + (pitch - 30) / 2, 4, 30) for n in range(count)]
            title = f"{count} × {names.worker_name(colour, p.language)}"
            parts.append(
                p.thing(f"worker-{space + 1}-{colour}", title, figures, x, 3, count * pitch, 38, about="place worker")
            )
            x += count * pitch + 3
    return parts


@memoised
def _action(p: Painter, action: int, x: float, y: float, high: float) -> str:
    name = ACTIONS[action]
    words, face, about = p.word(f"action-{name}"), _action_face(p, action, high), f"action {name}"
    return p.thing(f"action-{name}", words, face, x, y, 108, high, PAPER, INDIGO, about=about)


@memoised
def _action_face(p: Painter, action: int, high: float) -> list[str]:
    """An action: its icon, its name, its price, and how often."""
    box = p.box
    steps = "/".join(str(price) for price in box.steps_price[1:])
    coal = "/".join(str(price) for price in box.coal)
    either = [
        Unit(str(box.piece_iron), "iron", "|"),
        Unit(str(box.piece_money), "money"),
        Unit(str(box.piece_money_iron), "iron"),
    ]
    prices = {
        "rd": [Unit(steps, "money")],
        "mining": [Unit(steps, "money")],
        "factory": [Unit(str(box.factory_price), "money")],
        "machines": [Unit(str(box.machine_price), "money")],
        "production": [Unit(coal, "coal")],
        "ships": either,
        "trains": either,
        "markets": [Unit("1–3", "crate")],
        "contracts": [Unit("1/2/3", "crate", "→"), Unit(f"+{box.invest}", "finance"), Unit("/", "contract")],
    }
    name = ACTIONS[action]
    words = p.word(f"action-{name}")
    often = "1×" if name in ("rd", "mining", "factory") else "1–3×"
    if high > 100:
        inside = [
            svg.icon(ACTION_ICONS[name], 36, 8, 36),
            svg.text(54, 62, words, 13, anchor="middle", bold=True, fit=102),
            svg.text(54, 78, often, 11, anchor="middle", fill=MUTED),
            svg.icon("crate", 8, 84, 13),
            *(svg.text(44 + n * 24, 95, n + 1, 11, anchor="middle", fill=MUTED) for n in range(3)),
        ]
        for level in range(3):
            at = 101 + level * 24
            inside += [svg.icon(GOODS[level * 2 + n], 2 + n * 15, at + 2, 14) for n in range(2)]
            for n in range(3):
                inside.append(svg.shape(palette.OWNER_SHAPES[0], 44 + n * 24, at + 10, 9, MUTED))
                value = box.influence[level][n + 1]
                inside.append(svg.text(44 + n * 24, at + 14, value, 11, anchor="middle", fill="#fff", bold=True))
    else:
        inside = [
            svg.icon(ACTION_ICONS[name], 6, 6, 28, INDIGO),
            svg.text(102, 24, often, 12, anchor="end", fill=MUTED),
            *_name(words),
            flow(prices[name], 6, 58, 100, 22, 17),
        ]
    return inside


def _name(words: str) -> list[str]:
    """The name of an action, in two small lines if it is long."""
    if svg.wide(words, 13, True) <= 100:
        return [svg.text(6, 51, words, 13, bold=True)]
    return [
        svg.text(6, 45 + n * 12, line, 11, bold=True, fit=98) for n, line in enumerate(svg.lines(words, 98, 11, True))
    ]


# --- Iwakura mission ------------------------------------------------------------------------------------------------
@memoised
def _iwakura(p: Painter, y: float) -> list[str]:
    parts = [p.heading(0, 14, "iwakura", "location")]
    for i in range(6):
        place = [_location(p, i, 0, 0)]
        parts.append(svg.block(place, (i % 3) * 148, 24 + (i // 3) * 116, 140, 110, p.word("iwakura")))
    return svg.groups(parts, 732, y, "iwakura")


@memoised
def _location(p: Painter, location: int, x: float, y: float) -> str:
    """A location: its expert (or who has it), its upgrades, its ships."""
    g, box = p.g, p.box
    name = LOCATIONS[location]
    colour = COLOURS[box.location_colour[location]]
    fill, ink, sign = family.WORKERS[colour]
    ink = BLACK if ink == INK else ink
    words = p.word(f"location-{name}")
    parts = [
        f'<path d="M.5 22V4Q.5 .5 4 .5H136Q139.5 .5 139.5 4V22Z" fill="{fill}" stroke="{LINE}"/>',
        svg.shape(sign, 12, 11.5, 5.5, ink),
        svg.text(24, 16, words, 13, fill=ink, bold=True, fit=108),
    ]
    holder = g.expert_with[location]
    if holder:
        parts.append(svg.tile(8, 29, 32, 32, "none", LINE, 6, dashed=True))
        parts.append(svg.mon(holder - 1, 24, 45, 9))
    else:
        parts.append(svg.icon(f"expert-{colour}", 8, 29, 32))
    left = g.upgrades_left[location]
    for n in range(left):
        parts.append(svg.icon(f"house-{colour}", 52 + n * 9, 31, 26))
    parts.append(svg.text(134, 56, f"×{left}", 13, anchor="end", bold=True, fill=INK if left else MUTED))
    ships = [seat for seat in range(g.seats) for _ in range(g.ships_at[location][seat])]
    for n in range(box.ship_limit[g.seats]):
        if n < len(ships):
            parts.append(svg.piece(ships[n], "ship", 7 + n * 32, 72, 30, 24))
        else:
            parts.append(svg.tile(7 + n * 32, 72, 30, 24, SHADE, LINE, 3, dashed=True))
            parts.append(svg.icon("ship", 15 + n * 32, 77, 14, LINE))
    return p.thing(f"location-{name}", words, parts, x, y, 140, 110, about=f"location {name}")


# --- regions --------------------------------------------------------------------------------------------------------
@memoised
def _region(p: Painter, region: int, x: float, y: float) -> str:
    g, box = p.g, p.box
    name = p.word("region", number=region + 1)
    parts = [
        *family.land(region),
        svg.icon("region", 6, 5, 20),
        svg.text(29, 21, region + 1, 15, bold=True, serif=True),
        flow([*units(box, box.region_bonus[region]), Unit(f"/ {box.market_vp}", "vp")], 44, 5, 80, 20, 17),
        p.mark(281, 231, "region", region),
    ]
    influences = [(seat, influence(g, box, seat, region)) for seat in range(g.seats)]
    if g.solo:
        influences.append((TAKATOSHI, influence(g, box, TAKATOSHI, region)))
    foreign_value = foreign_influence(g, box, region)
    at = 262 - svg.wide(str(foreign_value), 12.5, True)
    foreign = svg.icon("globe", at, 9, 13) + svg.text(at + 15, 20, foreign_value, 12.5, bold=True)
    parts.append(svg.group([foreign], title=p.word("foreign")))
    for owner, value in reversed(influences):
        at -= 18 + svg.wide(str(value), 12.5, True)
        parts.append(svg.mon(owner, at + 6, 15, 5.5))
        parts.append(svg.text(at + 13, 20, value, 12.5, bold=True))
    if g.solo:
        parts.append(svg.icon(f"worker-{COLOURS[g.region_worker[region]]}", 8, 196, 32))
    parts.append(_city(p, region * 2, 63, 95))
    parts.append(_city(p, region * 2 + 1, 176, 169))
    for space in range(RAILS):
        parts.append(_rail(p, region, space, 240, 33 + space * 27.5))
    return p.thing(
        f"region-{region + 1}", name, parts, x, y, 283, 234, SEA, LINE, radius=6, about=f"region {region + 1}"
    )


_TRIANGLES = ("M0 0-25-25H25Z", "M0 0 25-25V25Z", "M0 0 25 25H-25Z", "M0 0-25 25V-25Z")
_TOWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@memoised
def _city(p: Painter, city: int, x: float, y: float) -> str:
    """A city: its demand tile with four goods and the four influence spaces around it."""
    g, box = p.g, p.box
    parts = []
    for side, (dx, dy) in enumerate(_TOWARDS):
        good = g.demand[city][side]
        fill = (PAPER, SHADE)[side % 2]
        parts.append(f'<path d="{_TRIANGLES[side]}" fill="{fill}" stroke="{MUTED}" stroke-width=".8"/>')
        parts.append(svg.icon(GOODS[good], dx * 15.5 - 8.5, dy * 15.5 - 8.5, 17))
    for side, (dx, dy) in enumerate(_TOWARDS):
        owner, printed = g.token_owner[city][side], box.printed[city][side]
        asked = p.word(f"good-{GOODS[g.demand[city][side]]}")
        title = p.word("space", city=city + 1, side=SIDES[side], good=asked)
        inside = []
        if owner:
            title = f"{title}, {p.owner(owner)} {g.token_value[city][side]}"
            inside.append(svg.token(owner - 1, 15, 15, g.token_value[city][side], 12))
        elif printed:
            inside.append(svg.icon("globe", 3, 3, 24, faded=True))
            inside.append(svg.text(15, 21, printed, 16, anchor="middle", bold=True, serif=True))
        fill = SAND if printed or owner else PAPER
        place = (dx * 41 - 15, dy * 41 - 15)
        id = f"space-{city + 1}-{side + 1}"
        parts.append(p.thing(id, title, inside, *place, 30, 30, fill, MUTED, about=f"city {city + 1}, place city"))
    parts.append(f'<circle r="6.5" fill="{INK}"/>')
    parts.append(svg.text(0, 3.5, city + 1, 9.5, anchor="middle", fill="#fff", bold=True))
    return svg.group(parts, x=x, y=y, id=f"city-{city + 1}")


@memoised
def _rail(p: Painter, region: int, space: int, x: float, y: float) -> str:
    g, box = p.g, p.box
    owner = g.rails[region][space]
    closed = space >= box.rail_limit[g.seats]
    title = p.word("rail", region=region + 1, number=space + 1)
    inside = []
    if owner:
        title = f"{title}: {p.owner(owner)}"
        inside.append(svg.piece(owner - 1, "train", 0.5, 0.5, 36, 24))
    elif closed:
        inside.append(f'<path d="M8 12.5H29" stroke="{LINE}"/>')
    elif box.rail[region][space]:
        inside.append(flow(units(box, box.rail[region][space]), 4, 4, 40, 17, 15))
    else:
        inside.append(svg.icon("train", 11, 5, 15, "#d3c4a4"))
    fill, stroke, place = SHADE if closed else PAPER, LINE if closed else OCHRE, f"{region + 1}-{space + 1}"
    about = f"train-space {place}"
    return p.thing(f"rail-{place}", title, inside, x, y, 37, 25, fill, stroke, dashed=closed, about=about)
