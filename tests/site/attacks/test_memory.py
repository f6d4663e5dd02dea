"""Whatever is asked for, memory stays within a budget."""

from __future__ import annotations

import gc
import sys
import types
from itertools import product
from typing import Any

import httpx
import psutil
import pytest
from house import House

import meiji
from meiji.drawing import sketch as sketching
from meiji.kernel.game import Game, new_game
from meiji.site import tables
from meiji.site.cache import CACHE, Cache, CachedDict, size_of, size_of_sketch

MEGABYTE = 1024 * 1024


def whole_size(thing: Any, known: set[int]) -> int:
    """The bytes of everything that hangs on a thing, without what is known."""
    size, todo = 0, [thing]
    while todo:
        one = todo.pop()
        if id(one) in known or isinstance(one, type | types.ModuleType | types.FunctionType):
            continue
        known.add(id(one))
        size += sys.getsizeof(one)
        todo.extend(gc.get_referents(one))
    return size


def test_what_was_not_used_for_longest_goes_first() -> None:
    cache = Cache(3000)
    one, two = CachedDict(len, cache), CachedDict(len, cache)
    one["a"], two["a"], one["b"] = "x" * 1000, "y" * 1000, "z" * 1000
    assert one["a"][0] == "x" and cache.bytes == 3000
    two["b"] = "w" * 1500
    assert list(one) == ["a"] and list(two) == ["b"] and cache.bytes == 2500
    one["a"] = "v" * 10
    assert cache.bytes == 1510
    assert one.once("big", lambda: "x" * 5000) == "x" * 5000 and "big" not in one and cache.bytes <= 3000
    two["c"] = "x" * 100
    del two
    one["d"] = "x"
    assert cache.bytes == len("x") and len(one) == 1


@pytest.mark.parametrize("game", meiji.game_ids())
def test_the_size_of_a_sketch_is_about_right(game: str) -> None:
    played = new_game(game, seed=1)
    for _ in range(40):
        played.play(played.codes()[0])
        played.picture(None, "en")
    known: set[int] = set()
    for shared in (played.spec, played.box, played._table, played.log, vars(sketching)):
        whole_size(shared, known)
    (sketch,) = played.sketches.values()
    assert 0.4 < size_of_sketch(sketch) / whole_size(sketch, known) < 2.5


def test_the_size_of_texts_is_right() -> None:
    assert size_of("x" * 1000) == sys.getsizeof("x" * 1000)
    value = [{"points": "x" * 500}, ("y" * 500, b"z" * 500)]
    assert size_of(value) == pytest.approx(whole_size(value, set()), rel=0.1)


def test_walking_through_many_moments_fills_no_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards and sidebars of every moment of several tables, in every language, by somebody without a cookie."""
    budget = 4 * MEGABYTE
    monkeypatch.setattr(CACHE, "most", budget)
    anna = house.visitor("Anna")
    games = ["zaibatsu", "nippon", "yokohama"]
    found = [anna.table(game, ["me", "screen"], listed="yes") for game in games]
    for table in found:
        anna.play_until(table, lambda state: state["table"]["moment"] >= 24)
    process, most = psutil.Process(), 0
    web = httpx.Client(base_url=house.url)

    def walk(moments: range) -> None:
        nonlocal most
        for moment in moments:
            for table, language in product(found, ("en", "de", "pl")):
                web.cookies = {"meiji_language": language}
                assert web.get(f"/table/{table}/view", params={"moment": moment}).status_code == 200
                most = max(most, CACHE.bytes)

    walk(range(0, 2))
    before = process.memory_info().rss
    walk(range(2, 25))
    assert MEGABYTE < most <= budget
    assert process.memory_info().rss - before < budget + 100 * MEGABYTE


@pytest.mark.parametrize("moment", [-1, 1, 7, 99_999])
def test_a_moment_that_is_not_there_is_refused_and_kept_nowhere(house: House, moment: int) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"], listed="yes")
    before = CACHE.bytes
    for path in ("", "/view"):
        for person in (anna.web, httpx.Client(base_url=house.url)):
            answer = person.get(f"/table/{table}{path}", params={"moment": moment})
            assert answer.status_code == 404 and "There is no move" in answer.text
    assert CACHE.bytes == before


def test_now_and_the_number_of_now_are_one_entry(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("zaibatsu", ["me", "screen"], listed="yes")
    web = httpx.Client(base_url=house.url)
    one, two = web.get(f"/table/{table}/view").text, web.get(f"/table/{table}/view?moment=0").text
    live = house.site.tables.known(table)
    assert one == two and live is not None
    assert list(live.rendered.spectator_views) == [("en", 0)]


def test_a_table_that_is_gone_takes_its_pictures_along(house: House) -> None:
    anna = house.visitor("Anna")
    table = anna.table("nippon", ["me", "screen"])
    anna.get(f"/table/{table}")
    shelf = len(CACHE._keys)
    anna.post(f"/table/{table}/delete")
    gc.collect()
    CACHE._clean()
    assert len(CACHE._keys) < shelf


def test_tables_in_memory_are_bounded_by_their_moves(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor("Anna")
    monkeypatch.setattr(tables, "KEPT_MOVES", 30)
    found = [anna.table("zaibatsu", ["me", "screen"]) for _ in range(3)]
    for table in found:
        anna.play_until(table, lambda state: state["table"]["moment"] >= 12)
    assert sum(len(live.moves) for live in house.site.tables._live.values()) <= 30
    assert [anna.state(table)["table"]["moment"] for table in found] == [12] * 3


def test_tables_that_do_not_exist_leave_nothing_behind(house: House) -> None:
    anna = house.visitor("Anna")
    headers = {"x-csrf-token": anna.csrf}
    for number in range(20):
        move = {"moment": 0, "move": "pass"}
        assert anna.web.post(f"/api/tables/nobody{number}/moves", json=move, headers=headers).status_code == 404
    assert not [id for id in house.site.tables._locks if id.startswith("nobody")]


def test_a_board_of_the_past_is_drawn_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.visitor("Anna")
    table = anna.table("nippon", ["me", "screen"])
    anna.play_until(table, lambda state: state["table"]["moment"] >= 5)
    drawn = []
    svg = Game.svg
    monkeypatch.setattr(Game, "svg", lambda game, *more: drawn.append(len(game.log)) or svg(game, *more))
    pages = [anna.get(f"/table/{table}", moment=3) for _ in range(3)]
    boards = [page.partition('id="m-board"')[2].partition("</section>")[0] for page in pages]
    assert len(drawn) == 1 and "<svg" in boards[0] and boards[0] == boards[2]
