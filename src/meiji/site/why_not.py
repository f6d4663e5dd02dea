"""Why something is not on offer, as a viewer of a table is told it: found when somebody asks, once a revision."""

from __future__ import annotations

import re

from meiji.kernel.game import Game
from meiji.kernel.language import check_language
from meiji.kernel.panels import Pick, panel
from meiji.kernel.why_not import NotNow, Reasons, whose_turn
from meiji.site.boards import board_svg
from meiji.site.errors import Refused
from meiji.site.live_table import LiveTable
from meiji.site.viewer import SPECTATOR, Viewer

_ID = re.compile(r'\sid="([^"]+)"')


def why_not(live: LiveTable, viewer: Viewer, target: str, language: str) -> str | None:
    """The reason against a move or a thing of the picture. Spectators hear whose turn it is."""
    if live.game is None:
        raise Refused(409, "not-begun")
    check_language(language)
    if viewer.seat is None or viewer.guest:
        return whose_turn(live.game, language)
    return live.game.why_not(target, language, viewer.seat)


def reasons_on_board(live: LiveTable, viewer: Viewer, language: str, picks: tuple[Pick, ...] = ()) -> dict[str, str]:
    """The reasons against all things that the viewer sees and that are not on offer, by their ids; with picks, against
    what the panel asks for then."""
    if live.game is None:
        raise Refused(409, "not-begun")
    if live.game.over or viewer.curtain is not None:
        return {}
    viewer = SPECTATOR if viewer.guest else viewer
    return live.rendered.reasons.once((viewer.seat, language, picks), lambda: _on_board(live, viewer, language, picks))


def _on_board(live: LiveTable, viewer: Viewer, language: str, picks: tuple[Pick, ...]) -> dict[str, str]:
    assert live.game is not None
    drawn = _ID.findall(board_svg(live, viewer.seat, language))
    reasons = Reasons(asked_last(live.game, picks) if picks and viewer.decides else live.game, viewer.seat)
    if viewer.decides:
        return reasons.of_things(drawn, language)
    told = whose_turn(live.game, language)
    return {id: told for id in drawn if id in reasons.things}


def asked_last(game: Game, picks: tuple[Pick, ...]) -> Game:
    """The game at the decision that the panel of these picks asks last."""
    found = panel(game, picks)
    return found.steps[-1 if found.open_step is None else found.open_step].game


def not_now(live: LiveTable, viewer: Viewer, language: str) -> list[NotNow]:
    """What the seat to move would look for among its choices and does not find there."""
    game, seat = live.game, viewer.seat
    if game is None or seat is None or not viewer.decides:
        return []
    return live.rendered.not_now.once((seat, language), lambda: Reasons(game, seat).not_now(language))
