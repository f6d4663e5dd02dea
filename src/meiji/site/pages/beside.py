"""What stands beside the board: choices, scores, log, hints; made once for all spectators of a language."""

from __future__ import annotations

import gzip
from functools import partial
from typing import Any

from litestar import Response

from meiji.site import explain, show
from meiji.site.copies import is_sealed
from meiji.site.live import LATE, Live
from meiji.site.show import eyes_of
from meiji.site.site import Ask, Site, site_of, visitor_of
from meiji.site.touched import with_places
from meiji.store.rows import OVER

LOG_LINES = 400
LOG = "\0"  # where the log belongs in the part


def language_of(request: Ask, live: Live) -> str:
    """The visitor's, if they have chosen one; else the table's."""
    visitor = visitor_of(request)
    return visitor.language if visitor.language_chosen or live.seats_of(visitor.id) else live.row.language


def part_values(request: Ask, live: Live, opened: int | None, moment: int | None) -> dict[str, Any]:
    """Everything beside the board."""
    visitor, language = visitor_of(request), language_of(request, live)
    game = live.game
    assert game is not None
    eyes = eyes_of(live, visitor.id, opened)
    lines = show.log_of(live, eyes, language)
    moment = live.check_moment(moment)
    now = moment == len(live.moves)
    decision = game.decision
    mine = decision is not None and game.to_move == eyes.seat and game.to_move in eyes.mine
    question = ""
    if decision is not None and (mine or not live.hidden):
        question = decision.text(language)
    over = live.row.status == OVER
    return {
        "live": live,
        "table": live.row,
        "title": show.title_of(live.row.game, language),
        "eyes": eyes,
        "my_turn": mine and now,
        "question": question,
        "choices": show.choices(live, eyes, language) if now else [],
        "to_move": live.to_move,
        "scores": show.scores(live),
        "lines": lines[-LOG_LINES:],
        "log": LOG,
        "since": with_places(live, eyes.seat, show.since(lines, eyes.mine)[-12:]) if now else [],
        "may_undo": live.may_undo(list(eyes.mine)) and now,
        "states": [show.seat_state(live, seat) for seat in live.seats],
        "moment": moment,
        "last": len(live.moves),
        "now": now,
        "over": over,
        "opened": opened,
        "result": show.result_table(live, language) if over else [],
        "chart": show.chart(live) if over else [],
        "may_save": over or eyes.seat is not None,
        "sealed": is_sealed(live, visitor),
        "late": live.late,
        "late_after": LATE[live.row.pace],
        "is_owner": live.row.owner == visitor.id,
        "options": show.option_lines(live.row.game, live.row.options, language),
        "levels": show.levels_of(live.row.game, language),
        "kind": decision.kind if mine and decision is not None else "",
        "guide": explain.guide(game.spec, decision.kind, language) if mine and decision is not None else "",
        "chapters": explain.rules(live.row.game, language)[1],
        **hint_values(request, live, eyes),
    }


def hint_values(request: Ask, live: Live, eyes: show.Eyes) -> dict[str, Any]:
    """May this visitor have a hint now, and what was found?"""
    hints, person = site_of(request).hints, visitor_of(request).id
    may = eyes.seat is not None and live.to_move == eyes.seat and hints.allowed(live, person)
    if may:
        hints.prepare(live)
    return {
        "may_hint": may,
        "hint_looking": may and hints.looking(live, eyes.seat),
        "hint_failed": may and hints.failed(live, eyes.seat),
        "hint": hints.found(live, eyes.seat) if may else None,
    }


def side(request: Ask, live: Live, values: dict[str, Any]) -> list[str]:
    """The part beside the board, in fragments: each line of the log is one, the newest first."""
    site, language = site_of(request), language_of(request, live)
    before, _, after = site.render(request, "part.html", language, **values).partition(LOG)
    write = partial(_write_line, site, live.row.id)
    items = show.log_items(live, values["eyes"], language, write)[-LOG_LINES:]
    return [before, *reversed(items), after]


def _write_line(site: Site, table: str, line: dict[str, Any]) -> str:
    return site.templates.get_template("line.html").render(table=table, line=line)


def sees_as_all(request: Ask, live: Live) -> bool:
    """Is the visitor's page that of all spectators? Where a game is over, everybody has forms of their own."""
    return live.game is not None and live.row.status != OVER and not live.seats_of(visitor_of(request).id)


def part(request: Ask, live: Live, opened: int | None = None, moment: int | None = None) -> Response[bytes]:
    """The part beside the board. All spectators see the same, so it is made once for them."""

    def make() -> bytes:
        values = part_values(request, live, opened, moment)
        return gzip.compress("".join(side(request, live, values)).encode(), 1)

    key = ("part", language_of(request, live), live.check_moment(moment))
    made = live.kept.once(key, make) if sees_as_all(request, live) else make()
    return packed(request, made, "text/html")


def packed(request: Ask, content: bytes, kind: str) -> Response[bytes]:
    """Compressed content, unpacked for the few who cannot read it."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(content, media_type=kind, headers={"content-encoding": "gzip"})
    return Response(gzip.decompress(content), media_type=kind)
