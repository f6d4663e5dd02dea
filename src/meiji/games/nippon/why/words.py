"""What all reasons share: their messages, and what is needed and had."""

from __future__ import annotations

from pathlib import Path

from meiji.kernel.wording import messages_of

from ..actions.invest import has_technology
from ..actions.market import best_tile, lowest_in_city
from ..actions.pieces import has_free_space, has_piece
from ..box import Box
from ..supply import level_of
from ..terms import GOODS, SHIPS
from ..texts.moves import MoveTeller
from ..texts.names import good_name
from ..tracks import technology

_tell = messages_of(Path(__file__).parent)


class Words(MoveTeller):
    box: Box

    def why(self, message: str, **values: str | int) -> str:
        return _tell(self.language, message, **values)

    def lacks(self, thing: str, needed: int, had: int) -> str | None:
        if had >= needed:
            return None
        if had == 0:
            return self.why("needs-all", needed=self.amount(thing, needed))
        return self.why("needs", needed=self.amount(thing, needed), had=self.amount(thing, had))

    def lacks_yen(self, price: int) -> str | None:
        return self.lacks("yen", price, self.g.yen[self.seat])

    def lacks_technology(self, good: int) -> str | None:
        """What a factory of the good needs, and the blueprints that could make up for it."""
        g, box, seat = self.g, self.box, self.seat
        if has_technology(g, box, seat, good):
            return None
        had = self.amount("blueprints", g.blueprints[seat]) if g.blueprints[seat] else self.why("no-blueprints")
        return self.why("technology", need=box.need[level_of(good)], value=technology(g, box, seat), had=had)

    def has_goods(self) -> bool:
        return any(self.g.goods[self.seat])

    # --- ships and railways ---------------------------------------------------------------------------------------
    def no_piece(self, piece: int) -> str | None:
        if has_piece(self.g, self.seat, piece):
            return None
        return self.why("no-ship-left" if piece == SHIPS else "no-railway-left")

    def is_full(self, region: int) -> str | None:
        if has_free_space(self.g, self.box, region):
            return None
        return self.why("region-full", n=self.box.piece_limit[self.g.seats])

    # --- local market ---------------------------------------------------------------------------------------------
    def lacks_tile(self, good: int, amount: int) -> str | None:
        """No tile in stock that so many goods allow."""
        if best_tile(self.g, self.box, self.seat, good, amount):
            return None
        value = self.box.influence[level_of(good)][min(amount, 3)]
        return self.why("no-tile", good=good_name(GOODS[good], self.language), value=value)

    def is_too_low(self, city: int, side: int, value: int) -> str:
        """On a tile only a higher one; in a full city one above the lowest."""
        if self.g.tile_owner[city][side]:
            return self.why("tile-too-low", value=value, there=self.g.tile_value[city][side])
        return self.why("city-full", value=value, lowest=lowest_in_city(self.g, city))
