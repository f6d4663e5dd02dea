"""The benchmark table: every way to run the rules, on one core, and the peers in the same run."""

from __future__ import annotations

import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as RichTable

import meiji
from meiji.arena.simulate import simulate
from meiji.kernel.batch import Batch
from meiji.kernel.chance import seed_words
from meiji.kernel.errors import BadInput
from meiji.kernel.loop import play_many_randomly, play_on_table, start_table
from meiji.kernel.plain import fresh_table
from meiji.kernel.spec import GameSpec, find_game, game_ids
from meiji.players.registry import Player, make_player
from meiji.players.search import SearchChooser

Figures = dict[str, Any]
Say = Callable[[str], None]

# The hardest setting of each game; games not named here are measured with their defaults and most seats.
SETTINGS = {"zaibatsu": {"module": "both", "sides": "random"}}
ROUNDS = 3
# What is measured in turns with something else, and how many times as fast it is.
IN_TURNS = {
    "simulate": "meiji simulate, times the loop",
    "simulate_two_jobs": "meiji simulate with two jobs, times the loop",
    "two_threads": "search with two threads, times one",
}


def rate(count: int, begun: float) -> float:
    return count / (time.perf_counter() - begun)


def core_loop(spec: GameSpec, seats: int, options: dict[str, str], seconds: float) -> Figures:
    """Random games that never leave compiled code."""
    run = spec.twin()[play_many_randomly]
    table = fresh_table(spec, seats, options, seed_words(1)).pack()
    tables, boxes = np.concatenate([table, table]), spec.box().record.pack()
    states = np.array([seed_words("bench", i) for i in range(4)], np.int64)
    run(tables, 0, boxes, 50, states)
    decisions = moves = games = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        done, offered = run(tables, 0, boxes, 500, states)
        decisions, moves, games = decisions + done, moves + offered, games + 500
    return {
        "decisions_per_second": rate(decisions, begun),
        "games_per_second": rate(games, begun),
        "mean_decisions": decisions / games,
        "mean_legal_moves": moves / decisions,
    }


def as_called(spec: GameSpec, seats: int, options: dict[str, str], seconds: float) -> dict[str, Figures]:
    """`meiji simulate --player random` with one job and with two, in turns with the loop: what each does is told as
    times the loop of the same turn."""

    def run(games: int, jobs: int) -> float:
        return simulate(spec.id, seats=seats, games=games, options=options, jobs=jobs).decisions_per_second

    alone = core_loop(spec, seats, options, 0.05)
    games = math.ceil(alone["games_per_second"] * 0.25)
    turns = []
    for _ in range(max(2, math.ceil(seconds / 0.75))):
        loop = core_loop(spec, seats, options, 0.25)["decisions_per_second"]
        turns.append((loop, run(games, 1), run(2 * games, 2)))
    return {
        name: {
            "decisions_per_second": max(turn[jobs] for turn in turns),
            "times": sorted(turn[jobs] / turn[0] for turn in turns),
        }
        for jobs, name in ((1, "simulate"), (2, "simulate_two_jobs"))
    }


def from_python(game: str, seats: int, options: dict[str, str], seconds: float) -> Figures:
    """One compiled table, every move chosen and played from Python by its code."""
    batch = Batch(game, 1, seats, 1, options)
    offer, play, chance = batch.tables["offer"][0].item, batch.play, random.Random(1).random
    decisions, seed = 0, 1
    offers = play(0, offer(0))  # compiles or loads
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        for _ in range(200):
            if not offers:
                seed += 1
                batch.restart(seed)
                offers = int(batch.counts[0])
            offers = play(0, offer(int(chance() * offers)))
        decisions += 200
    return {"decisions_per_second": rate(decisions, begun)}


def in_batches(game: str, seats: int, options: dict[str, str], seconds: float, size: int = 1024) -> Figures:
    """Many tables stepped together from Python, with masks; a table whose game has ended begins the next one."""
    batch = Batch(game, size, seats, 1, options, restart=True)
    chance = np.random.default_rng(1)
    rows = np.arange(size)
    decisions = 0
    batch.step(batch.moves[:, 0])  # compiles or loads
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        picks = (chance.random(size, np.float32) * batch.counts).astype(np.intp)
        batch.step(batch.moves[rows, picks])
        decisions += size
    return {"decisions_per_second": rate(decisions, begun), "tables": size}


def plain(game: str, seats: int, options: dict[str, str], seconds: float) -> Figures:
    """`meiji.Game`, without numba."""
    choose = random.Random(1).random
    decisions, seed = 0, 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        played = meiji.new(game, seats=seats, seed=seed, options=options)
        while not played.over:
            codes = played.codes()
            played.play(codes[int(choose() * len(codes))])
            decisions += 1
        seed += 1
    return {"decisions_per_second": rate(decisions, begun)}


