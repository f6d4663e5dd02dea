"""Laboratory: one open technology of at most one's production; yen and imports raise it.

Free actions may come before the technology is chosen and before each payment. After one between two payments it is
chosen anew: what has been paid has raised the production already.
"""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from ..box import Box
from ..free import answer_free, offer_free_but_agents, veil
from ..moves import (
    CHOOSE_RETURN,
    CHOOSE_STATION,
    CHOOSE_TECHNOLOGY,
    CHOOSE_TECHNOLOGY_PAYMENT,
    LEAVE,
    PAY,
    STATION,
    TAKE_TECHNOLOGY,
)
from ..supply import gain_extra, has, imports_of
from ..table import Table
from ..terms import (
    AREAS,
    OPEN_TECHNOLOGIES,
    PAY_CLEARED,
    PAY_IMPORT,
    PAY_YEN,
    PAYMENTS,
    PLUS_1,
    T_NEWSPAPER,
    T_PRINTING,
    T_STATION,
    TECHNOLOGIES,
)

ALL_AREAS = len(AREAS)
ALL_PAYMENTS = len(PAYMENTS)
ALL_TECHNOLOGIES = len(TECHNOLOGIES)


@rule
def visit_laboratory(g: Table, seat: int, production: int) -> None:
    push(g, CHOOSE_TECHNOLOGY, seat, production, 0)


@rule
def payments_for(g: Table, box: Box, seat: int, technology: int, production: int) -> int:
    """One for each production that is missing, and one as surcharge from the fourth technology on."""
    payments = max(0, box.production[technology] - production)
    if g.technologies[seat] + 1 >= box.surcharge_from:
        payments += 1
    return payments


@rule
def payments_of(g: Table, box: Box, seat: int) -> int:
    """How often the seat can pay 2 yen or an import."""
    return g.yen[seat] // box.laboratory_yen + imports_of(g, seat)


@rule
def offer_technologies(g: Table, box: Box, seat: int, production: int) -> None:
    """The open cards within reach; one may also leave without any."""
    possible = payments_of(g, box, seat)
    for place in range(OPEN_TECHNOLOGIES):
        technology = g.technology_open[place] - 1
        if technology >= 0 and payments_for(g, box, seat, technology, production) <= possible:
            allow(g, TAKE_TECHNOLOGY + technology)
    offer_free_but_agents(g, box, seat)
    allow(g, LEAVE)
    veil(g, box, seat)


@rule
def choose_technology(g: Table, box: Box, seat: int, production: int, move: int) -> None:
    if TAKE_TECHNOLOGY <= move < TAKE_TECHNOLOGY + ALL_TECHNOLOGIES:
        technology = move - TAKE_TECHNOLOGY
        payments = payments_for(g, box, seat, technology, production)
        pay_or_gain_technology(g, box, seat, technology, payments, production, 0)
    elif move != LEAVE:
        push(g, CHOOSE_TECHNOLOGY, seat, production, 0)
        answer_free(g, box, seat, move)


@rule
def pay_or_gain_technology(
    g: Table, box: Box, seat: int, technology: int, payments: int, production: int, first: int
) -> None:
    if payments > 0:
        push(g, CHOOSE_TECHNOLOGY_PAYMENT, seat, technology * 16 + payments, production * 4 + first)
    else:
        gain_technology(g, box, seat, technology)


@rule
def offer_technology_payments(g: Table, box: Box, seat: int, payments: int, first: int) -> None:
    """Yen first, then imports face up, then face down: the order changes nothing; free actions may come before."""
    if first == 0 and g.yen[seat] >= box.laboratory_yen:
        allow(g, PAY + PAY_YEN)
    if first <= 1 and g.imports[seat] > 0 and imports_of(g, seat) >= payments:
        allow(g, PAY + PAY_IMPORT)
    if g.cleared[seat] >= payments:
        allow(g, PAY + PAY_CLEARED)
    offer_free_but_agents(g, box, seat)
    veil(g, box, seat)


@rule
def pay_for_technology(
    g: Table, box: Box, seat: int, technology: int, payments: int, production: int, move: int
) -> None:
    """Production first, the surcharge last."""
    if PAY <= move < PAY + ALL_PAYMENTS:
        kind = pay_in_laboratory(g, box, seat, move - PAY)
        pay_or_gain_technology(g, box, seat, technology, payments - 1, production + 1, kind)
    else:
        push(g, CHOOSE_TECHNOLOGY, seat, production, 0)
        answer_free(g, box, seat, move)


@rule
def pay_in_laboratory(g: Table, box: Box, seat: int, payment: int) -> int:
    """Which place it has in the order of payments."""
    if payment == PAY_YEN:
        g.yen[seat] -= box.laboratory_yen
        return 0
    if payment == PAY_IMPORT:
        g.imports[seat] -= 1
        return 1
    g.cleared[seat] -= 1
    return 2


@rule
def gain_technology(g: Table, box: Box, seat: int, technology: int) -> None:
    """From the display, which is not refilled before the round's end. Printing pays for later cards only (p. 12)."""
    for place in range(OPEN_TECHNOLOGIES):
        if g.technology_open[place] == technology + 1:
            g.technology_open[place] = 0
    if has(g, seat, T_PRINTING):
        g.yen[seat] += box.technology_amount[T_PRINTING]
    g.technology_owner[technology] = seat + 1
    g.technologies[seat] += 1
    if technology == T_STATION:
        push(g, CHOOSE_STATION, seat, 0, 0)
    elif technology == T_NEWSPAPER:
        read_newspaper(g, box, seat)


@rule
def read_newspaper(g: Table, box: Box, seat: int) -> None:
    """Newspaper: an extra card +1 when it is gained and at the start of each round (p. 13)."""
    if gain_extra(g, box, seat, PLUS_1):
        push(g, CHOOSE_RETURN, seat, 0, 0)


@rule
def offer_station_areas(g: Table) -> None:
    """Station: the tile may lie at any area (p. 12)."""
    for area in range(ALL_AREAS):
        allow(g, STATION + area)
