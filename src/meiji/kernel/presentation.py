"""What a game shows to people, as the kernel, the pages and the lab ask for it.

The kernel draws nothing and says nothing: it only knows these shapes, and mypy holds every game to them. A game's rules
and texts take its own table and box, which the kernel hands through without looking inside: `AnyTable` and `AnyBox`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from meiji.kernel.box import LoadedBox
    from meiji.kernel.events import Recorded, Told
    from meiji.kernel.game import Game

AnyTable = Any  # a game's own subclass of Table: a parameter of that class takes no other, so no common type fits
AnyBox = Any  # likewise a game's own record of its box
Json = dict[str, Any]  # data for JSON: views, results, saves
Audience = tuple[int | None, str]  # a seat (None: the spectators) and a language


class Texts(Protocol):
    """A game's module of texts, in every language."""

    def title(self, language: str) -> str: ...
    def about(self, language: str) -> str:
        """What the game is about, in a sentence."""

    def facts(self, language: str) -> str:
        """How long and how hard it is."""

    def option_name(self, name: str, language: str) -> str: ...
    def option_text(self, name: str, value: str, language: str) -> str:
        """What a value of an option means."""

    def amount_text(self, kind: str, number: int, language: str) -> str:
        """So much of a kind that the game's `amounts` count."""

    def decision_name(self, kind: str, language: str) -> str:
        """A short name for a kind of decision."""

    def decision_text(self, game: Game, language: str) -> str:
        """What is to be decided now."""

    def move_text(self, game: Game, code: int, language: str) -> str:
        """A label for a move on the present table, for the seat that may play it."""

    def event_text(
        self, box: LoadedBox, recorded: Recorded, language: str, names: Sequence[str] = (), viewer: int | None = None
    ) -> Told:
        """What happened, as a viewer (None: a spectator) may know it, without the name of its seat."""

    def points_name(self, path: Sequence[str], language: str) -> str:
        """A source of points, or a part of one: ("regions",), ("regions", "2"), ("regions", "2", "4")."""

    def verdict(self, game: Game, language: str) -> str:
        """What the end means beyond points, where the rules say more: a solo game is won or lost."""


class ComponentPicture(NamedTuple):
    """One component by itself, as a fragment of SVG."""

    body: str
    width: float
    height: float


@dataclass(frozen=True)
class Progress:
    """How far a game is: at which of how many steps that everybody at the table counts, and how that is said."""

    steps: Callable[[AnyTable, AnyBox], tuple[int, int]]
    text: Callable[[int, int, str], str]  # in a language


@dataclass(frozen=True)
class Components:
    """What a game tells about its cardboard, piece by piece."""

    kinds: Callable[[], dict[str, list[str]]]  # every kind of component with the keys of all its pieces
    about: Callable[[LoadedBox, str, str, str], str]  # of a kind and key, in a language: what it is and does
    text: Callable[[LoadedBox, str, str, str], str]  # the same with the source of its values
    source_name: Callable[[str, str], str]  # of a source, in a language
    picture: Callable[[Game, str, str, str], ComponentPicture]  # of a kind and key, in a language


@dataclass(frozen=True)
class SoloGoal:
    """What has to be reached to win alone: in words, how much of it there is, and how much is needed."""

    text: str
    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


@dataclass(frozen=True)
class Rival:
    """Who plays against somebody alone without being a player: how, in a few sentences, and what it takes to win."""

    name: str
    about: tuple[str, ...]
    goals: tuple[SoloGoal, ...]
