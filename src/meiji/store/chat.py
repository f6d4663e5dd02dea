"""What people say at a table, what they note for themselves, and what they report to the owner of the site."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from meiji.store.database import Database
from meiji.store.schema import messages, mutes, notes, people, reports

KEPT = 500  # messages of a room
EVERYBODY = "*"  # muted: the chat is off


@dataclass(frozen=True)
class MessageRow:
    """`phrase` is the key of a ready-made sentence, which each reader gets in their own language; else it is `text`."""

    id: int
    room: str
    person: str
    name: str
    text: str
    phrase: str
    at: float


@dataclass(frozen=True)
class ReportRow:
    """A message that somebody has reported, as it was said."""

    id: int
    table_id: str
    message: int
    by: str
    by_name: str
    person: str
    name: str
    text: str
    at: float


_MESSAGE = [messages.c[field.name] for field in fields(MessageRow)]
_REPORT = [reports.c[field.name] for field in fields(ReportRow)]


class Chats:
    def __init__(self, database: Database) -> None:
        self._begin = database.engine.begin
        self._insert: Any = sqlite.insert if database.is_sqlite else postgresql.insert

    # --- messages ---------------------------------------------------------------------------------------------------
    async def say(self, table: str, room: str, person: str, name: str, text: str, phrase: str) -> int:
        """A new message; of old ones only so many stay. Its number."""
        values = {"table_id": table, "room": room, "person": person, "name": name, "text": text, "phrase": phrase}
        here = sa.and_(messages.c.table_id == table, messages.c.room == room)
        async with self._begin() as connection:
            new = sa.insert(messages).values(at=time.time(), **values).returning(messages.c.id)
            id: int = (await connection.execute(new)).scalar_one()
            oldest = sa.select(messages.c.id).where(here).order_by(messages.c.id.desc()).offset(KEPT).limit(1)
            await connection.execute(sa.delete(messages).where(here, messages.c.id <= oldest.scalar_subquery()))
        return id

    async def messages(self, table: str, rooms: list[str], reader: str, after: int) -> list[MessageRow]:
        """What a reader wants to read, the oldest first."""
        unwanted = sa.select(mutes.c.muted).where(mutes.c.person == reader)
        query = sa.select(*_MESSAGE).where(messages.c.table_id == table, messages.c.room.in_(rooms))
        query = query.where(messages.c.id > after, messages.c.person.not_in(unwanted)).order_by(messages.c.id)
        async with self._begin() as connection:
            return [MessageRow(*row) for row in await connection.execute(query)]

    async def message(self, table: str, id: int) -> MessageRow | None:
        query = sa.select(*_MESSAGE).where(messages.c.table_id == table, messages.c.id == id)
        async with self._begin() as connection:
            row = (await connection.execute(query)).first()
        return MessageRow(*row) if row else None

    async def delete_message(self, id: int) -> None:
        async with self._begin() as connection:
            await connection.execute(sa.delete(messages).where(messages.c.id == id))

    # --- whom a reader does not want to read ------------------------------------------------------------------------
    async def mute(self, person: str, muted: str) -> None:
        async with self._begin() as connection:
            await connection.execute(self._insert(mutes).values(person=person, muted=muted).on_conflict_do_nothing())

    async def unmute(self, person: str, muted: str) -> None:
        """Read somebody again; EVERYBODY: all who were muted one by one stay so."""
        async with self._begin() as connection:
            await connection.execute(sa.delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))

    async def muted(self, person: str) -> dict[str, str]:
        """The names of those whom a person does not want to read; under EVERYBODY: the chat is off."""
        query = sa.select(mutes.c.muted, people.c.name).outerjoin(people, people.c.id == mutes.c.muted)
        async with self._begin() as connection:
            return {who: name or "" for who, name in await connection.execute(query.where(mutes.c.person == person))}

    # --- notes ------------------------------------------------------------------------------------------------------
    async def set_note(self, table: str, person: str, text: str) -> None:
        async with self._begin() as connection:
            new = self._insert(notes).values(table_id=table, person=person, text=text)
            await connection.execute(
                new.on_conflict_do_update(index_elements=["table_id", "person"], set_={"text": text})
            )

    async def note(self, table: str, person: str) -> str:
        query = sa.select(notes.c.text).where(notes.c.table_id == table, notes.c.person == person)
        async with self._begin() as connection:
            return await connection.scalar(query) or ""

    # --- reports and bans -------------------------------------------------------------------------------------------
    async def reports_by(self, person: str) -> int:
        """How many reports of this reader nobody has settled yet."""
        query = sa.select(sa.func.count()).select_from(reports).where(reports.c.by == person)
        async with self._begin() as connection:
            return await connection.scalar(query) or 0

    async def report(self, table: str, message: MessageRow, text: str, by: str, by_name: str) -> None:
        """Once by each reader."""
        values = {"table_id": table, "message": message.id, "by": by, "by_name": by_name, "at": time.time()}
        new = self._insert(reports).values(person=message.person, name=message.name, text=text, **values)
        async with self._begin() as connection:
            await connection.execute(new.on_conflict_do_nothing())

    async def reports(self) -> list[ReportRow]:
        async with self._begin() as connection:
            return [ReportRow(*row) for row in await connection.execute(sa.select(*_REPORT).order_by(reports.c.id))]

    async def close_report(self, id: int) -> None:
        async with self._begin() as connection:
            await connection.execute(sa.delete(reports).where(reports.c.id == id))
