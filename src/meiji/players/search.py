"""`search`: Monte Carlo tree search as a player. The Python half of mcts.py: trees reused within a turn, time limits,
threads, and what a search tells of the moves at its root."""

from __future__ import annotations

import math
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.chance import seed_words
from meiji.kernel.errors import BadInput
from meiji.kernel.loop import play_on_table
from meiji.kernel.together import aligned
from meiji.players.mcts import (
    EXPLORATION,
    FIRST_CHILD,
    FORCED,
    LEAD,
    LONGEST_PATH,
    MOVE,
    MOVER,
    NEXT_SIBLING,
    NO_NODE,
    NODE_COLUMNS,
    ROOT,
    SCALE,
    SIZE,
    SUM_COLUMNS,
    VISITS,
    TreeArrays,
    search_with_rollouts,
)
from meiji.players.value import FEATURES, SEATS, features_of, tuned, win_probability

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.registry import Array

# ms: the time for a decision instead of a number of simulations. rollout: decisions played below the tree before the
# table is evaluated; how many suit a game and its seats is tuned. scale: a factor of the tuned scale of leads.
# temperature: of the prior; above 1 it is flatter, below 1 sharper.
AS_TUNED = -1
DEFAULTS: dict[str, float] = {
    "simulations": 1000,
    "ms": 0.0,
    "threads": 1,
    "rollout": AS_TUNED,
    "exploration": 0.8,
    "scale": 1.0,
    "temperature": 1.0,
}
CHUNK = 32  # simulations between two looks at the clock
CHECKS = 16  # in the time given, whether the choice is settled already
FEWEST_NODES = 20_000
NODES_PER_MS = 400
MOST_THREADS = 64


@dataclass
class Candidate:
    """A move at the root, as the search sees it."""

    code: int
    visits: int
    win_probability: float
    lead: float


class Tree:
    """One search tree with all it needs; one a thread, and no two on the same cache line."""

    most_nodes = 800_000  # 70 MB

    def __init__(self, spec: GameSpec, size: int, number: int) -> None:
        self.number = number
        self.scratch = aligned((1,), spec.table.dtype())
        self.arrays = TreeArrays(
            nodes=aligned((size, NODE_COLUMNS), np.int32),
            sums=aligned((size, SUM_COLUMNS), np.float64),
            marks=aligned((3,), np.int64),
            child_of=aligned((len(spec.moves),), np.int32),
            path=aligned((LONGEST_PATH,), np.int32),
            features=aligned((FEATURES,), np.float64),
            leads=aligned((SEATS,), np.float64),
            settings=aligned((2,), np.float64),
            baseline=aligned((SEATS,), np.float64),
            rng=aligned((4,), np.int64),
        )
        self.arrays.child_of[:] = NO_NODE

    @property
    def root(self) -> int:
        return int(self.arrays.marks[ROOT])

    @property
    def size(self) -> int:
        return int(self.arrays.marks[SIZE])

    def visits(self, node: int) -> int:
        return int(self.arrays.nodes[node, VISITS])

    def move(self, node: int) -> int:
        """The move that leads to it."""
        return int(self.arrays.nodes[node, MOVE])

    def children(self, node: int) -> list[int]:
        children, child = [], int(self.arrays.nodes[node, FIRST_CHILD])
        while child != NO_NODE:
            children.append(child)
            child = int(self.arrays.nodes[child, NEXT_SIBLING])
        return children

    def child(self, node: int, move: int) -> int:
        return next((child for child in self.children(node) if self.move(child) == move), NO_NODE)

    def root_visits(self) -> Counter[int]:
        """The visit count of each move at the root."""
        return Counter({self.move(child): self.visits(child) for child in self.children(self.root)})

    def has_room(self) -> bool:
        return self.size <= len(self.arrays.nodes) // 2

    def reset(self) -> None:
        self.arrays.marks[:] = 0

    def advance(self, move: int) -> None:
        """The child behind a move becomes the root, if there is one and there is room for more."""
        child = self.child(self.root, move)
        if child == NO_NODE or not self.has_room():
            self.reset()
        else:
            self.arrays.marks[ROOT] = child


