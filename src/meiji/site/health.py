"""Does the database take what is written? A server that can only read looks well, but is of no use."""

from __future__ import annotations

import asyncio
import time

from meiji.store import SharedCounts

REMEMBERED, PATIENCE = 3.0, 2.0  # seconds


class Health:
    """Something small is written, every few seconds at most, however often it is asked."""

    def __init__(self, counts: SharedCounts) -> None:
        self._counts = counts
        self._trial: asyncio.Task[tuple[int, int]] | None = None
        self._begun = 0.0

    async def fine(self) -> bool:
        now = time.monotonic()
        if self._trial is None or (self._trial.done() and now - self._begun > REMEMBERED):
            self._begun = now
            second = int(time.time())
            self._trial = asyncio.create_task(self._counts.add("health", second, 1, second + 60))
        trial = self._trial
        done, _ = await asyncio.wait({trial}, timeout=PATIENCE)
        return bool(done) and not trial.cancelled() and trial.exception() is None
