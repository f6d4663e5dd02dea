"""Games into bytes and rows and back; a store only has to keep them.

The log of moves is the truth: a game comes back by replaying it, and its generator is then set to where it stood, so
a seed tells the whole game even when the server was started anew in between. Every move also stores the packed record,
with a stamp: the version of the rules and the layout of the record. A game is replayed and goes on by the rules with
which it began. Where these are no longer known, the replay is left out and play goes on from the record, so a rules fix
never changes a running table. Where the layout has changed, the records cannot be read any more and are made anew from
the log.
"""

from __future__ import annotations

import hashlib
import secrets
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, Protocol, TypeVar

import numpy as np

from meiji.kernel.box import LoadedBox
from meiji.kernel.chance import Chance, WrongOutcome, seed_words
from meiji.kernel.errors import BadSave, MeijiError
from meiji.kernel.game import Game, new_game
from meiji.kernel.move import Drawn, Played
from meiji.kernel.plain import fresh_table
from meiji.kernel.presentation import AnyTable, Json
from meiji.kernel.saves import game_from_position, table_of_position
from meiji.kernel.spec import GameSpec, find_game


@dataclass(frozen=True)
class StoredMove:
    """A move of the log, with the table after it."""

    number: int
    seat: int
    notation: str
    drawn: list[str]
    record: bytes
    rules: str  # the stamp of the record


class StoredGame(Protocol):
    """What a row must tell of a game besides its moves; a store may keep more."""

    __dataclass_fields__: ClassVar[dict[str, Any]]  # by which mypy knows a dataclass

    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> str: ...  # the stamp of the record at the start
    @property
    def seats(self) -> int: ...
    @property
    def seed(self) -> str: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def setup(self) -> list[str]: ...
    @property
    def start(self) -> bytes | None: ...
    @property
    def position(self) -> Json | None: ...


R = TypeVar("R", bound=StoredGame)


@dataclass(frozen=True)
class Begun:
    """A game that was just set up, as the store keeps it."""

    game: Game
    setup: list[str]
    record: bytes


@cache
def layout(game: str) -> str:
    """A stamp of what the numbers of a packed record mean: its fields, decisions, moves and draws."""
    spec = find_game(game)
    fields = [(name, cells.kind, cells.shape) for name, cells in spec.table.fields.items()]
    parts = (fields, list(spec.decisions.names), list(spec.moves.notations), list(spec.draws.names))
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:10]


def stamp(game: Game) -> str:
    return f"{game.rules}/{layout(game.spec.id)}"


def pack(game: Game) -> bytes:
    """The table with its generator, packed."""
    return zlib.compress(game._table.to_bytes(), 1)


def unpack(spec: GameSpec, record: bytes) -> AnyTable:
    table: AnyTable = spec.table.unpack(np.frombuffer(zlib.decompress(record), spec.table.dtype()))
    table.chance = Chance()
    return table


def with_another_future(spec: GameSpec, record: bytes) -> bytes:
    """The same table with another generator: what was seen of its future is worth nothing."""
    table = unpack(spec, record)
    table.rng[:] = seed_words(secrets.randbits(62))
    return zlib.compress(table.to_bytes(), 1)


def begin(row: StoredGame, box: LoadedBox, names: Sequence[str]) -> Begun:
    """Set the game of a table up."""
    return begun(new_game(row.game, row.seats, int(row.seed), row.options, box, names))


def begin_like(row: StoredGame, box: LoadedBox, names: Sequence[str]) -> Begun:
    """Set a game up as that of another table was, with another generator: what is drawn later is drawn anew."""
    spec = find_game(row.game)
    game = _start(spec, row, box, names, spec.version)
    game._table.rng[:] = seed_words(secrets.randbits(62))
    return begun(game)


def begun(game: Game) -> Begun:
    return Begun(game, [game.spec.draws.text(drawn) for drawn in game.setup], pack(game))


def last_move(game: Game) -> StoredMove:
    """The last move of a game as a row."""
    played = game.log[-1]
    drawn = [game.spec.draws.text(outcome) for outcome in played.drawn]
    notation = game.spec.moves.notations[played.code]
    return StoredMove(len(game.log), played.seat, notation, drawn, pack(game), stamp(game))


def revive(
    row: R, moves: Sequence[StoredMove], box: LoadedBox, names: Sequence[str]
) -> tuple[Game, R, list[StoredMove]]:
    """The game of a table as it stands, with rows whose records can be read."""
    spec = find_game(row.game)
    assert row.start is not None
    stamps = {row.rules, *(move.rules for move in moves)}
    readable = all(one.partition("/")[2] == layout(row.game) for one in stamps)
    versions = {one.partition("/")[0] for one in stamps}
    rules = versions.pop() if len(versions) == 1 else None
    if not spec.knows(rules):
        if readable:
            return _from_record(row, moves, box, names), row, list(moves)
        rules = spec.version
    game = _start(spec, row, box, names, rules)
    start, anew = pack(game), []
    for move in moves:
        try:
            game.replay(spec.moves.code(move.notation) or 0, [_outcome(spec, text) for text in move.drawn])
        except (MeijiError, WrongOutcome, IndexError):
            reason = f"its move {move.number} ({move.notation!r}) is not possible under these rules"
            raise BadSave(f"The table cannot be read by this version of Meiji: {reason}.") from None
        if not readable:
            anew.append(replace(last_move(game), number=move.number))
    game.seed = int(row.seed) if row.seed else None
    if readable:
        game._table.rng[:] = unpack(spec, moves[-1].record if moves else row.start).rng
        return game, row, list(moves)
    game._table.rng[:] = _generator(game)
    return game, replace(row, rules=stamp(game), start=start), anew


def _start(spec: GameSpec, row: StoredGame, box: LoadedBox, names: Sequence[str], rules: str | None) -> Game:
    """The game where its log starts: after a setup, or at a position."""
    options = dict(row.options)
    if row.position is not None:
        return game_from_position(
            Game(spec, box, options, table_of_position(spec, row.seats, dict(row.position)), names, rules)
        )
    game = Game(spec, box, options, fresh_table(spec, row.seats, options, seed_words(0)), names, rules)
    game._table.chance.script = [_outcome(spec, text) for text in row.setup]
    game._run.begin(game._table, box.record)
    game.setup = tuple(game._table.chance.drawn)
    return game


def _generator(game: Game) -> list[int]:
    """Where the generator stood, if the seed tells the same game again; else a new one."""
    if game.seed is not None:
        again = game._same(fresh_table(game.spec, game.seats, game.options, seed_words(game.seed)))
        again._run.begin(again._table, again.box.record)
        try:
            for played in game.log:
                again.play(played.code)
        except MeijiError:
            pass
        if again.log == game.log:
            words: list[int] = again._table.rng[:]
            return words
    return seed_words(secrets.randbits(63))


def _from_record(row: StoredGame, moves: Sequence[StoredMove], box: LoadedBox, names: Sequence[str]) -> Game:
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
