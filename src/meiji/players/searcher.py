"""The Python half of `search`: trees kept between the decisions of a turn, time limits, threads."""

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
from meiji.players.search import (
    AFTER,
    COLUMNS,
    FIRST,
    LEAD,
    LONGEST_PATH,
    MOVE,
    MOVER,
    NO_NODE,
    NODES,
    ROOT,
    SUMS,
    VISITS,
    WANTED,
    search_more,
)
from meiji.players.value import FEATURES, SEATS, chance_of_lead, features_of, tuned

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.registry import Array

# ms: think so long instead of a number of simulations. rollout: decisions played below the tree before the table is
# weighed; how many suit a game and its seats is tuned. scale: how many times the tuned doubt. liking: how sharp the
# liking for moves is.
AS_TUNED = -1
DEFAULTS: dict[str, float] = {
    "simulations": 1000,
    "ms": 0.0,
    "threads": 1,
    "rollout": AS_TUNED,
    "exploration": 0.8,
    "scale": 1.0,
    "liking": 1.0,
}
CHUNK = 32  # simulations between two looks at the clock
LOOKS = 16  # in the time given, whether the choice is settled already
FEWEST_NODES = 20_000
NODES_PER_MS = 400
MOST_THREADS = 64


@dataclass
class Candidate:
    """A move at the root, as the search sees it."""

    code: int
    visits: int
    chance: float
    lead: float


