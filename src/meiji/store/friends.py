"""Who is whose friend, who does not want to be asked by whom, and who challenges whom to a game."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from meiji.store.database import Database
from meiji.store.rows import WAITING, PersonRow
from meiji.store.schema import mutes, people, tables
from meiji.store.schema_social import blocks, challenges, friendships, hand_watchers, shown_hands

OPEN, ACCEPTED, DECLINED = "open", "accepted", "declined"
_PERSON = [people.c[field.name] for field in fields(PersonRow)]


@dataclass(frozen=True)
class FriendRow:
    """Somebody whom I asked, who asked me, or who is my friend since then."""

    person: PersonRow
    asked_by_me: bool
    since: float | None


@dataclass(frozen=True)
class ChallengeRow:
    """A game that waits for somebody in particular; `state`: open, accepted or declined."""

    table_id: str
    by: str
    person: str
    state: str = OPEN
    at: float = 0.0


_CHALLENGE = [challenges.c[field.name] for field in fields(ChallengeRow)]


def _pair(me: str, other: str) -> Any:
    first, second = sorted((me, other))
    return sa.and_(friendships.c.one == first, friendships.c.other == second)


def _blocks(person: str, blocked: str) -> Any:
    return sa.and_(blocks.c.person == person, blocks.c.blocked == blocked)


class Friends:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert: Any = sqlite.insert if database.is_sqlite else postgresql.insert

    # --- friends ----------------------------------------------------------------------------------------------------
    async def ask(self, me: str, other: str) -> bool:
        """I would like to be friends; who was asked by the other one says yes. False: they have blocked me."""
        first, second = sorted((me, other))
        now = time.time()
        new = self._insert(friendships).values(one=first, other=second, asked_by=me, asked=now, since=None)
        asked_me = sa.and_(friendships.c.asked_by != me, friendships.c.since.is_(None))
        new = new.on_conflict_do_update(index_elements=["one", "other"], set_={"since": now}, where=asked_me)

        def write(connection: sa.Connection) -> bool:
            if connection.execute(sa.select(blocks.c.person).where(_blocks(other, me))).first() is not None:
                return False
            connection.execute(sa.delete(blocks).where(_blocks(me, other)))
            connection.execute(new)
            return True

        return await self._database.write(write)

    async def accept(self, me: str, other: str) -> bool:
        """Had they asked me, and had I not answered yet?"""
        asked_me = sa.and_(_pair(me, other), friendships.c.asked_by == other, friendships.c.since.is_(None))
        yes = sa.update(friendships).where(asked_me).values(since=time.time())
        return await self._database.write(lambda connection: connection.execute(yes).rowcount == 1)

    async def end(self, me: str, other: str) -> bool:
        """No, or no longer. Was there anything to end?"""
        gone = sa.delete(friendships).where(_pair(me, other))
        return await self._database.write(lambda connection: connection.execute(gone).rowcount == 1)

    async def of(self, person: str) -> list[FriendRow]:
        """My friends, whom I asked and who asked me, by name."""
        mine = sa.or_(friendships.c.one == person, friendships.c.other == person)
        who = sa.case((friendships.c.one == person, friendships.c.other), else_=friendships.c.one)
        query = sa.select(friendships.c.asked_by, friendships.c.since, *_PERSON)
        query = query.join(people, people.c.id == who).where(mine).order_by(people.c.name, people.c.id)

        def read(connection: sa.Connection) -> list[FriendRow]:
            found = connection.execute(query)
            return [FriendRow(PersonRow(*row), asked_by == person, since) for asked_by, since, *row in found]

        return await self._database.read(read)

    # --- who is not to ask ------------------------------------------------------------------------------------------
    async def block(self, me: str, other: str) -> None:
        """They do not ask or challenge me any more, what there was between us ends, and I read nothing of them."""
        between = sa.or_(
            sa.and_(challenges.c.by == other, challenges.c.person == me),
            sa.and_(challenges.c.by == me, challenges.c.person == other),
        )
        new = self._insert(blocks).values(person=me, blocked=other).on_conflict_do_nothing()
        silent = self._insert(mutes).values(person=me, muted=other).on_conflict_do_nothing()

        def write(connection: sa.Connection) -> None:
            connection.execute(new)
            connection.execute(silent)
            connection.execute(sa.delete(friendships).where(_pair(me, other)))
            still_open = sa.and_(between, challenges.c.state == OPEN)
            connection.execute(sa.update(challenges).where(still_open).values(state=DECLINED))

        await self._database.write(write)

    async def unblock(self, me: str, other: str) -> None:
        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(blocks).where(_blocks(me, other)))
            connection.execute(sa.delete(mutes).where(mutes.c.person == me, mutes.c.muted == other))

        await self._database.write(write)

    async def blocked_by(self, person: str) -> list[PersonRow]:
        query = sa.select(*_PERSON).join(blocks, blocks.c.blocked == people.c.id).where(blocks.c.person == person)
        query = query.order_by(people.c.name, people.c.id)
        return await self._database.read(lambda connection: [PersonRow(*row) for row in connection.execute(query)])

    async def is_blocked(self, by: str, person: str) -> bool:
        query = sa.select(blocks.c.person).where(_blocks(by, person))
        return await self._database.read(lambda connection: connection.execute(query).first() is not None)

    # --- challenges -------------------------------------------------------------------------------------------------
    async def add_challenge(self, row: ChallengeRow) -> None:
        new = sa.insert(challenges).values({**asdict(row), "at": time.time()})
        await self._database.write(lambda connection: connection.execute(new))

    async def challenge(self, table: str) -> ChallengeRow | None:
        return next(iter(await self._challenges(challenges.c.table_id == table)), None)

    async def challenges_of(self, person: str) -> list[ChallengeRow]:
        """Who challenges me, and whom I challenge, to games that have not begun; the latest first."""
        mine = sa.or_(challenges.c.person == person, challenges.c.by == person)
        waits = challenges.c.table_id.in_(sa.select(tables.c.id).where(tables.c.status == WAITING))
        return await self._challenges(sa.and_(mine, waits))

    async def _challenges(self, where: Any) -> list[ChallengeRow]:
        query = sa.select(*_CHALLENGE).where(where).order_by(challenges.c.at.desc())
        return await self._database.read(lambda connection: [ChallengeRow(*row) for row in connection.execute(query)])

    async def answer_challenge(self, table: str, person: str, state: str) -> bool:
        """Was it open, and this person's to answer?"""
        mine = sa.and_(challenges.c.table_id == table, challenges.c.person == person, challenges.c.state == OPEN)
        done = sa.update(challenges).where(mine).values(state=state)
        return await self._database.write(lambda connection: connection.execute(done).rowcount == 1)

    async def remove_challenge(self, table: str) -> None:
        gone = sa.delete(challenges).where(challenges.c.table_id == table)
        await self._database.write(lambda connection: connection.execute(gone))

    async def people(self, ids: Iterable[str]) -> dict[str, PersonRow]:
        query = sa.select(*_PERSON).where(people.c.id.in_(set(ids)))
        found = await self._database.read(lambda connection: [PersonRow(*row) for row in connection.execute(query)])
        return {row.id: row for row in found}


def forget_friends(connection: sa.Connection, person: str) -> None:
    """Of who is deleted nobody is a friend, and nobody sees a hand of theirs."""
    for table in (shown_hands, hand_watchers):
        connection.execute(sa.delete(table).where(table.c.person == person))
    of_theirs = sa.or_(friendships.c.one == person, friendships.c.other == person)
    connection.execute(sa.delete(friendships).where(of_theirs))
    connection.execute(sa.delete(blocks).where(sa.or_(blocks.c.person == person, blocks.c.blocked == person)))
    connection.execute(sa.delete(challenges).where(sa.or_(challenges.c.by == person, challenges.c.person == person)))


def move_challenges(connection: sa.Connection, guest: str, person: str) -> None:
    """What a guest was challenged to, and whom the guest challenged, is the person's."""
    for column in (challenges.c.by, challenges.c.person):
        connection.execute(sa.update(challenges).where(column == guest).values({column.name: person}))
