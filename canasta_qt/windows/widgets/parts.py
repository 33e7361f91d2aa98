"""Small widgets shared by several windows: labels, buttons, rows of choices."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTextDocument,
    QTextOption,
    QValidator,
    QWheelEvent,
)

from canasta_qt.art.typefaces import text_font
from canasta_qt.look.keys import key_name
from canasta_qt.look.plain_text import bind_separators, set_tooltip
from canasta_qt.look.tokens import (
    BODY_FONT,
    DIALOG_BUTTON_FONT,
    KEY_CAP_FONT,
    MAIN_BUTTON_FONT,
    DurationMs,
)
from canasta_qt.overrides import override
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.widgets.look import current_look, scaled_pixels
from canasta_qt.windows.widgets.style import add_items, hbox, with_properties

_CAP_PADDING: Final = 6
"""Padding at the left and right of the text of a key cap, in pixels."""
_CAP_GAP: Final = 9
"""Gap between the text of a button and its key cap, in pixels."""
_CAP_MARGIN: Final = 12
"""Least number of pixels at the left of the text and at the right of the key cap."""
_COMBO_EXTRA_WIDTH: Final = 48
"""Width in pixels of a combo box without its text: padding, chevron, border."""


_WORD: Final = re.compile(r"\S{40}(?=\S)")
"""Matches 40 characters of a longer word; the word may be broken after them."""


class _Label(QtWidgets.QLabel):
    @override
    def setText(self, text: str) -> None:
        """Set the text; words wider than any window can be broken."""
        if self.textFormat() is Qt.TextFormat.PlainText:
            text = bind_separators(_WORD.sub("\\g<0>\u200b", text))
        super().setText(text)


def label(text: str, role: str = "body", *, wrap: bool = False) -> QtWidgets.QLabel:
    """Return a label with plain text; `role` is the text role in the style sheet."""
    made = with_properties(_Label(), role=role)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    made.setWordWrap(wrap)
    if wrap:
        policies = QtWidgets.QSizePolicy.Policy
        made.setSizePolicy(policies.Preferred, policies.Minimum)
    return made


def rich_label(html: str, role: str = "body", *, wrap: bool = True) -> QtWidgets.QLabel:
    """Return a label with HTML written by the program; text from outside must be
    escaped."""
    made = label("", role, wrap=wrap)
    made.setTextFormat(Qt.TextFormat.RichText)
    made.setText(html)
    return made


def html_document(html: str, width: int) -> QTextDocument:
    """Return an HTML document wrapped at a width, with the font of body text."""
    made = QTextDocument()
    made.setDocumentMargin(0)
    made.setDefaultFont(text_font(BODY_FONT, current_look().text_factor))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    made.setDefaultTextOption(option)
    made.setHtml(f'<div style="color:{current_look().colours.text}">{html}</div>')
    made.setTextWidth(width)
    return made


def quiet_label(
    text: str, role: str = "body", *, wrap: bool = False
) -> QtWidgets.QLabel:
    """Return a label with plain text in the quiet colour."""
    return with_properties(label(text, role, wrap=wrap), quiet="true")


def quiet_rich_label(html: str, role: str = "body") -> QtWidgets.QLabel:
    """Return a label in the quiet colour with HTML written by the program."""
    return with_properties(rich_label(html, role), quiet="true")


class ElidedLabel(QtWidgets.QLabel):
    """Label with one line of text; if it is elided, the tooltip has the whole text."""

    def __init__(self, text: str, role: str = "body") -> None:
        """Show `text`; `role` is the text role in the style sheet."""
        super().__init__()
        with_properties(self, role=role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        policies = QtWidgets.QSizePolicy.Policy
        self.setSizePolicy(policies.Expanding, policies.Preferred)

    @override
    def setText(self, text: str) -> None:
        super().setText(text)
        set_tooltip(self, text)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return a width for a few letters."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), 40), hint.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the elided text."""
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        room = self.contentsRect()
        elide = Qt.TextElideMode.ElideRight
        words = self.fontMetrics().elidedText(self.text(), elide, room.width())
        painter.drawText(room, self.alignment(), words)
        painter.end()


def separator(kind: str = "rule") -> QtWidgets.QFrame:
    """Return a separator line; `kind` is its kind in the style sheet, such as `rule` or
    `upright`."""
    return with_properties(QtWidgets.QFrame(), kind=kind)


