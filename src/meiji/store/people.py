"""People, guests first; their accounts, and what goes with them when they leave."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from meiji.store.database import Database
from meiji.store.rows import OVER, PERSON, AccountRow, Conflict, PersonRow, TokenRow
from meiji.store.schema import accounts, hooks, people, seats, seen, tables, tokens, votes, watchers

_PERSON = (people.c.id, people.c.name, people.c.epoch)
_TOKEN = (tokens.c.id, tokens.c.person, tokens.c.name, tokens.c.created)
_ACCOUNT = (accounts.c.login, accounts.c.person, accounts.c.password, accounts.c.recovery)
REMEMBERED = 5.0  # seconds
MOST_REMEMBERED = 10_000
Row = TypeVar("Row")


class Memory(Generic[Row]):
    """What every request asks for is remembered for a moment; our own changes count at once."""

    def __init__(self, find: Callable[[str], Awaitable[Row | None]]) -> None:
        self._find = find
        self._known: dict[str, tuple[float, Row | None]] = {}

    async def get(self, key: str) -> Row | None:
        asked, known = self._known.get(key, (float("-inf"), None))
        if time.monotonic() - asked < REMEMBERED:
            return known
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        found = await self._find(key)
        self._known[key] = (time.monotonic(), found)
        return found

    def forget(self, key: str) -> None:
        self._known.pop(key, None)

    def forget_all(self) -> None:
        self._known.clear()


class PeopleStore:
    """The half of the store that is about people."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._begin = database.engine.begin
        self._insert: Any = sqlite.insert if database.is_sqlite else postgresql.insert
        self._known = Memory(self._person)
        self._holders = Memory(self._token)

    async def person(self, id: str) -> PersonRow | None:
        return await self._known.get(id)

    async def _person(self, id: str) -> PersonRow | None:
        query = sa.select(*_PERSON).where(people.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return PersonRow(*row) if row else None

    async def name_person(self, id: str, name: str) -> None:
        """A person with this name; a second name replaces the first one."""
        async with self._begin() as connection:
            new = self._insert(people).values(id=id, name=name, created=time.time())
            await connection.execute(new.on_conflict_do_update(index_elements=["id"], set_={"name": name}))
            await connection.execute(
                sa.update(seats).where(seats.c.person == id, seats.c.kind == PERSON).values(name=name)
            )
        self._known.forget(id)

    # --- accounts ---------------------------------------------------------------------------------------------------
    async def add_account(self, row: AccountRow) -> None:
        """Give a person an account; Conflict: the name is taken."""
        try:
            async with self._begin() as connection:
                await connection.execute(
                    sa.insert(accounts).values(
                        login=row.login,
                        person=row.person,
                        password=row.password,
                        recovery=row.recovery,
                        created=time.time(),
                    )
                )
        except sa.exc.IntegrityError:
            raise Conflict(f"the account {row.login!r} exists") from None

    async def account(self, login: str) -> AccountRow | None:
        return await self._account(accounts.c.login == login)

    async def account_of(self, person: str) -> AccountRow | None:
        return await self._account(accounts.c.person == person)

    async def _account(self, where: Any) -> AccountRow | None:
        async with self._begin() as connection:
            row = (await connection.execute(sa.select(*_ACCOUNT).where(where))).first()
        return AccountRow(*row) if row else None

    async def change_password(self, login: str, password: str, recovery: str) -> None:
        """New hashes; every browser of this person is logged out, and every token is worth nothing any more."""
        async with self._begin() as connection:
            place = accounts.c.login == login
            await connection.execute(sa.update(accounts).where(place).values(password=password, recovery=recovery))
            owner = sa.select(accounts.c.person).where(place).scalar_subquery()
            await connection.execute(sa.update(people).where(people.c.id == owner).values(epoch=people.c.epoch + 1))
            await connection.execute(sa.delete(tokens).where(tokens.c.person == owner))
        self._holders.forget_all()
        self._known.forget_all()

    async def move_into(self, guest: str, person: str) -> None:
        """All that belonged to a guest now belongs to a person; the guest is no more, nor are the guest's tokens."""
        async with self._begin() as connection:
            for column in (seats.c.person, tables.c.owner):
                await connection.execute(sa.update(column.table).where(column == guest).values({column.name: person}))
            for table in (seen, watchers, votes, hooks):
                known = sa.select(table.c.table_id).where(table.c.person == person)
                mine = sa.and_(table.c.person == guest, table.c.table_id.not_in(known))
                await connection.execute(sa.update(table).where(mine).values(person=person))
                await connection.execute(sa.delete(table).where(table.c.person == guest))
            await connection.execute(sa.delete(tokens).where(tokens.c.person == guest))
            await connection.execute(sa.delete(people).where(people.c.id == guest))
        self._holders.forget_all()
        self._known.forget(guest)

    async def tables_left_by(self, person: str) -> tuple[list[str], list[str]]:
        """What a person who wants to be deleted leaves behind: tables where nobody else sits, and other ones."""
        async with self._begin() as connection:
            sitting = sa.select(seats.c.table_id).where(seats.c.person == person)
            mine = sa.or_(tables.c.owner == person, tables.c.id.in_(sitting))
            found = (await connection.execute(sa.select(tables.c.id).where(mine))).scalars().all()
            others = sa.select(seats.c.table_id).where(seats.c.person.is_not(None), seats.c.person != person)
            shared = set((await connection.execute(others.where(seats.c.table_id.in_(found)))).scalars())
        return [id for id in found if id not in shared], [id for id in found if id in shared]

    async def running_seats(self, person: str) -> list[tuple[str, int]]:
        """The seats of a person at tables that are not over."""
        query = (
            sa.select(seats.c.table_id, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.person == person, tables.c.status != OVER)
        )
        async with self._begin() as connection:
            return [(table, seat) for table, seat in await connection.execute(query)]

    async def delete_person(self, person: str, nobody: str) -> None:
        """Forget a person: account and name. Where they sat at finished tables, `nobody` is written."""
        async with self._begin() as connection:
            gone = sa.update(seats).where(seats.c.person == person)
            await connection.execute(gone.values(name=nobody, person=None, kind="gone"))
            await connection.execute(sa.update(tables).where(tables.c.owner == person).values(owner=""))
            for table in (seen, watchers, votes, hooks, accounts, tokens):
                await connection.execute(sa.delete(table).where(table.c.person == person))
            await connection.execute(sa.delete(people).where(people.c.id == person))
        self._holders.forget_all()
        self._known.forget(person)

    # --- tokens -----------------------------------------------------------------------------------------------------
    async def add_token(self, row: TokenRow, hash: str) -> None:
        values = {"id": row.id, "person": row.person, "name": row.name, "created": row.created, "hash": hash}
        async with self._begin() as connection:
            await connection.execute(sa.insert(tokens).values(values))
        self._holders.forget(hash)

    async def tokens_of(self, person: str) -> list[TokenRow]:
        query = sa.select(*_TOKEN).where(tokens.c.person == person).order_by(tokens.c.created)
        async with self._begin() as connection:
            return [TokenRow(*row) for row in await connection.execute(query)]

    async def token(self, hash: str) -> TokenRow | None:
        return await self._holders.get(hash)

    async def _token(self, hash: str) -> TokenRow | None:
        async with self._begin() as connection:
            row = (await connection.execute(sa.select(*_TOKEN).where(tokens.c.hash == hash))).first()
        return TokenRow(*row) if row else None

    async def remove_token(self, person: str, id: str) -> bool:
        """Was there such a token of this person?"""
        async with self._begin() as connection:
            gone = await connection.execute(sa.delete(tokens).where(tokens.c.person == person, tokens.c.id == id))
        self._holders.forget_all()
        return gone.rowcount == 1

    # --- votes and addresses to call --------------------------------------------------------------------------------
    async def vote(self, id: str, seat: int, person: str) -> set[str]:
        """One more vote; all who have voted so."""
        async with self._begin() as connection:
            new = self._insert(votes).values(table_id=id, seat=seat, person=person)
            await connection.execute(new.on_conflict_do_nothing())
            here = sa.and_(votes.c.table_id == id, votes.c.seat == seat)
            return set((await connection.execute(sa.select(votes.c.person).where(here))).scalars())

    async def votes_at(self, id: str) -> list[tuple[int, str]]:
        async with self._begin() as connection:
            found = await connection.execute(sa.select(votes.c.seat, votes.c.person).where(votes.c.table_id == id))
            return [(seat, person) for seat, person in found]

    async def forget_votes(self, id: str, seat: int) -> None:
        async with self._begin() as connection:
            await connection.execute(sa.delete(votes).where(votes.c.table_id == id, votes.c.seat == seat))

    async def set_hook(self, id: str, person: str, url: str) -> None:
        """The address to call when it is this person's turn; none: nothing is called."""
        async with self._begin() as connection:
            place = sa.and_(hooks.c.table_id == id, hooks.c.person == person)
            await connection.execute(sa.delete(hooks).where(place))
            if url:
                await connection.execute(sa.insert(hooks).values(table_id=id, person=person, url=url))

    async def hook(self, id: str, person: str) -> str | None:
        async with self._begin() as connection:
            place = sa.and_(hooks.c.table_id == id, hooks.c.person == person)
            found: str | None = await connection.scalar(sa.select(hooks.c.url).where(place))
        return found
