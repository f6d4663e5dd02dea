"""How a server is to run."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field

from meiji.kernel.box import LoadedBox
from meiji.kernel.errors import BadInput
from meiji.kernel.folders import data_folder
from meiji.kernel.spec import box_in_file
from meiji.store.database import default_database


@dataclass
class Settings:
    """`boxes` are the boxes that new tables are played with, where they are not the shipped ones."""

    database: str = field(default_factory=default_database)
    public_url: str = ""
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    boxes: dict[str, LoadedBox] = field(default_factory=dict)
    smtp: str = field(default_factory=lambda: os.environ.get("MEIJI_SMTP", ""))  # see mail.py
    workers: int = 0  # processes for computer players; 0: one less than there are cores, but at least two
    pause: float = 0.4  # seconds between two moves of a computer player, so that people can follow
    writes_per_minute: int = int(os.environ.get("MEIJI_WRITES_PER_MINUTE", "240"))  # of one visitor

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https:")


def read_boxes(files: list[str]) -> dict[str, LoadedBox]:
    """Boxes from files, by the game that each is for."""
    boxes = {}
    for file in files:
        box = box_in_file(file)
        boxes[box.reader.content["game"]] = box
    return boxes


def kept_secret() -> str:
    """The server's secret: from MEIJI_SECRET, or from a file in the data folder that is made at the first start.

    It signs cookies and links. It lies beside the database and not in it: a copy of the database alone opens nothing.
    """
    if named := os.environ.get("MEIJI_SECRET"):
        return named
    path = data_folder() / "secret"
    try:
        if path.exists():
            return path.read_text(encoding="ascii").strip()
        path.parent.mkdir(parents=True, exist_ok=True)
        made = secrets.token_urlsafe(32)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(made)
        return made
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"The server's secret in {path} cannot be read or made: {error}.") from None
