"""Advice at the table: the line, rings, keys, presses, plates."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from canasta_qt.advice import Advice, AdviceReason, Explanation
from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state.actions import Discard
from canasta_qt.engine.state.events import CardDiscarded, CardsDrawn
from canasta_qt.engine.state.observation import Observation
from canasta_qt.gestures import Hint, Moment, Offer, WhatNow
from canasta_qt.look.icons import Icon
from canasta_qt.table.interaction.focus import Zone
from canasta_qt.table.overlay.accessibility import StopInterface
from canasta_qt.wording.advice.card import AdviceCard
from tests.table.advised import Advised
from tests.table.sitting import MIDDLE, seen

Key = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> Advised:
    """A table in the middle of a hand."""
    return Advised(qtbot)


def test_h_asks_for_a_hint(table: Advised) -> None:
    table.key(Key.Key_H)

    assert table.heard.last("commanded")[0] is Command.HINT


def test_the_button_of_the_line_asks_for_a_hint(table: Advised) -> None:
    table.view.show_what_now(WhatNow(Moment.PLAY, (Offer(Command.HINT),)))
    now = table.view.scene().now
    (button,) = now.buttons

    table.click(table.point(now.mapToScene(button.rect.center())))

    assert button.label == "Hint"
    assert button.key == "H"
    assert table.heard.last("commanded")[0] is Command.HINT


def test_enter_waits_for_a_hint_and_esc_does_not(table: Advised) -> None:
    """Whoever presses H and Enter means the move, not the end of the thinking."""
    table.advice.show_hint(Hint())

    table.key(Key.Key_Return)
    assert table.answers.names() == []
    assert table.advice.said
    table.key(Key.Key_Escape)
    assert table.answers.names() == ["closed"]


def test_the_line_says_the_action_and_the_first_reason(table: Advised) -> None:
    """feel.md 8: the what-now line says the action and the first reason."""
    offers = (Offer(Command.UNDO), Offer(Command.HINT))
    table.view.show_what_now(WhatNow(Moment.PLAY, offers))
    table.hint("discard 9d")

    words, buttons = table.view.scene().now.words, table.view.scene().now.buttons
    assert words.lead == "Discard 9♦."
    assert words.rest == "Clara is unlikely to take the pile (7 cards)."
    assert words.advice
    assert [(each.label, each.key) for each in buttons] == [
        ("Do it", "Enter"),
        ("Close", "Esc"),
        ("Undo", "Ctrl+Z"),
    ]
    now = table.view.scene().now
    table.click(table.point(now.mapToScene(buttons[2].rect.center())))
    assert table.heard.last("commanded")[0] is Command.UNDO
    table.advice.show_hint(None)
    assert now.words.lead == "Your turn."


def test_the_line_keeps_the_hint_while_cards_are_selected(table: Advised) -> None:
    table.view.show_what_now(WhatNow(Moment.PLAY))
    table.hint("discard 9d")

    table.view.show_what_now(WhatNow(Moment.CHOSEN, cards=(Card(0),)))
    assert table.view.scene().now.words.lead == "Discard 9♦."
    table.advice.show_hint(None)

    assert table.view.scene().now.words.rest.startswith("Selected:")


def test_h_again_compares(table: Advised) -> None:
    table.hint("discard 9d")

    table.key(Key.Key_H)

    assert table.answers.names() == ["compare_asked"]
    assert "commanded" not in table.heard.names()


def test_what_is_advised_stands_on_a_card_until_it_is_taken_away(
    table: Advised,
) -> None:
    cards: list[AdviceCard | None] = []
    table.advice.card_changed.connect(cards.append)
    table.hint("discard 9d")
    table.advice.show_hint(None)

    shown, none = cards
    assert shown is not None
    assert shown.heads[0].action == "Discard 9♦"
    assert none is None


def test_everything_on_the_card_is_said_aloud(table: Advised) -> None:
    table.hint("discard 9d")

    said = table.view.announcer.history[-1]
    assert said.startswith("Discard 9♦. Clearly the best move. Clara is unlikely")


@pytest.mark.parametrize(
    ("deed", "signal"), [(Command.FOLLOW, "taken"), (Command.CLOSE, "closed")]
)
def test_buttons_answer(table: Advised, deed: Command, signal: str) -> None:
    table.hint("discard 9d")

    table.press_deed(deed)

    assert table.answers.names() == [signal]


def test_enter_does_it_and_escape_closes(table: Advised) -> None:
    table.hint("discard 9d")

    table.key(Key.Key_Return)
    table.key(Key.Key_Escape)

    assert table.answers.names() == ["taken", "closed"]


def test_a_press_on_a_plate_asks_why(table: Advised) -> None:
    plates = table.view.scene().fixtures.plates

    for plate in plates:
        at = plate.mapToScene(QPointF(plate.area.width() / 2, 12))
        table.click(table.point(at))

    assert [arguments for _, arguments in table.answers.said] == [(1,), (2,), (3,)]


def test_shift_h_asks_about_the_last_who_played(table: Advised) -> None:
    card = table.item("4d").face
    assert card is not None
    events = (CardDiscarded(1, card), CardDiscarded(2, card), CardDiscarded(0, card))
    table.view.turn_log.add(events)

    table.key(Key.Key_H, shift=True)

    assert table.answers.said == [("why_asked", (2,))]


def test_shift_h_asks_about_what_was_done_before_the_game_was_opened(
    table: Advised,
) -> None:
    """Issue 11: in a game gone on with it was silent after the own draw."""
    history = (CardDiscarded(3, Card(5)), CardsDrawn(0, (Card(7),)))
    opened = seen(MIDDLE)
    table.view.show_view(Observation(opened.position, opened.seat, history))

    table.key(Key.Key_H, shift=True)

    assert table.answers.said == [("why_asked", (3,))]


def test_why_is_said_on_a_card_that_leaves_at_the_next_key(table: Advised) -> None:
    card = table.item("4d").face
    assert card is not None
    least = Explanation(AdviceReason.LEAST_LOSS)
    advice = Advice(seen(MIDDLE, 1), Discard(card), least, may_show_hand=False)

    shown: list[AdviceCard | None] = []
    table.advice.card_changed.connect(shown.append)

    table.advice.show_why(1, ((advice,), (advice, advice)))

    (told,) = shown
    assert told is not None
    assert told.lead == "Why did Clara do that?"
    begun = [reason.text.partition(": ")[0] for reason in told.reasons]
    assert begun == ["Discard 4♦", "Discard 4♦", "The turn before"]
    table.key(Key.Key_Escape)
    assert shown == [told, None]


def test_a_seat_that_has_not_played_says_so(table: Advised) -> None:
    shown: list[AdviceCard] = []
    table.advice.card_changed.connect(shown.append)

    table.advice.show_why(2, ())

    assert shown[0].lead == "Anton has not played in this round yet."
    assert shown[0].reasons == ()


def test_tab_reaches_the_words_and_the_buttons_of_a_hint(table: Advised) -> None:
    table.hint("discard 9d")
    focus = table.view.context.focus

    table.key(Key.Key_Tab)
    assert focus.zone is Zone.ADVICE
    assert focus.current is not None
    assert focus.current.name.startswith("Discard 9♦.")
    names = []
    for _ in range(2):
        table.key(Key.Key_Right)
        assert focus.current is not None
        names.append(focus.current.name)
    assert names == ["Do it, key Enter", "Close, key Esc"]
    assert table.view.announcer.history[-2:] == names

    table.key(Key.Key_Space)
    assert table.answers.said == [("closed", ())]


def test_enter_on_the_words_of_a_hint_does_what_is_advised(table: Advised) -> None:
    table.hint("discard 9d")
    table.key(Key.Key_Tab)

    table.key(Key.Key_Return)

    assert table.answers.said == [("taken", ())]


def test_readers_find_words_and_buttons_of_a_hint_with_their_roles(
    table: Advised,
) -> None:
    before = len(table.view.stops)
    table.hint("discard 9d")

    found = {stop.name: stop for stop in table.view.stops}

    assert len(table.view.stops) == before + 3
    role = StopInterface(found["Do it, key Enter"]).role()
    assert role == QAccessible.Role.Button
    words = next(name for name in found if name.startswith("Discard 9♦."))
    assert StopInterface(found[words]).role() == QAccessible.Role.ListItem
    at = QPointF(found["Do it, key Enter"].rect.center())
    button = table.view.scene().now.button_at(at)
    assert button is not None
    assert button.offer.command is Command.FOLLOW

    table.advice.show_hint(None)
    assert len(table.view.stops) == before


def test_where_room_is_short_the_hint_becomes_a_sign(table: Advised) -> None:
    offers = tuple(Offer(command) for command in WIDE)
    table.view.show_what_now(WhatNow(Moment.PLAY, offers))
    now = table.view.scene().now
    signs = [now.buttons[-1].sign]

    table.view.resize(600, 700)
    signs.append(now.buttons[-1].sign)

    assert signs == [None, Icon.HINT]
    assert now.buttons[-1].rect.width() < 60
    assert now.buttons[-1].label == "Hint"
    assert {button.sign for button in now.buttons[:-1]} == {None}


WIDE = (Command.ASK, Command.SHOW_SCORE, Command.DISCARD, Command.HINT)
