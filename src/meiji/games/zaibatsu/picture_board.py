"""The main board: rounds, worker queue and bag; hiring spaces with their actions; the Iwakura mission; the map."""

from __future__ import annotations

from meiji.drawing import palette, svg
from meiji.drawing.palette import BLACK, GOLD, INDIGO, INK, LINE, MUTED, PAPER, SEA, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, flow
from meiji.kernel.wording import upper_first

from .. import nippon_family as family
from .. import nippon_map
from .picture_base import PERIODS, WIDTH, Painter, points, quiet
from .picture_effects import ACTION_ICONS
from .picture_map import HEIGHT as MAP_HEIGHT
from .picture_map import regions
from .terms import ACTIONS, COLOURS, GOODS, LOCATIONS, SPACES
from .texts import names

STRIP, WORK = 30.0, 150.0  # heights: what is coming, and where to act
HIRING, PORT = 112.0, 116.0  # widths
WORK_TOP = STRIP + 6
MAP_TOP = WORK_TOP + WORK + 4
HEIGHT = MAP_TOP + MAP_HEIGHT
ONCE = ("rd", "mining", "factory")  # actions with a single activation


@memoised
def board(p: Painter) -> list[str]:
    parts = [
        svg.block(_course(p), 0, 0, 304, STRIP, p.word("rounds")),
        svg.block(_queue(p), 312, 0, 340, STRIP, "" if _queue_is_short(p) else p.word("queue")),
        svg.block(_bag(p), 660, 0, 280, STRIP, p.word("bag")),
    ]
    hiring = [svg.block(_space(p, n), n * (HIRING + 4), 0, HIRING, WORK, p.word("hiring")) for n in range(SPACES)]
    parts += svg.groups(hiring, 0, WORK_TOP, "hiring")
    return [*parts, *_iwakura(p, WIDTH - 3 * PORT - 8, WORK_TOP), *regions(p, MAP_TOP)]


# --- the course of the game -----------------------------------------------------------------------------------------
@memoised
def _course(p: Painter) -> list[str]:
    """The rounds, a sun after each period; then the points that the places of this period bring."""
    g, box = p.g, p.box
    parts, x = [], 0.0
    for number in range(1, box.period_end[2] + 1):
        here, final = number == g.round and not g.over, number > box.rounds
        fill = VERMILION if here else GOLD if final else SHADE
        parts.append(svg.tile(x, 3, 17, 24, fill, "none", 8.5 if final else 3))
        parts.append(svg.text(x + 8.5, 19.5, number, 12.5, anchor="middle", bold=here, fill="#fff" if here else MUTED))
        x += 18
        if number in box.period_end:
            parts.append(svg.icon("sun", x - 0.5, 9, 12))
            x += 12
    period = min(g.period, 2)
    values = [value for place, value in enumerate(box.place_vp[period]) if g.seats > 2 or place != 1]
    parts.append(svg.text(x + 4, 21, PERIODS[period], 16, fill=VERMILION, bold=True, serif=True))
    parts += [svg.icon("vp", 209, 7, 16), svg.text(227, 20, points(values), 13, bold=True)]
    title = p.word("period", number=period + 1, points=points(values))
    return [svg.group(parts, id="rounds", title=title, about="place rounds")]


def _figures(counts: list[int], x: float, y: float, size: float, pitch: float) -> list[str]:
    colours = [colour for i, colour in enumerate(COLOURS) for _ in range(counts[i])]
    return [svg.icon(f"worker-{colour}", x + n * pitch, y, size) for n, colour in enumerate(colours)]


def _crowd(p: Painter, counts: list[int]) -> str:
    """Workers in words."""
    return (
        ", ".join(f"{count} {names.colour_name(COLOURS[i], p.language)}" for i, count in enumerate(counts) if count)
        or "–"
    )


def _queue_is_short(p: Painter) -> bool:
    """There is room for its name beside it."""
    return p.box.queue_rows[p.g.seats] <= 3


@memoised
def _queue(p: Painter) -> list[str]:
    """The rows of workers, the next one on the left."""
    g, box = p.g, p.box
    rows = box.queue_rows[g.seats]
    left = 340 - rows * 68.5
    parts = [_label(p.word("queue"), left)] if _queue_is_short(p) else []
    for line in range(rows):
        full = any(g.queue[line])
        inside = [svg.tile(0, 1, 65, 28, SHADE if full else "none", "none" if full else LINE, 14, dashed=not full)]
        inside += _figures(g.queue[line], 3, 4, 21, 19.5)
        title = f"{p.word('queue')} {line + 1}: {_crowd(p, g.queue[line])}"
        parts.append(svg.group(inside, x=left + line * 68.5, title=title, about="place queue"))
    return [svg.group(parts, id="queue")]


