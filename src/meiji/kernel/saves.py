"""Saves: a game as JSON.

A save holds the options, what the setup and every move drew, and the moves in notation. It needs no seed, survives
any change of the generator, and says nothing of what is still to be drawn. The seed is added when the game is over.
A game that starts from a position (an imagined or edited one) holds that position instead of the setup.
"""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from meiji.kernel.chance import Chance, WrongOutcome
from meiji.kernel.errors import BadSave, MeijiError
from meiji.kernel.game import Game, _fresh_table
from meiji.kernel.record import SIZES
from meiji.kernel.spec import GameSpec, find_game
from meiji.kernel.table import FRAMES

if TYPE_CHECKING:
    from pathlib import Path

    from meiji.kernel.box import LoadedBox

FORMAT = 1


def save(game: Game) -> dict[str, Any]:
    """The game as plain data."""
    draws, notations = game.spec.draws, game.spec.moves.notations
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": game.spec.id,
        "rules": game.spec.version,
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


def load(data: dict[str, Any] | str | bytes, box: str | Path | LoadedBox | None = None) -> Game:
    """A game from a save, replayed and checked move by move."""
    data = _parse(data)
    spec = find_game(_part(data, "game", str))
    if data["rules"] != spec.version:
        raise BadSave(f"The save was played with rules {data['rules']!r}; this is {spec.version!r}.")
    seats = _part(data, "seats", int)
    spec.check_seats(seats)
    options = spec.prepare(spec.table(), seats, spec.check_options(_part(data, "options", dict)))
    names = _part(data, "names", list)
    if len(names) > seats or not all(isinstance(name, str) for name in names):
        raise BadSave(f"The save is damaged: 'names' must be at most {seats} texts.")
    loaded = _box_of(spec, _part(data, "box", dict), box)
    if "position" in data:
        game = _from_position(Game(spec, loaded, options, _position(spec, seats, _part(data, "position", dict)), names))
    else:
        game = Game(spec, loaded, options, _fresh_table(spec, seats, options, _fresh_words()), names)
        _set_up(game, _part(data, "setup", list))
    for number, entry in enumerate(_part(data, "moves", list), 1):
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


def _parse(data: dict[str, Any] | str | bytes) -> dict[str, Any]:
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise BadSave(f"The save is not JSON: {error}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else None
        raise BadSave(f"The save has format {found!r}; this reads format {FORMAT}.")
    for key in ("game", "rules", "box", "seats", "options", "names", "moves"):
        if key not in data:
            raise BadSave(f"The save is damaged: {key!r} is missing.")
    return data


def _part(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if type(value) is not kind:
        raise BadSave(f"The save is damaged: {key!r} must be of type {kind.__name__}.")
    return value


def _box_of(spec: GameSpec, named: dict[str, Any], box: str | Path | LoadedBox | None) -> LoadedBox:
    if box is not None:
        loaded = spec.box(box)
    elif "toml" in named:
        loaded = spec.box_from(str(named["toml"]), "the save's box")
    else:
        loaded = spec.box()
    if loaded.hash != named.get("hash"):
        raise BadSave(f"The save was played with box {named.get('id')!r} ({named.get('hash')}); name its file.")
    return loaded


def _from_position(game: Game) -> Game:
    """A game that starts from a position; one that the rules cannot even look at is refused."""
    try:
        game._start_here()
        for seat in range(game.seats):
            game.view(seat)
        game.result()
    except (IndexError, KeyError, TypeError, ValueError, ZeroDivisionError, StopIteration):
        raise BadSave("The save is damaged: its position is impossible.") from None
    return game


def _position(spec: GameSpec, seats: int, fields: dict[str, Any]) -> Any:
    table = spec.table()
    table.chance = Chance()
    wanted = {name: cells for name, cells in table.fields.items() if name != "rng"}
    if set(fields) != set(wanted):
        raise BadSave("The save is damaged: its position does not have the fields of this game's table.")
    for name, cells in wanted.items():
        if not _fits(fields[name], cells.shape, 8 * SIZES[cells.kind] - 1):
            raise BadSave(f"The save is damaged: the position's field {name!r} has a wrong shape or number.")
        setattr(table, name, deepcopy(fields[name]))
    movers = table.frame_seat[: max(0, table.depth)]
    if table.seats != seats or not 0 <= table.depth <= FRAMES or not (table.over or table.depth):
        raise BadSave("The save is damaged: its position is impossible.")
    if not all(0 <= mover < max(2, seats) for mover in movers):
        raise BadSave("The save is damaged: its position names a seat that does not exist.")
    table.rng[:] = _fresh_words()
    return table


def _fits(value: object, shape: tuple[int, ...], bits: int) -> bool:
    if not shape:
        return type(value) is int and -(2**bits) <= value < 2**bits
    return isinstance(value, list) and len(value) == shape[0] and all(_fits(part, shape[1:], bits) for part in value)


def _set_up(game: Game, outcomes: list[Any]) -> None:
    try:
        game._with_outcomes([str(o) for o in outcomes], lambda: game._run.begin(game._table, game.box.record))
    except MeijiError as error:
        raise BadSave(f"The save is damaged: its setup cannot be replayed. {error}") from None
    game.setup = tuple(game._table.chance.drawn)


def _replay(game: Game, number: int, entry: Any) -> None:
    if not isinstance(entry, list) or not entry or not all(isinstance(text, str) for text in entry):
        raise BadSave(f"The save is damaged: move {number} is not a list of a move and what was drawn.")
    try:
        game.play(entry[0], outcomes=entry[1:])
    except (MeijiError, WrongOutcome, IndexError, ZeroDivisionError) as error:  # a position may break the rules later
        raise BadSave(f"The save is damaged: move {number} ({entry[0]!r}) cannot be replayed. {error}") from None
