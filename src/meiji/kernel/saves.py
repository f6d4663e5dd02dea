"""Saves: a game as JSON.

A save holds the options, what the setup and every move drew, and the moves in notation. It needs no seed, survives
any change of the generator, and says nothing of what is still to be drawn. The seed is added when the game is over.
A game that starts from a position (an imagined or edited one) holds that position instead of the setup.
"""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, TypeVar

from meiji.kernel.chance import Chance, WrongOutcome
from meiji.kernel.errors import BadSave, MeijiError
from meiji.kernel.game import Game
from meiji.kernel.limits import MOST_MOVES, check_json, shown
from meiji.kernel.plain import fresh_table
from meiji.kernel.position import position_fault
from meiji.kernel.presentation import AnyTable, Json
from meiji.kernel.record import SIZES
from meiji.kernel.spec import GameSpec, find_game

if TYPE_CHECKING:
    from pathlib import Path

    from meiji.kernel.box import LoadedBox

FORMAT = 1
SEALED = "sealed"  # the key of a save that only the site that made it can read
V = TypeVar("V")
LONGEST_WORDS = 200  # of a move or what was drawn


def save(game: Game) -> Json:
    """The game as plain data."""
    draws, notations = game.spec.draws, game.spec.moves.notations
    data: Json = {
        "format": FORMAT,
        "game": game.spec.id,
        "rules": game.rules,
        "box": {"id": game.box.id, "hash": game.box.hash},
        "seats": game.seats,
        "options": dict(game.options),
        "names": list(game.names),
    }
    if not game.box.shipped:
        data["box"]["toml"] = game.box.text
    if game._base is not None:
        base = game._base.copy()
        data["position"] = {name: getattr(base, name) for name in base.fields if name != "rng"}
    else:
        data["setup"] = [draws.text(drawn) for drawn in game.setup]
    data["moves"] = [[notations[played.code], *(draws.text(drawn) for drawn in played.drawn)] for played in game.log]
    data["result"] = game.result() if game.over else None
    if game.over and game.seed is not None:
        data["seed"] = game.seed
    return data


def load(data: Json | str | bytes, box: str | Path | LoadedBox | None = None) -> Game:
    """A game from a save, replayed and checked move by move."""
    data = parse(data)
    spec = find_game(_part(data, "game", str))
    rules = _part(data, "rules", str)
    if not spec.knows(rules):
        known = ", ".join([*spec.older, spec.version])
        raise BadSave(f"The save was played with rules {shown(rules)} of {spec.title}; known are {known}.")
    seats = _part(data, "seats", int)
    spec.check_seats(seats)
    options = spec.prepare(spec.table(), seats, spec.check_options(_part(data, "options", dict)))
    names = _part(data, "names", list)
    if len(names) > seats or not all(isinstance(name, str) for name in names):
        raise BadSave(f"The save is damaged: 'names' must be at most {seats} texts.")
    loaded = _box_of(spec, _part(data, "box", dict), box)
    if "position" in data:
        table = table_of_position(spec, seats, _part(data, "position", dict))
        game = game_from_position(Game(spec, loaded, options, table, names, rules))
    else:
        game = Game(spec, loaded, options, fresh_table(spec, seats, options, _fresh_words()), names, rules)
        _set_up(game, _part(data, "setup", list))
    moves = _part(data, "moves", list)
    if len(moves) > MOST_MOVES:
        raise BadSave(f"The save has {len(moves)} moves; no game has more than {MOST_MOVES}.")
    for number, entry in enumerate(moves, 1):
        _replay(game, number, entry)
    seed = data.get("seed")
    if game.over and isinstance(seed, int):
        game.seed = seed
    if data.get("result") is not None and data["result"] != json.loads(json.dumps(game.result())):
        raise BadSave("The save's result is not the one that its moves lead to.")
    return game


def _fresh_words() -> list[int]:
    import secrets

    return [secrets.randbits(32) | 1 for _ in range(4)]


