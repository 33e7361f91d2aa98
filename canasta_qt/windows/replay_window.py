"""Window of a replay, with its own table and controls, independent of the game in the
main window."""

from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QPushButton, QStyle, QWidget

from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import (
    SHIFT,
    Key,
    action_with_key,
    key_name,
    keys_with_modifier,
)
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.overrides import override
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.main_area import MainArea
from canasta_qt.windows.widgets.card_row import HandsStrip, NamedHands
from canasta_qt.windows.widgets.choices import SETTINGS, Speed
from canasta_qt.windows.widgets.geometry import MIN_WINDOW_SIZE
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.parts import ComboBox, JumpSlider, label, make_button
from canasta_qt.windows.widgets.style import (
    IconButton,
    add_items,
    hbox,
    vbox,
    with_properties,
)
from canasta_qt.wording.advice.sentences import review_summary

PACE_NAMES: Final = (Speed.SLOW, Speed.NORMAL, Speed.FAST, Speed.FASTEST)
"""Speeds of a replay; all of them show animations."""
_DIAMOND: Final = 5.5
"""Half the width and height of a diamond, in pixels."""
_AIR: Final = 38
"""Pixels of the reserved width of a button in addition to its text and key."""
_BUTTON_PADDING_PX: Final = 24
"""Pixels of the width of a button that are neither text nor key."""
_LARGE_TEXT_FACTOR: Final = 1.3
"""Text factor from which only the numbers of the progress of a review are shown."""


class ReviewState(Enum):
    """State of the review of the replayed round."""

    NOBODY = "nobody"
    """Only bots have played, so there is nothing to review."""
    TOO_EARLY = "too early"
    """The round is not finished; a review would give hints."""
    POSSIBLE = "possible"
    RUNNING = "running"
    """A review of this or of another round is running."""
    DONE = "done"


@dataclass(frozen=True, kw_only=True)
class ReplayPosition:
    """Position of a replay: indexes of round and frame, and the actions that are
    possible there."""

    round_index: int = 0
    round_count: int = 1
    frame_index: int = 0
    frame_count: int = 1
    marked_frames: tuple[int, ...] = ()
    """Indexes of the frames of this round at which the replay stops."""
    has_mark_before: bool = False
    has_mark_after: bool = False
    is_playing: bool = False
    is_round_over: bool = False
    """True if the round was finished, so that all hands may be shown."""
    player_names: tuple[str, ...] = ()
    """Names of the players by seat."""
    seat: int = 0
    review_state: ReviewState = ReviewState.NOBODY
    review_progress: tuple[int, int] = (0, 0)
    """Numbers of decisions reviewed so far, and of all decisions."""