class Clock:
    """Time for a search: to its end, or until one move is so far ahead that hardly anything could change the choice.

    It is settled where the second move would not catch up even with three quarters of all visits to come.
    """

    def __init__(self, seconds: float, trees: int, until_settled: bool) -> None:
        self.begun, self.seconds = time.perf_counter(), seconds
        self.next_check = [seconds / CHECKS if until_settled else seconds] * trees
        self.simulations = [0] * trees
        self.visits: list[Counter[int]] = [Counter()] * trees  # to the moves at each root, when last checked
        self.settled = False

    def goes_on(self, tree: Tree) -> bool:
        """Are CHUNK simulations more wanted?"""
        passed = time.perf_counter() - self.begun
        if passed >= self.next_check[tree.number]:
            self.next_check[tree.number] += self.seconds / CHECKS
            self.visits[tree.number] = tree.root_visits()
            to_come = sum(self.simulations) / passed * (self.seconds - passed)
            ahead = [count for _, count in sum(self.visits, Counter[int]()).most_common(2)] + [0, 0]
            self.settled |= ahead[0] - ahead[1] > 0.75 * to_come
        self.simulations[tree.number] += CHUNK
        return passed < self.seconds and not self.settled


class SearchChooser:
    kind_of_tree = Tree

    def __init__(self, spec: GameSpec, values: dict[str, float], box: str) -> None:
        simulations, self._ms, threads = int(values["simulations"]), values["ms"], int(values["threads"])
        if not 1 <= simulations <= 1_000_000:
            raise BadInput(f"A search needs 1 to 1000000 simulations, not {simulations}.")
        if not 1 <= threads <= MOST_THREADS:
            raise BadInput(f"A search needs 1 to {MOST_THREADS} threads, not {threads}.")
        if not values["temperature"] > 0:
            raise BadInput("The temperature of a search must be above 0.")
        self._spec, self._box = spec, box
        twin = spec.twin()
        self._search, self._play, self._features = twin[search_with_rollouts], twin[play_on_table], twin[features_of]
        self._simulations, self.values = simulations, values
        wanted = max(FEWEST_NODES, int(NODES_PER_MS * self._ms)) if self._ms else 4 * simulations + 2
        size = min(self.kind_of_tree.most_nodes, wanted)
        self.trees = [self.kind_of_tree(spec, size, number) for number in range(threads)]
        self._scale, self._rollout = 1.0, 0
        self._weights = self._prior = np.zeros(0)
        self._before = np.zeros(1, spec.table.dtype())  # the table of the last decision
        self._played = NO_NODE  # and the move then chosen
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None  # and whoever asks

    def choose(self, tables: Array, index: int, boxes: Array, state: Array) -> int:
        if tables["offers"][index] == 1:  # nothing to think about
            self._reuse_trees(tables, index, boxes, state)
            code = int(tables["offer"][index, 0])
        else:
            candidates = self.search(tables, index, boxes, state, until_settled=True)
            code = max(candidates, key=lambda c: (c.visits, c.win_probability)).code
        self._before[0], self._played = tables[index], code
        return code

    def search(
        self, tables: Array, index: int, boxes: Array, state: Array, until_settled: bool = False, fraction: float = 1.0
    ) -> list[Candidate]:
        """Search, and say what came out for every move on offer that was tried.

        `fraction`: of the simulations, where their number and not the time is given.
        """
        self._reuse_trees(tables, index, boxes, state)
        for tree in self.trees:
            tree.arrays.rng[:] = state
            tree.arrays.rng[0] ^= 0x9E3779B9 * tree.number & 0xFFFFFFFF
        state[:] = _next_state(state)
        seats = int(tables["seats"][index])
        known = tuned(self._spec.id, seats, self._box)
        seat, row = int(tables["to_move"][index]), self.trees[0].arrays.features
        self._scale = known.scale(self._features(tables, index, boxes, seat, row))
        self._weights, self._prior = known.weights, np.exp(known.policy / self.values["temperature"])
        self._rollout = known.rollout if self.values["rollout"] == AS_TUNED else int(self.values["rollout"])
        clock = Clock(self._ms / 1000, len(self.trees), until_settled)

        def run(tree: Tree) -> None:
            tree.arrays.settings[EXPLORATION] = self.values["exploration"]
            tree.arrays.settings[SCALE] = self._scale * self.values["scale"]
            if not self._ms:
                self.simulate(tree, math.ceil(fraction * self._simulations / len(self.trees)), tables, index, boxes)
                return
            self.simulate(tree, 1, tables, index, boxes)
            while clock.goes_on(tree):
                self.simulate(tree, CHUNK, tables, index, boxes)

        others = [self._pool.submit(run, tree) for tree in self.trees[1:]] if self._pool else []
        run(self.trees[0])
        for other in others:
            other.result()
        offered = set(tables["offer"][index, : tables["offers"][index]].tolist())
        return self._candidates(seat, offered)

    def search_move(self, move: int, count: int, tables: Array, index: int, boxes: Array) -> Candidate:
        """After a search, `count` more simulations that all begin with one move, and what came out for it."""
        tree = self.trees[0]
        if not tree.has_room():
            tree.reset()
        tree.arrays.marks[FORCED] = move + 1
        self.simulate(tree, count, tables, index, boxes)
        tree.arrays.marks[FORCED] = 0
        [candidate] = self._candidates(int(tables["to_move"][index]), {move})
        return candidate

    def simulate(self, tree: Tree, count: int, tables: Array, index: int, boxes: Array) -> None:
        """`count` simulations more."""
        guides = (self._rollout, self._weights, self._prior)
        self._search(tables, index, boxes, tree.scratch, count, *guides, tree.arrays)

    def _reuse_trees(self, tables: Array, index: int, boxes: Array, state: Array) -> None:
        """Keep the trees if this table comes from the last one by our own move and nothing else, not even a draw.

        Another seat starts again, even at the same player: it knows other things.
        """
        scratch = self._before
        if self._played != NO_NODE and scratch["to_move"][0] == tables["to_move"][index]:
            scratch["rng"][0] = seed_words("other luck", *state.tolist())
            self._play(scratch, 0, boxes, self._played)
            scratch["rng"][0] = tables["rng"][index]
            if scratch.tobytes() == tables[index : index + 1].tobytes():
                for tree in self.trees:
                    tree.advance(self._played)
                self._played = NO_NODE
                return
        self._played = NO_NODE
        for tree in self.trees:
            tree.reset()

    def _candidates(self, seat: int, offered: set[int]) -> list[Candidate]:
        visits: dict[int, int] = {}
        sums: dict[int, Any] = {}
        for tree in self.trees:
            for child in tree.children(tree.root):
                move = tree.move(child)
                if move in offered:
                    visits[move] = visits.get(move, 0) + tree.visits(child)
                    sums[move] = sums.get(move, 0.0) + tree.arrays.sums[child]
        return [self._candidate(move, n, float(sums[move][LEAD + seat]) / n) for move, n in visits.items()]

    def _candidate(self, move: int, visits: int, lead: float) -> Candidate:
        return Candidate(move, visits, win_probability(lead, self._scale), lead)

    def leads(self, seats: int) -> list[float]:
        """How far each seat will lead, by the mean over all simulations."""
        sums = sum(tree.arrays.sums[tree.root] for tree in self.trees)
        visits = sum(tree.visits(tree.root) for tree in self.trees)
        return [float(sums[LEAD + seat]) / visits for seat in range(seats)]

    def win_probabilities(self, seats: int) -> list[float]:
        """Each seat's probability to win at the root; of several seats together 1."""
        single = [win_probability(lead, self._scale) for lead in self.leads(seats)]
        return single if seats == 1 else [probability / sum(single) for probability in single]

    def principal_variation(self, move: int, longest: int = 12) -> list[tuple[int, int]]:
        """What the search expects after a move at the root: who plays what, always the most visited child."""
        tree = self.trees[0]
        line: list[tuple[int, int]] = []
        node = tree.child(tree.root, move)
        while node != NO_NODE and len(line) < longest:
            node = max(tree.children(node), key=tree.visits, default=NO_NODE)
            if node != NO_NODE:
                line.append((int(tree.arrays.nodes[node, MOVER]), tree.move(node)))
        return line


def _next_state(state: Array) -> list[int]:
    """The next state of a player's own stream."""
    return seed_words("search", *state.tolist())


def make(spec: GameSpec, values: dict[str, float], box: str) -> SearchChooser:
    return SearchChooser(spec, values, box)
