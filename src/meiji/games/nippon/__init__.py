"""Nippon (2015) for two to four seats. Rules by chapters of the book."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meiji.kernel.loop import Hooks
from meiji.kernel.presentation import Components, Progress
from meiji.kernel.spec import GameSpec

from . import picture, pieces, texts, why
from .amounts import AMOUNTS
from .box import read
from .events import EVENTS
from .features import features
from .flow import answer, imagine, offer, proceed
from .moves import DECISIONS, DRAWS, MOVES
from .observation import OBSERVATION
from .panels import PANELS
from .position import position_fault
from .scoring import score, standing
from .setup import deal
from .table import Table
from .turn import standstill
from .view import result, steps, studied, target, view
from .worth import worth


def prepare(table: Any, seats: int, options: dict[str, str]) -> dict[str, str]:
    """This edition has no options."""
    return {}


GAME = GameSpec(
    id="nippon",
    title="Nippon",
    version="1",
    seats=(2, 3, 4),
    options=(),
    table=Table,
    read_box=read,
    hooks=Hooks(
        deal=deal,
        proceed=proceed,
        offer=offer,
        answer=answer,
        imagine=imagine,
        score=score,
        standing=standing,
        worth=worth,
        features=features,
        standstill=standstill,
        observe=OBSERVATION.observe,
    ),
    observation=OBSERVATION,
    moves=MOVES,
    decisions=DECISIONS,
    draws=DRAWS,
    prepare=prepare,
    position_fault=position_fault,
    amounts=AMOUNTS,
    events=EVENTS,
    why_not=why,
    panels=PANELS,
    view=view,
    progress=Progress(steps, texts.progress),
    result=result,
    studied=studied,
    target=target,
    texts=texts,
    picture=picture.svg_of,
    components=Components(
        texts.component_keys,
        texts.component_about,
        texts.component_text,
        texts.source_name,
        pieces.component_picture,
    ),
    symbols=pieces.SYMBOLS,
    emblem=("market", "blueprint", "machine", "train", "region"),
    folder=Path(__file__).parent,
    secrets=False,
    same_boxes=frozenset({"b4edfb01428c6eef"}),
)
