"""Whether a position is a table that the rules could be in.

A position comes from outside. Compiled rules check no bounds, so every number of it is checked before a rule sees it.
Each check yields what is wrong, in words that name the field and what is allowed; the first fault is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meiji.kernel.presentation import AnyBox, AnyTable
from meiji.kernel.record import Grid, Record, Row
from meiji.kernel.table import AUTOMATIC, FRAMES, NOBODY, OFFERS, Table

if TYPE_CHECKING:
    from meiji.kernel.spec import GameSpec

Faults = Iterator[str]
Check = Callable[[AnyTable, AnyBox], Faults]  # of a table and its box
Limits = Mapping[str, tuple[int, int]]  # the least and the most that each number of a field may be

BOTTOM = -1  # below the lowest frame
MOST = 9_999  # of anything that a seat can hold or gain without limit: no game comes near, and 16 bits hold far more
DEEPEST = FRAMES * 3 // 4  # what is still to come must fit, too


@dataclass(frozen=True)
class Frame:
    """What a frame of one kind may hold, and which kinds may lie directly below it (BOTTOM: nothing)."""

    on: tuple[int, ...] = ()  # empty: no decision is ever asked above it
    a: tuple[int, int] = (0, 0)
    b: tuple[int, int] = (0, 0)
    lowest_seat: int = 0
    needs: Callable[[AnyTable, AnyBox, int, int, int], bool] | None = None  # has the table what it needs?


def first_fault(checks: Iterable[Check], g: Table, box: Record) -> str | None:
    """The first fault that a check finds; each check may rely on those before it."""
    return next((fault for check in checks for fault in check(g, box)), None)


def position_fault(spec: GameSpec, g: Table, box: Record, options: Mapping[str, str]) -> str | None:
    """What is wrong with a position, or None."""
    return next(shared_faults(spec, g), None) or spec.position_fault(g, box, options)


def shared_faults(spec: GameSpec, g: Table) -> Faults:
    """What every game has but the frames, of which only a game knows what they may hold."""
    limits = {
        "over": (0, 1),
        "to_move": (NOBODY, g.seats - 1),
        "depth": (0, DEEPEST),
        "offers": (0, OFFERS),
        "offer": (0, len(spec.moves) - 1),
        "veiled": (0, 1),
        "revealed": (0, MOST),
    }
    yield from range_faults(g, limits)
    if g.over and (g.depth or g.offers or g.to_move != NOBODY):
        yield "over must be 0 while something is still to be done"
    if not g.over and (g.depth == 0 or g.frame_kind[g.depth - 1] >= AUTOMATIC):
        yield "frame_kind must end with a decision, as long as over is 0"


def numbers_of(value: int | Row | Grid, place: str = "") -> Iterator[tuple[str, int]]:
    """Every number of a field with its place: "[2][0]"."""
    if isinstance(value, int):
        yield place, value
    else:
        parts: Sequence[int | Row] = value
        for i, part in enumerate(parts):
            yield from numbers_of(part, f"{place}[{i}]")


def outside(place: str, value: int, least: int, most: int) -> str:
    allowed = f"{least} to {most}" if least < most else str(least)
    return f"{place} must be {allowed}, not {value}"


def all_numbers(value: int | Row | Grid) -> list[int]:
    """Every number of a field."""
    if not isinstance(value, list):
        return [value]
    return [number for line in value for number in line] if isinstance(value[0], list) else value


def range_faults(g: Table, limits: Limits) -> Faults:
    """Every number of these fields lies in its range."""
    for name, (least, most) in limits.items():
        numbers = all_numbers(getattr(g, name))
        if min(numbers) < least or max(numbers) > most:
            for place, value in numbers_of(getattr(g, name)):
                if not least <= value <= most:
                    yield outside(name + place, value, least, most)


def unlike(place: str, found: int, wanted: int) -> Faults:
    """A number that follows from others."""
    if found != wanted:
        yield f"{place} must be {wanted}, not {found}"


def count_pieces(kinds: int, counted: Iterable[Sequence[int]], named: Iterable[Sequence[int]] = ()) -> list[int]:
    """How many pieces of each kind lie in all these places together. Where pieces are counted, a place has a number for
    each kind; where they are named, it has the kind + 1 of each piece, and 0 for none."""
    found = [0] * kinds
    for place in counted:
        for kind in range(kinds):
            found[kind] += place[kind]
    for place in named:
        for name in place:
            if name:
                found[name - 1] += 1
    return found


def zeros_from(g: Table, name: str, first: int) -> Faults:
    """A row or grid has nothing from this place on."""
    rest = getattr(g, name)[first:]
    if rest and any(all_numbers(rest)):
        yield f"{name} must hold nothing but 0 from place {first} on"


def frame_faults(g: Table, box: Record, frames: Mapping[int, Frame]) -> Faults:
    """Every frame is of a known kind, lies where it may lie, and holds what it may hold; so do those taken off."""
    known = [*frames, 0]
    ranges = [frame.a for frame in frames.values()], [frame.b for frame in frames.values()]
    a, b = ((min(0, *(least for least, _ in r)), max(0, *(most for _, most in r))) for r in ranges)
    lowest = min(frame.lowest_seat for frame in frames.values())
    yield from range_faults(g, {"frame_seat": (lowest, max(1, g.seats - 1)), "frame_a": a, "frame_b": b})
    for i, kind in enumerate(g.frame_kind):
        if kind not in known:
            yield f"frame_kind[{i}] is {kind}, which is no decision and no step of this game"
    for i in range(g.depth):
        yield from faults_of_frame(g, i, frames)
    for i in range(g.depth):
        needs = frames[g.frame_kind[i]].needs
        if needs and not needs(g, box, g.frame_seat[i], g.frame_a[i], g.frame_b[i]):
            yield f"frame_kind[{i}] is {g.frame_kind[i]}, for which the table has not what it needs"


def faults_of_frame(g: Table, i: int, frames: Mapping[int, Frame]) -> Faults:
    kind, below = g.frame_kind[i], g.frame_kind[i - 1] if i else BOTTOM
    frame = frames.get(kind, Frame())
    if below not in frame.on:
        yield f"frame_kind[{i}] is {kind}, which cannot lie " + (f"on {below}" if i else "at the bottom")
    for name, (least, most) in (
        ("frame_seat", (frame.lowest_seat, g.seats - 1)),
        ("frame_a", frame.a),
        ("frame_b", frame.b),
    ):
        if not least <= getattr(g, name)[i] <= most:
            yield outside(f"{name}[{i}]", getattr(g, name)[i], least, most)
