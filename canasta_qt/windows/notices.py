"""Widgets over the table: notices that disappear after a while, and strips with
buttons."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6 import QtGui
from PySide6.QtCore import (
    QElapsedTimer,
    QMargins,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtWidgets import QFrame, QWidget

from canasta_qt.look.keys import Key, key_name
from canasta_qt.look.tokens import SHEET_CORNER_RADIUS, Shadow
from canasta_qt.overrides import override
from canasta_qt.windows.main_area import MainArea
from canasta_qt.windows.widgets.look import html_of_runs, scaled_pixels
from canasta_qt.windows.widgets.painted_widget import PaintedWidget, paint_shadow
from canasta_qt.windows.widgets.parts import label, make_button, rich_label
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties
from canasta_qt.wording.rich_text import Run, plain_text

NoticeButton: TypeAlias = tuple[str, Callable[[], object] | None]
"""Text of a button, and a function called after it has closed the strip, or None."""
_DISPLAY_TIME_MS: Final = 6000
READING_TIME_MS: Final = 1500
"""Milliseconds on the screen after which a notice counts as read."""
_MAX_WIDTH_PX: Final = 620
_NARROW_PX: Final = (280, 200)
"""Further widths of the text in pixels at text scale 1, for a place where a wider
notice would cover something."""
_ENDS_PX: Final = 52
"""Horizontal pixels of the window that the text cannot use: padding of the notice, and
a gap to the window's edges."""
_TOP_SHARE: Final = 0.15
"""Vertical position as share of the table height, which is below the plates and above
the own melds."""
_MAX_NOTICES: Final = 3
"""Largest number of texts below each other; older texts are dropped."""


