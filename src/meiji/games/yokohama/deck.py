"""The order deck, and what each seat knows of it.

The rest of the deck has no order yet; cards put under it come after the rest, in the order in which they were put
there. Only the seat that put a card there knows it. When the other seat later draws it together with more cards, keeps
some and puts the others back, the first seat knows only which cards are in this group of places. So it is, too, when a
card comes out of a hand and nobody can tell from which place of it.
"""

from __future__ import annotations

from meiji.kernel.chance import draw, random_below
from meiji.kernel.rules import rule

from .moves import DRAW_ORDER
from .table import Table
from .terms import ORDERS


@rule
def draw_order(g: Table, seat: int) -> int:
    """The top card of the deck, seen by this seat alone; -1 when the deck is empty."""
    order = draw(g, DRAW_ORDER + seat, g.order_rest, ORDERS)
    if order >= 0:
        g.order_rest[order] = 0
    elif g.under_size > 0:
        order = draw_from_below(g)
    else:
        return -1
    g.seen[seat][order] = 1
    g.mixed[seat][order] = 0
    return order


@rule
def draw_from_below(g: Table) -> int:
    """The rest is used up: the first card that was put under the deck. Not random, but news to who draws it."""
    order = g.under[0]
    g.under_size -= 1
    for i in range(g.under_size):
        g.under[i] = g.under[i + 1]
    g.under[g.under_size] = 0
    g.revealed += 1
    return order


@rule
def put_under(g: Table, order: int) -> None:
    g.under[g.under_size] = order
    g.under_size += 1


@rule
def take_in_hand(g: Table, seat: int, order: int) -> None:
    g.hand[seat][g.hand_size[seat]] = order
    g.hand_size[seat] += 1


@rule
def remove_from_hand(g: Table, seat: int, order: int) -> None:
    """The other cards move together."""
    found = 0
    for i in range(g.hand_size[seat]):
        if g.hand[seat][i] == order:
            found = 1
        elif found:
            g.hand[seat][i - 1] = g.hand[seat][i]
    g.hand_size[seat] -= 1
    g.hand[seat][g.hand_size[seat]] = 0


@rule
def gain_order(g: Table, seat: int) -> None:
    """Receive the top card of the deck."""
    order = draw_order(g, seat)
    if order >= 0:
        take_in_hand(g, seat, order)


@rule
def look_at_orders(g: Table, seat: int, count: int) -> None:
    """Draw so many cards to look at, as far as the deck goes."""
    for _ in range(count):
        order = draw_order(g, seat)
        if order >= 0:
            g.looked[g.looking] = order
            g.looking += 1
    if g.looking > 1:
        lose_track(g, 1 - seat)


@rule
def stop_looking(g: Table, order: int) -> None:
    """One of the cards looked at goes its way."""
    found = 0
    for i in range(g.looking):
        if g.looked[i] == order:
            found = 1
        elif found:
            g.looked[i - 1] = g.looked[i]
    g.looking -= 1
    g.looked[g.looking] = 0


@rule
def show_order(g: Table, seat: int, order: int) -> None:
    """An order in the hand of this seat is laid open: now both seats know it."""
    if g.seen[1 - seat][order] == 0:
        lose_track_of_hand(g, 1 - seat)
    g.seen[0][order] = g.seen[1][order] = 1
    g.mixed[0][order] = g.mixed[1][order] = 0
    g.revealed += 1


# --- What the seats know ------------------------------------------------------------------------------------------
@rule
def lose_track(g: Table, seat: int) -> None:
    """The other seat looks at several cards: of those that this seat knew, it now knows only the group."""
    knew = 0
    for i in range(g.looking):
        knew += g.seen[seat][g.looked[i]] + g.mixed[seat][g.looked[i]]
    if knew == 0:
        return
    g.groups += 1
    for i in range(g.looking):
        join_group(g, seat, g.looked[i])


@rule
def join_group(g: Table, seat: int, order: int) -> None:
    """The place of this order, and with it every place of its old group, belongs to the newest group."""
    old = g.mixed[seat][order]
    g.mixed[seat][order] = g.groups
    if old > 0:
        for other in range(ORDERS):
            if g.mixed[seat][other] == old:
                g.mixed[seat][other] = g.groups


