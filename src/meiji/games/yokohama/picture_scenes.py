"""Small views of the ten areas in the manner of a woodblock print: flat colours, a sky that darkens upwards, one motif.

Each is drawn on 182 by 46, by us. Grounds have night-time twins; what stands before them keeps its colour.
"""

from __future__ import annotations

from meiji.drawing.palette import INDIGO, INK, LACQUER, MOSS, OCHRE, PAPER, SEA, STEEL, VERMILION

WIDTH, HEIGHT = 182, 46
DAWN = "#f5e7c6"  # the sky above the horizon
DUSK = "#c9d6dc"  # the sky overhead
HILL = "#93a988"
FAR = "#8a9fb4"
WATER = "#7fa3b0"
ROOF = "#4c5566"
BRICK = "#a65a41"
WALL = "#efe3c8"

_LINE = f'stroke="{INK}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round"'


def _shape(path: str, fill: str, *, line: bool = False) -> str:
    return f'<path d="{path}" fill="{fill}"{f" {_LINE}" if line else ""}/>'


def _stroke(path: str, colour: str, width: float = 1) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'


def _sun(x: float, y: float, radius: float = 8) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{VERMILION}"/>'


def _fuji(x: float, y: float, size: float) -> str:
    """The mountain with its snow, standing on y."""
    slope = f"M{x - 2.1 * size:g} {y:g}Q{x - 0.7 * size:g} {y - 0.5 * size:g} {x - 0.3 * size:g} {y - size:g}"
    slope += f"H{x + 0.3 * size:g}Q{x + 0.7 * size:g} {y - 0.5 * size:g} {x + 2.1 * size:g} {y:g}Z"
    left, right, top = x - 0.3 * size, x + 0.3 * size, y - size
    low = y - 0.66 * size
    snow = f"M{left:g} {top:g}H{right:g}L{x + 0.55 * size:g} {low:g}l{-0.2 * size:g} {-0.1 * size:g}"
    snow += f"l{-0.16 * size:g} {0.14 * size:g}l{-0.2 * size:g} {-0.14 * size:g}l{-0.22 * size:g} {0.16 * size:g}"
    snow += f"l{-0.14 * size:g} {-0.16 * size:g}L{x - 0.55 * size:g} {low:g}Z"
    return _shape(slope, FAR) + _shape(snow, "#fff")


def _pine(x: float, y: float, size: float) -> str:
    layers = "".join(
        f"M{x - size * (0.5 - 0.1 * n):g} {y - size * (0.2 + 0.3 * n):g}"
        f"L{x:g} {y - size * (0.7 + 0.3 * n):g}L{x + size * (0.5 - 0.1 * n):g} {y - size * (0.2 + 0.3 * n):g}Z"
        for n in range(3)
    )
    return _stroke(f"M{x:g} {y:g}V{y - size * 0.4:g}", "#6b4a2b", 1.6) + _shape(layers, MOSS)


def _waves(y: float, fill: str = WATER) -> str:
    crests = "".join("q4.6-5 9.1 0" for _ in range(20))
    return _shape(f"M0 {y:g}{crests}V46H0Z", fill)


_SKY = (
    f'<rect width="182" height="46" fill="{DAWN}"/>'
    f'<path d="M0 0H182V12Q140 18 91 13T0 16Z" fill="{SEA}"/><path d="M0 0H182V5Q120 10 60 6T0 8Z" fill="{DUSK}"/>'
)


def _tea() -> str:
    rows = ""
    for y, shift, colour in ((34, 0, HILL), (40, -7, "#6f9463"), (47, 4, MOSS)):
        mounds = "".join("q6.5-9 13 0" for _ in range(16))
        rows += _shape(f"M{shift - 13} {y}{mounds}V48H{shift - 13}Z", colour)
    picker = _shape("M120 27l5-4 5 4Z", OCHRE, line=True) + _shape("M122 27h6l1.6 9h-9.2Z", INDIGO)
    return _fuji(52, 34, 22) + _sun(152, 15, 7) + rows[: rows.index("/>") + 2] + picker + rows[rows.index("/>") + 2 :]


def _fishing() -> str:
    boat = _shape("M66 33H106L99 40H73Z", "#8a6236", line=True) + _stroke("M86 33V9", "#6b4a2b", 1.6)
    sail = _shape("M70 11H102L99 30H73Z", PAPER, line=True) + _stroke(
        "M78 11.5 80 30M86 11.500V30M94 11.5 92 30", "#c3ac83"
    )
    gulls = _stroke("M126 14q3-4 6 0q3-4 6 0M144 21q2.5-3 5 0q2.5-3 5 0", INK, 1.1)
    crest = _shape("M134 46Q128 27 147 24 158 23 161 31q-5-3-8 1 6 0 5 5-7-3-8 3 6 1 32-2V46Z", INDIGO)
    foam = _stroke("M147 24q-6 2-8 8M153 24q5 0 8 6M152 32q-3 1-4 5", "#fff", 1.6)
    return _fuji(24, 34, 14) + gulls + _waves(33) + boat + sail + _waves(40, "#5d8797") + crest + foam


