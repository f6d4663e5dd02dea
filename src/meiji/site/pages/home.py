"""The home page: my name, my tables, open tables; and the page on which a table is made."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from meiji.kernel.language import check_language
from meiji.kernel.spec import find_game, game_ids
from meiji.site.creation import PACES, TableRequest, box_for, clean_name, create_table, offered_options, rename
from meiji.site.labels import levels_of, option_lines, title_of
from meiji.site.middleware import CONFIRM_COOKIE, LANGUAGE_COOKIE, Visitor
from meiji.site.sessions import YEAR
from meiji.site.site import Ask, Html, named, site_of, visitor_of
from meiji.store.rows import OVER


@get("/")
async def home(request: Ask) -> Html:
    site, visitor = site_of(request), visitor_of(request)
    mine = await site.store.tables_of(visitor.id) if visitor.name else []
    seen = await site.read_marks.by(visitor.id) if mine else {}
    known = {row.id for row, _ in mine}
    others = [entry for entry in await site.store.open_tables() if entry[0].id not in known]
    language = visitor.language

    def shown(row: Any, seats: Any) -> dict[str, Any]:
        turn = row.to_move is not None and seats[row.to_move].person == visitor.id
        return {
            "id": row.id,
            "game": row.game,
            "title": title_of(row.game, language),
            "options": option_lines(row.game, row.options, language),
            "seats": seats,
            "status": row.status,
            "turn": turn,
            "to_move": row.to_move,
            "new": row.length - seen.get(row.id, row.length),
            "free": sum(seat.free for seat in seats),
        }

    running = [shown(*entry) for entry in mine if entry[0].status != OVER]
    return site.page(
        request,
        "home.html",
        games=[game_card(id, language) for id in game_ids()],
        running=sorted(running, key=lambda entry: not entry["turn"]),
        finished=[shown(*entry) for entry in mine if entry[0].status == OVER][:10],
        others=[shown(*entry) for entry in others],
    )


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
    }


@post("/name", opt={"limit": "write"})
async def set_name(request: Ask) -> Redirect:
    site, form = site_of(request), await request.form()
    await rename(site, visitor_of(request), str(form.get("name", "")))
    return Redirect(_local(str(form.get("back", "/"))), status_code=303)


@post("/language", opt={"limit": "write"})
async def set_language(request: Ask) -> Response[None]:
    form = await request.form()
    language = check_language(str(form.get("language", "")))
    back = Redirect(_local(str(form.get("back", "/"))), status_code=303)
    back.set_cookie(LANGUAGE_COOKIE, language, max_age=YEAR, samesite="lax", secure=site_of(request).settings.secure)
    return back


@post("/confirm", opt={"limit": "write"})
async def set_confirm(request: Ask) -> Response[None]:
    """Switch the question before what cannot be taken back."""
    form = await request.form()
    wanted = "yes" if form.get("confirm") == "yes" else "no"
    back = Redirect(_local(str(form.get("back", "/"))), status_code=303)
    back.set_cookie(CONFIRM_COOKIE, wanted, max_age=YEAR, samesite="lax", secure=site_of(request).settings.secure)
    return back


def _local(path: str) -> str:
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
    )
    return Redirect(f"/table/{await create_table(site, visitor, wanted)}", status_code=303)


HANDLERS = [home, set_name, set_language, set_confirm, new_table, add_table]