def search(spec: GameSpec, seats: int, options: dict[str, str], seconds: float) -> dict[str, Figures]:
    """Simulations of `search` with rollouts of at least 40 decisions, in the middle of a random game.

    With one thread and with two in turns of half a second: what a second thread brings is told from each two turns.
    """
    tables = middle_of_a_game(spec, seats, options)
    one, two = (make_player(f"search:ms=100,rollout=40,threads={n}", spec, spec.box()) for n in (1, 2))
    for player in (one, two):
        thinking(player, tables, 0.1)
    turns = [(thinking(one, tables, 0.5), thinking(two, tables, 0.5)) for _ in range(math.ceil(seconds))]
    return {
        "search": {"simulations_per_second": max(alone for alone, _ in turns)},
        "two_threads": {
            "simulations_per_second": max(both for _, both in turns),
            "times": [both / alone for alone, both in turns],
        },
    }


def thinking(player: Player, tables: np.ndarray[Any, Any], seconds: float) -> float:
    """Simulations a second of a search that always thinks to the end of its time."""
    chooser: SearchChooser = player.chooser  # type: ignore[assignment]
    count = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        count += sum(move.visits for move in chooser.search(tables, 0, player.boxes, player.state))
    return rate(count, begun)


def middle_of_a_game(spec: GameSpec, seats: int, options: dict[str, str]) -> np.ndarray[Any, Any]:
    twin, boxes = spec.twin(), spec.box().record.pack()
    play = twin[play_on_table]
    lengths: list[int] = []
    for length in (10_000, 0):  # the first game tells how long it is, the second stops half way
        tables: np.ndarray[Any, Any] = fresh_table(spec, seats, options, seed_words(1)).pack()
        twin[start_table](tables, 0, boxes)
        chance, moves = random.Random(1), 0
        stop = length or lengths[0] // 2
        while not tables["over"][0] and moves < stop:
            play(tables, 0, boxes, int(tables["offer"][0, chance.randrange(int(tables["offers"][0]))]))
            moves += 1
        lengths.append(moves)
    return tables


def in_new_process(code: str, cache: str | None = None) -> float:
    """The seconds that a new Python takes for a piece of code, by its own clock, from its first line on."""
    program = f"import time; begun = time.perf_counter()\n{code}\nprint(time.perf_counter() - begun)"
    environment = {**os.environ, **({"MEIJI_CACHE_DIR": cache} if cache else {})}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    return float(done.stdout.split()[-1])


def starting(game: str, seats: int) -> Figures:
    """Importing, the first compiled game from a warm cache, and compiling everything from scratch."""
    first = f"import meiji\nbatch = meiji.batch({game!r}, n=1, seats={seats}, seed=1)\nbatch.step(batch.moves[:, 0])"
    with tempfile.TemporaryDirectory() as cold:
        figures = {
            "import_seconds": in_new_process("import meiji"),
            "cold_compile_seconds": in_new_process(first, cold),
            "first_game_warm_seconds": in_new_process(first, cold),
        }
    return figures


def speeds(game: str, seconds: float) -> Figures:
    """Every rate of one game, each measured for `seconds`."""
    spec = find_game(game)
    seats, options = setting(spec)
    return {
        "core_loop": core_loop(spec, seats, options, seconds),
        **as_called(spec, seats, options, seconds),
        "from_python": from_python(game, seats, options, seconds),
        "batch": in_batches(game, seats, options, seconds),
        "plain": plain(game, seats, options, seconds),
        **search(spec, seats, options, seconds),
    }


def setting(spec: GameSpec) -> tuple[int, dict[str, str]]:
    seats = max(spec.seats)
    return seats, spec.prepare(spec.table(), seats, SETTINGS.get(spec.id, {}))


def peers_environment(say: Say) -> list[list[str]]:
    """The calls of the scripts in benchmarks/peers, in an environment with OpenSpiel and Catanatron of their own."""
    root = Path(meiji.__file__).parents[2]
    scripts = root / "benchmarks" / "peers"
    if not scripts.is_dir():
        raise BadInput("The peers are measured from a clone of the project, where the folder benchmarks/peers is.")
    say("peers: installing OpenSpiel and Catanatron into .venv-peers")
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    ensure = [sys.executable, str(scripts / "environment.py"), str(root / ".venv-peers")]
    made = subprocess.run(ensure, stdout=subprocess.PIPE, text=True, env=environment, check=False)
    if made.returncode:
        raise BadInput("The peers could not be installed; see the messages above.")
    python = made.stdout.split("\n")[0].strip()
    return [[python, str(scripts / script)] for script in ("open_spiel_chess.py", "catanatron_games.py")]


def measure_peers(calls: list[list[str]], seconds: float, seed: int) -> list[Figures]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    rows: list[Figures] = []
    for call in calls:
        arguments = [*call, "--seconds", str(seconds), "--seed", str(seed)]
        done = subprocess.run(arguments, capture_output=True, text=True, env=environment, check=False)
        if done.returncode:
            raise BadInput(f"The peer script {Path(call[-1]).name} failed: {done.stderr.strip().splitlines()[-1:]}")
        rows += json.loads(done.stdout)
    return rows