class Tree:
    """One search tree with all it needs; one a thread, and no two on the same cache line."""

    most_nodes = 800_000  # 70 MB

    def __init__(self, spec: GameSpec, size: int, number: int) -> None:
        self.scratch = aligned((1,), spec.table.dtype())
        self.tree = aligned((size, COLUMNS), np.int32)
        self.sums = aligned((size, SUMS), np.float64)
        self.marks = aligned((3,), np.int64)
        self.child_at = aligned((len(spec.moves),), np.int32)
        self.child_at[:] = NO_NODE
        self.path = aligned((LONGEST_PATH,), np.int32)
        self.row, self.leads = aligned((FEATURES,), np.float64), aligned((SEATS,), np.float64)
        self.numbers = aligned((2 + SEATS,), np.float64)
        self.state = aligned((4,), np.int64)
        self.number = number

    def arrays(self) -> tuple[Array, ...]:
        """What search.py calls `nodes`."""
        return (
            self.tree, self.sums, self.marks, self.child_at, self.path, self.row, self.leads, self.numbers, self.state,
        )  # fmt: skip

    def children(self, node: int) -> list[int]:
        found, child = [], int(self.tree[node, FIRST])
        while child != NO_NODE:
            found.append(child)
            child = int(self.tree[child, AFTER])
        return found

    def child(self, node: int, move: int) -> int:
        return next((child for child in self.children(node) if self.tree[child, MOVE] == move), NO_NODE)

    def visits(self) -> Counter[int]:
        """How often each move at the root was followed."""
        children = self.children(int(self.marks[ROOT]))
        return Counter({int(self.tree[child, MOVE]): int(self.tree[child, VISITS]) for child in children})

    def has_room(self) -> bool:
        return bool(self.marks[NODES] <= len(self.tree) // 2)

    def forget(self) -> None:
        self.marks[:] = 0

    def go_down(self, move: int) -> None:
        """The tree below a move becomes the tree, if there is one and there is room for more."""
        child = self.child(int(self.marks[ROOT]), move)
        if child == NO_NODE or not self.has_room():
            self.forget()
        else:
            self.marks[ROOT] = child


class Clock:
    """Time for a search: to its end, or until one move is so far ahead that hardly anything could change the choice.

    It is settled where the second move would not catch up even with three quarters of all visits to come.
    """

    def __init__(self, seconds: float, trees: int, until_settled: bool) -> None:
        self.begun, self.seconds = time.perf_counter(), seconds
        self.next_look = [seconds / LOOKS if until_settled else seconds] * trees
        self.simulations = [0] * trees
        self.visits: list[Counter[int]] = [Counter()] * trees  # to the moves at each root, when last looked at
        self.settled = False

    def goes_on(self, tree: Tree) -> bool:
        """Are CHUNK simulations more wanted?"""
        passed = time.perf_counter() - self.begun
        if passed >= self.next_look[tree.number]:
            self.next_look[tree.number] += self.seconds / LOOKS
            self.visits[tree.number] = tree.visits()
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
        self._spec, self._box = spec, box
        twin = spec.twin()
        self._more, self._play, self._features = twin[search_more], twin[play_on_table], twin[features_of]
        self._simulations, self.values = simulations, values
        wanted = max(FEWEST_NODES, int(NODES_PER_MS * self._ms)) if self._ms else 4 * simulations + 2
        size = min(self.kind_of_tree.most_nodes, wanted)
        self.trees = [self.kind_of_tree(spec, size, number) for number in range(threads)]
        self._doubt, self._rollout = 1.0, 0
        self._weights = self._power = np.zeros(0)
        self._before = np.zeros(1, spec.table.dtype())  # the table of the last decision
        self._played = NO_NODE  # and the move then chosen
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None  # and whoever asks

    def choose(self, tables: Array, index: int, boxes: Array, state: Array) -> int:
        if tables["offers"][index] == 1:  # nothing to think about
            self._take_up(tables, index, boxes, state)
            code = int(tables["offer"][index, 0])
        else:
            candidates = self.look(tables, index, boxes, state, until_settled=True)
            code = max(candidates, key=lambda c: (c.visits, c.chance)).code
        self._before[0], self._played = tables[index], code
        return code

    def look(
        self, tables: Array, index: int, boxes: Array, state: Array, until_settled: bool = False, part: float = 1.0
    ) -> list[Candidate]:
        """Search, and say what was found of every move on offer that was tried.

        `part`: of the simulations, where their number and not the time is given.
        """
        self._take_up(tables, index, boxes, state)
        for tree in self.trees:
            tree.state[:] = state
            tree.state[0] ^= 0x9E3779B9 * tree.number & 0xFFFFFFFF
        state[:] = _stir(state)
        seats = int(tables["seats"][index])
        known = tuned(self._spec.id, seats, self._box)
        seat, row = int(tables["to_move"][index]), self.trees[0].row
        self._doubt = known.doubt(self._features(tables, index, boxes, seat, row))
        self._weights, self._power = known.weights, np.exp(self.values["liking"] * known.policy)
        self._rollout = known.rollout if self.values["rollout"] == AS_TUNED else int(self.values["rollout"])
        clock = Clock(self._ms / 1000, len(self.trees), until_settled)

        def run(tree: Tree) -> None:
            tree.numbers[:2] = self.values["exploration"], self._doubt * self.values["scale"]
            if not self._ms:
                self.grow(tree, math.ceil(part * self._simulations / len(self.trees)), tables, index, boxes)
                return
            self.grow(tree, 1, tables, index, boxes)
            while clock.goes_on(tree):
                self.grow(tree, CHUNK, tables, index, boxes)

        others = [self._pool.submit(run, tree) for tree in self.trees[1:]] if self._pool else []
        run(self.trees[0])
        for other in others:
            other.result()
        offered = set(tables["offer"][index, : tables["offers"][index]].tolist())
        return self._candidates(seat, offered)

    def consider(self, move: int, count: int, tables: Array, index: int, boxes: Array) -> Candidate:
        """After a look, what is found of a move in so many more simulations that all begin with it."""
        tree = self.trees[0]
        if not tree.has_room():
            tree.forget()
        tree.marks[WANTED] = move + 1
        self.grow(tree, count, tables, index, boxes)
        tree.marks[WANTED] = 0
        [found] = self._candidates(int(tables["to_move"][index]), {move})
        return found

    def grow(self, tree: Tree, count: int, tables: Array, index: int, boxes: Array) -> None:
        """So many simulations more."""
        settings = (self._rollout, self._weights, self._power)
        self._more(tables, index, boxes, tree.scratch, count, *settings, tree.arrays())

    def _take_up(self, tables: Array, index: int, boxes: Array, state: Array) -> None:
        """Keep the tree if this table comes from the last one by our own move and nothing else, not even a draw.

        Another seat starts anew, even at the same player: it knows other things.
        """
        scratch = self._before
        if self._played != NO_NODE and scratch["to_move"][0] == tables["to_move"][index]:
            scratch["rng"][0] = seed_words("other luck", *state.tolist())
            self._play(scratch, 0, boxes, self._played)
            scratch["rng"][0] = tables["rng"][index]
            if scratch.tobytes() == tables[index : index + 1].tobytes():
                for tree in self.trees:
                    tree.go_down(self._played)
                self._played = NO_NODE
                return
        self._played = NO_NODE
        for tree in self.trees:
            tree.forget()

    def _candidates(self, seat: int, offered: set[int]) -> list[Candidate]:
        visits: dict[int, int] = {}
        sums: dict[int, Any] = {}
        for tree in self.trees:
            for child in tree.children(int(tree.marks[ROOT])):
                move = int(tree.tree[child, MOVE])
                if move in offered:
                    visits[move] = visits.get(move, 0) + int(tree.tree[child, VISITS])
                    sums[move] = sums.get(move, 0.0) + tree.sums[child]
        return [self._candidate(move, n, float(sums[move][LEAD + seat]) / n) for move, n in visits.items()]

    def _candidate(self, move: int, visits: int, lead: float) -> Candidate:
        return Candidate(move, visits, chance_of_lead(lead, self._doubt), lead)

    def leads(self, seats: int) -> list[float]:
        """How far each seat will lead, as the search found where it began."""
        sums = sum(tree.sums[int(tree.marks[ROOT])] for tree in self.trees)
        visits = sum(int(tree.tree[int(tree.marks[ROOT]), VISITS]) for tree in self.trees)
        return [float(sums[LEAD + seat]) / visits for seat in range(seats)]

    def chances(self, seats: int) -> list[float]:
        """Each seat's chance to win where the search began; of several seats together 1."""
        found = [chance_of_lead(lead, self._doubt) for lead in self.leads(seats)]
        return found if seats == 1 else [chance / sum(found) for chance in found]

    def line(self, move: int, longest: int = 12) -> list[tuple[int, int]]:
        """What the search expects after a move at the root: who plays what, most visited first."""
        tree = self.trees[0]
        found: list[tuple[int, int]] = []
        node = tree.child(int(tree.marks[ROOT]), move)
        while node != NO_NODE and len(found) < longest:
            children = tree.children(node)
            node = max(children, key=lambda c: int(tree.tree[c, VISITS]), default=NO_NODE)
            if node != NO_NODE:
                found.append((int(tree.tree[node, MOVER]), int(tree.tree[node, MOVE])))
        return found


def _stir(state: Array) -> list[int]:
    """The next state of a player's own stream."""
    return seed_words("search", *state.tolist())


def make(spec: GameSpec, values: dict[str, float], box: str) -> SearchChooser:
    return SearchChooser(spec, values, box)
