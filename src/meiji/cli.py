"""The command line. Input that is wrong gets one sentence and exit code 2."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as RichTable

import meiji
from meiji.kernel.box import SOURCES
from meiji.kernel.errors import BadInput, MeijiError
from meiji.kernel.spec import box_in_file, find_game, game_ids

app = App(
    name="meiji",
    help="The great Meiji-era economic board games: site, rules, players, tools. Unofficial.",
    version=meiji.__version__,
)
box_app = App(name="box", help="Component values and their sources.")
app.command(box_app)

out = Console(markup=False, highlight=False)  # what a box or a save says is printed as it is
err = Console(markup=False, highlight=False, stderr=True)


def main() -> None:
    """Run a command; every error of the user's input is one sentence on standard error."""
    try:
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except UnusedCliTokensError as error:
        fail(left_over(error))
    except CycloptsError as error:
        fail(str(error))
    except MeijiError as error:
        fail(str(error))
    except BrokenPipeError:
        sys.stderr.close()
    except KeyboardInterrupt:
        sys.exit(130)


def left_over(error: UnusedCliTokensError) -> str:
    """A word that no command takes: behind a command one too many, in its place a command that does not exist."""
    word = (error.unused_tokens or [""])[0]
    if error.command_chain:
        command = " ".join(error.command_chain)
        return f"The command {command} takes no {word!r}; `meiji {command} --help` tells what it takes."
    return f"There is no command {word!r}; the commands are {', '.join(commands())}."


def commands() -> list[str]:
    return [name for name in app if not name.startswith("-")]


def fail(sentence: str) -> None:
    print("meiji: " + " ".join(sentence.split()), file=sys.stderr)
    sys.exit(2)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    public_url: str = "",
    database: str | None = None,
    box: Annotated[list[str] | None, Parameter(negative=())] = None,
    browser: bool = True,
) -> None:
    """Serve the site, by default for this machine alone, and open the browser.

    Parameters
    ----------
    host: The address to listen on; 0.0.0.0 lets others in.
    port: The port to listen on.
    public_url: The address that friends use, for links; with https, cookies travel only over TLS.
    database: sqlite:///FILE (by default a file in the user's data folder) or postgresql://USER@HOST/NAME.
    box: A box file that new tables of its game are played with.
    browser: Open the browser (--no-browser: do not).
    """
    from meiji.site.serve import serve as run
    from meiji.site.settings import Settings, kept_secret, read_boxes

    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadInput(f"A public URL begins with http:// or https://, not {public_url!r}.")
    settings = Settings(public_url=public_url, secret=kept_secret(), boxes=read_boxes(box or []))
    if database:
        settings.database = database
    run(settings, host, port, browser=browser)


@app.default
def start() -> None:
    """Serve the site on http://127.0.0.1:8000 and open the browser."""
    serve()


@app.command
def demo() -> None:
    """Play one whole game of Nippon: Zaibatsu and print it, then say what else there is."""
    from meiji.demo import print_game

    print_game(out)


@app.command
def games() -> None:
    """The games with their seats, options and the version of their rules."""
    table = RichTable("game", "title", "seats", Column("options", overflow="fold"), "rules", box=None)
    for game in game_ids():
        spec = find_game(game)
        options = "\n".join(f"{o.name}={' | '.join(o.values)}" for o in spec.options)
        table.add_row(game, spec.title, ", ".join(map(str, spec.seats)), options, spec.version)
    out.print(table)


def parse_options(texts: list[str]) -> dict[str, str]:
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput(f"An option is written name=value, not {text!r}.")
        options[name] = value
    return options


@app.command
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
    """Let computer players play whole games. Game i has the seed `seed` + i; player i sits in seat i."""
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


def print_json(data: Any) -> None:
    print(json.dumps(data))


def bar() -> Progress:
    """A progress bar on standard error, with the time that remains."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, disable=not err.is_terminal, transient=True)


def write_text(file: Path, text: str, what: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"The {what} {file} cannot be written: {error.strerror}.") from None


@app.command
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


@app.command
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


@app.command
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


@app.command
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


@app.command
def replay(file: Path, *, to: int | None = None, svg: Path | None = None, box: str | None = None) -> None:
    """Check a save by replaying it, and show the game move by move.

    Parameters
    ----------
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


def read_text(file: Path, what: str) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"There is no file {file}; name a {what}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"The {what} {file} cannot be read: {error}.") from None


@box_app.command
def export(game: str) -> None:
    """Print the box of a game as TOML, to be corrected from the own copy."""
    print(find_game(game).box().text, end="")


def load_any(game_or_file: str) -> Any:
    """The shipped box of a game, or the box in a file."""
    if game_or_file in game_ids():
        return find_game(game_or_file).box()
    if not Path(game_or_file).exists():
        raise BadInput(f"{game_or_file!r} is neither a game ({', '.join(game_ids())}) nor a file.")
    return box_in_file(game_or_file)


@box_app.command
def check(game_or_file: str) -> None:
    """Check a box: every tile there, every operation known, every count right."""
    loaded = load_any(game_or_file)
    print(f"The box {loaded.id} ({loaded.hash}) is complete and sound.")


@box_app.command(name="list")
def list_(game_or_file: str) -> None:
    """The tables of a box with their sources, and how much is reconstructed."""
    loaded = load_any(game_or_file)
    entries = list(loaded.reader.sources())
    table = RichTable("line", "table", "source", box=None)
    for title, source, line in entries:
        table.add_row(str(line), title, source)
    out.print(table)
    counts = {source: sum(s == source for _, s, _ in entries) for source in SOURCES}
    out.print("; ".join(f"{source}: {count}" for source, count in counts.items()) + f"; in all {len(entries)}")


@app.command
def warmup() -> None:
    """Compile the rules of every game once, so that later starts are quick."""
    from meiji.arena.warmup import warm

    for game in game_ids():
        with err.status(f"compiling {game}"):
            seconds = warm(game)
        out.print(f"{game}: ready after {seconds:.1f} s")


@app.command
def bench(*, peers: bool = False, json: Annotated[bool, Parameter(negative=())] = False, seconds: float = 3.0) -> None:
    """Measure speed: compiled loop, batch, steps from Python, plain games, search.

    Parameters
    ----------
    peers: Also measure OpenSpiel and Catanatron in the same run (installed into an environment of their own).
    json: Print one JSON object instead of tables.
    seconds: How long each measurement takes, in three rounds of which the best counts.
    """
    from meiji.arena.bench import measure, print_tables

    figures = measure(seconds, peers, lambda text: err.print(text, style="dim"))
    if json:
        print_json(figures)
    else:
        print_tables(figures, out)
