"""The colours of all pictures and the shapes that double them: washi, indigo, vermilion, ink; seats."""

from __future__ import annotations

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
