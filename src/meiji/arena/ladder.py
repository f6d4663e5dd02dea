"""The ladder: an agent from outside against fixed players, each seed from both seats, and the rating it earns.

The rungs and their ratings (players/rungs.py) do not move: 400 points more mean ten times the odds to win, and `random`
has 0. From its results against all rungs follows how credible each rating of an agent is; told are the middle
and the interval that holds 95 %. Nothing is assumed beforehand except that the rating lies on the scale.

    python -m meiji.arena.ladder yokohama           measures the rungs of a game against each other
    python -m meiji.arena.ladder yokohama levels    measures the levels for people that are quick and no rungs
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np

import meiji
from meiji.arena.agents import Agent, Program, code_of, load_agent, question
from meiji.arena.simulate import Arena, Job
from meiji.kernel.errors import BadInput
from meiji.kernel.spec import find_game, game_ids
from meiji.players import levels
from meiji.players.registry import Player, make_player
from meiji.players.rungs import Rung, rungs

SEATS = 2
SEED = 700_000  # of the first game; the seeds are as fixed as the rungs
FIRST_RUNGS = ("random", "greedy", "planner", "search:simulations=500,rollout=0")  # of a game without any
SCALE = np.arange(-1000.0, 4000.5, 1.0)  # ratings that are thinkable


@dataclass(frozen=True)
class Climbed:
    """What an agent did against a rung."""

    player: str
    rating: float
    games: int
    wins: float
    lead: float  # mean points ahead


@dataclass(frozen=True)
class Match:
    """One game of an agent against a rung: by its number the seed and the seat of the agent."""

    game: str
    agent: str
    player: str
    number: int


@cache
def _agent(text: str, game: str) -> Agent:
    return load_agent(text, game)


@cache
def _player(text: str, game: str) -> Player:
    spec = find_game(game)
    return make_player(text, spec, spec.box(), own_tuning=False)


def play(match: Match) -> tuple[float, int]:
    """The agent's share of the win, and its lead in points."""
    block, seat = divmod(match.number, SEATS)
    agent, player = _agent(match.agent, match.game), _player(match.player, match.game)
    game = meiji.new(match.game, seats=SEATS, seed=SEED + block)
    player.seed(SEED + block, 1 - seat)
    asked = 0
    while not game.over:
        if game.to_move == seat:
            shown = question(game, match.number, asked)
            asked = len(game.log)
            game.play(code_of(match.agent, shown, agent(shown)))
        else:
            game.play(player.choose(game))
    places, scores = game.result()["places"], game.scores()
    share = 1 / places.count(1) if places[seat] == 1 else 0.0
    return share, scores[seat] - scores[1 - seat]


def climb(
    game: str, agent: str, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> list[Climbed]:
    """Play a number of games against every rung."""
    if games < 2 or games % 2:
        raise BadInput(f"Against each rung an even number of games is played, each seed from both seats, not {games}.")
    if jobs < 1:
        raise BadInput(f"At least 1 job is needed, not {jobs}.")
    steps = rungs(game)
    if not steps:
        measured = ", ".join(other for other in game_ids() if rungs(other))
        raise BadInput(f"There is no ladder for {game} yet; the games with one are {measured}.")
    results = []
    try:
        for result in _results([Match(game, agent, rung.player, n) for rung in steps for n in range(games)], jobs):
            results.append(result)
            progress(1)
    finally:
        let_go(agent, game)
    found = []
    for number, rung in enumerate(steps):
        wins, leads = zip(*results[number * games : (number + 1) * games], strict=True)
        found.append(Climbed(rung.player, rung.rating, games, sum(wins), sum(leads) / games))
    return found


def let_go(agent: str, game: str) -> None:
    """A program is not left behind."""
    if _agent.cache_info().currsize and isinstance(program := _agent(agent, game), Program):
        program.close()
    _agent.cache_clear()


def _results(matches: list[Match], jobs: int) -> Iterator[tuple[float, int]]:
    if jobs == 1:
        yield from map(play, matches)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(matches))) as pool:
        yield from pool.imap(play, matches)


