"""Friends and challenges: who asks whom, what friends play, and a game that waits for somebody in particular."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from meiji.arena import ratings
from meiji.kernel.spec import find_game, game_ids
from meiji.site import challenges, friends, profiles
from meiji.site.creation import PACES
from meiji.site.errors import Refused
from meiji.site.labels import title_of
from meiji.site.pages.around import around
from meiji.site.pages.home import local, named_by
from meiji.site.pages.numbers import number_in
from meiji.site.site import Ask, Html, named, site_of, visitor_of

DOINGS = {
    "ask": friends.ask,
    "accept": friends.accept,
    "end": friends.end,
    "block": friends.block,
    "unblock": friends.unblock,
}


@get("/friends")
async def friends_page(request: Ask) -> Html:
    site, visitor = site_of(request), named(request)
    account = await site.store.account_of(visitor.id) is not None
    return site.page(request, "friends.html", account=account, **await around(request))


@post("/friends/{person:str}/{what:str}", opt={"limit": "write"})
async def change_friend(request: Ask, person: FromPath[str], what: FromPath[str]) -> Redirect:
    """Ask, accept, end, block, unblock."""
    site, visitor, form = site_of(request), named(request), await request.form()
    if what not in DOINGS:
        raise Refused(404, "no-such-page")
    await DOINGS[what](site, visitor, person)
    return Redirect(local(str(form.get("back", "/friends"))), status_code=303)


@get("/challenge/{person:str}")
async def challenge_page(request: Ask, person: FromPath[str], game: FromQuery[str] = "") -> Html:
    site, visitor = site_of(request), visitor_of(request)
    who = await profiles.profile_of(site, visitor, person)
    accounts = [await site.store.account_of(one) for one in (visitor.id, who.id)]
    return site.page(
        request,
        "challenge.html",
        who=who,
        portrait=profiles.crest_of(who),
        games=[(id, title_of(id, visitor.language)) for id in game_ids()],
        game=game if game in game_ids() else "",
        counts=sorted({seats for id in game_ids() for seats in find_game(id).seats if seats > 1}),
        paces=PACES,
        may_rate=ratings.is_there() and None not in accounts,
    )


@post("/challenge/{person:str}", opt={"limit": "table"})
async def add_challenge(request: Ask, person: FromPath[str]) -> Redirect:
    site, form = site_of(request), await request.form()
    visitor = await named_by(request, form)
    table = await challenges.challenge(
        site,
        visitor,
        person,
        str(form.get("game", ""))[:40],
        number_in(form.get("players", "")) or 0,
        str(form.get("pace", "live"))[:10],
        form.get("rated") == "yes",
        visitor.language,
    )
    return Redirect(f"/table/{table}", status_code=303)


@post("/challenges/{table:str}/accept", opt={"limit": "write"})
async def accept_challenge(request: Ask, table: FromPath[str]) -> Redirect:
    found = await challenges.accept(site_of(request), named(request), table)
    return Redirect(f"/table/{found}", status_code=303)


@post("/challenges/{table:str}/decline", opt={"limit": "write"})
async def decline_challenge(request: Ask, table: FromPath[str]) -> Redirect:
    await challenges.decline(site_of(request), named(request), table)
    return await _back(request)


@post("/challenges/{table:str}/withdraw", opt={"limit": "write"})
async def withdraw_challenge(request: Ask, table: FromPath[str]) -> Redirect:
    await challenges.withdraw(site_of(request), named(request), table)
    return await _back(request)


async def _back(request: Ask) -> Redirect:
    return Redirect(local(str((await request.form()).get("back", "/"))), status_code=303)


HANDLERS = [
    friends_page,
    change_friend,
    challenge_page,
    add_challenge,
    accept_challenge,
    decline_challenge,
    withdraw_challenge,
]
