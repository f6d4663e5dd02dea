"""The moves in effects, consolidations, at the start and for goals."""

from __future__ import annotations

from meiji.games.zaibatsu import operations as ops
from meiji.games.zaibatsu import terms
from meiji.games.zaibatsu.moves import CHOOSE_ACTIVATION

from .seats import ACTIONS, COLOURS, Question, members
from .turns import ready_modifiers


# --- Effects (p. 7, 9, 13) --------------------------------------------------------------------------------------------
def department(q: Question) -> set[str]:
    return {f"department {COLOURS[colour]}" for colour in members(q.a)}


def innovation(q: Question) -> set[str]:
    """Steps on R&D, on mining, or one on each: wherever a marker can move; a step beyond the end is lost."""
    moves = {track for track in ("rd", "mining") if q.space_on(track) < q.end_of_track}
    return {f"innovate {way}" for way in moves | ({"both"} if q.a == 2 and len(moves) == 2 else set())}


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
    """Which waiting effect comes first, of those whose turn can matter; or a factory that adds a ship to the action."""
    found = set()
    for address in q.g.pool[: q.g.pool_size]:
        op = q.box.op[address]
        if op == ops.DEPARTMENT_OF:
            found.add(COLOURS[q.box.a[address]])
        elif op == ops.DEPARTMENT_HIRED and q.g.hired >= 0:
            found.add(COLOURS[q.g.hired])
        elif op == ops.DEPARTMENT_EXPERT and q.g.last_colour >= 0:
            found.add(COLOURS[q.g.last_colour])
        elif op == ops.ADVANCE and terms.TRACKS[q.box.a[address]] == "finance":
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
    return ships_beside(q) | {f"first {name}" for name in found}


def ships_beside(q: Question) -> set[str]:
    """A factory may modify the action while its activations go on; a contract's bonus comes before (p. 10, 16)."""
    going_on = [q.g.frame_a[i] for i in range(q.g.depth) if q.g.frame_kind[i] == CHOOSE_ACTIVATION]
    origins = [origin // 100 * 100 for origin in q.g.pool_from[: q.g.pool_size]]
    if not going_on or q.g.modifier or not q.locations() or terms.FROM_CONTRACT in origins:
        return set()
    return {f"modifier {tile.name}" for tile in ready_modifiers(q, ACTIONS[going_on[0]]) if ops.SHIP in tile.does}


def can_be_bought(q: Question, address: int) -> bool:
    """Money, iron and real steps back on finance can be paid, and what they buy can be done."""
    money, iron, steps = q.box.a[address], q.box.b[address], q.box.c[address]
    if q.spendable < money or q.iron < iron or q.space_on("finance") < steps:
        return False
    bought = q.box.op[address + 1]
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
    levels = zip(terms.OBJECTIVES, q.g.objective[q.seat], strict=True)
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
