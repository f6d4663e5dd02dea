"""Random play of Catanatron: four of its RandomPlayers, driven through its public API. Prints a JSON list of rows."""

import importlib
import time
from importlib.metadata import version
from typing import Any

from measure import Count, options, row, show

catanatron: Any = importlib.import_module("catanatron")  # lives in the peers' environment only
TURNS_LIMIT: int = importlib.import_module("catanatron.game").TURNS_LIMIT

NOTE = (
    "four RandomPlayers, Game.play_tick() until Game.winning_color(), making the board included; no copies as in "
    "Game.play(). {forced:.0%} of its ticks (the dice roll, or only 'end turn') have one playable action and do not "
    "count; with them {ticks:.0f} ticks/s. {unfinished} of {games} games stopped at its limit of {limit} turns"
)
CORE_LOOP = "the same run as the python-driven row: Catanatron's rules are Python and have no core loop beside it. "


def play(seed: int, count: Count) -> bool:
    """One random game; tells whether somebody won."""
    decisions = forced = legal_moves = 0
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        width = len(game.state.playable_actions)
        if width > 1:
            decisions += 1
            legal_moves += width
        else:
            forced += 1
        game.play_tick()
    count.add(decisions, forced, legal_moves)
    return game.winning_color() is not None


def run(seed: int, seconds: float) -> tuple[Count, int]:
    """Random games for so many seconds, the last one to its end; gives the count and how many nobody won."""
    count, unfinished = Count(), 0
    start = time.perf_counter()
    while not count.games or count.seconds < seconds:
        won = play(seed + count.games, count)
        unfinished += not won
        count.seconds = time.perf_counter() - start
    return count, unfinished


def main() -> None:
    wanted = options(__doc__).parse_args()
    seed = 1 + abs(wanted.seed) * 1_000_000  # Catanatron takes seed 0 for no seed
    run(seed, min(1.0, wanted.seconds / 5))
    count, unfinished = run(seed, wanted.seconds)

    ticks = count.decisions + count.forced
    note = NOTE.format(
        forced=count.forced / ticks,
        ticks=ticks / count.seconds,
        unfinished=unfinished,
        games=count.games,
        limit=TURNS_LIMIT,
    )
    peer = {"peer": "Catanatron", "version": version("catanatron"), "game": "catan"}
    show(
        [
            row(peer, "python-driven", count, count.speed, note),
            row(peer, "core-loop", count, count.speed, CORE_LOOP + note),
        ]
    )


if __name__ == "__main__":
    main()
