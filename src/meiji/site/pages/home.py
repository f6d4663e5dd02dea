"""The home page: my name, my tables, open tables; and the page on which a table is made."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from meiji.arena import ratings
from meiji.kernel.language import check_language
from meiji.kernel.lessons import lessons_of
from meiji.kernel.spec import find_game, game_ids
from meiji.site.cards import Card, card_of, waiting_first
from meiji.site.clock_terms import offered, terms_in
from meiji.site.creation import PACES, TableRequest, box_for, clean_name, create_table, offered_options, rename
from meiji.site.labels import levels_of, title_of
from meiji.site.middleware import CONFIRM_COOKIE, END_TURN_COOKIE, LANGUAGE_COOKIE, Visitor
from meiji.site.pages.around import around
from meiji.site.sessions import YEAR
from meiji.site.site import Ask, Html, Site, named, site_of, visitor_of
from meiji.site.solo import solo_games
from meiji.store import SeatRow, TableRow

MOST_RUNNING, MOST_FINISHED = 200, 10


@get("/")
async def home(request: Ask) -> Html:
    site, visitor = site_of(request), visitor_of(request)
    mine = await site.store.tables_of(visitor.id, MOST_RUNNING, over=False) if visitor.name else []
    finished = await site.store.tables_of(visitor.id, MOST_FINISHED, over=True) if visitor.name else []
    seen = await site.read_marks.by(visitor.id) if mine else {}
    known = {row.id for row, _ in [*mine, *finished]}
    others = [entry for entry in await site.store.open_tables() if entry[0].id not in known]
    language = visitor.language

    shown = [seat.person for _, seats in [*mine, *finished, *others] for seat in seats if seat.person]
    crests = await site.store.crests(shown)

    def cards(tables: list[tuple[TableRow, list[SeatRow]]]) -> list[Card]:
        return [card_of(row, seats, visitor.id, language, seen, crests) for row, seats in tables]

    return site.page(
        request,
        "home.html",
        games=[game_card(id, language) for id in game_ids()],
        running=cards(waiting_first(mine, visitor.id)),
        finished=cards(finished),
        others=cards(others),
        deleted=await _deleted(site, visitor),
        replaced=await _replaced(site, visitor),
        solo=[(id, title_of(id, language)) for id in solo_games()],
        **await around(request),
    )


async def _deleted(site: Site, visitor: Visitor) -> list[dict[str, str]]:
    """The games of this visitor that somebody else has deleted."""
    gone = await site.store.deleted_tables(visitor.id) if visitor.name else []
    return [{"title": title_of(one.game, visitor.language), "name": one.by} for one in gone]


async def _replaced(site: Site, visitor: Visitor) -> list[dict[str, str]]:
    """The running games in which a computer goes on for this visitor, by the clock or the others' vote."""
    found = await site.store.replaced(visitor.id) if visitor.name else []
    return [{"id": id, "title": title_of(game, visitor.language), "why": why} for id, game, why in found]


def game_card(game: str, language: str) -> dict[str, Any]:
    """What a game is, for somebody who does not know it yet."""
    spec = find_game(game)
    texts = spec.texts
    return {
        "id": game,
        "title": texts.title(language),
        "about": texts.about(language),
        "facts": texts.facts(language),
        "seats": spec.seats,
        "lessons": len(lessons_of(game)),
    }


@post("/name", opt={"limit": "write"})
async def set_name(request: Ask) -> Redirect:
    site, form = site_of(request), await request.form()
    await rename(site, visitor_of(request), str(form.get("name", "")))
    return Redirect(local(str(form.get("back", "/"))), status_code=303)


@post("/language", opt={"limit": "write"})
async def set_language(request: Ask) -> Response[None]:
    form = await request.form()
    language = check_language(str(form.get("language", "")))
    back = Redirect(local(str(form.get("back", "/"))), status_code=303)
    back.set_cookie(LANGUAGE_COOKIE, language, max_age=YEAR, samesite="lax", secure=site_of(request).settings.secure)
    return back


@post("/confirm", opt={"limit": "write"})
async def set_confirm(request: Ask) -> Response[None]:
    """Switch the question before what cannot be taken back, or that before a turn ends."""
    form = await request.form()
    back = Redirect(local(str(form.get("back", "/"))), status_code=303)
    for name, cookie in (("confirm", CONFIRM_COOKIE), ("end-turn", END_TURN_COOKIE)):
        if name in form:
            wanted = "yes" if form[name] == "yes" else "no"
            back.set_cookie(cookie, wanted, max_age=YEAR, samesite="lax", secure=site_of(request).settings.secure)
    return back


def local(path: str) -> str:
    """A path of this site, whatever a form says."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"


@get("/new/{game:str}")
async def new_table(request: Ask, game: FromPath[str], seats: FromQuery[int | None] = None) -> Html:
    site, language = site_of(request), visitor_of(request).language
    spec = find_game(game)
    count = seats if seats is not None else (2 if 2 in spec.seats else spec.seats[0])
    spec.check_seats(count)
    texts = spec.texts
    options = [
        {
            "name": option.name,
            "label": texts.option_name(option.name, language),
            "default": option.default,
            "values": [(value, texts.option_text(option.name, value, language)) for value in option.values],
        }
        for option in offered_options(spec, count)
    ]
    box = box_for(site, game)
    return site.page(
        request,
        "new.html",
        game=game_card(game, language),
        counts=spec.seats,
        count=count,
        options=options,
        levels=levels_of(game, language),
        paces=PACES,
        may_rate=ratings.is_there() and await site.store.account_of(visitor_of(request).id) is not None,
        clocks={pace: offered(pace, language) for pace in PACES},
        own_box=None if box.shipped else box.id,
    )


async def named_by(request: Ask, form: Any) -> Visitor:
    """The visitor, who may say their name in the same form."""
    visitor = visitor_of(request)
    if visitor.name is None and form.get("name"):
        visitor.name = clean_name(str(form["name"]))
        await site_of(request).store.name_person(visitor.id, visitor.name)
    return named(request)


@post("/tables", opt={"limit": "table"})
async def add_table(request: Ask) -> Redirect:
    site, form = site_of(request), await request.form()
    visitor = await named_by(request, form)
    game = str(form.get("game", ""))
    spec = find_game(game)
    count = max(spec.seats)
    who = [str(form[f"who-{seat}"] or form.get("opponent", "")) for seat in range(count) if f"who-{seat}" in form]
    seed = str(form.get("seed", "")).strip()
    wanted = TableRequest(
        game,
        who,
        [str(form.get(f"name-{seat}", "")) for seat in range(count)],
        {option.name: str(form[f"option-{option.name}"]) for option in spec.options if f"option-{option.name}" in form},
        str(form.get("pace", "live")),
        visitor.language,
        form.get("listed") == "yes",
        int(seed) if seed.isascii() and seed.isdigit() and len(seed) < 20 else None,
        form.get("hints") == "yes",
        terms_in(form, str(form.get("pace", "live"))),
        form.get("rated") == "yes",
    )
    return Redirect(f"/table/{await create_table(site, visitor, wanted)}", status_code=303)


HANDLERS = [home, set_name, set_language, set_confirm, new_table, add_table]
