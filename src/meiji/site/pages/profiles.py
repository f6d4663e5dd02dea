"""The page of a person, and of a level of computer players."""

from __future__ import annotations

import time
from typing import Any

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect
from markupsafe import Markup

from meiji.arena.ratings import standing_of
from meiji.drawing.crests import COLOURS, MOTIFS, crest, default_crest
from meiji.kernel.spec import game_ids
from meiji.players import face, is_level, level_about, level_person, level_text
from meiji.site import friends, profiles
from meiji.site.errors import Refused
from meiji.site.labels import title_of
from meiji.site.pages.archive import entry_of
from meiji.site.pages.around import cards_of_friends
from meiji.site.site import Ask, Html, named, site_of, visitor_of
from meiji.site.statistics import solo_scores, statistics
from meiji.store import Filter, RatingChange

LATEST = 10


@get("/player/{person:str}")
async def profile_page(request: Ask, person: FromPath[str]) -> Html:
    """Of games only those are listed in which the visitor played, too; the others are counted."""
    site, visitor = site_of(request), visitor_of(request)
    who = await profiles.profile_of(site, visitor, person)
    await site.archivist.fill(who.id)
    games = await site.archive.games_of(who.id, Filter())
    together = [entry for entry in games if any(seat.person == visitor.id for seat in entry[1])]
    chosen = who.crest or default_crest(who.id)
    circle = await friends.circle_of(site, visitor)
    relation = circle.relation(who.id)
    return site.page(
        request,
        "profile.html",
        who=who,
        me=who.id == visitor.id,
        portrait=profiles.crest_of(who),
        account=await site.store.account_of(who.id) is not None,
        my_account=await site.store.account_of(visitor.id) is not None,
        relation=relation,
        friends_play=await cards_of_friends(request, friends.Circle([who])) if relation == friends.FRIENDS else [],
        since=time.strftime("%Y-%m-%d", time.gmtime(who.created)),
        statistics=statistics(games, who.id, visitor.language),
        ratings=[_rating(one, visitor.language) for one in profiles.rating_curves(await _changes(request, who.id))],
        solo=[(title_of(one.game, visitor.language), one) for one in solo_scores(games, who.id)],
        together=[entry_of(one, who.id, visitor.language) for one in together[:LATEST]],
        width=profiles.WIDTH,
        height=profiles.HEIGHT,
        motif=chosen.partition("-")[0],
        colour=chosen.partition("-")[2],
        motifs=[(name, Markup(crest(f"{name}-{chosen.partition('-')[2]}"))) for name in MOTIFS],
        colours=[(name, Markup(crest(f"{chosen.partition('-')[0]}-{name}"))) for name in COLOURS],
    )


async def _changes(request: Ask, person: str) -> list[RatingChange]:
    return await site_of(request).archive.changes_of(person)


def _rating(one: profiles.RatingCurve, language: str) -> dict[str, Any]:
    line, band = profiles.curve(one.changes)
    return {
        "title": title_of(one.game, language),
        "kind": one.kind,
        "rating": one.standing.rating,
        "margin": one.standing.margin,
        "games": len(one.changes),
        "line": line,
        "band": band,
    }


@post("/profile", opt={"limit": "write"})
async def change_profile(request: Ask) -> Redirect:
    site, visitor, form = site_of(request), named(request), await request.form()
    chosen = f"{form.get('motif', '')}-{form.get('colour', '')}"[:40]
    await profiles.change_profile(site, visitor, chosen, form.get("hidden") == "yes")
    return Redirect(f"/player/{visitor.id}", status_code=303)


@get("/level/{level:str}")
async def level_page(request: Ask, level: FromPath[str]) -> Html:
    """A computer player: who it is, how it plays, and how strong it is where the ladder has measured that."""
    language = visitor_of(request).language
    if not is_level(level):
        raise Refused(404, "no-such-person")
    measured = [(title_of(game, language), standing_of(game, level)) for game in game_ids()]
    return site_of(request).page(
        request,
        "level.html",
        name=level_person(level, language),
        level=level_text(level, language),
        about=level_about(level, language),
        portrait=Markup(face(level)),
        ratings=[(title, standing.rating) for title, standing in measured if standing is not None],
    )


HANDLERS = [profile_page, change_profile, level_page]
