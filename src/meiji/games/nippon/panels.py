"""Which decisions are asked together, and what is usual there; see kernel/panels.py.

Whoever hires says action, worker and what is done first at once. Each further activation is a panel of its own.
"""

from __future__ import annotations

from meiji.kernel.panels import Together, lightest, the_first, the_most

_ACTIONS = ("steps", "production", "factory", "region", "machine", "market", "contract")

PANELS = Together(
    continues={
        "turn": ("worker", *_ACTIONS, "reward", "achievement"),
        "worker": _ACTIONS,
        "production": ("extra-good",),
        "factory": ("region", "machine"),
        "contract": ("contract-good",),
        "contract-good": ("contract-good",),
        "market": ("amount", "influence", "return"),
        "amount": ("influence", "return"),
        "influence": ("return",),
        "reward": ("achievement",),
    },
    usual={
        "worker": lightest,
        "steps": the_most,
        "amount": the_first,
        "influence": the_most,
        "extra": the_most,
        "good": the_first,
    },
)
