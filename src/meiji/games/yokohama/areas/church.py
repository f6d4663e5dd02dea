"""Church: one church card of at most one's faith; payments of different kinds raise it.

Free actions may come before the card is chosen and before each payment. After one between two payments the card is
chosen anew: what has been paid has raised the faith already.
"""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..box import Box
from ..effects import gain
from ..free import answer_free, offer_free_but_agents, veil
from ..moves import CHOOSE_CHURCH, CHOOSE_FAITH_PAYMENT, LEAVE, PAY, TAKE_CHURCH
from ..supply import imports_of
from ..table import Table
from ..terms import CHURCHES, KINDS, PAY_CLEARED, PAY_IMPORT, PAY_YEN, PAYMENTS

ALL_PAYMENTS = len(PAYMENTS)


@rule
def visit_church(g: Table, seat: int, faith: int) -> None:
    push(g, CHOOSE_CHURCH, seat, faith, 0)


@rule
def can_give(g: Table, seat: int, kind: int, given: int) -> bool:
    """At most one of each kind: goods, imports of either side, yen. `given` has a bit for each kind already paid."""
    if given >> kind & 1:
        return False
    if kind < 4:
        return g.goods[seat][kind] > 0
    if kind == 4:
        return imports_of(g, seat) > 0
    return g.yen[seat] > 0


@rule
def kinds_from(g: Table, seat: int, first: int, given: int) -> int:
    """How many kinds the seat can still give, counting from one kind on."""
    count = 0
    for kind in range(first, KINDS):
        count += can_give(g, seat, kind, given)
    return count


@rule
def offer_churches(g: Table, box: Box, seat: int, faith: int, given: int) -> None:
    """The open cards within reach; one may also leave without any."""
    faith += kinds_from(g, seat, 0, given)
    for card in range(CHURCHES):
        if g.church_open[card] and box.faith[card] <= faith:
            allow(g, TAKE_CHURCH + card)
    offer_free_but_agents(g, box, seat)
    allow(g, LEAVE)
    veil(g, box, seat)


@rule
def choose_church(g: Table, box: Box, seat: int, faith: int, given: int, move: int) -> None:
    if TAKE_CHURCH <= move < TAKE_CHURCH + CHURCHES:
        card = move - TAKE_CHURCH
        pay_or_take_church(g, box, seat, card, box.faith[card] - faith, given, 0)
    elif move != LEAVE:
        push(g, CHOOSE_CHURCH, seat, faith, given)
        answer_free(g, box, seat, move)


@rule
def pay_or_take_church(g: Table, box: Box, seat: int, card: int, missing: int, given: int, first: int) -> None:
    if missing > 0:
        push(g, CHOOSE_FAITH_PAYMENT, seat, card * 16 + missing, given * 8 + first)
    else:
        take_church(g, box, seat, card)


@rule
def offer_faith_payments(g: Table, box: Box, seat: int, missing: int, given: int, first: int) -> None:
    """In the order of the kinds, which changes nothing; free actions may come before."""
    for kind in range(first, KINDS):
        if can_give(g, seat, kind, given) and 1 + kinds_from(g, seat, kind + 1, given) >= missing:
            offer_kind(g, seat, kind)
    offer_free_but_agents(g, box, seat)
    veil(g, box, seat)


@rule
def offer_kind(g: Table, seat: int, kind: int) -> None:
    if kind < 4:
        allow(g, PAY + kind)
    elif kind == 4:
        if g.imports[seat] > 0:
            allow(g, PAY + PAY_IMPORT)
        if g.cleared[seat] > 0:
            allow(g, PAY + PAY_CLEARED)
    else:
        allow(g, PAY + PAY_YEN)


@rule
def pay_for_faith(g: Table, box: Box, seat: int, card: int, missing: int, given: int, move: int) -> None:
    if PAY <= move < PAY + ALL_PAYMENTS:
        kind = give(g, seat, move - PAY)
        pay_or_take_church(g, box, seat, card, missing - 1, given | 1 << kind, kind + 1)
    else:
        push(g, CHOOSE_CHURCH, seat, box.faith[card] - missing, given)
        answer_free(g, box, seat, move)


@rule
def give(g: Table, seat: int, payment: int) -> int:
    """The kind that was given."""
    if payment < 4:
        g.goods[seat][payment] -= 1
        return payment
    if payment == PAY_YEN:
        g.yen[seat] -= 1
        return 5
    if payment == PAY_IMPORT:
        g.imports[seat] -= 1
    else:
        g.cleared[seat] -= 1
    return 4


@rule
def take_church(g: Table, box: Box, seat: int, card: int) -> None:
    """It lies face down from now on; its reward comes at once. The display is not refilled."""
    g.church_open[card] = 0
    g.church_owner[card] = seat + 1
    g.churches[seat] += 1
    gain(g, box, seat, box.church_reward[card])
