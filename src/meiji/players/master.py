"""`master`: the search of `search`, with a learned network for its eyes.

Where the tree grows by a node, the network looks at the table from the seat that decides there: it says how far each
seat will lead, and how much each move is liked. Nothing is played out below the tree. For a game or a number of seats
without a network it is `search`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.chance import reseed
from meiji.kernel.loop import imagine, score
from meiji.kernel.rules import entry, rule
from meiji.players.network import UNKNOWN, Network, expect, learned, like, understand
from meiji.players.search import LONGEST_PATH, NO_NODE, NODES, ROOT, VISITS, go_back, go_down, new_node
from meiji.players.searcher import DEFAULTS as SEARCH_DEFAULTS
from meiji.players.searcher import SearchChooser, Tree
from meiji.players.value import lead_by

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.registry import Array

DEFAULTS = {name: value for name, value in SEARCH_DEFAULTS.items() if name != "rollout"}


@rule
def look_at(g: Any, box: Any, network: Any, memory: Any, node: int, row: Any, leads: Any) -> None:
    """What the table promises each seat, into `leads`; a node remembers what the network understood."""
    eyes, found, powers = memory
    for move in range(powers.shape[1]):
        powers[node, move] = UNKNOWN
    if g.over:
        for j in range(found.shape[1]):
            found[node, j] = 0.0  # with other luck the game may go on here
        for seat in range(g.seats):
            leads[seat] = float(score(g, box, seat))
        lead_by(g, box, leads)
        return
    hidden, _, value = network
    understand(g, box, hidden, eyes, found[node])
    expect(g, box, value, found[node], row, leads)


@rule
def simulate_with_network(g: Any, box: Any, sharpness: float, network: Any, memory: Any, nodes: Any) -> None:
    """Down the tree, one node more, a look at it, and back."""
    tree, _, marks, _, path, row, leads, _, _ = nodes
    _, found, powers = memory
    _, moves, _ = network
    spare = len(tree) - 1  # takes what the network understood where the tree has no room for a node
    node = marks[ROOT]
    path[0] = node
    length = 1
    grown = False
    while not grown and g.over == 0 and length < LONGEST_PATH:
        like(g, moves, found[node], sharpness, powers[node])
        node = go_down(g, box, nodes, node, length, powers[node], spare)
        grown = node == NO_NODE or tree[node, VISITS] == 0
        if node != NO_NODE:
            length += 1
    look_at(g, box, network, memory, node if grown and node != NO_NODE else spare, row, leads)
    go_back(g, nodes, length)


@entry
def search_with_network(
    tables: Any,
    index: int,
    boxes: Any,
    scratch: Any,
    simulations: int,
    sharpness: float,
    network: Any,
    memory: Any,
    nodes: Any,
) -> None:
    """More simulations in a tree that has begun, or with no nodes in a new one.

    `network` is `Network.arrays`, `memory` is `MasterTree.memory`, and `nodes` are `Tree.arrays`.
    """
    tree, sums, marks, _, _, row, leads, numbers, state = nodes
    box = boxes[0]
    seat = tables[index].to_move
    for _ in range(simulations):
        scratch[0] = tables[index]
        g = scratch[0]
        reseed(g.rng, state)
        imagine(g, box, seat)
        if marks[NODES] == 0:
            marks[ROOT] = new_node(tree, sums, marks, NO_NODE, 0, seat)
            look_at(g, box, network, memory, marks[ROOT], row, leads)
            for other in range(g.seats):
                numbers[2 + other] = leads[other]
        simulate_with_network(g, box, sharpness, network, memory, nodes)


class MasterTree(Tree):
    """A tree whose nodes remember what the network understood there."""

    most_nodes = 120_000  # 150 MB: a node takes more than a kB

    def __init__(self, spec: GameSpec, size: int, number: int) -> None:
        super().__init__(spec, size, number)
        self.network: Network | None = None
        self.powers = np.zeros((size, len(spec.moves)), np.float32)

    def fit(self, network: Network) -> None:
        if self.network is not network:
            self.network, self.eyes = network, network.eyes()
            self.found = np.zeros((len(self.tree), len(network.second_bias)), np.float32)

    def memory(self) -> tuple[Any, ...]:
        return self.eyes, self.found, self.powers


class MasterChooser(SearchChooser):
    kind_of_tree = MasterTree

    def __init__(self, spec: GameSpec, values: dict[str, float], box: str) -> None:
        super().__init__(spec, {**values, "rollout": SEARCH_DEFAULTS["rollout"]}, box)
        self._with_network = spec.twin()[search_with_network]

    def grow(self, tree: Any, count: int, tables: Array, index: int, boxes: Array) -> None:
        network = learned(self._spec.id, int(tables["seats"][index]))
        if network is None:
            super().grow(tree, count, tables, index, boxes)
            return
        tree.fit(network)
        learnt = (self.values["liking"], network.arrays(), tree.memory())
        self._with_network(tables, index, boxes, tree.scratch, count, *learnt, tree.arrays())


def make(spec: GameSpec, values: dict[str, float], box: str) -> MasterChooser:
    return MasterChooser(spec, values, box)
