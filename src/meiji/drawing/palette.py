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
SEA = "#d3e2e6"
LAND = "#eff0d6"
COAST = "#8f9a6e"
SHADOW = "#00000033"
SHALLOWS = "#bcd3da"  # along the coast
WAVES = "#8fb0b6"  # on the sea

# On the site the fonts that it ships; in a picture that stands alone, what there is.
SERIF = "'Meiji Serif',Georgia,'Noto Serif','Times New Roman',serif"
SANS = "'Meiji Sans','Noto Sans','DejaVu Sans',Verdana,Arial,sans-serif"

# Owners: four seats and a fifth, the automatic opponent of a solo game. Each has a colour and a shape.
OWNER_COLOURS = (INDIGO, MOSS, PLUM, "#b5622a", INK)
OWNER_SHAPES = (
    "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",  # circle
    "M0-1.15 1.15 .85H-1.15Z",  # triangle
    "M-.9-.9H.9V.9H-.9Z",  # square
    "M0-1.2 1.2 0 0 1.2-1.2 0Z",  # diamond
    "M-.6-1.03H.6L1.2 0 .6 1.03H-.6L-1.2 0Z",  # hexagon
)

# At night the site shows each of these colours as its twin: night indigo instead of washi. `fill` is for surfaces,
# `stroke` for edges, `text` for letters, `icon` for symbols drawn in the current colour; inside symbols all stays.
# Every light ground that a picture uses needs a twin here, or its letters, which turn light, cannot be read.
NIGHT: dict[str, dict[str, str]] = {
    "fill": {
        WASHI: "#111827",
        PAPER: "#1c2539",
        SHADE: "#323f5d",
        SAND: "#27324b",
        GOLD: "#5b4a1b",
        SEA: "#122b3a",
        LAND: "#2c3b35",
        "#e3ebf2": "#28384f",
        "#f4e6c4": "#453b21",
        "#dfe7f0": "#2b3c57",
        "#c9c3b6": "#46494f",
        "#d3c4a4": "#545b6c",
        "#fffdf6": "#20293e",
        "#c9d6dc": "#0e1d2c",
        "#f5e7c6": "#2b3655",
        "#efe3c8": "#4d5568",
    },
    "stroke": {
        LINE: "#64708c",
        SHADE: "#3b4869",
        COAST: "#587062",
        SHALLOWS: "#1a3a4c",
        WAVES: "#3a6076",
        INK: "#cfc7b6",
        INDIGO: "#7f9fd4",
        MUTED: "#8f96a6",
    },
    "text": {
        INK: "#f1e9d9",
        MUTED: "#bcbcc4",
        INDIGO: "#abc6f4",
        VERMILION: "#f59a8a",
        OCHRE: "#e8bb62",
        MOSS: "#9acb8e",
        "#5a8f4e": "#9acb8e",
        PLUM: "#dda3c8",
        STEEL: "#b3bbc4",
    },
    "icon": {INDIGO: "#abc6f4", MUTED: "#bcbcc4", INK: "#f1e9d9", VERMILION: "#f08a78"},
}


def night_css() -> str:
    """The style sheet that shows pictures in their night-time colours where the page is dark."""
    ink = f"light-dark({INK}, {NIGHT['text'][INK]})"
    rules = [f".meiji {{ color: {ink}; }}", f".meiji, .meiji text:not([fill]) {{ fill: {ink}; }}"]
    selectors = {
        "fill": (":not(symbol *, text, tspan)", "fill", "fill"),
        "stroke": (":not(symbol *)", "stroke", "stroke"),
        "text": (":is(text, tspan)", "fill", "fill"),
        "icon": ("use", "color", "color"),
    }
    for kind, (thing, attribute, style) in selectors.items():
        for day, night in NIGHT[kind].items():
            rules.append(f'.meiji {thing}[{attribute}="{day}"] {{ {style}: light-dark({day}, {night}); }}')
    rules.append(f'symbol [stroke="{INK}"] {{ stroke: light-dark({INK}, #a39c8d); }}')  # the outline of an icon
    rules.append(f'symbol [fill="{LACQUER}"] {{ stroke: light-dark({INK}, #d8d0bf); stroke-width: .9; }}')
    return "\n".join(rules) + "\n"
