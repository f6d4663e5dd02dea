"""Hostile input by the thousand:  python benchmarks/hostile.py --kind positions --game ID --count N [--seed S]

Positions out of random games, or the game's box, are changed in all kinds of ways. Each must be refused in one
sentence or play to the end, compiled with bounds checking and plain (of positions one in ten) with the same result. The
first that does neither is told with all that is needed to make it again; so is one that hangs.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
os.environ["NUMBA_BOUNDSCHECK"] = "1"

import meiji
from laws import hostile, hostile_positions

KINDS = {"boxes": hostile.run, "positions": hostile_positions.run}
AT_ONCE = 200
DEADLINE = 1800  # seconds for so many, compiling included; only what hangs takes longer


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("--kind", choices=list(KINDS), default="positions")
    parser.add_argument("--game", choices=meiji.game_ids(), required=True)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    start, verdicts, seed = time.monotonic(), Counter[str](), arguments.seed
    while verdicts.total() < arguments.count:
        faulthandler.dump_traceback_later(DEADLINE, exit=True)
        count = min(AT_ONCE, arguments.count - verdicts.total())
        verdicts += KINDS[arguments.kind](arguments.game, count, seed, compiled=True, plain_every=10)
        seed += 1
        print(f"\r{verdicts.total()}, next seed {seed}, {time.monotonic() - start:.0f} s", end="", file=sys.stderr)
    faulthandler.cancel_dump_traceback_later()
    told = ", ".join(f"{number:,} {verdict}" for verdict, number in sorted(verdicts.items()))
    print(f"\n{arguments.game}: {verdicts.total():,} {arguments.kind} from seed {arguments.seed}: {told}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
