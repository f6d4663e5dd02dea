"""Whole games in compiled code: what they come to is what it always was, however they are parted and shared."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError

import numpy as np
import pytest

pytest.importorskip("numba")

import meiji
from meiji.arena import simulate as simulating
from meiji.arena.simulate import Arena, Job
from meiji.arena.threads import go_on, in_threads
from meiji.arena.whole_games import play_games
from meiji.kernel.chance import seed_words
from meiji.kernel.streams import BLOCK, LANES, LARGEST, ROUNDS, START, TEXTS, fill, fill_streams
from meiji.players.registry import make_player

from . import recorded

GREEDY, PLANNER = "greedy:samples=1", "planner:samples=1,width=2"
LINEUPS = [
    ("random",),
    (GREEDY,),
    (GREEDY, "random"),
    ("random", PLANNER),
    ("planner:samples=1,width=3,depth=4", GREEDY),
]
SEEDS = [0, 9, 98, 12345, LARGEST - 2, LARGEST, 10**30, -1, -12]


def arena_of(game: str, seats: int, players: tuple[str, ...]) -> Arena:
    spec = meiji.find_game(game)
    options = spec.prepare(spec.table(), seats, {})
    return Arena(Job(game, seats, players, tuple(options.items()), None, 0, 1))


# --- the same games -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", meiji.game_ids())
@pytest.mark.parametrize("players", LINEUPS, ids=" ".join)
def test_a_compiled_game_is_the_one_played_move_by_move(game: str, players: tuple[str, ...]) -> None:
    for seats in meiji.find_game(game).seats:
        if len(players) <= seats:
            arena = arena_of(game, seats, players)
            assert arena.compiled
            compiled = arena.play(seats)
            log, table = list(arena.log), arena.tables.tobytes()
            assert arena.play_by_steps(seats) == compiled
            assert arena.tables.tobytes() == table
            assert log == ([] if players == ("random",) else arena.log)


@pytest.mark.parametrize("case", recorded.read(), ids=lambda case: f"{case['game']} {case['seats']} {case['players']}")
def test_results_are_those_of_games_played_from_python(case: recorded.Case) -> None:
    for jobs in (1,) if case["players"][0].startswith("search") else (1, 2):
        for known in case["simulated"]:
            assert recorded.simulated(case, known["seed"], known["games"], jobs) == known
        if case["rows"]:
            assert recorded.rows(case, len(case["rows"]), jobs) == case["rows"]


@pytest.mark.parametrize("players", LINEUPS[:4], ids=" ".join)
def test_a_game_may_take_many_calls(players: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    arena = arena_of("yokohama", 2, players)
    whole, log = arena.rows(3, 6), list(arena.log)
    monkeypatch.setattr(simulating, "DECISIONS", 5)
    arena._most = 7 if arena.only_random else 5
    assert np.array_equal(arena.rows(3, 6), whole) and arena.log == log


def test_players_that_think_in_python_are_not_compiled() -> None:
    spec = meiji.find_game("yokohama")
    for name in ("search:simulations=5", "master:simulations=5", "planner:noise=1"):
        assert make_player(name, spec, spec.box()).compiled_settings is None
        assert not arena_of("yokohama", 2, ("random", name)).compiled


def test_no_compiled_player_lets_nippon_stand_still() -> None:
    """Where nobody has a worker and a player would consolidate, it takes another move: here as in Python."""
    idle, met = meiji.find_game("nippon").moves.code("consolidate"), 0
    arena = arena_of("nippon", 2, (GREEDY,))
    settings = np.array([player.compiled_settings for player in arena.players])
    play, minds = arena.spec.twin()[play_games], arena._minds(settings)
    for seed in range(20):
        chance = random.Random(seed)
        arena.begin(seed)
        offered: list[int] = []
        while len(arena.log) < 20 or idle not in offered:
            offered = arena.tables["offer"][0, : arena.tables["offers"][0]].tolist()
            if len(arena.log) < 20 or idle not in offered:
                arena.step(chance.choice(offered))
        arena.tables["workers"] = 0
        seat = int(arena.tables["to_move"][0])
        player = arena.players[seat]
        streams = np.zeros((1, 3, 4), np.int64)
        streams[0, 1 + seat] = player.state
        met += player.chooser.choose(arena.tables, 0, arena.boxes, player.state) == idle
        player.seed(seed, seat)
        code = player.choose_on(arena.tables, 0)
        rows, place = np.zeros((1, 5), np.int64), np.array([0, 1])  # in the middle of the first game
        assert play(arena._records, arena.boxes, streams, rows, place, 1, arena._noted, minds) == 1
        assert arena._noted[0].tolist() == [seat, code] != [seat, idle]
        assert streams[0, 1 + seat].tolist() == player.state.tolist()
    assert met


# --- seeds ----------------------------------------------------------------------------------------------------------
def wanted_streams(first: int, games: int, seats: int) -> list[list[list[int]]]:
    seeds = range(first, first + games)
    return [[seed_words(seed), *(seed_words("player", seed, seat) for seat in range(seats))] for seed in seeds]


@pytest.mark.parametrize("first", SEEDS)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_generators_of_many_games_are_those_of_each(first: int, seats: int) -> None:
    for games in (1, 3, LANES + 1):
        streams = np.zeros((games, 1 + seats, 4), np.int64)
        fill(meiji.find_game("yokohama").twin(), first, streams)
        assert streams.tolist() == wanted_streams(first, games, seats)


def test_the_generators_are_the_same_plain_and_compiled() -> None:
    streams = np.zeros((2, 3, 4), np.int64)
    text, w, parts = (np.zeros(shape, np.int64) for shape in (BLOCK, (64, LANES), (8, LANES)))
    fill_streams(99, streams, text, w, parts, START, ROUNDS, TEXTS)
    assert streams.tolist() == wanted_streams(99, 2, 2)


# --- threads --------------------------------------------------------------------------------------------------------
def test_results_come_in_order_and_no_more_is_begun_than_is_soon_wanted() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = in_threads(lambda number: number * number, tasks(), 2)
    assert [next(results) for _ in range(10)] == [number * number for number in range(10)]
    assert len(taken) <= 10 + 4
    results.close()
    assert len(taken) <= 10 + 4
    assert list(in_threads(lambda number: number + 1, range(50), 3)) == list(range(1, 51))


def test_what_goes_wrong_in_a_thread_is_told_as_it_is() -> None:
    def work(number: int) -> int:
        if number == 3:
            raise meiji.BadInput("Three is too many.")
        return number

    with pytest.raises(meiji.BadInput, match="Three is too many"):
        list(in_threads(work, range(9), 2))


def test_work_for_nobody_ends() -> None:
    ended = threading.Event()

    def work(number: int) -> int:
        if number:
            try:
                while True:
                    go_on()
            except CancelledError:
                ended.set()
                raise
        return number

    results = in_threads(work, range(3), 2)
    assert next(results) == 0
    results.close()
    assert ended.wait(60)
    go_on()  # this thread is no such thread


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to another process")
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("player", ["random", "planner:width=10,samples=100"])
def test_ctrl_c_ends_a_simulation_of_any_length(player: str, jobs: int) -> None:
    """Also in the middle of a game that would take an hour."""
    program = f"""
import sys
from meiji.arena import simulate as simulating
go_on = simulating.go_on
def tell(*_):
    print("plays", flush=True)
    go_on()
simulating.go_on = tell
try:
    simulating.simulate("yokohama", games=10**9, players=[{player!r}], jobs={jobs}, progress=tell)
except KeyboardInterrupt:
    sys.exit(130)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None and process.stdout.readline().startswith(b"plays")
            process.send_signal(signal.SIGINT)
            _, complaints = process.communicate(timeout=120)
            assert process.returncode == 130 and b"Traceback" not in complaints
        finally:
            process.kill()
