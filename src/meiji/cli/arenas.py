"""Players against each other: tournaments, the ladder, studies, tuning; and a look back at one game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Column
from rich.table import Table as RichTable

import meiji
from meiji.cli.shared import bar, out, parse_options, read_text, write_text
from meiji.kernel.errors import BadInput
from meiji.kernel.spec import find_game


def arena(
    game: str | None = None,
    *,
    players: str | None = None,
    games: int = 100,
    seats: int | None = None,
    jobs: int = 1,
    seed: int = 0,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    box: str | None = None,
    out_folder: Annotated[Path | None, Parameter(name="--out")] = None,
    language: str = "en",
    stop: Annotated[bool, Parameter(negative=())] = False,
    ladder: str | None = None,
    agent: str | None = None,
) -> None:
    """Let players compete: every seed from every seat, with ratings and a report. The same command goes on later.

    Parameters
    ----------
    game: The game of a tournament.
    players: At least two, with commas between them.
    games: How many games in all; on the ladder against each rung.
    seats: At the table; with more players than seats all combinations take turns, with fewer they sit repeatedly.
    jobs: Processes.
    seed: The first seed.
    option: An option of the game, name=value.
    box: A box of one's own.
    out_folder: Where games and report are kept; arena-GAME unless said.
    language: Of the report: en, de or pl.
    stop: Stop as soon as the answer is clear.
    ladder: The game of a ladder: instead of a tournament an agent from outside plays the fixed rungs of this game.
    agent: The agent on the ladder, module:factory or "program:COMMAND"; see docs/ladder.md.
    """
    if ladder is not None:
        if agent is None:
            raise BadInput("A ladder needs an agent: --agent module:factory or --agent \"program:COMMAND\".")
        if any((game, players, seats, seed, option, box, out_folder, language != "en", stop)):
            raise BadInput("On a ladder all but --agent, --games and --jobs is fixed; leave out the rest.")
        climb_ladder(ladder, agent, games, jobs)
        return
    if game is None or players is None or agent is not None:
        raise BadInput("The arena needs a game with --players for a tournament, or --ladder GAME with --agent.")
    from meiji.arena.report import cells, columns, html, ranked
    from meiji.arena.tournament import make_plan, run, standings
    from meiji.kernel.language import check_language
    from meiji.players.registry import split_players

    check_language(language)
    plan = make_plan(game, split_players(players), seats, seed, parse_options(option or []), box)
    folder = out_folder or Path(f"arena-{game}")
    with bar() as progress:
        task = progress.add_task(game, total=games)
        rows = run(
            plan, games, folder, box=box, jobs=jobs, stop=stop, progress=lambda n: progress.update(task, advance=n)
        )
    found = standings(plan, rows)
    table = RichTable(*(Column(name, overflow="fold") for name in columns("en")), box=None)
    for standing in ranked(found):
        table.add_row(*cells(standing))
    out.print(f"{len(rows)} games of {find_game(game).title} with {plan.seats} seats")
    out.print(table)
    write_text(folder / "report.html", html(plan, rows, found, language), "report")
    out.print(f"Games and report: {folder}")


def climb_ladder(game: str, agent: str, games: int, jobs: int) -> None:
    """An agent from outside against the fixed rungs; a line for the table in docs/ladder.md."""
    from meiji.arena.ladder import climb
    from meiji.arena.report import show_ladder
    from meiji.lab.versions import version_of
    from meiji.players.rungs import rungs

    with bar() as progress:
        task = progress.add_task(game, total=games * len(rungs(game)))
        found = climb(game, agent, games, jobs, progress=lambda n: progress.update(task, advance=n))
    show_ladder(f"{game} v{version_of(game)}", agent, found, out)


def study(
    game: str,
    *,
    player: str = "planner",
    games: int = 400,
    seats: int | None = None,
    jobs: int = 1,
    seed: int = 0,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    box: str | None = None,
    out_folder: Annotated[Path | None, Parameter(name="--out")] = None,
    language: str = "en",
) -> None:
    """What is each seat, opening, tile and card worth in strong play? The same command goes on later.

    Parameters
    ----------
    player: It sits on all seats.
    games: How many games in all.
    seats: At the table.
    jobs: Processes.
    seed: The first seed.
    option: An option of the game, name=value.
    box: A box of one's own.
    out_folder: Where games and report are kept; study-GAME unless said.
    language: Of the report: en, de or pl.
    """
    from meiji.arena import study as studies
    from meiji.arena.tournament import make_plan, run
    from meiji.kernel.language import check_language

    check_language(language)
    plan = make_plan(game, [player], seats, seed, parse_options(option or []), box, least=1)
    folder = out_folder or Path(f"study-{game}")
    with bar() as progress:
        task = progress.add_task(game, total=games)
        rows = run(plan, games, folder, box=box, jobs=jobs, progress=lambda n: progress.update(task, advance=n))
    found, loaded = studies.study(plan, rows), find_game(game).box(box)
    table = RichTable(*(Column(name, overflow="fold") for name in studies.columns("en")[:-1]), box=None)
    for worth in found:
        table.add_row(*studies.cells(worth, "")[:-1])
    out.print(f"{len(rows)} games of {find_game(game).title} with {plan.seats} seats")
    out.print(table)
    studies.write_parquet(rows, folder / "things.parquet")
    write_text(folder / "report.html", studies.html(plan, rows, found, loaded, language), "report")
    out.print(f"Games and report: {folder}")


def review(file: Path, *, html: Path, language: str = "en", box: str | None = None) -> None:
    """Look back at a game: chances after every move, turning points, mistakes with the better move.

    Parameters
    ----------
    file: The save.
    html: The page to be written.
    language: Of the page: en, de or pl.
    box: The box the game was played with, if it is not in the save.
    """
    from meiji.arena.review import html as page
    from meiji.arena.review import review as look_back
    from meiji.kernel.language import check_language

    check_language(language)
    game = meiji.load(read_text(file, "save"), box=box)
    if not game.log:
        raise BadInput(f"There is nothing to review in {file}: no move was played.")
    with bar() as progress:
        task = progress.add_task(game.spec.id, total=len(game.log))
        found = look_back(game, progress=lambda n: progress.update(task, advance=n))
    write_text(html, page(found, language), "page")
    out.print(f"{len(game.log)} moves, {len(found.mistakes())} mistakes: {html}")


def train(
    game: str,
    *,
    seats: int,
    games: int = 250,
    rounds: int = 3,
    out_folder: Annotated[Path | None, Parameter(name="--out")] = None,
) -> None:
    """Tune the numbers that planner and search weigh positions with, by games of planner against itself.

    Parameters
    ----------
    game: The game.
    seats: At the table; the numbers are kept for each number of seats.
    games: In each round.
    rounds: The first is played by greedy, the others by planner with what was learnt so far.
    out_folder: Where the numbers are written; into the package unless said.
    """
    from meiji.arena.train import train as tune
    from meiji.players.value import FOLDER

    find_game(game).check_seats(seats)
    if games < 1 or rounds < 1:
        raise BadInput(f"At least 1 game and 1 round are needed, not {games} and {rounds}.")
    players = ["greedy", *["planner:samples=1,width=4"] * (rounds - 1)]
    with bar() as progress:
        task = progress.add_task(game, total=games * rounds)
        for line in tune(
            game,
            seats,
            games,
            players,
            folder=out_folder or FOLDER,
            progress=lambda n: progress.update(task, advance=n),
        ):
            out.print(line)
