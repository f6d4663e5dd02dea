"""Where a user's files belong: where the system says, but what earlier versions left somewhere else is found there."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest

from meiji.kernel import folders
from meiji.store import default_database


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("MEIJI_DATA", "MEIJI_CACHE_DIR", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    return tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_the_folders_are_those_of_before(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert folders.data_folder() == home / ".local" / "share" / "meiji" == folders._former_data_folder()
    assert folders.cache_root() == home / ".cache" / "meiji"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert folders.data_folder() == home / "data" / "meiji" == folders._former_data_folder()
    monkeypatch.setenv("MEIJI_DATA", str(home / "named"))
    assert folders.data_folder() == home / "named"


def test_a_database_at_the_former_place_is_found(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS, where XDG_DATA_HOME did not count before."""
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: home / "elsewhere" / "meiji")
    former = folders._former_data_folder()
    assert folders.data_folder() == home / "elsewhere" / "meiji"
    former.mkdir(parents=True)
    assert folders.data_folder() == former and former.as_posix() in default_database()
    (home / "elsewhere" / "meiji").mkdir(parents=True)
    assert folders.data_folder() == home / "elsewhere" / "meiji"


def test_a_user_without_a_home_has_no_folder_named_after_the_tilde(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: Path("~/.cache/meiji"))
    with pytest.raises(RuntimeError):
        folders.cache_root()
