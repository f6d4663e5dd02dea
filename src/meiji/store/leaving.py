"""Leaving a game: what its people agree on, who left it, and what is told of games that were deleted."""

from __future__ import annotations

import time
from dataclasses import asdict, fields
from typing import Any

import sqlalchemy as sa

from meiji.store.clocks import Clock, clock_values
from meiji.store.people import PeopleStore
from meiji.store.rows import LEFT, OVER, RUNNING, Conflict, DeletedTable, Departure, PersonRow, SeatRow
from meiji.store.schema import deleted_tables, departures, proposals, seats, tables, votes

END, DELETE, PAUSE = "end", "delete", "pause"  # what people may agree on
TOLD = 30 * 24 * 3600.0  # seconds for which people are told of a deleted game
_DEPARTURE = [departures.c[field.name] for field in fields(Departure)]
_DELETED = [deleted_tables.c[field.name] for field in fields(DeletedTable)]


class LeavingStore(PeopleStore):
    async def _change(self, connection: Any, id: str, revision: int, **values: Any) -> int:
        """Change a table if nobody else has; the new revision. It comes first in every transaction that writes."""
        statement = sa.update(tables).where(tables.c.id == id, tables.c.revision == revision)
        done = await connection.execute(statement.values(revision=revision + 1, changed=time.time(), **values))
        if done.rowcount != 1:
            raise Conflict(f"table {id} is no longer at revision {revision}")
        return revision + 1

    async def _propose_at(self, connection: Any, id: str, revision: int) -> int:
        """A new revision, since people see who agrees; but how long a table has been waiting stays as it is."""
        here = sa.and_(tables.c.id == id, tables.c.revision == revision)
        done = await connection.execute(sa.update(tables).where(here).values(revision=revision + 1))
        if done.rowcount != 1:
            raise Conflict(f"table {id} is no longer at revision {revision}")
        return revision + 1

    # --- agreements -------------------------------------------------------------------------------------------------
    async def agree(self, id: str, revision: int, kind: str, person: str) -> int:
        async with self._begin() as connection:
            new = await self._propose_at(connection, id, revision)
            row = self._insert(proposals).values(table_id=id, kind=kind, person=person, at=time.time())
            await connection.execute(row.on_conflict_do_nothing())
        return new

    async def decline(self, id: str, revision: int, kind: str) -> int:
        """Nothing comes of it; whoever wants it still has to propose it anew."""
        async with self._begin() as connection:
            new = await self._propose_at(connection, id, revision)
            here = sa.and_(proposals.c.table_id == id, proposals.c.kind == kind)
            await connection.execute(sa.delete(proposals).where(here))
        return new

    async def proposals(self, id: str) -> dict[str, list[str]]:
        """Who agrees to what, in the order in which they said so."""
        found: dict[str, list[str]] = {}
        query = sa.select(proposals.c.kind, proposals.c.person).where(proposals.c.table_id == id)
        async with self._begin() as connection:
            for kind, person in await connection.execute(query.order_by(proposals.c.at)):
                found.setdefault(kind, []).append(person)
        return found

    async def end(self, id: str, revision: int, resigned: int | None, clock: Clock | None = None) -> int:
        """The game is over, though its rules do not say so: by agreement, or because a seat gave up."""
        async with self._begin() as connection:
            values = {"status": OVER, "to_move": None, "resigned": resigned, **clock_values(clock)}
            new = await self._change(connection, id, revision, **values)
            for table in (proposals, votes):
                await connection.execute(sa.delete(table).where(table.c.table_id == id))
        return new

    # --- who left ---------------------------------------------------------------------------------------------------
    async def hand_over(
        self, id: str, revision: int, to: list[SeatRow], left: list[Departure], clock: Clock | None = None
    ) -> int:
        """Others sit on some seats; who sat there is remembered, the first one of each seat. What the others had
        agreed on they agreed on with them."""
        async with self._begin() as connection:
            new = await self._change(connection, id, revision, set_aside=False, **clock_values(clock))
            for seat in to:
                place = sa.and_(seats.c.table_id == id, seats.c.seat == seat.seat)
                await connection.execute(sa.update(seats).where(place).values(asdict(seat)))
            for gone in left:
                row = self._insert(departures).values(table_id=id, **asdict(gone))
                await connection.execute(row.on_conflict_do_nothing())
            for table in (proposals, votes):
                await connection.execute(sa.delete(table).where(table.c.table_id == id))
        return new

    async def departures(self, id: str) -> list[Departure]:
        query = sa.select(*_DEPARTURE).where(departures.c.table_id == id).order_by(departures.c.seat)
        async with self._begin() as connection:
            return [Departure(*row) for row in await connection.execute(query)]

    async def replaced(self, person: str) -> list[tuple[str, str, str]]:
        """Running games in which a computer player goes on for somebody who did not choose that: table, game, why."""
        query = sa.select(tables.c.id, tables.c.game, departures.c.why).join(
            tables, tables.c.id == departures.c.table_id
        )
        query = query.where(departures.c.person == person, departures.c.why != LEFT, tables.c.status == RUNNING)
        found = await self.database.read(lambda connection: connection.execute(query.order_by(tables.c.id)).all())
        return [(table, game, why) for table, game, why in found]

    # --- clocks -----------------------------------------------------------------------------------------------------
    async def set_clock(self, id: str, revision: int, clock: Clock) -> int:
        """Paused, or going on; what was agreed about it has happened."""
        async with self._begin() as connection:
            new = await self._change(connection, id, revision, **clock_values(clock))
            here = sa.and_(proposals.c.table_id == id, proposals.c.kind == PAUSE)
            await connection.execute(sa.delete(proposals).where(here))
        return new

    async def run_out(self, now: float) -> list[str]:
        """Tables where somebody's time is up, and nobody has seen to it."""
        query = sa.select(tables.c.id).where(tables.c.flag <= now, tables.c.status == RUNNING)
        found = await self.database.read(lambda connection: connection.execute(query).scalars().all())
        return list(found)

    async def lower_flag(self, id: str, revision: int) -> None:
        """Nothing more happens by itself; the clock stays as it is."""
        here = sa.and_(tables.c.id == id, tables.c.revision == revision)
        async with self._begin() as connection:
            await connection.execute(sa.update(tables).where(here).values(flag=None))

    # --- deleted games ----------------------------------------------------------------------------------------------
    async def _tell_others(self, connection: Any, id: str, by: PersonRow) -> None:
        now = time.time()
        await connection.execute(sa.delete(deleted_tables).where(deleted_tables.c.at < now - TOLD))
        sat = sa.select(sa.literal(id), seats.c.person, tables.c.game, sa.literal(by.name), sa.literal(now))
        sat = sat.join(tables, tables.c.id == seats.c.table_id).where(seats.c.table_id == id)
        sat = sat.where(seats.c.person.is_not(None), seats.c.person != by.id).distinct()
        new = self._insert(deleted_tables).from_select(["table_id", "person", "game", "by", "at"], sat)
        await connection.execute(new.on_conflict_do_nothing())

    async def deleted_tables(self, person: str) -> list[DeletedTable]:
        """The deleted games of which a person has not said to know, the latest first."""
        query = sa.select(*_DELETED).where(deleted_tables.c.person == person).order_by(deleted_tables.c.at.desc())
        async with self._begin() as connection:
            return [DeletedTable(*row) for row in await connection.execute(query)]

    async def know_deleted(self, person: str) -> None:
        async with self._begin() as connection:
            await connection.execute(sa.delete(deleted_tables).where(deleted_tables.c.person == person))
