"""Fixtures: the default store of games, and a failing disk."""

import errno
import os

import pytest

from canasta_qt.storage.game_files import GameStore
from tests.storage.samples import Broken


@pytest.fixture
def store() -> GameStore:
    return GameStore()


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Broken:
    """Make a method fail like a disk without space or permission."""

    def fail(*_: object, **_named: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    return lambda of, name: monkeypatch.setattr(of, name, fail)
