"""Observed steps a second, ours and the peers' in turns: many tables with observations, legal moves and restarts.

    .venv/bin/python benchmarks/observed.py              # installs the peers into .venv-observed the first time

Everyone plays random legal moves on 1,024 tables, driven from Python step by step, bound to one core and then to two:
4-seat Zaibatsu and Yokohama Duel in a `meiji.batch` with as many threads as cores, backgammon in pgx (compiled by JAX)
and in OpenSpiel's vectorised loop, which is Python and has no threads. Of five rounds the best counts. What a second
core brings is told from each round for itself, one core and two directly after each other: the middle of the five, and
the lowest and highest. Beside the steps in a second that passed stand those in a second of CPU time, which mean more on
a busy machine. Linux only.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

import meiji

HERE = Path(__file__).resolve().parent
TABLES, ROUNDS = 1024, 5
OURS = {"zaibatsu": 4, "yokohama": 2}


def ours(game: str, seconds: float, cores: int) -> tuple[float, float]:
    tables = meiji.batch(game, TABLES, OURS[game], 1, observe=True, restart=True, threads=cores)
    rows, chance = np.arange(TABLES), np.random.default_rng(1)

    def steps(count: int) -> None:
        for _ in range(count):
            picks = (chance.random(TABLES, np.float32) * tables.counts).astype(np.intp)
            tables.step(tables.moves[rows, picks])

    steps(500)  # loads, and brings the tables to different moments of their games
    done, begun, worked = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < seconds:
        steps(20)
        done += 20 * TABLES
    return done / (time.perf_counter() - begun), done / (time.process_time() - worked)


def measured(command: list[str], seconds: float, cores: int) -> tuple[float, float]:
    """What a script prints as its last line, bound to so many cores: steps a second, steps a second of CPU time."""
    call = [*command, "--seconds", str(seconds), "--cores", str(cores)]
    done = subprocess.run(call, stdout=subprocess.PIPE, text=True, check=True)
    passed, worked = map(float, done.stdout.split()[-2:])
    return passed, worked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement in each round")
    parser.add_argument("--ours", choices=OURS, help="measure only this, in this process")
    parser.add_argument("--cores", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.ours:
        os.sched_setaffinity(0, set(range(wanted.cores)))
        print(*ours(wanted.ours, wanted.seconds, wanted.cores))
        return
    sys.path.insert(0, str(HERE / "peers"))
    from environment import ensure  # type: ignore[import-not-found]

    needs = HERE / "peers" / "requirements-observed.txt"
    python = str(ensure(HERE.parent / ".venv-observed", needs, "pgx, pyspiel"))
    peer = [python, str(HERE / "peers" / "observed_steps.py")]
    commands = {f"meiji.batch, {game}": [sys.executable, __file__, "--ours", game] for game in OURS}
    commands |= {"pgx, backgammon": [*peer, "pgx"], "OpenSpiel's SyncVectorEnv, backgammon": [*peer, "open_spiel"]}
    turns = [(name, cores) for name in commands for cores in (1, 2)]
    rounds = [
        {(name, cores): measured(commands[name], wanted.seconds, cores) for name, cores in turns} for _ in range(ROUNDS)
    ]
    print(f"load {os.getloadavg()[2]:.1f}")
    print("| observed steps/s, 1,024 tables | one core | the same by CPU time | two cores | times |")
    print("|---|---|---|---|---|")
    for name in commands:
        one, worked = (max(found[name, 1][kind] for found in rounds) for kind in (0, 1))
        two = max(found[name, 2][0] for found in rounds)
        times = sorted(found[name, 2][0] / found[name, 1][0] for found in rounds)
        told = f"{times[ROUNDS // 2]:.2f} ({times[0]:.2f} to {times[-1]:.2f})"
        print(f"| {name} | {one:,.0f} | {worked:,.0f} | {two:,.0f} | {told} |")


if __name__ == "__main__":
    main()
