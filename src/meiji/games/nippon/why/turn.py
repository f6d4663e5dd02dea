"""Choosing an action and a worker (p. 4): why an action cannot be chosen at all."""

from __future__ import annotations

from ..actions.export import can_export
from ..actions.invest import can_invest, may_build, technology_missing
from ..actions.market import best_tile, can_supply
from ..actions.pieces import has_free_space
from ..actions.production import can_produce, coal_to_produce
from ..actions.steps import steps_price
from ..operations import MACHINES
from ..supply import has_room, level_of
from ..terms import ACTIONS, COAL, RAILWAYS, SHIPS, TECHNOLOGY, TILES, TRACKS
from ..texts.names import track_name
from ..tracks import at_top, has_blueprints
from ..turn import has_worker_space
from ..workers import workers_of
from .words import Words


class TurnReasons(Words):
    def not_action(self, choice: str, number: int) -> str | None:
        if not has_worker_space(self.g, self.seat):
            return self.why("six-workers")
        if workers_of(self.g.space[self.box.space_of[number]]) == 0:
            return self.why("no-worker")
        told: str | None = getattr(self, f"no_{ACTIONS[number]}_action")()
        return told

    def not_blueprints(self, choice: str, number: int) -> str | None:
        if not has_blueprints(self.g, self.box, self.seat):
            return self.lacks("blueprints", self.box.blueprints_for_a_space, self.g.blueprints[self.seat])
        return self.is_at_top(number)

    def not_worker(self, choice: str, number: int) -> str | None:
        return None if self.g.space[self.box.space_of[self.a]][number] else self.why("no-worker-of-colour")

    def is_at_top(self, track: int) -> str | None:
        if not at_top(self.g, self.box, self.seat, track):
            return None
        return self.why("track-top", track=track_name(TRACKS[track], self.language))

    # --- the nine actions -----------------------------------------------------------------------------------------
    def no_technology_action(self) -> str | None:
        return self.no_steps(TECHNOLOGY)

    def no_mining_action(self) -> str | None:
        return self.no_steps(COAL)

    def no_steps(self, track: int) -> str | None:
        return self.is_at_top(track) or self.lacks_yen(steps_price(self.g, self.box, self.seat, track, 1))

    def no_production_action(self) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if can_produce(g, box, seat):
            return None
        own = [good for good in range(6) if g.factory[seat][good]]
        if not own:
            return self.why("no-factories")
        open_ = [good for good in own if has_room(g, box, seat, good)]
        if not open_:
            return self.why("all-full", store=box.store)
        return self.lacks("coal", min(coal_to_produce(g, box, seat, good) for good in open_), g.coal[seat])

    def no_export_action(self) -> str | None:
        if not self.has_goods():
            return self.why("no-goods")
        if can_export(self.g, self.box, self.seat):
            return None
        return self.why("all-contracts" if all(self.g.contracts[self.seat]) else "no-contract")

    def no_invest_action(self) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if told := self.lacks_yen(box.factory_price):
            return told
        if can_invest(g, box, seat):
            return None
        goods = [tile // 4 for tile in range(TILES) if may_build(g, seat, tile)]
        if not goods:
            return self.why("no-new-factory")
        return self.lacks_technology(min(goods, key=lambda good: technology_missing(g, box, seat, level_of(good))))

    def no_ships_action(self) -> str | None:
        return self.no_pieces(SHIPS)

    def no_railways_action(self) -> str | None:
        return self.no_pieces(RAILWAYS)

    def no_pieces(self, piece: int) -> str | None:
        if told := self.no_piece(piece) or self.lacks_yen(self.g.price[self.seat][piece]):
            return told
        return None if any(has_free_space(self.g, self.box, region) for region in range(4)) else self.why("no-region")

    def no_machines_action(self) -> str | None:
        return self.lacks_yen(self.g.price[self.seat][MACHINES])

    def no_market_action(self) -> str | None:
        g, box, seat = self.g, self.box, self.seat
        if not self.has_goods():
            return self.why("no-goods")
        if can_supply(g, box, seat):
            return None
        best = [best_tile(g, box, seat, good, g.goods[seat][good]) for good in range(6)]
        return self.why("no-market" if any(best) else "no-tiles")
