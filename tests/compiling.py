"""Compiles all that the tests need, a process for each game; those that are compiled already are quickly done.

Run before the tests by start.py: otherwise each of its workers would compile the same, each for itself. No quick test
needs code with bounds checking:  python tests/compiling.py [quick]
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import meiji

CHECKED = str(Path(__file__).parent / "laws" / "bounds.py")


def compile_game(game: str, checked: bool) -> None:
    """What goes wrong here goes wrong in the tests again, and is told there."""
    command = [CHECKED, game, "compile"] if checked else ["-m", "meiji", "warmup", game]
    environment = {**os.environ, **({"NUMBA_BOUNDSCHECK": "1"} if checked else {})}
    subprocess.run([sys.executable, *command], env=environment, capture_output=True)


def main(quick: bool) -> None:
    with ThreadPoolExecutor(os.cpu_count()) as several:
        for checked in (False,) if quick else (False, True):
            for game in reversed(meiji.game_ids()):  # the one with the most rules first
                several.submit(compile_game, game, checked)


if __name__ == "__main__" and importlib.util.find_spec("numba"):
    main(sys.argv[1:] == ["quick"])
