"""How much of a table somebody has seen. It is written behind the page's back: nobody waits for it to read a page."""

from __future__ import annotations

import asyncio
import logging

from meiji.store import Store

log = logging.getLogger("meiji.seen")


class ReadMarks:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._new: dict[tuple[str, str], int] = {}  # moves, by table and person
        self._written: dict[tuple[str, str], int] = {}  # just now
        self._writing: asyncio.Task[None] | None = None

    def note(self, table: str, person: str, length: int) -> None:
        self._new[table, person] = length
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def by(self, person: str) -> dict[str, int]:
        """The moves that a person has seen, by table."""
        under_way = {**self._written, **self._new}
        mine = {table: length for (table, who), length in under_way.items() if who == person}
        return {**await self._store.seen_by(person), **mine}

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing

    async def _write(self) -> None:
        while self._new:
            self._written, self._new = self._new, {}
            writes = [self._store.see(table, person, length) for (table, person), length in self._written.items()]
            failed = [one for one in await asyncio.gather(*writes, return_exceptions=True) if one is not None]
            if failed:  # no harm: the next look tells it again
                log.info("not noted who has seen what: %s", type(failed[0]).__name__)
        self._written, self._writing = {}, None
