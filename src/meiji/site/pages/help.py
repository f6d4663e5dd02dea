"""Help for a game: every component with its picture, text and source; the rules at hand; what a table's things are."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery

from meiji.kernel.spec import find_game
from meiji.site import game_help
from meiji.site.access import table_for
from meiji.site.creation import box_for
from meiji.site.errors import Refused
from meiji.site.labels import title_of
from meiji.site.pages.view import language_of
from meiji.site.panels import read_picks
from meiji.site.site import Ask, Html, site_of, visitor_of
from meiji.site.viewer import viewer_of
from meiji.site.why_not import reasons_on_board


@get("/games/{game:str}")
async def components(request: Ask, game: FromPath[str]) -> Html:
    site, language = site_of(request), visitor_of(request).language
    before, shelves = await asyncio.to_thread(game_help.components, find_game(game), box_for(site, game), language)
    title = title_of(game, language)
    return site.page(request, "components.html", game=game, title=title, before=before, shelves=shelves)


@get("/games/{game:str}/rules")
async def rules(request: Ask, game: FromPath[str]) -> Html:
    language = visitor_of(request).language
    find_game(game)
    before, chapters = game_help.rules(game, language)
    title = title_of(game, language)
    return site_of(request).page(request, "rules.html", game=game, title=title, before=before, chapters=chapters)


@get("/table/{id:str}/explanations", media_type=MediaType.JSON)
async def explanations(request: Ask, id: FromPath[str]) -> Response[bytes]:
    """What every thing on the board is, for the page that shows it."""
    live = await table_for(site_of(request), visitor_of(request), id)
    if live.game is None:
        raise Refused(409, "not-begun")
    content = game_help.explanations(live.game.spec, live.game.box, language_of(request, live))
    return Response(content, media_type=MediaType.JSON, headers={"cache-control": "private, max-age=600"})


@get("/table/{id:str}/why-not", media_type=MediaType.JSON)
async def reasons(
    request: Ask,
    id: FromPath[str],
    open: FromQuery[int | None] = None,
    pick: FromQuery[list[str] | None] = None,
) -> dict[str, str]:
    """Why things on the board are not on offer, for the page that shows it: it keeps them until the table changes. In
    an open panel they are those against what it asks for."""
    visitor = visitor_of(request)
    live = await table_for(site_of(request), visitor, id)
    viewer, language = viewer_of(live, visitor.id, open), language_of(request, live)
    return reasons_on_board(live, viewer, language, read_picks(pick or []))


HANDLERS = [components, rules, explanations, reasons]
