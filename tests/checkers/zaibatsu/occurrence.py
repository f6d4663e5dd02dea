"""For the meta-test: plenty and want, all that has to occur in some law game, and the witness who notes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meiji.games.zaibatsu import operations as ops
from meiji.games.zaibatsu import terms

from .seats import COLOURS, STORE, WORK_SPACES, Seat, program

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
        for slot in range(terms.SLOTS):
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
    for tile, name in enumerate(terms.TILE_NAMES):
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
        found |= {f"icon {terms.TRACKS[track]} {space}" for space, icon in enumerate(box.track_icon[track]) if icon}
    for gap in range(2):
        found |= {f"gap {gap + 1} {column + 1}" for column, icon in enumerate(box.gap_icon[gap]) if icon}
    for region_number in range(4):
        found |= {f"rail {region_number + 1} {s + 1}" for s, icon in enumerate(box.rail[region_number]) if icon}
    found |= {f"department {colour} {state}" for colour in COLOURS for state in ("basic", "upgraded")}
    found |= {f"{kind} {goal}" for goal in terms.GOALS for kind in ("goal rewarded", "solo goal")}
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
    return [*terms.POINTS, *regions, *(f"objective {name}" for name in terms.OBJECTIVES), "resources", "money"]


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
            self.seen.add(f"goal rewarded {terms.GOALS[g.goals[field // 3][field % 3] - 1]}")
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
        if kind == terms.FROM_TILE:
            self.seen.add(f"effect of tile {terms.TILE_NAMES[number // 2]}{'AB'[number % 2]}")
        elif kind == terms.FROM_TRACK:
            self.seen.add(f"icon {terms.TRACKS[number // 16]} {number % 16}")
        elif kind == terms.FROM_GAP:
            self.seen.add(f"gap {number // 8 + 1} {number % 8 + 1}")
        elif kind == terms.FROM_RAIL:
            self.seen.add(f"rail {number // 8 + 1} {number % 8 + 1}")
        else:
            names = {
                terms.FROM_CONTRACT: "contract",
                terms.FROM_START_A: "start tile A",
                terms.FROM_START_B: "start tile B",
                terms.FROM_GOAL: "goal field",
            }
            if kind in names:
                self.seen.add(f"{names[kind]} {number + 1}")

    def moved(self, notation: str, table: Any) -> None:
        if notation.startswith("produce-without-coal"):
            self.ran(ops.WAIVE_COAL)
        for seat in range(table.seats):
            for tile in table.factory[seat]:
                if 0 < tile <= terms.TILES:
                    self.seen.add(f"tile {terms.TILE_NAMES[tile - 1]}{'AB'[table.side_of[tile - 1]]} built")
            self.seen |= {f"points {name}" for name, n in zip(point_names(), table.points[seat], strict=True) if n}
        if table.solo:
            self.seen.add(f"solo tile {table.solo_tile}")
            if table.over:
                self.seen |= {f"solo goal {terms.GOALS[goal - 1]}" for goal in table.solo_goals if goal}
                self.seen.add("solo game won" if table.solo_won else "solo game lost")
        if table.over:
            self.seen |= {f"demand tile {tile + 1}" for tile in table.demand_tile}
