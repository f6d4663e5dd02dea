"""What a seat has and could do, with its own eyes: pieces, factories, prices, markets, contracts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from meiji.games.zaibatsu import operations as ops
from meiji.games.zaibatsu import terms

ACTIONS, COLOURS, GOODS = terms.ACTIONS, terms.COLOURS, terms.GOODS
PLACES = ("free", "paid")  # for machines in a factory
WORK_SPACES = 6
PIECES_EACH = 6
STORE = 4
OLD_FACTORY = terms.OLD_FACTORY
TAKATOSHI = terms.TAKATOSHI + 1  # as he is written into the table as an owner
CONTRACT_NAMES = [*COLOURS, "level-2", "level-3"]

# What a modifier does that a seat could want to do without: it lays pieces. All other modifiers only give.
LAYS_PIECES = {ops.TRAIN, ops.SHIP, ops.MACHINE_ANYWHERE}
MODIFIED_BETWEEN_ACTIVATIONS = ("machines", "trains", "contracts")


def level_of(good: int) -> int:
    """1 for cotton and paper, 2 for bento and lenses, 3 for bulbs and watches."""
    return {"cotton": 1, "paper": 1, "bento": 2, "lenses": 2, "bulbs": 3, "watches": 3}[GOODS[good]]


def members(bits: int) -> set[int]:
    return {i for i in range(16) if bits & 2**i}


def addresses(box: Any, address: int) -> list[int]:
    """Where the operations of an effect list stand."""
    found = []
    while address and box.op[address] != ops.END:
        found.append(address)
        address += 1
    return found


def program(box: Any, address: int) -> list[int]:
    """The operations of an effect list."""
    return [box.op[place] for place in addresses(box, address)]


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
        return PIECES_EACH - self.g.built[self.seat][terms.PIECES.index(piece)]

    def space_on(self, track: str) -> int:
        return self.g.track[self.seat][terms.TRACKS.index(track)]

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
            for number, name in enumerate(terms.LOCATIONS)
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
        found = {"invest"}
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
