"""A whole game in words, on the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

import meiji
from meiji.kernel import events
from meiji.kernel.compiler import check_numba
from meiji.kernel.errors import BadInput
from meiji.kernel.game import Game
from meiji.kernel.wording import upper_first


def play_game(game: Game, seed: int = 0) -> Game:
    """Play a game to its end: greedily where numba is there, else at random."""
    try:
        check_numba()
    except BadInput:
        import random

        choose = random.Random(seed)
        while not game.over:
            game.play(choose.choice(game.codes()))
        return game
    from meiji.players import seat_players

    players = seat_players(["greedy"], game.spec, game.box, game.seats)
    for seat, player in enumerate(players):
        player.seed(seed, seat)
    while (seat_to_move := game.to_move) is not None:
        game.play(players[seat_to_move].choose(game))
    return game


def print_log(game: Game, out: Console, language: str = "en") -> None:
    """What every move did, or which it was where that is told later. The game is replayed once."""
    walker = game.at(0)
    for number, played in enumerate(game.log, 1):
        told = events.lines(game, events.record(game, walker._table, played), language, game.names)
        texts = [
            text if event.seat in (played.seat, None) else f"seat {event.seat} {text}" for event, (text, _) in told
        ]
        first, *more = texts or [game.spec.moves.notations[played.code]]
        out.print(f"{number:4}  seat {played.seat}  {first}")
        for text in more:
            out.print(f"{'':14}{text}")
        walker.replay(played.code, played.drawn)


def print_result(game: Game, out: Console, language: str = "en") -> None:
    if not game.over:
        decision = game.decision
        assert decision is not None
        out.print(f"Seat {decision.seat} to move: {decision.text(language)}")
        return
    texts, result = game.spec.texts, game.result()
    shown = Table("", *(f"Seat {seat}, place {place}" for seat, place in enumerate(result["places"])), box=None)
    for source in game.points():
        shown.add_row(upper_first(texts.points_name((source.source,), language)), *map(str, source.points))
    shown.add_row(upper_first(texts.points_name(("total",), language)), *map(str, result["scores"]), style="bold")
    out.print(shown)
    if verdict := texts.verdict(game, language):
        out.print(upper_first(verdict))


def print_game(out: Console) -> None:
    game = meiji.new("zaibatsu", seats=3, seed=1868, options={"sides": "A"})
    out.print("A game of Nippon: Zaibatsu, three computer players", style="bold")
    out.print("The rules are compiled at the first start; that takes up to a minute.", style="dim")
    play_game(game)
    print_log(game, out)
    print_result(game, out)
    out.print()
    out.print("What else there is (python3 start.py meiji ...):")
    out.print("  meiji games                             the games and their options")
    out.print("  meiji simulate zaibatsu --seats 4 --games 1000 --player greedy,random")
    out.print("  meiji replay FILE --svg table.svg       check and show a save")
    out.print("  meiji box list zaibatsu                 every printed value and its source")
    out.print("  meiji bench --peers                     the benchmark table")
