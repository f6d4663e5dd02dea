"""The solo game (p. 20 to 23): Takatoshi's goals for you, his priorities, tiles, tokens and trains."""

from __future__ import annotations

from meiji.drawing import svg
from meiji.drawing.palette import GOLD, INDIGO, INK, LINE, MUTED, OCHRE, PAPER, SAND, SHADE, VERMILION
from meiji.drawing.sketch import memoised

from .goals import goal_value
from .picture_base import PERIODS, WIDTH, Painter, quiet
from .picture_offers import goal_icon
from .terms import COLOURS, GOALS, GOODS, SPACES, TAKATOSHI
from .texts import names

HEIGHT = 168
FRAMES = (("none", ""), ("#5a8f4e", "●"), ("#e0ae3e", "▲"), ("#c0392b", "■"))


@memoised
def takatoshi(p: Painter) -> list[str]:
    return [
        svg.shadow(WIDTH, HEIGHT - 2, 6),
        p.panel(WIDTH, HEIGHT),
        svg.block(_goals(p), 14, 10, 236, 148, p.word("takatoshi")),
        svg.block(_priorities(p), 268, 10, 222, 148, p.word("priority")),
        svg.block(_tiles(p), 508, 10, 170, 148, p.word("solo-tiles")),
        svg.block(_tokens(p), 696, 10, 230, 148, p.word("tokens")),
    ]


@memoised
def _goals(p: Painter) -> list[str]:
    """Three goals that you must reach, each with the frame of the tiles on which he acts because of it."""
    parts = [svg.mon(TAKATOSHI, 10, 12, 9), p.heading(26, 17, "takatoshi"), p.reconstructed(226, 12)]
    return [*parts, *(_goal(p, n, 28 + n * 40.0) for n in range(3))]


@memoised
def _goal(p: Painter, n: int, y: float) -> str:
    goal, (colour, sign) = p.g.solo_goals[n] - 1, FRAMES[n + 1]
    inside = [svg.text(13, 23, sign, 14, anchor="middle", fill=colour)]
    title, about = p.word("goals"), ""
    if goal >= 0:
        have, need = goal_value(p.g, 0, goal), p.box.solo_goal[goal]
        title = f"{names.tell(p.language, f'solo-goal-{GOALS[goal]}', n=need)}: {have}/{need}"
        about = f"solo-goal {GOALS[goal]}"
        inside.append(goal_icon(goal, 26, 6, 24))
        words = svg.text(55, 23, _short(p, goal), 13, fit=116)
        done = " ✓" if have >= need else ""
        inside += [words, svg.text(230, 23, f"{have}/{need}{done}", 14, anchor="end", bold=True)]
    fill = GOLD if goal >= 0 and have >= need else PAPER
    return p.thing(f"solo-goal-{n + 1}", title, inside, 0, y, 236, 36, fill, colour, about=about)


def _short(p: Painter, goal: int) -> str:
    return p.word("tokens") if GOALS[goal] == "tokens" else names.objective_name(GOALS[goal], p.language)


@memoised
def _priorities(p: Painter) -> list[str]:
    """Which colour he takes first, and his trains."""
    parts = [p.heading(0, 17, "priority", fit=220)]
    for n, worker in enumerate(p.g.priority):
        parts.append(svg.tile(n * 37, 28, 35, 50, SAND, LINE))
        parts.append(svg.icon(f"worker-{COLOURS[worker]}", 2 + n * 37, 29, 31))
        parts.append(quiet(17.5 + n * 37, 74, n + 1, 12, "middle"))
    parts.append(p.heading(0, 104, "trains-left", fit=220))
    parts += [svg.piece(TAKATOSHI, "train", n % 8 * 27, 112, 25, 22) for n in range(p.g.solo_trains)]
    if not p.g.solo_trains:
        parts.append(quiet(0, 128, "–"))
    return [svg.group(parts, title=p.word("priority"), about="place priority")]


@memoised
def _tiles(p: Painter) -> list[str]:
    back = [
        svg.shadow(68, 84, 5),
        svg.tile(0, 0, 68, 84, INDIGO, "#fff", 5),
        svg.tile(0, 0, 68, 84, "url(#waves)", "none", 5),
    ]
    left = svg.text(34, 50, sum(p.g.solo_stack), 22, anchor="middle", bold=True, fill="#fff")
    stack = svg.group([*back, left], y=30, title=p.word("solo-tiles"), about="place solo-tiles")
    return [p.heading(0, 17, "solo-tiles", fit=170), stack, _tile(p)]


@memoised
def _tile(p: Painter) -> str:
    """The tile turned up last: a hiring space, or the one with most workers, with a frame and an arrow."""
    g, box = p.g, p.box
    if not g.solo_tile:
        return svg.tile(78, 30, 92, 84, "none", LINE, 5, dashed=True)
    tile = g.solo_tile - 1
    colour, sign = FRAMES[box.solo_tile_frame[tile]]
    parts = [svg.shadow(92, 84, 5), svg.tile(0, 0, 92, 84, PAPER, colour if sign else INK, 5, line=4 if sign else 1)]
    if box.solo_tile_space[tile]:
        for space in range(SPACES):
            here = space + 1 == box.solo_tile_space[tile]
            parts.append(svg.tile(6 + space * 16.5, 32, 14, 22, VERMILION if here else SHADE, LINE, 2))
    else:
        arrow = "→" if box.solo_tile_right[tile] else "←"
        parts.append(svg.icon("worker-any", 10, 26, 34))
        parts.append(svg.text(66, 54, arrow, 28, anchor="middle", bold=True, fill=OCHRE))
        parts.append(svg.text(82, 20, sign, 14, anchor="middle", fill=colour))
    about = f"solo-action {tile + 1}"
    return svg.group(parts, x=78, y=30, id="solo-tile", title=p.word("solo-tiles"), about=about)


@memoised
def _tokens(p: Painter) -> list[str]:
    """His influence tokens: a row for each period."""
    g, box = p.g, p.box
    parts = [p.heading(0, 17, "tokens", fit=228)]
    for line in range(3):
        y = 46 + (2 - line) * 40
        parts.append(svg.tile(0, y - 17, 230, 36, GOLD if line == g.period else SAND, LINE, 18))
        parts.append(svg.text(14, y + 6, PERIODS[line], 14, bold=True, serif=True, fill=INDIGO))
        parts += [svg.icon(GOODS[line * 2 + n], 38 + n * 22, y - 9, 20) for n in range(2)]
        for n, value in enumerate(box.solo_token[line]):
            x = 100 + n * 32
            if value and n >= g.solo_used[line]:
                parts.append(svg.token(TAKATOSHI, x, y + 1, value, 13))
            elif value:
                dashed = f'stroke="{MUTED}" stroke-dasharray="3 3"'
                parts.append(f'<circle cx="{x}" cy="{y + 1}" r="11" fill="none" {dashed}/>')
    return [svg.group(parts, title=p.word("tokens"), about="place solo-tokens")]
