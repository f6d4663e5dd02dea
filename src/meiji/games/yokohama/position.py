"""Whether a position is a table that these rules could be in: ranges, cards, knowledge, the turn and what is to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from meiji.kernel.box import PROGRAM
from meiji.kernel.position import (
    BOTTOM,
    MOST,
    Check,
    Faults,
    Frame,
    count_pieces,
    first_fault,
    frame_faults,
    outside,
    range_faults,
    unlike,
    zeros_from,
)

from .box import MOST_FLIPS, Box
from .moves import (
    AGENTS,
    BEGIN_TURN,
    CHOOSE_AFTER,
    CHOOSE_AGENT_AREA,
    CHOOSE_AGENT_BUILDING,
    CHOOSE_ANOTHER,
    CHOOSE_BONUS,
    CHOOSE_CARD,
    CHOOSE_CHURCH,
    CHOOSE_ENTRANCE,
    CHOOSE_EXCHANGE,
    CHOOSE_EXTRA,
    CHOOSE_FAITH_PAYMENT,
    CHOOSE_FLIP,
    CHOOSE_KEEP,
    CHOOSE_RETURN,
    CHOOSE_START_ORDER,
    CHOOSE_STATION,
    CHOOSE_TECHNOLOGY,
    CHOOSE_TECHNOLOGY_PAYMENT,
    CHOOSE_TURN,
    CHOOSE_UNDER,
    CHOOSE_UPGRADE,
    EFFECTS,
    NEXT_ROUND,
    REFILL,
)
from .rounds import turns_of_round
from .scoring import category_points
from .supply import has_too_many_extras
from .table import Table
from .terms import (
    AREAS,
    BONUSES,
    CARDS,
    CATEGORIES,
    CHURCHES,
    CONDITIONS,
    EXTRAS,
    KINDS,
    LOOKED,
    NO_AREA,
    ORDERS,
    SEATS,
    STRENGTHS,
    T_STATION,
    TECHNOLOGIES,
)

YES_OR_NO = (0, 1)
OWNER = (0, SEATS)


# --- Ranges -------------------------------------------------------------------------------------------------------
def most_groups(box: Box) -> int:
    """A group is made where somebody looks at orders, once a turn and with each agent, or lays an order open."""
    return box.rounds * turns_of_round(box) + box.agents + ORDERS


def limits(g: Table, box: Box) -> dict[str, tuple[int, int]]:
    """The least and the most that each number may be."""
    extras = (0, max(box.extra_cards))
    return {
        "round": (1, box.rounds),
        "turns": (0, turns_of_round(box)),
        "turn": (0, SEATS - 1),
        "start": (0, SEATS - 1),
        "cards_at": (0, SEATS * CARDS),
        "shop": YES_OR_NO,
        "warehouse": OWNER,
        "station": (0, len(AREAS)),
        "extra_pile": extras,
        "agent_pile": (0, box.agents),
        "bonus_deck": YES_OR_NO,
        "bonus_discard": YES_OR_NO,
        "bonus_open": (0, BONUSES),
        "technology_deck": YES_OR_NO,
        "technology_open": (0, len(TECHNOLOGIES)),
        "church_open": YES_OR_NO,
        "goods": (0, MOST),
        "imports": (0, MOST),
        "cleared": (0, MOST),
        "yen": (0, MOST),
        "extra": extras,
        "lies_at": (0, len(AREAS)),
        "upgraded": YES_OR_NO,
        "shops": (0, box.shops),
        "warehouses": (0, box.warehouses),
        "agents": (0, len(CONDITIONS)),
        "spent_agents": (0, len(CONDITIONS)),
        "hired": YES_OR_NO,
        "technology_owner": OWNER,
        "technology_used": YES_OR_NO,
        "technologies": (0, len(TECHNOLOGIES)),
        "church_owner": OWNER,
        "churches": (0, CHURCHES),
        "order_rest": YES_OR_NO,
        "under": (0, ORDERS - 1),
        "under_size": (0, ORDERS),
        "looked": (0, ORDERS - 1),
        "looking": (0, LOOKED),
        "hand": (0, ORDERS - 1),
        "hand_size": (0, ORDERS),
        "order_owner": OWNER,
        "fulfilled": (0, ORDERS),
        "seen": YES_OR_NO,
        "groups": (0, most_groups(box)),
        "mixed": (0, g.groups),
        "points": (0, MOST),
        "heap": (0, 0),
    }


def ranges(g: Table, box: Box) -> Faults:
    yield from range_faults(g, limits(g, box))


# --- The turn -----------------------------------------------------------------------------------------------------
def bottom(g: Table) -> int:
    return g.frame_kind[0] if g.depth else BOTTOM


def turns(g: Table, box: Box) -> Faults:
    """The seats take turns; the round is at its end when its cards come back, the game after the last round."""
    whole = turns_of_round(box)
    if g.over or bottom(g) == NEXT_ROUND:
        yield from unlike("turns", g.turns, whole)
        if (g.round == box.rounds) != bool(g.over):
            yield f"round must be {box.rounds} exactly when the game is over, not {g.round}"
        yield from unlike("turn", g.turn, 1 - g.start if g.over else g.start)
    else:
        if g.turns >= whole:
            yield outside("turns", g.turns, 0, whole - 1)
        yield from unlike("turn", g.turn, g.start if g.turns % SEATS == 0 else 1 - g.start)


def cards_laid(g: Table, box: Box, seat: int) -> int:
    """A strength card for each turn of this round that has gone so far as to lay one."""
    if bottom(g) == NEXT_ROUND:
        return 0
    taken = (g.turns + (seat == g.start)) // SEATS
    return taken + (seat == g.turn and bottom(g) in (CHOOSE_EXTRA, CHOOSE_AFTER))


def strength_cards(g: Table, box: Box) -> Faults:
    for seat in range(SEATS):
        laid = sum(area > 0 for area in g.lies_at[seat])
        yield from unlike(f"the number of cards laid in lies_at[{seat}]", laid, cards_laid(g, box, seat))
    for area in range(len(AREAS)):
        lying = sum(line.count(area + 1) for line in g.lies_at)
        yield from unlike(f"cards_at[{area}]", g.cards_at[area], lying)


# --- Pieces and cards ---------------------------------------------------------------------------------------------
def counts(g: Table, box: Box) -> Faults:
    """What a seat has of each thing is what lies there."""
    for seat in range(SEATS):
        owner = seat + 1
        yield from unlike(f"shops[{seat}]", g.shops[seat], sum(g.shop[seat]))
        yield from unlike(f"warehouses[{seat}]", g.warehouses[seat], g.warehouse.count(owner))
        yield from unlike(f"technologies[{seat}]", g.technologies[seat], g.technology_owner.count(owner))
        yield from unlike(f"churches[{seat}]", g.churches[seat], g.church_owner.count(owner))
        yield from unlike(f"fulfilled[{seat}]", g.fulfilled[seat], g.order_owner.count(owner))
        hired = sum(g.hired[seat])
        yield from unlike(f"agents[{seat}] and spent_agents[{seat}]", g.agents[seat] + g.spent_agents[seat], hired)
    yield from unlike("agent_pile", g.agent_pile, box.agents - sum(map(sum, g.hired)))


def extra_cards(g: Table, box: Box) -> Faults:
    """On their piles or with the seats; too many only while one is being put back."""
    for kind, found in enumerate(count_pieces(len(EXTRAS), [g.extra_pile, *g.extra])):
        yield from unlike(f"extra_pile[{kind}] and those held", found, box.extra_cards[kind])
    for seat in range(SEATS):
        returning = sum(
            g.frame_kind[i] == CHOOSE_RETURN and g.frame_seat[i] == seat for i in range(g.depth)
        )  # each is asked before the next card comes
        if sum(g.extra[seat]) > box.extra_limit + returning:
            yield f"extra[{seat}] must be at most {box.extra_limit} cards"


def bonus_cards(g: Table, box: Box) -> Faults:
    yield from zeros_from(g, "bonus_open", box.bonus_cards)
    for card, places in enumerate(count_pieces(BONUSES, [g.bonus_deck, g.bonus_discard], [g.bonus_open])):
        yield from unlike(f"the places of card {card} in bonus_deck, bonus_discard and bonus_open", places, 1)


def technologies(g: Table, box: Box) -> Faults:
    """In the deck, open, with a seat or discarded; each round opens so many. The station needs its technology."""
    yield from zeros_from(g, "technology_open", box.technologies)
    elsewhere = count_pieces(len(TECHNOLOGIES), [g.technology_deck], [g.technology_open])
    for technology, owner in enumerate(g.technology_owner):
        if elsewhere[technology] + (owner > 0) > 1:
            yield f"technology_deck, technology_open and technology_owner must name {technology} at most once"
        if g.technology_used[technology] and not owner:
            yield f"technology_used[{technology}] must be 0 as long as nobody has it"
    left = max(0, len(TECHNOLOGIES) - box.technologies * g.round)
    yield from unlike("the number of cards in technology_deck", sum(g.technology_deck), left)
    if g.station and not g.technology_owner[T_STATION]:
        yield "station must be 0 as long as nobody has that technology"


def churches(g: Table, box: Box) -> Faults:
    for card in range(CHURCHES):
        if g.church_open[card] and g.church_owner[card]:
            yield f"church_open[{card}] must be 0 for a card that somebody has"
    yield from unlike("church_open and churches together", sum(g.church_open) + sum(g.churches), box.churches)


# --- Orders -------------------------------------------------------------------------------------------------------
def orders(g: Table, box: Box) -> Faults:
    """Each is at one place: in the rest of the deck, under it, looked at, in a hand or fulfilled."""
    yield from zeros_from(g, "under", g.under_size)
    yield from zeros_from(g, "looked", g.looking)
    places = Counter([*g.under[: g.under_size], *g.looked[: g.looking]])
    for seat in range(SEATS):
        places.update(g.hand[seat][: g.hand_size[seat]])
        if any(g.hand[seat][g.hand_size[seat] :]):
            yield f"hand[{seat}] must hold nothing after its hand_size[{seat}] cards, which are {g.hand_size[seat]}"
    for order in range(ORDERS):
        there = places[order] + g.order_rest[order] + (g.order_owner[order] > 0)
        yield from unlike(f"the places of order {order} in order_rest, under, looked, hand and order_owner", there, 1)


def knowledge(g: Table, box: Box) -> Faults:
    """A seat knows its own hand, what it looks at and what is fulfilled; of the rest nobody knows anything."""
    for seat in range(SEATS):
        known = [*g.hand[seat][: g.hand_size[seat]], *(o for o in range(ORDERS) if g.order_owner[o])]
        if g.turn == seat:
            known += g.looked[: g.looking]
        for order in known:
            if not g.seen[seat][order] or g.mixed[seat][order]:
                yield f"seen[{seat}][{order}] must be 1 and mixed[{seat}][{order}] 0: this seat knows this order"
        for order in range(ORDERS):
            if g.order_rest[order] and (g.seen[seat][order] or g.mixed[seat][order]):
                yield f"seen[{seat}][{order}] and mixed[{seat}][{order}] must be 0 for an order not drawn yet"


def points(g: Table, box: Box) -> Faults:
    """They are noted at the end."""
    for seat in range(SEATS):
        for category in range(len(CATEGORIES)):
            due = category_points(g, box, seat, category) if g.over else 0
            yield from unlike(f"points[{seat}][{category}]", g.points[seat][category], due)


# --- What is still to be done -------------------------------------------------------------------------------------
def acts_in_an_area(g: Table, box: Box, seat: int, where: int, strength: int) -> bool:
    return where % AGENTS < len(AREAS)


def pays_for_an_open_church(g: Table, box: Box, seat: int, card: int, given: int) -> bool:
    return g.church_open[card // 16] > 0 and 1 <= card % 16 <= KINDS


def pays_for_an_open_technology(g: Table, box: Box, seat: int, technology: int, production: int) -> bool:
    return technology // 16 + 1 in g.technology_open and technology % 16 >= 1


def looks_at_orders(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    return g.looking > 0


def puts_an_extra_back(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    return has_too_many_extras(g, box, seat)


def has_start_orders(g: Table, box: Box, seat: int, a: int, b: int) -> bool:
    return g.hand_size[seat] == box.start_orders


def is_an_effect(g: Table, box: Box, seat: int, address: int, b: int) -> bool:
    return box.op[address] != 0


AREA = (0, len(AREAS) - 1)
# an agent may be used before each of them
STEPS = (CHOOSE_TURN, CHOOSE_AFTER, CHOOSE_BONUS, CHOOSE_AGENT_BUILDING, CHOOSE_ANOTHER)
REWARDED = (*STEPS, CHOOSE_EXTRA, CHOOSE_CHURCH, CHOOSE_TECHNOLOGY, CHOOSE_EXCHANGE, REFILL)
LOOKING = (CHOOSE_KEEP, CHOOSE_ANOTHER, CHOOSE_UNDER)

FRAMES = {
    BEGIN_TURN: Frame((BOTTOM,)),
    NEXT_ROUND: Frame((BOTTOM,)),
    REFILL: Frame(STEPS),
    EFFECTS: Frame(REWARDED, a=(0, PROGRAM - 1), needs=is_an_effect),
    CHOOSE_START_ORDER: Frame((BEGIN_TURN, CHOOSE_START_ORDER), needs=has_start_orders),
    CHOOSE_UPGRADE: Frame((NEXT_ROUND, CHOOSE_UPGRADE)),
    CHOOSE_TURN: Frame((BOTTOM,)),
    CHOOSE_ENTRANCE: Frame((BOTTOM,), a=AREA),
    CHOOSE_CARD: Frame((BOTTOM,), a=AREA),
    CHOOSE_EXTRA: Frame((BOTTOM, *STEPS), a=(0, AGENTS + len(AREAS) - 1), b=(0, MOST), needs=acts_in_an_area),
    CHOOSE_AFTER: Frame((BOTTOM,), a=(NO_AREA, len(AREAS) - 1)),
    CHOOSE_AGENT_AREA: Frame(STEPS),
    CHOOSE_AGENT_BUILDING: Frame(STEPS, a=AREA),
    CHOOSE_BONUS: Frame(STEPS, a=(0, MOST)),
    CHOOSE_CHURCH: Frame(STEPS, a=(0, MOST), b=(0, (1 << KINDS) - 1)),
    CHOOSE_FAITH_PAYMENT: Frame(
        STEPS, a=(0, CHURCHES * 16 - 1), b=(0, (8 << KINDS) - 1), needs=pays_for_an_open_church
    ),
    CHOOSE_TECHNOLOGY: Frame(STEPS, a=(0, 99)),
    CHOOSE_TECHNOLOGY_PAYMENT: Frame(
        STEPS, a=(0, len(TECHNOLOGIES) * 16 - 1), b=(0, 99 * 4 + 3), needs=pays_for_an_open_technology
    ),
    CHOOSE_STATION: Frame(STEPS),
    CHOOSE_FLIP: Frame(STEPS, a=(2, MOST_FLIPS)),
    CHOOSE_EXCHANGE: Frame(STEPS, a=(1, STRENGTHS)),
    CHOOSE_KEEP: Frame(STEPS, a=(0, 1), needs=looks_at_orders),
    CHOOSE_ANOTHER: Frame(STEPS, needs=looks_at_orders),
    CHOOSE_UNDER: Frame(STEPS, needs=looks_at_orders),
    CHOOSE_RETURN: Frame((*REWARDED, EFFECTS, BEGIN_TURN), needs=puts_an_extra_back),
}


def frames(g: Table, box: Box) -> Faults:
    yield from frame_faults(g, box, FRAMES)
    for i in range(g.depth):
        if g.frame_kind[i] == CHOOSE_EXTRA and (g.frame_a[i] >= AGENTS) != (i > 0):
            yield f"frame_a[{i}] must be {AGENTS} or more exactly for an agent, who acts within a turn"
    yield from agents_at_work(g)
    looks = sum(kind in LOOKING for kind in g.frame_kind[: g.depth])
    if looks > 1:
        yield "frame_kind must name the choice of orders in the harbour once at most"
    if g.looking and not looks:
        yield "looking must be 0 unless orders are being chosen"


def agents_at_work(g: Table) -> Faults:
    """Each area action within another one has spent an agent, and brings one strength bonus at most."""
    kinds = Counter(g.frame_kind[: g.depth])
    agents = kinds[CHOOSE_AGENT_AREA] + kinds[CHOOSE_AGENT_BUILDING]
    agents += sum(g.frame_kind[i] == CHOOSE_EXTRA and g.frame_a[i] >= AGENTS for i in range(g.depth))
    spent = g.spent_agents[g.turn]
    if agents > spent or kinds[CHOOSE_BONUS] + kinds[REFILL] > 1 + spent:
        yield f"frame_kind must name no more actions of agents than spent_agents[{g.turn}], which are {spent}"


def seats_of_frames(g: Table, box: Box) -> Faults:
    """Within a turn all is of its seat; start orders and upgrades are asked once of each seat."""
    if bottom(g) in (BEGIN_TURN, NEXT_ROUND):
        asked = [g.frame_seat[i] for i in range(1, g.depth)]
        if len(set(asked)) != len(asked):
            yield "frame_seat must name each seat once"
        yield from unlike("frame_seat[0]", g.frame_seat[0], g.start)
    else:
        for i in range(g.depth):
            yield from unlike(f"frame_seat[{i}]", g.frame_seat[i], g.turn)


CHECKS: tuple[Check, ...] = (
    ranges,
    turns,
    strength_cards,
    counts,
    extra_cards,
    bonus_cards,
    technologies,
    churches,
    orders,
    knowledge,
    points,
    frames,
    seats_of_frames,
)


def position_fault(g: Table, box: Box, options: Mapping[str, str]) -> str | None:
    return first_fault(CHECKS, g, box)
