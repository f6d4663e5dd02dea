"""Icons on a grid of 16 by 16 that any game may use: wooden pieces, places, marks; a game adds its own."""

from __future__ import annotations

from meiji.drawing.palette import INDIGO, INK, OCHRE, PAPER, VERMILION

INKED = f'stroke="{INK}" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round"'
_bold = 'stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" fill="none"'

# A plum blossom stands for points; the sun, for a scoring.
_petals = "".join(
    f'<circle cx="{x}" cy="{y}" r="3.5" fill="{VERMILION}"/>'
    for x, y in ((8.0, 4.1), (11.9, 6.9), (10.4, 11.5), (5.6, 11.5), (4.1, 6.9))
)
_blossom = (
    f'{_petals}<circle cx="8" cy="8.2" r="3" fill="{VERMILION}"/>'
    '<path d="M8 8.2V3.6M8 8.2 12.4 6.8M8 8.2 10.7 11.9M8 8.2 5.3 11.9M8 8.2 3.6 6.8" stroke="#fff" stroke-width=".8"/>'
    '<circle cx="8" cy="8.2" r="1.9" fill="#f2c14e"/>'
)

SYMBOLS: dict[str, str] = {
    # resources
    "silk": f'<path d="M5.6 8.6V13.6q1.4-1.1 2.8 0t2.8 0V8.6Z" fill="#f0b7a4" {INKED}/>'
    f'<path d="M3.6 2.8H12.6a1.9 3 0 0 1 0 6H3.6Z" fill="{VERMILION}" {INKED}/>'
    f'<ellipse cx="3.6" cy="5.8" rx="1.9" ry="3" fill="{PAPER}" {INKED}/>'
    f'<path d="M3.6 4.4a.8 1.4 0 1 1-.1 2.8M6.8 4.6H11.6" fill="none" stroke="{INK}" stroke-width=".7"/>',
    "money": f'<circle cx="8" cy="8" r="6.7" fill="#e0ae3e" {INKED}/>'
    f'<rect x="5.4" y="5.4" width="5.2" height="5.2" fill="{PAPER}" {INKED}/>',
    "vp": _blossom,
    "sun": f'<path d="M8 .5 9 4 11.7 1.5 11.2 5.1 14.7 4.1 12.2 6.8 15.7 8 12.2 9.2 14.7 11.9 11.2 10.9 11.7 14.5 9 12'
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
    "rd": f'<path d="M6 1.5h4V6L14 13.5c.3.8-.2 1.2-.8 1.2H2.8c-.6 0-1.1-.4-.8-1.2L6 6Z" fill="#fff" {INKED}/>'
    f'<path d="M4.6 9.3h6.8l2 4.3H2.6Z" fill="{INDIGO}"/>',
    "crate": f'<path d="M2 3.5H14V14H2Z" fill="#d3a566" {INKED}/><path d="M2 7H14M2 10.5H14M5.6 3.5V14M10.4 3.5V14"'
    ' stroke="#7a5222" stroke-width=".8"/>',
    "market": f'<path d="M3 6.5H13V14.8H3Z" fill="{PAPER}" {INKED}/><path d="M1.2 6.8 3 1.5H13L14.8 6.8Z"'
    f' fill="{VERMILION}" {INKED}/><path d="M6.3 1.5 5.6 6.8M9.7 1.5 10.4 6.8" stroke="#fff" stroke-width="1.1"/>'
    f'<path d="M5 9.5H11V12H5Z" fill="#d3a566" {INKED}/>',
    "contract": f'<path d="M3.5 1.5H12.5V14.5H3.5Z" fill="{PAPER}" {INKED}/><path d="M5.3 4.2h5.4M5.3 6.5h5.4M5.3'
    f' 8.8h3" stroke="{INK}" stroke-width=".9"/><path d="M8.6 9.8H11.4V12.6H8.6Z" fill="{VERMILION}"/>',
    "bag": f'<path d="M5.5 4.5C1.5 8 1 14.8 4 14.8H12C15 14.8 14.5 8 10.5 4.5L12 1.5H4Z" fill="#b08a52" {INKED}/>'
    f'<path d="M5 4.8H11" stroke="{VERMILION}" stroke-width="1.5"/>',
    # marks
    "bolt": f'<path d="M9.6 .8 3.4 9H7.2L6 15.2 12.6 6.6H8.6Z" fill="#e9a23b" {INKED}/>',
    "always": f'<path d="M8 8C5.5 3.8 1.2 4.6 1.2 8S5.5 12.2 8 8C10.5 3.8 14.8 4.6 14.8 8S10.5 12.2 8 8Z" {_bold}/>',
    "here": f'<path d="M8 15.3C4.4 10.6 3.2 8.6 3.2 6.2A4.8 4.8 0 0 1 12.8 6.2C12.8 8.6 11.6 10.6 8 15.3Z"'
    f' fill="{VERMILION}"/><circle cx="8" cy="6" r="1.9" fill="#fff"/>',
    "lock": f'<path d="M4.8 7V5A3.2 3.2 0 0 1 11.2 5V7" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    f'<rect x="3" y="7" width="10" height="7.8" rx="1.4" fill="#e0ae3e" {INKED}/>',
    "again": f'<path d="M13 8A5 5 0 1 1 10.6 3.8M11.2 1 11 4.4 7.8 4.2" {_bold}/>',
    "lower": '<path d="M8 4 13 12H3Z" fill="currentColor"/>',
    "upper": '<path d="M4.2 4 8.2 12H.2ZM11.8 4 15.8 12H7.8Z" fill="currentColor"/>',
    "star": f'<path d="M8 .8 10.1 5.6 15.2 6.1 11.4 9.6 12.5 14.7 8 12 3.5 14.7 4.6 9.6 .8 6.1 5.9 5.6Z"'
    f' fill="{OCHRE}"/>',
    "no": f'<path d="M2 14 14 2" stroke="{VERMILION}" stroke-width="2"/>',
}
