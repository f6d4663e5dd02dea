"""The review of a game: the chance to win after every move, turning points, mistakes with the better move, points.

`master` searches every decision from the seat that decided, on tables that it could imagine then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meiji.arena.charts import curves
from meiji.arena.pages import Part, page
from meiji.arena.simulate import Arena, Job
from meiji.kernel.language import say
from meiji.players.hints import expected, flat, seat_text, source_text
from meiji.players.registry import make_player

if TYPE_CHECKING:
    from meiji.kernel.game import Game
    from meiji.players.search import SearchChooser

FOLDER = Path(__file__).parent
THINKING = "simulations=1500"
ENOUGH = 100  # simulations that show what a move is worth
STRONG_GAMES = 12  # of `planner`, for the average of strong play
MISTAKE = 0.06  # of the chance to win, at least
MOST_SHOWN = 8
LINE = 4  # moves of the better line that are shown


@dataclass(frozen=True)
class Moment:
    """A decision of the game: what was played, what would have been best, and both chances by the same search."""

    number: int  # of the move, from 1 on
    seat: int
    code: int
    best: int
    chance: float
    best_chance: float
    line: tuple[int, ...] = ()  # what the search expects after the best move

    @property
    def lost(self) -> float:
        return self.best_chance - self.chance


@dataclass
class Review:
    """`chances[n][seat]` is the chance to win after n moves; all seats together have 1."""

    game: Game
    chances: list[list[float]] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    averages: dict[str, float] = field(default_factory=dict)  # points by source in strong play, a seat
    _before: dict[int, Game] = field(default_factory=dict)

    def before(self, number: int) -> Game:
        """The game as it stood before a move, to look at."""
        if number not in self._before:
            self._before[number] = self.game.at(number - 1)
        return self._before[number]

    def mistakes(self) -> list[Moment]:
        """The moves that cost most, in the order of the game."""
        worst = sorted((m for m in self.moments if m.lost >= MISTAKE), key=lambda m: -m.lost)[:MOST_SHOWN]
        return sorted(worst, key=lambda m: m.number)

    def turning_points(self) -> list[int]:
        """After which moves the seat with the best chance has become another one for good, or the chances jumped."""
        jumps = []
        for number in range(1, len(self.chances)):
            change = max(abs(a - b) for a, b in zip(self.chances[number], self.chances[number - 1], strict=True))
            jumps.append((change, number))
        largest = sorted(jumps, reverse=True)[:MOST_SHOWN]
        return sorted(number for change, number in largest if change >= 2 * MISTAKE)


def review(
    game: Game, *, thinking: str = THINKING, seed: int = 0, progress: Callable[[int], None] = lambda done: None
) -> Review:
    """Look at every decision of a game, finished or not."""
    seen = []
    for look in looks(game, 1, len(game.log), thinking=thinking, seed=seed):
        seen.append(look)
        progress(1)
    return put_together(game, seen, strong_play(game, seed))


Look = tuple[list[float], Moment]  # the chances before a move, and the move


def looks(game: Game, first: int, last: int, *, thinking: str = THINKING, seed: int = 0) -> Iterator[Look]:
    """Look at some of the moves, from `first` to `last`. Each is looked at for itself, so a game can be shared out."""
    player = make_player(f"master:{thinking}", game.spec, game.box)
    chooser: SearchChooser = player.chooser  # type: ignore[assignment]
    walker = game.at(first - 1)
    for number, played in enumerate(game.log[first - 1 : last], first):
        tables = walker._table.pack()
        player.seed(seed, number)
        candidates = {c.code: c for c in chooser.search(tables, 0, player.boxes, player.state)}
        best = max(candidates.values(), key=lambda c: (c.visits, c.win_probability))
        chances = chooser.win_probabilities(game.seats)
        line = tuple(code for _, code in chooser.principal_variation(best.code, LINE))
        mine = candidates.get(played.code)
        missing = min(ENOUGH, best.visits) - (mine.visits if mine else 0)
        if mine is None or missing > 0:  # a move with a low prior is hardly tried
            mine = chooser.search_move(played.code, missing, tables, 0, player.boxes)
        chance = min(mine.win_probability, best.win_probability)
        yield chances, Moment(number, played.seat, played.code, best.code, chance, best.win_probability, line)
        walker.replay(played.code, played.drawn)


def put_together(game: Game, seen: Sequence[Look], averages: dict[str, float]) -> Review:
    chances = [before for before, _ in seen]
    chances.append(_at_the_end(game) if game.over else chances[-1])
    return Review(game, chances, [moment for _, moment in seen], averages)


def _at_the_end(game: Game) -> list[float]:
    places = game.result()["places"]
    if game.seats == 1:
        return [1.0 if game.result()["points"][0].get("won") else 0.0]
    return [(place == 1) / places.count(1) for place in places]


def strong_play(game: Game, seed: int, games: int = STRONG_GAMES) -> dict[str, float]:
    """What a seat gets from each source, on average, when `planner` plays with the same seats and options."""
    job = Job(game.spec.id, game.seats, ("planner",), tuple(game.options.items()), game.box, 0, 1)
    arena = Arena(job)
    sums: dict[str, float] = {}
    for number in range(games):
        arena.play(seed + number)
        for entry in game.spec.result(game.spec.table.unpack(arena.tables), arena.box.record):
            for name, points in flat(entry).items():
                sums[name] = sums.get(name, 0.0) + points / (games * game.seats)
    return sums


# --- in words ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class ReviewText:
    """A review in a language. Lines come with the number of their move; the rows of points with a head."""

    about: str
    turns: list[tuple[int, str]]
    mistakes: list[tuple[int, str]]
    points: list[list[str]]


def tell(found: Review, language: str) -> ReviewText:
    return ReviewText(
        _say(language, "review-about"),
        [(number, _turn(found, number, language)) for number in found.turning_points()],
        [(moment.number, _mistake(found, moment, language)) for moment in found.mistakes()],
        _points(found, language),
    )


def html(found: Review, language: str = "en") -> str:
    """As a page of its own."""
    game, text = found.game, tell(found, language)
    names = [seat_text(game, seat, language) for seat in range(game.seats)]
    marks = [(number, game.log[number - 1].seat, words) for number, words in text.mistakes]
    series = [(names[seat], [chances[seat] for chances in found.chances]) for seat in range(game.seats)]
    nothing = [_say(language, "review-none")]
    parts: list[Part] = [
        ("text", text.about),
        ("chart", curves(_say(language, "review-chart"), series, marks, _say(language, "review-move"))),
        ("heading", _say(language, "review-turning")),
        ("lines", [words for _, words in text.turns] or nothing),
        ("heading", _say(language, "review-mistakes")),
        ("lines", [words for _, words in text.mistakes] or nothing),
        ("heading", _say(language, "review-points")),
        ("table", text.points),
    ]
    return page(_say(language, "review-title", game=game.spec.title), language, parts)


def _say(language: str, message: str, **values: Any) -> str:
    return say(FOLDER, language, message, **values)


def _move(found: Review, number: int, code: int, language: str) -> str:
    """A move in words, as it was offered before move `number`."""
    text: str = found.game.spec.texts.move_text(found.before(number), code, language)
    return text


def _mistake(found: Review, moment: Moment, language: str) -> str:
    game = found.game
    told = _say(
        language,
        "review-mistake",
        number=moment.number,
        name=seat_text(game, moment.seat, language),
        played=_move(found, moment.number, moment.code, language),
        chance=round(100 * moment.chance),
        better=_move(found, moment.number, moment.best, language),
        best=round(100 * moment.best_chance),
    )
    line = [
        f"{seat_text(game, table.to_move or 0, language)}: {game.spec.texts.move_text(table, code, language)}"
        for table, code in expected(found.before(moment.number), moment.seat, (moment.best, *moment.line), 0)
    ][1:]
    return f"{told} {_say(language, 'review-line', line='; '.join(line))}" if line else told


def _turn(found: Review, number: int, language: str) -> str:
    game, before, after = found.game, found.chances[number - 1], found.chances[number]
    who = max(range(game.seats), key=lambda seat: abs(after[seat] - before[seat]))
    played = game.log[number - 1]
    told = _say(
        language,
        "review-turn",
        number=number,
        name=seat_text(game, played.seat, language),
        played=_move(found, number, played.code, language),
        who=seat_text(game, who, language),
        before=round(100 * before[who]),
        after=round(100 * after[who]),
    )
    moment = found.moments[number - 1]
    if moment.lost < MISTAKE / 2:
        return told
    better = _move(found, number, moment.best, language)
    return f"{told} {_say(language, 'review-better', better=better)}"


def _points(found: Review, language: str) -> list[list[str]]:
    """Every source of points with those of each seat and of strong play; the head first."""
    game = found.game
    names = [seat_text(game, seat, language) for seat in range(game.seats)]
    entries = [flat(entry) for entry in game.result()["points"]]
    sources = list(dict.fromkeys(name for entry in (*entries, found.averages) for name in entry))
    rows = [
        [
            source_text(game.spec, source, language),
            *(f"{entry.get(source, 0):g}" for entry in entries),
            f"{found.averages.get(source, 0.0):.1f}",
        ]
        for source in sources
    ]
    total = [f"{entry['total']:g}" for entry in game.result()["points"]]
    average = f"{sum(found.averages.values()):.1f}"
    rows.append([source_text(game.spec, "total", language), *total, average])
    return [[_say(language, "review-source"), *names, _say(language, "review-average")], *rows]
