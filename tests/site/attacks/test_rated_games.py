"""Games that count: nobody gets out of one that goes badly, and nobody is helped in one."""

from __future__ import annotations

import pytest
from house import House, Visitor
from test_accounts import registered
from test_leaving import call

from meiji.arena.ratings import standing_of
from meiji.players import levels

GAME = "nippon"


def measured() -> str:
    """A level that the ladder has measured."""
    return next(level for level, _ in levels(GAME) if standing_of(GAME, level) is not None)


def against_a_computer(house: House, name: str) -> tuple[Visitor, str]:
    anna, _ = registered(house, name)
    return anna, anna.table(GAME, ["me", measured()], rated="yes")


@pytest.fixture(autouse=True)
def short_games_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meiji.site.archive.LEAST", 0)


def test_a_lost_game_is_neither_deleted_nor_ended_without_a_result(house: House) -> None:
    anna, table = against_a_computer(house, "Fleeing Anna")
    anna.post(f"/table/{table}/delete", 409)
    for what in ("delete", "end"):
        call(anna, table, "agreements", 409, what=what)
    assert anna.state(table)["table"]["status"] == "running"
    anna.post(f"/table/{table}/resign")
    anna.post(f"/table/{table}/delete")
    (game,) = anna.web.get("/api/me/games").json()
    assert game["rated"] and game["seats"][0]["place"] == 2


def test_who_has_left_does_not_delete_it_either(house: House) -> None:
    anna, table = against_a_computer(house, "Leaving Anna")
    anna.post(f"/table/{table}/leave", player="random")
    anna.post(f"/table/{table}/delete", 409)


def test_there_are_no_hints(house: House) -> None:
    anna, table = against_a_computer(house, "Hinted Anna")
    anna.play_until(table, lambda state: bool(state["moves"]))
    assert "not" in call(anna, table, "hint", 403)["error"]


@pytest.mark.parametrize("again", ["once", "twice"])
def test_two_resignations_at_once_count_once(house: House, again: str) -> None:
    import threading

    anna, table = against_a_computer(house, f"Quick Anna {again}")
    answers: list[int] = []
    form = {"csrf": anna.csrf}
    ask = lambda: answers.append(anna.web.post(f"/table/{table}/resign", data=form).status_code)  # noqa: E731
    both = [threading.Thread(target=ask) for _ in range(4)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert sorted(set(answers)) in ([200, 409], [200])
    (game,) = anna.web.get("/api/me/games").json()
    assert game["rated"] and anna.web.get("/api/me/ratings").json()[0]["games"] == 1