def _label(words: str, end: float) -> str:
    return svg.text(end - 4, 20, words, 13, anchor="end", fill=INDIGO, bold=True, serif=True, fit=end - 10)


@memoised
def _bag(p: Painter) -> list[str]:
    """The bag: what can still be drawn, by colour."""
    g = p.g
    parts = [svg.icon("bag", 0, 2, 26), svg.text(28, 21, sum(g.bag), 16, bold=True)]
    for i, colour in enumerate(COLOURS):
        title = f"{p.word('bag')}, {names.colour_name(colour, p.language)}: {g.bag[i]}"
        none = not g.bag[i]
        number = svg.text(29, 20, g.bag[i], 13, anchor="middle", bold=not none, fill=MUTED if none else INK)
        inside = [svg.icon(f"worker-{colour}", 1, 4, 20, faded=none), number]
        parts.append(
            p.thing(f"bag-{colour}", title, inside, 52 + i * 35.5, 1, 35, 28, "none", "none", about="place bag")
        )
    return [*parts, p.reconstructed(273, 15, nippon_map.names_are_ours(p.language))]


# --- hiring ---------------------------------------------------------------------------------------------------------
@memoised
def _space(p: Painter, space: int) -> list[str]:
    """A hiring space: its workers on a shelf, and below it the one or two actions that they do."""
    actions = [action for action in range(len(ACTIONS)) if p.box.space_of[action] == space]
    high = (WORK - 52 - 4 * (len(actions) - 1)) / len(actions)
    ground = [svg.shadow(HIRING, WORK - 3, 6), svg.tile(0, 0, HIRING, WORK - 3, PAPER, LINE, 6), _shelf(p, space)]
    faces = [_action(p, action, 48 + n * (high + 4), high) for n, action in enumerate(actions)]
    fold = [f'<path d="M10 {50 + high:g}H102" stroke="{LINE}" stroke-dasharray="2 3"/>'] if len(actions) > 1 else []
    return [*ground, *faces, *fold]


@memoised
def _shelf(p: Painter, space: int) -> str:
    used = space == p.g.used_space and not p.g.over
    shelf = [f'<path d="M.5 46V6Q.5 .5 6 .5H106Q111.5 .5 111.5 6V46Z" fill="{GOLD if used else SHADE}"/>']
    title = f"{names.hiring_space(p.box, space, p.language)}: {_crowd(p, p.g.hiring[space])}"
    return svg.group([*shelf, *_to_hire(p, space)], id=f"hiring-{space + 1}", title=title, about="place hiring")


@memoised
def _to_hire(p: Painter, space: int) -> list[str]:
    """The workers of a hiring space, those of a colour together."""
    counts = p.g.hiring[space]
    pitch = min(35.0, 106 / max(1, sum(counts)))
    size = min(34.0, pitch + 6)
    parts, x = [], 3.0
    for colour, count in zip(COLOURS, counts, strict=True):
        if count:
            figures = [
                svg.icon(f"worker-{colour}", n * pitch + (pitch - size) / 2, 41 - size, size) for n in range(count)
            ]
            worker = upper_first(names.worker_name(colour, p.language))
            title, id = f"{count} × {worker}" if count > 1 else worker, f"worker-{space + 1}-{colour}"
            place = (x, 2, count * pitch, 42)
            parts.append(p.thing(id, title, figures, *place, "none", "none", about="place worker"))
            x += count * pitch
    return parts


@memoised
def _action(p: Painter, action: int, y: float, high: float) -> str:
    name = ACTIONS[action]
    words, face, about = names.action_name(name, p.language), _action_face(p, action), f"action {name}"
    return p.thing(f"action-{name}", words, face, 3, y, 106, high, PAPER, "none", about=about)


def _prices(p: Painter, name: str) -> list[Unit]:
    """What one activation costs."""
    box = p.box
    steps, coal = ("/".join(str(price) for price in prices) for prices in (box.steps_price[1:], box.coal))
    iron, money = Unit(str(box.piece_iron), "iron", "/"), Unit(str(box.piece_money), "money")
    prices = {
        "rd": [Unit(steps, "money")],
        "mining": [Unit(steps, "money")],
        "factory": [Unit(str(box.factory_price), "money")],
        "machines": [Unit(str(box.machine_price), "money")],
        "production": [Unit(coal, "coal")],
        "contracts": [Unit("1, 2, 3", "crate")],
    }
    return prices.get(name, [iron, money, Unit(str(box.piece_money_iron), "iron")])


