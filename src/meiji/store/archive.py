"""The archive: how games ended, and the ratings that come of it.

A result is added once, with all that it changes, in one transaction; who comes second adds nothing. Rated ones count in
the order of their numbers, so that the ratings can be told again from the archive, to the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

import sqlalchemy as sa

from meiji.arena.ratings import Standing, kind_of, rate, standing_of
from meiji.store.database import Database
from meiji.store.rows import OVER, RatingChange, ResultRow, ResultSeat
from meiji.store.schema import rating_changes, result_seats, results, seats, tables

_RESULT = [results.c[field.name] for field in fields(ResultRow)]
_SEAT = [result_seats.c[field.name] for field in fields(ResultSeat)]
_CHANGE = [rating_changes.c[field.name] for field in fields(RatingChange)]
LOCK = 0x4D65696A69  # of PostgreSQL, for whoever adds a result
Finished = tuple[ResultRow, list[ResultSeat]]


@dataclass(frozen=True)
class Filter:
    """Which games of the archive; what is empty does not matter."""

    game: str = ""
    seats: int = 0
    opponent: str = ""  # part of a name
    result: str = ""  # won, lost, none
    option: str = ""  # name=value
    rated: bool = False


class Archive:
    def __init__(self, database: Database) -> None:
        self._database = database

    # --- adding -----------------------------------------------------------------------------------------------------
    async def add(self, result: ResultRow, at: Sequence[ResultSeat]) -> bool:
        """Add a result, unless it is there already; was it added?"""

        def write(connection: sa.Connection) -> bool:
            _lock(connection)
            if connection.scalar(sa.select(results.c.number).where(results.c.table_id == result.table_id)) is not None:
                return False
            new = sa.insert(results).values(asdict(result)).returning(results.c.number)
            number = connection.execute(new).scalar_one()
            connection.execute(sa.insert(result_seats), [{"table_id": result.table_id, **asdict(seat)} for seat in at])
            if result.rated:
                _count(connection, number, result, at)
            return True

        return await self._database.write(write)

    async def missing(self, person: str | None = None, limit: int = 200) -> list[str]:
        """Tables that are over and not in the archive yet, of one person or of all. Copies and uploads are in no
        archive."""
        query = sa.select(tables.c.id).where(tables.c.status == OVER, tables.c.source.is_(None))
        query = query.where(tables.c.id.not_in(sa.select(results.c.table_id)))
        if person is not None:
            sitting = sa.select(seats.c.table_id).where(seats.c.person == person)
            query = query.where(tables.c.id.in_(sitting))
        query = query.order_by(tables.c.changed).limit(limit)
        found: list[str] = await self._database.read(lambda connection: list(connection.execute(query).scalars()))
        return found

    async def recount(self) -> int:
        """All ratings anew, from the results alone; how many changes there are."""

        def write(connection: sa.Connection) -> int:
            _lock(connection)
            connection.execute(sa.delete(rating_changes))
            query = sa.select(results.c.number, *_RESULT).where(results.c.rated).order_by(results.c.number)
            for number, *row in connection.execute(query).all():
                result = ResultRow(*row)
                _count(connection, number, result, _seats_of(connection, [result.table_id])[result.table_id])
            return connection.scalar(sa.select(sa.func.count()).select_from(rating_changes)) or 0

        return await self._database.write(write)

    # --- reading ----------------------------------------------------------------------------------------------------
    async def games_of(self, person: str, wanted: Filter, limit: int = 1000) -> list[Finished]:
        """The finished games of a person, the latest first."""
        query = sa.select(*_RESULT).join(result_seats, result_seats.c.table_id == results.c.table_id)
        query = query.where(result_seats.c.person == person).distinct()
        if wanted.game:
            query = query.where(results.c.game == wanted.game)
        if wanted.seats:
            query = query.where(results.c.seats == wanted.seats)
        if wanted.rated:
            query = query.where(results.c.rated)
        if wanted.result:
            mine = {"won": result_seats.c.place == 1, "lost": result_seats.c.place > 1}
            query = query.where(mine.get(wanted.result, result_seats.c.place.is_(None)))
        if wanted.opponent:
            other = result_seats.alias()
            like = other.c.name.icontains(wanted.opponent, autoescape=True)
            met = sa.select(other.c.table_id).where(like, sa.or_(other.c.person != person, other.c.person.is_(None)))
            query = query.where(results.c.table_id.in_(met))
        columns = [column for column in query.selected_columns if column.name != "options"]
        keys = query.with_only_columns(*columns).order_by(results.c.ended.desc()).limit(limit)

        def read(connection: sa.Connection) -> list[Finished]:
            ids = [row.table_id for row in connection.execute(keys)]
            found = connection.execute(sa.select(*_RESULT).where(results.c.table_id.in_(ids)))
            rows = sorted((ResultRow(*row) for row in found), key=lambda row: -row.ended)
            at = _seats_of(connection, ids)
            return [(row, at[row.table_id]) for row in rows]

        done: list[Finished] = await self._database.read(read)
        if wanted.option:
            name, _, value = wanted.option.partition("=")
            done = [entry for entry in done if entry[0].options.get(name) == value]
        return done

    async def result(self, table: str) -> Finished | None:
        """How the game of a table ended, once it is in the archive."""
        query = sa.select(*_RESULT).where(results.c.table_id == table)

        def read(connection: sa.Connection) -> Finished | None:
            found = connection.execute(query).first()
            return (ResultRow(*found), _seats_of(connection, [table])[table]) if found else None

        return await self._database.read(read)

    async def played_together(self, one: str, other: str) -> bool:
        """Have these two ever finished a game together, or are they at one now?"""
        queries = []
        for table in (result_seats, seats):
            mine, theirs = table.alias(), table.alias()
            same = sa.select(mine.c.table_id).join(theirs, theirs.c.table_id == mine.c.table_id)
            queries.append(same.where(mine.c.person == one, theirs.c.person == other).limit(1))

        def read(connection: sa.Connection) -> bool:
            return any(connection.execute(query).first() is not None for query in queries)

        return await self._database.read(read)

    async def changes_of(self, person: str) -> list[RatingChange]:
        """All that happened to the ratings of a person, in order."""
        query = sa.select(*_CHANGE).where(rating_changes.c.person == person).order_by(rating_changes.c.number)

        def read(connection: sa.Connection) -> list[RatingChange]:
            return [RatingChange(*row) for row in connection.execute(query)]

        return await self._database.read(read)

    async def all_changes(self) -> list[RatingChange]:
        query = sa.select(*_CHANGE).order_by(rating_changes.c.number, rating_changes.c.person)

        def read(connection: sa.Connection) -> list[RatingChange]:
            return [RatingChange(*row) for row in connection.execute(query)]

        return await self._database.read(read)


def _lock(connection: sa.Connection) -> None:
    """One result after the other; with SQLite there is one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def _seats_of(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[ResultSeat]]:
    found: dict[str, list[ResultSeat]] = {id: [] for id in ids}
    query = sa.select(result_seats.c.table_id, *_SEAT).where(result_seats.c.table_id.in_(ids))
    for table, *seat in connection.execute(query.order_by(result_seats.c.seat)):
        found[table].append(ResultSeat(*seat))
    return found


