"""The end of a game: who won and by what, every source of points side by side, and what comes next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from browsing import DESKTOP, PHONE, Welcome, needs_chromium
from house import House

import meiji
from meiji.demo import play_game
from meiji.kernel.points import PointSource, point_sources

WIDE = {"width": 1440, "height": 900}


def nearly_over(game: str, seats: int) -> meiji.Game:
    """A game before its last decision."""
    played = play_game(meiji.new(game, seats=seats, seed=7, names=["Anna", "Ben", "Cleo", "Dan"][:seats]))
    return played.at(len(played.log) - 1)


def test_sources_stand_side_by_side_in_the_order_of_the_results() -> None:
    seats = [
        {"start": 2, "regions": [[3, 0], [1, 1]], "cards": {"7": 4}, "total": 11},
        {"start": 5, "wages": -2, "regions": [[0, 0], [6, 0]], "cards": {}, "total": 9, "won": True},
    ]
    one, two = PointSource("1", (3, 0), (PointSource("1", (3, 0)),)), ("2", (2, 6))
    found = point_sources(seats)
    assert [(source.source, source.points) for source in found] == [
        ("start", (2, 5)),
        ("wages", (0, -2)),
        ("regions", (5, 6)),
        ("cards", (4, 0)),
    ]
    regions = found[2].parts
    assert regions[0] == one and regions[1][:2] == two, "what nobody has points from is left out"
    assert found[3].parts == (PointSource("7", (4, 0)),)


def test_the_result_names_winner_difference_and_every_source(house: House) -> None:
    anna = house.visitor("Anna")
    game = nearly_over("nippon", 2)
    files = {"save": ("game.json", json.dumps(game.save()))}
    table = anna.web.post("/upload", data={"csrf": anna.csrf}, files=files).url.path.rpartition("/")[2]
    assert anna.state(table)["points"] == [], "nothing is told before the end"
    state = anna.play_until(table, lambda state: state["table"]["status"] == "over")
    by_source = {entry["source"]: entry["points"] for entry in state["points"]}
    scores = state["result"]["scores"]
    assert [sum(points) for points in zip(*by_source.values(), strict=True)] == scores
    best, other = (0, 1) if scores[0] > scores[1] else (1, 0)
    most = max(by_source, key=lambda source: by_source[source][best] - by_source[source][other])
    page = anna.get(f"/table/{table}")
    winner = ["Anna", "Ben"][best]
    assert f"{winner} wins by {scores[best] - scores[other]} points" in page
    named = meiji.new("nippon").spec.texts.points_name((most,), "en").capitalize()
    assert f"{named} made the difference: {by_source[most][best]} to {by_source[most][other]}." in page
    assert "Hokkaido" in page and "Scoring 3" in page, "regions one by one"


@needs_chromium
@pytest.mark.parametrize(
    ("game", "seats", "size"), [("zaibatsu", 4, WIDE), ("yokohama", 2, PHONE), ("nippon", 2, DESKTOP)]
)
def test_the_end_is_a_panel_over_the_board(
    welcome: Welcome, tmp_path: Path, game: str, seats: int, size: dict[str, int]
) -> None:
    person = welcome("Anna", size)
    page = person.page
    save = tmp_path / "game.json"
    save.write_text(json.dumps(nearly_over(game, seats).save()))
    page.set_input_files("#m-save", str(save))
    page.eval_on_selector("#m-save", "field => field.form.submit()")
    page.wait_for_selector("#m-choices, [data-open-curtain]")
    if page.query_selector("[data-open-curtain]"):
        page.click("[data-open-curtain]")
    play_on(page)
    page.wait_for_selector("#m-scoring[open], #m-result[open]")
    if page.query_selector("#m-scoring[open]"):
        assert not page.query_selector("#m-result[open]"), "the last scoring comes first"
        page.click("#m-scoring form button")
    page.wait_for_selector("#m-result[open]")
    if size is WIDE:
        for what in ("thead", "tfoot", ".chart", ".next .primary", ".next form + form", "#m-share"):
            box = page.locator(f"#m-result {what}").bounding_box()
            assert box and box["y"] >= 0 and box["y"] + box["height"] <= 900, f"{what} is below the fold"
    assert page.eval_on_selector("#m-result .sources", "part => part.scrollWidth <= part.clientWidth")
    opened = page.locator("#m-result [data-parts]").first
    part = page.locator("#m-result tbody:has([data-parts]) .part").first
    assert part.is_hidden()
    opened.click()
    assert part.is_visible() and opened.get_attribute("aria-expanded") == "true"
    page.wait_for_timeout(3000)  # by then the last source has come
    person.has_no_barriers()
    page.click("#m-result [data-result=close]")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")  # looks at an earlier moment
    page.wait_for_selector(".past")
    page.click(".past .button")
    page.wait_for_selector(".decision.over .ranking")
    assert not page.query_selector("#m-result[open]"), "who looks at the board is left alone"
    page.click("[data-result=open]")
    page.wait_for_selector("#m-result[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#m-result:not([open])", state="attached")
    person.check()


def play_on(page: Any) -> None:
    """The last decision."""
    page.wait_for_selector("#m-choices button[name=move]")
    page.wait_for_timeout(500)
    for _ in range(2):
        page.evaluate("document.querySelector('#m-choices button[name=move]')?.click()")
        page.wait_for_timeout(300)
