"""Watch me: a player's own link, by which spectators see what this player sees, as long as the player wants it. Players
of the same game see nothing by it."""

from __future__ import annotations

from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.middleware import Visitor
from meiji.site.seating import check_player_of
from meiji.site.site import Site


def may_show(live: LiveTable, person: str) -> bool:
    """Is there anything to show, and is it one hand?"""
    return live.game is not None and live.game.spec.secrets and live.hidden and len(live.seats_of(person)) == 1


async def show_hand(site: Site, visitor: Visitor, live: LiveTable, show: bool) -> None:
    mine = check_player_of(live, visitor)
    if show and not may_show(live, visitor.id):
        raise Refused(409, "nothing-to-show")
    for seat in mine:
        await site.store.show_hand(live.row.id, seat, visitor.id, show)
    await _changed(site, live.row.id)


async def hand_link(site: Site, live: LiveTable, person: str) -> str | None:
    """The link of a player who shows their hand."""
    for seat in live.seats_of(person):
        shown = await site.store.shown_hand(live.row.id, seat)
        if shown is not None and shown[0] == person:
            return f"/table/{live.row.id}/watch-me/{seat}/{_token(site, live, seat, shown[1])}"
    return None


async def watch_hand(site: Site, visitor: Visitor, live: LiveTable, seat: int, token: str) -> None:
    """Whoever plays here stays who they are; a link that its player has taken back shows nothing."""
    shown = await site.store.shown_hand(live.row.id, seat)
    if shown is None or not site.signing.same(token, "hand", live.row.id, str(seat), shown[1]):
        raise Refused(403, "link-wrong")
    if not visitor.new and not live.seats_of(visitor.id):
        await site.store.watch_hand(live.row.id, visitor.id, seat, shown[1])
        await _changed(site, live.row.id)


def _token(site: Site, live: LiveTable, seat: int, salt: str) -> str:
    return site.signing.token("hand", live.row.id, str(seat), salt)


async def _changed(site: Site, id: str) -> None:
    """All pages of this table look again."""
    site.tables.look_again(id)
    site.bus.publish(id, (await site.tables.get(id)).row.revision)
