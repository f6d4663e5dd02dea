"""A Zaibatsu board: stock, work area and influence tokens; tracks; pieces; then what picture_works draws."""

from __future__ import annotations

from meiji.drawing import palette, svg
from meiji.drawing.palette import GOLD, INDIGO, INK, LINE, PAPER, SAND, SHADE, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, centred, draw, flow
from meiji.kernel.wording import upper_first

from .consolidation import wages_due
from .moves import CHOOSE_ACTIVATION
from .picture_base import WIDTH, Painter, quiet
from .picture_effects import PIECE_ICONS, units
from .picture_works import contracts, departments, factories, objective
from .terms import COLOURS, FINANCE, LEVELS, MINING, PIECE_SPACES, PIECES, START_A, TRACK_SPACES, TRACKS, WORK_SPACES
from .texts import names
from .texts.effects import effect_text
from .tracks import track_value

HEIGHT = 292
PEOPLE, TRACK, ROWS = 336.0, 366.0, 202.0  # widths
GREY = "#c9c3b6"  # spaces of the work area whose workers activate nothing


@memoised
def zaibatsu(p: Painter, seat: int) -> list[str]:
    spine = (
        f'<path d="M6 .5Q.5 .5 .5 6V{HEIGHT - 6}Q.5 {HEIGHT - 0.5:g} 6 {HEIGHT - 0.5:g}Z" fill="{p.colours[seat]}"/>'
    )
    parts = [svg.shadow(WIDTH, HEIGHT - 2, 6), p.panel(WIDTH, HEIGHT), spine]
    parts.append(svg.block(_people(p, seat), 12, 8, PEOPLE, 126, p.word("work-area")))
    parts.append(svg.block(_tracks(p, seat), 356, 8, TRACK, 126, p.word("tracks")))
    parts.append(svg.block(_pieces(p, seat), 730, 8, ROWS, 126, p.word("pieces")))
    return [*parts, *factories(p, seat), *departments(p, seat), *contracts(p, seat)]


# --- stock and people -----------------------------------------------------------------------------------------------
@memoised
def _people(p: Painter, seat: int) -> list[str]:
    return [*_stock(p, seat), *_work_area(p, seat), _seal(p, seat), *_tokens(p, seat), *_start_tile(p, seat)]


@memoised
def _stock(p: Painter, seat: int) -> list[str]:
    """Who it is and what they have; coal that is safe from taxes is counted apart."""
    g = p.g
    name = [
        svg.tile(0, 0, 100, 28, p.colours[seat], "none", 5),
        svg.shape(palette.OWNER_SHAPES[seat], 14, 14, 7.5, "#fff"),
        svg.text(27, 19, p.name(seat), 13, fill="#fff", bold=True, fit=70),
    ]
    parts, x = [svg.group(name, title=p.name(seat))], 104.0
    kept = f"+{g.kept_coal[seat]}" if g.kept_coal[seat] else ""
    for id, icon, number, width in (
        ("points", "vp", g.vp[seat], 50),
        ("money", "money", g.money[seat], 44),
        ("coal", "coal", g.coal[seat], 60),
        ("silk", "silk", g.silk[seat], 39),
        ("iron", "iron", g.iron[seat], 39),
    ):
        amount = f"{number}{kept if id == 'coal' else ''}"
        chip = [svg.icon(icon, 1, 5, 18), svg.text(21, 20, amount, 15, bold=True, fit=width - 21)]
        title, about = names.amount_text(id, number, p.language), f"place {icon}"
        parts.append(p.thing(f"{id}-{seat}", title, chip, x, 0, width, 28, "none", "none", about=about))
        x += width
    return parts


@memoised
def _work_area(p: Painter, seat: int) -> list[str]:
    g = p.g
    filled = zip(range(g.workers[seat]), g.work[seat], g.work_expert[seat], strict=False)
    workers = [f"{'expert' if expert else 'worker'}-{COLOURS[colour - 1]}" for _, colour, expert in filled]
    workers += [""] * (WORK_SPACES - len(workers))
    return [_work_space(p, seat, space, worker) for space, worker in enumerate(workers)]


@memoised
def _work_space(p: Painter, seat: int, space: int, worker: str) -> str:
    """A worker, or the place for one; from the fourth on with the benefit token that it opens."""
    g, level, there = p.g, p.box.benefit_at[space], bool(worker)
    said = names.tell(p.language, worker) if there else p.word("free")
    title = p.word("work-space", number=space + 1, worker=said)
    fill = GREY if 0 < space < WORK_SPACES - LEVELS else SAND
    figure = [svg.icon(worker, 1.5, 1, 32)] if there else []
    if level:
        left, id = g.benefit[seat][level], f"benefit-{seat}-{level}"
        inside = [svg.group([p.benefit(0, 33, level, 17)], faded=not left), quiet(34, 46.5, f"×{left}", 12, "end")]
        words = f"{title}; {p.word('benefit', level=level, n=left)}"
        face = p.thing(id, words, [*figure, *inside], 0, 0, 35, 50, fill, dashed=not there, about="place benefit")
        return svg.group([face], x=space * 38, y=34, id=f"work-{seat}-{space + 1}")
    inside = [svg.tile(0, 0, 35, 50, fill, LINE, 4, dashed=not there), *figure]
    if not space:
        inside.append(svg.icon("house-hired", 10, 34, 15))
    return svg.group(inside, x=space * 38, y=34, id=f"work-{seat}-{space + 1}", title=title, about="place work-area")


