"""Who has done which lessons, and the tables on which people learn."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from meiji.store.database import Database
from meiji.store.schema import metadata, tables

KEPT = 2 * 24 * 3600  # seconds for which a lesson that nobody goes on with is kept
MOST = 50  # tables that are cleaned away at once

lessons_done = sa.Table(
    "lessons_done",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("lesson", sa.String(40), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)


async def move_lessons(connection: Any, guest: str, person: str) -> None:
    """What a guest has learnt the person knows."""
    mine, theirs = lessons_done, lessons_done.alias()
    same = (theirs.c.person == person, theirs.c.game == mine.c.game, theirs.c.lesson == mine.c.lesson)
    known = sa.exists().where(*same)
    await connection.execute(sa.update(mine).where(mine.c.person == guest, ~known).values(person=person))
    await connection.execute(sa.delete(mine).where(mine.c.person == guest))


class LessonStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def done(self, person: str, game: str) -> set[str]:
        """The lessons of a game that somebody has done."""
        mine = sa.and_(lessons_done.c.person == person, lessons_done.c.game == game)
        query = sa.select(lessons_done.c.lesson).where(mine)
        found: set[str] = await self._database.read(lambda connection: set(connection.execute(query).scalars()))
        return found

    async def note_done(self, person: str, game: str, lesson: str) -> None:
        """Once is enough."""
        values = {"person": person, "game": game, "lesson": lesson}

        def write(connection: sa.Connection) -> None:
            here = [lessons_done.c[name] == value for name, value in values.items()]
            if connection.scalar(sa.select(lessons_done.c.at).where(*here)) is None:
                connection.execute(sa.insert(lessons_done).values(**values, at=time.time()))

        await self._database.write(write)

    async def left_over(self, person: str) -> list[str]:
        """Tables of lessons that this person has begun before, or that nobody has gone on with for long. The last one
        of this person stays: its page may still be open."""
        mine = sa.and_(tables.c.lesson.is_not(None), tables.c.owner == person)
        newest = sa.select(tables.c.id).where(mine).order_by(tables.c.created.desc()).limit(1).scalar_subquery()
        old: Any = sa.or_(tables.c.owner == person, tables.c.changed < time.time() - KEPT)
        query = sa.select(tables.c.id).where(tables.c.lesson.is_not(None), old, tables.c.id != newest).limit(MOST)
        found: list[str] = await self._database.read(lambda connection: list(connection.execute(query).scalars()))
        return found
