"""The players: they play whole games, are what they say, and know nothing that their seat may not know."""

from __future__ import annotations

import random
from collections import Counter, namedtuple
from types import SimpleNamespace

import numpy as np
import pytest

import meiji
from meiji.arena.simulate import Arena, Job
from meiji.kernel.loop import features
from meiji.kernel.rules import bind_plain, meaning
from meiji.players import mcts, player_names, search
from meiji.players.mcts import SIZE
from meiji.players.registry import Array, make_player
from meiji.players.value import FEATURES, FOLDER, features_of, tuned

EVERY_GAME = pytest.mark.parametrize("game", meiji.game_ids())
QUICK = {"random": "random", "greedy": "greedy:samples=2", "planner": "planner:samples=1,width=2"}
QUICK["search"] = "search:simulations=20,rollout=3"
QUICK["master"] = "master:simulations=20"


def played(game: str, seed: int, moves: int, seats: int = 2) -> meiji.Game:
    table, chooser = meiji.new(game, seats=seats, seed=seed), random.Random(seed)
    while not table.over and len(table.log) < moves:
        table.play(chooser.choice(table.codes()))
    return table


def duel(game: str, first: str, second: str, pairs: int, seed: int) -> float:
    """The share of games that the first player wins, each seed from both seats."""
    arenas = [Arena(Job(game, 2, players, (), None, 0, 1)) for players in ((first, second), (second, first))]
    won = 0.0
    for number in range(pairs):
        for seat, arena in enumerate(arenas):
            _, winners, _ = arena.play(seed + number)
            won += winners[seat] / sum(winners)
    return won / (2 * pairs)


def test_every_player_is_tried_here() -> None:
    assert list(QUICK) == player_names()


@EVERY_GAME
@pytest.mark.parametrize("name", list(QUICK))
def test_players_play_whole_games_with_any_number_of_seats(game: str, name: str) -> None:
    for seats in meiji.find_game(game).seats:
        decisions, won, _ = Arena(Job(game, seats, (QUICK[name],), (), None, 0, 1)).play(seats)
        assert decisions > 20 and (seats == 1 or sum(won) >= 1)


class Idler:
    """Consolidates whenever it may."""

    def choose(self, tables: Array, index: int, boxes: Array, state: Array) -> int:
        offered = tables["offer"][index, : tables["offers"][index]].tolist()
        idle = meiji.find_game("nippon").moves.code("consolidate")
        return idle if idle in offered else offered[0]


