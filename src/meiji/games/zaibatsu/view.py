"""What a seat may see, as data for JSON, and where its points come from.

Nothing in this game is hidden but what is still to be drawn, and that has no order yet: every seat sees the same.
"""

from __future__ import annotations

from typing import Any

from .box import Box
from .scoring import foreign_influence, influence
from .table import Table
from .terms import (
    COLOURS,
    CONTRACT_NAMES,
    CONTRACTS,
    GOALS,
    GOODS,
    LOCATIONS,
    OBJECTIVES,
    OLD_FACTORY,
    P_MONEY,
    P_OBJECTIVES,
    P_REGIONS,
    P_RESOURCES,
    PIECES,
    POINTS,
    SOLO_LEVELS,
    START_A,
    TAKATOSHI,
    TILE_NAMES,
    TILES,
    TRACKS,
)


def tile_name(tile: int, side: int) -> str:
    return "old-factory" if tile == OLD_FACTORY else f"{TILE_NAMES[tile]}{'AB'[side]}"


def owner_name(owner: int) -> int | str | None:
    return None if owner == 0 else "takatoshi" if owner == TAKATOSHI + 1 else owner - 1


def colours(counts: list[int]) -> dict[str, int]:
    return {COLOURS[i]: count for i, count in enumerate(counts) if count}


def seat_view(g: Table, box: Box, seat: int) -> dict[str, Any]:
    factories = [
        {
            "tile": tile_name(g.factory[seat][slot] - 1, g.side_of[g.factory[seat][slot] - 1]),
            "good": GOODS[g.factory_good[seat][slot]],
            "goods": g.goods[seat][slot],
            "machines": [bool(g.machines[seat][slot] & 1), bool(g.machines[seat][slot] & 2)],
        }
        for slot in range(g.factories[seat])
    ]
    return {
        "vp": g.vp[seat],
        "money": g.money[seat],
        "coal": g.coal[seat],
        "kept_coal": g.kept_coal[seat],
        "silk": g.silk[seat],
        "iron": g.iron[seat],
        "tracks": dict(zip(TRACKS, g.track[seat], strict=True)),
        "built": dict(zip(PIECES, g.built[seat], strict=True)),
        "upgraded": [COLOURS[c] for c in range(6) if g.upgraded[seat][c]],
        "work": [
            {"colour": COLOURS[g.work[seat][i] - 1], "expert": bool(g.work_expert[seat][i])}
            for i in range(g.workers[seat])
        ],
        "factories": factories,
        "contracts_available": [CONTRACT_NAMES[c] for c in range(CONTRACTS) if not g.contracts[seat][c]],
        "contracts": [
            CONTRACT_NAMES[c]
            for c in sorted(range(CONTRACTS), key=lambda c: g.contracts[seat][c])
            if g.contracts[seat][c]
        ],
        "tokens": [v for v in range(8) for _ in range(g.tokens[seat][v])],
        "flag": [v for v in range(8) for _ in range(g.flag[seat][v])],
        "benefit_left": g.benefit[seat][1:],
        "objectives": {OBJECTIVES[f]: g.objective[seat][f] for f in range(8) if g.objective[seat][f]},
        "start_tiles": [START_A[g.start_a[seat] - 1], g.start_b[seat]] if g.start_a[seat] else None,
        "stored_machine": bool(g.stored_machine[seat]),
        "stored_goods": g.stored_goods[seat],
        "discount": g.discount[seat],
    }


