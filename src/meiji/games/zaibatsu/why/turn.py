"""Choosing an action and a worker (p. 8): why an action cannot be chosen at all."""

from __future__ import annotations

from ..actions.contracts import can_invest
from ..actions.factory import can_build_factory, has_factory_slot
from ..actions.markets import can_serve_markets, highest_tokens
from ..actions.production import can_produce, can_produce_at, coal_to_produce
from ..moves import CHOOSE_COLOUR, CONSOLIDATE
from ..supply import coal_of, goods_of
from ..terms import ACTIONS, GOODS
from ..turn import has_work_space, has_worker, may_consolidate
from .words import Words


class TurnReasons(Words):
    def not_action(self, choice: str, number: int) -> str | None:
        if not has_work_space(self.g, self.seat):
            return self.why("work-area-full")
        if not has_worker(self.g, self.box.space_of[number]):
            return self.why("no-worker")
        told: str | None = getattr(self, f"no_{ACTIONS[number]}_action")()
        return told

    def not_consolidate(self, choice: str, number: int) -> str | None:
        return None if may_consolidate(self.g, self.seat) else self.why("nobody-to-pay")

    def not_pass(self, choice: str, number: int) -> str | None:
        offered = self.g.offer[: self.g.offers]
        return self.why("must-consolidate" if offered == [CONSOLIDATE] else "must-act")

    def not_worker(self, choice: str, number: int) -> str | None:
        if self.kind == CHOOSE_COLOUR:
            return None if self.g.bag[number] else self.why("none-in-bag")
        return None if self.g.hiring[self.box.space_of[self.a]][number] else self.why("no-worker-of-colour")

    # --- the nine actions -----------------------------------------------------------------------------------------
    def no_rd_action(self) -> str | None:
        return self.lacks_money(self.box.steps_price[1])

    def no_mining_action(self) -> str | None:
        return self.lacks_money(self.box.steps_price[1])

    def no_factory_action(self) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if can_build_factory(g, box, seat):
            return None
        if not has_factory_slot(g, box, seat):
            return self.why("no-factory-slot")
        levels = [level for level in range(3) if any(g.display[level * 10 : level * 10 + 10])]
        return self.beyond_means(levels[0]) if levels else self.why("display-empty")

    def no_machines_action(self) -> str | None:
        return self.no_machine(0) or self.lacks_money(self.box.machine_price)

    def no_production_action(self) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        slots = [slot for slot in range(g.factories[seat]) if can_produce_at(g, seat, slot)]
        if not slots:
            return self.why("nothing-produces")
        if can_produce(g, box, seat):
            return None
        return self.lacks("coal", min(coal_to_produce(g, box, seat, slot) for slot in slots), coal_of(g, seat))

    def no_ships_action(self) -> str | None:
        return self.no_ship(2) or self.lacks_price_of_piece()

    def no_trains_action(self) -> str | None:
        return self.no_train(0) or self.lacks_price_of_piece()

    def no_markets_action(self) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if can_serve_markets(g, box, seat):
            return None
        if not can_invest(g, seat):
            return self.why("no-goods")
        kinds = [good for good in range(len(GOODS)) if goods_of(g, seat, good)]
        if highest_tokens(g, box, seat) == 0 and len(kinds) == 1:
            return self.lacks_tokens(kinds[0], range(1, min(3, goods_of(g, seat, kinds[0])) + 1))
        return self.why("no-market")

    def no_contracts_action(self) -> str | None:
        return None if can_invest(self.g, self.seat) else self.why("no-goods")
