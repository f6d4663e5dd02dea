"""The short cuts through numba fit the one that is installed; where they do not, all is compiled plainly."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from meiji.kernel import compiler

pytest.importorskip("numba")

PLAY = """
import json, sys, warnings
from meiji.kernel import compiler
from test_running import STONES, run_plain, stones
from pathlib import Path

if sys.argv[2] == "misfit":  # as a numba in which a function takes something else
    from numba.cpython import slicing
    before = slicing.fix_index
    slicing.fix_index = lambda builder, index, length, wrap=True: before(builder, index, length)
from meiji.kernel.chance import seed_words
from meiji.kernel.loop import play_on_table, start_table
from meiji.kernel.rules import Twin

game, equal = stones(Path(sys.argv[1])), 0
with warnings.catch_warnings(record=True) as heard:
    warnings.simplefilter("always")
    twin = Twin("stones", game.HOOKS)
    for seed in range(5):
        g, box = game.new(seed_words(seed), 20 + seed, 3)
        tables, boxes = g.pack(), box.pack()
        twin[start_table](tables, 0, boxes)
        for moment in run_plain(game, seed, 20 + seed, 3, lambda g: g.offer[g.offers - 1]):
            assert type(g).unpack(tables) == moment
            equal += 1
            if not moment.over:
                twin[play_on_table](tables, 0, boxes, moment.offer[moment.offers - 1])
said = [str(warning.message) for warning in heard if warning.category is RuntimeWarning]
print(json.dumps({"fits": compiler.short_cuts_fit(), "said": said, "equal": equal}))
"""


def played(folder: Path, how: str) -> dict[str, object]:
    command = [sys.executable, "-c", PLAY, str(folder), how]
    done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_short_cuts_fit_this_numba(tmp_path: Path) -> None:
    assert compiler.misfit() is None
    found = played(tmp_path, "as it is")
    assert found["fits"] and found["said"] == [] and found["equal"] == 42


def test_a_numba_that_they_do_not_fit_compiles_the_same_game(tmp_path: Path) -> None:
    found = played(tmp_path, "misfit")
    assert not found["fits"] and found["equal"] == 42
    (sentence,) = found["said"]
    assert "does not know numba" in sentence and "slicing.fix_index" in sentence
