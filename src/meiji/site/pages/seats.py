"""Who sits at a table or watches it: joining, leaving to a computer, a rematch, the end of a table."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from meiji.site import labels, seating, showing
from meiji.site.access import check_invitation, check_spectator, find_table, spectator_link, table_for
from meiji.site.creation import clean_name, rename, start_rematch
from meiji.site.errors import Refused
from meiji.site.i18n import translate
from meiji.site.link_previews import picture_of, preview_address
from meiji.site.pages.numbers import number_in
from meiji.site.player_tasks import STAND_IN
from meiji.site.site import Ask, Html, named, site_of, visitor_of
from meiji.site.webhooks import check_url
from meiji.store import SeatRow
from meiji.store.leaving import DELETE
from meiji.store.rows import OVER, PERSON, WAITING


@get("/table/{id:str}/join/{token:str}")
async def join_page(
    request: Ask, id: FromPath[str], token: FromPath[str], back: FromQuery[bool] = False
) -> Html | Redirect:
    """Who comes by the invitation may sit down while somebody is missing. Later it says so: whoever has sat down in
    another browser comes back by the return link, and others may watch."""
    site, visitor = site_of(request), visitor_of(request)
    live = await find_table(site, visitor, id)
    check_invitation(site, live, token)
    if live.seats_of(visitor.id) or live.row.status == OVER:
        return await _let_in(request, id, back)
    language = visitor.language if visitor.language_chosen else live.row.language
    owner, title = await site.store.person(live.row.owner), labels.title_of(live.row.game, language)
    return site.page(
        request,
        "join.html" if live.row.status == WAITING else "used.html",
        language=language,
        live=live,
        table=live.row,
        title=title,
        options=labels.option_lines(live.row.game, live.row.options, language),
        owner=owner.name if owner else "",
        token=token,
        watch_link=spectator_link(site, live),
        preview=preview_address(request, live),
        preview_text=translate(language, "invited", name=owner.name if owner else "", title=title),
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
async def watch(
    request: Ask,
    id: FromPath[str],
    token: FromPath[str],
    back: FromQuery[bool] = False,
    moment: FromQuery[int | None] = None,
) -> Html | Redirect:
    """Watch a table, as it is or as it was at a moment."""
    site = site_of(request)
    live = await site.tables.get(id)
    check_spectator(site, live, token)
    return await _let_in(request, id, back, moment)


@get("/table/{id:str}/watch-me/{seat:int}/{token:str}")
async def watch_hand(
    request: Ask, id: FromPath[str], seat: FromPath[int], token: FromPath[str], back: FromQuery[bool] = False
) -> Html | Redirect:
    """Watch a table through the eyes of a player who shows their hand."""
    site = site_of(request)
    await showing.watch_hand(site, visitor_of(request), await site.tables.get(id), seat, token)
    return await _let_in(request, id, back)


@post("/table/{id:str}/show", opt={"limit": "write"})
async def show_hand(request: Ask, id: FromPath[str]) -> Redirect:
    """Show my hand by a link of mine, or to nobody any more."""
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    await showing.show_hand(site, visitor, await table_for(site, visitor, id), form.get("show") == "yes")
    return Redirect(f"/table/{id}", status_code=303)


async def _let_in(request: Ask, id: str, back: bool, moment: int | None = None) -> Html | Redirect:
    """A spectator, from now on by the plain address. Only who keeps our cookie is remembered: others are sent back here
    once, to bring it along, and leave nothing in the store however often they come. Programs that show links keep none:
    they find here what to show."""
    visitor, at = visitor_of(request), "" if moment is None else f"moment={moment}"
    if visitor.new and not back:
        return Redirect(f"{request.url.path}?back=true{at and '&' + at}", status_code=303)
    if visitor.new:
        return await _cookie_needed(request, id, moment)
    await site_of(request).store.watch(id, visitor.id)
    return Redirect(f"/table/{id}{at and '?' + at}", status_code=303)


async def _cookie_needed(request: Ask, id: str, moment: int | None) -> Html:
    site = site_of(request)
    live = await site.tables.get(id)
    live.check_moment(moment)
    title = labels.title_of(live.row.game, visitor_of(request).language)
    again, preview = request.url.path, preview_address(request, live, moment)
    names = ", ".join(name for name in live.names if name)
    return site.page(request, "cookie-needed.html", title=title, again=again, preview=preview, preview_text=names)


@get("/table/{id:str}/preview/{token:str}/board.png", opt={"limit": "think"})
async def preview(
    request: Ask, id: FromPath[str], token: FromPath[str], moment: FromQuery[int | None] = None
) -> Response[bytes]:
    """The picture of a link to this game."""
    site = site_of(request)
    live = await site.tables.get(id)
    check_spectator(site, live, token)
    found = await picture_of(site, live, moment)
    return Response(found, media_type="image/png", headers={"cache-control": "public, max-age=300"})


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


@post("/table/{id:str}/leave", opt={"limit": "write"})
async def leave(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    await seating.leave(site, visitor, live, str(form.get("player", STAND_IN))[:80])
    return Redirect("/", status_code=303)


@post("/table/{id:str}/resign", opt={"limit": "write"})
async def resign(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor = site_of(request), visitor_of(request)
    await seating.resign(site, visitor, await table_for(site, visitor, id))
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/agree", opt={"limit": "write"})
async def agree(request: Ask, id: FromPath[str]) -> Redirect:
    """For ending or deleting a game, or against it."""
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live, what = await table_for(site, visitor, id), str(form.get("what", ""))
    if form.get("agree") == "no":
        await seating.decline(site, visitor, live, what)
    elif await seating.agree(site, visitor, live, what) and what == DELETE:
        return Redirect("/", status_code=303)
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/go-on", opt={"limit": "write"})
async def go_on(request: Ask, id: FromPath[str]) -> Redirect:
    """Paused clocks run again."""
    site, visitor = site_of(request), visitor_of(request)
    await seating.go_on(site, visitor, await table_for(site, visitor, id))
    return Redirect(f"/table/{id}", status_code=303)


@post("/table/{id:str}/delete", opt={"limit": "write"})
async def delete(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor = site_of(request), visitor_of(request)
    await seating.delete(site, visitor, await find_table(site, visitor, id))
    return Redirect("/", status_code=303)


@post("/deleted", opt={"limit": "write"})
async def know_deleted(request: Ask) -> Redirect:
    """I have read which of my games were deleted."""
    await site_of(request).store.know_deleted(visitor_of(request).id)
    return Redirect("/", status_code=303)


HANDLERS = [
    join_page,
    sit,
    watch,
    watch_hand,
    preview,
    show_hand,
    play_again,
    replace_seat,
    vote,
    set_hook,
    leave,
    resign,
    agree,
    go_on,
    delete,
    know_deleted,
]
