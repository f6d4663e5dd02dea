"""What a seat may see, as data for JSON; where its points come from; and what a move touches on the board.

Nothing in this game is hidden but what is still to be drawn, and that has no order yet: every seat sees the same.
"""

from __future__ import annotations

from typing import Any

from .actions.steps import extra_spaces
from .box import Box
from .moves import MOVES
from .scoring import achieved, influence, multiplier_of, overseas_influence
from .table import Table
from .terms import (
    ACHIEVEMENTS,
    BONUSES,
    CITIES,
    COLOURS,
    GOODS,
    HIGHEST_REWARD,
    LOWEST_REWARD,
    P_ACHIEVEMENTS,
    P_REGIONS,
    P_SHIPS,
    PIECES,
    POINTS,
    SCORINGS,
    SEAT_COLOURS,
    TILE_NAMES,
    TILES,
    TRACKS,
)
from .tracks import space_after, track_value


def colours(counts: list[int]) -> dict[str, int]:
    return {COLOURS[i]: count for i, count in enumerate(counts) if count}


def seat_view(g: Table, box: Box, seat: int) -> dict[str, Any]:
    return {
        "colour": SEAT_COLOURS[seat],
        "vp": g.vp[seat],
        "yen": g.yen[seat],
        "coal": g.coal[seat],
        "blueprints": g.blueprints[seat],
        "tracks": {
            name: {"space": g.track[seat][t] + 1, "value": track_value(g, box, seat, t)}
            for t, name in enumerate(TRACKS)
        },
        "built": dict(zip(PIECES, g.built[seat], strict=True)),
        "workers": [COLOURS[worker - 1] for worker in g.work[seat] if worker],
        "factories": {
            GOODS[good]: {
                "tile": TILE_NAMES[g.factory[seat][good] - 1],
                "goods": g.goods[seat][good],
                "machine": g.machine[seat][good],
            }
            for good in range(6)
            if g.factory[seat][good]
        },
        "stored_machines": g.stored_machines[seat],
        "contracts_open": [c + 1 for c, done in enumerate(g.contracts[seat]) if not done],
        "contracts": [c + 1 for c, done in enumerate(g.contracts[seat]) if done],
        "tiles": [value for value, count in enumerate(g.tiles[seat]) for _ in range(count)],
        "achievements": {
            name: {
                "now": achieved(g, box, seat, field),
                "multiplier": multiplier_of(g, box, seat, field),
                "tile": g.multiplier[seat][field] or None,
            }
            for field, name in enumerate(ACHIEVEMENTS)
        },
    }


def view(g: Table, box: Box, seat: int | None) -> dict[str, Any]:
    return {
        "turn": g.turn,
        "to_move": None if g.over else g.to_move,
        "over": bool(g.over),
        "marker": g.marker,
        "final_turns": g.final_turns,
        "bag": colours(g.bag),
        "spaces": [colours(space) for space in g.space],
        "rows": [colours(line) for line in g.rows[: box.rows[g.seats]]],
        "missing": g.missing[: box.rows[g.seats]],
        "cities": [
            {
                "demand": [GOODS[good] for good in g.demand[city]],
                "tiles": [
                    None if not owner else {"owner": owner - 1, "value": g.tile_value[city][side]}
                    for side, owner in enumerate(g.tile_owner[city])
                ],
                "overseas": list(box.overseas[city]),
            }
            for city in range(CITIES)
        ],
        "regions": [
            {
                **{name: g.pieces[piece * 4 + region][: g.seats] for piece, name in enumerate(PIECES)},
                "spaces": box.piece_limit[g.seats],
                "influence": [influence(g, s, region) for s in range(g.seats)],
                "overseas": overseas_influence(g, box, region),
            }
            for region in range(4)
        ],
        "factories": [TILE_NAMES[tile] for tile in range(TILES) if g.on_offer[tile]],
        "rewards": {
            str(level): dict(zip(BONUSES, g.rewards[level], strict=True))
            for level in range(LOWEST_REWARD, HIGHEST_REWARD + 1)
        },
        "multipliers_left": g.multipliers_left,
        "seats": [seat_view(g, box, s) for s in range(g.seats)],
        "you": seat,
    }


def result(g: Table, box: Box) -> list[dict[str, Any]]:
    """Every point of every seat: per scoring and region, ships, achievements, wages lost, and the rest."""
    seats = []
    for seat in range(g.seats):
        points = g.points[seat]
        entry: dict[str, Any] = {name: points[i] for i, name in enumerate(POINTS) if points[i]}
        for key, first in (("regions", P_REGIONS), ("ships", P_SHIPS)):
            entry[key] = [points[first + s * 4 : first + s * 4 + 4] for s in range(SCORINGS)]
        entry["achievements"] = {
            name: points[P_ACHIEVEMENTS + field]
            for field, name in enumerate(ACHIEVEMENTS)
            if points[P_ACHIEVEMENTS + field]
        }
        entry["total"] = g.vp[seat]
        seats.append(entry)
    return seats


def target(g: Table, box: Box, code: int) -> str:
    """The id of the thing on the board that a move touches (see picture.py)."""
    verb, choice, number = MOVES.split(code)
    seat, top = g.to_move, g.depth - 1
    if verb == "action":
        return f"action-{choice}"
    if verb == "worker":
        return f"worker-{box.space_of[g.frame_a[top]] + 1}-{choice}"
    if verb == "blueprints":
        return f"spend-{seat}-{choice}"
    if verb == "steps":
        track = g.frame_a[top]
        space = space_after(g, box, seat, track, number + 1 + extra_spaces(g, seat, track))
        return f"step-{seat}-{TRACKS[track]}-{space + 1}"
    if verb in ("produce", "extra", "machine", "good"):
        return f"factory-{seat}-{choice}"
    if verb == "factory":
        return f"tile-{choice}"
    if verb == "contract":
        return f"contract-{seat}-{choice}"
    if verb == "region":
        return f"region-{choice}"
    if verb == "market":
        return f"space-{number // 4 + 1}-{number % 4 + 1}"
    if verb == "return":
        return f"space-{g.frame_a[top] // 4 + 1}-{number + 1}"
    if verb == "amount":
        return f"cube-{seat}-{GOODS[g.demand[g.frame_a[top] // 4][g.frame_a[top] % 4]]}-{choice}"
    if verb == "store-machine":
        return f"stored-{seat}"
    if verb == "influence":
        return f"stock-{seat}-{choice}"
    if verb == "reward":
        return f"reward-{choice.replace(' ', '-')}"
    if verb == "achievement":
        return f"achievement-{seat}-{choice}"
    return f"consolidate-{seat}" if verb == "consolidate" else f"done-{seat}"


def studied(g: Table, box: Box, seat: int, moves: list[str]) -> dict[str, list[str]]:
    """What a seat had in a finished game, by kinds of components, for studies of what they are worth."""
    mine = view(g, box, seat)["seats"][seat]
    return {
        "opening": [move for move in moves if move.startswith("action ")][:1],
        "factory": [f"factory {factory['tile']}" for factory in mine["factories"].values()],
        "contract": [f"contract {number}" for number in mine["contracts"]],
        "achievement": [f"achievement {name}" for name, at in mine["achievements"].items() if at["tile"]],
    }


def steps(g: Table, box: Box) -> tuple[int, int]:
    """The space of the scoring marker, and the last one of its track."""
    return min(g.marker, box.first_golden + box.final_turns - 1), box.first_golden + box.final_turns - 1
