"""What is told of a move beyond the move itself: the rules that are events."""

from __future__ import annotations

from typing import Any

from meiji.kernel.events import Event, Events, Telling

from .actions.markets import deliver, give_back
from .actions.production import goods_made, produce
from .actions.ships import send_ship
from .actions.trains import build_train
from .box import Box
from .consolidation import income, keep_at_taxes, pay_wages
from .departments import activate_department
from .goals import goal_value, reward_leaders
from .rounds import (
    add_workers,
    begin_final_consolidation,
    end_round,
    fill_queue,
    final_consolidation,
    next_round,
    refill,
)
from .scoring import (
    final_scoring,
    foreign_influence,
    influence,
    points_in_region,
    score_regions,
    train_influence,
    trains_in,
)
from .solo import is_ahead, shuffle_stack, takatoshis_market, takatoshis_train, take_worker
from .supply import goods_that_fit
from .table import Table
from .terms import (
    ACTIONS,
    COLOURS,
    GOALS,
    GOODS,
    LOCATIONS,
    OBJECTIVES,
    P_MONEY,
    P_OBJECTIVES,
    P_REGIONS,
    P_RESOURCES,
    POINTS,
    RAILS,
    SPACES,
    TAKATOSHI,
    TRACKS,
    WORK_SPACES,
)
from .texts.log import is_silent
from .tracks import advance
from .turn import hire


# --- Turns ------------------------------------------------------------------------------------------------------------
def hired(g: Table, box: Box, seat: int, action: int, colour: int) -> Telling:
    place = f"work-{seat}-{g.workers[seat] + 1}"
    yield None
    yield Event("hired", seat, COLOURS[colour], place, details={"action": ACTIONS[action]})


def why_consolidated(g: Table, box: Box, seat: int) -> str:
    """A full work area, nothing else possible, or the seat's own choice."""
    if g.workers[seat] >= WORK_SPACES:
        return "full"
    return "impossible" if g.offers == 1 else "chosen"


def consolidated_at_the_end(g: Table, box: Box, seat: int) -> Telling:
    yield None
    yield Event("consolidated", seat, why="final")


def stepped(g: Table, box: Box, seat: int, track: int, steps: int) -> Telling:
    """And every symbol that was reached or passed."""
    before, place = g.track[seat][track], f"track-{seat}-{TRACKS[track]}"
    yield None
    after = g.track[seat][track]
    yield Event("stepped", seat, TRACKS[track], place, details={"steps": after - before})
    for space in range(before + 1, after + 1):
        if box.track_icon[track][space]:
            yield Event("symbol-reached", seat, TRACKS[track], place, details={"space": space})


def produced(g: Table, box: Box, seat: int, slot: int, pays: int) -> Telling:
    made = goods_made(g, seat, slot)
    stored = goods_that_fit(g, seat, slot, made)
    yield None
    details = {"stored": stored, "lost": made - stored}
    yield Event("produced", seat, GOODS[g.factory_good[seat][slot]], f"slot-{seat}-{slot + 1}", details=details)


def delivered(g: Table, box: Box, seat: int, place: int, amount: int) -> Telling:
    city, side = place // 4, place % 4
    yield None
    details = {"goods": amount, "value": g.token_value[city][side]}
    yield Event("delivered", seat, GOODS[g.demand[city][side]], f"space-{city + 1}-{side + 1}", details=details)


def token_returned(g: Table, city: int, side: int) -> Telling:
    """To its owner; Takatoshi's leave the game."""
    owner, value = g.token_owner[city][side] - 1, g.token_value[city][side]
    yield None
    seat = None if owner == TAKATOSHI else owner
    yield Event("token-returned", seat, str(value), f"space-{city + 1}-{side + 1}")


def ship_sent(g: Table, box: Box, seat: int, location: int) -> Telling:
    yield None
    yield Event("ship-sent", seat, LOCATIONS[location], f"location-{LOCATIONS[location]}")


def train_laid(g: Table, box: Box, seat: int, region: int, space: int, times: int) -> Telling:
    yield None
    yield Event("train-laid", seat, f"{region + 1} {space + 1}", f"rail-{region + 1}-{space + 1}")


def department_used(g: Table, box: Box, seat: int, colour: int) -> Telling:
    yield None
    yield Event("department-used", seat, COLOURS[colour], f"department-{seat}-{COLOURS[colour]}")


