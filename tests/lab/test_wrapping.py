"""PyTorch, JAX and everyone else who speaks DLPack see the arrays of a batch without a copy.

Neither PyTorch nor JAX is among the test tools (200 MB and more): their tests run where they are installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import meiji

pytest.importorskip("numba")
ARRAYS = ("observations", "mask", "rewards", "moves", "counts", "to_move", "over")


def steps_are_seen(wrap: Callable[[Any], Any], back: Callable[[Any], Any]) -> None:
    """What is wrapped once shows every later step."""
    tables = meiji.batch("yokohama", n=32, seed=1, observe=True, restart=True, threads=2)
    wrapped = {name: wrap(getattr(tables, name)) for name in ARRAYS}
    before = {name: np.array(back(view)) for name, view in wrapped.items()}
    for _ in range(150):
        tables.step(tables.moves[:, 0])
        for name, view in wrapped.items():
            assert (np.asarray(back(view)) == getattr(tables, name)).all(), name
    assert (before["observations"] != tables.observations).any()


@pytest.mark.parametrize("name", ARRAYS)
@pytest.mark.parametrize("tables", [1, 5, 32])
def test_arrays_are_contiguous_and_aligned(name: str, tables: int) -> None:
    """JAX copies what does not begin on a multiple of 64 bytes."""
    array = getattr(meiji.batch("yokohama", n=tables, observe=True), name)
    assert array.flags.c_contiguous and array.flags.writeable and array.ctypes.data % 64 == 0
    assert getattr(meiji.batch("yokohama", n=tables), name).shape[0] == tables


def test_dlpack() -> None:
    tables = meiji.batch("yokohama", n=4, observe=True)
    for name in ARRAYS:
        array = getattr(tables, name)
        assert np.shares_memory(np.from_dlpack(array), array)
    steps_are_seen(np.from_dlpack, lambda view: view)


def test_torch() -> None:
    torch = pytest.importorskip("torch")
    tables = meiji.batch("yokohama", n=4, observe=True)
    for name in ARRAYS:
        array = getattr(tables, name)
        assert torch.from_numpy(array).data_ptr() == array.ctypes.data
    steps_are_seen(torch.from_numpy, lambda view: view.numpy())


def test_jax() -> None:
    jax = pytest.importorskip("jax")
    tables = meiji.batch("yokohama", n=64, observe=True)
    for name in ARRAYS:
        array = getattr(tables, name)
        wrapped = jax.dlpack.from_dlpack(array, copy=False)
        assert wrapped.unsafe_buffer_pointer() == array.ctypes.data, name
