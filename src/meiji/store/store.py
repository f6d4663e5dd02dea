"""Reading and writing tables. Every method is one transaction; what has returned is committed."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any

import sqlalchemy as sa

from meiji.kernel.box import LoadedBox
from meiji.kernel.spec import find_game
from meiji.store.clocks import Clock, clock_values
from meiji.store.database import Database
from meiji.store.rows import OVER, RUNNING, WAITING, Conflict, MoveRow, PersonRow, SeatRow, TableRow
from meiji.store.schema import (
    boxes,
    departures,
    hooks,
    leases,
    lost_seats,
    moves,
    proposals,
    result_seats,
    results,
    reviews,
    seats,
    seen,
    tables,
    votes,
    watchers,
)
from meiji.store.schema_social import challenges, hand_watchers, shown_hands
from meiji.store.showing import ShowingStore

KEPT_BOXES = 50  # in memory; others are read again
MOST_OF_ONE = 3  # tables of one owner that wait and are listed
_TABLE = [tables.c[field.name] for field in fields(TableRow)]
_SEAT = [seats.c[field.name] for field in fields(SeatRow)]
_MOVE = [moves.c[field.name] for field in fields(MoveRow)]
_REVISION = sa.select(tables.c.revision).where(tables.c.id == sa.bindparam("table"))
_CHANGE = sa.update(tables).where(tables.c.id == sa.bindparam("table"), tables.c.revision == sa.bindparam("seen"))
_ADD_MOVE = sa.insert(moves)
_OF_A_TABLE = (moves, seats, seen, watchers, votes, hooks, reviews, leases, proposals, departures)
_OF_ITS_SEATS = (lost_seats, challenges, shown_hands, hand_watchers)


class Store(ShowingStore):
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

    async def sit(self, id: str, revision: int, seat: SeatRow) -> int:
        """Put somebody on a seat. A computer player that could not go on may be another one now."""
        async with self._begin() as connection:
            new = await self._change(connection, id, revision, set_aside=False)
            place = sa.and_(seats.c.table_id == id, seats.c.seat == seat.seat)
            await connection.execute(sa.update(seats).where(place).values(asdict(seat)))
            await connection.execute(sa.delete(votes).where(votes.c.table_id == id))
        return new

    async def start(
        self,
        id: str,
        revision: int,
        setup: list[str],
        record: bytes,
        rules: str,
        to_move: int | None,
        seed: str,
        summary: Any = None,
        clock: Clock | None = None,
    ) -> int:
        """Begin the game; where its setup leaves nothing to decide, it is over already."""
        status = OVER if to_move is None else RUNNING
        values = {"setup": setup, "start": record, "rules": rules, "to_move": to_move, "seed": seed}
        values["summary"] = summary
        async with self._begin() as connection:
            return await self._change(connection, id, revision, status=status, **values, **clock_values(clock))

    async def append(
        self,
        id: str,
        revision: int,
        new: Sequence[MoveRow],
        to_move: int | None,
        summary: Any = None,
        clock: Clock | None = None,
    ) -> int:
        """More moves, all or none. The database refuses a second move with the same number. Where the turn passes on,
        `clock` is as it is then."""
        now = time.time()
        table = {"table": id, "seen": revision, "revision": revision + 1, "changed": now, "length": new[-1].number}
        table |= {"summary": summary, "to_move": to_move, "status": OVER if to_move is None else RUNNING}
        table |= clock_values(clock)
        rows = [{"table_id": id, "at": now, **vars(move)} for move in new]

        def write(connection: sa.Connection) -> None:
            if connection.execute(_CHANGE, table).rowcount != 1:
                raise Conflict(f"table {id} is no longer at revision {revision}")
            connection.execute(_ADD_MOVE, rows)

        try:
            await self.database.write(write)
        except sa.exc.IntegrityError:
            raise Conflict(f"table {id} already has a move {new[0].number}") from None
        return revision + 1

    async def truncate(
        self,
        id: str,
        revision: int,
        length: int,
        to_move: int | None,
        summary: Any = None,
        clock: Clock | None = None,
        taken_back: list[list[int]] | None = None,
        future: bytes | None = None,
    ) -> int:
        """Take moves back: only the first `length` of them stay. With another `future` the last record that stays is
        exchanged; no seed tells that game."""
        values: dict[str, Any] = {"length": length, "to_move": to_move, "status": RUNNING, "set_aside": False}
        values |= {"summary": summary, **clock_values(clock)}
        if taken_back is not None:
            values["taken_back"] = taken_back
        if future is not None:
            values |= {"seed": ""} | ({} if length else {"start": future})
        async with self._begin() as connection:
            new = await self._change(connection, id, revision, **values)
            await connection.execute(sa.delete(moves).where(moves.c.table_id == id, moves.c.number > length))
            await connection.execute(sa.delete(votes).where(votes.c.table_id == id))
            if future is not None and length:
                last = sa.and_(moves.c.table_id == id, moves.c.number == length)
                await connection.execute(sa.update(moves).where(last).values(record=future))
        return new

    async def set_aside(self, id: str, revision: int) -> int:
        """No computer player is to try again here until a move is taken back or somebody else sits there."""
        async with self._begin() as connection:
            return await self._change(connection, id, revision, set_aside=True)

    async def is_rematch(self, id: str) -> bool:
        """Did the people of another table come here together?"""
        query = sa.select(tables.c.id).where(tables.c.rematch == id).limit(1)
        async with self._begin() as connection:
            return (await connection.execute(query)).first() is not None

    async def set_rematch(self, id: str, revision: int, rematch: str) -> int:
        async with self._begin() as connection:
            return await self._change(connection, id, revision, rematch=rematch)

    async def delete_table(self, id: str, by: PersonRow | None = None) -> list[str]:
        """Delete a table; those whose rematch it was can have another one, its copies stand alone. With its last table
        a foreign box goes. All others who sat there are told who did it."""
        async with self._begin() as connection:
            if by is not None:
                await self._tell_others(connection, id, by)
            for table in (*_OF_A_TABLE, *_OF_ITS_SEATS):  # who reads first is in the way
                await connection.execute(sa.delete(table).where(table.c.table_id == id))
            unrated = sa.select(results.c.table_id).where(results.c.table_id == id, ~results.c.rated)
            await connection.execute(sa.delete(result_seats).where(result_seats.c.table_id.in_(unrated)))
            await connection.execute(sa.delete(results).where(results.c.table_id == id, ~results.c.rated))
            its = sa.select(tables.c.game, tables.c.box_hash).where(tables.c.id == id)
            found = (await connection.execute(its)).first()
            here = tables.c.rematch == id
            before = list((await connection.execute(sa.select(tables.c.id).where(here))).scalars())
            again = sa.update(tables).where(here).values(rematch=None, revision=tables.c.revision + 1)
            await connection.execute(again)
            copied = tables.c.origin == id
            before += (await connection.execute(sa.select(tables.c.id).where(copied))).scalars()
            alone = sa.update(tables).where(copied).values(origin=None, revision=tables.c.revision + 1)
            await connection.execute(alone)
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
    async def tables_of(
        self, person: str, limit: int = 50, over: bool | None = None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables at which a person sits or which are theirs, the latest first; `over`: only those, or no such. A
        lesson is no game."""
        sitting = sa.select(seats.c.table_id).where(seats.c.person == person)
        mine = sa.and_(sa.or_(tables.c.owner == person, tables.c.id.in_(sitting)), tables.c.lesson.is_(None))
        if over is not None:
            mine = sa.and_(mine, (tables.c.status == OVER) == over)
        return await self._list(mine, limit)

    async def open_tables(self, limit: int = 30) -> list[tuple[TableRow, list[SeatRow]]]:
        """Listed tables: so many that still wait for somebody, a few of each owner, and so many that are played.
        Neither kind, and nobody with very many of them, keeps the others out."""
        nth = sa.func.row_number().over(partition_by=tables.c.owner, order_by=tables.c.changed.desc()).label("nth")
        waiting = sa.select(tables.c.id, nth).where(tables.c.listed, tables.c.status == WAITING).subquery()
        some = sa.select(waiting.c.id).where(waiting.c.nth <= MOST_OF_ONE)
        running = sa.and_(tables.c.listed, tables.c.status == RUNNING)
        return [*await self._list(tables.c.id.in_(some), limit), *await self._list(running, limit)]

    async def games_shown_to(
        self, viewer: str, players: Iterable[str], limit: int = 20
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """What these people play now, as far as the viewer may watch it: listed games, and those where the viewer sits
        or came in by a link."""
        playing = sa.select(seats.c.table_id).where(seats.c.person.in_(set(players)))
        known = [sa.select(table.c.table_id).where(table.c.person == viewer) for table in (seats, watchers)]
        open_to = sa.or_(tables.c.listed, *(tables.c.id.in_(its) for its in known))
        return await self._list(sa.and_(tables.c.id.in_(playing), open_to, tables.c.status == RUNNING), limit)

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

    async def accuracies(self, ids: Sequence[str]) -> dict[str, list[float | None]]:
        """Of the tables that were reviewed, how well each seat played, in per cent."""
        query = sa.select(reviews.c.table_id, reviews.c.told["players"]).where(reviews.c.table_id.in_(ids))
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return {table: [one.get("accuracy") for one in players] for table, players in found if players}

    async def set_review(self, id: str, log: str, told: dict[str, Any]) -> None:
        values = {"log": log, "told": told, "made": time.time()}
        async with self._begin() as connection:
            new = self._insert(reviews).values(table_id=id, **values)
            await connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_=values))
