"""The harbour quarter: rounds and bonus cards, the ten areas, technologies on display, the piles."""

from __future__ import annotations

from meiji.drawing import svg as draw
from meiji.drawing.palette import GOLD, PAPER, VERMILION
from meiji.drawing.sketch import memoised
from meiji.drawing.svg import icon, text, tile

from .picture_areas import AREA, AREA_HEIGHT, GAP, area_tile, width_of_area
from .picture_base import Painter
from .picture_cards import BONUS, BONUS_HEIGHT, CARD, CARD_HEIGHT, bonus_card, spread, technology_card
from .terms import AREAS, CHURCH, SEATS

ROUNDS = 297  # width
TOP = BONUS_HEIGHT + GAP  # where the areas begin
SHELF = TOP + 2 * (AREA_HEIGHT + GAP)  # where the cards on display begin
BOARD_HEIGHT = SHELF + CARD_HEIGHT
PILE, PILE_HEIGHT = (AREA - GAP) / 2, (CARD_HEIGHT - GAP) / 2


def _places() -> list[tuple[int, tuple[float, float, float, float]]]:
    """Where the areas lie and how large they are; the wide ones last: where it is narrow the others are pairs."""
    found, x = [], 0.0
    for area in range(len(AREAS)):
        row, width = int(area > CHURCH), width_of_area(area)
        found.append((area, (x, TOP + row * (AREA_HEIGHT + GAP), width, AREA_HEIGHT)))
        x = 0 if area == CHURCH else x + width + GAP
    return sorted(found, key=lambda place: place[1][2])


PLACES = _places()


@memoised
def board(p: Painter) -> list[str]:
    parts = [draw.block(_rounds(p), 0, 0, ROUNDS, BONUS_HEIGHT)]
    cards, left = [bonus_card(p, c - 1) for c in p.g.bonus_open if c], ROUNDS + GAP
    parts += spread(cards, left, 0, BONUS, BONUS_HEIGHT, p.width - left, GAP, p.word("display-bonus"))
    parts += [draw.block([area_tile(p, area)], *place) for area, place in PLACES]
    cards = [technology_card(p, t - 1) for t in p.g.technology_open if t]
    room = p.width - AREA - GAP
    parts += spread(cards, 0, SHELF, CARD, CARD_HEIGHT, room, GAP, p.word("display-technologies"))
    return [*parts, draw.block(_piles(p), p.width - AREA, SHELF, AREA, CARD_HEIGHT)]


@memoised
def _rounds(p: Painter) -> list[str]:
    """Which round it is, and its turns: those that are over pale, the present one in a ring."""
    g, turns = p.g, SEATS * p.box.turns
    words = p.word("round-of", number=g.round, rounds=p.box.rounds)
    parts = [text(2, 26, words, 16, bold=True, serif=True, fit=112)]
    step = min(20.0, 160 / turns)
    for turn in range(turns):
        seat, x = (turn + g.round - 1) % SEATS, 128 + turn * step
        here, done = turn == g.turns and not g.over, turn < g.turns or bool(g.over)
        if here:
            parts.append(f'<circle cx="{x:g}" cy="20" r="11.5" fill="{GOLD}" stroke="{VERMILION}" stroke-width="2"/>')
        parts.append(draw.group([draw.mon(seat, x, 20, 7.5 if here else 6.5)], faded=done))
    label = p.word("round", number=g.round, left=turns - g.turns)
    return [draw.group(parts, title=label, about="place rounds"), p.reconstructed(ROUNDS - 9, 20)]


@memoised
def _piles(p: Painter) -> list[str]:
    """Agents, extra cards and the deck of orders."""
    g, deck = p.g, sum(p.g.order_rest) + p.g.under_size
    label = p.word("piles", one=g.extra_pile[0], two=g.extra_pile[1])
    piles = [
        ("plus-1", g.extra_pile[0], label, "place extra"),
        ("plus-2", g.extra_pile[1], label, "place extra"),
        ("contract", deck, p.word("display-orders", n=deck, under=g.under_size), "place deck"),
    ]
    agents = [icon("agent", 6, 11, 24), text(34, 29, f"×{g.agent_pile}", 15, bold=True)]
    title = p.word("agents", n=g.agent_pile)
    parts = [p.thing("agents", title, agents, 0, 0, PILE, PILE_HEIGHT, about="agent agent", raised=True)]
    for n, (sign, count, title, about) in enumerate(piles, 1):
        inside = [draw.shadow(PILE, PILE_HEIGHT), tile(0, 0, PILE, PILE_HEIGHT, PAPER)]
        inside += [icon(sign, 7, 12, 22), text(34, 29, f"×{count}", 15, bold=True)]
        x, y = n % 2 * (PILE + GAP), n // 2 * (PILE_HEIGHT + GAP)
        parts.append(draw.group(inside, x=x, y=y, title=title, about=about))
    return parts
