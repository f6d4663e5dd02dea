"""The main board: scoring track, rows of workers and bag; action spaces with their workers; rewards; the regions."""

from __future__ import annotations

from meiji.drawing import palette, svg
from meiji.drawing.palette import BLACK, GOLD, INDIGO, INK, LINE, MUTED, PAPER, SAND, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, centred
from meiji.kernel.wording import upper_first

from .. import nippon_map
from . import texts
from .picture_base import Painter, icon_of, quiet, units
from .picture_map import HEIGHT as MAP_HEIGHT
from .picture_map import regions
from .terms import ACTIONS, BONUSES, COLOURS, GOODS, HIGHEST_REWARD, LOWEST_REWARD, SCORINGS, SPACES

WORK = 174  # height of the upper half
HEIGHT = WORK + 4 + MAP_HEIGHT
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
    parts = [svg.block(_course(p), 0, 0, 152, WORK, p.part("marker"))]
    parts += [svg.block(_space(p, n), 160 + n * 116, 0, 112, WORK, p.part("spaces")) for n in range(SPACES)]
    parts.append(svg.block(_rewards(p), 744, 0, 196, WORK, p.part("rewards")))
    return parts + regions(p, WORK + 4)


# --- the course of the game -----------------------------------------------------------------------------------------
@memoised
def _course(p: Painter) -> list[str]:
    """How far the game is, and which workers come next."""
    note = p.reconstructed(143, 36, nippon_map.names_are_ours(p.language))
    return [*_scoring_track(p), note, *_rows(p), _bag(p)]


@memoised
def _scoring_track(p: Painter) -> list[str]:
    """Spaces from 1 on, the golden ones marked; a sun between two spaces is a scoring. Below, the next scoring."""
    g, box = p.g, p.box
    parts = []
    spaces, x = box.first_golden + box.final_turns - 1, 0.0
    for space in range(1, spaces + 1):
        here = g.marker == space
        inside = []
        if here:
            marker = svg.shape(palette.OWNER_SHAPES[0], 8, 10.5, 9, VERMILION)
            inside.append(svg.moving("marker", marker))
        fill = "#fff" if here else MUTED
        inside.append(svg.text(8, 15, space, 12, anchor="middle", bold=here, fill=fill))
        title = p.tell("thing-marker", space=space) if here else p.tell("thing-space", space=space)
        edge = GOLD if space >= box.first_golden else SHADE
        place = (x, 2, 16, 21)
        parts.append(p.thing(f"marker-{space}", title, inside, *place, edge, "none", about="place marker", radius=3))
        x += 17
        if space in box.scored_after:
            parts.append(svg.icon("sun", x - 2, 6, 13))
            x += 10
    scoring = sum(g.marker > after for after in box.scored_after[: SCORINGS - 1])
    words = " · ".join(str(value) for value in box.place_vp[scoring])
    following = [
        svg.text(0, 41, ROMAN[scoring], 14, fill=VERMILION, bold=True, serif=True),
        svg.icon("vp", 22, 29, 15),
        svg.text(41, 41, words, 13.5, bold=True),
    ]
    title = p.tell("thing-scoring", scoring=ROMAN[scoring], points=words)
    return [*parts, svg.group(following, title=title, about="place scorings")]


@memoised
def _rows(p: Painter) -> list[str]:
    """The rows of workers, the next one on top."""
    g = p.g
    count, width = p.box.rows[g.seats], p.box.row_workers[g.seats]
    high = min(38.0, 126 / count)
    size = min(28.0, high - 3, 76 / width - 1)
    parts = []
    for line in range(count):
        y = 50 + line * high
        workers = [c for c in range(6) for _ in range(g.rows[line][c])]
        inside = []
        for n in range(width):
            x = 3 + n * (size + 1)
            if n < len(workers):
                inside.append(svg.icon(f"worker-{COLOURS[workers[n]]}", x, 1, size))
            elif n < len(workers) + g.missing[line]:
                inside.append(quiet(x + size / 2, size / 2 + 5, "?", 13, "middle"))
            else:
                inside.append(f'<circle cx="{x + size / 2:g}" cy="{size / 2 + 2:g}" r="3" fill="{LINE}"/>')
        names = [texts.worker_name(COLOURS[c], p.language) for c in workers]
        title = f"{p.part('rows')} {line + 1}: {', '.join(names) or '–'}"
        place = (0, y, 7 + width * (size + 1), high - 1)
        fill = SHADE if workers else "none"
        parts.append(p.thing(f"row-{line + 1}", title, inside, *place, fill, "none", radius=12, about="place rows"))
    return parts


