"""What readers are told, and what nobody is told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    Draft,
    Moment,
    Offer,
    Prompt,
    PromptKind,
    Scores,
    StagedGroup,
    WhatNow,
)
from canasta_qt.table.interaction.spoken_names import whole_table
from canasta_qt.table.overlay.accessibility import StopInterface, TableInterface
from canasta_qt.table.picture.placement import HomeKind
from canasta_qt.wording.table.refusals import refusal_sentence
from tests.table.sitting import TO_ACES, Sitting, card, cards, seen

HIDDEN = {HomeKind.STOCK, HomeKind.SEAT, HomeKind.AWAY}


def test_face_down_cards_carry_no_identity(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    items = [i for i in table.view.scene().card_items.items if i.home.kind in HIDDEN]

    assert len(items) > 50
    for item in items:
        assert item.face is None
        assert item.held is None
        assert item.objectName() == ""
        assert item.toolTip() == ""
        assert [item.data(key) for key in range(4)] == [None] * 4


def test_a_card_that_is_turned_over_forgets_its_face(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    position = table.observation.position.copy()
    position.stock.extend([UNKNOWN] * len(position.pile))
    position.pile = []
    position.frozen = False
    before = [i for i in table.view.scene().card_items.items if i.home.kind == "pile"]

    table.view.show_view(type(table.observation)(position, 0))

    assert all(item.face is None for item in before)


def test_the_table_is_a_list_of_things_with_names(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    face = QAccessible.queryAccessibleInterface(table.view)

    assert isinstance(face, TableInterface)
    assert face.role() == QAccessible.Role.List
    names = [stop.name for stop in table.view.stops]
    assert names[0] == "red joker, 1 of 24"
    assert "aces, 3 cards, 60 points" in names
    assert "jacks, 4 cards, 1 wild card, 50 points" in names
    assert "discard pile, frozen, 6 cards, top: eight of clubs" in names
    assert "Clara, opponent, 9 cards" in names
    assert face.childCount() == len(names)


def test_a_card_is_an_item_that_can_be_selected(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.key(Qt.Key.Key_9)
    table.key(Qt.Key.Key_Space)
    stop = next(s for s in table.view.stops if s.name.startswith("nine of diamonds"))

    face = StopInterface(stop)

    assert face.text(QAccessible.Text.Name).endswith("selected")
    assert face.role() == QAccessible.Role.ListItem
    assert face.state().selected
    assert face.rect().width() > 40


def printed(table: Sitting) -> list[tuple[str, str, str, bool]]:
    """What readers find behind the stops: name, key, why not, and whether it works."""
    faces = [StopInterface(stop) for stop in table.view.stops]
    text = QAccessible.Text
    return [
        (
            face.text(text.Name),
            face.text(text.Accelerator),
            face.text(text.Description),
            not face.state().disabled,
        )
        for face in faces
        if face.role() != QAccessible.Role.ListItem
    ]


def test_line_and_buttons_are_read_with_key_and_reason(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    refused = Refusal(Reason.DRAW_FIRST)
    offers = (
        Offer(Command.DRAW, primary=True),
        Offer(Command.DISCARD, refusal=refused),
    )

    table.view.show_what_now(WhatNow(Moment.DRAW, offers=offers))

    assert printed(table) == [
        ("Your turn. Draw a card.", "", "", True),
        ("Draw", "D", "D", True),
        ("Discard", "X", refusal_sentence(refused), False),
        ("Sorted by rank", "R", "R", True),
    ]


def test_what_lies_ready_is_read_with_its_total(qtbot: QtBot) -> None:
    table = Sitting(qtbot, "classic_4 turn=0.play pile=6h hands=KsKhKd4c/(9)/(9)/(8)")
    lying = (StagedGroup(cards("KsKhKd"), points=30),)
    short = Refusal(Reason.OPENING_TOO_SMALL, 30, 50)

    table.view.show_draft(Draft(lying, total=30, need=50, refusal=short))

    said = [name for name, *_ in printed(table)]
    assert "Not enough to open: 30 of 50 points. 20 short." in said


def test_the_score_is_read_with_its_sides(qtbot: QtBot) -> None:
    table = Sitting(qtbot)

    table.view.show_scores(
        Scores((("We", "1,985"), ("They", "2,410")), "Round 4", "to 5,000")
    )

    assert ("We 1,985, They 2,410, Round 4, to 5,000", "", "", True) in printed(table)


def test_an_open_box_is_found_behind_the_table(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    face = QAccessible.queryAccessibleInterface(table.view)
    before = face.childCount()

    table.view.show_prompt(Prompt(PromptKind.ANSWER_PARTNER, asker=2))

    assert face.childCount() == before + 1
    box = face.child(before)
    assert box is not None
    assert face.indexOfChild(box) == before
    assert box.childCount() >= 2


def test_no_name_betrays_a_card_that_lies_face_down(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    names = [stop.name for stop in table.view.stops]

    hidden = [name for name in names if name.startswith(("stock", "Clara", "Tomás"))]

    assert hidden == ["stock, 36 cards", "Clara, opponent, 9 cards", hidden[2]]
    assert hidden[2] == "Tomás, opponent, 8 cards"


def test_what_happens_is_announced_once(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    said = table.view.announcer.history

    table.view.advance((CardDiscarded(3, card("8c")),), table.observation)
    table.view.announcer.say("The same.")
    table.view.announcer.say("The same.")

    history = table.view.announcer.history
    assert len(said) == 0
    assert history[-2:] == ["Tomás discarded the eight of clubs.", "The same."]


def test_the_factory_leaves_other_objects_alone(qtbot: QtBot) -> None:
    table = Sitting(qtbot)

    face = QAccessible.queryAccessibleInterface(table.view.viewport())

    assert not isinstance(face, TableInterface)


def test_a_reader_hears_where_the_focus_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Sitting(qtbot)
    told: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    heard = "canasta_qt.table.interaction.focus.tell_focus"
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


def test_a_focus_move_is_said_once_by_the_focus_itself(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Sitting(qtbot)
    table.answer_with(TO_ACES)
    told: list[QAccessible.Event] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    update = lambda event: told.append(event.type())  # noqa: E731
    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    table.key(Qt.Key.Key_9)
    table.key(Qt.Key.Key_Space)
    QApplication.processEvents()
    told.clear()

    table.view.focusNextPrevChild(True)  # noqa: FBT003 - Qt's argument
    QApplication.processEvents()

    assert told == [QAccessible.Event.Focus]
    (focused,) = [stop.name for stop in table.view.context.focus._stops if stop.focused]
    assert focused == "aces, 3 cards, 60 points; Add to aces"


def test_the_list_follows_the_table(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    face = QAccessible.queryAccessibleInterface(table.view)
    before = face.childCount()

    table.view.show_view(seen("classic_4 pile=6h hands=4s5s/(9)/(9)/(8)"))

    assert (before, face.childCount()) == (34, 9)
    child = face.child(0)
    assert child is not None
    assert child.text(QAccessible.Text.Name) == "five of spades, 1 of 2"
    assert face.indexOfChild(child) == 0


def test_the_stop_of_the_ring_has_the_focus(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    with qtbot.waitExposed(table.view):
        table.view.setFocus()
    table.key(Qt.Key.Key_9)

    focused = [stop.name for stop in table.view.stops if stop.focused]

    assert focused == ["nine of diamonds, 13 of 24"]


def test_readers_hear_of_feet_toppers_and_closed_ranks(qtbot: QtBot) -> None:
    hands = "4s5s6s/(9)/(9)/(8)/(8)/(8)"
    feet = "-/(11)/(11)/(11)/(11)/(11)"
    melds = "[9s9h9d9c9s9h9d3h]/[KsKhKd]/-/-/-/-"
    text = "family_hand_and_foot turn=0.play"
    table = Sitting(
        qtbot, f"{text} hands={hands} feet={feet} melds={melds} burnt=9 pile=6h"
    )
    scene = table.view.scene()
    assert scene.table_state is not None
    said = whole_table(scene.table_state, scene.people, scene.words.pile)
    names = [stop.name for stop in table.view.stops]

    assert any("11 cards in the foot" in name for name in names)
    assert any("on it: three of hearts" in name for name in names)
    assert "Clara: kings, 3 cards, 30 points; nines closed." in said
