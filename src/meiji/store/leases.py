"""Which server thinks at which table.

Servers that share a PostgreSQL agree by leases: who thinks at a table renews its lease every second. If a server ends,
however that happens, its leases run out, and another one takes over. An SQLite file belongs to one server alone, so
there every lease is granted and nothing is written.
"""

from __future__ import annotations

import os
import secrets
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from meiji.store.database import Database
from meiji.store.rows import COMPUTER, RUNNING
from meiji.store.schema import leases, seats, tables

LASTS = 3.5  # seconds
Kind = tuple[str, str | None, int]  # a game, a level, and how many seats
_KIND = (tables.c.game, seats.c.player, tables.c.seats)
_NOW = sa.extract("epoch", sa.func.clock_timestamp())  # by the clock of the database: servers' clocks differ


class Leases:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.shared = not database.is_sqlite
        self._server = f"{os.getpid()}-{secrets.token_hex(8)}"
        self._held: set[str] = set()

    async def waiting_tables(self, since: float) -> dict[str, Kind]:
        """Where a computer player is to move and no server thinks, among the tables that changed since then; which."""
        here = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_move, seats.c.kind == COMPUTER)
        query = sa.select(tables.c.id, *_KIND).join(seats, here).where(tables.c.status == RUNNING, ~tables.c.set_aside)
        query = query.where(tables.c.changed >= since)
        if self.shared:
            held = sa.select(leases.c.table_id).where(leases.c.table_id == tables.c.id, leases.c.expires > _NOW)
            query = query.where(~held.exists())
        found = await self._database.read(lambda connection: connection.execute(query).all())
        return {id: (game, player, count) for id, game, player, count in found}

    async def kinds_in_play(self, since: float, most: int) -> list[Kind]:
        """The computer players at tables of any server that changed since then, the latest first."""
        here = sa.and_(seats.c.table_id == tables.c.id, seats.c.kind == COMPUTER)
        query = sa.select(*_KIND).join(seats, here).where(tables.c.status == RUNNING, tables.c.changed >= since)
        query = query.group_by(*_KIND).order_by(sa.func.max(tables.c.changed).desc()).limit(most)
        found = await self._database.read(lambda connection: connection.execute(query).all())
        return [(game, player, count) for game, player, count in found]

    async def take(self, table: str) -> bool:
        """Is it this server that thinks there?"""
        if not self.shared:
            return True
        values: dict[str, Any] = {"server": self._server, "expires": _NOW + LASTS}
        new = postgresql.insert(leases).values(table_id=table, **values)
        free = sa.or_(leases.c.server == self._server, leases.c.expires <= _NOW)
        statement = new.on_conflict_do_update(index_elements=["table_id"], set_=values, where=free)
        try:
            taken: bool = await self._write(statement) == 1
        except sa.exc.IntegrityError:  # the table is gone
            return False
        if taken:
            self._held.add(table)
        return taken

    async def renew(self) -> set[str]:
        """Keep all leases for some seconds more; the tables that another server has taken meanwhile."""
        held = set(self._held)
        if not held:
            return held
        mine = sa.and_(leases.c.server == self._server, leases.c.table_id.in_(held))
        statement = sa.update(leases).where(mine).values(expires=_NOW + LASTS).returning(leases.c.table_id)
        kept = await self._database.write(lambda connection: connection.execute(statement).scalars().all())
        lost = (held - set(kept)) & self._held  # some were given back while the database was asked
        self._held -= lost
        return lost

    async def give_back(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            mine = sa.and_(leases.c.table_id == table, leases.c.server == self._server)
            await self._write(sa.delete(leases).where(mine))

    async def give_all_back(self) -> None:
        if self.shared:
            self._held.clear()
            await self._write(sa.delete(leases).where(leases.c.server == self._server))

    async def _write(self, statement: Any) -> int:
        return await self._database.write(lambda connection: connection.execute(statement).rowcount)
