"""The table: before, while and after it is played."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from markupsafe import Markup

from meiji.kernel.errors import OutcomeNeeded
from meiji.site import clock_terms, labels, lessons, seating, showing
from meiji.site.access import invitation, spectator_link, table_for
from meiji.site.boards import board_svg
from meiji.site.errors import Refused
from meiji.site.link_previews import preview_address
from meiji.site.live_table import LiveTable
from meiji.site.looking_back import look_back
from meiji.site.pages.chat import chat_values
from meiji.site.pages.numbers import number_in
from meiji.site.pages.return_links import returning_values
from meiji.site.pages.sidebar import render_sidebar, sidebar_values
from meiji.site.pages.view import answer, language_of, note_read, wants_view
from meiji.site.player_tasks import STAND_IN
from meiji.site.site import Ask, Html, site_of, visitor_of
from meiji.store.rows import WAITING

Answer = Response[bytes] | Redirect | Html


@get("/table/{id:str}")
async def table_page(
    request: Ask,
    id: FromPath[str],
    moment: FromQuery[int | None] = None,
    open: FromQuery[int | None] = None,
    tried: FromQuery[str | None] = None,
    line: FromQuery[int | None] = None,
) -> Html:
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    links = {
        "invitation": site.address(request, invitation(site, live)),
        "spectator": site.address(request, spectator_link(site, live)),
        "hand": "",
    }
    if live.row.status == WAITING:
        return await _waiting_page(request, live, links)
    await seating.came_back(site, visitor, live)
    if (hand := await showing.hand_link(site, live, visitor.id)) is not None:
        links["hand"] = site.address(request, hand)
    language = language_of(request, live)
    back = await look_back(site, live, language, moment, line)
    values = sidebar_values(request, live, language, open, moment, tried, back)
    viewer = values["viewer"]
    board = "" if viewer.curtain is not None else board_svg(live, viewer.seat, language, moment, back)
    note_read(request, live)
    return site.page(
        request,
        "table.html",
        language=language,
        board=Markup(board),
        links=links,
        may_show=showing.may_show(live, visitor.id),
        preview=preview_address(request, live, moment) if live.row.listed else "",
        preview_text=", ".join(live.names),
        server_now=round(time.time(), 1),
        site_path=f"/table/{id}",
        tournament=await site.tournaments.of_table(id),
        silent=viewer.plays and await site.calls.is_silent(id, visitor.id),
        hook=await site.store.hook(id, visitor.id) if viewer.plays else None,
        **await returning_values(request, live),
        **values,
        **await chat_values(request, live, language),
    )


async def _waiting_page(request: Ask, live: LiveTable, links: dict[str, str]) -> Html:
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
        clock_about=clock_terms.about(live.clock, language) if live.clock is not None else "",
        **await returning_values(request, live),
    )


async def after_change(request: Ask, id: str, opened: int | None) -> Answer:
    """The new view for the page's script; else the page itself."""
    if wants_view(request):
        return answer(request, await table_for(site_of(request), visitor_of(request), id), opened)
    query = "" if opened is None else f"?open={opened}"
    return Redirect(f"/table/{id}{query}", status_code=303)


@post("/table/{id:str}/play", status_code=200, opt={"limit": "write"})
async def play(request: Ask, id: FromPath[str]) -> Answer:
    """A click on a choice, which may be several moves. The answer is the new page, or what has to be known of a real
    table."""
    form = await request.form()
    moment = number_in(form.get("moment", ""))
    if moment is None:
        raise Refused(400, "moment-needed")
    moves, drawn = ([str(one)[:80] for one in form.getall(name, [])][:200] for name in ("move", "drawn"))
    site, visitor = site_of(request), visitor_of(request)
    if tried := lessons.first_wrong(await site.tables.get(id), moves):
        return await _try_again(request, id, tried)
    try:
        await site.tables.play(id, visitor.id, moment, moves, drawn)
    except OutcomeNeeded as needed:
        return await _ask_drawn(request, id, moves, drawn, needed)
    await lessons.note_reached(site, visitor, await site.tables.get(id))
    return await after_change(request, id, number_in(form.get("open", "")))


async def _try_again(request: Ask, id: str, tried: str) -> Answer:
    """In a lesson: a move that leads away from its goal is not played; the page says why."""
    live = await table_for(site_of(request), visitor_of(request), id)
    if wants_view(request):
        sidebar = render_sidebar(request, live, language_of(request, live), tried=tried)
        return answer(request, live, sidebar=sidebar)
    return Redirect(f"/table/{id}?{urlencode({'tried': tried})}", status_code=303)


async def _ask_drawn(request: Ask, id: str, moves: list[str], drawn: list[str], needed: OutcomeNeeded) -> Answer:
    """On a table that follows a real one: what came out there?"""
    site = site_of(request)
    live = await table_for(site, visitor_of(request), id)
    language = language_of(request, live)
    values: dict[str, Any] = {
        "table": live.row,
        "moment": len(live.moves),
        "moves": moves,
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
    whole, moment = form.get("whole") == "yes", number_in(form.get("moment", ""))
    await site_of(request).tables.undo(id, visitor_of(request).id, whole_turn=whole, moment=moment)
    return await after_change(request, id, number_in(form.get("open", "")))


HANDLERS = [table_page, play, undo]
