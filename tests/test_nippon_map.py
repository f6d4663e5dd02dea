"""The map of both Nippon games: quarters that join, cities where they belong, names in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meiji.games import nippon_map
from meiji.kernel.language import LANGUAGES, messages

WIDTH, HEIGHT = 200, 100


def shores(region: int) -> list[tuple[float, float]]:
    """Where the shores of a quarter end or turn."""
    *_, shore = nippon_map.land(region, WIDTH, HEIGHT)
    return [(float(x), float(y)) for x, y in re.findall(r"[ML](-?\d+) (-?\d+)", shore)]


@pytest.mark.parametrize("region", [0, 1, 2])
def test_the_quarters_join(region: int) -> None:
    left = {y for x, y in shores(region) if x == WIDTH}
    right = {y for x, y in shores(region + 1) if x == 0}
    assert left == right and len(left) >= 2


def test_every_city_lies_in_its_region() -> None:
    for city in range(len(nippon_map.CITIES)):
        x, y = nippon_map.spot(city, WIDTH, 0, HEIGHT)
        assert 0 < x < WIDTH and 0 < y < HEIGHT
        assert min((x - east) ** 2 + (y - south) ** 2 for east, south in shores(city // 2)) < 25**2


def test_places_have_names_in_every_language() -> None:
    folder = Path(nippon_map.__file__).parent / "nippon_map_text"
    english = messages(folder, "en")
    assert all(messages(folder, language) == english for language in LANGUAGES)
    for language in LANGUAGES:
        cities = {nippon_map.city_name(city, language) for city in range(8)}
        regions = {nippon_map.region_name(region, language) for region in range(4)}
        assert len(cities) == 8 and len(regions) == 4 and nippon_map.names_are_ours(language)
