import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import replace_file_text
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.paths import StorageError, reading_error, writing_error
from canasta_qt.wording.errors import error_sentence


def test_canasta_home_puts_all_files_into_one_folder(canasta_home: Path) -> None:
    places = (
        paths.config_folder(),
        paths.data_folder(),
        paths.log_folder(),
        paths.games_folder(),
        paths.settings_file(),
        paths.statistics_file(),
        paths.log_file(),
    )

    assert all(canasta_home in place.parents for place in places)
    assert len(set(places)) == len(places)


def test_data_folders_are_created_when_they_are_needed(canasta_home: Path) -> None:
    assert list(canasta_home.iterdir()) == []

    assert paths.games_folder().is_dir()


def test_files_are_in_the_folders_of_the_platform_without_canasta_home(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CANASTA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))

    assert paths.home_folder() is None
    if sys.platform == "linux":
        assert paths.config_folder() == tmp_path / "XDG_CONFIG_HOME" / "canasta-qt"
        assert paths.games_folder().parent == tmp_path / "XDG_DATA_HOME" / "canasta-qt"


def test_a_data_folder_that_cannot_be_created_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("CANASTA_HOME", str(tmp_path / "file"))

    assert str(paths.first_unwritable_folder_error()).startswith(
        f"“{tmp_path / 'file'}"
    )
    with pytest.raises(StorageError, match=r"“.*file.*” could not be written: ."):
        replace_file_text(GameStore().new_game_path(), "a game")


@pytest.mark.parametrize("right", [os.W_OK, os.X_OK], ids=["write", "enter"])
def test_a_data_folder_without_permission_is_an_error(
    canasta_home: Path, monkeypatch: pytest.MonkeyPatch, right: int
) -> None:
    """The answer of the system is replaced: root has permission everywhere."""
    monkeypatch.setattr(os, "access", lambda _, asked: not asked & right)

    assert "You have no permission to write" in str(
        paths.first_unwritable_folder_error()
    )
    assert list(canasta_home.rglob("*.canasta")) == []


def test_canasta_home_may_be_a_folder_that_does_not_exist_yet(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CANASTA_HOME", str(tmp_path / "stick" / "canasta"))

    assert paths.first_unwritable_folder_error() is None
    assert paths.games_folder().is_dir()
    assert paths.first_unwritable_folder_error() is None, "nor once everything is there"


def test_a_relative_canasta_home_is_made_absolute(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CANASTA_HOME", "here")

    assert paths.home_folder() == tmp_path / "here"


def test_a_canasta_home_of_an_unknown_user_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.rglob("*"))
    monkeypatch.setenv("CANASTA_HOME", "~nosuchuser/canasta")

    said = str(paths.first_unwritable_folder_error())

    folder = Path("~nosuchuser", "canasta", "data")
    assert said == f"“{folder}” could not be written: {os.strerror(errno.ENOENT)}."
    assert sorted(tmp_path.rglob("*")) == before


def test_windows_folders_have_the_program_name_once_and_no_author(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import platformdirs
    from platformdirs.windows import Windows

    monkeypatch.delenv("CANASTA_HOME")
    monkeypatch.setattr(platformdirs, "PlatformDirs", Windows)
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda _: str(tmp_path))

    assert paths.folder_path("data") == tmp_path / "canasta-qt"


Failed = Callable[[Path, OSError], StorageError]


@pytest.mark.parametrize(
    ("failed", "deed"), [(writing_error, "written"), (reading_error, "read")]
)
@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(errno.EIO, "Input/output error"), "Input/output error"),
        (OSError("the stick is gone"), "the stick is gone"),
    ],
    ids=["with a number", "without one"],
)
def test_a_file_error_has_only_the_reason_given_by_the_system(
    tmp_path: Path, failed: Failed, deed: str, error: OSError, reason: str
) -> None:
    said = error_sentence(failed(tmp_path, error))

    assert said == f"“{tmp_path}” could not be {deed}: {reason}."


def test_a_permission_error_names_the_path(tmp_path: Path) -> None:
    said = writing_error(tmp_path, PermissionError(13, "Permission denied"))

    assert error_sentence(said) == f"You have no permission to write “{tmp_path}”."
    assert str(said).endswith(" Permission denied.")
