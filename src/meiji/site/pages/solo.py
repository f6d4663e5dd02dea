"""The page of the solo game of the week."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from meiji.site import solo
from meiji.site.labels import option_lines, title_of
from meiji.site.site import Ask, Html, named, site_of, visitor_of


@get("/solo/{game:str}")
async def solo_page(request: Ask, game: FromPath[str], week: FromQuery[str] = "") -> Html:
    site, visitor = site_of(request), visitor_of(request)
    found = await solo.standings(site, visitor, game, week)
    return site.page(
        request,
        "solo.html",
        game=game,
        title=title_of(game, visitor.language),
        options=option_lines(game, found.options, visitor.language),
        found=found,
        now=not week or week == solo.week_of_now(),
        account=await site.store.account_of(visitor.id) is not None,
        weeks=[one for one in await site.weekly.weeks(game) if one != found.week],
    )


@post("/solo/{game:str}", opt={"limit": "table"})
async def play_solo(request: Ask, game: FromPath[str]) -> Redirect:
    table = await solo.play(site_of(request), named(request), game)
    return Redirect(f"/table/{table}", status_code=303)


HANDLERS = [solo_page, play_solo]
