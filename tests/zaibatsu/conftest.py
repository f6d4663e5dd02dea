"""Situations of Nippon: Zaibatsu in the words of its rulebook, for tests.

    def test_a_ship(table):
        t = table(seats=4, to_move="orange").have(iron=3).hiring("ships", "grey")
        t.play("action ships", "location berlin")
        assert t.changes() == {"iron": -3, "ships": 1}

`table` gives a game past the start draft with empty boards and hands. On every hiring space stand three grey
workers, so that a hire asks nothing. The seats not to move have 10 money: they always have a choice, and the game
waits for them.
"""

from __future__ import annotations

from functools import cache

import pytest

import meiji
from meiji.games.zaibatsu.moves import CHOOSE_TURN, END_TURN
from meiji.games.zaibatsu.terms import (
    ACTIONS,
    COLOURS,
    CONTRACT_NAMES,
    CONTRACTS,
    GOALS,
    GOODS,
    LOCATIONS,
    MACHINES,
    OBJECTIVES,
    OLD_FACTORY,
    PIECES,
    SIDES,
    SOLO_LEVELS,
    TAKATOSHI,
    TILE_NAMES,
    TRACKS,
)
from meiji.games.zaibatsu.view import tile_name
from situation import AnySituation

PLACES = {"": 0, "free": 1, "paid": 2, "both": 3}

HAND = ["vp", "money", "coal", "kept_coal", "silk", "iron", "factories"]
CELLS = [*HAND, "workers", "concluded", "start_a", "start_b", "stored_machine", "stored_goods", "discount"]
LINES = ["track", "built", "upgraded", "work", "work_expert", "factory", "factory_good", "goods", "machines"]
LINES += ["contracts", "objective", "points"]


def tile_and_side(name: str) -> tuple[int, int]:
    """ "cotton-1A" into the tile's number and its side."""
    return TILE_NAMES.index(name[:-1]), "AB".index(name[-1])


