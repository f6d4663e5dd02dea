"""What a seat may see, as data for JSON; where its points come from; and what a move touches on the board.

Hidden are only the orders in a hand, those being looked at, and those under the deck. What was once open stays known:
a church card lies face down, but both seats saw it being taken. What a view hides is None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .box import Box
from .moves import AGENTS, DRAW_ORDER, DRAW_ORDER_1, DRAWS, MOVES
from .rounds import turns_of_round
from .scoring import category_points, points_of_technology, production_of, score
from .table import Table
from .terms import (
    AREAS,
    BONUS_NAMES,
    CARDS,
    CATEGORIES,
    CHURCH_NAMES,
    CONDITIONS,
    EXTRAS,
    GOODS,
    ORDER_NAMES,
    ORDERS,
    S_CHURCHES,
    S_ORDERS,
    S_TECHNOLOGIES,
    SEATS,
    TECHNOLOGIES,
)
from .turn import is_used, strength_of

if TYPE_CHECKING:
    from meiji.kernel.move import Played

HIDDEN_VERBS = ("keep", "under")  # moves that name an order which only the mover sees


def draw_visible(kind: int) -> int | None:
    """The only seat that sees what this draw brings, or None: it is open."""
    return {DRAW_ORDER: 0, DRAW_ORDER_1: 1}.get(kind)


def move_visible(code: int) -> bool:
    """Whether the other seat sees which choice was made, or only that one was made."""
    return MOVES.split(code)[0] not in HIDDEN_VERBS


def notation_for(seat: int, code: int, viewer: int | None) -> str:
    """A move as a viewer may know it: "keep" instead of "keep 17"."""
    verb, _, _ = MOVES.split(code)
    return MOVES.notations[code] if viewer == seat or move_visible(code) else verb


def outcome_for(drawn: tuple[int, int], viewer: int | None) -> str:
    """What was drawn as a viewer may know it: "order-0" instead of "order-0 17"."""
    only = draw_visible(drawn[0])
    return DRAWS.text(drawn) if only is None or only == viewer else DRAWS.names[drawn[0]][0]


def redact(played: Played, viewer: int | None) -> list[str]:
    """A logged move and what it drew, as a viewer may know them: an entry of a save with the hidden words left out."""
    return [notation_for(played.seat, played.code, viewer), *(outcome_for(drawn, viewer) for drawn in played.drawn)]


def knows(g: Table, viewer: int | None, order: int) -> bool:
    """Whether the viewer knows exactly where this order is."""
    if g.order_owner[order]:
        return True
    return viewer is not None and bool(g.seen[viewer][order]) and is_sure(g, viewer, g.mixed[viewer][order])


def is_sure(g: Table, viewer: int, group: int) -> bool:
    """A card in a group of places is as good as seen when one place is left, or when all of them are in one hand."""
    places = {order for order in range(ORDERS) if g.mixed[viewer][order] == group}
    return not group or len(places) == 1 or any(places <= set(g.hand[s][: g.hand_size[s]]) for s in range(SEATS))


def named(g: Table, viewer: int | None, orders: list[int]) -> list[str | None]:
    return [ORDER_NAMES[order] if knows(g, viewer, order) else None for order in orders]


def owned(owners: list[int], names: list[str], seat: int) -> list[str]:
    return [names[i] for i, owner in enumerate(owners) if owner == seat + 1]


def discarded_technologies(g: Table) -> list[str]:
    """What lay open at the end of a round: neither in the deck, nor open, nor anybody's."""
    elsewhere = zip(TECHNOLOGIES, g.technology_deck, g.technology_owner, strict=True)
    gone = [name for name, in_deck, owner in elsewhere if not in_deck and not owner]
    return [name for name in gone if TECHNOLOGIES.index(name) + 1 not in g.technology_open]


def hand_view(g: Table, seat: int, viewer: int | None) -> list[str | None]:
    """A hand has no order: what is known comes first."""
    cards = named(g, viewer, g.hand[seat][: g.hand_size[seat]])
    return [*sorted(filter(None, cards), key=ORDER_NAMES.index), *(card for card in cards if card is None)]


def seat_view(g: Table, box: Box, seat: int, viewer: int | None) -> dict[str, Any]:
    return {
        "points": score(g, box, seat),
        "yen": g.yen[seat],
        "goods": dict(zip(GOODS, g.goods[seat], strict=True)),
        "imports": g.imports[seat],
        "cleared": g.cleared[seat],
        "extra": dict(zip(EXTRAS, g.extra[seat], strict=True)),
        "cards": [
            {
                "strength": strength_of(g, box, seat, card),
                "upgraded": bool(g.upgraded[seat][card]),
                "upgrade_price": box.upgrade_price[card],
                "at": AREAS[g.lies_at[seat][card] - 1] if g.lies_at[seat][card] else None,
            }
            for card in range(CARDS)
        ],
        "shops_left": box.shops - g.shops[seat],
        "warehouses_left": box.warehouses - g.warehouses[seat],
        "agents": g.agents[seat],
        "spent_agents": g.spent_agents[seat],
        "hired_for": [CONDITIONS[i] for i, hired in enumerate(g.hired[seat]) if hired],
        "technologies": [
            {"name": TECHNOLOGIES[t], "used": bool(g.technology_used[t])}
            for t, owner in enumerate(g.technology_owner)
            if owner == seat + 1
        ],
        "production": production_of(g, box, seat),
        "churches": owned(g.church_owner, CHURCH_NAMES, seat),
        "fulfilled": owned(g.order_owner, ORDER_NAMES, seat),
        "orders": g.hand_size[seat],
        "hand": hand_view(g, seat, viewer),
    }


