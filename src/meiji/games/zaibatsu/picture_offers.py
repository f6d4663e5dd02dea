"""What lies beside the main board: factories on offer, start tiles, goals, and Takatoshi's board in the solo game."""

from __future__ import annotations

from meiji.drawing import palette, svg
from meiji.drawing.painter import WIDTH
from meiji.drawing.palette import BLACK, GOLD, INDIGO, INK, LINE, MUTED, OCHRE, PAPER, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, flow

from .goals import goal_value
from .picture_base import GOOD_COLOURS, Painter
from .picture_board import PERIODS
from .picture_effects import OBJECTIVE_ICONS, units
from .terms import COLOURS, GOALS, GOODS, SPACES, START_A, TAKATOSHI, TILE_NAMES

TILE = 48  # height of a tile on offer, and 4 between two


# --- factories ------------------------------------------------------------------------------------------------------
@memoised
def display_height(p: Painter) -> float:
    most = max(sum(p.g.display[tile] > 0 for tile in range(good * 5, good * 5 + 5)) for good in range(6))
    return 56 + most * (TILE + 6)


@memoised
def display(p: Painter) -> list[str]:
    """One column a good: what a factory needs and burns, then the tiles on offer."""
    columns = [_column(p, good) for good in range(6)]
    blocks = [svg.block(inside, good * 196, 22, 188, high) for good, (inside, high) in enumerate(columns)]
    return [p.heading(0, 14, "display"), *blocks]


@memoised
def _column(p: Painter, good: int) -> tuple[list[str], float]:
    g, box, level = p.g, p.box, good // 2
    head = [svg.tile(0, 0, 188, 28, GOOD_COLOURS[good], LINE, 4), svg.icon(GOODS[good], 6, 4, 20)]
    name = svg.lines(p.word(f"good-{GOODS[good]}"), 84, 12.5, True)
    at, size = (19, 12.5) if len(name) == 1 else (12, 10.5)
    head += [svg.text(31, at + n * 12, line, size, bold=True, fit=76, fill=BLACK) for n, line in enumerate(name)]
    needs = [Unit(f"≥{box.need[level]}", "rd", dark=True), Unit(str(box.coal[level]), "coal", dark=True)]
    head.append(flow(needs, 114, 5, 80, 18, 15))
    parts = [svg.group(head, title=p.word(f"good-{GOODS[good]}"), about="place level")]
    y = 34.0
    for tile in range(good * 5, good * 5 + 5):
        if g.display[tile]:
            side = g.display[tile] - 1
            inside = p.factory_face(tile, side, good, 188, TILE)
            title = p.tile_name(tile, side)
            if p.reconstructed("factory", tile, side):
                title = f"{title} ({p.word('reconstructed')})"
            about = p.tile_about(tile, side)
            parts.append(p.thing(f"tile-{TILE_NAMES[tile]}", title, inside, 0, y, 188, TILE, about=about))
            y += TILE + 6
    return parts, y - 6


# --- start tiles ----------------------------------------------------------------------------------------------------
def drafting(p: Painter) -> bool:
    """Start tiles lie on the table until every seat has taken a pair."""
    return not all(p.g.start_a[: p.g.seats])


@memoised
def pairs(p: Painter) -> list[str]:
    g, box = p.g, p.box
    parts = [p.heading(0, 14, "pairs")]
    for pair in range(g.pairs):
        a, b = g.pair_a[pair], g.pair_b[pair]
        inside = [
            svg.tile(5, 5, 214, 40, "#e3ebf2", LINE),
            svg.text(12, 31, "A", 16, bold=True, serif=True, fill=INDIGO),
            flow(units(box, box.start_a[a]), 30, 12, 62, 26, 24),
            svg.text(95, 30, p.word(f"start-{START_A[a]}"), 11, fill=MUTED, fit=66),
            svg.text(190, 32, box.start_a_vp[a], 17, anchor="end", bold=True),
            svg.icon("vp", 193, 16, 18),
            p.mark(218, 43, "start_a", a),
            svg.tile(5, 49, 214, 36, "#f4e6c4", LINE),
            svg.text(12, 73, "B", 16, bold=True, serif=True, fill=INDIGO),
            flow(units(box, box.start_b[b]), 30, 54, 188, 26, 20),
            p.mark(218, 83, "start_b", b),
        ]
        owner = g.pair_owner[pair]
        title = f"{p.word('pair', number=pair + 1)}: {p.word(f'start-{START_A[a]}')}"
        if owner:
            inside = [svg.group(inside, faded=True), svg.mon(owner - 1, 112, 45, 20)]
            title = f"{title}, {p.name(owner - 1)}"
        about = f"start-a {START_A[a]}, start-b {b + 1}"
        whole = p.thing(f"pair-{pair + 1}", title, inside, 0, 0, 224, 90, PAPER, INDIGO, radius=6, about=about)
        parts.append(svg.block([whole], pair * 236, 24, 224, 90))
    return parts


