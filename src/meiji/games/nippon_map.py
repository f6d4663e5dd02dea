"""Japan as both Nippon games show it: a coastline like a woodblock print, four regions and eight cities with names.

The coast is our own, from longitudes and latitudes in rough strokes, turned so that the archipelago lies from left to
right. Which places the boards print is not known; the regions and cities are named by us, and say so.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path

from meiji.drawing import svg
from meiji.drawing.palette import COAST, LAND, SEA, SHALLOWS
from meiji.kernel.wording import messages_of

REGIONS = ("kyushu", "kansai", "kanto", "hokkaido")  # from the left
CITIES = ("fukuoka", "nagasaki", "kyoto", "osaka", "tokyo", "yokohama", "sapporo", "hakodate")  # two in each region

_tell = messages_of(Path(__file__).parent / "nippon_map_text")


def region_name(region: int, language: str) -> str:
    return _tell(language, f"region-{REGIONS[region]}")


def city_name(city: int, language: str) -> str:
    return _tell(language, f"city-{CITIES[city]}")


def names_are_ours(language: str) -> str:
    """A note for whoever wonders where the names come from."""
    return _tell(language, "names-are-ours")


# --- the coast ------------------------------------------------------------------------------------------------------
Point = tuple[float, float]


def _degrees(line: str) -> list[Point]:
    """Points from hundredths of a degree east of 128° and north of 30°."""
    numbers = [int(number) / 100 for number in line.split()]
    return [(128 + east, 30 + north) for east, north in zip(numbers[::2], numbers[1::2], strict=True)]


_ISLANDS = [
    _degrees(  # Kyushu
        "295 395 320 360 370 365 370 328 400 325 405 280 360 230 345 175 330 140 305 130 270 100 280 160 255 "
        "160 260 120 220 125 230 165 220 205 260 245 260 285 235 312 212 295 235 270 210 262 175 260 165 295 "
        "155 330 195 350 240 365 260 392"
    ),
    _degrees(  # Shikoku
        "405 335 465 370 480 405 505 410 550 398 570 425 605 436 660 420 670 380 630 350 618 325 580 350 550 "
        "350 520 320 500 275 460 288 450 325"
    ),
    _degrees(  # Honshu, from the south-west along the Sea of Japan, and back
        "290 398 290 435 340 445 385 470 430 510 465 545 510 558 540 547 600 553 660 565 725 575 740 550 780 "
        "552 805 565 800 595 815 625 860 665 875 700 870 735 930 752 905 715 905 685 930 675 990 705 1030 720 "
        "1060 745 1085 785 1110 800 1145 830 1180 885 1200 930 1205 970 1175 990 1195 1010 1190 1065 1230 "
        "1085 1235 1120 1265 1115 1270 1090 1300 1090 1315 1115 1285 1120 1285 1150 1340 1140 1340 1065 1380 "
        "1020 1398 960 1390 915 1360 885 1355 835 1305 830 1295 790 1305 740 1295 690 1265 650 1260 615 1285 "
        "575 1245 560 1235 520 1195 490 1185 520 1205 555 1180 565 1165 540 1170 515 1130 530 1113 510 1090 "
        "462 1075 480 1085 512 1050 495 1020 460 970 465 905 458 925 478 895 475 885 508 860 490 855 460 890 "
        "430 830 410 800 370 775 345 735 375 710 410 720 435 742 465 700 466 660 477 620 465 590 445 540 445 "
        "490 428 445 436 420 410 410 388 370 402 320 398"
    ),
    _degrees(  # Hokkaido
        "1210 1145 1250 1170 1275 1178 1315 1180 1295 1210 1240 1230 1260 1255 1298 1233 1330 1252 1365 1260 "
        "1420 1240 1470 1215 1525 1193 1535 1235 1570 1270 1630 1297 1700 1300 1780 1335 1725 1335 1710 1375 "
        "1735 1430 1675 1395 1630 1405 1560 1430 1490 1470 1420 1530 1395 1552 1365 1540 1370 1480 1365 1430 "
        "1365 1390 1330 1370 1335 1325 1300 1320 1240 1335 1250 1300 1185 1260 1180 1230 1205 1190"
    ),
    _degrees(  # Sado
        "1020 782 1055 805 1050 833 1030 810"
    ),
    _degrees(  # Awaji
        "670 425 695 425 700 458"
    ),
    _degrees(  # Tsushima
        "120 410 135 415 150 465 130 460"
    ),
    _degrees(  # Goto
        "60 260 90 270 115 305 85 285"
    ),
]

_PLACES: dict[str, Point] = {
    "fukuoka": (130.4, 33.58),
    "nagasaki": (129.88, 32.75),
    "kyoto": (135.77, 35.0),
    "osaka": (135.5, 34.68),
    "tokyo": (139.75, 35.68),
    "yokohama": (139.63, 35.44),
    "sapporo": (141.35, 43.06),
    "hakodate": (140.73, 41.77),
}
_TURN = radians(50)  # clockwise: the long axis becomes level
# How far along that axis the regions begin (0 to 1), and which quarter of the map each gets: the south-west, where
# most of the trade is, is drawn larger than the north.
_STRETCH = ((0.0, 0.04), (0.153, 0.225), (0.36, 0.485), (0.573, 0.71), (1.0, 0.985))


def _axes(place: Point) -> Point:
    """Along the archipelago and across it, in degrees."""
    east, north = (place[0] - 137) * 0.8, place[1] - 37
    return east * cos(_TURN) + north * sin(_TURN), east * sin(_TURN) - north * cos(_TURN)


_SPAN = tuple(f(_axes(place)[0] for island in _ISLANDS for place in island) for f in (min, max))


def _project(place: Point) -> Point:
    """Where a place lies on a map of width and height 1."""
    along, across = _axes(place)
    part = (along - _SPAN[0]) / (_SPAN[1] - _SPAN[0])
    x = _STRETCH[0][1]
    for (start, left), (end, right) in pairwise(_STRETCH):
        if part >= start:
            x = left + (part - start) / (end - start) * (right - left)
    bent = 1.7 * (2 * part - 0.95) ** 2  # the arc, made flatter
    return x, (across + bent + 3) / 6.6


def _cut(points: list[Point], edge: float, left: bool) -> list[Point]:
    """A polygon, cut off at a vertical edge."""
    kept: list[Point] = []
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
        inside, next_inside = (x0 >= edge) == left, (x1 >= edge) == left
        if inside:
            kept.append((x0, y0))
        if inside != next_inside:
            kept.append((edge, y0 + (y1 - y0) * (edge - x0) / (x1 - x0)))
    return kept


@cache
def _islands(region: int, width: float, top: float, bottom: float) -> tuple[str, str]:
    """The land of a region as a path to fill, and its shores as a path to stroke: not along the cuts."""
    areas, shores = [], []
    for island in _ISLANDS:
        points = _cut(_cut([_project(place) for place in island], region / 4, True), region / 4 + 0.25, False)
        placed = [((x * 4 - region) * width, top + y * (bottom - top)) for x, y in points]
        if not placed:
            continue
        areas.append("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in placed) + "Z")
        pen = False
        for (x0, y0), (x1, y1) in zip(placed, placed[1:] + placed[:1], strict=True):
            along_cut = abs(x0 - x1) < 0.01 and (x0 < 0.01 or x0 > width - 0.01)
            if not along_cut:
                shores.append(f"{'' if pen else f'M{x0:.0f} {y0:.0f}'}L{x1:.0f} {y1:.0f}")
            pen = not along_cut
    return "".join(areas), "".join(shores)


def land(region: int, width: float, height: float, top: float = 0, bottom: float = 0) -> list[str]:
    """A quarter of the map: the sea with its waves, shallows along the shores, the land between top and bottom.

    Quarters that stand side by side make one map.
    """
    area, shore = _islands(region, width, top, bottom or height)
    pen = 'fill="none" stroke-linejoin="round"'
    return [
        svg.tile(0, 0, width, height, SEA, "none", 0),
        svg.tile(0, 0, width, height, "url(#sea)", "none", 0),
        f'<path d="{shore}" {pen} stroke="{SHALLOWS}" stroke-width="13" opacity=".6"/>',
        f'<path d="{shore}" {pen} stroke="{SHALLOWS}" stroke-width="7"/>',
        f'<path d="{area}" fill="{LAND}"/>',
        f'<path d="{shore}" {pen} stroke="{COAST}" stroke-width="1.6"/>',
    ]


def spot(city: int, width: float, top: float, bottom: float) -> Point:
    """Where a city lies in the quarter of its region."""
    x, y = _project(_PLACES[CITIES[city]])
    return (x * 4 - city // 2) * width, top + y * (bottom - top)
