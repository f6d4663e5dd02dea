"""The laws over many games:  python benchmarks/laws.py --games 10000 [--game ID] [--seed S] [--jobs J] [--plain]

Every game is played at random, spread evenly over all games, numbers of seats and options. At every decision the
moves on offer must be exactly those of the independent checker and all pieces conserved; plain and compiled tables
must be equal after every move; saves must replay to equal bytes; views must not depend on what is hidden; the game
must end with points that add up. Every second game is chosen by a curious player, which prefers rare moves.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import meiji
from laws.laws import HAS_COMPILER, check_whole_game
from laws.tables import Chooser, all_setups

CHUNK = 45


def run(seeds: range, compiled: bool, game: str | None) -> tuple[Counter[str], list[str]]:
    """The laws on these games: what was checked, and which laws were broken."""
    counts: Counter[str] = Counter()
    broken = []
    everything = [setup for setup in all_setups() if game in (None, setup.game)]
    curious = Chooser(seeds.start, curious=True)
    for seed in seeds:
        setup = everything[seed % len(everything)]
        chooser = curious if seed // len(everything) % 2 else Chooser(seed)
        try:
            check_whole_game(setup, seed, chooser, counts, compiled)
            counts[f"games of {setup.game} with {setup.seats}"] += 1
        except AssertionError as error:
            broken.append(str(error).split("\n")[0])
        except Exception as error:
            broken.append(f"{setup}, seed {seed}: {type(error).__name__}: {error}")
    return counts, broken


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("--games", type=int, default=450)
    parser.add_argument("--game", choices=meiji.game_ids(), help="only this game")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--plain", action="store_true", help="leave compiled code out")
    arguments = parser.parse_args()
    compiled = HAS_COMPILER and not arguments.plain

    start = time.monotonic()
    counts: Counter[str] = Counter()
    broken: list[str] = []
    last = arguments.seed + arguments.games
    if compiled:  # compile once; the other processes find it on disk
        run(range(1), compiled, arguments.game)
        print(f"compiled or loaded in {time.monotonic() - start:.0f} s", file=sys.stderr)
    start = time.monotonic()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        chunks = [range(first, min(first + CHUNK, last)) for first in range(arguments.seed, last, CHUNK)]
        for future in as_completed([pool.submit(run, chunk, compiled, arguments.game) for chunk in chunks]):
            found, failures = future.result()
            counts += found
            broken += failures
            spent = time.monotonic() - start
            print(f"\r{counts['games']} games, {len(broken)} broken laws, {spent:.0f} s", end="", file=sys.stderr)
    print(file=sys.stderr)

    print(f"laws over {arguments.games} games from seed {arguments.seed}, {'with' if compiled else 'without'} compiled")
    for what, number in sorted(counts.items()):
        print(f"  {what}: {number:,}")
    print(f"  seconds: {time.monotonic() - start:.0f} with {arguments.jobs} jobs")
    print(f"  broken laws: {len(broken)}")
    for text in sorted(broken)[:20]:
        print(f"    {text}")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
