"""A player board: budget, workers and influence tiles; tracks; ships and railways; then what picture_works draws."""

from __future__ import annotations

from meiji.drawing import palette, svg
from meiji.drawing.painter import FINGER
from meiji.drawing.palette import GOLD, INDIGO, INK, LINE, MUTED, PAPER, SAND, SHADE
from meiji.drawing.sketch import memoised
from meiji.drawing.units import Unit, centred
from meiji.kernel.wording import upper_first

from . import texts
from .consolidation import new_coal, new_yen, wages_due
from .picture_base import TRACK_ICONS, WIDTH, Painter, icon_of, quiet
from .picture_works import achievements, contracts, factories
from .terms import COLOURS, HIGHEST, INCOME, PIECE_SPACES, PIECES, TRACKS, WORKER_SPACES
from .tracks import track_value

HEIGHT = 310
PEOPLE, TRACK = 332.0, 366.0  # widths


@memoised
def player_board(p: Painter, seat: int) -> list[str]:
    spine = (
        f'<path d="M6 .5Q.5 .5 .5 6V{HEIGHT - 6}Q.5 {HEIGHT - 0.5:g} 6 {HEIGHT - 0.5:g}Z" fill="{p.colours[seat]}"/>'
    )
    parts = [svg.shadow(WIDTH, HEIGHT - 2, 6), p.panel(WIDTH, HEIGHT), spine]
    parts.append(svg.block(_people(p, seat), 12, 6, PEOPLE, 126, p.part("workers")))
    tracks = [_track(p, seat, track, track * 43.0) for track in range(len(TRACKS))]
    parts.append(svg.block(tracks, 353, 6, TRACK, 126, p.part("tracks")))
    parts.append(svg.block(_pieces(p, seat), 735, 6, 197, 126, p.part("pieces")))
    return [*parts, *factories(p, seat), *contracts(p, seat), *achievements(p, seat)]


# --- budget and people ----------------------------------------------------------------------------------------------
@memoised
def _people(p: Painter, seat: int) -> list[str]:
    return [*_budget(p, seat), *_work(p, seat), _seal(p, seat), *_tiles(p, seat), _stored(p, seat)]


@memoised
def _work(p: Painter, seat: int) -> list[str]:
    return [_work_space(p, seat, space) for space in range(WORKER_SPACES)]


@memoised
def _tiles(p: Painter, seat: int) -> list[str]:
    return [_stock(p, seat, value, (value - 1) * 40.0, 88) for value in range(1, HIGHEST + 1)]


@memoised
def _budget(p: Painter, seat: int) -> list[str]:
    """Who it is and what they have."""
    g = p.g
    name = [
        svg.tile(0, 0, 118, 28, p.colours[seat], "none", 5),
        svg.shape(palette.OWNER_SHAPES[seat], 14, 14, 7.5, "#fff"),
        svg.text(27, 19, p.name(seat), 13, fill="#fff", bold=True, fit=88),
    ]
    parts, x = [svg.group(name, title=p.name(seat))], 124.0
    for id, icon, number, amount, width in (
        ("points", "vp", g.vp[seat], str(g.vp[seat]), 46),
        ("yen", "money", g.yen[seat], p.money(g.yen[seat]), 70),
        ("coal", "coal", g.coal[seat], str(g.coal[seat]), 38),
        ("blueprints", "blueprint", g.blueprints[seat], str(g.blueprints[seat]), 42),
    ):
        chip = [svg.icon(icon, 0, 5, 18), svg.text(21, 20, amount, 15, bold=True)]
        title = texts.amount_text(id, number, p.language)
        parts.append(svg.group(chip, x=x, id=f"{id}-{seat}", title=title, about=f"place {id}"))
        x += width + 3
    return parts