@rule
def may_be_unseen(g: Table, seat: int, order: int) -> bool:
    """For all that the seat knows, a card that it has never seen can lie at the place of this order."""
    group = g.mixed[seat][order]
    if group == 0:
        return g.seen[seat][order] == 0
    for other in range(ORDERS):
        if g.mixed[seat][other] == group and g.seen[seat][other] == 0:
            return True
    return False


@rule
def lose_track_of_hand(g: Table, seat: int) -> None:
    """The other seat lays a card open that this seat has never seen. A hand has no order: it can have been at any place
    that may hold such a card, so from now on these places are one group."""
    other = 1 - seat
    first = -1
    several = False
    for i in range(g.hand_size[other]):
        if may_be_unseen(g, seat, g.hand[other][i]):
            group = g.mixed[seat][g.hand[other][i]]
            if first < 0:
                first = group
            elif group != first:
                several = True
    if several:
        g.groups += 1
        for i in range(g.hand_size[other]):
            if may_be_unseen(g, seat, g.hand[other][i]):
                join_group(g, seat, g.hand[other][i])


@rule
def imagine_orders(g: Table, seat: int) -> None:
    """Lay all orders that the seat cannot place anew: first within each group it knows, then all it has never seen."""
    for group in range(1, g.groups + 1):
        size = 0
        for seen in range(1, -1, -1):
            for order in range(ORDERS):
                if g.mixed[seat][order] == group and g.seen[seat][order] == seen:
                    g.heap[size] = order
                    size += 1
        lay_in_order(g, seat, group)
        shuffle_places(g, seat, size)
    size = 0
    for order in range(ORDERS):
        if g.seen[seat][order] == 0:
            g.heap[size] = order
            size += 1
    lay_in_order(g, seat, 0)
    shuffle_places(g, seat, size)


@rule
def lay_in_order(g: Table, seat: int, group: int) -> None:
    """The orders of the heap as they come, so that no chance that follows can depend on where they truly lie."""
    other, laid = 1 - seat, 0
    for i in range(g.under_size):
        laid = lay_next(g, seat, group, g.under[i], laid)
    for i in range(g.looking):
        laid = lay_next(g, seat, group, g.looked[i], laid)
    for i in range(g.hand_size[other]):
        laid = lay_next(g, seat, group, g.hand[other][i], laid)


@rule
def lay_next(g: Table, seat: int, group: int, order: int, laid: int) -> int:
    """If the order lies in the heap, the next one of the heap takes its place; how many are laid then."""
    known = g.mixed[seat][order] != group if group > 0 else g.seen[seat][order] > 0
    if known:
        return laid
    if order != g.heap[laid]:
        swap_places(g, seat, order, g.heap[laid])
    return laid + 1


@rule
def shuffle_places(g: Table, seat: int, size: int) -> None:
    """The orders in the heap change places at random."""
    for i in range(size - 1, 0, -1):
        j = random_below(g.rng, i + 1)
        if i != j:
            swap_places(g, seat, g.heap[i], g.heap[j])
    for i in range(size):
        g.heap[i] = 0


@rule
def swap_in(cards: list[int], size: int, one: int, two: int) -> None:
    for i in range(size):
        if cards[i] == one:
            cards[i] = two
        elif cards[i] == two:
            cards[i] = one


@rule
def swap_places(g: Table, seat: int, one: int, two: int) -> None:
    """Two orders change places; what the other seat knows stays with the places, and so do the groups."""
    other = 1 - seat
    g.order_rest[one], g.order_rest[two] = g.order_rest[two], g.order_rest[one]
    swap_in(g.under, g.under_size, one, two)
    swap_in(g.looked, g.looking, one, two)
    swap_in(g.hand[0], g.hand_size[0], one, two)
    swap_in(g.hand[1], g.hand_size[1], one, two)
    g.mixed[seat][one], g.mixed[seat][two] = g.mixed[seat][two], g.mixed[seat][one]
    g.mixed[other][one], g.mixed[other][two] = g.mixed[other][two], g.mixed[other][one]
    g.seen[other][one], g.seen[other][two] = g.seen[other][two], g.seen[other][one]
