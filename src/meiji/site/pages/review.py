"""The review of a finished game: started with a button, watched by a bar, then a page to read."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from meiji.site import labels
from meiji.site.access import table_for
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.pages.view import language_of
from meiji.site.site import Ask, Html, Site, site_of, visitor_of

WIDTH, HEIGHT = 600, 200  # of the chart


async def start_review(site: Site, person: str, id: str, live: LiveTable) -> None:
    """Make a review, unless there is one. Only who played may ask for so much work."""
    found, _ = await site.reviews.find(live)
    if not live.seats_of(person) and live.row.owner != person:
        raise Refused(403, "not-your-table")
    if found is None:
        site.reviews.start(live, person)


@post("/table/{id:str}/review", opt={"limit": "think"})
async def start(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor = site_of(request), visitor_of(request)
    await start_review(site, visitor.id, id, await table_for(site, visitor, id))
    return Redirect(f"/table/{id}/review", status_code=303)


@get("/table/{id:str}/review")
async def review(request: Ask, id: FromPath[str]) -> Html:
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    found, progress = await site.reviews.find(live)
    language = language_of(request, live)
    return site.page(
        request,
        "review.html",
        language=language,
        live=live,
        table=live.row,
        title=labels.title_of(live.row.game, language),
        may_start=bool(live.seats_of(visitor.id)) or live.row.owner == visitor.id,
        progress=progress,
        review=found,
        told=found["told"][language] if found else None,
        curves=_curves(found) if found else [],
        marks=_marks(found) if found else [],
    )


def _place(found: dict[str, Any], moment: int, seat: int) -> tuple[float, float]:
    """Where a seat's chance after so many moves stands on the chart."""
    chances = found["chances"]
    return WIDTH * moment / max(1, len(chances) - 1), HEIGHT * (1 - chances[moment][seat])


def _curves(found: dict[str, Any]) -> list[str]:
    seats, moments = range(len(found["chances"][0])), range(len(found["chances"]))
    return [" ".join("{:.1f},{:.1f}".format(*_place(found, moment, seat)) for moment in moments) for seat in seats]


def _marks(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The mistakes, each on the curve of the seat that erred."""
    places = [(number, *_place(found, number - 1, seat)) for number, seat in found["mistakes"]]
    return [{"number": number, "x": f"{x:.1f}", "y": f"{y:.1f}"} for number, x, y in places]


HANDLERS = [start, review]
