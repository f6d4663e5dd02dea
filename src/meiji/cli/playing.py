"""Games: which there are, one to look at, many at once, one from a save."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Column
from rich.table import Table as RichTable

import meiji
from meiji.cli.shared import bar, out, parse_options, print_json, read_text, write_text
from meiji.kernel.spec import find_game, game_ids


def demo() -> None:
    """Play one whole game of Nippon: Zaibatsu and print it, then say what else there is."""
    from meiji.demo import print_game

    print_game(out)


def games() -> None:
    """The games with their seats, options and the version of their rules."""
    table = RichTable("game", "title", "seats", Column("options", overflow="fold"), "rules", box=None)
    for game in game_ids():
        spec = find_game(game)
        options = "\n".join(f"{o.name}={' | '.join(o.values)}" for o in spec.options)
        table.add_row(game, spec.title, ", ".join(map(str, spec.seats)), options, spec.version)
    out.print(table)


def simulate(
    game: str,
    *,
    seats: int | None = None,
    games: int = 100,
    player: str = "random",
    seed: int = 0,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    box: str | None = None,
    jobs: int = 1,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Let computer players play whole games. Game i has the seed `seed` + i; player i sits in seat i.

    Args:
        game: The game.
        seats: At the table; 2 unless said.
        games: How many games.
        player: One for all seats, or several with commas between them.
        seed: The first seed.
        option: An option of the game, name=value.
        box: A box of one's own.
        jobs: Games at once: in threads where all players are compiled (random, greedy, planner), else in processes.
        json: Print one JSON object instead of a table.
    """
    from meiji.arena.simulate import simulate as run
    from meiji.players.registry import split_players

    with bar() as progress:
        task = progress.add_task(f"{game}: compiling or loading", total=games)

        def done(count: int) -> None:
            progress.update(task, advance=count, description=game)

        total = run(
            game,
            seats=seats,
            games=games,
            players=split_players(player),
            seed=seed,
            options=parse_options(option or []),
            box=box,
            jobs=jobs,
            progress=done,
        )
    if json:
        print_json(total.as_dict())
        return
    table = RichTable("seat", "player", "wins", "mean score", box=None)
    names = split_players(player)
    for seat in range(total.seats):
        won = f"{total.wins[seat]:g} ({total.wins[seat] / total.games:.1%})"
        table.add_row(str(seat), names[seat % len(names)], won, f"{total.mean_scores[seat]:.1f}")
    out.print(f"{total.games} games of {find_game(game).title} with {total.seats} seats, {total.decisions:,} decisions")
    out.print(table)
    out.print(f"{total.decisions_per_second:,.0f} decisions/s, {total.games_per_second:,.1f} games/s")


def replay(file: Path, *, to: int | None = None, svg: Path | None = None, box: str | None = None) -> None:
    """Check a save by replaying it, and show the game move by move.

    Args:
        file: The save.
        to: Stop after so many moves.
        svg: Write a picture of the table there.
        box: The box the game was played with, if it is not in the save.
    """
    from meiji.demo import print_log, print_result

    game = meiji.load(read_text(file, "save"), box=box)
    if to is not None:
        game = game.at(to)
    print_log(game, out)
    print_result(game, out)
    if svg is not None:
        write_text(svg, game.svg(), "picture")
