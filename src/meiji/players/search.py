"""`search`: Monte Carlo tree search for any number of seats, compiled per game.

Open loop: a node stands for the moves that lead to it, not for a table. Every simulation begins with a table that the
seat imagines, so what is hidden and what will be drawn differ from one to the next and the search never knows them.
Each seat maximises how far it will lead the best other seat. Leads are measured from what the position promises at the
start of the search, on a scale that flattens far away from it: so moves are told apart as well where a game is nearly
won or lost, and one lucky simulation does not outweigh many.

Moves that tuned play likes come first (the prior of each move), so wide decisions are widened step by step. Below
the tree a few decisions are played by the same liking, to the end of a turn; then the table is weighed.
"""

from __future__ import annotations

import math
from typing import Any

from meiji.kernel.chance import next_word, reseed
from meiji.kernel.loop import imagine, play
from meiji.kernel.rules import entry, rule
from meiji.players.value import SEATS, chance_of_lead, weigh

NO_NODE = -1
# The columns of a node: the move that leads to it, its first child, its next sibling, visits, who played the move.
MOVE, FIRST, AFTER, VISITS, MOVER = range(5)
COLUMNS = 5
LEAD = SEATS  # the columns of its sums: each seat's value, then each seat's lead
SUMS = 2 * SEATS
FIRST_LOOKS = 8  # rollouts from which the promise of a position is told
ROOT, NODES, WANTED = range(3)  # the entries of `marks`; WANTED: 1 + the move that simulations must begin with, or 0
LONGEST_PATH = 400
LONGEST_TURN = 40


@rule
def pick(g: Any, power: Any, state: Any) -> int:
    """A move on offer, each as likely as its power."""
    total = 0.0
    for i in range(g.offers):
        total += power[g.offer[i]]
    rest = total * next_word(state) / 4294967296.0
    for i in range(g.offers):
        rest -= power[g.offer[i]]
        if rest < 0.0:
            return g.offer[i]  # type: ignore[no-any-return]
    return g.offer[g.offers - 1]  # type: ignore[no-any-return]


@rule
def new_node(tree: Any, sums: Any, marks: Any, parent: int, move: int, mover: int) -> int:
    node = marks[NODES]
    marks[NODES] += 1
    tree[node, MOVE] = move
    tree[node, FIRST] = NO_NODE
    tree[node, AFTER] = NO_NODE
    tree[node, VISITS] = 0
    tree[node, MOVER] = mover
    for column in range(SUMS):
        sums[node, column] = 0.0
    if parent != NO_NODE:
        tree[node, AFTER] = tree[parent, FIRST]
        tree[parent, FIRST] = node
    return node  # type: ignore[no-any-return]


@rule
def select(g: Any, node: int, tree: Any, sums: Any, power: Any, child_at: Any, exploration: float) -> int:
    """Which move on offer to follow: high so far, or seldom tried and well liked."""
    child = tree[node, FIRST]
    while child != NO_NODE:
        child_at[tree[child, MOVE]] = child
        child = tree[child, AFTER]
    mover = g.to_move
    total = 0.0
    for i in range(g.offers):
        total += power[g.offer[i]]
    # A move not tried yet is taken to be a little worse than the node so far.
    first_look = sums[node, mover] / max(1, tree[node, VISITS]) - 0.04
    spread = exploration * math.sqrt(tree[node, VISITS] + 1.0) / total
    chosen, most = 0, -1e18
    for i in range(g.offers):
        move = g.offer[i]
        child = child_at[move]
        if child == NO_NODE:
            value = first_look + spread * power[move]
        else:
            visits = tree[child, VISITS]
            value = sums[child, mover] / visits + spread * power[move] / (1.0 + visits)
        if value > most:
            most = value
            chosen = move
    return chosen


