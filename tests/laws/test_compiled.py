"""Law 5: plain equals compiled, also with bounds checking."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meiji

from .laws import HAS_COMPILER, check_compiled
from .tables import Chooser, all_setups


def test_plain_equals_compiled_after_every_move() -> None:
    if HAS_COMPILER:  # elsewhere there is only plain
        curious = Chooser(1, curious=True)
        for number, setup in enumerate(all_setups()):
            assert check_compiled(setup, 600 + number, Chooser(number)) > 0
            check_compiled(setup, 700 + number, curious)


@pytest.mark.parametrize("game", meiji.game_ids())
def test_compiled_code_stays_within_its_fields(game: str) -> None:
    """A process with bounds checking on, for which the game is compiled anew, plays a few games of each kind."""
    if HAS_COMPILER:
        script = Path(__file__).with_name("bounds.py")
        environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
        done = subprocess.run([sys.executable, str(script), game], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stdout.startswith(f"{game} ")
