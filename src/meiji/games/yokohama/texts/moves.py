"""Labels of moves, and what was done in the words of the log."""

from __future__ import annotations

from meiji.kernel.move import Played
from meiji.kernel.wording import Teller

from ..area_action import strength_of_extra, strength_of_place
from ..areas.laboratory import payments_for
from ..bonuses import bonus_level
from ..box import Box
from ..buildings import price_of_warehouse
from ..free import next_condition
from ..moves import (
    AGENTS,
    CHOOSE_AGENT_AREA,
    CHOOSE_AGENT_BUILDING,
    CHOOSE_ANOTHER,
    CHOOSE_BONUS,
    CHOOSE_EXTRA,
    CHOOSE_START_ORDER,
    CHOOSE_TECHNOLOGY,
    DECISIONS,
    MOVES,
)
from ..rounds import price_of_upgrade
from ..table import Table
from ..terms import AREAS, CONDITIONS, T_TELEPHONE, T_TEXTILE_MILL, TECHNOLOGIES
from ..turn import lowest_card, strength_of
from ..view import move_visible
from .names import (
    THINGS,
    amount_text,
    area_gives,
    area_name,
    effect_text,
    order_name,
    order_trade,
    technology_name,
    technology_text,
    tell,
)


class MoveTeller(Teller[Box, Table]):
    """Moves on a table: those on offer as labels, those played as lines of the log."""

    def tell(self, message: str, **values: str | int) -> str:
        return tell(self.language, message, **values)

    def amount(self, thing: str, number: int) -> str:
        return amount_text(thing, number, self.language)

    def strength_in(self, area: int) -> int:
        """The strength of an area action with the lowest card or an agent, and without any extra."""
        g, box = self.g, self.box
        card = lowest_card(g, box, self.seat)
        agent = self.kind == CHOOSE_AGENT_AREA or card < 0
        strength = box.agent_strength if agent else strength_of(g, box, self.seat, card)
        return strength + strength_of_place(g, box, self.seat, area)

    def level(self) -> int:
        """The level of bonus rewards that the strength reaches."""
        strength = self.a if self.kind == CHOOSE_BONUS else self.box.bonus_from[0]
        return bonus_level(self.box, strength)

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
            strength = self.b if self.kind == CHOOSE_EXTRA else 0
            if number == 0:
                return "extra-none", {"strength": strength}
            return verb, {"value": number, "strength": strength + strength_of_extra(g, box, seat, number - 1)}
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
            name = "discard" if verb == "under" and self.kind == CHOOSE_START_ORDER else verb
            return name, {"order": order_name(number, language), "trade": order_trade(box, number, language)}
        if verb == "another":
            thing, count = [("yen", box.harbour_yen), ("imports", 1), ("cleared", 1)][number]
            return verb, {"price": self.amount(thing, count)}
        if verb == "build":
            area = self.a % AGENTS if 0 <= self.a % AGENTS < len(AREAS) else 0
            yen = box.shop_price if number == 0 else price_of_warehouse(g, box, seat)
            return f"build-{choice}", {
                "price": self.amount("yen", yen),
                "area": area_name(AREAS[area], language),
            }
        if verb == "hire":
            condition = next_condition(g, box, seat)
            return verb, {"condition": self.tell(f"condition-{CONDITIONS[max(0, condition)]}")}
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
                "card": self.tell("church", number=number + 1),
                "faith": box.faith[number],
                "reward": effect_text(box, box.church_reward[number], language),
                "points": self.amount("points", box.church_points[number]),
            }
        if verb == "bonus":
            reward = effect_text(box, box.bonus_reward[number][self.level()], language)
            return {"card": self.tell("bonus", number=number + 1), "reward": reward}
        production = self.a if self.kind == CHOOSE_TECHNOLOGY else 0
        payments = payments_for(self.g, box, self.seat, number, production)
        price = self.amount("yen", box.laboratory_yen)
        return {
            "name": technology_name(TECHNOLOGIES[number], language),
            "production": box.production[number],
            "effect": technology_text(box, number, language),
            "price": self.tell("amount-payments", n=payments, price=price) if payments else self.tell("free"),
        }

    def move(self, code: int) -> str:
        verb, choice, number = MOVES.split(code)
        message, values = self.values(verb, choice, number)
        return self.tell(f"move-{message}", **values)

    def line(self, played: Played, viewer: int | None, person: str) -> str:
        """What was done, said of another ("log") or to the seat itself ("you"); an order that the viewer does not see
        is not named."""
        verb, choice, number = MOVES.split(played.code)
        if viewer != played.seat and not move_visible(played.code):
            return self.tell(f"{person}-{verb}-hidden")
        message, values = self.values(verb, choice, number)
        return self.tell(f"{person}-{message}", **values)
