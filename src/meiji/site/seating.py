"""Computer players for seats that people leave: by the owner of the table, or by a vote of all others."""

from __future__ import annotations

from meiji.site import labels
from meiji.site.access import check_owner
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.middleware import Visitor
from meiji.site.player_tasks import STAND_IN, check_player
from meiji.site.site import Site
from meiji.store import SeatRow
from meiji.store.rows import COMPUTER, OVER


def check_seat(live: LiveTable, seat: int | None) -> int:
    if seat is None or not 0 <= seat < live.row.seats or live.row.status == OVER:
        raise Refused(400, "no-such-seat")
    return seat


async def replace_seat(site: Site, visitor: Visitor, live: LiveTable, seat: int | None, player: str) -> None:
    """The owner lets a computer player take over somebody's seat, or a free one."""
    check_owner(visitor, live)
    await _hand_over(site, live, check_seat(live, seat), check_player(live.row.game, player))
    await site.tables.begin_if_full(live.row.id)


async def vote(site: Site, visitor: Visitor, live: LiveTable, seat: int | None) -> bool:
    """Everybody else at the table lets a computer player take over from somebody for whom it waits too long.

    Was this the last vote that was needed? Votes are about the table as it stands; any change ends them.
    """
    if not live.seats_of(visitor.id):
        raise Refused(403, "not-your-table")
    seat = check_seat(live, seat)
    absent = live.seats[seat].person
    if absent is None or absent == visitor.id or seat != live.to_move or not live.late:
        raise Refused(409, "not-late")
    votes = await site.store.vote(live.row.id, seat, visitor.id, live.row.revision)
    others = {one.person for one in live.seats if one.person is not None} - {absent}
    if not others <= votes:
        return False
    await _hand_over(site, live, seat, STAND_IN, live.row.revision)
    return True


async def came_back(site: Site, visitor: Visitor, live: LiveTable) -> None:
    """The person for whom the table waited too long is here: votes against them are forgotten."""
    if live.late and live.to_move in live.seats_of(visitor.id):
        await site.store.forget_votes(live.row.id, live.to_move)


async def _hand_over(site: Site, live: LiveTable, seat: int, player: str, seen: int | None = None) -> None:
    if live.row.real:
        raise Refused(409, "real-no-computer")
    name = labels.player_name(player, live.row.language)
    await site.tables.replace_by_computer(live.row.id, SeatRow(seat, COMPUTER, None, name, player), seen)
    await site.store.forget_votes(live.row.id, seat)
