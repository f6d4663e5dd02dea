"""Nippon: Zaibatsu once more: what the rulebook allows, told slowly and simply.

Written from the German and Polish rulebooks (pages are those of the German one) and the sheet of components. It reads
the fields of the table, the values of the box and names; it calls none of the game's rules.

What the texts leave open was decided once for the whole project, and is followed here:
- money is paid first and silk for what money lacks; steps beyond the end of a track are not sold;
- goods of one kind are taken one by one, from the left factory to the right;
- where all seats pass in a row, the round ends;
- the old factory has no machine places and produces nothing;
- a factory that modifies Machines, Trains or Contracts may be used between two activations; one that only gives
  something is offered there while its gift may still pay for another activation, and else given at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from meiji.games.zaibatsu import operations as ops
from meiji.games.zaibatsu import words
from meiji.games.zaibatsu.moves import CHOOSE_RETURN

ACTIONS, COLOURS, GOODS = words.ACTIONS, words.COLOURS, words.GOODS
PLACES = ("free", "paid")  # for machines in a factory
WORK_SPACES = 6
PIECES_EACH = 6
STORE = 4
OLD_FACTORY = words.OLD_FACTORY
TAKATOSHI = words.TAKATOSHI + 1  # as he is written into the table as an owner
CONTRACT_NAMES = [*COLOURS, "level-2", "level-3"]

# What a modifier does that a seat could want to do without: it lays pieces. All other modifiers only give.
LAYS_PIECES = {ops.TRAIN, ops.SHIP, ops.MACHINE_ANYWHERE}
MODIFIED_BETWEEN_ACTIVATIONS = ("machines", "trains", "contracts")


def level_of(good: int) -> int:
    """1 for cotton and paper, 2 for bento and lenses, 3 for bulbs and watches."""
    return {"cotton": 1, "paper": 1, "bento": 2, "lenses": 2, "bulbs": 3, "watches": 3}[GOODS[good]]


def members(bits: int) -> set[int]:
    return {i for i in range(16) if bits & 2**i}


def program(box: Any, address: int) -> list[int]:
    """The operations of an effect list."""
    found = []
    while address and box.op[address] != ops.END:
        found.append(box.op[address])
        address += 1
    return found


@dataclass
class Tile:
    """A factory in a seat's factory area."""

    slot: int
    tile: int
    good: int
    goods: int
    machines: set[str]
    action: str | None  # that it modifies
    condition: str
    does: list[int]

    @property
    def name(self) -> str:
        return str(self.slot + 1)

    @property
    def is_old(self) -> bool:
        return self.tile == OLD_FACTORY

    @property
    def only_gives(self) -> bool:
        return not LAYS_PIECES & set(self.does)


