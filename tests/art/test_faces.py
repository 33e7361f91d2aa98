"""Card faces: valid, inside the card, and all different."""

import xml.etree.ElementTree as ET
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from canasta_qt.art.deck_style import DeckColours, DeckStyle, IndexSize
from canasta_qt.art.drawings import drawing_body
from canasta_qt.art.faces import face_svg
from canasta_qt.cards import ALL_CARDS, Card, card_text, parse_card
from tests.art.painted import differing_fraction, paint

WHITE = 0xFFFFFFFF
MARGIN = 30
STYLES = [
    DeckStyle(palette=palette, index_size=index)
    for palette, index in product(DeckColours, IndexSize)
]
DRAWN_BY_QT = {"svg", "rect", "path", "circle", "g", "defs", "use"}


def name(value: object) -> str | None:
    """Return a test id with the style."""
    if isinstance(value, DeckStyle):
        return f"{value.palette}-{value.index_size}"
    return None


def without_the_card(svg: str) -> QImage:
    """Return what remains of a face without its rounded rectangle."""
    image = paint(svg, 225, 350, margin=MARGIN)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    # Half a unit more, because the edge is softened across the pixels it passes.
    card = QRectF(MARGIN - 0.5, MARGIN - 0.5, 226, 351)
    painter.drawRoundedRect(card, 12, 12)
    painter.end()
    return image


def blank_like(image: QImage) -> QImage:
    blank = image.copy()
    blank.fill(0)
    return blank


@pytest.mark.parametrize("style", STYLES, ids=name)
def test_every_card_face_has_only_elements_that_qt_draws(style: DeckStyle) -> None:
    for card in ALL_CARDS:
        root = ET.fromstring(face_svg(card, style))
        tags = {element.tag.rpartition("}")[2] for element in root.iter()}
        attributes = {key for element in root.iter() for key in element.attrib}
        assert tags <= DRAWN_BY_QT, card_text(card)
        assert not attributes & {"style", "class", "clip-path", "mask", "filter"}


@pytest.mark.parametrize("style", STYLES, ids=name)
def test_no_card_face_paints_outside_its_rounded_rectangle(style: DeckStyle) -> None:
    for card in ALL_CARDS:
        left = without_the_card(face_svg(card, style))
        assert left == blank_like(left), card_text(card)


@pytest.mark.parametrize("style", STYLES, ids=name)
def test_no_two_card_faces_are_the_same_drawing(style: DeckStyle) -> None:
    assert len({face_svg(card, style) for card in ALL_CARDS}) == len(ALL_CARDS)


def strip(card: Card, style: DeckStyle, width: int) -> QImage:
    """Return the visible part of a card in a crowded hand: 0.28 of its width, upper
    half."""
    image = paint(face_svg(card, style), width, round(width * 14 / 9), ground=WHITE)
    return image.copy(0, 0, round(width * 0.28), image.height() // 2)


@pytest.mark.parametrize(
    ("style", "width"),
    [(DeckStyle(), 90), (DeckStyle(index_size=IndexSize.JUMBO), 48)],
    ids=["standard-90", "jumbo-48"],
)
def test_the_visible_strip_of_every_card_is_unique_without_colour(
    style: DeckStyle, width: int
) -> None:
    strips = {card: strip(card, style, width) for card in ALL_CARDS}
    for one, other in combinations(ALL_CARDS, 2):
        told = differing_fraction(strips[one], strips[other])
        assert told >= 0.02, f"{card_text(one)} and {card_text(other)}: {told:.3f}"


def outline(suit: str) -> QImage:
    """Return the large pip of a seven in black, so that only its shape counts."""
    style = DeckStyle(index_size=IndexSize.JUMBO)
    card = paint(face_svg(parse_card("7" + suit), style), 90, 140, ground=WHITE)
    middle = card.copy(24, 48, 42, 44)
    for y in range(middle.height()):
        for x in range(middle.width()):
            ink = middle.pixelColor(x, y).green() < 128
            middle.setPixel(x, y, 0xFF000000 if ink else WHITE)
    return middle


@pytest.mark.parametrize(("one", "other"), list(combinations("cdhs", 2)))
def test_suits_differ_in_shape(one: str, other: str) -> None:
    assert differing_fraction(outline(one), outline(other)) >= 0.06


def test_a_two_colour_deck_has_two_suit_colours_and_a_four_colour_deck_four() -> None:
    def colours(palette: DeckColours) -> set[str]:
        style = DeckStyle(palette=palette, index_size=IndexSize.JUMBO)
        sevens = [paint(face_svg(parse_card("7" + s), style), 225, 350) for s in "cdhs"]
        return {image.pixelColor(112, 182).name() for image in sevens}

    assert colours(DeckColours.CLASSIC) == {"#111111", "#c8102e"}
    assert len(colours(DeckColours.TUNED)) == 4


def test_threes_are_red_or_black_also_in_a_four_colour_deck() -> None:
    """Regression: “1 red three” was beside a blue one."""
    style = DeckStyle(palette=DeckColours.TUNED, index_size=IndexSize.JUMBO)
    threes = [paint(face_svg(parse_card("3" + s), style), 225, 350) for s in "cdhs"]
    club, diamond, heart, spade = (
        image.pixelColor(112, 182).name() for image in threes
    )

    assert (club, diamond) == (spade, heart)
    assert club != heart


def test_only_red_threes_have_a_frame() -> None:
    frame = drawing_body("deck/frame", {})
    framed = {
        card_text(card) for card in ALL_CARDS if frame in face_svg(card, DeckStyle())
    }
    assert framed == {"3d", "3h"}