@memoised
def _seal(p: Painter, seat: int) -> str:
    """What ends something: the action in progress, or else a series of turns, with the wages due then."""
    g, box = p.g, p.box
    place = (PEOPLE - 102, 34, 102, 50)
    done = f"done-{seat}"
    if p.is_offered(done):
        stops = g.frame_kind[g.depth - 1] == CHOOSE_ACTIVATION
        words = p.word("seal-done" if stops else "seal-skip")
        lines = svg.lines(words, 94, 13, True)
        high = 30 - 8 * (len(lines) - 1)
        inside = [svg.text(51, high + n * 16, line, 13, anchor="middle", bold=True) for n, line in enumerate(lines)]
        return p.thing(done, words, inside, *place, GOLD, raised=True)
    wages = wages_due(g, box, seat)
    income = {"money": FINANCE, "coal": MINING}
    gained = [names.amount_text(thing, track_value(g, box, seat, track), p.language) for thing, track in income.items()]
    title = p.word("consolidate", wages=names.amount_text("money", wages, p.language), income=", ".join(gained))
    inside = [svg.text(51, 19, p.word("seal-consolidate"), 12.5, anchor="middle", bold=True, fill=INDIGO, fit=98)]
    inside.append(centred([Unit(f"−{wages}" if wages else "0", "money", pay=bool(wages))], 51, 26, 18))
    return p.thing(f"consolidate-{seat}", title, inside, *place, about="place consolidate", raised=True)


@memoised
def _tokens(p: Painter, seat: int) -> list[str]:
    """Influence tokens by value; a flag on those that are not available yet."""
    return [svg.group([_token(p, seat, value, (value - 1) * 38) for value in range(1, 8)], id=f"tokens-{seat}")]


@memoised
def _token(p: Painter, seat: int, value: int, x: float) -> str:
    have, flagged = p.g.tokens[seat][value], p.g.flag[seat][value]
    title = p.word("token", value=value, n=have)
    inside = []
    if have:
        inside += [svg.token(seat, 16, 18, value, 13) for _ in range(have)]
    elif flagged:
        inside.append(svg.group([svg.token(seat, 16, 18, value, 13)], faded=True))
    else:
        inside.append(quiet(17, 23, value, 13, "middle"))
    if have > 1:
        inside += [
            svg.tile(17, 21, 17, 15, PAPER, LINE, 4),
            svg.text(25.5, 33, f"{have}×", 12, anchor="middle", bold=True),
        ]
    if flagged:
        title = f"{title}; {p.word('flag', n=flagged)}"
        inside.append(svg.icon("flag", 21, 0, 14))
    about, there = "place flag" if flagged and not have else "place tokens", bool(have or flagged)
    fill, edge = (SAND, "none") if there else ("none", LINE)
    place = (x, 90, 34, 36)
    return p.thing(f"token-{seat}-{value}", title, inside, *place, fill, edge, dashed=not there, about=about)


@memoised
def _start_tile(p: Painter, seat: int) -> list[str]:
    """The start tile that stays with its owner, once it is chosen, and what is kept on it."""
    g, box = p.g, p.box
    start = g.start_a[seat] - 1
    if start < 0:
        return []
    inside = [svg.tile(0, 0, 68, 36, "#e3ebf2", LINE, 5)]
    stored = [svg.icon("crate", 3 + n * 19, 9, 18) for n in range(g.stored_goods[seat])]
    if g.stored_machine[seat]:
        stored.append(svg.piece(seat, "machine", 16, 7, 36, 22))
    inside += stored or [flow(units(box, box.start_a[start]), 4, 2, 63, 32, 18)]
    words = effect_text(box, box.start_a[start], p.language)
    about = f"start-a {START_A[start]}"
    return [svg.group(inside, x=PEOPLE - 68, y=90, id=f"start-{seat}", title=upper_first(words), about=about)]


# --- tracks ---------------------------------------------------------------------------------------------------------
def threshold(p: Painter, area: int, place: int, x: float, y: float) -> str:
    """The sign of a threshold: one triangle for the lower one, two for the upper one."""
    name = {p.box.lower[area]: "lower", p.box.upper[area]: "upper"}.get(place)
    if name is None:
        return ""
    return svg.tile(x - 2, y - 0.5, 15, 12, "#fff", VERMILION, 5) + svg.icon(name, x, y, 11, VERMILION)


