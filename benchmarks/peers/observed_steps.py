"""Observed steps a second of a peer: backgammon on 1,024 tables, random legal moves, restarts. Prints its figures last.

pgx: one compiled function chooses the moves, steps all tables and restarts those that have ended; it is called from
Python. OpenSpiel: its SyncVectorEnv, one call a step. Forced moves count for both, as their loops make them.
"""

import argparse
import importlib
import os
import random
import time
from collections.abc import Callable
from typing import Any

TABLES = 1024


def pgx_loop() -> Callable[[], None]:
    jax: Any = importlib.import_module("jax")  # lives in the peers' environment only
    pgx: Any = importlib.import_module("pgx")
    auto_reset: Any = importlib.import_module("pgx.experimental.wrappers").auto_reset
    table = pgx.make("backgammon")
    restarting = auto_reset(table.step, table.init)

    def move(state: Any, key: Any) -> Any:
        choice, chance = jax.random.split(key)
        liking = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return restarting(state, jax.random.categorical(choice, liking), chance)

    def everywhere(state: Any, key: Any) -> tuple[Any, Any]:
        now, later = jax.random.split(key)
        return jax.vmap(move)(state, jax.random.split(now, TABLES)), later

    step = jax.jit(everywhere)
    kept = [jax.jit(jax.vmap(table.init))(jax.random.split(jax.random.PRNGKey(1), TABLES)), jax.random.PRNGKey(2)]

    def steps() -> None:
        for _ in range(20):
            kept[:] = step(*kept)
        kept[0].observation.block_until_ready()

    return steps


def open_spiel_loop() -> Callable[[], None]:
    environment: Any = importlib.import_module("open_spiel.python.rl_environment")
    vector: Any = importlib.import_module("open_spiel.python.vector_env")
    agent: Any = importlib.import_module("open_spiel.python.rl_agent")
    tables = vector.SyncVectorEnv([environment.Environment("backgammon") for _ in range(TABLES)])
    chance, kept = random.Random(1), [tables.reset()]

    def steps() -> None:
        chosen = []
        for seen in kept[0]:
            moves = seen.observations["legal_actions"][seen.observations["current_player"]]
            chosen.append(agent.StepOutput(action=moves[int(chance.random() * len(moves))], probs=None))
        kept[0] = tables.step(chosen, reset_if_done=True)[0]

    return steps


LOOPS = {"pgx": (pgx_loop, 20), "open_spiel": (open_spiel_loop, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=LOOPS)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--cores", type=int, default=1)
    wanted = parser.parse_args()
    os.sched_setaffinity(0, set(range(wanted.cores)))  # before anything starts its threads
    make, count = LOOPS[wanted.peer]
    steps = make()
    for _ in range(3):  # compiles, and brings the tables to different moments
        steps()
    done, begun, worked = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < wanted.seconds:
        steps()
        done += count * TABLES
    print(done / (time.perf_counter() - begun), done / (time.process_time() - worked))


if __name__ == "__main__":
    main()
