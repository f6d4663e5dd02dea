"""Tournaments: fair, the same whoever plays them, taken up where they were broken off."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import polars
import pytest

from meiji.arena.report import html
from meiji.arena.tournament import Journal, Plan, Row, is_clear, make_plan, ratings, run, standings, wilson
from meiji.kernel.errors import BadInput
from meiji.kernel.language import LANGUAGES

PLAYERS = ("greedy:samples=1", "random")


def plan(players: tuple[str, ...] = PLAYERS, seats: int | None = None, game: str = "yokohama", seed: int = 3) -> Plan:
    return make_plan(game, players, seats, seed, {}, None)


def without_time(rows: list[Row]) -> list[tuple[object, ...]]:
    return [(r.number, r.seed, r.players, r.scores, r.wins, r.decisions) for r in rows]


@pytest.mark.parametrize("count, seats", [(2, 2), (3, 3), (4, 4), (2, 4), (2, 3), (3, 2), (4, 3)])
def test_every_seed_is_played_from_every_seat(count: int, seats: int) -> None:
    names = tuple(f"greedy:samples={n}" for n in range(1, count + 1))
    p = Plan("nippon", seats, names, 10, (), "")
    blocks = 12
    sat: Counter[tuple[int, int]] = Counter()
    for block in range(blocks):
        lineups = [p.lineup(block * seats + turned) for turned in range(seats)]
        assert {p.seed_of(block * seats + turned) for turned in range(seats)} == {10 + block}
        for lineup in lineups:
            assert Counter(lineup) == Counter(lineups[0])
            sat.update(enumerate(lineup))
        for seat in range(seats):
            assert Counter(lineup[seat] for lineup in lineups) == Counter(lineups[0])
    assert len(set(sat.values())) == 1, "every player sits equally often in every seat"


def test_a_tournament_broken_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = run(plan(), 12, tmp_path / "whole")
    run(plan(), 5, tmp_path / "parts")
    with (tmp_path / "parts" / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"number": 5, "se')  # broken off while writing
    done: list[int] = []
    parts = run(plan(), 12, tmp_path / "parts", progress=done.append)
    assert done == [5, *[1] * 7]  # what was done counts at once, the rest is played
    assert without_time(parts) == without_time(whole)
    lines = (tmp_path / "parts" / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == list(range(12))
    run(plan(), 12, tmp_path / "parts")
    assert (tmp_path / "parts" / "games.jsonl").read_text(encoding="utf-8").splitlines() == lines


def test_processes_change_nothing(tmp_path: Path) -> None:
    assert without_time(run(plan(), 6, tmp_path / "one")) == without_time(run(plan(), 6, tmp_path / "two", jobs=2))


def test_results_stand_in_a_table(tmp_path: Path) -> None:
    rows = run(plan(), 6, tmp_path)
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table.height == 12
    assert table.filter(polars.col("player") == "random")["score"].to_list() == [
        row.scores[row.players.index(1)] for row in rows
    ]
    assert table["win"].sum() == 6


def test_the_better_player_is_found_and_the_report_shows_it(tmp_path: Path) -> None:
    p = plan()
    rows = run(p, 200, tmp_path, stop=True)
    assert 40 <= len(rows) < 200 and is_clear(p, rows)
    found = standings(p, rows)
    assert found[0].share > 0.9 and found[0].low > 0.5 > found[1].high and found[0].fair == 0.5
    assert found[0].rating_low > found[1].rating_high
    assert found[0].lead == pytest.approx(-found[1].lead)
    for language in LANGUAGES:
        page = html(p, rows, found, language)
        assert all(name in page for name in PLAYERS) and "{" not in page.split("</style>")[1]
        for part in page.split("<svg")[1:]:
            ElementTree.fromstring("<svg" + part.split("</svg>")[0] + "</svg>")


def test_equal_players_are_not_told_apart(tmp_path: Path) -> None:
    p = plan(("random", "greedy:samples=1"))
    rows = [Row(n, n // 2, [0, 1], [10, 10], [0.5, 0.5], 1, 0.0) for n in range(80)]
    assert not is_clear(p, rows)
    assert ratings(p, rows)[0] == pytest.approx(ratings(p, rows)[1])


def test_shares_of_a_player_in_several_seats() -> None:
    p = Plan("nippon", 3, ("a", "b"), 0, (), "")
    rows = [Row(n, 0, list(p.lineup(n)), [5, 3, 1], [1.0, 0.0, 0.0], 1, 0.0) for n in range(6)]
    found = standings(p, rows)
    assert [standing.fair for standing in found] == pytest.approx([0.5, 0.5])
    assert found[0].wins + found[1].wins == 6


def test_wilson() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)  # the textbook's interval
    assert wilson(1.0, 10)[1] == 1.0 and wilson(1.0, 10)[0] < 0.8


def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path, plan())
    with pytest.raises(BadInput, match="another tournament"):
        Journal(tmp_path, plan(seed=4))


@pytest.mark.parametrize(
    "players, seats, what",
    [(("random",), 2, "2 different"), (("random", "random"), 2, "2 different"), (("random", "none"), 2, "no player")],
)
def test_wrong_plans_are_refused(players: tuple[str, ...], seats: int, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        plan(players, seats)
