"""Every piece is somewhere, once; nothing is below zero; every limit holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

from checkers.counting import equal, equal_or_more
from meiji.games.zaibatsu import terms
from meiji.games.zaibatsu.moves import CHOOSE_RETURN

from .seats import COLOURS, GOODS, OLD_FACTORY, PIECES_EACH, STORE, TAKATOSHI, WORK_SPACES, members


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
            equal_or_more(len(box.track_value[track]) - 1, space, f"end of track {terms.TRACKS[track]} of {who}")
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
    for number, name in enumerate(terms.LOCATIONS):
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
    for tile, name in enumerate(terms.TILE_NAMES):
        times = built[tile] + (1 if g.display[tile] else 0)
        equal_or_more(1, times, f"one tile {name}; it lies in places")
        if tile % 5 == 4:
            modern += times
        else:
            kinds[tile // 5] += times
    for good, name in enumerate(GOODS):
        equal(kinds[good], max(2, g.seats), f"{name} factories on display and built")
    equal(modern, box.modern_count[g.seats] if g.modern else 0, "modern factories on display and built")
    has_old = [seat for seat in range(g.seats) if g.start_a[seat] == 1 + terms.START_A.index("old-factory")]
    equal_or_more(len(has_old), built[OLD_FACTORY], "seats with the old factory")
    for seat in range(g.seats):
        count = g.factories[seat]
        equal_or_more(box.slots, count, f"factory slots of seat {seat}")
        for slot in range(terms.SLOTS):
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