def view(g: Table, box: Box, seat: int | None) -> dict[str, Any]:
    decider = None if g.over else g.frame_seat[g.depth - 1]
    return {
        "round": g.round,
        "turn": g.turn,
        "turns_left": turns_of_round(box) - g.turns,
        "start": g.start,
        "to_move": decider,
        "over": bool(g.over),
        "areas": {
            name: {
                "cards": [
                    {"seat": s, "card": c + 1}
                    for s in range(SEATS)
                    for c in range(CARDS)
                    if g.lies_at[s][c] == area + 1
                ],
                "used": is_used(g, box, area),
                "shops": [s for s in range(SEATS) if g.shop[s][area]],
                "warehouse": g.warehouse[area] - 1 if g.warehouse[area] else None,
                "station": g.station == area + 1,
            }
            for area, name in enumerate(AREAS)
        },
        "bonus_cards": [BONUS_NAMES[card - 1] if card else None for card in g.bonus_open],
        "bonus_deck": sum(g.bonus_deck),
        "bonus_discard": [BONUS_NAMES[i] for i, there in enumerate(g.bonus_discard) if there],
        "technologies": [TECHNOLOGIES[card - 1] if card else None for card in g.technology_open],
        "technology_deck": sum(g.technology_deck),
        "technology_discard": discarded_technologies(g),
        "churches": [CHURCH_NAMES[i] for i, there in enumerate(g.church_open) if there],
        "extra_piles": dict(zip(EXTRAS, g.extra_pile, strict=True)),
        "agent_pile": g.agent_pile,
        "order_deck": sum(g.order_rest) + g.under_size,
        "under_the_deck": named(g, seat, g.under[: g.under_size]),
        "looking_at": g.looking,
        "looked_at": named(g, seat, g.looked[: g.looking]) if decider == seat else [None] * g.looking,
        "seats": [seat_view(g, box, s, seat) for s in range(SEATS)],
        "you": seat,
    }


def result(g: Table, box: Box) -> list[dict[str, Any]]:
    """Every point of each seat in the eleven categories; orders, technologies and churches card by card."""
    seats = []
    for seat in range(SEATS):
        entry: dict[str, Any] = {
            name: category_points(g, box, seat, category) for category, name in enumerate(CATEGORIES)
        }
        entry[CATEGORIES[S_ORDERS]] = {
            ORDER_NAMES[o]: box.order_points[o] for o in range(ORDERS) if g.order_owner[o] == seat + 1
        }
        entry[CATEGORIES[S_TECHNOLOGIES]] = {
            name: points_of_technology(g, box, seat, t)
            for t, name in enumerate(TECHNOLOGIES)
            if g.technology_owner[t] == seat + 1 and box.technology_points[t]
        }
        entry[CATEGORIES[S_CHURCHES]] = {
            name: box.church_points[c] for c, name in enumerate(CHURCH_NAMES) if g.church_owner[c] == seat + 1
        }
        entry["total"] = score(g, box, seat)
        seats.append(entry)
    return seats


def target(g: Table, box: Box, code: int) -> str | None:
    """The id of the thing on the board that a move touches (see picture.py)."""
    verb, choice, number = MOVES.split(code)
    seat = g.frame_seat[g.depth - 1] if g.depth else 0
    area = g.frame_a[g.depth - 1] if g.depth else -1
    if verb in ("stop", "leave", "end") or (verb in ("extra", "upgrade", "flip") and number == 0):
        return f"done-{seat}"
    if verb in ("area", "station"):
        return f"area-{choice}"
    if verb in ("card", "upgrade"):
        return f"card-{seat}-{choice}"
    if verb in ("extra", "return"):
        return f"extra-{seat}-{choice}"
    if verb in ("church", "technology", "bonus", "buy", "sell"):
        return f"{verb}-{choice}"
    if verb in ("keep", "fulfil", "under"):
        return f"order-{choice}"
    if verb in ("pay", "another"):
        return f"stock-{seat}-{choice}"
    if verb == "flip":
        return f"stock-{seat}-import"
    if verb == "build":
        place = AREAS[area % AGENTS]
        return f"shop-{seat}-{place}" if choice == "shop" else f"warehouse-{place}"
    if verb == "hire":
        return "agents"
    if verb == "agent":
        return f"agents-{seat}"
    if verb in ("telephone", "textile-mill"):
        return f"technology-{verb}"
    if verb == "enter":
        return f"technology-{choice}"
    return None


def studied(g: Table, box: Box, seat: int, moves: list[str]) -> dict[str, list[str]]:
    """What a seat had in a finished game, by kinds of components, for studies of what they are worth.

    An order counts for who held it, fulfilled or not: those that are hard to fulfil would look good otherwise.
    """
    mine = view(g, box, seat)["seats"][seat]
    return {
        "opening": [move for move in moves if move.startswith("area ")][:1],
        "technology": [f"technology {technology['name']}" for technology in mine["technologies"]],
        "church": [f"church {number}" for number in mine["churches"]],
        "order": [f"order {number}" for number in mine["fulfilled"] + mine["hand"]],
        "bonus": sorted({move for move in moves if move.startswith("bonus ")}),
    }


def steps(g: Table, box: Box) -> tuple[int, int]:
    """The round."""
    return g.round, box.rounds
