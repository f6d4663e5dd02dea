"""Words for people: names, effects, components, moves, decisions, the log and the result.

Whatever is said is a message of the Fluent files in text/. A move's label is for the seat that may play it; a log line
is for a viewer (None: a spectator) and names hidden orders only to the seat that sees them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from meiji.kernel.box import LoadedBox
from meiji.kernel.errors import BadInput
from meiji.kernel.game import Played
from meiji.kernel.language import say

from . import operations as ops
from .areas.laboratory import payments_for
from .box import Box
from .free import next_condition
from .moves import (
    AGENTS,
    CHOOSE_AGENT_AREA,
    CHOOSE_AGENT_BUILDING,
    CHOOSE_ANOTHER,
    CHOOSE_BONUS,
    CHOOSE_EXTRA,
    CHOOSE_TECHNOLOGY,
    DECISIONS,
    DRAW_BONUS,
    MOVES,
)
from .rounds import price_of_upgrade
from .supply import has
from .table import Table
from .turn import lowest_card, strength_of
from .view import move_visible
from .words import (
    AREAS,
    BONUS_NAMES,
    CARDS,
    CATEGORIES,
    CHURCH_NAMES,
    CONDITIONS,
    GOODS,
    ORDER_NAMES,
    STRENGTHS,
    T_TELEGRAPH,
    T_TELEPHONE,
    T_TEXTILE_MILL,
    TECHNOLOGIES,
)

FOLDER = Path(__file__).parent
AnyBox = LoadedBox | Box
GIVES = ["tea", "fish", "silk", "copper", "faith", "flips", "exchanges", "yen", "production", "draws"]  # by area
THINGS = [*GOODS, "imports"]
STOCK = ["yen", *GOODS, "imports", "cleared", "plus_1", "plus_2", "orders"]


@lru_cache(maxsize=20_000)
def _told(language: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return say(FOLDER, language, message, **dict(values))


def tell(language: str, message: str, **values: str | int) -> str:
    """A message of this game; the same one is put together once."""
    return _told(language, message, tuple(values.items()))


def _record(box: AnyBox) -> Box:
    record: Box = box.record if isinstance(box, LoadedBox) else box
    return record


def _upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- Names ------------------------------------------------------------------------------------------------------------
def title(language: str) -> str:
    return tell(language, "title")


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
    """So many yen, goods, imports, extra cards, orders, points, faith, production, exchanges."""
    return tell(language, f"amount-{thing}", n=number)


# --- Effects and cards ------------------------------------------------------------------------------------------------
def operation_text(box: AnyBox, address: int, language: str) -> str:
    record = _record(box)
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
    while _record(box).op[address]:
        parts.append(operation_text(box, address, language))
        address += 1
    return ", ".join(parts) or tell(language, "nothing")


def technology_text(box: AnyBox, technology: int, language: str) -> str:
    """What a technology does, in one sentence."""
    record = _record(box)
    amount = record.technology_amount[technology]
    return tell(
        language,
        f"effect-{TECHNOLOGIES[technology]}",
        amount=amount,
        gain=amount_text("yen", amount, language),
        price=amount_text("yen", record.technology_yen[technology], language),
        points=amount_text("points", record.technology_points[technology], language),
    )


def goods_text(box: AnyBox, order: int, language: str) -> str:
    asked = _record(box).order_goods[order]
    return ", ".join(amount_text(GOODS[good], count, language) for good, count in enumerate(asked) if count)


def order_text(box: AnyBox, order: int, language: str) -> str:
    """ "Order 17 (1 copper, 1 silk, 2 fish → 4 points, 3 yen)"."""
    record = _record(box)
    points = amount_text("points", record.order_points[order], language)
    reward = effect_text(record, record.order_reward[order], language)
    name = tell(language, "order", number=ORDER_NAMES[order])
    goods = goods_text(record, order, language)
    return tell(language, "order-with", order=name, goods=goods, gives=f"{points}, {reward}")


def area_gives(box: AnyBox, area: int, strength: int, language: str) -> str:
    amount = _record(box).gives[area][min(strength, STRENGTHS)]
    return amount_text(GIVES[area], amount, language) if amount else tell(language, "nothing")


# --- Components -------------------------------------------------------------------------------------------------------
def component_keys() -> dict[str, list[str]]:
    """Every kind of component with the keys of all its pieces."""
    return {
        "area": list(AREAS),
        "technology": list(TECHNOLOGIES),
        "church": list(CHURCH_NAMES),
        "bonus": list(BONUS_NAMES),
        "order": list(ORDER_NAMES),
        "strength-card": [str(card + 1) for card in range(CARDS)],
        "exchange": [*GOODS, "import"],
        "agent": ["agent"],
    }


def component_text(spec_box: LoadedBox, kind: str, key: str, language: str) -> str:
    """A sentence for a component, with the source of its values."""
    keys = component_keys()
    if kind not in keys:
        raise BadInput(f"There is no component {kind!r}; the components are {', '.join(keys)}.")
    if key not in keys[kind]:
        raise BadInput(f"There is no {kind} {key!r}; there are {', '.join(keys[kind])}.")
    number = keys[kind].index(key)
    text = _component(spec_box.record, kind, number, language)
    content: dict[str, Any] = spec_box.reader.content
    part = content["agent"] if kind == "agent" else content[kind.replace("-", "_")][number]
    return tell(language, "component", text=_upper_first(text), source=_sources(part, language))


def _sources(part: dict[str, Any], language: str) -> str:
    """The source of a card, and those of its parts where they differ."""
    inner = [value["source"] for value in part.values() if isinstance(value, dict) and "source" in value]
    found = [source for source in [part.get("source"), *inner] if source]
    told = [source_name(str(source), language) for source in dict.fromkeys(found)]
    if "page" in part:
        told[0] = tell(language, "source-page", source=told[0], page=part["page"])
    return "; ".join(told)


def _component(box: Box, kind: str, number: int, language: str) -> str:
    if kind == "area":
        gives = " / ".join(area_gives(box, number, strength, language) for strength in range(1, STRENGTHS + 1))
        message = "component-area-open" if box.always_open[number] else "component-area"
        return tell(language, message, area=area_name(AREAS[number], language), gives=gives)
    if kind == "technology":
        name, effect = technology_name(TECHNOLOGIES[number], language), technology_text(box, number, language)
        return tell(language, "component-technology", name=name, production=box.production[number], effect=effect)
    if kind == "church":
        return tell(
            language,
            "component-church",
            name=tell(language, "church", number=number + 1),
            faith=box.faith[number],
            reward=effect_text(box, box.church_reward[number], language),
            points=amount_text("points", box.church_points[number], language),
        )
    if kind == "bonus":
        first, second, third = bonus_rewards(box, number, language)
        name = tell(language, "bonus", number=number + 1)
        return tell(language, "component-bonus", name=name, first=first, second=second, third=third)
    if kind == "order":
        return order_text(box, number, language)
    if kind == "strength-card":
        return tell(
            language,
            "component-strength-card",
            name=tell(language, "strength-card", number=number + 1),
            before=box.strength[number][0],
            after=box.strength[number][1],
            price=amount_text("yen", box.upgrade_price[number], language),
        )
    if kind == "exchange":
        thing, buy = amount_text(THINGS[number], 1, language), amount_text("yen", box.buy[number], language)
        if not box.sell[number]:
            return tell(language, "component-exchange-buy", thing=thing, buy=buy)
        return tell(
            language, "component-exchange", thing=thing, buy=buy, sell=amount_text("yen", box.sell[number], language)
        )
    conditions = dict(zip(CONDITIONS, box.condition, strict=True))
    return tell(language, "component-agent", strength=box.agent_strength, **conditions)


def bonus_rewards(box: AnyBox, card: int, language: str) -> list[str]:
    """The three rewards of a bonus card, each by itself."""
    record = _record(box)
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


# --- Moves ------------------------------------------------------------------------------------------------------------
class _Teller:
    """A table on which moves are told: those on offer as labels, those played as lines of the log."""

    def __init__(self, box: Box, table: Table, language: str) -> None:
        self.box, self.g, self.language = box, table, language
        top = max(0, table.depth - 1)
        self.kind, self.seat = table.frame_kind[top], table.frame_seat[top]
        self.a, self.b = table.frame_a[top], table.frame_b[top]

    def say(self, message: str, **values: str | int) -> str:
        return tell(self.language, message, **values)

    def amount(self, thing: str, number: int) -> str:
        return amount_text(thing, number, self.language)

    def strength_in(self, area: int) -> int:
        """The strength of an area action with the lowest card or an agent, and without any extra."""
        g, box = self.g, self.box
        card = lowest_card(g, box, self.seat)
        agent = self.kind == CHOOSE_AGENT_AREA or card < 0
        strength = box.agent_strength if agent else strength_of(g, box, self.seat, card)
        strength += box.shop_strength * g.shop[self.seat][area]
        strength += box.warehouse_strength * (g.warehouse[area] == self.seat + 1)
        return strength + box.station_strength * (g.station == area + 1)

    def level(self) -> int:
        """The level of bonus rewards that the strength reaches."""
        strength = self.a if self.kind == CHOOSE_BONUS else self.box.bonus_from[0]
        return max(0, sum(strength >= least for least in self.box.bonus_from) - 1)

    def values(self, verb: str, choice: str, number: int) -> tuple[str, dict[str, str | int]]:
        """The name of a move's message (behind "move-" or "log-") and what it takes."""
        g, box, seat, language = self.g, self.box, self.seat, self.language
        if verb == "area":
            strength = self.strength_in(number)
            gives = area_gives(box, number, strength, language)
            return verb, {"area": area_name(choice, language), "strength": strength, "gives": gives}
        if verb == "station":
            return verb, {"area": area_name(choice, language)}
        if verb == "enter":
            return verb, {"technology": technology_name(choice, language)}
        if verb == "card":
            return verb, {"strength": strength_of(g, box, seat, number)}
        if verb == "extra":
            strength = (self.b if self.kind == CHOOSE_EXTRA else 0) + number
            if number == 0:
                return "extra-none", {"strength": strength}
            if has(g, seat, T_TELEGRAPH):
                strength += box.technology_amount[T_TELEGRAPH]
            return verb, {"value": number, "strength": strength}
        if verb == "telephone":
            price = self.amount("yen", box.technology_yen[T_TELEPHONE])
            return verb, {"price": price, "strength": self.b + box.technology_amount[T_TELEPHONE]}
        if verb in ("church", "technology", "bonus"):
            return verb, self.card_values(verb, number)
        if verb == "pay":
            name = {"import": "imports"}.get(choice, choice)
            times = box.laboratory_yen if choice == "yen" and DECISIONS.names[self.kind] == "technology-payment" else 1
            return verb, {"what": self.amount(name, times)}
        if verb == "flip":
            return verb, {"n": number}
        if verb in ("buy", "sell"):
            yen = (box.buy if verb == "buy" else box.sell)[number]
            return verb, {"what": self.amount(THINGS[number], 1), "price": self.amount("yen", yen)}
        if verb == "stop":
            names = {CHOOSE_ANOTHER: "another", CHOOSE_AGENT_BUILDING: "agent"}
            return f"stop-{names.get(self.kind, 'exchange')}", {}
        if verb in ("keep", "under", "fulfil"):
            return verb, {"order": order_text(box, number, language)}
        if verb == "another":
            thing, count = [("yen", box.harbour_yen), ("imports", 1), ("cleared", 1)][number]
            return verb, {"price": self.amount(thing, count)}
        if verb == "build":
            area = self.a % AGENTS if 0 <= self.a % AGENTS < len(AREAS) else 0
            built = min(g.warehouses[seat], len(box.warehouse_price) - 1)
            yen = box.shop_price if number == 0 else box.warehouse_price[built]
            return f"build-{choice}", {
                "price": self.amount("yen", yen),
                "area": area_name(AREAS[area], language),
            }
        if verb == "hire":
            condition = next_condition(g, box, seat)
            return verb, {"condition": self.say(f"condition-{CONDITIONS[max(0, condition)]}")}
        if verb == "agent":
            return verb, {"strength": box.agent_strength}
        if verb == "textile-mill":
            return verb, {"price": self.amount("yen", box.technology_amount[T_TEXTILE_MILL])}
        if verb == "return":
            return verb, {"value": choice}
        if verb == "upgrade":
            if number == 0:
                return "upgrade-none", {}
            before, after = box.strength[number - 1]
            price = self.amount("yen", price_of_upgrade(g, box, seat, number - 1))
            return verb, {"before": before, "after": after, "price": price}
        return verb, {}

    def card_values(self, verb: str, number: int) -> dict[str, str | int]:
        box, language = self.box, self.language
        if verb == "church":
            return {
                "card": self.say("church", number=number + 1),
                "faith": box.faith[number],
                "reward": effect_text(box, box.church_reward[number], language),
                "points": self.amount("points", box.church_points[number]),
            }
        if verb == "bonus":
            reward = effect_text(box, box.bonus_reward[number][self.level()], language)
            return {"card": self.say("bonus", number=number + 1), "reward": reward}
        production = self.a if self.kind == CHOOSE_TECHNOLOGY else 0
        payments = payments_for(self.g, box, self.seat, number, production)
        price = self.amount("yen", box.laboratory_yen)
        return {
            "name": technology_name(TECHNOLOGIES[number], language),
            "production": box.production[number],
            "effect": technology_text(box, number, language),
            "price": self.say("amount-payments", n=payments, price=price) if payments else self.say("nothing"),
        }

    def move(self, code: int) -> str:
        verb, choice, number = MOVES.split(code)
        message, values = self.values(verb, choice, number)
        return self.say(f"move-{message}", **values)

    def line(self, played: Played, viewer: int | None) -> str:
        """What was done; an order that the viewer does not see is not named."""
        verb, choice, number = MOVES.split(played.code)
        if viewer != played.seat and not move_visible(played.code):
            return self.say(f"log-{verb}-hidden")
        message, values = self.values(verb, choice, number)
        return self.say(f"log-{message}", **values)


