"""What all reasons share: their messages, what is needed and had, and free actions."""

from __future__ import annotations

from pathlib import Path

from meiji.kernel.wording import messages_of

from ..free import NONE_MET, can_pay_order, can_sell_silk, meets, next_condition
from ..moves import CHOOSE_EXTRA
from ..supply import has, has_ready
from ..terms import CONDITIONS, GOODS, SILK, T_TELEPHONE, T_TEXTILE_MILL, TECHNOLOGIES
from ..texts.moves import MoveTeller
from ..texts.names import seat_name, technology_name

_tell = messages_of(Path(__file__).parent)
_COUNTED = {"imports": "cleared", "orders": "fulfilled", "technologies": "technologies", "churches": "churches"}


class Words(MoveTeller):
    def why(self, message: str, **values: str | int) -> str:
        return _tell(self.language, message, **values)

    def owner(self, owner: int) -> str:
        return seat_name(owner - 1, self.language, self.names)

    def lacks(self, thing: str, needed: int, had: int) -> str | None:
        if had >= needed:
            return None
        if had == 0:
            return self.why("needs-all", needed=self.amount(thing, needed))
        return self.why("needs", needed=self.amount(thing, needed), had=self.amount(thing, had))

    def lacks_yen(self, price: int) -> str | None:
        return self.lacks("yen", price, self.g.yen[self.seat])

    def not_ready(self, technology: int) -> str | None:
        """A technology that works once a round: not owned, or used."""
        if has_ready(self.g, self.seat, technology):
            return None
        name = technology_name(TECHNOLOGIES[technology], self.language)
        return self.why("technology-used" if has(self.g, self.seat, technology) else "no-technology", name=name)

    # --- free actions ---------------------------------------------------------------------------------------------
    def not_free(self) -> str | None:
        """Where strength is raised there is a moment for them only because of the Telephone."""
        if self.kind != CHOOSE_EXTRA or has_ready(self.g, self.seat, T_TELEPHONE):
            return None
        return self.why("when-free")

    def not_fulfil(self, choice: str, number: int) -> str | None:
        g, seat = self.g, self.seat
        if told := self.not_free():
            return told
        if g.order_owner[number]:
            return self.why("order-fulfilled")
        if number not in g.hand[seat][: g.hand_size[seat]]:
            return self.why("not-in-hand")
        if can_pay_order(g, self.box, seat, number):
            return None
        missing = [asked - had for asked, had in zip(self.box.order_goods[number], g.goods[seat], strict=True)]
        goods = [self.amount(good, count) for good, count in zip(GOODS, missing, strict=True) if count > 0]
        return self.why("missing", goods=", ".join(goods))

    def not_hire(self, choice: str, number: int) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if told := self.not_free():
            return told
        if g.agent_pile == 0:
            return self.why("no-agents")
        if next_condition(g, box, seat) != NONE_MET:
            return None
        left = [i for i in range(len(CONDITIONS)) if not g.hired[seat][i] and not meets(g, box, seat, i)]
        if not left:
            return self.why("all-conditions")
        return self.why(
            "agent-needs", one=", ".join(self.amount(_COUNTED[CONDITIONS[i]], box.condition[i]) for i in left)
        )

    def not_agent(self, choice: str, number: int) -> str | None:
        return None if self.g.agents[self.seat] else self.why("no-agent")

    def not_textile_mill(self, choice: str, number: int) -> str | None:
        if told := self.not_free() or self.not_ready(T_TEXTILE_MILL):
            return told
        return None if can_sell_silk(self.g, self.seat) else self.lacks("silk", 1, self.g.goods[self.seat][SILK])
