"""Learning a game: what it is, and its lessons, each on a table of its own."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from meiji.kernel.lessons import find_lesson
from meiji.kernel.spec import find_game
from meiji.site.lessons import course, start_lesson
from meiji.site.pages.home import game_card
from meiji.site.site import Ask, Html, site_of, visitor_of
from meiji.site.tips import how_to_win, measured, tips


@get("/learn/{game:str}")
async def lessons_page(request: Ask, game: FromPath[str]) -> Html:
    site, visitor = site_of(request), visitor_of(request)
    card = game_card(game, visitor.language)
    steps = await course(site, visitor, game, visitor.language)
    upcoming = next((step for step in steps if not step.done), None)
    done = sum(step.done for step in steps)
    return site.page(request, "learn.html", game=card, steps=steps, upcoming=upcoming, done=done)


@post("/learn/{game:str}/{lesson:str}", opt={"limit": "write"})
async def begin_lesson(request: Ask, game: FromPath[str], lesson: FromPath[str]) -> Redirect:
    """Begin a lesson, or begin it again. Nobody needs a name for it."""
    table = await start_lesson(site_of(request), visitor_of(request), find_lesson(game, lesson))
    return Redirect(f"/table/{table}", status_code=303)


@get("/game/{game:str}")
async def game_page(request: Ask, game: FromPath[str]) -> Html:
    """What a game is, how one wins, and tips for it."""
    site, visitor = site_of(request), visitor_of(request)
    spec, language = find_game(game), visitor.language
    card = game_card(game, language)
    done = len(await site.lessons.done(visitor.id, game))
    values: dict[str, Any] = {"win": how_to_win(spec, language), "tips": tips(spec, language)}
    return site.page(request, "game.html", game=card, done=done, games=measured(game).get("games"), **values)


HANDLERS = [lessons_page, begin_lesson, game_page]
