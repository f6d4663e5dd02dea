"""Tournaments: who plays better, measured fairly.

Every seed is played from every seat: the lineup of players moves on by one seat from game to game, while cards and
draws of the start stay the same. Where one player sits everywhere (a study), each game has a seed of its own. Game
number i is always the same game, whoever plays it and when; so a tournament can be spread over processes or a
cluster, broken off and taken up again. Each finished game is a line in `games.jsonl`, written at once; at the end the
same rows stand in `games.parquet`.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from meiji.arena.cluster import on_cluster
from meiji.arena.simulate import Arena, Job
from meiji.arena.threads import in_threads
from meiji.kernel.errors import BadInput
from meiji.kernel.spec import find_game
from meiji.players.registry import make_player, seat_players

CLEAR = 3.3  # standard errors away from the fair share: the answer is clear, even if one looks often
LEAST_GAMES = 40  # before a tournament may stop early


@dataclass(frozen=True)
class Plan:
    """What is to be played. Two plans that are equal give the same games."""

    game: str
    seats: int
    players: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...]
    box: str  # hash of the box: other cards, other games

    def lineup(self, number: int) -> tuple[int, ...]:
        """The player in each seat of a game, by number."""
        block, turned = divmod(number, self.seats)
        count = len(self.players)
        if count >= self.seats:
            groups = list(combinations(range(count), self.seats))
            chosen = groups[block % len(groups)]
        else:
            chosen = tuple((block + seat) % count for seat in range(self.seats))
        return tuple(chosen[(seat - turned) % self.seats] for seat in range(self.seats))

    def seed_of(self, number: int) -> int:
        if len(self.players) == 1:  # with the same player everywhere, turned seats would be the same game again
            return self.seed + number
        return self.seed + number // self.seats

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "players": list(self.players), "options": dict(self.options)}


@dataclass(frozen=True)
class Row:
    """One finished game: for each seat the player, its score, its share of the win, and what it had."""

    number: int
    seed: int
    players: list[int]
    scores: list[int]
    wins: list[float]
    decisions: int
    seconds: float
    things: list[dict[str, list[str]]] = field(default_factory=list)


Task = tuple[Plan, str | None, int]  # with the text of a box of one's own, and the number of a game


@cache
def _arena(plan: Plan, text: str | None, lineup: tuple[int, ...], thread: int) -> Arena:
    """One for each thread, so that no two play on the same table."""
    spec = find_game(plan.game)
    box = spec.box() if text is None else spec.box_from(text, "the box")
    if box.hash != plan.box:
        raise BadInput(f"The box of {spec.title} is another one where this is played; install the same Meiji there.")
    names = tuple(plan.players[player] for player in lineup)
    return Arena(Job(plan.game, plan.seats, names, plan.options, box, 0, 1))


def play_number(task: Task) -> Row:
    plan, box, number = task
    lineup = plan.lineup(number)
    begun = time.perf_counter()
    arena = _arena(plan, box, lineup, threading.get_ident())
    decisions, won, points = arena.play(plan.seed_of(number))
    shares = [share / sum(won) if sum(won) else 0.0 for share in won]
    seconds = round(time.perf_counter() - begun, 3)
    return Row(number, plan.seed_of(number), list(lineup), points, shares, decisions, seconds, arena.things())


class Journal:
    """The folder of a tournament: its plan, and a line for every finished game."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.file = folder / "games.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            settings = folder / "plan.json"
            if settings.exists():
                if json.loads(settings.read_text(encoding="utf-8")) != plan.as_dict():
                    raise BadInput(f"The folder {folder} holds another tournament; name a new one with --out.")
            else:
                settings.write_text(json.dumps(plan.as_dict(), indent=1) + "\n", encoding="utf-8")
            self.rows = self._read()
        except (OSError, ValueError) as error:
            raise BadInput(f"The folder {folder} cannot be used for a tournament: {error}.") from None

    def _read(self) -> dict[int, Row]:
        rows: dict[int, Row] = {}
        if self.file.exists():
            text = self.file.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            if whole != text:  # a line that was being written when the power went
                self.file.write_text(whole, encoding="utf-8")
            for line in whole.splitlines():
                row = Row(**json.loads(line))
                rows[row.number] = row
        return rows

    def add(self, row: Row) -> None:
        self.rows[row.number] = row
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(row)) + "\n")


@dataclass
class Standing:
    """A player's result. `share` is its part of the wins of games in which it sat; `fair` that of equal players."""

    name: str
    games: int
    wins: float
    share: float
    fair: float
    low: float
    high: float
    lead: float  # mean points ahead of the best player of another name
    score: float
    rating: float
    rating_low: float
    rating_high: float


