import os
import sys
from pathlib import Path

import pytest

from canasta_qt.storage import paths
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.paths import StorageError


def writes_all() -> bool:
    """Whether permissions of folders keep the user of this system from nothing."""
    return not hasattr(os, "geteuid") or os.geteuid() == 0


def test_one_variable_gathers_everything_in_one_folder(canasta_home: Path) -> None:
    places = (
        paths.config_folder(),
        paths.data_folder(),
        paths.log_folder(),
        paths.games_folder(),
        paths.settings_file(),
        paths.log_file(),
    )

    assert all(canasta_home in place.parents for place in places)
    assert len(set(places)) == len(places)


def test_folders_are_made_on_demand(canasta_home: Path) -> None:
    assert list(canasta_home.iterdir()) == []

    assert paths.games_folder().is_dir()


def test_without_the_variable_every_place_is_the_platforms(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CANASTA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))

    assert paths.home() is None
    if sys.platform == "linux":
        assert paths.config_folder() == tmp_path / "XDG_CONFIG_HOME" / "canasta-qt"
        assert paths.games_folder().parent == tmp_path / "XDG_DATA_HOME" / "canasta-qt"


def test_a_place_that_cannot_be_made_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("CANASTA_HOME", str(tmp_path / "file"))

    assert str(paths.unwritable()).startswith(f"“{tmp_path / 'file'}")
    with pytest.raises(StorageError, match=r"“.*file.*” could not be written: ."):
        GameStore().new_slot()


def test_a_place_without_permission_says_so_whoever_asks(
    canasta_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may write everywhere, so the system's answer is given for it."""
    monkeypatch.setattr(os, "access", lambda *_: False)

    assert "You have no permission to write" in str(paths.unwritable())
    assert list(canasta_home.rglob("*.canasta")) == []


@pytest.mark.skipif(writes_all(), reason="root and Windows ignore the mode of a folder")
def test_a_place_that_may_not_be_written_says_so(canasta_home: Path) -> None:
    paths.data_folder().chmod(0o500)
    try:
        with pytest.raises(StorageError, match="You have no permission to write"):
            GameStore().new_slot()
    finally:
        (canasta_home / "data").chmod(0o700)
