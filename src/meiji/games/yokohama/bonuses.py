"""The strength bonus, the second step of a turn: one of the open cards from strength 5 on."""

from __future__ import annotations

from meiji.kernel.chance import draw
from meiji.kernel.rules import rule
from meiji.kernel.table import allow, push

from .box import BONUS_LEVELS, Box
from .effects import gain
from .free import answer_free, offer_free_actions, veil
from .moves import CHOOSE_BONUS, DRAW_BONUS, REFILL, TAKE_BONUS
from .table import Table
from .terms import BONUSES, OPEN_BONUSES


@rule
def offer_bonuses(g: Table, box: Box, seat: int) -> None:
    """One of the open cards has to be taken; free actions may come before."""
    for place in range(OPEN_BONUSES):
        if g.bonus_open[place] > 0:
            allow(g, TAKE_BONUS + g.bonus_open[place] - 1)
    offer_free_actions(g, box, seat)
    veil(g, box, seat)


@rule
def answer_bonus(g: Table, box: Box, seat: int, strength: int, move: int) -> None:
    if TAKE_BONUS <= move < TAKE_BONUS + BONUSES:
        take_bonus(g, box, seat, strength, move - TAKE_BONUS)
    else:
        push(g, CHOOSE_BONUS, seat, strength, 0)
        answer_free(g, box, seat, move)


@rule
def bonus_level(box: Box, strength: int) -> int:
    """Strength 5 gives the first reward, 6 the first two, 7 and more all three."""
    level = 0
    while level + 1 < BONUS_LEVELS and strength >= box.bonus_from[level + 1]:
        level += 1
    return level


@rule
def take_bonus(g: Table, box: Box, seat: int, strength: int, card: int) -> None:
    """The rewards that the strength reaches; then the card is replaced."""
    for place in range(OPEN_BONUSES):
        if g.bonus_open[place] == card + 1:
            g.bonus_open[place] = 0
    g.bonus_discard[card] = 1
    push(g, REFILL, seat, 0, 0)
    gain(g, box, seat, box.bonus_reward[card][bonus_level(box, strength)])


@rule
def refill_bonuses(g: Table, box: Box) -> None:
    """A new open card for each one taken; an empty deck is made of the discarded cards."""
    for place in range(box.bonus_cards):
        if g.bonus_open[place] == 0:
            card = draw(g, DRAW_BONUS, g.bonus_deck, BONUSES)
            if card < 0:
                for used in range(BONUSES):
                    g.bonus_deck[used] = g.bonus_discard[used]
                    g.bonus_discard[used] = 0
                card = draw(g, DRAW_BONUS, g.bonus_deck, BONUSES)
            if card >= 0:
                g.bonus_deck[card] = 0
                g.bonus_open[place] = card + 1