@memoised
def _action_face(p: Painter, action: int) -> list[str]:
    """An action: its icon and name, its price, and how often."""
    name = ACTIONS[action]
    if name == "markets":
        return _markets(p)
    often = [] if name in ONCE else [quiet(105, 41, "≤3×", 12, "end")]
    return [
        svg.icon(ACTION_ICONS[name], 2, 2, 24, INDIGO),
        svg.text(30, 19, p.word(f"short-{name}"), 12.5, bold=True, fit=76),
        flow(_prices(p, name), 2, 28, 90, 16, 13),
        *often,
    ]


def _markets(p: Painter) -> list[str]:
    """The influence token by level of the good and number of goods."""
    parts = [svg.icon("market", 2, 1, 26), quiet(3, 41, "≤3×")]
    lines = svg.lines(p.word("short-markets"), 74, 12.5, True)
    top = 19 if len(lines) == 1 else 12
    parts += [svg.text(31, top + n * 13, line, 12.5, bold=True, fit=75) for n, line in enumerate(lines)]
    parts += [quiet(46 + n * 21, 41, n + 1, 12, "middle") for n in range(3)]
    for level in range(3):
        y = 45 + level * 18
        parts += [svg.icon(GOODS[level * 2 + n], 2 + n * 17, y, 16) for n in range(2)]
        for n in range(3):
            parts.append(svg.shape(palette.OWNER_SHAPES[0], 46 + n * 21, y + 8, 8.5, SHADE))
            parts.append(
                svg.text(46 + n * 21, y + 12.5, p.box.influence[level][n + 1], 12.5, anchor="middle", bold=True)
            )
    return parts


# --- Iwakura mission ------------------------------------------------------------------------------------------------
@memoised
def _iwakura(p: Painter, x: float, y: float) -> list[str]:
    """Six ports, in two rows."""
    high = (WORK - 4) / 2
    parts = []
    for location in range(len(LOCATIONS)):
        at = (location % 3 * (PORT + 4), location // 3 * (high + 3))
        parts.append(svg.block([_location(p, location, high)], *at, PORT, high, p.word("iwakura")))
    return svg.groups(parts, x, y, "iwakura")


@memoised
def _location(p: Painter, location: int, high: float) -> str:
    """A port: its expert (or who has it), its upgrades, its ships on the water."""
    g, box = p.g, p.box
    name = LOCATIONS[location]
    colour = COLOURS[box.location_colour[location]]
    fill, ink, sign = family.WORKERS[colour]
    if ink == INK and fill not in palette.NIGHT["fill"]:
        ink = BLACK  # on a band that stays light at night
    words = names.location_name(name, p.language)
    water = f"M.5 44H{PORT - 0.5:g}V{high - 4:g}Q{PORT - 0.5:g} {high - 0.5:g} {PORT - 4:g} {high - 0.5:g}H4"
    water += f"Q.5 {high - 0.5:g} .5 {high - 4:g}Z"
    parts = [
        f'<path d="M.5 18V4Q.5 .5 4 .5H{PORT - 4:g}Q{PORT - 0.5:g} .5 {PORT - 0.5:g} 4V18Z" fill="{fill}"/>',
        svg.shape(sign, 10, 9.5, 4.5, ink),
        svg.text(20, 14, words, 12.5, fill=ink, bold=True, fit=PORT - 24),
        f'<path d="{water}" fill="{SEA}"/><path d="{water}" fill="url(#sea)"/>',
    ]
    holder, left = g.expert_with[location], g.upgrades_left[location]
    if holder:
        parts.append(svg.tile(5, 20, 22, 22, "none", LINE, 5, dashed=True))
        parts.append(svg.mon(holder - 1, 16, 31, 8))
    else:
        parts.append(svg.icon(f"expert-{colour}", 4, 19, 24))
    houses = max(1, left)
    parts += [svg.icon(f"house-{colour}", 36 + n * 12, 21, 20, faded=not left) for n in range(houses)]
    parts.append(svg.text(PORT - 5, 37, f"×{left}", 13, anchor="end", bold=True, fill=INK if left else MUTED))
    ships = [seat for seat in range(g.seats) for _ in range(g.ships_at[location][seat])]
    for n in range(box.ship_limit[g.seats]):
        if n < len(ships):
            parts.append(svg.piece(ships[n], "ship", 4.5 + n * 27, high - 25, 26, 21))
        else:
            parts.append(svg.tile(5 + n * 27, high - 25, 25, 21, SEA, MUTED, 3, dashed=True))
    place = (0, 0, PORT, high)
    about = f"location {name}"
    return p.thing(f"location-{name}", words, parts, *place, about=about, radius=5, raised=True)
