"""`master`: the search of `search`, with a learned network for its eyes.

Where the tree grows by a node, the network looks at the table from the seat that decides there: it says how far each
seat will lead, and how much each move is liked. Nothing is played out below the tree. For a game or a number of seats
without a network it is `search`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.chance import reseed
from meiji.kernel.machine import imagine, play, score
from meiji.kernel.rules import entry, rule
from meiji.players.network import UNKNOWN, Network, expect, learned, like, understand
from meiji.players.search import LEAD, LONGEST_PATH, NO_NODE, NODES, ROOT, VISITS, clear, new_node, select
from meiji.players.searcher import DEFAULTS as SEARCH_DEFAULTS
from meiji.players.searcher import SearchChooser, Tree
from meiji.players.value import chance_of_lead

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.registry import Array

DEFAULTS = {name: value for name, value in SEARCH_DEFAULTS.items() if name != "rollout"}
SEEN = 1024  # numbers in the longest observation


@rule
def look_at(
    g: Any,
    box: Any,
    node: int,
    low: Any,
    most: Any,
    starts: Any,
    rows: Any,
    first_bias: Any,
    second: Any,
    second_bias: Any,
    value: Any,
    value_bias: float,
    seen: Any,
    first: Any,
    found: Any,
    powers: Any,
    leads: Any,
) -> None:
    """What the table promises each seat, into `leads`; a node remembers what the network understood."""
    for move in range(powers.shape[1]):
        powers[node, move] = UNKNOWN
    if g.over:
        for j in range(found.shape[1]):
            found[node, j] = 0.0  # with other luck the game may go on here
        lead = float(score(g, box, 0) - score(g, box, 1))
        leads[0], leads[1] = lead, -lead
        return
    understand(g, box, low, most, starts, rows, first_bias, second, second_bias, seen, first, found[node])
    expect(g, box, found[node], value, value_bias, leads)


@entry
def search_with_network(
    tables: Any,
    index: int,
    boxes: Any,
    scratch: Any,
    simulations: int,
    sharpness: float,
    numbers: Any,
    tree: Any,
    sums: Any,
    marks: Any,
    child_at: Any,
    path: Any,
    leads: Any,
    state: Any,
    low: Any,
    most: Any,
    starts: Any,
    rows: Any,
    first_bias: Any,
    second: Any,
    second_bias: Any,
    moves: Any,
    moves_bias: Any,
    value: Any,
    value_bias: float,
    seen: Any,
    first: Any,
    found: Any,
    powers: Any,
) -> None:
    """More simulations in a tree that has begun, or with no nodes in a new one.

    `numbers` are the exploration, the scale of leads, and for each seat the lead from which others are measured.
    """
    box = boxes[0]
    seat = tables[index].to_move
    spare = len(tree) - 1  # takes what the network understood where the tree has no room for a node
    for _ in range(simulations):
        scratch[0] = tables[index]
        g = scratch[0]
        reseed(g.rng, state)
        imagine(g, box, seat)
        if marks[NODES] == 0:
            node = new_node(tree, sums, marks, NO_NODE, 0, seat)
            marks[ROOT] = node
            look_at(g, box, node, low, most, starts, rows, first_bias, second, second_bias, value, value_bias, seen,
                    first, found, powers, leads)  # fmt: skip
            for other in range(2):
                numbers[2 + other] = leads[other]
        node = marks[ROOT]
        path[0] = node
        length = 1
        grown = False
        while not grown and g.over == 0 and length < LONGEST_PATH:
            mover = g.to_move
            like(g, found[node], moves, moves_bias, sharpness, powers[node])
            move = select(g, node, tree, sums, powers[node], child_at, numbers[0])
            child = child_at[move]
            clear(node, tree, child_at)
            play(g, box, move)
            if child == NO_NODE:
                grown = True
                if marks[NODES] < spare:
                    child = new_node(tree, sums, marks, node, move, mover)
            if child != NO_NODE:
                node = child
                path[length] = node
                length += 1
            else:
                node = spare
        look_at(g, box, node if grown else spare, low, most, starts, rows, first_bias, second, second_bias, value,
                value_bias, seen, first, found, powers, leads)  # fmt: skip
        for i in range(length):
            tree[path[i], VISITS] += 1
        for other in range(2):
            worth = chance_of_lead(leads[other] - numbers[2 + other], numbers[1])
            for i in range(length):
                sums[path[i], other] += worth
                sums[path[i], LEAD + other] += leads[other]


class MasterTree(Tree):
    """A tree whose nodes remember what the network understood there."""

    def __init__(self, spec: GameSpec, size: int, number: int) -> None:
        super().__init__(spec, size, number)
        self.seen = np.zeros(SEEN, np.int16)
        self.found = np.zeros((0, 0), np.float32)
        self.first = np.zeros(0, np.float32)
        self.powers = np.zeros((size, len(spec.moves)), np.float32)

    def fit(self, network: Network) -> None:
        shape = (len(self.tree), len(network.second_bias))
        if self.found.shape != shape:
            self.found, self.first = np.zeros(shape, np.float32), np.zeros(len(network.first_bias), np.float32)


class MasterChooser(SearchChooser):
    kind_of_tree = MasterTree

    def __init__(self, spec: GameSpec, values: dict[str, float]) -> None:
        super().__init__(spec, {**values, "rollout": 0})
        self._with_network = spec.twin()[search_with_network]

    def grow(self, tree: Any, count: int, tables: Array, index: int, boxes: Array) -> None:
        network = learned(self._spec.id, int(tables["seats"][index]))
        if network is None:
            super().grow(tree, count, tables, index, boxes)
            return
        tree.fit(network)
        self._with_network(
            tables, index, boxes, tree.scratch, count, self.values["liking"], tree.numbers,
            tree.tree, tree.sums, tree.marks, tree.child_at, tree.path, tree.leads, tree.state,
            *network.layers(), network.moves, network.moves_bias, network.value, network.value_bias,
            tree.seen, tree.first, tree.found, tree.powers,
        )  # fmt: skip


def make(spec: GameSpec, values: dict[str, float]) -> MasterChooser:
    return MasterChooser(spec, values)
