"""Pixmaps are sharp, clear at the corners, and rendered once."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from canasta_qt.art import pixmaps
from canasta_qt.art.deck_style import BackDesign, DeckColours, DeckStyle, IndexSize
from canasta_qt.art.drawings import Seal, Slot
from canasta_qt.art.pixmaps import PixmapStore, paint_shadow
from canasta_qt.cards import ALL_CARDS, Card, parse_card
from canasta_qt.look.icons import Icon
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


def test_a_face_is_rendered_once() -> None:
    store = PixmapStore()
    first = store.face(KING, 90, 1.0, STYLE)
    again = store.face(KING, 90, 1.0, DeckStyle())
    assert store.rendered == 1
    assert again.cacheKey() == first.cacheKey()


def test_a_deck_of_54_is_54_renderings_however_often_it_is_asked_for() -> None:
    store = PixmapStore()
    for _ in range(3):
        for card in ALL_CARDS:
            store.face(card, 60, 1.0, STYLE)
    assert store.rendered == 54


@pytest.mark.parametrize(
    ("width", "ratio", "style"),
    [
        (91, 1.0, STYLE),
        (90, 2.0, STYLE),
        (90, 1.0, DeckStyle(palette=DeckColours.TUNED)),
        (90, 1.0, DeckStyle(paper="#f2efe6")),
    ],
)
def test_another_width_ratio_or_style_is_another_pixmap(
    width: float, ratio: float, style: DeckStyle
) -> None:
    store = PixmapStore()
    store.face(KING, 90, 1.0, STYLE)
    store.face(KING, width, ratio, style)
    assert store.rendered == 2


def test_another_face_style_is_not_another_back() -> None:
    store = PixmapStore()
    store.back(60, 1.0, STYLE)
    store.back(60, 1.0, DeckStyle(palette=DeckColours.TUNED))
    assert store.rendered == 1
    store.back(60, 1.0, DeckStyle(back=BackDesign.FANS))
    assert store.rendered == 2


def test_below_80_pixels_every_card_wears_the_jumbo_index() -> None:
    store = PixmapStore()
    jumbo = DeckStyle(index=IndexSize.JUMBO)
    small = store.face(KING, 79, 1.0, STYLE)
    assert small.cacheKey() == store.face(KING, 79, 1.0, jumbo).cacheKey()
    large = store.face(KING, 80, 1.0, STYLE)
    assert large.cacheKey() != store.face(KING, 80, 1.0, jumbo).cacheKey()


def test_clear_forgets_everything() -> None:
    store = PixmapStore()
    store.face(KING, 90, 1.0, STYLE)
    store.shadow(Shadow.REST, 90, 1.0)
    assert len(store) == 2
    store.clear()
    assert len(store) == 0


def test_the_oldest_go_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pixmaps, "_KEPT", 3)
    store = PixmapStore()
    cards: list[Card] = [parse_card(text) for text in ("4c", "5c", "6c", "7c")]
    for card in cards[:3]:
        store.face(card, 60, 1.0, STYLE)
    store.face(cards[0], 60, 1.0, STYLE)
    store.face(cards[3], 60, 1.0, STYLE)
    assert (len(store), store.rendered) == (3, 4)
    store.face(cards[0], 60, 1.0, STYLE)
    assert store.rendered == 4
    store.face(cards[1], 60, 1.0, STYLE)
    assert store.rendered == 5


def test_slots_and_signs_come_from_the_same_store() -> None:
    store = PixmapStore()
    assert store.slot(Slot.STOCK, 90, 2.0, "#f6f1e5").height() == 280
    assert store.icon(Icon.SNOWFLAKE, 16, 2.0, "#0e2b3c").width() == 32
    assert store.seal(Seal.NATURAL, 32, 2.0, shadow=True).width() == 72
    assert store.rendered == 3


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


@pytest.mark.parametrize("kind", CAST)
def test_a_shadow_is_the_same_to_the_left_and_to_the_right(kind: Shadow) -> None:
    image = darkness(kind)
    for x in range(59):
        left, right = image.pixelColor(x, 130), image.pixelColor(209 - x, 130)
        assert abs(left.alpha() - right.alpha()) <= 1


@pytest.mark.parametrize("kind", CAST)
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_shadow_has_no_seam_where_the_corner_meets_the_edge(
    kind: Shadow, ratio: float
) -> None:
    image = darkness(kind, ratio)
    y = round(202 * ratio)
    row = [image.pixelColor(x, y).alpha() for x in range(image.width())]
    steps = [abs(a - b) for a, b in pairwise(row)]
    middle = len(row) // 2
    assert max(steps[middle - 20 : middle + 20]) <= 2
    assert row[middle] == max(row)