def measure(seconds: float, peers: bool, say: Say) -> Figures:
    """All games, and the peers if asked, in rounds; of each the best round counts.

    What else a machine does only ever slows a measurement down, and from minute to minute it differs: so ours and the
    peers take turns, and each keeps its best.
    """
    if not 0 < seconds <= 3600:
        raise BadInput(f"A measurement takes more than 0 and up to 3600 seconds, not {seconds:g}.")
    calls = peers_environment(say) if peers else []
    rounds: list[dict[str, Figures]] = []
    rows: list[list[Figures]] = []
    for number in range(ROUNDS):
        rounds.append({})
        for game in game_ids():
            say(f"round {number + 1} of {ROUNDS}: {game}")
            rounds[-1][game] = speeds(game, seconds / ROUNDS)
        if peers:
            say(f"round {number + 1} of {ROUNDS}: peers")
            rows.append(measure_peers(calls, seconds / ROUNDS, number + 1))
    figures: Figures = {"games": {}}
    for game in game_ids():
        say(f"{game}: starting and compiling from scratch")
        spec = find_game(game)
        seats, options = setting(spec)
        figures["games"][game] = {
            "seats": seats,
            "options": options,
            "record_bytes": spec.table.dtype().itemsize,
            **{part: fastest([measured[game][part] for measured in rounds]) for part in rounds[0][game]},
            "start": starting(game, seats),
        }
        # The best of one and of the other, found minutes apart, would tell more of the machine than of the two.
        for part in IN_TURNS:
            turns = (turn for measured in rounds for turn in measured[game][part]["times"])
            figures["games"][game][part]["times"] = sorted(turns)
    if peers:
        figures["peers"] = [fastest(list(same)) for same in zip(*rows, strict=True)]
        figures["ratios"] = ratios(figures)
    return figures


def fastest(same: list[Figures]) -> Figures:
    """The best of several measurements of the same thing."""
    key = next(key for key in same[0] if key.endswith("s_per_second"))
    return max(same, key=lambda figures: figures[key])


def ratios(figures: Figures) -> list[Figures]:
    """Python-driven against Python-driven, core loop against core loop."""
    found = []
    for game, ours in figures["games"].items():
        for peer in figures["peers"]:
            mode = "core_loop" if peer["mode"] == "core-loop" else "from_python"
            ratio = ours[mode]["decisions_per_second"] / peer["decisions_per_second"]
            found.append({"game": game, "peer": f"{peer['peer']} {peer['game']}", "mode": peer["mode"], "ratio": ratio})
    return found


def print_tables(figures: Figures, out: Console) -> None:
    table = RichTable("measured", *figures["games"], box=None)
    rows: list[tuple[str, str, str, float]] = [
        ("compiled loop, million decisions/s", "core_loop", "decisions_per_second", 1e6),
        ("compiled loop, thousand games/s", "core_loop", "games_per_second", 1e3),
        ("meiji simulate, million decisions/s", "simulate", "decisions_per_second", 1e6),
        ("meiji simulate with two jobs, million decisions/s", "simulate_two_jobs", "decisions_per_second", 1e6),
        ("mean decisions a game", "core_loop", "mean_decisions", 1),
        ("mean legal moves", "core_loop", "mean_legal_moves", 1),
        ("from Python, million decisions/s", "from_python", "decisions_per_second", 1e6),
        ("batch of 1024, million decisions/s", "batch", "decisions_per_second", 1e6),
        ("plain, million decisions/s", "plain", "decisions_per_second", 1e6),
        ("search, thousand simulations/s", "search", "simulations_per_second", 1e3),
        ("search with two threads, thousand simulations/s", "two_threads", "simulations_per_second", 1e3),
        ("import, s", "start", "import_seconds", 1),
        ("first compiled game, warm cache, s", "start", "first_game_warm_seconds", 1),
        ("cold compile, s", "start", "cold_compile_seconds", 1),
    ]
    for label, part, key, unit in rows:
        table.add_row(label, *(f"{game[part][key] / unit:.3g}" for game in figures["games"].values()))
    for part, label in IN_TURNS.items():
        found = [game[part]["times"] for game in figures["games"].values()]
        table.add_row(label, *(f"{median(t):.2f} ({t[0]:.2f} to {t[-1]:.2f})" for t in found))
    table.add_row("record, bytes", *(str(game["record_bytes"]) for game in figures["games"].values()))
    table.add_row("seats", *(str(game["seats"]) for game in figures["games"].values()))
    out.print(table)
    if "peers" in figures:
        peers = RichTable("peer", "mode", "decisions/s", "games/s", "legal moves", box=None)
        for peer in figures["peers"]:
            name = f"{peer['peer']} {peer['version']} {peer['game']}"
            speed = (f"{peer['decisions_per_second']:,.0f}", f"{peer['games_per_second']:,.1f}")
            peers.add_row(name, peer["mode"], *speed, f"{peer['mean_legal_moves']:.1f}")
        out.print(peers)
        table = RichTable("ours against", "mode", *figures["games"], box=None)
        names = dict.fromkeys((ratio["peer"], ratio["mode"]) for ratio in figures["ratios"])
        for peer, mode in names:
            shown = [f"{r['ratio']:.1f}x" for r in figures["ratios"] if (r["peer"], r["mode"]) == (peer, mode)]
            table.add_row(peer, mode, *shown)
        out.print(table)