# --- Consolidation ----------------------------------------------------------------------------------------------------
def taxes_paid(g: Table, seat: int, coal: int, money: int) -> Telling:
    yield None
    yield Event("taxes-paid", seat)


def income_got(g: Table, box: Box, seat: int) -> Telling:
    yield None
    yield Event("income-got", seat)


def wages_paid(g: Table, box: Box, seat: int, due: int) -> Telling:
    money = g.money[seat]
    yield None
    if due:
        unpaid = due - (money - g.money[seat])
        yield Event("wages-unpaid" if unpaid else "wages-paid", seat, details={"due": due, "unpaid": unpaid})


# --- Rounds -----------------------------------------------------------------------------------------------------------
def space_refilled(g: Table, box: Box) -> Telling:
    before = [line[:] for line in g.hiring]
    yield None
    for space in range(SPACES):
        if g.hiring[space] != before[space]:
            workers = {COLOURS[colour]: n for colour, n in enumerate(g.hiring[space]) if n}
            yield Event("space-refilled", None, str(space + 1), f"hiring-{space + 1}", details={"workers": workers})


def workers_drawn(g: Table, box: Box) -> Telling:
    """Out of the bag, onto the hiring spaces or into the queue."""
    before = g.bag[:]
    yield None
    workers = {COLOURS[colour]: n - g.bag[colour] for colour, n in enumerate(before) if n > g.bag[colour]}
    if workers:
        yield Event("workers-drawn", details={"workers": workers})


def round_ended(g: Table, box: Box) -> Telling:
    yield None
    yield Event("round-ended", None, str(g.round))


def round_began(g: Table, box: Box) -> Telling:
    yield None
    yield Event("round-began", None, str(g.round))


def final_began(g: Table, box: Box) -> Telling:
    yield None
    yield Event("final-began")


def scored_region(g: Table, box: Box, region: int, period: int) -> dict[str, Any]:
    """Influence and points of every seat, and the foreign companies'."""
    owners = [*range(g.seats), *([TAKATOSHI] if g.solo else [])]
    return {
        "influence": [influence(g, box, owner, region) for owner in owners],
        "trains": [trains_in(g, owner, region) for owner in owners],
        "train_influence": [train_influence(g, box, owner) for owner in owners],
        "foreign": foreign_influence(g, box, region),
        "points": [points_in_region(g, box, seat, region, period) for seat in range(g.seats)],
    }


def period_scored(g: Table, box: Box, period: int) -> Telling:
    """Region by region; whoever is level shares the points of their places."""
    yield None
    regions = [scored_region(g, box, region, period) for region in range(4)]
    totals = [sum(region["points"][seat] for region in regions) for seat in range(g.seats)]
    yield Event("period-scored", None, str(period + 1), details={"points": totals})
    for region, scored in enumerate(regions):
        yield Event("region-scored", None, str(region + 1), f"region-{region + 1}", details=scored)


def goal_met(g: Table, period: int, field: int) -> Telling:
    """By all who lead it."""
    yield None
    goal = g.goals[period][field] - 1
    values = [goal_value(g, seat, goal) for seat in range(g.seats)]
    for seat, value in enumerate(values):
        if value and value == max(values):
            yield Event("goal-met", seat, GOALS[goal], details={"value": value})


def game_scored(g: Table, box: Box) -> Telling:
    """Every source of points in the whole game, for each seat."""
    yield None
    names = [*POINTS, *[f"region-{n + 1}" for n in range(P_OBJECTIVES - P_REGIONS)], *OBJECTIVES, "resources", "money"]
    final = range(P_OBJECTIVES, P_MONEY + 1)
    sources: list[dict[str, Any]] = []
    for kind, name in enumerate(names):
        kind_name = f"objective-{name}" if P_OBJECTIVES <= kind < P_RESOURCES else name
        if kind in final:
            sources.append({"source": kind_name, "points": [g.points[seat][kind] for seat in range(g.seats)]})
    yield Event("game-scored", details={"sources": sources, "totals": g.vp[: g.seats]})