def _silk() -> str:
    roofs = "".join(f"M{54 + n * 26} 24V14L{80 + n * 26} 24Z" for n in range(4))
    hall = _shape("M54 24H158V42H54Z", BRICK, line=True) + _shape(roofs, ROOF)
    windows = _shape("".join(f"M{61 + n * 13} 29h6v8h-6Z" for n in range(8)), WALL)
    chimney = _shape("M162 42V12h7l1 30Z", BRICK, line=True)
    smoke = _stroke("M166 9q-6-2-3-5t-4-3q-10-1-14 3", STEEL, 2.4)
    skeins = "".join(
        _stroke(f"M{12 + n * 11} 13V17", "#6b4a2b", 1.4)
        + _shape(f"M{8.5 + n * 11:g} 17h7l1.5 18q-5 4-10 0Z", (VERMILION, PAPER, OCHRE)[n], line=True)
        for n in range(3)
    )
    return (
        _shape("M0 40Q90 34 182 40V46H0Z", HILL)
        + hall
        + windows
        + chimney
        + smoke
        + _stroke("M5 13H41", "#6b4a2b", 2)
        + skeins
    )


def _copper() -> str:
    ridge = _shape("M0 40L20 18 36 28 62 6 84 24 102 12 132 34 150 26 182 40V46H0Z", FAR)
    hill = _shape("M22 46Q40 20 74 20T138 46Z", "#8d7a5b", line=True)
    mouth = _shape("M62 46V36Q62 28 73 28T84 36V46Z", LACQUER) + _stroke(
        "M61 46V36Q61 27 73 27T85 36V46", "#6b4a2b", 2.4
    )
    rails = _stroke("M73 44.500H176M96 44.5", INK, 1.4)
    cart = _shape("M112 32H140L136 41H116Z", ROOF, line=True) + _shape(
        "M114 32q3-7 7-4 3-6 8-1 5-3 8 5Z", "#c7763c", line=True
    )
    wheels = "".join(f'<circle cx="{x}" cy="42.5" r="2.6" fill="{LACQUER}"/>' for x in (120, 132))
    return ridge + hill + mouth + rails + cart + wheels + _pine(164, 43, 22) + _pine(152, 44, 15)


def _church() -> str:
    nave = _shape("M84 44V26L104 15 124 26V44Z", PAPER, line=True) + _shape("M81 27L104 13.5 127 27 104 18Z", ROOF)
    tower = _shape("M70 44V20H84V44Z", PAPER, line=True) + _shape("M68 20L77 5 86 20Z", VERMILION, line=True)
    cross = _stroke("M77 5V0M74.5 1.800H79.5", INK, 1.2)
    door = _shape("M100 44V36q4-5 8 0V44Z", "#6b4a2b") + _shape(
        "M74.5 30V27q2.5-4 5 0V30ZM91 34V30q2.5-4 5 0V34ZM113 34V30q2.5-4 5 0V34Z", INDIGO
    )
    return (
        _shape("M0 42Q60 28 110 38T182 36V46H0Z", HILL)
        + _pine(40, 42, 26)
        + _pine(56, 43, 18)
        + nave
        + tower
        + cross
        + door
        + _pine(144, 41, 22)
        + _pine(158, 42, 28)
    )


def _customs() -> str:
    house = _shape("M52 44V20H130V44Z", WALL, line=True) + _shape("M48 20L56 11H126L134 20Z", ROOF)
    tower = _shape("M82 11V4H100V11Z", WALL, line=True) + _shape("M80 5Q91-5 102 5Z", "#6c8f7d", line=True)
    arches = _shape("".join(f"M{58 + n * 12} 44V32q4-6 8 0V44Z" for n in range(6)), INDIGO)
    flag = _stroke("M40 44V8", "#6b4a2b", 1.6) + _shape("M40 9H22V20H40Z", PAPER, line=True) + _sun(31, 14.5, 3.6)
    crates = _shape("M142 44V32H156V44ZM157 44V35H168V44ZM147 32V24H158V32Z", "#c79a5c", line=True)
    bars = _stroke("M142 38H156M149 32V44M157 39.500H168M152.5 24V32", "#7a5222", 0.9)
    return _shape("M0 43H182V46H0Z", "#b9a680") + house + tower + arches + flag + crates + bars


