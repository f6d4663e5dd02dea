"""Run by test_compiled.py with NUMBA_BOUNDSCHECK=1:  python tests/laws/bounds.py GAME [compile]

Games of every kind, compiled with bounds checking; positions that nobody came to by playing are refused, or stay
within their fields, too. With `compile` only so much that all of it is compiled, and kept like any compiled code.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from laws import hostile_positions
from laws.laws import check_compiled
from laws.tables import Chooser, setups


def main(game: str) -> None:
    curious = Chooser(1, curious=True)
    moves = sum(check_compiled(setup, number, curious) for number, setup in enumerate(setups(game)))
    judged = hostile_positions.run(game, 300, seed=2, compiled=True, plain_every=4)
    print(game, moves, "changed positions:", dict(judged))


def compile_all(game: str) -> None:
    setup = setups(game)[0]
    check_compiled(setup, 1, Chooser(1))
    hostile_positions.play_compiled("new", setup.new(1), 1)


if __name__ == "__main__":
    import numba

    from meiji.kernel.notice import leave_out_notice

    assert numba.config.BOUNDSCHECK, "bounds checking is off"
    leave_out_notice()
    (compile_all if sys.argv[2:] == ["compile"] else main)(sys.argv[1])
