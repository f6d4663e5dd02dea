"""Hints: the best moves at a decision, what they promise, and why.

Everything is found on tables that the seat imagines, so a hint tells nothing that the seat may not know. The reasons
are data: differences in points by source between the two best moves, from games played on to their end, and what
the next seat would do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from meiji.kernel.chance import reseed, seed_words
from meiji.kernel.errors import BadInput
from meiji.kernel.game import Game, new_game
from meiji.kernel.language import LANGUAGES, say
from meiji.kernel.loop import imagine, play
from meiji.kernel.rules import entry
from meiji.players.levels import FOLDER
from meiji.players.mcts import sample_move
from meiji.players.registry import make_player
from meiji.players.value import SOLO_PAR, tuned

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec
    from meiji.players.search import Candidate, SearchChooser

ROLLOUTS = 120  # games played on to the end from a move, for its reasons
SURE = 2.5  # standard errors: a difference that is shown
LEAST_DIFFERENCE = 0.7  # points
OWN_SOURCES = ("regions", "ships", "objectives", "achievements")  # named here; the others are named by the games


@entry
def play_on(tables: Any, index: int, boxes: Any, seat: int, move: int, prior: Any, ends: Any, rng: Any) -> None:
    """Play a move and roll out by the prior to the end, once for each place in `ends`, from tables that the seat
    imagines."""
    for i in range(len(ends)):
        ends[i] = tables[index]
        g = ends[i]
        reseed(g.rng, rng)
        imagine(g, boxes[0], seat)
        play(g, boxes[0], move)
        while g.over == 0:
            play(g, boxes[0], sample_move(g, prior, rng))


@dataclass(frozen=True)
class Difference:
    """Points more (or less) from a source for a seat than with the next best move."""

    seat: int
    source: str
    points: float


@dataclass(frozen=True)
class Reply:
    """What a seat would probably do next, in the words of each language."""

    seat: int
    notation: str
    texts: dict[str, str]


@dataclass
class HintMove:
    code: int
    notation: str
    chance: float  # to win, from 0 to 1
    lead: float  # expected points ahead of the best other seat; alone: expected points
    visits: int
    reply: Reply | None = None
    differences: list[Difference] = field(default_factory=list)


@dataclass
class Hint:
    """The best moves, best first."""

    seat: int
    moves: list[HintMove]


def hint(game: Game, seat: int | None = None, *, moves: int = 3, thinking: str = "ms=1200", seed: int = 0) -> Hint:
    """The best moves for the seat that decides. `thinking` are parameters of `master`."""
    if game.to_move is None:
        raise BadInput("There is no hint: the game is over.")
    if seat is not None and seat != game.to_move:
        raise BadInput(f"There is no hint for seat {seat}: seat {game.to_move} decides now.")
    seat = game.to_move
    codes = game.codes()
    player = make_player(f"master:{thinking}", game.spec, game.box)
    chooser: SearchChooser = player.chooser  # type: ignore[assignment]
    player.seed(seed, seat)
    table = game._table.pack()
    candidates = chooser.search(table, 0, player.boxes, player.state)
    candidates.sort(key=lambda c: (-c.visits, -c.win_probability, codes.index(c.code)))
    best = [_hint_move(game, candidate) for candidate in candidates[:moves]]
    for move in best:
        move.reply = _reply(game, seat, [(seat, move.code), *chooser.principal_variation(move.code)], seed)
    if len(best) > 1:
        points = [_points(game, table, player.boxes, seat, move.code, seed) for move in best]
        for number, move in enumerate(best):
            move.differences = _differences(points[number], points[1 if number == 0 else 0])
    return Hint(seat, best)


def warm_up(game: str, seats: int) -> None:
    """Compile or load all that a hint needs: reasons are looked for only where several moves are found."""
    for seed in range(100):
        if len(hint(new_game(game, seats=seats, seed=seed), thinking="simulations=50").moves) > 1:
            return


def _hint_move(game: Game, move: Candidate) -> HintMove:
    lead = move.lead + SOLO_PAR if game.seats == 1 else move.lead
    return HintMove(move.code, game.spec.moves.notations[move.code], move.win_probability, lead, move.visits)


def expected(game: Game, seat: int, codes: Sequence[int], seed: int) -> Iterator[tuple[Game, int]]:
    """The moves that a search expects, each with the imagined table on which it is played, as far as they go there."""
    imagined = game.imagine(seat, seed)
    for code in codes:
        if imagined.over or code not in imagined.codes():
            return  # on this imagined table it comes otherwise
        yield imagined, code
        imagined.play(code)


def _reply(game: Game, seat: int, line: list[tuple[int, int]], seed: int) -> Reply | None:
    """The first move of another seat on the line that the search expects."""
    for imagined, code in expected(game, seat, [code for _, code in line], seed):
        mover = imagined.to_move
        if mover is not None and mover != seat:
            words = imagined.spec.texts
            texts = {language: words.move_text(imagined, code, language) for language in LANGUAGES}
            return Reply(mover, imagined.spec.moves.notations[code], texts)
    return None


def flat(entry: dict[str, Any]) -> dict[str, float]:
    """Points by source, whatever parts a source has; without the total."""
    return {name: _sum(value) for name, value in entry.items() if name not in ("total", "won", "rating")}


def _sum(value: Any) -> float:
    if isinstance(value, dict):
        return sum(map(_sum, value.values()))
    if isinstance(value, list):
        return sum(map(_sum, value))
    return float(value)


Points = list[dict[tuple[int, str], float]]


def _points(game: Game, table: Any, boxes: Any, seat: int, code: int, seed: int) -> Points:
    """The points by seat and source of games played on from a move; the same luck for every move."""
    spec: GameSpec = game.spec
    ends = np.zeros(ROLLOUTS, spec.table.dtype())
    rng = np.array(seed_words("hint", seed), np.int64)
    prior = np.exp(tuned(spec.id, game.seats, game.box.hash).policy)
    spec.twin()[play_on](table, 0, boxes, seat, code, prior, ends, rng)
    points_of_games = []
    for number in range(ROLLOUTS):
        entries = spec.result(spec.table.unpack(ends, number), game.box.record)
        points_of_games.append({(s, name): points for s, e in enumerate(entries) for name, points in flat(e).items()})
    return points_of_games


def _differences(mine: Points, other: Points) -> list[Difference]:
    """Where the points surely differ, the greatest difference first."""
    differences = []
    for seat, source in sorted({key for row in (*mine, *other) for key in row}):
        a = np.array([row.get((seat, source), 0.0) for row in mine])
        b = np.array([row.get((seat, source), 0.0) for row in other])
        difference = float(a.mean() - b.mean())
        error = float(np.sqrt((a.var() + b.var()) / len(a)))
        if abs(difference) >= max(LEAST_DIFFERENCE, SURE * error):
            differences.append(Difference(seat, source, round(difference, 1)))
    return sorted(differences, key=lambda d: -abs(d.points))


# --- in words ---------------------------------------------------------------------------------------------------------
def source_text(spec: GameSpec, source: str, language: str) -> str:
    if source in OWN_SOURCES:
        return say(FOLDER, language, f"source-{source}")
    return say(spec.folder, language, f"points-{source}")


def seat_text(game: Game, seat: int, language: str) -> str:
    return game.names[seat] if seat < len(game.names) and game.names[seat] else say(FOLDER, language, "seat", seat=seat)


def hint_lines(game: Game, result: Hint, language: str = "en", reasons: int = 3) -> list[list[str]]:
    """For each move a line on what it promises, then lines with its reasons."""
    return [list(_lines(game, result, number, language, reasons)) for number in range(len(result.moves))]


def _lines(game: Game, result: Hint, number: int, language: str, reasons: int) -> Iterable[str]:
    move = result.moves[number]
    words = game.spec.texts.move_text(game, move.code, language)
    points = round(abs(move.lead))
    if game.seats == 1:
        yield say(FOLDER, language, "hint-alone", move=words, points=points)
    else:
        ahead = "yes" if move.lead > 0 else "no"
        chance = round(100 * move.chance)
        yield say(FOLDER, language, "hint-move", move=words, chance=chance, lead=points, points=points, ahead=ahead)
    if number == 0:
        for difference in move.differences[:reasons]:
            message = "hint-" if difference.seat == result.seat else "hint-other-"
            yield say(
                FOLDER,
                language,
                message + ("more" if difference.points > 0 else "less"),
                name=seat_text(game, difference.seat, language),
                source=source_text(game.spec, difference.source, language),
                points=round(abs(difference.points)),
            )
    for message, reply in (("hint-reply", move.reply), ("hint-otherwise", _next_reply(result, number))):
        if reply is not None:
            yield say(FOLDER, language, message, name=seat_text(game, reply.seat, language), move=reply.texts[language])


def _next_reply(result: Hint, number: int) -> Reply | None:
    """What would come after the second best move, if it is something else."""
    if number > 0 or len(result.moves) < 2:
        return None
    first, second = result.moves[0].reply, result.moves[1].reply
    return second if second is not None and (first is None or first.notation != second.notation) else None
