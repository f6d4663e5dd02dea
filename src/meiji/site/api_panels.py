"""A call of the API about decisions that belong together: what a chain of picks means before it is played."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from meiji.kernel.language import check_language
from meiji.kernel.panels import Panel, Step, panel
from meiji.site.access import table_for
from meiji.site.api_shared import REFUSALS
from meiji.site.errors import Refused
from meiji.site.panels import read_picks
from meiji.site.site import Ask, site_of, visitor_of
from meiji.site.viewer import viewer_of


class StepInfo(msgspec.Struct):
    """A decision of the chain: what is asked, the moves on offer there, and the one that the chain goes on with:
    `picked` by me, else the usual one; null where nothing is usual, and the chain ends."""

    kind: str
    question: str
    moves: list[str]
    chosen: str | None
    picked: bool


class PanelInfo(msgspec.Struct):
    """What my picks come to. `chain` can be played in one call if it is `complete`; `cost` and `gain` are those of all
    of it, `final` and `next` as with a move."""

    moment: int
    steps: list[StepInfo]
    chain: list[str]
    complete: bool
    cost: dict[str, int]
    gain: dict[str, int]
    final: bool
    next: str


@get("/tables/{id:str}/panel", responses=REFUSALS)
async def view_panel(
    request: Ask, id: FromPath[str], pick: FromQuery[list[str] | None] = None, language: FromQuery[str] = "en"
) -> PanelInfo:
    """The decisions that belong to the one at hand, with what I would pick in them: each pick is the kind of a decision
    and a move, such as `worker worker red`. One that is not on offer falls away."""
    visitor = visitor_of(request)
    check_language(language)
    live = await table_for(site_of(request), visitor, id)
    viewer = viewer_of(live, visitor.id, live.to_move)
    if not viewer.plays:
        raise Refused(403, "not-your-table")
    if live.game is None:
        raise Refused(409, "not-begun")
    if not viewer.decides:
        raise Refused(409, "not-your-turn")
    return _told(panel(live.game, read_picks(pick or [])), len(live.moves), language)


def _told(found: Panel, moment: int, language: str) -> PanelInfo:
    steps = [_step(step, language) for step in found.steps]
    cost, gain = ({name: number for name, number in side} for side in (found.cost, found.gain))
    next = found.next if found.complete else found.steps[-1].kind
    return PanelInfo(moment, steps, found.chain, found.complete, cost, gain, found.final, next)


def _step(step: Step, language: str) -> StepInfo:
    decision = step.game.decision
    assert decision is not None
    chosen = None if step.chosen is None else step.chosen.notation
    return StepInfo(step.kind, decision.text(language), [move.notation for move in step.moves], chosen, step.picked)


HANDLERS = [view_panel]
