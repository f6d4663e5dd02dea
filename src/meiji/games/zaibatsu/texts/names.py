"""Names of things, and amounts, in words, asked for by those of terms.py ("red", "cotton", "ships")."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from meiji.kernel.box import LoadedBox
from meiji.kernel.wording import messages_of, signed

from ... import nippon_map
from ..box import Box
from ..terms import ACTIONS, GOODS, OLD_FACTORY, SIDES, TRACKS

tell = messages_of(Path(__file__).parents[1])

AnyBox = LoadedBox | Box
GAPS = ["ships-machines", "machines-trains"]


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
    """A worker as somebody hires it: "a red worker"."""
    return tell(language, f"a-worker-{colour}")


def expert_name(colour: str, language: str) -> str:
    return tell(language, f"expert-{colour}")


def department_name(colour: str, language: str) -> str:
    return tell(language, f"department-{colour}")


def good_name(good: str, language: str) -> str:
    return tell(language, f"good-{good}")


def action_name(action: str, language: str) -> str:
    return tell(language, f"action-{action}")


def hiring_space(box: Box, space: int, language: str) -> str:
    """A hiring space by its actions: "Mining / Ships"."""
    actions = [action for action, where in zip(ACTIONS, box.space_of, strict=True) if where == space]
    return " / ".join(action_name(action, language) for action in actions)


def track_name(track: str, language: str) -> str:
    return tell(language, f"track-{track}")


def objective_name(objective: str, language: str) -> str:
    return tell(language, f"objective-{objective}")


def goal_name(goal: str, language: str) -> str:
    return tell(language, f"goal-{goal}")


def region_name(region: str | int, language: str) -> str:
    """A region, counted from 1."""
    return nippon_map.region_name(int(region) - 1, language)


def city_name(city: int, language: str) -> str:
    return nippon_map.city_name(city, language)


def location_name(location: str, language: str) -> str:
    return tell(language, f"location-{location}")


def side_name(side: str, language: str) -> str:
    """The side of a city: top, right, bottom, left."""
    return tell(language, f"side-{side}")


def market_place(city: int, side: int, language: str) -> str:
    """An influence space: the city and its side."""
    return tell(language, "market-place", city=city_name(city, language), side=side_name(SIDES[side], language))


def train_space(region: int, space: int, language: str) -> str:
    return tell(language, "train-space", region=region_name(region + 1, language), number=space + 1)


def tile_name(tile: int, side: int, language: str, form: str = "tile") -> str:
    """A factory tile: "Cotton 1A", or as a sentence needs it: "the-tile" (that is built), "in" or "out-of" it."""
    if tile == OLD_FACTORY:
        return tell(language, "old-factory")
    return tell(language, f"{form}-{GOODS[tile // 5]}", number=tile % 5 + 1, side="AB"[side])


def decision_name(kind: str, language: str) -> str:
    """A short name for a kind of decision."""
    return tell(language, f"kind-{kind}")


def source_name(source: str, language: str) -> str:
    """Where a printed value comes from: rulebook, example, public, reconstructed."""
    return tell(language, f"source-{source}")


def option_name(name: str, language: str) -> str:
    return tell(language, f"option-{name}")


def option_text(name: str, value: str, language: str) -> str:
    """What a value of an option means."""
    return tell(language, f"option-{name}-{value}")


def amount_text(thing: str, number: int, language: str) -> str:
    """So much of a kind that a seat has (see amounts.py), or of goods of any kind."""
    if thing in GOODS:
        return goods_text(number, thing, language)
    if thing in TRACKS:
        return tell(language, "amount-steps", n=number, track=track_name(thing, language))
    return tell(language, f"amount-{thing}", n=number)


def goods_text(number: int, good: str, language: str) -> str:
    """So much of a good: "2 cotton", "1 lens"."""
    return tell(language, f"goods-{good}", n=number)


def steps_text(track: str, steps: int, language: str) -> str:
    """Steps on a track: "R&D +2"."""
    return tell(language, "advance", track=track_name(track, language), steps=signed(steps))


def joined(texts: Sequence[str], language: str) -> str:
    """ "5 money, 1 silk and 1 iron"."""
    if len(texts) < 2:
        return "".join(texts)
    return tell(language, "both", first=", ".join(texts[:-1]), second=texts[-1])


def either(texts: Sequence[str], language: str) -> str:
    told = texts[0]
    for text in texts[1:]:
        told = tell(language, "either", first=told, second=text)
    return told


def progress(number: int, last: int, language: str) -> str:
    """How far the game is."""
    return tell(language, "round-of", number=number, rounds=last)
