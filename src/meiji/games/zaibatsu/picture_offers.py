"""What lies beside the main board: factories on offer, start tiles, goals."""

from __future__ import annotations

from meiji.drawing import palette, svg
from meiji.drawing.palette import BLACK, INDIGO, LINE, MUTED, PAPER, SHADE
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, flow
from meiji.kernel.wording import upper_first

from .goals import goal_value
from .picture_base import GOOD_COLOURS, PERIODS, Painter
from .picture_effects import OBJECTIVE_ICONS, units
from .picture_works import tile_title
from .terms import GOALS, GOODS, START_A, TILE_NAMES
from .texts import names
from .texts.effects import effect_text

COLUMN, PITCH = 150.0, 158.0
HEAD, TILE, GAP = 44.0, 54.0, 6.0  # heights


# --- factories ------------------------------------------------------------------------------------------------------
@memoised
def display_height(p: Painter) -> float:
    most = max(sum(p.g.display[tile] > 0 for tile in range(good * 5, good * 5 + 5)) for good in range(6))
    return HEAD + most * (TILE + GAP)


@memoised
def display(p: Painter) -> list[str]:
    """One column a good: what a factory needs and burns, then the tiles on offer."""
    name = p.word("display")
    columns = [_column(p, good) for good in range(6)]
    blocks = [svg.block(inside, good * PITCH, 0, COLUMN, high, name) for good, (inside, high) in enumerate(columns)]
    return blocks


@memoised
def _column(p: Painter, good: int) -> tuple[list[str], float]:
    g, box, level = p.g, p.box, good // 2
    name = upper_first(names.good_name(GOODS[good], p.language))
    needs = [Unit(f"≥ {box.need[level]}", "rd", dark=True), Unit(str(box.coal[level]), "coal", dark=True)]
    head = [
        svg.tile(0, 0, COLUMN, HEAD - 2, GOOD_COLOURS[good], LINE, 4),
        svg.icon(GOODS[good], 6, 8, 26),
        svg.text(38, 17, name, 13, bold=True, fill=BLACK, fit=COLUMN - 42),
        flow(needs, 38, 21, COLUMN - 42, 18, 16),
    ]
    title = p.word("level", good=name, level=level + 1, rd=box.need[level], coal=box.coal[level])
    parts = [svg.group(head, title=title, about="place level")]
    if good == len(GOODS) - 1:
        parts.append(p.reconstructed(COLUMN - 12, 14))
    y = HEAD + GAP
    for tile in range(good * 5, good * 5 + 5):
        if g.display[tile]:
            side, key = g.display[tile] - 1, f"tile-{TILE_NAMES[tile]}"
            face = svg.moving(key, "".join(p.factory_face(tile, side, good, COLUMN, TILE)))
            words, about = tile_title(p, tile, side), p.tile_about(tile, side)
            parts.append(p.thing(key, words, [face], 0, y, COLUMN, TILE, about=about, raised=True))
            y += TILE + GAP
    return parts, y - GAP


# --- start tiles ----------------------------------------------------------------------------------------------------
PAIR_HEIGHT = 124.0
PAIR = 180.0


def drafting(p: Painter) -> bool:
    """Start tiles lie on the table until every seat has taken a pair."""
    return not all(p.g.start_a[: p.g.seats])


@memoised
def pairs(p: Painter) -> list[str]:
    """Pairs of start tiles: A brings something and points, B what one begins with."""
    parts = [p.heading(0, 14, "pairs"), p.reconstructed(930, 10)]
    for pair in range(p.g.pairs):
        parts.append(svg.block([_pair(p, pair)], pair * (PAIR + 10), 24, PAIR, 98, p.word("pairs")))
    return parts


