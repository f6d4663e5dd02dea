"""Players and simulations: names, parameters, strength in a small sample, and results that depend on the seed only."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

import meiji
from meiji.arena.simulate import Arena, Job, run_job, simulate
from meiji.kernel.chance import random_below, seed_words
from meiji.players import Player, player_names, search, seat_players
from meiji.players.mcts import VISITS
from meiji.players.registry import make_player, split_players

SPEC = meiji.find_game("zaibatsu")
FIELDS = [
    "game",
    "seats",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "wins",
    "mean_scores",
]
TIMED = ("seconds", "decisions_per_second", "games_per_second")


def player(text: str) -> Player:
    return make_player(text, SPEC, SPEC.box())


def untimed(result: Any) -> dict[str, Any]:
    return {key: value for key, value in result.as_dict().items() if key not in TIMED}


# --- names and parameters -------------------------------------------------------------------------------------------
def test_the_players_are_known_by_name() -> None:
    assert player_names() == ["random", "greedy", "planner", "search", "master"]
    for name in player_names():
        assert player(name).name == name


def test_parameters_reach_the_player() -> None:
    chooser: Any = player("search:simulations=50,rollout=7,exploration=0.25").chooser
    assert [chooser.values[name] for name in ("simulations", "rollout", "exploration")] == [50, 7, 0.25]
    chooser = player("search:rollout=7").chooser
    assert chooser.values == {**search.DEFAULTS, "rollout": 7}
    for text, temperature in (("temperature=0.5", 0.5), ("liking=2", 0.5), ("liking=0", math.inf)):  # its former name
        assert player(f"master:{text}").chooser.values["temperature"] == temperature  # type: ignore[attr-defined]
    assert player("greedy:samples=3").chooser._samples == 3  # type: ignore[attr-defined]
    assert player("greedy:").chooser._samples == player("greedy").chooser._samples  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("random", ["random"]),
        ("random,greedy", ["random", "greedy"]),
        ("search:simulations=9,rollout=3", ["search:simulations=9,rollout=3"]),
        ("search:simulations=9,rollout=3,random", ["search:simulations=9,rollout=3", "random"]),
        ("random,search:rollout=3,greedy:samples=2", ["random", "search:rollout=3", "greedy:samples=2"]),
    ],
)
def test_lists_of_players_are_split(text: str, parts: list[str]) -> None:
    assert split_players(text) == parts


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nobody", ["'nobody'", "random, greedy, planner, search"]),
        ("", ["''", "random, greedy, planner, search"]),
        ("Random", ["'Random'", "random, greedy, planner, search"]),
        ("random:luck=1", ["'luck'", "none"]),
        ("greedy:sample=1", ["'sample'", "samples"]),
        ("greedy:samples", ["samples", "number"]),
        ("greedy:samples=", ["samples", "number"]),
        ("greedy:samples=many", ["samples", "number", "'many'"]),
        ("greedy:samples=nan", ["samples", "nan"]),
        ("greedy:samples=0", ["samples", "at least 1", "0"]),
        ("greedy:samples=-1", ["samples", "-1"]),
        ("greedy:samples=inf", ["samples", "inf"]),
        ("planner:width=0", ["width", "1 to 1000", "0"]),
        ("search:threads=0", ["threads", "1 to 64", "0"]),
        ("search:simulations=0", ["simulations", "1 to 1000000", "0"]),
        ("search:simulations=10000000", ["simulations", "1 to 1000000"]),
        ("search:simulations=50:rollout=1", ["simulations", "number"]),
        ("search:ms=50,simulations=5", ["(ms)", "simulations", "name one of them"]),
        ("master:simulations=5,ms=50", ["(ms)", "simulations", "name one of them"]),
        ("search:depth=3", ["'depth'", "simulations, ms, threads, rollout, exploration"]),
    ],
)
def test_wrong_players_are_refused_in_one_sentence(text: str, words: list[str]) -> None:
    with pytest.raises(meiji.BadInput) as error:
        player(text)
    message = str(error.value)
    assert message.endswith(".") and "\n" not in message
    for word in words:
        assert word in message


@pytest.mark.parametrize(
    "text", ["greedy:samples=2.5", "search:simulations=1.5", "search:rollout=0.5", "planner:width=1.5"]
)
def test_counts_are_whole_numbers(text: str) -> None:
    with pytest.raises(meiji.BadInput, match="whole"):
        player(text)


def test_players_sit_in_order_and_a_shorter_list_repeats() -> None:
    def seated(names: list[str], seats: int) -> list[str]:
        return [each.name for each in seat_players(names, SPEC, SPEC.box(), seats)]

    assert seated(["random"], 3) == ["random"] * 3
    assert seated(["greedy", "random"], 4) == ["greedy", "random", "greedy", "random"]
    assert seated(["greedy", "random"], 3) == ["greedy", "random", "greedy"]
    for names in ([], ["random"] * 4):
        with pytest.raises(meiji.BadInput, match="between 1 and 3"):
            seated(names, 3)


# --- at the table ---------------------------------------------------------------------------------------------------
ALL = [
    "random",
    "greedy:samples=2",
    "planner:samples=1,width=2",
    "search:simulations=20",
    "search:simulations=20,rollout=5",
]


@pytest.mark.parametrize("text", ALL)
def test_a_player_never_changes_the_table_it_looks_at(text: str) -> None:
    """Also not the generator: what will be drawn does not depend on who looks."""
    for seats in (1, 2, 4):
        arena = Arena(Job("zaibatsu", seats, (text,), (), None, 0, 1))
        arena.tables["rng"][0] = seed_words(seats)
        arena._start(arena.tables, 0, arena.boxes)
        for _ in range(12):
            before, boxes = arena.tables.tobytes(), arena.boxes.tobytes()
            code = arena.players[arena._to_move[0]].choose_on(arena.tables, 0)
            assert arena.tables.tobytes() == before and arena.boxes.tobytes() == boxes
            assert code in arena.tables["offer"][0][: arena.tables["offers"][0]]
            assert arena._play(arena.tables, 0, arena.boxes, code) > 0


@pytest.mark.parametrize("text", ALL)
def test_a_player_plays_in_a_plain_game_and_leaves_it_alone(text: str) -> None:
    game = meiji.new("zaibatsu", seats=3, seed=5)
    players = seat_players([text], game.spec, game.box, 3)
    for _ in range(20):
        before = (game.bytes(), list(game._table.rng), list(game.log))
        code = players[game.to_move or 0].choose(game)
        assert (game.bytes(), list(game._table.rng), list(game.log)) == before
        assert type(code) is int
        game.play(code)


@pytest.mark.parametrize("text", ALL)
def test_choices_depend_on_seed_and_table_only(text: str) -> None:
    tables = meiji.new("zaibatsu", seats=2, seed=5)._table.pack()
    first, second = player(text), player(text)
    for each in (first, second):
        each.seed(9, 1)
    codes = [first.choose_on(tables, 0) for _ in range(10)]
    assert [second.choose_on(tables, 0) for _ in range(10)] == codes
    first.seed(9, 1)
    assert [first.choose_on(tables, 0) for _ in range(10)] == codes


@pytest.mark.parametrize("text", ["greedy:samples=3", "planner:samples=2", "search:simulations=30"])
def test_a_player_does_not_know_what_will_be_drawn(text: str) -> None:
    """Two tables that differ in their generator only get the same answer."""
    thinker = player(text)
    tables = meiji.new("zaibatsu", seats=2, seed=5)._table.pack()
    codes = set()
    for seed in range(8):
        tables["rng"][0] = seed_words(seed)
        thinker.seed(1, 0)
        codes.add(thinker.choose_on(tables, 0))
    assert len(codes) == 1


# --- simulations ----------------------------------------------------------------------------------------------------
def test_the_result_has_exactly_the_fields_of_the_design() -> None:
    result = simulate("zaibatsu", seats=3, games=5, seed=1)
    found = json.loads(json.dumps(result.as_dict()))
    assert list(found) == FIELDS
    assert found["game"] == "zaibatsu" and found["seats"] == 3 and found["games"] == 5
    assert len(found["wins"]) == len(found["mean_scores"]) == 3
    assert sum(found["wins"]) == pytest.approx(5) and found["decisions"] > 5 * 50
    assert found["decisions_per_second"] > 0 and found["games_per_second"] > 0 and found["seconds"] > 0


def test_results_do_not_depend_on_jobs() -> None:
    for players in (["random"], ["greedy:samples=1", "random"]):
        counts: list[int] = []
        alone = simulate("zaibatsu", seats=2, games=7, seed=3, players=players)
        together = simulate("zaibatsu", seats=2, games=7, seed=3, players=players, jobs=2, progress=counts.append)
        assert untimed(alone) == untimed(together) and sum(counts) == 7
        if players != ["random"]:
            break


def test_results_do_not_depend_on_how_games_are_parted() -> None:
    def job(first: int, last: int) -> Any:
        return run_job(Job("zaibatsu", 3, ("greedy:samples=1", "random"), (), None, first, last))

    whole, parts = job(10, 16), [job(10, 11), job(11, 14), job(14, 16)]
    assert whole.games == 6 == sum(part.games for part in parts)
    assert whole.decisions == sum(part.decisions for part in parts)
    assert whole.scores == [sum(part.scores[seat] for part in parts) for seat in range(3)]
    assert whole.wins == pytest.approx([sum(part.wins[seat] for part in parts) for seat in range(3)])


def test_game_i_has_the_seed_and_i() -> None:
    arena = Arena(Job("zaibatsu", 2, ("random",), (), None, 0, 1))
    total = simulate("zaibatsu", seats=2, games=4, seed=100)
    games = [arena.play(seed) for seed in range(100, 104)]
    assert total.decisions == sum(decisions for decisions, _, _ in games)
    assert total.mean_scores == [round(sum(points[seat] for _, _, points in games) / 4, 3) for seat in range(2)]
    huge = simulate("zaibatsu", seats=2, games=1, seed=2**90)
    assert untimed(huge) == untimed(simulate("zaibatsu", seats=2, games=1, seed=2**90))


@pytest.mark.parametrize("name", meiji.game_ids())
def test_compiled_random_games_equal_plain_ones(name: str) -> None:
    spec = meiji.find_game(name)
    seats = max(spec.seats)
    arena = Arena(Job(name, seats, ("random",), tuple(spec.prepare(spec.table(), seats, {}).items()), None, 0, 1))
    for seed in range(2):
        game = meiji.new(name, seats=seats, seed=seed)
        states = [seed_words("player", seed, seat) for seat in range(seats)]
        while game.to_move is not None:
            codes = game.codes()
            game.play(codes[random_below(states[game.to_move], len(codes))])
        decisions, won, points = arena.play(seed)
        assert (len(game.log), game.scores()) == (decisions, points)
        assert won == [int(place == 1) for place in game.result()["places"]]


def test_options_and_boxes_reach_the_games(tmp_path: Any) -> None:
    plain = untimed(simulate("zaibatsu", seats=2, games=3))
    assert untimed(simulate("zaibatsu", games=3)) == plain
    assert untimed(simulate("zaibatsu", seats=2, games=3, options={"module": "both"})) != plain
    box = tmp_path / "richer.toml"
    box.write_text(SPEC.box().text.replace("gain vp 2", "gain vp 20", 1), "utf-8")
    richer = simulate("zaibatsu", seats=2, games=3, box=str(box))
    assert sum(richer.mean_scores) > sum(plain["mean_scores"])


def test_in_the_solo_game_a_win_means_that_the_goals_were_met() -> None:
    total = simulate("zaibatsu", seats=1, games=20, options={"solo": "hard"})
    assert total.seats == 1 and len(total.wins) == 1 and 0 <= total.wins[0] < 20
    arena = Arena(Job("zaibatsu", 1, ("random",), (("sides", "A"), ("solo", "hard")), None, 0, 1))
    for seed in range(5):
        _, won, _ = arena.play(seed)
        assert won[0] == int(arena.tables["solo_won"][0] == 1)


@pytest.mark.parametrize(
    ("keywords", "word"),
    [
        ({"game": "go"}, "zaibatsu"),
        ({"seats": 7}, "1, 2, 3, 4"),
        ({"games": 0}, "At least 1"),
        ({"jobs": 0}, "At least 1"),
        ({"players": ["nobody"]}, "random, greedy, planner, search"),
        ({"players": []}, "between 1 and 2"),
        ({"options": {"module": "x"}}, "modern-factories"),
        ({"box": "nowhere.toml"}, "nowhere.toml"),
    ],
    ids=str,
)
def test_wrong_input_is_refused(keywords: dict[str, Any], word: str) -> None:
    with pytest.raises(meiji.MeijiError) as error:
        simulate(**{"game": "zaibatsu", **keywords})
    assert word in str(error.value) and str(error.value).endswith(".")


# --- strength, in a small sample (the large one is a recorded benchmark) --------------------------------------------
def share_of_wins(strong: str, games: int) -> float:
    """Of the games against random, each seed from both seats. In a process of its own, so that none runs forever."""
    share = 0.0
    for seat, players in enumerate(([strong, "random"], ["random", strong])):
        command = ["simulate", "zaibatsu", "--games", str(games // 2), "--seed", "50", "--player", ",".join(players)]
        done = subprocess.run(
            [sys.executable, "-m", "meiji", *command, "--json"], capture_output=True, text=True, timeout=120, check=True
        )
        share += json.loads(done.stdout)["wins"][seat] / games
    return share


def test_greedy_beats_random() -> None:
    assert share_of_wins("greedy", 40) >= 0.8


def test_search_beats_random() -> None:
    assert share_of_wins("search:simulations=50", 20) >= 0.8


def test_more_simulations_grow_no_further_than_their_tree() -> None:
    """The tree has room for every simulation; the table and its neighbours in memory stay whole."""
    thinker = player("search:simulations=3000,rollout=1")
    chooser: Any = thinker.chooser
    tables = meiji.new("zaibatsu", seats=2, seed=5)._table.pack()
    code = thinker.choose_on(tables, 0)
    tree = chooser.trees[0]
    visits = tree.arrays.nodes[: tree.size, VISITS]
    assert code in tables["offer"][0] and visits[0] == 3000 and np.all(visits > 0)