def parse(data: Json | str | bytes) -> Json:
    if isinstance(data, str | bytes):
        try:
            text = data.decode("utf-8") if isinstance(data, bytes) else data
            check_json(text, "The save, as JSON,", BadSave)
            data = json.loads(text)
        except ValueError as error:
            raise BadSave(f"The save is not JSON: {error}.") from None
    if isinstance(data, dict) and SEALED in data:
        raise BadSave("The save is sealed: only the site that made it can open it.")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else None
        raise BadSave(f"The save has format {shown(found)}; this reads format {FORMAT}.")
    for key in ("game", "rules", "box", "seats", "options", "names", "moves"):
        if key not in data:
            raise BadSave(f"The save is damaged: {key!r} is missing.")
    return data


def _part(data: Json, key: str, kind: type[V]) -> V:
    value = data.get(key)
    if type(value) is not kind:
        raise BadSave(f"The save is damaged: {key!r} must be of type {kind.__name__}.")
    return value


def _box_of(spec: GameSpec, named: Json, box: str | Path | LoadedBox | None) -> LoadedBox:
    if box is not None:
        loaded = spec.box(box)
    elif "toml" in named:
        loaded = spec.box_from(str(named["toml"]), "the save's box")
    else:
        loaded = spec.box()
    known = [loaded.hash, *(spec.same_boxes if loaded.shipped else ())]  # what is named may be anything
    if named.get("hash") not in known:
        box_id, box_hash = shown(named.get("id")), shown(named.get("hash"))
        raise BadSave(f"The save was played with box {box_id} ({box_hash}); name its file.")
    return loaded


def game_from_position(game: Game) -> Game:
    """A game that starts from a position; one that the rules could not be in is refused before they see it."""
    fault = position_fault(game.spec, game._table, game.box.record, game.options)
    if fault is not None:
        raise BadSave(f"The save is damaged: its position is impossible, {fault}.")
    game._start_here()
    if not game.over and not game.codes():
        raise BadSave("The save is damaged: its position is impossible, nothing can be decided there.")
    return game


def table_of_position(spec: GameSpec, seats: int, fields: Json) -> AnyTable:
    """The table of a position, each field of its shape; whether it is a possible one is not yet known."""
    table = spec.table()
    table.chance = Chance()
    wanted = {name: cells for name, cells in table.fields.items() if name != "rng"}
    if set(fields) != set(wanted):
        raise BadSave("The save is damaged: its position does not have the fields of this game's table.")
    for name, cells in wanted.items():
        if not _fits(fields[name], cells.shape, 8 * SIZES[cells.kind] - 1):
            raise BadSave(f"The save is damaged: the position's field {name!r} has a wrong shape or number.")
        setattr(table, name, deepcopy(fields[name]))
    if table.seats != seats:
        raise BadSave(f"The save is damaged: its position is impossible, seats must be {seats}, not {table.seats}.")
    table.rng[:] = _fresh_words()
    return table


def _fits(value: object, shape: tuple[int, ...], bits: int) -> bool:
    if not shape:
        return type(value) is int and -(2**bits) <= value < 2**bits
    return isinstance(value, list) and len(value) == shape[0] and all(_fits(part, shape[1:], bits) for part in value)


def _set_up(game: Game, outcomes: list[str]) -> None:
    if not all(isinstance(text, str) and len(text) <= LONGEST_WORDS for text in outcomes):
        raise BadSave("The save is damaged: its setup is not a list of what was drawn.")
    try:
        game._with_outcomes(outcomes, lambda: game._run.begin(game._table, game.box.record))
    except MeijiError as error:
        raise BadSave(f"The save is damaged: its setup cannot be replayed. {error}") from None
    game.setup = tuple(game._table.chance.drawn)


def _replay(game: Game, number: int, entry: list[str]) -> None:
    words = isinstance(entry, list) and all(isinstance(text, str) and len(text) <= LONGEST_WORDS for text in entry)
    if not words or not entry:
        raise BadSave(f"The save is damaged: move {number} is not a list of a move and what was drawn.")
    where = f"move {number} ({entry[0]!r}) cannot be replayed"
    try:
        game.play(entry[0], outcomes=entry[1:])
    except MeijiError as error:
        raise BadSave(f"The save is damaged: {where}. {error}") from None
    except (WrongOutcome, IndexError, ZeroDivisionError):  # a position may break the rules later
        raise BadSave(f"The save is damaged: {where}; the rules do not know such a position.") from None
