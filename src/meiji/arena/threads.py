"""Compiled work in threads of this process. Whoever stops listening, by Ctrl-C or otherwise, ends it within moments."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

_here = threading.local()  # `stop` of the thread that runs


def in_threads(work: Callable[[Task], Result], tasks: Iterable[Task], threads: int) -> Iterator[Result]:
    """The result of every task, in their order; no more are begun than are soon wanted."""
    stop, coming = threading.Event(), iter(tasks)

    def begin() -> None:
        _here.stop = stop

    with ThreadPoolExecutor(threads, initializer=begin) as pool:
        begun = deque(pool.submit(work, task) for task in islice(coming, 2 * threads))
        try:
            while begun:
                yield begun.popleft().result()
                begun.extend(pool.submit(work, task) for task in islice(coming, 1))
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def go_on() -> None:
    """Called now and then by long work; where nobody waits for it any more, it ends here."""
    if hasattr(_here, "stop") and _here.stop.is_set():
        raise CancelledError
