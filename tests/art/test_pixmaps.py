"""Pixmaps are sharp, clear at the corners, and rendered once."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from canasta_qt.art.deck_style import DeckStyle, IndexSize
from canasta_qt.art.pixmaps import PixmapStore, paint_shadow
from canasta_qt.cards import parse_card
from canasta_qt.look.tokens import Shadow

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = DeckStyle()
KING = parse_card("Kh")


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_face_has_every_pixel_of_its_screen(ratio: float) -> None:
    pixmap = PixmapStore().face(KING, 90, ratio, STYLE)
    assert (pixmap.width(), pixmap.height()) == (90 * ratio, 140 * ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.deviceIndependentSize().width() == 90


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_back_has_every_pixel_of_its_screen(ratio: float) -> None:
    pixmap = PixmapStore().back(90, ratio, STYLE)
    assert (pixmap.width(), pixmap.height()) == (90 * ratio, 140 * ratio)
    assert pixmap.devicePixelRatio() == ratio


def test_the_corners_are_clear_and_the_middle_is_not() -> None:
    image = PixmapStore().face(KING, 180, 1.0, STYLE).toImage()
    right, foot = image.width() - 1, image.height() - 1
    corners = [(0, 0), (right, 0), (0, foot), (right, foot)]
    assert [image.pixelColor(x, y).alpha() for x, y in corners] == [0, 0, 0, 0]
    assert image.pixelColor(90, 140).alpha() == 255


def test_below_80_pixels_every_card_wears_the_jumbo_index() -> None:
    store = PixmapStore()
    jumbo = DeckStyle(index=IndexSize.JUMBO)
    small = store.face(KING, 79, 1.0, STYLE)
    assert small.cacheKey() == store.face(KING, 79, 1.0, jumbo).cacheKey()
    large = store.face(KING, 80, 1.0, STYLE)
    assert large.cacheKey() != store.face(KING, 80, 1.0, jumbo).cacheKey()


def darkness(kind: Shadow, ratio: float = 1.0) -> QImage:
    """A shadow alone, cast by a card of 90 by 140 that lies at (60, 60)."""
    image = QImage(round(210 * ratio), round(280 * ratio), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    patch = PixmapStore().shadow(kind, 90, ratio)
    paint_shadow(painter, patch, QRectF(60, 60, 90, 140))
    painter.end()
    return image


CAST = [kind for kind in Shadow if kind not in (Shadow.POPOVER, Shadow.DIALOG)]


@pytest.mark.parametrize("kind", CAST)
def test_a_shadow_falls_downwards_and_fades_outwards(kind: Shadow) -> None:
    image = darkness(kind)
    below = [image.pixelColor(105, y).alpha() for y in range(200, 280)]
    above = [image.pixelColor(105, y).alpha() for y in range(59, -1, -1)]
    assert below == sorted(below, reverse=True)
    assert above == sorted(above, reverse=True)
    assert below[-1] == above[-1] == 0
    assert below[0] > above[0]
