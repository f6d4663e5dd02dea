"""Names of things, amounts, effects and cards in words, asked for by those of terms.py ("tea", "bank")."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from meiji.kernel.box import LoadedBox
from meiji.kernel.errors import BadInput
from meiji.kernel.wording import messages_of, record_of

from .. import operations as ops
from ..box import Box
from ..terms import GOODS, ORDER_NAMES, STRENGTHS, TECHNOLOGIES

tell = messages_of(Path(__file__).parents[1])

AnyBox = LoadedBox | Box
GIVES = ["tea", "fish", "silk", "copper", "faith", "flips", "exchanges", "yen", "production", "draws"]  # by area
THINGS = [*GOODS, "imports"]


def title(language: str) -> str:
    return tell(language, "title")


def about(language: str) -> str:
    """What the game is about, in a sentence."""
    return tell(language, "about")


def facts(language: str) -> str:
    """How long and how hard it is."""
    return tell(language, "facts")


def good_name(good: str, language: str) -> str:
    return tell(language, f"good-{good}")


def area_name(area: str, language: str) -> str:
    return tell(language, f"area-{area}")


def technology_name(technology: str, language: str) -> str:
    return tell(language, f"technology-{technology}")


def decision_name(kind: str, language: str) -> str:
    """A short name for a kind of decision."""
    return tell(language, f"kind-{kind}")


def source_name(source: str, language: str) -> str:
    """Where a printed value comes from: rulebook, example, public, reconstructed."""
    return tell(language, f"source-{source}")


def option_name(name: str, language: str) -> str:
    raise BadInput(f"Yokohama Duel has no option {name!r}.")


def option_text(name: str, value: str, language: str) -> str:
    raise BadInput(f"Yokohama Duel has no option {name!r}.")


def seat_name(seat: int, language: str, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) and names[seat] else tell(language, "seat", number=seat + 1)


def amount_text(thing: str, number: int, language: str) -> str:
    """So much of a kind that a seat has (see amounts.py), or of faith, production, exchanges."""
    return tell(language, f"amount-{thing}", n=number)


# --- Effects and cards ------------------------------------------------------------------------------------------------
def operation_text(box: AnyBox, address: int, language: str) -> str:
    record = record_of(box)
    op, a, b = record.op[address], record.a[address], record.b[address]
    if op == ops.GAIN_YEN:
        return amount_text("yen", a, language)
    if op == ops.GAIN_GOODS:
        return amount_text(GOODS[a], b, language)
    if op == ops.GAIN_IMPORT:
        return amount_text("imports", a, language)
    if op == ops.GAIN_EXTRA:
        return amount_text(f"plus_{a + 1}", 1, language)
    if op == ops.GAIN_ORDER:
        return amount_text("orders", 1, language)
    return tell(language, "flip-import")


def effect_text(box: AnyBox, address: int, language: str) -> str:
    """What an effect gives, one thing after the other."""
    parts = []
    while record_of(box).op[address]:
        parts.append(operation_text(box, address, language))
        address += 1
    return ", ".join(parts) or tell(language, "nothing")


def technology_text(box: AnyBox, technology: int, language: str) -> str:
    """What a technology does, in one sentence."""
    return _technology(box, technology, language, "effect")


def technology_brief(box: AnyBox, technology: int, language: str) -> str:
    """The same in a few words, for a card."""
    return _technology(box, technology, language, "brief")


def _technology(box: AnyBox, technology: int, language: str, message: str) -> str:
    record = record_of(box)
    amount = record.technology_amount[technology]
    return tell(
        language,
        f"{message}-{TECHNOLOGIES[technology]}",
        amount=amount,
        gain=amount_text("yen", amount, language),
        price=amount_text("yen", record.technology_yen[technology], language),
        points=amount_text("points", record.technology_points[technology], language),
    )


def goods_text(box: AnyBox, order: int, language: str) -> str:
    asked = record_of(box).order_goods[order]
    return ", ".join(amount_text(GOODS[good], count, language) for good, count in enumerate(asked) if count)


def order_name(order: int, language: str) -> str:
    return tell(language, "order", number=ORDER_NAMES[order])


def order_trade(box: AnyBox, order: int, language: str) -> str:
    """ "1 copper, 1 silk, 2 fish → 4 points, 3 yen"."""
    record = record_of(box)
    points = amount_text("points", record.order_points[order], language)
    reward = effect_text(record, record.order_reward[order], language)
    return tell(language, "order-trade", goods=goods_text(record, order, language), gives=f"{points}, {reward}")


def order_text(box: AnyBox, order: int, language: str) -> str:
    """ "Order 17 (1 copper, 1 silk, 2 fish → 4 points, 3 yen)"."""
    name, trade = order_name(order, language), order_trade(box, order, language)
    return tell(language, "order-with", order=name, trade=trade)


def area_gives(box: AnyBox, area: int, strength: int, language: str) -> str:
    amount = record_of(box).gives[area][min(strength, STRENGTHS)]
    return amount_text(GIVES[area], amount, language) if amount else tell(language, "nothing")


def bonus_rewards(box: AnyBox, card: int, language: str) -> list[str]:
    """The three rewards of a bonus card, each by itself."""
    record = record_of(box)
    ends = [effect_size(record, address) for address in record.bonus_reward[card]]
    starts = [0, *ends[:-1]]
    whole = record.bonus_reward[card][-1]
    return [
        ", ".join(operation_text(record, whole + i, language) for i in range(start, end))
        for start, end in zip(starts, ends, strict=True)
    ]


def effect_size(box: Box, address: int) -> int:
    size = 0
    while box.op[address + size]:
        size += 1
    return size


def progress(number: int, last: int, language: str) -> str:
    """How far the game is."""
    return tell(language, "picture-round-of", number=number, rounds=last)
