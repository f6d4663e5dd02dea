"""Run by test_compiled.py with NUMBA_BOUNDSCHECK=1: games of every kind, compiled with bounds checking.

Positions that nobody came to by playing are refused, or stay within their fields, too.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import meiji
from laws import hostile_positions
from laws.laws import check_compiled
from laws.tables import Chooser, setups


def main() -> None:
    import numba

    assert numba.config.BOUNDSCHECK, "bounds checking is off"
    for game in meiji.game_ids():
        curious = Chooser(1, curious=True)
        moves = sum(check_compiled(setup, number, curious) for number, setup in enumerate(setups(game)))
        judged = hostile_positions.run(game, 300, seed=2, compiled=True, plain_every=4)
        print(game, moves, "changed positions:", dict(judged))


if __name__ == "__main__":
    main()