def ends(arena: Arena, seed: int) -> bool:
    """Is the game over after 2,000 decisions? With four seats idlers need about 600, chance at most 440."""
    arena.begin(seed)
    for _ in range(2000):
        if not arena.tables["over"][0]:
            arena.step(arena.players[int(arena.tables["to_move"][0])].choose_on(arena.tables, 0))
    return bool(arena.tables["over"][0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_player_lets_nippon_stand_still(seats: int) -> None:
    """The rules let everybody consolidate for ever (docs/nippon.md)."""
    arena = Arena(Job("nippon", seats, ("greedy",), (), None, 0, 1))
    for player in arena.players:
        player.chooser = Idler()
    assert ends(arena, 1)


def test_random_still_plays_any_move() -> None:
    table = meiji.new("nippon", seats=2, seed=1)
    player, found = make_player("random", table.spec, table.box), set()
    for seed in range(200):
        player.seed(seed, 0)
        found.add(player.choose(table))
    assert found == set(table.codes())


def test_a_game_that_stood_still_once_ends() -> None:
    assert ends(Arena(Job("nippon", 2, ("greedy", "planner"), (), None, 0, 1)), 700096)


@EVERY_GAME
@pytest.mark.parametrize("name", list(QUICK))
def test_what_a_player_chooses_does_not_depend_on_what_is_hidden(game: str, name: str) -> None:
    spec = meiji.find_game(game)
    for seed in range(4):
        table = played(game, seed, 25 + 20 * seed)
        player = make_player(QUICK[name], spec, table.box)
        for n in range(3):
            chosen = []
            for other in (table, table.imagine(table.to_move, n)):
                player.seed(n, 0)
                chosen.append(player.choose(other))
            assert chosen[0] == chosen[1]


@EVERY_GAME
def test_the_ladder_in_a_small_sample(game: str) -> None:
    """The figures with intervals are in docs/players.md; here each rung only has to be ahead of the one below."""
    assert duel(game, "greedy", "random", 4, 100) >= 0.85
    assert duel(game, "planner", "greedy", 8, 200) > 0.5
    assert duel(game, "search:simulations=1500", "planner", 8, 300) >= 0.5


@EVERY_GAME
def test_every_game_and_number_of_seats_has_a_view_of_its_positions(game: str) -> None:
    """The compiled features are the plain ones, fit into their row, and the tuned weights fit them."""
    spec = meiji.find_game(game)
    for seats in spec.seats:
        for moves in (5, 60, 120):
            table = played(game, seats, moves, seats)
            for seat in range(seats):
                plain, compiled = [0.0] * FEATURES, np.zeros(FEATURES)
                left = spec.hooks.features(table._table, table.box.record, seat, plain)
                packed, boxes = table._table.pack(), table.box.record.pack()
                assert spec.twin()[features_of](packed, 0, boxes, seat, compiled) == pytest.approx(left)
                assert compiled.tolist() == pytest.approx(plain)
                assert 0 <= left <= 1
                assert not any(plain[tuned(game, seats).weights.shape[1] :])


def test_a_game_without_features_is_seen_by_its_worth() -> None:
    table = played("nippon", 1, 40)
    hooks = {name: hook for name, hook in table.spec.hooks.by_name.items() if name != "features"}
    row = [0.0]
    bind_plain(features, hooks)(table._table, table.box.record, 0, row)
    assert row == [hooks["worth"](table._table, table.box.record, 0)]


def test_tuned_files_name_games_seats_and_moves_that_exist() -> None:
    files = list(FOLDER.glob("*.json"))
    assert files
    for file in files:
        game, seats = file.stem.split("-")
        assert int(seats) in meiji.find_game(game).seats
        assert tuned(game, int(seats)).policy.any()


# --- search ---------------------------------------------------------------------------------------------------------
def choices(text: str, seed: int = 5, decisions: int = 12) -> list[int]:
    table = meiji.new("yokohama", seed=seed)
    player = make_player(text, table.spec, table.box)
    player.seed(seed, 0)
    found = []
    for _ in range(decisions):
        found.append(player.choose(table))
        table.play(found[-1])
    return found


def test_a_search_with_a_number_of_simulations_is_the_same_every_time() -> None:
    assert choices("search:simulations=150") == choices("search:simulations=150")


@pytest.mark.parametrize("game, seats", [("nippon", 4), ("zaibatsu", 4), ("yokohama", 2)])
def test_a_search_rolls_out_as_is_tuned_unless_said_otherwise(game: str, seats: int) -> None:
    table = played(game, 6, 30, seats)
    found = {}
    for rollout in ("", f",rollout={tuned(game, seats).rollout}", ",rollout=7"):
        thinker = make_player(f"search:simulations=80{rollout}", table.spec, table.box)
        found[rollout] = thinker.chooser.search(table._table.pack(), 0, thinker.boxes, thinker.state)  # type: ignore[attr-defined]
    first, same, other = found.values()
    assert first == same != other


def test_a_search_goes_on_in_its_tree_between_the_decisions_of_a_turn() -> None:
    table = meiji.new("yokohama", seed=5)
    player = make_player("search:simulations=300", table.spec, table.box)
    kept = set()
    for _ in range(30):
        seat, drawn = table.to_move, len(table.log)
        code = player.choose(table)
        [tree] = player.chooser.trees  # type: ignore[attr-defined]
        visits = tree.visits(tree.root)
        if drawn and table.log[-1].seat != seat:
            assert visits == 300  # another seat decided: a new tree
        kept.add(visits > 300)
        table.play(code)
    assert kept == {True, False}


def test_a_search_does_not_think_about_a_single_move_and_keeps_its_tree_for_what_follows() -> None:
    table = meiji.new("yokohama", seed=5)
    player = make_player("search:simulations=60", table.spec, table.box)
    [tree] = player.chooser.trees  # type: ignore[attr-defined]
    kept = set()
    while len(kept) < 2 and not table.over:
        known = tree.arrays.sums[: tree.size].copy()
        code = player.choose(table)
        if len(table.codes()) == 1:
            assert [code] == table.codes()
            assert np.array_equal(tree.arrays.sums[: tree.size], known[: tree.size]), "no simulation was made"
            kept.add(bool(tree.size))
        table.play(code)
    assert kept == {True, False}  # or there is none, where another seat decided before


@pytest.mark.parametrize("name", ["search:simulations=9", "master:simulations=9"])
def test_a_move_that_was_not_tried_can_be_searched(name: str) -> None:
    table = next(t for t in (played("yokohama", 5, n) for n in range(10, 60)) if len(t.codes()) > 9)
    player = make_player(name, table.spec, table.box)
    packed = table._table.pack()
    found = {one.code: one for one in player.chooser.search(packed, 0, player.boxes, player.state)}
    missing = next(code for code in table.codes() if code not in found)
    searched = player.chooser.search_move(missing, 30, packed, 0, player.boxes)
    assert (searched.code, searched.visits) == (missing, 30) and 0 < searched.win_probability < 1
    again = player.chooser.search(packed, 0, player.boxes, player.state)  # and then it chooses freely again
    assert sum(one.visits for one in again if one.code != missing) > 0
    for tree in player.chooser.trees:
        tree.arrays.marks[SIZE] = len(tree.arrays.nodes)  # no room for any node more
    other = next(code for code in table.codes() if code not in {one.code for one in again})
    assert player.chooser.search_move(other, 5, packed, 0, player.boxes).visits == 5


def test_the_order_of_a_trees_arrays_is_part_of_what_compiled_code_means(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else code that was compiled for another order would be taken from the disk."""
    before = meaning([mcts.backpropagate])
    monkeypatch.setattr(mcts, "TreeArrays", namedtuple("TreeArrays", reversed(mcts.TreeArrays._fields)))
    assert meaning([mcts.backpropagate]) != before


def test_threads_search_together() -> None:
    table = played("yokohama", 5, 20)
    player = make_player("search:simulations=400,threads=2", table.spec, table.box)
    assert player.choose(table) in table.codes()
    trees = player.chooser.trees
    assert [tree.visits(tree.root) for tree in trees] == [200, 200]
    assert trees[0].arrays.sums[:50].tolist() != trees[1].arrays.sums[:50].tolist()  # each with its own luck


def test_what_threads_find_does_not_depend_on_who_is_faster() -> None:
    table = played("yokohama", 5, 20)
    player = make_player("search:simulations=300,threads=3", table.spec, table.box)
    found = []
    for _ in range(5):
        player.seed(1, 0)
        player.choose(table)
        found.append([tree.arrays.sums[: tree.size].tolist() for tree in player.chooser.trees])
    assert all(again == found[0] for again in found)


def test_a_search_by_time_looks_at_every_table_at_least_once() -> None:
    table = played("yokohama", 5, 20)
    player = make_player("search:ms=0.001", table.spec, table.box)
    assert player.choose(table) in table.codes()
    longer = make_player("search:ms=30", table.spec, table.box)
    longer.choose(table)
    assert longer.chooser.trees[0].size > player.chooser.trees[0].size


@pytest.mark.parametrize(
    "shares, until_settled, stops_after",
    [
        ([{1: 90, 2: 10}], True, 80),  # 0.8 of the visits so far are more than 0.75 of those to come
        ([{1: 90, 2: 10}], False, 160),
        ([{1: 50, 2: 50}], True, 160),
        ([{1: 100}], True, 70),
        ([{1: 90, 2: 10}, {1: 10, 2: 90}], True, 160),  # each tree is sure of something else
        ([{1: 90, 2: 10}, {1: 90, 2: 10}], True, 80),
    ],
)
def test_a_search_by_time_stops_when_its_choice_is_settled(
    monkeypatch: pytest.MonkeyPatch, shares: list[dict[int, int]], until_settled: bool, stops_after: int
) -> None:
    now = [0.0]
    monkeypatch.setattr(search, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    clock = search.Clock(0.16, len(shares), until_settled)

    def tree(number: int) -> SimpleNamespace:
        def visits() -> Counter[int]:
            done = clock.simulations[number]
            return Counter({move: done * share // 100 for move, share in shares[number].items()})

        return SimpleNamespace(number=number, root_visits=visits)

    trees = [tree(number) for number in range(len(shares))]
    for milliseconds in range(1, 200):
        now[0] = milliseconds / 1000 + 1e-9
        if not all([clock.goes_on(one) for one in trees]):
            break
    assert milliseconds == stops_after
