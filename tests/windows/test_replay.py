"""The replay window: requests of its buttons and keys, and what it shows."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.windows.replay_window import ReplayPosition, ReplayWindow, ReviewState
from canasta_qt.windows.widgets.choices import Speed

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
MIDDLE = ReplayPosition(
    round_index=1,
    round_count=3,
    frame_index=10,
    frame_count=41,
    marked_frames=(5, 20),
    has_mark_before=True,
    has_mark_after=True,
    is_round_over=True,
    review_state=ReviewState.POSSIBLE,
)


class Shown:
    """A replay window over an empty table, and the requests it emits."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = ReplayWindow(QWidget(), None)
        qtbot.addWidget(self.window)
        self.bar = self.window.bar
        self.asked: list[tuple[str, object]] = []
        for name in (
            "step_requested",
            "turn_requested",
            "round_requested",
            "mark_requested",
            "frame_requested",
        ):
            self._hear(name)
        for name in ("pace_chosen", "hands_requested"):
            self._hear(name)
        self.bar.play_requested.connect(lambda: self.asked.append(("play", None)))
        self.bar.review_requested.connect(lambda: self.asked.append(("review", None)))
        self.window.ends_requested.connect(lambda by: self.asked.append(("ends", by)))
        self.window.resize(1024, 700)
        self.window.show_position(MIDDLE, "Replay")
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
        (Key.Key_Left, None, ("step_requested", -1)),
        (Key.Key_Right, None, ("step_requested", 1)),
        (Key.Key_Left, SHIFT, ("turn_requested", -1)),
        (Key.Key_Right, SHIFT, ("turn_requested", 1)),
        (Key.Key_PageUp, None, ("round_requested", -1)),
        (Key.Key_PageDown, None, ("round_requested", 1)),
        (Key.Key_Home, None, ("ends", -1)),
        (Key.Key_End, None, ("ends", 1)),
        (Key.Key_M, None, ("mark_requested", 1)),
        (Key.Key_M, SHIFT, ("mark_requested", -1)),
        (Key.Key_A, None, ("hands_requested", True)),
        (Key.Key_R, None, ("review", None)),
    ],
)
def test_every_key_of_a_replay_emits_its_request(
    shown: Shown,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier | None,
    asked: tuple[str, object],
) -> None:
    QTest.keyClick(shown.window, key, modifier or Qt.KeyboardModifier.NoModifier)

    assert shown.asked == [asked]


def test_every_button_of_a_replay_emits_its_request(shown: Shown) -> None:
    """The slider moves to the click; setting its place emits nothing."""
    bar, asked = shown.bar, shown.asked
    for button in bar.buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == [
        ("round_requested", -1),
        ("turn_requested", -1),
        ("step_requested", -1),
        ("step_requested", 1),
        ("turn_requested", 1),
        ("round_requested", 1),
        ("mark_requested", -1),
        ("mark_requested", 1),
    ]
    asked.clear()

    slider = bar.slider
    QTest.mouseClick(
        slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 2, 10)
    )
    shown.window.show_position(ReplayPosition(frame_index=3, frame_count=9), "Replay")
    assert slider.value() == 3
    assert asked == [("frame_requested", 40)]
    asked.clear()

    bar.choose_pace(Speed.FAST)
    assert bar.pace.currentText() == "Fast"
    bar.pace.setFocus()
    QTest.keyClick(bar.pace, Key.Key_Down)
    assert asked == [("pace_chosen", Speed.FASTEST)]


@pytest.mark.parametrize(
    ("state", "words", "enabled", "seen"),
    [
        (ReviewState.POSSIBLE, "Review", True, True),
        (ReviewState.RUNNING, "Checking 3 of 14", True, True),
        (ReviewState.TOO_EARLY, "Review", False, True),
        (ReviewState.DONE, "Review", False, True),
        (ReviewState.NOBODY, "Review", False, False),
    ],
)
def test_the_review_button_shows_progress_and_is_enabled_when_possible(
    shown: Shown, state: ReviewState, words: str, *, enabled: bool, seen: bool
) -> None:
    place = replace(MIDDLE, review_state=state, review_progress=(3, 14))
    shown.window.show_position(place, "Replay")

    button = shown.bar.review
    assert button.text() == words
    assert (button.isEnabled(), button.isVisible()) == (enabled, seen)
    spoken = button.accessibleName()
    assert spoken.startswith("Review round")
    assert ("3 of 14" in spoken) == (state is ReviewState.RUNNING)