def rating(found: Sequence[Climbed]) -> tuple[float, float, float]:
    """The middle of the credible ratings, and the bounds of 95 % of them."""
    weight = np.zeros_like(SCALE)
    for rung in found:
        odds = (SCALE - rung.rating) * np.log(10) / 400
        weight -= rung.wins * np.logaddexp(0, -odds) + (rung.games - rung.wins) * np.logaddexp(0, odds)
    share = np.exp(weight - weight.max()).cumsum()
    low, middle, high = (float(SCALE[np.searchsorted(share, part * share[-1])]) for part in (0.025, 0.5, 0.975))
    return middle, low, high


def measure(game: str, games: int) -> list[Rung]:
    """The rungs as they are among themselves; where nobody searches, ten times as many games are quickly played.

    Only neighbours and next neighbours meet: whoever always wins tells nothing about the distance.
    """
    names = [rung.player for rung in rungs(game)] or FIRST_RUNGS
    won: dict[tuple[int, int], tuple[float, int]] = {}
    for low, high in combinations(range(len(names)), 2):
        if high - low <= 2:
            count = games if names[high].startswith(("search", "master")) else 10 * games
            wins = sum(_share(game, (names[high], names[low]), number) for number in range(count))
            won[low, high] = wins, count
            print(f"{names[high]} won {wins:g} of {count} games against {names[low]}", file=sys.stderr, flush=True)
    ratings = fit(won)
    above = [Rung(names[n], ratings[n], *won[n - 1, n]) for n in range(1, len(names))]
    return [Rung(names[0], 0.0), *above]


def measure_level(game: str, player: str, games: int) -> list[Climbed]:
    """A level against the rungs that do not search, on the seeds of the ladder."""
    quick = [rung for rung in rungs(game) if not rung.player.startswith(("search", "master"))]
    return [
        Climbed(rung.player, rung.rating, games, sum(_share(game, (player, rung.player), n) for n in range(games)), 0.0)
        for rung in quick
    ]


def fit(won: dict[tuple[int, int], tuple[float, int]]) -> list[float]:
    """The likeliest ratings, the first one 0; a result says how many games the second of a pair won against the first.

    Half a win and half a defeat are added to every pair, so that no distance is without end.
    """
    found = np.zeros(1 + max(high for _, high in won))
    for _ in range(2000):  # uphill: whoever won more than expected rises, the other falls
        push, slope = np.zeros_like(found), np.zeros_like(found)
        for (low, high), (wins, games) in won.items():
            share = 1 / (1 + 10 ** ((found[low] - found[high]) / 400))
            push[high] += wins + 0.5 - (games + 1) * share
            push[low] -= wins + 0.5 - (games + 1) * share
            slope[[low, high]] += (games + 1) * share * (1 - share) * np.log(10) / 400
        found += 0.5 * push / slope
    ratings: list[float] = (found - found[0]).round().tolist()
    return ratings


def _share(game: str, players: tuple[str, str], number: int) -> float:
    """The first player's share of a win; it sits in seat 0 and then, with the same seed, in seat 1."""
    block, turned = divmod(number, SEATS)
    won = _arena(game, players[::-1] if turned else players).play(SEED + block)[1]
    return won[turned] / sum(won)


@cache
def _arena(game: str, players: tuple[str, ...]) -> Arena:
    return Arena(Job(game, SEATS, players, _options(game), None, 0, 1))


def _options(game: str) -> tuple[tuple[str, str], ...]:
    spec = find_game(game)
    return tuple(spec.prepare(spec.table(), SEATS, spec.check_options({})).items())


def _print_levels(game: str, games: int) -> None:
    known = {rung.player for rung in rungs(game)}
    for _, player in levels(game):
        if player not in known and player.startswith("planner"):
            found = measure_level(game, player, games)
            won = [round(rung.wins) for rung in found]
            print(f'[[{game}]]\nplayer = "{player}"\nrating = {rating(found)[0]:g}\nwon = {won}\ngames = {games}')


if __name__ == "__main__" and sys.argv[2:3] == ["levels"]:
    _print_levels(sys.argv[1], 400)
elif __name__ == "__main__":
    name, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40
    for rung in measure(name, count):
        print(f'[[{name}]]\nplayer = "{rung.player}"\nrating = {rung.rating:g}')
        if rung.games:
            print(f"won = {rung.won:g}\ngames = {rung.games}")