class Banner(QFrame):
    """Notice that disappears after a while; it can show several texts below each
    other."""

    def __init__(self, window: QWidget, stage: MainArea, veil: QWidget) -> None:
        """Create the notice as child of `window`; it is placed on the page `stage`."""
        super().__init__(window)
        self._window = window
        self.stage = stage
        self._veil = veil
        self._shown_texts: dict[str, str] = {}
        self._is_held = False
        self._postponed_texts: dict[str, str] = {}
        """Texts by subject, to be shown after the count of a round."""
        with_properties(self, kind="card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = label("", "label", wrap=True)
        add_items(hbox(self, margins=(17, 11, 17, 11)), self._words)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_read)
        self._shown_time = QElapsedTimer()
        self._shown_time.start()
        self.hide()

    @property
    def shown_text(self) -> str:
        """The present text; empty while the notice is hidden."""
        return "" if self.isHidden() else self._words.text()

    def show_text(self, text: str, subject: str = "", *, waits: bool = False) -> None:
        """Show a sentence for a while, below unread sentences.

        The sentence replaces an earlier one with the same `subject`. With `waits` it is
        shown only after the count of a round.
        """
        if waits and self._is_held:
            self._postponed_texts[subject or text] = text
            return
        self._shown_texts.pop(subject or text, None)
        self._shown_texts[subject or text] = text
        self.show_unread()
        event = QtGui.QAccessibleAnnouncementEvent(self, text)
        QtGui.QAccessible.updateAccessibility(event)

    def withdraw_text(self, subject: str) -> bool:
        """Remove the postponed text about a subject; return whether there was one."""
        return self._postponed_texts.pop(subject, None) is not None

    def hold_notices(self, *, is_held: bool) -> None:
        """Postpone unread notices while a round is counted; show them afterwards.

        Texts without `waits`, such as answers to the player, are shown also during the
        count.
        """
        self._is_held = is_held
        if is_held:
            self._postponed_texts |= self._shown_texts
            self._on_read()
        else:
            self._shown_texts = self._postponed_texts | self._shown_texts
            self._postponed_texts = {}
            self.show_unread()

    def show_unread(self) -> None:
        """Show the texts that do not yet count as read."""
        if self._shown_texts:
            self._shown_texts = dict([*self._shown_texts.items()][-_MAX_NOTICES:])
            self._words.setText("\n".join(self._shown_texts.values()))
            self.show()
            self.center_on_table()
            self.raise_()
            self._timer.start(_DISPLAY_TIME_MS * len(self._shown_texts))
            self._shown_time.start()

    def hide_read(self) -> None:
        """Hide the notice if it counts as read."""
        if self._shown_time.elapsed() >= READING_TIME_MS:
            self._on_read()

    def center_on_table(self) -> None:
        """Centre the notice on the table, with the width at which it covers least.

        While a dialog is open, the notice is at the upper edge of the window, over the
        disabled menus.
        """
        if self.isHidden():
            return
        sizes = self._sizes()
        over = self.stage.table if self._veil.isHidden() else self._veil
        at = QRect(QPoint((over.width() - sizes[0].width()) // 2, 2), sizes[0])
        if over is not self._veil:
            at.moveTop(round(_TOP_SHARE * over.height()))
            at = self.stage.notice_rect(at, sizes, self)
        corner = over.mapTo(self._window, at.topLeft())
        self.setGeometry(QRect(QPoint(max(corner.x(), 8), corner.y()), at.size()))

    def _sizes(self) -> list[QSize]:
        """Return the sizes to be tried for the notice: with the fewest lines, then
        narrower ones with more lines."""
        self._words.ensurePolished()
        line_width = self._words.fontMetrics().horizontalAdvance
        most = min(scaled_pixels(_MAX_WIDTH_PX), self._window.width() - _ENDS_PX)
        width = min(most, 2 + max(map(line_width, self._words.text().split("\n"))))
        narrow = (each for each in map(scaled_pixels, _NARROW_PX) if each < width)
        around = self.sizeHint().width() - self._words.sizeHint().width()
        widths = [each + around for each in (width, *narrow)]
        return [QSize(each, self.heightForWidth(each)) for each in widths]

    def _on_read(self) -> None:
        self._timer.stop()
        self._shown_texts.clear()
        self.hide()


_SHADOW_MARGIN_PX: Final = 44
"""Margin for the shadow on each side, in pixels."""
_SHADOW_MARGINS: Final = QMargins(*(_SHADOW_MARGIN_PX,) * 4)
_STRIP_WIDTHS_PX: Final = (600, 440, 340)
"""Widths of a strip in pixels at text scale 1; narrower ones are used where the widest
would cover something."""


class NoticeStrip(PaintedWidget):
    """Sentence with two or three buttons over the table."""

    closed = Signal()
    """Emitted when a button is pressed, before the function of that button is
    called."""

    def __init__(
        self, text: Sequence[Run], ways: Sequence[NoticeButton], parent: QWidget
    ) -> None:
        """Create the strip; `ways` are texts and functions of its buttons. Enter
        presses the first button."""
        super().__init__(parent)
        self.on_escape: Callable[[], object] | None = None
        """Function called when Esc has closed the strip; if None, Esc does not close
        it."""
        self.setAccessibleName(plain_text(text))
        self.card = with_properties(QFrame(), kind="card")
        add_items(vbox(self, margins=_SHADOW_MARGIN_PX), self.card)
        column = vbox(self.card, margins=(18, 15, 18, 15), spacing=13)
        looks = (("primary", key_name(Key.Key_Enter)), ("", ""), ("", ""))
        self.buttons = []
        for (words, act), look in zip(ways, looks, strict=False):
            self.buttons.append(make_button(words, self.closed, *look))
            if act is not None:
                self.buttons[-1].clicked.connect(lambda _=False, do=act: do())
        self.main = self.buttons[0]
        row = add_items(hbox(spacing=10), *self.buttons, None)
        said = html_of_runs(text)
        add_items(column, rich_label(said, "lead"), row)

    def center_on_table(self, area: MainArea) -> None:
        """Place the strip near the middle of the table, where it covers least."""
        room, around = area.table.geometry(), 2 * _SHADOW_MARGIN_PX
        least = self.minimumSizeHint().width() - around
        wide, *narrow = map(scaled_pixels, _STRIP_WIDTHS_PX)
        wide = min(wide, room.width() - 32)
        widths = [wide, *(each for each in narrow if least <= each < wide)]
        sizes = [
            QSize(each, self.heightForWidth(each + around) - around) for each in widths
        ]
        at = QRect(QPoint(), sizes[0])
        at.moveCenter(area.table.rect().center())
        at = area.notice_rect(at, sizes, self).translated(room.topLeft())
        self.setGeometry(at.marginsAdded(_SHADOW_MARGINS))

    @override
    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Press the focused button, or the first one, on Enter."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        focused = next((each for each in self.buttons if each.hasFocus()), self.main)
        focused.click()
        event.accept()

    @override
    def draw(self, painter: QtGui.QPainter) -> None:
        """Paint the shadow around the strip."""
        card = QRectF(self.card.geometry())
        paint_shadow(painter, Shadow.POPOVER, card, SHEET_CORNER_RADIUS)
