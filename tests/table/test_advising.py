"""Advice at the table: status line, outlines, keys, mouse, and player plates."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import CardDiscarded, CardsDrawn
from canasta_qt.engine.state.observation import Observation
from canasta_qt.gestures import Hint, Offer, Place, Spot, TurnState
from canasta_qt.look.icons import Icon
from canasta_qt.table.interaction.focus import FocusZone
from canasta_qt.table.items.coach_marks import HintFrame
from canasta_qt.table.picture.placement import CardRing
from tests.narrow import some
from tests.table.advised import Advised
from tests.table.table_view import MIDDLE, seen

Key = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> Advised:
    """Return a table in the middle of a round."""
    return Advised(qtbot)


def test_while_a_hint_is_computed_enter_does_nothing_and_esc_closes_it(
    table: Advised,
) -> None:
    """A player who presses H and Enter wants the move of the hint."""
    table.advice.show_hint(Hint())

    table.key(Key.Key_Return)
    assert table.answers.names() == []
    assert table.advice.announcement
    table.key(Key.Key_Escape)
    assert table.answers.said == [("command_requested", (Command.CLOSE, ()))]


def test_the_status_line_shows_the_move_of_a_hint_and_its_first_reason(
    table: Advised,
) -> None:
    offers = (Offer(Command.UNDO), Offer(Command.HINT))
    table.show_turn(TurnState.PLAY, offers)
    table.hint("discard 9d")

    words, buttons = (table.scene.status_line.words, table.scene.status_line.buttons)
    assert words.bold_text == "Discard 9♦."
    assert words.plain_text == "Clara is unlikely to take the pile (7 cards)."
    assert words.is_advice
    assert [(each.label, each.key_name) for each in buttons] == [
        ("Do it", "Enter"),
        ("Close", "Esc"),
        ("Undo", "Ctrl+Z"),
    ]
    now = table.scene.status_line
    table.click(table.point(now.mapToScene(buttons[2].geometry().center())))
    assert table.heard.last("command_requested")[0] is Command.UNDO
    table.advice.show_hint(None)
    assert now.words.bold_text == "Your turn."


def test_all_text_of_an_advice_card_is_announced(table: Advised) -> None:
    table.hint("discard 9d")

    said = table.view.announcer.history[-1]
    assert said.startswith("Discard 9♦. Clearly the best move. Clara is unlikely")


def test_shift_h_asks_why_the_last_other_player_made_the_move(table: Advised) -> None:
    """Regression: in a continued game it did nothing after the player’s own draw."""
    history = (CardDiscarded(3, Card(5)), CardsDrawn(0, (Card(7),)))
    opened = seen(MIDDLE)
    table.view.show_observation(Observation(opened.position, opened.seat, history))
    table.key(Key.Key_H, shift=True)

    card = some(table.item("4d").face)
    events = (CardDiscarded(1, card), CardDiscarded(2, card), CardDiscarded(0, card))
    table.view.context.turn_log.add_events(events)
    table.key(Key.Key_H, shift=True)

    assert table.answers.said == [("why_requested", (3,)), ("why_requested", (2,))]


def test_tab_reaches_the_texts_and_the_buttons_of_a_hint(table: Advised) -> None:
    table.hint("discard 9d")
    focus = table.view.context.focus

    table.key(Key.Key_Tab)
    assert focus.zone is FocusZone.ADVICE
    assert focus.current_item is not None
    assert focus.current_item.name.startswith("Discard 9♦.")
    names = []
    for _ in range(2):
        table.key(Key.Key_Right)
        assert focus.current_item is not None
        names.append(focus.current_item.name)
    assert names == ["Do it, key Enter", "Close, key Esc"]
    assert table.view.announcer.history[-2:] == names

    table.key(Key.Key_Space)
    assert table.answers.said == [("command_requested", (Command.CLOSE, ()))]


def test_in_a_narrow_status_line_the_hint_button_becomes_an_icon(
    table: Advised,
) -> None:
    offers = tuple(Offer(command) for command in WIDE)
    table.show_turn(TurnState.PLAY, offers)
    now = table.scene.status_line
    signs = [now.buttons[-1].sign]

    table.view.resize(600, 700)
    signs.append(now.buttons[-1].sign)

    assert signs == [None, Icon.HINT]
    assert now.buttons[-1].width() < 60
    assert now.buttons[-1].label == "Hint"
    assert {button.sign for button in now.buttons[:-1]} == {None}


WIDE = (Command.ASK, Command.SHOW_SCORE, Command.DISCARD, Command.HINT)


def test_a_hint_outlines_and_raises_its_cards(table: Advised) -> None:
    table.hint("discard 9d")

    (item,) = table.ringed
    assert item.spot.place is Place.HAND
    assert item is table.item("9d")
    assert item.current_lift == pytest.approx(0.12 * item.width)
    table.hint("take [8h8s8c]")
    kinds = sorted(item.spot.place for item in table.ringed)
    assert kinds == [Place.HAND, Place.HAND, Place.PILE]
    table.hint("meld [QcQcQs]")
    assert len(table.ringed) == 2  # the hand holds two; the third is not there


def test_the_outline_of_a_hint_covers_no_index(table: Advised) -> None:
    """Regression: it covered the 1 of a small ten."""
    table.hint("discard 9d")
    (item,) = table.ringed

    pictures = []
    for item.hinted in (True, False):
        picture = QImage(24, 60, QImage.Format.Format_RGB32)
        picture.fill(0)
        painter = QPainter(picture)
        painter.translate(-2, -8)
        item.paint(painter, QStyleOptionGraphicsItem(), None)
        painter.end()
        pictures.append(picture)

    assert pictures[0] == pictures[1]


def test_a_hint_to_add_cards_outlines_the_whole_meld(table: Advised) -> None:
    """Regression: only the topmost card of the meld had an outline."""
    melds, scene = table.observation.position.melds[0], table.scene
    index = next(i for i, meld in enumerate(melds) if not meld.is_canasta)
    table.hint(f"meld m{index}+9d")

    shown = [item for item in scene.items() if isinstance(item, HintFrame)]
    (frame,) = (item for item in shown if item.isVisible())
    meld = scene.card_items.items_at(Spot(Place.MELD, index))
    ring = frame.sceneBoundingRect()
    assert table.ringed == [table.item("9d")]
    assert all(ring.contains(item.sceneBoundingRect().center()) for item in meld)
    table.advice.show_hint(None)
    assert not frame.isVisible()


def test_a_selected_card_keeps_its_outline_when_a_hint_closes(table: Advised) -> None:
    table.click(table.of_card("9d"))
    table.hint("discard 9d")
    table.advice.show_hint(None)

    item = table.item("9d")
    assert item.ring is CardRing.SELECTED
    assert item.current_lift > 0


def test_the_focus_returns_to_its_card_when_the_hint_closes(table: Advised) -> None:
    table.key(Key.Key_Right)
    table.key(Key.Key_Right)
    card = table.view.context.focus.focused_card
    table.hint("discard 9d")
    table.key(Key.Key_Tab)

    table.advice.show_hint(None)

    assert table.view.context.focus.focused_card == card
