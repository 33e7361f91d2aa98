"""The files of assets/ are found from a checkout and from the frozen program."""

import sys
from pathlib import Path

import pytest

from canasta_qt.asset_files import asset_path

CHECKOUT = Path(__file__).parents[1]


def test_a_checkout_uses_the_assets_beside_the_package() -> None:
    assert asset_path("README.md") == CHECKOUT / "assets" / "README.md"


def test_the_frozen_program_uses_only_its_included_assets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried = tmp_path / "canasta_qt" / "assets" / "sounds"
    carried.mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert asset_path("sounds") == carried
    with pytest.raises(FileNotFoundError, match=r"README\.md"):
        asset_path("README.md")


def test_a_missing_asset_is_an_error() -> None:
    with pytest.raises(FileNotFoundError, match="no-such-thing"):
        asset_path("no-such-thing.svg")