@memoised
def _pair(p: Painter, pair: int) -> str:
    g, box = p.g, p.box
    a, b, owner = g.pair_a[pair], g.pair_b[pair], g.pair_owner[pair]
    inside = [
        svg.tile(5, 5, PAIR - 10, 42, "#e3ebf2", LINE),
        svg.text(12, 32, "A", 16, bold=True, serif=True, fill=INDIGO),
        flow(units(box, box.start_a[a]), 30, 12, PAIR - 84, 28, 22),
        svg.text(PAIR - 32, 32, box.start_a_vp[a], 16, anchor="end", bold=True),
        svg.icon("vp", PAIR - 29, 17, 18),
        svg.tile(5, 51, PAIR - 10, 42, "#f4e6c4", LINE),
        svg.text(12, 78, "B", 16, bold=True, serif=True, fill=INDIGO),
        flow(units(box, box.start_b[b]), 30, 54, PAIR - 38, 36, 18),
    ]
    words = [effect_text(box, address, p.language) for address in (box.start_a[a], box.start_b[b])]
    title = f"{p.word('pair', number=pair + 1)}: {'; '.join(words)}"
    if owner:
        inside = [svg.group(inside, faded=True), svg.mon(owner - 1, PAIR / 2, 49, 22)]
        title = f"{title}; {p.name(owner - 1)}"
    id, about = f"pair-{pair + 1}", f"start-a {START_A[a]}, start-b {b + 1}"
    return p.thing(id, title, inside, 0, 0, PAIR, 98, PAPER, INDIGO, radius=6, about=about, raised=True)


# --- goals ----------------------------------------------------------------------------------------------------------
GOAL, GOAL_HIGH = 304.0, 58.0


def goal_icon(goal: int, x: float, y: float, size: float) -> str:
    if GOALS[goal] == "tokens":
        return svg.shape(palette.OWNER_SHAPES[0], x + size / 2, y + size / 2, size / 2.2, MUTED)
    return svg.icon(OBJECTIVE_ICONS[GOALS[goal]], x, y, size)


@memoised
def goals_height(p: Painter) -> float:
    return 20 + p.box.goal_count[p.g.seats] * (GOAL_HIGH + 6)


@memoised
def goals(p: Painter) -> list[str]:
    """For each period its goals, how far everybody is, and the rewards to choose from."""
    parts = [p.heading(0, 14, "goals"), p.reconstructed(930, 10)]
    for period in range(3):
        for field in range(p.box.goal_count[p.g.seats]):
            if p.g.goals[period][field]:
                at = (period * (GOAL + 14), 24 + field * (GOAL_HIGH + 6))
                parts.append(svg.block([_goal(p, period, field)], *at, GOAL, GOAL_HIGH, p.word("goals")))
    return parts


@memoised
def _goal(p: Painter, period: int, field: int) -> str:
    g, goal, name = p.g, p.g.goals[period][field] - 1, f"{period + 1}-{field + 1}"
    words = upper_first(names.goal_name(GOALS[goal], p.language))
    inside = [svg.text(9, 24, PERIODS[period], 14, bold=True, serif=True, fill=INDIGO), goal_icon(goal, 34, 5, 26)]
    inside.append(svg.text(66, 20, words, 12.5, bold=True, fit=GOAL - 70))
    for seat in range(g.seats):
        inside.append(svg.mon(seat, 14 + seat * 36, 45, 6))
        inside.append(svg.text(23 + seat * 36, 49.5, goal_value(g, seat, goal), 13, bold=True))
    inside += _rewards(p, period * 3 + field)
    past = period < g.period or bool(g.over)
    about, place = f"goal {GOALS[goal]}, goal-field {name}", (0, 0, GOAL, GOAL_HIGH)
    title = f"{p.word('period-name', number=period + 1)}: {words}"
    return p.thing(f"goal-{name}", title, inside, *place, SHADE if past else PAPER, about=about, raised=not past)


def _rewards(p: Painter, field: int) -> list[str]:
    """What the leader chooses from."""
    choices = [(n, address) for n, address in enumerate(p.box.goal_reward[field]) if address]
    width = 48.0
    parts = []
    for at, (n, address) in enumerate(choices):
        x = GOAL - 4 - (len(choices) - at) * (width + 2)
        title = upper_first(effect_text(p.box, address, p.language))
        inside = [flow(units(p.box, address), 3, 1, width - 3, 25, 17)]
        id = f"goal-{field // 3 + 1}-{field % 3 + 1}-reward-{n + 1}"
        parts.append(p.thing(id, title, inside, x, 28, width, 27, "none", LINE))
    return parts
