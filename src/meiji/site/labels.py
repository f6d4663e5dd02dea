"""Short texts for pages: titles of games, options, the names and levels of computer players, the state of a seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from meiji.kernel.spec import find_game
from meiji.players import level_about, level_text, levels, player_names
from meiji.site.i18n import translate
from meiji.site.live_table import LiveTable
from meiji.store import SeatRow


def title_of(game: str, language: str) -> str:
    spec = find_game(game)
    title: str = spec.words.title(language) if hasattr(spec.words, "title") else spec.title
    return title


def option_lines(game: str, options: dict[str, str], language: str) -> list[str]:
    """The options of a table in words."""
    texts = find_game(game).words
    return [f"{texts.option_name(n, language)}: {texts.option_text(n, v, language)}" for n, v in options.items()]


def player_name(player: str, language: str) -> str:
    """A computer player by its level; one that is no level, by its own name."""
    level = player if player in player_names() else level_text(player, language)
    return translate(language, "computer-name", level=level)


@dataclass(frozen=True)
class Level:
    """A computer player to choose: its key, its name, and how it plays in a sentence."""

    key: str
    name: str
    about: str


@cache
def levels_of(game: str, language: str) -> tuple[Level, ...]:
    """The computer players to choose from, the weakest first."""
    return tuple(Level(key, level_text(key, language), level_about(key, language)) for key, _ in levels(game))


def seat_state(live: LiveTable, seat: SeatRow) -> str:
    """In one word, for style and screen readers."""
    if seat.free:
        return "free"
    if live.to_move == seat.seat:
        return "thinks" if live.thinking else "stuck" if seat.kind == "computer" else "decides"
    return "waits"
