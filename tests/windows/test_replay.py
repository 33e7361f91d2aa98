"""The window of a replay: what its buttons and keys ask for, what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.cards import parse_card
from canasta_qt.windows.replay_window import Place, ReplayWindow, ReviewState
from canasta_qt.windows.widgets.choices import Speed
from canasta_qt.windows.widgets.style import Look

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
MIDDLE = Place(
    hand=1,
    hands=3,
    index=10,
    frames=41,
    marks=(5, 20),
    mark_before=True,
    mark_after=True,
    over=True,
    review=ReviewState.POSSIBLE,
)


class Shown:
    """A window over an empty table, and what it asks for."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = ReplayWindow(QWidget(), Look(), None)
        qtbot.addWidget(self.window)
        self.bar = self.window.bar
        self.asked: list[tuple[str, object]] = []
        for name in ("stepped", "turned", "hand_asked", "mark_asked", "place_asked"):
            self._hear(name)
        for name in ("pace_chosen", "hands_asked"):
            self._hear(name)
        self.bar.play_asked.connect(lambda: self.asked.append(("play", None)))
        self.bar.review_asked.connect(lambda: self.asked.append(("review", None)))
        self.window.ends_asked.connect(lambda by: self.asked.append(("ends", by)))
        self.window.resize(1024, 700)
        self.window.show_place(MIDDLE, "Replay")
        self.window.show()

    def _hear(self, name: str) -> None:
        signal = getattr(self.bar, name)
        signal.connect(lambda value: self.asked.append((name, value)))


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Shown]:
    made = Shown(qtbot)
    yield made
    made.window.close()


@pytest.mark.parametrize(
    ("key", "modifier", "asked"),
    [
        (Key.Key_Space, None, ("play", None)),
        (Key.Key_Left, None, ("stepped", -1)),
        (Key.Key_Right, None, ("stepped", 1)),
        (Key.Key_Left, SHIFT, ("turned", -1)),
        (Key.Key_Right, SHIFT, ("turned", 1)),
        (Key.Key_PageUp, None, ("hand_asked", -1)),
        (Key.Key_PageDown, None, ("hand_asked", 1)),
        (Key.Key_Home, None, ("ends", -1)),
        (Key.Key_End, None, ("ends", 1)),
        (Key.Key_M, None, ("mark_asked", 1)),
        (Key.Key_M, SHIFT, ("mark_asked", -1)),
        (Key.Key_A, None, ("hands_asked", True)),
        (Key.Key_R, None, ("review", None)),
    ],
)
def test_every_key_asks_for_its_way(
    shown: Shown,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier | None,
    asked: tuple[str, object],
) -> None:
    QTest.keyClick(shown.window, key, modifier or Qt.KeyboardModifier.NoModifier)

    assert shown.asked == [asked]


def test_the_slider_leaves_the_keys_to_the_window(shown: Shown) -> None:
    shown.bar.slider.setFocus()

    QTest.keyClick(shown.bar.slider, Key.Key_Right)
    QTest.keyClick(shown.bar.slider, Key.Key_PageDown)

    assert shown.asked == [("stepped", 1), ("hand_asked", 1)]


def test_every_button_asks_for_what_it_says(shown: Shown) -> None:
    for button in shown.bar.buttons.values():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert shown.asked == [
        ("hand_asked", -1),
        ("turned", -1),
        ("stepped", -1),
        ("stepped", 1),
        ("turned", 1),
        ("hand_asked", 1),
        ("mark_asked", -1),
        ("mark_asked", 1),
    ]


def test_a_click_does_not_take_the_keys_away(shown: Shown) -> None:
    table = shown.window.stage.table
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.setFocus()
    bar = shown.bar
    controls = [bar.play, bar.all_hands, bar.review, *shown.bar.buttons.values()]

    for control in controls:
        QTest.mouseClick(control, Qt.MouseButton.LeftButton)
        assert table.hasFocus(), control.text()


def test_the_slider_goes_where_it_is_pressed_and_is_not_told_of_its_place(
    shown: Shown,
) -> None:
    slider = shown.bar.slider
    QTest.mouseClick(
        slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 2, 10)
    )
    assert shown.asked == [("place_asked", 40)]

    shown.window.show_place(Place(index=3, frames=9), "Replay")
    assert slider.value() == 3
    assert shown.asked == [("place_asked", 40)]


