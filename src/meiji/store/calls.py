"""How people want to be called when it is their turn, and the calls that are due.

A call is written down before it is made, so none is lost with a server; who makes it takes it off the list first, so
with several servers it is made once. A turn is called at most once, also if it is taken back and played again.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from meiji.store.database import Database
from meiji.store.schema import call_settings, calls, devices, silenced

BEGINS = -2  # instead of how many moves were played: the call is about a game that begins
CHALLENGE = -1  # instead of how many moves were played: the call is about a challenge


@dataclass(frozen=True)
class Device:
    """A browser that takes push messages; its id is a hash of the endpoint. `failed`: why the last one was lost."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    failed: str = ""


@dataclass(frozen=True)
class CallSettings:
    """An e-mail address, once it is confirmed; hours of the day, in a time zone, in which nothing is sent."""

    person: str
    mail: str = ""
    confirmed: bool = False
    language: str = "en"
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    failed: str = ""


@dataclass(frozen=True)
class DueCall:
    table_id: str
    person: str
    length: int


_DEVICE = [devices.c[field.name] for field in fields(Device)]
_SETTINGS = [call_settings.c[field.name] for field in fields(CallSettings)]


class Calls:
    def __init__(self, database: Database) -> None:
        self._begin = database.engine.begin
        self._database = database
        self._insert: Any = sqlite.insert if database.is_sqlite else postgresql.insert

    # --- how ----------------------------------------------------------------------------------------------------------
    async def add_device(self, device: Device) -> None:
        """A browser belongs to who asked last."""
        values = asdict(device)
        async with self._begin() as connection:
            new = self._insert(devices).values(values)
            await connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=values))

    async def devices(self, person: str) -> list[Device]:
        query = sa.select(*_DEVICE).where(devices.c.person == person).order_by(devices.c.id)
        async with self._begin() as connection:
            return [Device(*row) for row in await connection.execute(query)]

    async def remove_device(self, person: str, id: str) -> None:
        async with self._begin() as connection:
            await connection.execute(sa.delete(devices).where(devices.c.person == person, devices.c.id == id))

    async def note_device(self, id: str, failed: str) -> None:
        async with self._begin() as connection:
            await connection.execute(sa.update(devices).where(devices.c.id == id).values(failed=failed))

    async def settings(self, person: str) -> CallSettings:
        query = sa.select(*_SETTINGS).where(call_settings.c.person == person)
        async with self._begin() as connection:
            row = (await connection.execute(query)).first()
        return CallSettings(*row) if row else CallSettings(person)

    async def set_mail(self, person: str, mail: str, language: str, failed: str) -> None:
        """Another address, which nobody has confirmed yet, or none."""
        await self._set(person, mail=mail, confirmed=False, language=language, failed=failed)

    async def set_quiet(self, person: str, first: int | None, last: int | None, zone: str) -> None:
        await self._set(person, quiet_from=first, quiet_to=last, zone=zone)

    async def _set(self, person: str, **some: Any) -> None:
        """What is not named stays: others change it at the same time."""
        new = self._insert(call_settings).values({**asdict(CallSettings(person)), **some})
        async with self._begin() as connection:
            await connection.execute(new.on_conflict_do_update(index_elements=["person"], set_=some))

    async def confirm_mail(self, person: str, mail: str) -> bool:
        """The owner of this address has said yes; is it still the one that is wanted?"""
        return await self._change_mail(person, mail, confirmed=True)

    async def note_mail(self, person: str, mail: str, failed: str) -> bool:
        """How the last letter to this address fared, if it is still the one."""
        return await self._change_mail(person, mail, failed=failed)

    async def _change_mail(self, person: str, mail: str, **values: Any) -> bool:
        here = sa.and_(call_settings.c.person == person, call_settings.c.mail == mail)
        async with self._begin() as connection:
            done = await connection.execute(sa.update(call_settings).where(here).values(values))
        return done.rowcount == 1

    async def set_silent(self, table: str, person: str, silent: bool) -> None:
        """At this table nobody calls this person."""
        async with self._begin() as connection:
            here = sa.and_(silenced.c.table_id == table, silenced.c.person == person)
            await connection.execute(sa.delete(silenced).where(here))
            if silent:
                await connection.execute(sa.insert(silenced).values(table_id=table, person=person))

    async def is_silent(self, table: str, person: str) -> bool:
        here = sa.and_(silenced.c.table_id == table, silenced.c.person == person)
        async with self._begin() as connection:
            return (await connection.execute(sa.select(silenced.c.person).where(here))).first() is not None

    # --- when ---------------------------------------------------------------------------------------------------------
    async def is_wanted(self, table: str, person: str) -> bool:
        """Has this person any way to be called, at this table?"""
        mail = sa.select(call_settings.c.person).where(call_settings.c.person == person, call_settings.c.confirmed)
        device = sa.select(devices.c.person).where(devices.c.person == person)
        silent = sa.exists().where(silenced.c.table_id == table, silenced.c.person == person)
        query = sa.select(sa.and_(sa.or_(mail.exists(), device.exists()), ~silent))
        return bool(await self._database.read(lambda connection: connection.scalar(query)))

    async def note_turn(self, table: str, person: str, length: int, due: float) -> None:
        """It is somebody's turn after so many moves: a call is due, unless this turn, or a later one, had its call."""
        new = self._insert(calls).values(table_id=table, person=person, length=length, due=due)
        later = calls.c.length < new.excluded.length
        statement = new.on_conflict_do_update(
            index_elements=["table_id", "person"], set_={"length": length, "due": due}, where=later
        )

        def write(connection: sa.Connection) -> None:
            connection.execute(statement)

        await self._database.write(write)

    async def take_due(self, now: float) -> list[DueCall]:
        """The calls that are to be made now, each handed out once."""
        due = sa.update(calls).where(calls.c.due <= now).values(due=None)
        statement = due.returning(calls.c.table_id, calls.c.person, calls.c.length)
        waiting = sa.select(calls.c.person).where(calls.c.due <= now).limit(1)
        if await self._database.read(lambda connection: connection.execute(waiting).first()) is None:
            return []
        found = await self._database.write(lambda connection: connection.execute(statement).all())
        return [DueCall(*row) for row in found]
