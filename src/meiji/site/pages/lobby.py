"""The page of the lobby, and its event stream."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import get, post
from litestar.params import FromQuery
from litestar.response import Redirect, ServerSentEventMessage, Stream

from meiji.kernel.spec import find_game, game_ids
from meiji.site import lobby
from meiji.site.cards import card_of
from meiji.site.creation import PACES
from meiji.site.labels import title_of
from meiji.site.pages.around import around
from meiji.site.pages.events import HEADERS, PING
from meiji.site.pages.home import named_by
from meiji.site.pages.numbers import number_in
from meiji.site.site import Ask, Html, Site, site_of, visitor_of


async def _values(request: Ask, game: str, players: int, pace: str) -> dict[str, Any]:
    site, visitor = site_of(request), visitor_of(request)
    game = game if game in game_ids() else ""
    pace = pace if pace in PACES else ""
    waiting, running = await lobby.open_games(site, game, players, pace)
    people = [seat.person for _, seats in [*waiting, *running] for seat in seats if seat.person]
    crests = await site.store.crests(people)

    def cards(tables: list[lobby.Entry]) -> list[Any]:
        return [card_of(row, seats, visitor.id, visitor.language, {}, crests) for row, seats in tables]

    return {
        "waiting": cards(waiting),
        "running": cards(running),
        "games": [(id, title_of(id, visitor.language)) for id in game_ids()],
        "counts": sorted({seats for id in game_ids() for seats in find_game(id).seats if seats > 1}),
        "seats_of": {id: [seats for seats in find_game(id).seats if seats > 1] for id in game_ids()},
        "game": game,
        "players": players,
        "pace": pace,
        **await around(request),
    }


@get("/lobby")
async def lobby_page(
    request: Ask, game: FromQuery[str] = "", players: FromQuery[int] = 0, pace: FromQuery[str] = ""
) -> Html:
    return site_of(request).page(request, "lobby.html", **await _values(request, game, players, pace))


@get("/lobby/list")
async def lobby_list(
    request: Ask, game: FromQuery[str] = "", players: FromQuery[int] = 0, pace: FromQuery[str] = ""
) -> Html:
    """Only what changes, for the page's script."""
    return site_of(request).page(request, "lobby-list.html", **await _values(request, game, players, pace))


@get("/lobby/events")
async def lobby_events(request: Ask) -> Stream:
    return Stream(_news(site_of(request), visitor_of(request).id), media_type="text/event-stream", headers=HEADERS)


async def _news(site: Site, person: str) -> AsyncIterator[bytes]:
    """A word whenever something in the lobby has changed."""
    with site.bus.watching(lobby.LOBBY, person) as watch:
        yield ServerSentEventMessage(comment="hello", retry=2000).encode()
        while True:
            await watch.wait(PING)
            news = watch.notices()
            message = ServerSentEventMessage(event="lobby", data="changed") if news else None
            yield (message or ServerSentEventMessage(comment="still here")).encode()


@post("/lobby/match", opt={"limit": "table"})
async def quick_match(request: Ask) -> Redirect:
    site, form = site_of(request), await request.form()
    visitor = await named_by(request, form)
    players = number_in(form.get("players", "")) or 0
    game, pace = str(form.get("game", ""))[:40], str(form.get("pace", "live"))[:10]
    table = await lobby.quick_match(site, visitor, game, players, pace, visitor.language)
    return Redirect(f"/table/{table}", status_code=303)


HANDLERS = [lobby_page, lobby_list, lobby_events, quick_match]
