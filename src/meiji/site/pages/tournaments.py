"""The pages of tournaments: the list, a new one, and one as it goes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect, ServerSentEventMessage, Stream

from meiji.arena import ratings
from meiji.kernel.spec import GameSpec, find_game, game_ids
from meiji.site.clock_terms import offered, terms_in
from meiji.site.creation import PACES, box_for, offered_options
from meiji.site.errors import Refused
from meiji.site.labels import title_of
from meiji.site.pages.events import HEADERS, PING
from meiji.site.pages.home import game_card
from meiji.site.pages.numbers import number_in
from meiji.site.site import Ask, Html, Site, named, site_of, visitor_of
from meiji.site.tournaments import organising, telling
from meiji.store.tournaments import KNOCKOUT, OPEN, OVER, RUNNING


@get("/tournaments")
async def tournaments_page(request: Ask) -> Html:
    site, visitor = site_of(request), visitor_of(request)
    found = await site.tournaments.latest()

    def cards(status: str) -> list[telling.Card]:
        return [telling.card_of(row, number, visitor.language) for row, number in found if row.status == status]

    games = [(id, title_of(id, visitor.language)) for id in game_ids() if 2 in find_game(id).seats]
    account = await site.store.account_of(visitor.id) is not None
    lists = {"open": cards(OPEN), "running": cards(RUNNING), "over": cards(OVER)}
    return site.page(request, "tournaments.html", lists=lists, games=games, account=account)


@get("/tournaments/new/{game:str}")
async def new_tournament(request: Ask, game: FromPath[str]) -> Html:
    site, visitor = site_of(request), visitor_of(request)
    spec = find_game(game)
    sizes = [size for size in organising.SIZES if size in spec.seats]
    return site.page(
        request,
        "tournament-new.html",
        game=game_card(game, visitor.language),
        sizes=sizes,
        options=_options(spec, sizes, visitor.language),
        paces=PACES,
        clocks={pace: offered(pace, visitor.language) for pace in PACES},
        may_rate=ratings.is_there() and box_for(site, game).shipped,
        may_mirror=organising.may_mirror(spec),
        most_rounds=organising.MOST_ROUNDS,
        account=await site.store.account_of(visitor.id) is not None,
    )


def _options(spec: GameSpec, sizes: list[int], language: str) -> list[dict[str, Any]]:
    """What can be chosen for all sizes of tables, since some may be smaller."""
    found = []
    for option in offered_options(spec, sizes[0]):
        others = [{one.name: one.values for one in offered_options(spec, size)} for size in sizes]
        values = [value for value in option.values if all(value in other.get(option.name, ()) for other in others)]
        if len(values) > 1:
            texts = spec.texts
            named = [(value, texts.option_text(option.name, value, language)) for value in values]
            about = {"name": option.name, "label": texts.option_name(option.name, language)}
            found.append({**about, "default": option.default, "choices": named})
    return found


@post("/tournaments", opt={"limit": "table"})
async def add_tournament(request: Ask) -> Redirect:
    site, visitor, form = site_of(request), named(request), await request.form()
    game, format, pace = (str(form.get(name, ""))[:40] for name in ("game", "format", "pace"))
    size = 2 if format == KNOCKOUT else number_in(form.get("size", "2")) or 0
    options = {option.name: f"option-{option.name}" for option in find_game(game).options}
    wanted = organising.TournamentRequest(
        str(form.get("name", "")),
        game,
        format,
        size,
        number_in(form.get("rounds", "")) or 0,
        str(form.get("about", "")),
        {name: str(form[field])[:40] for name, field in options.items() if field in form},
        size == 2 and form.get("mirrored") == "yes",
        pace,
        visitor.language,
        terms_in(form, pace),
        form.get("rated") == "yes",
    )
    return _to(await organising.create(site, visitor, wanted))


async def _values(request: Ask, tournament: str) -> dict[str, Any]:
    site, visitor = site_of(request), visitor_of(request)
    whole = await organising.find(site, tournament)
    crests = await site.store.crests(one.person for one in whole.entrants)
    organiser = await site.store.person(whole.row.organiser) if whole.row.organiser else None
    values = telling.page_values(whole, crests, visitor.id, visitor.language)
    account = await site.store.account_of(visitor.id) is not None
    return {**values, "account": account, "organiser": organiser, "least": max(organising.LEAST, whole.row.size)}


@get("/tournament/{tournament:str}")
async def tournament_page(request: Ask, tournament: FromPath[str]) -> Html:
    return site_of(request).page(request, "tournament.html", **await _values(request, tournament))


@get("/tournament/{tournament:str}/now")
async def tournament_now(request: Ask, tournament: FromPath[str]) -> Html:
    """Only what changes, for the page's script."""
    return site_of(request).page(request, "tournament-now.html", **await _values(request, tournament))


@get("/tournament/{tournament:str}/events")
async def tournament_events(request: Ask, tournament: FromPath[str]) -> Stream:
    site = site_of(request)
    whole = await organising.find(site, tournament)
    return Stream(_news(site, whole.row.id, visitor_of(request).id), media_type="text/event-stream", headers=HEADERS)


async def _news(site: Site, id: str, person: str) -> AsyncIterator[bytes]:
    """A word whenever the tournament has changed."""
    with site.bus.watching(id, person) as watch:
        yield ServerSentEventMessage(comment="hello", retry=2000).encode()
        while True:
            await watch.wait(PING)
            news = watch.notices()
            message = ServerSentEventMessage(event="tournament", data="changed") if news else None
            yield (message or ServerSentEventMessage(comment="still here")).encode()


def _to(id: str) -> Redirect:
    return Redirect(f"/tournament/{id}", status_code=303)


@post("/tournament/{tournament:str}/{what:str}", opt={"limit": "write"})
async def change_tournament(request: Ask, tournament: FromPath[str], what: FromPath[str]) -> Redirect:
    """Take part or not; and what the organiser and the owner of the site may do."""
    site, visitor, form = site_of(request), named(request), await request.form()
    whole = await organising.find(site, tournament)
    if what == "join":
        await organising.enter(site, visitor, whole)
    elif what == "leave":
        await organising.leave(site, visitor, whole)
    elif what == "remove":
        await organising.remove(site, visitor, whole, number_in(form.get("number", "")))
    elif what == "start":
        await organising.start(site, visitor, whole)
    elif what == "news":
        await organising.announce(site, visitor, whole, str(form.get("news", "")))
    elif what == "end":
        await organising.end(site, visitor, whole)
    elif what == "delete":
        await organising.delete(site, visitor, whole)
        return Redirect("/tournaments", status_code=303)
    else:
        raise Refused(404, "no-such-page")
    return _to(whole.row.id)


HANDLERS = [
    tournaments_page,
    new_tournament,
    add_tournament,
    tournament_page,
    tournament_now,
    tournament_events,
    change_tournament,
]
