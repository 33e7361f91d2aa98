"""Start page: three large cards with a picture and a button, on felt."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QSizePolicy, QWidget

from canasta_qt.art import pixmaps
from canasta_qt.art.portraits import Mood, Portrait
from canasta_qt.cards import CARD_BY_TEXT
from canasta_qt.look.tokens import SHEET_CORNER_RADIUS, Palette, Shadow
from canasta_qt.overrides import override
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.widgets.card_row import paint_card
from canasta_qt.windows.widgets.look import Look, current_look, scaled_pixels
from canasta_qt.windows.widgets.painted_widget import PaintedWidget, paint_shadow
from canasta_qt.windows.widgets.parts import (
    SegmentedControl,
    label,
    make_button,
    quiet_label,
)
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.style import (
    add_items,
    hbox,
    style_sheet,
    vbox,
    with_properties,
)

PaintBackground: TypeAlias = Callable[[QtGui.QPainter, QRectF, Palette], None]
_TARGET: Final = 5000
"""Target score of the longer game of the second card."""
_CARD_WIDTH_PX: Final = 350
"""Largest width of a start card, in pixels at text factor 1."""
_PICTURE_HEIGHT_PX: Final = 214
"""Height of a picture in pixels if the page has enough room."""
_MIN_NAMED_HEIGHT_PX: Final = 470
"""Height in pixels from which the page shows the name of the program."""
_USUAL_SIZE_PX: Final = 1280, 760
"""Width and height in pixels of a page with scale 1."""
_MAX_SCALE: Final = 1.4
"""Largest scale of the contents of the page."""
_FRAME: Final = 10
"""Margin around the page, in pixels."""
_EDGE: Final = 12
"""Margin above and below the contents of the page, in pixels."""
_SIDE: Final = 24
"""Margin at the left and right of the contents of the page, in pixels."""
_GAP: Final = 14
"""Vertical gap between the contents of the page, in pixels."""
_ASIDE_RATIO: Final = 1.25
"""Distance of the portrait or foot from the middle of the cards beside it, in card
widths."""
_PICTURES: Final = (
    ("KsKhKd2c", 0.46, 5.0, -0.4),
    ("AsAdQcQdTs9h8s7d5s", 0.31, 3.5, 0.0),
    ("4h5h6h7h8h9hTh", 0.26, 0.0, -0.6),
)
"""For each picture: cards, distance between them in card widths, rotation in degrees, x
offset of the middle."""


class StartChoice(NamedTuple):
    """Texts of a start card, and the function that its button calls."""

    title: str
    sentence: str
    note: str
    button_text: str
    on_pressed: Callable[[], object]


class _Picture(QFrame):
    """Cards on leather; the first picture also has the portrait of the coach, the last
    one a foot."""

    def __init__(self, number: int) -> None:
        super().__init__()
        with_properties(self, kind="leather")
        self._number = number
        self.setMaximumHeight(_PICTURE_HEIGHT_PX)

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint the cards as large as the widget permits."""
        super().paintEvent(event)
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.translate(QRectF(self.rect()).center())
        width = round(min(0.4 * self.height(), 0.225 * self.width()))
        text, pitch, turn, left = _PICTURES[self._number - 1]
        cards = [CARD_BY_TEXT[text[at : at + 2]] for at in range(0, len(text), 2)]
        for place, card in enumerate(cards, start=-(len(cards) // 2)):
            at = QPointF(left + pitch * place, 0.004 * turn * place**2) * width
            paint_card(painter, card, at, width, turn=turn * place)
        aside, ratio = QPointF(_ASIDE_RATIO * width, 0), self.devicePixelRatioF()
        if self._number == 1:
            frame, who = (width, ratio, current_look().colours), Portrait.ANTON
            face = pixmaps.portrait(who, Mood.PLEASED, *frame, active=True)
            painter.drawPixmap(aside - QPointF(width, width) / 2, face)
        elif text is _PICTURES[-1][0]:
            for under in (QPointF(3, -2), QPointF(0, 0)):
                paint_card(painter, None, aside + under, width)
        painter.end()


class StartCard(QFrame):
    """Picture, text and a button with its key; a click anywhere on the card presses the
    button."""

    def __init__(self, number: int, offer: StartChoice, field: QWidget | None) -> None:
        """Create the start card with the key `number`; a `field` is placed above the
        button."""
        super().__init__()
        with_properties(self, kind="door")
        title, sentence, note, button, pressed = offer
        self.setAccessibleName(title)
        self.button = make_button(button, pressed, "primary", str(number))
        self.button.setAccessibleName(f"{title}: {button}")
        self.button.setAccessibleDescription(f"{sentence} {note}".strip())
        self.setMaximumWidth(scaled_pixels(_CARD_WIDTH_PX))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policies = QSizePolicy.Policy
        self.setSizePolicy(policies.Ignored, policies.Preferred)
        self.below = QWidget()
        lines = vbox(self.below, margins=(20, 16, 16, 18), spacing=8)
        add_items(lines, label(title, "heading", wrap=True))
        add_items(lines, label(sentence, "lead", wrap=True))
        if note:
            lines.addWidget(quiet_label(note, wrap=True))
        if field is not None:
            lines.addWidget(field)
        add_items(lines, None, 4, add_items(hbox(), self.button, None))
        self.picture = _Picture(number)
        column = vbox(self, margins=0, spacing=0)
        add_items(column, (self.picture, 1), self.below)

    def set_scale(self, look: Look) -> None:
        """Set the sizes for the text factor of a look."""
        self.setMaximumWidth(look.scaled_pixels(_CARD_WIDTH_PX))
        self.picture.setMaximumHeight(look.scaled_pixels(_PICTURE_HEIGHT_PX))

    def show_focus(self, focus: QWidget) -> None:
        """Show the button as the primary one if `focus` is in the card, so that Enter
        presses it."""
        with_properties(self.button, lit=str(self.isAncestorOf(focus)).lower())

    @override
    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        """Press the button on a click."""
        if self.rect().contains(event.position().toPoint()):
            self.button.click()


class _CardArea(PaintedWidget):
    """Scrolled contents of the page, with shadows around the start cards and a ring
    around the focused one."""

    def __init__(self, doors: Sequence[StartCard]) -> None:
        super().__init__()
        self._cards = doors
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)
        for door in doors:
            door.installEventFilter(self)

    def _on_focus(self) -> None:
        for door in self._cards:
            door.show_focus(self.window().focusWidget() or self)
        self.update()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Repaint around a start card that has moved; focus a start card under the
        moving pointer if another one has the focus."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.update()
        focus = self.window().focusWidget() or self
        if event.type() == QEvent.Type.HoverMove and self.isAncestorOf(focus):
            (door,) = (each for each in self._cards if each is watched)
            if not door.isAncestorOf(focus):
                door.button.setFocus()
        return False

    @override
    def event(self, event: QEvent) -> bool:
        """Align the texts of all start cards; pictures shrink if necessary."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._align()
        return super().event(event)

    def _align(self) -> None:
        # The width with a scroll bar.
        most = max(door.below.heightForWidth(door.width() - 4) for door in self._cards)
        for door in self._cards:
            door.below.setMinimumHeight(most)
            door.setMaximumHeight(most + door.picture.maximumHeight())

    @override
    def draw(self, painter: QtGui.QPainter) -> None:
        """Paint shadows, and a brass ring around the focused start card."""
        brass, focus = current_look().colours.brass, self.window().focusWidget() or self
        for door in self._cards:
            place = QRectF(door.geometry())
            paint_shadow(painter, Shadow.DIALOG, place, SHEET_CORNER_RADIUS)
            if door.isAncestorOf(focus):
                painter.setPen(QtGui.QPen(QtGui.QColor(brass), 4))
                edge = place.adjusted(-3, -3, 3, 3)
                painter.drawRoundedRect(
                    edge, SHEET_CORNER_RADIUS + 3, SHEET_CORNER_RADIUS + 3
                )


class StartPage(QWidget):
    """Page with three start cards, which have the keys 1, 2 and 3, and with links
    below."""

    leave_requested = Signal()

    def __init__(
        self,
        ground: PaintBackground,
        choices: Sequence[StartChoice],
        links: Sequence[tuple[str, Callable[[], object]]],
        *,
        is_first_time: bool,
    ) -> None:
        """Create the page; `ground` paints the felt, and each of `choices` gets a start
        card.

        At the first start of the program, `is_first_time`, the second card has a field
        for the length of the game.
        """
        super().__init__()
        self._ground = ground
        self._scale = 1.0
        self.setAccessibleName(tr("Start page"))
        to = tr("To {points}").format(points=number_text(_TARGET))
        self.length = SegmentedControl((tr("One round"), to), tr("Length"))
        self.length.choose_index(0)
        fields = None, self.length if is_first_time else None, None
        self.cards = tuple(map(StartCard, (1, 2, 3), choices, fields))
        hall = _CardArea(self.cards)
        column = vbox(hall, margins=(_SIDE, _EDGE, _SIDE, _EDGE), spacing=_GAP)
        self._name = with_properties(label(tr("Canasta"), "end_heading"), felt="true")
        asked = with_properties(
            label(tr("How would you like to begin?"), "lead"), felt="true"
        )
        for words in (self._name, asked):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = add_items(
            hbox(spacing=22), None, *((door, 60) for door in self.cards), None
        )
        add_items(column, (None, 1), self._name, asked, (row, 60))
        add_items(column, _footer(links, is_first_time=is_first_time), (None, 1))
        page = vbox(self, margins=(_FRAME, _FRAME, _FRAME, _FRAME))
        add_items(page, ScrollPage(hall))
        self.setFocusProxy(self.cards[0].button)
        for door in self.cards:
            door.button.installEventFilter(self)
            door.show_focus(self.cards[0].button)  # Qt notifies only active windows

    def _update_scale(self) -> None:
        """Set the scale of the contents in steps, according to the size of the page."""
        room = min(self.width() / _USUAL_SIZE_PX[0], self.height() / _USUAL_SIZE_PX[1])
        scale = min(max(math.floor(room * 10) / 10, 1.0), _MAX_SCALE)
        if scale != self._scale:
            self._scale = scale
            usual = current_look()
            look = replace(usual, text_factor=usual.text_factor * scale)
            self.setStyleSheet(style_sheet(look.colours, look.text_factor))
            for door in self.cards:
                door.set_scale(look)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move between start cards with the arrow keys, before the buttons handle these
        keys; store the focused card, which gets the focus back after a dialog."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.setFocusProxy(watched)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QtGui.QKeyEvent):
            steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
            if step := steps.get(Qt.Key(event.key())):
                on = [door.button is watched for door in self.cards].index(True)
                self.cards[min(max(on + step, 0), 2)].button.setFocus()
                return True
        return super().eventFilter(watched, event)

    @override
    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Update the scale; show the name of the program if there is room."""
        super().resizeEvent(event)
        self._update_scale()
        self._name.setVisible(self.height() >= scaled_pixels(_MIN_NAMED_HEIGHT_PX))

    @override
    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Press the button with the typed number, or on Enter the button of the focused
        start card or the focused link; on Esc leave the page."""
        focus, key = self.window().focusWidget(), event.key()
        if key == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_3:
            self.cards[key - Qt.Key.Key_1].button.click()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            doors = (door for door in self.cards if focus and door.isAncestorOf(focus))
            pressed = next((door.button for door in doors), focus)
            if isinstance(pressed, QPushButton):
                pressed.click()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint the felt."""
        painter = QtGui.QPainter(self)
        self._ground(painter, QRectF(self.rect()), current_look().colours)
        painter.end()


def _footer(
    links: Sequence[tuple[str, Callable[[], object]]], *, is_first_time: bool
) -> QWidget:
    """Return the row of links below the start cards."""
    footer = QWidget()
    row = add_items(hbox(footer, spacing=16, wraps=True), None)
    if is_first_time:
        told = tr("Lessons and practice are always in the menu Learn.")
        add_items(row, with_properties(label(told), felt="true"))
    for words, opens in links:
        add_items(row, with_properties(make_button(words, opens), kind="felt_link"))
    add_items(row, None)
    return footer
