"""A whole game in words, on the terminal."""

from __future__ import annotations

from rich.console import Console

import meiji
from meiji.kernel.compiler import check_numba
from meiji.kernel.errors import BadInput
from meiji.kernel.game import Game


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
    """Every move in texts. The game is replayed once; each line is told from the table before and after it."""
    walker = game.at(0)
    texts = game.spec.texts
    for number, played in enumerate(game.log, 1):
        before = walker._table.copy()
        walker.replay(played.code, played.drawn)
        line = texts.log_line(game.box.record, before, walker._table, played, language)
        out.print(f"{number:4}  seat {played.seat}  {line}")


def print_result(game: Game, out: Console, language: str = "en") -> None:
    if not game.over:
        decision = game.decision
        assert decision is not None
        out.print(f"Seat {decision.seat} to move: {decision.text(language)}")
        return
    texts = game.spec.texts
    for seat, lines in enumerate(texts.result_lines(game, language)):
        out.print(f"Seat {seat}, place {game.result()['places'][seat]}", style="bold")
        for line in lines:
            out.print(f"  {line}")


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
