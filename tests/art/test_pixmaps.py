"""Pixmaps are sharp, and small ones have a large index."""

import pytest

from canasta_qt.art.deck_style import DeckStyle, IndexSize
from canasta_qt.art.pixmaps import card_face
from canasta_qt.cards import Card, parse_card

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = DeckStyle()
KING = parse_card("Kh")


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("card", [KING, None])
def test_a_card_is_rendered_at_the_resolution_of_its_screen(
    card: Card | None, ratio: float
) -> None:
    pixmap = card_face(card, 90, ratio, STYLE)
    assert (pixmap.width(), pixmap.height()) == (90 * ratio, 140 * ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.deviceIndependentSize().width() == 90


def test_below_80_pixels_every_card_has_the_jumbo_index() -> None:
    jumbo = DeckStyle(index_size=IndexSize.JUMBO)
    small, large = (card_face(KING, width, 1.0, STYLE) for width in (79, 80))
    assert small.toImage() == card_face(KING, 79, 1.0, jumbo).toImage()
    assert large.toImage() != card_face(KING, 80, 1.0, jumbo).toImage()