@memoised
def _bag(p: Painter) -> str:
    """How many workers of each colour are in the bag."""
    g = p.g
    parts = [svg.icon("bag", 0, 2, 26), svg.text(30, 21, sum(g.bag), 16, bold=True)]
    for i, colour in enumerate(COLOURS):
        x, y = i % 2 * 33, 34 + i // 2 * 31
        faded = not g.bag[i]
        parts.append(svg.icon(f"worker-{colour}", x, y, 18, faded=faded))
        parts.append(svg.text(x + 19, y + 14, g.bag[i], 12, bold=not faded, fill=MUTED if faded else INK))
    return svg.group(parts, id="bag", title=f"{p.part('bag')}: {sum(g.bag)}", about="place bag", x=88, y=48)


# --- action spaces --------------------------------------------------------------------------------------------------
@memoised
def _space(p: Painter, space: int) -> list[str]:
    """Workers by colour on a shelf, and below it the one or two actions of the space."""
    used = space == p.g.used_space and not p.g.over
    return [*_shelf(p, space, used), *_actions(p, space)]


def _actions_of(p: Painter, space: int) -> list[int]:
    return [action for action in range(len(ACTIONS)) if p.box.space_of[action] == space]


@memoised
def _shelf(p: Painter, space: int, used: bool) -> list[str]:
    names = " / ".join(texts.action_name(ACTIONS[action], p.language) for action in _actions_of(p, space))
    shelf = [f'<path d="M.5 44V6Q.5 .5 6 .5H106Q111.5 .5 111.5 6V44Z" fill="{GOLD if used else SHADE}"/>']
    at = 3.0
    for colour, name in enumerate(COLOURS):
        n = p.g.space[space][colour]
        if n:
            worker = upper_first(texts.worker_name(name, p.language))
            title = p.tell("thing-worker", worker=f"{n} × {worker}" if n > 1 else worker, actions=names)
            inside = [svg.icon(f"worker-{name}", 1 + i * 35, 3, 33) for i in range(n)]
            id, width = f"worker-{space + 1}-{name}", n * 35.0
            shelf.append(
                p.thing(id, title, inside, at, 2, width, 40, "none", "none", about="place worker", reach=(35, 44))
            )
            at += width
    ground = [svg.shadow(112, WORK - 2, 6), svg.tile(0, 0, 112, WORK - 2, PAPER, LINE, 6)]
    title = p.tell("thing-shelf", actions=names)
    return [*ground, svg.group(shelf, id=f"action-space-{space + 1}", title=title, about="place space")]


@memoised
def _actions(p: Painter, space: int) -> list[str]:
    actions = _actions_of(p, space)
    high = (WORK - 50 - 4 * (len(actions) - 1)) / len(actions)
    parts = [_action(p, action, 46 + n * (high + 4), high) for n, action in enumerate(actions)]
    if len(actions) > 1:
        parts.append(f'<path d="M10 {48 + high:g}H102" stroke="{LINE}" stroke-dasharray="2 3"/>')
    return parts


def _prices(p: Painter, name: str) -> list[Unit]:
    """What an action costs."""
    box = p.box
    steps = "–".join(p.money(price) for price in (box.steps_price[1], box.steps_price[-1]))
    ship, railway, machine = (p.money(price) for price in box.price)
    return {
        "technology": [Unit(steps, "money")],
        "mining": [Unit(steps, "money")],
        "invest": [Unit(p.money(box.factory_price), "money")],
        "production": [Unit("/".join(str(coal) for coal in box.coal), "coal")],
        "export": [Unit("", "crate", "→"), Unit("", "contract")],
        "ships": [Unit(ship, "money")],
        "railways": [Unit(railway, "money")],
        "machines": [Unit(machine, "money")],
        "market": [],
    }[name]


