"""Sheets over the window: drawn inside it, on a veil over the table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from canasta_qt.art.pixmaps import PIXMAPS, paint_shadow
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import CARD_RADIUS, RADIUS_SHEET, Shadow
from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.look import current_look, pixels
from canasta_qt.windows.widgets.parts import KeyButton, label, make_button, quiet, rule
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.style import IconButton, fill, hbox, marked, vbox

_TOP: Final = 30
_MARGIN: Final = 16
"""Least distance of a sheet from the edge of the window."""
_AIR: Final = 8
"""The same above and below, where room is scarcer."""
_THIN: Final = 4
_SLACK: Final = 4
"""What a page may be higher than it was reckoned."""
_BESIDE: Final = 60
"""What a sheet needs beside its page: margins and a scroll bar."""
SHEET_AS_CARD: Final = RADIUS_SHEET / CARD_RADIUS
"""Shadows are kept by card width; a card this wide has the corners of a sheet."""


class Sheet(QFrame):
    """The frame of every dialog: a heading, a body, a row of buttons.

    Subclasses fill `body` and `buttons`, and overwrite `on_enter` for the button that
    Enter stands for.  `closed` comes once, whatever closed it.
    """

    closed = Signal()
    shows_through = False
    """What happens under it is worth seeing: the veil is thin."""

    def __init__(
        self, heading: str, size: tuple[int, int], *, bare: bool = False
    ) -> None:
        """`size` is wanted, not promised: a small window makes the sheet smaller.

        A `bare` one has no line with heading and cross.
        """
        super().__init__()
        self._size = size
        self.first: QWidget | None = None
        """What has the focus at first."""
        self._whole: tuple[ScrollPage, QWidget] | None = None
        marked(self, kind="sheet")
        self.setAccessibleName(heading)
        self.heading = label(heading, "title")
        self._close = IconButton(Icon.CLOSE, tr("Close"), "close")
        self._close.clicked.connect(self.close_sheet)
        self.body = vbox(margins=(20, 14, 20, 12), spacing=12)
        self.buttons = hbox(margins=(20, 4, 20, 16), spacing=10, wraps=True)
        self.corner = quiet("")
        """At the right of the heading."""
        top = hbox(margins=(20, 8, 12, 8))
        fill(top, (self.heading, 1), self.corner, self._close)
        top.addStrut(_TOP)  # as high with a button to close as without
        column = vbox(self, margins=(1, 1, 1, 1), spacing=0)
        if not bare:
            fill(column, top, rule())
        fill(column, (self.body, 1), self.buttons)

    @property
    def shape(self) -> QRectF:
        """What of it is not transparent."""
        return QRectF(self.rect())

    def end_with_close(self, *left: QWidget) -> None:
        """Put a button that closes the sheet at the right end, with the first focus."""
        self.first = make_button(tr("Close"), self.close_sheet, "primary")
        fill(self.buttons, *left, None, self.first)

    def wanted(self) -> tuple[int, int]:
        """Width and height the sheet would like, grown with the text."""
        width, height = self._size
        hint = self.minimumSizeHint()
        page = 0 if self._whole is None else self._whole[1].sizeHint().width()
        return (
            max(pixels(width), hint.width(), page + _BESIDE),
            max(pixels(height), hint.height()),
        )

    def show_page(self, inside: QWidget) -> None:
        """Fill the body with a page, which scrolls only where the window is too low."""
        page = ScrollPage(inside)
        self._whole = page, inside
        fill(self.body, (page, 1))

    def high_for(self, width: int) -> int:
        """Return the height at which a page of this sheet need not scroll."""
        column = self.layout()
        if column is None or self._whole is None:
            return 0
        page, inside = self._whole
        edges = [each.contentsMargins() for each in (column, self.body)]
        room = width - sum(each.left() + each.right() for each in edges)
        around = column.heightForWidth(width) - page.sizeHint().height()
        least = inside.minimumHeight() or inside.minimumSizeHint().height()
        return around + max(inside.heightForWidth(room), least) + _SLACK

    def want(self, size: tuple[int, int]) -> None:
        """Ask for another size; the veil lays the sheet out again."""
        self._size = size
        veil = self.parentWidget()
        if isinstance(veil, Veil):
            veil.lay_out()

    def close_sheet(self) -> None:
        """Take the sheet away."""
        self.closed.emit()

    def on_enter(self) -> None:
        """Do what Enter stands for where no button has the focus: close."""
        self.close_sheet()

    @override
    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Esc closes, Enter is the main button."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _enter(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, KeyButton | IconButton):
            focused.click()
        else:
            self.on_enter()


class Veil(QWidget):
    """Covers the window while a sheet is open and keeps the focus in it.

    A sheet may be opened from another, which comes back when it is closed.
    """

    emptied = Signal()

    def __init__(self, window: QWidget) -> None:
        """Cover `window` whenever a sheet is open."""
        super().__init__(window)
        self.roof: QWidget | None = None
        """What stands at the top of the window; sheets leave it to be seen whole."""
        self._window = window
        self._sheets: list[Sheet] = []
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        window.installEventFilter(self)

    @property
    def sheet(self) -> Sheet | None:
        """The sheet in reach, if any is open."""
        return self._sheets[-1] if self._sheets else None

    def open(self, sheet: Sheet) -> None:
        """Show a sheet on top of what is there."""
        if self._sheets:
            self._sheets[-1].setEnabled(False)
            self._sheets[-1].hide()
        self._sheets.append(sheet)
        sheet.setParent(self)
        sheet.closed.connect(partial(self._on_closed, sheet))
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        self.lay_out()
        sheet.show()
        sheet.raise_()
        (sheet.first or sheet).setFocus()

    def lay_out(self) -> None:
        """Centre every sheet, no larger than the window allows."""
        seen = self.roof is not None and self.roof.isVisible()
        above = self.roof.height() + _AIR if self.roof is not None and seen else _MARGIN
        for sheet in self._sheets:
            width, height = sheet.wanted()
            width = min(width, self.width() - 2 * _MARGIN)
            height = max(height, sheet.high_for(width))
            height = min(height, self.height() - above - _AIR)
            left = (self.width() - width) // 2
            top = max(above, (self.height() - height) // 2)
            sheet.setGeometry(left, top, width, height)
        self.update()

    def _on_closed(self, sheet: Sheet) -> None:
        if sheet not in self._sheets:
            return
        self._sheets.remove(sheet)
        sheet.hide()
        sheet.deleteLater()
        if self._sheets:
            self._sheets[-1].setEnabled(True)
            self._sheets[-1].show()
            (self._sheets[-1].first or self._sheets[-1]).setFocus()
            self.update()
        else:
            self.hide()
            self.emptied.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._window.rect())
            self.lay_out()
        return super().eventFilter(watched, event)

    @override
    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Swallow presses beside the sheet."""
        event.accept()

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint the veil and the shadows of the sheets."""
        painter = QtGui.QPainter(self)
        veil = QtGui.QColor(current_look().colours.popover_veil)
        if self._sheets and self._sheets[-1].shows_through:
            veil.setAlpha(veil.alpha() // _THIN)
        painter.fillRect(event.rect(), veil)
        if current_look().shadows:
            ratio = self.devicePixelRatioF()
            patch = PIXMAPS.shadow(Shadow.DIALOG, SHEET_AS_CARD, ratio)
            for sheet in self._sheets[-1:]:
                paint_shadow(painter, patch, sheet.shape.translated(sheet.pos()))
        painter.end()


class AskSheet(Sheet):
    """A question; the last answer is the safe one: it has the focus, and Enter."""

    def __init__(
        self,
        heading: str,
        text: str,
        answers: Sequence[tuple[str, Callable[[], object] | None]],
    ) -> None:
        """`answers` are the words of buttons and what each does, if anything."""
        super().__init__(heading, (560, 200))
        fill(self.body, label(text, wrap=True), None)
        *others, (words, self._safe) = answers
        for name, act in others:
            fill(self.buttons, make_button(name, partial(self._answer, act)))
        self.first = make_button(words, self.on_enter, "primary")
        fill(self.buttons, None, self.first)

    @override
    def on_enter(self) -> None:
        """Give the safe answer."""
        self._answer(self._safe)

    def _answer(self, act: Callable[[], object] | None) -> None:
        self.close_sheet()
        if act is not None:
            act()


class CopySheet(Sheet):
    """A text to be sent to somebody, with a button that copies it."""

    def __init__(self, heading: str, why: str, text: str) -> None:
        """`why` says what the text is for."""
        super().__init__(heading, (720, 520))
        self.text = QPlainTextEdit(text, readOnly=True)
        self.text.setAccessibleName(heading)
        fill(self.body, label(why, "lead", wrap=True), (self.text, 1))
        self._said = quiet("")
        copy = make_button(tr("Copy"), self.copy, "primary")
        close = make_button(tr("Close"), self.close_sheet)
        fill(self.buttons, self._said, None, close, copy)
        self.first = copy

    def copy(self) -> None:
        """Put the text on the clipboard and say so."""
        QtGui.QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._said.setText(tr("Copied"))

    @override
    def on_enter(self) -> None:
        """Enter copies."""
        self.copy()
