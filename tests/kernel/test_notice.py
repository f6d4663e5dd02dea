"""Whoever waits for the compiler is told why, once; whoever does not wait is told nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba")
LINE = "meiji: compiling the rules of yokohama; this happens once and may take a minute.\n"
USE = """
import numpy as np, meiji
from meiji.kernel import notice
from meiji.kernel.batch import first_illegal
from meiji.players.random_player import random_move
notice.PATIENCE = {patience}
{before}
twin, spec = meiji.find_game("yokohama").twin(), meiji.find_game("yokohama")
twin[first_illegal](np.zeros((1, 3), np.uint8), np.zeros(1, np.int16), np.zeros(1, np.int64))
tables = np.zeros(1, spec.table.dtype())
tables["offers"] = 1
twin[random_move](tables, 0, np.ones(4, np.int64))
"""


def said(cache: Path, patience: float, before: str = "") -> str:
    code = USE.format(patience=patience, before=before)
    environment = {**os.environ, "MEIJI_CACHE_DIR": str(cache)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == ""
    return done.stderr


def test_a_process_that_compiles_says_so_once_and_one_that_loads_does_not(tmp_path: Path) -> None:
    assert said(tmp_path, 0) == LINE
    assert said(tmp_path, 0) == ""


def test_what_is_quickly_compiled_is_not_worth_a_word(tmp_path: Path) -> None:
    assert said(tmp_path, 1e6) == ""


def test_who_says_it_in_another_way_leaves_it_out(tmp_path: Path) -> None:
    assert said(tmp_path, 0, "notice.leave_out_notice()") == ""
