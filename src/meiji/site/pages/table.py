"""The table: before, while and after it is played."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from markupsafe import Markup

from meiji.kernel.errors import OutcomeNeeded
from meiji.site import labels, seating
from meiji.site.access import invitation, spectator_link, table_for
from meiji.site.boards import board_svg
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.pages.sidebar import sidebar_values
from meiji.site.pages.view import answer, language_of, note_read, wants_view
from meiji.site.player_tasks import STAND_IN
from meiji.site.site import Ask, Html, site_of, visitor_of
from meiji.store.rows import WAITING

Answer = Response[bytes] | Redirect | Html


@get("/table/{id:str}")
async def table_page(
    request: Ask, id: FromPath[str], moment: FromQuery[int | None] = None, open: FromQuery[int | None] = None
) -> Html:
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    links = {
        "invitation": site.address(request, invitation(site, live)),
        "spectator": site.address(request, spectator_link(site, live)),
    }
    if live.row.status == WAITING:
        return _waiting_page(request, live, links)
    await seating.came_back(site, visitor, live)
    language = language_of(request, live)
    values = sidebar_values(request, live, language, open, moment)
    viewer = values["viewer"]
    board = "" if viewer.curtain is not None else board_svg(live, viewer.seat, language, moment)
    note_read(request, live)
    return site.page(
        request,
        "table.html",
        language=language,
        board=Markup(board),
        links=links,
        site_path=f"/table/{id}",
        hook=await site.store.hook(id, visitor.id) if viewer.plays else None,
        **values,
    )


def _waiting_page(request: Ask, live: LiveTable, links: dict[str, str]) -> Html:
    visitor, language = visitor_of(request), language_of(request, live)
    return site_of(request).page(
        request,
        "waiting.html",
        language=language,
        live=live,
        table=live.row,
        title=labels.title_of(live.row.game, language),
        mine=live.seats_of(visitor.id),
        is_owner=live.row.owner == visitor.id,
        options=labels.option_lines(live.row.game, live.row.options, language),
        links=links,
        stand_in=STAND_IN,
    )


async def after_change(request: Ask, id: str, opened: int | None) -> Answer:
    """The new view for the page's script; else the page itself."""
    if wants_view(request):
        return answer(request, await table_for(site_of(request), visitor_of(request), id), opened)
    query = "" if opened is None else f"?open={opened}"
    return Redirect(f"/table/{id}{query}", status_code=303)


def number_in(text: Any) -> int | None:
    text = str(text)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


@post("/table/{id:str}/play", status_code=200, opt={"limit": "write"})
async def play(request: Ask, id: FromPath[str]) -> Answer:
    """A click on a choice. The answer is the new page, or what has to be known of a real table."""
    form = await request.form()
    moment = number_in(form.get("moment", ""))
    if moment is None:
        raise Refused(400, "moment-needed")
    move, drawn = str(form.get("move", ""))[:80], [str(one)[:80] for one in form.getall("drawn", [])][:200]
    try:
        await site_of(request).tables.play(id, visitor_of(request).id, moment, move, drawn)
    except OutcomeNeeded as needed:
        return await _ask_drawn(request, id, move, drawn, needed)
    return await after_change(request, id, number_in(form.get("open", "")))


async def _ask_drawn(request: Ask, id: str, move: str, drawn: list[str], needed: OutcomeNeeded) -> Answer:
    """On a table that follows a real one: what came out there?"""
    site = site_of(request)
    live = await table_for(site, visitor_of(request), id)
    language = language_of(request, live)
    values: dict[str, Any] = {
        "table": live.row,
        "moment": len(live.moves),
        "move": move,
        "drawn": drawn,
        "allowed": needed.allowed,
        "title": labels.title_of(live.row.game, language),
    }
    if wants_view(request):
        return answer(request, live, sidebar=site.render(request, "drawn.html", language, **values))
    return site.page(request, "drawn-page.html", language=language, **values)


@post("/table/{id:str}/undo", status_code=200, opt={"limit": "write"})
async def undo(request: Ask, id: FromPath[str]) -> Answer:
    form = await request.form()
    whole = form.get("whole") == "yes"
    await site_of(request).tables.undo(id, visitor_of(request).id, whole_turn=whole)
    return await after_change(request, id, number_in(form.get("open", "")))


HANDLERS = [table_page, play, undo]
