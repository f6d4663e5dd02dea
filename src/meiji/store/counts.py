"""Counts that all processes on a database share, for limits."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from meiji.store.database import Database
from meiji.store.schema import counts

CLEANED = 60.0  # seconds between two cleanings


class SharedCounts:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._cleaned = time.monotonic()
        insert = (sqlite.insert if database.is_sqlite else postgresql.insert)(counts)
        new, same = insert.excluded, counts.c.window == insert.excluded.window
        before = sa.case((same, counts.c.before), (counts.c.window == new.window - 1, counts.c.hits), else_=0)
        self._add = insert.on_conflict_do_update(
            index_elements=["key"],
            set_={
                "window": new.window,
                "before": before,
                "hits": sa.case((same, counts.c.hits + new.hits), else_=new.hits),
                "ends": new.ends,
            },
        ).returning(counts.c.before, counts.c.hits)

    async def add(self, key: str, window: int, hits: int, ends: float) -> tuple[int, int]:
        """Count hits in a window of time; the hits of the window before and of this one, from all processes."""
        row = {"key": key, "window": window, "before": 0, "hits": hits, "ends": ends}
        clean = time.monotonic() - self._cleaned > CLEANED
        if clean:
            self._cleaned = time.monotonic()

        def write(connection: sa.Connection) -> tuple[int, int]:
            if clean:
                connection.execute(sa.delete(counts).where(counts.c.ends < time.time()))
            before, now = connection.execute(self._add, row).one()
            return before, now

        return await self._database.write(write)
