"""All other choices: where pieces go, what is gained, consolidation, start tiles."""

from __future__ import annotations

from ..actions.contracts import has_recess, may_conclude
from ..actions.markets import lowest_in_city
from ..actions.ships import has_ship_space, is_open_location
from ..actions.trains import has_open_rail, is_open_rail
from ..consolidation import least_coal_kept, level_beside, most_coal_kept, silk_missing
from ..moves import CHOOSE_BONUS_REGION, FIRST
from ..setup import is_free_pair
from ..supply import goods_from, holds_good
from ..terms import GOODS, MACHINES, MINING, RD, SHIPS, TRACKS
from ..texts.names import either, good_name, track_name
from ..tracks import at_end
from .activations import ActivationReasons


class ChoiceReasons(ActivationReasons):
    # --- ships and trains -----------------------------------------------------------------------------------------
    def not_location(self, choice: str, number: int) -> str | None:
        g = self.g
        if told := self.no_ship(1):
            return told
        if is_open_location(g, self.box, number):
            return None
        if not has_ship_space(g, self.box, number):
            return self.why("location-full")
        owner = g.expert_with[number]
        if owner == self.seat + 1:
            return self.why("expert-is-yours")
        return self.why("expert-away", owner=self.owner(owner))

    def not_region(self, choice: str, number: int) -> str | None:
        if self.kind == CHOOSE_BONUS_REGION:
            return None if self.g.used >> number & 1 else self.why("no-train-built-there")
        if self.a >> number & 1:
            return self.why("region-used")
        return None if has_open_rail(self.g, self.box, number) else self.why("region-full")

    def not_rail(self, choice: str, number: int) -> str | None:
        if is_open_rail(self.g, self.box, self.a, number):
            return None
        if self.g.rails[self.a][number]:
            return self.why("rail-taken", owner=self.owner(self.g.rails[self.a][number]))
        return self.why("rail-closed", n=self.box.rail_limit[self.g.seats])

    # --- goods, tokens, contracts ---------------------------------------------------------------------------------
    def not_take(self, choice: str, number: int) -> str | None:
        g, seat, good, amount = self.g, self.seat, self.a % 8, self.a // 8
        if told := self.no_factory(number):
            return told
        if not holds_good(g, seat, number, good):
            return self.why("no-such-good-there", good=good_name(GOODS[good], self.language))
        return None if self.b <= number and goods_from(g, seat, number, good) >= amount else self.why("from-the-left")

    def not_return(self, choice: str, number: int) -> str | None:
        g, city = self.g, self.a // 4
        lowest = lowest_in_city(g, city)
        if not g.token_owner[city][number]:
            return self.why("no-token-there")
        return None if g.token_value[city][number] == lowest else self.why("not-the-lowest", lowest=lowest)

    def not_contract(self, choice: str, number: int) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if may_conclude(g, box, seat, number):
            return None
        if g.contracts[seat][number]:
            return self.why("contract-concluded")
        if not has_recess(g, box, seat):
            return self.why("no-recess")
        level = box.contract_level[number]
        goods = [good_name(good, self.language) for good in GOODS[level * 2 : level * 2 + 2]]
        return self.why("contract-needs", goods=either(goods, self.language))

    # --- effects --------------------------------------------------------------------------------------------------
    def not_department(self, choice: str, number: int) -> str | None:
        return None if self.a >> number & 1 else self.why("other-department")

    def not_innovate(self, choice: str, number: int) -> str | None:
        if choice == "both" and self.a != 2:
            return self.why("one-step")
        for track in (RD, MINING) if choice == "both" else (TRACKS.index(choice),):
            if at_end(self.g, self.seat, track):
                return self.why("marker-at-end", track=track_name(TRACKS[track], self.language))
        return None

    def not_piece(self, choice: str, number: int) -> str | None:
        return self.no_ship(1) if number == SHIPS else self.no_machine(0) if number == MACHINES else self.no_train(0)

    def not_store(self, choice: str, number: int) -> str | None:
        if told := self.no_factory(number):
            return told
        last = self.g.factories[self.seat] - self.a
        return None if self.b <= number <= last else self.why("stores-from-the-left")

    def not_first(self, choice: str, number: int) -> str | None:
        return None if FIRST + number in self.g.offer[: self.g.offers] else self.why("no-such-effect")

    # --- consolidation --------------------------------------------------------------------------------------------
    def not_benefit(self, choice: str, number: int) -> str | None:
        beside = level_beside(self.g, self.box, self.seat)
        left = self.g.benefit[self.seat]
        if number == 0:
            return self.why("benefit-is-there", level=beside) if left[beside] else None
        if number > beside:
            return self.why("benefit-beside", level=beside)
        return None if left[number] else self.why("no-benefit-left")

    def not_objective(self, choice: str, number: int) -> str | None:
        return self.why("objective-taken") if self.g.objective[self.seat][number] else None

    def not_keep_coal(self, choice: str, number: int) -> str | None:
        least, most = least_coal_kept(self.g, self.seat, self.a), most_coal_kept(self.g, self.seat, self.a)
        return None if least <= number <= most else self.why("kept-together", n=self.a)

    def not_silk(self, choice: str, number: int) -> str | None:
        if number > silk_missing(self.g, self.seat, self.a):
            return self.why("silk-is-enough")
        return self.lacks("silk", number, self.g.silk[self.seat])

    # --- start tiles and goals ------------------------------------------------------------------------------------
    def not_pair(self, choice: str, number: int) -> str | None:
        if number >= self.g.pairs:
            return self.why("no-such-pair")
        if is_free_pair(self.g, number):
            return None
        return self.why("pair-taken", owner=self.owner(self.g.pair_owner[number]))

    def not_goal_reward(self, choice: str, number: int) -> str | None:
        return None if self.box.goal_reward[self.a][number] else self.why("no-such-reward")