@memoised
def _work_space(p: Painter, seat: int, space: int) -> str:
    """A worker, or the place for one with the reward that it opens."""
    g, level = p.g, p.box.reward_level[space + 1]
    worker = g.work[seat][space]
    inside = [svg.tile(0, 0, 34, 48, SAND, LINE, 4, dashed=not worker)]
    if worker:
        inside.append(svg.icon(f"worker-{COLOURS[worker - 1]}", 1, 1, 32))
    said = upper_first(texts.worker_name(COLOURS[worker - 1], p.language)) if worker else p.tell("thing-free")
    title = p.tell("thing-work", space=space + 1, worker=said)
    if level:
        inside.append(
            svg.text(17, 45, f"{level}×", 12, anchor="middle", fill=INK if worker else MUTED, bold=bool(worker))
        )
        title = f"{title}; {p.tell('thing-reward-level', multiplier=level)}"
    id = f"work-{seat}-{space + 1}"
    return svg.group(inside, x=space * 36, y=34, id=id, title=title, about="place workers")


@memoised
def _seal(p: Painter, seat: int) -> str:
    """What ends something: the action in progress, or else a series of turns, with the wages due then."""
    g, box = p.g, p.box
    done = f"done-{seat}"
    place = (222, 34, 110, 48)
    if p.is_offered(done):
        words = svg.lines(p.tell("seal-done"), 104, 13, True)
        high = 31 - 8 * (len(words) - 1)
        inside = [svg.text(55, high + n * 16, line, 13, anchor="middle", bold=True) for n, line in enumerate(words)]
        return p.thing(done, upper_first(p.tell("move-stop")), inside, *place, GOLD, raised=True)
    wages = wages_due(g, box, seat)
    inside = [svg.text(55, 18, p.tell("seal-consolidate"), 12, anchor="middle", bold=True, fill=INDIGO, fit=106)]
    inside.append(centred([Unit(f"−{p.money(wages)}" if wages else "0", "money", pay=bool(wages))], 55, 25, 17))
    title = p.tell(
        "thing-consolidate",
        wages=texts.yen_text(wages, p.language),
        yen=texts.yen_text(new_yen(g, box, seat), p.language),
        coal=texts.amount_text("coal", new_coal(g, box, seat), p.language),
    )
    return p.thing(f"consolidate-{seat}", title, inside, *place, about="place consolidate", raised=True)


@memoised
def _stock(p: Painter, seat: int, value: int, x: float, y: float) -> str:
    """Influence tiles of a value in stock."""
    count = p.g.tiles[seat][value]
    title = p.tell("thing-tiles", value=value, n=count)
    id, about = f"stock-{seat}-{value}", "place tiles"
    if not count:
        inside = [quiet(17, 23, value, 13, "middle")]
        return p.thing(id, title, inside, x, y, 34, 36, "none", dashed=True, about=about)
    inside = [svg.token(seat, 17, 18, value, 13, p.colours) for _ in range(count)]
    if count > 1:
        inside.append(svg.tile(21, 21, 17, 15, PAPER, LINE, 4))
        inside.append(svg.text(29.5, 33, f"{count}×", 12, anchor="middle", bold=True))
    return p.thing(id, title, inside, x, y, 34, 36, SAND, "none", about=about, reach=(40, 44))


@memoised
def _stored(p: Painter, seat: int) -> str:
    """Machines set aside."""
    count = p.g.stored_machines[seat]
    title = upper_first(texts.amount_text("stored-machines", count, p.language))
    inside = [svg.icon("machine", 4, 8, 20, INDIGO if count else LINE)]
    inside.append(svg.text(27, 23, f"{count}×", 12, fill=INK if count else MUTED, bold=bool(count)))
    place = (283, 88, 49, 36)
    return p.thing(f"stored-{seat}", title, inside, *place, "none", dashed=True, about="place stored", reach=FINGER)