class Seat:
    """The table with the eyes of one seat."""

    def __init__(self, table: Any, box: Any, seat: int) -> None:
        self.g, self.box, self.seat = table, box, seat
        self.spendable = table.money[seat] + table.silk[seat]
        self.silk = table.silk[seat]
        self.iron = table.iron[seat]
        self.coal = table.coal[seat] + table.kept_coal[seat]
        self.empty_work_spaces = WORK_SPACES - table.workers[seat]
        self.end_of_track = len(box.track_value[0]) - 1
        self.tiles: list[Tile] | None = None

    def left(self, piece: str) -> int:
        """Ships, machines or trains still on the board of the seat."""
        return PIECES_EACH - self.g.built[self.seat][words.PIECES.index(piece)]

    def space_on(self, track: str) -> int:
        return self.g.track[self.seat][words.TRACKS.index(track)]

    def factories(self) -> list[Tile]:
        if self.tiles is None:
            self.tiles = list(self.look_at_factories())
        return self.tiles

    def look_at_factories(self) -> Iterator[Tile]:
        for slot in range(self.g.factories[self.seat]):
            tile = self.g.factory[self.seat][slot] - 1
            machines = {PLACES[bit] for bit in members(self.g.machines[self.seat][slot])}
            good, goods = self.g.factory_good[self.seat][slot], self.g.goods[self.seat][slot]
            if tile == OLD_FACTORY:
                yield Tile(slot, tile, good, goods, machines, None, "", [])
            else:
                side = self.g.side_of[tile]
                number = self.box.tile_action[tile][side]
                action = ACTIONS[number] if number >= 0 else None
                condition = ops.CONDITIONS[self.box.tile_if[tile][side]]
                does = program(self.box, self.box.tile[tile][side])
                yield Tile(slot, tile, good, goods, machines, action, condition, does)

    def goods_of(self, good: int) -> int:
        return sum(tile.goods for tile in self.factories() if tile.good == good)

    # --- ships, machines, trains -------------------------------------------------------------------------------------
    def prices(self) -> set[str]:
        """A ship or train: 3 iron, or 5 money and 1 iron (p. 12, 13)."""
        found = set()
        if self.iron >= self.box.piece_iron:
            found.add("pay iron")
        if self.iron >= self.box.piece_money_iron and self.spendable >= self.box.piece_money:
            found.add("pay money")
        return found

    def locations(self, work_spaces: int = 1) -> set[str]:
        """Where a ship can go: the expert is there, a ship space is free, and the expert finds a work space (p. 12)."""
        if self.left("ships") == 0 or self.empty_work_spaces < work_spaces:
            return set()
        limit = self.box.ship_limit[self.g.seats]
        return {
            name
            for number, name in enumerate(words.LOCATIONS)
            if self.g.expert_with[number] == 0 and sum(self.g.ships_at[number]) < limit
        }

    def machine_places(self, barred: set[int]) -> set[str]:
        """The free place, or the other one for iron, of a factory not barred (p. 11)."""
        if self.left("machines") == 0:
            return set()
        found = set()
        for tile in self.factories():
            if tile.is_old or tile.slot in barred:
                continue
            for place in PLACES:
                price = self.box.paid_place if place == "paid" else 0
                if place not in tile.machines and self.iron >= price:
                    found.add(f"{tile.name} {place}")
        return found

    def open_rails(self, region: int) -> set[int]:
        """Empty spaces among those open with so many seats: 3, 5 or 7 (p. 13)."""
        return {space for space in range(self.box.rail_limit[self.g.seats]) if self.g.rails[region][space] == 0}

    def train_regions(self, barred: set[int]) -> set[int]:
        if self.left("trains") == 0:
            return set()
        return {region for region in range(4) if region not in barred and self.open_rails(region)}

    # --- markets -----------------------------------------------------------------------------------------------------
    def may_lay(self, city: int, side: int, value: int) -> bool:
        """A token beats a lower one on its space. On an empty space of a full city it must beat some token (p. 15)."""
        owners, values = self.g.token_owner[city], self.g.token_value[city]
        if owners[side]:
            return value > values[side]
        lying = [values[i] for i in range(4) if owners[i]]
        if len(lying) + 1 <= self.box.city_limit[self.g.seats]:
            return True
        return any(value > other for other in lying)

    def amounts(self, city: int, side: int) -> set[int]:
        """How many goods can be paid there: the goods, exactly their token, and a space for it (p. 14)."""
        good = self.g.demand[city][side]
        found = set()
        for amount in (1, 2, 3):
            value = self.box.influence[level_of(good) - 1][amount]
            in_stock = self.g.tokens[self.seat][value] > 0
            if self.goods_of(good) >= amount and in_stock and self.may_lay(city, side, value):
                found.add(amount)
        return found

    # --- contracts ---------------------------------------------------------------------------------------------------
    def gains(self, paid: set[int]) -> set[str]:
        """What goods buy: an investment, or an available contract while a recess is empty (p. 16)."""
        found = set()
        if self.space_on("finance") < self.end_of_track:
            found.add("invest")
        if self.g.concluded[self.seat] < self.box.recesses:
            for number, name in enumerate(CONTRACT_NAMES):
                wanted = {"level-2": 2, "level-3": 3}.get(name)
                if self.g.contracts[self.seat][number] == 0:
                    if wanted is None or any(level_of(good) == wanted for good in paid):
                        found.add(f"contract {name}")
        return found


@dataclass
class Question(Seat):
    """The decision on top of the stack, with the numbers of its frame."""

    a: int
    b: int

    def __init__(self, table: Any, box: Any) -> None:
        top = table.depth - 1
        super().__init__(table, box, table.frame_seat[top])
        self.a, self.b = table.frame_a[top], table.frame_b[top]


# --- A turn (p. 8) ----------------------------------------------------------------------------------------------------
def turn(q: Question) -> set[str]:
    """An action with a worker on its hiring space that can be activated once, or consolidating with a worker."""
    found = set()
    if q.empty_work_spaces > 0:
        for number, action in enumerate(ACTIONS):
            workers = sum(q.g.hiring[q.box.space_of[number]])
            # The hired worker takes a work space before an expert could.
            if workers and activations(q, action, 0, set(), None, False, work_spaces=2):
                found.add(f"action {action}")
    if q.g.workers[q.seat] > 0:
        found.add("consolidate")
    return found or {"pass"}


def worker(q: Question) -> set[str]:
    on_space = q.g.hiring[q.box.space_of[q.a]]
    return {f"worker {colour}" for colour, number in zip(COLOURS, on_space, strict=True) if number > 0}


