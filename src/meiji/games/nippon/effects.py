"""The interpreter of effects: what reward tiles, regions, contracts and the synergies of factories give."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import push

from .box import Box
from .moves import CHOOSE_REGION
from .operations import (
    ADVANCE,
    COAL_SAVED,
    EXTRA_BLUEPRINTS,
    EXTRA_COAL,
    EXTRA_GOODS,
    EXTRA_SPACES,
    FREE_COLOURS,
    FREE_PIECE,
    GAIN_BLUEPRINTS,
    GAIN_COAL,
    GAIN_VP,
    GAIN_YEN,
    MACHINE_HERE,
    PRICE,
    RAILWAY_INFLUENCE,
    SHIP_VP,
    STARS,
    UNPAID_SPACES,
)
from .supply import score_points
from .table import Table
from .tracks import advance


@rule
def gain(g: Table, box: Box, seat: int, address: int, kind: int) -> None:
    """Yen, coal, blueprints, points (noted as `kind`) and steps on tracks, one after the other."""
    while box.op[address] != 0:
        op, amount = box.op[address], box.a[address]
        if op == GAIN_YEN:
            g.yen[seat] += amount
        elif op == GAIN_COAL:
            g.coal[seat] += amount
        elif op == GAIN_BLUEPRINTS:
            g.blueprints[seat] += amount
        elif op == GAIN_VP:
            score_points(g, seat, amount, kind)
        elif op == ADVANCE:
            advance(g, box, seat, amount, box.b[address])
        address += 1


@rule
def apply_synergy(g: Table, box: Box, seat: int, good: int, address: int) -> None:
    """A factory's own effects besides gains: pieces and machines at once, everything else for as long as it stands."""
    while box.op[address] != 0:
        op, amount = box.op[address], box.a[address]
        if op == FREE_PIECE:
            push(g, CHOOSE_REGION, seat, amount, 1)
        elif op == MACHINE_HERE:
            g.machine[seat][good] = 1
        elif op == PRICE:
            g.price[seat][amount] = min(g.price[seat][amount], box.b[address])
        elif op == SHIP_VP:
            g.ship_vp[seat] = max(g.ship_vp[seat], amount)
        elif op == RAILWAY_INFLUENCE:
            g.railway_influence[seat] = max(g.railway_influence[seat], amount)
        elif op == COAL_SAVED:
            g.coal_saved[seat][good] += amount
        elif op == EXTRA_GOODS:
            g.extra_goods[seat] += amount
        elif op == UNPAID_SPACES:
            g.unpaid_spaces[seat] += amount
        elif op == EXTRA_SPACES:
            g.extra_spaces[seat] += amount
        elif op == EXTRA_COAL:
            g.extra_coal[seat] += amount
        elif op == EXTRA_BLUEPRINTS:
            g.extra_blueprints[seat] += amount
        elif op == FREE_COLOURS:
            g.free_colours[seat] += amount
        elif op == STARS:
            g.stars[seat][amount] += box.b[address]
        address += 1
