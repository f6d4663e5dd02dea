"""What Nippon and Nippon: Zaibatsu have in common on cardboard: the coloured workers, the goods.

Their rules share nothing; only the pictures do.
"""

from __future__ import annotations

from meiji.drawing import symbols
from meiji.drawing.palette import (
    INDIGO,
    INK,
    LACQUER,
    MOSS,
    MUTED,
    OCHRE,
    PAPER,
    SHADE,
    STEEL,
    VERMILION,
)
from meiji.drawing.symbols import INKED

# Colours of workers: fill, what is drawn on it, and a sign on a grid from -1 to 1.
WORKERS: dict[str, tuple[str, str, str]] = {
    "white": ("#fffdf6", INK, "M0-1 1 .1H.4V1H-.4V.1H-1Z"),  # arrow
    "blue": ("#2f6db3", "#fff", "M-1 0A1 1 0 1 1 1 0 1 1 0 1 1-1 0ZM-.4-.4V.4H.4V-.4Z"),  # coin
    "grey": ("#a3a5a3", INK, "M-1-1H1V-.45H.35V.45H1V1H-1V.45H-.35V-.45H-1Z"),  # beam
    "yellow": ("#eec23f", INK, "M0-1.2 .3-.3 1.2 0 .3 .3 0 1.2-.3 .3-1.2 0-.3-.3Z"),  # star
    "red": ("#c7392d", "#fff", "M-1-1H1L.3 0 1 1H-1L-.3 0Z"),  # spool
    "black": (LACQUER, "#fff", "M-.9 .2-.5-.8 .4-1 1-.1 .6 .9-.5 .9Z"),  # lump
}


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