def activations(
    s: Seat, action: str, done: int, used: set[int], region: int | None, modified: bool, work_spaces: int = 1
) -> set[str]:
    """What the action can be activated with now, after so many activations (p. 9 to 16)."""
    found: set[str] = set()
    if action in ("rd", "mining"):
        for steps in (1, 2, 3):
            if s.space_on(action) + steps <= s.end_of_track and s.spendable >= s.box.steps_price[steps]:
                found.add(f"steps {steps}")
    elif action == "factory":
        found = {f"factory {name}" for name in buildable(s)}
    elif action == "machines":
        if s.spendable >= s.box.machine_price:
            found = {f"machine {place}" for place in s.machine_places(used)}
    elif action == "production":
        waiver = any(tile.action == "production" and ops.WAIVE_COAL in tile.does for tile in s.factories())
        for tile in s.factories():
            if not tile.is_old and tile.slot not in used:
                if s.coal >= s.box.coal[level_of(tile.good) - 1]:
                    found.add(f"produce {tile.name}")
                if waiver and not modified:
                    found.add(f"produce-without-coal {tile.name}")
    elif action == "ships":
        if s.locations(work_spaces):
            found = s.prices()
    elif action == "trains":
        if s.train_regions(used):
            found = s.prices()
    elif action == "markets":
        for city in range(8):
            if region is None or city // 2 == region:
                for side, name in enumerate(words.SIDES):
                    if s.amounts(city, side):
                        found.add(f"market {city + 1} {name}")
    else:
        for good, name in enumerate(GOODS):
            if good not in used and s.goods_of(good) >= done + 1 and s.gains(used | {good}):
                found.add(f"good {name}")
    return found


