"""What advice rings on the table, and for how long."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.table.items.coach_marks import HintFrame
from canasta_qt.table.picture.placement import HomeKind, Origin, Ring
from tests.table.advised import Advised

Key = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> Advised:
    """A table in the middle of a hand."""
    return Advised(qtbot)


def test_a_hint_rings_and_lifts_its_cards(table: Advised) -> None:
    table.hint("discard 9d")

    (item,) = table.ringed
    assert item.home.kind is HomeKind.HAND
    assert item is table.item("9d")
    assert item.raised == pytest.approx(0.12 * item.width)


def test_a_hint_to_take_rings_the_pile_and_the_pair(table: Advised) -> None:
    table.hint("take [8h8s8c]")

    kinds = sorted(item.home.kind for item in table.ringed)
    assert kinds == [HomeKind.HAND, HomeKind.HAND, HomeKind.PILE]


def test_the_meld_that_is_added_to_is_ringed_with_the_cards(table: Advised) -> None:
    """Only its foremost card was."""
    melds, scene = table.observation.position.melds[0], table.view.scene()
    index = next(i for i, meld in enumerate(melds) if not meld.canasta)
    table.hint(f"meld m{index}+9d")

    shown = [item for item in scene.items() if isinstance(item, HintFrame)]
    (frame,) = (item for item in shown if item.isVisible())
    meld = scene.card_items.at_home(Origin(HomeKind.MELD, 0, index))
    ring = frame.sceneBoundingRect()
    assert table.ringed == [table.item("9d")]
    assert all(ring.contains(item.sceneBoundingRect().center()) for item in meld)
    table.advice.show_hint(None)
    assert not frame.isVisible()


def test_equal_cards_are_ringed_as_often_as_they_are_meant(table: Advised) -> None:
    table.hint("meld [QcQcQs]")

    assert len(table.ringed) == 2  # the hand holds two; the third is not there


def test_a_chosen_card_keeps_its_own_ring(table: Advised) -> None:
    table.click(table.of_card("9d"))
    table.hint("discard 9d")
    table.advice.show_hint(None)

    item = table.item("9d")
    assert item.ring is Ring.SELECTED
    assert item.raised > 0


def test_the_ring_goes_back_to_its_card_when_the_hint_goes(table: Advised) -> None:
    table.key(Key.Key_Right)
    table.key(Key.Key_Right)
    card = table.view.context.focus.held
    table.hint("discard 9d")
    table.key(Key.Key_Tab)

    table.advice.show_hint(None)

    assert table.view.context.focus.held == card
