"""Threads that share a piece of compiled work which takes less time than waking a thread up.

Whoever helps looks again and again, inside compiled code, whether the next job has been given out, and goes to sleep
only when nothing came for a while. A job has parts; each is done by whoever claims it first, so nobody waits for who
is slower, or asleep. `notes` holds what everybody looks at: the number of the last job, how many parts were ever done,
for each helper whether it sleeps (these on cache lines of their own), and for each part the last job it was claimed
for.
"""

from __future__ import annotations

import math
import threading
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np

from meiji.kernel.rules import rule

BYTES = 64  # of a cache line
LINE = BYTES // 8  # numbers on it
JOB, DONE, ASLEEP = 0, LINE, 2 * LINE
PATIENCE = 2_000_000  # looks before somebody goes to sleep, about a millisecond
END = -1  # the number of the job after the last
GIVER = -1  # instead of a helper: who gives the job out


def get_compiled(notes: Any, place: int) -> int:
    return get_atomic(notes, place)  # type: ignore[name-defined, no-any-return]  # noqa: F821


def add_compiled(notes: Any, place: int, number: int) -> None:
    add_atomic(notes, place, number)  # type: ignore[name-defined]  # noqa: F821


def change_compiled(notes: Any, place: int, old: int, new: int) -> bool:
    return change_atomic(notes, place, old, new)  # type: ignore[name-defined, no-any-return]  # noqa: F821


def soon_written_compiled(rows: Any, row: int, column: int) -> None:
    fetch_to_write(rows, row, column)  # type: ignore[name-defined]  # noqa: F821


@rule(compiled=get_compiled)
def get(notes: Any, place: int) -> int:
    """What is noted, whoever wrote it last."""
    return int(notes[place])


@rule(compiled=add_compiled)
def add(notes: Any, place: int, number: int) -> None:
    """Add to a number, in one go; the other threads then also see everything that was written before."""
    notes[place] += number


@rule(compiled=change_compiled)
def change(notes: Any, place: int, old: int, new: int) -> bool:
    """Change a number in one go, if it is still the old one."""
    if notes[place] != old:
        return False
    notes[place] = new
    return True


@rule(compiled=soon_written_compiled)
def soon_written(rows: Any, row: int, column: int) -> None:
    """Get a cache line back that another thread has read, while there is something else to do."""


@rule
def claim(notes: Any, first: int, part: int, job: int) -> bool:
    """Is this part of the job ours? Every part was claimed for every job before, so who comes too late gets none."""
    return change(notes, first + part, job - 1, job)


@rule
def next_job(notes: Any, helper: int, last: int) -> int:
    """The number of the next job, or 0 after nothing came for a while and the helper has noted that it sleeps."""
    asleep = ASLEEP + helper * LINE
    for _ in range(PATIENCE):
        if get(notes, JOB) != last:
            return get(notes, JOB)
    change(notes, asleep, 0, 1)
    return 0


def define_atomics() -> None:
    """Reading and writing past the compiler's and the processor's own ideas of order; numba has no words for it."""
    if "get_atomic" in globals():
        return
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    def cell(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        kind = signature.args[0]
        made = context.make_array(kind)(context, builder, values[0])
        return cgutils.get_item_pointer(context, builder, kind, made, values[1 : 1 + kind.ndim])

    @intrinsic  # type: ignore[untyped-decorator]
    def get_atomic(typing: Any, notes: Any, place: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.load_atomic(cell(context, builder, signature, values), "seq_cst", 8)

        return types.int64(notes, types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def add_atomic(typing: Any, notes: Any, place: Any, number: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            builder.atomic_rmw("add", cell(context, builder, signature, values), values[2], "seq_cst")
            return context.get_dummy_value()

        return types.void(notes, types.int64, types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def change_atomic(typing: Any, notes: Any, place: Any, old: Any, new: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            place = cell(context, builder, signature, values)
            return builder.extract_value(builder.cmpxchg(place, values[2], values[3], "seq_cst"), 1)

        return types.boolean(notes, types.int64, types.int64, types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def fetch_to_write(typing: Any, rows: Any, row: Any, column: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            number = ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, number, number, number])
            prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
            place = builder.bitcast(cell(context, builder, signature, values), cgutils.voidptr_t)
            builder.call(prefetch, [place, number(1), number(3), number(1)])  # for writing, to stay, data
            return context.get_dummy_value()

        return types.void(rows, types.int64, types.int64), code

    made = {"get_atomic": get_atomic, "add_atomic": add_atomic, "change_atomic": change_atomic}
    globals().update(made, fetch_to_write=fetch_to_write)


def aligned(shape: tuple[int, ...], dtype: Any) -> np.ndarray[Any, Any]:
    """Zeros on cache lines of their own, beginning on a multiple of 64 bytes.

    Only such arrays JAX takes without a copy, and no other thread slows them down by writing close by.
    """
    size = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.zeros(size + -size % BYTES + BYTES, np.uint8)
    first = -room.ctypes.data % BYTES
    array: np.ndarray[Any, Any] = room[first : first + size].view(dtype).reshape(shape)
    return array


class Crew:
    """Helpers, each in a thread of its own. They end with whoever they work for."""

    def __init__(self, owner: object, helpers: int, parts: int, help: Callable[[Any, int, int], None]) -> None:
        """`help(notes, helper, last)` does jobs after the last until the helper sleeps or the work ends."""
        self.helpers, self.parts = helpers, parts
        self.claims = ASLEEP + helpers * LINE  # the first note of the parts
        self.notes = aligned((self.claims + parts,), np.int64)
        self.awake = [threading.Event() for _ in range(helpers)]
        if helpers:
            help(np.full_like(self.notes, END), 0, 0)  # compiled or loaded by this thread alone
        for helper, awake in enumerate(self.awake):
            threading.Thread(target=_helping, args=(self.notes, helper, awake, help), daemon=True).start()
        weakref.finalize(owner, _end, self.notes, self.awake)

    def wake(self) -> None:
        """Wake those who sleep."""
        for helper, awake in enumerate(self.awake):
            if self.notes[ASLEEP + helper * LINE]:
                awake.set()


def _helping(notes: Any, helper: int, awake: threading.Event, help: Callable[[Any, int, int], None]) -> None:
    while notes[JOB] != END:
        help(notes, helper, int(notes[JOB]))
        if notes[JOB] != END:
            awake.wait()
            awake.clear()
            notes[ASLEEP + helper * LINE] = 0


def _end(notes: Any, awake: list[threading.Event]) -> None:
    notes[JOB] = END
    for event in awake:
        event.set()
