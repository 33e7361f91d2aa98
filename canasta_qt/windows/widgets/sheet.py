"""Dialogs: widgets inside the main window, above a veil over the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import SHIFT, key_name
from canasta_qt.look.tokens import SHEET_CORNER_RADIUS, Shadow
from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.look import current_look, scaled_pixels
from canasta_qt.windows.widgets.painted_widget import paint_shadow
from canasta_qt.windows.widgets.parts import (
    CopyButton,
    KeyButton,
    label,
    make_button,
    quiet_label,
    separator,
)
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.style import (
    IconButton,
    add_items,
    hbox,
    vbox,
    with_properties,
)

_TOP: Final = 30
"""Height of the row of the heading, in pixels."""
_MARGIN: Final = 16
"""Least horizontal distance between a dialog and the window, in pixels."""
_WINDOW_GAP_PX: Final = 8
"""Least vertical distance between a dialog and the window, in pixels."""
WINDOW_HEIGHT_PX: Final = 9_999
"""Preferred height of a dialog with a long text, which thus gets the height of the
window."""
_THIN_VEIL_DIVISOR: Final = 4
"""Divisor of the alpha of the veil if the table is to remain visible."""
_PAGE_SLACK_PX: Final = 4
"""Pixels added to the computed height of a page, which may be a little too small."""
_EXTRA_WIDTH: Final = 60
"""Difference in pixels between the widths of a dialog and of its page: margins and a
scroll bar."""
_SCROLL_KEYS: Final = frozenset(
    (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)
)


class Sheet(QFrame):
    """Base class of dialogs: heading, body, row of buttons.

    Subclasses fill `body` and `buttons`. `closed` is emitted once.
    """

    closed = Signal()
    is_translucent = False
    """True if the veil is so thin that the table is visible."""
    keeps_menus = False
    """True if the menus remain enabled while the dialog is the topmost one."""

    def __init__(
        self, heading: str, size: tuple[int, int], *, bare: bool = False
    ) -> None:
        """Create the dialog with a preferred size in pixels, which a small window
        reduces.

        A `bare` dialog has neither background, heading nor close button.
        """
        super().__init__()
        self._size = size
        self.first: QWidget | None = None
        """Widget that gets the focus when the dialog opens; None for the first
        widget."""
        self._whole: tuple[ScrollPage, QWidget] | None = None
        self.setAccessibleName(heading)
        self.heading = label(heading, "title")
        self._close = IconButton(Icon.CLOSE, tr("Close"), "close")
        self._close.clicked.connect(self.close_sheet)
        self.body = vbox(margins=(20, 14, 20, 12), spacing=12)
        self.buttons = hbox(margins=(20, 4, 20, 16), spacing=10, wraps=True)
        self.corner = quiet_label("")
        """Text at the right of the heading."""
        top = hbox(margins=(20, 8, 12, 8))
        add_items(top, (self.heading, 1), self.corner, self._close)
        top.addStrut(_TOP)  # the same height with and without a close button
        column = vbox(self, margins=1, spacing=0)
        if not bare:
            with_properties(self, kind="sheet")
            add_items(column, top, separator())
        add_items(column, (self.body, 1), self.buttons)

    @property
    def opaque_rect(self) -> QRectF:
        """Return the bounds of the opaque part of the dialog."""
        return QRectF(self.rect())

    def add_close_button(self, *left: QWidget) -> None:
        """Add the widgets `left` and, at the right end, a close button, which has the
        focus at first."""
        self.first = make_button(tr("Close"), self.close_sheet, "primary")
        add_items(self.buttons, *left, None, self.first)

    def preferred_size(self) -> tuple[int, int]:
        """Return the preferred width and height, multiplied by the text factor, but no
        less than the contents need."""
        width, height = self._size
        hint = self.minimumSizeHint()
        page = 0 if self._whole is None else self._whole[1].sizeHint().width()
        return (
            max(scaled_pixels(width), hint.width(), page + _EXTRA_WIDTH),
            max(scaled_pixels(height), hint.height()),
        )

    def show_content(self, inside: QWidget) -> ScrollPage:
        """Add a page to the body; return the page, which scrolls if the window is too
        low for it."""
        layout = inside.layout()
        if layout is not None and layout.hasHeightForWidth():
            inside.setMinimumHeight(1)  # else that of the least width
        page = ScrollPage(inside)
        self._whole = page, inside
        add_items(self.body, (page, 1))
        return page

    def page_height(self, width: int) -> int:
        """Return the height of the dialog in pixels at which its page need not scroll,
        for a width of the dialog."""
        column = self.layout()
        if column is None or self._whole is None:
            return 0
        page, inside = self._whole
        edges = [each.contentsMargins() for each in (column, self.body)]
        room = width - sum(each.left() + each.right() for each in edges)
        room -= page.verticalScrollBar().sizeHint().width()  # a shown bar remains
        usual = max(page.sizeHint().height(), page.minimumSizeHint().height())
        around = column.heightForWidth(width) - usual
        least = inside.minimumHeight() or inside.minimumSizeHint().height()
        return around + max(inside.heightForWidth(room), least) + _PAGE_SLACK_PX

    def set_preferred_size(self, size: tuple[int, int]) -> None:
        """Change the preferred size, and place the dialog again."""
        self._size = size
        veil = self.parentWidget()
        if isinstance(veil, Veil):
            veil.center_sheets()

    def close_sheet(self) -> None:
        self.closed.emit()

    def close_and_emit(self, signal: SignalInstance, *values: object) -> None:
        """Close the dialog, then emit one of its signals."""
        self.close_sheet()
        signal.emit(*values)

    def on_enter_key(self) -> None:
        """Press the main button, or close the dialog if there is none."""
        buttons = self.findChildren(KeyButton)
        primary = (each for each in buttons if each.property("kind") == "primary")
        next(primary, self._close).click()

    @override
    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Handle a key: Esc closes the dialog, keys such as Page Down scroll, Enter
        presses the focused button or else the main one, and the key shown on a button
        presses that button."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, KeyButton | IconButton):
                focused.click()
            else:
                self.on_enter_key()
        elif event.key() in _SCROLL_KEYS and self._whole is not None:
            QApplication.sendEvent(self._whole[0].verticalScrollBar(), event)
        elif (button := self._button_with_key(event)) is not None:
            button.click()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _button_with_key(self, event: QtGui.QKeyEvent) -> KeyButton | None:
        modifiers = event.modifiers()
        if modifiers == SHIFT:  # a question mark needs Shift
            modifiers = Qt.KeyboardModifier.NoModifier
        name = key_name(Qt.Key(event.key()), modifiers)
        buttons = self.findChildren(KeyButton)
        shown = (each for each in buttons if each.isVisibleTo(self))
        return next((each for each in shown if each.key == name), None)


class Veil(QWidget):
    """Widget over the window while dialogs are open; only the topmost dialog can have
    the focus.

    A dialog opened from another dialog is above that one.
    """

    sheet_closed = Signal()

    def __init__(self, window: QWidget) -> None:
        """Create a hidden veil for `window`."""
        super().__init__(window)
        self.top_widget: QWidget | None = None
        """Widget at the upper edge of the window that dialogs leave uncovered, or
        None."""
        self._window = window
        self._sheets: list[Sheet] = []
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        window.installEventFilter(self)

    @property
    def top_sheet(self) -> Sheet | None:
        """The topmost dialog; None if none is open."""
        return self._sheets[-1] if self._sheets else None

    def open_sheet(self, sheet: Sheet) -> None:
        """Open a dialog above the others."""
        if self._sheets:
            self._sheets[-1].setEnabled(False)
            self._sheets[-1].hide()
        self._sheets.append(sheet)
        sheet.setParent(self)
        sheet.closed.connect(partial(self._on_closed, sheet))
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        sheet.show()  # fonts are set now; the height of a page follows from them
        self.center_sheets()
        sheet.raise_()
        (sheet.first or sheet).setFocus()

    def put_aside(self) -> list[Sheet]:
        """Hide all dialogs without closing them; return the dialogs, the topmost one
        last."""
        aside, self._sheets = self._sheets, []
        for sheet in aside:
            sheet.hide()
        self.hide()
        self.sheet_closed.emit()
        return aside

    def center_sheets(self) -> None:
        """Centre all dialogs, and reduce them to the size of the window."""
        above = _MARGIN
        if self.top_widget is not None and self.top_widget.isVisible():
            above = self.top_widget.height() + _WINDOW_GAP_PX
        for sheet in self._sheets:
            width, height = sheet.preferred_size()
            width = min(width, self.width() - 2 * _MARGIN)
            height = max(height, sheet.page_height(width))
            height = min(height, self.height() - above - _WINDOW_GAP_PX)
            left = (self.width() - width) // 2
            top = max(above, (self.height() - height) // 2)
            sheet.setGeometry(left, top, width, height)
        self.update()

    def _on_closed(self, sheet: Sheet) -> None:
        sheet.deleteLater()
        if sheet not in self._sheets:
            return  # `put_aside` has hidden the dialogs
        self._sheets.remove(sheet)
        sheet.hide()
        if self._sheets:
            self._sheets[-1].setEnabled(True)
            self._sheets[-1].show()
            (self._sheets[-1].first or self._sheets[-1]).setFocus()
            self.update()
        else:
            self.hide()
        self.sheet_closed.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Resize the veil and place the dialogs when the window is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._window.rect())
            self.center_sheets()
        return super().eventFilter(watched, event)

    @override
    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Ignore presses beside the dialog."""
        event.accept()

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint the veil and the shadows of the dialogs."""
        painter = QtGui.QPainter(self)
        veil = QtGui.QColor(current_look().colours.dialog_veil)
        if self._sheets and self._sheets[-1].is_translucent:
            veil.setAlpha(veil.alpha() // _THIN_VEIL_DIVISOR)
        painter.fillRect(event.rect(), veil)
        for sheet in self._sheets[-1:]:
            opaque = sheet.opaque_rect.translated(sheet.pos())
            paint_shadow(painter, Shadow.DIALOG, opaque, SHEET_CORNER_RADIUS)
        painter.end()


class QuestionSheet(Sheet):
    """Dialog with a question and a button for each answer.

    The last answer is without consequences: its button has the focus, and Enter presses
    it.
    """

    def __init__(
        self,
        heading: str,
        text: str,
        answers: Sequence[tuple[str, Callable[[], object] | None]],
    ) -> None:
        """Show the question; `answers` are texts of buttons, each with a function to
        call or None."""
        super().__init__(heading, (560, 200))
        add_items(self.body, label(text, wrap=True), None)
        *others, (words, safe) = answers
        for name, act in others:
            add_items(self.buttons, make_button(name, partial(self._answer, act)))
        self.first = make_button(words, partial(self._answer, safe), "primary")
        add_items(self.buttons, None, self.first)

    def _answer(self, act: Callable[[], object] | None) -> None:
        self.close_sheet()
        if act is not None:
            act()


def share_row(text: str) -> QHBoxLayout:
    """Return a row with a text to share and a button that copies the text."""
    line = QLineEdit(text, readOnly=True)
    line.setAccessibleName(tr("Share your result"))
    line.setCursorPosition(0)
    copy = CopyButton(tr("Copy"), lambda: copy.copy_text(text))
    return add_items(hbox(spacing=10), (line, 1), copy)


class CopySheet(Sheet):
    """Dialog with a text to share and a button that copies the text."""

    def __init__(self, heading: str, why: str, text: str) -> None:
        """Show `text` to copy; `why` is a sentence about the use of the text."""
        super().__init__(heading, (720, 520))
        self.text = QPlainTextEdit(text, readOnly=True)
        self.text.setAccessibleName(heading)
        add_items(self.body, label(why, "lead", wrap=True), (self.text, 1))
        copy = CopyButton(
            tr("Copy"), lambda: copy.copy_text(self.text.toPlainText()), "primary"
        )
        close = make_button(tr("Close"), self.close_sheet)
        add_items(self.buttons, None, close, copy)
        self.first = copy
