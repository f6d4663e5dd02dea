"""My games: what waits for me first, how far each is, and what is a copy; and nothing of it replays a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import PHONE, Welcome, needs_chromium
from house import House, Visitor
from test_returning import two_at_a_table

import meiji
from meiji.drawing.crests import COLOURS, MOTIFS, crest, default_crest, is_crest
from meiji.site.cards import ago, waiting_first
from meiji.site.summaries import summary_of
from meiji.store import SeatRow, Store


def cards(person: Visitor) -> list[str]:
    """The tables of the home page, in order."""
    return re.findall(r'<li class="card table-card[^>]*>\s*<a href="/table/(\w+)"', person.get("/"))


def info(person: Visitor, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.state(table)["table"]
    return found


@pytest.mark.parametrize("game", meiji.game_ids())
def test_every_game_tells_how_far_it_is(game: str) -> None:
    """The steps only go up, from the first to the last one, and the words name both numbers."""
    import random

    played, chooser, seen = meiji.new(game, seats=2, seed=5), random.Random(5), []
    progress = played.spec.progress
    assert progress is not None
    while not played.over:
        seen.append(tuple(summary_of(played)["steps"]))
        assert (summary_of(played)["scores"] is None) == played.spec.secrets
        played.play(chooser.choice(played.codes()))
    steps, lasts = zip(*seen, strict=True)
    assert list(steps) == sorted(steps) and steps[0] == 1 and set(lasts) == {lasts[0]} and steps[-1] <= lasts[0]
    assert summary_of(played)["scores"] == played.scores()
    for language in ("en", "de", "pl"):
        assert re.findall(r"\d+", progress.text(3, 7, language)) == ["3", "7"]


def test_a_move_and_an_undo_keep_the_summary(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    first = info(anna, table)
    assert first["steps"] == [1, 8] and len(first["scores"]) == 2
    for _ in range(6):
        anna.play(table)
        live = anna.state(table)
        listed = next(one for one in anna.web.get("/api/tables").json() if one["id"] == table)
        game = house.site.tables.known(table)
        assert game is not None and game.game is not None
        assert listed["scores"] == live["table"]["scores"] == game.game.scores()
    while anna.state(table)["may_undo"]:
        anna.post(f"/table/{table}/undo")
        game = house.site.tables.known(table)
        assert game is not None and game.game is not None and game.row.summary == summary_of(game.game)


def test_hidden_points_are_in_no_list(house: House) -> None:
    anna, ben = house.visitor("Anna"), house.visitor("Ben")
    table = anna.table("yokohama", ["me", "friend"], listed="yes")
    ben.post(f"/table/{table}/sit", seat=1)
    listed = next(one for one in house.visitor().web.get("/api/tables").json() if one["id"] == table)
    assert listed["scores"] is None and listed["steps"] == [1, 4]


def test_what_waits_for_me_comes_first_the_longest_wait_on_top(house: House) -> None:
    anna, ben, first = two_at_a_table(house, "Anna", "Ben")
    second, third = anna.table("zaibatsu", ["me", "screen"]), anna.table("nippon", ["me", "screen"])
    mover = anna if anna.state(first)["moves"] else ben
    wanted = [first, second, third] if mover is anna else [second, third, first]
    assert cards(anna)[:3] == wanted
    assert "your turn; last move just now" in anna.get("/")


def test_a_list_asks_the_store_once_and_replays_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor("Anna")
    mine = {anna.table("nippon", ["me", "screen"]) for _ in range(3)}
    house.site.tables.forget([row for row in cards(anna)])

    def no_game(*_: Any) -> None:
        raise AssertionError("a list looks at no game")

    monkeypatch.setattr("meiji.site.tables.revive", no_game)
    assert set(cards(anna)) >= mine


def test_copies_and_uploads_say_so(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"])
    copied = anna.post(f"/table/{table}/copy", moment=0).url.path.rpartition("/")[2]
    loaded = anna.known_table("nippon", 3)
    assert (info(anna, copied)["source"], info(anna, copied)["origin"]) == ("copy", table)
    assert (info(anna, loaded)["source"], info(anna, loaded)["steps"]) == ("upload", [1, 8])
    page = anna.get("/")
    assert 'class="badge copy"' in page and "Loaded" in page and page.count(f'href="/table/{table}"') == 2


def test_waiting_is_ordered_by_time(run: Any) -> None:
    from dataclasses import replace

    from test_store import a_table

    at = [SeatRow(0, "person", "anna", "Anna"), SeatRow(1, "person", "ben", "Ben")]
    rows = [
        replace(a_table("nippon", 2), id=f"t{n}", changed=float(n), to_move=mover) for n, mover in enumerate("0110")
    ]
    tables = [(replace(row, to_move=int(str(row.to_move))), at) for row in rows]
    assert [row.id for row, _ in waiting_first(tables, "anna")] == ["t0", "t3", "t2", "t1"]

    async def work(store: Store) -> None:
        box = meiji.find_game("nippon").box()
        for row, seats in tables:
            await store.add_table(replace(row, status="over" if row.id == "t1" else "running"), seats, box)
        assert {row.id for row, _ in await store.tables_of("anna", over=False)} == {"t0", "t2", "t3"}
        assert {row.id for row, _ in await store.tables_of("anna", over=True)} == {"t1"}
        assert len(await store.tables_of("anna")) == 4

    run(work)


def test_times_are_told_in_the_largest_unit() -> None:
    assert ago(5, "en") == "just now" and ago(61, "en") == "1 minute ago" and ago(7300, "de") == "vor 2 Stunden"
    assert ago(3 * 86400 + 5, "pl") == "3 dni temu"


def test_crests_are_one_for_each_person_and_all_different() -> None:
    names = [f"{motif}-{colour}" for motif in MOTIFS for colour in COLOURS]
    assert all(map(is_crest, names)) and len({crest(name) for name in names}) == len(names)
    assert default_crest("anna") == default_crest("anna") and is_crest(default_crest("anna"))
    assert len({default_crest(str(number)) for number in range(500)}) == len(names)
    for wrong in ("", "plum", "plum-", "plum-pink", "<svg>-indigo"):
        assert not is_crest(wrong)


@needs_chromium
def test_my_games_on_a_phone_and_by_night(welcome: Welcome) -> None:
    anna = welcome("Anna", PHONE, "pl")
    anna.table("zaibatsu", ["me", "beginner"])
    anna.table("yokohama", ["me", "friend"])
    anna.page.goto("/")
    anna.page.wait_for_selector(".table-card .sitting")
    anna.check()
    anna.has_no_barriers()
    anna.page.emulate_media(color_scheme="dark")
    anna.has_no_barriers()
