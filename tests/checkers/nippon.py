"""Nippon (2015) once more: what the rulebook allows, told slowly and simply.

Written from the German rulebook, its short rules and docs/nippon.md. It reads the fields of the table, the
values of the box and names; it calls none of the game's rules, and works out what lasting synergies do from the
factories themselves.

What the texts leave open was decided once for the whole project, and is followed here:
- blueprints are spent for a step at the beginning of the turn and, in a seat's last turn, at its end;
- cubes of the same amount on a contract are paid in the order of the goods;
- goods may be delivered for a lower tile than they allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise, permutations
from typing import Any

from checkers.counting import equal
from meiji.games.nippon import operations as ops
from meiji.games.nippon import terms
from meiji.games.nippon.moves import CHOOSE_ACHIEVEMENT, CHOOSE_RETURN

ACTIONS, COLOURS, GOODS, TRACKS = terms.ACTIONS, terms.COLOURS, terms.GOODS, terms.TRACKS
LEVEL = {"silk": 1, "paper": 1, "bento": 2, "lenses": 2, "bulbs": 3, "clocks": 3}
PIECES_EACH = 6
WORKERS_AT_MOST = 6
TIMES = 3


def program(box: Any, address: int) -> list[tuple[int, int, int]]:
    """The operations of an effect with their arguments."""
    found = []
    while box.op[address] != ops.END:
        found.append((box.op[address], box.a[address], box.b[address]))
        address += 1
    return found


class Seat:
    """The table with the eyes of one seat."""

    def __init__(self, table: Any, box: Any, seat: int) -> None:
        self.g, self.box, self.seat = table, box, seat
        self.yen, self.coal, self.blueprints = table.yen[seat], table.coal[seat], table.blueprints[seat]
        self.tiles = {GOODS[good]: tile - 1 for good, tile in enumerate(table.factory[seat]) if tile}
        self.goods = {name: table.goods[seat][GOODS.index(name)] for name in self.tiles}
        self.machines = {name: table.machine[seat][GOODS.index(name)] for name in self.tiles}

    # --- synergies ---------------------------------------------------------------------------------------------------
    def synergies(self, operation: int, good: str | None = None) -> list[tuple[int, int]]:
        """The arguments of an operation on the own factories (or on that of one good)."""
        return [
            (a, b)
            for name, tile in self.tiles.items()
            for op, a, b in program(self.box, self.box.tile[tile])
            if op == operation and good in (None, name)
        ]

    def sum_of(self, operation: int, good: str | None = None) -> int:
        return sum(a for a, _ in self.synergies(operation, good))

    def price_of(self, thing: str) -> int:
        number = ["ship", "railway", "machine"].index(thing)
        return min([self.box.price[number], *(b for a, b in self.synergies(ops.PRICE) if a == number)])

    # --- tracks ------------------------------------------------------------------------------------------------------
    def room_on(self, track: str) -> int:
        number = TRACKS.index(track)
        return self.box.track_top[number] - self.g.track[self.seat][number]

    def technology(self) -> int:
        number = TRACKS.index("technology")
        return max(self.box.track_value[number][: self.g.track[self.seat][number] + 1])

    def spendings(self) -> set[str]:
        """Three blueprints for a space (p. 4)."""
        if self.blueprints < self.box.blueprints_for_a_space:
            return set()
        return {f"blueprints {track}" for track in TRACKS if self.room_on(track) > 0}

    def steps(self, track: str) -> set[str]:
        """1, 2, 3 spaces that exist, for 1, 3, 6 (p. 8)."""
        unpaid = self.sum_of(ops.UNPAID_SPACES) if track == "technology" else 0
        found = set()
        for spaces in (1, 2, 3):
            paid = max(spaces - unpaid, 0)
            price = self.box.steps_price[paid] if paid else 0
            if spaces <= self.room_on(track) and price <= self.yen:
                found.add(f"steps {spaces}")
        return found

    # --- production --------------------------------------------------------------------------------------------------
    def productions(self, done: set[str]) -> set[str]:
        """Own factories that did not produce yet, with coal for them and room in the store (p. 7)."""
        found = set()
        for good in self.tiles:
            coal = max(0, self.box.coal[LEVEL[good] - 1] - self.sum_of(ops.COAL_SAVED, good))
            if good not in done and self.goods[good] < self.box.store and self.coal >= coal:
                found.add(f"produce {good}")
        return found

    # --- export ------------------------------------------------------------------------------------------------------
    def payments(self, contract: int) -> set[tuple[str, ...]]:
        """All ways to pay the cubes of a contract, each with another good; equal cubes in the order of the goods."""
        amounts = self.box.cube[contract][: self.box.cubes[contract]]
        found = set()
        stock = [good for good in GOODS if self.goods.get(good, 0) > 0]
        for goods in permutations(stock, len(amounts)):
            pairs = list(zip(goods, amounts, strict=True))
            if all(self.goods[good] >= amount for good, amount in pairs) and all(
                first[1] != second[1] or GOODS.index(first[0]) < GOODS.index(second[0])
                for first, second in pairwise(pairs)
            ):
                found.add(goods)
        return found

    def contracts(self) -> set[str]:
        return {
            f"contract {number + 1}"
            for number in range(terms.CONTRACTS)
            if not self.g.contracts[self.seat][number] and self.payments(number)
        }

    def goods_for(self, contract: int, cube: int) -> set[str]:
        """The goods for one cube. Those paid before are known by the table; the cubes after must stay payable."""
        amounts = self.box.cube[contract][: self.box.cubes[contract]]
        paid = {GOODS[i] for i in range(6) if self.g.used & 2**i}
        found = set()
        for goods in permutations(GOODS, len(amounts) - cube):
            rest = amounts[cube:]
            if paid & set(goods):
                continue
            if any(self.goods.get(good, 0) < amount for good, amount in zip(goods, rest, strict=True)):
                continue
            chain = [(GOODS.index(good), amount) for good, amount in zip(goods, rest, strict=True)]
            if cube:
                chain.insert(0, (self.g.last_good, amounts[cube - 1]))
            if all(a[1] != b[1] or a[0] < b[0] for a, b in pairwise(chain)):
                found.add(f"good {goods[0]}")
        return found

    # --- invest ------------------------------------------------------------------------------------------------------
    def factories(self) -> set[str]:
        """One of each good, 6,000 yen, blueprints for missing technology (p. 6)."""
        found = set()
        for tile, name in enumerate(terms.TILE_NAMES):
            good = name.partition("-")[0]
            missing = self.box.need[LEVEL[good] - 1] - self.technology()
            if self.g.on_offer[tile] and good not in self.tiles and self.blueprints >= missing:
                if self.yen >= self.box.factory_price:
                    found.add(f"factory {name}")
        return found

    # --- ships, railways, machines -----------------------------------------------------------------------------------
    def regions(self, piece: str, used: set[int], gift: bool) -> set[str]:
        """Regions with a free space, in one action different ones (p. 8)."""
        price = 0 if gift else self.price_of(piece)
        kind = ["ship", "railway"].index(piece)
        if self.yen < price or self.g.built[self.seat][kind] == PIECES_EACH:
            return set()
        return {
            f"region {region + 1}"
            for region in range(4)
            if region not in used
            and sum(self.g.pieces[region]) + sum(self.g.pieces[4 + region]) < self.box.piece_limit[self.g.seats]
        }

    def modernisations(self) -> set[str]:
        """Install or upgrade in the own factories; put a machine aside only when all have +2 (p. 7)."""
        if self.yen < self.price_of("machine"):
            return set()
        unfinished = {f"machine {good}" for good, machine in self.machines.items() if machine < 2}
        return unfinished or {"store-machine"}

    # --- local market ------------------------------------------------------------------------------------------------
    def may_place(self, city: int, side: int, value: int) -> bool:
        """On an empty space or a lower tile; in a full city on an empty space only above some tile (p. 10)."""
        owners, values = self.g.tile_owner[city], self.g.tile_value[city]
        if owners[side]:
            return value > values[side]
        lying = [v for owner, v in zip(owners, values, strict=True) if owner]
        if len(lying) < self.box.city_limit[self.g.seats]:
            return True
        return any(value > other for other in lying)

    def deliveries(self, city: int, side: int) -> set[tuple[int, int]]:
        """Goods to give and the value to place: what they allow, or lower."""
        good = GOODS[self.g.demand[city][side]]
        found = set()
        for amount in (1, 2, 3):
            if self.goods.get(good, 0) >= amount:
                for value in range(1, self.box.influence[LEVEL[good] - 1][amount] + 1):
                    if self.g.tiles[self.seat][value] and self.may_place(city, side, value):
                        found.add((amount, value))
        return found

    def markets(self, region: int | None) -> set[str]:
        return {
            f"market {city + 1} {terms.SIDES[side]}"
            for city in range(8)
            for side in range(4)
            if region in (None, city // 2) and self.deliveries(city, side)
        }

    # --- the turn ----------------------------------------------------------------------------------------------------
    def can(self, action: str) -> bool:
        tries: dict[str, Callable[[], set[str]]] = {
            "technology": lambda: self.steps("technology"),
            "mining": lambda: self.steps("coal"),
            "production": lambda: self.productions(set()),
            "export": self.contracts,
            "invest": self.factories,
            "ships": lambda: self.regions("ship", set(), False),
            "railways": lambda: self.regions("railway", set(), False),
            "machines": self.modernisations,
            "market": lambda: self.markets(None),
        }
        return bool(tries[action]())

    def turn(self) -> set[str]:
        """A worker for an action that can be carried out, or to consolidate; with six workers only that (p. 4)."""
        found = {"consolidate"} | self.spendings()
        if sum(1 for worker in self.g.work[self.seat] if worker) < WORKERS_AT_MOST:
            for number, action in enumerate(ACTIONS):
                if sum(self.g.space[self.box.space_of[number]]) and self.can(action):
                    found.add(f"action {action}")
        return found

    def rewards(self) -> set[str]:
        """Reward tiles of at most the level below the rightmost worker (p. 11)."""
        workers = sum(1 for worker in self.g.work[self.seat] if worker)
        highest = self.box.reward_level[workers]
        return {
            f"reward {level} {bonus}"
            for level in range(2, highest + 1)
            for number, bonus in enumerate(terms.BONUSES)
            if self.g.rewards[level][number]
        }


def legal(table: Any, box: Any, kind: str) -> set[str]:
    """The notations that the rulebook allows in the decision on top."""
    top = table.depth - 1
    me, a, b = Seat(table, box, table.frame_seat[top]), table.frame_a[top], table.frame_b[top]
    used = {i for i in range(8) if table.used & 2**i}
    again = table.times < TIMES
    stop = {"stop"} if table.times else set()
    if kind == "turn":
        return me.turn()
    if kind == "worker":
        space = table.space[box.space_of[a]]
        return {f"worker {COLOURS[colour]}" for colour in range(6) if space[colour]}
    if kind == "steps":
        return me.steps(TRACKS[a])
    if kind == "production":
        return (me.productions({GOODS[i] for i in used}) if again else set()) | stop
    if kind == "extra-good":
        return {f"extra {GOODS[i]}" for i in used if me.goods[GOODS[i]] < box.store}
    if kind == "contract":
        return (me.contracts() if again else set()) | stop
    if kind == "contract-good":
        return me.goods_for(a, b)
    if kind == "factory":
        return me.factories()
    if kind == "region":
        piece = ["ship", "railway"][a]
        if b:
            return me.regions(piece, set(), True)
        return (me.regions(piece, used, False) if again else set()) | stop
    if kind == "machine":
        return (me.modernisations() if again else set()) | stop
    if kind == "market":
        return (me.markets(table.region_now if table.times else None) if again else set()) | stop
    if kind == "amount":
        return {f"amount {amount}" for amount, _ in me.deliveries(a // 4, a % 4)}
    if kind == "influence":
        return {f"influence {value}" for amount, value in me.deliveries(a // 4, a % 4) if amount == b}
    if kind == "return":
        lying = {s: v for s, v in enumerate(table.tile_value[a // 4]) if table.tile_owner[a // 4][s]}
        return {f"return {terms.SIDES[side]}" for side, value in lying.items() if value == min(lying.values())}
    if kind == "reward":
        return me.rewards()
    if kind == "achievement":
        free = [name for name, tile in zip(terms.ACHIEVEMENTS, table.multiplier[me.seat], strict=True) if not tile]
        return {f"achievement {name}" for name in free}
    if kind == "last-blueprints":
        assert 0 < table.final_turns <= table.seats, "blueprints are asked for at the end of a last turn only"
        return me.spendings() | {"stop"}
    raise AssertionError(f"no such decision: {kind}")


# --- What is conserved ------------------------------------------------------------------------------------------------
def conserved(g: Any, box: Any) -> None:
    """Nothing comes from nowhere, nothing vanishes."""
    workers_conserved(g, box)
    tiles_conserved(g, box)
    factories_conserved(g, box)
    rewards_conserved(g, box)
    for seat in range(g.seats):
        assert min(g.yen[seat], g.coal[seat], g.blueprints[seat], g.stored_machines[seat]) >= 0, f"seat {seat} owes"
        for track in range(3):
            assert 0 <= g.track[seat][track] <= box.track_top[track], f"track {track} of seat {seat}"
        equal(sum(g.points[seat]), g.vp[seat], f"points of seat {seat} by source")


def workers_conserved(g: Any, box: Any) -> None:
    for seat in range(g.seats):
        count = g.workers[seat]
        assert all(g.work[seat][:count]) and not any(g.work[seat][count:]), f"a gap among the workers of seat {seat}"
    for colour, name in enumerate(COLOURS):
        places = [g.bag[colour], *(line[colour] for line in g.space), *(line[colour] for line in g.rows)]
        assert min(places) >= 0, f"{name} workers: {places}"
        hired = sum(line.count(colour + 1) for line in g.work)
        equal(sum(places) + hired, box.workers_each - box.workers_removed[g.seats], f"{name} workers")
    for line in range(terms.ROWS):
        width = box.row_workers[g.seats] if line < box.rows[g.seats] else 0
        assert 0 <= sum(g.rows[line]) + g.missing[line] <= width, f"row {line + 1}"
    if sum(g.missing):
        equal(sum(g.bag), 0, "workers in the bag while rows are short")
    for space in range(terms.SPACES):
        assert sum(g.space[space]) <= box.space_workers, f"action space {space + 1}"


def tiles_conserved(g: Any, box: Any) -> None:
    board: Counter[tuple[int, int]] = Counter()
    returning = {g.frame_a[i] // 4 for i in range(g.depth) if g.frame_kind[i] == CHOOSE_RETURN}
    for city in range(8):
        lying = [(o, v) for o, v in zip(g.tile_owner[city], g.tile_value[city], strict=True) if o]
        board.update(lying)
        assert len(lying) <= box.city_limit[g.seats] + (city in returning), f"limit of city {city + 1}"
        assert all(v == 0 for o, v in zip(g.tile_owner[city], g.tile_value[city], strict=True) if not o)
        equal(len(set(g.demand[city])), 4, f"different goods of city {city + 1}")
    for seat in range(g.seats):
        for value in range(1, 8):
            equal(g.tiles[seat][value] + board[seat + 1, value], box.tiles[value], f"tiles {value} of seat {seat}")
    assert {owner for owner, _ in board} <= set(range(1, g.seats + 1))
    for seat in range(g.seats):
        for kind in range(2):
            laid = sum(g.pieces[kind * 4 + region][seat] for region in range(4))
            equal(g.built[seat][kind], laid, f"{terms.PIECES[kind]} of seat {seat}")
            assert laid <= PIECES_EACH, f"{terms.PIECES[kind]} of seat {seat}"
    for region in range(4):
        taken = sum(g.pieces[region]) + sum(g.pieces[4 + region])
        assert taken <= box.piece_limit[g.seats], f"spaces of region {region + 1}"
    equal(len(set(g.city_tile)), 8, "different city tiles")


def factories_conserved(g: Any, box: Any) -> None:
    built = Counter(tile - 1 for line in g.factory for tile in line if tile)
    for tile, name in enumerate(terms.TILE_NAMES):
        equal(built[tile] + g.on_offer[tile], 1, f"factory {name}")
    for seat in range(g.seats):
        me = Seat(g, box, seat)
        for good, name in enumerate(GOODS):
            tile = g.factory[seat][good] - 1
            if tile < 0:
                equal((g.goods[seat][good], g.machine[seat][good]), (0, 0), f"{name} without a factory, seat {seat}")
            else:
                equal(tile // 4, good, f"the {name} factory of seat {seat}")
            assert 0 <= g.goods[seat][good] <= box.store and 0 <= g.machine[seat][good] <= 2, f"{name}, seat {seat}"
            equal(g.coal_saved[seat][good], me.sum_of(ops.COAL_SAVED, name), f"coal saved, {name}, seat {seat}")
        equal(g.price[seat], [me.price_of(t) for t in ("ship", "railway", "machine")], f"prices of seat {seat}")
        ship_vp = max([box.ship_vp, *(a for a, _ in me.synergies(ops.SHIP_VP))])
        railway = max([box.railway_influence, *(a for a, _ in me.synergies(ops.RAILWAY_INFLUENCE))])
        equal((g.ship_vp[seat], g.railway_influence[seat]), (ship_vp, railway), f"pieces of seat {seat}")
        for field, operation in LASTING.items():
            equal(getattr(g, field)[seat], me.sum_of(operation), f"{field} of seat {seat}")
        stars = [sum(b for a, b in me.synergies(ops.STARS) if a == track) for track in range(3)]
        equal(g.stars[seat], stars, f"stars on factories of seat {seat}")


LASTING = {
    "extra_goods": ops.EXTRA_GOODS,
    "unpaid_spaces": ops.UNPAID_SPACES,
    "extra_spaces": ops.EXTRA_SPACES,
    "extra_coal": ops.EXTRA_COAL,
    "extra_blueprints": ops.EXTRA_BLUEPRINTS,
    "free_colours": ops.FREE_COLOURS,
}


def rewards_conserved(g: Any, box: Any) -> None:
    """Tiles on the board and on achievement spaces are no more than there are; a discarded one is gone."""
    laid = Counter(multiplier for line in g.multiplier for multiplier in line if multiplier)
    full = any(all(line) for line in g.multiplier[: g.seats])
    start = 3 * box.reward_each - box.reward_removed[g.seats]
    pending = Counter(g.frame_a[i] for i in range(g.depth) if g.frame_kind[i] == CHOOSE_ACHIEVEMENT)
    for level in range(2, 6):
        assert min(g.rewards[level]) >= 0, f"rewards {level}"
        extra = box.extra_multipliers - g.multipliers_left if level == box.extra_multiplier else 0
        found = sum(g.rewards[level]) + laid[level] + pending[level] - extra
        assert found == start or (full and found < start), f"reward tiles {level}x: {found} of {start}"


# --- For the laws with plenty -----------------------------------------------------------------------------------------
FEAST_AT = "turn"


def feast(table: Any) -> None:
    """Plenty for everybody, so that late and rare things come up: the laws hold on such tables, too."""
    for seat in range(table.seats):
        table.yen[seat] = max(30, table.yen[seat])
        table.coal[seat] = max(12, table.coal[seat])
        table.blueprints[seat] = max(4, table.blueprints[seat])
        for good in range(6):
            if table.factory[seat][good]:
                table.goods[seat][good] = 4


def famine(table: Any) -> None:
    """All other seats have nothing left and nobody at work: they can only consolidate."""
    for seat in range(table.seats):
        if seat != table.frame_seat[table.depth - 1]:
            table.yen[seat] = table.coal[seat] = table.blueprints[seat] = 0
            for good in range(6):
                table.goods[seat][good] = 0
            for space in range(WORKERS_AT_MOST):
                if table.work[seat][space]:
                    table.bag[table.work[seat][space] - 1] += 1
                table.work[seat][space] = 0
            table.workers[seat] = 0


# --- For the meta-test ------------------------------------------------------------------------------------------------
def operation_names(box: Any, address: int) -> set[str]:
    """The operations of an effect by their words in the box file."""
    found = set()
    for op, a, _ in program(box, address):
        texts = [text for text, (number, *_) in ops.OPERATIONS.items() if number == op]
        found.add(next(text for text in texts if len(texts) == 1 or ops.OPERATIONS[text][1] == a))
    return {f"operation {text}" for text in found}


def point_names() -> list[str]:
    regions = [f"region {region + 1} in scoring {s + 1}" for s in range(3) for region in range(4)]
    return [
        *terms.POINTS,
        *regions,
        *(f"ships in {name}" for name in regions),
        *(f"achievement {name}" for name in terms.ACHIEVEMENTS),
    ]


def everything(box: Any) -> set[str]:
    """All that is printed and has to occur in some law game."""
    found = {f"factory {name}" for name in terms.TILE_NAMES}
    for tile in range(terms.TILES):
        found |= operation_names(box, box.tile[tile])
    found |= {f"contract {number + 1}" for number in range(terms.CONTRACTS)}
    found |= {f"city tile {number + 1}" for number in range(terms.CITY_TILES)}
    found |= {f"reward {level} {bonus}" for level in range(2, 6) for bonus in terms.BONUSES}
    found |= {f"region {number + 1} supplied" for number in range(4)}
    found |= {f"action {action}" for action in ACTIONS}
    found |= {f"points {name}" for name in point_names() if name != "rewards"}  # no reward of this box gives points
    return found | {"a short row"}


class Witness:
    """Notes what occurs: told of every call of a WATCHED rule with its arguments, and of the table after each move."""

    WATCHED = frozenset({"build_factory", "supply"})

    def __init__(self, box: Any) -> None:
        self.box = box
        self.seen: set[str] = set()

    def called(self, rule: str, with_: dict[str, Any]) -> None:
        if rule == "build_factory":
            self.seen.add(f"factory {terms.TILE_NAMES[with_['tile']]}")
            self.seen |= operation_names(self.box, self.box.tile[with_["tile"]])
        else:
            self.seen.add(f"region {with_['place'] // 8 + 1} supplied")

    def moved(self, notation: str, table: Any) -> None:
        if notation.startswith(("contract", "reward", "action")):
            self.seen.add(notation)
        for seat in range(table.seats):
            self.seen |= {f"points {name}" for name, n in zip(point_names(), table.points[seat], strict=True) if n}
            self.seen |= {f"contract {c + 1}" for c, done in enumerate(table.contracts[seat]) if done}
        if sum(table.missing):
            self.seen.add("a short row")
        self.seen |= {f"city tile {tile + 1}" for tile in table.city_tile}
