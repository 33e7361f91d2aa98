"""Icons: valid, and inside their square."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from canasta_qt.asset_files import asset_path
from canasta_qt.look.icons import Icon, icon_svg

SIZE = 72


def ink(svg: str) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("icon", Icon)
def test_an_icon_has_the_requested_colour_and_a_margin(icon: Icon) -> None:
    image = ink(icon_svg(icon, "#2b6fd1"))
    painted = {
        (x, y): image.pixelColor(x, y)
        for x in range(SIZE)
        for y in range(SIZE)
        if image.pixelColor(x, y).alpha()
    }
    opaque = {each.name() for each in painted.values() if each.alpha() == 255}
    assert opaque == {"#2b6fd1"}
    assert not any({x, y} & {0, SIZE - 1} for x, y in painted)


def test_every_icon_has_a_drawing_file_and_there_are_no_others() -> None:
    drawn = {file.stem for file in asset_path("icons").iterdir()}
    assert drawn == {str(icon) for icon in Icon}


def test_no_two_icons_are_the_same() -> None:
    assert len({icon_svg(icon, "#000000") for icon in Icon}) == len(Icon)
