"""Nippon: Zaibatsu (2025) for one to four seats, with both modules and the solo game. Rules by chapters of the book."""

from __future__ import annotations

from pathlib import Path

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
from .older import OLDER
from .options import OPTIONS, prepare
from .panels import PANELS
from .position import position_fault
from .scoring import score, standing
from .setup import deal
from .table import Table
from .targets import target
from .view import result, steps, studied, view
from .worth import worth

GAME = GameSpec(
    id="zaibatsu",
    title="Nippon: Zaibatsu",
    version="2",
    seats=(1, 2, 3, 4),
    options=OPTIONS,
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
    panels=PANELS,
    why_not=why,
    view=view,
    progress=Progress(steps, texts.progress),
    result=result,
    studied=studied,
    target=target,
    texts=texts,
    rival=texts.rival,
    picture=picture.svg,
    components=Components(
        texts.component_keys,
        texts.component_about,
        texts.component_text,
        texts.source_name,
        pieces.component_picture,
    ),
    symbols=pieces.SYMBOLS,
    emblem=("factory", "silk", "ship", "train", "region"),
    folder=Path(__file__).parent,
    secrets=False,
    older=OLDER,
    same_boxes=frozenset({"ec8292b1328456e4"}),
)
