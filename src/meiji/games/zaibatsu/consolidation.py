"""Consolidation (p. 17): benefit token, taxes, departments and income, payday."""

from __future__ import annotations

from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .box import Box
from .factories import lasting_effect
from .moves import (
    BOTTOM_DEPARTMENT,
    CHOOSE_KEEP,
    CHOOSE_LEVEL,
    CHOOSE_OBJECTIVE,
    CHOOSE_SILK,
    KEEP,
    LEVEL,
    OBJECTIVE,
    PAYDAY,
    SILK,
    TAXES,
    TOP_DEPARTMENT,
)
from .operations import KEEP_AT_TAXES
from .pool import queue_effect
from .supply import score_points
from .table import Table
from .terms import FINANCE, FROM_CONSOLIDATION, FROM_NOTHING, LOCATIONS, MINING, OBJECTIVES, P_WAGES
from .tracks import track_value

FIELDS = len(OBJECTIVES)
ALL_LOCATIONS = len(LOCATIONS)
WORKERS_FOR_TOP = 4  # in the work area, before the top one activates its department


@rule
def consolidate(g: Table, box: Box, seat: int) -> None:
    """All steps in their order, the first on top; those that cannot apply are left out."""
    g.hired = -1
    g.origin = FROM_NOTHING
    top = g.workers[seat] - 1
    push(g, PAYDAY, seat, 0, 0)
    if top_activates(g, seat):
        push(g, TOP_DEPARTMENT, seat, 0, 0)
    if top >= 0:
        push(g, BOTTOM_DEPARTMENT, seat, 0, 0)
    push(g, TAXES, seat, 0, 0)
    if top >= 0 and box.benefit_at[top] > 0:
        push(g, CHOOSE_LEVEL, seat, 0, 0)


# --- A: benefit token ---------------------------------------------------------------------------------------------
@rule
def has_free_objective(g: Table, seat: int) -> bool:
    for field in range(FIELDS):
        if g.objective[seat][field] == 0:
            return True
    return False


@rule
def level_beside(g: Table, box: Box, seat: int) -> int:
    """The level of the benefit tokens beside the top worker."""
    return box.benefit_at[g.workers[seat] - 1]


@rule
def offer_benefit_levels(g: Table, box: Box, seat: int) -> None:
    """The token beside the top worker, or a lower one; only with that stack empty may one do without."""
    if g.workers[seat] == 0 or not has_free_objective(g, seat):
        return
    beside = level_beside(g, box, seat)
    for level in range(1, beside + 1):
        if g.benefit[seat][level] > 0:
            allow(g, LEVEL + level)
    if g.offers > 0 and g.benefit[seat][beside] == 0:
        allow(g, LEVEL)


@rule
def offer_objectives(g: Table, seat: int) -> None:
    for field in range(FIELDS):
        if g.objective[seat][field] == 0:
            allow(g, OBJECTIVE + field)


@rule
def take_benefit(g: Table, seat: int, level: int) -> None:
    if level > 0:
        push(g, CHOOSE_OBJECTIVE, seat, level, 0)


@rule
def lay_benefit(g: Table, seat: int, level: int, field: int) -> None:
    g.benefit[seat][level] -= 1
    g.objective[seat][field] = level


# --- B: taxes -----------------------------------------------------------------------------------------------------
@rule
def kept_at_taxes(g: Table, box: Box, seat: int) -> int:
    """How many coal and money a factory lets one keep."""
    return lasting_effect(g, box, seat, KEEP_AT_TAXES, 0)


@rule
def is_taxed(g: Table, seat: int, keep: int) -> bool:
    return g.coal[seat] + g.money[seat] > keep


@rule
def most_coal_kept(g: Table, seat: int, keep: int) -> int:
    return min(keep, g.coal[seat])


@rule
def pay_taxes(g: Table, box: Box, seat: int) -> None:
    """All money and coal go back; coal on tiles stays."""
    keep = kept_at_taxes(g, box, seat)
    if not is_taxed(g, seat, keep):
        return
    if keep > 0:
        push(g, CHOOSE_KEEP, seat, keep, 0)
    else:
        keep_at_taxes(g, seat, 0, 0)


@rule
def least_coal_kept(g: Table, seat: int, keep: int) -> int:
    """What money alone does not make up."""
    return max(0, keep - g.money[seat])