@rule
def clear(node: int, tree: Any, child_at: Any) -> None:
    child = tree[node, FIRST]
    while child != NO_NODE:
        child_at[tree[child, MOVE]] = NO_NODE
        child = tree[child, AFTER]


@rule
def roll_out(g: Any, box: Any, power: Any, rollout: int, state: Any) -> None:
    """So many decisions by liking, and on to the end of the turn."""
    steps = 0
    while g.over == 0 and steps < rollout:
        play(g, box, pick(g, power, state))
        steps += 1
    seat = g.to_move
    steps = 0
    while g.over == 0 and g.to_move == seat and steps < LONGEST_TURN and g.seats > 1:
        play(g, box, pick(g, power, state))
        steps += 1


@rule
def go_down(g: Any, box: Any, nodes: Any, node: int, length: int, power: Any, room: int) -> int:
    """Play the move that is to be followed; the node behind it, a new one if there is room for so many."""
    tree, sums, marks, child_at, path, _, _, numbers, _ = nodes
    mover = g.to_move
    move = select(g, node, tree, sums, power, child_at, numbers[0])
    if marks[WANTED] and node == marks[ROOT]:
        move = marks[WANTED] - 1
    child = child_at[move]
    clear(node, tree, child_at)
    if child == NO_NODE and marks[NODES] < room:
        child = new_node(tree, sums, marks, node, move, mover)
    if child != NO_NODE:
        path[length] = child
    play(g, box, move)
    return child  # type: ignore[no-any-return]


@rule
def go_back(g: Any, nodes: Any, length: int) -> None:
    """Every node on the way learns what came out.

    `numbers` are the exploration, the scale of leads, and for each seat the lead from which others are measured.
    """
    tree, sums, _, _, path, _, leads, numbers, _ = nodes
    for i in range(length):
        tree[path[i], VISITS] += 1
    for seat in range(g.seats):
        value = chance_of_lead(leads[seat] - numbers[2 + seat], numbers[1])
        for i in range(length):
            sums[path[i], seat] += value
            sums[path[i], LEAD + seat] += leads[seat]


@rule
def simulate_once(g: Any, box: Any, rollout: int, weights: Any, power: Any, nodes: Any) -> None:
    """Down the tree, one node more, a rollout, and back."""
    tree, _, marks, _, path, row, leads, _, state = nodes
    node = marks[ROOT]
    path[0] = node
    length = 1
    grown = False
    while not grown and g.over == 0 and length < LONGEST_PATH:
        node = go_down(g, box, nodes, node, length, power, len(tree))
        grown = node == NO_NODE or tree[node, VISITS] == 0
        if node != NO_NODE:
            length += 1
    roll_out(g, box, power, rollout, state)
    weigh(g, box, weights, row, leads)
    go_back(g, nodes, length)


@entry
def search_more(
    tables: Any,
    index: int,
    boxes: Any,
    scratch: Any,
    simulations: int,
    rollout: int,
    weights: Any,
    power: Any,
    nodes: Any,
) -> None:
    """More simulations in a tree that has begun, or with no nodes in a new one; `nodes` are `Tree.arrays`."""
    tree, sums, marks, _, _, row, leads, numbers, state = nodes
    box = boxes[0]
    seat = tables[index].to_move
    if marks[NODES] == 0:
        marks[ROOT] = new_node(tree, sums, marks, NO_NODE, 0, seat)
        for other in range(SEATS):
            numbers[2 + other] = 0.0
    looks = FIRST_LOOKS if tree[marks[ROOT], VISITS] == 0 else 0
    for i in range(looks + simulations):
        scratch[0] = tables[index]
        g = scratch[0]
        reseed(g.rng, state)
        imagine(g, box, seat)
        if i < looks:
            roll_out(g, box, power, rollout, state)
            weigh(g, box, weights, row, leads)
            for other in range(g.seats):
                numbers[2 + other] += leads[other] / looks
            continue
        simulate_once(g, box, rollout, weights, power, nodes)
