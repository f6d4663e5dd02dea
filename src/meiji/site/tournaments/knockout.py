"""Knock-out: a bracket in which the first and the second seed can meet in the final only. Where there are fewer players
than places, the best seeds sit out the first round."""

from __future__ import annotations

from collections.abc import Sequence


def rounds_for(players: int) -> int:
    """How many rounds it takes until one is left."""
    return max(1, (players - 1).bit_length())


def first_round(players: int) -> list[tuple[int | None, int | None]]:
    """The places of the bracket from top to bottom, two for each meeting; players are seeds from 0."""
    order = [0]
    for _ in range(rounds_for(players)):
        places = 2 * len(order)
        order = [seed for one in order for seed in (one, places - 1 - one)]
    found: list[int | None] = [seed if seed < players else None for seed in order]
    return list(zip(found[::2], found[1::2], strict=True))


def next_round(winners: Sequence[int | None]) -> list[tuple[int | None, int | None]]:
    """Whoever won two neighbouring meetings meets next."""
    return list(zip(winners[::2], winners[1::2], strict=True))
