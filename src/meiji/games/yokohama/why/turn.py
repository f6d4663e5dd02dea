"""A turn: areas, strength, the strength bonus, buildings, and the end of a round."""

from __future__ import annotations

from ..buildings import can_build_shop, can_build_warehouse, price_of_warehouse
from ..moves import BY_STAGECOACH, BY_STATION, CHOOSE_AGENT_AREA
from ..rounds import price_of_upgrade
from ..terms import AREAS, HARBOUR, T_STAGECOACH, T_STATION, T_TELEPHONE, T_TRAM
from ..texts.names import area_name
from ..turn import may_choose, may_enter, stands_alone
from .words import Words

_ENTRANCES = [T_STATION, T_STAGECOACH, T_TRAM]


class TurnReasons(Words):
    def not_area(self, choice: str, number: int) -> str | None:
        if self.kind == CHOOSE_AGENT_AREA:
            return self.why("agent-harbour") if number == HARBOUR and self.g.looking else None
        return None if may_choose(self.g, self.box, self.seat, number) else self.why("area-used")

    def not_enter(self, choice: str, number: int) -> str | None:
        if may_enter(self.g, self.seat, self.a, number):
            return None
        if told := self.not_ready(_ENTRANCES[number]):
            return told
        assert number in (BY_STATION, BY_STAGECOACH)
        return self.why("station-elsewhere" if number == BY_STATION else "no-own-warehouse")

    def not_card(self, choice: str, number: int) -> str | None:
        if at := self.g.lies_at[self.seat][number]:
            return self.why("card-lies", area=area_name(AREAS[at - 1], self.language))
        return None if stands_alone(self.g, self.box, self.seat, number) else self.why("same-strength")

    # --- strength -------------------------------------------------------------------------------------------------
    def not_telephone(self, choice: str, number: int) -> str | None:
        return self.not_ready(T_TELEPHONE) or self.lacks_yen(self.box.technology_yen[T_TELEPHONE])

    def not_extra(self, choice: str, number: int) -> str | None:
        return None if number == 0 or self.g.extra[self.seat][number - 1] else self.why("no-extra-card")

    def not_return(self, choice: str, number: int) -> str | None:
        return None if self.g.extra[self.seat][number] else self.why("no-extra-card")

    def not_bonus(self, choice: str, number: int) -> str | None:
        return None if number + 1 in self.g.bonus_open else self.why("not-open")

    # --- buildings and upgrades -----------------------------------------------------------------------------------
    def not_build(self, choice: str, number: int) -> str | None:
        return self.no_shop(self.a) if choice == "shop" else self.no_warehouse(self.a)

    def no_shop(self, area: int) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if can_build_shop(g, box, seat, area):
            return None
        if g.shop[seat][area]:
            return self.why("shop-there")
        return self.why("no-shop-left") if g.shops[seat] >= box.shops else self.lacks_yen(box.shop_price)

    def no_warehouse(self, area: int) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if can_build_warehouse(g, box, seat, area):
            return None
        if g.warehouse[area]:
            return self.why("warehouse-there", owner=self.owner(g.warehouse[area]))
        if g.warehouses[seat] >= box.warehouses:
            return self.why("no-warehouse-left")
        return self.lacks_yen(price_of_warehouse(g, box, seat))

    def not_upgrade(self, choice: str, number: int) -> str | None:
        if number == 0:
            return None
        if self.g.upgraded[self.seat][number - 1]:
            return self.why("upgraded")
        return self.lacks_yen(price_of_upgrade(self.g, self.box, self.seat, number - 1))
