"""What belongs to a choice, for whoever decides: shortcuts and ways at first, then the panel that is open."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery

from meiji.kernel.panels import Pick
from meiji.site.access import table_for
from meiji.site.errors import Refused
from meiji.site.pages.view import language_of
from meiji.site.panels import Words, read_picks
from meiji.site.site import Ask, site_of, visitor_of
from meiji.site.taking_back import across_turns
from meiji.site.viewer import viewer_of


class Ahead(msgspec.Struct):
    """For the page's script, all in markup: either the panel of the picks, or what belongs to each choice."""

    moment: int
    panel: str = ""
    rows: dict[str, str] = {}  # by move
    ways: str = ""


@get("/table/{id:str}/ahead", media_type=MediaType.JSON)
async def ahead(
    request: Ask,
    id: FromPath[str],
    moment: FromQuery[int],
    pick: FromQuery[list[str] | None] = None,
    open: FromQuery[int | None] = None,
) -> Response[bytes]:
    live = await table_for(site_of(request), visitor_of(request), id)
    viewer = viewer_of(live, visitor_of(request).id, open)
    if not viewer.plays:
        raise Refused(403, "not-your-table")
    if live.game is None or viewer.seat is None or not viewer.decides or moment != len(live.moves):
        return Response(msgspec.json.encode(Ahead(len(live.moves))), media_type=MediaType.JSON)  # the game has gone on
    picks, language = read_picks(pick or []), language_of(request, live)
    key = (viewer.seat, language, picks)
    words = Words(live.game, language, free=across_turns(live, viewer.mine))
    content = live.rendered.panels.once(key, lambda: msgspec.json.encode(_ahead(request, words, moment, picks)))
    return Response(content, media_type=MediaType.JSON)


def _ahead(request: Ask, words: Words, moment: int, picks: tuple[Pick, ...]) -> Ahead:
    site, language = site_of(request), words.language
    if picks:
        return Ahead(moment, panel=site.render(request, "panel.html", language, panel=words.view(picks)))
    rows = {
        move: site.render(request, "panel-row.html", language, answer=answer) for move, answer in words.rows().items()
    }
    return Ahead(moment, rows=rows, ways=site.render(request, "panel-ways.html", language, ways=words.ways()))


HANDLERS = [ahead]
