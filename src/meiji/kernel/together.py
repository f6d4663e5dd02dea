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
from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.atomics import change, get
from meiji.kernel.rules import rule

if TYPE_CHECKING:
    import numpy.typing as npt

    from meiji.kernel.record import Numbers

BYTES = 64  # of a cache line
LINE = BYTES // 8  # numbers on it
JOB, DONE, ASLEEP = 0, LINE, 2 * LINE
PATIENCE = 2_000_000  # looks before somebody goes to sleep, about a millisecond
END = -1  # the number of the job after the last
GIVER = -1  # instead of a helper: who gives the job out


@rule
def claim(notes: Numbers, first: int, part: int, job: int) -> bool:
    """Is this part of the job ours? Every part was claimed for every job before, so who comes too late gets none."""
    return change(notes, first + part, job - 1, job)


@rule
def next_job(notes: Numbers, helper: int, last: int) -> int:
    """The number of the next job, or 0 after nothing came for a while and the helper has noted that it sleeps."""
    asleep = ASLEEP + helper * LINE
    for _ in range(PATIENCE):
        if get(notes, JOB) != last:
            return get(notes, JOB)
    change(notes, asleep, 0, 1)
    return 0


def aligned(shape: tuple[int, ...], dtype: npt.DTypeLike) -> npt.NDArray[Any]:  # of the type that is asked for
    """Zeros on cache lines of their own, beginning on a multiple of 64 bytes.

    Only such arrays JAX takes without a copy, and no other thread slows them down by writing close by.
    """
    size = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.zeros(size + -size % BYTES + BYTES, np.uint8)
    first = -room.ctypes.data % BYTES
    array: npt.NDArray[Any] = room[first : first + size].view(dtype).reshape(shape)
    return array


class Crew:
    """Helpers, each in a thread of its own. They end with whoever they work for."""

    def __init__(self, owner: object, helpers: int, parts: int, help: Callable[[Numbers, int, int], None]) -> None:
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


def _helping(notes: Numbers, helper: int, awake: threading.Event, help: Callable[[Numbers, int, int], None]) -> None:
    while notes[JOB] != END:
        help(notes, helper, int(notes[JOB]))
        if notes[JOB] != END:
            awake.wait()
            awake.clear()
            notes[ASLEEP + helper * LINE] = 0


def _end(notes: Numbers, awake: list[threading.Event]) -> None:
    notes[JOB] = END
    for event in awake:
        event.set()
