"""Church: one church card of at most one's faith; payments of different kinds raise it."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..box import Box
from ..effects import gain
from ..moves import CHOOSE_CHURCH, CHOOSE_FAITH_PAYMENT, LEAVE, PAY, TAKE_CHURCH
from ..supply import imports_of
from ..table import Table
from ..words import CHURCHES, KINDS, PAY_CLEARED, PAY_IMPORT, PAY_YEN


@rule
def visit_church(g: Table, seat: int, faith: int) -> None:
    push(g, CHOOSE_CHURCH, seat, faith, 0)


@rule
def kinds_from(g: Table, seat: int, kind: int) -> int:
    """How many kinds of payment the seat has, counting from one kind on: goods, imports of either side, yen."""
    count = 0
    for good in range(kind, 4):
        count += g.goods[seat][good] > 0
    if kind <= 4:
        count += imports_of(g, seat) > 0
    if kind <= 5:
        count += g.yen[seat] > 0
    return count


@rule
def offer_churches(g: Table, box: Box, seat: int, faith: int) -> None:
    """The open cards within reach; one may also leave without any."""
    faith += kinds_from(g, seat, 0)
    for card in range(CHURCHES):
        if g.church_open[card] and box.faith[card] <= faith:
            allow(g, TAKE_CHURCH + card)
    allow(g, LEAVE)


@rule
def choose_church(g: Table, box: Box, seat: int, faith: int, card: int) -> None:
    missing = box.faith[card] - faith
    if missing > 0:
        push(g, CHOOSE_FAITH_PAYMENT, seat, card * 16 + missing, 0)
    else:
        take_church(g, box, seat, card)


@rule
def offer_faith_payments(g: Table, seat: int, missing: int, first: int) -> None:
    """At most one of each kind; in the order of the kinds, which changes nothing."""
    for kind in range(first, KINDS):
        if 1 + kinds_from(g, seat, kind + 1) < missing:
            return
        if kind < 4:
            if g.goods[seat][kind] > 0:
                allow(g, PAY + kind)
        elif kind == 4:
            if g.imports[seat] > 0:
                allow(g, PAY + PAY_IMPORT)
            if g.cleared[seat] > 0:
                allow(g, PAY + PAY_CLEARED)
        elif g.yen[seat] > 0:
            allow(g, PAY + PAY_YEN)


@rule
def pay_for_faith(g: Table, box: Box, seat: int, card: int, missing: int, payment: int) -> None:
    kind = 4 if payment == PAY_CLEARED else 5 if payment == PAY_YEN else payment
    if payment < 4:
        g.goods[seat][payment] -= 1
    elif payment == PAY_IMPORT:
        g.imports[seat] -= 1
    elif payment == PAY_CLEARED:
        g.cleared[seat] -= 1
    else:
        g.yen[seat] -= 1
    if missing > 1:
        push(g, CHOOSE_FAITH_PAYMENT, seat, card * 16 + missing - 1, kind + 1)
    else:
        take_church(g, box, seat, card)


@rule
def take_church(g: Table, box: Box, seat: int, card: int) -> None:
    """It lies face down from now on; its reward comes at once. The display is not refilled."""
    g.church_open[card] = 0
    g.church_owner[card] = seat + 1
    g.churches[seat] += 1
    gain(g, box, seat, box.church_reward[card])