# --- Takatoshi --------------------------------------------------------------------------------------------------------
def takatoshi_took_worker(g: Table, space: int) -> Telling:
    """The first colour of his priorities there; nobody may be left."""
    before = g.hiring[space][:]
    yield None
    took = [COLOURS[colour] for colour, n in enumerate(before) if n > g.hiring[space][colour]]
    kind = "takatoshi-took-worker" if took else "takatoshi-found-nobody"
    details = {"space": space + 1} | ({"colour": took[0]} if took else {})
    yield Event(kind, None, str(g.solo_tile), f"hiring-{space + 1}", details=details)


def why_there(ahead: bool) -> str:
    """Regions where he is not ahead come first, then his priorities (p. 22)."""
    return "priority" if ahead else "not-ahead"


def takatoshi_laid_train(g: Table, box: Box) -> Telling:
    before, ahead = [line[:] for line in g.rails], [is_ahead(g, box, region) for region in range(4)]
    yield None
    for region in range(4):
        for space in range(RAILS):
            if g.rails[region][space] != before[region][space]:
                thing, place = f"{region + 1} {space + 1}", f"rail-{region + 1}-{space + 1}"
                details = {"region": region + 1}
                yield Event("takatoshi-laid-train", None, thing, place, why_there(ahead[region]), details)


def takatoshi_laid_token(g: Table, box: Box) -> Telling:
    """With the value of your token that had to go."""
    before, values = [line[:] for line in g.token_owner], [line[:] for line in g.token_value]
    ahead = [is_ahead(g, box, region) for region in range(4)]
    yield None
    for city, owners in enumerate(g.token_owner):
        for side, owner in enumerate(owners):
            if owner == TAKATOSHI + 1 and before[city][side] != owner:
                gone = [values[city][n] for n in range(4) if before[city][n] == 1 and owners[n] != 1]
                details = {"value": g.token_value[city][side], "displaced": max(gone, default=0)}
                details |= {"place": city * 4 + side, "region": city // 2 + 1}
                place, why = f"space-{city + 1}-{side + 1}", why_there(ahead[city // 2])
                yield Event("takatoshi-laid-token", None, "", place, why, details)


def priorities_shuffled(g: Table) -> Telling:
    yield None
    yield Event("priorities-shuffled", details={"colours": [COLOURS[colour] for colour in g.priority]})


EVENTS = Events(
    rules={
        hire: hired,
        final_consolidation: consolidated_at_the_end,
        advance: stepped,
        produce: produced,
        deliver: delivered,
        give_back: token_returned,
        send_ship: ship_sent,
        build_train: train_laid,
        activate_department: department_used,
        keep_at_taxes: taxes_paid,
        income: income_got,
        pay_wages: wages_paid,
        refill: space_refilled,
        add_workers: workers_drawn,
        fill_queue: workers_drawn,
        end_round: round_ended,
        next_round: round_began,
        begin_final_consolidation: final_began,
        score_regions: period_scored,
        reward_leaders: goal_met,
        final_scoring: game_scored,
        take_worker: takatoshi_took_worker,
        takatoshis_train: takatoshi_laid_train,
        takatoshis_market: takatoshi_laid_token,
        shuffle_stack: priorities_shuffled,
    },
    silent=is_silent,
    reasons={"consolidate": why_consolidated},
    verbs={
        "pair": "start-tiles-taken",
        "action": "action-chosen",
        "consolidate": "consolidated",
        "pass": "passed",
        "worker": "worker-chosen",
        "steps": "steps-bought",
        "factory": "built",
        "machine": "machine-placed",
        "produce": "production-chosen",
        "produce-without-coal": "production-chosen",
        "pay": "paid",
        "location": "location-chosen",
        "region": "region-chosen",
        "rail": "rail-chosen",
        "market": "market-chosen",
        "amount": "amount-chosen",
        "return": "return-chosen",
        "reward": "reward-taken",
        "good": "paid",
        "take": "paid",
        "invest": "invested",
        "contract": "contract-fulfilled",
        "modifier": "factory-used",
        "stop": "stopped",
        "department": "department-chosen",
        "innovate": "innovation-chosen",
        "may": "offer-answered",
        "piece": "piece-chosen",
        "store": "good-stored",
        "benefit": "benefit-taken",
        "objective": "benefit-placed",
        "keep-coal": "kept-at-taxes",
        "silk": "silk-sold",
        "first": "effect-chosen",
        "old-factory": "old-factory-taken",
        "goal-reward": "goal-reward-taken",
    },
)
