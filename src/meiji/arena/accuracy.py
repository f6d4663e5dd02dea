"""Does the accuracy of a review tell better players from worse ones? Games of known players, reviewed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from meiji.arena.review import Review, review
from meiji.kernel.game import new_game
from meiji.players.registry import make_player

if TYPE_CHECKING:
    from meiji.kernel.game import Game


class Reviewed(NamedTuple):
    """A game of known players with its review."""

    players: tuple[str, ...]
    found: Review

    @property
    def scores(self) -> list[int]:
        return self.found.game.scores()

    @property
    def loser(self) -> int:
        """The seat with the fewest points."""
        return min(range(len(self.scores)), key=self.scores.__getitem__)


def play_game(game: str, players: Sequence[str], seed: int) -> Game:
    """A whole game of players by name, one a seat."""
    table = new_game(game, seats=len(players), seed=seed)
    seated = [make_player(name, table.spec, table.box) for name in players]
    for seat, player in enumerate(seated):
        player.seed(seed, seat)
    while table.to_move is not None:
        table.play(seated[table.to_move].choose(table))
    return table


def reviewed(game: str, matches: Sequence[Sequence[str]], seeds: Sequence[int], thinking: str) -> Iterator[Reviewed]:
    """Every match on every seed, with the players in every second game on each other's seats."""
    for number, seed in enumerate(seeds):
        for match in matches:
            players = tuple(match if number % 2 == 0 else reversed(match))
            yield Reviewed(players, review(play_game(game, players, seed), thinking=thinking))


def mean_accuracy(games: Sequence[Reviewed], player: str, *, losing: bool = False) -> float:
    """Of a player's seats in all these games, or of those only that lost."""
    values = [
        one.found.accuracy(seat) or 0.0
        for one in games
        for seat, name in enumerate(one.players)
        if name == player and (not losing or seat == one.loser)
    ]
    return fmean(values) if values else math.nan
