"""Reading and writing tables. Every method is one transaction; what has returned is committed."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

import sqlalchemy as sa

from meiji.kernel.box import LoadedBox
from meiji.kernel.spec import find_game
from meiji.store.database import Database
from meiji.store.people import PeopleStore
from meiji.store.rows import OVER, RUNNING, WAITING, Conflict, MoveRow, SeatRow, TableRow
from meiji.store.schema import boxes, hooks, leases, moves, reviews, seats, seen, tables, votes, watchers

KEPT_BOXES = 50  # in memory; others are read again
_TABLE = [tables.c[field.name] for field in fields(TableRow)]
_SEAT = [seats.c[field.name] for field in fields(SeatRow)]
_MOVE = [moves.c[field.name] for field in fields(MoveRow)]
_REVISION = sa.select(tables.c.revision).where(tables.c.id == sa.bindparam("table"))
_CHANGE = sa.update(tables).where(tables.c.id == sa.bindparam("table"), tables.c.revision == sa.bindparam("seen"))
_ADD_MOVE = sa.insert(moves)


class Store(PeopleStore):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._boxes: OrderedDict[tuple[str, str], LoadedBox] = OrderedDict()

    # --- tables -----------------------------------------------------------------------------------------------------
    async def add_table(
        self, row: TableRow, at: Sequence[SeatRow], box: LoadedBox, log: Sequence[MoveRow] = ()
    ) -> None:
        """A new table; a copied one brings its log."""
        async with self._begin() as connection:
            values = {"hash": box.hash, "game": row.game, "name": box.id, "toml": box.text}
            new = self._insert(boxes).values(values)
            if box.shipped:
                await connection.execute(new.on_conflict_do_nothing())
            else:  # touched, so that nobody deletes it with its last table meanwhile
                await connection.execute(new.on_conflict_do_update(index_elements=["hash"], set_={"name": box.id}))
            await connection.execute(sa.insert(tables).values(asdict(row)))
            await connection.execute(sa.insert(seats), [{"table_id": row.id, **asdict(seat)} for seat in at])
            if log:
                now = time.time()
                await connection.execute(
                    sa.insert(moves), [{"table_id": row.id, "at": now, **asdict(move)} for move in log]
                )

    async def table(self, id: str) -> TableRow | None:
        async with self._begin() as connection:
            row = (await connection.execute(sa.select(*_TABLE).where(tables.c.id == id))).first()
        return TableRow(*row) if row else None

    async def revision(self, id: str) -> int | None:
        found: int | None = await self.database.read(lambda connection: connection.scalar(_REVISION, {"table": id}))
        return found

    async def whole(self, id: str) -> tuple[TableRow, list[SeatRow], list[MoveRow]] | None:
        """A table with its seats and its log, all of one moment."""
        async with self.database.snapshots.begin() as connection:
            row = (await connection.execute(sa.select(*_TABLE).where(tables.c.id == id))).first()
            if row is None:
                return None
            at = await connection.execute(sa.select(*_SEAT).where(seats.c.table_id == id).order_by(seats.c.seat))
            log = await connection.execute(sa.select(*_MOVE).where(moves.c.table_id == id).order_by(moves.c.number))
            return TableRow(*row), [SeatRow(*seat) for seat in at], [MoveRow(*move) for move in log]

    async def box(self, game: str, hash: str) -> LoadedBox:
        """The box a table is played with: the one it was begun with, whatever is shipped now."""
        if (game, hash) not in self._boxes:
            spec = find_game(game)
            async with self._begin() as connection:
                found = await connection.execute(sa.select(boxes.c.toml, boxes.c.name).where(boxes.c.hash == hash))
                toml, name = found.one()
            if len(self._boxes) >= KEPT_BOXES:
                self._boxes.pop(next(iter(self._boxes)))
            self._boxes[game, hash] = spec.box_from(toml, name)
            while len(self._boxes) > KEPT_BOXES:
                self._boxes.popitem(last=False)
        self._boxes.move_to_end((game, hash))
        return self._boxes[game, hash]

    async def _change(self, connection: Any, id: str, revision: int, **values: Any) -> int:
        """Change a table if nobody else has; the new revision. It comes first in every transaction that writes."""
        statement = sa.update(tables).where(tables.c.id == id, tables.c.revision == revision)
        done = await connection.execute(statement.values(revision=revision + 1, changed=time.time(), **values))
        if done.rowcount != 1:
            raise Conflict(f"table {id} is no longer at revision {revision}")
        return revision + 1

    async def sit(self, id: str, revision: int, seat: SeatRow) -> int:
        """Put somebody on a seat. A computer player that could not go on may be another one now."""
        async with self._begin() as connection:
            new = await self._change(connection, id, revision, set_aside=False)
            place = sa.and_(seats.c.table_id == id, seats.c.seat == seat.seat)
            await connection.execute(sa.update(seats).where(place).values(asdict(seat)))
        return new

    async def start(
        self, id: str, revision: int, setup: list[str], record: bytes, rules: str, to_move: int | None, seed: str
    ) -> int:
        """Begin the game; where its setup leaves nothing to decide, it is over already."""
        status = OVER if to_move is None else RUNNING
        values = {"setup": setup, "start": record, "rules": rules, "to_move": to_move, "seed": seed}
        async with self._begin() as connection:
            return await self._change(connection, id, revision, status=status, **values)

    async def append(self, id: str, revision: int, move: MoveRow, to_move: int | None) -> int:
        """One more move. The database refuses a second move with the same number."""
        now = time.time()
        table = {"table": id, "seen": revision, "revision": revision + 1, "changed": now, "length": move.number}
        table |= {"to_move": to_move, "status": OVER if to_move is None else RUNNING}
        row = {"table_id": id, "at": now, **vars(move)}

        def write(connection: sa.Connection) -> None:
            if connection.execute(_CHANGE, table).rowcount != 1:
                raise Conflict(f"table {id} is no longer at revision {revision}")
            connection.execute(_ADD_MOVE, row)

        try:
            await self.database.write(write)
        except sa.exc.IntegrityError:
            raise Conflict(f"table {id} already has a move {move.number}") from None
        return revision + 1

    async def truncate(self, id: str, revision: int, length: int, to_move: int | None) -> int:
        """Take moves back: only the first `length` of them stay."""
        async with self._begin() as connection:
            values = {"length": length, "to_move": to_move, "status": RUNNING, "set_aside": False}
            new = await self._change(connection, id, revision, **values)
            await connection.execute(sa.delete(moves).where(moves.c.table_id == id, moves.c.number > length))
        return new

    async def set_aside(self, id: str, revision: int) -> int:
        """No computer player is to try again here until a move is taken back or somebody else sits there."""
        async with self._begin() as connection:
            return await self._change(connection, id, revision, set_aside=True)

    async def set_rematch(self, id: str, revision: int, rematch: str) -> int:
        async with self._begin() as connection:
            return await self._change(connection, id, revision, rematch=rematch)

    async def delete_table(self, id: str) -> list[str]:
        """Delete a table; those whose rematch it was can have another one. With its last table a foreign box goes."""
        async with self._begin() as connection:
            for table in (moves, seats, seen, watchers, votes, hooks, reviews, leases):  # who reads first is in the way
                await connection.execute(sa.delete(table).where(table.c.table_id == id))
            its = sa.select(tables.c.game, tables.c.box_hash).where(tables.c.id == id)
            found = (await connection.execute(its)).first()
            here = tables.c.rematch == id
            before = list((await connection.execute(sa.select(tables.c.id).where(here))).scalars())
            again = sa.update(tables).where(here).values(rematch=None, revision=tables.c.revision + 1)
            await connection.execute(again)
            await connection.execute(sa.delete(tables).where(tables.c.id == id))
            if found is not None and found.box_hash != find_game(found.game).box().hash:
                await self._delete_unused_box(connection, found.box_hash)
        return before

    async def _delete_unused_box(self, connection: Any, hash: str) -> None:
        """First nobody else may use it anew, then it is looked whether somebody does."""
        await connection.execute(sa.select(boxes.c.hash).where(boxes.c.hash == hash).with_for_update())
        used = await connection.scalar(sa.select(sa.func.count()).where(tables.c.box_hash == hash))
        if not used:
            await connection.execute(sa.delete(boxes).where(boxes.c.hash == hash))

    # --- lists ------------------------------------------------------------------------------------------------------
    async def tables_of(self, person: str, limit: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables at which a person sits or which are theirs, the latest first."""
        sitting = sa.select(seats.c.table_id).where(seats.c.person == person)
        return await self._list(sa.or_(tables.c.owner == person, tables.c.id.in_(sitting)), limit)

    async def open_tables(self, limit: int = 30) -> list[tuple[TableRow, list[SeatRow]]]:
        """Listed tables: those that still wait for somebody, and those being played."""
        return await self._list(sa.and_(tables.c.listed, tables.c.status.in_([WAITING, RUNNING])), limit)

    async def _list(self, where: Any, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self._begin() as connection:
            found = await connection.execute(
                sa.select(*_TABLE).where(where).order_by(tables.c.changed.desc()).limit(limit)
            )
            rows = [TableRow(*row) for row in found]
            at: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            query = sa.select(seats.c.table_id, *_SEAT).where(seats.c.table_id.in_(at)).order_by(seats.c.seat)
            for table_id, *seat in await connection.execute(query):
                at[table_id].append(SeatRow(*seat))
        return [(row, at[row.id]) for row in rows]

    # --- who has seen what ------------------------------------------------------------------------------------------
    async def see(self, id: str, person: str, length: int) -> None:
        new = self._insert(seen).values(table_id=id, person=person, length=length)
        new = new.on_conflict_do_update(index_elements=["table_id", "person"], set_={"length": length})

        def write(connection: sa.Connection) -> None:
            connection.execute(new)

        await self.database.write(write)

    async def seen_by(self, person: str) -> dict[str, int]:
        async with self._begin() as connection:
            found = await connection.execute(sa.select(seen.c.table_id, seen.c.length).where(seen.c.person == person))
            return {table: length for table, length in found}

    async def watch(self, id: str, person: str) -> None:
        """A spectator came in by the link; from now on the plain address is enough."""
        async with self._begin() as connection:
            new = self._insert(watchers).values(table_id=id, person=person)
            await connection.execute(new.on_conflict_do_nothing())

    async def may_watch(self, id: str, person: str) -> bool:
        async with self._begin() as connection:
            place = sa.and_(watchers.c.table_id == id, watchers.c.person == person)
            return (await connection.execute(sa.select(watchers.c.person).where(place))).first() is not None

    # --- reviews ----------------------------------------------------------------------------------------------------
    async def review(self, id: str, log: str) -> dict[str, Any] | None:
        """The review of a table, if it is one of these moves."""
        place = sa.and_(reviews.c.table_id == id, reviews.c.log == log)
        async with self._begin() as connection:
            found: dict[str, Any] | None = await connection.scalar(sa.select(reviews.c.told).where(place))
        return found

    async def set_review(self, id: str, log: str, told: dict[str, Any]) -> None:
        values = {"log": log, "told": told, "made": time.time()}
        async with self._begin() as connection:
            new = self._insert(reviews).values(table_id=id, **values)
            await connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_=values))
