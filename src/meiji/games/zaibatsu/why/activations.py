"""The activations of an action (p. 9 to 16): why one thing cannot be paid, built, produced or delivered."""

from __future__ import annotations

from ..actions.contracts import is_paid
from ..actions.machines import FREE, PAID, has_machine, has_machine_place, takes_machines
from ..actions.markets import can_deliver, can_serve, highest_token, is_full, lowest_in_city, token_for
from ..actions.production import can_produce_at, coal_to_produce
from ..actions.steps import steps_sold
from ..factories import factory_effect, modified_action
from ..modifiers import does_something, is_condition_met, is_never_refused, may_be_last, may_waive_coal
from ..moves import CHOOSE_ACTIVATION, CHOOSE_MODIFIER, MODIFIER
from ..operations import WAIVE_COAL
from ..supply import coal_of, goods_of, level_of
from ..terms import MINING, MINING_ACTION, MOST_ACTIVATIONS, OLD_FACTORY, RD, SHIPS_ACTION
from ..texts.names import region_name
from .words import Words


class ActivationReasons(Words):
    def no_activation(self) -> str | None:
        """Three are the most in one action."""
        return self.why("three-times") if self.g.activations >= MOST_ACTIVATIONS else None

    def no_factory(self, slot: int) -> str | None:
        return self.why("no-factory-there") if slot >= self.g.factories[self.seat] else None

    # --- R&D and mining, factory ----------------------------------------------------------------------------------
    def not_steps(self, choice: str, number: int) -> str | None:
        track = MINING if self.a == MINING_ACTION else RD
        if number + 1 > steps_sold(self.g, self.seat, track):
            return self.why("track-ends")
        return self.lacks_money(self.box.steps_price[number + 1])

    def not_factory(self, choice: str, number: int) -> str | None:
        if self.g.display[number] == 0:
            return self.why("not-on-display")
        return self.beyond_means(level_of(number // 5))

    # --- machines, production -------------------------------------------------------------------------------------
    def not_machine(self, choice: str, number: int) -> str | None:
        bought = self.kind == CHOOSE_ACTIVATION
        return (
            (self.no_activation() if bought else None)
            or self.no_machine_in(number // 2, number % 2, self.g.used if bought else self.a)
            or (self.lacks_money(self.box.machine_price) if bought else None)
        )

    def no_machine_in(self, slot: int, place: int, barred: int) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if not has_machine(g, seat):
            return self.why("no-machine-left")
        if told := self.no_factory(slot):
            return told
        if barred >> slot & 1:
            return self.why("machine-elsewhere")
        if not takes_machines(g, seat, slot):
            return self.why("old-factory-takes-none")
        if has_machine_place(g, box, seat, slot, place):
            return None
        if g.machines[seat][slot] >> place & 1:
            return self.why("free-place-taken" if place == FREE else "iron-place-taken")
        assert place == PAID
        return self.why("iron-place", iron=self.amount("iron", box.paid_place))

    def not_produce(self, choice: str, number: int) -> str | None:
        told = self.no_production_in(number)
        if told or number >= self.g.factories[self.seat]:
            return told
        return self.lacks("coal", coal_to_produce(self.g, self.box, self.seat, number), coal_of(self.g, self.seat))

    def no_production_in(self, slot: int) -> str | None:
        g, seat = self.g, self.seat
        if told := self.no_activation() or self.no_factory(slot):
            return told
        if g.factory[seat][slot] == OLD_FACTORY + 1:
            return self.why("old-factory-never-produces")
        return None if can_produce_at(g, seat, slot) else self.why("has-produced")

    def not_produce_without_coal(self, choice: str, number: int) -> str | None:
        if told := self.no_production_in(number):
            return told
        if may_waive_coal(self.g, self.box, self.seat):
            return None
        return self.why("modifier-used" if self.g.modifier else "no-waiver")

    # --- ships and trains -----------------------------------------------------------------------------------------
    def not_pay(self, choice: str, number: int) -> str | None:
        piece = self.no_ship(1) if self.a == SHIPS_ACTION else self.no_train(self.g.used)
        if told := self.no_activation() or piece:
            return told
        box, iron = self.box, self.g.iron[self.seat]
        if choice == "iron":
            return self.lacks("iron", box.piece_iron, iron)
        return self.lacks("iron", box.piece_money_iron, iron) or self.lacks_money(box.piece_money)

    # --- local markets --------------------------------------------------------------------------------------------
    def not_market(self, choice: str, number: int) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        city, side = number // 4, number % 4
        if told := self.no_activation():
            return told
        if g.region_now >= 0 and g.region_now != city // 2:
            return self.why("other-market-region", region=region_name(g.region_now + 1, self.language))
        good = g.demand[city][side]
        highest = highest_token(g, box, seat, good)
        if can_serve(g, box, city, side, highest << 4 * good):
            return None
        amounts = range(1, min(3, goods_of(g, seat, good)) + 1)
        return self.lacks_goods(good, 1) or self.lacks_tokens(good, amounts) or self.is_too_low(city, side, highest)

    def is_too_low(self, city: int, side: int, value: int) -> str:
        """On a token only a higher one; in a full city one above the lowest."""
        if self.g.token_owner[city][side]:
            return self.why("token-too-low", value=value, there=self.g.token_value[city][side])
        assert is_full(self.g, self.box, city)
        return self.why("city-full", value=value, lowest=lowest_in_city(self.g, city))

    def not_amount(self, choice: str, number: int) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        city, side, amount = self.a // 4, self.a % 4, number + 1
        if can_deliver(g, box, seat, city, side, amount):
            return None
        good = g.demand[city][side]
        told = self.lacks_goods(good, amount) or self.lacks_tokens(good, range(amount, amount + 1))
        return told or self.is_too_low(city, side, token_for(box, good, amount))

    # --- investments and contracts --------------------------------------------------------------------------------
    def not_good(self, choice: str, number: int) -> str | None:
        if told := self.no_activation():
            return told
        if is_paid(self.g, number):
            return self.why("good-used")
        return self.lacks_goods(number, self.g.activations + 1)

    # --- stopping, and factories that modify the action -----------------------------------------------------------
    def not_stop(self, choice: str, number: int) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if self.kind == CHOOSE_ACTIVATION:
            return None if g.activations > 0 else self.why("at-least-once")
        last = [slot for slot in range(g.factories[seat]) if may_be_last(g, box, seat, slot)]
        return self.why("gift") if any(is_never_refused(g, box, seat, slot) for slot in last) else None

    def not_modifier(self, choice: str, number: int) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if MODIFIER + number in g.offer[: g.offers]:
            return None
        if told := self.no_factory(number):
            return told
        if modified_action(g, box, seat, number) != g.action:
            return self.why("modifies-nothing")
        if g.modifier:
            return self.why("modifier-used")
        address = factory_effect(g, box, seat, number)
        if box.op[address] == WAIVE_COAL:
            return self.why("waives-with-production")
        if not is_condition_met(g, box, seat, number):
            return self.why("modifier-condition")
        if not does_something(g, box, seat, address):
            return self.why("modifier-idle")
        if self.kind == CHOOSE_ACTIVATION and g.activations == 0:
            return self.why("modifier-after-first")
        return self.why("modifier-passed" if self.kind == CHOOSE_MODIFIER else "modifier-at-end")
