"""Monte Carlo tree search for any number of seats, compiled per game: select, expand, evaluate, backpropagate.

Open loop: a node stands for the moves that lead to it, not for a table. Every simulation begins with a table that the
seat imagines, so what is hidden and what will be drawn differ from one to the next and the search never knows them.
Each seat maximises its own value. A value is a seat's lead over the best other seat, measured from the baseline (the
mean lead at the root when the search begins) on a logistic scale: so moves are told apart as well where a game is
nearly won or lost, and one lucky simulation does not outweigh many.

Selection is PUCT. The prior of a move is exp(its logit / temperature), divided by the sum over the moves on offer where
it is used; for `search` the logits are the tuned policy (value.py), for `master` those of a network (network.py).
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from meiji.kernel.chance import next_word, reseed
from meiji.kernel.loop import imagine, play
from meiji.kernel.rules import entry, rule
from meiji.players.value import SEATS, evaluate, win_probability

NO_NODE = -1
# The columns of `nodes`: the move that leads to the node and who played it, links to other nodes, the visit count.
MOVE, FIRST_CHILD, NEXT_SIBLING, VISITS, MOVER = range(5)
NODE_COLUMNS = 5
LEAD = SEATS  # the columns of `sums`: each seat's value, then each seat's lead
SUM_COLUMNS = 2 * SEATS
ROOT, SIZE, FORCED = range(3)  # the entries of `marks`; FORCED: 1 + the move that simulations must begin with, or 0
EXPLORATION, SCALE = range(2)  # the entries of `settings`
FIRST_PLAY_URGENCY = -0.04  # a move not tried yet is taken to be a little worse than its node so far
BASELINE_ROLLOUTS = 8
LONGEST_PATH = 400
LONGEST_TURN = 40


class TreeArrays(NamedTuple):
    """One search tree, and the room that a simulation needs."""

    nodes: Any  # a row of NODE_COLUMNS for each node
    sums: Any  # for each node SUM_COLUMNS totals over its visits
    marks: Any
    child_of: Any  # for each move of the game the child behind it, while a node's moves are compared; else NO_NODE
    path: Any  # the nodes of the running simulation
    features: Any
    leads: Any  # of each seat, as the leaf was evaluated
    settings: Any
    baseline: Any  # for each seat the lead from which others are measured
    rng: Any


@rule
def sample_move(g: Any, prior: Any, rng: Any) -> int:
    """A move on offer, at random by its prior."""
    total = 0.0
    for i in range(g.offers):
        total += prior[g.offer[i]]
    rest = total * next_word(rng) / 4294967296.0
    for i in range(g.offers):
        rest -= prior[g.offer[i]]
        if rest < 0.0:
            return g.offer[i]  # type: ignore[no-any-return]
    return g.offer[g.offers - 1]  # type: ignore[no-any-return]


@rule
def add_node(tree: TreeArrays, parent: int, move: int, mover: int) -> int:
    """A new node without visits, the first child of its parent."""
    nodes, sums = tree.nodes, tree.sums
    node = tree.marks[SIZE]
    tree.marks[SIZE] += 1
    nodes[node, MOVE] = move
    nodes[node, FIRST_CHILD] = NO_NODE
    nodes[node, NEXT_SIBLING] = NO_NODE
    nodes[node, VISITS] = 0
    nodes[node, MOVER] = mover
    for column in range(SUM_COLUMNS):
        sums[node, column] = 0.0
    if parent != NO_NODE:
        nodes[node, NEXT_SIBLING] = nodes[parent, FIRST_CHILD]
        nodes[parent, FIRST_CHILD] = node
    return node  # type: ignore[no-any-return]


@rule
def index_children(node: int, nodes: Any, child_of: Any) -> None:
    child = nodes[node, FIRST_CHILD]
    while child != NO_NODE:
        child_of[nodes[child, MOVE]] = child
        child = nodes[child, NEXT_SIBLING]


@rule
def clear_children(node: int, nodes: Any, child_of: Any) -> None:
    child = nodes[node, FIRST_CHILD]
    while child != NO_NODE:
        child_of[nodes[child, MOVE]] = NO_NODE
        child = nodes[child, NEXT_SIBLING]


@rule
def select_move(g: Any, node: int, nodes: Any, sums: Any, prior: Any, child_of: Any, exploration: float) -> int:
    """The move on offer with the highest value plus exploration bonus (PUCT)."""
    mover = g.to_move
    total = 0.0
    for i in range(g.offers):
        total += prior[g.offer[i]]
    untried = sums[node, mover] / max(1, nodes[node, VISITS]) + FIRST_PLAY_URGENCY
    bonus = exploration * math.sqrt(nodes[node, VISITS] + 1.0) / total
    best_move, best_score = 0, -1e18
    for i in range(g.offers):
        move = g.offer[i]
        child = child_of[move]
        if child == NO_NODE:
            score = untried + bonus * prior[move]
        else:
            visits = nodes[child, VISITS]
            score = sums[child, mover] / visits + bonus * prior[move] / (1.0 + visits)
        if score > best_score:
            best_score = score
            best_move = move
    return best_move


@rule
def rollout(g: Any, box: Any, prior: Any, length: int, rng: Any) -> None:
    """Play `length` decisions by the prior, and on to the end of the turn."""
    steps = 0
    while g.over == 0 and steps < length:
        play(g, box, sample_move(g, prior, rng))
        steps += 1
    seat = g.to_move
    steps = 0
    while g.over == 0 and g.to_move == seat and steps < LONGEST_TURN and g.seats > 1:
        play(g, box, sample_move(g, prior, rng))
        steps += 1


@rule
def descend(g: Any, box: Any, tree: TreeArrays, node: int, length: int, prior: Any, capacity: int) -> int:
    """Select a move and play it; the node behind it, expanded if it is new and fewer than `capacity` are there."""
    mover = g.to_move
    nodes, child_of = tree.nodes, tree.child_of
    index_children(node, nodes, child_of)
    move = select_move(g, node, nodes, tree.sums, prior, child_of, tree.settings[EXPLORATION])
    if tree.marks[FORCED] and node == tree.marks[ROOT]:
        move = tree.marks[FORCED] - 1
    child = child_of[move]
    clear_children(node, nodes, child_of)
    if child == NO_NODE and tree.marks[SIZE] < capacity:
        child = add_node(tree, node, move, mover)
    if child != NO_NODE:
        tree.path[length] = child
    play(g, box, move)
    return child  # type: ignore[no-any-return]


@rule
def backpropagate(g: Any, tree: TreeArrays, length: int) -> None:
    """Add the visit, and each seat's value and lead, to every node of the path."""
    nodes, sums, path, leads = tree.nodes, tree.sums, tree.path, tree.leads
    for i in range(length):
        nodes[path[i], VISITS] += 1
    for seat in range(g.seats):
        value = win_probability(leads[seat] - tree.baseline[seat], tree.settings[SCALE])
        for i in range(length):
            sums[path[i], seat] += value
            sums[path[i], LEAD + seat] += leads[seat]