SYMBOLS: dict[str, str] = {
    **symbols.SYMBOLS,
    **{f"worker-{colour}": worker_symbol(colour) for colour in WORKERS},
    **{f"expert-{colour}": worker_symbol(colour, expert=True) for colour in WORKERS},
    **{f"house-{colour}": house_symbol(colour) for colour in WORKERS},
    "house-any": _wild_house(_disc() + _what),
    "house-hired": _wild_house(_disc() + _figure),
    "house-expert": _wild_house(_disc() + _hat),
    "worker-any": f'<path d="M8 1.4A2.9 2.9 0 0 1 9.9 6.4L14 9.2 12.8 15.2H3.2L2 9.2 6.1 6.4A2.9 2.9 0 0 1 8 1.4Z"'
    f' fill="{SHADE}" {INKED}/><path d="M6.6 10c0-2 3-2 3 0 0 1.2-1.5 1-1.5 2.2M8.1 13v.8" fill="none" {INKED}/>',
    "coal": f'<path d="M2 10.5 4.5 4 10 2 14.3 6.5 12.8 13 6 14.3Z" fill="{LACQUER}"/>'
    '<path d="M4.5 4 8 8 14.3 6.5M8 8 6 14.3" stroke="#a89f92" fill="none" stroke-width=".9"/>',
    "iron": f'<path d="M4 4.5h8l3 8H1Z" fill="{STEEL}" {INKED}/><path d="M4.8 6h6.4l.8 2H4Z" fill="#dfe3e6"/>',
    "mining": f'<path d="M8 3.5V15" stroke="#8a5a2b" stroke-width="2"/>'
    f'<path d="M1 7C4 .8 12 .8 15 7 11 4 5 4 1 7Z" fill="{STEEL}" {INKED}/>',
    "finance": f'<path d="M1.8 10h3.4v4.5H1.8ZM6.3 7h3.4v7.5H6.3ZM10.8 3.8h3.4v10.7H10.8Z" fill="#e0ae3e" {INKED}/>'
    f'<path d="M1.5 6.5 6.5 2.5 8.5 3.5 12.5 .9" stroke="{VERMILION}" stroke-width="1.4" fill="none"/>',
    "factory": f'<path d="M1.5 14.5V7.2L5.2 9.6V7.2L9 9.6V2h3.6V14.5Z" fill="{INDIGO}" {INKED}/>'
    f'<path d="M3.5 11.5h1.6M6.6 11.5h1.6" stroke="#f4d98a" stroke-width="1.5"/>',
    "old": f'<path d="M1 7.5C4 7 6 4.5 8 2 10 4.5 12 7 15 7.5ZM3 8.2H13V14.5H3Z" fill="#8a5a2b" {INKED}/>'
    f'<path d="M6.5 10h3v4.5h-3Z" fill="{PAPER}"/>',
    "produce": f'<path d="M2 8H14V15H2Z" fill="#d3a566" {INKED}/><path d="M2 11.4H14M6 8V15M10 8V15" stroke="#7a5222"'
    f' stroke-width=".8"/><path d="M8 .5V6M5.3 3.6 8 6.6 10.7 3.6" fill="none" stroke="{VERMILION}"'
    ' stroke-width="1.7"/>',
    "region": f'<path d="M.8 3C4 4 12 4 15.2 3M2.6 6.6H13.4" stroke="{VERMILION}" stroke-width="1.9" fill="none"/>'
    f'<path d="M4.4 3.6V15M11.6 3.6V15" stroke="{VERMILION}" stroke-width="1.8"/>',
    "fan": f'<path d="M8 14.8 .8 6.4A10 10 0 0 1 15.2 6.4Z" fill="#f1c95c" {INKED}/>'
    f'<path d="M8 14.6V2.9M8 14.6 4.3 3.7M8 14.6 11.7 3.7" stroke="{OCHRE}" stroke-width=".8"/>',
    "flag": f'<path d="M3 1V15.5" stroke="{INK}" stroke-width="1.5"/><path d="M3.6 1.6H14.5L12 5 14.5 8.4H3.6Z"'
    f' fill="{PAPER}" {INKED}/><circle cx="7.4" cy="5" r="2" fill="{VERMILION}"/>',
    "globe": f'<circle cx="8" cy="8" r="6.6" fill="#e6eef2" {INKED}/><path d="M1.4 8H14.6M8 1.4V14.6M8 1.4C3.6 5 3.6 11'
    f' 8 14.6M8 1.4C12.4 5 12.4 11 8 14.6" fill="none" stroke="{INDIGO}" stroke-width=".8"/>',
    # goods
    "cotton": f'<g fill="#fff" {INKED}><circle cx="5.2" cy="8" r="3.6"/><circle cx="10.8" cy="8" r="3.6"/>'
    f'<circle cx="8" cy="5" r="3.6"/></g><path d="M8 15.4 4 10.6 8 11.8 12 10.6Z" fill="#7a5a2b"/>',
    "paper": f'<path d="M2.5 4.5 10 1.2 14 3 13 13 5.5 15.2 2 13Z" fill="#fff" {INKED}/><path d="M5 6.6 11 4.4M5 9 11'
    f' 6.8M5 11.4 11 9.2" stroke="{MUTED}" stroke-width=".9"/>',
    "bento": f'<rect x="1.4" y="3" width="13.2" height="10.6" rx="1" fill="#2b2727"/><rect x="2.6" y="4.2" width="5"'
    f' height="8.2" fill="#fff"/><rect x="8.6" y="4.2" width="4.8" height="3.6" fill="#e9a23b"/>'
    f'<rect x="8.6" y="8.8" width="4.8" height="3.6" fill="{MOSS}"/><circle cx="5.1" cy="8.3" r="1.5"'
    f' fill="{VERMILION}"/>',
    "lenses": f'<g fill="#d7ebf2" stroke="{INK}" stroke-width="1.2"><circle cx="4.3" cy="8.6" r="3.5"/>'
    f'<circle cx="11.7" cy="8.6" r="3.5"/></g><path d="M7 7.6C7.6 7 8.4 7 9 7.6M.8 8 1.8 4.2M15.2 8 14.2 4.2"'
    f' stroke="{INK}" stroke-width="1.1" fill="none"/>',
    "bulbs": f'<path d="M5.8 11.4C5.8 9.6 3.4 8.8 3.4 5.8A4.6 4.6 0 0 1 12.6 5.8C12.6 8.8 10.2 9.6 10.2 11.4Z"'
    f' fill="#ffe58a" {INKED}/><path d="M6 12.9h4M6.6 14.6h2.8" stroke="{INK}" stroke-width="1.3"/>'
    f'<path d="M6.4 7.4 7.4 6 8.6 7.4 9.6 6" stroke="{VERMILION}" stroke-width=".9" fill="none"/>',
    "watches": f'<path d="M6.5 .8h3v2h-3Z" fill="{INK}"/><circle cx="8" cy="9" r="5.9" fill="#fff" stroke="{OCHRE}"'
    f' stroke-width="1.6"/><path d="M8 5.4V9L10.6 10.6" stroke="{INK}" stroke-width="1.3" fill="none"/>',
}
