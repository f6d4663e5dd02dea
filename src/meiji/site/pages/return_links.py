"""What the pages of a table tell about coming back."""

from __future__ import annotations

from typing import Any

from meiji.site import returning
from meiji.site.live_table import LiveTable
from meiji.site.site import Ask, site_of, visitor_of
from meiji.store.rows import BACK, OPEN

KEPT_COOKIE = "meiji_kept"  # the return link was shown in this browser, and its user has understood


async def returning_values(request: Ask, live: LiveTable) -> dict[str, Any]:
    """The return link, and what became of seats whose holder was lost."""
    site, visitor = site_of(request), visitor_of(request)
    plays = bool(live.seats_of(visitor.id))
    link = await returning.return_link(site, visitor, live.row.id) if plays else None
    rows = await site.lost_seats.at(live.row.id)
    is_host = live.row.owner == visitor.id
    return {
        "return_link": site.address(request, link) if link else None,
        "return_new": not live.alone and request.cookies.get(KEPT_COOKIE) != "yes",
        "lost_hidden": live.hidden,
        "may_be_lost": returning.may_be_lost(live, visitor),
        "invited_again": [
            {"name": row.name, "link": site.address(request, returning.seat_link(site, row))}
            for row in rows
            if is_host and row.state == OPEN
        ],
        "mine_lost": [row for row in rows if row.holder == visitor.id and row.state != BACK],
        "taken_back": [row.name for row in rows if row.taker == visitor.id and row.state == BACK],
    }
