"""Coming back by one's return link, and sitting down instead of somebody who is lost."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from meiji.site import labels, returning
from meiji.site.access import find_table, table_for
from meiji.site.creation import clean_name, rename
from meiji.site.pages.account import become, only_people
from meiji.site.pages.home import local
from meiji.site.pages.numbers import number_in
from meiji.site.pages.return_links import KEPT_COOKIE
from meiji.site.sessions import YEAR
from meiji.site.site import Ask, Html, named, site_of, visitor_of
from meiji.site.validation import is_id


def _there(table: str) -> str:
    return f"/table/{table}" if is_id(table) else "/"


@get("/return/{person:str}/{token:str}", opt={"limit": "login"})
async def return_page(
    request: Ask, person: FromPath[str], token: FromPath[str], table: FromQuery[str] = ""
) -> Html | Redirect:
    """Who comes back says so: a link alone makes nobody somebody else."""
    site, visitor = site_of(request), visitor_of(request)
    guest = await returning.guest_of(site, person, token)
    if guest.id == visitor.id:
        return Redirect(_there(table), status_code=303)
    own = await returning.return_link(site, visitor) if visitor.name else None
    own_link = site.address(request, own) if own else None
    values: dict[str, Any] = {
        "guest": guest.name,
        "person": person,
        "token": token,
        "table": table if is_id(table) else "",
    }
    page = site.page(request, "return.html", own_link=own_link, **values)
    page.headers["cache-control"] = "no-store"
    return page


@post("/return", opt={"limit": "login"})
async def come_back(request: Ask) -> Response[Any]:
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    guest = await returning.guest_of(site, str(form.get("person", "")), str(form.get("token", "")))
    answer = Redirect(_there(str(form.get("table", ""))), status_code=303)
    _keep(request, answer)
    return become(request, await returning.come_back(site, visitor, guest), answer)


@post("/return/paste", opt={"limit": "login"})
async def paste(request: Ask) -> Redirect:
    """A return link, pasted where somebody stands before a used invitation."""
    form = await request.form()
    person, token = returning.parts_of(str(form.get("link", "")))
    table = str(form.get("table", ""))
    return Redirect(f"/return/{person}/{token}" + (f"?table={table}" if is_id(table) else ""), status_code=303)


def _keep(request: Ask, answer: Response[Any]) -> None:
    secure = site_of(request).settings.secure
    answer.set_cookie(KEPT_COOKIE, "yes", max_age=YEAR, samesite="lax", httponly=True, secure=secure)


@post("/return/kept", opt={"limit": "write"})
async def kept(request: Ask) -> Response[Any]:
    """The return link need not be shown above the game any more."""
    form = await request.form()
    answer: Response[Any] = Redirect(local(str(form.get("back", "/"))), status_code=303)
    _keep(request, answer)
    return answer


@post("/table/{id:str}/invite-again", opt={"limit": "write"})
async def invite_again(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    await returning.invite_again(site, visitor, await find_table(site, visitor, id), number_in(form.get("seat", "")))
    return Redirect(f"/table/{id}#m-lost", status_code=303)


@post("/table/{id:str}/object", opt={"limit": "write"})
async def object_to(request: Ask, id: FromPath[str]) -> Redirect:
    """I am here: my seat is mine."""
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    await returning.object_to(site, visitor, live, number_in(form.get("seat", "")))
    return Redirect(f"/table/{id}", status_code=303)


@get("/table/{id:str}/seat/{seat:str}/{token:str}")
async def seat_page(request: Ask, id: FromPath[str], seat: FromPath[str], token: FromPath[str]) -> Html | Redirect:
    site, visitor = site_of(request), visitor_of(request)
    live = await find_table(site, visitor, id)
    if live.seats_of(visitor.id):
        return Redirect(f"/table/{id}", status_code=303)
    row = await returning.lost_seat(site, live, number_in(seat), token)
    language = visitor.language if visitor.language_chosen else live.row.language
    owner, early = await site.store.person(live.row.owner), returning.too_early(live, row)
    return site.page(
        request,
        "seat.html",
        language=language,
        table=live.row,
        title=labels.title_of(live.row.game, language),
        options=labels.option_lines(live.row.game, live.row.options, language),
        owner=owner.name if owner else "",
        lost=row,
        early=early.text(language) if early is not None else "",
        token=token,
    )


@post("/table/{id:str}/seat", opt={"limit": "write"})
async def take_seat(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await find_table(site, visitor, id)
    row = await returning.lost_seat(site, live, number_in(form.get("seat", "")), str(form.get("token", "")))
    given = clean_name(str(form["name"])) if form.get("name") else None
    name = given or named(request).name
    assert name is not None
    await returning.take_seat(site, visitor, live, row, name)
    if given is not None:
        await rename(site, visitor, given)
    return Redirect(f"/table/{id}", status_code=303)


PEOPLE = Router("/", route_handlers=[return_page, come_back, paste, kept], guards=[only_people])
HANDLERS: list[ControllerRouterHandler] = [PEOPLE, invite_again, object_to, seat_page, take_seat]