@rule
def offer_keeps(g: Table, seat: int, keep: int) -> None:
    """So many coal; the rest of what may be kept is money."""
    for coal in range(least_coal_kept(g, seat, keep), most_coal_kept(g, seat, keep) + 1):
        allow(g, KEEP + coal)


@rule
def keep_at_taxes(g: Table, seat: int, coal: int, money: int) -> None:
    g.coal[seat] = coal
    g.money[seat] = money


# --- C: departments and income ------------------------------------------------------------------------------------
@rule
def bottom_department(g: Table, box: Box, seat: int) -> None:
    """The department of the bottom worker's colour."""
    department_of_worker(g, box, g.work[seat][0] - 1)


@rule
def top_activates(g: Table, seat: int) -> bool:
    """With four workers or more the top worker counts, too, if its colour differs from the bottom one's."""
    workers = g.workers[seat]
    return workers >= WORKERS_FOR_TOP and g.work[seat][workers - 1] != g.work[seat][0]


@rule
def top_department(g: Table, box: Box, seat: int) -> None:
    """The department of the top worker's colour."""
    department_of_worker(g, box, g.work[seat][g.workers[seat] - 1] - 1)


@rule
def department_of_worker(g: Table, box: Box, colour: int) -> None:
    queue_effect(g, box.department_of[colour], FROM_CONSOLIDATION + colour)


@rule
def income(g: Table, box: Box, seat: int) -> None:
    g.coal[seat] += track_value(g, box, seat, MINING)
    g.money[seat] += track_value(g, box, seat, FINANCE)


# --- D: payday ----------------------------------------------------------------------------------------------------
@rule
def colours_employed(g: Table, seat: int) -> int:
    """The colours among workers and experts, as bits."""
    colours = 0
    for space in range(g.workers[seat]):
        colours |= 1 << g.work[seat][space] - 1
    return colours


@rule
def wages_due(g: Table, box: Box, seat: int) -> int:
    """3 money for each colour."""
    colours = colours_employed(g, seat)
    due = 0
    for colour in range(6):
        if colours >> colour & 1:
            due += box.wage
    return due


@rule
def wages_paid(money: int, due: int) -> int:
    """As much as is due and there; the last coin is never paid."""
    return min(due, max(0, money - 1))


@rule
def payday(g: Table, box: Box, seat: int) -> None:
    """After the income: wages. Silk is offered where money falls short."""
    income(g, box, seat)
    due = wages_due(g, box, seat)
    if wages_paid(g.money[seat], due) < due and g.silk[seat] > 0:
        push(g, CHOOSE_SILK, seat, due, 0)
    else:
        pay_wages(g, box, seat, due)


@rule
def silk_missing(g: Table, seat: int, due: int) -> int:
    """How much silk pays all wages and leaves the last coin."""
    return due + 1 - g.money[seat]


@rule
def offer_silk(g: Table, seat: int, due: int) -> None:
    """So many silk into money, at most what is missing."""
    for silk in range(min(g.silk[seat], silk_missing(g, seat, due), 19) + 1):
        allow(g, SILK + silk)


@rule
def sell_silk_for_wages(g: Table, box: Box, seat: int, due: int, silk: int) -> None:
    g.silk[seat] -= silk
    g.money[seat] += silk
    pay_wages(g, box, seat, due)


@rule
def pay_wages(g: Table, box: Box, seat: int, due: int) -> None:
    """Each coin that is due and not paid costs a point; points may fall below 0. Then everybody leaves."""
    paid = wages_paid(g.money[seat], due)
    g.money[seat] -= paid
    score_points(g, seat, paid - due, P_WAGES)
    clear_work_area(g, box, seat)


@rule
def clear_work_area(g: Table, box: Box, seat: int) -> None:
    """Experts go back to their locations, workers into the bag."""
    for space in range(g.workers[seat]):
        colour = g.work[seat][space] - 1
        if g.work_expert[seat][space]:
            for location in range(ALL_LOCATIONS):
                if box.location_colour[location] == colour:
                    g.expert_with[location] = 0
        else:
            g.bag[colour] += 1
        g.work[seat][space] = 0
        g.work_expert[seat][space] = 0
    g.workers[seat] = 0
