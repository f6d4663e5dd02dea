"""The operations that cards can ask for, and their words in box.toml. "#" stands for a number."""

from __future__ import annotations

from meiji.kernel.box import Operation

from .terms import GOODS, PLUS_1, PLUS_2

(
    END_OF_EFFECT,
    GAIN_YEN,
    GAIN_GOODS,  # good, how many
    GAIN_IMPORT,
    GAIN_EXTRA,  # +1 or +2
    GAIN_ORDER,
    FLIP_IMPORT,
) = range(7)

OPERATIONS: dict[str, Operation] = {
    "gain yen #": (GAIN_YEN, "#"),
    **{f"gain {good} #": (GAIN_GOODS, g, "#") for g, good in enumerate(GOODS)},
    "gain import #": (GAIN_IMPORT, "#"),
    "gain extra +1": (GAIN_EXTRA, PLUS_1),
    "gain extra +2": (GAIN_EXTRA, PLUS_2),
    "gain order": (GAIN_ORDER,),
    "flip import": (FLIP_IMPORT,),
}

LONGEST_EFFECT = 8  # the three rewards of a bonus card together

# The largest number that an operation can take, so that what a seat gathers in a game can be counted.
LIMITS = {GAIN_YEN: 20, GAIN_GOODS: 9, GAIN_IMPORT: 9}
