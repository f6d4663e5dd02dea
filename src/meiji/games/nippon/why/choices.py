"""All other choices: what cannot be paid, built, produced, delivered or taken (p. 6 to 11)."""

from __future__ import annotations

from ..actions.export import can_fulfil, can_pay_rest, may_pay
from ..actions.machines import can_modernise, takes_machine
from ..actions.market import beats, best_tile, highest_value, lowest_in_city
from ..actions.production import coal_to_produce, has_produced
from ..actions.steps import has_spaces, steps_price
from ..moves import CHOOSE_LAST_STEPS, CHOOSE_REGION
from ..operations import MACHINES
from ..supply import has_room
from ..terms import GOODS, LOWEST_REWARD
from ..texts.names import good_name, region_name
from .words import Words


class ChoiceReasons(Words):
    def not_stop(self, choice: str, number: int) -> str | None:
        if self.kind == CHOOSE_LAST_STEPS:
            return None
        if self.kind == CHOOSE_REGION and self.b:
            return self.why("gift")
        return None if self.g.times > 0 else self.why("at-least-once")

    def not_steps(self, choice: str, number: int) -> str | None:
        g, box, seat, spaces = self.g, self.box, self.seat, number + 1
        if not has_spaces(g, box, seat, self.a, spaces):
            return self.why("track-ends")
        return self.lacks_yen(steps_price(g, box, seat, self.a, spaces))

    # --- production -----------------------------------------------------------------------------------------------
    def no_factory(self, good: int) -> str | None:
        if self.g.factory[self.seat][good]:
            return None
        return self.why("no-factory", good=good_name(GOODS[good], self.language))

    def is_stocked(self, good: int) -> str | None:
        return None if has_room(self.g, self.box, self.seat, good) else self.why("store-full", store=self.box.store)

    def not_produce(self, choice: str, number: int) -> str | None:
        if has_produced(self.g, number):
            return self.why("has-produced")
        coal = coal_to_produce(self.g, self.box, self.seat, number)
        return self.no_factory(number) or self.is_stocked(number) or self.lacks("coal", coal, self.g.coal[self.seat])

    def not_extra(self, choice: str, number: int) -> str | None:
        return self.is_stocked(number) if has_produced(self.g, number) else self.why("extra-where-produced")

    # --- export ---------------------------------------------------------------------------------------------------
    def not_contract(self, choice: str, number: int) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if can_fulfil(g, box, seat, number):
            return None
        if g.contracts[seat][number]:
            return self.why("contract-fulfilled")
        goods = " + ".join(str(amount) for amount in box.cube[number][: box.cubes[number]])
        return self.why("contract-needs", goods=goods)

    def not_good(self, choice: str, number: int) -> str | None:
        g, box, seat, contract, cube = self.g, self.box, self.seat, self.a, self.b
        if g.used >> number & 1:
            return self.why("good-used")
        if told := self.lacks(choice, box.cube[contract][cube], g.goods[seat][number]):
            return told
        if not may_pay(g, box, seat, contract, cube, cube, number, g.used, g.last_good):
            return self.why("in-order")
        if can_pay_rest(g, box, seat, contract, cube + 1, g.used | 1 << number, number):
            return None
        return self.why("leaves-too-few")

    # --- factories and machines -----------------------------------------------------------------------------------
    def not_factory(self, choice: str, number: int) -> str | None:
        if not self.g.on_offer[number]:
            return self.why("not-on-offer")
        if self.g.factory[self.seat][number // 4]:
            return self.why("one-of-a-good")
        return self.lacks_technology(number // 4)

    def not_machine(self, choice: str, number: int) -> str | None:
        if told := self.no_factory(number):
            return told
        if not takes_machine(self.g, self.seat, number):
            return self.why("has-best-machine")
        return None if can_modernise(self.g, self.seat) else self.lacks_yen(self.g.price[self.seat][MACHINES])

    def not_store_machine(self, choice: str, number: int) -> str | None:
        if any(takes_machine(self.g, self.seat, good) for good in range(6)):
            return self.why("factories-first")
        return None if can_modernise(self.g, self.seat) else self.lacks_yen(self.g.price[self.seat][MACHINES])

    # --- ships and railways ---------------------------------------------------------------------------------------
    def not_region(self, choice: str, number: int) -> str | None:
        if told := self.no_piece(self.a) or self.is_full(number):
            return told
        if self.b:
            return None
        if self.g.used >> number & 1:
            return self.why("region-used")
        return self.lacks_yen(self.g.price[self.seat][self.a])

    # --- local market ---------------------------------------------------------------------------------------------
    def not_market(self, choice: str, number: int) -> str | None:
        g = self.g
        if g.region_now >= 0 and g.region_now != number // 8:
            return self.why("other-region", region=region_name(g.region_now + 1, self.language))
        good = g.demand[number // 4][number % 4]
        return self.cannot_deliver(number, g.goods[self.seat][good])

    def not_amount(self, choice: str, number: int) -> str | None:
        g, good = self.g, self.g.demand[self.a // 4][self.a % 4]
        told = self.lacks(GOODS[good], number + 1, g.goods[self.seat][good])
        return told or self.cannot_deliver(self.a, number + 1)

    def cannot_deliver(self, place: int, amount: int) -> str | None:
        """Why the best tile for so many goods cannot be placed here."""
        g, box, seat, city, side = self.g, self.box, self.seat, place // 4, place % 4
        good = g.demand[city][side]
        if told := self.lacks(GOODS[good], 1, amount) or self.lacks_tile(good, amount):
            return told
        best = best_tile(g, box, seat, good, amount)
        return None if best > beats(g, box, city, side) else self.is_too_low(city, side, best)

    def not_influence(self, choice: str, number: int) -> str | None:
        g, box, value, city, side = self.g, self.box, number + 1, self.a // 4, self.a % 4
        highest = highest_value(box, g.demand[city][side], self.b)
        if value > highest:
            return self.why("goods-allow", value=highest)
        if not g.tiles[self.seat][value]:
            return self.why("no-tile-of-value")
        return None if value > beats(g, box, city, side) else self.is_too_low(city, side, value)

    def not_return(self, choice: str, number: int) -> str | None:
        g, city = self.g, self.a // 4
        lowest = lowest_in_city(g, city)
        if not g.tile_owner[city][number]:
            return self.why("no-tile-there")
        return None if g.tile_value[city][number] == lowest else self.why("not-the-lowest", lowest=lowest)

    # --- consolidation --------------------------------------------------------------------------------------------
    def not_reward(self, choice: str, number: int) -> str | None:
        multiplier, level = LOWEST_REWARD + number // 3, self.box.reward_level[self.g.workers[self.seat]]
        if not self.g.rewards[multiplier][number % 3]:
            return self.why("no-reward-left")
        return None if multiplier <= level else self.why("reward-level", level=level)

    def not_achievement(self, choice: str, number: int) -> str | None:
        return self.why("achievement-taken") if self.g.multiplier[self.seat][number] else None
