"""Every computer player, by name. One registry for the command line, Python, the site and the arena."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from meiji.kernel.chance import seed_words
from meiji.kernel.errors import BadInput
from meiji.kernel.loop import standstill_on

if TYPE_CHECKING:
    from meiji.kernel.box import LoadedBox
    from meiji.kernel.game import Game
    from meiji.kernel.spec import GameSpec

Array = np.ndarray[Any, Any]


RANDOM, GREEDY, PLANNER = range(3)
CompiledSettings = tuple[int, int, int, int]  # which of these, samples, width, depth


class Chooser(Protocol):
    """The thinking part of a player. With `compiled_settings` it plays whole games compiled (arena/whole_games.py)."""

    def choose(self, tables: Array, index: int, boxes: Array, state: Array) -> int: ...


class Player:
    """A player at one seat of one game, with a random stream of its own."""

    def __init__(self, name: str, spec: GameSpec, box: LoadedBox, chooser: Chooser) -> None:
        self.name = name
        self.spec = spec
        self.boxes = box.record.pack()
        self.chooser = chooser
        self.state: Array = np.zeros(4, np.int64)
        self.seed(0, 0)

    @property
    def compiled_settings(self) -> CompiledSettings | None:
        """The parameters of a player who thinks in compiled code only."""
        return getattr(self.chooser, "compiled_settings", None)

    def seed(self, game_seed: int, seat: int) -> None:
        self.state[:] = seed_words("player", game_seed, seat)

    def choose_on(self, tables: Array, index: int) -> int:
        """The code of the move it plays on a packed table."""
        code = self.chooser.choose(tables, index, self.boxes, self.state)
        if self._stands_still(tables, index, code):
            return self.chooser.choose(_without(code, tables, index), 0, self.boxes, self.state)
        return code

    def _stands_still(self, tables: Array, index: int, code: int) -> bool:
        """Might this move be played for ever, though there are others? Only chance gets over it by itself."""
        if self.spec.hooks.standstill is None or self.name == "random" or tables["offers"][index] == 1:
            return False
        return bool(code == self.spec.twin()[standstill_on](tables, index))

    def choose(self, game: Game) -> int:
        """The code of the move it plays in a game."""
        game.codes()
        return self.choose_on(game._table.pack(), 0)


def _without(code: int, tables: Array, index: int) -> Array:
    """The same table, as if this move were not on offer."""
    table = tables[index : index + 1].copy()
    offered = table["offer"][0, : table["offers"][0]]
    others = offered[offered != code]
    table["offers"][0] = len(others)
    table["offer"][0, : len(others)] = others
    return table


Maker = Callable[["GameSpec", dict[str, float], str], Chooser]  # with the hash of the box, for what was tuned for it
Defaults = Mapping[str, float]  # a parameter whose default is a whole number (12, not 12.0) takes whole numbers only


def _makers() -> dict[str, tuple[Maker, Defaults]]:
    """Each player's maker and its parameters with their default values."""
    from meiji.players import greedy, master, planner, random_player, search

    return {
        "random": (random_player.make, {}),
        "greedy": (greedy.make, greedy.DEFAULTS),
        "planner": (planner.make, planner.DEFAULTS),
        "search": (search.make, search.DEFAULTS),
        "master": (master.make, master.DEFAULTS),
    }


def player_names() -> list[str]:
    return list(_makers())


def make_player(text: str, spec: GameSpec, box: LoadedBox, own_tuning: bool = True) -> Player:
    """A player from its name and parameters: "search:simulations=500,rollout=40".

    Without `own_tuning` it plays as it comes with Meiji, whatever was tuned on this machine.
    """
    name, _, rest = text.partition(":")
    makers = _makers()
    if name not in makers:
        raise BadInput(f"There is no player {name!r}; the players are {', '.join(makers)}.")
    maker, defaults = makers[name]
    values, given = dict(defaults), set()
    for part in filter(None, rest.split(",")):
        key, _, value = part.partition("=")
        if key == "liking" and "temperature" in defaults:  # as temperature was called before, the other way round
            liking = _number(f"The parameter {key} of {name}", value, whole=False)
            values["temperature"] = 1.0 / liking if liking else math.inf
            continue
        if key not in defaults:
            raise BadInput(f"The player {name} has no parameter {key!r}; it has: {', '.join(defaults) or 'none'}.")
        given.add(key)
        values[key] = _number(f"The parameter {key} of {name}", value, whole=isinstance(defaults[key], int))
    if {"ms", "simulations"} <= given:
        raise BadInput(f"The player {name} thinks for a time (ms) or a number of simulations; name one of them.")
    return Player(text, spec, box, maker(spec, values, box.hash if own_tuning else ""))


def _number(what: str, text: str, whole: bool) -> float:
    kind = "a whole number" if whole else "a number"
    try:
        number = float(text)
    except ValueError:
        raise BadInput(f"{what} must be {kind}, not {text!r}.") from None
    if not 0 <= number < 1e9:
        raise BadInput(f"{what} must be {kind} from 0 to a billion, not {text}.")
    if whole and not number.is_integer():
        raise BadInput(f"{what} must be {kind}, not {text}.")
    return number


def split_players(text: str) -> list[str]:
    """ "random,search:simulations=9,rollout=3" -> its two players: a part with "=" and no colon is a parameter."""
    parts: list[str] = []
    for part in text.split(","):
        if parts and "=" in part and ":" not in part:
            parts[-1] += "," + part
        else:
            parts.append(part)
    return parts


def seat_players(names: Sequence[str], spec: GameSpec, box: LoadedBox, seats: int) -> list[Player]:
    """Player i sits in seat i; a shorter list repeats."""
    if not names or len(names) > seats:
        raise BadInput(f"There are {seats} seats for {len(names)} players; name between 1 and {seats}.")
    return [make_player(names[seat % len(names)], spec, box) for seat in range(seats)]
