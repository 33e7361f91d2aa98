"""The replay window: the requests of its buttons."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.cards import Card
from canasta_qt.windows.replay_window import ReplayPosition, ReplayWindow
from canasta_qt.windows.widgets.choices import Speed

MIDDLE = ReplayPosition(
    round_index=1,
    round_count=3,
    frame_index=10,
    frame_count=41,
    has_mark_before=True,
    has_mark_after=True,
)
SIGNALS = (
    "step_requested",
    "turn_requested",
    "round_requested",
    "mark_requested",
    "pace_chosen",
)


def test_every_button_of_a_replay_emits_its_request(qtbot: QtBot) -> None:
    """The slider moves to the click; setting its place emits nothing."""
    window = ReplayWindow(QWidget(), None)
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show_position(MIDDLE, "Replay")
    window.show()
    bar, asked = window.bar, list[tuple[str, object]]()
    for name in SIGNALS:
        getattr(bar, name).connect(lambda value, name=name: asked.append((name, value)))
    bar.slider.valueChanged.connect(lambda value: asked.append(("slider", value)))

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
    window.show_position(ReplayPosition(frame_index=3, frame_count=9), "Replay")
    assert slider.value() == 3
    assert asked == [("slider", 40)]
    asked.clear()

    bar.choose_pace(Speed.FAST)
    assert bar.pace.currentText() == "Fast"
    bar.pace.setFocus()
    QTest.keyClick(bar.pace, Qt.Key.Key_Down)
    assert asked == [("pace_chosen", Speed.FASTEST)]


def test_the_longer_of_the_open_hands_gets_the_free_width(qtbot: QtBot) -> None:
    """Regression: twenty cards were as wide as four, and no rank was readable."""
    window = ReplayWindow(QWidget(), None)
    qtbot.addWidget(window)
    window.resize(1024, 700)
    sizes = (20, 6, 4, 17, 6)
    window.show_hands([(f"Clara {n}", tuple(map(Card, range(n)))) for n in sizes])
    window.show()

    for row in window.hands.rows:
        assert row.width() >= row.sizeHint().width(), len(row.cards)
        assert row.height() >= row.sizeHint().height(), "only the tops were seen"