def view(g: Table, box: Box, seat: int | None) -> dict[str, Any]:
    data: dict[str, Any] = {
        "round": g.round,
        "period": g.period + 1,
        "turn": g.turn,
        "to_move": None if g.over else g.to_move,
        "over": bool(g.over),
        "bag": colours(g.bag),
        "hiring": [colours(space) for space in g.hiring],
        "queue": [colours(line) for line in g.queue],
        "cities": [
            {
                "demand": [GOODS[good] for good in g.demand[city]],
                "tokens": [
                    None if not owner else {"owner": owner_name(owner), "value": g.token_value[city][side]}
                    for side, owner in enumerate(g.token_owner[city])
                ],
                "printed": list(box.printed[city]),
            }
            for city in range(8)
        ],
        "regions": [
            {
                "trains": [owner_name(owner) for owner in g.rails[region]],
                "influence": [influence(g, box, s, region) for s in range(g.seats)],
                "foreign": foreign_influence(g, box, region),
            }
            for region in range(4)
        ],
        "locations": {
            LOCATIONS[i]: {
                "ships": list(g.ships_at[i][: g.seats]),
                "expert_with": owner_name(g.expert_with[i]),
                "upgrades": g.upgrades_left[i],
            }
            for i in range(6)
        },
        "display": [tile_name(tile, g.display[tile] - 1) for tile in range(TILES) if g.display[tile]],
        "start_pairs": [
            {"a": START_A[g.pair_a[p]], "b": g.pair_b[p] + 1, "owner": owner_name(g.pair_owner[p])}
            for p in range(g.pairs)
        ],
        "goals": [[GOALS[goal - 1] for goal in period if goal] for period in g.goals],
        "seats": [seat_view(g, box, s) for s in range(g.seats)],
        "you": seat,
    }
    if g.solo:
        data["solo"] = {
            "difficulty": SOLO_LEVELS[g.solo - 1],
            "goals": [GOALS[goal - 1] for goal in g.solo_goals if goal],
            "priority": [COLOURS[c] for c in g.priority],
            "region_workers": [COLOURS[c] for c in g.region_worker],
            "trains": g.solo_trains,
            "tokens_used": list(g.solo_used),
            "tiles_left": [i + 1 for i, left in enumerate(g.solo_stack) if left],
            "last_tile": g.solo_tile or None,
            "influence": [influence(g, box, TAKATOSHI, region) for region in range(4)],
            "won": bool(g.solo_won) if g.over else None,
        }
    return data


def result(g: Table, box: Box) -> list[dict[str, Any]]:
    """Every point of every seat: per period and region, per objective, conversion, wages lost, and the rest."""
    seats = []
    for seat in range(g.seats):
        points = g.points[seat]
        entry: dict[str, Any] = {name: points[i] for i, name in enumerate(POINTS) if points[i]}
        entry["regions"] = [points[P_REGIONS + p * 4 : P_REGIONS + p * 4 + 4] for p in range(3)]
        entry["objectives"] = {
            name: points[P_OBJECTIVES + f] for f, name in enumerate(OBJECTIVES) if g.objective[seat][f]
        }
        entry["resources"] = points[P_RESOURCES]
        entry["money"] = points[P_MONEY]
        entry["total"] = g.vp[seat]
        if g.solo and g.over:
            entry["won"] = bool(g.solo_won)
            if g.solo_won:  # only a win is rated (p. 23): 0 is the best of five
                entry["rating"] = next(i for i, least in enumerate(box.solo_rating) if max(0, g.vp[seat]) >= least)
        seats.append(entry)
    return seats


def studied(g: Table, box: Box, seat: int, moves: list[str]) -> dict[str, list[str]]:
    """What a seat had in a finished game, by kinds of components, for studies of what they are worth."""
    mine = view(g, box, seat)["seats"][seat]
    a, b = mine["start_tiles"]
    return {
        "opening": [move for move in moves if move.startswith("action ")][:1],
        "start-a": [f"start-a {a}"],
        "start-b": [f"start-b {b}"],
        "factory": [f"factory {factory['tile']}" for factory in mine["factories"]],
        "contract": [f"contract {name}" for name in mine["contracts"]],
        "department": [f"department {colour}" for colour in mine["upgraded"]],
        "objective": [f"objective {name}" for name in mine["objectives"]],
    }


def steps(g: Table, box: Box) -> tuple[int, int]:
    """The round, of all with the final ones (p. 18)."""
    return min(g.round, box.rounds + box.final_rounds), box.rounds + box.final_rounds