def move_text(game: Any, code: int, language: str) -> str:
    """A label for a move on the present table: what it does, its price and what it gives."""
    return _upper_first(_Teller(game.box.record, game._table, language).move(code))


def decision_text(game: Any, language: str) -> str:
    """What is to be decided; the same for everybody."""
    if game.over:
        return tell(language, "game-over")
    return tell(language, f"decide-{game.decision.kind}")


# --- The log ----------------------------------------------------------------------------------------------------------
def _stock(g: Table, seat: int) -> list[int]:
    extra = g.extra[seat]
    return [g.yen[seat], *g.goods[seat], g.imports[seat], g.cleared[seat], extra[0], extra[1], g.hand_size[seat]]


def _changes(before: Table, after: Table, seat: int, language: str) -> str:
    parts = []
    for thing, old, new in zip(STOCK, _stock(before, seat), _stock(after, seat), strict=True):
        if new != old:
            parts.append(("+" if new > old else "−") + amount_text(thing, abs(new - old), language))
    return ", ".join(parts)


def log_line(
    box: AnyBox,
    before: Table,
    after: Table,
    played: Played,
    language: str,
    names: Sequence[str] = (),
    viewer: int | None = None,
) -> str:
    """What a logged move did, as a viewer may know it; the seat's own name is not part of the line."""
    line = _Teller(_record(box), before, language).line(played, viewer)
    changes = _changes(before, after, played.seat, language)
    parts = [tell(language, "log-with", line=line, changes=changes) if changes else line]
    other = 1 - played.seat
    changes = _changes(before, after, other, language)
    if changes:
        parts.append(tell(language, "log-other", name=seat_name(other, language, names), changes=changes))
    parts += [tell(language, "log-new-bonus", number=o + 1) for kind, o in played.drawn if kind == DRAW_BONUS]
    if after.round > before.round:
        parts.append(tell(language, "log-round", number=after.round))
    if after.over:
        parts.append(tell(language, "log-over"))
    return "; ".join(parts)


# --- The result -------------------------------------------------------------------------------------------------------
def result_lines(game: Any, language: str) -> list[list[str]]:
    """For each seat where every point comes from, one line a category."""
    return [_result_of(entry, language) for entry in game.result()["points"]]


def _result_of(entry: dict[str, Any], language: str) -> list[str]:
    lines = []
    for name in [*CATEGORIES, "total"]:
        what, points = tell(language, f"points-{name}"), entry[name]
        if isinstance(points, dict):
            titles = [technology_name(key, language) if name == "technologies" else key for key in points]
            told = ", ".join(f"{title} = {value}" for title, value in zip(titles, points.values(), strict=True))
            what = tell(language, "points-cards", what=what, cards=told) if told else what
            points = sum(points.values())
        amount = amount_text("points", points, language)
        lines.append(_upper_first(tell(language, "result-line", what=what, points=amount)))
    return lines
