"""What all reasons share: their messages, and what is needed and had."""

from __future__ import annotations

from pathlib import Path

from meiji.kernel.wording import messages_of

from ..actions.factory import can_afford_level, can_silk_make_up, factory_price, silk_needed
from ..actions.machines import can_place_machine, has_empty_place, has_machine
from ..actions.markets import token_for
from ..actions.ships import can_send_ship, has_ship
from ..actions.trains import can_build_train, has_train
from ..supply import can_pay_piece, funds, goods_of
from ..terms import CITIES, GOODS, WORK_SPACES
from ..texts.names import good_name, joined
from ..texts.table import TableTeller
from ..tracks import rd_value

_tell = messages_of(Path(__file__).parent)


class Words(TableTeller):
    def why(self, message: str, **values: str | int) -> str:
        return _tell(self.language, message, **values)

    # --- what is needed and had -----------------------------------------------------------------------------------
    def lacks(self, thing: str, needed: int, had: int) -> str | None:
        if had >= needed:
            return None
        if had == 0:
            return self.why("needs-all", needed=self.amount(thing, needed))
        return self.why("needs", needed=self.amount(thing, needed), had=self.amount(thing, had))

    def silk(self) -> str:
        silk = self.g.silk[self.seat]
        return self.amount("silk", silk) if silk else self.why("no-silk")

    def purse(self, *more: str) -> str:
        """The seat's money and silk, which counts as money, and what else it has to pay with."""
        return joined([*more, self.amount("money", self.g.money[self.seat]), self.silk()], self.language)

    def lacks_money(self, price: int) -> str | None:
        if funds(self.g, self.seat) >= price:
            return None
        return self.why("needs", needed=self.amount("money", price), had=self.purse())

    def lacks_price_of_piece(self) -> str | None:
        """A ship or train: 3 iron, or 5 money and 1 iron."""
        if can_pay_piece(self.g, self.box, self.seat):
            return None
        box = self.box
        both = joined([self.amount("money", box.piece_money), self.amount("iron", box.piece_money_iron)], self.language)
        had = self.purse(self.amount("iron", self.g.iron[self.seat]))
        return self.why("piece-price", iron=self.amount("iron", box.piece_iron), both=both, had=had)

    # --- factories ------------------------------------------------------------------------------------------------
    def beyond_means(self, level: int) -> str | None:
        """The R&D value of a level, the silk that makes up for it, and the price."""
        g, box, seat = self.g, self.box, self.seat
        need, value, silk = box.need[level], rd_value(g, box, seat), silk_needed(g, box, seat, level)
        if not can_silk_make_up(g, box, seat, level):
            return self.why("rd-too-low", need=need, value=value)
        if g.silk[seat] < silk:
            return self.why("rd-and-silk", need=need, value=value, had=self.silk(), silk=self.amount("silk", silk))
        if not can_afford_level(g, box, seat, level):
            price = [self.amount("money", factory_price(g, box, seat)), *([self.amount("silk", silk)] if silk else [])]
            return self.why("needs", needed=joined(price, self.language), had=self.purse())
        return None

    # --- pieces ---------------------------------------------------------------------------------------------------
    def no_machine(self, barred: int) -> str | None:
        """No machine is left, or no factory has a place for it."""
        g, box, seat = self.g, self.box, self.seat
        if not has_machine(g, seat):
            return self.why("no-machine-left")
        if not has_empty_place(g, seat, barred):
            return self.why("no-machine-place")
        if not can_place_machine(g, box, seat, barred):
            return self.why("only-iron-places", iron=self.amount("iron", box.paid_place))
        return None

    def no_ship(self, work_spaces: int) -> str | None:
        """No ship is left, no room for the expert, or no location is open."""
        g, seat = self.g, self.seat
        if not has_ship(g, seat):
            return self.why("no-ship-left")
        if WORK_SPACES - g.workers[seat] < work_spaces:
            return self.why("no-room-for-both" if work_spaces > 1 else "no-room-for-expert")
        return None if can_send_ship(g, self.box, seat, work_spaces) else self.why("no-location")

    def no_train(self, barred: int) -> str | None:
        """No train is left, or no region has a space for it."""
        if not has_train(self.g, self.seat):
            return self.why("no-train-left")
        if not can_build_train(self.g, self.box, self.seat, barred):
            return self.why("no-other-region" if barred else "no-region")
        return None

    # --- goods and tokens -----------------------------------------------------------------------------------------
    def lacks_goods(self, good: int, needed: int) -> str | None:
        had = goods_of(self.g, self.seat, good)
        if needed == 1 and had == 0:
            return self.why("no-such-good", good=good_name(GOODS[good], self.language))
        return self.lacks(GOODS[good], needed, had)

    def lacks_tokens(self, good: int, amounts: range) -> str | None:
        """None of the tokens for so many goods is in stock: where they are."""
        values = [token_for(self.box, good, amount) for amount in amounts]
        values = [value for value in dict.fromkeys(values) if value]
        if not values or any(self.g.tokens[self.seat][value] for value in values):
            return None
        told = joined([str(value) for value in values], self.language)
        if all(self.is_on_map(value) for value in values):
            return self.why("token-on-map" if len(values) == 1 else "tokens-on-map", values=told)
        if not any(self.is_on_map(value) for value in values):
            return self.why("token-on-flag" if len(values) == 1 else "tokens-on-flag", values=told)
        return self.why("tokens-elsewhere", values=told)

    def is_on_map(self, value: int) -> bool:
        owners, values = self.g.token_owner, self.g.token_value
        places = [(city, side) for city in range(CITIES) for side in range(4)]
        return any(owners[c][s] == self.seat + 1 and values[c][s] == value for c, s in places)
