"""The page of the site's owner: what was reported, who is banned. `meiji owner NAME` says who that is."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from meiji.site import moderation
from meiji.site.errors import Refused
from meiji.site.middleware import Visitor
from meiji.site.pages.numbers import number_in
from meiji.site.site import Ask, Html, site_of, visitor_of


def _owner(request: Ask) -> Visitor:
    """To everybody else there is no such page."""
    visitor = visitor_of(request)
    if not visitor.owner:
        raise Refused(404, "no-such-page")
    return visitor


@get("/owner")
async def owner_page(request: Ask) -> Html:
    _owner(request)
    site = site_of(request)
    reports, banned = await site.chats.reports(), await site.store.banned_people()
    return site.page(request, "owner.html", reports=reports, banned=banned)


@post("/owner/reports/{number:str}", opt={"limit": "write"})
async def settle(request: Ask, number: FromPath[str]) -> Redirect:
    """What is done about a report: nothing, the message goes, the writer is banned, the table goes."""
    visitor, form = _owner(request), await request.form()
    await moderation.settle(site_of(request), visitor, number_in(number, 9), str(form.get("do", "")))
    return Redirect("/owner", status_code=303)


@post("/owner/unban", opt={"limit": "write"})
async def unban(request: Ask) -> Redirect:
    _owner(request)
    form = await request.form()
    await site_of(request).store.set_banned(str(form.get("person", ""))[:32], False)
    return Redirect("/owner", status_code=303)


HANDLERS = [owner_page, settle, unban]
