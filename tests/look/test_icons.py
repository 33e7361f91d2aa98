"""Every icon is valid and stays within its square."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from canasta_qt.asset_files import asset
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
def test_a_sign_has_the_colour_asked_for_and_keeps_clear_of_the_edge(
    icon: Icon,
) -> None:
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


def test_there_is_a_drawing_for_every_sign_and_no_other() -> None:
    drawn = {file.stem for file in asset("icons").iterdir()}
    assert drawn == {str(icon) for icon in Icon}


def test_no_two_signs_are_the_same() -> None:
    assert len({icon_svg(icon, "#000000") for icon in Icon}) == len(Icon)


def test_a_sign_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="unicorn"):
        icon_svg("unicorn", "#000000")