class KeyButton(QtWidgets.QPushButton):
    """Button with the name of its key in a key cap at its right end.

    Buttons side by side show all their key caps or none.
    """

    def __init__(self, text: str, key: str = "", variant: str = "") -> None:
        """Create a button; `variant` is its kind in the style sheet, or empty. `key` is
        only shown, and handled by the dialog or the table."""
        super().__init__(text)
        self.setAutoDefault(False)
        self.set_key(key)
        if variant:
            with_properties(self, kind=variant)

    def set_key(self, key: str) -> None:
        """Show another key; an empty one shows no key cap. Screen readers name the key
        of a default button, which is Enter."""
        self.key = key
        self.setDefault(key == key_name(Qt.Key.Key_Enter))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return a size in which text and key cap fit."""
        hint = super().sizeHint()
        return hint + QSize(self._cap_width(), 0)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the size for the text alone: a narrow button hides its key cap."""
        return self.sizeHint() - QSize(self._cap_width(), 0)

    def _cap_width(self) -> int:
        if not self.key:
            return 0
        metrics = self.fontMetrics()
        return metrics.horizontalAdvance(self.key) + 2 * _CAP_PADDING + _CAP_GAP

    @property
    def _shows_key(self) -> bool:
        """Whether the key cap is shown: there is a key, and no visible button beside
        this one is too narrow for its own key cap."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        beside = (self.parent() or self).findChildren(KeyButton, options=direct)
        cramped = any(not each.isHidden() and each._is_narrow for each in beside)
        return bool(self.key) and not cramped

    @property
    def _is_narrow(self) -> bool:
        """Whether the button has a key but no room for a key cap."""
        width = self.fontMetrics().horizontalAdvance(self.text())
        least = width + self._cap_width() + 2 * _CAP_MARGIN
        return bool(self.key) and self.width() < least

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, its text at the left and the key cap at the right."""
        if not self._shows_key:
            super().paintEvent(event)
            return
        width = self.fontMetrics().horizontalAdvance(self.text())
        option = QtWidgets.QStyleOptionButton()
        self.initStyleOption(option)
        words, option.text = self.text(), ""
        painter = QtWidgets.QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawControl(QtWidgets.QStyle.ControlElement.CE_PushButton, option)
        start = (self.width() - width - self._cap_width()) / 2
        painter.setPen(self.palette().buttonText().color())
        room = QRectF(start, 0, width + 2, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        self._paint_cap(painter, start + width + _CAP_GAP)
        painter.end()

    def _paint_cap(self, painter: QPainter, left: float) -> None:
        role = DIALOG_BUTTON_FONT
        if self.property("kind") == "primary":
            role = MAIN_BUTTON_FONT
        factor = QFontInfo(self.font()).pixelSize() / role.size
        painter.setFont(text_font(KEY_CAP_FONT, factor))
        width = self._cap_width() - _CAP_GAP
        height = self.fontMetrics().height() + 2
        cap = QRectF(left, (self.height() - height) / 2, width, height)
        colour = QColor(self.palette().buttonText().color())
        painter.setPen(QPen(colour, 1))
        painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.key)


class CopyButton(KeyButton):
    """Dialog button that copies a text and for a moment has the label “Copied”."""

    def __init__(
        self, name: str, pressed: Callable[[], object], variant: str = ""
    ) -> None:
        """Create a button with the label `name`; `pressed` calls `copy_text`, at once
        or later."""
        super().__init__(name, variant=variant)
        # a click leaves the focus where it is, so that Enter does not copy again
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(_button_height(variant))
        self._name, self._end = name, QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(partial(self.setText, name))
        self.clicked.connect(pressed)

    @override
    def sizeHint(self) -> QSize:
        """Return a size for either label."""
        texts = self.text(), self._name, tr("Copied")
        widths = list(map(self.fontMetrics().horizontalAdvance, texts))
        return super().sizeHint() + QSize(max(widths) - widths[0], 0)

    def copy_text(self, text: str) -> None:
        """Copy a text to the clipboard."""
        QGuiApplication.clipboard().setText(text)
        self.setText(tr("Copied"))
        self._end.start(DurationMs.COPIED)


