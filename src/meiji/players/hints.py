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
FAIR = 400  # simulations that every move of a hint gets, or as many as the most tried one has
EVEN, EVEN_POINTS = 0.02, 2.0  # of the chance to win, and alone in points: what a search cannot tell apart


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
    """What a seat would probably do, in the words of each language."""

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
    even: bool = False  # with the best move: the search cannot tell them apart
    line: list[Reply] = field(default_factory=list)  # what would probably follow, by whomever
    reply: Reply | None = None  # of the next seat
    differences: list[Difference] = field(default_factory=list)


@dataclass
class Hint:
    """The best moves, best first: in the order of the chances that they show."""

    seat: int
    moves: list[HintMove]

    @property
    def taken(self) -> Reply | None:
        """What the next seat would take after the second best move, though the best one or its line has it."""
        if len(self.moves) < 2 or (reply := self.moves[1].reply) is None:
            return None
        mine = {self.moves[0].notation, *(one.notation for one in self.moves[0].line if one.seat == self.seat)}
        return reply if reply.notation in mine else None


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
    enough = min(FAIR, candidates[0].visits)
    compared = [
        c if c.visits >= enough else chooser.search_move(c.code, enough - c.visits, table, 0, player.boxes)
        for c in candidates[:moves]
    ]
    compared.sort(key=lambda c: (-c.lead, -c.visits, codes.index(c.code)))
    best = [_hint_move(game, candidate) for candidate in compared]
    for move in best:
        move.even = _even(best[0], move, game.seats)
        move.line = _line(game, seat, [move.code, *(code for _, code in chooser.principal_variation(move.code))], seed)
        move.reply = next((one for one in move.line if one.seat != seat), None)
    if len(best) > 1:
        points = [points_after(game, table, player.boxes, seat, move.code, seed) for move in best]
        for number, move in enumerate(best):
            move.differences = differences_of(points[number], points[1 if number == 0 else 0])
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


def _even(best: HintMove, move: HintMove, seats: int) -> bool:
    """Is the difference smaller than a search can be sure of?"""
    return best.lead - move.lead < EVEN_POINTS if seats == 1 else best.chance - move.chance < EVEN


def _line(game: Game, seat: int, codes: Sequence[int], seed: int) -> list[Reply]:
    """What the search expects after a move, in words, as far as it goes on a table that the seat imagines."""
    line = []
    for imagined, code in expected(game, seat, codes, seed):
        words, mover = imagined.spec.texts, imagined.to_move
        assert mover is not None
        texts = {language: words.move_text(imagined, code, language) for language in LANGUAGES}
        line.append(Reply(mover, imagined.spec.moves.notations[code], texts))
    return line[1:]


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


def points_after(game: Game, table: Any, boxes: Any, seat: int, code: int, seed: int) -> Points:
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


def differences_of(mine: Points, other: Points) -> list[Difference]:
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


def compare(game: Game, seat: int, code: int, other: int, seed: int = 0) -> list[Difference]:
    """The points by source that a move brings more or less than another one, for every seat."""
    table, boxes = game._table.pack(), game.box.record.pack()
    mine, others = (points_after(game, table, boxes, seat, move, seed) for move in (code, other))
    return differences_of(mine, others)


# --- in words ---------------------------------------------------------------------------------------------------------
def source_text(spec: GameSpec, source: str, language: str) -> str:
    return spec.texts.points_name((source,), language)


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
    if number and move.even:
        yield say(FOLDER, language, "hint-even")
    if number == 0 and result.taken is not None:
        name = seat_text(game, result.taken.seat, language)
        yield say(FOLDER, language, "hint-taken", name=name, move=result.taken.texts[language])
    for message, reply in (("hint-reply", move.reply), ("hint-otherwise", _next_reply(result, number))):
        if reply is not None:
            yield say(FOLDER, language, message, name=seat_text(game, reply.seat, language), move=reply.texts[language])


def _next_reply(result: Hint, number: int) -> Reply | None:
    """What would come after the second best move, if it is something else."""
    if number > 0 or len(result.moves) < 2 or result.taken is not None:
        return None
    first, second = result.moves[0].reply, result.moves[1].reply
    return second if second is not None and (first is None or first.notation != second.notation) else None


def hint_nudge(game: Game, result: Hint, language: str = "en") -> str:
    """What to think about, without the move: where its points come from, what others want, or that much is even."""
    best = result.moves[0]
    mine = next((one for one in best.differences if one.seat == result.seat and one.points > 0), None)
    theirs = next((one for one in best.differences if one.seat != result.seat and one.points < 0), None)
    if len(result.moves) > 1 and result.moves[1].even:
        return say(FOLDER, language, "hint-nudge-even")
    if mine is not None:
        return say(FOLDER, language, "hint-nudge-source", source=source_text(game.spec, mine.source, language))
    rival = result.taken.seat if result.taken is not None else theirs.seat if theirs is not None else None
    if rival is not None:
        return say(FOLDER, language, "hint-nudge-rival", name=seat_text(game, rival, language))
    return say(FOLDER, language, "hint-nudge-clear")


def hint_line(game: Game, result: Hint, language: str = "en") -> list[str]:
    """How it would probably go on after the best move: who plays what."""
    return [f"{seat_text(game, one.seat, language)}: {one.texts[language]}" for one in result.moves[0].line]
