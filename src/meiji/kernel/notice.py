"""Whoever waits for the compiler is told why: once in a process, on standard error, and only if it takes a while.

Numba's events are not typed: `Any`.
"""

from __future__ import annotations

import sys
import threading
import time
from functools import cache
from typing import Any

from meiji.kernel.compiler import ENTRY

PATIENCE = 2.0  # seconds of compiling, all together
_done: set[str] = set()


def leave_out_notice() -> None:
    """For whoever says it in another way."""
    _done.add("told")


def tell(game: str) -> None:
    if "told" not in _done:
        _done.add("told")
        text = f"meiji: compiling the rules of {game}; this happens once and may take a minute."
        print(text, file=sys.stderr, flush=True)


@cache
def listen() -> None:
    """Hear from numba what is compiled; what is loaded from the cache is not."""
    from multiprocessing import parent_process

    from numba.core import event

    if parent_process() is not None:  # whoever started the processes is told already
        return

    class Listener(event.Listener):  # type: ignore[misc]
        spent, begun = 0.0, 0.0
        timer = threading.Timer(0, tell)

        def on_start(self, event: Any) -> None:
            name = event.data["dispatcher"].py_func.__qualname__
            if name.startswith(ENTRY) and "told" not in _done:
                self.begun = time.perf_counter()
                game = name.removeprefix(ENTRY).partition(".")[0]
                self.timer = threading.Timer(PATIENCE - self.spent, tell, [game])
                self.timer.daemon = True
                self.timer.start()

        def on_end(self, event: Any) -> None:
            if event.data["dispatcher"].py_func.__qualname__.startswith(ENTRY):
                self.timer.cancel()
                self.spent += time.perf_counter() - self.begun

    event.register("numba:compile", Listener())