def test_what_cannot_be_done_is_not_offered(shown: Shown) -> None:
    shown.window.show_place(Place(frames=5), "Replay")
    can = {name for name, button in shown.bar.buttons.items() if button.isEnabled()}
    assert can == {"step_on", "turn_on"}
    assert shown.bar.play.isEnabled()
    assert not shown.bar.all_hands.isEnabled()

    shown.window.show_place(Place(index=4, frames=5), "Replay")
    can = {name for name, button in shown.bar.buttons.items() if button.isEnabled()}
    assert can == {"hand_back", "turn_back", "step_back"}
    assert not shown.bar.play.isEnabled()


@pytest.mark.parametrize(
    ("state", "words", "enabled", "seen"),
    [
        (ReviewState.POSSIBLE, "Review", True, True),
        (ReviewState.RUNNING, "3 of 14", True, True),
        (ReviewState.TOO_EARLY, "Review", False, True),
        (ReviewState.DONE, "Review", False, True),
        (ReviewState.NOBODY, "Review", False, False),
    ],
)
def test_the_review_says_how_far_it_is_and_whether_it_can_be_asked_for(
    shown: Shown, state: ReviewState, words: str, *, enabled: bool, seen: bool
) -> None:
    place = replace(MIDDLE, review=state, reviewed=(3, 14))
    shown.window.show_place(place, "Replay")

    button = shown.bar.review
    assert button.text() == words
    assert (button.isEnabled(), button.isVisible()) == (enabled, seen)
    spoken = button.accessibleName()
    assert spoken.startswith("Review round")
    assert ("3 of 14" in spoken) == (state is ReviewState.RUNNING)


def test_the_place_is_said_in_words(shown: Shown) -> None:
    assert shown.bar.hand.text() == "Round 2 of 3"
    assert shown.bar.count.text() == "10 of 40"
    assert shown.bar.play.text() == "Play"

    shown.window.show_place(Place(playing=True, frames=2), "Replay")
    assert shown.bar.play.text() == "Pause"


def test_readers_hear_a_name_of_every_control(shown: Shown) -> None:
    controls = [
        each
        for each in shown.bar.findChildren(QWidget)
        if isinstance(each, QAbstractButton)
        or each in (shown.bar.slider, shown.bar.pace)
    ]

    assert len(controls) == 15
    for control in controls:
        spoken = QAccessible.queryAccessibleInterface(control)
        assert spoken.text(QAccessible.Text.Name)
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus, control


def test_marks_are_painted_where_the_slider_will_be(shown: Shown) -> None:
    slider = shown.bar.slider
    plain = slider.grab().toImage()
    brass = Look().colours.brass.lower()

    def columns(image: QImage) -> list[int]:
        middle = image.height() // 2
        found = [
            x
            for x in range(image.width())
            if image.pixelColor(x, middle).name().lower() == brass
        ]
        starts = found[:1] + [b for a, b in pairwise(found) if b - a > 1]
        return [round(x / image.width() * 40) for x in starts]

    assert columns(plain) == [5, 20]
    shown.window.show_place(Place(frames=41), "Replay")
    assert columns(slider.grab().toImage()) == []


def test_all_hands_are_shown_with_names_and_counts(shown: Shown) -> None:
    hands = [
        ("Clara", (parse_card("4h"), parse_card("Kd"))),
        ("Anton", ()),
        ("Tomás", (parse_card("Xr"),)),
    ]
    shown.window.show_hands(hands)

    strip = shown.window.hands
    assert strip.isVisible()
    assert [row.cards for row in strip.rows] == [
        (parse_card("Kd"), parse_card("4h")),
        (),
        (parse_card("Xr"),),
    ]
    assert strip.rows[0].accessibleName() == "king of diamonds, four of hearts"

    shown.window.show_hands(None)
    assert not strip.isVisible()


def test_a_pace_is_chosen_and_shown(shown: Shown) -> None:
    shown.bar.choose_pace(Speed.FAST)
    assert shown.bar.pace.currentText() == "Fast"
    shown.bar.pace.setFocus()

    QTest.keyClick(shown.bar.pace, Key.Key_Down)

    assert shown.asked == [("pace_chosen", Speed.FASTEST)]


def test_escape_closes_the_window_and_says_so(qtbot: QtBot, shown: Shown) -> None:
    with qtbot.waitSignal(shown.window.closed):
        QTest.keyClick(shown.window, Key.Key_Escape)

    assert not shown.window.isVisible()
