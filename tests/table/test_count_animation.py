"""Costs as counts: what is painted, rendered and moved, and no more than that."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import Layer, Theme
from canasta_qt.table.items.badges import PillItem
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.compose import picture_of
from canasta_qt.table.picture.placement import Picture, Pill
from canasta_qt.table.scene.fixtures import bonus_words
from tests.table.sitting import Repaints, Sitting, cards


def test_one_card_that_moves_repaints_only_what_it_touches(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    item = table.item("9d")
    repaints = Repaints(table)

    item.setPos(item.x(), item.y() - 6)

    assert 1 <= len(repaints.cards()) <= 12


def test_a_face_that_only_makes_room_stays_one_picture_in_any_size(
    qtbot: QtBot,
) -> None:
    """Issue 11, 2: where melds grow narrower 31 cards are scaled with every frame."""
    item = Sitting(qtbot).item("9d")
    (whole,) = (c for c in item.childItems() if isinstance(c, QGraphicsPixmapItem))
    picture = whole.pixmap().cacheKey()

    for share in (0.9, 0.8):
        item.set_width(share * item.art)

        assert [part for part in item.childItems() if part.isVisible()] == [whole]
        assert whole.scale() == pytest.approx(share)
        assert whole.pixmap().cacheKey() == picture


def test_a_back_is_one_picture_however_it_lies(qtbot: QtBot) -> None:
    """Python paints nothing of it: not turned, not in flight, not in another size."""
    items = Sitting(qtbot).view.scene().card_items.items
    back = next(it for it in items if it.face is None and it.rotation() and it.rests)

    for layer, share in ((back.zValue(), 1.0), (Layer.TRAVELLING, 1.0), (0.0, 1.3)):
        back.setZValue(layer)
        back.set_width(share * back.art)

        (whole,) = (part for part in back.childItems() if part.isVisible())
        shown = whole.sceneBoundingRect()
        assert isinstance(whole, QGraphicsPixmapItem)
        assert whole.isVisible()
        assert whole.scale() == back.width / back.art
        assert back.sceneBoundingRect().adjusted(-2, -2, 2, 2).contains(shown)


def test_a_card_that_is_put_elsewhere_looks_again_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 11, 2: layer, ring, size and place change together; a deal moves 108."""
    table = Sitting(qtbot)
    wear, looked = CardItem.wear, Counter[CardItem]()

    def counted(item: CardItem) -> None:
        looked[item] += 1
        wear(item)

    monkeypatch.setattr(CardItem, "wear", counted)
    scene = table.view.scene()
    for item in scene.card_items.items:
        item.setZValue(1)
        item.set_pose(0, 0, item.width / 2, 5)
    looked.clear()
    scene.relayout()

    seen = {item for item in scene.card_items.items if item.isVisible()}
    assert seen <= looked.keys()
    assert max(looked.values()) <= 2, "as it leaves, and where it has landed"


def test_a_card_that_nobody_sees_is_laid_in_its_place_without_a_picture(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 11, 2: before a deal 98 of 108 cards vanish in the stock."""
    table = Sitting(qtbot)
    worn: list[CardItem] = []
    monkeypatch.setattr(CardItem, "wear", worn.append)
    items = table.view.scene().card_items
    unseen = [item for item in items.items if not item.isVisible()]
    places = [item.resting for item in unseen]
    for item in unseen:
        item.resting = None
    worn.clear()
    assert items._applied is not None

    flights = items.apply(items._applied)

    assert len(unseen) > 20
    assert Counter(item.resting for item in unseen) == Counter(places)
    assert flights == []
    assert worn == []


def test_the_count_of_a_meld_that_makes_room_is_not_painted_anew(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It keeps its picture, wherever it lies."""
    pill = Sitting(qtbot).view.scene().fixtures.pills[0]
    painted: list[Pill] = []
    monkeypatch.setattr(PillItem, "update", lambda it: painted.append(it.look))

    pill.show_pill(replace(pill.look, x=pill.look.x + 9, room=pill.look.room + 1), 1.0)
    moved = list(painted)
    pill.show_pill(replace(pill.look, count=pill.look.count + 1), 1.0)

    assert moved == []
    assert len(painted) == 1


def test_what_is_put_up_next_is_laid_out_before(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards that are drawn or laid change the hand; it is known ahead, too."""
    table = Sitting(qtbot)
    scene = table.view.scene()
    state, made = scene.table_state, list[object]()
    assert state is not None

    def counted(*given: Any) -> Picture:
        made.append(given)
        return picture_of(*given)

    monkeypatch.setattr("canasta_qt.table.scene.scene.picture_of", counted)
    drawn = cards("4h4s")
    came = state.in_hand(0, drawn)
    for after, new in ((came, drawn), (came.out_of_hand(0, *drawn), ())):
        made.clear()
        scene.foresee(after, new)
        before, shown = len(made), scene.picture
        scene.card_items.land_all(scene.put_up(after, new))

        assert before == len(made) == 1
        assert shown is not scene.picture


def test_ice_that_stays_repaints_nothing(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    scene, repaints = table.view.scene(), Repaints(table)

    scene.relayout()

    assert scene.fixtures.frost.isVisible()
    assert repaints.cards() == []
    assert repaints.region.isEmpty()


def test_a_drag_over_the_bare_table_repaints_no_card_of_the_hand(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.drag(table.of_card("9d"), QPoint(700, 40))
    repaints = Repaints(table)

    table.move(QPoint(720, 44))

    painted = repaints.cards()
    assert not repaints.region.isEmpty()
    assert [item for item in painted if item.home.kind == "hand"] == []


def test_selecting_a_card_moves_only_that_card(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    before = {item: item.pos() for item in table.view.scene().card_items.items}

    table.click(table.of_card("9d"))

    moved = [item for item, pos in before.items() if item.pos() != pos]
    assert moved == [table.item("9d")]


def test_the_items_are_made_once(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    items = set(table.view.scene().card_items.items)

    table.view.set_style(TableStyle(speed=0, theme=Theme.DARK))
    table.view.resize(1280, 900)
    table.view.show_view(table.observation)

    assert set(table.view.scene().card_items.items) == items
    assert len(items) == 108


def test_cards_at_rest_lie_on_whole_pixels(qtbot: QtBot) -> None:
    table = Sitting(qtbot)

    ratio = table.view.devicePixelRatioF()
    for item in table.view.scene().card_items.items:
        if item.isVisible() and item.rotation() == 0:
            x, y = item.base.x() * ratio, item.base.y() * ratio
            assert (x, y) == (round(x), round(y))


def test_threes_laid_out_are_counted_by_their_colour() -> None:
    assert bonus_words(2) == ("red", "threes")
    assert bonus_words(0, 1) == ("black", "three")
    assert bonus_words(1, 1) == ("threes",)


def test_on_a_low_plate_the_foot_is_said_whole(qtbot: QtBot) -> None:
    hands = "4s5s6s" + "/(9)" * 7
    feet = "/".join(["(11)", "(11)", "(11)", "-", *["(11)"] * 4])
    text = f"family_hand_and_foot turn=0.play hands={hands} feet={feet} pile=6h"
    table = Sitting(qtbot, text)

    assert table.view.scene().fixtures.plates[2].look.below == "in foot"
