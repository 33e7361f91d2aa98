"""The program’s icon: one drawing, and pictures of it in all sizes."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.art.painted import differing_fraction, paint

ASSETS = Path(__file__).parents[2] / "assets"
DRAWING = (ASSETS / "icon.svg").read_text(encoding="utf-8")
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


@pytest.mark.parametrize("size", SIZES)
def test_every_picture_of_the_program_icon_shows_its_drawing(size: int) -> None:
    picture = QImage(str(ASSETS / f"icon-{size}.png"))
    assert (picture.width(), picture.height()) == (size, size)
    # Another version of Qt may soften an edge differently; no more than that.
    assert differing_fraction(picture, paint(DRAWING, size, size)) <= 0.02


def test_the_program_icon_has_only_pictures_of_the_listed_sizes() -> None:
    names = {file.name for file in ASSETS.glob("icon-*.png")}
    assert names == {f"icon-{size}.png" for size in SIZES}
