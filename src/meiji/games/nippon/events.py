"""What is told of a move beyond the move itself: the rules that are events."""

from __future__ import annotations

from typing import Any

from meiji.kernel.events import Event, Events, Telling

from .actions.market import give_back, supply
from .actions.production import goods_made, produce
from .box import Box
from .consolidation import pay_wages, take_budget, wages_due
from .rounds import refill_board, refill_space
from .scoring import (
    ahead_of,
    final_scoring,
    influence,
    overseas_influence,
    place_points,
    score_regions,
    ship_points,
)
from .supply import goods_that_fit
from .table import Table
from .terms import ACHIEVEMENTS, COLOURS, GOODS, P_ACHIEVEMENTS, RAILWAYS, SHIPS, SPACES, TRACKS, WORKER_SPACES
from .texts.log import is_silent
from .tracks import advance
from .turn import take_worker
from .workers import fill_missing, fill_spaces


# --- Turns ------------------------------------------------------------------------------------------------------------
def hired(g: Table, box: Box, seat: int, action: int, colour: int) -> Telling:
    place = f"work-{seat}-{g.workers[seat] + 1}"
    yield None
    yield Event("hired", seat, COLOURS[colour], place, details={"action": action})


def why_consolidated(g: Table, box: Box, seat: int) -> str:
    """Six workers, nothing else possible, or the seat's own choice."""
    if g.workers[seat] >= WORKER_SPACES:
        return "full"
    return "impossible" if g.offers == 1 else "chosen"


def stepped(g: Table, box: Box, seat: int, track: int, spaces: int) -> Telling:
    before = g.track[seat][track]
    yield None
    if g.track[seat][track] != before:
        details = {"steps": g.track[seat][track] - before}
        yield Event("stepped", seat, TRACKS[track], f"track-{seat}-{TRACKS[track]}", details=details)


def produced(g: Table, box: Box, seat: int, good: int) -> Telling:
    made = goods_made(g, seat, good)
    stored = goods_that_fit(g, box, seat, good, made)
    yield None
    details = {"stored": stored, "lost": made - stored}
    yield Event("produced", seat, GOODS[good], f"factory-{seat}-{GOODS[good]}", details=details)


def delivered(g: Table, box: Box, seat: int, place: int, amount: int, value: int) -> Telling:
    city, side = place // 4, place % 4
    yield None
    details = {"goods": amount, "value": value}
    yield Event("delivered", seat, GOODS[g.demand[city][side]], f"space-{city + 1}-{side + 1}", details=details)


def tile_returned(g: Table, city: int, side: int) -> Telling:
    owner, value = g.tile_owner[city][side] - 1, g.tile_value[city][side]
    yield None
    yield Event("token-returned", owner, str(value), f"space-{city + 1}-{side + 1}")


def budget_taken(g: Table, box: Box, seat: int) -> Telling:
    yield None
    yield Event("income-got", seat)


def wages_paid(g: Table, box: Box, seat: int) -> Telling:
    due, yen = wages_due(g, box, seat), g.yen[seat]
    yield None
    if due:
        unpaid = due - (yen - g.yen[seat])
        yield Event("wages-unpaid" if unpaid else "wages-paid", seat, details={"due": due, "unpaid": unpaid})


# --- The board --------------------------------------------------------------------------------------------------------
def space_refilled(g: Table) -> Telling:
    before = [line[:] for line in g.space]
    yield None
    for space in range(SPACES):
        if g.space[space] != before[space]:
            workers = {COLOURS[colour]: n for colour, n in enumerate(g.space[space]) if n}
            yield Event("space-refilled", None, str(space + 1), details={"workers": workers})


def workers_drawn(g: Table, *box: Box) -> Telling:
    """Out of the bag, onto the action spaces or into the rows."""
    before = g.bag[:]
    yield None
    workers = {COLOURS[colour]: n - g.bag[colour] for colour, n in enumerate(before) if n > g.bag[colour]}
    if workers:
        yield Event("workers-drawn", details={"workers": workers})


def round_ended(g: Table, box: Box) -> Telling:
    """The marker moves."""
    yield None
    yield Event("round-ended", None, str(g.marker), f"marker-{g.marker}")


# --- Scoring ----------------------------------------------------------------------------------------------------------
def scored_region(g: Table, box: Box, region: int, scoring: int) -> dict[str, Any]:
    """Influence, railways, ships and points of every seat, and the overseas companies'."""
    seats = range(g.seats)
    return {
        "influence": [influence(g, seat, region) for seat in seats],
        "trains": [g.pieces[RAILWAYS * 4 + region][seat] for seat in seats],
        "ships": [g.pieces[SHIPS * 4 + region][seat] for seat in seats],
        "foreign": overseas_influence(g, box, region),
        "places": [ahead_of(g, box, region, influence(g, seat, region)) + 1 for seat in seats],
        "ship_points": [ship_points(g, box, seat, region) for seat in seats],
        "points": [place_points(g, box, seat, region, scoring) + ship_points(g, box, seat, region) for seat in seats],
    }


def regions_scored(g: Table, box: Box, scoring: int) -> Telling:
    """Region by region; whoever is level shares the points of their places."""
    yield None
    regions = [scored_region(g, box, region, scoring) for region in range(4)]
    totals = [sum(region["points"][seat] for region in regions) for seat in range(g.seats)]
    yield Event("period-scored", None, str(scoring + 1), details={"points": totals})
    for region, scored in enumerate(regions):
        yield Event("region-scored", None, str(region + 1), f"region-{region + 1}", details=scored)


def game_scored(g: Table, box: Box) -> Telling:
    """The achievements of each seat."""
    yield None
    sources = [
        {"source": name, "points": [g.points[seat][P_ACHIEVEMENTS + field] for seat in range(g.seats)]}
        for field, name in enumerate(ACHIEVEMENTS)
    ]
    yield Event("game-scored", details={"sources": sources, "totals": g.vp[: g.seats]})


EVENTS = Events(
    rules={
        take_worker: hired,
        advance: stepped,
        produce: produced,
        supply: delivered,
        give_back: tile_returned,
        take_budget: budget_taken,
        pay_wages: wages_paid,
        refill_space: space_refilled,
        refill_board: round_ended,
        fill_spaces: workers_drawn,
        fill_missing: workers_drawn,
        score_regions: regions_scored,
        final_scoring: game_scored,
    },
    silent=is_silent,
    reasons={"consolidate": why_consolidated},
    verbs={
        "action": "action-chosen",
        "consolidate": "consolidated",
        "blueprints": "blueprints-spent",
        "worker": "worker-chosen",
        "steps": "steps-bought",
        "produce": "production-chosen",
        "extra": "extra-good-taken",
        "contract": "contract-fulfilled",
        "good": "paid",
        "factory": "built",
        "region": "piece-built",
        "machine": "machine-placed",
        "store-machine": "machine-stored",
        "market": "market-chosen",
        "amount": "amount-chosen",
        "influence": "influence-chosen",
        "return": "return-chosen",
        "reward": "reward-taken",
        "achievement": "benefit-placed",
        "stop": "stopped",
    },
)
