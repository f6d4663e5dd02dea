"""Where a user's own files belong on this system."""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "meiji"


def data_folder() -> Path:
    """Where the user's data belongs. What lies where earlier versions put it is found there."""
    if named := os.environ.get("MEIJI_DATA"):
        return Path(named)
    import platformdirs

    folder = _at_home(platformdirs.user_data_path(NAME, appauthor=False))
    former = _former_data_folder()
    return former if former.is_dir() and not folder.is_dir() else folder


def _former_data_folder() -> Path:
    """Where the data was before platformdirs was asked; it differs on macOS with XDG_DATA_HOME, for instance."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / NAME


def cache_root() -> Path:
    """Where compiled code is kept between processes."""
    if "MEIJI_CACHE_DIR" in os.environ:
        return Path(os.environ["MEIJI_CACHE_DIR"])
    import platformdirs

    return _at_home(platformdirs.user_cache_path(NAME, appauthor=False, opinion=False))


def _at_home(folder: Path) -> Path:
    """The folder itself; a user without a home has none."""
    if folder.parts[:1] == ("~",):
        raise RuntimeError("this user has no home")
    return folder
