"""Where a user's own files belong."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where the user's data belongs on this system."""
    if named := os.environ.get("MEIJI_DATA"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "meiji"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "meiji"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "meiji"
