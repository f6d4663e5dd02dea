"""Which decisions are asked together, and what is usual there; see kernel/panels.py.

An area comes with the cards that make the strength, and with what the area asks for: a technology or church card, its
payment, a bonus card. A free action comes with the one after it.
"""

from __future__ import annotations

from meiji.kernel.panels import Together, as_last_time, the_most

_AREA = ("technology", "church", "exchange", "station", "flip", "bonus", "after")

PANELS = Together(
    continues={
        "turn": ("entrance", "card", "extra", *_AREA),
        "entrance": ("card", "extra", *_AREA),
        "card": ("extra", *_AREA),
        "agent-area": ("card", "extra", *_AREA, "agent-building"),
        "extra": ("extra", *_AREA, "agent-building"),
        "technology": ("technology-payment", "bonus", "after"),
        "technology-payment": ("technology-payment", "bonus", "after"),
        "church": ("faith-payment", "bonus", "after"),
        "faith-payment": ("faith-payment", "bonus", "after"),
        "bonus": ("after",),
        "agent-building": ("after", "upgrade"),
        "after": ("agent-area", "after", "upgrade"),
    },
    usual={
        "card": the_most,
        "extra": as_last_time,
        "pay": as_last_time,
    },
)
