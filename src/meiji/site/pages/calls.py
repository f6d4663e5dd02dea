"""How I am called when it is my turn; and what makes the site an app: manifest, service worker, a page for offline."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from meiji.site import calling
from meiji.site.access import table_for
from meiji.site.errors import Refused
from meiji.site.pages.numbers import number_in
from meiji.site.pages.view import wants_view
from meiji.site.site import Ask, Html, named, site_of, visitor_of

BACK = "/calls"


def _done(request: Ask) -> Any:
    return Response({}, media_type=MediaType.JSON) if wants_view(request) else Redirect(BACK, status_code=303)


@get("/calls")
async def calls_page(request: Ask) -> Html:
    site, visitor = site_of(request), named(request)
    return site.page(
        request,
        "calls.html",
        settings=await site.calls.settings(visitor.id),
        devices=await site.calls.devices(visitor.id),
        vapid=site.vapid.public,
        may_mail=calling.may_mail(site),
    )


@post("/calls/device", status_code=200, opt={"limit": "write"})
async def add_device(request: Ask) -> Any:
    form = await request.form()
    given = [str(form.get(name, "")) for name in ("endpoint", "p256dh", "auth")]
    await calling.add_device(site_of(request), named(request), *given)
    return _done(request)


@post("/calls/device/remove", status_code=200, opt={"limit": "write"})
async def remove_device(request: Ask) -> Any:
    form = await request.form()
    await site_of(request).calls.remove_device(named(request).id, str(form.get("id", ""))[:64])
    return _done(request)


@post("/calls/quiet", status_code=200, opt={"limit": "write"})
async def set_quiet(request: Ask) -> Any:
    form = await request.form()
    first, last = (number_in(form.get(name, ""), 2) for name in ("from", "to"))
    await calling.set_quiet(site_of(request), named(request), first, last, str(form.get("zone", "")))
    return _done(request)


@post("/calls/mail", status_code=200, opt={"limit": "login"})
async def set_mail(request: Ask) -> Any:
    form = await request.form()
    await calling.set_mail(site_of(request), named(request), str(form.get("mail", "")))
    return _done(request)


@get("/calls/confirm/{person:str}/{token:str}")
async def confirm_page(request: Ask, person: FromPath[str], token: FromPath[str]) -> Html:
    """The link of the letter; only a click says yes, since some programs open all links."""
    return site_of(request).page(request, "calls-confirm.html", person=person[:32], token=token[:64])


@post("/calls/confirm/{person:str}/{token:str}", opt={"limit": "login"})
async def confirm_mail(request: Ask, person: FromPath[str], token: FromPath[str]) -> Redirect:
    await calling.confirm_mail(site_of(request), person[:32], token[:64])
    return Redirect("/", status_code=303)


@post("/table/{id:str}/calls", opt={"limit": "write"})
async def set_table(request: Ask, id: FromPath[str]) -> Redirect:
    """Whether I am called in this game."""
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    if not live.seats_of(visitor.id):
        raise Refused(403, "not-your-table")
    await site.calls.set_silent(id, visitor.id, form.get("call") != "yes")
    return Redirect(f"/table/{id}", status_code=303)


# --- the app ----------------------------------------------------------------------------------------------------------
@get("/manifest.webmanifest", media_type="application/manifest+json")
async def manifest(request: Ask) -> dict[str, Any]:
    icon = {"src": site_of(request).assets("icon.svg"), "sizes": "any", "type": "image/svg+xml"}
    return {
        "name": "Meiji",
        "short_name": "Meiji",
        "id": "/",
        "start_url": "/",
        "display": "standalone",
        "background_color": "#f4ead5",
        "theme_color": "#27446e",
        "lang": visitor_of(request).language,
        "icons": [{**icon, "purpose": "any"}, {**icon, "purpose": "maskable"}],
    }


@get("/sw.js", opt={"limit": None})
async def service_worker(request: Ask) -> Response[bytes]:
    """At the root, since it looks after all pages."""
    found = site_of(request).assets.answer("", "sw.js", "")
    found.headers["cache-control"] = "no-cache"
    return found


@get("/offline")
async def offline(request: Ask) -> Html:
    return site_of(request).page(request, "offline.html")


HANDLERS = [
    calls_page,
    add_device,
    remove_device,
    set_quiet,
    set_mail,
    confirm_page,
    confirm_mail,
    set_table,
    manifest,
    service_worker,
    offline,
]
