"""The strip over the table that offers ways on: to go on with a kept game, say."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_qt.art.pixmaps import PixmapStore, paint_shadow
from canasta_qt.look.tokens import CARD_RADIUS, RADIUS_ZONE, Shadow
from canasta_qt.windows.widgets.parts import KeyButton, grown_button, label
from canasta_qt.windows.widgets.style import Look, marked

_AIR: Final = 44
"""Room for the shadow on every side."""
_WIDTH: Final = 600
_AS_A_CARD: Final = RADIUS_ZONE / CARD_RADIUS


class Strip(QWidget):
    """A sentence and two or three buttons; what lies on the table stays where it is."""

    first = Signal()
    second = Signal()
    third = Signal()

    def __init__(self, text: str, words: Sequence[str], parent: QWidget) -> None:
        """`text` may have bold parts; `words` are those of the buttons."""
        super().__init__(parent)
        self._look = Look()
        self._store = PixmapStore()
        self.setAccessibleName(text)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(_AIR, _AIR, _AIR, _AIR)
        self.card = marked(QFrame(), kind="card")
        outer.addWidget(self.card)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(18, 15, 18, 15)
        column.setSpacing(13)
        column.addWidget(label(text, "lead", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(10)
        signals = (self.first, self.second, self.third)
        self.buttons: list[KeyButton] = []
        for index, (text_on, signal) in enumerate(zip(words, signals, strict=False)):
            key = self.tr("Enter") if index == 0 else ""
            button = grown_button(text_on, "primary" if index == 0 else "", key)
            button.clicked.connect(signal)
            self.buttons.append(button)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)

    @property
    def main(self) -> KeyButton:
        """The button that Enter stands for."""
        return self.buttons[0]

    def place(self, look: Look, table: QWidget) -> None:
        """Stand in the middle of the table."""
        self._look = look
        for button in self.buttons:
            button.set_look(look)
        room = table.geometry()
        width = min(look.pixels(_WIDTH), room.width() - 32) + 2 * _AIR
        height = max(self.heightForWidth(width), self.sizeHint().height())
        left = room.left() + (room.width() - width) // 2
        self.setGeometry(
            left, room.top() + (room.height() - height) // 2, width, height
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button with the focus, or the first."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        focused = next((each for each in self.buttons if each.hasFocus()), self.main)
        focused.click()
        event.accept()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shadow round the card."""
        if not self._look.shadows:
            return
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        patch = self._store.shadow(Shadow.POPOVER, _AS_A_CARD, ratio)
        paint_shadow(painter, patch, QRectF(self.card.geometry()))
        painter.end()
