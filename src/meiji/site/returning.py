"""Coming back: the return link of a guest, and seats whose holder is lost.

A return link is signed and not stored; with a new one the old one is worth nothing. It is for guests: whoever has an
account logs in. It never opens by itself: a browser becomes somebody else only when its user says so in a form.
"""

from __future__ import annotations

import math
import re
import secrets
import time
from dataclasses import replace

from meiji.site import sessions
from meiji.site.access import check_owner
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.middleware import Visitor
from meiji.site.site import Site
from meiji.store import LostSeatRow, PersonRow, SeatRow
from meiji.store.rows import BACK, OPEN, OVER, PERSON, TAKEN

TIME_TO_OBJECT = {"live": 10 * 60.0, "relaxed": 24 * 3600.0}  # seconds, where there is something to be seen
TRIES = 5
_LINK = re.compile(r"/return/([A-Za-z0-9_-]{22})/([0-9a-f]{32})")


def _token(site: Site, person: PersonRow) -> str:
    return site.signing.token("return", person.id, str(person.returns))


async def return_link(site: Site, visitor: Visitor, table: str = "") -> str | None:
    """The path by which this guest comes back, to a table if one is named; None: they log in instead."""
    person = await site.store.person(visitor.id)
    if person is None or visitor.token is not None or await site.store.account_of(visitor.id) is not None:
        return None
    return f"/return/{person.id}/{_token(site, person)}" + (f"?table={table}" if table else "")


def parts_of(link: str) -> tuple[str, str]:
    """The person and the token in a link that somebody typed or pasted."""
    found = _LINK.search(link[:500])
    if found is None:
        raise Refused(400, "return-wrong")
    return found[1], found[2]


async def guest_of(site: Site, id: str, token: str) -> PersonRow:
    """Whose return link this is."""
    person = await site.store.person(id[:40])
    if person is None or not site.signing.same(token[:64], "return", person.id, str(person.returns)):
        raise Refused(403, "return-wrong")
    if await site.store.account_of(person.id) is not None:
        raise Refused(403, "return-account")
    return person


async def come_back(site: Site, visitor: Visitor, person: PersonRow) -> str:
    """The cookie of a browser whose user is this guest from now on; a session that it had before ends."""
    if visitor.session is not None:
        await sessions.end(site, visitor)
    return await sessions.begin(site, person.id)


async def renew_link(site: Site, visitor: Visitor) -> str:
    """Another return link: the old one and all other browsers are worth nothing any more. The cookie of this one."""
    if await return_link(site, visitor) is None:
        raise Refused(409, "return-account")
    await site.store.renew_return(visitor.id)
    return await sessions.begin(site, visitor.id)


# --- seats whose holder is lost -------------------------------------------------------------------------------------
def seat_link(site: Site, row: LostSeatRow) -> str:
    token = site.signing.token("seat", row.table_id, str(row.seat), row.salt)
    return f"/table/{row.table_id}/seat/{row.seat}/{token}"


def may_be_lost(live: LiveTable, visitor: Visitor) -> list[SeatRow]:
    """The seats for which the host may invite again: other people's, until the game is over."""
    if live.row.owner != visitor.id or live.row.status == OVER or live.row.rated:
        return []
    return [seat for seat in live.seats if seat.kind == PERSON and seat.person not in (None, visitor.id)]


def _check_absent(site: Site, live: LiveTable, holder: str, name: str) -> None:
    if site.bus.present(live.row.id, holder):
        raise Refused(409, "holder-here", name=name)


