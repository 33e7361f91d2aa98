"""What advice rings on the table, and for how long."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.cards import parse_card
from canasta_qt.commands import Command
from canasta_qt.gestures import Draft, Hint, StagedGroup
from canasta_qt.notation.actions import parse_action
from canasta_qt.table.picture.placement import HomeKind, Origin, Ring
from tests.table.advised import Advised

Key = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> Advised:
    """A table in the middle of a hand."""
    return Advised(qtbot)


def test_the_box_says_that_it_is_thought_about(table: Advised) -> None:
    table.advice.show_hint(Hint())

    assert table.advice.said
    assert table.advice.said == "Thinking it over…"
    assert table.deeds == (Command.CLOSE,)
    assert not table.ringed


def test_a_hint_rings_and_lifts_its_cards(table: Advised) -> None:
    table.hint("discard 9d")

    (item,) = table.ringed
    assert item.home.kind is HomeKind.HAND
    assert item is table.item("9d")
    assert item.raised == pytest.approx(0.12 * item.width)


def test_a_hint_to_draw_rings_the_stock(table: Advised) -> None:
    table.hint("draw")

    (item,) = table.ringed
    assert item.home.kind is HomeKind.STOCK
    assert item.raised == 0


def test_a_hint_to_take_rings_the_pile_and_the_pair(table: Advised) -> None:
    table.hint("take [8h8s8c]")

    kinds = sorted(item.home.kind for item in table.ringed)
    assert kinds == [HomeKind.HAND, HomeKind.HAND, HomeKind.PILE]


def test_the_meld_that_is_added_to_is_ringed_with_the_cards(table: Advised) -> None:
    """Its foremost card, the one that is seen whole; others stay as they are."""
    melds = table.observation.position.melds[0]
    index = next(i for i, meld in enumerate(melds) if not meld.canasta)
    table.hint(f"meld m{index}+9d")

    target = table.view.scene().card_items.at_home(Origin(HomeKind.MELD, 0, index))[-1]
    assert set(table.ringed) == {table.item("9d"), target}


def test_cards_laid_ready_are_ringed_as_well(table: Advised) -> None:
    """The hand holds none of them any more; they still belong to the hint."""
    queens = tuple(parse_card(text) for text in ("Qd", "Qc", "Qs"))
    table.view.show_draft(Draft((StagedGroup(queens),)))
    table.hint("meld [QdQcQs]")

    assert sorted(item.home.kind for item in table.ringed) == [HomeKind.STAGED] * 3


def test_equal_cards_are_ringed_as_often_as_they_are_meant(table: Advised) -> None:
    table.hint("meld [QcQcQs]")

    assert len(table.ringed) == 2  # the hand holds two; the third is not there


def test_a_hint_that_is_withdrawn_leaves_nothing_behind(table: Advised) -> None:
    table.hint("discard 9d")

    table.advice.show_hint(None)

    assert table.advice.said == ""
    assert not table.ringed
    assert table.item("9d").raised == 0


def test_rings_follow_the_cards(table: Advised) -> None:
    table.hint("discard 9d")

    table.click(table.of_card("4d"))  # a choice lays the whole hand anew
    assert [item.face for item in table.ringed] == [table.item("9d").face]
    table.view.resize(1100, 800)

    (item,) = table.ringed
    assert item is table.item("9d")
    assert item.raised == pytest.approx(0.12 * item.width)


def test_a_chosen_card_keeps_its_own_ring(table: Advised) -> None:
    table.click(table.of_card("9d"))
    table.hint("discard 9d")
    table.advice.show_hint(None)

    item = table.item("9d")
    assert item.ring is Ring.SELECTED
    assert item.raised > 0


def test_a_row_of_an_analysis_is_ringed_until_it_is_closed(table: Advised) -> None:
    table.advice.show_action(parse_action("discard Jd"))
    assert [item.face for item in table.ringed] == [table.item("Jd").face]

    table.advice.show_action(None)

    assert not table.ringed


def test_enter_presses_the_button_the_ring_is_on(table: Advised) -> None:
    table.hint("discard 9d")
    table.key(Key.Key_Tab)
    for _ in range(2):
        table.key(Key.Key_Right)

    table.key(Key.Key_Return)

    assert table.answers.names() == ["closed"]


def test_the_ring_goes_back_to_its_card_when_the_hint_goes(table: Advised) -> None:
    table.key(Key.Key_Right)
    table.key(Key.Key_Right)
    card = table.view.context.focus.held
    table.hint("discard 9d")
    table.key(Key.Key_Tab)

    table.advice.show_hint(None)

    assert table.view.context.focus.held == card
