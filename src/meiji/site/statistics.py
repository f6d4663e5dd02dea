"""What a person's finished games come to: results by seat, and where the points come from."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from statistics import mean

from meiji.kernel.spec import find_game
from meiji.kernel.wording import upper_first
from meiji.site.labels import title_of
from meiji.store.archive import Finished


@dataclass
class Line:
    """A seat with how often it was played, won, and for how many points."""

    seat: int
    games: int = 0
    won: int = 0
    scores: list[int] = field(default_factory=list)

    @property
    def average(self) -> int:
        return round(mean(self.scores)) if self.scores else 0


@dataclass(frozen=True)
class Source:
    """A source of points: what I have from it in a game, and what those have who win."""

    name: str
    mine: int
    winners: int | None  # nobody has won yet


@dataclass(frozen=True)
class GameStatistics:
    game: str
    title: str
    games: int
    won: int
    best: int
    average: int
    seats: list[Line]
    sources: list[Source]


def statistics(games: list[Finished], person: str, language: str) -> list[GameStatistics]:
    """By game, the most played one first. Games that were ended by agreement say nothing."""
    by_game: dict[str, list[Finished]] = defaultdict(list)
    for row, seats in games:
        if row.how != "agreed":
            by_game[row.game].append((row, seats))
    told = [_game(game, entries, person, language) for game, entries in by_game.items()]
    return sorted(told, key=lambda one: -one.games)


@dataclass(frozen=True)
class SoloScore:
    """What somebody reaches alone: how often, the best, and the mean of the last games."""

    game: str
    games: int
    best: int
    recent: int


RECENT = 10  # games that a solo score is the mean of


def solo_scores(games: list[Finished], person: str) -> list[SoloScore]:
    """By game, of those that were played to their end alone; `games` are the latest first."""
    found: dict[str, list[int]] = defaultdict(list)
    for row, seats in games:
        if row.seats == 1 and row.how == "rules":
            found[row.game] += [seat.score for seat in seats if seat.person == person]
    return [
        SoloScore(game, len(scores), max(scores), round(mean(scores[:RECENT])))
        for game, scores in found.items()
        if scores
    ]


def _game(game: str, entries: list[Finished], person: str, language: str) -> GameStatistics:
    mine = [seat for _, seats in entries for seat in seats if seat.person == person]
    winners = [seat for _, seats in entries for seat in seats if seat.place == 1]
    lines: dict[int, Line] = {}
    for seat in mine:
        line = lines.setdefault(seat.seat, Line(seat.seat))
        line.games, line.won = line.games + 1, line.won + (seat.place == 1)
        line.scores.append(seat.score)
    texts = find_game(game).texts
    sources = [
        Source(
            upper_first(texts.points_name((name,), language)),
            round(mean(seat.points.get(name, 0) for seat in mine)),
            round(mean(seat.points.get(name, 0) for seat in winners)) if winners else None,
        )
        for name in dict.fromkeys(name for seat in [*mine, *winners] for name in seat.points)
    ]
    scores = [seat.score for seat in mine]
    won = sum(seat.place == 1 for seat in mine)
    title = title_of(game, language)
    by_seat = [lines[seat] for seat in sorted(lines)]
    return GameStatistics(game, title, len(mine), won, max(scores), round(mean(scores)), by_seat, sources)
