"""Several threads step a batch: what is played is the same, however they share it."""

from __future__ import annotations

import gc
import threading
import time

import numpy as np
import pytest

import meiji
from meiji.kernel.together import ASLEEP, BYTES, aligned

pytest.importorskip("numba")


def play_on(tables: meiji.kernel.batch.Batch, steps: int, pause: float = 0.0) -> bytes:
    """Random moves that depend on nothing but what is on offer."""
    rows = np.arange(tables.n)
    for step in range(steps):
        tables.step(tables.moves[rows, (step * 7 + rows) % tables.counts])
        time.sleep(pause)
    return tables.tables.tobytes() + tables.observations.tobytes()


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_play_what_one_plays(threads: int) -> None:
    one, more = (meiji.batch("yokohama", 200, 2, 1, observe=True, restart=True, threads=t) for t in (1, threads))
    assert play_on(one, 300) == play_on(more, 300)


def test_helpers_that_fell_asleep_are_woken() -> None:
    """A pause of 20 ms is longer than the patience of a helper."""
    one, two = (meiji.batch("yokohama", 200, 2, 1, observe=True, restart=True, threads=t) for t in (1, 2))
    assert play_on(one, 30) == play_on(two, 30, pause=0.02)
    asleep = two._crew.notes[ASLEEP]
    deadline = time.monotonic() + 20
    while not asleep and time.monotonic() < deadline:
        time.sleep(0.01)
        asleep = two._crew.notes[ASLEEP]
    assert asleep  # nobody burns a core while nothing is to do
    assert play_on(one, 30) == play_on(two, 30)


@pytest.mark.parametrize("index", [0, 199])
def test_an_illegal_code_changes_nothing_on_anybodys_tables(index: int) -> None:
    tables = meiji.batch("yokohama", 200, 2, 1, observe=True, restart=True, threads=2)
    play_on(tables, 30)
    before = tables.tables.tobytes() + tables.observations.tobytes()
    codes = tables.moves[:, 0].copy()
    codes[index] = next(code for code in range(99) if not tables.mask[index, code])
    with pytest.raises(meiji.IllegalMove, match=f"table {index};"):
        tables.step(codes)
    assert tables.tables.tobytes() + tables.observations.tobytes() == before


@pytest.mark.parametrize("shape", [(1,), (8,), (3, 5), (1000,)])
def test_aligned_arrays_have_their_cache_lines_for_themselves(shape: tuple[int, ...]) -> None:
    array = aligned(shape, np.int64)
    room = np.lib.array_utils.byte_bounds(array.base)
    first, last = np.lib.array_utils.byte_bounds(array)
    assert array.shape == shape and not array.any()
    assert first % BYTES == 0 and last + -last % BYTES <= room[1]


def test_helpers_end_with_their_batch() -> None:
    before = set(threading.enumerate())
    tables = meiji.batch("yokohama", 200, 2, 1, threads=3)
    helpers = set(threading.enumerate()) - before
    assert len(helpers) == 2
    del tables
    gc.collect()
    for helper in helpers:
        helper.join(20)
        assert not helper.is_alive()


def test_few_tables_need_few_threads() -> None:
    before = set(threading.enumerate())
    tables = meiji.batch("yokohama", 10, 2, 1, threads=4)
    assert set(threading.enumerate()) <= before
    tables.step(tables.moves[:, 0])
