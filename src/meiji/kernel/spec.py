"""What a game's folder gives to the kernel: one `GameSpec`, found by the registry."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from meiji.kernel.amounts import Kind
from meiji.kernel.box import BoxReader, LoadedBox, load_box
from meiji.kernel.chance import Draws
from meiji.kernel.errors import BadBox, BadInput
from meiji.kernel.loop import Hooks
from meiji.kernel.notation import Decisions, Moves
from meiji.kernel.notice import listen
from meiji.kernel.observation import Observation
from meiji.kernel.panels import APART, Together
from meiji.kernel.presentation import AnyBox, AnyTable, Components, Json, Progress, Rival, Texts
from meiji.kernel.record import Record
from meiji.kernel.rules import AnyRule, Twin
from meiji.kernel.table import Table
from meiji.kernel.why_not import WhyNot

if TYPE_CHECKING:
    from meiji.kernel.events import Events
    from meiji.kernel.game import Game
    from meiji.kernel.move import Played


@dataclass(frozen=True)
class Option:
    """Something to choose before a game: its values, and what is taken when nothing is said."""

    name: str
    values: tuple[str, ...]
    default: str | None = None


OlderRules = Mapping[AnyRule, AnyRule]  # rules of today, and what they were in a version


@dataclass(frozen=True)
class GameSpec:
    """A game. `hooks` are its rules in the places of the loop (see kernel/loop.py)."""

    id: str
    title: str
    version: str  # of the rules: saves and observations name it
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    table: type[Table]
    read_box: Callable[[BoxReader], Record]
    hooks: Hooks[AnyTable, AnyBox]
    observation: Observation
    moves: Moves
    decisions: Decisions
    draws: Draws
    prepare: Callable[[AnyTable, int, dict[str, str]], dict[str, str]]  # options into a new table; refuses combinations
    position_fault: Callable[[AnyTable, AnyBox, Mapping[str, str]], str | None]  # why it is no such table
    view: Callable[[AnyTable, AnyBox, int | None], Json]  # what a seat (None: a spectator) may know
    result: Callable[[AnyTable, AnyBox], list[Json]]  # for each seat where its points come from
    target: Callable[[AnyTable, AnyBox, int], str | None]  # the id of the thing on the board that a move touches
    texts: Texts  # a module
    picture: Callable[[Game, int | None, str], list[str]]  # the boards as SVG, in fragments, for a seat and a language
    folder: Path
    secrets: bool = True  # False: there is never anything that not all seats may see
    redact: Callable[[Played, int | None], list[str]] | None = None  # a logged move as a viewer may know it; None: all
    studied: Callable[[AnyTable, AnyBox, int, list[str]], dict[str, list[str]]] | None = None  # see arena/study.py
    progress: Progress | None = None  # None: nobody can tell
    components: Components | None = None  # None: nothing is told about them yet
    symbols: Mapping[str, str] = field(default_factory=dict)  # the icons of the pictures, each on a grid of 16 by 16
    emblem: tuple[str, ...] = ()  # some of them that stand for the game
    older: Mapping[str, OlderRules] = field(default_factory=dict)  # by version: games go on as they began
    amounts: tuple[Kind, ...] = ()  # what a seat has and can be counted: moves tell what they cost and give of it
    why_not: WhyNot | None = None  # a module: why a move is not on offer; None: nothing is told about it yet
    panels: Together = APART  # which decisions are asked together: see kernel/panels.py
    news: tuple[AnyRule, ...] = ()  # rules that show the deciding seat something hidden without a draw
    rival: Callable[[Game, str], Rival | None] | None = None  # of a game that somebody plays alone, in a language
    events: Events | None = None  # which rules are events: see kernel/events.py; None: only the moves
    same_boxes: frozenset[str] = frozenset()  # hashes of boxes shipped before: other notes and sources, the same values

    def twin(self) -> Twin:
        """The compiled twin of the rules, built on first use."""
        return _twin(self.id)

    def box(self, box: str | Path | LoadedBox | None = None) -> LoadedBox:
        """The shipped box, one from a file, or one already loaded."""
        if box is None:
            return _shipped_box(self.id)
        if isinstance(box, LoadedBox):
            return box
        path = Path(box)
        return self.box_from(_read(path), path.name)

    def box_from(self, text: str, name: str) -> LoadedBox:
        shipped = _shipped_box(self.id)
        if text == shipped.text:
            return shipped
        return load_box(text, name, self.id, self.read_box, shipped=False)

    def knows(self, version: object) -> bool:
        """Can a game be played by this version of the rules?"""
        return version == self.version or version in self.older

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadInput(f"{self.title} cannot be played with {seats!r} seats; allowed are {allowed}.")

    def check_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options given, each known and with an allowed value."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadInput(f"{self.title} has no option {name!r}; its options are: {names}.")
            if value not in known[name].values:
                allowed = ", ".join(known[name].values)
                raise BadInput(f"The option {name} of {self.title} cannot be {value!r}; allowed are {allowed}.")
        return dict(options)


@cache
def game_ids() -> tuple[str, ...]:
    """All games: the folders in meiji.games."""
    import meiji.games

    return tuple(sorted(module.name for module in pkgutil.iter_modules(meiji.games.__path__) if module.ispkg))


@cache
def find_game(game: str) -> GameSpec:
    if game not in game_ids():
        raise BadInput(f"There is no game {game!r}; the games are {', '.join(game_ids())}.")
    spec: GameSpec = importlib.import_module(f"meiji.games.{game}").GAME
    return spec


def box_in_file(file: str | Path) -> LoadedBox:
    """The box in a file, for the game that it names."""
    path = Path(file)
    text = _read(path)
    game = BoxReader(text, path.name).content.get("game")
    if game not in game_ids():
        raise BadBox(f"{path.name} is a box for {game!r}; game must be one of {', '.join(game_ids())}.")
    return find_game(game).box_from(text, path.name)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadBox(f"The box {path} cannot be read: {error}.") from None


@cache
def _shipped_box(game: str) -> LoadedBox:
    spec = find_game(game)
    text = (spec.folder / "box.toml").read_text(encoding="utf-8")
    return load_box(text, f"{game}/box.toml", game, spec.read_box, shipped=True)


@cache
def _twin(game: str) -> Twin:
    twin = Twin(game, find_game(game).hooks.by_name)
    listen()
    return twin
