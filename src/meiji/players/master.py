"""`master`: the search of `search`, with a network that gives priors and evaluates leaves.

Where the tree is expanded, the network evaluates the table from the seat that decides there: how far each seat will
lead, and the prior of each move. There are no rollouts. Without a network for the game and its seats it is `search`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from meiji.kernel.chance import reseed
from meiji.kernel.loop import imagine, score
from meiji.kernel.rules import entry, rule
from meiji.players.mcts import (
    LONGEST_PATH,
    NO_NODE,
    ROOT,
    SIZE,
    VISITS,
    TreeArrays,
    add_node,
    backpropagate,
    descend,
)
from meiji.players.network import (
    UNKNOWN,
    Accumulators,
    Layers,
    Network,
    find_network,
    forward,
    predict_leads,
    predict_priors,
)
from meiji.players.search import DEFAULTS as SEARCH_DEFAULTS
from meiji.players.search import SearchChooser, Tree
from meiji.players.value import points_to_leads

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.registry import Array

DEFAULTS = {name: value for name, value in SEARCH_DEFAULTS.items() if name != "rollout"}


class Evaluations(NamedTuple):
    """What the network said of each node: the activations of its last hidden layer, and priors as far as computed."""

    accumulators: Accumulators
    activations: Any
    priors: Any


@rule
def evaluate_leaf(
    g: Any, box: Any, network: Layers, evaluations: Evaluations, node: int, features: Any, leads: Any
) -> None:
    """How far each seat will lead, into `leads`; at the end of a game, how far it leads."""
    activations, priors = evaluations.activations, evaluations.priors
    for move in range(priors.shape[1]):
        priors[node, move] = UNKNOWN
    if g.over:
        for j in range(activations.shape[1]):
            activations[node, j] = 0.0  # with other luck the game may go on here
        for seat in range(g.seats):
            leads[seat] = float(score(g, box, seat))
        points_to_leads(g, box, leads)
        return
    forward(g, box, network.hidden, evaluations.accumulators, activations[node])
    predict_leads(g, box, network.value_head, activations[node], features, leads)


@rule
def simulate_with_network(
    g: Any, box: Any, temperature: float, network: Layers, evaluations: Evaluations, tree: TreeArrays
) -> None:
    """One simulation: select down to a leaf, expand it, evaluate it by the network, backpropagate."""
    activations, priors = evaluations.activations, evaluations.priors
    spare = len(tree.nodes) - 1  # takes the evaluation where the tree has no room for a node
    node = tree.marks[ROOT]
    tree.path[0] = node
    length = 1
    at_leaf = False
    while not at_leaf and g.over == 0 and length < LONGEST_PATH:
        predict_priors(g, network.policy_head, activations[node], temperature, priors[node])
        node = descend(g, box, tree, node, length, priors[node], spare)
        at_leaf = node == NO_NODE or tree.nodes[node, VISITS] == 0
        if node != NO_NODE:
            length += 1
    leaf = node if at_leaf and node != NO_NODE else spare
    evaluate_leaf(g, box, network, evaluations, leaf, tree.features, tree.leads)
    backpropagate(g, tree, length)


@entry
def search_with_network(
    tables: Any,
    index: int,
    boxes: Any,
    scratch: Any,
    simulations: int,
    temperature: float,
    network: Layers,
    evaluations: Evaluations,
    tree: TreeArrays,
) -> None:
    """More simulations in a tree, or in a new one if it has no nodes."""
    box = boxes[0]
    seat = tables[index].to_move
    for _ in range(simulations):
        scratch[0] = tables[index]
        g = scratch[0]
        reseed(g.rng, tree.rng)
        imagine(g, box, seat)
        if tree.marks[SIZE] == 0:
            root = add_node(tree, NO_NODE, 0, seat)
            tree.marks[ROOT] = root
            evaluate_leaf(g, box, network, evaluations, root, tree.features, tree.leads)
            for other in range(g.seats):
                tree.baseline[other] = tree.leads[other]
        simulate_with_network(g, box, temperature, network, evaluations, tree)


class MasterTree(Tree):
    """A tree with what the network said of each node."""

    most_nodes = 120_000  # 150 MB: a node takes more than a kB

    def __init__(self, spec: GameSpec, size: int, number: int) -> None:
        super().__init__(spec, size, number)
        self.network: Network | None = None
        self.priors = np.zeros((size, len(spec.moves)), np.float32)

    def evaluations(self, network: Network) -> Evaluations:
        if self.network is not network:
            self.network, self._accumulators = network, network.accumulators()
            self._activations = np.zeros((len(self.arrays.nodes), network.width), np.float32)
        return Evaluations(self._accumulators, self._activations, self.priors)


class MasterChooser(SearchChooser):
    kind_of_tree = MasterTree

    def __init__(self, spec: GameSpec, values: dict[str, float], box: str) -> None:
        super().__init__(spec, {**values, "rollout": SEARCH_DEFAULTS["rollout"]}, box)
        self._search_with_network = spec.twin()[search_with_network]

    def simulate(self, tree: Any, count: int, tables: Array, index: int, boxes: Array) -> None:
        network = find_network(self._spec.id, int(tables["seats"][index]))
        if network is None:
            super().simulate(tree, count, tables, index, boxes)
            return
        guides = (self.values["temperature"], network.layers, tree.evaluations(network))
        self._search_with_network(tables, index, boxes, tree.scratch, count, *guides, tree.arrays)


def make(spec: GameSpec, values: dict[str, float], box: str) -> MasterChooser:
    return MasterChooser(spec, values, box)
