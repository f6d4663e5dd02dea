"""Who sits at a table or watches it: joining, leaving to a computer, a rematch, the end of a table."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from meiji.site import labels, seating
from meiji.site.access import check_invitation, check_owner, check_spectator, table_for
from meiji.site.creation import clean_name, rename, start_rematch
from meiji.site.errors import Refused
from meiji.site.pages.table import number_in
from meiji.site.site import Ask, Html, named, site_of, visitor_of
from meiji.site.webhooks import check_url
from meiji.store import SeatRow
from meiji.store.rows import PERSON, WAITING


@get("/table/{id:str}/join/{token:str}")
async def join_page(request: Ask, id: FromPath[str], token: FromPath[str]) -> Html | Redirect:
    site, visitor = site_of(request), visitor_of(request)
    live = await site.tables.get(id)
    check_invitation(site, live, token)
    if live.seats_of(visitor.id) or live.row.status != WAITING:
        await site.store.watch(id, visitor.id)
        return Redirect(f"/table/{id}", status_code=303)
    language = visitor.language if visitor.language_chosen else live.row.language
    owner = await site.store.person(live.row.owner)
    return site.page(
        request,
        "join.html",
        language=language,
        live=live,
        table=live.row,
        title=labels.title_of(live.row.game, language),
        options=labels.option_lines(live.row.game, live.row.options, language),
        owner=owner.name if owner else "",
        token=token,
    )


@post("/table/{id:str}/sit", opt={"limit": "write"})
async def sit(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await site.tables.get(id)
    if not live.row.listed and live.row.owner != visitor.id:
        check_invitation(site, live, str(form.get("token", ""))[:64])
    given = clean_name(str(form["name"])) if form.get("name") else None
    name = given or named(request).name
    seat = number_in(form.get("seat", ""))
    if seat is None:
        raise Refused(400, "no-such-seat")
    assert name is not None
    await site.tables.sit(id, SeatRow(seat, PERSON, visitor.id, name))
    if given is not None:
        await rename(site, visitor, given)
    return Redirect(f"/table/{id}", status_code=303)


@get("/table/{id:str}/watch/{token:str}")
async def watch(request: Ask, id: FromPath[str], token: FromPath[str]) -> Redirect:
    site = site_of(request)
    live = await site.tables.get(id)
    check_spectator(site, live, token)
    await site.store.watch(id, visitor_of(request).id)
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/rematch", opt={"limit": "table"})
async def play_again(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor = site_of(request), named(request)
    live = await table_for(site, visitor, id)
    return Redirect(f"/table/{await start_rematch(site, visitor, live)}", status_code=303)


@post("/table/{id:str}/replace", status_code=200, opt={"limit": "write"})
async def replace_seat(request: Ask, id: FromPath[str]) -> Html | Redirect:
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await site.tables.get(id)
    seat, player = number_in(form.get("seat", "")), str(form.get("player", ""))
    await seating.replace_seat(site, visitor, live, seat, player)
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/vote", opt={"limit": "write"})
async def vote(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    await seating.vote(site, visitor, live, number_in(form.get("seat", "")))
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/hook", opt={"limit": "write"})
async def set_hook(request: Ask, id: FromPath[str]) -> Redirect:
    """The address to call when it is my turn at a relaxed table."""
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    if not live.seats_of(visitor.id):
        raise Refused(403, "not-your-table")
    if live.row.pace != "relaxed":
        raise Refused(409, "hook-only-relaxed")
    url = str(form.get("url", "")).strip()
    if url:
        check_url(url)
    await site.store.set_hook(id, visitor.id, url)
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/delete", opt={"limit": "write"})
async def delete(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor = site_of(request), visitor_of(request)
    check_owner(visitor, await site.tables.get(id))
    await site.tables.delete(id)
    return Redirect("/", status_code=303)


HANDLERS = [join_page, sit, watch, play_again, replace_seat, vote, set_hook, delete]
