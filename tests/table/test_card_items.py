"""Cards at rest are left alone; whatever was moved, turned or restyled is put right."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import CARD_RATIO, Layer, Shadow, Theme
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.placement import HomeKind, Origin, Ring
from tests.table.sitting import Sitting, card


@pytest.mark.parametrize("theme", Theme)
def test_a_new_card_is_lit_at_its_foot_and_wears_no_frame(
    qtbot: QtBot, theme: Theme
) -> None:
    """Issue 11: new cards wore the frame of selected ones."""
    table = Sitting(qtbot, style=TableStyle(speed=0, theme=theme))
    item = table.item("3s")

    def look(ring: Ring) -> QImage:
        item.mark(ring=ring)
        rect = item.sceneBoundingRect().toAlignedRect()
        return table.view.grab(rect).toImage()

    plain, new, selected = look(Ring.NONE), look(Ring.FRESH), look(Ring.SELECTED)
    rows = [
        y
        for y in range(plain.height())
        if any(plain.pixel(x, y) != new.pixel(x, y) for x in range(plain.width()))
    ]

    assert len(rows) > 4
    assert min(rows) > 0.7 * plain.height()
    assert new != selected


def test_a_new_card_in_flight_paints_nothing_outside_its_room(qtbot: QtBot) -> None:
    """Its light stayed on the felt beside the foot from which a hand was taken up."""
    item = Sitting(qtbot).item("3s")
    item.ring, item.seen = Ring.FRESH, (item.width, item.width * CARD_RATIO)
    item.set_pose(0, 0, item.width / 2, 0)
    room = item.boundingRect().toAlignedRect()
    picture = QImage(room.width(), 2 * room.height(), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)

    painter = QPainter(picture)
    painter.translate(-room.topLeft())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()

    below = picture.copy(0, room.height(), room.width(), room.height())
    clear = QImage(below.size(), QImage.Format.Format_ARGB32)
    clear.fill(Qt.GlobalColor.transparent)
    assert below == clear


KINGS = Origin(HomeKind.MELD, 0, 1)


def test_the_top_of_a_canasta_wears_its_seal_and_no_other_card_does(
    qtbot: QtBot,
) -> None:
    """feel.md 2: a wax seal on the middle of the top card."""
    items = Sitting(qtbot).view.scene().card_items

    *under, top = items.at_home(KINGS)
    others = [item for item in items.items if item is not top]
    assert top.seal == "natural"
    assert not any(item.seal for item in (*under, *others))


def test_a_card_is_sealed_when_it_has_arrived_and_loses_the_seal_as_it_leaves(
    qtbot: QtBot,
) -> None:
    items = Sitting(qtbot).view.scene().card_items
    top = items.at_home(KINGS)[-1]
    place = top.resting
    elsewhere = items.at_home(Origin(HomeKind.MELD, 0, 0))[0].resting
    assert place is not None
    assert elsewhere is not None

    seals = [top.seal]
    for there in (elsewhere, place):
        top.dress(there)
        seals.append(top.seal)
    items.land(top, place)
    seals.append(top.seal)

    assert seals == ["natural", None, None, "natural"]


def test_what_lies_on_a_card_is_seen_on_the_picture_of_it_and_its_shadow(
    qtbot: QtBot,
) -> None:
    table = Sitting(qtbot)
    item = table.item("3s")

    def look() -> QImage:
        QApplication.processEvents()
        rect = item.sceneBoundingRect().toAlignedRect()
        return table.view.grab(rect).toImage()

    plain, again = look(), look()
    item.mark(dimmed=True)
    veiled = look()
    item.mark(dimmed=False)
    item.mark(face=None)
    covered = look()
    item.mark(face=card("3s"))

    assert plain == again == look()
    assert plain not in (veiled, covered)


def test_a_card_that_was_pushed_aside_is_put_back(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    item = table.item("9d")
    where = item.scenePos()
    item.set_pose(10, 10, 30, 45)

    table.view.show_view(table.observation)

    assert item.scenePos() == where
    assert item.rotation() == 0


def test_other_colours_reach_every_card(qtbot: QtBot) -> None:
    table = Sitting(qtbot)

    table.view.set_style(TableStyle(speed=0, card_factor=0.8))

    widths = {
        i.art
        for i in table.view.scene().card_items.items
        if i.home.kind.value == "hand"
    }
    picture = table.view.scene().picture
    assert picture is not None
    assert widths == {picture.zones.card}


def test_a_new_size_moves_every_card(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    old = table.item("9d").scenePos()

    table.view.resize(1300, 900)

    assert table.item("9d").scenePos() != old
    assert QPointF(table.item("9d").scenePos()) == QPointF(
        table.item("9d").base.x(), table.item("9d").base.y()
    )


def shadow_of(item: CardItem, layer: float) -> float:
    """How far below the card its shadow is seen, in pixels."""
    item.setZValue(layer)
    outer = item.boundingRect().toAlignedRect().adjusted(-20, -20, 20, 20)
    image = QImage(outer.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(-outer.topLeft())
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.end()
    inked = [
        y
        for y in range(image.height())
        if image.pixelColor(image.width() // 2, y).alpha() > 0
    ]
    assert inked[-1] + outer.top() <= item.boundingRect().bottom()
    return inked[-1] + outer.top() - item.width * CARD_RATIO


def test_a_flying_card_casts_a_longer_shadow_than_one_at_rest(qtbot: QtBot) -> None:
    """feel.md 1: card 1.4 and 3, flying 9 and 14; all of it within the item."""
    item = Sitting(qtbot).item("9d")

    resting = shadow_of(item, Layer.HAND)
    flying = shadow_of(item, Layer.TRAVELLING)

    assert 1.4 < resting < 9
    assert 14 < flying < 32


def test_only_the_lowest_card_of_the_pile_casts_the_shadow_of_all(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    canasta = Origin(HomeKind.MELD, 0, 1)
    for home in (Origin(HomeKind.PILE), Origin(HomeKind.STOCK), canasta):
        cards = [i for i in table.view.scene().card_items.items if i.home == home]
        seen = sorted((i for i in cards if i.isVisible()), key=CardItem.zValue)

        assert [item.shadow for item in seen] == [
            Shadow.STACK,
            *[Shadow.REST] * (len(seen) - 1),
        ]
