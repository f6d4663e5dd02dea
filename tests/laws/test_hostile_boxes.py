"""Hostile boxes: a sample of each game; benchmarks/hostile.py takes as many as you like."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import meiji

from .hostile import mutant

SAMPLE = 200


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is limited by Linux only")
@pytest.mark.parametrize("game", meiji.game_ids())
def test_a_hostile_box_is_refused_in_one_sentence_or_plays_to_the_end(game: str) -> None:
    script = Path(__file__).with_name("hostile_run.py")
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    command = [sys.executable, str(script), game, str(SAMPLE)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["refused"] + found["played"] == SAMPLE
    assert min(found["refused"], found["played"]) > SAMPLE // 10, "mutants of both kinds"


def test_the_same_seed_makes_the_same_mutant() -> None:
    for game in meiji.game_ids():
        assert [mutant(game, seed) for seed in range(6)] == [mutant(game, seed) for seed in range(6)]
        assert len({mutant(game, seed) for seed in range(1, 30, 2)}) > 10