class ComboBox(QtWidgets.QComboBox):
    """Combo box with a chevron in the colour of the text."""

    def __init__(self, name: str) -> None:
        """Create a combo box without items; `name` is its accessible name.

        On Linux, Qt reports the value of a combo box as its name, and screen readers
        read the label beside the combo box: so there is a hidden label with the name.
        """
        super().__init__()
        self.setAccessibleName(name)
        self._label = label(name)
        self._label.setBuddy(self)
        self.setItemDelegate(QtWidgets.QStyledItemDelegate(self))
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToContents)
        self.currentTextChanged.connect(partial(set_tooltip, self))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Make the hidden label a sibling of the combo box, where Qt searches for
        it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ParentChange:
            self._label.setParent(self.parentWidget())
            self._label.hide()

    @override
    def sizeHint(self) -> QSize:
        """Return a width in which the longest item fits."""
        hint, words = super().sizeHint(), map(self.itemText, range(self.count()))
        widest = max(map(self.fontMetrics().horizontalAdvance, words), default=0)
        return hint.expandedTo(QSize(widest + _COMBO_EXTRA_WIDTH + 1, 0))

    @override
    def initStyleOption(self, option: QtWidgets.QStyleOptionComboBox) -> None:
        """Elide text that does not fit; the tooltip then has the whole text."""
        super().initStyleOption(option)
        room, elide = self.width() - _COMBO_EXTRA_WIDTH, Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(
            self.currentText(), elide, room
        )

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field and the chevron, which the style sheet cannot draw."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, y = self.width() - 18.0, self.height() / 2
        painter.setPen(QPen(self.palette().text().color(), 1.6))
        side = min(self.fontMetrics().height() / 4, 8.0)
        points = ((x - side, y - side / 2), (x, y + side / 2), (x + side, y - side / 2))
        painter.drawPolyline(QPolygonF([QPointF(*point) for point in points]))
        painter.end()


class SearchField(QtWidgets.QLineEdit):
    """Search field with a button that clears the text; Esc does the same."""

    def __init__(self, name: str, words: str) -> None:
        """Create a field; `name` is the accessible name, `words` the text of the empty
        field."""
        super().__init__(clearButtonEnabled=True)
        self.setAccessibleName(name)
        self.setPlaceholderText(words)
        for button in self.findChildren(QtWidgets.QToolButton):
            button.setAccessibleName(tr("Clear"))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear the field on Esc; if it is empty, the dialog handles the Esc."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            event.accept()
        else:
            super().keyPressEvent(event)


class PlainSpinBox(QtWidgets.QSpinBox):
    """Spin box without buttons; the mouse wheel does not change its number.

    A number beyond the limits can be typed, while Qt would refuse its last digit. The
    limits are then shown below the field, and at the loss of the focus the nearest
    number within the limits replaces the typed one.
    """

    def __init__(self, limits: tuple[int, int], step: int = 1) -> None:
        """Create a spin box; `limits` are the least and the largest number."""
        super().__init__(minimum=limits[0], maximum=limits[1], singleStep=step)
        self.lineEdit().textEdited.connect(self._on_typed)

    @override
    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Accept numbers within the limits, numbers beyond them, and the beginning of a
        number."""
        state, *_ = super().validate(text, position)
        if state is QValidator.State.Invalid and (text == "-" or self._is_beyond(text)):
            state = QValidator.State.Intermediate
        return state, text, position

    def _is_beyond(self, text: str) -> bool:
        """Return whether a text is a number beyond the limits that no further digit can
        bring within them."""
        number, is_number = self.locale().toLongLong(text)
        return is_number and not min(self.minimum(), 0) <= number <= self.maximum()

    @override
    def fixup(self, text: str) -> str:
        """Return the nearest number within the limits."""
        number, is_number = self.locale().toLongLong(text)
        if not is_number:
            return super().fixup(text)
        return self.textFromValue(max(self.minimum(), min(number, self.maximum())))

    def _on_typed(self, text: str) -> None:
        """Show the limits below the field if a number is beyond them."""
        words = tr("A number from {least} to {most}.")
        least, most = map(number_text, (self.minimum(), self.maximum()))
        told = words.format(least=least, most=most) if self._is_beyond(text) else ""
        below = self.mapToGlobal(self.rect().bottomLeft())
        QtWidgets.QToolTip.showText(below, told, self)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the mouse wheel, so that scrolling a page changes no value."""
        event.ignore()


