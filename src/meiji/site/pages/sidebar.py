"""The sidebar of a table: whose turn it is, the choices, the hint, points, the log."""

from __future__ import annotations

from functools import partial
from typing import Any

from markupsafe import Markup

from meiji.kernel.lessons import explained
from meiji.site import clock_terms, game_help, labels, results, seating, taking_back
from meiji.site.access import spectator_link
from meiji.site.amount_labels import resources
from meiji.site.choices import choices_of
from meiji.site.game_log import LogLine, log_lines, moves_of_others
from meiji.site.lessons import lesson_values
from meiji.site.live_table import LiveTable
from meiji.site.looking_back import LookBack
from meiji.site.player_tasks import STAND_IN
from meiji.site.saves import is_sealed
from meiji.site.site import Ask, Site, site_of, visitor_of
from meiji.site.tips import how_to_win
from meiji.site.viewer import Viewer, viewer_of
from meiji.site.why_not import not_now
from meiji.store.rows import OVER, PERSON

LOG_LINES = 400
LINES_OF_OTHERS = 40


def sidebar_values(
    request: Ask,
    live: LiveTable,
    language: str,
    opened: int | None,
    moment: int | None,
    tried: str | None = None,
    back: LookBack | None = None,
) -> dict[str, Any]:
    """All that the sidebar's template needs; `tried` is a move of a lesson that was answered with a reason."""
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
        "back": back,
        "over": over,
        "progress": labels.progress(live.at(moment), language),
        "is_owner": live.row.owner == visitor.id,
        "may_save": over or (viewer.plays and viewer.seat is not None and not live.row.rated),
        "sealed": is_sealed(live, visitor) and not live.row.rated,
        "options": labels.option_lines(live.row.game, live.row.options, language),
        "levels": labels.levels_of(live.row.game, language),
        "chapters": game_help.rules(live.row.game, language)[1],
        "rival": game.spec.rival(live.at(moment), language) if game.spec.rival is not None else None,
        **_decision_values(live, viewer, language, now),
        **_seat_values(live, language),
        **_leaving_values(live, visitor.id),
        **_log_values(request, live, viewer, language, moment),
        "ending": results.ending(live, language) if over else None,
        "chart": results.chart(live) if over else [],
        "share_link": site_of(request).address(request, spectator_link(site_of(request), live)) if over else "",
        **hint_values(request, live, viewer),
        **lesson_values(live, language, tried),
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
        "not_now": not_now(live, viewer, language) if now else [],
        "may_undo": taking_back.may_undo(live, viewer.mine) and now,
        "undo_is_told": not taking_back.in_limits(live, viewer.mine),
        "kind": decision.kind if decision is not None and decides else "",
        **_coach_values(live, viewer, language, now),
        "guide": game_help.guide(live.game.spec, decision.kind, language) if decision is not None and decides else "",
    }


def _coach_values(live: LiveTable, viewer: Viewer, language: str, now: bool) -> dict[str, Any]:
    """What a newcomer is told besides: the aim before the first choice, and what each choice is about."""
    assert live.game is not None
    if not (viewer.decides and now) or live.lesson is not None:
        return {"aim": "", "notes": []}
    first = all(move.seat not in viewer.mine for move in live.moves)
    offered = [choice.notation for choice in choices_of(live, viewer, language) if choice.leads_on]
    notes = [(move, explained(live.row.game, move, language)) for move in offered]
    aim = how_to_win(live.game.spec, language) if first else ""
    return {"aim": aim, "notes": [note for note in notes if note[1]]}


def _seat_values(live: LiveTable, language: str) -> dict[str, Any]:
    game = live.game
    assert game is not None
    return {
        "to_move": live.to_move,
        "scores": results.scores(live),
        "states": [labels.seat_state(live, seat) for seat in live.seats],
        "resources": [resources(game, seat.seat, language) for seat in live.seats],
        "late": live.late,
        "late_from": live.late_from,
        "clock": live.clock,
        "clock_until": live.clock.runs_out() if live.clock is not None else None,
        "clock_about": clock_terms.about(live.clock, language) if live.clock is not None else "",
        "span": partial(clock_terms.span, language=language),
    }


def _leaving_values(live: LiveTable, person: str) -> dict[str, Any]:
    """What its people agree on, and how one may leave."""
    names = {seat.person: seat.name for seat in live.seats if seat.kind == PERSON and seat.person}
    return {
        "proposals": [
            {
                "what": what,
                "name": names.get(agreed[0], ""),
                "mine": person in agreed,
                "missing": [name for one, name in names.items() if one not in agreed],
            }
            for what, agreed in live.proposals.items()
        ],
        "alone": live.people <= {person},
        "may_resign": seating.may_resign(live, person),
        "may_delete": seating.may_delete(live, person),
        "stand_in": STAND_IN,
    }


def _log_values(request: Ask, live: LiveTable, viewer: Viewer, language: str, moment: int) -> dict[str, Any]:
    """The newest line of the log comes first."""
    lines = log_lines(live, viewer, language, partial(_render_line, site_of(request), live.row.id))
    newest = lines[: -LOG_LINES - 1 : -1]
    return {
        "lines": lines,
        "log": Markup("".join([line.markup for line in newest])),
        "lines_of_moment": [line for line in lines if line.number == moment],
        "since": moves_of_others(live, viewer, lines, LINES_OF_OTHERS) if moment == len(live.moves) else [],
    }


def _render_line(site: Site, table: str, line: LogLine) -> str:
    """In one line, which is one fragment of the view."""
    text: str = site.templates.get_template("line.html").module.log_line(table, line)  # type: ignore[attr-defined]
    return text.strip().replace("\n", " ") + "\n"


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
    request: Ask,
    live: LiveTable,
    language: str,
    opened: int | None = None,
    moment: int | None = None,
    tried: str | None = None,
    back: LookBack | None = None,
) -> str:
    values = sidebar_values(request, live, language, opened, moment, tried, back)
    return site_of(request).render(request, "sidebar.html", language, **values)
