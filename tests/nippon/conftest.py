"""Situations of Nippon in the words of its rulebook, for tests.

    def test_a_ship(table):
        t = table(seats=3, to_move="red").have(yen=5)
        t.play("action ships", "region 1")
        assert t.changes() == {"yen": -5, "ships": 1}

`table` gives a game at the start of a turn with empty boards and hands. On every action space stand three grey workers,
so that taking one asks nothing. The seats not to move have 12,000 yen: they always have a choice.
"""

from __future__ import annotations

from functools import cache

import pytest

import meiji
from meiji.games.nippon.actions.invest import build_factory
from meiji.games.nippon.moves import CHOOSE_TURN, END_TURN
from meiji.games.nippon.terms import (
    ACHIEVEMENTS,
    ACTIONS,
    COLOURS,
    GOODS,
    PIECES,
    SEAT_COLOURS,
    SIDES,
    TILE_NAMES,
    TRACKS,
)
from situation import AnySituation

HAND = ["vp", "yen", "coal", "blueprints", "stored_machines"]
AROUND = ["silk paper bento lenses"] * 8


class Situation(AnySituation):
    SEATS = tuple(SEAT_COLOURS)

    # --- setting things up: each gives the situation back ---------------------------------------------------------
    def have(self, seat: str | int | None = None, **amounts: int) -> Situation:
        """Yen, coal, blueprints, vp, stored_machines of a seat."""
        for name, amount in amounts.items():
            getattr(self.table, name)[self.who(seat)] = amount
        return self

    def on(self, seat: str | int | None = None, **spaces: int) -> Situation:
        """Markers on the tracks coal, income, technology: spaces from 1 on."""
        for name, space in spaces.items():
            self.table.track[self.who(seat)][TRACKS.index(name)] = space - 1
        return self

    def factory(self, name: str, goods: int = 0, machine: int = 0, seat: str | int | None = None) -> Situation:
        """A factory with its lasting synergy; "silk" takes a tile without any."""
        g, who = self.table, self.who(seat)
        plain = {"silk": "silk-1", "paper": "paper-2", "bento": "bento-2", "lenses": "lenses-4", "bulbs": "bulbs-3"}
        tile = TILE_NAMES.index({**plain, "clocks": "clocks-4"}.get(name, name))
        before = [list(g.yen), list(g.blueprints), list(g.vp), [list(line) for line in g.track]]
        depth, points = g.depth, [list(line) for line in g.points]
        build_factory(g, self.box, who, tile)
        g.yen, g.blueprints, g.vp, g.track = before
        g.depth, g.points = depth, points
        g.goods[who][tile // 4], g.machine[who][tile // 4] = goods, machine
        return self

    def built(self, seat: str | int | None = None, **pieces: int) -> Situation:
        """Ships and railways laid, all of them into region 4."""
        for name, count in pieces.items():
            self.table.built[self.who(seat)][PIECES.index(name)] = count
            self.table.pieces[PIECES.index(name) * 4 + 3][self.who(seat)] = count
        return self

    def pieces(self, region: int, seat: str | int | None = None, **pieces: int) -> Situation:
        for name, count in pieces.items():
            self.table.pieces[PIECES.index(name) * 4 + region - 1][self.who(seat)] = count
            self.table.built[self.who(seat)][PIECES.index(name)] += count
        return self

    def work(self, *colours: str, seat: str | int | None = None) -> Situation:
        g, who = self.table, self.who(seat)
        g.workers[who] = len(colours)
        for space in range(6):
            g.work[who][space] = COLOURS.index(colours[space]) + 1 if space < len(colours) else 0
        return self

    def on_space(self, action: str, *colours: str) -> Situation:
        """The workers on the action space of an action."""
        self.table.space[self.box.space_of[ACTIONS.index(action)]][:] = [colours.count(c) for c in COLOURS]
        return self

    def rows(self, *rows: str) -> Situation:
        """The rows of workers from the top: "red red blue"; the others are empty."""
        for line in range(5):
            names = rows[line].split() if line < len(rows) else []
            self.table.rows[line][:] = [names.count(colour) for colour in COLOURS]
            self.table.missing[line] = 0
        return self

    def bag(self, **counts: int) -> Situation:
        self.table.bag[:] = [counts.get(colour, 0) for colour in COLOURS]
        return self

    def city(self, city: int, goods: str) -> Situation:
        """What a city (from 1 on) asks for: top, right, bottom, left."""
        self.table.demand[city - 1][:] = [GOODS.index(good) for good in goods.split()]
        return self

    def tile(self, city: int, side: str, seat: str | int, value: int) -> Situation:
        """An influence tile on the board, out of its owner's stock."""
        g, owner = self.table, self.who(seat)
        g.tile_owner[city - 1][SIDES.index(side)] = owner + 1
        g.tile_value[city - 1][SIDES.index(side)] = value
        g.tiles[owner][value] -= 1
        return self

    def multiplier(self, seat: str | int | None = None, **multipliers: int) -> Situation:
        for name, value in multipliers.items():
            self.table.multiplier[self.who(seat)][ACHIEVEMENTS.index(name)] = value
        return self

    def fulfilled(self, *contracts: int) -> Situation:
        for contract in contracts:
            self.table.contracts[self.seat][contract - 1] = 1
        return self

    def rewards(self, **left: int) -> Situation:
        """Reward tiles left on the board: x3_coal=1; all others are gone."""
        for level in range(2, 6):
            for bonus, name in enumerate(("yen", "coal", "blueprints")):
                self.table.rewards[level][bonus] = left.get(f"x{level}_{name}", 0)
        return self

    def at(self, marker: int, final_turns: int = 0) -> Situation:
        self.table.marker = marker
        self.table.final_turns = final_turns
        return self

    def last_worker(self, action: str) -> Situation:
        """Taking this one worker empties its space, and no row is left: the board is refilled."""
        return self.on_space(action, "grey").rows().bag(white=8, blue=8, grey=8, yellow=8, red=8, black=8)

    # --- looking --------------------------------------------------------------------------------------------------
    def see(self, seat: str | int | None = None) -> dict[str, int]:
        """The numbers of a player board by name."""
        g, who = self.game._table, self.who(seat)
        seen = {name: getattr(g, name)[who] for name in HAND}
        seen |= {f"{name} track": g.track[who][i] for i, name in enumerate(TRACKS)}
        seen |= {name: g.built[who][i] for i, name in enumerate(PIECES)}
        seen |= {f"{good} goods": g.goods[who][i] for i, good in enumerate(GOODS)}
        seen |= {f"{good} machine": g.machine[who][i] for i, good in enumerate(GOODS)}
        seen |= {f"tile {value}": g.tiles[who][value] for value in range(1, 8)}
        seen["contracts"] = sum(g.contracts[who])
        seen["factories"] = sum(1 for tile in g.factory[who] if tile)
        return seen

    def workers(self, seat: str | int | None = None) -> list[str]:
        return [COLOURS[worker - 1] for worker in self.game._table.work[self.who(seat)] if worker]

    def workers_at(self, action: str) -> list[str]:
        counts = self.game._table.space[self.box.space_of[ACTIONS.index(action)]]
        return [colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)]

    def tile_at(self, city: int, side: str) -> tuple[str, int] | None:
        g = self.game._table
        owner, value = g.tile_owner[city - 1][SIDES.index(side)], g.tile_value[city - 1][SIDES.index(side)]
        return (SEAT_COLOURS[owner - 1], value) if owner else None

    def score_region(self, region: int, scoring: int) -> dict[str, int]:
        """What each seat would get in a region, ships included, in scoring 1, 2 or 3."""
        from meiji.games.nippon.scoring import place_points, ship_points

        g = self.game._table
        return {
            SEAT_COLOURS[s]: place_points(g, self.box, s, region - 1, scoring - 1)
            + ship_points(g, self.box, s, region - 1)
            for s in range(self.game.seats)
        }


@cache
def _empty(seats: int) -> meiji.Game:
    game = meiji.new("nippon", seats=seats, seed=1)
    g = game.table
    assert g.frame_kind[: g.depth] == [END_TURN, CHOOSE_TURN]
    for seat in range(seats):
        g.vp[seat] = g.coal[seat] = g.blueprints[seat] = 0
        g.points[seat] = [0] * len(g.points[seat])
    for city, goods in enumerate(AROUND):
        g.demand[city] = [GOODS.index(good) for good in goods.split()]
    g.space = [[0, 0, 3, 0, 0, 0] for _ in range(5)]
    return game


@pytest.fixture
def table():
    def make(seats: int = 4, to_move: str | int = 0) -> Situation:
        """An empty table; `to_move` is the seat whose turn it is, by number or colour."""
        game = _empty(seats).copy()
        seat = Situation.SEATS.index(to_move) if isinstance(to_move, str) else to_move
        game.table.turn = seat
        game.table.frame_seat[:2] = [seat, seat]
        game.table.yen[seat] = 0
        return Situation(game, seat)

    return make