class NumberBox(QtWidgets.QWidget):
    """Number field with two buttons that change the number like the arrow keys."""

    changed = Signal(object)

    def __init__(self, name: str, limits: tuple[int, int], step: int) -> None:
        """Create a field; `name` is the accessible name, `limits` are the least and the
        largest number."""
        super().__init__()
        self.field = PlainSpinBox(limits, step)
        self.field.setFixedWidth(scaled_pixels(104))
        self.field.lineEdit().setTextMargins(scaled_pixels(9), 0, 0, 0)
        self.field.setAccessibleName(name)
        self.field.valueChanged.connect(self.changed.emit)
        row = add_items(hbox(self, margins=0, spacing=4), self.field)
        less, more = tr("Less: {rule}"), tr("More: {rule}")
        steps = (("−", less, self.field.stepDown), ("+", more, self.field.stepUp))
        for sign, words, does in steps:
            button = make_button(sign, does, "step")
            button.setAccessibleName(words.format(rule=name))
            button.setFixedSize(scaled_pixels(32), scaled_pixels(32))
            button.setAutoRepeat(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        row.addStretch()

    def value(self) -> int:
        return self.field.value()

    def show_value(self, value: int) -> None:
        """Show a number without emitting a signal."""
        if value != self.field.value():
            with QSignalBlocker(self.field):
                self.field.setValue(value)


class JumpSlider(QtWidgets.QSlider):
    """Slider whose handle moves to the position of a press, instead of one step towards
    it."""

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the handle to the mouse pointer, and begin to drag it."""
        if event.button() is Qt.MouseButton.LeftButton:
            length = QtWidgets.QStyle.PixelMetric.PM_SliderLength
            handle = self.style().pixelMetric(length, None, self)
            at = round(event.position().x() - handle / 2)
            ends, room = (self.minimum(), self.maximum()), self.width() - handle
            value = QtWidgets.QStyle.sliderValueFromPosition(*ends, at, room)
            self.setSliderPosition(value)
        super().mousePressEvent(event)


class ChoiceRow(QtWidgets.QWidget):
    """Row of buttons of which exactly one is checked."""

    chosen = Signal(int)

    def __init__(
        self, name: str, buttons: Sequence[QtWidgets.QAbstractButton], spacing: int
    ) -> None:
        """Create a row; `name` is its accessible name."""
        super().__init__()
        self.setAccessibleName(name)
        self.buttons = tuple(buttons)
        self._group = QtWidgets.QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self._group.buttonToggled.connect(self._on_toggled)
        row = hbox(self, margins=0, spacing=spacing, wraps=True)
        for index, button in enumerate(buttons):
            button.setCheckable(True)
            self._group.addButton(button, index)
            row.addWidget(button)
        row.addStretch(1)

    @property
    def chosen_index(self) -> int:
        """Index of the checked button; -1 if none is checked."""
        return self._group.checkedId()

    def choose_index(self, index: int) -> None:
        """Check the button with an index without emitting a signal."""
        self.buttons[index].setChecked(True)

    def _on_toggled(self) -> None:
        """Let Tab stop only at the checked button; arrow keys check the others."""
        strong, click = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus
        for button in self.buttons:
            button.setFocusPolicy(strong if button.isChecked() else click)


class SegmentedControl(ChoiceRow):
    """Segmented control: a few texts side by side, of which one has a check mark."""

    def __init__(self, words: Sequence[str], name: str) -> None:
        """Create a segment for each text in `words`; `name` is the accessible name."""
        self._words = tuple(words)
        places = ("first", *["middle"] * (len(self._words) - 2), "last")
        buttons = []
        for text, place in zip(self._words, places, strict=True):
            button = with_properties(
                QtWidgets.QPushButton(text), kind="segment", place=place
            )
            button.setAutoDefault(False)
            button.setAccessibleName(f"{name}: {text}")
            buttons.append(button)
        super().__init__(name, buttons, spacing=0)

    @override
    def _on_toggled(self) -> None:
        """Put a check mark before the text of the checked segment."""
        super()._on_toggled()
        for button, text in zip(self.buttons, self._words, strict=True):
            button.setText("✓ " + text if button.isChecked() else text)

    @override
    def resizeEvent(self, event: object) -> None:
        """Show the segments as separate buttons if they need several lines."""
        wrapped = self.buttons[0].y() != self.buttons[-1].y()
        if self.buttons[0].property("wrapped") != wrapped:
            for button in self.buttons:
                with_properties(button, wrapped=wrapped)

    @override
    def showEvent(self, event: object) -> None:
        """Reserve the width of a check mark in every segment, so that none moves when
        another is checked."""
        for button, text in zip(self.buttons, self._words, strict=True):
            metrics = button.fontMetrics()
            button.setMinimumWidth(metrics.horizontalAdvance("✓ " + text) + 34)


def make_button(
    text: str,
    pressed: Callable[[], object] | SignalInstance,
    variant: str = "",
    key: str = "",
) -> KeyButton:
    """Return a dialog button that calls a function or emits a signal when it is
    pressed."""
    made = KeyButton(text, key, variant)
    made.setMinimumHeight(_button_height(variant))
    made.clicked.connect(pressed)
    return made


def _button_height(variant: str) -> int:
    return MAIN_BUTTON_FONT.size + 21 if variant else 34
