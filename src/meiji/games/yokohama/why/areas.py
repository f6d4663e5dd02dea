"""Inside an area's action: why a card, an order, a payment or an exchange is out of reach."""

from __future__ import annotations

from ..areas.church import can_give, kinds_from
from ..areas.laboratory import payments_for, payments_of
from ..moves import CHOOSE_FAITH_PAYMENT, CHOOSE_START_ORDER
from ..supply import imports_of
from ..terms import GOODS, PAY_CLEARED, PAY_IMPORT, PAY_YEN
from .words import Words

_THINGS = [*GOODS, "imports"]
_STOCKS = ["yen", "imports", "cleared"]  # that pay for a second order


class AreaReasons(Words):
    # --- church ---------------------------------------------------------------------------------------------------
    def gone_church(self, number: int) -> str | None:
        """Not in the display any more."""
        if self.g.church_open[number]:
            return None
        owner = self.g.church_owner[number]
        return self.why("taken-by", owner=self.owner(owner)) if owner else self.why("not-open")

    def not_church(self, choice: str, number: int) -> str | None:
        if told := self.gone_church(number):
            return told
        more, need = kinds_from(self.g, self.seat, 0, self.b), self.box.faith[number]
        return None if need <= self.a + more else self.why("faith", need=need, faith=self.a, more=more)

    def not_pay(self, choice: str, number: int) -> str | None:
        return self.no_gift(number) if self.kind == CHOOSE_FAITH_PAYMENT else self.no_payment(number)

    def had(self, payment: int) -> int:
        g, seat = self.g, self.seat
        stocks: dict[int, int] = {PAY_IMPORT: g.imports[seat], PAY_CLEARED: g.cleared[seat], PAY_YEN: g.yen[seat]}
        return g.goods[seat][payment] if payment < len(GOODS) else stocks[payment]

    def no_stock(self, payment: int, needed: int = 1) -> str | None:
        things = {PAY_IMPORT: "imports", PAY_CLEARED: "cleared", PAY_YEN: "yen"}
        thing = GOODS[payment] if payment < len(GOODS) else things[payment]
        return self.lacks(thing, needed, self.had(payment))

    def no_gift(self, payment: int) -> str | None:
        """For faith: at most one of each kind, in their order."""
        missing, given, first = self.a % 16, self.b // 8, self.b % 8
        kind = min(payment, 4) if payment <= PAY_CLEARED else 5
        if given >> kind & 1:
            return self.why("kind-given")
        if told := self.no_stock(payment):
            return told
        assert can_give(self.g, self.seat, kind, given)
        if kind < first:
            return self.why("in-order")
        return None if 1 + kinds_from(self.g, self.seat, kind + 1, given) >= missing else self.why("earlier-first")

    # --- laboratory -----------------------------------------------------------------------------------------------
    def gone_technology(self, number: int) -> str | None:
        if number + 1 in self.g.technology_open:
            return None
        owner = self.g.technology_owner[number]
        if owner == self.seat + 1:
            return self.why("technology-yours")
        return self.why("taken-by", owner=self.owner(owner)) if owner else self.why("not-open")

    def not_technology(self, choice: str, number: int) -> str | None:
        g, box, seat, production = self.g, self.box, self.seat, self.a
        if told := self.gone_technology(number):
            return told
        payments, possible = payments_for(g, box, seat, number, production), payments_of(g, box, seat)
        if payments <= possible:
            return None
        price = self.amount("yen", box.laboratory_yen)
        need = box.production[number]
        return self.why("production", need=need, production=production, n=payments, price=price, possible=possible)

    def no_payment(self, payment: int) -> str | None:
        """For a technology: yen first, then imports face up, then face down."""
        g, box, seat, payments, first = self.g, self.box, self.seat, self.a % 16, self.b % 4
        if payment < len(GOODS):
            return self.why("no-goods-here")
        if payment == PAY_YEN:
            return self.why("in-order") if first else self.lacks_yen(box.laboratory_yen)
        if told := self.no_stock(payment):
            return told
        if payment == PAY_IMPORT and first > 1:
            return self.why("in-order")
        enough = imports_of(g, seat) if payment == PAY_IMPORT else g.cleared[seat]
        return None if enough >= payments else self.why("earlier-first")

    # --- customs, Chinatown ---------------------------------------------------------------------------------------
    def not_flip(self, choice: str, number: int) -> str | None:
        if number > self.a:
            return self.why("flips", n=self.a)
        return self.lacks("imports", number, self.g.imports[self.seat])

    def not_buy(self, choice: str, number: int) -> str | None:
        price = self.box.buy[number]
        return self.lacks_yen(price) if price else self.why("not-for-sale")

    def not_sell(self, choice: str, number: int) -> str | None:
        if not self.box.sell[number]:
            return self.why("not-bought")
        return self.lacks(_THINGS[number], 1, self.g.goods[self.seat][number])

    # --- harbour --------------------------------------------------------------------------------------------------
    def not_keep(self, choice: str, number: int) -> str | None:
        return None if number in self.g.looked[: self.g.looking] else self.why("not-drawn")

    def not_under(self, choice: str, number: int) -> str | None:
        if self.kind != CHOOSE_START_ORDER:
            return self.not_keep(choice, number)
        hand = self.g.hand[self.seat][: self.g.hand_size[self.seat]]
        return None if number in hand else self.why("not-in-hand")

    def not_another(self, choice: str, number: int) -> str | None:
        g, seat = self.g, self.seat
        had = (g.yen[seat], g.imports[seat], g.cleared[seat])[number]
        return self.lacks(_STOCKS[number], 1 if number else self.box.harbour_yen, had)
