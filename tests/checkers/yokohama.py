"""Yokohama Duel once more: what the rulebook allows, told slowly and simply.

Written from the German rulebook and docs/yokohama.md. It reads the fields of the table, the values of the box
and names; it calls none of the game's rules.

What the texts leave open was decided once for the whole project, and is followed here:
- equal strength cards are as good as each other: the first is played;
- a card in church and laboratory may be left; payments are made in a fixed order and only as many as it takes;
- the strength bonus is taken; free actions may come before it, before the area action and at the end of the turn;
- free actions may also come before each payment: for strength, faith, production, an exchange, a second order;
- after one between two payments the card in church or laboratory is chosen anew, with what was paid;
- an agent is used between two steps, and inside an area's action only before the second order in the harbour; there it
  goes to any area but the harbour itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

from checkers.counting import equal
from meiji.games.yokohama import operations as ops
from meiji.games.yokohama import terms
from meiji.games.yokohama.moves import CHOOSE_RETURN
from meiji.games.yokohama.terms import AREAS, GOODS, TECHNOLOGIES

ALWAYS_OPEN = {"laboratory", "harbour"}


class Seat:
    """The table with the eyes of the seat that has to decide."""

    def __init__(self, table: Any, box: Any) -> None:
        self.g, self.box = table, box
        top = table.depth - 1
        self.seat, self.a, self.b = table.frame_seat[top], table.frame_a[top], table.frame_b[top]
        self.goods = dict(zip(GOODS, table.goods[self.seat], strict=True))
        self.yen = table.yen[self.seat]
        self.face_up, self.face_down = table.imports[self.seat], table.cleared[self.seat]
        self.hand = list(table.hand[self.seat][: table.hand_size[self.seat]])
        self.technologies = {
            name for number, name in enumerate(TECHNOLOGIES) if table.technology_owner[number] == self.seat + 1
        }
        self.fresh = {name for name in self.technologies if not table.technology_used[TECHNOLOGIES.index(name)]}

    # --- free actions ------------------------------------------------------------------------------------------------
    def asks(self, order: int) -> dict[str, int]:
        return {good: self.box.order_goods[order][number] for number, good in enumerate(GOODS)}

    def payable(self, order: int) -> bool:
        return all(self.goods[good] >= count for good, count in self.asks(order).items())

    def reasons_to_hire(self) -> set[str]:
        """The four conditions that hold now and have brought no agent yet."""
        seat, g = self.seat, self.g
        holds = {
            "orders": g.order_owner.count(seat + 1) >= 3,
            "technologies": len(self.technologies) >= 3,
            "churches": g.church_owner.count(seat + 1) >= 2,
            "imports": self.face_down >= 2,
        }
        used = {name for name, hired in zip(terms.CONDITIONS, g.hired[seat], strict=True) if hired}
        return {name for name, held in holds.items() if held} - used

    def before_paying(self) -> set[str]:
        """The free actions but for the use of an agent."""
        found = {f"fulfil {order + 1}" for order in self.hand if self.payable(order)}
        if "textile-mill" in self.fresh and self.goods["silk"]:
            found.add("textile-mill")
        if self.g.agent_pile > 0 and self.reasons_to_hire():
            found.add("hire")
        return found

    def free(self) -> set[str]:
        return self.before_paying() | ({"agent"} if self.g.agents[self.seat] else set())

    # --- strength cards ----------------------------------------------------------------------------------------------
    def available(self) -> dict[int, int]:
        """The strength of each card not yet played."""
        found = {}
        for card, where in enumerate(self.g.lies_at[self.seat]):
            if not where:
                found[card] = self.box.strength[card][self.g.upgraded[self.seat][card]]
        return found

    def entrances(self, area: str) -> set[str]:
        """What lets one choose a used area (p. 12, 13)."""
        number = AREAS.index(area)
        found = self.fresh & {"tram"}
        if self.g.station == number + 1:
            found |= self.fresh & {"station"}
        if self.g.warehouse[number] == self.seat + 1:
            found |= self.fresh & {"stagecoach"}
        return found

    def used(self, area: str) -> bool:
        lying = [where for cards in self.g.lies_at for where in cards]
        return area not in ALWAYS_OPEN and AREAS.index(area) + 1 in lying

    # --- buildings ---------------------------------------------------------------------------------------------------
    def buildings(self) -> set[str]:
        if self.a < 0:
            return set()
        found = set()
        own = sum(self.g.shop[self.seat])
        if not self.g.shop[self.seat][self.a] and own < 8 and self.yen >= 1:
            found.add("build shop")
        own = self.g.warehouse.count(self.seat + 1)
        if not self.g.warehouse[self.a] and own < 4 and self.yen >= 4 + own:
            found.add("build warehouse")
        return found


# --- The turn ---------------------------------------------------------------------------------------------------------
def turn(s: Seat) -> set[str]:
    return {f"area {area}" for area in AREAS if not s.used(area) or s.entrances(area)} | s.free()


def agent_area(s: Seat) -> set[str]:
    return {f"area {area}" for area in AREAS if area != "harbour" or not looked(s)}


def entrance(s: Seat) -> set[str]:
    return {f"enter {way}" for way in s.entrances(AREAS[s.a])}


def card(s: Seat) -> set[str]:
    """With the Postal service any card; without, this is never asked."""
    assert "postal-service" in s.fresh
    first_of = {}
    for number, strength in s.available().items():
        first_of.setdefault(strength, number)
    return {f"card {number + 1}" for number in first_of.values()}


def extra(s: Seat) -> set[str]:
    found = {"extra none"}
    found |= {f"extra {value}" for value, count in zip((1, 2), s.g.extra[s.seat], strict=True) if count}
    if "telephone" in s.fresh:
        found |= s.before_paying() | ({"telephone"} if s.yen >= 1 else set())
    return found


def bonus(s: Seat) -> set[str]:
    return {f"bonus {card}" for card in s.g.bonus_open if card} | s.free()


def after(s: Seat) -> set[str]:
    return s.buildings() | s.free() | {"end"}


def agent_building(s: Seat) -> set[str]:
    return s.buildings() | s.free() | {"stop"}


# --- The areas --------------------------------------------------------------------------------------------------------
FAITH_KINDS = [*GOODS, "imports", "yen"]


def kinds(s: Seat, paid: int) -> list[str]:
    """What can be given in church, one of each kind; those already paid are bits of a number."""
    has = {**s.goods, "imports": s.face_up + s.face_down, "yen": s.yen}
    return [kind for bit, kind in enumerate(FAITH_KINDS) if has[kind] and not paid & 2**bit]


def church(s: Seat) -> set[str]:
    faith = s.a + len(kinds(s, s.b))
    found = {f"church {n + 1}" for n in range(9) if s.g.church_open[n] and s.box.faith[n] <= faith}
    return found | {"leave"} | s.before_paying()


def faith_payment(s: Seat) -> set[str]:
    """One by one in a fixed order: all ways to give exactly what is missing, their first step."""
    missing = s.a % 16
    paid, first = divmod(s.b, 8)
    left = [kind for kind in kinds(s, paid) if FAITH_KINDS.index(kind) >= first]
    found = s.before_paying()
    for way in combinations(left, missing):
        if way[0] != "imports":
            found.add(f"pay {way[0]}")
        else:
            found |= {"pay import"} if s.face_up else set()
            found |= {"pay cleared"} if s.face_down else set()
    return found


def ways_to_pay(s: Seat, times: int) -> set[tuple[int, int, int]]:
    """Each payment is 2 yen, an import face up or one face down: how many of each."""
    found = set()
    for by_yen in range(times + 1):
        for face_up in range(times - by_yen + 1):
            face_down = times - by_yen - face_up
            if 2 * by_yen <= s.yen and face_up <= s.face_up and face_down <= s.face_down:
                found.add((by_yen, face_up, face_down))
    return found


def technology(s: Seat) -> set[str]:
    found = {"leave"} | s.before_paying()
    for open_card in s.g.technology_open:
        if open_card:
            times = max(0, s.box.production[open_card - 1] - s.a) + (1 if len(s.technologies) >= 3 else 0)
            if ways_to_pay(s, times):
                found.add(f"technology {TECHNOLOGIES[open_card - 1]}")
    return found


def technology_payment(s: Seat) -> set[str]:
    found = s.before_paying()
    for way in ways_to_pay(s, s.a % 16):
        first = next(i for i, count in enumerate(way) if count)
        if not any(way[: s.b % 4]):
            found.add(("pay yen", "pay import", "pay cleared")[first])
    return found


def station(s: Seat) -> set[str]:
    return {f"station {area}" for area in AREAS}


def flip(s: Seat) -> set[str]:
    return {f"flip {count}" for count in range(5) if count <= s.a and count <= s.face_up}


def exchange(s: Seat) -> set[str]:
    found = {"stop"} | s.before_paying()
    prices = dict(zip([*GOODS, "import"], s.box.buy, strict=True))
    found |= {f"buy {thing}" for thing, price in prices.items() if s.yen >= price}
    found |= {f"sell {good}" for good in GOODS if s.goods[good]}
    return found


def looked(s: Seat) -> list[int]:
    return [order + 1 for order in s.g.looked[: s.g.looking]]


def keep(s: Seat) -> set[str]:
    return {f"keep {order}" for order in looked(s)}


def another(s: Seat) -> set[str]:
    found = {"stop"} | s.free()
    if s.yen >= 2:
        found.add("another yen")
    if s.face_up:
        found.add("another import")
    if s.face_down:
        found.add("another cleared")
    return found


def under(s: Seat) -> set[str]:
    return {f"under {order}" for order in looked(s)}


def start_order(s: Seat) -> set[str]:
    assert len(s.hand) == 3
    return {f"under {order + 1}" for order in s.hand}


# --- The rest ---------------------------------------------------------------------------------------------------------
def give_back(s: Seat) -> set[str]:
    assert sum(s.g.extra[s.seat]) > 4
    return {f"return {value}" for value, count in zip((1, 2), s.g.extra[s.seat], strict=True) if count}


def upgrade(s: Seat) -> set[str]:
    found = {"upgrade none"}
    for number in range(4):
        price = 0 if "university" in s.technologies else s.box.upgrade_price[number]
        if not s.g.upgraded[s.seat][number] and s.yen >= price:
            found.add(f"upgrade {number + 1}")
    return found


KINDS: dict[str, Callable[[Seat], set[str]]] = {
    "turn": turn,
    "agent-area": agent_area,
    "entrance": entrance,
    "card": card,
    "extra": extra,
    "bonus": bonus,
    "after": after,
    "agent-building": agent_building,
    "church": church,
    "faith-payment": faith_payment,
    "technology": technology,
    "technology-payment": technology_payment,
    "station": station,
    "flip": flip,
    "exchange": exchange,
    "keep": keep,
    "another": another,
    "under": under,
    "start-order": start_order,
    "return": give_back,
    "upgrade": upgrade,
}


PAYING = {"church", "faith-payment", "technology", "technology-payment", "exchange", "another"}
HAND_MATTERS = {"bonus", "after", "agent-building"} | PAYING


def legal(table: Any, box: Any, kind: str) -> set[str]:
    """The notations of all moves that the rulebook allows in the decision on top."""
    seat = Seat(table, box)
    found = KINDS[kind](seat)
    if len(found) == 1:  # asked only where an order that nobody has seen fulfilled could be paid by this seat
        unseen = [order for order in range(terms.ORDERS) if not table.order_owner[order]]
        matters = kind in HAND_MATTERS or (kind == "extra" and "telephone" in seat.fresh)
        could = matters and seat.hand and any(seat.payable(order) for order in unseen)
        assert bool(table.veiled) == bool(could), f"{kind} with {found}: veiled is {table.veiled}"
    return found


# --- What is conserved ------------------------------------------------------------------------------------------------
def conserved(table: Any, box: Any) -> None:
    """Every card is at one place, every piece in its number, nothing below zero."""
    g = table
    places: Counter[int] = Counter()
    places.update(order for order in range(terms.ORDERS) if g.order_rest[order])
    places.update(g.under[: g.under_size])
    places.update(g.looked[: g.looking])
    places.update(order for order in range(terms.ORDERS) if g.order_owner[order])
    for seat in range(2):
        places.update(g.hand[seat][: g.hand_size[seat]])
        equal(g.fulfilled[seat], g.order_owner.count(seat + 1), f"fulfilled orders of seat {seat}")
        equal(g.technologies[seat], g.technology_owner.count(seat + 1), f"technologies of seat {seat}")
        equal(g.churches[seat], g.church_owner.count(seat + 1), f"churches of seat {seat}")
        equal(g.shops[seat], sum(g.shop[seat]), f"shops of seat {seat}")
        equal(g.warehouses[seat], g.warehouse.count(seat + 1), f"warehouses of seat {seat}")
        assert g.shops[seat] <= 8 and g.warehouses[seat] <= 4
        equal(g.agents[seat] + g.spent_agents[seat], sum(g.hired[seat]), f"agents of seat {seat}")
        assert min(*g.goods[seat], *g.extra[seat], g.yen[seat], g.imports[seat], g.cleared[seat]) >= 0
        returning = [i for i in range(g.depth) if g.frame_kind[i] == CHOOSE_RETURN and g.frame_seat[i] == seat]
        assert sum(g.extra[seat]) <= 4 + len(returning), f"extra cards of seat {seat}"
        for order in g.hand[seat][: g.hand_size[seat]]:
            assert g.seen[seat][order] and not g.mixed[seat][order], "a seat knows its own hand"
    equal(places, Counter(range(terms.ORDERS)), "order cards")
    for kind in range(2):
        total = g.extra_pile[kind] + g.extra[0][kind] + g.extra[1][kind]
        equal(total, box.extra_cards[kind], f"extra cards +{kind + 1}")
    equal(g.agent_pile + sum(map(sum, g.hired)), box.agents, "agents")
    for cards, name in ((g.bonus_open, "bonus"), (g.technology_open, "technology")):
        open_cards = [number for number in cards if number]
        assert len(open_cards) == len(set(open_cards)), name
    for number in range(terms.BONUSES):
        equal(g.bonus_deck[number] + g.bonus_discard[number] + g.bonus_open.count(number + 1), 1, f"bonus {number + 1}")
    for number, name in enumerate(TECHNOLOGIES):
        owned = 1 if g.technology_owner[number] else 0
        assert g.technology_deck[number] + owned + g.technology_open.count(number + 1) <= 1, name
        assert owned or not g.technology_used[number], name
    taken = sum(1 for owner in g.church_owner if owner)
    equal(sum(g.church_open) + taken, box.churches, "churches open and taken")
    lying = Counter(where - 1 for cards in g.lies_at for where in cards if where)
    equal([lying[area] for area in range(len(AREAS))], list(g.cards_at), "strength cards in the areas")
    for order in range(terms.ORDERS):
        if g.order_owner[order]:
            assert g.seen[0][order] and g.seen[1][order], "a fulfilled order is open"
    equal(any(g.heap), False, "the heap is used")


# --- For the meta-test ------------------------------------------------------------------------------------------------
FEAST_AT = "turn"


def feast(table: Any) -> None:
    """Plenty for everybody, so that late and rare things come up: the laws hold on such tables, too."""
    for seat in range(2):
        table.yen[seat] = max(12, table.yen[seat])
        table.imports[seat] = max(3, table.imports[seat])
        table.cleared[seat] = max(2, table.cleared[seat])
        for good in range(4):
            table.goods[seat][good] = max(4, table.goods[seat][good])
        for kind in range(2):
            while table.extra_pile[kind] and sum(table.extra[seat]) < 4:
                table.extra_pile[kind] -= 1
                table.extra[seat][kind] += 1


def famine(table: Any) -> None:
    """The other seat has nothing left but its orders."""
    poor = 1 - table.frame_seat[table.depth - 1]
    table.goods[poor] = [0] * 4
    table.yen[poor] = table.imports[poor] = table.cleared[poor] = 0


def operation_name(op: int) -> str:
    return next(text for text, (number, *_) in ops.OPERATIONS.items() if number == op)


def everything(box: Any) -> set[str]:
    """All that is printed and has to occur in some law game."""
    found = {f"operation {operation_name(op)}" for op in box.op if op}
    found |= {f"technology {name}" for name in TECHNOLOGIES}
    found |= {f"used technology {name}" for name in ONCE_A_ROUND}
    found |= {f"order {number + 1}" for number in range(terms.ORDERS)}
    found |= {f"church {number + 1}" for number in range(terms.CHURCHES)}
    found |= {f"bonus {number + 1} at {strength}" for number in range(terms.BONUSES) for strength in (5, 6, 7)}
    found |= {f"hired for {condition}" for condition in terms.CONDITIONS}
    found |= {f"upgraded {number + 1}" for number in range(terms.CARDS)}
    found |= {f"points {name}" for name in terms.CATEGORIES}
    found |= {f"points of {name}" for number, name in enumerate(TECHNOLOGIES) if box.technology_points[number]}
    return found | {"the deck's rest is used up", "a group of orders"}


ONCE_A_ROUND = ("station", "stagecoach", "postal-service", "tram", "telephone", "textile-mill")


class Witness:
    """Notes what occurs: told of every call of a WATCHED rule with its arguments, and of the table after each move."""

    WATCHED = frozenset({"gain", "take_bonus", "draw_from_below"})

    def __init__(self, box: Any) -> None:
        self.box = box
        self.seen: set[str] = set()

    def called(self, rule: str, with_: dict[str, Any]) -> None:
        if rule == "gain":
            address = with_["address"]
            while self.box.op[address]:
                self.seen.add(f"operation {operation_name(self.box.op[address])}")
                address += 1
        elif rule == "take_bonus":
            self.seen.add(f"bonus {with_['card'] + 1} at {min(7, with_['strength'])}")
        else:
            self.seen.add("the deck's rest is used up")

    def moved(self, notation: str, table: Any) -> None:
        g = table
        self.seen |= {f"technology {name}" for n, name in enumerate(TECHNOLOGIES) if g.technology_owner[n]}
        self.seen |= {f"used technology {name}" for n, name in enumerate(TECHNOLOGIES) if g.technology_used[n]}
        self.seen |= {f"order {n + 1}" for n, owner in enumerate(g.order_owner) if owner}
        self.seen |= {f"church {n + 1}" for n, owner in enumerate(g.church_owner) if owner}
        for seat in range(2):
            self.seen |= {f"hired for {terms.CONDITIONS[n]}" for n, hired in enumerate(g.hired[seat]) if hired}
            self.seen |= {f"upgraded {n + 1}" for n, upgraded in enumerate(g.upgraded[seat]) if upgraded}
            self.seen |= {f"points {terms.CATEGORIES[n]}" for n, points in enumerate(g.points[seat]) if points}
        if g.over:
            self.seen |= {
                f"points of {name}"
                for n, name in enumerate(TECHNOLOGIES)
                if g.technology_owner[n] and self.box.technology_points[n]
            }
        if g.groups:
            self.seen.add("a group of orders")