@rule
def simulate(g: Any, box: Any, rollout_length: int, weights: Any, prior: Any, tree: TreeArrays) -> None:
    """One simulation: select down to a leaf, expand it, evaluate it after a rollout, backpropagate."""
    node = tree.marks[ROOT]
    tree.path[0] = node
    length = 1
    at_leaf = False
    while not at_leaf and g.over == 0 and length < LONGEST_PATH:
        node = descend(g, box, tree, node, length, prior, len(tree.nodes))
        at_leaf = node == NO_NODE or tree.nodes[node, VISITS] == 0
        if node != NO_NODE:
            length += 1
    rollout(g, box, prior, rollout_length, tree.rng)
    evaluate(g, box, weights, tree.features, tree.leads)
    backpropagate(g, tree, length)


@entry
def search_with_rollouts(
    tables: Any,
    index: int,
    boxes: Any,
    scratch: Any,
    simulations: int,
    rollout_length: int,
    weights: Any,
    prior: Any,
    tree: TreeArrays,
) -> None:
    """More simulations in a tree, or in a new one if it has no nodes."""
    box = boxes[0]
    seat = tables[index].to_move
    if tree.marks[SIZE] == 0:
        tree.marks[ROOT] = add_node(tree, NO_NODE, 0, seat)
        for other in range(SEATS):
            tree.baseline[other] = 0.0
    first = BASELINE_ROLLOUTS if tree.nodes[tree.marks[ROOT], VISITS] == 0 else 0
    for i in range(first + simulations):
        scratch[0] = tables[index]
        g = scratch[0]
        reseed(g.rng, tree.rng)
        imagine(g, box, seat)
        if i < first:
            rollout(g, box, prior, rollout_length, tree.rng)
            evaluate(g, box, weights, tree.features, tree.leads)
            for other in range(g.seats):
                tree.baseline[other] += tree.leads[other] / first
            continue
        simulate(g, box, rollout_length, weights, prior, tree)