def buildable(s: Seat) -> Iterator[str]:
    """Tiles on display whose R&D value is met, with 1, 3 or 6 silk for 1, 2 or 3 that are missing (p. 10)."""
    if s.g.factories[s.seat] >= s.box.slots:
        return
    value = s.box.track_value[0][s.space_on("rd")]
    for tile, name in enumerate(words.TILE_NAMES):
        if s.g.display[tile]:
            missing = max(0, s.box.need[level_of(tile // 5) - 1] - value)
            if missing <= 3:
                silk = s.box.silk_price[missing] if missing else 0
                price = max(0, s.box.factory_price - s.g.discount[s.seat])
                if s.silk >= silk and s.spendable - silk >= price:
                    yield name


def activation(q: Question) -> set[str]:
    """Up to three activations; after the first also to stop, or to let a factory modify the action."""
    action, done = ACTIONS[q.a], q.g.activations
    region = q.g.region_now if q.g.region_now >= 0 else None
    found: set[str] = set()
    if done < 3:
        found = activations(q, action, done, members(q.g.used), region, bool(q.g.modifier))
    if done == 0:
        return found
    modifiers = set()
    if action in MODIFIED_BETWEEN_ACTIVATIONS and not q.g.modifier:
        gifts = done < 3 and may_go_on_if_paid(q, action)
        modifiers = {f"modifier {tile.name}" for tile in ready_modifiers(q, action) if gifts or not tile.only_gives}
    return found | modifiers | {"stop"}


def may_go_on_if_paid(q: Question, action: str) -> bool:
    """With all the money and iron in the world there could be another activation. (Contracts are paid in goods.)"""
    rich = Seat(q.g, q.box, q.seat)
    rich.iron = rich.spendable = 1000
    return action in ("machines", "trains") and bool(activations(rich, action, 0, members(q.g.used), None, False))


def ready_modifiers(q: Question, action: str) -> list[Tile]:
    """The factories that modify this action and whose condition holds (p. 10); none that could do nothing."""
    found = []
    for tile in q.factories():
        if tile.action != action or ops.WAIVE_COAL in tile.does:
            continue
        if tile.condition in ("machine here", "produced here") and tile.slot not in members(q.g.used):
            continue
        if tile.condition == "one contract" and q.g.contracts_now < 1:
            continue
        if tile.condition == "two contracts" and q.g.contracts_now < 2:
            continue
        possible = {
            ops.TRAIN: bool(q.train_regions(set())),
            ops.SHIP: bool(q.locations()),
            ops.MACHINE_ANYWHERE: bool(q.machine_places(set())),
        }
        if any(possible.get(op, True) for op in tile.does):
            found.append(tile)
    return found


def modifier(q: Question) -> set[str]:
    """When the action is finished: one factory; none only where that would lay pieces. Gifts are always taken."""
    ready = ready_modifiers(q, ACTIONS[q.a])
    if ACTIONS[q.a] in MODIFIED_BETWEEN_ACTIVATIONS:
        ready = [tile for tile in ready if tile.only_gives]  # the others could be used before, and were declined
    found = {f"modifier {tile.name}" for tile in ready}
    return found if any(tile.only_gives for tile in ready) else found | {"stop"}


# --- Inside an action -------------------------------------------------------------------------------------------------
def location(q: Question) -> set[str]:
    return {f"location {name}" for name in q.locations()}


def region(q: Question) -> set[str]:
    return {f"region {number + 1}" for number in q.train_regions(members(q.a))}


def rail(q: Question) -> set[str]:
    return {f"rail {space + 1}" for space in q.open_rails(q.a)}


def bonus_region(q: Question) -> set[str]:
    """Regions in which this action built a train."""
    return {f"region {number + 1}" for number in members(q.g.used)}


def amount(q: Question) -> set[str]:
    return {f"amount {number}" for number in q.amounts(q.a // 4, q.a % 4)}


def take(q: Question) -> set[str]:
    """The next good of a kind, from left to right, so that enough remains from there on."""
    good, wanted = q.a % 8, q.a // 8
    tiles = [tile for tile in q.factories() if tile.good == good and tile.slot >= q.b]
    return {
        f"take {tile.name}"
        for tile in tiles
        if tile.goods > 0 and sum(other.goods for other in tiles if other.slot >= tile.slot) >= wanted
    }


def return_token(q: Question) -> set[str]:
    """Of a city above its limit one token of the lowest value, of any owner (p. 15)."""
    city = q.a // 4
    lying = {side: q.g.token_value[city][side] for side in range(4) if q.g.token_owner[city][side]}
    return {f"return {words.SIDES[side]}" for side, value in lying.items() if value == min(lying.values())}


def reward(q: Question) -> set[str]:
    return {"reward bonus", "reward vp"}


def gain(q: Question) -> set[str]:
    return q.gains(members(q.g.used))


# --- Effects (p. 7, 9, 13) --------------------------------------------------------------------------------------------
def department(q: Question) -> set[str]:
    return {f"department {COLOURS[colour]}" for colour in members(q.a)}


def innovation(q: Question) -> set[str]:
    """Steps on R&D, on mining, or one on each; none beyond an end unless all ways lead there."""
    ways = {"rd": (q.a, 0), "mining": (0, q.a)}
    if q.a == 2:
        ways["both"] = (1, 1)
    room = (q.end_of_track - q.space_on("rd"), q.end_of_track - q.space_on("mining"))
    lost = {
        way: max(0, steps[0] - room[0]) + max(0, steps[1] - room[1])
        for way, steps in ways.items()
        if all(room[i] > 0 for i in range(2) if steps[i] > 0)
    }
    return {f"innovate {way}" for way in lost if lost[way] == min(lost.values())}


def may(q: Question) -> set[str]:
    """A tile offers something more for a payment: asked only where it can be paid and done."""
    return {"may yes", "may no"} if can_be_bought(q, q.a) else set()


def piece(q: Question) -> set[str]:
    possible = {"ships": q.locations(), "machines": q.machine_places(set()), "trains": q.train_regions(set())}
    return {f"piece {name}" for name, places in possible.items() if places}


def machine(q: Question) -> set[str]:
    return {f"machine {place}" for place in q.machine_places(members(q.a))}


def store(q: Question) -> set[str]:
    """A good each into so many different factories, from left to right: enough must follow."""
    slots = [slot for slot in range(q.g.factories[q.seat]) if slot >= q.b]
    return {f"store {slot + 1}" for slot in slots if len([s for s in slots if s >= slot]) >= q.a}


def order(q: Question) -> set[str]:
    """Which waiting effect comes first, of those whose turn can matter; or a factory that adds a ship to Machines."""
    found = set()
    for address in q.g.pool[: q.g.pool_size]:
        op = q.box.op[address]
        if op == ops.DEPARTMENT_OF:
            found.add(COLOURS[q.box.a[address]])
        elif op == ops.DEPARTMENT_HIRED and q.g.hired >= 0:
            found.add(COLOURS[q.g.hired])
        elif op == ops.DEPARTMENT_EXPERT and q.g.last_colour >= 0:
            found.add(COLOURS[q.g.last_colour])
        elif op == ops.ADVANCE and words.TRACKS[q.box.a[address]] == "finance":
            found.add("finance")
        elif op == ops.MAY_PAY:
            if can_be_bought(q, address):
                found.add("second-ship" if q.box.op[address + 1] == ops.SHIP else "payment")
        else:
            names = {
                ops.DEPARTMENT_ANY: "any",
                ops.DEPARTMENT_EITHER: "choice",
                ops.SHIP: "ship",
                ops.ANY_PIECE: "piece",
            }
            if op in names:
                found.add(names[op])
    ships = set()
    if q.g.action >= 0 and ACTIONS[q.g.action] == "machines" and not q.g.modifier and q.locations():
        ships = {f"modifier {tile.name}" for tile in ready_modifiers(q, "machines") if ops.SHIP in tile.does}
    return ships | {f"first {name}" for name in found}


def can_be_bought(q: Question, address: int) -> bool:
    """Money, iron and real steps back on finance can be paid, and what they buy can be done."""
    money, iron, steps = q.box.a[address], q.box.b[address], q.box.c[address]
    if q.spendable < money or q.iron < iron or q.space_on("finance") < steps:
        return False
    bought, track = q.box.op[address + 1], q.box.a[address + 1]
    if bought == ops.ADVANCE:
        return q.g.track[q.seat][track] < q.end_of_track
    if bought == ops.TRAIN_ELSEWHERE:
        return bool(q.train_regions({q.g.last_region}))
    return bought != ops.SHIP or bool(q.locations())


# --- Consolidation (p. 17) --------------------------------------------------------------------------------------------
def benefit(q: Question) -> set[str]:
    """The token beside the top worker or a lower one; with that stack empty one may also do without."""
    if q.g.workers[q.seat] == 0 or all(q.g.objective[q.seat]):
        return set()
    beside = {4: 1, 5: 2, 6: 3}.get(q.g.workers[q.seat], 0)
    found = {f"benefit {level}" for level in range(1, beside + 1) if q.g.benefit[q.seat][level] > 0}
    if found and q.g.benefit[q.seat][beside] == 0:
        found.add("benefit none")
    return found


def objective(q: Question) -> set[str]:
    levels = zip(words.OBJECTIVES, q.g.objective[q.seat], strict=True)
    return {f"objective {name}" for name, level in levels if level == 0}


def keep(q: Question) -> set[str]:
    """So many coal and money together survive the taxes: how many of them are coal."""
    coal, money = q.g.coal[q.seat], q.g.money[q.seat]
    return {f"keep-coal {number}" for number in range(q.a + 1) if number <= coal and q.a - number <= money}


def wages(q: Question) -> set[str]:
    """Silk for the wages, no more than is missing; the last coin is never paid."""
    missing = q.a - (q.g.money[q.seat] - 1)
    return {f"silk {number}" for number in range(20) if number <= q.silk and number <= missing}


# --- Start tiles (p. 6) and goals (p. 20) -----------------------------------------------------------------------------
def pair(q: Question) -> set[str]:
    return {f"pair {number + 1}" for number in range(q.g.pairs) if q.g.pair_owner[number] == 0}


def start_worker(q: Question) -> set[str]:
    return {f"worker {colour}" for colour, number in zip(COLOURS, q.g.bag, strict=True) if number > 0}


def old_factory(q: Question) -> set[str]:
    return {"old-factory cotton", "old-factory paper"}


def goal_reward(q: Question) -> set[str]:
    return {f"goal-reward {number + 1}" for number in range(3) if q.box.goal_reward[q.a][number]}


ANSWERS: dict[str, Callable[[Question], set[str]]] = {
    "pair": pair,
    "turn": turn,
    "worker": worker,
    "activation": activation,
    "location": location,
    "region": region,
    "rail": rail,
    "amount": amount,
    "take": take,
    "return": return_token,
    "reward": reward,
    "gain": gain,
    "modifier": modifier,
    "bonus-region": bonus_region,
    "department": department,
    "innovation": innovation,
    "may": may,
    "piece": piece,
    "machine": machine,
    "store": store,
    "benefit": benefit,
    "objective": objective,
    "keep": keep,
    "wages": wages,
    "order": order,
    "old-factory": old_factory,
    "start-worker": start_worker,
    "goal-reward": goal_reward,
}


def legal(table: Any, box: Any, kind: str) -> set[str]:
    """The moves that the rulebook allows in the decision on top of the stack."""
    return ANSWERS[kind](Question(table, box))


# --- Conservation -----------------------------------------------------------------------------------------------------
def conserved(table: Any, box: Any) -> None:
    """Every piece is somewhere, once; nothing is below zero; every limit holds; every point has a source."""
    g = table
    for check in (workers_conserved, experts_conserved, pieces_conserved, tokens_conserved, tiles_conserved):
        check(g, box)
    for seat in range(g.seats):
        who = f"seat {seat}"
        for name in ("money", "coal", "kept_coal", "silk", "iron", "stored_goods", "discount", "stored_machine"):
            equal_or_more(getattr(g, name)[seat], 0, f"{name} of {who}")
        for name in ("tokens", "flag", "benefit", "goods", "machines", "built", "track", "objective", "contracts"):
            equal_or_more(min(getattr(g, name)[seat]), 0, f"{name} of {who}")
        for track, space in enumerate(g.track[seat]):
            equal_or_more(len(box.track_value[track]) - 1, space, f"end of track {words.TRACKS[track]} of {who}")
        equal(sum(g.points[seat]), g.vp[seat], f"points of {who} by source, and vp")
        for level in (1, 2, 3):
            laid = g.objective[seat].count(level)
            equal(g.benefit[seat][level] + laid, box.benefit_each, f"benefit tokens of level {level} of {who}")
        recesses = sorted(number for number in g.contracts[seat] if number)
        equal(recesses, list(range(1, g.concluded[seat] + 1)), f"recesses with contracts of {who}")
        equal_or_more(box.recesses, g.concluded[seat], f"recesses of {who}")
    if g.round <= box.rounds:
        equal_or_more(g.seats - 1, g.passes, "seats that may pass in a row without ending the round")
    if g.solo:
        equal(sorted(g.priority), list(range(6)), "colours in the priorities")
        equal(len(set(g.region_worker)), 4, "different workers in the regions")


def equal(found: Any, wanted: Any, what: str) -> None:
    assert found == wanted, f"{what}: {found}, not {wanted}"


def equal_or_more(found: int, least: int, what: str) -> None:
    assert found >= least, f"{what}: {found}, less than {least}"


def workers_conserved(g: Any, box: Any) -> None:
    hired: Counter[int] = Counter()
    for seat in range(g.seats):
        area = list(zip(g.work[seat], g.work_expert[seat], strict=True))
        equal(len([colour for colour, _ in area if colour]), g.workers[seat], f"workers of seat {seat}")
        assert all(colour for colour, _ in area[: g.workers[seat]]), f"a gap in the work area of seat {seat}"
        hired.update(colour - 1 for colour, expert in area if colour and not expert)
    for colour, name in enumerate(COLOURS):
        places = [g.bag[colour], *(line[colour] for line in g.hiring), *(line[colour] for line in g.queue)]
        assert min(places) >= 0, f"{name} workers: {places}"
        in_play = box.workers_each - box.workers_removed[g.seats]
        equal(sum(places) + hired[colour], in_play, f"{name} workers in bag, on spaces, in the queue and at work")
    open_rows = box.queue_rows[g.seats]
    for number, line in enumerate(g.queue):
        width = box.queue_width if number < open_rows else 0
        equal_or_more(width, sum(line), f"width of row {number + 1} of the queue")


def experts_conserved(g: Any, box: Any) -> None:
    for number, name in enumerate(words.LOCATIONS):
        colour = box.location_colour[number]
        at_work = [
            seat + 1
            for seat in range(g.seats)
            for space in range(WORK_SPACES)
            if g.work_expert[seat][space] and g.work[seat][space] == colour + 1
        ]
        equal(at_work, [g.expert_with[number]] if g.expert_with[number] else [], f"the expert of {name}")
        upgrades = sum(g.upgraded[seat][colour] for seat in range(g.seats))
        equal_or_more(g.upgrades_left[number], 0, f"upgrade tokens at {name}")
        equal(g.upgrades_left[number] + upgrades, g.seats, f"upgrade tokens of {name}")
        equal_or_more(box.ship_limit[g.seats], sum(g.ships_at[number]), f"ship spaces of {name}")


def pieces_conserved(g: Any, box: Any) -> None:
    owners = Counter(owner for line in g.rails for owner in line)
    for seat in range(g.seats):
        ships = sum(line[seat] for line in g.ships_at)
        machines = sum(len(members(bits)) for bits in g.machines[seat]) + g.stored_machine[seat]
        equal(g.built[seat], [ships, machines, owners[seat + 1]], f"ships, machines and trains of seat {seat}")
        equal_or_more(PIECES_EACH, max(g.built[seat]), f"pieces of seat {seat}")
    if g.solo:
        equal(g.solo_trains + owners[TAKATOSHI], box.solo_trains, "Takatoshi's trains")
    for region_number, line in enumerate(g.rails):
        closed = line[box.rail_limit[g.seats] :]
        assert not any(closed), f"a train on a closed space of region {region_number + 1}: {line}"


def tokens_conserved(g: Any, box: Any) -> None:
    board: Counter[tuple[int, int]] = Counter()
    returning = {g.frame_a[i] // 4 for i in range(g.depth) if g.frame_kind[i] == CHOOSE_RETURN}
    for city in range(8):
        lying = [(o, v) for o, v in zip(g.token_owner[city], g.token_value[city], strict=True) if o]
        board.update(lying)
        limit = box.city_limit[g.seats] + (1 if city in returning else 0)
        equal_or_more(limit, len(lying), f"limit of tokens in city {city + 1}")
    for seat in range(g.seats):
        for value in range(8):
            found = g.tokens[seat][value] + g.flag[seat][value] + board[seat + 1, value]
            equal(found, box.tokens[value] + box.flag[value], f"influence tokens of value {value} of seat {seat}")
    taken = Counter(v for line in range(3) for v in box.solo_token[line][: g.solo_used[line]])
    for value in range(8):
        equal_or_more(taken[value], board[TAKATOSHI, value], f"Takatoshi's tokens of value {value}")
    assert set(owner for owner, _ in board) <= {*range(1, g.seats + 1), *([TAKATOSHI] if g.solo else [])}


def tiles_conserved(g: Any, box: Any) -> None:
    kinds: Counter[int] = Counter()
    modern = 0
    built = Counter(tile - 1 for seat in range(g.seats) for tile in g.factory[seat] if tile)
    for tile, name in enumerate(words.TILE_NAMES):
        times = built[tile] + (1 if g.display[tile] else 0)
        equal_or_more(1, times, f"one tile {name}; it lies in places")
        if tile % 5 == 4:
            modern += times
        else:
            kinds[tile // 5] += times
    for good, name in enumerate(GOODS):
        equal(kinds[good], max(2, g.seats), f"{name} factories on display and built")
    equal(modern, box.modern_count[g.seats] if g.modern else 0, "modern factories on display and built")
    has_old = [seat for seat in range(g.seats) if g.start_a[seat] == 1 + words.START_A.index("old-factory")]
    equal_or_more(len(has_old), built[OLD_FACTORY], "seats with the old factory")
    for seat in range(g.seats):
        count = g.factories[seat]
        equal_or_more(box.slots, count, f"factory slots of seat {seat}")
        for slot in range(words.SLOTS):
            where = f"slot {slot + 1} of seat {seat}"
            tile = g.factory[seat][slot] - 1
            equal(tile >= 0, slot < count, f"a factory in {where}")
            equal_or_more(STORE, g.goods[seat][slot], f"store of {where}")
            if tile < 0:
                equal(g.goods[seat][slot], 0, f"goods without a factory in {where}")
                equal(g.machines[seat][slot], 0, f"machines without a factory in {where}")
            elif tile == OLD_FACTORY:
                equal(g.machines[seat][slot], 0, f"machines of the old factory in {where}")
                assert GOODS[g.factory_good[seat][slot]] in ("cotton", "paper"), where
            else:
                equal(g.factory_good[seat][slot], tile // 5, f"good of {where}")
                equal_or_more(3, g.machines[seat][slot], f"machine places of {where}")


# --- For the meta-test ------------------------------------------------------------------------------------------------
FEAST_AT = "turn"


def feast(table: Any) -> None:
    """Plenty for everybody, so that late and rare things come up: the laws hold on such tables, too."""
    for seat in range(table.seats):
        table.money[seat] = max(30, table.money[seat])
        for name in ("coal", "silk", "iron"):
            getattr(table, name)[seat] = max(12, getattr(table, name)[seat])
        for slot in range(table.factories[seat]):
            table.goods[seat][slot] = STORE


def famine(table: Any) -> None:
    """All other seats have nothing left, and nobody at work: they can only pass."""
    poor = [seat for seat in range(table.seats) if seat != table.frame_seat[table.depth - 1]]
    for seat in poor:
        for name in ("money", "coal", "kept_coal", "silk", "iron"):
            getattr(table, name)[seat] = 0
        for slot in range(words.SLOTS):
            table.goods[seat][slot] = 0
        for space in range(WORK_SPACES):
            if table.work[seat][space] and not table.work_expert[seat][space]:
                table.bag[table.work[seat][space] - 1] += 1
            table.work[seat][space] = table.work_expert[seat][space] = 0
        table.workers[seat] = 0
        table.expert_with[:] = [0 if owner == seat + 1 else owner for owner in table.expert_with]


def operation_name(op: int) -> str:
    return next(text for text, (number, *_) in ops.OPERATIONS.items() if number == op)


def faces(box: Any) -> Iterator[tuple[str, int, int]]:
    """Every side of every factory tile: name, tile, side."""
    for tile, name in enumerate(words.TILE_NAMES):
        for side in range(2):
            yield f"{name}{'AB'[side]}", tile, side


def everything(box: Any) -> set[str]:
    """All that is printed and has to occur in some law game."""
    found = {f"operation {operation_name(op)}" for op in box.op if op}
    for name, tile, side in faces(box):
        found.add(f"tile {name} built")
        if box.tile_action[tile][side] >= -1 and ops.WAIVE_COAL not in program(box, box.tile[tile][side]):
            found.add(f"effect of tile {name}")
    counts = {"start tile A": 8, "start tile B": 8, "contract": 8, "demand tile": 9, "solo tile": 9}
    for kind, number in counts.items():
        found |= {f"{kind} {i + 1}" for i in range(number)}
    for track in range(3):
        found |= {f"icon {words.TRACKS[track]} {space}" for space, icon in enumerate(box.track_icon[track]) if icon}
    for gap in range(2):
        found |= {f"gap {gap + 1} {column + 1}" for column, icon in enumerate(box.gap_icon[gap]) if icon}
    for region_number in range(4):
        found |= {f"rail {region_number + 1} {s + 1}" for s, icon in enumerate(box.rail[region_number]) if icon}
    found |= {f"department {colour} {state}" for colour in COLOURS for state in ("basic", "upgraded")}
    found |= {f"{kind} {goal}" for goal in words.GOALS for kind in ("goal rewarded", "solo goal")}
    found |= {f"goal field {field + 1}" for field in range(9)}
    found |= {"solo game won", "solo game lost"}
    found |= {f"points {name}" for name in point_names()}
    icons = [icon for line in (*box.track_icon, *box.gap_icon) for icon in line]
    for name, addresses in (("contracts", box.contract), ("bonuses", icons)):
        if ops.GAIN_VP not in {box.op[address] for address in addresses}:
            found.remove(f"points {name}")  # in this box they give points only by way of departments
    return found


def point_names() -> list[str]:
    regions = [f"region {region_number + 1} in period {p + 1}" for p in range(3) for region_number in range(4)]
    return [*words.POINTS, *regions, *(f"objective {name}" for name in words.OBJECTIVES), "resources", "money"]


class Witness:
    """Notes what occurs: told of every call of a WATCHED rule with its arguments, and of the table after each move."""

    WATCHED = frozenset(
        {"carry_out", "gain", "activate_department", "take_goal_reward", "score_regions", "keep_at_taxes"}
    )

    def __init__(self, box: Any) -> None:
        self.box = box
        self.seen: set[str] = set()

    def called(self, rule: str, with_: dict[str, Any]) -> None:
        g = with_["g"]
        if rule in ("carry_out", "gain"):
            self.ran(self.box.op[with_["address"]])
        if rule == "carry_out":
            self.came_from(with_["origin"])
        elif rule == "activate_department":
            upgraded = g.upgraded[with_["seat"]][with_["colour"]]
            self.seen.add(f"department {COLOURS[with_['colour']]} {'upgraded' if upgraded else 'basic'}")
            self.ran(self.box.op[self.box.department[with_["colour"]][upgraded]])
        elif rule == "take_goal_reward":
            field = with_["field"]
            self.seen.add(f"goal rewarded {words.GOALS[g.goals[field // 3][field % 3] - 1]}")
        elif rule == "keep_at_taxes" and with_["coal"] + with_["money"] > 0:
            self.ran(ops.KEEP_AT_TAXES)
        elif rule == "score_regions":
            for seat in range(g.seats):
                rails = any(seat + 1 in line for line in g.rails)
                if rails and any(ops.TRAIN_INFLUENCE in tile.does for tile in Seat(g, self.box, seat).factories()):
                    self.ran(ops.TRAIN_INFLUENCE)

    def ran(self, op: int) -> None:
        self.seen.add(f"operation {operation_name(op)}")

    def came_from(self, origin: int) -> None:
        kind, number = origin // 100 * 100, origin % 100
        if kind == words.FROM_TILE:
            self.seen.add(f"effect of tile {words.TILE_NAMES[number // 2]}{'AB'[number % 2]}")
        elif kind == words.FROM_TRACK:
            self.seen.add(f"icon {words.TRACKS[number // 16]} {number % 16}")
        elif kind == words.FROM_GAP:
            self.seen.add(f"gap {number // 8 + 1} {number % 8 + 1}")
        elif kind == words.FROM_RAIL:
            self.seen.add(f"rail {number // 8 + 1} {number % 8 + 1}")
        else:
            names = {
                words.FROM_CONTRACT: "contract",
                words.FROM_START_A: "start tile A",
                words.FROM_START_B: "start tile B",
                words.FROM_GOAL: "goal field",
            }
            if kind in names:
                self.seen.add(f"{names[kind]} {number + 1}")

    def moved(self, notation: str, table: Any) -> None:
        if notation.startswith("produce-without-coal"):
            self.ran(ops.WAIVE_COAL)
        for seat in range(table.seats):
            for tile in table.factory[seat]:
                if 0 < tile <= words.TILES:
                    self.seen.add(f"tile {words.TILE_NAMES[tile - 1]}{'AB'[table.side_of[tile - 1]]} built")
            self.seen |= {f"points {name}" for name, n in zip(point_names(), table.points[seat], strict=True) if n}
        if table.solo:
            self.seen.add(f"solo tile {table.solo_tile}")
            if table.over:
                self.seen |= {f"solo goal {words.GOALS[goal - 1]}" for goal in table.solo_goals if goal}
                self.seen.add("solo game won" if table.solo_won else "solo game lost")
        if table.over:
            self.seen |= {f"demand tile {tile + 1}" for tile in table.demand_tile}
