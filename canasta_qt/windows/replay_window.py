"""A window in which a game is played back: its own table, and controls under it.

What it shows has nothing to do with the game being played in the main window.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QWidget
from typing_extensions import override

from canasta_qt.cards import Card, hand_order
from canasta_qt.windows.main_area import LEAST, MainArea
from canasta_qt.windows.replay_bar import Place, ReplayBar
from canasta_qt.windows.side_panel.panel import SidePanel
from canasta_qt.windows.widgets import style
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.parts import label
from canasta_qt.windows.widgets.style import Look, fill, hbox, marked, vbox
from canasta_qt.wording.cards import card_count

_CARD: Final = 46
_MANY: Final = 3
"""So many hands at most stand side by side with cards of the usual size."""


class HandsStrip(QFrame):
    """The hands of the others side by side, under the table."""

    def __init__(self) -> None:
        """Show nobody yet."""
        super().__init__()
        marked(self, kind="chrome")
        self.setAccessibleName(self.tr("All hands"))
        self._row = hbox(self, margins=(16, 8, 16, 2), spacing=18)
        self._names: list[QLabel] = []
        self.rows: list[CardRow] = []

    def show_hands(
        self, hands: Sequence[tuple[str, tuple[Card, ...]]], look: Look
    ) -> None:
        """Show names and cards, clockwise from the left of the player."""
        while len(self.rows) < len(hands):
            name = label("", "strong")
            width = _CARD if len(hands) <= _MANY else round(_CARD * 0.8)
            row = CardRow((), width, look)
            self._row.addLayout(fill(vbox(spacing=2), name, row), 1)
            self._names.append(name)
            self.rows.append(row)
        for (who, cards), name, row in zip(hands, self._names, self.rows, strict=True):
            name.setText(f"{who}, {card_count(len(cards))}")
            row.show_cards(sorted(cards, key=hand_order))

    def set_look(self, look: Look) -> None:
        """Paint with another deck."""
        for row in self.rows:
            row.set_look(look)


class ReplayWindow(QWidget):
    """Table, side panel and controls; says what is asked for, decides nothing."""

    ends_asked = Signal(int)
    """To the beginning (-1) or the end (1) of the hand."""
    closed = Signal()

    def __init__(self, table: QWidget, look: Look, parent: QWidget | None) -> None:
        """`table` shows the frames; with a `parent` the window goes when that does."""
        super().__init__(parent, Qt.WindowType.Window)
        marked(self, kind="chrome")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumSize(LEAST)
        self.look = look
        self.stage = MainArea(QWidget())
        self.stage.furnish(table, SidePanel())
        self.hands = HandsStrip()
        self.hands.hide()
        self.bar = ReplayBar()
        self.bar.panel_asked.connect(self.stage.toggle_panel)
        column = vbox(self, margins=(0, 0, 0, 0), spacing=0)
        fill(column, (self.stage, 1), self.hands, self.bar)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Wear these colours."""
        self.look = look
        if self.parent() is None:
            QApplication.setPalette(style.qt_palette(look.colours))
            self.setStyleSheet(style.style_sheet(look.colours, look.q))
        self.stage.set_look(look)
        self.stage.panel.set_look(look)
        self.bar.set_look(look)
        self.hands.set_look(look)

    def show_place(self, place: Place, title: str) -> None:
        """Show the place of the replay."""
        self.setWindowTitle(title)
        self.bar.show_place(place)

    def show_hands(self, hands: Sequence[tuple[str, tuple[Card, ...]]] | None) -> None:
        """Show the hands of the others, or none."""
        if hands is not None:
            self.hands.show_hands(hands, self.look)
        self.hands.setVisible(hands is not None)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing in the window has taken."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        bar = self.bar
        match event.key():
            case Qt.Key.Key_Space:
                bar.play_asked.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                by = 1 if key == Qt.Key.Key_Right else -1
                (bar.turned if shift else bar.stepped).emit(by)
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown as key:
                bar.hand_asked.emit(1 if key == Qt.Key.Key_PageDown else -1)
            case Qt.Key.Key_Home | Qt.Key.Key_End as key:
                self.ends_asked.emit(1 if key == Qt.Key.Key_End else -1)
            case Qt.Key.Key_M:
                bar.mark_asked.emit(-1 if shift else 1)
            case Qt.Key.Key_A:
                bar.all_hands.click()
            case Qt.Key.Key_R:
                bar.review.click()
            case Qt.Key.Key_F9:
                self.stage.toggle_panel()
            case Qt.Key.Key_Escape:
                self.close()
            case _:
                super().keyPressEvent(event)
                return
        event.accept()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Signal the end."""
        super().closeEvent(event)
        self.closed.emit()
