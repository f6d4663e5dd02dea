"""Positions that nobody came to by playing: each is refused in one sentence, or plays to the end like any other.

Seeded changes of positions out of random games. `judge` says what became of one; `run` judges many, for the tests and
for benchmarks/hostile.py.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import meiji
from meiji.kernel.chance import reseed, seed_words
from meiji.kernel.loop import imagine, play_on_table
from meiji.kernel.position import position_fault
from meiji.kernel.record import SIZES, Cells
from meiji.kernel.rules import entry
from meiji.kernel.table import FRAMES

from .tables import MOST_DECISIONS, Chooser, Setup, checker, setups

Save = dict[str, Any]
Place = tuple[str, int, int]  # field, line, column; 0 where the field has none

FROM_ONE_GAME = 200  # changed positions


class Changes:
    """Ways to spoil the position of a save, each by a random generator."""

    def __init__(self, spec: meiji.GameSpec, save: Save, other: Save, chance: random.Random) -> None:
        self.fields: dict[str, Cells] = {name: cells for name, cells in spec.table.fields.items() if name != "rng"}
        self.kinds = known_kinds(save, other, len(spec.decisions.names))
        self.position, self.other, self.chance = save["position"], other["position"], chance

    def place(self, name: str | None = None) -> Place:
        """A number of the table: any field as often as any other."""
        name = name or self.chance.choice(list(self.fields))
        shape = (*self.fields[name].shape, 1, 1)
        return name, self.chance.randrange(shape[0]), self.chance.randrange(shape[1])

    def get(self, place: Place) -> int:
        name, line, column = place
        value = self.position[name]
        if isinstance(value, list):
            value = value[line]
        number: int = value[column] if isinstance(value, list) else value
        return number

    def put(self, place: Place, number: int) -> str:
        """Set a number, within what its type holds."""
        name, line, column = place
        most = 2 ** (8 * SIZES[self.fields[name].kind] - 1) - 1
        number = max(-most - 1, min(most, number))
        shape = self.fields[name].shape
        if not shape:
            self.position[name] = number
        elif len(shape) == 1:
            self.position[name][line] = number
        else:
            self.position[name][line][column] = number
        return f"{name}{[line, column][: len(shape)] or ''}={number}"

    def extreme(self) -> str:
        place = self.place()
        most = 2 ** (8 * SIZES[self.fields[place[0]].kind] - 1) - 1
        return self.put(place, self.chance.choice([0, 1, -1, most, -most - 1, most - 1, 1000]))

    def nudge(self) -> str:
        place = self.place()
        return self.put(place, self.get(place) + self.chance.choice([1, -1, 2, -2]))

    def small(self) -> str:
        return self.put(self.place(), self.chance.randrange(12))

    def shift(self) -> str:
        """One piece from a place to another of the same field: nothing is lost."""
        name = self.chance.choice(list(self.fields))
        one, two = self.place(name), self.place(name)
        told = self.put(one, self.get(one) - 1)
        return f"{told} {self.put(two, self.get(two) + 1)}"

    def carry(self) -> str:
        """One piece to a place of another field."""
        one, two = self.place(), self.place()
        told = self.put(one, self.get(one) - 1)
        return f"{told} {self.put(two, self.get(two) + 1)}"

    def swap(self) -> str:
        name = self.chance.choice([name for name, cells in self.fields.items() if cells.shape])
        one, two = self.place(name), self.place(name)
        first, second = self.get(one), self.get(two)
        return f"{self.put(one, second)} {self.put(two, first)}"

    def double(self) -> str:
        """A card, a seat or a tile twice."""
        name = self.chance.choice([name for name, cells in self.fields.items() if cells.shape])
        return self.put(self.place(name), self.get(self.place(name)))

    def lines(self) -> str:
        """Two seats or places change all they have of a thing."""
        name = self.chance.choice([name for name, cells in self.fields.items() if len(cells.shape) == 2])
        grid = self.position[name]
        one, two = self.chance.randrange(len(grid)), self.chance.randrange(len(grid))
        grid[one], grid[two] = grid[two], grid[one]
        return f"{name}: {one} and {two} swapped"

    def mix(self) -> str:
        """A field from another moment."""
        name = self.chance.choice(list(self.fields))
        self.position[name] = copy.deepcopy(self.other[name])
        return f"{name} of another moment"

    def stack(self) -> str:
        """All frames from another moment."""
        for name in ("depth", "frame_kind", "frame_seat", "frame_a", "frame_b"):
            self.position[name] = copy.deepcopy(self.other[name])
        return "frames of another moment"

    def turn(self) -> str:
        """All frames and single numbers from another moment: whose turn it is, the action in progress, the round."""
        self.stack()
        for name, cells in self.fields.items():
            if not cells.shape and self.chance.random() < 0.9:
                self.position[name] = self.other[name]
        return "frames and numbers of another moment"

    def frame(self) -> str:
        """Another kind or another number in a frame."""
        at = self.chance.randrange(max(1, min(FRAMES, self.position["depth"])))
        name = self.chance.choice(["frame_kind", "frame_seat", "frame_a", "frame_b"])
        number = self.chance.choice(self.kinds) if name == "frame_kind" else self.chance.randrange(-1, 40)
        return self.put((name, at, 0), number)

    def top(self, more: int = 0) -> str:
        """Another decision of the same seat in the place of the top frame, or above it."""
        at = min(FRAMES - 1, max(0, self.position["depth"] - 1) + more)
        numbers = [self.chance.choice([0, 0, self.chance.randrange(4), self.chance.randrange(40)]) for _ in range(2)]
        told = [self.put(("frame_kind", at, 0), self.chance.choice(self.kinds))]
        told += [self.put((name, at, 0), number) for name, number in zip(("frame_a", "frame_b"), numbers, strict=True)]
        told.append(self.put(("frame_seat", at, 0), self.position["frame_seat"][max(0, at - more)]))
        return " ".join([*told, self.put(("depth", 0, 0), at + 1)])

    def push(self) -> str:
        return self.top(1)

    def several(self) -> str:
        ways: list[Callable[[], str]] = [self.extreme, self.nudge, self.small, self.shift, self.swap, self.frame]
        return " ".join(self.chance.choice(ways)() for _ in range(self.chance.randrange(2, 6)))

    def change(self) -> str:
        """Spoil the position in one of these ways; what was done."""
        one_number = [self.extreme, self.nudge, self.small, self.shift, self.carry, self.swap, self.double]
        return self.chance.choice(
            [*one_number, self.lines, self.mix, self.stack, self.frame, self.push, self.several]
        )()


def known_kinds(save: Save, other: Save, decisions: int) -> list[int]:
    return [*range(decisions), *save["position"]["frame_kind"], *other["position"]["frame_kind"]]


def moments(setup: Setup, seed: int) -> list[Save]:
    """Some moments of a random game as saves that hold the position."""
    chance = random.Random(seed)
    game, chooser, found = setup.new(seed), Chooser(seed, curious=bool(seed % 2)), []
    while not game.over:
        if chance.random() < 0.1:
            found.append(game.imagine(0, seed).save())
        game.play(chooser.choose(game.codes()))
    return [*found, game.imagine(0, seed).save()]


def hostile_saves(game: str, seed: int) -> Iterator[tuple[str, Save]]:
    """Changed positions without end: what was done to each, and the save."""
    spec, number = meiji.find_game(game), seed
    while True:
        setup = random.Random(number).choice(setups(game))
        sound = moments(setup, number)
        for i in range(FROM_ONE_GAME):
            chance = random.Random(f"{number} {i}")
            source, other = chance.choice(sound), chance.choice(sound)
            save = {**source, "position": copy.deepcopy(source["position"])}
            told = Changes(spec, save, other, chance).change()
            if save["position"] != source["position"]:
                yield f"{setup}, game {number}, change {i}: {told}", save
        number += 1


def judge(told: str, save: Save, seed: int, compiled: bool, plain: bool) -> str:
    """Refused, or played to the end, in the same way plain and compiled."""
    try:
        game = meiji.load(save)
    except meiji.MeijiError as error:
        sentence = str(error)
        assert sentence.endswith(".") and "\n" not in sentence and sentence[0].isupper(), f"{told}: {sentence}"
        return "refused"
    game._table.rng[:] = seed_words(seed)
    try:
        checker(game.spec.id).conserved(game._table, game.box.record)
    except AssertionError as error:
        raise AssertionError(f"{told}: accepted, but not conserved: {error}") from None
    ends = [way(told, game.copy(), seed) for way, wanted in ((play_compiled, compiled), (play_plain, plain)) if wanted]
    assert len(set(ends)) <= 1, f"{told}: plain and compiled end differently"
    return "played"


def play_plain(told: str, game: meiji.Game, seed: int) -> bytes:
    """Random moves to the end; everybody looks at it now and then."""
    chance = random.Random(seed)
    for _ in range(MOST_DECISIONS):
        if game.over:
            game.result()
            return game._table.to_bytes()
        game.play(chance.choice(game.codes()))
        if chance.random() < 0.02:
            look(told, game)
    raise AssertionError(f"{told}: it does not end")


def look(told: str, game: meiji.Game) -> None:
    """Views, results and imagined tables can be made, and the table is still a possible one."""
    game.result()
    for seat in range(game.seats):
        game.view(seat), game.observe(seat)
        imagined = game.imagine(seat, 1)
        for seen in (game, imagined):
            fault = position_fault(game.spec, seen._table, game.box.record, game.options)
            assert fault is None, f"{told}: after {len(game.log)} moves {fault}"


@entry
def imagine_table(tables: Any, index: int, boxes: Any, seat: int, state: Any) -> None:
    """What the seat may believe, with a generator of its own."""
    reseed(tables[index].rng, state)
    imagine(tables[index], boxes[0], seat)


def play_compiled(told: str, game: meiji.Game, seed: int) -> bytes:
    """The same moves compiled; each seat also imagines where it begins."""
    import numpy as np

    chance = random.Random(seed)
    twin, tables, boxes = game.spec.twin(), game._table.pack(), game.box.record.pack()
    play_on, imagine_compiled = twin[play_on_table], twin[imagine_table]
    for seat in range(game.seats):
        imagine_compiled(tables.copy(), 0, boxes, seat, np.array(seed_words(seed), np.int64))
    table = tables[0]
    for _ in range(MOST_DECISIONS):
        if table["over"]:
            return bytes(tables.tobytes())
        play_on(tables, 0, boxes, int(chance.choice(table["offer"][: table["offers"]].tolist())))
        chance.random()  # where plain play may look
    raise AssertionError(f"{told}: it does not end")


def run(game: str, count: int, seed: int, compiled: bool, plain_every: int) -> Counter[str]:
    """Judge so many changed positions, one in so many of the accepted ones also plain (0: none)."""
    verdicts: Counter[str] = Counter()
    for number, (told, save) in enumerate(hostile_saves(game, seed)):
        if number == count:
            break
        plain = plain_every > 0 and number % plain_every == 0
        verdicts[judge(told, save, number, compiled, plain)] += 1
    return verdicts