def wilson(share: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true share lies with a certainty of 95 % (for z = 1.96)."""
    if games <= 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(plan: Plan, rows: Sequence[Row]) -> list[Standing]:
    """How each player did, in the order given. Several seats of one player count as one: they share the games."""
    rated = ratings(plan, rows)
    found = []
    for player, name in enumerate(plan.players):
        mine = [row for row in rows if player in row.players]
        games = len(mine)
        wins = sum(sum(w for p, w in zip(r.players, r.wins, strict=True) if p == player) for r in mine)
        fair = sum(r.players.count(player) / plan.seats for r in mine) / games if games else 0.0
        scores = [s for r in mine for p, s in zip(r.players, r.scores, strict=True) if p == player]
        leads = [
            max(s for p, s in zip(r.players, r.scores, strict=True) if p == player)
            - max(s for p, s in zip(r.players, r.scores, strict=True) if p != player)
            for r in mine
            if any(p != player for p in r.players)
        ]
        low, high = wilson(wins / games if games else 0.0, games)
        rating, error = rated[player]
        found.append(
            Standing(
                name, games, wins, wins / games if games else 0.0, fair, low, high, _mean(leads), _mean(scores),
                rating, rating - 1.96 * error, rating + 1.96 * error,
            )
        )  # fmt: skip
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def ratings(plan: Plan, rows: Sequence[Row]) -> list[tuple[float, float]]:
    """Each player's rating with its standard deviation, game by game in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # players do not change
    rated = [model.rating() for _ in plan.players]
    for row in sorted(rows, key=lambda row: row.number):
        best = {p: max(s for q, s in zip(row.players, row.scores, strict=True) if q == p) for p in set(row.players)}
        if len(best) < 2:
            continue
        names = list(best)
        won = {p: sum(w for q, w in zip(row.players, row.wins, strict=True) if q == p) for p in names}
        ranks = [float(sum((won[o], best[o]) > (won[p], best[p]) for o in names)) for p in names]
        after = model.rate([[rated[p]] for p in names], ranks=ranks)
        for p, team in zip(names, after, strict=True):
            rated[p] = team[0]
    return [(float(r.mu), float(r.sigma)) for r in rated]


def is_clear(plan: Plan, rows: Sequence[Row]) -> bool:
    """Every player is surely above or below its fair share."""
    if len(rows) < LEAST_GAMES or len(rows) % plan.seats:
        return False
    for player in range(len(plan.players)):
        mine = [row for row in rows if player in row.players]
        wins = sum(sum(w for p, w in zip(r.players, r.wins, strict=True) if p == player) for r in mine)
        fair = sum(r.players.count(player) / plan.seats for r in mine) / max(1, len(mine))
        low, high = wilson(wins / max(1, len(mine)), len(mine), CLEAR)
        if low <= fair <= high:
            return False
    return True


def make_plan(
    game: str,
    players: Sequence[str],
    seats: int | None,
    seed: int,
    options: dict[str, str],
    box: str | None,
    least: int = 2,
) -> Plan:
    """A plan whose every part is possible."""
    spec = find_game(game)
    count = seats if seats is not None else max(2, min(spec.seats))
    spec.check_seats(count)
    if count == 1:
        raise BadInput("A tournament needs at least 2 seats; for the solo game use meiji simulate.")
    if len(players) < least or len(set(players)) < len(players):
        raise BadInput(f"A tournament needs at least 2 different players, not {', '.join(players) or 'none'}.")
    chosen = spec.prepare(spec.table(), count, spec.check_options(options))
    loaded = spec.box(box)
    for name in players:
        seat_players([name], spec, loaded, count)
    return Plan(game, count, tuple(players), seed, tuple(chosen.items()), loaded.hash)


def run(
    plan: Plan,
    games: int,
    folder: Path,
    *,
    box: str | None = None,
    jobs: int = 1,
    ray: str | None = None,
    stop: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Play what is still to be played of the first `games`, in `jobs` threads or processes or on a Ray cluster;
    all finished rows in their order."""
    if games < 1 or jobs < 1:
        raise BadInput(f"At least 1 game and 1 job are needed, not {games} and {jobs}.")
    if ray is not None and jobs > 1:
        raise BadInput("A Ray cluster plays as many games at once as it has cores; leave out --jobs.")
    journal = Journal(folder, plan)
    progress(sum(number < games for number in journal.rows))
    text = None if box is None else find_game(plan.game).box(box).text  # other machines do not have the file
    due = [(plan, text, number) for number in range(games) if number not in journal.rows]
    if not (stop and is_clear(plan, _up_to(journal, games))):
        for row in _results(due, jobs, ray):
            journal.add(row)
            progress(1)
            if stop and is_clear(plan, _up_to(journal, games)):
                break
    rows = _up_to(journal, games)
    write_parquet(plan, rows, folder / "games.parquet")
    return rows


def _up_to(journal: Journal, games: int) -> list[Row]:
    return [journal.rows[number] for number in sorted(journal.rows) if number < games]


def _results(due: list[Task], jobs: int, ray: str | None) -> Iterator[Row]:
    """In their order, so that stopping early does not prefer short games."""
    if ray is not None and due:
        yield from on_cluster(ray, play_number, due)
        return
    if jobs == 1 or len(due) < 2:
        yield from map(play_number, due)
        return
    plan, text, number = due[0]
    spec = find_game(plan.game)
    if all(make_player(name, spec, spec.box()).compiled_settings for name in plan.players):
        _arena(plan, text, plan.lineup(number), threading.get_ident()).warm()
        yield from in_threads(play_number, due, min(jobs, len(due)))
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(due))) as pool:
        yield from pool.imap(play_number, due)


def write_parquet(plan: Plan, rows: Sequence[Row], file: Path) -> None:
    """One line for each seat of each game."""
    import polars

    lines = [
        {
            "game": row.number,
            "seed": row.seed,
            "seat": seat,
            "player": plan.players[row.players[seat]],
            "score": row.scores[seat],
            "win": row.wins[seat],
            "decisions": row.decisions,
            "seconds": row.seconds,
        }
        for row in rows
        for seat in range(plan.seats)
    ]
    polars.DataFrame(lines).write_parquet(file)
