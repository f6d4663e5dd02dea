"""The sidebar of a table: whose turn it is, the choices, the hint, points, the log."""

from __future__ import annotations

from functools import partial
from typing import Any

from markupsafe import Markup

from meiji.site import game_help, labels, results
from meiji.site.amount_labels import resources
from meiji.site.choices import choices_of
from meiji.site.game_log import LogLine, log_lines, log_markup, moves_of_others
from meiji.site.live_table import LATE, LiveTable
from meiji.site.saves import is_sealed
from meiji.site.site import Ask, Site, site_of, visitor_of
from meiji.site.viewer import Viewer, viewer_of
from meiji.store.rows import OVER

LOG_LINES = 400
LINES_OF_OTHERS = 12


def sidebar_values(
    request: Ask, live: LiveTable, language: str, opened: int | None, moment: int | None
) -> dict[str, Any]:
    """All that the sidebar's template needs."""
    visitor, game = visitor_of(request), live.game
    assert game is not None
    viewer = viewer_of(live, visitor.id, opened)
    moment = live.check_moment(moment)
    now, over = moment == len(live.moves), live.row.status == OVER
    return {
        "live": live,
        "table": live.row,
        "title": labels.title_of(live.row.game, language),
        "viewer": viewer,
        "opened": opened,
        "moment": moment,
        "last": len(live.moves),
        "now": now,
        "over": over,
        "is_owner": live.row.owner == visitor.id,
        "may_save": over or viewer.seat is not None,
        "sealed": is_sealed(live, visitor),
        "options": labels.option_lines(live.row.game, live.row.options, language),
        "levels": labels.levels_of(live.row.game, language),
        "chapters": game_help.rules(live.row.game, language)[1],
        **_decision_values(live, viewer, language, now),
        **_seat_values(live, language),
        **_log_values(request, live, viewer, language, now),
        "ranking": results.ranking(live, language) if over else [],
        "chart": results.chart(live) if over else [],
        **hint_values(request, live, viewer),
    }


def _decision_values(live: LiveTable, viewer: Viewer, language: str, now: bool) -> dict[str, Any]:
    """What is asked, and what the viewer can answer."""
    assert live.game is not None
    decision, decides = live.game.decision, viewer.decides
    known = decision is not None and (decides or not live.hidden)
    return {
        "my_turn": decides and now,
        "question": decision.text(language) if decision is not None and known else "",
        "choices": choices_of(live, viewer, language) if now else [],
        "may_undo": live.may_undo(list(viewer.mine)) and now,
        "kind": decision.kind if decision is not None and decides else "",
        "guide": game_help.guide(live.game.spec, decision.kind, language) if decision is not None and decides else "",
    }


def _seat_values(live: LiveTable, language: str) -> dict[str, Any]:
    game = live.game
    assert game is not None
    return {
        "to_move": live.to_move,
        "scores": results.scores(live),
        "states": [labels.seat_state(live, seat) for seat in live.seats],
        "resources": [resources(game, seat.seat, language) for seat in live.seats],
        "late": live.late,
        "late_after": LATE[live.row.pace],
    }


def _log_values(request: Ask, live: LiveTable, viewer: Viewer, language: str, now: bool) -> dict[str, Any]:
    """The newest line of the log comes first."""
    lines = log_lines(live, viewer, language)
    render = partial(_render_line, site_of(request), live.row.id)
    markup = log_markup(live, viewer, language, lines, render)[-LOG_LINES:]
    return {
        "lines": lines,
        "log": Markup("".join(reversed(markup))),
        "since": moves_of_others(live, viewer, lines, LINES_OF_OTHERS) if now else [],
    }


def _render_line(site: Site, table: str, line: LogLine) -> str:
    """In one line, which is one fragment of the view."""
    text = site.templates.get_template("line.html").render(table=table, line=line)
    return text.replace("\n", " ") + "\n"


def hint_values(request: Ask, live: LiveTable, viewer: Viewer) -> dict[str, Any]:
    """May this visitor have a hint now, and what was found?"""
    hints, person = site_of(request).hints, visitor_of(request).id
    may = viewer.seat is not None and live.to_move == viewer.seat and hints.allowed(live, person)
    if may:
        hints.prepare(live)
    return {
        "may_hint": may,
        "hint_looking": may and hints.looking(live, viewer.seat),
        "hint_failed": may and hints.failed(live, viewer.seat),
        "hint": hints.found(live, viewer.seat) if may else None,
    }


def render_sidebar(
    request: Ask, live: LiveTable, language: str, opened: int | None = None, moment: int | None = None
) -> str:
    values = sidebar_values(request, live, language, opened, moment)
    return site_of(request).render(request, "sidebar.html", language, **values)
