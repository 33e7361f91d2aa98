"""The cloth: no rings to be seen in it, and the same colours as before."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from canasta_qt.look.tokens import Felt, Theme, palette
from canasta_qt.table.paint.table_style import paint_felt

SIZE = (900, 600)


def painted(felt: Felt, *, quick: bool = False) -> QImage:
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    colours = palette(Theme.LIGHT, felt)
    paint_felt(painter, QRectF(0, 0, *SIZE), colours, quick=quick)
    painter.end()
    return image


def longest_run(image: QImage) -> int:
    """The longest stretch of one colour in the row through the lamp."""
    row = [image.pixel(x, SIZE[1] // 3) for x in range(SIZE[0])]
    longest = length = 1
    for one, other in pairwise(row):
        length = length + 1 if one == other else 1
        longest = max(longest, length)
    return longest


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("felt", list(Felt))
def test_no_ring_of_one_colour_is_broad_enough_to_be_seen(felt: Felt) -> None:
    assert longest_run(painted(felt, quick=True)) > 50
    assert longest_run(painted(felt)) < 30


@pytest.mark.usefixtures("qtbot")
def test_the_grain_changes_no_colour_by_more_than_a_step() -> None:
    smooth, rough = painted(Felt.FOREST, quick=True), painted(Felt.FOREST)

    for x in range(0, SIZE[0], 30):
        one, other = QColor(smooth.pixel(x, 200)), QColor(rough.pixel(x, 200))
        assert abs(one.red() - other.red()) <= 2
        assert abs(one.green() - other.green()) <= 2
        assert abs(one.blue() - other.blue()) <= 2
