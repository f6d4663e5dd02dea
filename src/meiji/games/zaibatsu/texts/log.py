"""The log: what happened, said of another or to the player who acts, and what changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from meiji.kernel.events import Event, Recorded, Told, changed
from meiji.kernel.wording import listed, record_of, signed

from ..box import Box
from ..moves import CHOOSE_BONUS_REGION, CHOOSE_COLOUR, MOVES
from ..table import Table
from ..terms import ACTIONS, FINANCE, GOODS, PIECES, TRACKS
from .effects import contract_name, operation_text
from .moves import MoveTeller
from .names import (
    AnyBox,
    a_worker,
    action_name,
    colour_name,
    department_name,
    goal_name,
    good_name,
    goods_text,
    hiring_space,
    objective_name,
    region_name,
    tile_name,
    track_name,
)
from .rival import takatoshis_line
from .table import TableTeller

STOCK = ["money", "coal", "silk", "iron", "points", *TRACKS, *GOODS, *PIECES, "upgrades", "tokens"]
SILENT = {
    "action-chosen",
    "steps-bought",
    "production-chosen",
    "location-chosen",
    "rail-chosen",
    "market-chosen",
    "amount-chosen",
    "return-chosen",
    "stopped",
    "department-chosen",
    "innovation-chosen",
    "symbol-reached",
    "round-ended",
}


def is_silent(recorded: Recorded) -> bool:
    """Told by the line of another event, or not worth one."""
    kind, before = recorded.event.kind, recorded.before
    if kind in ("worker-chosen", "region-chosen"):
        return before.frame_kind[before.depth - 1] not in (CHOOSE_COLOUR, CHOOSE_BONUS_REGION)
    if kind == "benefit-taken":
        return recorded.event.thing != "none"
    return kind in SILENT


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
        self.said: Counter[str] = Counter()  # what the line says already of money, coal, goods, steps

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

    def price_of(self, event: Event) -> str:
        """What the seat paid; what follows in the line leaves it out."""
        assert event.seat is not None
        paid = {kind: n for kind, n in event.cost(event.seat) if kind in ("money", "coal", "silk", "iron")}
        self.said.subtract(paid)
        return self.amounts(paid) if paid else ""

    # --- moves ------------------------------------------------------------------------------------------------------
    def line(self, recorded: Recorded) -> str:
        verb, choice, number = MOVES.split(recorded.code)
        if verb == "first":
            return self.log("first", effect=self.first_effect(recorded.code))
        tell = getattr(self, f"log_{verb.replace('-', '_')}", None)
        return self.log_by_label(verb, choice, number) if tell is None else str(tell(choice, number, recorded))

    def log_by_label(self, verb: str, choice: str, number: int) -> str:
        """Verbs whose line needs one name or none."""
        values: dict[str, str | int] = {}
        if verb == "store":
            values["where"] = self.factory(number, "in")
        elif verb == "modifier":
            values["factory"] = self.factory(number, "the-tile")
        elif verb == "contract":
            values["contract"] = contract_name(self.box, number, self.language)
        elif verb == "piece":
            values["piece"] = self.piece(choice)
        elif verb == "old-factory":
            values["good"] = good_name(choice, self.language)
        return self.log(verb, **values)

    def log_pair(self, choice: str, number: int, recorded: Recorded) -> str:
        return self.log("pair", number=choice, effect=self.pair(number)[0])

    def log_worker(self, choice: str, number: int, recorded: Recorded) -> str:
        return self.log("start-worker", worker=a_worker(choice, self.language))

    def log_consolidate(self, choice: str, number: int, recorded: Recorded) -> str:
        why = recorded.event.why
        return self.log("consolidate" if why == "chosen" else f"consolidate-{why}")

    def log_factory(self, choice: str, number: int, recorded: Recorded) -> str:
        tile = tile_name(number, self.g.side_of[number], self.language, "the-tile")
        return self.log("factory", tile=tile, price=self.told_price("factory", choice, number))

    def told_price(self, verb: str, choice: str, number: int) -> str:
        """The price of the move; what follows in the line leaves it out."""
        price = self.price(verb, choice, number)
        self.said.subtract(price)
        return self.amounts(price)

    def log_machine(self, choice: str, number: int, recorded: Recorded) -> str:
        where, self.said["machines"] = self.factory(number // 2, "in"), 1
        if not self.price("machine", choice, number):
            return self.log("machine-free", where=where)
        return self.log("machine", where=where, price=self.told_price("machine", choice, number))

    def log_pay(self, choice: str, number: int, recorded: Recorded) -> str:
        message = "pay-train" if ACTIONS[self.a % len(ACTIONS)] == "trains" else "pay-ship"
        return self.log(message, price=self.told_price("pay", choice, number))

    def log_good(self, choice: str, number: int, recorded: Recorded) -> str:
        amount = self.next_activation()
        self.tell_paid(GOODS.index(choice), amount, recorded)
        return self.log("pay", price=goods_text(amount, choice, self.language))

    def tell_paid(self, good: int, number: int, recorded: Recorded) -> None:
        """The line names goods that the seat pays; they may still have to be taken from one of several factories."""
        if dict(recorded.event.cost(self.seat)).get(GOODS[good], 0) >= number:
            self.said[GOODS[good]] -= number

    def log_take(self, choice: str, number: int, recorded: Recorded) -> str:
        return self.log("take", source=self.factory(number, "out-of"))

    def log_region(self, choice: str, number: int, recorded: Recorded) -> str:
        return self.log("region-bonus", region=region_name(choice, self.language))

    def log_reward(self, choice: str, number: int, recorded: Recorded) -> str:
        return self.log(f"reward-{choice}")

    def log_may(self, choice: str, number: int, recorded: Recorded) -> str:
        if choice == "no":
            return self.log("decline")
        price = self.price_of_may()
        self.said.subtract(self.price("may", choice, number))
        self.said[TRACKS[FINANCE]] -= self.box.c[self.a]
        return self.log("may", price=price, effect=operation_text(self.box, self.a + 1, self.language))

    def log_benefit(self, choice: str, number: int, recorded: Recorded) -> str:
        return self.log("no-benefit")

    def log_objective(self, choice: str, number: int, recorded: Recorded) -> str:
        return self.log("objective", level=self.a, objective=objective_name(choice, self.language))

    def log_keep_coal(self, choice: str, number: int, recorded: Recorded) -> str:
        return self.log("keep", what=self.kept(number))

    def log_silk(self, choice: str, number: int, recorded: Recorded) -> str:
        if not number:
            return self.log("no-silk")
        self.said.update({"silk": -number, "money": number})
        return self.log("silk", silk=self.amount("silk", number))

    def log_goal_reward(self, choice: str, number: int, recorded: Recorded) -> str:
        return self.log("goal-reward", goal=self.goal(self.a), effect=self.move_goal_reward(choice, number))

    # --- what followed ----------------------------------------------------------------------------------------------
    def followed(self, event: Event) -> str:
        """What a rule did for a seat."""
        details, language = event.details, self.language
        slot = int(event.place.rpartition("-")[2]) - 1 if event.kind == "produced" and event.place else 0
        if event.kind == "hired":
            worker = a_worker(event.thing, language)
            return self.log("hire", worker=worker, action=action_name(details["action"], language))
        if event.kind == "consolidated":
            return self.log("consolidate-final")
        if event.kind == "stepped":
            return self.stepped(event)
        if event.kind == "produced":
            return self.goods_produced(event, slot)
        if event.kind == "delivered":
            goods, place = goods_text(details["goods"], event.thing, language), self.place(place_of(event))
            self.said[event.thing] -= min(
                details["goods"], sum(n for k, n in event.cost(self.seat) if k == event.thing)
            )
            self.said["tokens"] -= 1
            return self.log("token", goods=goods, place=place, value=details["value"])
        if event.kind == "token-returned":
            self.said["tokens"] += 1
            return self.log("token-returned", value=event.thing, place=self.place(place_of(event)))
        if event.kind == "ship-sent":
            self.said["ships"] += 1
            return self.log("location", where=self.tell(f"to-{event.thing}"))
        if event.kind == "train-laid":
            self.said["trains"] += 1
            return self.log("train", where=self.rail_of(event))
        if event.kind == "department-used":
            return self.log("department", department=department_name(event.thing, language))
        if event.kind == "wages-unpaid":
            return self.log("wages-unpaid", unpaid=self.amount("money", details["unpaid"]))
        if event.kind == "goal-met":
            return self.log("goal-met", goal=goal_name(event.thing, language))
        return self.log(event.kind)

    def stepped(self, event: Event) -> str:
        track, steps = track_name(event.thing, self.language), event.details["steps"]
        price = self.price_of(event)
        self.said[event.thing] += steps
        return (
            self.log("steps", track=track, n=steps, price=price) if price else self.log("stepped", track=track, n=steps)
        )

    def goods_produced(self, event: Event, slot: int) -> str:
        stored, where, price = event.details["stored"], self.factory(slot, "in"), self.price_of(event)
        goods = goods_text(stored, event.thing, self.language)
        self.said[event.thing] += stored
        if price:
            line = self.log("produce", goods=goods, where=where, price=price)
        else:
            line = self.log("produce-without-coal", goods=goods, where=where)
        lost = event.details["lost"]
        return f"{line} ({self.tell('part-goods-lost', n=lost)})" if lost else line

    def rail_of(self, event: Event) -> str:
        region, space = map(int, event.thing.split())
        return self.rail(region - 1, space - 1)

    # --- nobody's ---------------------------------------------------------------------------------------------------
    def neutral(self, event: Event) -> str:
        """What happened by itself, as a whole sentence."""
        details: Mapping[str, Any] = event.details
        if event.kind == "space-refilled":
            return self.tell(
                "event-space-refilled",
                space=hiring_space(self.box, int(event.thing) - 1, self.language),
                workers=self.workers(details["workers"]),
            )
        if event.kind == "workers-drawn":
            return self.tell("event-workers-drawn", workers=self.workers(details["workers"]))
        if event.kind == "period-scored":
            return self.tell("event-period-scored", period=event.thing, points=self.of_seats(details["points"], "+"))
        if event.kind == "region-scored":
            points = self.of_seats(details["points"], "+")
            return self.tell("event-region-scored", region=region_name(event.thing, self.language), points=points)
        if event.kind == "game-scored":
            return self.tell("event-game-scored", scores=self.of_seats(details["totals"]))
        if event.kind == "token-returned":
            return self.tell("event-token-removed", value=event.thing, place=self.place(place_of(event)))
        if event.kind == "takatoshi-laid-train":
            return takatoshis_line(self, event, self.rail_of(event))
        if event.kind.startswith("takatoshi-"):
            return takatoshis_line(self, event, self.place(details["place"]) if "place" in details else "")
        if event.kind == "priorities-shuffled":
            colours = listed([colour_name(colour, self.language) for colour in details["colours"]])
            return self.tell("event-priorities-shuffled", colours=colours)
        if event.kind == "round-began":
            g = self.g.copy()
            g.round = int(event.thing)
            return self.tell("event-round-began", round=TableTeller(self.box, g, self.language).round())
        return self.tell(f"event-{event.kind}")

    def workers(self, counts: Mapping[str, int]) -> str:
        return listed([f"{n} × {colour_name(colour, self.language)}" for colour, n in counts.items()])

    def of_seats(self, points: Sequence[int], sign: str = "") -> str:
        told = [signed(n) if sign else str(n) for n in points]
        return listed([f"{self.seat_name(seat)} {n}" for seat, n in enumerate(told)])


def place_of(event: Event) -> int:
    """The number of a market space, city times four and side, out of "space-3-2"."""
    assert event.place is not None
    _, city, side = event.place.split("-")
    return (int(city) - 1) * 4 + int(side) - 1
