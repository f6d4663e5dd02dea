"""Effects that wait to be carried out. Each is an address in the box's program, with where it comes from.

"Carry out your effects in the order of your choice; finish one before you begin the next; a bonus is an effect of
its own" (p. 7): what an effect triggers joins the others here.
"""

from __future__ import annotations

from meiji.kernel.rules import rule

from .box import Box
from .operations import MAY_PAY
from .table import POOL, Table


@rule
def queue_effect(g: Table, address: int, origin: int) -> None:
    """Let one effect wait; address 0 is no effect. What no printed game comes near to: beyond sixteen one lapses."""
    if address != 0 and g.pool_size < POOL:
        g.pool[g.pool_size] = address
        g.pool_from[g.pool_size] = origin
        g.pool_size += 1


@rule
def queue_all(g: Table, box: Box, address: int, origin: int) -> None:
    """Let all effects of a list wait that do not come after another one."""
    if address == 0:
        return
    while box.op[address] != 0:
        if box.then[address] == 0:
            queue_effect(g, address, origin)
        address += 1


@rule
def take_from_pool(g: Table, index: int) -> None:
    """Take an effect out; the others keep their order."""
    g.pool_size -= 1
    for i in range(index, g.pool_size):
        g.pool[i] = g.pool[i + 1]
        g.pool_from[i] = g.pool_from[i + 1]


@rule
def follow_up_of(box: Box, address: int) -> int:
    """The effect that comes after this one ("then ..."), or 0."""
    after = address + 2 if box.op[address] == MAY_PAY else address + 1
    if box.op[after] != 0 and box.then[after] == 1:
        return after
    return 0
