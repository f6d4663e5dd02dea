"""People, guests first; their accounts, and what goes with them when they leave."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import fields
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from meiji.store.database import Database
from meiji.store.friends import forget_friends, move_challenges
from meiji.store.lessons import lessons_done, move_lessons
from meiji.store.rows import COMPUTER, GONE, OVER, PERSON, AccountRow, Conflict, PersonRow, TokenRow
from meiji.store.schema import (
    accounts,
    call_settings,
    calls,
    deleted_tables,
    departures,
    devices,
    hooks,
    lost_seats,
    messages,
    mutes,
    notes,
    people,
    proposals,
    rating_changes,
    reports,
    result_seats,
    seats,
    seen,
    sessions,
    silenced,
    tables,
    tokens,
    votes,
    watchers,
)
from meiji.store.weekly import forget_weekly

_PERSON = [people.c[field.name] for field in fields(PersonRow)]
_TOKEN = (tokens.c.id, tokens.c.person, tokens.c.name, tokens.c.created)
_ACCOUNT = (accounts.c.login, accounts.c.person, accounts.c.password, accounts.c.recovery)
REMEMBERED = 5.0  # seconds
MOST_REMEMBERED = 10_000
Row = TypeVar("Row")


class Memory(Generic[Row]):
    """What every request asks for is remembered for a moment; our own changes count at once.

    Where other servers change the same database nothing is remembered: whom one logs out, no other lets in.
    """

    def __init__(self, find: Callable[[str], Awaitable[Row | None]], seconds: float) -> None:
        self._find = find
        self._seconds = seconds
        self._known: dict[str, tuple[float, Row | None]] = {}

    async def get(self, key: str) -> Row | None:
        asked, known = self._known.get(key, (float("-inf"), None))
        if time.monotonic() - asked < self._seconds:
            return known
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        found = await self._find(key)
        if self._seconds:
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
        seconds = REMEMBERED if database.is_sqlite else 0.0
        self._known = Memory(self._person, seconds)
        self._holders = Memory(self._token, seconds)
        self._sessions = Memory(self._session, seconds)

    async def person(self, id: str) -> PersonRow | None:
        return await self._known.get(id)

    async def _person(self, id: str) -> PersonRow | None:
        query = sa.select(*_PERSON).where(people.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return PersonRow(*row) if row else None

    async def crests(self, ids: Iterable[str]) -> dict[str, str]:
        """The crests that some of these people have chosen."""
        query = sa.select(people.c.id, people.c.crest).where(people.c.id.in_(set(ids)), people.c.crest.is_not(None))
        found: dict[str, str] = await self.database.read(
            lambda connection: {id: crest for id, crest in connection.execute(query)}
        )
        return found

    async def set_profile(self, id: str, crest: str | None, hidden: bool) -> None:
        async with self._begin() as connection:
            await connection.execute(sa.update(people).where(people.c.id == id).values(crest=crest, hidden=hidden))
        self._known.forget(id)

    async def name_person(self, id: str, name: str) -> None:
        """A person with this name; a second name replaces the first one."""
        async with self._begin() as connection:
            await self._name(connection, id, name)
        self._known.forget(id)

    async def _name(self, connection: Any, id: str, name: str) -> None:
        new = self._insert(people).values(id=id, name=name, created=time.time())
        await connection.execute(new.on_conflict_do_update(index_elements=["id"], set_={"name": name}))
        await self._touch_tables(connection, id, name)
        await connection.execute(sa.update(seats).where(seats.c.person == id, seats.c.kind == PERSON).values(name=name))

    # --- accounts ---------------------------------------------------------------------------------------------------
    async def add_account(self, row: AccountRow, name: str) -> None:
        """Give a person this name and an account; Conflict: the name is taken, or the person has one, and nothing
        was changed. Whoever knew the guest by a cookie or a token does not know the account."""
        try:
            async with self._begin() as connection:
                await self._name(connection, row.person, name)
                have = await connection.scalar(sa.select(accounts.c.login).where(accounts.c.person == row.person))
                if have is not None:
                    raise Conflict(f"{row.person} has the account {have!r}")
                await connection.execute(
                    sa.insert(accounts).values(
                        login=row.login,
                        person=row.person,
                        password=row.password,
                        recovery=row.recovery,
                        created=time.time(),
                    )
                )
                await self._log_out_everywhere(connection, row.person)
        except sa.exc.IntegrityError:
            raise Conflict(f"the account {row.login!r} exists") from None
        finally:
            self._forget_rights(row.person)

    async def _log_out_everywhere(self, connection: Any, person: Any) -> None:
        """No cookie and no token of this person is worth anything any more."""
        await connection.execute(sa.update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))
        for table in (sessions, tokens):
            await connection.execute(sa.delete(table).where(table.c.person == person))

    def _forget_rights(self, person: str) -> None:
        self._known.forget(person)
        self._sessions.forget_all()
        self._holders.forget_all()

    async def account(self, login: str) -> AccountRow | None:
        return await self._account(accounts.c.login == login)

    async def account_of(self, person: str) -> AccountRow | None:
        return await self._account(accounts.c.person == person)

    async def _account(self, where: Any) -> AccountRow | None:
        async with self._begin() as connection:
            row = (await connection.execute(sa.select(*_ACCOUNT).where(where))).first()
        return AccountRow(*row) if row else None

    async def change_password(self, account: AccountRow, password: str, recovery: str) -> None:
        """New hashes; every browser of this person is logged out, and every token is worth nothing any more."""
        async with self._begin() as connection:
            place = accounts.c.login == account.login
            await connection.execute(sa.update(accounts).where(place).values(password=password, recovery=recovery))
            await self._log_out_everywhere(connection, account.person)
        self._forget_rights(account.person)

    async def move_into(self, guest: str, person: str) -> None:
        """All that belonged to a guest now belongs to a person; the guest is no more, nor are the guest's tokens."""
        async with self._begin() as connection:
            await self._touch_tables(connection, guest)
            for column in (
                seats.c.person,
                tables.c.owner,
                departures.c.person,
                messages.c.person,
                devices.c.person,
                lost_seats.c.holder,
                lost_seats.c.taker,
                result_seats.c.person,
                reports.c.person,
            ):
                await connection.execute(sa.update(column.table).where(column == guest).values({column.name: person}))
            for table in (seen, watchers, votes, hooks, proposals, deleted_tables, notes, silenced, calls):
                known = sa.select(table.c.table_id).where(table.c.person == person)
                mine = sa.and_(table.c.person == guest, table.c.table_id.not_in(known))
                await connection.execute(sa.update(table).where(mine).values(person=person))
                await connection.execute(sa.delete(table).where(table.c.person == guest))
            await self._move_keys(connection, mutes, mutes.c.person, mutes.c.muted, guest, person)
            await self._move_keys(connection, mutes, mutes.c.muted, mutes.c.person, guest, person)
            await self._move_keys(connection, reports, reports.c.by, reports.c.message, guest, person)
            await move_lessons(connection, guest, person)
            have = sa.exists().where(call_settings.c.person == person)
            settings = sa.update(call_settings).where(call_settings.c.person == guest, ~have)
            await connection.execute(settings.values(person=person))
            await connection.execute(sa.delete(call_settings).where(call_settings.c.person == guest))
            await connection.run_sync(move_challenges, guest, person)
            await connection.execute(sa.delete(tokens).where(tokens.c.person == guest))
            await connection.execute(sa.delete(people).where(people.c.id == guest))
        self._forget_rights(guest)

    async def _move_keys(self, connection: Any, table: Any, who: Any, what: Any, guest: str, person: str) -> None:
        """What the guest and the person both have stays once."""
        known = sa.select(what).where(who == person)
        await connection.execute(sa.update(table).where(who == guest, what.not_in(known)).values({who.name: person}))
        await connection.execute(sa.delete(table).where(who == guest))

    async def _touch_tables(self, connection: Any, person: str, name: str | None = None) -> None:
        """Seats of these tables change hands, or get this name: whoever has read them before, on any server, reads them
        anew.

        Where a computer player is to move its move will do that, and nobody may be quicker than it.
        """
        sitting = sa.select(seats.c.table_id).where(seats.c.person == person)
        if name is None:
            mine = sa.or_(tables.c.owner == person, tables.c.id.in_(sitting))
        else:
            mine = tables.c.id.in_(sitting.where(seats.c.kind == PERSON, seats.c.name != name))
        mover = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_move, seats.c.kind == COMPUTER)
        touched = sa.update(tables).where(mine, ~sa.exists().where(mover))
        await connection.execute(touched.values(revision=tables.c.revision + 1))

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
        """Forget a person: account and name. Where they sat at finished tables, `nobody` is written; and in the archive
        an id that leads nowhere, since the ratings of others rest on these games."""
        unknown = secrets.token_urlsafe(16)
        async with self._begin() as connection:
            await self._touch_tables(connection, person)
            gone = sa.update(seats).where(seats.c.person == person)
            await connection.execute(gone.values(name=nobody, person=None, kind=GONE))
            await connection.execute(sa.update(tables).where(tables.c.owner == person).values(owner=""))
            left = sa.update(departures).where(departures.c.person == person)
            await connection.execute(left.values(name=nobody, person=None))
            places = (seen, watchers, votes, hooks, proposals, deleted_tables, notes, messages, mutes)
            for table in (*places, devices, call_settings, silenced, calls, accounts, sessions, tokens, lessons_done):
                await connection.execute(sa.delete(table).where(table.c.person == person))
            await connection.execute(sa.delete(lost_seats).where(lost_seats.c.holder == person))
            await connection.run_sync(forget_friends, person)
            await connection.run_sync(forget_weekly, person)
            played = sa.update(result_seats).where(result_seats.c.person == person)
            await connection.execute(played.values(name=nobody, person=unknown, kind=GONE))
            rated = sa.update(rating_changes).where(rating_changes.c.person == person)
            await connection.execute(rated.values(person=unknown))
            await connection.execute(sa.delete(people).where(people.c.id == person))
        self._forget_rights(person)

    async def set_banned(self, person: str, banned: bool) -> None:
        async with self._begin() as connection:
            await connection.execute(sa.update(people).where(people.c.id == person).values(banned=banned))
        self._known.forget(person)

    async def banned_people(self) -> list[PersonRow]:
        query = sa.select(*_PERSON).where(people.c.banned).order_by(people.c.name)
        async with self._begin() as connection:
            return [PersonRow(*row) for row in await connection.execute(query)]

    async def set_owner(self, login: str, owner: bool) -> bool:
        """Who has this account owns the site, or does not any more; is there such an account?"""
        whose = sa.select(accounts.c.person).where(accounts.c.login == login).scalar_subquery()
        async with self._begin() as connection:
            done = await connection.execute(sa.update(people).where(people.c.id == whose).values(owner=owner))
        self._known.forget_all()
        return done.rowcount == 1

    # --- sessions ---------------------------------------------------------------------------------------------------
    async def add_session(self, person: str, hash: str, oldest: float) -> None:
        """A browser has logged in; sessions that began before `oldest` have ended by themselves."""
        async with self._begin() as connection:
            await connection.execute(sa.delete(sessions).where(sessions.c.created < oldest))
            await connection.execute(sa.insert(sessions).values(hash=hash, person=person, created=time.time()))
        self._sessions.forget(hash)

    async def session(self, hash: str) -> str | None:
        """Whose it is."""
        return await self._sessions.get(hash)

    async def _session(self, hash: str) -> str | None:
        query = sa.select(sessions.c.person).where(sessions.c.hash == hash)
        found: str | None = await self.database.read(lambda connection: connection.scalar(query))
        return found

    async def end_session(self, hash: str) -> None:
        async with self._begin() as connection:
            await connection.execute(sa.delete(sessions).where(sessions.c.hash == hash))
        self._sessions.forget(hash)

    async def end_epoch(self, person: str) -> None:
        """Cookies of this person that name no session are worth nothing any more."""
        async with self._begin() as connection:
            await connection.execute(sa.update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))
        self._known.forget(person)

    async def renew_return(self, person: str) -> None:
        """Another return link. Nobody who came by the old one is this person any more, nor are their programs."""
        async with self._begin() as connection:
            more = {"returns": people.c.returns + 1}
            await connection.execute(sa.update(people).where(people.c.id == person).values(more))
            await self._log_out_everywhere(connection, person)
        self._forget_rights(person)

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
    async def vote(self, id: str, seat: int, person: str, length: int) -> set[str]:
        """One more vote about the table as it is after so many moves; all who have voted so. Others are forgotten."""
        async with self._begin() as connection:
            new = self._insert(votes).values(table_id=id, seat=seat, person=person, revision=length)
            place = ["table_id", "seat", "person"]
            await connection.execute(new.on_conflict_do_update(index_elements=place, set_={"revision": length}))
            here = sa.and_(votes.c.table_id == id, votes.c.seat == seat, votes.c.revision == length)
            return set((await connection.execute(sa.select(votes.c.person).where(here))).scalars())

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