@memoised
def _tracks(p: Painter, seat: int) -> list[str]:
    rows = [_track(p, seat, track, here) for track, here in enumerate(p.g.track[seat])]
    return [*rows, *(objective(p, seat, track + 3, TRACK - 40, 1 + track * 43) for track in range(len(TRACKS)))]


@memoised
def _track(p: Painter, seat: int, track: int, here: int) -> str:
    """A track from left to right: what it is worth now, its zones and symbols, the marker."""
    box, name = p.box, TRACKS[track]
    value = box.track_value[track][here]
    left, pitch = 50.0, (TRACK - 50 - 44) / TRACK_SPACES
    inside = [svg.icon(name, 2, 7, 24), svg.text(47, 25, value, 16, anchor="end", bold=True)]
    steps = [_step(p, seat, track, here, space, left + space * pitch, pitch - 1) for space in range(TRACK_SPACES)]
    marks = [threshold(p, track + 3, space, left + (space + 0.5) * pitch - 6.5, 31) for space in range(TRACK_SPACES)]
    title, about = f"{names.track_name(name, p.language)}: {value}", f"place track-{name}"
    place = (0, track * 43, TRACK - 43, 39)
    return p.thing(f"track-{seat}-{name}", title, [*inside, *steps, *marks], *place, SAND, "none", about=about)


def _step(p: Painter, seat: int, track: int, here: int, space: int, x: float, width: float) -> str:
    """A space of a track: the value where a zone begins, and the marker or what is gained here."""
    box, name = p.box, TRACKS[track]
    value, middle = box.track_value[track][space], width / 2
    begins = space == 0 or box.track_value[track][space - 1] != value
    face = []
    if begins or space == here:
        face.append(svg.text(middle, 13, value, 12, anchor="middle", bold=space == here))
    address = box.track_icon[track][space]
    if space == here:
        face.append(svg.moving(f"marker-{seat}-{name}", svg.mon(seat, middle, 23.5, 8)))
    elif address:
        icons = [draw(unit, middle - 8, 15, 16) for unit in units(box, address)]
        face.append(svg.group(icons, faded=space < here))
    id, about = f"step-{seat}-{name}-{space + 1}", f"track {name}-{space}"
    if here <= space <= here + 3 and p.is_offered(id):
        title = p.word("step", track=names.track_name(name, p.language), number=space + 1)
        return p.thing(id, title, face, x, 1, width, 36, PAPER, LINE, radius=3, about=about)
    fill = GOLD if space == here else SHADE if space < here else PAPER
    edge, line = (INK, 1.5) if space == here else (LINE, 0.8)
    return svg.group([svg.tile(0, 0, width, 36, fill, edge, 3, line=line), *face], x=x, y=1, about=about)


# --- ships, machines and trains -------------------------------------------------------------------------------------
@memoised
def _pieces(p: Painter, seat: int) -> list[str]:
    """What is not yet taken; between two rows what is gained when both places are empty."""
    parts = []
    for kind, built in enumerate(p.g.built[seat]):
        parts += [_row(p, seat, kind, built), objective(p, seat, kind, ROWS - 40, kind * 45)]
    return [*parts, *(_gap(p, seat, gap) for gap in range(2))]


@memoised
def _row(p: Painter, seat: int, kind: int, built: int) -> str:
    name, inside = PIECES[kind], []
    for column in range(PIECE_SPACES):
        x = 2 + column * 26.2
        if column < built:
            inside.append(svg.tile(x, 2, 24.5, 21, SHADE, LINE, 3, dashed=True))
            inside.append(svg.icon(PIECE_ICONS[name], x + 6, 6, 13, LINE))
        else:
            inside.append(svg.piece(seat, PIECE_ICONS[name], x, 2, 24.5, 21))
        inside.append(threshold(p, kind, column + 1, x + 6.5, -3.5))
    title = p.word("row", pieces=names.objective_name(name, p.language), n=built, left=PIECE_SPACES - built)
    place = (0, 4 + kind * 46, 159, 25)
    return p.thing(f"{name}-{seat}", title, inside, *place, "none", "none", about=f"place {name}")


@memoised
def _gap(p: Painter, seat: int, gap: int) -> str:
    """The symbols between two rows."""
    g, box = p.g, p.box
    name, parts = f"{PIECES[gap]}-{PIECES[gap + 1]}", []
    for column in range(PIECE_SPACES):
        gained = min(g.built[seat][gap], g.built[seat][gap + 1]) > column
        given = units(box, box.gap_icon[gap][column])
        bare = [unit._replace(before=unit.before.replace("+1", "")) for unit in given]  # a single step needs no number
        icons = centred(bare, 14.3 + column * 26.2, 29.5 + gap * 46, 15.5)
        parts.append(svg.group([icons], faded=gained, about=f"gap {name}-{column + 1}"))
    return svg.group(parts)