@memoised
def _action(p: Painter, action: int, y: float, high: float) -> str:
    name = ACTIONS[action]
    words, face, about = texts.action_name(name, p.language), _action_face(p, action), f"action {name}, place {name}"
    return p.thing(f"action-{name}", words, face, 3, y, 106, high, PAPER, "none", about=about)


@memoised
def _action_face(p: Painter, action: int) -> list[str]:
    """An action: its icon, its name, its price, and how often."""
    name = ACTIONS[action]
    once = name in ("technology", "mining", "invest")
    label = svg.text(53, 43, p.tell(f"short-{name}"), 12.5, anchor="middle", bold=True, fit=104)
    if name == "market":
        return [svg.icon("market", 38, 1, 30), label, *_market_values(p)]
    often = [] if once else [quiet(102, 16, "1–3×", 12, "end")]
    return [svg.icon(ACTION_ICONS[name], 38, 1, 30, INDIGO), label, *often, centred(_prices(p, name), 53, 45.5, 14)]


def _market_values(p: Painter) -> list[str]:
    """The highest influence tile by level of the good and number of goods."""
    parts = [quiet(102, 16, "1–3×", 12, "end"), svg.icon("crate", 8, 49, 14)]
    parts += [quiet(50 + n * 21, 61, n + 1, 12, "middle") for n in range(3)]
    for level in range(3):
        y = 65 + level * 20
        parts += [svg.icon(icon_of(GOODS[level * 2 + n]), 2 + n * 18, y, 16) for n in range(2)]
        for n in range(3):
            parts.append(svg.shape(palette.OWNER_SHAPES[0], 50 + n * 21, y + 8, 9, SHADE))
            value = p.box.influence[level][n + 1]
            parts.append(svg.text(50 + n * 21, y + 12.5, value, 12.5, anchor="middle", bold=True))
    return parts


# --- rewards --------------------------------------------------------------------------------------------------------
@memoised
def _rewards(p: Painter) -> list[str]:
    """Twelve stacks: a row for each multiplier, a column for each bonus; and the extra multipliers."""
    g, box = p.g, p.box
    extra = [
        svg.icon("fan", 0, 0, 18),
        svg.text(9, 13, box.extra_multiplier, 12, anchor="middle", bold=True, fill=BLACK),
    ]
    extra.append(quiet(21, 13, f"×{g.multipliers_left}"))
    title = p.tell("thing-extra", multiplier=box.extra_multiplier, n=g.multipliers_left)
    parts = [p.heading(0, 13, "rewards-short"), svg.group(extra, x=154, title=title, about="place multipliers")]
    for column in range(len(BONUSES)):
        parts.append(centred(units(p, box.reward_bonus[column]), 32 + column * 66, 21, 15))
    for row, level in enumerate(range(LOWEST_REWARD, HIGHEST_REWARD + 1)):
        parts += [_reward(p, level, column, column * 66, 40 + row * 34) for column in range(len(BONUSES))]
    return [svg.group(parts, id="rewards")]


@memoised
def _reward(p: Painter, level: int, column: int, x: float, y: float) -> str:
    """A stack of reward tiles."""
    left = p.g.rewards[level][column]
    bonus = texts.effect_text(p.box, p.box.reward_bonus[column], p.language)
    title = p.tell("thing-reward", multiplier=level, bonus=bonus, n=left)
    id, about = f"reward-{level}-{BONUSES[column]}", f"reward {level}-{BONUSES[column]}"
    if not left:
        return p.thing(id, title, [], x, y, 62, 30, "none", dashed=True, about=about)
    inside = []
    for n in range(left):
        face = [svg.icon("fan", 4, 1, 27), svg.text(17.5, 20, level, 14, anchor="middle", bold=True, fill=BLACK)]
        inside.append(svg.moving(f"reward-{level}", "".join(face)) if n == 0 else svg.moving(f"reward-{level}", ""))
    inside.append(svg.text(56, 20, f"×{left}", 13, anchor="end", bold=left > 1, fill=INK if left > 1 else MUTED))
    return p.thing(id, title, inside, x, y, 62, 30, SAND, about=about, raised=True, reach=(66, 34))
