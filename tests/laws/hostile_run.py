"""Run by test_hostile_boxes.py with NUMBA_BOUNDSCHECK=1:  python tests/laws/hostile_run.py GAME COUNT

Tells what became of the boxes as JSON. One that stands still is stopped by the processor time that it took, one that
eats memory by a limit.
"""

from __future__ import annotations

import faulthandler
import json
import resource
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import meiji
from laws.hostile import play_out, run
from laws.laws import HAS_COMPILER
from laws.tables import setups

SECONDS = 1200  # of processor time in all; a few hundred boxes take a tenth of it
MEMORY = 512 * 2**20  # bytes beside what the compiled games take


def main(game: str, count: int) -> None:
    faulthandler.enable()
    if HAS_COMPILER:
        import numba

        assert numba.config.BOUNDSCHECK, "bounds checking is off"
    play_out(setups(game)[0], 1, meiji.find_game(game).box())  # compiles
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (size, size))
    found: Counter[str] = run(game, count, 0)
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
