"""The review of a game: what every decision cost in points and chances, how accurately each seat played, where points
were left, and the few turns that teach most.

`master` searches every decision from the seat that decided, on tables that it could imagine then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from meiji.arena.judging import Moment, Turn, accuracy, counted, phases, told, turns_of
from meiji.arena.simulate import Arena, Job
from meiji.players.hints import Difference, compare, flat
from meiji.players.registry import make_player

if TYPE_CHECKING:
    from meiji.kernel.game import Game
    from meiji.players.search import SearchChooser

THINKING = "simulations=1500"
TRIED = 20  # simulations, from which on a move is compared with the best
STRONG_GAMES = 12  # of `planner`, for the average of strong play
LINE = 8  # moves of the better line that are shown
LEAST_LEFT = 0.02  # of par: fewer points are not worth a word


@dataclass(frozen=True)
class Left:
    """A source from which a seat got fewer points than strong play does."""

    source: str
    points: float
    strong: float


@dataclass
class Review:
    """`chances[n][seat]` is the chance to win after n moves; all seats together have 1."""

    game: Game
    chances: list[list[float]] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    averages: dict[str, float] = field(default_factory=dict)  # points by source in strong play, a seat
    _before: dict[int, Game] = field(default_factory=dict)
    _missed: dict[int, list[Difference]] = field(default_factory=dict)

    @property
    def par(self) -> float:
        """The points of a seat in strong play."""
        return max(1.0, sum(self.averages.values()))

    def before(self, number: int) -> Game:
        """The game as it stood before a move, to look at."""
        if number not in self._before:
            self._before[number] = self.game.at(number - 1)
        return self._before[number]

    def turns(self, seat: int) -> list[Turn]:
        return [turn for turn in turns_of(self.moments) if turn.seat == seat]

    def told(self, seat: int) -> list[Turn]:
        """The turns of a seat that teach most."""
        return told(self.turns(seat), self.par)

    def counted(self, seat: int) -> dict[str, int]:
        return counted(self.moments, seat, self.par)

    def accuracy(self, seat: int) -> float | None:
        return accuracy(self.turns(seat), self.par)

    def accuracies(self, seat: int) -> list[float | None]:
        """From the opening to the end."""
        return [accuracy(turns, self.par) for turns in phases(self.turns(seat))]

    def left(self, seat: int) -> list[Left]:
        """Where points were left against strong play, most first."""
        points = flat(self.game.result()["points"][seat])
        found = [Left(source, points.get(source, 0.0), strong) for source, strong in self.averages.items()]
        found = [one for one in found if one.strong - one.points >= LEAST_LEFT * self.par]
        return sorted(found, key=lambda one: one.points - one.strong)

    def missed(self, moment: Moment) -> list[Difference]:
        """The points by source that the best move would have brought more, or brought others less."""
        if moment.number not in self._missed:
            before, other = self.before(moment.number), moment.code != moment.best
            self._missed[moment.number] = compare(before, moment.seat, moment.best, moment.code) if other else []
        return self._missed[moment.number]


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
        missing = best.visits - (mine.visits if mine else 0)
        if mine is None or missing > 0:  # a move that is tried less seems worse than it is
            mine = chooser.search_move(played.code, missing, tables, 0, player.boxes)
        others = [c.lead for c in candidates.values() if c.code != best.code and c.visits >= TRIED]
        yield (
            chances,
            Moment(
                number,
                played.seat,
                played.code,
                best.code,
                min(mine.win_probability, best.win_probability),
                best.win_probability,
                min(mine.lead, best.lead),
                best.lead,
                max(others, default=None),
                line,
                last=game.seats == 1 and bool(played.drawn),
            ),
        )
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
