"""Pixmaps are sharp, clear at the corners, and rendered once."""

import pytest

from canasta_qt.art.deck_style import DeckStyle, IndexSize
from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.cards import Card, parse_card

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = DeckStyle()
KING = parse_card("Kh")


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("card", [KING, None])
def test_a_card_is_rendered_at_the_resolution_of_its_screen(
    card: Card | None, ratio: float
) -> None:
    pixmap = PixmapStore().card_face(card, 90, ratio, STYLE)
    assert (pixmap.width(), pixmap.height()) == (90 * ratio, 140 * ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.deviceIndependentSize().width() == 90


def test_below_80_pixels_every_card_has_the_jumbo_index() -> None:
    store = PixmapStore()
    jumbo = DeckStyle(index_size=IndexSize.JUMBO)
    small = store.card_face(KING, 79, 1.0, STYLE)
    assert small.cacheKey() == store.card_face(KING, 79, 1.0, jumbo).cacheKey()
    large = store.card_face(KING, 80, 1.0, STYLE)
    assert large.cacheKey() != store.card_face(KING, 80, 1.0, jumbo).cacheKey()
