"""The solo game of the week: one seed for all, kept here and told to nobody; each plays it once."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from meiji.store.database import Database
from meiji.store.schema import people, result_seats, results
from meiji.store.schema_social import weekly_entries, weekly_games


@dataclass(frozen=True)
class WeeklyGame:
    week: str
    game: str
    seed: str
    options: dict[str, str]


@dataclass(frozen=True)
class WeeklyEntry:
    """Somebody who plays it; `score`: nothing yet, or nothing ever, where the game was given up."""

    person: str
    name: str
    table_id: str
    score: int | None


_GAME = [weekly_games.c[field.name] for field in fields(WeeklyGame)]


class Weekly:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert: Any = sqlite.insert if database.is_sqlite else postgresql.insert

    async def keep(self, row: WeeklyGame) -> WeeklyGame:
        """The game of this week: this one, unless somebody was quicker."""
        place = sa.and_(weekly_games.c.week == row.week, weekly_games.c.game == row.game)
        new = self._insert(weekly_games).values(asdict(row)).on_conflict_do_nothing()

        def write(connection: sa.Connection) -> WeeklyGame:
            connection.execute(new)
            return WeeklyGame(*connection.execute(sa.select(*_GAME).where(place)).one())

        return await self._database.write(write)

    async def game(self, week: str, game: str) -> WeeklyGame | None:
        place = sa.and_(weekly_games.c.week == week, weekly_games.c.game == game)
        row = await self._database.read(lambda connection: connection.execute(sa.select(*_GAME).where(place)).first())
        return WeeklyGame(*row) if row else None

    async def weeks(self, game: str, limit: int = 10) -> list[str]:
        """In which weeks it was played, the latest first."""
        query = sa.select(weekly_entries.c.week).where(weekly_entries.c.game == game).distinct()
        query = query.order_by(weekly_entries.c.week.desc()).limit(limit)
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    async def enter(self, week: str, game: str, person: str, table: str) -> str:
        """Somebody begins; the table at which they play, which is another one if they had begun before."""
        new = self._insert(weekly_entries).values(week=week, game=game, person=person, table_id=table)
        mine = sa.and_(weekly_entries.c.week == week, weekly_entries.c.game == game, weekly_entries.c.person == person)

        def write(connection: sa.Connection) -> str:
            connection.execute(new.on_conflict_do_nothing())
            return str(connection.execute(sa.select(weekly_entries.c.table_id).where(mine)).scalar_one())

        return await self._database.write(write)

    async def entries(self, week: str, game: str) -> list[WeeklyEntry]:
        """Who plays it, the best first."""
        score = sa.case((results.c.rated, result_seats.c.score), else_=None)
        query = sa.select(weekly_entries.c.person, people.c.name, weekly_entries.c.table_id, score)
        query = query.join(people, people.c.id == weekly_entries.c.person)
        query = query.outerjoin(results, results.c.table_id == weekly_entries.c.table_id)
        query = query.outerjoin(result_seats, result_seats.c.table_id == weekly_entries.c.table_id)
        query = query.where(weekly_entries.c.week == week, weekly_entries.c.game == game)
        found = await self._database.read(lambda connection: [WeeklyEntry(*row) for row in connection.execute(query)])
        return sorted(found, key=lambda entry: (entry.score is None, -(entry.score or 0), entry.name))


def forget_weekly(connection: sa.Connection, person: str) -> None:
    connection.execute(sa.delete(weekly_entries).where(weekly_entries.c.person == person))