# --- goals ----------------------------------------------------------------------------------------------------------
def _goal_icon(goal: int, x: float, y: float, size: float) -> str:
    if GOALS[goal] == "tokens":
        return svg.shape(palette.OWNER_SHAPES[0], x + size / 2, y + size / 2, size / 2.2, MUTED)
    return svg.icon(OBJECTIVE_ICONS[GOALS[goal]], x, y, size)


@memoised
def goals_height(p: Painter) -> float:
    return 18 + p.box.goal_count[p.g.seats] * 44


@memoised
def goals(p: Painter) -> list[str]:
    """For each period its goals, how far everybody is, and the rewards to choose from."""
    g, box = p.g, p.box
    parts = [p.heading(0, 14, "goals", "goals")]
    for period in range(3):
        for field in range(box.goal_count[g.seats]):
            goal = g.goals[period][field] - 1
            if goal < 0:
                continue
            words = p.word(f"goal-{GOALS[goal]}")
            inside = [svg.text(10, 25, PERIODS[period], 14, bold=True, serif=True, fill=INDIGO)]
            inside.append(_goal_icon(goal, 34, 7, 24))
            inside.append(svg.text(64, 16, words, 11, bold=True, fit=132))
            for seat in range(g.seats):
                inside.append(svg.mon(seat, 70 + seat * 34, 27, 5))
                inside.append(svg.text(78 + seat * 34, 31, goal_value(g, seat, goal), 12))
            rewards: list[Unit] = []
            for choice, address in enumerate(box.goal_reward[period * 3 + field]):
                if address:
                    rewards += [Unit(after="|")] if choice else []
                    rewards += units(box, address)
            inside.append(flow(rewards, 208, 4, 160, 30, 18))
            inside.append(p.mark(378, 35, f"goal_field_{period + 1}", field))
            fill = PAPER if period >= g.period and not g.over else SHADE
            title = f"{p.word('period', number=period + 1)}: {words}"
            name = f"{period + 1}-{field + 1}"
            about = f"goal {GOALS[goal]}, goal-field {name}"
            whole = p.thing(f"goal-{name}", title, inside, 0, 0, 382, 38, fill, about=about)
            parts.append(svg.block([whole], period * 393, 24 + field * 44, 382, 38))
    return parts


# --- the solo game --------------------------------------------------------------------------------------------------
SOLO_HEIGHT = 150
FRAMES = (("none", ""), ("#5a8f4e", "●"), ("#e0ae3e", "▲"), ("#c0392b", "■"))


@memoised
def takatoshi(p: Painter) -> list[str]:
    """His goals for you, priorities, tiles, tokens and trains."""
    return [
        p.panel(WIDTH, SOLO_HEIGHT),
        svg.block(_his_goals(p), 16, 8, 230, 138),
        svg.block(_his_workers(p), 268, 8, 250, 130),
        svg.block(_his_tiles(p), 538, 8, 184, 96),
        svg.block(_his_tokens(p), 748, 8, 300, 138),
    ]


def _his_goals(p: Painter) -> list[str]:
    g, box = p.g, p.box
    parts = [svg.mon(TAKATOSHI, 10, 12, 9), p.heading(26, 17, "takatoshi", "solo")]
    for n in range(3):
        goal = g.solo_goals[n] - 1
        colour, sign = FRAMES[n + 1]
        inside = [svg.text(10, 21, sign, 12, anchor="middle", fill=colour)]
        title, about = p.word("goals"), ""
        if goal >= 0:
            have, need = goal_value(g, 0, goal), box.solo_goal[goal]
            title, about = f"{p.word(f'goal-{GOALS[goal]}')}: {have}/{need}", f"solo-goal {GOALS[goal]}"
            inside.append(_goal_icon(goal, 20, 5, 22))
            inside.append(svg.text(48, 21, p.word(f"goal-{GOALS[goal]}"), 12, fit=108))
            done = " ✓" if have >= need else ""
            inside.append(svg.text(222, 22, f"{have}/{need}{done}", 14, anchor="end", bold=True))
            inside.append(p.mark(229, 12, "solo_goal", goal))
        parts.append(p.thing(f"solo-goal-{n + 1}", title, inside, 0, 30 + n * 36, 230, 32, PAPER, colour, about=about))
    return parts