class MarkedSlider(JumpSlider):
    """Slider over the frames of a round, with a diamond at each mark.

    The window handles the keys.
    """

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.marks: tuple[int, ...] = ()

    def show_marks(self, marks: tuple[int, ...]) -> None:
        """Set the indexes of the marked frames."""
        self.marks = marks
        self.update()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore all keys, so that the window handles them."""
        event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slider and a diamond over each mark."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(current_look().colours.brass))
        painter.setPen(QColor(current_look().colours.text))
        length = QStyle.PixelMetric.PM_SliderLength
        handle = self.style().pixelMetric(length, None, self)
        room, middle = self.width() - handle, self.height() / 2
        for mark in self.marks:
            ends = (self.minimum(), self.maximum())
            at = QStyle.sliderPositionFromValue(*ends, mark, room)
            x, d = at + handle / 2, _DIAMOND
            corners = ((x, middle - d), (x + d, middle), (x, middle + d))
            points = [QPointF(*corner) for corner in (*corners, (x - d, middle))]
            painter.drawPolygon(QPolygonF(points))
        painter.end()


class ReplayBar(QFrame):
    """Slider and buttons of a replay.

    Signals of the bar are for requests by several controls or by keys; receivers
    connect to single controls, such as `slider`, directly.
    """

    play_requested = Signal()
    step_requested = Signal(int)
    turn_requested = Signal(int)
    round_requested = Signal(int)
    mark_requested = Signal(int)
    pace_chosen = Signal(object)
    hands_requested = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        with_properties(self, kind="chrome")
        self.slider = MarkedSlider()
        self.slider.setAccessibleName(tr("Position in the round"))
        self.hand = label("", "strong")
        self.count = label("", "quiet")
        self._make_buttons()
        self.pace = ComboBox(tr("Replay speed"))
        speeds = SETTINGS["speed"]
        names = dict(zip(speeds.values, speeds.value_names(), strict=True))
        self.pace.addItems([names[pace] for pace in PACE_NAMES])
        self.pace.activated.connect(self._on_pace)
        self.seats = ComboBox(tr("Seen from"))
        words = tr("All hands")
        self.all_hands = with_properties(
            QPushButton(words), kind="segment", place="only"
        )
        self.all_hands.setAccessibleName(words)
        self.all_hands.setCheckable(True)
        self.all_hands.toggled.connect(self._on_hands)
        self.review = QPushButton(tr("Review"))
        self.review.setAccessibleName(tr("Review round"))
        self.what_if = QPushButton(tr("What if"))
        told = tr("Play on from here; the record stays as it is")
        set_tooltip(self.what_if, action_with_key(told, "W"))
        self.panel = IconButton(
            Icon.PANEL, action_with_key(tr("Side panel"), Key.Key_F9)
        )
        buttons = (self.play, self.pace, self.all_hands, self.review, self.what_if)
        for control in (self.slider, self.seats, *buttons):
            # Buttons must not keep the focus after a click.
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()

    def _make_buttons(self) -> None:
        back, on = (keys_with_modifier(SHIFT, "←"), keys_with_modifier(SHIFT, "→"))
        up, down = key_name(Key.Key_PageUp), key_name(Key.Key_PageDown)
        marks, mark_back = self.mark_requested, key_name(Key.Key_M, SHIFT)
        rows = (
            (Icon.HAND_BACK, tr("Previous round"), up, self.round_requested, -1),
            (Icon.TURN_BACK, tr("Previous turn"), back, self.turn_requested, -1),
            (Icon.STEP_BACK, tr("Previous step"), "←", self.step_requested, -1),
            (Icon.STEP_ON, tr("Next step"), "→", self.step_requested, 1),
            (Icon.TURN_ON, tr("Next turn"), on, self.turn_requested, 1),
            (Icon.HAND_ON, tr("Next round"), down, self.round_requested, 1),
            (Icon.MARK_BACK, tr("Previous key moment"), mark_back, marks, -1),
            (Icon.MARK_ON, tr("Next key moment"), "M", marks, 1),
        )
        self.buttons: list[IconButton] = []
        for kind, words, key, signal, direction in rows:
            button = IconButton(kind, action_with_key(words, key))
            button.clicked.connect(partial(signal.emit, direction))
            self.buttons.append(button)
        self._play_words = (tr("Play", "replay"), tr("Pause", "replay"))
        words, key = self._play_words[0], key_name(Key.Key_Space)
        self.play = make_button(words, self.play_requested, "", key)

    def _lay_out(self) -> None:
        slider = (self.slider, 1)
        above = add_items(hbox(spacing=14), self.hand, slider, self.count, self.seats)
        add_items(above, self.all_hands, self.pace)
        ways = self.buttons
        below = add_items(hbox(spacing=4), *ways[:3], 6, self.play, 6, *ways[3:6], 14)
        add_items(below, *ways[6:], None, self.what_if, 8, self.review, 8, self.panel)
        add_items(vbox(self, margins=(16, 8, 12, 10), spacing=4), above, below)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Reserve the width of the check mark, and of the longest texts of the
        buttons."""
        super().showEvent(event)
        _reserve(self.all_hands, "✓ " + self.all_hands.accessibleName())
        _reserve(self.review, _progress_text((88, 88)))
        _reserve(self.play, max(self._play_words, key=len), key_name(Key.Key_Space))

    def show_position(self, position: ReplayPosition) -> None:
        """Show the position of the replay and enable the possible actions."""
        hand, last = number_text(position.round_index + 1), position.frame_count - 1
        self.hand.setText(tr("Round {n}").format(n=hand))
        words = tr("{n} of {total}")
        frame, frames = number_text(position.frame_index), number_text(last)
        self.count.setText(words.format(n=frame, total=frames))
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
            self.slider.setValue(position.frame_index)
        self.slider.show_marks(position.marked_frames)
        self.play.setText(self._play_words[position.is_playing])
        begun, on = position.frame_index > 0, position.frame_index < last
        more = position.round_index < position.round_count - 1
        marks = (position.has_mark_before, position.has_mark_after)
        possible = (
            position.round_index > 0 or begun,
            begun,
            begun,
            on,
            on,
            more,
            *marks,
        )
        for button, enabled in zip(self.buttons, possible, strict=True):
            button.setEnabled(enabled)
        self.play.setEnabled(more or on)
        self.what_if.setEnabled(on or not position.is_round_over)
        self._show_review(position)
        self.all_hands.setEnabled(position.is_round_over)
        if not position.is_round_over:
            self.all_hands.setChecked(False)
        later = tr("Available after the round")
        set_tooltip(self.all_hands, "" if position.is_round_over else later)
        self._show_seats(position, later)

    def _show_seats(self, place: ReplayPosition, later: str) -> None:
        """List the seats from which the table can be shown, if the round is over and no
        hand is secret.

        Before that, the list is disabled and has the tooltip `later`.
        """
        known = tuple(map(self.seats.itemText, range(self.seats.count())))
        if known != place.player_names:
            self.seats.clear()
            self.seats.addItems(place.player_names)
        self.seats.setCurrentIndex(place.seat)
        self.seats.setEnabled(place.is_round_over)
        set_tooltip(self.seats, tr("Seen from") if place.is_round_over else later)

    def _show_review(self, place: ReplayPosition) -> None:
        state = place.review_state
        running = state is ReviewState.RUNNING
        words = {
            ReviewState.NOBODY: tr("You made no decisions in this round"),
            ReviewState.TOO_EARLY: tr("Available after the round"),
            ReviewState.POSSIBLE: action_with_key(tr("Find your worst decisions"), "R"),
            ReviewState.RUNNING: action_with_key(tr("Stop the review"), "R"),
            ReviewState.DONE: tr("Done: the replay stops at each key moment")
            if place.marked_frames
            else review_summary(0),
        }
        name, text = tr("Review round"), tr("Review")
        if running:
            text = _progress_text(place.review_progress)
            name = f"{name}. {text}"
        self.review.setAccessibleName(name)
        self.review.setText(text)
        set_tooltip(self.review, words[state])
        self.review.setVisible(state is not ReviewState.NOBODY)
        self.review.setEnabled(running or state is ReviewState.POSSIBLE)

    def choose_pace(self, pace: Speed) -> None:
        """Select a speed without emitting a signal."""
        self.pace.setCurrentIndex(PACE_NAMES.index(pace))

    def _on_hands(self, shown: bool) -> None:  # noqa: FBT001 - the signal's
        mark = "✓ " if shown else ""
        self.all_hands.setText(mark + self.all_hands.accessibleName())
        self.hands_requested.emit(shown)

    def _on_pace(self, index: int) -> None:
        self.pace_chosen.emit(PACE_NAMES[index])


