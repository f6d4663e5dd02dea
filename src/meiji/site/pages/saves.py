"""Downloads and uploads, what if, and games entered from a real table."""

from __future__ import annotations

import json
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from meiji.kernel.errors import OutcomeNeeded
from meiji.kernel.spec import find_game
from meiji.site import labels, saves
from meiji.site.access import table_for
from meiji.site.creation import TableRequest
from meiji.site.errors import Refused
from meiji.site.pages.home import named_by
from meiji.site.pages.numbers import number_in
from meiji.site.real_tables import create_real_table
from meiji.site.site import Ask, Html, named, site_of, visitor_of
from meiji.site.viewer import viewer_of
from meiji.site.what_if import copy_table


@get("/table/{id:str}/save.json")
async def save(request: Ask, id: FromPath[str], open: FromQuery[int | None] = None) -> Response[str]:
    """The game as this visitor may know it."""
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    data = saves.save_for(site, visitor, live, viewer_of(live, visitor.id, open))
    text = json.dumps(data, ensure_ascii=False, indent=1)
    headers = {"content-disposition": f'attachment; filename="{live.row.game}-{id}.json"'}
    return Response(text, media_type=MediaType.JSON, headers=headers)


@post("/table/{id:str}/copy", opt={"limit": "table"})
async def copy(request: Ask, id: FromPath[str]) -> Redirect:
    """What if: go on from this moment, on a table of one's own."""
    site, visitor, form = site_of(request), named(request), await request.form()
    live = await table_for(site, visitor, id)
    if live.game is None:
        raise Refused(409, "not-begun")
    moment = number_in(form.get("moment", ""))
    if moment is None:
        raise Refused(400, "moment-needed")
    viewer = viewer_of(live, visitor.id, number_in(form.get("open", "")))
    return Redirect(f"/table/{await copy_table(site, visitor, live, viewer, moment)}", status_code=303)


@post("/upload", opt={"limit": "table"})
async def upload(request: Ask) -> Redirect:
    site, visitor = site_of(request), named(request)
    given = (await request.form()).get("save")
    content = await given.read() if isinstance(given, UploadFile) else str(given or "").encode()
    text = content.decode("utf-8", errors="replace")
    return Redirect(f"/table/{await saves.upload(site, visitor, text)}", status_code=303)


def _wanted(form: Any, language: str) -> TableRequest:
    spec = find_game(str(form.get("game", "")))
    seats = number_in(form.get("seats", "")) or 0
    spec.check_seats(seats)
    names = [str(form.get(f"name-{seat}", "")) for seat in range(seats)]
    options = {o.name: str(form[f"option-{o.name}"]) for o in spec.options if f"option-{o.name}" in form}
    return TableRequest(spec.id, ["screen"] * seats, names, options, language=language)


@post("/real", status_code=200, opt={"limit": "table"})
async def real(request: Ask) -> Html | Redirect:
    """Enter a game from a real table: what its setup drew is asked, one thing after the other."""
    site, form = site_of(request), await request.form()
    visitor = await named_by(request, form)
    wanted = _wanted(form, visitor.language)
    drawn = [str(one)[:80] for one in form.getall("drawn", [])][:500]
    if form.get("back"):
        del drawn[-2:]
    try:
        return Redirect(f"/table/{await create_real_table(site, visitor, wanted, drawn)}", status_code=303)
    except OutcomeNeeded as needed:
        return site.page(
            request,
            "real.html",
            title=labels.title_of(wanted.game, visitor.language),
            wanted=wanted,
            drawn=drawn,
            allowed=needed.allowed,
        )


HANDLERS = [save, copy, upload, real]
