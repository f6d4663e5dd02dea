"""Many compiled tables as one array, stepped together: for players, the arena and research.

    tables = meiji.batch("zaibatsu", n=1024, seats=4, seed=1)
    while not tables.over.all():
        codes = choose(tables.moves, tables.counts)      # any legal code a table; ignored where the game is over
        tables.step(codes)
    tables.scores

`moves[i, :counts[i]]` are the legal codes of table i, `mask[i, code]` is 1 where a code is legal, `to_move[i]` is the
seat that decides (-1 at the end). The arrays stay the same objects and are updated in place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from meiji.kernel.box import LoadedBox
from meiji.kernel.chance import seed_words
from meiji.kernel.errors import BadInput, IllegalMove
from meiji.kernel.game import Game, _fresh_table
from meiji.kernel.machine import begin, is_offered, play, play_on_table, score, wins
from meiji.kernel.rules import entry, rule
from meiji.kernel.spec import find_game
from meiji.kernel.table import OFFERS


@rule
def show(g: Any, index: int, codes: Any, counts: Any, mask: Any, to_move: Any, over: Any) -> None:
    """Write what can be done on a table into the rows of the batch."""
    for i in range(counts[index]):
        mask[index, codes[index, i]] = 0
    for i in range(g.offers):
        codes[index, i] = g.offer[i]
        mask[index, g.offer[i]] = 1
    counts[index] = g.offers
    to_move[index] = g.to_move
    over[index] = g.over


@entry
def start_batch(tables: Any, boxes: Any, codes: Any, counts: Any, mask: Any, to_move: Any, over: Any) -> None:
    for index in range(len(tables)):
        begin(tables[index], boxes[0])
        show(tables[index], index, codes, counts, mask, to_move, over)


@entry
def step_batch(
    tables: Any, boxes: Any, chosen: Any, codes: Any, counts: Any, mask: Any, to_move: Any, over: Any
) -> int:
    """One move on every table that is not over. The first table with a move that is not legal, or -1; then nothing."""
    for index in range(len(tables)):
        if tables[index].over == 0 and not is_offered(tables[index], chosen[index]):
            return index
    for index in range(len(tables)):
        g = tables[index]
        if g.over == 0:
            play(g, boxes[0], chosen[index])
            show(g, index, codes, counts, mask, to_move, over)
    return -1


@entry
def score_batch(tables: Any, boxes: Any, scores: Any, won: Any) -> None:
    for index in range(len(tables)):
        g = tables[index]
        for seat in range(g.seats):
            scores[index, seat] = score(g, boxes[0], seat)
            won[index, seat] = 1 if wins(g, boxes[0], seat) else 0


class Batch:
    """n tables of one game with the same seats, options and box."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        seed: int | None = None,
        options: dict[str, str] | None = None,
        box: str | Path | LoadedBox | None = None,
    ) -> None:
        self.spec = find_game(game)
        if n < 1:
            raise BadInput(f"A batch needs at least 1 table, not {n}.")
        self.seats = seats if seats is not None else max(2, min(self.spec.seats))
        self.spec.check_seats(self.seats)
        self.options = self.spec.prepare(self.spec.table(), self.seats, self.spec.check_options(options or {}))
        self.box = self.spec.box(box)
        self.boxes = self.box.record.pack()
        self.n = n
        self.tables: np.ndarray[Any, Any] = np.zeros(n, self.spec.table.dtype())
        self.moves = np.zeros((n, OFFERS), np.int16)
        self.counts = np.zeros(n, np.int16)
        self.mask = np.zeros((n, len(self.spec.moves)), np.uint8)
        self.to_move = np.zeros(n, np.int16)
        self.over = np.zeros(n, np.bool_)
        base = _fresh_table(self.spec, self.seats, self.options, seed_words(0))
        self._base = base.pack().view(np.uint8)
        self._bytes = self.tables.view(np.uint8).reshape(n, -1)
        self._shown = (self.moves, self.counts, self.mask, self.to_move, self.over)
        twin = self.spec.twin()
        self._start, self._step = twin[start_batch], twin[step_batch]
        self._score, self._play = twin[score_batch], twin[play_on_table]
        self.restart(0 if seed is None else seed)

    def restart(self, seed: int) -> None:
        """New games on all tables; table i has the seed `seed` + i."""
        self._bytes[:] = self._base
        self.tables["rng"] = [seed_words(seed + index) for index in range(self.n)]
        self.mask[:] = 0
        self.counts[:] = 0
        self._start(self.tables, self.boxes, *self._shown)

    def step(self, codes: Any) -> None:
        """Play one legal code on every table; those whose game is over are left alone."""
        given = np.asarray(codes)
        if given.dtype.kind not in "iu":
            raise BadInput(f"A step needs whole numbers as codes, not {given.dtype}.")
        chosen = np.ascontiguousarray(np.clip(given, -1, len(self.spec.moves)), np.int16)
        if chosen.shape != (self.n,):
            raise BadInput(f"A step needs {self.n} codes, not an array of shape {chosen.shape}.")
        wrong = self._step(self.tables, self.boxes, chosen, *self._shown)
        if wrong >= 0:
            raise self._illegal(wrong, int(given[wrong]))

    def play(self, index: int, code: int) -> int:
        """Play one legal code on one table; how many moves are then on offer. Only the record is updated."""
        if type(index) is not int or not 0 <= index < self.n:
            raise BadInput(f"There is no table {index!r}; the tables are 0 to {self.n - 1}.")
        offers: int = self._play(self.tables, index, self.boxes, code)
        if offers < 0:
            raise self._illegal(index, code)
        return offers

    def _illegal(self, index: int, code: int) -> IllegalMove:
        table = self.tables[index]
        allowed = ", ".join(str(c) for c in table["offer"][: table["offers"]]) or "none, the game is over"
        return IllegalMove(f"The code {code} is not legal on table {index}; legal are: {allowed}.")

    @property
    def scores(self) -> np.ndarray[Any, Any]:
        """The points of every seat on every table, now."""
        return self._results()[0]

    @property
    def won(self) -> np.ndarray[Any, Any]:
        """1 where a seat stands best (solo: has met the goals)."""
        return self._results()[1]

    def _results(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        scores, won = np.zeros((self.n, self.seats), np.int32), np.zeros((self.n, self.seats), np.uint8)
        self._score(self.tables, self.boxes, scores, won)
        return scores, won

    def game(self, index: int) -> Game:
        """One table as a plain game, to look at or to play on from there."""
        game = Game(self.spec, self.box, dict(self.options), self.spec.table.unpack(self.tables, index))
        from meiji.kernel.chance import Chance

        game._table.chance = Chance()
        game._set_base()
        return game
