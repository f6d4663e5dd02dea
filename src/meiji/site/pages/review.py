"""The review of a finished game: started with a button, watched by a bar, then a page to read and to share."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from meiji.site import labels
from meiji.site.access import spectator_link, table_for
from meiji.site.errors import Refused
from meiji.site.i18n import translate
from meiji.site.live_table import LiveTable
from meiji.site.looking_back import first_moment, whose
from meiji.site.pages.view import language_of
from meiji.site.site import Ask, Html, Site, site_of, visitor_of

WIDTH, HEIGHT = 600, 200  # of the chart


async def start_review(site: Site, person: str, id: str, live: LiveTable) -> dict[str, Any] | None:
    """Make a review, unless there is one. Only who played may ask for so much work."""
    found, _ = await site.reviews.find(live)
    if not live.seats_of(person) and live.row.owner != person:
        raise Refused(403, "not-your-table")
    if found is None:
        site.reviews.start(live, person)
    return found


@post("/table/{id:str}/review", opt={"limit": "think"})
async def start(request: Ask, id: FromPath[str]) -> Redirect:
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    found = await start_review(site, visitor.id, id, live)
    first = first_moment(found, whose(live, visitor.id)) if found else None
    return Redirect(f"/table/{id}/review" if first is None else f"/table/{id}?moment={first}", status_code=303)


@get("/table/{id:str}/review")
async def review(request: Ask, id: FromPath[str], seat: FromQuery[int | None] = None) -> Html:
    site, visitor = site_of(request), visitor_of(request)
    live = await table_for(site, visitor, id)
    found, progress = await site.reviews.find(live)
    language = language_of(request, live)
    values = _values(found, live, language, whose(live, visitor.id, seat)) if found else {}
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
        summary=_summary(request, live, found, language) if found else "",
        **values,
    )


def _values(found: dict[str, Any], live: LiveTable, language: str, seat: int) -> dict[str, Any]:
    assert live.game is not None
    told = found["told"][language]
    lessons = list(zip(found["players"][seat]["lessons"], told["seats"][seat]["lessons"], strict=True))
    return {
        "told": told,
        "whose": seat,
        "lessons": lessons,
        "first": first_moment(found, seat),
        "scores": live.game.scores(),
        "curves": _curves(found),
        "marks": [_mark(found, seat, data["number"]) for data, _ in lessons],
    }


def _summary(request: Ask, live: LiveTable, found: dict[str, Any], language: str) -> str:
    """In a line, to send to friends: how it ended, how well each played, and where to read on."""
    assert live.game is not None
    site, scores = site_of(request), live.game.scores()
    played = [
        translate(language, "review-shared-player", name=seat.name, points=scores[seat.seat], percent=round(accuracy))
        for seat in live.seats
        if (accuracy := found["players"][seat.seat]["accuracy"]) is not None
    ]
    title, link = labels.title_of(live.row.game, language), site.address(request, spectator_link(site, live))
    return translate(language, "review-shared", title=title, players="; ".join(played), link=link)


def _place(found: dict[str, Any], moment: int, seat: int) -> tuple[float, float]:
    """Where a seat's chance after so many moves stands on the chart."""
    chances = found["chances"]
    return WIDTH * moment / max(1, len(chances) - 1), HEIGHT * (1 - chances[moment][seat])


def _curves(found: dict[str, Any]) -> list[str]:
    seats, moments = range(len(found["chances"][0])), range(len(found["chances"]))
    return [" ".join("{:.1f},{:.1f}".format(*_place(found, moment, seat)) for moment in moments) for seat in seats]


def _mark(found: dict[str, Any], seat: int, number: int) -> dict[str, Any]:
    """A turn that cost much, on the curve of its seat."""
    x, y = _place(found, number - 1, seat)
    return {"number": number, "x": f"{x:.1f}", "y": f"{y:.1f}"}


HANDLERS = [start, review]
