"""Games into rows and back.

A game comes back by replaying its log; its generator is then set to where it stood, so a seed tells the whole game
even when the server was started anew in between. When the rules have changed since, the replay is left out: play goes
on from the packed record, which every move has stored.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from meiji.kernel.box import LoadedBox
from meiji.kernel.chance import Chance, seed_words
from meiji.kernel.errors import BadSave
from meiji.kernel.game import Drawn, Game, Played, _fresh_table, new_game
from meiji.kernel.spec import GameSpec, find_game
from meiji.store.rows import MoveRow, TableRow


@dataclass(frozen=True)
class Begun:
    """A game that was just set up, as the store keeps it."""

    game: Game
    setup: list[str]
    record: bytes


def pack(game: Game) -> bytes:
    """The table with its generator, packed."""
    return zlib.compress(game._table.pack().tobytes(), 6)


def unpack(spec: GameSpec, record: bytes) -> Any:
    data = zlib.decompress(record)
    if len(data) != spec.table.dtype().itemsize:
        raise BadSave("The table's record was written by another version of its rules and cannot be read.")
    table: Any = spec.table.unpack(np.frombuffer(data, spec.table.dtype()))
    table.chance = Chance()
    return table


def begin(row: TableRow, box: LoadedBox, names: Sequence[str]) -> Begun:
    """Set the game of a table up."""
    game = new_game(row.game, row.seats, int(row.seed), row.options, box, names)
    return Begun(game, [game.spec.draws.text(drawn) for drawn in game.setup], pack(game))


def last_move(game: Game) -> MoveRow:
    """The last move of a game as a row."""
    played = game.log[-1]
    drawn = [game.spec.draws.text(outcome) for outcome in played.drawn]
    notation = game.spec.moves.notations[played.code]
    return MoveRow(len(game.log), played.seat, notation, drawn, pack(game), game.spec.version)


def revive(row: TableRow, moves: Sequence[MoveRow], box: LoadedBox, names: Sequence[str]) -> Game:
    """The game of a table as it stands."""
    spec = find_game(row.game)
    assert row.start is not None
    if row.rules != spec.version or any(move.rules != spec.version for move in moves):
        return _from_record(row, moves, box, names)
    game = Game(spec, box, dict(row.options), _fresh_table(spec, row.seats, row.options, seed_words(0)), names)
    game._table.chance.script = [_outcome(spec, text) for text in row.setup]
    game._run.begin(game._table, box.record)
    game.setup = tuple(game._table.chance.drawn)
    for move in moves:
        game.replay(game.spec.moves.code(move.notation) or 0, [_outcome(spec, text) for text in move.drawn])
    game.seed = int(row.seed)
    game._table.rng[:] = unpack(spec, moves[-1].record if moves else row.start).rng
    return game


def _from_record(row: TableRow, moves: Sequence[MoveRow], box: LoadedBox, names: Sequence[str]) -> Game:
    """A table begun under older rules: the log is kept for reading, and nothing before now can be taken back."""
    spec = find_game(row.game)
    assert row.start is not None
    game = Game(spec, box, dict(row.options), unpack(spec, moves[-1].record if moves else row.start), names)
    game._base = game._table.copy()
    game.log = [
        Played(move.seat, spec.moves.code(move.notation) or 0, tuple(_outcome(spec, text) for text in move.drawn))
        for move in moves
    ]
    game._floor = len(game.log)
    return game


def _outcome(spec: GameSpec, text: str) -> Drawn:
    parsed = spec.draws.parse(text)
    if parsed is None:
        raise BadSave(f"The table's log names the outcome {text!r}, which this game does not know.")
    return parsed