class Situation(AnySituation):
    SEATS = ("violet", "green", "pink", "orange", "takatoshi")

    # --- setting things up: each gives the situation back ---------------------------------------------------------
    def have(self, seat: str | int | None = None, **amounts: int) -> Situation:
        """Money, coal, kept_coal, silk, iron, vp of a seat."""
        for name, amount in amounts.items():
            getattr(self.table, name)[self.who(seat)] = amount
        return self

    def on(self, seat: str | int | None = None, **spaces: int) -> Situation:
        """Markers on the tracks rd, mining, finance."""
        for name, space in spaces.items():
            self.table.track[self.who(seat)][TRACKS.index(name)] = space
        return self

    def built(self, seat: str | int | None = None, **pieces: int) -> Situation:
        """Ships, machines, trains taken from the Zaibatsu board."""
        for name, count in pieces.items():
            self.table.built[self.who(seat)][PIECES.index(name)] = count
        return self

    def factory(self, name: str, goods: int = 0, machines: str = "", seat: str | int | None = None) -> Situation:
        """A factory on the next slot; `machines` is "", "free", "paid" or "both"."""
        g, who = self.table, self.who(seat)
        if name.startswith("old-"):
            tile, good = OLD_FACTORY, GOODS.index(name.removeprefix("old-"))
        else:
            tile, side = tile_and_side(name)
            good, g.side_of[tile] = tile // 5, side
        slot = g.factories[who]
        g.factories[who] += 1
        g.factory[who][slot] = tile + 1
        g.factory_good[who][slot] = good
        g.goods[who][slot] = goods
        g.machines[who][slot] = PLACES[machines]
        g.built[who][MACHINES] += PLACES[machines].bit_count()
        return self

    def display(self, *names: str) -> Situation:
        """Tiles on offer."""
        for name in names:
            tile, side = tile_and_side(name)
            self.table.display[tile] = side + 1
            self.table.side_of[tile] = side
        return self

    def work(self, *colours: str, seat: str | int | None = None) -> Situation:
        """The work area from the bottom; "red expert" is the expert of that colour."""
        g, who = self.table, self.who(seat)
        g.workers[who] = len(colours)
        for space, name in enumerate(colours):
            colour, _, expert = name.partition(" ")
            g.work[who][space] = COLOURS.index(colour) + 1
            g.work_expert[who][space] = int(bool(expert))
            if expert:
                g.expert_with[self.location_of(colour)] = who + 1
        return self

    def location_of(self, colour: str) -> int:
        return self.box.location_colour.index(COLOURS.index(colour))

    def upgraded(self, *colours: str, seat: str | int | None = None) -> Situation:
        for colour in colours:
            self.table.upgraded[self.who(seat)][COLOURS.index(colour)] = 1
            self.table.upgrades_left[self.location_of(colour)] -= 1
        return self

    def hiring(self, action: str, *colours: str) -> Situation:
        """The workers on the hiring space of an action."""
        space = self.table.hiring[self.box.space_of[ACTIONS.index(action)]]
        space[:] = [colours.count(colour) for colour in COLOURS]
        return self

    def hire_nobody(self) -> Situation:
        """No worker on any hiring space: no action can be chosen."""
        for space in self.table.hiring:
            space[:] = [0] * len(COLOURS)
        return self

    def queue(self, *rows: str) -> Situation:
        """The rows of the queue from the top: "red red blue"; the others are empty."""
        for line in range(5):
            names = rows[line].split() if line < len(rows) else []
            self.table.queue[line][:] = [names.count(colour) for colour in COLOURS]
        return self

    def city(self, city: int, goods: str) -> Situation:
        """What a city (from 1 on) asks for: top, right, bottom, left."""
        self.table.demand[city - 1][:] = [GOODS.index(good) for good in goods.split()]
        return self

    def token(self, city: int, side: str, seat: str | int, value: int) -> Situation:
        """A token on the board, out of its owner's stock."""
        g, owner = self.table, self.who(seat)
        g.token_owner[city - 1][SIDES.index(side)] = owner + 1
        g.token_value[city - 1][SIDES.index(side)] = value
        if owner != TAKATOSHI:
            (g.tokens if g.tokens[owner][value] else g.flag)[owner][value] -= 1
        return self

    def train(self, region: int, space: int, seat: str | int) -> Situation:
        self.table.rails[region - 1][space - 1] = self.who(seat) + 1
        if self.who(seat) != TAKATOSHI:
            self.table.built[self.who(seat)][2] += 1
        return self

    def ship(self, location: str, seat: str | int, ships: int = 1) -> Situation:
        self.table.ships_at[LOCATIONS.index(location)][self.who(seat)] += ships
        return self

    def concluded(self, *contracts: str) -> Situation:
        g = self.table
        for name in contracts:
            g.concluded[self.seat] += 1
            g.contracts[self.seat][CONTRACT_NAMES.index(name)] = g.concluded[self.seat]
        return self

    def objective(self, **levels: int) -> Situation:
        for name, level in levels.items():
            self.table.objective[self.seat][OBJECTIVES.index(name)] = level
            self.table.benefit[self.seat][level] -= 1
        return self

    def at_round(self, number_of_round: int, turns_left: int = 0) -> Situation:
        g = self.table
        g.round = number_of_round
        g.period = sum(number_of_round > last for last in self.box.period_end)
        g.final_turns = turns_left
        return self

    def last_worker(self, action: str, colour: str = "grey") -> Situation:
        """Hiring this one worker empties its space and ends the round: the queue is empty."""
        return self.hiring(action, colour).queue()

    def goal(self, period: int, field: int, name: str) -> Situation:
        self.table.goals[period - 1][field - 1] = GOALS.index(name) + 1
        return self

    def priority(self, colours: str, regions: str) -> Situation:
        """Solo: the priorities from the left, and the workers in the regions from the left."""
        self.table.priority[:] = [COLOURS.index(c) for c in colours.split()]
        self.table.region_worker[:] = [COLOURS.index(c) for c in regions.split()]
        return self

    # --- looking --------------------------------------------------------------------------------------------------
    def see(self, seat: str | int | None = None) -> dict[str, int]:
        """The numbers of a Zaibatsu board by name."""
        g, who = self.game._table, self.who(seat)
        seen = {name: getattr(g, name)[who] for name in HAND}
        seen |= {name: g.track[who][i] for i, name in enumerate(TRACKS)}
        seen |= {name: g.built[who][i] for i, name in enumerate(PIECES)}
        seen |= {f"upgraded {name}": g.upgraded[who][i] for i, name in enumerate(COLOURS)}
        seen |= {f"goods {slot + 1}": g.goods[who][slot] for slot in range(6)}
        seen |= {f"machines {slot + 1}": g.machines[who][slot].bit_count() for slot in range(6)}
        seen |= {f"token {value}": g.tokens[who][value] for value in range(1, 8)}
        seen["contracts"] = g.concluded[who]
        return seen

    def work_area(self, seat: str | int | None = None) -> list[str]:
        g, who = self.game._table, self.who(seat)
        return [
            COLOURS[g.work[who][i] - 1] + (" expert" if g.work_expert[who][i] else "") for i in range(g.workers[who])
        ]

    def factories(self, seat: str | int | None = None) -> list[str]:
        g, who = self.game._table, self.who(seat)
        tiles = [g.factory[who][slot] - 1 for slot in range(g.factories[who])]
        return [tile_name(tile, g.side_of[tile]) for tile in tiles]

    def workers_at(self, action: str) -> list[str]:
        counts = self.game._table.hiring[self.box.space_of[ACTIONS.index(action)]]
        return [colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)]

    def token_at(self, city: int, side: str) -> tuple[str, int] | None:
        g = self.game._table
        owner, value = g.token_owner[city - 1][SIDES.index(side)], g.token_value[city - 1][SIDES.index(side)]
        return (self.SEATS[owner - 1], value) if owner else None

    def region_points(self, region: int, period: int = 1) -> dict[str, int]:
        """What each seat got in a region at the end of a period."""
        return {self.SEATS[s]: self.points(s)["regions"][period - 1][region - 1] for s in range(self.game.seats)}


