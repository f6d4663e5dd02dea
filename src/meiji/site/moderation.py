"""What the owner of the site does about a report."""

from __future__ import annotations

import contextlib

from meiji.site import labels
from meiji.site.errors import Refused
from meiji.site.middleware import Visitor
from meiji.site.player_tasks import STAND_IN
from meiji.site.site import Site
from meiji.store import PersonRow, SeatRow
from meiji.store.rows import COMPUTER, LEFT, OVER, PERSON, WAITING

NOTHING, MESSAGE, BAN, TABLE = "nothing", "message", "ban", "table"
TRIES = 10


async def settle(site: Site, owner: Visitor, number: int | None, do: str) -> None:
    """Do what is to be done about a report, and lay it aside."""
    report = next((one for one in await site.chats.reports() if one.id == number), None)
    if report is None or do not in (NOTHING, MESSAGE, BAN, TABLE):
        raise Refused(404, "no-such-report")
    if do == BAN:
        await ban(site, report.person)
    if do in (MESSAGE, BAN):
        await site.chats.delete_message(report.message)
    if do == TABLE:
        await site.tables.delete(report.table_id, PersonRow(owner.id, owner.name or ""))
    await site.chats.close_report(report.id)


async def ban(site: Site, person: str) -> None:
    """Somebody may look on, but do nothing more here; in running games computer players go on for them."""
    found = await site.store.person(person)
    if found is not None and found.owner:
        raise Refused(409, "owner-not-banned")
    await site.store.set_banned(person, True)
    for id, seat in await site.store.running_seats(person):
        await _put_out(site, id, seat)


async def _put_out(site: Site, id: str, seat: int) -> None:
    """Whatever happens at the table meanwhile: if it begins in this moment, a computer player plays."""
    for _ in range(TRIES):
        live = await site.tables.get(id)
        if live.row.status == OVER:
            return
        free = live.row.status == WAITING
        name = labels.player_name(STAND_IN, live.row.language)
        to = SeatRow(seat, PERSON, None, "") if free else SeatRow(seat, COMPUTER, None, name, STAND_IN)
        with contextlib.suppress(Refused):  # somebody was quicker
            return await site.tables.hand_over(id, [to], None if free else LEFT, live.row.revision)
