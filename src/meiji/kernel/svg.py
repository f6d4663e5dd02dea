"""A small box of brushes for the pictures of all games: plain strings, no dependency.

The look is that of a woodblock print: washi ground, indigo, vermilion, ink; flat and without shadows. No colour stands
alone: seats have a shape, workers a sign. Icons are symbols on a 16 by 16 grid; only those that are used are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

# --- palette --------------------------------------------------------------------------------------------------------
WASHI = "#f4ead5"
PAPER = "#fdf8ec"
SHADE = "#e8dabd"
LINE = "#a8946f"
INK = "#2a2521"
BLACK = "#1d1a17"  # on coloured ground: it stays dark where the rest of the picture turns light at night
LACQUER = "#2b2727"  # black things: at night they get a light edge
MUTED = "#665b4d"
INDIGO = "#27446e"
VERMILION = "#c0392b"
OCHRE = "#b98219"
MOSS = "#4f7a45"
PLUM = "#84406a"
STEEL = "#7f8790"
GOLD = "#f3dfae"  # here, now, yours
SAND = "#f7eed8"  # a place for something
SEA = "#dbe6e6"
LAND = "#eef0d8"
COAST = "#b9c3a0"

SERIF = "Georgia,'Noto Serif','Times New Roman',serif"
SANS = "'Noto Sans','DejaVu Sans',Verdana,Arial,sans-serif"

# Owners: four seats and a fifth, the automatic opponent of a solo game. Each has a colour and a shape.
OWNER_COLOURS = (INDIGO, MOSS, PLUM, "#b5622a", INK)
OWNER_SHAPES = (
    "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",  # circle
    "M0-1.15 1.15 .85H-1.15Z",  # triangle
    "M-.9-.9H.9V.9H-.9Z",  # square
    "M0-1.2 1.2 0 0 1.2-1.2 0Z",  # diamond
    "M-.6-1.03H.6L1.2 0 .6 1.03H-.6L-1.2 0Z",  # hexagon
)

# Colours of workers: fill, what is drawn on it, and a sign on a grid from -1 to 1.
WORKERS: dict[str, tuple[str, str, str]] = {
    "white": ("#fffdf6", INK, "M0-1 1 .1H.4V1H-.4V.1H-1Z"),  # arrow
    "blue": ("#2f6db3", "#fff", "M-1 0A1 1 0 1 1 1 0 1 1 0 1 1-1 0ZM-.4-.4V.4H.4V-.4Z"),  # coin
    "grey": ("#a3a5a3", INK, "M-1-1H1V-.45H.35V.45H1V1H-1V.45H-.35V-.45H-1Z"),  # beam
    "yellow": ("#eec23f", INK, "M0-1.2 .3-.3 1.2 0 .3 .3 0 1.2-.3 .3-1.2 0-.3-.3Z"),  # star
    "red": ("#c7392d", "#fff", "M-1-1H1L.3 0 1 1H-1L-.3 0Z"),  # spool
    "black": (LACQUER, "#fff", "M-.9 .2-.5-.8 .4-1 1-.1 .6 .9-.5 .9Z"),  # lump
}


# --- building -------------------------------------------------------------------------------------------------------
_FORBIDDEN = dict.fromkeys(set(range(32)) - {9, 10, 13} | {0xFFFE, 0xFFFF} | set(range(0xD800, 0xE000)))
_ESCAPES = {**_FORBIDDEN, ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"}


# A table changes little from picture to picture, so most strokes have been drawn before: they are kept.
@lru_cache(8192, typed=True)
def escape(words: object) -> str:
    """A text that may stand in XML, in an attribute too; characters that XML forbids are left out."""
    return str(words).translate(_ESCAPES)


@lru_cache(4096)
def wide(words: str, size: float, bold: bool = False) -> float:
    """About how wide a text becomes."""
    narrow = sum(c in " .,:;!|ijlI/()-'" for c in words)
    return size * (0.64 * (len(words) - narrow) + 0.36 * narrow) * (1.1 if bold else 1)


def lines(words: str, width: float, size: float, bold: bool = False) -> list[str]:
    """A text broken into lines of about a width."""
    result = [""]
    for word in words.split():
        longer = f"{result[-1]} {word}".strip()
        if result[-1] and wide(longer, size, bold) > width:
            result.append(word)
        else:
            result[-1] = longer
    return result


@lru_cache(16384, typed=True)
def text(
    x: float,
    y: float,
    words: object,
    size: float = 12,
    *,
    anchor: str = "",
    fill: str = "",
    bold: bool = False,
    serif: bool = False,
    fit: float = 0,
    more: str = "",
) -> str:
    """A line of text; with `fit` it shrinks, if it must, to that width, and is cut where it would become unreadable.

    `more` is markup that follows in the same line.
    """
    words = str(words)
    if fit:
        least = min(size, 7.5)
        needed = wide(words, size, bold)
        if needed > fit:
            size = max(least, size * fit / needed)
            room = int(fit / (least * 0.56))
            if wide(words, size) > fit * 1.1 and len(words) > room:
                words = words[: max(1, room - 1)] + "…"
    look = f' text-anchor="{anchor}"' if anchor else ""
    if fill:
        look += f' fill="{fill}"'
    if bold:
        look += ' font-weight="700"'
    if serif:
        look += f' font-family="{SERIF}"'
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{look}>{escape(words)}{more}</text>'


@lru_cache(8192)
def tile(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = PAPER,
    stroke: str = LINE,
    radius: float = 4,
    *,
    line: float = 1,
    dashed: bool = False,
    kind: str = "",
) -> str:
    """A rectangle with round corners."""
    more = ' stroke-dasharray="3 3"' if dashed else ""
    if kind:
        more += f' class="{kind}"'
    if line != 1:
        more += f' stroke-width="{line:g}"'
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} rx="{radius:g}" fill="{fill}" stroke="{stroke}"{more}/>'


def group(
    children: Iterable[str],
    *,
    x: float = 0,
    y: float = 0,
    id: str = "",
    title: str = "",
    kind: str = "",
    about: str = "",
    faded: bool = False,
) -> str:
    """Things that belong together. `about` names the component that they are, so that a page can explain it."""
    more = f' id="{escape(id)}"' if id else ""
    if kind:
        more += f' class="{kind}"'
    if x or y:
        more += f' transform="translate({x:g} {y:g})"'
    if faded:
        more += ' opacity=".35"'
    if about:
        more += f' data-about="{escape(about)}"'
    label = f"<title>{escape(title)}</title>" if title else ""
    return f"<g{more}>{label}{''.join(children)}</g>"


def block(children: Iterable[str], x: float, y: float, width: float, height: float, head: str = "") -> str:
    """A piece of the picture that can stand alone: on a narrow screen blocks follow one another under their `head`."""
    more = f' data-head="{escape(head)}"' if head else ""
    place = f'transform="translate({x:g} {y:g})" data-box="0 0 {width:g} {height:g}"'
    return f'<g class="block" {place}{more}>{"".join(children)}</g>'


@lru_cache(8192)
def icon(name: str, x: float, y: float, size: float = 16, colour: str = "", faded: bool = False) -> str:
    """A symbol with its upper left corner at x, y; symbols drawn in the current colour take `colour`."""
    more = f' color="{colour}"' if colour else ""
    if faded:
        more += ' opacity=".35"'
    if name.startswith(("worker-", "expert-")):
        more += f' data-piece="{name}"'
    return f'<use href="#i-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{more}/>'


@lru_cache(4096)
def shape(path: str, x: float, y: float, scale: float, fill: str, stroke: str = "") -> str:
    """A path on a grid from -1 to 1, put where it belongs."""
    more = f' stroke="{stroke}" stroke-width="1.2" vector-effect="non-scaling-stroke"' if stroke else ""
    place = f"translate({x:g} {y:g}) scale({scale:g})"
    return f'<path d="{path}" transform="{place}" fill="{fill}" fill-rule="evenodd"{more}/>'


def moving(name: str, piece: str) -> str:
    """A piece that wanders over the table; pages let it travel from where one of its name was before."""
    return f'<g data-piece="{name}">{piece}</g>'


# --- pieces of owners -----------------------------------------------------------------------------------------------
def mon(owner: int, x: float, y: float, radius: float = 9, colours: Sequence[str] = OWNER_COLOURS) -> str:
    """The sign of an owner: its shape in its colour, centred at x, y."""
    return shape(OWNER_SHAPES[owner], x, y, radius, colours[owner], "#fff")


@lru_cache(4096, typed=True)
def token(
    owner: int, x: float, y: float, value: object, radius: float = 12, colours: Sequence[str] = OWNER_COLOURS
) -> str:
    """A token with a value: the shape tells the owner."""
    low, number = radius * (0.52 if owner == 1 else 0.38), value
    value = text(x, y + low, value, radius * (0.92 if owner == 1 else 1.1), anchor="middle", fill="#fff", bold=True)
    sign = mon(owner, x, y, radius * (1.06 if owner == 1 else 1), colours)
    return moving(f"token-{owner}-{number}", sign + value)


@lru_cache(4096)
def piece(
    owner: int,
    name: str,
    x: float,
    y: float,
    width: float = 30,
    height: float = 18,
    colours: Sequence[str] = OWNER_COLOURS,
) -> str:
    """A wooden piece (ship, train, machine): its picture and the owner's shape, on the owner's colour."""
    size = min(height - 2, width * 0.62)
    return moving(
        f"{name}-{owner}",
        tile(x, y, width, height, colours[owner], "#fff", 3)
        + icon(name, x + width - size - 1.5, y + (height - size) / 2, size, "#fff")
        + shape(OWNER_SHAPES[owner], x + (width - size) / 2 - 0.5, y + height / 2, min(4.2, height / 5), "#fff"),
    )


# --- symbols --------------------------------------------------------------------------------------------------------
def worker_symbol(colour: str, *, expert: bool = False) -> str:
    """A worker with its sign; an expert wears a hat and stands on a tile."""
    fill, ink, sign = WORKERS[colour]
    body = "M8 1.4A2.9 2.9 0 0 1 9.9 6.4L14 9.2 12.8 15.2H3.2L2 9.2 6.1 6.4A2.9 2.9 0 0 1 8 1.4Z"
    hat = '<path d="M5.4 3.6C5.4 .3 10.6 .3 10.6 3.6ZM3.6 3.2h8.8v1.1H3.6Z" fill="#2a2521"/>' if expert else ""
    back = '<rect x=".4" y=".4" width="15.2" height="15.2" rx="3" fill="#fdf3d4" stroke="#b98219"/>' if expert else ""
    figure = f'<path d="{body}" fill="{fill}" stroke="{INK}" stroke-width=".8" stroke-linejoin="round"/>'
    mark = f'<path d="{sign}" transform="translate(8 11) scale(2.5)" fill="{ink}" fill-rule="evenodd"/>'
    return back + figure + hat + mark


def house_symbol(colour: str) -> str:
    """A department: a house in the colour, with the sign of its workers."""
    fill, ink, sign = WORKERS[colour]
    walls = (
        f'<path d="M8 .8 15.4 6V15.2H.6V6Z" fill="{fill}" stroke="{INK}" stroke-width=".9" stroke-linejoin="round"/>'
    )
    return walls + f'<path d="{sign}" transform="translate(8 9.6) scale(3.6)" fill="{ink}" fill-rule="evenodd"/>'


def _wild_house(mark: str) -> str:
    """Any department: a striped house."""
    colours = [fill for fill, _, _ in WORKERS.values()]
    stripes = "".join(f'<path d="M{1 + i * 2.35:.2f} 6.4h2.35v8.6h-2.35Z" fill="{c}"/>' for i, c in enumerate(colours))
    walls = f'<path d="M8 .8 15.4 6V15.2H.6V6Z" fill="none" stroke="{INK}" stroke-width=".9" stroke-linejoin="round"/>'
    roof = f'<path d="M8 .8 15.4 6.4H.6Z" fill="{PAPER}"/>'
    return roof + stripes + walls + mark


def _disc(radius: float = 4) -> str:
    return f'<circle cx="8" cy="10.4" r="{radius}" fill="{PAPER}" stroke="{INK}" stroke-width=".7"/>'


_figure = f'<path d="M8 7.4a1.4 1.4 0 0 1 .9 2.5l1.7 1V13.2H5.4V10.9l1.7-1A1.4 1.4 0 0 1 8 7.4Z" fill="{INK}"/>'
_hat = f'<path d="M6 9.8C6 7 10 7 10 9.8ZM4.8 9.8h6.4v1.2H4.8Z" fill="{INK}"/>'
_what = (
    f'<path d="M6.6 9.4c0-2 3-2 3 0 0 1.2-1.5 1-1.5 2.2M8.1 12.4v.9" stroke="{INK}" stroke-width="1.1" fill="none"/>'
)
_ink = f'stroke="{INK}" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round"'
_bold = 'stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" fill="none"'

SYMBOLS: dict[str, str] = {
    **{f"worker-{colour}": worker_symbol(colour) for colour in WORKERS},
    **{f"expert-{colour}": worker_symbol(colour, expert=True) for colour in WORKERS},
    **{f"house-{colour}": house_symbol(colour) for colour in WORKERS},
    "house-any": _wild_house(_disc() + _what),
    "house-hired": _wild_house(_disc() + _figure),
    "house-expert": _wild_house(_disc() + _hat),
    "worker-any": f'<path d="M8 1.4A2.9 2.9 0 0 1 9.9 6.4L14 9.2 12.8 15.2H3.2L2 9.2 6.1 6.4A2.9 2.9 0 0 1 8 1.4Z"'
    f' fill="{SHADE}" {_ink}/><path d="M6.6 10c0-2 3-2 3 0 0 1.2-1.5 1-1.5 2.2M8.1 13v.8" fill="none" {_ink}/>',
    # resources
    "coal": f'<path d="M2 10.5 4.5 4 10 2 14.3 6.5 12.8 13 6 14.3Z" fill="{LACQUER}"/>'
    '<path d="M4.5 4 8 8 14.3 6.5M8 8 6 14.3" stroke="#a89f92" fill="none" stroke-width=".9"/>',
    "silk": f'<path d="M2.5 2.5H13.5L10 8 13.5 13.5H2.5L6 8Z" fill="{VERMILION}" {_ink}/>'
    '<path d="M5 4.5h6M6 6.3h4M6 9.7h4M5 11.5h6" stroke="#fff" stroke-width=".9"/>',
    "iron": f'<path d="M4 4.5h8l3 8H1Z" fill="{STEEL}" {_ink}/><path d="M4.8 6h6.4l.8 2H4Z" fill="#dfe3e6"/>',
    "money": f'<circle cx="8" cy="8" r="6.7" fill="#e0ae3e" {_ink}/>'
    f'<rect x="5.4" y="5.4" width="5.2" height="5.2" fill="{PAPER}" {_ink}/>',
    "vp": f'<path d="M8 .5 9 4 11.7 1.5 11.2 5.1 14.7 4.1 12.2 6.8 15.7 8 12.2 9.2 14.7 11.9 11.2 10.9 11.7 14.5 9 12'
    f' 8 15.5 7 12 4.3 14.5 4.8 10.9 1.3 11.9 3.8 9.2 .3 8 3.8 6.8 1.3 4.1 4.8 5.1 4.3 1.5 7 4Z" fill="#e9a23b"/>'
    f'<circle cx="8" cy="8" r="4" fill="{VERMILION}"/>',
    # pieces, in the current colour
    "ship": '<path d="M.8 9.3H15.2L13 13.4H3.2Z" fill="currentColor"/>'
    '<path d="M4.2 8.6V6h7.4v2.6ZM6.3 5.3V1.6h2.4v3.7Z" fill="currentColor"/>',
    "machine": '<circle cx="8" cy="8" r="5.7" fill="none" stroke="currentColor" stroke-width="2.8"'
    ' stroke-dasharray="2.24 2.24"/><path d="M8 3a5 5 0 1 0 .01 0ZM8 6.1a1.9 1.9 0 1 1-.01 0Z" fill="currentColor"/>',
    "train": '<path d="M1 10.6V6.6h7.4V2.8H14.6V10.6ZM2.6 6V2.6h2.6V6Z" fill="currentColor"/>'
    '<circle cx="4" cy="12.2" r="1.9" fill="currentColor"/><circle cx="11.6" cy="12.2" r="1.9" fill="currentColor"/>',
    # places and doings
    "rd": f'<path d="M6 1.5h4V6L14 13.5c.3.8-.2 1.2-.8 1.2H2.8c-.6 0-1.1-.4-.8-1.2L6 6Z" fill="#fff" {_ink}/>'
    f'<path d="M4.6 9.3h6.8l2 4.3H2.6Z" fill="{INDIGO}"/>',
    "mining": f'<path d="M8 3.5V15" stroke="#8a5a2b" stroke-width="2"/>'
    f'<path d="M1 7C4 .8 12 .8 15 7 11 4 5 4 1 7Z" fill="{STEEL}" {_ink}/>',
    "finance": f'<path d="M1.8 10h3.4v4.5H1.8ZM6.3 7h3.4v7.5H6.3ZM10.8 3.8h3.4v10.7H10.8Z" fill="#e0ae3e" {_ink}/>'
    f'<path d="M1.5 6.5 6.5 2.5 8.5 3.5 12.5 .9" stroke="{VERMILION}" stroke-width="1.4" fill="none"/>',
    "factory": f'<path d="M1.5 14.5V7.2L5.2 9.6V7.2L9 9.6V2h3.6V14.5Z" fill="{INDIGO}" {_ink}/>'
    f'<path d="M3.5 11.5h1.6M6.6 11.5h1.6" stroke="#f4d98a" stroke-width="1.5"/>',
    "old": f'<path d="M1 7.5C4 7 6 4.5 8 2 10 4.5 12 7 15 7.5ZM3 8.2H13V14.5H3Z" fill="#8a5a2b" {_ink}/>'
    f'<path d="M6.5 10h3v4.5h-3Z" fill="{PAPER}"/>',
    "crate": f'<path d="M2 3.5H14V14H2Z" fill="#d3a566" {_ink}/><path d="M2 7H14M2 10.5H14M5.6 3.5V14M10.4 3.5V14"'
    ' stroke="#7a5222" stroke-width=".8"/>',
    "produce": f'<path d="M2 8H14V15H2Z" fill="#d3a566" {_ink}/><path d="M2 11.4H14M6 8V15M10 8V15" stroke="#7a5222"'
    f' stroke-width=".8"/><path d="M8 .5V6M5.3 3.6 8 6.6 10.7 3.6" fill="none" stroke="{VERMILION}"'
    ' stroke-width="1.7"/>',
    "market": f'<path d="M3 6.5H13V14.8H3Z" fill="{PAPER}" {_ink}/><path d="M1.2 6.8 3 1.5H13L14.8 6.8Z"'
    f' fill="{VERMILION}" {_ink}/><path d="M6.3 1.5 5.6 6.8M9.7 1.5 10.4 6.8" stroke="#fff" stroke-width="1.1"/>'
    f'<path d="M5 9.5H11V12H5Z" fill="#d3a566" {_ink}/>',
    "contract": f'<path d="M3.5 1.5H12.5V14.5H3.5Z" fill="{PAPER}" {_ink}/><path d="M5.3 4.2h5.4M5.3 6.5h5.4M5.3'
    f' 8.8h3" stroke="{INK}" stroke-width=".9"/><path d="M8.6 9.8H11.4V12.6H8.6Z" fill="{VERMILION}"/>',
    "region": f'<path d="M.8 3C4 4 12 4 15.2 3M2.6 6.6H13.4" stroke="{VERMILION}" stroke-width="1.9" fill="none"/>'
    f'<path d="M4.4 3.6V15M11.6 3.6V15" stroke="{VERMILION}" stroke-width="1.8"/>',
    "fan": f'<path d="M8 14.8 .8 6.4A10 10 0 0 1 15.2 6.4Z" fill="#f1c95c" {_ink}/>'
    f'<path d="M8 14.6V2.9M8 14.6 4.3 3.7M8 14.6 11.7 3.7" stroke="{OCHRE}" stroke-width=".8"/>',
    "flag": f'<path d="M3 1V15.5" stroke="{INK}" stroke-width="1.5"/><path d="M3.6 1.6H14.5L12 5 14.5 8.4H3.6Z"'
    f' fill="{PAPER}" {_ink}/><circle cx="7.4" cy="5" r="2" fill="{VERMILION}"/>',
    "bag": f'<path d="M5.5 4.5C1.5 8 1 14.8 4 14.8H12C15 14.8 14.5 8 10.5 4.5L12 1.5H4Z" fill="#b08a52" {_ink}/>'
    f'<path d="M5 4.8H11" stroke="{VERMILION}" stroke-width="1.5"/>',
    "globe": f'<circle cx="8" cy="8" r="6.6" fill="#e6eef2" {_ink}/><path d="M1.4 8H14.6M8 1.4V14.6M8 1.4C3.6 5 3.6 11'
    f' 8 14.6M8 1.4C12.4 5 12.4 11 8 14.6" fill="none" stroke="{INDIGO}" stroke-width=".8"/>',
    # marks
    "bolt": f'<path d="M9.6 .8 3.4 9H7.2L6 15.2 12.6 6.6H8.6Z" fill="#e9a23b" {_ink}/>',
    "always": f'<path d="M8 8C5.5 3.8 1.2 4.6 1.2 8S5.5 12.2 8 8C10.5 3.8 14.8 4.6 14.8 8S10.5 12.2 8 8Z" {_bold}/>',
    "here": f'<path d="M8 15.3C4.4 10.6 3.2 8.6 3.2 6.2A4.8 4.8 0 0 1 12.8 6.2C12.8 8.6 11.6 10.6 8 15.3Z"'
    f' fill="{VERMILION}"/><circle cx="8" cy="6" r="1.9" fill="#fff"/>',
    "lock": f'<path d="M4.8 7V5A3.2 3.2 0 0 1 11.2 5V7" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    f'<rect x="3" y="7" width="10" height="7.8" rx="1.4" fill="#e0ae3e" {_ink}/>',
    "again": f'<path d="M13 8A5 5 0 1 1 10.6 3.8M11.2 1 11 4.4 7.8 4.2" {_bold}/>',
    "lower": '<path d="M8 4 13 12H3Z" fill="currentColor"/>',
    "upper": '<path d="M4.2 4 8.2 12H.2ZM11.8 4 15.8 12H7.8Z" fill="currentColor"/>',
    "star": f'<path d="M8 .8 10.1 5.6 15.2 6.1 11.4 9.6 12.5 14.7 8 12 3.5 14.7 4.6 9.6 .8 6.1 5.9 5.6Z"'
    f' fill="{OCHRE}"/>',
    "no": f'<path d="M2 14 14 2" stroke="{VERMILION}" stroke-width="2"/>',
    # goods
    "cotton": f'<g fill="#fff" {_ink}><circle cx="5.2" cy="8" r="3.6"/><circle cx="10.8" cy="8" r="3.6"/>'
    f'<circle cx="8" cy="5" r="3.6"/></g><path d="M8 15.4 4 10.6 8 11.8 12 10.6Z" fill="#7a5a2b"/>',
    "paper": f'<path d="M2.5 4.5 10 1.2 14 3 13 13 5.5 15.2 2 13Z" fill="#fff" {_ink}/><path d="M5 6.6 11 4.4M5 9 11'
    f' 6.8M5 11.4 11 9.2" stroke="{MUTED}" stroke-width=".9"/>',
    "bento": f'<rect x="1.4" y="3" width="13.2" height="10.6" rx="1" fill="#2b2727"/><rect x="2.6" y="4.2" width="5"'
    f' height="8.2" fill="#fff"/><rect x="8.6" y="4.2" width="4.8" height="3.6" fill="#e9a23b"/>'
    f'<rect x="8.6" y="8.8" width="4.8" height="3.6" fill="{MOSS}"/><circle cx="5.1" cy="8.3" r="1.5"'
    f' fill="{VERMILION}"/>',
    "lenses": f'<g fill="#d7ebf2" stroke="{INK}" stroke-width="1.2"><circle cx="4.3" cy="8.6" r="3.5"/>'
    f'<circle cx="11.7" cy="8.6" r="3.5"/></g><path d="M7 7.6C7.6 7 8.4 7 9 7.6M.8 8 1.8 4.2M15.2 8 14.2 4.2"'
    f' stroke="{INK}" stroke-width="1.1" fill="none"/>',
    "bulbs": f'<path d="M5.8 11.4C5.8 9.6 3.4 8.8 3.4 5.8A4.6 4.6 0 0 1 12.6 5.8C12.6 8.8 10.2 9.6 10.2 11.4Z"'
    f' fill="#ffe58a" {_ink}/><path d="M6 12.9h4M6.6 14.6h2.8" stroke="{INK}" stroke-width="1.3"/>'
    f'<path d="M6.4 7.4 7.4 6 8.6 7.4 9.6 6" stroke="{VERMILION}" stroke-width=".9" fill="none"/>',
    "watches": f'<path d="M6.5 .8h3v2h-3Z" fill="{INK}"/><circle cx="8" cy="9" r="5.9" fill="#fff" stroke="{OCHRE}"'
    f' stroke-width="1.6"/><path d="M8 5.4V9L10.6 10.6" stroke="{INK}" stroke-width="1.3" fill="none"/>',
}

_WAVE = (
    '<path d="M0 12A12 12 0 0 1 24 12M4 12A8 8 0 0 1 20 12M8 12A4 4 0 0 1 16 12"/>'
    '<path d="M-12 6A12 12 0 0 1 12 6M-8 6A8 8 0 0 1 8 6M12 6A12 12 0 0 1 36 6M16 6A8 8 0 0 1 32 6"/></g></pattern>'
)
_WAVES = (
    '<pattern id="waves" width="24" height="12" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff"'
    f' stroke-opacity=".13">{_WAVE}'
    '<pattern id="sea" width="24" height="12" patternUnits="userSpaceOnUse"><g fill="none" stroke="#8fb0b6"'
    f' stroke-opacity=".35">{_WAVE}'
)
_SHEET = (16, 16)  # margin around the parts, gap between them
_USED = re.compile(r'href="#i-([a-z0-9-]+)"')
_STYLE = (
    f".meiji{{font-family:{SANS};fill:{INK}}}.meiji .offer{{cursor:pointer}}"
    f".meiji .offer>.edge{{stroke:{VERMILION};stroke-width:2.5;stroke-dasharray:none}}"
    ".meiji .halo{fill:#f6b93b;fill-opacity:.75;stroke:none}"
)


class Part(NamedTuple):
    """A part of the picture: the main board, a player board, what is on offer."""

    id: str
    title: str
    children: list[str]
    height: float


def sheet(parts: Iterable[Part], width: float, title: str, language: str, symbols: Mapping[str, str]) -> str:
    """The whole picture: its parts, one below the other."""
    margin, gap = _SHEET
    y, body = float(margin), []
    for part in parts:
        body.append(group(part.children, x=margin, y=y, id=part.id, title=part.title, kind="part"))
        y += part.height + gap
    return document(width + 2 * margin, y - gap + margin, "".join(body), title, language, symbols)


class Piece(NamedTuple):
    """One component by itself."""

    body: str
    width: float
    height: float


def definitions(body: str, symbols: Mapping[str, str]) -> str:
    """What has to stand before a picture: style, patterns, and the symbols that it uses."""
    used = sorted(set(_USED.findall(body)))
    defs = "".join(f'<symbol id="i-{name}" viewBox="0 0 16 16">{symbols[name]}</symbol>' for name in used)
    return f"<style>{_STYLE}</style><defs>{_WAVES}{defs}</defs>"


def document(width: float, height: float, body: str, title: str, language: str, symbols: Mapping[str, str]) -> str:
    """A whole picture: style, the symbols that the body uses, the ground, and the body."""
    size = f'viewBox="0 0 {width:g} {height:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="meiji" {size} lang="{language}" role="group">'
        f"<title>{escape(title)}</title>{definitions(body, symbols)}"
        f'<rect width="{width:g}" height="{height:g}" fill="{WASHI}"/>{body}</svg>'
    )
