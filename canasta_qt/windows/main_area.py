"""What fills the window below the menu bar: a table, and the panel beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from PySide6 import QtCore
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.look.tokens import Duration
from canasta_qt.overrides import override
from canasta_qt.windows.side_panel import SidePanel
from canasta_qt.windows.widgets.advice_card import AdviceCardView
from canasta_qt.windows.widgets.geometry import docks, panel_width
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.style import marked

if TYPE_CHECKING:
    from canasta_qt.gestures import ScoreText
    from canasta_qt.windows.score_card import MatchScore
    from canasta_qt.wording.advice.card import AdviceCard


_Finder: TypeAlias = Callable[[QtCore.QRect, QWidget], QtCore.QRect]
"""Returns the place of a widget from its usual one."""


class MainArea(QWidget):
    """The table, and the panel beside it or, in a narrow window, over it.

    Whether the panel is open is remembered apart for wide and for narrow windows.
    """

    panel_changed = Signal()
    laid_out = Signal()
    """Table and panel have their places."""
    chip_changed = Signal(object)
    """What the table is to say of the score: `ScoreText`, or None."""

    compare_asked = Signal()
    """The moves are to be compared."""

    def __init__(self, table: QWidget) -> None:
        """Show `table` and an empty panel."""
        super().__init__()
        marked(self, kind="chrome")
        self.table, self.panel, self.advice = table, SidePanel(), AdviceCardView()
        for widget in (self.table, self.panel, self.advice):
            widget.setParent(self)
        self._pad: QWidget | None = None
        """What stands in the place of the panel while a round is counted."""
        self.cover: QWidget | None = None
        """What lies over all of it while there is nothing to play."""
        self.below: QWidget | None = None
        """What stands under the table for a while."""
        self.open_wide = True
        self.open_narrow = False
        self.room_on_table: Callable[[], QtCore.QRect] = QtCore.QRect
        """Where advice may lie on the table; `app` knows."""
        self.notice_on_table: _Finder = lambda usual, _: usual
        """Where a notice hides nothing, as near its usual place as can be; likewise."""
        self.moves = False
        """Whether a panel over the table slides in and out, or is just there."""
        self._slide = QtCore.QPropertyAnimation(self.panel, b"pos", self)
        self._slide.setDuration(Duration.PANEL)
        self._slide.setEasingCurve(QtCore.QEasingCurve.Type.OutCubic)
        self._slide.finished.connect(self.lay_out)
        self.panel.score.headed.connect(lambda: self.chip_changed.emit(self.chip))
        self.panel.log.installEventFilter(self)
        self.advice.compare_asked.connect(self.compare_asked)

    @override
    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        """Let advice follow the log, which moves with the height of the score."""
        kinds = QtCore.QEvent.Type
        if event.type() in (kinds.Move, kinds.Resize):
            self._lay_advice()
        return super().eventFilter(watched, event)

    @property
    def has_pad(self) -> bool:
        """Whether a round is counted."""
        return self._pad is not None

    @property
    def docked(self) -> bool:
        """Whether the window is wide enough for the panel to stand beside the table."""
        return docks(self.width(), current_look().q)

    @property
    def panel_open(self) -> bool:
        """Whether the panel is to be seen."""
        return self.open_wide if self.docked else self.open_narrow

    @property
    def chip(self) -> ScoreText | None:
        """The score in few words while the panel is shut."""
        return None if self.panel_open else self.panel.score.chip

    @override
    def changeEvent(self, event: QtCore.QEvent) -> None:
        """Lay everything out again: large text makes the panel wider."""
        super().changeEvent(event)
        if event.type() == QtCore.QEvent.Type.StyleChange:
            self.lay_out()

    def set_panel(self, *, wide: bool, narrow: bool) -> None:
        """Open or shut the panel as remembered."""
        self.open_wide, self.open_narrow = wide, narrow
        self.lay_out()

    def show_standing(
        self, standing: MatchScore | None, *, rolls: bool = False
    ) -> None:
        """Show the score in the panel and on the chip; points won now may roll."""
        self.panel.score.show_standing(standing, rolls=rolls and self.moves)
        self.chip_changed.emit(self.chip)

    def show_pad(self, pad: QWidget | None) -> None:
        """Put a pad in the place of the panel; the table makes room. None ends it."""
        if self._pad is not None:
            focus = self.focusWidget() or self.table
            if focus is self._pad or self._pad.isAncestorOf(focus):
                self.table.setFocus()
        self._replace(self._pad, pad)
        self._pad = pad
        self.lay_out()

    def show_cover(self, cover: QWidget | None) -> None:
        """Let something stand in the place of table and panel, or nothing any more."""
        self._replace(self.cover, cover)
        self.cover = cover
        self.lay_out()
        (cover or self.table).setFocus()

    def toggle_panel(self) -> None:
        """Open what is shut and the other way round."""
        if self.docked:
            self.open_wide = not self.open_wide
        else:
            self.open_narrow = not self.open_narrow
        self.lay_out()
        if self.moves and not self.docked:
            self._slide_panel()
        if self.panel_open and not self.docked:
            self.panel.paper.setFocus()
        else:
            self.table.setFocus()
        self.panel_changed.emit()

    def _slide_panel(self) -> None:
        """Let the panel come in from the right, or leave that way."""
        inside = QtCore.QPoint(self.width() - self.panel.width(), 0)
        outside = QtCore.QPoint(self.width(), 0)
        ends = (outside, inside) if self.panel_open else (inside, outside)
        self._slide.stop()
        self._slide.setStartValue(ends[0])
        self._slide.setEndValue(ends[1])
        self.panel.move(ends[0])
        self.panel.show()
        self._slide.start()

    def other_pane(self) -> None:
        """Move the focus between table and log."""
        inside = self.panel.isAncestorOf(self.focusWidget() or self.table)
        if self.panel.isVisible() and not inside:
            self.panel.paper.setFocus()
        else:
            self.table.setFocus()

    def put_below(self, widget: QWidget | None) -> None:
        """Let something stand under the table, or nothing any more."""
        self._replace(self.below, widget)
        self.below = widget
        self.lay_out()

    def _replace(self, former: QWidget | None, widget: QWidget | None) -> None:
        """Show a widget, or none, in the place of a former one."""
        if former is not None and former is not widget:
            former.hide()
            former.deleteLater()
        if widget is not None and widget is not former:
            widget.setParent(self)
            widget.show()

    def lay_out(self) -> None:
        """Give table and panel their places."""
        width, height = self.width(), self.height()
        panel = panel_width(width, current_look().q)
        beside = (self.panel_open and self.docked) or self._pad is not None
        free = width - panel if beside else width
        below = 0 if self.below is None else self.below.sizeHint().height()
        self.table.setGeometry(0, 0, free, height - below)
        if self.below is not None:
            self.below.setGeometry(0, height - below, free, below)
        self.panel.setGeometry(width - panel, 0, panel, height)
        self.table.setVisible(self.cover is None)
        covered = self.cover is not None or self._pad is not None
        self.panel.setVisible(self.panel_open and not covered)
        self.panel.raise_()
        if self._pad is not None:
            self._pad.setGeometry(self.panel.geometry())
            self._pad.raise_()
        if self.cover is not None:
            self.cover.setGeometry(self.rect())
            self.cover.raise_()
        self._lay_advice()
        self.laid_out.emit()
        self.chip_changed.emit(self.chip)

    def show_advice(self, card: AdviceCard | None) -> None:
        """Show a card of advice, or none any more."""
        self.advice.show_card(card)
        self._lay_advice()

    def _lay_advice(self) -> None:
        """Put advice over the log, or on the table while the panel is shut."""
        if self.advice.card is None:
            self.panel.log.keep_free(0)
            return
        beside = self.panel_open and self._pad is None
        if beside:
            room = self.panel.paper.geometry().translated(self.panel.pos())
            if self.panel.paper is self.panel.log:
                room.setHeight(self.panel.log.room_for_advice)
        else:
            room = self.room_on_table()
        self.advice.place(room, slim=not beside)
        self.advice.raise_()
        covers = beside and not self.advice.isHidden()
        self.panel.log.keep_free(self.advice.paper.height() if covers else 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again; the panel may dock or undock."""
        super().resizeEvent(event)
        self.lay_out()
        self.panel_changed.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc shuts a panel that lies over the table."""
        if event.key() == Qt.Key.Key_Escape and self.panel_open and not self.docked:
            self.toggle_panel()
            event.accept()
            return
        super().keyPressEvent(event)
