"""Names of things, amounts and effects in words, asked for by those of terms.py ("red", "silk", "ships")."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from meiji.kernel.box import LoadedBox
from meiji.kernel.errors import BadInput
from meiji.kernel.wording import listed, messages_of, number_text, record_of, signed

from ... import nippon_map
from .. import operations as ops
from ..box import Box
from ..terms import GOODS, PIECES, SEAT_COLOURS, SIDES, TRACKS, YEN

tell = messages_of(Path(__file__).parents[1])

THINGS = ["ships", "railways", "machines"]  # that have a price
TRACK_KINDS = {"mining": "coal", "income": "income", "technology": "technology"}

AnyBox = LoadedBox | Box


def title(language: str) -> str:
    return tell(language, "title")


def about(language: str) -> str:
    """What the game is about, in a sentence."""
    return tell(language, "about")


def facts(language: str) -> str:
    """How long and how hard it is."""
    return tell(language, "facts")


def colour_name(colour: str, language: str) -> str:
    return tell(language, f"colour-{colour}")


def worker_name(colour: str, language: str) -> str:
    return tell(language, f"worker-{colour}")


def a_worker(colour: str, language: str) -> str:
    """A worker as somebody takes it: "a red worker"."""
    return tell(language, f"a-worker-{colour}")


def good_name(good: str, language: str) -> str:
    return tell(language, f"good-{good}")


def action_name(action: str, language: str) -> str:
    return tell(language, f"action-{action}")


def track_name(track: str, language: str) -> str:
    return tell(language, f"track-{track}")


def achievement_name(achievement: str, language: str) -> str:
    return tell(language, f"achievement-{achievement}")


def region_name(region: str | int, language: str) -> str:
    """A region, counted from 1."""
    return nippon_map.region_name(int(region) - 1, language)


def city_name(city: int, language: str) -> str:
    return nippon_map.city_name(city, language)


def side_name(side: str, language: str) -> str:
    """The side of a city: top, right, bottom, left."""
    return tell(language, f"side-{side}")


def market_place(city: int, side: int, language: str) -> str:
    """An influence space: the city and its side."""
    return tell(language, "market-place", city=city_name(city, language), side=side_name(SIDES[side], language))


def tile_name(tile: int, language: str) -> str:
    """A factory tile: "Silk 1"."""
    return tell(language, f"tile-{GOODS[tile // 4]}", number=tile % 4 + 1)


def the_tile(tile: int, language: str) -> str:
    """A factory tile as somebody builds it."""
    return tell(language, f"the-tile-{GOODS[tile // 4]}", number=tile % 4 + 1)


def in_factory(good: str, language: str) -> str:
    """ "in the silk factory"."""
    return tell(language, f"in-{good}")


def contract_name(box: AnyBox, contract: int, language: str) -> str:
    """A contract by the goods it wants: "Contract 4 (2 + 1)"."""
    record = record_of(box)
    goods = " + ".join(str(n) for n in record.cube[contract][: record.cubes[contract]])
    return tell(language, "contract", number=contract + 1, goods=goods)


def seat_colour_name(seat: int, language: str) -> str:
    return tell(language, f"seat-{SEAT_COLOURS[seat]}")


def part_name(part: str, language: str) -> str:
    """A part of the picture."""
    return tell(language, f"part-{part}")


def decision_name(kind: str, language: str) -> str:
    """A short name for a kind of decision."""
    return tell(language, f"kind-{kind}")


def source_name(source: str, language: str) -> str:
    """Where a printed value comes from: rulebook, example, public, reconstructed."""
    return tell(language, f"source-{source}")


def option_name(name: str, language: str) -> str:
    raise BadInput(f"Nippon has no option {name!r}.")


def option_text(name: str, value: str, language: str) -> str:
    raise BadInput(f"Nippon has no option {name!r}.")


def yen_number(thousands: int, language: str) -> str:
    """Money, which the table counts in thousands, as the rulebook writes it: "5,000"."""
    return number_text(thousands * YEN, language)


def yen_text(thousands: int, language: str) -> str:
    """ "5,000 yen"."""
    return tell(language, "amount-yen", n=yen_number(thousands, language))


def amount_text(thing: str, number: int, language: str) -> str:
    """So much of a kind that a seat has (see amounts.py)."""
    if thing == "yen":
        return yen_text(number, language)
    if thing == "wages-due":
        return tell(language, "amount-wages-due", yen=yen_text(number, language))
    if thing in GOODS:
        return goods_text(number, thing, language)
    if thing in TRACK_KINDS:
        return tell(language, "amount-steps", n=number, track=track_name(TRACK_KINDS[thing], language))
    return tell(language, f"amount-{thing}", n=number)


def goods_text(number: int, good: str, language: str) -> str:
    """So much of a good: "2 silk", "1 lens"."""
    return tell(language, f"goods-{good}", n=number)


def joined(texts: Sequence[str], language: str) -> str:
    """ "6,000 yen and 1 blueprint"."""
    if len(texts) < 2:
        return "".join(texts)
    return tell(language, "both", first=", ".join(texts[:-1]), second=texts[-1])


def steps_text(track: str, steps: int, language: str) -> str:
    """Spaces on a track: "Technology +2"."""
    return tell(language, "advance", track=track_name(track, language), steps=signed(steps))


# --- Effects ------------------------------------------------------------------------------------------------------
GAINS = {ops.GAIN_YEN: "yen", ops.GAIN_COAL: "coal", ops.GAIN_BLUEPRINTS: "blueprints", ops.GAIN_VP: "points"}

# Operations that one message tells, with their first argument as a number.
PLAIN_EFFECTS = {
    ops.MACHINE_HERE: "effect-machine-here",
    ops.SHIP_VP: "effect-ship-vp",
    ops.RAILWAY_INFLUENCE: "effect-railway-influence",
    ops.COAL_SAVED: "effect-coal-saved",
    ops.EXTRA_GOODS: "effect-extra-goods",
    ops.UNPAID_SPACES: "effect-unpaid-spaces",
    ops.EXTRA_SPACES: "effect-extra-spaces",
    ops.EXTRA_COAL: "effect-extra-coal",
    ops.EXTRA_BLUEPRINTS: "effect-extra-blueprints",
    ops.FREE_COLOURS: "effect-free-colours",
}


def operation_text(box: AnyBox, address: int, language: str) -> str:
    """One operation of the box's program."""
    record = record_of(box)
    op, a, b = record.op[address], record.a[address], record.b[address]
    if op in GAINS:
        return amount_text(GAINS[op], a, language)
    if op == ops.ADVANCE:
        return steps_text(TRACKS[a], b, language)
    if op == ops.FREE_PIECE:
        return tell(language, f"effect-free-{PIECES[a]}")
    if op == ops.PRICE:
        return tell(language, f"effect-price-{THINGS[a]}", price=yen_text(b, language))
    if op == ops.STARS:
        return tell(language, "effect-stars", n=b, track=track_name(TRACKS[a], language))
    return tell(language, PLAIN_EFFECTS[op], n=a)


def effect_text(box: AnyBox, address: int, language: str) -> str:
    """The whole effect at an address of the box's program."""
    record = record_of(box)
    parts = []
    while record.op[address]:
        parts.append(operation_text(record, address, language))
        address += 1
    return listed(parts)


def tile_effect_text(box: AnyBox, tile: int, language: str) -> str:
    """The synergy of a factory, and whether it comes at once or lasts."""
    record = record_of(box)
    address = record.tile[tile]
    when = "when-lasts" if record.op[address] in ops.LASTING else "when-built"
    return tell(language, when, effect=effect_text(record, address, language))


def progress(number: int, last: int, language: str) -> str:
    """How far the game is."""
    return tell(language, "marker-of", number=number, rounds=last)