def _count(connection: sa.Connection, number: int, result: ResultRow, at: Sequence[ResultSeat]) -> None:
    """What a rated result does to the ratings of its people; computer players stay where they are."""
    kind = kind_of(result.seats)
    places = [seat.place for seat in at]
    before = [_standing(connection, result.game, str(kind), seat) for seat in at]
    if kind is None or None in places or None in before:
        return
    after = rate([place for place in places if place], [standing for standing in before if standing])
    rows: list[dict[str, Any]] = [
        asdict(RatingChange(result.table_id, seat.person, number, result.game, kind, *new, result.ended))
        for seat, new in zip(at, after, strict=True)
        if seat.person is not None
    ]
    if rows:
        connection.execute(sa.insert(rating_changes), rows)


def _standing(connection: sa.Connection, game: str, kind: str, seat: ResultSeat) -> Standing | None:
    if seat.person is None:
        return standing_of(game, seat.player or "")
    mine = sa.and_(rating_changes.c.person == seat.person, rating_changes.c.game == game, rating_changes.c.kind == kind)
    last = sa.select(rating_changes.c.mu, rating_changes.c.sigma).where(mine).order_by(rating_changes.c.number.desc())
    found = connection.execute(last.limit(1)).first()
    return Standing(*found) if found else Standing()
