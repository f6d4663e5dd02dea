"""Seats whose holder is lost: who was invited instead, who took the seat, who objected."""

from __future__ import annotations

import time
from dataclasses import asdict, fields
from typing import Any

import sqlalchemy as sa

from meiji.store.database import Database
from meiji.store.rows import BACK, LostSeatRow
from meiji.store.schema import lost_seats

_ROW = [lost_seats.c[field.name] for field in fields(LostSeatRow)]


class LostSeats:
    def __init__(self, database: Database) -> None:
        self._begin = database.engine.begin

    async def put(self, row: LostSeatRow) -> None:
        """What stood there about this seat before is forgotten."""
        async with self._begin() as connection:
            here = sa.and_(lost_seats.c.table_id == row.table_id, lost_seats.c.seat == row.seat)
            await connection.execute(sa.delete(lost_seats).where(here))
            await connection.execute(sa.insert(lost_seats).values(asdict(row)))

    async def at(self, table: str) -> list[LostSeatRow]:
        return await self._list(lost_seats.c.table_id == table)

    async def of(self, holder: str) -> list[LostSeatRow]:
        """The seats of this person to which somebody else was invited."""
        return await self._list(sa.and_(lost_seats.c.holder == holder, lost_seats.c.state != BACK))

    async def _list(self, where: Any) -> list[LostSeatRow]:
        async with self._begin() as connection:
            found = await connection.execute(sa.select(*_ROW).where(where).order_by(lost_seats.c.seat))
            return [LostSeatRow(*row) for row in found]

    async def change(self, row: LostSeatRow, state: str, taker: str | None) -> bool:
        """Was it still as it was read? Of two who take a seat at once, or take and object, one wins."""
        here = sa.and_(
            lost_seats.c.table_id == row.table_id,
            lost_seats.c.seat == row.seat,
            lost_seats.c.salt == row.salt,
            lost_seats.c.state == row.state,
        )
        async with self._begin() as connection:
            values = {"state": state, "taker": taker, "since": time.time()}
            done = await connection.execute(sa.update(lost_seats).where(here).values(values))
        return bool(done.rowcount == 1)
