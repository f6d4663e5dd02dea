"""My finished games: a list with filters, what they come to, and files to take along."""

from __future__ import annotations

import io
import json
import time
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromQuery

from meiji.kernel.spec import find_game, game_ids
from meiji.site import exports, saves
from meiji.site.errors import Refused
from meiji.site.labels import option_lines, title_of
from meiji.site.site import Ask, Html, named, site_of, visitor_of
from meiji.site.statistics import statistics
from meiji.site.viewer import viewer_of
from meiji.store import Filter, ResultSeat
from meiji.store.archive import Finished

PAGE = 50
MOST_SAVES = 200  # in one file
RESULTS = ("won", "lost", "none")


def _filter(game: str, players: int, opponent: str, result: str, option: str) -> Filter:
    """What was asked for; what does not exist asks for nothing."""
    known = game if game in game_ids() else ""
    result = result if result in RESULTS else ""
    return Filter(known, players if 0 < players < 10 else 0, opponent.strip()[:40], result, option[:80])


async def games_for(request: Ask, wanted: Filter) -> list[Finished]:
    site, visitor = site_of(request), named(request)
    await site.archivist.fill(visitor.id)
    return await site.archive.games_of(visitor.id, wanted)


@dataclass(frozen=True)
class Entry:
    id: str
    game: str
    title: str
    options: list[str]
    seats: list[ResultSeat]
    date: str
    minutes: int
    moves: int
    how: str
    rated: bool
    place: int | None  # mine
    accuracy: list[float | None]  # by seat, where the game was reviewed


def entry_of(game: Finished, person: str, language: str, accuracy: Sequence[float | None] = ()) -> Entry:
    row, seats = game
    return Entry(
        row.table_id,
        row.game,
        title_of(row.game, language),
        option_lines(row.game, row.options, language),
        sorted(seats, key=lambda seat: (seat.place or 9, seat.seat)),
        time.strftime("%Y-%m-%d", time.gmtime(row.ended)),
        max(1, round((row.ended - row.begun) / 60)),
        row.length,
        row.how,
        row.rated,
        next((seat.place for seat in seats if seat.person == person), None),
        list(accuracy),
    )


@get("/archive")
async def archive_page(
    request: Ask,
    game: FromQuery[str] = "",
    players: FromQuery[int] = 0,
    opponent: FromQuery[str] = "",
    result: FromQuery[str] = "",
    option: FromQuery[str] = "",
    page: FromQuery[int] = 1,
) -> Html:
    site, visitor = site_of(request), named(request)
    wanted = _filter(game, players, opponent, result, option)
    games = await games_for(request, wanted)
    page = min(max(1, page), max(1, -(-len(games) // PAGE)))
    shown = games[(page - 1) * PAGE : page * PAGE]
    language = visitor.language
    known = await site.store.accuracies([row.table_id for row, _ in shown])
    return site.page(
        request,
        "archive.html",
        entries=[entry_of(one, visitor.id, language, known.get(one[0].table_id, ())) for one in shown],
        total=len(games),
        number=page,
        pages=-(-len(games) // PAGE),
        wanted=wanted,
        query=_query(wanted),
        games=[(id, title_of(id, language)) for id in game_ids()],
        options=_options(wanted.game, language),
        statistics=statistics(games, visitor.id, language),
    )


def _options(game: str, language: str) -> list[tuple[str, str]]:
    """The options of a game to filter by, each value in words."""
    if not game:
        return []
    spec = find_game(game)
    return [
        (f"{one.name}={value}", option_lines(game, {one.name: value}, language)[0])
        for one in spec.options
        for value in one.values
    ]


def _query(wanted: Filter) -> dict[str, str]:
    """The filter as it stands in an address."""
    fields = {"game": wanted.game, "players": str(wanted.seats or ""), "opponent": wanted.opponent}
    fields |= {"result": wanted.result, "option": wanted.option}
    return {name: value for name, value in fields.items() if value}


def _file(content: Any, kind: str, name: str) -> Response[Any]:
    return Response(content, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/archive/games.csv", opt={"limit": "think"})
async def archive_csv(
    request: Ask,
    game: FromQuery[str] = "",
    players: FromQuery[int] = 0,
    opponent: FromQuery[str] = "",
    result: FromQuery[str] = "",
    option: FromQuery[str] = "",
) -> Response[Any]:
    games = await games_for(request, _filter(game, players, opponent, result, option))
    return _file(exports.as_csv(games).encode(), "text/csv; charset=utf-8", "meiji.csv")


@get("/archive/bgstats.json", opt={"limit": "think"})
async def archive_bgstats(
    request: Ask,
    game: FromQuery[str] = "",
    players: FromQuery[int] = 0,
    opponent: FromQuery[str] = "",
    result: FromQuery[str] = "",
    option: FromQuery[str] = "",
) -> Response[Any]:
    visitor = visitor_of(request)
    games = await games_for(request, _filter(game, players, opponent, result, option))
    told = exports.as_bgstats(games, visitor.id, visitor.language)
    return _file(json.dumps(told, ensure_ascii=False, indent=1), MediaType.JSON, "meiji-bgstats.json")


@get("/archive/saves.zip", opt={"limit": "table"})
async def archive_saves(
    request: Ask,
    game: FromQuery[str] = "",
    players: FromQuery[int] = 0,
    opponent: FromQuery[str] = "",
    result: FromQuery[str] = "",
    option: FromQuery[str] = "",
) -> Response[Any]:
    """Every game as a save; of those whose table is gone nothing is left to save."""
    site, visitor = site_of(request), visitor_of(request)
    games = await games_for(request, _filter(game, players, opponent, result, option))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for row, _ in games[:MOST_SAVES]:
            try:
                live = await site.tables.get(row.table_id)
            except Refused:
                continue
            data = saves.save_for(site, visitor, live, viewer_of(live, visitor.id, None))
            date = time.strftime("%Y-%m-%d", time.gmtime(row.ended))
            file.writestr(f"{date}-{row.game}-{row.table_id}.json", json.dumps(data, ensure_ascii=False, indent=1))
    return _file(packed.getvalue(), "application/zip", "meiji-saves.zip")


HANDLERS = [archive_page, archive_csv, archive_bgstats, archive_saves]
