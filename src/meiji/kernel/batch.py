"""Many compiled tables as one array, stepped together: for players, the arena and research.

    tables = meiji.batch("zaibatsu", n=1024, seats=4, seed=1)
    while not tables.over.all():
        codes = choose(tables.moves, tables.counts)      # any legal code a table; ignored where the game is over
        tables.step(codes)
    tables.scores

`moves[i, :counts[i]]` are the legal codes of table i, `mask[i, code]` is 1 where a code is legal, `to_move[i]` is the
seat that decides (-1 at the end). With `observe=True`, `observations[i]` is what that seat observes. With
`restart=True` a table whose game has ended begins the next one in the same step: `over[i]` then says that a game ended
just now, and `rewards[i]` what each seat got for it. The arrays are contiguous, stay the same objects and are updated
in place. With `threads=2` two threads share the tables; what is played does not depend on it. A batch can be pickled
and deep-copied; `get_state` and `set_state` go back and forth without making a new one. What is pickled, and what numba
takes apart by position, is of many types: `Any`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.atomics import add, define_atomics, get, soon_written
from meiji.kernel.box import LoadedBox
from meiji.kernel.chance import reseed, seed_words
from meiji.kernel.errors import BadInput, IllegalMove
from meiji.kernel.game import Game
from meiji.kernel.loop import deal, observe, play_on_table, score, settle, standing, take, wins
from meiji.kernel.plain import fresh_table
from meiji.kernel.rules import entry, rule
from meiji.kernel.spec import find_game
from meiji.kernel.table import OFFERS
from meiji.kernel.together import DONE, GIVER, JOB, Crew, aligned, claim, next_job

if TYPE_CHECKING:
    import numpy.typing as npt

    from meiji.kernel.record import Numbers, Record, Records, Row
    from meiji.kernel.table import Table

    Work = tuple[Any, ...]  # what a step needs: tables, boxes and arrays, as numba takes them apart

REWARDS = ("win", "lead", "rank")
WIN, LEAD, RANK = range(3)
STATE = ("tables", "_streams", "moves", "counts", "mask", "to_move", "over", "rewards", "observations")
SPOTS = 16  # tables are stepped by so many: threads seldom write side by side, and end at nearly the same time


@rule
def reward_of(g: Table, box: Record, seat: int, kind: int) -> float:
    """What a seat gets for a finished game.

    win: 1, shared by those who stand best. lead: its points less those of the best other seat.
    rank: 1 for the first, 0 for the last, in even steps; equals share. Alone at a table: its points as the lead, the
    win as the rank.
    """
    if g.seats == 1:
        if kind == LEAD:
            return float(score(g, box, seat))
        return 1.0 if wins(g, box, seat) else 0.0
    mine = standing(g, box, seat)
    best = -1_000_000_000
    below, equal = 0, 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, score(g, box, other))
            theirs = standing(g, box, other)
            below += 1 if theirs < mine else 0
            equal += 1 if theirs == mine else 0
    if kind == LEAD:
        return float(score(g, box, seat) - best)
    if kind == RANK:
        return float((below + 0.5 * equal) / (g.seats - 1))
    return 1.0 / (1 + equal) if below + equal == g.seats - 1 else 0.0


@rule
def show(g: Table, index: int, codes: Numbers, counts: Numbers, mask: Numbers, to_move: Numbers) -> None:
    """Write what can be done on a table into the rows of the batch."""
    for i in range(counts[index]):
        mask[index, codes[index, i]] = 0
    for i in range(g.offers):
        codes[index, i] = g.offer[i]
        mask[index, g.offer[i]] = 1
    counts[index] = g.offers
    to_move[index] = g.to_move


@entry
def first_illegal(mask: Numbers, counts: Numbers, chosen: Numbers) -> int:
    """The first table with a move that is not legal, or -1."""
    codes = mask.shape[1]
    for index in range(len(counts)):
        code = chosen[index]
        if counts[index] > 0 and (code < 0 or code >= codes or mask[index, code] == 0):
            return index
    return -1


@entry
def show_batch(
    tables: Records, codes: Numbers, counts: Numbers, mask: Numbers, to_move: Numbers, over: Numbers
) -> None:
    """Write anew what can be done on all tables."""
    for index in range(len(tables)):
        show(tables[index], index, codes, counts, mask, to_move)
        over[index] = tables[index].over


@rule
def step_tables(work: Work, first: int, last: int) -> None:
    """One move on every table of this range that is not over; or, with `fresh`, the deal."""
    tables, boxes, bases, streams, chosen, settings, shown = work
    codes, counts, mask, to_move, over, rewards, observations = shown
    fresh, restart, kind, observed = settings[0], settings[1], settings[2], settings[3]
    box = boxes[0]
    for index in range(first, last):  # who chose has read these
        soon_written(codes, index, 0)
        soon_written(mask, index, chosen[index])
    for index in range(first, last):
        g = tables[index]
        if g.over and not fresh:
            continue
        dealing = fresh
        going_on = True
        while going_on:  # once, or twice where the next game begins at once
            if dealing:
                deal(g, box)
            else:
                take(g, box, chosen[index])
            settle(g, box)
            going_on = restart == 1 and g.over == 1
            if fresh or not dealing:
                over[index] = g.over
                for seat in range(g.seats):
                    rewards[index, seat] = reward_of(g, box, seat, kind) if g.over else 0.0
            if going_on:
                tables[index] = bases[0]
                g = tables[index]
                reseed(g.rng, streams[index])
                dealing = 1
        show(g, index, codes, counts, mask, to_move)
        if observed:
            observe(g, box, max(0, g.to_move), observations[index])


@rule
def step_parts(notes: Numbers, claims: int, job: int, begin: int, work: Work) -> None:
    """Step the tables of every part that nobody else has claimed, beginning at one of them."""
    n = len(work[0])
    parts = (n + SPOTS - 1) // SPOTS
    done = 0
    for i in range(parts):
        part = (begin + i) % parts
        if claim(notes, claims, part, job):
            step_tables(work, part * SPOTS, min(n, (part + 1) * SPOTS))
            done += 1
    add(notes, DONE, done)


@entry
def step_batch(notes: Numbers, claims: int, helper: int, last: int, begin: int, work: Work) -> None:
    """Take part in the jobs after the last.

    Who gives one out stays until it is done, a helper until nothing comes for a while. One text for both: so it is
    compiled once.
    """
    if helper == GIVER:
        add(notes, JOB, 1)
    job = next_job(notes, helper, last)
    while job > 0:
        step_parts(notes, claims, job, begin, work)
        if helper == GIVER:
            while get(notes, DONE) != job * (len(notes) - claims):
                pass
            return
        job = next_job(notes, helper, job)


@entry
def observe_table(tables: Records, index: int, boxes: Records, seat: int, out: Row) -> None:
    observe(tables[index], boxes[0], seat, out)


@entry
def score_batch(tables: Records, boxes: Records, scores: Numbers, won: Numbers) -> None:
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
        observe: bool = False,
        restart: bool = False,
        reward: str = "win",
        threads: int = 1,
    ) -> None:
        self.spec = find_game(game)
        if n < 1:
            raise BadInput(f"A batch needs at least 1 table, not {n}.")
        if threads < 1:
            raise BadInput(f"A batch needs at least 1 thread, not {threads}.")
        if reward not in REWARDS:
            raise BadInput(f"There is no reward {reward!r}; the rewards are {', '.join(REWARDS)}.")
        self.seats = seats if seats is not None else max(2, min(self.spec.seats))
        self.spec.check_seats(self.seats)
        self.options = self.spec.prepare(self.spec.table(), self.seats, self.spec.check_options(options or {}))
        self.box = self.spec.box(box)
        self.boxes = self.box.record.pack()
        self.n = n
        self.tables = aligned((n,), self.spec.table.dtype())
        self.moves = aligned((n, OFFERS), np.int16)
        self.counts = aligned((n,), np.int16)
        self.mask = aligned((n, len(self.spec.moves)), np.uint8)
        self.to_move = aligned((n,), np.int16)
        self.over = aligned((n,), np.bool_)
        self.rewards = aligned((n, self.seats), np.float32)
        size = self.spec.observation.size(self.seats) if observe else 0
        self.observations = aligned((n, size), np.int16)
        base = fresh_table(self.spec, self.seats, self.options, seed_words(0))
        self._bases = base.pack()
        self._streams = aligned((n, 4), np.int64)
        self._chosen = aligned((n,), np.int64)
        self._settings = np.array([0, int(restart), REWARDS.index(reward), int(observe)], np.int64)
        self._shown = (self.moves, self.counts, self.mask, self.to_move, self.over, self.rewards, self.observations)
        arrays = (self.tables, self.boxes, self._bases, self._streams, self._chosen)
        self._work = (*arrays, self._settings, self._shown)
        twin = self.spec.twin()
        define_atomics()
        parts = -(-n // SPOTS)
        threads = min(threads, parts)
        self._step, self._first_illegal, self._show = twin[step_batch], twin[first_illegal], twin[show_batch]
        self._crew = Crew(self, threads - 1, parts, helping(self._step, parts, threads, self._work))
        self._behind = False  # `play` has updated records, and not the arrays
        self._arguments: tuple[Any, ...] = (
            game,
            n,
            self.seats,
            0,
            self.options,
            self.box,
            observe,
            restart,
            reward,
            threads,
        )
        self._score, self._play, self._observe = twin[score_batch], twin[play_on_table], twin[observe_table]
        self.restart(0 if seed is None else seed)

    def restart(self, seed: int) -> None:
        """New games on all tables; table i has the seed `seed` + i."""
        self.tables.view(np.uint8).reshape(self.n, -1)[:] = self._bases.view(np.uint8)
        self.tables["rng"] = [seed_words(seed + index) for index in range(self.n)]
        self._streams[:] = [seed_words("restart", seed + index) for index in range(self.n)]
        self.mask[:] = 0
        self.counts[:] = 0
        self._run(1)

    def _run(self, fresh: int) -> None:
        self._settings[0] = fresh
        self._crew.wake()
        notes = self._crew.notes
        self._step(notes, self._crew.claims, GIVER, int(notes[JOB]), 0, self._work)

    def step(self, codes: npt.ArrayLike) -> None:
        """Play one legal code on every table; those whose game is over are left alone."""
        given = np.asarray(codes)
        if given.dtype.kind not in "iu":
            raise BadInput(f"A step needs whole numbers as codes, not {given.dtype}.")
        chosen = np.ascontiguousarray(given, np.int64)
        if chosen.shape != (self.n,):
            raise BadInput(f"A step needs {self.n} codes, not an array of shape {chosen.shape}.")
        if self._behind:
            self._show(self.tables, *self._shown[:5])
            self._behind = False
        wrong = self._first_illegal(self.mask, self.counts, chosen)
        if wrong >= 0:
            raise self._illegal(wrong, int(given[wrong]))
        self._chosen[:] = chosen
        self._run(0)

    def play(self, index: int, code: int) -> int:
        """Play one legal code on one table; how many moves are then on offer. Only the record is updated at once."""
        if type(index) is not int or not 0 <= index < self.n:
            raise BadInput(f"There is no table {index!r}; the tables are 0 to {self.n - 1}.")
        offers: int = self._play(self.tables, index, self.boxes, code)
        if offers < 0:
            raise self._illegal(index, code)
        self._behind = True
        return offers

    def observe(self, index: int, seat: int) -> Numbers:
        """What a seat observes of one table, also when it is not to move."""
        row = np.zeros(self.spec.observation.size(self.seats), np.int16)
        self._observe(self.tables, index, self.boxes, seat, row)
        return row

    def _illegal(self, index: int, code: int) -> IllegalMove:
        table = self.tables[index]
        allowed = ", ".join(str(c) for c in table["offer"][: table["offers"]]) or "none, the game is over"
        return IllegalMove(f"The code {code} is not legal on table {index}; legal are: {allowed}.")

    @property
    def scores(self) -> Numbers:
        """The points of every seat on every table, now."""
        return self._results()[0]

    @property
    def won(self) -> Numbers:
        """1 where a seat stands best (solo: has met the goals)."""
        return self._results()[1]

    def _results(self) -> tuple[Numbers, Numbers]:
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

    def get_state(self) -> dict[str, Any]:
        """All that changes in play, as copies; what comes next is in it, too."""
        return {"behind": self._behind, **{name: getattr(self, name).copy() for name in STATE}}

    def set_state(self, state: dict[str, Any]) -> None:
        """Go on from there: a state of a batch with the same game, options, box and number of tables."""
        for name in STATE:
            if state[name].shape != getattr(self, name).shape or state[name].dtype != getattr(self, name).dtype:
                raise BadInput(f"The state is not one of {self!r}: its {name} differ.")
        for name in STATE:
            getattr(self, name)[:] = state[name]
        self._behind = bool(state["behind"])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._arguments, self.get_state()

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.set_state(state)

    def __repr__(self) -> str:
        return f"<Batch {self.spec.id}, {self.n} tables, {self.seats} seats, {int(self.over.sum())} over>"


def helping(step: Callable[..., None], parts: int, threads: int, work: Work) -> Callable[[Numbers, int, int], None]:
    """What a helper of a batch does; it must not know the batch, which would never end then."""

    def share(notes: Numbers, helper: int, last: int) -> None:
        step(notes, len(notes) - parts, helper, last, (helper + 1) * parts // threads, work)

    return share
