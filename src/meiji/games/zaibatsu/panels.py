"""Which decisions are asked together, and what is usual there; see kernel/panels.py.

Whoever hires says action, worker and the first activation at once; an activation comes with all that it asks for. Each
further activation is a panel of its own, since it depends on what the one before has changed.
"""

from __future__ import annotations

from meiji.kernel.panels import Together, as_last_time, lightest, the_first, the_most

_CONSOLIDATION = ("keep", "wages", "benefit", "objective")
_ACTIVATION = (
    *("amount", "take", "return", "reward"),
    *("region", "rail", "location", "machine", "modifier", "department", "innovation"),
)

PANELS = Together(
    continues={
        "pair": ("old-factory", "start-worker"),
        "turn": ("worker", "activation", *_ACTIVATION, *_CONSOLIDATION),
        "worker": ("activation", *_ACTIVATION),
        "activation": _ACTIVATION,
        "amount": ("take", "return", "reward"),
        "take": ("take", "return", "reward"),
        "return": ("reward",),
        "region": ("rail",),
        "location": ("department", "innovation"),
        "department": ("innovation",),
        **dict.fromkeys(_CONSOLIDATION, _CONSOLIDATION),
    },
    usual={
        "worker": lightest,
        "steps": the_most,
        "pay": as_last_time,
        "amount": the_first,
        "take": as_last_time,
        "return": as_last_time,
        "reward": as_last_time,
        "modifier": as_last_time,
        "innovate": as_last_time,
        "keep-coal": the_most,
        "benefit": the_most,
    },
)