# --- tracks ---------------------------------------------------------------------------------------------------------
@memoised
def _track(p: Painter, seat: int, track: int, y: float) -> str:
    """A track from left to right: what it is worth now, its numbers and stars, the marker, the price in blueprints."""
    g, box, key = p.g, p.box, TRACKS[track]
    name, value = texts.track_name(key, p.language), track_value(g, box, seat, track)
    here, spaces = g.track[seat][track], box.track_top[track] + 1
    left, width = 66.0, (TRACK - 66 - 41) / spaces
    printed = p.content[f"track_{key}"]["values"]
    said = p.money(value) if track == INCOME else str(value)
    inside = [svg.icon(TRACK_ICONS[key], 1, 8, 22), svg.text(25, 25, said, 13 if track == INCOME else 16, bold=True)]
    steps = []
    for space in range(spaces):
        at, now = left + space * width, space == here
        face = []
        if printed[space]:
            face.append(svg.text(width / 2 - 1, 14, printed[space], 12, anchor="middle", bold=now))
        if now:
            marker = svg.mon(seat, width / 2 - 1, 27, 8, p.colours)
            face.append(svg.moving(f"marker-{seat}-{key}", marker))
        elif box.track_stars[track][space] > (box.track_stars[track][space - 1] if space else 0):
            face.append(svg.icon("star", width / 2 - 8, 20, 14))
        step = f"step-{seat}-{key}-{space + 1}"
        if here < space <= here + 4 and p.is_offered(step):
            title = p.tell("thing-step", track=name, space=space + 1)
            steps.append(p.thing(step, title, face, at, 2, width - 1.5, 36, PAPER, LINE, radius=3, reach=(width, 43)))
        else:
            fill = GOLD if now else SHADE if space < here else PAPER
            cell = svg.tile(0, 0, width - 1.5, 36, fill, "none" if space < here else LINE, 3)
            inside.append(svg.group([cell, *face], x=at, y=2))
    title = f"{name}: {texts.yen_text(value, p.language) if track == INCOME else value}"
    about = f"track {key}, place track-{key}"
    strip = svg.tile(-2, 0, TRACK - 40, 40, SAND, "none", 5)
    parts = [svg.group([strip, *inside, *steps], id=f"track-{seat}-{key}", title=title, about=about)]
    return svg.group([*parts, _spend(p, seat, track)], y=y)


@memoised
def _spend(p: Painter, seat: int, track: int) -> str:
    """Three blueprints for a space on the track."""
    key, price = TRACKS[track], p.box.blueprints_for_a_space
    face = [centred([Unit(str(price), "blueprint")], 19, 3, 16), centred([Unit("+1", TRACK_ICONS[key])], 19, 20, 16)]
    words, name = texts.amount_text("blueprints", price, p.language), texts.track_name(key, p.language)
    title = p.tell("thing-spend", blueprints=words, track=name)
    inside = [svg.group(face, faded=p.g.blueprints[seat] < price)]
    place = (TRACK - 38, 0, 38, 40)
    return p.thing(
        f"spend-{seat}-{key}", title, inside, *place, PAPER, "none", about="place blueprints", reach=(44, 43)
    )


# --- ships and railways ---------------------------------------------------------------------------------------------
@memoised
def _pieces(p: Painter, seat: int) -> list[str]:
    """Ships and railways still on the board, the leftmost leaves first; stars outside, income icons between."""
    g, box = p.g, p.box
    parts = []
    for kind, name in enumerate(PIECES):
        built, y = g.built[seat][kind], (16, 76)[kind]
        inside = []
        for column in range(PIECE_SPACES):
            at, empty = column * 32.5, column < built
            if empty:
                inside.append(svg.tile(at, y, 30, 30, SHADE, LINE, 4, dashed=True))
            else:
                inside.append(svg.piece(seat, icon_of(name), at + 1, y + 3, 29, 24, p.colours))
            if box.piece_stars[kind][column + 1] > box.piece_stars[kind][column]:
                inside.append(svg.icon("star", at + 8, (0, 108)[kind], 14, faded=not empty))
        title = p.tell(f"thing-{name}", n=built, left=PIECE_SPACES - built)
        parts.append(svg.group(inside, id=f"{name}-{seat}", title=title, about=f"place {name}-row"))
    both = min(g.built[seat])
    for column in range(PIECE_SPACES):
        if box.income_icon[column + 1]:
            icon = svg.icon("finance", 5 + column * 32.5, 51, 20, faded=column >= both)
            parts.append(svg.group([icon], title=p.tell("thing-income"), about="place income-icon"))
    return [*parts, p.reconstructed(179, 61)]
