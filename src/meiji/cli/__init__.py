"""The command line. Input that is wrong gets one sentence and exit code 2."""

from __future__ import annotations

import sys

from cyclopts import App, CycloptsError, UnusedCliTokensError

import meiji
from meiji.cli.arenas import arena, review, study
from meiji.cli.boxes import box_app
from meiji.cli.people import ratings
from meiji.cli.playing import demo, games, replay, simulate
from meiji.cli.service import bench, owner, serve, start, warmup
from meiji.cli.training import train
from meiji.kernel.errors import MeijiError

app = App(
    name="meiji",
    help="The great Meiji-era economic board games: site, rules, players, tools. Unofficial. "
    "Without a command it serves the site on http://127.0.0.1:8000 and opens the browser.",
    version=meiji.__version__,
)
app.default(start)
for command in (
    box_app,
    serve,
    owner,
    demo,
    games,
    simulate,
    arena,
    study,
    review,
    train,
    replay,
    ratings,
    warmup,
    bench,
):
    app.command(command)


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