def _chinatown() -> str:
    posts = _shape("M52 44V20H58V44ZM76 44V16H82V44ZM100 44V16H106V44ZM124 44V20H130V44Z", VERMILION, line=True)
    beams = _shape("M50 24H132V29H50Z", "#2f6f5e", line=True) + _shape("M74 19H108V24H74Z", OCHRE, line=True)
    roofs = _shape(
        "M40 22Q46 19 52 15H76V20H52Q46 22 40 22ZM142 22Q136 19 130 15H106V20H130Q136 22 142 22Z", "#3f7f6c", line=True
    )
    top = _shape("M62 15Q70 11 76 5H106Q112 11 120 15 106 12 91 12T62 15Z", "#3f7f6c", line=True)
    lamps = "".join(
        _stroke(f"M{x} 4V10", INK)
        + f'<ellipse cx="{x}" cy="15" rx="5" ry="6" fill="{VERMILION}" {_LINE}/>'
        + _stroke(f"M{x} 21V25", OCHRE, 1.6)
        for x in (16, 30, 152, 166)
    )
    return (
        _shape("M0 42H182V46H0Z", "#b9a680")
        + _stroke("M0 5Q40 2 62 6M120 6Q150 2 182 5", INK)
        + posts
        + beams
        + roofs
        + top
        + lamps
    )


def _bank() -> str:
    house = _shape("M44 44V22H138V44Z", WALL, line=True) + _shape("M40 23V19H142V23Z", STEEL, line=True)
    dome = _shape("M76 19Q76 3 91 3T106 19Z", "#6c8f7d", line=True) + _shape("M88 3V-1H94V3Z", OCHRE)
    columns = _stroke("".join(f"M{54 + n * 10.6:.1f} 26V43" for n in range(8)), "#a8946f", 3)
    door = _shape("M86 44V30q5-6 10 0V44Z", LACQUER)
    coins = "".join(
        f'<ellipse cx="{x}" cy="{43 - n * 3.4:g}" rx="9" ry="2.6" fill="#e0ae3e" {_LINE}/>'
        for x, height in ((158, 6), (22, 4), (174, 3))
        for n in range(height)
    )
    return _shape("M0 43H182V46H0Z", "#b9a680") + house + dome + columns + door + coins


def _laboratory() -> str:
    house = _shape("M96 44V18H168V44Z", BRICK, line=True) + _shape("M92 19L102 9H162L172 19Z", ROOF)
    lit = _shape("".join(f"M{104 + n * 16} 25h8v11h-8Z" for n in range(4)), "#f6d67a")
    pole = _stroke("M78 44V6M68 11H88M70 16H86", "#6b4a2b", 1.8) + _stroke(
        "M68 11Q30 19 0 12M70 16Q34 25 0 19M88 11Q130 20 182 8", INK, 0.7
    )
    flask = _shape("M32 14H42V24L52 42q1 3-2 3H24q-3 0-2-3L32 24Z", PAPER, line=True)
    brew = _shape("M29.5 30H44.500L50.6 41.500q.6 2-1.4 2H24.800q-2 0-1.4-2Z", INDIGO) + _stroke("M30 14H44", INK, 2)
    bubbles = '<circle cx="35" cy="35" r="2" fill="#fff"/><circle cx="41" cy="39" r="1.4" fill="#fff"/>'
    return _shape("M0 44H182V46H0Z", "#b9a680") + house + lit + pole + flask + brew + bubbles


def _harbour() -> str:
    hull = _shape("M44 30H136Q134 40 126 41H56Q47 40 44 30Z", LACQUER, line=True) + _shape(
        "M46 35H134L132 38H48Z", VERMILION
    )
    deck = _shape("M62 30V24H116V30Z", PAPER, line=True) + _shape("M82 24V9H92V24Z", VERMILION, line=True)
    band = _shape("M82 12H92V15H82Z", LACQUER)
    masts = _stroke("M68 24V4M108 24V4M68 6L44 30M108 6L136 30M68 6L82 12M108 6L92 12", INK, 0.9)
    smoke = _shape("M87 8q4-7 12-4 4-6 12-3 8-4 15 1-10 5-19 4-8 4-14 3Z", STEEL)
    pier = _shape("M150 34H182V38H150ZM156 38H159V46H156ZM170 38H173V46H170Z", "#8a6236", line=True)
    return _sun(26, 20, 9) + _waves(35) + hull + deck + band + masts + smoke + _waves(41, "#5d8797") + pier


SCENES = [
    f"{_SKY}{scene()}"
    for scene in (_tea, _fishing, _silk, _copper, _church, _customs, _chinatown, _bank, _laboratory, _harbour)
]
