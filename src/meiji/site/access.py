"""Who may see a table, and who may sit down there."""

from __future__ import annotations

from meiji.kernel.spec import find_game
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.middleware import Visitor
from meiji.site.site import Site


def invitation(site: Site, live: LiveTable) -> str:
    return f"/table/{live.row.id}/join/{site.signing.token('join', live.row.id, live.row.salt)}"


def spectator_link(site: Site, live: LiveTable) -> str:
    return f"/table/{live.row.id}/watch/{site.signing.token('watch', live.row.id, live.row.salt)}"


async def table_for(site: Site, visitor: Visitor, id: str) -> LiveTable:
    """The table, if the visitor sits there, owns it, came by a link, or everybody may watch."""
    live = await find_table(site, visitor, id)
    if live.row.listed or live.row.owner == visitor.id or live.seats_of(visitor.id):
        return live
    if await site.store.may_watch(id, visitor.id):
        return live
    raise Refused(403, "link-needed")


async def find_table(site: Site, visitor: Visitor, id: str) -> LiveTable:
    """The table; who sat at one that is gone is told what became of it."""
    try:
        return await site.tables.get(id)
    except Refused:
        for gone in await site.store.deleted_tables(visitor.id):
            if gone.table_id == id:
                title = find_game(gone.game).texts.title(visitor.language)
                raise Refused(410, "table-deleted", name=gone.by, title=title) from None
        raise


def check_invitation(site: Site, live: LiveTable, token: str) -> None:
    if not site.signing.same(token, "join", live.row.id, live.row.salt):
        raise Refused(403, "link-wrong")


def check_spectator(site: Site, live: LiveTable, token: str) -> None:
    if not site.signing.same(token, "watch", live.row.id, live.row.salt):
        raise Refused(403, "link-wrong")


def check_owner(visitor: Visitor, live: LiveTable) -> None:
    if live.row.owner != visitor.id:
        raise Refused(403, "only-owner")
