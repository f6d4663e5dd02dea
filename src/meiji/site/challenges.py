"""Challenges: a game that waits for somebody in particular, who accepts or declines; until then it can be withdrawn."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from meiji.kernel.spec import find_game
from meiji.site import profiles
from meiji.site.creation import TableRequest, create_table
from meiji.site.errors import Refused
from meiji.site.middleware import Visitor
from meiji.site.site import Site
from meiji.store import ChallengeRow, PersonRow, SeatRow, TableRow
from meiji.store.friends import ACCEPTED, DECLINED, OPEN
from meiji.store.rows import PERSON, WAITING

MOST = 20  # open ones of one person


@dataclass(frozen=True)
class Challenge:
    """A challenge as one of the two sees it: the game, who the other one is, and whether it is mine to answer."""

    table: TableRow
    other: PersonRow
    to_me: bool
    state: str


async def challenges_of(site: Site, visitor: Visitor) -> list[Challenge]:
    """Those that I have to answer, then my own, until I have read the answer; the latest first."""
    rows = await site.friends.challenges_of(visitor.id) if visitor.name else []
    known = await site.friends.people([who for row in rows for who in (row.by, row.person)])
    found = []
    for row in rows:
        to_me = row.person == visitor.id
        table, other = await site.store.table(row.table_id), known.get(row.by if to_me else row.person)
        if table is not None and other is not None and row.state in ((OPEN,) if to_me else (OPEN, DECLINED)):
            found.append(Challenge(table, other, to_me, row.state))
    return sorted(found, key=lambda one: not one.to_me)


async def challenge(
    site: Site, visitor: Visitor, id: str, game: str, players: int, pace: str, rated: bool, language: str
) -> str:
    """Challenge somebody whose page I may see to a game; who sits where is drawn. The game's id."""
    person = await profiles.profile_of(site, visitor, id)
    find_game(game).check_seats(players)
    if person.id == visitor.id:
        raise Refused(400, "friend-self")
    if players < 2:
        raise Refused(400, "match-alone")
    if await site.friends.is_blocked(person.id, visitor.id):
        raise Refused(403, "takes-no-requests", name=person.name)
    if rated and await site.store.account_of(person.id) is None:
        raise Refused(400, "challenge-no-account", name=person.name)
    mine = [row for row in await site.friends.challenges_of(visitor.id) if row.by == visitor.id]
    if len(mine) >= MOST:
        raise Refused(409, "too-many-challenges", most=MOST)
    await site.rate_limits.check_challenge(visitor, person.id)
    who = ["friend"] * players
    who[secrets.randbelow(players)] = "me"
    table = await create_table(site, visitor, TableRequest(game, who, pace=pace, language=language, rated=rated))
    await site.friends.add_challenge(ChallengeRow(table, visitor.id, person.id))
    await _tell(site, table, person.id)
    return table


async def accept(site: Site, visitor: Visitor, id: str) -> str:
    """Sit down at the game to which I was challenged; its id."""
    row = await _open_one(site, id)
    if row.person != visitor.id or visitor.name is None:
        raise Refused(404, "no-such-challenge")
    live = await site.tables.get(row.table_id)
    free = next((seat.seat for seat in live.seats if seat.free), None)
    if free is None:
        raise Refused(409, "seat-is-taken")
    await site.tables.sit(row.table_id, SeatRow(free, PERSON, visitor.id, visitor.name))
    await site.friends.answer_challenge(row.table_id, visitor.id, ACCEPTED)
    await _tell(site, row.table_id, row.by)
    return row.table_id


async def decline(site: Site, visitor: Visitor, id: str) -> None:
    row = await _open_one(site, id)
    if not await site.friends.answer_challenge(row.table_id, visitor.id, DECLINED):
        raise Refused(404, "no-such-challenge")
    await _tell(site, row.table_id, row.by)


async def withdraw(site: Site, visitor: Visitor, id: str) -> None:
    """I take my challenge back, or have read that it was declined. The game goes, unless somebody else sits there."""
    row = await site.friends.challenge(id[:40])
    if row is None or row.by != visitor.id:
        raise Refused(404, "no-such-challenge")
    live = await site.tables.get(row.table_id)
    if live.row.status != WAITING:
        raise Refused(409, "somebody-was-quicker")
    if live.people <= {visitor.id}:
        await site.tables.delete(row.table_id)
    else:
        await site.friends.remove_challenge(row.table_id)


async def _open_one(site: Site, id: str) -> ChallengeRow:
    row = await site.friends.challenge(id[:40])
    if row is None or row.state != OPEN:
        raise Refused(404, "no-such-challenge")
    return row


async def _tell(site: Site, table: str, person: str) -> None:
    """The call says what has become of the challenge; pages of the lobby look again."""
    await site.calling.challenge(table, person)
    site.tables.on_listed()