@cache
def _empty(seats: int, options: tuple[tuple[str, str], ...]) -> meiji.Game:
    game = meiji.new("zaibatsu", seats=seats, seed=1, options=dict(options))
    while game.decision.kind != "turn":
        game.play(game.moves()[0])
    g, box = game.table, game.box.record
    assert g.frame_kind[: g.depth] == [END_TURN, CHOOSE_TURN]
    for seat in range(seats):
        for name in CELLS:
            getattr(g, name)[seat] = 0
        for name in LINES:
            getattr(g, name)[seat] = [0] * len(getattr(g, name)[seat])
        g.tokens[seat] = list(box.tokens)
        g.flag[seat] = list(box.flag)
        g.benefit[seat][1:] = [box.benefit_each] * 3
        g.money[seat] = 10
    for city in range(8):
        g.token_owner[city] = [0] * 4
        g.token_value[city] = [0] * 4
    g.rails = [[0] * 7 for _ in range(4)]
    g.ships_at = [[0] * 4 for _ in range(6)]
    g.expert_with = [0] * 6
    g.upgrades_left = [seats] * 6
    g.hiring = [[0, 0, 3, 0, 0, 0] for _ in range(5)]
    g.display = [0] * len(g.display)
    assert len(g.contracts[0]) == CONTRACTS
    return game


@pytest.fixture
def table():
    def make(seats: int = 4, to_move: str | int = 0, **options: str) -> Situation:
        """An empty table; `to_move` is the seat whose turn it is, by number or colour; options as in `meiji.new`."""
        game = _empty(seats, tuple(sorted(options.items()))).copy()
        seat = Situation.SEATS.index(to_move) if isinstance(to_move, str) else to_move
        game.table.turn = seat
        game.table.frame_seat[:2] = [seat, seat]
        game.table.money[seat] = 0
        assert not options.get("solo") or game.table.solo == 1 + SOLO_LEVELS.index(options["solo"])
        return Situation(game, seat)

    return make