def _progress_text(reviewed: tuple[int, int]) -> str:
    """Return the progress of a review: `Checking 4 of 23`, or with large text `4 of
    23`."""
    done, total = map(number_text, reviewed)
    words = tr("Checking {n} of {total}")
    if current_look().text_factor >= _LARGE_TEXT_FACTOR:
        words = tr("{n} of {total}")
    return words.format(n=done, total=total)


def _reserve(button: QPushButton, words: str, key: str = "") -> None:
    """Make a button wide enough for a text, and for the name of a key, that it may show
    later."""
    button.ensurePolished()
    metrics = button.fontMetrics()
    room = _AIR + (metrics.horizontalAdvance(key) + _BUTTON_PADDING_PX if key else 0)
    button.setMinimumWidth(metrics.horizontalAdvance(words) + room)


class ReplayWindow(QWidget):
    """Window with table, side panel and controls of a replay; it emits a signal for
    each action."""

    ends_requested = Signal(int)
    """Emitted with -1 to show the first frame of the round, with 1 to show the last
    one."""
    closed = Signal()

    def __init__(self, table: QWidget, parent: QWidget | None) -> None:
        """Show `table`, the table for the frames of the replay; `parent` owns the
        window."""
        super().__init__(parent, Qt.WindowType.Window)
        with_properties(self, kind="chrome")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumSize(MIN_WINDOW_SIZE)
        self.area = MainArea(table)
        self.hands = HandsStrip()
        self.hands.hide()
        self.bar = ReplayBar()
        self.bar.panel.clicked.connect(self.area.toggle_panel)
        column = vbox(self, margins=0, spacing=0)
        add_items(column, (self.area, 1), self.hands, self.bar)

    def show_position(self, position: ReplayPosition, title: str) -> None:
        """Show the position of the replay, and the title of the window."""
        self.setWindowTitle(title)
        self.bar.show_position(position)

    def show_hands(self, hands: NamedHands | None) -> None:
        """Show the hands of the other players; None hides them."""
        if hands is not None:
            self.hands.show_hands(hands)
        self.hands.setVisible(hands is not None)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys that no child widget has handled."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        bar = self.bar
        match event.key():
            case Qt.Key.Key_Space:
                bar.play_requested.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                by = 1 if key == Qt.Key.Key_Right else -1
                (bar.turn_requested if shift else bar.step_requested).emit(by)
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown as key:
                bar.round_requested.emit(1 if key == Qt.Key.Key_PageDown else -1)
            case Qt.Key.Key_Home | Qt.Key.Key_End as key:
                self.ends_requested.emit(1 if key == Qt.Key.Key_End else -1)
            case Qt.Key.Key_M:
                bar.mark_requested.emit(-1 if shift else 1)
            case Qt.Key.Key_A:
                bar.all_hands.click()
            case Qt.Key.Key_R | Qt.Key.Key_W as key:
                (bar.review if key == Qt.Key.Key_R else bar.what_if).click()
            case Qt.Key.Key_F9:
                self.area.toggle_panel()
            case Qt.Key.Key_Escape:
                self.close()
            case _:
                super().keyPressEvent(event)
                return
        event.accept()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Emit the signal for the end of the replay."""
        super().closeEvent(event)
        self.closed.emit()
