"""The hint above the choices: asked for, looked for, found. It is part of the sidebar, so the answer is a view."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from meiji.site.access import table_for
from meiji.site.pages.numbers import number_in
from meiji.site.pages.table import Answer, after_change
from meiji.site.pages.view import wants_view
from meiji.site.site import Ask, site_of, visitor_of
from meiji.site.viewer import viewer_of


@post("/table/{id:str}/hint", status_code=200, opt={"limit": "think"})
async def ask(request: Ask, id: FromPath[str]) -> Answer:
    """Look for a hint. An event tells the page when it is found; a page without scripts waits for it."""
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    opened = number_in(form.get("open", ""))
    looking = site.hints.ask(live, viewer_of(live, visitor.id, opened).seat, visitor.id)
    if not wants_view(request):
        await site.hints.result(looking)
    return await after_change(request, id, opened)


@post("/table/{id:str}/hint/cancel", status_code=200, opt={"limit": "write"})
async def cancel(request: Ask, id: FromPath[str]) -> Answer:
    """Wait no more."""
    site, visitor, form = site_of(request), visitor_of(request), await request.form()
    live = await table_for(site, visitor, id)
    opened = number_in(form.get("open", ""))
    site.hints.cancel(live, viewer_of(live, visitor.id, opened).seat, visitor.id)
    return await after_change(request, id, opened)


HANDLERS = [ask, cancel]
