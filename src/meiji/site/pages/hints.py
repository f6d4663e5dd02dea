"""The hint beside the choices: asked for, looked for, found."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from meiji.site.access import table_for
from meiji.site.errors import Refused
from meiji.site.pages.beside import hint_values, language_of
from meiji.site.pages.table import number_in
from meiji.site.show import eyes_of
from meiji.site.site import Ask, Html, site_of, visitor_of


async def _panel(request: Ask, id: str, opened: int | None) -> Html:
    live = await table_for(site_of(request), visitor_of(request), id)
    eyes = eyes_of(live, visitor_of(request).id, opened)
    values = hint_values(request, live, eyes)
    language = language_of(request, live)
    return site_of(request).page(request, "hint.html", language=language, table=live.row, opened=opened, **values)


@post("/table/{id:str}/hint", status_code=200, opt={"limit": "think"})
async def ask(request: Ask, id: FromPath[str]) -> Html | Redirect:
    """Look for a hint. Its arrival is told on the live channel; a page without scripts waits for it."""
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    opened = number_in(form.get("open", ""))
    looking = site.hints.ask(live, eyes_of(live, visitor.id, opened).seat, visitor.id)
    if request.headers.get("hx-request"):
        return await _panel(request, id, opened)
    await site.hints.result(looking)
    query = "" if opened is None else f"?open={opened}"
    return Redirect(f"/table/{id}{query}", status_code=303)


@get("/table/{id:str}/hint")
async def found(request: Ask, id: FromPath[str], open: FromQuery[int | None] = None) -> Html:
    """The hint that was asked for. A page that waits for it is also told that it failed or was never asked for here."""
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    looking, is_part = site.hints.asked(live, eyes_of(live, visitor.id, open).seat), "hx-request" in request.headers
    if not site.hints.allowed(live, visitor.id) or (looking is None and not is_part):
        raise Refused(404, "no-hint")
    if looking is not None:
        try:
            await site.hints.result(looking)
        except Refused:
            if not is_part:
                raise
    return await _panel(request, id, open)


@post("/table/{id:str}/hint/cancel", status_code=200, opt={"limit": "write"})
async def cancel(request: Ask, id: FromPath[str]) -> Html | Redirect:
    """Wait no more."""
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    opened = number_in(form.get("open", ""))
    site.hints.cancel(live, eyes_of(live, visitor.id, opened).seat, visitor.id)
    return (
        await _panel(request, id, opened)
        if request.headers.get("hx-request")
        else Redirect(f"/table/{id}", status_code=303)
    )


HANDLERS = [ask, found, cancel]
