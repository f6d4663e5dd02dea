"""Is this checkout as fast as an older one? Both are measured in turns, by the processor's time.

python benchmarks/turns.py OLDER [--turns 9] [--seconds 0.5] [--game ID] [--compile]

OLDER is another checkout of the project, such as `git worktree add` makes. Each checkout has a process of its own that
waits while the other is measured: where the machine's speed changes, it changes for both. A second of the processor is
one also on a busy machine. Of each kind the middle of all turns is printed, new divided by old: above 1 the new is
faster, but for `--compile`, which measures how long everything takes to compile.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any

HERE = Path(__file__).resolve().parent
KINDS = ("loop", "batch", "from Python", "plain", "search", "observed")
OBSERVED = ("zaibatsu", "yokohama")  # what benchmarks/observed.py measures


def measures(game: str, seconds: float) -> dict[str, Callable[[], float]]:
    """What can be measured in this process, each as so many a second of the processor."""
    import observed

    from meiji.arena import bench
    from meiji.kernel.spec import find_game
    from meiji.players.registry import make_player

    bench.time = SimpleNamespace(perf_counter=time.process_time)  # type: ignore[attr-defined]
    spec = find_game(game)
    seats, options = bench.setting(spec)
    tables = bench.middle_of_a_game(spec, seats, options)
    player = make_player("search:ms=100,rollout=40,threads=1", spec, spec.box())

    def decisions(measure: Callable[..., dict[str, Any]], which: Any) -> Callable[[], float]:
        return lambda: float(measure(which, seats, options, seconds)["decisions_per_second"])

    found = {
        "loop": decisions(bench.core_loop, spec),
        "batch": decisions(bench.in_batches, game),
        "from Python": decisions(bench.from_python, game),
        "plain": decisions(bench.plain, game),
        "search": lambda: bench.thinking(player, tables, seconds),
    }
    if game in OBSERVED:
        found["observed"] = lambda: observed.ours(game, seconds, 1)[1]
    return found


def compiling(game: str) -> float:
    """Seconds of the processor until a batch of this game can step, with nothing compiled yet."""
    code = f"import time, meiji\nbatch = meiji.batch({game!r}, n=1, seed=1)\nbatch.step(batch.moves[:, 0])"
    with tempfile.TemporaryDirectory() as cold:
        command = [sys.executable, "-c", f"{code}\nprint(time.process_time())"]
        environment = {**os.environ, "MEIJI_CACHE_DIR": cold}
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, check=True)
    return float(done.stdout.split()[-1])


def work(seconds: float) -> None:
    """One line a measurement: game and kind come in, a figure goes out."""
    known: dict[str, dict[str, Callable[[], float]]] = {}
    for line in sys.stdin:
        game, kind = line.rstrip("\n").split("\t")
        if kind == "compile":
            print(compiling(game), flush=True)
            continue
        if game not in known:
            known[game] = measures(game, seconds)
        print(known[game][kind](), flush=True)


class Checkout:
    def __init__(self, folder: Path, seconds: float) -> None:
        path = os.pathsep.join((str(folder / "src"), str(folder / "benchmarks")))
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--work", "--seconds", str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )

    def measure(self, game: str, kind: str) -> float:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(game, kind, sep="\t", file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("older", type=Path, nargs="?")
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--game", action="append")
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.work:
        work(wanted.seconds)
        return
    if wanted.older is None:
        parser.error("name the older checkout")
    both = [Checkout(folder, wanted.seconds) for folder in (wanted.older.resolve(), HERE.parent)]
    try:
        for game in wanted.game or ("zaibatsu", "nippon", "yokohama"):
            for kind in ("compile",) if wanted.compile else KINDS:
                if kind == "observed" and game not in OBSERVED:
                    continue
                if kind != "compile":
                    for checkout in both:
                        checkout.measure(game, kind)  # compiles or loads
                turns = [(both[0].measure(game, kind), both[1].measure(game, kind)) for _ in range(wanted.turns)]
                times = sorted(new / old for old, new in turns)
                told = {"game": game, "kind": kind, "turns": len(turns), "new/old": round(median(times), 3)}
                told |= {"from": round(times[0], 3), "to": round(times[-1], 3)}
                told |= {
                    "old": round(median(old for old, _ in turns), 1),
                    "new": round(median(new for _, new in turns), 1),
                }
                print(json.dumps(told), flush=True)
    finally:
        for checkout in both:
            checkout.close()


if __name__ == "__main__":
    main()
