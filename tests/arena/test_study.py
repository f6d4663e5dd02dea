"""Studies: what things are worth, from games whose worths are known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars
import pytest

import meiji
from meiji.arena.study import html, study, thing_text, write_parquet
from meiji.arena.tournament import Plan, Row, make_plan, run

PLAN = Plan("yokohama", 2, ("planner",), 0, (), "")


def row(number: int, scores: list[int], mine: list[str], theirs: list[str]) -> Row:
    wins = [1.0 if s == max(scores) else 0.0 for s in scores]
    total = sum(wins)
    return Row(
        number, number, [0, 0], scores, [w / total for w in wins], 1, 0.0, [{"church": mine}, {"church": theirs}]
    )


def test_a_thing_has_the_wins_and_the_leads_of_those_who_had_it() -> None:
    rows = [
        row(0, [10, 4], ["church 1"], ["church 2"]),
        row(1, [5, 8], ["church 1"], []),
        row(2, [3, 3], [], ["church 2"]),
    ]
    found = {worth.name: worth for worth in study(PLAN, rows)}
    assert (found["church 1"].times, found["church 1"].share, found["church 1"].lead) == (2, 0.5, 1.5)
    assert (found["church 2"].times, found["church 2"].share, found["church 2"].lead) == (2, 0.25, -3.0)
    assert found["seat 1"].share == found["seat 2"].share == 0.5
    assert found["church 1"].low < 0.5 < found["church 1"].high


def test_only_what_is_surely_off_the_average_of_its_shelf_is_out_of_line() -> None:
    strong = [row(n, [9, 1], ["church 1"], ["church 2"]) for n in range(60)]
    even = [row(n, [9, 1] if n % 2 else [1, 9], ["church 3"], ["church 4"]) for n in range(60)]
    few = [row(n, [9, 1], ["church 5"], ["church 6"]) for n in range(9)]
    marked = {worth.name for worth in study(PLAN, strong + even + few) if worth.out_of_line}
    assert {"church 1", "church 2"} <= marked
    assert not marked & {"church 3", "church 4", "church 5", "church 6"}


def test_no_game_of_a_study_is_played_twice(tmp_path: Path) -> None:
    rows = run(make_plan("yokohama", ["random"], 2, 5, {}, None, least=1), 4, tmp_path)
    assert [r.seed for r in rows] == [5, 6, 7, 8]
    assert len({repr(r.things) for r in rows}) == 4


@pytest.mark.parametrize("game", meiji.game_ids())
def test_every_thing_that_a_seat_had_is_a_component(game: str, tmp_path: Path) -> None:
    plan = make_plan(game, ["greedy:samples=1"], 2, 5, {}, None, least=1)
    rows = run(plan, 3, tmp_path)
    names = {name for r in rows for had in r.things for names in had.values() for name in names}
    assert len(names) > 15
    box = meiji.new(game).box
    assert all(thing_text(game, box, name, language) for name in names for language in ("en", "de", "pl"))
    for r in rows:
        assert all(len(had["opening"]) == 1 for had in r.things)
    page = html(plan, rows, study(plan, rows), box, "pl")
    assert all(name in page for name in names)
    write_parquet(rows, tmp_path / "things.parquet")
    assert set(polars.read_parquet(tmp_path / "things.parquet")["thing"]) == names


def test_what_a_seat_had_is_what_the_finished_game_shows(tmp_path: Path) -> None:
    """The same moves in a plain game end with the same tiles."""
    plan = make_plan("zaibatsu", ["greedy:samples=1"], 3, 5, {}, None, least=1)
    had = run(plan, 1, tmp_path)[0].things[1]
    game: Any = meiji.new("zaibatsu", seats=3, seed=5)
    from meiji.players import seat_players

    players = seat_players(["greedy:samples=1"], game.spec, game.box, 3)
    for seat, player in enumerate(players):
        player.seed(5, seat)
    while not game.over:
        game.play(players[game.to_move].choose(game))
    mine = game.view(1)["seats"][1]
    assert had["factory"] == [f"factory {factory['tile']}" for factory in mine["factories"]]
    assert had["start-a"] == [f"start-a {mine['start_tiles'][0]}"]
