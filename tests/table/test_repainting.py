"""What is painted anew and moved when something changes, and no more than that."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import Theme
from canasta_qt.table.items.badges import PillItem
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.placement import Pill
from canasta_qt.table.scene.fixtures import bonus_words
from tests.table.sitting import Repaints, Sitting


def test_one_card_that_moves_repaints_only_what_it_touches(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    item = table.item("9d")
    repaints = Repaints(table)

    item.setPos(item.x(), item.y() - 6)

    assert 1 <= len(repaints.cards()) <= 12


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
