"""What a visitor is shown of a table: through whose eyes, the board, the decision with its choices, the log.

Everything here reads a table through the eyes of one seat. What is drawn or told is kept with the table, by audience.
"""

from __future__ import annotations

import gzip
import string
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from markupsafe import Markup

from meiji.kernel.game import Game
from meiji.kernel.spec import find_game
from meiji.players import face, is_level, level_about, level_person, level_text, levels
from meiji.site import explain
from meiji.site.live import Live
from meiji.site.words import tell
from meiji.store import SeatRow

KEYS = string.ascii_lowercase + string.ascii_uppercase + string.digits


@dataclass(frozen=True)
class Eyes:
    """Through which seat a visitor looks (None: a spectator), which seats are theirs, who waits behind a curtain."""

    seat: int | None
    mine: tuple[int, ...]
    curtain: int | None = None

    @property
    def plays(self) -> bool:
        return bool(self.mine)


@dataclass(frozen=True)
class Choice:
    """A move as a button: what is done, what it costs and gives, its key, and the place on the board."""

    notation: str
    label: str
    detail: str
    key: str
    target: str
    final: bool  # it cannot be taken back


def eyes_of(live: Live, person: str, opened: int | None) -> Eyes:
    """Several people at one screen see what the seat to move sees; hidden hands wait behind a curtain."""
    mine = tuple(live.seats_of(person))
    if len(mine) < 2:
        return Eyes(mine[0] if mine else None, mine)
    turn = live.to_move if live.to_move in mine else None
    if not live.hidden or live.row.real:  # who enters a game from a real table sees all of it
        return Eyes(mine[0] if turn is None else turn, mine)
    if turn is None:
        return Eyes(None, mine)
    if opened != turn:
        return Eyes(None, mine, curtain=turn)
    return Eyes(turn, mine)


def board(live: Live, seat: int | None, language: str, moment: int | None = None) -> str:
    """The picture; drawn once an audience, and then kept: of the past only compressed."""
    at = live.check_moment(moment)
    if at < len(live.moves):
        return gzip.decompress(packed_board(live, seat, language, at)).decode()
    return live.kept.once(("board", seat, language), lambda: live.at(at).svg(seat, language))


def packed_board(live: Live, seat: int | None, language: str, moment: int | None) -> bytes:
    """The picture, compressed once for all who watch."""
    at = live.check_moment(moment)

    def pack() -> bytes:
        picture = live.at(at).svg(seat, language) if at < len(live.moves) else board(live, seat, language)
        return gzip.compress(picture.encode(), 1)

    return live.kept.once(("packed", seat, language, at), pack)


def may_choose(live: Live, eyes: Eyes) -> bool:
    """Is it the seat to move that looks?"""
    return live.to_move is not None and live.to_move == eyes.seat and live.to_move in eyes.mine


def choices(live: Live, eyes: Eyes, language: str) -> list[Choice]:
    """The moves of the seat to move, for its own eyes only."""
    game = live.game
    if game is None or not may_choose(live, eyes):
        return []
    return live.kept.once(("choices", eyes.seat, language), lambda: _choices(game, language))


def _choices(game: Game, language: str) -> list[Choice]:
    made = []
    moves = game.moves()
    texts = [move.text(language) for move in moves]
    heads = Counter(text.partition(": ")[0] for text in texts)
    for i, (move, text) in enumerate(zip(moves, texts, strict=True)):
        label, _, detail = text.partition(": ")
        if heads[label] > 1:  # what tells the choices apart belongs to the label
            label, detail = text, ""
        detail = detail or explain.hint(game.spec, move.notation, language)
        letter = KEYS[i] if i < len(KEYS) else ""
        made.append(Choice(move.notation, label, detail, letter, move.target or "", move.final))
    return made


def scores(live: Live) -> list[int] | None:
    """The points, where they are no secret."""
    return None if live.game is None or live.hidden else live.game.scores()


def log_of(live: Live, eyes: Eyes, language: str) -> list[dict[str, Any]]:
    """Every move in words, with the number of the moment after it."""
    if live.game is None:
        return []
    lines = live.log_lines(language, eyes.seat)
    return [
        {"number": i + 1, "seat": played.seat, "name": live.seats[played.seat].name, "line": lines[i]}
        for i, played in enumerate(live.game.log)
    ]


def log_items(live: Live, eyes: Eyes, language: str, write: Callable[[dict[str, Any]], str]) -> list[str]:
    """Every move as markup. A game has hundreds of them, so each is written once."""
    items: list[Any] = live.items.get((language, eyes.seat), [])
    known = len(items)
    for number, line in enumerate(log_of(live, eyes, language)):
        if number == len(items):
            items.append((line, write(line)))
        elif items[number][0] != line:  # another move came instead
            items[number:] = [(line, write(line))]
    if len(items) != known:
        live.items[language, eyes.seat] = items
    return [item for _, item in items[: len(live.moves)]]


def since(lines: list[dict[str, Any]], mine: tuple[int, ...]) -> list[dict[str, Any]]:
    """What the others did after my last move."""
    if not mine or not any(line["seat"] in mine for line in lines):
        return []
    last = max(i for i, line in enumerate(lines) if line["seat"] in mine)
    return lines[last + 1 :]


def option_lines(game: str, options: dict[str, str], language: str) -> list[str]:
    """The options of a table in words."""
    texts = find_game(game).texts
    return [f"{texts.option_name(n, language)}: {texts.option_text(n, v, language)}" for n, v in options.items()]


def title_of(game: str, language: str) -> str:
    spec = find_game(game)
    return spec.texts.title(language)


def player_name(player: str, language: str) -> str:
    """The person of a level; a player that is no level has no other name than its own."""
    return level_person(player, language) if is_level(player) else tell(language, "computer-name", level=player)


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


def seat_state(live: Live, seat: SeatRow) -> str:
    """In one word, for style and screen readers."""
    if seat.free:
        return "free"
    if live.to_move == seat.seat:
        return "thinks" if live.thinking else "stuck" if seat.kind == "computer" else "decides"
    return "waits"


def result_table(live: Live, language: str) -> list[dict[str, Any]]:
    """The ranking with every point explained, best first."""
    game = live.game
    assert game is not None
    result = game.result()
    lines = game.spec.texts.result_lines(game, language)
    return [
        {
            "seat": seat,
            "place": result["places"][seat],
            "name": live.seats[seat].name,
            "score": result["scores"][seat],
            "lines": [line.rpartition(": ") for line in lines[seat]],
        }
        for seat in result["ranking"]
    ]


def chart(live: Live) -> list[dict[str, Any]]:
    """Each seat's points after every move, as a line on a grid of 600 by 160."""
    return live.kept.once("chart", lambda: _chart(live))


def _chart(live: Live) -> list[dict[str, Any]]:
    points = [live.at(moment).scores() for moment in range(len(live.moves) + 1)]
    low = min(0, min(map(min, points)))
    high = max(1, max(map(max, points)))
    across = 600 / max(1, len(points) - 1)
    return [
        {
            "seat": seat,
            "points": " ".join(
                f"{i * across:.1f},{160 - 160 * (score[seat] - low) / (high - low):.1f}"
                for i, score in enumerate(points)
            ),
        }
        for seat in range(live.row.seats)
    ]
