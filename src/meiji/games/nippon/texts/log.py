"""The log: what happened, said of another or to the player who acts, and what changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from meiji.kernel.events import Event, Recorded, Told, changed
from meiji.kernel.wording import listed, record_of, signed

from ..box import Box
from ..moves import MOVES
from ..table import Table
from ..terms import ACTIONS, GOODS, PIECES
from .moves import MoveTeller
from .names import (
    AnyBox,
    a_worker,
    achievement_name,
    action_name,
    colour_name,
    contract_name,
    good_name,
    goods_text,
    in_factory,
    region_name,
    the_tile,
    track_name,
    yen_text,
)

AMOUNT_OF = {"coal": "mining"}  # where the amount on a track has another name than the track
STOCK = ["yen", "coal", "blueprints", "points", "mining", "income", "technology", *GOODS, *PIECES, "stored-machines"]
SILENT = {
    "action-chosen",
    "worker-chosen",
    "steps-bought",
    "production-chosen",
    "market-chosen",
    "amount-chosen",
    "influence-chosen",
    "return-chosen",
    "stopped",
}


def is_silent(recorded: Recorded) -> bool:
    """Told by the line of another event, or not worth one."""
    return recorded.event.kind in SILENT


def event_text(
    box: AnyBox, recorded: Recorded, language: str, names: Sequence[str] = (), viewer: int | None = None
) -> Told:
    """What happened, without the name of the seat. Everybody knows everything."""
    event = recorded.event
    teller = LogTeller(record_of(box), recorded.before, language, event.seat, names)
    if event.seat is None:
        return Told(teller.neutral(event), whole=True)
    teller.person = "you" if event.seat == viewer else "log"
    line = teller.line(recorded) if recorded.code >= 0 else teller.followed(event)
    whole = teller.person == "you" and event.kind == "consolidated" and event.why in ("full", "impossible")
    return Told(teller.with_changes(line, event), whole)


class LogTeller(MoveTeller):
    person = "log"  # said of another, or "you": to the player who acts

    def __init__(self, box: Box, g: Table, language: str, seat: int | None, names: Sequence[str]) -> None:
        super().__init__(box, g, language, seat, names)
        self.said: Counter[str] = Counter()  # what the line says already of yen, coal, goods, pieces, spaces

    def log(self, message: str, **values: str | int) -> str:
        return self.tell(f"{self.person}-{message}", **values)

    def with_changes(self, line: str, event: Event) -> str:
        """The line, and what changed without being said in it, for its seat and for others."""
        parts = []
        for seat in range(self.g.seats):
            amounts = changed(event, seat, STOCK, self.said if seat == event.seat else {})
            told = listed([signed(number, self.amount(kind, abs(number))) for kind, number in amounts])
            if told and seat == event.seat:
                line = f"{line}: {told}"
            elif told:
                parts.append(f"{self.seat_name(seat)} {told}")
        return "; ".join([line, *parts])

    def told_price(self, verb: str, number: int) -> str:
        """The price of the move; what follows in the line leaves it out."""
        price = self.price(verb, number)
        self.said.subtract(price)
        return self.amounts(price)

    def price_of(self, event: Event) -> str:
        """What the seat paid; what follows in the line leaves it out."""
        paid = {kind: n for kind, n in event.cost(self.seat) if kind in ("yen", "coal", "blueprints")}
        self.said.subtract(paid)
        return self.amounts(paid) if paid else ""

    # --- moves ------------------------------------------------------------------------------------------------------
    def line(self, recorded: Recorded) -> str:
        verb, choice, number = MOVES.split(recorded.code)
        language = self.language
        if verb == "consolidate":
            why = recorded.event.why
            return self.log("consolidate" if why == "chosen" else f"consolidate-{why}")
        if verb == "machine":
            where, price = in_factory(choice, language), self.told_price(verb, number)
            return self.log("upgrade" if self.g.machine[self.seat][number] else "machine", where=where, price=price)
        if verb == "store-machine":
            self.said["stored-machines"] += 1
            return self.log("store-machine", price=self.told_price(verb, number))
        if verb in ("extra", "good"):
            return self.log(verb, good=good_name(choice, language))
        if verb == "contract":
            return self.log("contract", contract=contract_name(self.box, number, language))
        if verb == "factory":
            return self.log("factory", tile=the_tile(number, language), price=self.told_price(verb, number))
        if verb == "region":
            piece, region = PIECES[self.a % 2], region_name(choice, language)
            self.said[piece] += 1
            if self.b:
                return self.log(f"free-{piece}", region=region)
            return self.log(piece, region=region, price=self.told_price(verb, number))
        if verb == "reward":
            return self.log("reward", multiplier=choice.split()[0])
        if verb == "achievement":
            return self.log("achievement", multiplier=self.a, achievement=achievement_name(choice, language))
        return self.log(verb)

    # --- what followed ----------------------------------------------------------------------------------------------
    def followed(self, event: Event) -> str:
        """What a rule did for a seat."""
        details, language = event.details, self.language
        if event.kind == "hired":
            worker = a_worker(event.thing, language)
            return self.log("worker", worker=worker, action=action_name(ACTIONS[details["action"]], language))
        if event.kind == "stepped":
            track, price = track_name(event.thing, language), self.price_of(event)
            self.said[AMOUNT_OF.get(event.thing, event.thing)] += details["steps"]
            if price:
                return self.log("steps", track=track, n=details["steps"], price=price)
            return self.log("stepped", track=track, n=details["steps"])
        if event.kind == "produced":
            goods, price = goods_text(details["stored"], event.thing, language), self.price_of(event)
            self.said[event.thing] += details["stored"]
            line = self.log("produce", goods=goods, price=price) if price else self.log("produce-free", goods=goods)
            return f"{line} ({self.tell('part-goods-lost', n=details['lost'])})" if details["lost"] else line
        if event.kind == "delivered":
            goods = goods_text(details["goods"], event.thing, language)
            self.said[event.thing] -= details["goods"]
            return self.log("delivered", goods=goods, place=self.place(place_of(event)), value=details["value"])
        if event.kind == "token-returned":
            return self.log("token-returned", value=event.thing, place=self.place(place_of(event)))
        if event.kind == "wages-unpaid":
            return self.log("wages-unpaid", unpaid=yen_text(details["unpaid"], language))
        return self.log(event.kind)

    # --- nobody's ---------------------------------------------------------------------------------------------------
    def neutral(self, event: Event) -> str:
        """What happened by itself, as a whole sentence."""
        details = event.details
        if event.kind == "space-refilled":
            return self.tell("event-space-refilled", space=event.thing, workers=self.workers(details["workers"]))
        if event.kind == "workers-drawn":
            return self.tell("event-workers-drawn", workers=self.workers(details["workers"]))
        if event.kind == "period-scored":
            points = [f"{self.seat_name(seat)} {signed(n)}" for seat, n in enumerate(details["points"])]
            return self.tell("event-period-scored", number=event.thing, points=listed(points))
        if event.kind == "region-scored":
            points = [f"{self.seat_name(seat)} {signed(n)}" for seat, n in enumerate(details["points"])]
            region = region_name(event.thing, self.language)
            return self.tell("event-region-scored", region=region, points=listed(points))
        if event.kind == "round-ended":
            return self.tell("event-round-ended", space=event.thing)
        scores = [f"{self.seat_name(seat)} {n}" for seat, n in enumerate(details["totals"])]
        return self.tell("event-game-scored", scores=listed(scores))

    def workers(self, counts: Mapping[str, int]) -> str:
        return listed([f"{n} × {colour_name(colour, self.language)}" for colour, n in counts.items()])


def place_of(event: Event) -> int:
    """The number of a market space, city times four and side, out of "space-3-2"."""
    assert event.place is not None
    _, city, side = event.place.split("-")
    return (int(city) - 1) * 4 + int(side) - 1
