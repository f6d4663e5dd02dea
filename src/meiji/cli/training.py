"""`meiji train`: what the players know is learnt from games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from meiji.cli.shared import bar, out, parse_options
from meiji.kernel.errors import BadInput, not_installed
from meiji.kernel.spec import find_game

Options = dict[str, str]
Progress = Callable[[int], None]


def train(
    game: str,
    *,
    seats: int,
    games: int | None = None,
    rounds: int = 3,
    network: Annotated[bool, Parameter(negative=())] = False,
    further: Annotated[bool, Parameter(negative=())] = False,
    jobs: int = 1,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    box: str | None = None,
    out_folder: Annotated[Path | None, Parameter(name="--out")] = None,
) -> None:
    """Tune what planner and search evaluate positions with, or train the network of master.

    Args:
        game: The game.
        seats: At the table; what is learnt is kept for each number of seats.
        games: In each round; 250 to tune, 4000 for a network.
        rounds: The first is played by greedy (to tune) or search (for a network), the others by who learns.
        network: Train a network; this needs the extra train. The same command goes on later.
        further: Begin with the network that comes with Meiji, in all rounds.
        jobs: Processes, for a network.
        option: An option of the game, name=value.
        box: A box of one's own, to tune for.
        out_folder: Where it is written. Unless said, tuned weights go into the user's data folder, where players find
            them in games with the same box, and a network into network-GAME-SEATS.
    """
    spec = find_game(game)
    spec.check_seats(seats)
    options = spec.prepare(spec.table(), seats, spec.check_options(parse_options(option or [])))
    games = games if games is not None else 4000 if network else 250
    if games < 1 or rounds < 1 or jobs < 1:
        raise BadInput(f"At least 1 game, 1 round and 1 job are needed, not {games}, {rounds} and {jobs}.")
    if jobs > 1 and not network:
        raise BadInput("Weights are tuned in one process; leave out --jobs.")
    if further and not network:
        raise BadInput("Only a network can be trained further; say --network, too.")
    if box and network:
        raise BadInput("A network is trained with the box that comes with Meiji; leave out --box.")
    with bar() as progress:
        task = progress.add_task(game, total=games * rounds)

        def tell(done: int) -> None:
            progress.update(task, advance=done)

        if network:
            lines = train_network(game, seats, games, rounds, options, further, out_folder, jobs, tell)
        else:
            lines = tune(game, seats, games, rounds, options, box, out_folder, tell)
        for line in lines:
            out.print(line)


def tune(
    game: str,
    seats: int,
    games: int,
    rounds: int,
    options: Options,
    box: str | None,
    folder: Path | None,
    progress: Progress,
) -> Iterator[str]:
    from meiji.training.tuning import tune as fit

    players = ["greedy", *["planner:samples=1,width=4"] * (rounds - 1)]
    return fit(game, seats, games, players, options=options, box=box, folder=folder, progress=progress)


def train_network(
    game: str,
    seats: int,
    games: int,
    rounds: int,
    options: Options,
    further: bool,
    folder: Path | None,
    jobs: int,
    progress: Progress,
) -> Iterator[str]:
    try:
        from meiji.training.loop import TrainingConfig, train
    except ImportError:
        raise not_installed("PyTorch", "train") from None
    config = TrainingConfig(game, seats, rounds, games, tuple(options.items()), further)
    return train(config, folder or Path(f"network-{game}-{seats}"), jobs, progress)
