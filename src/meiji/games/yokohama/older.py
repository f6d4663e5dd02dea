"""Rules as they were in earlier versions: a game is played to its end by the rules with which it began."""

from __future__ import annotations

from meiji.kernel.spec import OlderRules
from meiji.kernel.table import withdraw

from .areas.harbour import offer_another
from .box import Box
from .free import veil
from .moves import AGENT
from .table import Table


def offer_another_2(g: Table, box: Box, seat: int) -> None:
    """Version 2: no agent was used inside the harbour."""
    offer_another(g, box, seat)
    withdraw(g, AGENT)
    veil(g, box, seat)


OLDER: dict[str, OlderRules] = {"2": {offer_another: offer_another_2}}
