"""Seeds: nothing of a running game can be computed from what a person chose, unless nobody else plays."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from browsing import Welcome, needs_chromium
from house import House, Visitor
from test_saves import upload

import meiji
from meiji.kernel.serialise import unpack

CHOSEN = 4242
WITH_OTHERS = (
    ["me", "friend"],
    ["friend", "random"],
    ["friend", "friend"],
    ["me", "screen"],
    ["screen", "screen"],
    ["screen", "friend", "random"],
)
ALONE = (["me", "random"], ["random", "me", "random"], ["screen", "random"], ["random", "random"])


def wanted(visitor: Visitor, who: list[str], **more: Any) -> Any:
    data = {"game": "zaibatsu", "who": who, "seed": CHOSEN, **more}
    return visitor.web.post("/api/tables", json=data, headers={"x-csrf-token": visitor.csrf})


@pytest.mark.parametrize("who", WITH_OTHERS)
def test_with_other_people_no_seed_can_be_chosen(house: House, who: list[str]) -> None:
    anna = house.visitor("Anna")
    answer = wanted(anna, who)
    assert answer.status_code == 400 and answer.json()["error"].startswith("You can choose a seed only for a private")
    seats = {f"who-{seat}": one for seat, one in enumerate(who)}
    assert "You can choose a seed only" in anna.post("/tables", 400, game="zaibatsu", seed=CHOSEN, **seats).text
    assert anna.web.get("/api/tables").json() == []
    assert anna.post("/tables", game="zaibatsu", seed="", **seats), "without a seed the same table is made"


@pytest.mark.parametrize("who", ALONE)
def test_alone_or_against_computers_a_seed_tells_the_game(house: House, who: list[str]) -> None:
    anna = house.visitor("Anna")
    made = wanted(anna, who)
    assert made.status_code == 201, made.text
    live = house.site.tables._live[made.json()["id"]]
    assert live.game is not None and live.row.seed == str(CHOSEN)
    assert live.game.setup == meiji.new("zaibatsu", seats=len(who), seed=CHOSEN).setup
    assert wanted(anna, who, listed=True).status_code == 400, "spectators could compute what is hidden"


@pytest.mark.parametrize("first", ["me", "random"])
@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_table_that_waits_gets_its_seed_when_it_begins(house: House, game: str, first: str) -> None:
    """A seed that was chosen before such a choice was refused tells nothing either."""
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table(game, [first, "friend"], listed="yes")
    with sa.create_engine(house.settings.database).begin() as connection:
        connection.execute(sa.text("UPDATE tables SET seed = :seed WHERE id = :id"), {"seed": str(CHOSEN), "id": table})
    house.site.tables.forget([table])
    ben.post(f"/table/{table}/sit", seat=1)
    live = house.site.tables._live[table]
    assert live.game is not None and live.row.status == "running"
    assert live.row.seed not in ("", str(CHOSEN)) and live.game.seed == int(live.row.seed)
    foretold = meiji.new(game, seats=2, seed=CHOSEN, options=live.row.options)
    assert live.game.setup != foretold.setup


def test_nobody_is_told_the_seed_before_the_end(house: House) -> None:
    anna, watcher = house.visitor("Anna"), house.visitor("Watcher")
    seed = 7_203_685_477_580_123
    made = anna.web.post(
        "/api/tables",
        json={"game": "zaibatsu", "who": ["me", "random"], "seed": seed},
        headers={"x-csrf-token": anna.csrf},
    )
    table = made.json()["id"]
    watcher.get(made.json()["spectator"].removeprefix(house.url))
    for person in (anna, watcher):
        for path in (f"/table/{table}", f"/table/{table}/view", f"/api/tables/{table}", f"/api/tables/{table}/save"):
            assert str(seed) not in person.web.get(path).text, path


def generator(house: House, table: str) -> list[int]:
    live = house.site.tables._live[table]
    assert live.game is not None and live.row.start is not None
    assert live.game._table.rng[:] == unpack(live.game.spec, live._record_at(len(live.moves))).rng[:]
    return list(live.game._table.rng)


@pytest.mark.parametrize("game", meiji.game_ids())
def test_saves_and_uploads_have_a_future_of_their_own(house: House, game: str) -> None:
    anna = house.visitor("Anna")
    played = meiji.new(game, seats=2, seed=CHOSEN)
    while not played.over:
        played.play(played.codes()[0])
    finished = upload(anna, played.save())
    for moment in (0, 5):
        known = meiji.new(game, seats=2, seed=CHOSEN)
        for one in played.log[:moment]:
            known.play(one.code)
        uploads = [upload(anna, known.save()) for _ in range(2)]
        copies = [
            anna.post(f"/table/{finished}/copy", moment=moment).url.path.rpartition("/")[2],
            anna.post(f"/table/{uploads[0]}/copy", moment=moment, open=known.to_move).url.path.rpartition("/")[2],
        ]
        futures = [generator(house, table) for table in (*uploads, *copies)]
        assert list(known._table.rng) not in futures
        assert len({tuple(future) for future in futures}) == 4
    again = anna.post(f"/table/{finished}/rematch").url.path.rpartition("/")[2]
    assert house.site.tables._live[again].row.seed != str(CHOSEN)


@needs_chromium
def test_the_page_tells_why_there_is_no_seed_with_others(welcome: Welcome) -> None:
    anna = welcome("Anna")
    page = anna.page
    page.goto("/new/zaibatsu?seats=2")
    page.click("details:has(#m-seed) summary")
    for who, listed, fine in (
        ("random", False, True),
        ("friend", False, False),
        ("screen", False, False),
        ("random", True, False),
        ("random", False, True),
    ):
        page.select_option("#m-who-1", who if who in ("friend", "screen") else "beginner")
        page.set_checked("[name=listed]", listed)
        assert page.is_enabled("#m-seed") is fine, (who, listed)
    assert "You can choose a seed only" in page.inner_text("#m-seed-alone")
    anna.check()
