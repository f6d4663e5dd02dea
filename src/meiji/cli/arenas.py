"""Players against each other: tournaments, the ladder, studies; and a look back at one game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Column
from rich.table import Table as RichTable

import meiji
from meiji.cli.shared import bar, err, out, parse_options, read_text, write_text
from meiji.kernel.errors import BadInput
from meiji.kernel.spec import find_game

if TYPE_CHECKING:
    from meiji.arena.tournament import Plan, Row


@Parameter(name="*")
@dataclass(frozen=True)
class Setting:
    """How the games of a tournament or a study are played.

    Args:
        seats: At the table; with more players than seats all combinations take turns, with fewer they sit repeatedly.
        jobs: Games at once: in threads where all players are compiled (random, greedy, planner), else in processes.
        ray: A Ray cluster that plays instead: HOST:PORT of its head, or auto for the one on this machine.
        seed: The first seed.
        option: An option of the game, name=value.
        box: A box of one's own.
        out_folder: Where games and report are kept; arena-GAME or study-GAME unless said.
        language: Of the report: en, de or pl.
    """

    seats: int | None = None
    jobs: int = 1
    ray: str | None = None
    seed: int = 0
    option: Annotated[list[str] | None, Parameter(negative=())] = None
    box: str | None = None
    out_folder: Annotated[Path | None, Parameter(name="--out")] = None
    language: str = "en"


@dataclass(frozen=True)
class Played:
    """Games in their folder, and what is said of them."""

    plan: Plan
    rows: list[Row]
    folder: Path

    def show(self, columns: list[str], lines: list[list[str]]) -> None:
        table = RichTable(*(Column(name, overflow="fold") for name in columns), box=None)
        for line in lines:
            table.add_row(*line)
        out.print(f"{len(self.rows)} games of {find_game(self.plan.game).title} with {self.plan.seats} seats")
        out.print(table)

    def report(self, page: str) -> None:
        write_text(self.folder / "report.html", page, "report")
        out.print(f"Games and report: {self.folder}")


def play_games(
    kind: str, game: str, players: list[str], games: int, setting: Setting, *, least: int = 2, stop: bool = False
) -> Played:
    """Play what is still to be played of an arena or a study, with a bar."""
    from meiji.arena.tournament import make_plan, run
    from meiji.kernel.language import check_language
    from meiji.players.value import own_file

    check_language(setting.language)
    options = parse_options(setting.option or [])
    plan = make_plan(game, players, setting.seats, setting.seed, options, setting.box, least)
    folder = setting.out_folder or Path(f"{kind}-{game}")
    weighing = any(player.startswith(("planner", "search", "master")) for player in players)
    if setting.box and weighing and not own_file(game, plan.seats, plan.box).exists():
        err.print(
            "Players weigh positions with numbers for the box that comes with Meiji; "
            f"meiji train {game} --seats {plan.seats} --box {setting.box} tunes them for this one.",
            soft_wrap=True,
        )
    with bar() as progress:
        task = progress.add_task(game, total=games)

        def done(count: int) -> None:
            progress.update(task, advance=count)

        rows = run(plan, games, folder, box=setting.box, jobs=setting.jobs, ray=setting.ray, stop=stop, progress=done)
    return Played(plan, rows, folder)


def arena(
    game: str | None = None,
    *,
    players: str | None = None,
    games: int = 100,
    stop: Annotated[bool, Parameter(negative=())] = False,
    ladder: str | None = None,
    agent: str | None = None,
    setting: Setting | None = None,
) -> None:
    """Let players compete: every seed from every seat, with ratings and a report. The same command goes on later.

    Args:
        game: The game of a tournament.
        players: At least two, with commas between them.
        games: How many games in all; on the ladder against each rung.
        stop: Stop as soon as the answer is clear.
        ladder: The game of a ladder: instead of a tournament an agent from outside plays the fixed rungs of this game.
        agent: The agent on the ladder, module:factory or "program:COMMAND"; see docs/ladder.md.
    """
    setting = setting or Setting()
    if ladder is not None:
        if agent is None:
            raise BadInput('A ladder needs an agent: --agent module:factory or --agent "program:COMMAND".')
        if game or players or stop or replace(setting, jobs=1) != Setting():
            raise BadInput("On a ladder all but --agent, --games and --jobs is fixed; leave out the rest.")
        climb_ladder(ladder, agent, games, setting.jobs)
        return
    if game is None or players is None or agent is not None:
        raise BadInput("The arena needs a game with --players for a tournament, or --ladder GAME with --agent.")
    from meiji.arena.report import cells, columns, html, ranked
    from meiji.arena.tournament import standings
    from meiji.players.registry import split_players

    played = play_games("arena", game, split_players(players), games, setting, stop=stop)
    found = standings(played.plan, played.rows)
    played.show(columns("en"), [cells(standing) for standing in ranked(found)])
    played.report(html(played.plan, played.rows, found, setting.language))


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


def study(game: str, *, player: str = "planner", games: int = 400, setting: Setting | None = None) -> None:
    """What is each seat, opening, tile and card worth in strong play? The same command goes on later.

    Args:
        game: The game.
        player: It sits on all seats.
        games: How many games in all.
    """
    from meiji.arena import study as studies

    setting = setting or Setting()
    played = play_games("study", game, [player], games, setting, least=1)
    found, loaded = studies.study(played.plan, played.rows), find_game(game).box(setting.box)
    played.show(studies.columns("en")[:-1], [studies.cells(worth, "")[:-1] for worth in found])
    studies.write_parquet(played.rows, played.folder / "things.parquet")
    played.report(studies.html(played.plan, played.rows, found, loaded, setting.language))


def review(file: Path, *, html: Path, language: str = "en", box: str | None = None) -> None:
    """Look back at a game: how accurately each seat played, where points were left, the turns that cost most.

    Args:
        file: The save.
        html: The page to be written.
        language: Of the page: en, de or pl.
        box: The box the game was played with, if it is not in the save.
    """
    from meiji.arena.review import review as look_back
    from meiji.arena.review_text import html as page
    from meiji.kernel.language import check_language

    check_language(language)
    game = meiji.load(read_text(file, "save"), box=box)
    if not game.log:
        raise BadInput(f"There is nothing to review in {file}: no move was played.")
    with bar() as progress:
        task = progress.add_task(game.spec.id, total=len(game.log))
        found = look_back(game, progress=lambda n: progress.update(task, advance=n))
    write_text(html, page(found, language), "page")
    accuracies = [found.accuracy(seat) for seat in range(game.seats)]
    words = ", ".join("–" if accuracy is None else f"{accuracy:.0f} %" for accuracy in accuracies)
    out.print(f"{len(game.log)} moves, accuracy {words}: {html}")
