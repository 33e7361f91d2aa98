"""What a screen reader reads at the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from canasta_qt.gestures import Prompt, PromptKind
from canasta_qt.table.interaction.spoken_names import spoken_table
from canasta_qt.table.overlay.accessibility import TableInterface
from tests.narrow import some
from tests.table.table_view import Sitting


def test_a_screen_reader_gets_the_table_as_a_list_ending_with_an_open_question(
    table: Sitting,
) -> None:
    face = QAccessible.queryAccessibleInterface(table.view)
    assert isinstance(face, TableInterface)
    assert face.role() == QAccessible.Role.List
    names = [stop.name for stop in table.view.accessible_items]
    assert names[0] == "red joker, 1 of 24"
    assert "aces, 3 cards, 60 points" in names
    assert "jacks, 4 cards, 1 wild card, 50 points" in names
    assert "discard pile, frozen, 6 cards, top: eight of clubs" in names
    assert "Clara, opponent, 9 cards" in names
    assert face.childCount() == len(names)

    table.view.status.show_prompt(Prompt(PromptKind.ANSWER_PARTNER, asking_seat=2))
    assert face.childCount() == len(names) + 1
    box = some(face.child(len(names)))
    assert face.indexOfChild(box) == len(names)
    assert box.childCount() >= 2


def test_the_focused_item_is_announced(
    table: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    heard = "canasta_qt.table.interaction.focus.notify_focus"
    monkeypatch.setattr(heard, lambda stop: told.append(stop.name))

    table.key(Qt.Key.Key_9)
    table.view.focusNextPrevChild(True)  # noqa: FBT003 - Qt's argument
    table.key(Qt.Key.Key_Right)

    assert (
        told
        == table.view.announcer.history
        == [
            "nine of diamonds, 13 of 24",
            "aces, 3 cards, 60 points",
            "kings, natural canasta, 7 cards, 70 points",
        ]
    )


def test_feet_threes_on_canastas_and_closed_ranks_are_read(qtbot: QtBot) -> None:
    hands = "4s5s6s/(9)/(9)/(8)/(8)/(8)"
    feet = "-/(11)/(11)/(11)/(11)/(11)"
    melds = "[9s9h9d9c9s9h9d3h]/[KsKhKd]/-/-/-/-"
    text = "family_hand_and_foot turn=0.play"
    table = Sitting(
        qtbot, f"{text} hands={hands} feet={feet} melds={melds} burnt=9 pile=6h"
    )
    scene = table.scene
    assert scene.table_state is not None
    said = spoken_table(scene.table_state, scene.people, scene.words.pile_words)
    names = [stop.name for stop in table.view.accessible_items]

    assert any("11 cards in the foot" in name for name in names)
    assert any("on it: three of hearts" in name for name in names)
    assert "Clara: kings, 3 cards, 30 points; nines closed." in said
