"""Tournaments on disk. Every method is one transaction; what has to hold for a change is looked at inside it, with the
tournament locked: so two who write at the same time, on whatever servers, cannot both pair a round or take a result."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

import sqlalchemy as sa

from meiji.store.database import Database
from meiji.store.schema import people, results, tables
from meiji.store.tournament_schema import entrants, pairings, tournaments

OPEN, RUNNING, OVER = "open", "running", "over"
ROBIN, SWISS, KNOCKOUT = "robin", "swiss", "knockout"


@dataclass(frozen=True)
class TournamentRow:
    id: str
    name: str
    about: str
    game: str
    options: dict[str, str]
    format: str
    size: int
    rounds: int
    mirrored: bool
    pace: str
    language: str
    clock: dict[str, Any]
    rated: bool
    organiser: str
    draw: str
    status: str = OPEN
    round: int = 0
    news: str = ""
    created: float = 0.0
    changed: float = 0.0


@dataclass(frozen=True)
class EntrantRow:
    """Somebody who takes part, with the name that they have now. `out`: from which round on they do not."""

    number: int
    person: str
    name: str
    out: int | None = None


@dataclass(frozen=True)
class PairingRow:
    round: int
    board: int
    leg: int
    players: list[int]
    absent: int = 0
    chairs: int = 0
    table_id: str | None = None
    made: bool = False
    places: list[int] | None = None
    scores: list[int] | None = None
    gone: list[int] = field(default_factory=list)

    @property
    def playing(self) -> list[int]:
        return self.players[: len(self.players) - self.absent]


@dataclass(frozen=True)
class Whole:
    """A tournament with all who take part, by number, and all pairings in order."""

    row: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]

    @property
    def legs(self) -> int:
        return 2 if self.row.mirrored else 1

    def current(self) -> list[PairingRow]:
        return [one for one in self.pairings if one.round == self.row.round]


_TOURNAMENT = [tournaments.c[field.name] for field in fields(TournamentRow)]
_PAIRING = [pairings.c[field.name] for field in fields(PairingRow)]


class Tournaments:
    def __init__(self, database: Database) -> None:
        self._database = database

    # --- reading ------------------------------------------------------------------------------------------------------
    async def whole(self, id: str) -> Whole | None:
        def read(connection: sa.Connection) -> Whole | None:
            found = connection.execute(sa.select(*_TOURNAMENT).where(tournaments.c.id == id)).first()
            return Whole(TournamentRow(*found), _entrants(connection, id), _pairings(connection, id)) if found else None

        return await self._database.read(read)

    async def latest(self, limit: int = 60) -> list[tuple[TournamentRow, int]]:
        """With how many take part: those that can be joined, those that run, those that are over, the latest first."""
        order = sa.case((tournaments.c.status == OPEN, 0), (tournaments.c.status == RUNNING, 1), else_=2)
        count = sa.select(sa.func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
        query = sa.select(count, *_TOURNAMENT).order_by(order, tournaments.c.changed.desc()).limit(limit)

        def read(connection: sa.Connection) -> list[tuple[TournamentRow, int]]:
            return [(TournamentRow(*row), number) for number, *row in connection.execute(query)]

        return await self._database.read(read)

    async def due(self) -> list[str]:
        """Tournaments in which something is to be done: a table is to be made, a game is over, a round is over."""
        now = sa.and_(pairings.c.tournament == tournaments.c.id, pairings.c.round == tournaments.c.round)
        waits = sa.exists().where(now, pairings.c.places.is_(None))
        over = sa.or_(
            pairings.c.table_id.in_(sa.select(results.c.table_id)), pairings.c.table_id.not_in(sa.select(tables.c.id))
        )
        ready = sa.exists().where(now, pairings.c.places.is_(None), sa.or_(~pairings.c.made, over))
        query = sa.select(tournaments.c.id).where(tournaments.c.status == RUNNING, sa.or_(ready, ~waits))
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    async def unfinished_of(self, organiser: str) -> int:
        mine = sa.and_(tournaments.c.organiser == organiser, tournaments.c.status != OVER)
        query = sa.select(sa.func.count()).select_from(tournaments).where(mine)
        return await self._database.read(lambda connection: connection.scalar(query) or 0)

    async def of_table(self, table: str) -> tuple[str, str] | None:
        """The id and name of the tournament to which a game belongs."""
        query = sa.select(tournaments.c.id, tournaments.c.name).join(pairings).where(pairings.c.table_id == table)

        def read(connection: sa.Connection) -> tuple[str, str] | None:
            found = connection.execute(query).first()
            return (found.id, found.name) if found else None

        return await self._database.read(read)

    # --- before the start ---------------------------------------------------------------------------------------------
    async def add(self, row: TournamentRow) -> None:
        values = asdict(replace(row, created=time.time(), changed=time.time()))

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tournaments).values(values))

        await self._database.write(write)

    async def enter(self, id: str, person: str, name: str, most: int) -> bool:
        """Take part; False: it has begun, or it is full. Who takes part already does so once."""

        def write(connection: sa.Connection) -> bool:
            if _locked(connection, id) != OPEN:
                return False
            there = _entrants(connection, id)
            if any(one.person == person for one in there):
                return True
            if len(there) >= most:
                return False
            number = max((one.number + 1 for one in there), default=0)
            connection.execute(sa.insert(entrants).values(tournament=id, person=person, number=number, name=name))
            _touch(connection, id)
            return True

        return await self._database.write(write)

    async def leave(self, id: str, person: str) -> bool:
        """Before the start somebody is gone; later they are out of all rounds to come. False: it is over."""

        def write(connection: sa.Connection) -> bool:
            status = _locked(connection, id)
            here = sa.and_(entrants.c.tournament == id, entrants.c.person == person)
            if status == OPEN:
                connection.execute(sa.delete(entrants).where(here))
            elif status == RUNNING:
                now = sa.select(tournaments.c.round).where(tournaments.c.id == id).scalar_subquery()
                connection.execute(sa.update(entrants).where(here, entrants.c.out.is_(None)).values(out=now))
            else:
                return False
            _touch(connection, id)
            return True

        return await self._database.write(write)

    async def start(self, id: str, seeds: Mapping[str, int], rounds: int, first: Sequence[PairingRow]) -> bool:
        """All entrants with their seeds, and the first round; False: it has begun, or others take part by now."""

        def write(connection: sa.Connection) -> bool:
            if _locked(connection, id) != OPEN or {one.person for one in _entrants(connection, id)} != set(seeds):
                return False
            for person, number in seeds.items():
                here = sa.and_(entrants.c.tournament == id, entrants.c.person == person)
                connection.execute(sa.update(entrants).where(here).values(number=number))
            _add_pairings(connection, id, first)
            _touch(connection, id, status=RUNNING, round=1, rounds=rounds)
            return True

        return await self._database.write(write)

    # --- rounds and results -------------------------------------------------------------------------------------------
    async def add_round(self, id: str, after: int, new: Sequence[PairingRow]) -> bool:
        """The round after this one; False: somebody has paired it already."""

        def write(connection: sa.Connection) -> bool:
            if _locked(connection, id) != RUNNING or _round(connection, id) != after:
                return False
            _add_pairings(connection, id, new)
            _touch(connection, id, round=after + 1)
            return True

        return await self._database.write(write)

    async def finish(self, id: str, after: int) -> bool:
        def write(connection: sa.Connection) -> bool:
            if _locked(connection, id) != RUNNING or _round(connection, id) != after:
                return False
            _touch(connection, id, status=OVER)
            return True

        return await self._database.write(write)

    async def note_made(self, id: str, one: PairingRow) -> None:
        def write(connection: sa.Connection) -> None:
            connection.execute(sa.update(pairings).where(_at(id, one)).values(made=True))

        await self._database.write(write)

    async def set_result(
        self, id: str, one: PairingRow, places: list[int], scores: list[int] | None, gone: list[int], out: list[int]
    ) -> bool:
        """How a game ended, once; False: that is known already. `out` take no part from now on."""

        def write(connection: sa.Connection) -> bool:
            _locked(connection, id)
            new = sa.update(pairings).where(_at(id, one), pairings.c.places.is_(None))
            if connection.execute(new.values(places=places, scores=scores, gone=gone)).rowcount != 1:
                return False
            for number in out:
                here = sa.and_(entrants.c.tournament == id, entrants.c.number == number, entrants.c.out.is_(None))
                connection.execute(sa.update(entrants).where(here).values(out=one.round))
            _touch(connection, id)
            return True

        return await self._database.write(write)

    # --- what the organiser and the owner do --------------------------------------------------------------------------
    async def announce(self, id: str, news: str) -> None:
        await self._database.write(lambda connection: _touch(connection, id, news=news))

    async def end(self, id: str) -> None:
        """No more rounds: the games that run still count. Before the start nothing comes of it."""

        def write(connection: sa.Connection) -> None:
            status = _locked(connection, id)
            if status == OPEN:
                _touch(connection, id, status=OVER)
            elif status == RUNNING:
                _touch(connection, id, rounds=_round(connection, id))

        await self._database.write(write)

    async def delete(self, id: str) -> None:
        def write(connection: sa.Connection) -> None:
            for table in (pairings, entrants):
                connection.execute(sa.delete(table).where(table.c.tournament == id))
            connection.execute(sa.delete(tournaments).where(tournaments.c.id == id))

        await self._database.write(write)

    async def forget(self, person: str, unknown: str, nobody: str) -> None:
        """Somebody is deleted: gone from what has not begun, out of what runs, and without a name where they played."""

        def write(connection: sa.Connection) -> None:
            mine = entrants.c.person == person
            unborn = sa.select(tournaments.c.id).where(tournaments.c.status == OPEN)
            connection.execute(sa.delete(entrants).where(mine, entrants.c.tournament.in_(unborn)))
            now = sa.select(tournaments.c.round).where(tournaments.c.id == entrants.c.tournament).scalar_subquery()
            running = sa.select(tournaments.c.id).where(tournaments.c.status == RUNNING)
            still = sa.and_(mine, entrants.c.out.is_(None), entrants.c.tournament.in_(running))
            connection.execute(sa.update(entrants).where(still).values(out=now))
            connection.execute(sa.update(entrants).where(mine).values(person=unknown, name=nobody))
            theirs = sa.update(tournaments).where(tournaments.c.organiser == person)
            connection.execute(theirs.values(organiser=""))

        await self._database.write(write)


def _locked(connection: sa.Connection, id: str) -> str | None:
    """The status of a tournament that nobody else changes until this is done; nothing: it is not there."""
    query = sa.select(tournaments.c.status).where(tournaments.c.id == id).with_for_update()
    found: str | None = connection.scalar(query)
    return found


def _round(connection: sa.Connection, id: str) -> int:
    return connection.scalar(sa.select(tournaments.c.round).where(tournaments.c.id == id)) or 0


def _touch(connection: sa.Connection, id: str, **values: Any) -> None:
    connection.execute(sa.update(tournaments).where(tournaments.c.id == id).values(changed=time.time(), **values))


def _at(id: str, one: PairingRow) -> Any:
    same = (pairings.c.round == one.round, pairings.c.board == one.board, pairings.c.leg == one.leg)
    return sa.and_(pairings.c.tournament == id, *same)


def _add_pairings(connection: sa.Connection, id: str, new: Sequence[PairingRow]) -> None:
    if new:
        connection.execute(sa.insert(pairings), [{"tournament": id, **asdict(one)} for one in new])


def _entrants(connection: sa.Connection, id: str) -> list[EntrantRow]:
    name = sa.func.coalesce(people.c.name, entrants.c.name)
    query = sa.select(entrants.c.number, entrants.c.person, name, entrants.c.out)
    query = query.outerjoin(people, people.c.id == entrants.c.person).where(entrants.c.tournament == id)
    return [EntrantRow(*row) for row in connection.execute(query.order_by(entrants.c.number))]


def _pairings(connection: sa.Connection, id: str) -> list[PairingRow]:
    order = (pairings.c.round, pairings.c.board, pairings.c.leg)
    query = sa.select(*_PAIRING).where(pairings.c.tournament == id).order_by(*order)
    return [PairingRow(*row) for row in connection.execute(query)]
