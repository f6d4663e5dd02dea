"""Short texts for pages: titles of games, options, the names and levels of computer players, the state of a seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from meiji.kernel.game import Game
from meiji.kernel.spec import find_game
from meiji.kernel.wording import upper_first
from meiji.players import face, is_level, level_about, level_person, level_text, levels
from meiji.site.i18n import translate
from meiji.site.live_table import LiveTable
from meiji.store import SeatRow


def title_of(game: str, language: str) -> str:
    return find_game(game).texts.title(language)


def progress(game: Game, language: str) -> str:
    """How far a game is, where it counts that: "round 2 of 8"."""
    how = game.spec.progress
    text = "" if how is None or game.over else how.text(*how.steps(game._table, game.box.record), language)
    return upper_first(text)


def option_lines(game: str, options: dict[str, str], language: str) -> list[str]:
    """The options of a table in words."""
    texts = find_game(game).texts
    return [f"{texts.option_name(n, language)}: {texts.option_text(n, v, language)}" for n, v in options.items()]


def player_name(player: str, language: str) -> str:
    """The person of a level; a player that is no level has no other name than its own."""
    return level_person(player, language) if is_level(player) else translate(language, "computer-name", level=player)


@dataclass(frozen=True)
class Level:
    """A computer player to choose: its key, its level, who it is, and how it plays in a sentence."""

    key: str
    name: str
    person: str
    about: str
    face: Markup


@cache
def levels_of(game: str, language: str) -> tuple[Level, ...]:
    """The computer players to choose from, the weakest first."""
    return tuple(
        Level(
            key,
            level_text(key, language),
            level_person(key, language),
            level_about(key, language),
            Markup(face(key)),
        )
        for key, _ in levels(game)
    )


def seat_state(live: LiveTable, seat: SeatRow) -> str:
    """In one word, for style and screen readers."""
    if seat.free:
        return "free"
    if live.to_move == seat.seat:
        return "thinks" if live.thinking else "stuck" if seat.kind == "computer" else "decides"
    return "waits"
