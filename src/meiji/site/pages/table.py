"""The table: before, while and after it is played."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from markupsafe import Markup

from meiji.kernel.errors import OutcomeNeeded
from meiji.site import seating, show
from meiji.site.access import invitation, spectator_link, table_for
from meiji.site.errors import Refused
from meiji.site.live import Live
from meiji.site.pages.beside import language_of, packed, part, part_values, side
from meiji.site.show import eyes_of
from meiji.site.site import Ask, Html, Site, site_of, visitor_of
from meiji.site.thinkers import STAND_IN
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
    language = language_of(request, live)
    if live.row.status == WAITING:
        return site.page(
            request,
            "waiting.html",
            language=language,
            live=live,
            table=live.row,
            title=show.title_of(live.row.game, language),
            mine=live.seats_of(visitor.id),
            is_owner=live.row.owner == visitor.id,
            options=show.option_lines(live.row.game, live.row.options, language),
            links=links,
            stand_in=STAND_IN,
        )
    await seating.came_back(site, visitor, live)
    values = part_values(request, live, open, moment)
    values["part"] = Markup("".join(side(request, live, values)))
    seat = values["eyes"].seat
    picture = "" if values["eyes"].curtain is not None else show.board(live, seat, language, moment)
    _see(site, live, visitor.id)
    return site.page(
        request,
        "table.html",
        language=language,
        board=Markup(picture),
        links=links,
        site_path=f"/table/{id}",
        hook=await site.store.hook(id, visitor.id) if live.seats_of(visitor.id) else None,
        **values,
    )


def _see(site: Site, live: Live, person: str) -> None:
    if live.seats_of(person):
        site.seen.note(live.row.id, person, len(live.moves))


@get("/table/{id:str}/part")
async def table_part(
    request: Ask, id: FromPath[str], moment: FromQuery[int | None] = None, open: FromQuery[int | None] = None
) -> Response[bytes]:
    live = await table_for(site_of(request), visitor_of(request), id)
    if live.row.status == WAITING:
        raise Refused(409, "not-begun")
    _see(site_of(request), live, visitor_of(request).id)
    return part(request, live, open, moment)


@get("/table/{id:str}/board")
async def table_board(
    request: Ask, id: FromPath[str], moment: FromQuery[int | None] = None, open: FromQuery[int | None] = None
) -> Response[bytes]:
    """The board alone, as SVG; nothing where a curtain has closed meanwhile."""
    visitor = visitor_of(request)
    live = await table_for(site_of(request), visitor, id)
    if live.row.status == WAITING:
        raise Refused(409, "not-begun")
    eyes = eyes_of(live, visitor.id, open)
    if eyes.curtain is not None:
        return Response(b"", status_code=204)
    language = language_of(request, live)
    return packed(request, show.packed_board(live, eyes.seat, language, moment), "image/svg+xml")


async def _after(request: Ask, id: str, opened: int | None) -> Answer:
    """After a change: the part anew for a page that asked for it, else the whole page."""
    if request.headers.get("hx-request"):
        live = await table_for(site_of(request), visitor_of(request), id)
        _see(site_of(request), live, visitor_of(request).id)
        return part(request, live, opened)
    query = "" if opened is None else f"?open={opened}"
    return Redirect(f"/table/{id}{query}", status_code=303)


def number_in(text: Any) -> int | None:
    text = str(text)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


@post("/table/{id:str}/play", status_code=200, opt={"limit": "write"})
async def play(request: Ask, id: FromPath[str]) -> Answer:
    form = await request.form()
    moment = number_in(form.get("moment", ""))
    if moment is None:
        raise Refused(400, "moment-needed")
    move, drawn = str(form.get("move", ""))[:80], [str(one)[:80] for one in form.getall("drawn", [])][:200]
    try:
        await site_of(request).live.play(id, visitor_of(request).id, moment, move, drawn)
    except OutcomeNeeded as needed:
        return await _ask_drawn(request, id, move, drawn, needed)
    return await _after(request, id, number_in(form.get("open", "")))


async def _ask_drawn(request: Ask, id: str, move: str, drawn: list[str], needed: OutcomeNeeded) -> Html:
    """On a table that follows a real one: what came out there?"""
    live = await table_for(site_of(request), visitor_of(request), id)
    template = "drawn.html" if request.headers.get("hx-request") else "drawn-page.html"
    language = language_of(request, live)
    return site_of(request).page(
        request,
        template,
        language=language,
        table=live.row,
        moment=len(live.moves),
        move=move,
        drawn=drawn,
        allowed=needed.allowed,
        title=show.title_of(live.row.game, language),
    )


@post("/table/{id:str}/undo", status_code=200, opt={"limit": "write"})
async def undo(request: Ask, id: FromPath[str]) -> Answer:
    form = await request.form()
    whole = form.get("whole") == "yes"
    await site_of(request).live.undo(id, visitor_of(request).id, whole_turn=whole)
    return await _after(request, id, number_in(form.get("open", "")))


HANDLERS = [table_page, table_part, table_board, play, undo]