def _his_workers(p: Painter) -> list[str]:
    parts = [p.heading(0, 17, "priority")]
    for n, worker in enumerate(p.g.priority):
        parts.append(svg.tile(n * 40, 30, 36, 40, SHADE, LINE))
        parts.append(svg.icon(f"worker-{COLOURS[worker]}", 3 + n * 40, 35, 30))
        parts.append(svg.text(18 + n * 40, 84, n + 1, 11, anchor="middle", fill=MUTED))
    parts.append(svg.text(0, 117, p.word("trains-left"), 13, bold=True, serif=True, fill=INDIGO, fit=90))
    parts += [svg.piece(TAKATOSHI, "train", 96 + n * 25, 102, 24, 22) for n in range(p.g.solo_trains)]
    return [svg.group(parts, title=p.word("priority"), about="place priority")]


def _his_tiles(p: Painter) -> list[str]:
    back = [svg.tile(0, 0, 70, 60, INDIGO, "#fff", 5), svg.tile(0, 0, 70, 60, "url(#waves)", "none", 5)]
    left = svg.text(35, 38, sum(p.g.solo_stack), 22, anchor="middle", bold=True, fill="#fff")
    stack = svg.group([*back, left], y=30, title=p.word("solo-tiles"), about="place solo-tiles")
    return [p.heading(0, 17, "solo-tiles", "solo_action", fit=180), stack, _solo_tile(p, 84, 30)]


def _his_tokens(p: Painter) -> list[str]:
    g, box = p.g, p.box
    parts = [p.heading(0, 17, "tokens")]
    for line in range(3):
        y = 48 + (2 - line) * 36
        parts.append(svg.tile(0, y - 17, 300, 33, GOLD if line == g.period else SHADE, LINE, 16))
        parts.append(svg.text(14, y + 5, PERIODS[line], 14, bold=True, serif=True, fill=INDIGO))
        parts += [svg.icon(GOODS[line * 2 + n], 42 + n * 24, y - 10, 20) for n in range(2)]
        for n, value in enumerate(box.solo_token[line]):
            x = 114 + n * 44
            if value and n >= g.solo_used[line]:
                parts.append(svg.token(TAKATOSHI, x, y, value, 12))
            elif value:
                parts.append(f'<circle cx="{x}" cy="{y}" r="11" fill="none" stroke="{LINE}" stroke-dasharray="3 3"/>')
    return [svg.group(parts, title=p.word("tokens"), about="place solo-tokens")]


def _solo_tile(p: Painter, x: float, y: float) -> str:
    """The tile turned up last: a hiring space, or the one with most workers, with a frame and an arrow."""
    g, box = p.g, p.box
    if not g.solo_tile:
        return svg.tile(x, y, 92, 60, "none", LINE, 5, dashed=True)
    tile = g.solo_tile - 1
    colour, sign = FRAMES[box.solo_tile_frame[tile]]
    parts = [svg.tile(0, 0, 92, 60, PAPER, colour if sign else INK, 5, line=4 if sign else 1)]
    if box.solo_tile_space[tile]:
        for space in range(SPACES):
            here = space + 1 == box.solo_tile_space[tile]
            parts.append(svg.tile(6 + space * 16.5, 20, 14, 20, VERMILION if here else SHADE, LINE, 2))
    else:
        parts.append(svg.icon("worker-any", 12, 14, 30))
        parts.append(
            svg.text(66, 40, "→" if box.solo_tile_right[tile] else "←", 26, anchor="middle", bold=True, fill=OCHRE)
        )
        parts.append(svg.text(84, 17, sign, 12, anchor="middle", fill=colour))
    about = f"solo-action {tile + 1}"
    return svg.group(parts, x=x, y=y, id="solo-tile", title=p.word("solo-tiles"), about=about)
