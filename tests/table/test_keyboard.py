"""Keys at the table, and what they announce."""

import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command, Sorting
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    Offer,
    Prompt,
    PromptKind,
    TakeChoice,
    TurnState,
    TurnStatus,
)
from canasta_qt.table.interaction.focus import FocusZone
from canasta_qt.table.interaction.keyboard import key_rows
from canasta_qt.table.overlay.question_boxes import question_words
from canasta_qt.table.paint.buttons import key_cap_text
from tests.table.table_view import Sitting, card, cards

Key = Qt.Key
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def face(table: Sitting) -> int | None:
    held = table.view.context.focus.focused_card
    return None if held is None else held.card


def test_a_rank_key_moves_the_focus_to_the_next_card_of_the_rank(
    table: Sitting,
) -> None:
    stops = []
    for key in "QQQQA0923W":
        table.key(getattr(Key, f"Key_{key}"))
        stops.append(face(table))

    assert stops == [*cards("QsQcQdQsAsTh9d2s3sXr")]
    assert table.chosen == ()


@pytest.mark.skipif(
    sys.platform not in {"linux", "win32"}, reason="macOS gives keys no scan codes"
)
def test_digits_are_those_printed_on_german_and_french_keyboards(
    table: Sitting,
) -> None:
    """Regression: Shift+8 of a German keyboard, a `(`, selected the nines."""
    first = 10 if sys.platform == "linux" else 2
    view, press = table.view, QEvent.Type.KeyPress
    german = QKeyEvent(press, Key.Key_ParenLeft, SHIFT, first + 7, 0, 0, "(")
    french = QKeyEvent(press, Key.Key_Ccedilla, NONE, first + 8, 0, 0, "ç")
    for event in (german, french):
        QApplication.sendEvent(view, event)

    assert table.chosen == cards("8s8h")
    assert face(table) == card("9d")


def test_up_and_down_change_the_row_of_a_long_hand(qtbot: QtBot) -> None:
    hand = "".join(f"{rank}{suit}" for rank in "AKQJT98765" for suit in "shdc")
    table = Sitting(qtbot, f"classic_4 turn=0.play pile=4s hands={hand}/(9)/(9)/(8)")

    table.key(Key.Key_Home)
    table.key(Key.Key_Down)
    below = face(table)
    table.key(Key.Key_Up)

    assert below is not None
    assert below >> 2 < card("As") >> 2
    assert face(table) == card("As")


def test_tab_visits_every_zone_of_the_table_and_then_leaves_it(table: Sitting) -> None:
    visited = [table.view.context.focus.zone]
    while table.view.focusNextPrevChild(True):  # noqa: FBT003 - Qt's argument
        visited.append(table.view.context.focus.zone)
        assert len(visited) < 9, "Tab never leaves the table"

    assert visited == [
        FocusZone.HAND,
        FocusZone.OURS,
        FocusZone.THEIRS,
        FocusZone.PILE,
        FocusZone.STOCK,
        FocusZone.SEATS,
    ]


def test_enter_does_not_answer_the_partners_question(table: Sitting) -> None:
    """So that nobody says yes by mistake."""
    offers = (Offer(Command.YES), Offer(Command.NO))
    table.show_turn(TurnState.ANSWER, offers, seat=2)
    table.view.status.show_prompt(Prompt(PromptKind.ANSWER_PARTNER, asking_seat=2))
    table.key(Key.Key_Home)

    for key in (Key.Key_Return, Key.Key_Enter):
        table.key(key)

    assert table.heard.names() == []
    assert table.scene.questions.question.isVisible()


def test_the_partner_is_answered_with_the_letters_of_the_language(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters = {"Y": "O", "N": "U"}
    monkeypatch.setattr(
        "canasta_qt.look.keys.tr", lambda source, _role="": letters.get(source, source)
    )
    table = Sitting(qtbot)
    prompt = Prompt(PromptKind.ANSWER_PARTNER, asking_seat=2)
    table.view.status.show_prompt(prompt)

    for key in (Key.Key_Y, Key.Key_N, Key.Key_U, Key.Key_O):
        table.key(key)

    commands = [
        said[0] for name, said in table.heard.said if name == "command_requested"
    ]
    assert commands == [Command.NO, Command.YES]
    *_, answers = question_words(prompt, table.scene.people)
    assert [key for _, key in answers] == [Key.Key_O, Key.Key_U]
    assert [key_cap_text(Offer(each)) for each in (Command.YES, Command.NO)] == [
        "O",
        "U",
    ]
    assert ("O  U", "answer your partner: yes, no") in key_rows()


def test_digit_keys_choose_a_way_to_take_the_pile(table: Sitting) -> None:
    choices = (TakeChoice(cards("8s8h"), None), TakeChoice(cards("8s2d"), None))
    table.view.status.show_prompt(Prompt(PromptKind.CHOOSE_TAKE, choices))

    table.key(Key.Key_2)
    table.key(Key.Key_Down)
    table.key(Key.Key_Return)
    table.key(Key.Key_Escape)

    rows = [said[0] for name, said in table.heard.said if name == "take_chosen"]
    assert rows == [1, 1, -1]
    assert not table.view.context.focus.visible


def test_arrow_keys_move_as_seen_among_the_ways_to_take_the_pile(
    table: Sitting,
) -> None:
    ways = [TakeChoice(cards(way), None) for way in ("8s8h", "8s8h8d", "8s2d", "8sXr")]
    table.view.status.show_prompt(Prompt(PromptKind.CHOOSE_TAKE, tuple(ways)))

    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up):
        table.key(key)
        table.key(Key.Key_Return)

    rows = [said[0] for name, said in table.heard.said if name == "take_chosen"]
    assert rows == [1, 3, 2, 0]


def test_the_keys_s_v_l_and_t_announce_table_zone_last_turn_and_status(
    table: Sitting,
) -> None:
    view = table.view
    view.status.show_turn_status(TurnStatus(TurnState.DRAW, rank=4))
    view.context.turn_log.add_events([CardDiscarded(3, card("8c"))])
    said = []
    for key in (Key.Key_S, Key.Key_V, Key.Key_L, Key.Key_T):
        table.key(key)
        said.append(view.announcer.history[-1])

    situation, zone, turn, time = said
    assert "discard pile, frozen, 6 cards, top: eight of clubs" in situation
    assert zone.startswith("red joker, 1 of 24")
    assert turn == "Tomás discarded the eight of clubs."
    assert time.startswith("Your turn.")


def test_the_actions_offered_are_announced_with_their_keys(table: Sitting) -> None:
    what = TurnStatus(TurnState.PLAY, cards=cards("8s8h"))
    offers = (Offer(Command.DISCARD), Offer(Command.HINT))
    refused = Offer(Command.MELD, refusal=Refusal(Reason.MELD_TOO_SMALL, 2, 3))
    table.view.status.show_turn_status(replace(what, offers=(refused, *offers)))
    table.key(Key.Key_T)

    said = table.view.announcer.history[-1]
    assert said.startswith("Your turn.")
    assert said.endswith("Discard (X), Hint (H).")


def test_a_card_moved_and_put_back_leaves_the_hand_sorted(table: Sitting) -> None:
    first, second, *_ = table.scene.hand.unstaged_cards

    table.view.player_input.reorder_hand((first,), second)

    assert table.scene.hand.sorting is Sorting.RANK
    assert "hand_sorted" not in table.heard.names()
