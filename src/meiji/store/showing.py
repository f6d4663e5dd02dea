"""Hands that players show to whoever has a link of theirs. Each change is a new revision of the table, so that every
server sees at once who may look through whose eyes."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa

from meiji.store.leaving import LeavingStore
from meiji.store.schema import seats, tables
from meiji.store.schema_social import hand_watchers, shown_hands


class ShowingStore(LeavingStore):
    async def show_hand(self, id: str, seat: int, person: str, show: bool) -> None:
        """Show a hand by a new link, or to nobody any more."""
        here = sa.and_(shown_hands.c.table_id == id, shown_hands.c.seat == seat)

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(shown_hands).where(here))
            if show:
                values = {"table_id": id, "seat": seat, "person": person, "salt": secrets.token_urlsafe(12)}
                connection.execute(sa.insert(shown_hands).values(values))
            _touch(connection, id)

        await self.database.write(write)

    async def shown_hand(self, id: str, seat: int) -> tuple[str, str] | None:
        """Who shows it, and the salt of the link; only who still sits there."""
        query = _shown(shown_hands.c.person, shown_hands.c.salt).where(
            shown_hands.c.table_id == id, shown_hands.c.seat == seat
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return (row[0], row[1]) if row else None

    async def watch_hand(self, id: str, person: str, seat: int, salt: str) -> None:
        """Somebody came by the link: from now on the plain address is enough, as long as the hand is shown."""
        mine = sa.and_(hand_watchers.c.table_id == id, hand_watchers.c.person == person)
        known = sa.select(hand_watchers.c.person).where(
            mine, hand_watchers.c.seat == seat, hand_watchers.c.salt == salt
        )

        def write(connection: sa.Connection) -> None:
            if connection.execute(known).first() is not None:
                return
            connection.execute(sa.delete(hand_watchers).where(mine))
            values = {"table_id": id, "person": person, "seat": seat, "salt": salt}
            connection.execute(sa.insert(hand_watchers).values(values))
            _touch(connection, id)

        await self.database.write(write)

    async def shown_to(self, id: str) -> dict[str, int]:
        """Through whose eyes people look at a table, by the links that are worth something now."""
        query = _shown(hand_watchers.c.person, hand_watchers.c.seat)
        same = sa.and_(
            hand_watchers.c.table_id == shown_hands.c.table_id,
            hand_watchers.c.seat == shown_hands.c.seat,
            hand_watchers.c.salt == shown_hands.c.salt,
        )
        query = query.join(hand_watchers, same).where(shown_hands.c.table_id == id)
        return await self.database.read(lambda connection: {person: seat for person, seat in connection.execute(query)})


def _shown(*columns: Any) -> Any:
    """Hands of people who still sit where they showed them."""
    sits = sa.and_(
        seats.c.table_id == shown_hands.c.table_id,
        seats.c.seat == shown_hands.c.seat,
        seats.c.person == shown_hands.c.person,
    )
    return sa.select(*columns).select_from(shown_hands).join(seats, sits)


def _touch(connection: sa.Connection, id: str) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == id).values(revision=tables.c.revision + 1))