async def invite_again(site: Site, visitor: Visitor, live: LiveTable, number: int | None) -> LostSeatRow:
    """The host says that the holder of a seat is lost. Who looks at the table right now is not. Where somebody was
    invited before and sits there now, it is still the first holder who may object."""
    check_owner(visitor, live)
    seat = next((seat for seat in may_be_lost(live, visitor) if seat.seat == number), None)
    if seat is None or seat.person is None:
        raise Refused(400, "no-such-seat")
    if live.row.rated:
        raise Refused(409, "rated-fixed")
    _check_absent(site, live, seat.person, seat.name)
    about = (live.row.id, seat.seat, seat.person, seat.name, secrets.token_urlsafe(12), OPEN, None, time.time())
    row, before = LostSeatRow(*about), await _about_seat(site, live, seat.seat)
    if before is not None and before.state != BACK and before.taker == seat.person:
        row = replace(row, holder=before.holder, name=before.name, taker=before.taker)
    await site.lost_seats.put(row)
    return row


async def _about_seat(site: Site, live: LiveTable, number: int | None) -> LostSeatRow | None:
    return next((row for row in await site.lost_seats.at(live.row.id) if row.seat == number), None)


def too_early(live: LiveTable, row: LostSeatRow) -> Refused | None:
    """For a while nobody else sits down, so that nobody looks at cards while their holder is just away. Where all see
    the same there is nothing to wait for."""
    wait = row.since + TIME_TO_OBJECT[live.row.pace] - time.time() if live.hidden else 0.0
    if wait <= 0:
        return None
    if wait > 3600:
        return Refused(409, "holder-may-object-hours", name=row.name, hours=math.ceil(wait / 3600))
    return Refused(409, "holder-may-object", name=row.name, minutes=math.ceil(wait / 60))


async def lost_seat(site: Site, live: LiveTable, number: int | None, token: str) -> LostSeatRow:
    """The seat to which this link invites; whoever comes too late hears why."""
    for row in await site.lost_seats.at(live.row.id):
        if row.seat == number and site.signing.same(token[:64], "seat", row.table_id, str(row.seat), row.salt):
            if row.state == BACK:
                raise Refused(409, "holder-back", name=row.name)
            if row.state == TAKEN or live.row.status == OVER:
                raise Refused(409, "seat-is-taken")
            return row
    raise Refused(403, "link-wrong")


async def take_seat(site: Site, visitor: Visitor, live: LiveTable, row: LostSeatRow, name: str) -> None:
    """Sit down instead of somebody who is lost. They may watch from then on, and object."""
    _check_absent(site, live, row.holder, row.name)
    sits_there = row.taker or row.holder
    _check_absent(site, live, sits_there, live.seats[row.seat].name)
    if (early := too_early(live, row)) is not None:
        raise early
    await site.store.watch(live.row.id, sits_there)  # first: in this moment they may be about to object
    await site.tables.hand_on(live.row.id, SeatRow(row.seat, PERSON, visitor.id, name), held_by=sits_there)
    if not await site.lost_seats.change(row, TAKEN, visitor.id):  # the holder was quicker
        await site.tables.hand_on(live.row.id, SeatRow(row.seat, PERSON, row.holder, row.name))
        raise Refused(409, "holder-back", name=row.name)


async def object_to(site: Site, visitor: Visitor, live: LiveTable, number: int | None) -> None:
    """The holder of a seat is here after all: it is theirs again, and who was invited instead watches. Whoever else
    came to sit there meanwhile stays."""
    for _ in range(TRIES):
        row = await _about_seat(site, live, number)
        if row is None or row.holder != visitor.id or row.state == BACK:
            raise Refused(403, "not-your-table")
        if row.taker is not None and live.seats[row.seat].person not in (None, row.taker, visitor.id):
            raise Refused(409, "seat-is-taken")
        if await site.lost_seats.change(row, BACK, row.taker):
            return await _give_back(site, row)
        live = await site.tables.get(live.row.id)  # in this moment somebody has sat down
    raise Refused(409, "somebody-was-quicker")


async def _give_back(site: Site, row: LostSeatRow) -> None:
    if row.taker is None:
        return
    await site.store.watch(row.table_id, row.taker)
    holder = await site.store.person(row.holder)
    name = holder.name if holder else row.name
    await site.tables.hand_on(row.table_id, SeatRow(row.seat, PERSON, row.holder, name))
